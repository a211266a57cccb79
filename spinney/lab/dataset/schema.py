"""The tables of a dataset and their columns; docs/datasets.md explains each column."""

from __future__ import annotations

from typing import Final

import polars as pl

#: Changes whenever a column is added, removed, or changes its name, type or meaning.
SCHEMA: Final = 1

Columns = dict[str, pl.DataType]

_COUNT: Final = pl.UInt16()

GAMES: Final[Columns] = {
    "game": pl.UInt32(),
    "seed": pl.String(),
    "kind": pl.String(),
    "sets": pl.List(pl.String()),
    "players": pl.UInt8(),
    "draft": pl.Boolean(),
    "no_removal": pl.Boolean(),
    "start": pl.UInt8(),
    "turns": _COUNT,
    "choices": _COUNT,
    "winter_1": _COUNT,
    "winter_2": _COUNT,
    "winter_3": _COUNT,
    "deck_left": _COUNT,
    "removed": pl.List(pl.String()),
    "best": pl.Int32(),
    "margin": pl.Int32(),
    "won": pl.Boolean(),
    "violations": pl.List(pl.String()),
    "digest": pl.String(),
}

SEATS: Final[Columns] = {
    "game": pl.UInt32(),
    "seat": pl.UInt8(),
    "order": pl.UInt8(),
    "bot": pl.String(),
    "score": pl.Int32(),
    "place": pl.UInt8(),
    "victory": pl.Float64(),
    "turns": _COUNT,
    "drawn_deck": _COUNT,
    "drawn_clearing": _COUNT,
    "laid": _COUNT,
    "face_down": _COUNT,
    "paid": _COUNT,
    "cave": _COUNT,
    "hand": pl.UInt8(),
    "bonus_asked": _COUNT,
    "bonus_earned": _COUNT,
    "effects": _COUNT,
    "extra_turns": _COUNT,
    "cave_card": pl.UInt8(),
    "points_cave": pl.Int32(),
}

SPECIES: Final[Columns] = {
    "game": pl.UInt32(),
    "seat": pl.UInt8(),
    "species": pl.String(),
    "laid": _COUNT,
    "turns": _COUNT,
    "paid": _COUNT,
    "free": _COUNT,
    "bonus": _COUNT,
    "points": pl.Float64(),
    "first_turn": _COUNT,
}

TURNS: Final[Columns] = {
    "game": pl.UInt32(),
    "turn": _COUNT,
    "seat": pl.UInt8(),
    "action": pl.String(),
    "species": pl.String(),
    "drawn": _COUNT,
    "paid": _COUNT,
    "bonus": pl.Boolean(),
    "score": pl.Int32(),
    "clearing": _COUNT,
    "hand": pl.UInt8(),
    "deck_left": _COUNT,
}

CHOICES: Final[Columns] = {
    "game": pl.UInt32(),
    "number": _COUNT,
    "turn": _COUNT,
    "seat": pl.UInt8(),
    "prompt": pl.String(),
    "options": _COUNT,
    "legal": pl.List(pl.UInt16()),
    "action": pl.UInt16(),
}

#: The tables by name; the last two on request.
TABLES: Final = {
    "games": GAMES,
    "seats": SEATS,
    "species": SPECIES,
    "turns": TURNS,
    "choices": CHOICES,
}
ALWAYS: Final = ("games", "seats", "species")
