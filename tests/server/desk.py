"""A table without a server: commands become log entries at once."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from operator import index
from typing import Any, SupportsIndex

from spinney.engine import Action, Game, Options, Record
from spinney.tables import decide, wire
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.table import Change, Table
from spinney.tables.views import Audience, line, views

SECOND = 1000

DRAW, USE, SKIP = Action("draw"), Action("use"), Action("skip")


def play(card: int, half: int = 0) -> Action:
    return Action("play", card=card, half=half)


def sent(*actions: SupportsIndex) -> list[wire.Action]:
    """Actions as a client sends them."""
    return [wire.action(index(action)) for action in actions]


def lies(game: Game) -> object:
    """Everything observable about a game, to compare it with another."""
    return str(game), game.actions, game.legal(), game.reveal_marker


@dataclass
class Desk:
    """A table, its log, and a clock that tests advance by hand."""

    table: Table = field(default_factory=lambda: Table("TEST22"))
    log: list[en.Entry] = field(default_factory=list)
    now: int = 0
    present: set[int] = field(default_factory=set)

    def write(self, entry: en.Entry) -> Change:
        self.log.append(entry)
        return self.table.apply(entry)

    def do(self, person: int | None, command: pr.Command) -> Change:
        """Carry out a command; raises the refusal if it is refused."""
        return self.write(
            decide.decide(command, self.table, person, self.now, lambda: self.present)
        )

    def act(self, seat: int, *actions: SupportsIndex) -> Change:
        person = self.table.seats[seat].person
        move = self.table.move_seen_by(person)
        return self.do(person, pr.Act(id=1, seat=seat, move=move, actions=sent(*actions)))

    def undo(self, seat: int) -> Change:
        person = self.table.seats[seat].person
        move = self.table.move_seen_by(person)
        return self.do(person, pr.TakeBack(id=1, seat=seat, move=move))

    def bot_acts(self, rng: random.Random) -> Change:
        """The bot that plays for the actor takes a random legal action."""
        table = self.table
        seat, action = table.game.actor, rng.choice(table.game.legal())
        return self.write(decide.bot_moves(seat, table.move, [action], table, self.now))

    def view(self, person: int | None, seat: int | None = None) -> pr.View:
        """What a person sees of the game, from one of their seats."""
        found = views(self.table, Audience(person), self.now)
        return pr.View(**next(view for view in found if seat is None or view["seat"] == seat))

    def line(self, change: Change, person: int | None) -> pr.Line | None:
        told = line(self.table, change, Audience(person))
        return None if told is None else pr.Line(**told)


def desk(
    seats: str = "01",
    game: str = "forest",
    seed: int = 7,
    start: bool = True,
    settings: pr.TableSettings | None = None,
    **options: Any,
) -> Desk:
    """A table; ``seats`` has one character each: a person's number, ``b`` a bot, ``-`` open."""
    people = sorted({int(c) for c in seats if c.isdigit()} | {0})
    made = Desk()
    made.write(
        en.Created(
            at=0,
            record=Record(Options(game, len(seats), **options), seed).to_json(),
            deal="fresh",
            settings=settings or pr.TableSettings(),
            chairs=[
                en.SeatSetup(
                    person=int(c) if c.isdigit() else None,
                    bot="random" if c == "b" else None,
                    name=f"P{c}",
                )
                for c in seats
            ],
            people=[en.Participant(id=i, name=f"P{i}", key=f"key{i}") for i in people],
            host=0,
        )
    )
    if start:
        made.do(0, pr.Start(id=1))
    return made
