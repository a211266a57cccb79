"""A table as a text, so that it opens without its whole log.

The games before the last moves are not in it; an undo replays them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from spinney import __version__
from spinney.engine import GameError, Record
from spinney.tables import entries as en
from spinney.tables.protocol import TableSettings
from spinney.tables.table import Move, PendingUndo, Seat, Table


@dataclass(frozen=True)
class Snapshot:
    """What a table consists of, besides its game."""

    #: The version of the program that wrote it; another one reads the log instead.
    version: str
    record: dict[str, Any]
    #: The actions that everyone has seen.
    shown_actions: int
    seq: int
    move: int
    phase: Literal["lobby", "playing", "over"]
    people: dict[int, en.Participant]
    seats: list[Seat]
    host: int
    next_person: int
    moves: list[Move]
    revealed: int
    undoing: PendingUndo | None
    taken_back: int
    rematch: str | None
    hidden: dict[int, list[int]]
    created_ms: int
    active_ms: int
    thinking_since: int
    turn_since: int
    late: tuple[int, int]
    deal: Literal["fresh", "chosen", "repeated", "imported", "daily"]
    settings: TableSettings
    shown_move: int


_adapter: TypeAdapter[Snapshot] = TypeAdapter(Snapshot)
_SAME = [f.name for f in fields(Snapshot) if f.name not in ("version", "record", "shown_actions")]


def freeze(table: Table) -> str:
    """The table as it is now."""
    same = {name: getattr(table, name) for name in _SAME}
    record, shown = table.game.record.to_json(), table.shown.taken
    return _adapter.dump_json(Snapshot(__version__, record, shown, **same)).decode()


def thaw(code: str, text: str) -> Table | None:
    """The table again; None if this program cannot read it."""
    try:
        found = _adapter.validate_json(text)
        if found.version != __version__:
            return None
        record = Record.from_json(found.record)
        table = Table(code)
        table.game = table.shown = record.game()
        if found.shown_actions != len(record.actions):
            table.shown = record.game(found.shown_actions)
    except (ValidationError, GameError):
        return None
    for name in _SAME:
        setattr(table, name, getattr(found, name))
    return table
