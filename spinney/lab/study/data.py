"""What was played: all datasets of a study together.

Games that were played alike (sets, players, bots, set-up) are a field. Some questions are put to
one field, the main one; others to a series of fields that differ in one thing only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import polars as pl

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.lab.dataset import Dataset
from spinney.lab.study.intervals import FEWEST

#: A victory in whole numbers, however many share it: in sixtieths.
VICTORY: Final = 60
#: A point in whole numbers, however many cards of a set share it.
POINT: Final = 840


@dataclass(frozen=True)
class Field:
    """Games that were played alike."""

    players: int
    sets: tuple[str, ...]
    #: Who plays: each bot once, if all have as many seats; else the bot of every seat.
    bots: tuple[str, ...]
    draft: bool = False
    no_removal: bool = False

    @property
    def alike(self) -> bool:
        """Does the same bot sit in all seats?"""
        return len(self.bots) == 1

    @property
    def fair(self) -> float:
        """Everybody's share of the victory, were all equally good."""
        return 1 / self.players


@dataclass(frozen=True)
class Data:
    """The games of one kind, with the field of each; a game has a number of its own."""

    kind: str
    fields: tuple[Field, ...]
    games: pl.DataFrame
    seats: pl.DataFrame
    species: pl.LazyFrame
    #: The seeds that the games of each field come from.
    seeds: tuple[tuple[int, ...], ...]

    # -- fields --------------------------------------------------------------------------------

    @cached_property
    def sizes(self) -> list[int]:
        """How many games each field has."""
        found = dict(self.games.group_by("field").len().iter_rows())
        return [found.get(number, 0) for number in range(len(self.fields))]

    @cached_property
    def main(self) -> int:
        """The field with most games, of those where all play alike if there are any."""
        return max(range(len(self.fields)), key=self._weight)

    def _weight(self, number: int) -> tuple[bool, int, int, int]:
        field = self.fields[number]
        return field.alike, self.sizes[number], len(field.sets), -number

    def series(self, factor: str, needs: int = 2) -> list[int]:
        """Fields that differ in one factor only; none if there are too few.

        Of several such series that of the main field is taken, else the longest, else the one
        with most games.
        """

        def weight(found: list[int]) -> tuple[bool, int, int]:
            return self.main in found, len(found), sum(self.sizes[number] for number in found)

        return max(self.all_series(factor, needs), key=weight, default=[])

    def all_series(self, factor: str, needs: int = 2) -> list[list[int]]:
        """Every series of fields that differ in this factor, each with games enough to compare."""
        found: dict[Field, list[int]] = {}
        for number, field in enumerate(self.fields):
            if field.alike and self.sizes[number] >= FEWEST:
                blank: Any = {"players": 0, "no_removal": False}.get(factor, ())
                found.setdefault(replace(field, **{factor: blank}), []).append(number)
        return [
            sorted(numbers, key=lambda number: _order(self.fields[number], factor))
            for numbers in found.values()
            if len(numbers) >= needs
        ]

    # -- frames --------------------------------------------------------------------------------

    def games_of(self, *fields: int) -> pl.DataFrame:
        return self.games.filter(pl.col("field").is_in(fields))

    def seats_of(self, *fields: int) -> pl.DataFrame:
        return self.seats.filter(pl.col("field").is_in(fields))

    def species_of(self, field: int) -> pl.DataFrame:
        return self.species.filter(pl.col("field") == field).collect()


def _order(field: Field, factor: str) -> Any:
    value = getattr(field, factor)
    return (len(value), value) if factor == "sets" else value


# -- reading -------------------------------------------------------------------------------


def load(kind: str, folders: Iterable[Path]) -> Data:
    """Read datasets; games of another kind and solo games are left out."""
    fields: dict[Field, set[int]] = {}
    games: list[pl.LazyFrame] = []
    seats: list[pl.LazyFrame] = []
    species: list[pl.LazyFrame] = []
    names = []
    for folder in folders:
        names.append(str(folder))
        dataset = Dataset(folder)
        plan = dataset.manifest["plan"]
        if plan["options"]["game"] != kind or plan["options"]["solo"]:
            continue
        found = dataset.games().collect()
        if found.is_empty():
            continue
        field = field_of(plan)
        fields.setdefault(field, set()).add(plan["seed"])
        marks = {"field": list(fields).index(field), "source": len(games)}
        for frame, frames in [
            (found.lazy(), games),
            (dataset.seats(), seats),
            (dataset.species(), species),
        ]:
            frames.append(frame.with_columns(**_marks(marks)))
    if not games:
        raise no_games(kind, names)
    return _together(kind, fields, games, seats, species)


def field_of(plan: dict[str, Any]) -> Field:
    """The field of a plan, as a dataset tells it."""
    options = plan["options"]
    seats = [plan["players"][n % len(plan["players"])] for n in range(options["players"])]
    bots, number = sorted(set(seats)), {seats.count(bot) for bot in seats}
    return Field(
        options["players"],
        tuple(options["sets"]),
        tuple(bots if len(number) == 1 else sorted(seats)),
        options["draft"],
        options["no_removal"],
    )


def _marks(marks: dict[str, int]) -> dict[str, pl.Expr]:
    return {name: pl.lit(value, pl.UInt32) for name, value in marks.items()}


def _together(
    kind: str,
    fields: dict[Field, set[int]],
    games: list[pl.LazyFrame],
    seats: list[pl.LazyFrame],
    species: list[pl.LazyFrame],
) -> Data:
    """All games with a number of their own (``id``); one that is there twice counts once."""
    whole = (
        pl.concat(games)
        .unique(["field", "digest"], keep="first", maintain_order=True)
        .sort("source", "game")
        .with_row_index("id")
        .collect()
    )
    number = whole.lazy().select("source", "game", "id")
    sixtieths = (pl.col("victory") * VICTORY).round().cast(pl.Int64).alias("victories")
    parts = (pl.col("points") * POINT).round().cast(pl.Int64).alias("share")
    return Data(
        kind,
        tuple(fields),
        whole,
        pl.concat(seats)
        .join(number, ["source", "game"])
        .with_columns(sixtieths)
        .sort("id", "seat")
        .collect(),
        pl.concat(species).join(number, ["source", "game"]).with_columns(parts),
        tuple(tuple(sorted(seeds)) for seeds in fields.values()),
    )


def no_games(kind: str, folders: list[str]) -> GameError:
    return GameError(
        Phrase(
            "study-no-games",
            "no games of {game} in {folders}",
            game=kind,
            folders=", ".join(folders),
        )
    )
