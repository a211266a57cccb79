"""The entries of a table's log: everything that ever happened there, and nothing else.

A table is built from its entries alone, so they record all chance, time and consent. They stay
on the server: the first one holds the deal.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from spinney.tables.protocol import TableSettings


class EntryBase(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    #: In milliseconds since 1970.
    at: int


class Participant(BaseModel):
    """A person at the table, identified by the fingerprint of their token."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: int
    name: str
    key: str


class SeatSetup(BaseModel):
    """The initial state of a seat."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    person: int | None = None
    bot: str | None = None
    name: str = ""


class Created(EntryBase):
    kind: Literal["created"] = "created"
    #: The game as a save file, including the actions it begins with.
    record: dict[str, Any]
    deal: Literal["fresh", "chosen", "repeated", "imported", "daily"]
    settings: TableSettings
    chairs: list[SeatSetup]
    people: list[Participant]
    host: int


class Joined(EntryBase):
    kind: Literal["joined"] = "joined"
    who: Participant
    seats: list[int]


class Sat(EntryBase):
    kind: Literal["sat"] = "sat"
    person: int
    seat: int


class Renamed(EntryBase):
    kind: Literal["renamed"] = "renamed"
    person: int
    name: str


class Left(EntryBase):
    kind: Literal["left"] = "left"
    person: int


class TakenOver(EntryBase):
    """A bot plays the seat from now on; None gives it back to its person."""

    kind: Literal["taken_over"] = "taken_over"
    person: int
    seat: int
    bot: str | None
    #: The name of a bot in a seat without a person; None names it after its kind.
    name: str | None = None


class Started(EntryBase):
    kind: Literal["started"] = "started"
    person: int
    fill: str | None


class Acted(EntryBase):
    kind: Literal["acted"] = "acted"
    seat: int
    actions: list[int]
    by_bot: bool = False


class TimedOut(EntryBase):
    kind: Literal["timed_out"] = "timed_out"
    seat: int


class Resumed(EntryBase):
    """It is not known how much time has passed: the actor's time for this choice starts anew."""

    kind: Literal["resumed"] = "resumed"


class UndoAsked(EntryBase):
    """A request to undo all but the first ``to`` actions."""

    kind: Literal["undo_asked"] = "undo_asked"
    person: int
    seat: int
    to: int


class UndoAnswered(EntryBase):
    kind: Literal["undo_answered"] = "undo_answered"
    person: int
    yes: bool


class Said(EntryBase):
    kind: Literal["said"] = "said"
    person: int
    text: str


class Rematched(EntryBase):
    kind: Literal["rematched"] = "rematched"
    person: int
    code: str


Entry = Annotated[
    Created | Joined | Sat | Renamed | Left | TakenOver | Started | Acted | TimedOut
    | Resumed | UndoAsked | UndoAnswered | Said | Rematched,
    Field(discriminator="kind"),
]  # fmt: skip

entry_adapter: TypeAdapter[Entry] = TypeAdapter(Entry)
