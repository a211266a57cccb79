"""A dataset's choices for learners: what a seat knew, could do and did, and how it ended.

The games are played again from their seeds and choices, so a dataset stays small.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from spinney.bots.numpy_layers import as_array
from spinney.engine import ACTION_SPACE, Game, Record
from spinney.engine.observation import Observer
from spinney.engine.replay import FORMAT
from spinney.lab.dataset.folder import Dataset, complete_parts, part_file, reading


class Samples(NamedTuple):
    """Some choices, one in each row."""

    #: The features of :mod:`spinney.engine.observation`.
    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    action: NDArray[np.int64]
    #: The seat's share of the victory; in a solo game, 1 if it was won.
    outcome: NDArray[np.float32]
    #: The seat's points at the end.
    points: NDArray[np.int32]
    game: NDArray[np.int64]
    seat: NDArray[np.int64]

    @classmethod
    def room(cls, rows: int, features: int) -> Samples:
        """Room for some choices."""
        return cls(
            np.zeros((rows, features), np.int16),
            np.zeros((rows, ACTION_SPACE), np.int8),
            np.zeros(rows, np.int64),
            np.zeros(rows, np.float32),
            np.zeros(rows, np.int32),
            np.zeros(rows, np.int64),
            np.zeros(rows, np.int64),
        )

    def first(self, rows: int) -> Samples:
        """The first rows alone."""
        return Samples._make(array[:rows] for array in self)


def samples(
    dataset: Dataset, rows: int = 1024, *, compact: bool = False, bot: str | None = None
) -> Iterator[Samples]:
    """All choices of a dataset in order, ``rows`` at a time; the last batch may be smaller.

    Observations are ``compact`` if wanted; with ``bot``, only that bot's choices are given. The
    dataset needs its table of choices.
    """
    dataset.table("choices")  # or say that it is not there
    manifest = dataset.manifest
    players = manifest["plan"]["players"]
    if bot is not None and bot not in players:
        raise ValueError(f"no bot {bot!r}; there are {', '.join(players)}")
    start = Record.from_json(
        {
            **manifest["plan"],
            "format": FORMAT,
            "rules": manifest["rules_version"],
            "seed": "0",
            "actions": [],
        }
    )
    observer = Observer(start.options, start.deck, compact=compact)
    batch, filled = Samples.room(rows, observer.size), 0
    for seed, actions, seats, number in _games(dataset):
        game = Game.start_with(start.options, seed, start.deck)
        for action in actions:
            seat = game.actor
            name, outcome, points = seats[seat]
            if bot is None or name == bot:
                observer.see(game, seat)
                batch.observation[filled] = as_array(observer.features, np.int16)
                batch.mask[filled, game.legal()] = 1
                batch.action[filled] = action
                batch.outcome[filled] = outcome
                batch.points[filled] = points
                batch.game[filled] = number
                batch.seat[filled] = seat
                filled += 1
                if filled == rows:
                    yield batch
                    batch, filled = Samples.room(rows, observer.size), 0
            game.push(action)
    if filled:
        yield batch.first(filled)


#: By seat: its bot, its outcome and its points.
Seats = list[tuple[str, float, int]]


def _games(dataset: Dataset) -> Iterator[tuple[int, list[int], Seats, int]]:
    """Every game: its seed, its actions, its seats and its number."""
    folder = dataset.folder
    for part in complete_parts(folder, dataset.manifest):
        with reading(folder):
            games, seats, choices = (
                pl.read_parquet(part_file(folder, name, part), columns=columns)
                for name, columns in COLUMNS.items()
            )
        actions = _by_game(choices)
        sitting = _by_game(seats)
        for number, seed, players, won in games.select(COLUMNS["games"]).iter_rows():
            ended = [
                (bot, float(won) if players == 1 else victory, score)
                for _, _, bot, victory, score in sitting[number]
            ]
            yield int(seed, 16), [action for *_, action in actions[number]], ended, number


#: The tables and columns that are read.
COLUMNS = {
    "games": ["game", "seed", "players", "won"],
    "seats": ["game", "seat", "bot", "victory", "score"],
    "choices": ["game", "number", "action"],
}


def _by_game(table: pl.DataFrame) -> dict[int, list[tuple[Any, ...]]]:
    """The rows of a table by game, in order."""
    found: dict[int, list[tuple[Any, ...]]] = {}
    for row in table.iter_rows():
        found.setdefault(row[0], []).append(row)
    return found
