"""A table, as built from its log. No clock, no randomness, no I/O in here.

:meth:`Table.apply` takes the next entry of the log and says what changed for whom. It trusts the
log; :mod:`spinney.tables.decide` decides whether a command becomes an entry.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Literal

from spinney.engine import Event, Game
from spinney.tables import entries as en
from spinney.tables.protocol import TableSettings

#: At these prompts a card is chosen but not yet paid for, and only its player sees it.
UNPAID = ("slot", "pay")

#: Stands for all people without a key.
ONLOOKERS = -1

#: How many moves can be undone without replaying the game from the start.
SNAPSHOTS = 4


@dataclass
class Seat:
    """Who plays here."""

    person: int | None
    name: str
    bot: str | None
    #: Whether its person has left the running game.
    deserted: bool = False
    #: Whether its person has handed it to the bot.
    given: bool = False
    out_of_time: bool = False
    used_ms: int = 0

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class Move:
    """Actions taken together, and undone together."""

    seat: int
    start: int  # actions before it
    revealed: int  # how often something had been revealed before it
    spent_ms: int  # time spent in the turn before it
    by_bot: bool


@dataclass(frozen=True)
class PendingUndo:
    """An undo waiting for consent."""

    seat: int
    to: int
    waiting_for: frozenset[int]


@dataclass(frozen=True)
class LogLine:
    """A line of the log, before anything secret is removed."""

    seq: int
    kind: str
    person: int | None = None
    seat: int | None = None
    text: str | None = None
    actions: int | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Change:
    """What an entry changed: for those who see a card not yet paid for, and for everyone else."""

    seq: int
    #: The lines for people who see a different game from the others.
    own: dict[int, LogLine] = field(default_factory=dict)
    others: LogLine | None = None
    table: bool = False
    game_changed_for_others: bool = False

    def told_to(self, person: int | None) -> LogLine | None:
        return self.others if person is None else self.own.get(person, self.others)

    def game_changed_for(self, person: int | None) -> bool:
        return self.game_changed_for_others or person in self.own

    @property
    def for_all(self) -> bool:
        return self.others is not None or self.table or self.game_changed_for_others


@dataclass
class Table:
    """One table."""

    code: str
    seq: int = 0
    #: The number of the last entry that changed the game.
    move: int = 0
    phase: Literal["lobby", "playing", "over"] = "lobby"
    people: dict[int, en.Participant] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    host: int = 0
    next_person: int = 0
    moves: list[Move] = field(default_factory=list)
    #: The game before each of the last few moves, by number of actions.
    snapshots: dict[int, Game] = field(default_factory=dict)
    #: How often something was revealed; an undo does not make it unknown again.
    revealed: int = 0
    undoing: PendingUndo | None = None
    taken_back: int = 0
    rematch: str | None = None
    #: The entries that people were told nothing of, by person: they cannot be counted either.
    hidden: dict[int, list[int]] = field(default_factory=dict)
    created_ms: int = 0
    active_ms: int = 0
    #: When the actor began to think, or was charged for it, and when the turn began.
    thinking_since: int = 0
    turn_since: int = 0
    #: The seat that ran out of time, and the turn.
    late: tuple[int, int] = (-1, -1)

    deal: Literal["fresh", "chosen", "repeated", "imported", "daily"] = field(init=False)
    settings: TableSettings = field(init=False)
    #: The game, and the game as it was before a card not yet paid for.
    game: Game = field(init=False)
    shown: Game = field(init=False)
    shown_move: int = 0
    #: Whether changes include the events of the game; without them, entries apply faster.
    telling: bool = True

    @classmethod
    def of(cls, code: str, log: Iterable[en.Entry]) -> Table:
        """The table built from a log."""
        table = cls(code, telling=False)
        for entry in log:
            table.apply(entry)
        table.telling = True
        return table

    # -- who is who ------------------------------------------------------------------------

    @property
    def private(self) -> bool:
        """Whether the game is only for those with a key."""
        return self.started and not self.settings.onlookers

    def excludes(self, person: int | None) -> bool:
        return self.private and person is None

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
        """The bot that currently plays a seat; None if its person does."""
        chair = self.seats[seat]
        if chair.bot is None and (chair.out_of_time or self.late == (seat, self.game.turn)):
            return self.settings.stand_in
        return chair.bot

    def partners(self, seat: int) -> frozenset[int]:
        """The other people in play, whose consent an undo may need."""
        mine = self.seats[seat].person
        playing = (other for other in self.seats if not other.deserted and not other.given)
        people = (other.person for other in playing)
        return frozenset(person for person in people if person is not None and person != mine)

    def sees_all(self, person: int | None) -> bool:
        """Whether this person is the actor, who sees a card not yet paid for."""
        return person is not None and self.seats[self.game.actor].person == person

    def seen_by(self, person: int | None) -> Game:
        """The actor sees a card not yet paid for; everyone else sees the table before it."""
        return self.game if self.sees_all(person) else self.shown

    def move_seen_by(self, person: int | None) -> int:
        """The number of the last change to the game that a person has seen."""
        return self.number_for(person, self.move if self.sees_all(person) else self.shown_move)

    def may_listen(self, person: int | None) -> bool:
        """Whether a person may follow the chat: at a table that is not public, only with a key."""
        return self.settings.listed or person is not None

    # -- numbers ---------------------------------------------------------------------------

    def number_for(self, person: int | None, seq: int) -> int:
        """The number of an entry, or of the last one before it, among those a person is told of."""
        return seq - bisect_right(self._hidden_from(person), seq)

    def seq_of(self, person: int | None, number: int) -> int:
        """The entry that a person knows by this number."""
        for seq in self._hidden_from(person):
            if seq > number:
                break
            number += 1
        return number

    def _hidden_from(self, person: int | None) -> list[int]:
        return self.hidden.get(ONLOOKERS if person is None else person, [])

    def _note_who_is_told(self, change: Change) -> None:
        if change.others is not None and change.others.kind == "said":
            untold = [] if self.may_listen(None) else [ONLOOKERS]
        elif change.for_all:
            return
        else:
            everybody = (ONLOOKERS, *range(self.next_person))
            untold = [person for person in everybody if person not in change.own]
        for person in untold:
            self.hidden.setdefault(person, []).append(change.seq)

    # -- time and undo ---------------------------------------------------------------------

    def deadline(self) -> int | None:
        """When the actor runs out of time, in milliseconds since 1970."""
        clock = self.settings.clock
        if clock is None or self.phase != "playing" or self.played_by(self.game.actor):
            return None
        if clock.per == "move":
            return self.turn_since + 1000 * clock.seconds
        return self.thinking_since + 1000 * clock.seconds - self.seats[self.game.actor].used_ms

    def last_move(self, seat: int) -> Move | None:
        """The move the seat's person could undo."""
        if self.phase != "playing":
            return None
        for move in reversed(self.moves):
            if move.seat == seat and not move.by_bot:
                return move
        return None

    def is_free(self, move: Move) -> bool:
        """Whether a move can be undone without asking anyone.

        A rival's card not yet paid for does not count: it might as well still be in the hand.
        """
        if move.revealed != self.revealed:
            return False
        later = takewhile(lambda m: m.start >= move.start, reversed(self.moves))
        shown = self.shown.taken
        return all(m.seat == move.seat for m in later if m.start < shown)

    # -- the log ---------------------------------------------------------------------------

    def apply(self, entry: en.Entry) -> Change:
        """Apply the next entry."""
        self.seq += 1
        self.active_ms = entry.at
        change = self._applied(entry)
        self._note_who_is_told(change)
        return change

    def _applied(self, entry: en.Entry) -> Change:
        match entry:
            case en.Acted():
                return self._acted(entry)
            case en.TimedOut():
                return self._timed_out(entry)
            case en.Resumed():
                return self._resumed(entry)
            case en.UndoAsked():
                return self._undo_asked(entry)
            case en.UndoAnswered():
                return self._undo_answered(entry)
            case en.Said():
                return self._said(entry)
            case en.Created():
                return self._created(entry)
            case en.Joined():
                return self._joined(entry)
            case en.Sat():
                return self._sat(entry)
            case en.Renamed():
                return self._renamed(entry)
            case en.Left():
                return self._left(entry)
            case en.TakenOver():
                return self._taken_over(entry)
            case en.Started():
                return self._started(entry)
            case en.Rematched():
                return self._rematched(entry)

    def _seen_by_all(self, kind: str, /, game: bool = False, **about: object) -> Change:
        line = LogLine(self.seq, kind, **about)  # type: ignore[arg-type]
        return Change(self.seq, others=line, table=True, game_changed_for_others=game)

    def _created(self, entry: en.Created) -> Change:
        self.game = self.shown = Game.from_json(entry.record, positions=True)
        self.deal = entry.deal
        self.settings = entry.settings
        self.host = entry.host
        self.created_ms = entry.at
        self.people = {who.id: who for who in entry.people}
        self.next_person = max(self.people, default=-1) + 1
        self.seats = [Seat(chair.person, chair.name, chair.bot) for chair in entry.chairs]
        if self.game.over:
            self.phase = "over"
        return self._seen_by_all("created", person=entry.host)

    def _joined(self, entry: en.Joined) -> Change:
        self.people[entry.who.id] = entry.who
        self.next_person = entry.who.id + 1
        for seat in entry.seats:
            self.seats[seat] = Seat(entry.who.id, entry.who.name, None)
        return self._seen_by_all("joined", person=entry.who.id)

    def _sat(self, entry: en.Sat) -> Change:
        self.seats[entry.seat] = Seat(entry.person, self.people[entry.person].name, None)
        return self._seen_by_all("joined", person=entry.person, seat=entry.seat)

    def _renamed(self, entry: en.Renamed) -> Change:
        before = self.people[entry.person]
        self.people[entry.person] = before.model_copy(update={"name": entry.name})
        for seat in self.seats_of(entry.person):
            if self.seats[seat].name == before.name:
                self.seats[seat].name = entry.name
        return self._seen_by_all("renamed", person=entry.person, text=entry.name)

    def _left(self, entry: en.Left) -> Change:
        for i in self.seats_of(entry.person):
            if self.started:
                self.seats[i].deserted = True
            else:
                self.seats[i] = Seat(None, "", None)
        if not self.started:
            sitting = [seat.person for seat in self.seats if seat.person is not None]
            if entry.person == self.host and sitting:
                self.host = sitting[0]
            if entry.person != self.host:
                del self.people[entry.person]
        self._cancel_undo_request(entry.person)
        return self._seen_by_all("left", person=entry.person)

    def _cancel_undo_request(self, person: int) -> None:
        """A person who is gone can neither agree nor refuse, so the request is dropped."""
        if self.undoing and person in self.undoing.waiting_for:
            self.undoing = None

    def _taken_over(self, entry: en.TakenOver) -> Change:
        self._charge(self._thinking(), entry.at)
        seat = self.seats[entry.seat]
        if entry.bot is None and not self.started:
            self.seats[entry.seat] = Seat(None, "", None)
        else:
            seat.bot = entry.bot
            seat.given = entry.bot is not None and entry.person == seat.person
            if entry.person == seat.person:
                seat.deserted = False
            if seat.person is None and entry.bot is not None:
                seat.name = entry.name or bot_name(entry.bot, self.names())
            elif seat.given:
                self._cancel_undo_request(entry.person)
        kind = "back" if entry.bot is None else "bot"
        # The prompt comes and goes with whoever plays the seat.
        return self._seen_by_all(
            kind, game=self.started, person=entry.person, seat=entry.seat, text=entry.bot
        )

    def _started(self, entry: en.Started) -> Change:
        if entry.fill is not None:
            for i, seat in enumerate(self.seats):
                if seat.open:
                    self.seats[i] = Seat(None, bot_name(entry.fill, self.names()), entry.fill)
        self.phase = "playing"
        self.move = self.shown_move = self.seq
        self.thinking_since = self.turn_since = entry.at
        taken = self.game.taken
        return self._seen_by_all("started", game=True, person=entry.person, actions=taken)

    def _said(self, entry: en.Said) -> Change:
        line = LogLine(self.seq, "said", entry.person, text=entry.text)
        return Change(self.seq, others=line)

    def _rematched(self, entry: en.Rematched) -> Change:
        self.rematch = entry.code
        return self._seen_by_all("rematch", person=entry.person, text=entry.code)

    # -- entries that change the game ------------------------------------------------------

    def _acted(self, entry: en.Acted) -> Change:
        seat, thinking = self.seats[entry.seat], self._thinking()
        self.move = self.seq
        asked, self.undoing = self.undoing is not None, None
        if not entry.by_bot:
            seat.deserted = False
        self._remember(entry)
        turn = (self.game.actor, self.game.turn)
        events: list[Event] = []
        for action in entry.actions:
            marker = self.game.reveal_marker
            if self.telling:
                events += self.game.apply(action)
            else:
                self.game.push(action)
            self.revealed += self.game.reveal_marker != marker
        if (self.game.actor, self.game.turn) != turn:
            self.turn_since = entry.at
        told = LogLine(
            self.seq,
            "events",
            seat.person,
            entry.seat,
            actions=len(entry.actions),
            events=tuple(events),
        )
        own = {} if seat.person is None else {seat.person: told}
        others = None
        if not _is_unpaid(self.game):
            self._charge(thinking, entry.at)
            others = self._with_held_events(told)
            self.shown, self.shown_move = self.game, self.move
        ended = self.game.over
        if ended:
            self.phase = "over"
        return Change(self.seq, own, others, asked or ended, others is not None)

    def _remember(self, entry: en.Acted) -> None:
        """Keep what is needed to undo the move, and to know whether that is free."""
        before = self.game.copy()
        start, spent = before.taken, entry.at - self.turn_since
        self.moves.append(Move(entry.seat, start, self.revealed, spent, entry.by_bot))
        self.snapshots[start] = before
        if len(self.snapshots) > SNAPSHOTS:
            del self.snapshots[min(self.snapshots)]
        if self.shown is self.game:
            self.shown = before

    def _with_held_events(self, told: LogLine) -> LogLine:
        """The last move, with the earlier ones that only its player has seen."""
        seen = self.shown.taken
        if seen == self.moves[-1].start or not self.telling:
            return told
        again = self.shown.copy()
        events = [event for action in self.game.actions[seen:] for event in again.apply(action)]
        return replace(told, actions=self.game.taken - seen, events=tuple(events))

    def _timed_out(self, entry: en.TimedOut) -> Change:
        self._charge(self._thinking(), entry.at)
        if self.settings.clock and self.settings.clock.per == "game":
            self.seats[entry.seat].out_of_time = True
        else:
            self.late = (entry.seat, self.game.turn)
        self.move = self.shown_move = self.seq
        return self._seen_by_all("timed_out", game=True, seat=entry.seat)

    def _resumed(self, entry: en.Resumed) -> Change:
        self.thinking_since = self.turn_since = entry.at
        return Change(self.seq, game_changed_for_others=True)

    def _undo_asked(self, entry: en.UndoAsked) -> Change:
        move = next(move for move in self.moves if move.start == entry.to)
        if self.is_free(move):
            return self._take_back(entry.seat, entry.to, entry.at)
        self.undoing = PendingUndo(entry.seat, entry.to, self.partners(entry.seat))
        if not self.undoing.waiting_for:
            return self._agreed(self.undoing, entry.at)
        return self._seen_by_all("undo_asked", person=entry.person, seat=entry.seat)

    def _undo_answered(self, entry: en.UndoAnswered) -> Change:
        asked = self.undoing
        assert asked is not None
        if not entry.yes:
            self.undoing = None
            return self._seen_by_all("undo_refused", person=entry.person, seat=asked.seat)
        self.undoing = PendingUndo(asked.seat, asked.to, asked.waiting_for - {entry.person})
        if self.undoing.waiting_for:
            return Change(self.seq, table=True)
        return self._agreed(asked, entry.at)

    def _agreed(self, undoing: PendingUndo, at: int) -> Change:
        self.taken_back += 1
        return self._take_back(undoing.seat, undoing.to, at)

    def _take_back(self, seat: int, to: int, at: int) -> Change:
        thinking = self._thinking()
        self.move = self.seq
        if self.undoing is not None and self.undoing.to >= to:
            self.undoing = None
        before = self._seen()
        shown = self.shown.taken
        turn = (self.game.actor, self.game.turn)
        move = next(move for move in self.moves if move.start == to)
        self.moves = [m for m in self.moves if m.start < to]
        self._go_back(to)
        if (self.game.actor, self.game.turn) != turn:
            self.turn_since = at - move.spent_ms
        if self.late[1] > self.game.turn:
            self.late = (-1, -1)
        after, now_shown = self._seen(), self.shown.taken
        told = LogLine(self.seq, "undone", self.seats[seat].person, seat)
        own = {
            person: replace(told, actions=before.get(person, shown) - seen)
            for person, seen in (dict.fromkeys(before, now_shown) | after).items()
        }
        if now_shown == shown:
            return Change(self.seq, own)
        self._charge(thinking, at)
        self.shown_move = self.move
        others = replace(told, actions=shown - now_shown)
        return Change(self.seq, own, others, True, True)

    def _seen(self) -> dict[int, int]:
        """The number of actions seen by anyone who sees more than the others."""
        person = self.seats[self.game.actor].person
        return {} if person is None else {person: self.game.taken}

    def _go_back(self, to: int) -> None:
        """Restore the game after this many actions, and what everyone saw of it then."""
        snapshot = self.snapshots.get(to)
        self.snapshots = {start: game for start, game in self.snapshots.items() if start < to}
        shown_later = self.shown.taken > to
        if snapshot is not None and not (shown_later and _is_unpaid(snapshot)):
            self.game = snapshot
            if shown_later:
                self.shown = snapshot
            return
        # The play before it may be unpaid: replay the game to find what everyone saw of it.
        record, paid = self.game.record, 0
        self.game = record.start()
        for number, action in enumerate(record.actions[:to], 1):
            self.game.push(action)
            if not _is_unpaid(self.game):
                paid = number
        self.shown = self.game if paid == to else record.game(paid)

    def _thinking(self) -> int | None:
        """The seat whose time runs; None: a bot plays for it, or nobody is to choose."""
        running = self.phase == "playing" and not self.played_by(self.game.actor)
        return self.game.actor if running else None

    def _charge(self, seat: int | None, at: int) -> None:
        """Charge a seat for the time since the last step that all have seen.

        From the time of a step that they have not, others could tell that there was one.
        """
        if seat is not None:
            self.seats[seat].used_ms += max(0, at - self.thinking_since)
        self.thinking_since = at


def _is_unpaid(game: Game) -> bool:
    return game.asks in UNPAID


def bot_name(bot: str, taken: Collection[str]) -> str:
    """The name of a bot that was given none, unique at the table."""
    name = bot.partition(":")[0]
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 2)))
    return next(name for name in names if name not in taken)
