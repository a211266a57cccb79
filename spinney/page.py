"""The page's own end of a connection: the tables of one device, without a server.

It answers what a server answers, in the same messages, from the same tables. It waits for nothing
and stores nothing itself: every call returns a :class:`Step`, whose entries the page keeps before
it delivers the messages. So a page that is lost in between has lost nothing anybody has seen.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from traceback import print_exc
from typing import Any, Final, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from spinney.bots import NetworkBot, make_bot
from spinney.bots.network import Network, network_for, network_name, provide
from spinney.bots.page_layers import PageLayers, Worker
from spinney.bots.weights import Weights
from spinney.cards.catalog import Deck, deck_of, shipped_deck
from spinney.cards.phrases import Phrase
from spinney.engine import ReplayError
from spinney.keys import key_of, new_code, new_seed, new_token
from spinney.lab.review import Review, TurnReview, combined_review, doubtful_first, review_turn
from spinney.lab.thinking import advise_seat, play_turn
from spinney.tables import daily, decide, opening, puzzles
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.asking import (
    check_hint,
    check_language,
    check_over,
    check_review,
    replay_of,
    spare,
)
from spinney.tables.catalog import catalog
from spinney.tables.history import history
from spinney.tables.protocol import Refusal
from spinney.tables.table import Change, Table
from spinney.tables.telling import (
    FALLBACK,
    News,
    ack_message,
    audience,
    check_version,
    encoded,
    misread,
    missed_lines,
    number_of,
    presence_message,
    read,
    welcome_message,
    words_for,
)
from spinney.tables.views import (
    Audience,
    hint,
    review,
    review_progress,
    sheet,
    table_now,
    unseen_cards,
)
from spinney.tables.wire import Plain
from spinney.text import words

#: How a table of this device is told from a server's, whose codes never contain it.
OWN: Final = "0"
#: Plays where the chosen bot cannot.
LAST_RESORT: Final = "planner"
#: Playouts for each position of a review, with a network and without: interpreted, more would take
#: too long.
REVIEW_PLAYOUTS: Final = (16, 4)

M = TypeVar("M", bound=BaseModel)


@dataclass
class Step:
    """What a call led to: the entries to keep first, then the messages, each for one client."""

    #: Table, number and text of each new entry.
    keep: list[tuple[str, int, str]] = field(default_factory=list)
    say: list[tuple[int, str]] = field(default_factory=list)
    #: The answer to a request; None if it was not one.
    answer: tuple[bool, str] | None = None
    #: In how many milliseconds :meth:`Page.go_on` has something to do; None for never.
    again: int | None = None
    #: The name of a network to load: :meth:`Page.bring` it or :meth:`Page.do_without` it.
    network: str | None = None


@dataclass
class Room:
    """A table in use, and who is connected to it."""

    table: Table
    log: list[en.Entry]
    listeners: dict[int, Audience] = field(default_factory=dict)
    review: Review | None = None

    def present(self) -> frozenset[int]:
        people = (to.person for to in self.listeners.values())
        return frozenset(person for person in people if person is not None)

    def person_of(self, token: str | None) -> int | None:
        if token is None:
            return None
        key = key_of(token)
        for who in self.table.people.values():
            if who.key == key:
                return who.id
        raise Refusal("forbidden", Phrase("wrong-key", "this key does not open this table"))


class Page:
    """All tables of a device that are in use."""

    def __init__(self, now: Callable[[], int] | None = None) -> None:
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.rooms: dict[str, Room] = {}
        self._clients: dict[int, str] = {}
        self._reviews: dict[int, Iterator[pr.Message]] = {}
        #: The networks that cannot be had.
        self._without: set[str] = set()

    def load(self, code: str, log: list[str]) -> None:
        """Open a table from the entries that were kept."""
        if code not in self.rooms and log:
            entries = [en.entry_adapter.validate_json(entry) for entry in log]
            self.rooms[code] = Room(Table.of(code, entries), entries)

    def forget(self, code: str) -> None:
        """Close a table that has to be read again."""
        self.rooms.pop(code, None)

    # -- requests --------------------------------------------------------------------------

    def ask(self, method: str, path: str, language: str, body: str = "") -> Step:
        """The answer to a request as a server gets it by HTTP."""
        step = Step()
        try:
            for wanted, pattern, handler in ROUTES:
                found = re.fullmatch(pattern, path)
                if found and wanted == method:
                    made = handler(self, step, language, body, *found.groups())
                    text = made.model_dump_json() if isinstance(made, BaseModel) else _json(made)
                    step.answer = True, text
                    break
            else:
                raise Refusal(
                    "not_found", Phrase("nothing-there", "there is nothing at this address")
                )
        except ReplayError as error:
            step.answer = self._refused(Refusal("old_rules", error.phrase), language)
        except Refusal as refusal:
            step.answer = self._refused(refusal, language)
        return step

    def _refused(self, refusal: Refusal, language: str) -> tuple[bool, str]:
        lex = words_for(language) or words(FALLBACK)
        return False, refusal.problem(None, lex).model_dump_json()

    def room(self, code: str) -> Room:
        room = self.rooms.get(code.upper())
        if room is None:
            raise Refusal(
                "not_found", Phrase("no-such-table", "there is no table {code}", code=code[:12])
            )
        return room

    def create(self, step: Step, created: en.Created) -> str:
        code = OWN + new_code()
        room = self.rooms[code] = Room(Table(code), [])
        self._add(room, created, step)
        return code

    def seated(self, step: Step, make: Callable[[str], en.Created]) -> pr.Admission:
        """Create a table for the person who asks."""
        token = new_token()
        code = self.create(step, make(key_of(token)))
        return pr.Admission(code=code, link=f"/t/{code}", person=0, token=token)

    # -- connections -----------------------------------------------------------------------

    def connect(self, client: int, code: str) -> None:
        """A client that is about to say hello."""
        self._clients[client] = code.upper()

    def leave(self, client: int) -> Step:
        step = Step()
        room = self.rooms.get(self._clients.pop(client, ""))
        self._reviews.pop(client, None)
        if room is not None and room.listeners.pop(client, None) is not None:
            self._tell_presence(room, step)
        return step

    def hear(self, client: int, text: str) -> Step:
        """A message from a client: first its hello, then commands."""
        step, data = Step(), text.encode()
        room = self.rooms.get(self._clients[client])
        to = None if room is None else room.listeners.get(client)
        try:
            if room is None or to is None:
                self._enter(client, read(pr.hello_adapter, data), step)
            else:
                self._carry_out(room, client, to, read(pr.command_adapter, data), step)
        except Refusal as refusal:
            lex = (to and to.words) or words(FALLBACK)
            number = None if to is None else number_of(data)
            step.say.append((client, _text(refusal.problem(number, lex))))
        self._look_ahead(step)
        return step

    def _enter(self, client: int, hello: pr.Hello, step: Step) -> None:
        check_version(hello)
        room = self.room(self._clients[client])
        to = audience(room.table, room.person_of(hello.token), hello)
        room.listeners[client] = to
        since = hello.since
        missed = []
        if since is not None:
            known = room.table.seq_of(to.person, since)
            missed = missed_lines(room.table.code, room.log, to, known)
        self._tell_presence(room, step, but=client)
        welcome = welcome_message(room.table, to, room.present(), missed, self.now())
        step.say.append((client, _text(welcome)))

    def _carry_out(
        self, room: Room, client: int, to: Audience, command: pr.Command, step: Step
    ) -> None:
        table, lex = room.table, to.words or words(FALLBACK)
        answer: pr.Message | Plain
        match command:
            case pr.AskHint():
                check_hint(table, command, to.person)
                found = advise_seat(table.game.copy(), command.seat)
                move = table.move_seen_by(to.person)
                answer = hint(command.id, move, table.game.view(command.seat), found, lex)
            case pr.AskReview():
                check_review(table, to.person)
                self._reviews[client] = self._review(room, command.id, to)
                return
            case pr.AskSheet():
                answer = sheet(table, command.player, command.id, to)
            case pr.AskUnseen():
                answer = unseen_cards(table, command.seat, command.id, to)
            case pr.AskSpare():
                answer = spare(table, command, to.person, new_seed())
            case _:
                entry = self._entry(room, to.person, command, step)
                self._add(room, entry, step)
                answer = ack_message(command.id, table, to, table.seq)
        step.say.append((client, _text(answer)))

    def _entry(self, room: Room, person: int | None, command: pr.Command, step: Step) -> en.Entry:
        if isinstance(command, pr.Rematch):
            created = opening.rematch(room.table, person, command, new_seed(), self.now())
            code = self.create(step, created)
            return en.Rematched(at=self.now(), person=created.host, code=code)
        everybody = frozenset(room.table.people)
        return decide.decide(command, room.table, person, self.now(), lambda: everybody)

    def _add(self, room: Room, entry: en.Entry, step: Step) -> None:
        """Add an entry to a table's log, and tell everyone what they may know of it."""
        change = room.table.apply(entry)
        room.log.append(entry)
        step.keep.append((room.table.code, room.table.seq, entry.model_dump_json()))
        self._tell(room, change, step)

    def _tell(self, room: Room, change: Change, step: Step) -> None:
        news = News(room.table, change, room.present, self.now(), ahead=False)
        for client, to in room.listeners.items():
            message = news.message(to)
            if message is not None:
                step.say.append((client, _text(message)))

    def _tell_presence(self, room: Room, step: Step, but: int | None = None) -> None:
        for client, to in room.listeners.items():
            if client != but:
                message = presence_message(room.table, to, room.present())
                step.say.append((client, _text(message)))

    # -- networks --------------------------------------------------------------------------

    def bring(self, name: str, network: Network) -> Step:
        """A network is here: the bots that waited for it go on."""
        provide(name, network)
        return self._going_on()

    def do_without(self, name: str) -> Step:
        """A network cannot be had: another one plays for its bots, or another bot."""
        self._without.add(name)
        return self._going_on()

    def _going_on(self) -> Step:
        step = Step()
        self._look_ahead(step)
        return step

    def _missing(self, table: Table, bots: Iterable[str | None]) -> str | None:
        """The name of a network that some of these bots need and do not have.

        If it cannot be had, it is the other one of the game, small or large.
        """
        for bot in bots:
            played = make_bot(bot) if bot is not None else None
            if isinstance(played, NetworkBot):
                deck = table.game.deck
                small = played.at(deck.game).small
                name = self._to_come(deck, small)
                if name is None and network_for(deck, small) is None:
                    name = self._to_come(deck, not small)
                if name is not None:
                    return name
        return None

    def _for_later(self, table: Table) -> str | None:
        """The network that hints and reviews need, once everyone has had a turn."""
        return self._to_come(table.game.deck) if table.game.turn > len(table.seats) else None

    def _to_come(self, deck: Deck, small: bool = False) -> str | None:
        """The name of a network, if it is not here yet."""
        name = network_name(deck, small)
        if not name or name in self._without or network_for(deck, small) is not None:
            return None
        return name

    # -- without a command -----------------------------------------------------------------

    def go_on(self) -> Step:
        """Do one thing that nobody has to ask for: a bot's turn, a clock, a part of a review."""
        step = Step()
        room = next((room for room in self._connected() if self._wait(room) == 0), None)
        if room is not None:
            self._move(room, step)
        elif self._reviews:
            client, parts = next(iter(self._reviews.items()))
            part = next(parts, None)
            if part is None:
                del self._reviews[client]
            else:
                step.say.append((client, _text(part)))
        self._look_ahead(step)
        return step

    def _connected(self) -> Iterator[Room]:
        return (room for room in self.rooms.values() if room.listeners)

    def _wait(self, room: Room) -> int | None:
        """In how many milliseconds something happens at a table by itself."""
        table = room.table
        if table.phase != "playing":
            return None
        bot = table.played_by(table.game.actor)
        if bot is not None:
            return 0 if self._missing(table, (bot,)) is None else None
        deadline = table.deadline()
        return None if deadline is None else max(0, deadline - self.now())

    def _move(self, room: Room, step: Step) -> None:
        table = room.table
        seat = table.game.actor
        bot = table.played_by(seat)
        with suppress(Refusal):  # there is time left after all
            if bot is None:
                self._add(room, decide.time_is_up(table, self.now()), step)
            else:
                actions = self._played(table, seat, bot)
                moved = decide.bot_moves(seat, table.move, actions, table, self.now())
                self._add(room, moved, step)

    def _played(self, table: Table, seat: int, bot: str) -> list[int]:
        try:
            return play_turn(table.game.copy(), seat, bot)
        except Exception:  # whatever is wrong with this bot, the game goes on
            print_exc()
            return play_turn(table.game.copy(), seat, LAST_RESORT)

    def _look_ahead(self, step: Step) -> None:
        waits = [wait for room in self._connected() if (wait := self._wait(room)) is not None]
        if self._reviews:
            waits.append(0)
        step.again = min(waits, default=None)
        playing = [room.table for room in self._connected() if room.table.phase == "playing"]
        for table in playing:
            bots = map(table.played_by, range(len(table.seats)))
            step.network = step.network or self._missing(table, bots)
        for table in playing:
            step.network = step.network or self._for_later(table)

    def _review(self, room: Room, number: int, to: Audience) -> Iterator[pr.Message]:
        """The review of a finished game, turn by turn; kept once it is there."""
        record, lex = room.table.game.record, to.words or words(FALLBACK)
        if room.review is None:
            turns = doubtful_first(record, room.table.seats_of(to.person))
            playouts = REVIEW_PLAYOUTS[network_for(room.table.game.deck) is None]
            reviewed: list[TurnReview] = []
            for turn in turns:
                reviewed.append(review_turn(record, turn, playouts))
                part = len(reviewed) / len(turns)
                yield review_progress(number, part, record, reviewed[-1], lex)
            room.review = combined_review(record, reviewed)
        yield review(number, record, room.review, lex)


class JsonPage:
    """A page as a worker calls it: with texts and numbers only."""

    def __init__(self) -> None:
        self._page = Page()

    def load(self, code: str, log: Iterable[str]) -> None:
        self._page.load(code, list(log))

    def forget(self, code: str) -> None:
        self._page.forget(code)

    def connect(self, client: int, code: str) -> None:
        self._page.connect(client, code)

    def leave(self, client: int) -> str:
        return _json(self._page.leave(client))

    def hear(self, client: int, text: str) -> str:
        return _json(self._page.hear(client, text))

    def ask(self, method: str, path: str, language: str, body: str) -> str:
        return _json(self._page.ask(method, path, language, body))

    def go_on(self) -> str:
        return _json(self._page.go_on())

    def bring(self, name: str, about: str, worker: Worker) -> str:
        """A network of which the worker has the numbers; ``about`` describes it."""
        weights = Weights(json.loads(about), {}, {})
        deck = shipped_deck(weights.about["game"])
        return _json(self._page.bring(name, Network(weights, deck, layers=PageLayers(worker))))

    def do_without(self, name: str) -> str:
        return _json(self._page.do_without(name))


def _text(frame: pr.Message | Plain) -> str:
    return encoded(frame).decode()


def _json(value: object) -> str:
    return _anything.dump_json(value).decode()


def _wish(model: type[M], body: str) -> M:
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        raise misread(error, "body") from None


_anything: TypeAdapter[Any] = TypeAdapter(Any)

# -- the requests it answers: as spinney.server.app does, less what needs other people ---------


def _tables(page: Page, step: Step, language: str, body: str) -> pr.TableList:
    return pr.TableList(tables=[])


def _new(page: Page, step: Step, language: str, body: str) -> pr.Admission:
    wish = _wish(pr.NewTable, body)
    return page.seated(step, lambda key: opening.new_table(wish, (), key, new_seed(), page.now()))


def _daily(page: Page, step: Step, language: str, body: str) -> pr.Admission:
    wish = _wish(pr.DailyWish, body)
    return page.seated(step, lambda key: daily.daily_table(wish, key, page.now()))


def _daily_ranking(page: Page, step: Step, language: str, body: str, kind: str) -> pr.Daily:
    """Nobody else plays here."""
    return pr.Daily.model_validate({"kind": kind, "day": daily.day_of(page.now()), "results": []})


def _import(page: Page, step: Step, language: str, body: str) -> pr.Admission:
    wish = _wish(pr.ImportedTable, body)
    return page.seated(
        step, lambda key: opening.imported_table(wish, key, page.now(), positions=True)
    )


def _show(page: Page, step: Step, language: str, body: str, code: str) -> pr.TableNow:
    room = page.room(code)
    return table_now(room.table, room.present())


def _replay(page: Page, step: Step, language: str, body: str, code: str) -> dict[str, Any]:
    return replay_of(page.room(code).table)


def _history(page: Page, step: Step, language: str, body: str, code: str, told: str) -> BaseModel:
    check_language(told)
    table = page.room(code).table
    check_over(table)
    record = table.game.record
    return history(record, table.names(), words(told, added=record.options.added))


def _table_catalog(
    page: Page, step: Step, language: str, body: str, code: str, told: str
) -> BaseModel:
    check_language(told)
    return catalog(page.room(code).table.game.deck, told)


def _catalog(page: Page, step: Step, language: str, body: str, game: str, told: str) -> BaseModel:
    check_language(told)
    return catalog(deck_of(game), told)


def _check_set(page: Page, step: Step, language: str, body: str, told: str) -> pr.CheckedSet:
    check_language(told)
    return opening.check_set(_wish(pr.OwnSet, body), told)


def _puzzles(page: Page, step: Step, language: str, body: str, game: str) -> BaseModel:
    return puzzles.listed(game)


def _own_puzzle(page: Page, step: Step, language: str, body: str, told: str) -> BaseModel:
    return puzzles.attempted_own(_wish(puzzles.OwnAttempt, body), told)


def _puzzle(
    page: Page, step: Step, language: str, body: str, game: str, key: str, told: str
) -> BaseModel:
    attempt = _wish(puzzles.PuzzleAttempt, body)
    return puzzles.attempted_shipped(game, key, attempt, told)


_CODE: Final = "([0-9A-Za-z]{4,12})"
_LANGUAGE: Final = r"\?language=([a-z]{2,3})"

ROUTES: Final[list[tuple[str, str, Callable[..., Any]]]] = [
    ("GET", "/api/tables", _tables),
    ("POST", "/api/tables", _new),
    ("POST", "/api/tables/import", _import),
    ("POST", "/api/daily", _daily),
    ("GET", "/api/daily/(forest|dartmoor|solo)", _daily_ranking),
    ("GET", f"/api/tables/{_CODE}", _show),
    ("GET", f"/api/tables/{_CODE}/replay", _replay),
    ("GET", f"/api/tables/{_CODE}/history{_LANGUAGE}", _history),
    ("GET", f"/api/tables/{_CODE}/catalog{_LANGUAGE}", _table_catalog),
    ("GET", f"/api/catalog/(forest|dartmoor){_LANGUAGE}", _catalog),
    ("POST", f"/api/sets/check{_LANGUAGE}", _check_set),
    ("GET", "/api/puzzles/(forest|dartmoor)", _puzzles),
    ("POST", f"/api/puzzles/own{_LANGUAGE}", _own_puzzle),
    ("POST", f"/api/puzzles/(forest|dartmoor)/([^/?]+){_LANGUAGE}", _puzzle),
]
