"""A table: what its log makes of it. No clock, no chance, no input or output in here.

:meth:`Table.apply` takes the next entry of the log and says what changed for whom. It trusts the
log; whether a command becomes an entry is decided in :mod:`spinney.server.decide`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from typing import Literal

from spinney.engine import Event, Game
from spinney.engine.knowledge import came_to_light
from spinney.engine.replay import Record
from spinney.server import entries as en
from spinney.server.protocol import TableSettings

#: While a card is chosen but not yet paid for, only its player sees that.
UNPAID = ("slot", "pay")


@dataclass
class Seat:
    """Who plays here."""

    person: int | None
    name: str
    bot: str | None
    #: Its person has left the running game.
    deserted: bool = False
    out_of_time: bool = False
    used_ms: int = 0

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class Move:
    """Actions that came together: what an undo takes back."""

    seat: int
    start: int  # actions before it
    light: tuple[int, int]  # what had come to light before it
    by_bot: bool


@dataclass(frozen=True)
class Undoing:
    """An undo that waits for consent."""

    seat: int
    to: int
    waiting_for: frozenset[int]


@dataclass(frozen=True)
class Happening:
    """A line of the log, as everybody could know it if nothing were secret."""

    seq: int
    kind: str
    person: int | None = None
    seat: int | None = None
    text: str | None = None
    actions: int | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Change:
    """What an entry changed: for the people of the seat that moved, and for all others."""

    seq: int
    #: The person whose move it was, not yet paid for perhaps; None: it is all the same.
    mover: int | None = None
    own: Happening | None = None
    others: Happening | None = None
    table: bool = False
    game: bool = False
    game_of_others: bool = False

    def told_to(self, person: int | None) -> Happening | None:
        return self.own if self.mover is not None and person == self.mover else self.others

    def game_changed_for(self, person: int | None) -> bool:
        if self.mover is not None and person == self.mover:
            return self.game
        return self.game_of_others


@dataclass
class Table:
    """One table."""

    code: str
    seq: int = 0
    #: The number of the last entry that changed the game.
    move: int = 0
    phase: Literal["lobby", "playing", "over"] = "lobby"
    people: dict[int, en.Who] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    host: int = 0
    moves: list[Move] = field(default_factory=list)
    undoing: Undoing | None = None
    taken_back: int = 0
    rematch: str | None = None
    created_ms: int = 0
    active_ms: int = 0
    #: When the actor began to think, and when the turn began.
    thinking_since: int = 0
    turn_since: int = 0
    #: The turn in which the actor has run out of time.
    late_turn: int = -1
    #: Whose turn it was before the last change.
    turn_before: tuple[int, int] = (0, 0)

    record: Record = field(init=False)
    deal: Literal["fresh", "chosen", "repeated", "imported"] = field(init=False)
    settings: TableSettings = field(init=False)
    #: The game, and as it was before a card that is not yet paid for.
    game: Game = field(init=False)
    shown: Game = field(init=False)
    shown_actions: int = 0
    shown_move: int = 0
    #: What happened since then.
    held: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, code: str, log: Iterable[en.Entry]) -> Table:
        table = cls(code)
        for entry in log:
            table.apply(entry)
        return table

    # -- who is who ------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        return self.phase != "lobby"

    def seats_of(self, person: int | None) -> list[int]:
        if person is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.person == person]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def played_by(self, seat: int) -> str | None:
        """The bot that plays a seat now; None: its person does."""
        chair = self.seats[seat]
        late = self.late_turn == self.game.turn and self.game.actor == seat
        if chair.bot is None and (chair.out_of_time or late):
            return self.settings.stand_in
        return chair.bot

    def partners(self, seat: int) -> frozenset[int]:
        """The other people who play: those whose consent an undo may need."""
        mine = self.seats[seat].person
        return frozenset(
            other.person
            for i, other in enumerate(self.seats)
            if other.person not in (None, mine) and not other.deserted and not self.played_by(i)
            if other.person is not None
        )

    def sees_all(self, person: int | None) -> bool:
        """Is it this person's card that may not be paid for yet?"""
        return self.game.actor in self.seats_of(person)

    def move_seen_by(self, person: int | None) -> int:
        """The number of the last change of the game that a person has seen."""
        return self.move if self.sees_all(person) else self.shown_move

    # -- time and undo ---------------------------------------------------------------------

    def deadline(self) -> int | None:
        """When the actor is out of time, in milliseconds since 1970."""
        clock = self.settings.clock
        if clock is None or self.phase != "playing" or self.played_by(self.game.actor):
            return None
        if clock.per == "move":
            return self.turn_since + 1000 * clock.seconds
        return self.thinking_since + 1000 * clock.seconds - self.seats[self.game.actor].used_ms

    def last_move(self, seat: int) -> Move | None:
        """What the seat's person could take back."""
        if self.phase != "playing":
            return None
        for move in reversed(self.moves):
            if move.seat == seat and not move.by_bot:
                return move
        return None

    def is_free(self, move: Move) -> bool:
        """Whether a move can be taken back without asking anybody.

        A rival's card that is not yet paid for does not count: it is as if it were in the hand.
        """
        later = (m for m in self.moves if move.start <= m.start < self.shown_actions)
        alone = all(other.seat == move.seat for other in later)
        return alone and move.light == came_to_light(self.game)

    # -- the log ---------------------------------------------------------------------------

    def apply(self, entry: en.Entry) -> Change:
        """The next entry has happened."""
        self.seq += 1
        self.active_ms = entry.at
        return self._apply(entry)

    @singledispatchmethod
    def _apply(self, entry: en.Entry) -> Change:
        raise NotImplementedError(entry)

    def _seen_by_all(self, kind: str, /, game: bool = False, **about: object) -> Change:
        line = Happening(self.seq, kind, **about)  # type: ignore[arg-type]
        return Change(self.seq, others=line, table=True, game_of_others=game)

    @_apply.register
    def _(self, entry: en.Created) -> Change:
        record = Record.from_json(entry.record)
        self.record = replace(record, actions=list(record.actions))  # the entry stays as it is
        self.deal = entry.deal
        self.settings = entry.settings
        self.host = entry.host
        self.created_ms = entry.at
        self.people = {who.id: who for who in entry.people}
        self.seats = [Seat(chair.person, chair.name, chair.bot) for chair in entry.chairs]
        game = self.record.game()
        if game.over:
            self._show(game)
            self.phase = "over"
        return self._seen_by_all("created", person=entry.host)

    @_apply.register
    def _(self, entry: en.Joined) -> Change:
        self.people[entry.who.id] = entry.who
        for seat in entry.seats:
            self.seats[seat] = Seat(entry.who.id, entry.who.name, None)
        return self._seen_by_all("joined", person=entry.who.id)

    @_apply.register
    def _(self, entry: en.Sat) -> Change:
        self.seats[entry.seat] = Seat(entry.person, self.people[entry.person].name, None)
        return self._seen_by_all("joined", person=entry.person, seat=entry.seat)

    @_apply.register
    def _(self, entry: en.Renamed) -> Change:
        self.people[entry.person] = self.people[entry.person].model_copy(
            update={"name": entry.name}
        )
        for seat in self.seats_of(entry.person):
            self.seats[seat].name = entry.name
        return self._seen_by_all("renamed", person=entry.person, text=entry.name)

    @_apply.register
    def _(self, entry: en.Left) -> Change:
        for i in self.seats_of(entry.person):
            if self.started:
                self.seats[i].deserted = True
            else:
                self.seats[i] = Seat(None, "", None)
        if not self.started:
            sitting = [seat.person for seat in self.seats if seat.person is not None]
            if entry.person == self.host and sitting:
                self.host = sitting[0]
        self._no_longer_asked(entry.person)
        return self._seen_by_all("left", person=entry.person)

    def _no_longer_asked(self, person: int) -> None:
        """Whoever is gone cannot refuse; nor can they agree, so the question falls."""
        if self.undoing and person in self.undoing.waiting_for:
            self.undoing = None

    @_apply.register
    def _(self, entry: en.TakenOver) -> Change:
        seat = self.seats[entry.seat]
        seat.bot = entry.bot
        if entry.bot is None:
            seat.deserted = False
            self._think_anew(entry.at)
        if seat.person is None:
            seat.name = "" if entry.bot is None else bot_name(entry.bot, self.names())
        elif entry.bot is not None:
            self._no_longer_asked(seat.person)
        kind = "back" if entry.bot is None else "bot"
        # The prompt comes or goes with the seat's player.
        return self._seen_by_all(
            kind, game=self.started, person=entry.person, seat=entry.seat, text=entry.bot
        )

    @_apply.register
    def _(self, entry: en.Started) -> Change:
        if entry.fill is not None:
            for i, seat in enumerate(self.seats):
                if seat.open:
                    self.seats[i] = Seat(None, bot_name(entry.fill, self.names()), entry.fill)
        self.phase = "playing"
        self.move = self.seq
        self._show(self.record.game())
        self._think_anew(entry.at)
        return self._seen_by_all("started", game=True, person=entry.person)

    @_apply.register
    def _(self, entry: en.Said) -> Change:
        line = Happening(self.seq, "said", entry.person, text=entry.text)
        return Change(self.seq, others=line)

    @_apply.register
    def _(self, entry: en.Rematched) -> Change:
        self.rematch = entry.code
        return self._seen_by_all("rematch", person=entry.person, text=entry.code)

    # -- entries that change the game ------------------------------------------------------

    @_apply.register
    def _(self, entry: en.Acted) -> Change:
        seat = self.seats[entry.seat]
        self._stop_clock(entry.at)
        self.move = self.seq
        asked, self.undoing = self.undoing is not None, None
        start = len(self.record.actions)
        move = Move(entry.seat, start, came_to_light(self.game), entry.by_bot)
        self.moves.append(move)
        events: list[Event] = []
        for action in entry.actions:
            events += self._step(action)
        self._start_clock(entry.at)
        own = Happening(self.seq, "events", seat.person, entry.seat, events=tuple(events))
        others = None
        if not self._is_unpaid():
            others = Happening(self.seq, "events", seat.person, entry.seat, events=tuple(self.held))
            self._show(self.game)
        ended = self.game.over
        if ended:
            self.phase = "over"
        return Change(
            self.seq, seat.person, own, others, asked or ended, True, others is not None
        )  # fmt: skip

    @_apply.register
    def _(self, entry: en.TimedOut) -> Change:
        self._stop_clock(entry.at)
        if self.settings.clock and self.settings.clock.per == "game":
            self.seats[entry.seat].out_of_time = True
        else:
            self.late_turn = self.game.turn
        self.move = self.seq
        return self._seen_by_all("timed_out", game=True, seat=entry.seat)

    @_apply.register
    def _(self, entry: en.UndoAsked) -> Change:
        move = next(move for move in self.moves if move.start == entry.to)
        if self.is_free(move):
            return self._take_back(entry.seat, entry.to, entry.at)
        self.undoing = Undoing(entry.seat, entry.to, self.partners(entry.seat))
        if not self.undoing.waiting_for:
            return self._agreed(self.undoing, entry.at)
        return self._seen_by_all("undo_asked", person=entry.person, seat=entry.seat)

    @_apply.register
    def _(self, entry: en.UndoAnswered) -> Change:
        asked = self.undoing
        assert asked is not None
        if not entry.yes:
            self.undoing = None
            return self._seen_by_all("undo_refused", person=entry.person, seat=asked.seat)
        self.undoing = Undoing(asked.seat, asked.to, asked.waiting_for - {entry.person})
        if self.undoing.waiting_for:
            return Change(self.seq, table=True)
        return self._agreed(asked, entry.at)

    def _agreed(self, undoing: Undoing, at: int) -> Change:
        self.taken_back += 1
        return self._take_back(undoing.seat, undoing.to, at)

    def _take_back(self, seat: int, to: int, at: int) -> Change:
        person = self.seats[seat].person
        sees_all = self.seats[self.game.actor].person
        self._stop_clock(at)
        self.move = self.seq
        if self.undoing is not None and self.undoing.to >= to:
            self.undoing = None
        undone = len(self.record.actions) - to
        shown, shown_move = self.shown_actions, self.shown_move
        actions = self.record.actions[:to]
        self.moves = [move for move in self.moves if move.start < to]
        self.record.actions.clear()
        self._show(self.record.start())
        for action in actions:
            self._step(action)
            if not self._is_unpaid():
                self._show(self.game)
        self._think_anew(at)
        own = Happening(self.seq, "undone", person, seat, actions=undone)
        if self.shown_actions == shown:
            self.shown_move = shown_move
            return Change(self.seq, sees_all, own, None, False, True, False)
        others = Happening(self.seq, "undone", person, seat, actions=shown - self.shown_actions)
        return Change(self.seq, sees_all, own, others, True, True, True)

    def _step(self, action: int) -> list[Event]:
        events = list(self.game.apply(action))
        self.record.actions.append(action)
        self.held += events
        return events

    def _is_unpaid(self) -> bool:
        return not self.game.over and self.game.prompt.kind in UNPAID

    def _show(self, game: Game) -> None:
        """This is what everybody sees."""
        self.game = game
        self.shown = game.copy()
        self.shown_actions = len(self.record.actions)
        self.shown_move = self.move
        self.held = []

    def _stop_clock(self, at: int) -> None:
        if self.phase == "playing" and not self.played_by(self.game.actor):
            self.seats[self.game.actor].used_ms += max(0, at - self.thinking_since)
        self.thinking_since = at
        self.turn_before = (self.game.actor, self.game.turn)

    def _start_clock(self, at: int) -> None:
        if (self.game.actor, self.game.turn) != self.turn_before:
            self.turn_since = at

    def _think_anew(self, at: int) -> None:
        self.thinking_since = self.turn_since = at


def bot_name(bot: str, taken: Collection[str]) -> str:
    """What a bot is called that was given no name, unlike all others at the table."""
    name = bot.partition(":")[0]
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 2)))
    return next(name for name in names if name not in taken)
