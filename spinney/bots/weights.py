"""The file of a trained network: a line of JSON that describes it, then its numbers.

Matrices are bytes, row by row, each row with its own factor; vectors are 32-bit numbers. A network
fits one deck, one layout of the features and one numbering of the parts of actions; it names all
three, and is refused if they no longer match.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from pathlib import Path
from sys import byteorder
from typing import Any, Final

from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase
from spinney.engine.core.tables import tables_for
from spinney.engine.observation import Layout
from spinney.engine.options import GameError
from spinney.engine.parts import Parts

FORMAT: Final = 1
MAGIC: Final = "spinney network"


class NetworkError(GameError):
    """A network that cannot be read, or was made for something else."""


class Matrix:
    """Rows of bytes, each with a factor."""

    def __init__(self, rows: int, columns: int, factors: array[float], numbers: array[int]) -> None:
        self.rows = rows
        self.columns = columns
        self.factors = factors
        self.numbers = numbers


class Weights:
    """All of a network's numbers, by name."""

    def __init__(
        self, about: dict[str, Any], matrices: dict[str, Matrix], vectors: dict[str, array[float]]
    ) -> None:
        self.about = about
        self.matrices = matrices
        self.vectors = vectors

    @property
    def layers(self) -> int:
        return int(self.about["layers"])

    def check(self, deck: Deck) -> None:
        """Check that it was made for this deck, and for these features and actions."""
        for what, value in fits(deck).items():
            if self.about.get(what) != value:
                raise NetworkError(
                    Phrase(
                        "network-other",
                        "the network was made for another {what} ({made}, not {now})",
                        what=what,
                        made=str(self.about.get(what)),
                        now=str(value),
                    )
                )


def fits(deck: Deck) -> dict[str, str]:
    """What a network must have been made for in order to play with a deck."""
    t = tables_for(deck)
    layout = Layout(t, compact=True)
    text = json.dumps([(s.name, s.start, s.length, s.by_seat) for s in layout.segments])
    names = hashlib.sha256(f"{text} {Parts(t).size}".encode()).hexdigest()[:16]
    return {"game": deck.game, "deck": deck.digest, "layout": names}


def write_weights(path: Path, weights: Weights) -> None:
    """Write a network's file, its numbers in the order of their names."""
    about = dict(weights.about)
    about["format"] = FORMAT
    about["matrices"] = {k: [m.rows, m.columns] for k, m in weights.matrices.items()}
    about["vectors"] = {k: len(v) for k, v in weights.vectors.items()}
    parts = [f"{MAGIC} {json.dumps(about)}\n".encode()]
    for matrix in weights.matrices.values():
        parts += [_little(matrix.factors), matrix.numbers.tobytes()]
    for vector in weights.vectors.values():
        parts.append(_little(vector))
    path.write_bytes(b"".join(parts))


def read_weights(path: Path) -> Weights:
    """Read a network's file."""
    data = path.read_bytes()
    end = data.find(b"\n")
    line = data[: max(end, 0)].decode("utf-8", "replace")
    try:
        if line.startswith(f"{MAGIC} "):
            return _weights(path, json.loads(line[len(MAGIC) :]), data, end + 1)
    except NetworkError:
        raise
    except (AttributeError, LookupError, TypeError, ValueError):
        pass  # the description is invalid
    raise NetworkError(Phrase("no-network", "{file} is not a network", file=path.name))


def _weights(path: Path, about: dict[str, Any], data: bytes, at: int) -> Weights:
    """The numbers after the first line, read as it describes."""
    if about["format"] != FORMAT:
        raise NetworkError(
            Phrase(
                "network-format",
                "{file} has format {format}; this version reads format {known}",
                file=path.name,
                format=str(about["format"]),
                known=str(FORMAT),
            )
        )
    shapes, lengths = about.pop("matrices"), about.pop("vectors")
    size = sum([rows * (4 + columns) for rows, columns in shapes.values()])
    if len(data) != at + size + 4 * sum(lengths.values()):
        raise NetworkError(Phrase("network-cut", "{file} is incomplete", file=path.name))
    matrices: dict[str, Matrix] = {}
    for name, (rows, columns) in shapes.items():
        factors = _floats(data[at : at + 4 * rows])
        at += 4 * rows
        numbers = array("b", data[at : at + rows * columns])
        at += rows * columns
        matrices[name] = Matrix(rows, columns, factors, numbers)
    vectors: dict[str, array[float]] = {}
    for name, length in lengths.items():
        vectors[name] = _floats(data[at : at + 4 * length])
        at += 4 * length
    return Weights(about, matrices, vectors)


def _floats(data: bytes) -> array[float]:
    numbers = array("f", data)
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def _little(numbers: array[float]) -> bytes:
    copy = array("f", numbers)
    if byteorder == "big":
        copy.byteswap()
    return copy.tobytes()
