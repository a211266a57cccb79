"""Rooms: the tables a worker has in use, with the people connected to them.

A command becomes an entry, the entry is stored, and only then does the room change and everyone
get the news. Any worker may serve any table: one that finds another wrote first reads the new
entries and decides again.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import structlog
from sqlalchemy.exc import IntegrityError

from spinney.cards.catalog import Deck, shipped_deck
from spinney.cards.phrases import Phrase
from spinney.engine import GameError, Record, ReplayError
from spinney.keys import key_of, new_code, new_seed
from spinney.lab.review import Review
from spinney.server import metrics
from spinney.server.boards import WrittenBoards
from spinney.server.bot_pool import NICER, BotPool, Owner, Thinkers
from spinney.server.bus import Bus
from spinney.server.clock import Timekeeper, now_ms
from spinney.server.content import Content, stored_history
from spinney.server.limits import ENTRY_MS, VIEW_MS, WORK, Bucket, Budgets
from spinney.server.settings import Settings
from spinney.server.store import Conflict, Gone, Newer, Row, Store, Unavailable
from spinney.server.tasks import Tasks
from spinney.tables import decide, opening
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.asking import check_may_look, check_over, no_onlookers
from spinney.tables.daily import points_of
from spinney.tables.protocol import Refusal
from spinney.tables.snapshot import freeze, thaw
from spinney.tables.table import Change, Table
from spinney.tables.telling import (
    MAX_MISSED,
    News,
    encoded,
    missed_lines,
    plan_message,
    presence_message,
    welcome_message,
)
from spinney.tables.views import Audience, line, table_info
from spinney.tables.wire import Plain

#: How long a worker leaves bots and clocks to the worker that wrote the last entry.
GRACE_SECONDS = 3.0
#: How long an empty room is kept, in case people come back.
IDLE_SECONDS = 60.0
#: How often workers that cannot reach each other check the store; others do so less often.
POLL_SECONDS = 1.0
#: How long a person must be away before others may replace them.
ABSENT_SECONDS = 30.0
#: How many of the latest lines are kept in memory.
RECENT = 50
#: What it costs to read one entry of the log again, in milliseconds; a longer log is not read again
#: for what somebody missed.
REREAD_MS = 0.05
REREAD_MOST = 2000
#: How many entries a table takes: of any kind, and besides those of the game itself.
MAX_ENTRIES = 20_000
MAX_OTHERS = 10_000
#: After how many entries the table is kept as it is, so that it opens quickly.
SNAPSHOT_EVERY = 100
#: Whoever is not to choose gets a plan when nothing has happened for this long.
AHEAD_SECONDS = 2.0
#: How often a person may do anything besides acting, in a second, and how much at once: each of
#: these stays in the log.
RATES: dict[type[pr.Command], tuple[float, int]] = {
    pr.Say: (0.5, 5),
    pr.TakeBack: (1.0, 20),
    pr.Rename: (0.05, 5),
}
OTHER_RATE = (1.0, 20)
#: How long tables of bots alone wait if there are too many of them.
CROWDED_SECONDS = 5.0
#: After this many failures of a bot, another one plays.
MAX_FAILURES = 3
LAST_RESORT = "random"
#: How long a worker's report of who is connected is valid, and how often it is sent.
PRESENCE_SECONDS = 30.0
PRESENCE_EVERY = 10.0

_log = structlog.get_logger()

Make = Callable[[Table, int], en.Entry]
#: A change, with the names at the time.
Recent = tuple[Change, list[str]]


@contextmanager
def from_store() -> Iterator[None]:
    """Turns a failure of the database into a refusal."""
    try:
        yield
    except Unavailable as error:
        _log.error("store_unavailable", error=str(error))
        raise Refusal(
            "unavailable",
            Phrase("no-database", "the server cannot reach its database; try again in a moment"),
        ) from None


def unknown_table(code: str) -> Refusal:
    return Refusal("not_found", Phrase("no-such-table", "there is no table {code}", code=code[:12]))


class Listener(Protocol):
    """A connected client."""

    audience: Audience
    address: str

    def send(self, frame: bytes) -> None: ...

    def send_away(self, why: Refusal) -> None: ...


@dataclass
class Presence:
    """Who is connected to another worker, by its last report."""

    people: frozenset[int]
    until: float


class Room:
    """One table in use."""

    def __init__(self, rooms: Rooms, table: Table, recent: Iterable[Recent] = ()) -> None:
        self.rooms = rooms
        self.table = table
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.opened = self.used = time.monotonic()
        self.last_seen: dict[int, float] = {}
        #: The review of the finished game.
        self.review: Review | None = None
        #: Its history by language, with the names it uses.
        self._histories: dict[str, tuple[list[str], Content]] = {}
        self._recent = deque(recent, maxlen=RECENT)
        self._boards = WrittenBoards()
        self._buckets: dict[tuple[int | None, type[pr.Command]], Bucket] = {}
        self._lock = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._listing = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._looking_ahead: asyncio.TimerHandle | None = None
        #: When everyone saw the game change for the last time.
        self._told = 0.0
        self._thinking_about = -1
        #: Whether entries may have been stored that this room has not seen.
        self.stale = False

    # -- people ----------------------------------------------------------------------------

    def person_of(self, token: str | None) -> int | None:
        """The holder of this token; a wrong one is refused, None is an onlooker."""
        if token is None:
            return None
        key, found = key_of(token), None
        for who in self.table.people.values():
            if hmac.compare_digest(who.key, key):
                found = who.id
        if found is None:
            raise Refusal("forbidden", Phrase("wrong-key", "this key does not open this table"))
        return found

    def here(self) -> frozenset[int]:
        """The people connected to this worker."""
        people = (listener.audience.person for listener in self.listeners)
        return frozenset(person for person in people if person is not None)

    def present(self) -> frozenset[int]:
        """The people connected to any worker."""
        now = time.monotonic()
        far = (p.people for p in self.elsewhere.values() if p.until > now)
        return self.here().union(*far)

    def recently_present(self) -> frozenset[int]:
        """The people who are connected, or were a moment ago; everyone if that is unknown."""
        known_since = time.monotonic() - ABSENT_SECONDS
        if self.opened > known_since or not self.rooms.bus.connected:
            return frozenset(self.table.people)
        lately = {person for person, seen in self.last_seen.items() if seen > known_since}
        return self.present() | lately

    def update_presence(self, worker: str, people: Collection[int]) -> None:
        before, now = self.present(), time.monotonic()
        known = self.elsewhere.get(worker)
        if known is None or known.until < now:
            self.rooms.announce_presence(self)  # it may not know of this worker either
        self.elsewhere[worker] = Presence(frozenset(people), now + PRESENCE_SECONDS)
        self._presence_changed(before)

    def _presence_changed(self, before: frozenset[int], skip: Listener | None = None) -> None:
        """Note when people left; tell everyone who is here."""
        present = self.present()
        for person in before - present:
            self.last_seen[person] = time.monotonic()
        if present != before:
            self._tell_presence(skip)

    async def enter(self, listener: Listener, since: int | None) -> Plain:
        """Connect a client; its welcome includes what it missed."""
        if since is not None:
            person = listener.audience.person
            if since > self.table.number_for(person, self.table.seq):
                self.stale = True  # the client knows more than this room
                async with self._lock:
                    await self._refresh()
            since = self.table.seq_of(person, since)
        read, early = await self._reread(listener, since)
        async with self._lock:
            await self._refresh()
            to = listener.audience
            check_may_look(self.table, to.person)
            missed = early + (self._remembered(to, read) if since is not None else [])
            before = self.present()
            self.listeners.add(listener)
            self.used = time.monotonic()
            self._presence_changed(before, skip=listener)
            missed = missed[-MAX_MISSED:]
            welcome = welcome_message(self.table, to, self.present(), missed, now_ms())
        self.rooms.announce_presence(self)
        self._schedule_next(GRACE_SECONDS if self.rooms.bus.shared else 0)
        return welcome

    def leave(self, listener: Listener) -> None:
        before = self.present()
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._presence_changed(before)
        self.rooms.announce_presence(self)

    async def _reread(self, listener: Listener, since: int | None) -> tuple[int, list[Plain]]:
        """The lines after this number that are no longer in memory, and the number of the last."""
        first = self._recent[0][0].seq if self._recent else self.table.seq + 1
        if since is None or since >= first - 1 or self.table.seq > REREAD_MOST:
            return since or 0, []
        entries = await self.rooms.read(self.table.code)
        self.rooms.budgets.spend(WORK, listener.address, REREAD_MS * len(entries))
        entries[0] = _with_deck(entries[0], self.table.game.record.deck)
        told = asyncio.to_thread(missed_lines, self.table.code, entries, listener.audience, since)
        return len(entries), await told

    def _remembered(self, to: Audience, since: int) -> list[Plain]:
        """The lines after this number, from memory, worded as they were at the time."""
        later = (line(self.table, c, to, names) for c, names in self._recent if c.seq > since)
        return [each for each in later if each is not None]

    async def history(self, language: str, address: str) -> Content:
        """The history of the finished game."""
        check_over(self.table)
        names = self.table.names()
        kept = self._histories.get(language)
        if kept is None or kept[0] != names:
            # Takes tens of milliseconds.
            told = await self.rooms.budgets.in_thread(
                address, stored_history, self.table.game.record, names, language
            )
            kept = self._histories[language] = (names, told)
        return kept[1]

    # -- commands --------------------------------------------------------------------------

    async def command(self, person: int | None, command: pr.Command) -> int:
        """Carry out a command; returns the number of its entry, which is already stored."""
        if not isinstance(command, pr.Act):
            self._check_rate(person, type(command))
        if isinstance(command, pr.Rematch):
            async with self._rematching:
                return await self._rematch(person, command)
        return await self.submit(
            lambda table, now: decide.decide(command, table, person, now, self.recently_present)
        )

    def _check_rate(self, person: int | None, kind: type[pr.Command]) -> None:
        """All connections of a person count together."""
        key = (person, kind)
        if key not in self._buckets:
            self._buckets[key] = Bucket(*RATES.get(kind, OTHER_RATE))
        if not self._buckets[key].take():
            raise Refusal("too_fast", Phrase("too-often", "too often; wait a moment"))

    @property
    def cost_ms(self) -> float:
        """What an entry costs: to store it, and to tell everyone."""
        return ENTRY_MS + VIEW_MS * len(self.listeners)

    @property
    def owner(self) -> Owner:
        """For whom the bots think: the host, then the others at the table, then those who watch."""

        def order(each: Listener) -> tuple[bool, bool]:
            return each.audience.person is None, each.audience.person != self.table.host

        first = min(self.listeners, key=order, default=None)
        return Owner("" if first is None else first.address, self.table.code)

    async def submit(self, make: Make) -> int:
        """Store an entry made for the current table, then apply it.

        Nothing cancels this but the end of the server: a client that disconnects does not.
        """
        async with self._lock:
            self.used = time.monotonic()
            await self._refresh()
            while True:
                entry = make(self.table, max(now_ms(), self.table.active_ms))
                self._check_size(entry)
                self.stale = True  # until the outcome in the store is known
                try:
                    with from_store():
                        await self.rooms.store.append(self.table.code, self.table.seq + 1, entry)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._refresh()
                    continue
                except Gone:
                    self.rooms.forget(self)
                    raise unknown_table(self.table.code) from None
                # Before anybody here knows: who is told may ask another worker next.
                seq = self.table.seq + 1
                self.rooms.bus.tell(f'["seq","{self.table.code}",{seq}]')
                self.stale = False
                change = self._apply_and_tell(entry)
                break
        if change.table and self.table.settings.listed:
            self.rooms.spawn(self._list())
        if seq % SNAPSHOT_EVERY == 0:
            self.rooms.spawn(self.keep())
        points = points_of(self.table) if change.table else None
        if points is not None:
            self.rooms.spawn(self._rank(points))
        self._schedule_next(0)
        return seq

    def _check_size(self, entry: en.Entry) -> None:
        most = MAX_ENTRIES if isinstance(entry, en.Acted | en.TimedOut | en.Resumed) else MAX_OTHERS
        if self.table.seq >= most:
            raise Refusal(
                "full",
                Phrase("table-full", "so much has happened at this table that it takes no more"),
            )

    async def keep(self) -> None:
        """Keep the table as it is now."""
        with suppress(Unavailable, IntegrityError):  # the log has everything
            await self.rooms.store.keep(self.table.code, self.table.seq, freeze(self.table))

    async def _list(self) -> None:
        """Update this table's row in the list of tables."""
        async with self._listing:  # one at a time, so that the newest stays
            try:
                await self.rooms.store.describe(self.table.code, row_of(self.table))
            except Unavailable as error:
                _log.error("store_unavailable", error=str(error))

    async def _rank(self, points: int) -> None:
        """Enter the result of a daily deal into the ranking of its day."""
        try:
            name = self.table.names()[0]
            await self.rooms.store.rank_daily(self.table.code, name, points, now_ms())
        except Unavailable as error:
            _log.error("store_unavailable", error=str(error))

    def _apply_and_tell(self, entry: en.Entry) -> Change:
        change, names = _applied(self.table, entry)
        self._recent.append((change, names))
        self._tell(change)
        return change

    async def catch_up(self) -> None:
        """Read and send what other workers may have written."""
        async with self._lock:
            self.stale = True
            try:
                await self._refresh()
            except Refusal:
                return  # the next command tries again
        self._schedule_next(GRACE_SECONDS)

    async def read_news(self) -> None:
        """Read what another worker has written, if it has told so: whoever asks sees it."""
        if self.stale:
            async with self._lock:
                await self._refresh()

    async def _refresh(self) -> None:
        if not self.stale:
            return
        for entry in await self.rooms.read(self.table.code, self.table.seq):
            self._apply_and_tell(entry)
        self.stale = False

    async def _rematch(self, person: int | None, command: pr.Rematch) -> int:
        created = opening.rematch(self.table, person, command, new_seed(), now_ms())
        if await self._is_old_deck(self.table.game.record.deck):
            record = Record.from_json(created.record)
            today = replace(record, deck=None)
            created = created.model_copy(update={"record": today.to_json()})
        code = await self.rooms.create(created)

        def link(table: Table, now: int) -> en.Entry:
            opening.check_no_rematch(table)
            return en.Rematched(at=now, person=created.host, code=code)

        return await self.submit(link)

    async def _is_old_deck(self, deck: Deck | None) -> bool:
        """Whether it was shipped once, and is no longer; a new game has the one of today."""
        with from_store():
            return deck is not None and await self.rooms.store.deck(deck.digest) is not None

    # -- informing clients -----------------------------------------------------------------

    def _tell(self, change: Change) -> None:
        """Send everyone connected what they may know of a change."""
        for listener in [
            each for each in self.listeners if self.table.excludes(each.audience.person)
        ]:
            self.leave(listener)
            listener.send_away(no_onlookers())
        frames: dict[Audience, bytes | None] = {}
        news = News(self.table, change, self.present, now_ms(), ahead=False, boards=self._boards)
        for listener in self.listeners:
            to = listener.audience
            if to not in frames:
                message = news.message(to)
                frames[to] = None if message is None else encoded(message)
            frame = frames[to]
            if frame is not None:
                listener.send(frame)
        if change.game_changed_for_others:  # a step that only some see is not to be noticed
            self._told = time.monotonic()
            if self._looking_ahead is None:
                self._look_ahead_in(AHEAD_SECONDS)

    def _look_ahead_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._looking_ahead = loop.call_later(seconds, self._look_ahead)

    def _look_ahead(self) -> None:
        """While somebody thinks, send the others a plan for their own next turn."""
        self._looking_ahead = None
        wait = self._told + AHEAD_SECONDS - time.monotonic()
        if wait > 0:
            self._look_ahead_in(wait)
            return
        frames: dict[Audience, bytes] = {}
        table = self.table
        for listener in self.listeners:
            to = listener.audience
            if table.phase != "playing" or set(table.seats_of(to.person)) <= {table.game.actor}:
                continue  # there is nothing to plan, or there is a plan
            if to not in frames:
                frames[to] = encoded(plan_message(table, to, now_ms(), self._boards))
            listener.send(frames[to])

    def _tell_presence(self, skip: Listener | None = None) -> None:
        present, frames = self.present(), dict[int | None, bytes]()
        for listener in self.listeners:
            to = listener.audience
            if listener is not skip:
                if to.person not in frames:
                    frames[to.person] = encoded(presence_message(self.table, to, present))
                listener.send(frames[to.person])

    # -- bots and clocks -------------------------------------------------------------------

    def _schedule_next(self, wait: float) -> None:
        """Start what happens next without a person: a bot moves, or time runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        # Bots do not play while nobody is connected.
        if table.phase != "playing" or not self.listeners:
            return
        bot = table.played_by(table.game.actor)
        if bot is not None:
            if self._thinking_about != table.move:
                self._thinking_about = table.move
                self.rooms.spawn(self._think(table.move, table.game.actor, bot, wait))
            return
        deadline = table.deadline()
        if deadline is not None:
            delay = max(0.0, (deadline - now_ms()) / 1000) + wait
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, lambda: self.rooms.spawn(self._time_is_up()))

    async def _think(self, move: int, seat: int, bot: str, wait: float) -> None:
        """Let a bot move, unless something else happens first."""
        try:
            await asyncio.sleep(wait)
            await self._let_bot_play(move, seat, bot)
        finally:
            if self._thinking_about == move:
                self._thinking_about = -1
        if self.table.move == move:
            self._schedule_next(0)  # its person has taken the seat back

    async def _let_bot_play(self, move: int, seat: int, bot: str) -> None:
        failures = 0
        while self.table.move == move and self.table.played_by(seat):
            begun = time.monotonic()
            player = bot if failures < MAX_FAILURES else LAST_RESORT
            try:
                await self._wait_for_turn()
                if not self.listeners:
                    return
                owner = self.owner
                actions = await self.rooms.thinkers.play(owner, self.table.game, seat, player)
                metrics.BOT.observe(time.monotonic() - begun)
                self.rooms.budgets.spend(WORK, owner.address, self.cost_ms)
                await self.submit(partial(decide.bot_moves, seat, move, actions))
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    return  # something else has happened
            except Exception as error:
                failures += 1
                _log.error("bot_failed", code=self.table.code, bot=player, exc_info=error)
            else:
                return
            await asyncio.sleep(POLL_SECONDS)

    async def _wait_for_turn(self) -> None:
        """Bots have to wait if those who watch them have used up their share of the server."""
        while self.listeners and self.bots_alone and not self.rooms.may_play_alone(self):
            await asyncio.sleep(CROWDED_SECONDS)
        with suppress(Refusal):  # bots are patient
            await self.rooms.budgets.wait(self.owner.address)

    @property
    def bots_alone(self) -> bool:
        """Whether only bots play here, for onlookers."""
        table = self.table
        return table.phase == "playing" and all(map(table.played_by, range(len(table.seats))))

    async def _time_is_up(self) -> None:
        try:
            await self.submit(decide.time_is_up)
        except Refusal:
            self._schedule_next(POLL_SECONDS)

    async def resume(self) -> None:
        """Nobody runs out of time while no server was there, or because a clock has jumped."""

        def make(table: Table, now: int) -> en.Entry:
            if table.deadline() is None or self.rooms.timekeeper.has_kept(table.thinking_since):
                raise Refusal("outdated", Phrase("time-left", "there is time left"))
            return en.Resumed(at=now_ms())

        try:
            await self.submit(make)
        except Refusal as refusal:
            if refusal.code in ("unavailable", "not_found"):
                raise

    @property
    def at_work(self) -> bool:
        """Whether something is being stored or read, which finds what others have written."""
        return self._lock.locked()

    @property
    def idle(self) -> bool:
        return (
            not self.listeners and not self.at_work and time.monotonic() - self.used > IDLE_SECONDS
        )

    def close(self) -> None:
        for timer in (self._timer, self._looking_ahead):
            if timer is not None:
                timer.cancel()


class Rooms:
    """All rooms of this worker."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.worker = secrets.token_hex(4)
        self.budgets = Budgets(settings, bus, self.worker)
        self.thinkers = Thinkers(settings.thinkers, self.budgets)
        #: For hints and reviews, so that bots never wait for them.
        self.coach = BotPool(2, NICER, self.budgets)
        self._bot_tables = settings.bot_tables_per_address
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks = Tasks()
        self.spawn = self.tasks.spawn
        self.timekeeper = Timekeeper(store)
        self._decks: set[str] = set()
        self._told = 0.0
        bus.listen(self._hear, self._catch_up_all)

    async def open(self) -> None:
        await self.timekeeper.begin()
        self.tasks.supervise("timekeeper", self.timekeeper.note_forever)
        self.tasks.supervise("rooms", self._maintain)
        if self.bus.shared:
            self.tasks.supervise("budgets", self.budgets.share_forever)

    def may_play_alone(self, room: Room) -> bool:
        """Whether this is one of the first few tables of bots that its address watches."""
        address = room.owner.address
        watched = (r for r in self._rooms.values() if r.listeners and r.bots_alone)
        first = sorted((r for r in watched if r.owner.address == address), key=lambda r: r.opened)
        return room in first[: self._bot_tables]

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        await self.tasks.close()

    async def read(self, code: str, after: int = 0) -> list[en.Entry]:
        with from_store():
            try:
                return await self.store.read(code, after)
            except Newer:
                raise Refusal(
                    "old_rules",
                    Phrase(
                        "newer-entry",
                        "a newer version of the server has written to this table; "
                        "this one cannot read it",
                    ),
                ) from None

    async def listed(self, limit: int) -> list[dict[str, Any]]:
        with from_store():
            return await self.store.listed(limit)

    async def get(self, code: str) -> Room:
        """The room of a table, opened if it is not in use yet."""
        code = code.upper()
        room = self._rooms.get(code)
        if room is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.ensure_future(self._open_room(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        await room.read_news()
        return room

    async def find(self, code: str, address: str) -> Room:
        """The room of a table somebody names; an address may guess only so many codes."""
        with self.budgets.guess(address):
            return await self.get(code)

    async def _open_room(self, code: str) -> Room:
        with from_store():
            kept = await self.store.snapshot(code)
        table = None if kept is None else await asyncio.to_thread(thaw, code, kept)
        log = await self.read(code, 0 if table is None else table.seq)
        late = len(log) > SNAPSHOT_EVERY
        if table is None:
            if not log or not isinstance(log[0], en.Created):
                raise unknown_table(code)
            early = max(1, len(log) - RECENT)
            try:
                log[0] = await self._complete(log[0])
                table = await asyncio.to_thread(Table.of, code, log[:early])
            except GameError as error:
                raise Refusal(
                    "old_rules",
                    Phrase("cannot-go-on", "this table cannot go on: {why}", why=error.phrase),
                ) from None
            log = log[early:]
        recent = [_applied(table, entry) for entry in log]
        room = self._rooms[code] = Room(self, table, recent)
        try:
            await room.resume()
        except Refusal:
            self.forget(room)
            raise
        if late:
            self.spawn(room.keep())
        metrics.ROOMS.set(len(self._rooms))
        return room

    async def _complete(self, created: en.Created) -> en.Created:
        """The first entry of a log, with its deck if that was shipped once and is no longer."""
        try:
            Record.from_json(created.record | {"actions": []})
        except ReplayError:
            with from_store():
                cards = await self.store.deck(str(created.record.get("deck")))
            if cards is None:
                raise
            return created.model_copy(update={"record": created.record | {"cards": cards}})
        return created

    async def _keep_deck(self, deck: Deck) -> None:
        """Keep the deck of a new table; one with sets or cards of its own has them in its log."""
        if deck.digest not in self._decks and deck == shipped_deck(deck.game):
            await self.store.keep_deck(deck.digest, json.dumps(deck.to_json()))
            self._decks.add(deck.digest)

    def forget(self, room: Room) -> None:
        """Drop the room of a table that no longer exists."""
        self._rooms.pop(room.table.code, None)
        room.close()

    async def create(self, created: en.Created) -> str:
        """Store a new table; returns its code."""
        while True:
            code = new_code()
            table = Table(code)
            table.apply(created)
            with suppress(Conflict), from_store():
                await self._keep_deck(table.game.deck)
                await self.store.append(code, 1, created, row_of(table))
                return code

    # -- other workers ---------------------------------------------------------------------

    def _hear(self, news: list[Any]) -> None:
        kind, code, about, *sender = news
        room = self._rooms.get(code)
        if room is None:
            return
        if kind == "seq" and about > room.table.seq:
            if room.listeners:
                self.spawn(room.catch_up())
            else:
                room.stale = True
        elif kind == "people" and sender[0] != self.worker:
            room.update_presence(sender[0], about)

    async def _catch_up_all(self) -> None:
        """Read what other workers wrote without being heard."""
        if not self._rooms:
            return
        try:
            heads = await self.store.heads(list(self._rooms))
        except Unavailable:
            return
        for code, seq in heads.items():
            room = self._rooms.get(code)
            if room is not None and seq > room.table.seq and not room.at_work:
                await room.catch_up()

    def announce_presence(self, room: Room) -> None:
        if self.bus.shared:
            message = ["people", room.table.code, sorted(room.here()), self.worker]
            self.bus.tell(json.dumps(message))

    async def _maintain(self) -> None:
        """Now and then: check for news if Redis is down, report presence, close empty rooms."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if self.bus.shared and not self.bus.connected:
                await self._catch_up_all()
            if self.bus.shared and time.monotonic() - self._told > PRESENCE_EVERY:
                self._told = time.monotonic()
                await self._catch_up_all()  # a worker may have died before announcing it
                for room in self._rooms.values():
                    if room.listeners:
                        self.announce_presence(room)
            for code in [code for code, room in self._rooms.items() if room.idle]:
                self._rooms.pop(code).close()
            metrics.ROOMS.set(len(self._rooms))


def _applied(table: Table, entry: en.Entry) -> Recent:
    change = table.apply(entry)
    return change, table.names()


def _with_deck(created: en.Entry, deck: Deck | None) -> en.Entry:
    """The first entry of a table, with the deck it is played with if that is not the usual one."""
    assert isinstance(created, en.Created)
    if deck is None:
        return created
    return created.model_copy(update={"record": created.record | {"cards": deck.to_json()}})


def row_of(table: Table) -> Row:
    """A table's row in the list of tables."""
    info = table_info(table, ()).model_dump_json()
    return Row(table.phase, table.settings.listed and not table.private, info)
