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
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import structlog

from spinney.cards.phrases import Phrase
from spinney.engine import ReplayError
from spinney.keys import key_of, new_code, new_seed
from spinney.lab.review import Review
from spinney.server import metrics
from spinney.server.bot_pool import BotPool
from spinney.server.bus import NoBus, RedisBus
from spinney.server.content import Content, stored_history
from spinney.server.store import Conflict, Gone, Row, Store, Unavailable
from spinney.tables import decide, opening
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.asking import check_over
from spinney.tables.protocol import Refusal
from spinney.tables.table import Change, Table
from spinney.tables.telling import (
    encoded,
    missed_lines,
    presence_message,
    update_message,
    welcome_message,
)
from spinney.tables.views import Audience, table_info

#: How long a worker leaves bots and clocks to the worker that wrote the last entry.
GRACE_SECONDS = 3.0
#: How long an empty room is kept, in case people come back.
IDLE_SECONDS = 60.0
#: How often workers that cannot reach each other check the store; others do so less often.
POLL_SECONDS = 1.0
#: How long a person must be away before others may replace them.
ABSENT_SECONDS = 30.0
#: After this many failures of a bot, another one plays.
MAX_FAILURES = 3
LAST_RESORT = "random"
#: How long a worker's report of who is connected is valid, and how often it is sent.
PRESENCE_SECONDS = 30.0
PRESENCE_EVERY = 10.0

_log = structlog.get_logger()

Make = Callable[[Table, int], en.Entry]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


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

    def send(self, frame: bytes) -> None: ...


@dataclass
class Presence:
    """Who is connected to another worker, by its last report."""

    people: frozenset[int]
    until: float


class Room:
    """One table in use."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
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
        self._lock = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._listing = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking_about = -1
        # Entries may have been stored that this room has not seen.
        self._stale = False

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

    async def enter(self, listener: Listener, since: int | None) -> pr.Welcome:
        """Connect a client; its welcome includes what it missed."""
        async with self._lock:
            await self._refresh()
            to = listener.audience
            missed = await self._missed(to, since) if since is not None else []
            before = self.present()
            self.listeners.add(listener)
            self.used = time.monotonic()
            self._presence_changed(before, skip=listener)
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

    async def _missed(self, to: Audience, since: int) -> list[pr.Line]:
        """The lines after this number, worded as they were at the time."""
        if since >= self.table.seq:
            return []
        entries = await self.rooms.read(self.table.code)
        return missed_lines(self.table, entries, to, since)

    async def history(self, language: str) -> Content:
        """The history of the finished game."""
        check_over(self.table)
        names = self.table.names()
        kept = self._histories.get(language)
        if kept is None or kept[0] != names:
            # Takes tens of milliseconds; in a thread, so that others are served meanwhile.
            told = await asyncio.to_thread(stored_history, self.table.game.record, names, language)
            kept = self._histories[language] = (names, told)
        return kept[1]

    # -- commands --------------------------------------------------------------------------

    async def command(self, person: int | None, command: pr.Command) -> int:
        """Carry out a command; returns the number of its entry, which is already stored."""
        if isinstance(command, pr.Rematch):
            async with self._rematching:
                return await self._rematch(person, command)
        return await self.submit(
            lambda table, now: decide.decide(command, table, person, now, self.recently_present())
        )

    async def submit(self, make: Make) -> int:
        """Store an entry made for the current table, then apply it.

        This finishes even if the client disconnects.
        """
        return await asyncio.shield(asyncio.ensure_future(self._submit(make)))

    async def _submit(self, make: Make) -> int:
        async with self._lock:
            self.used = time.monotonic()
            await self._refresh()
            while True:
                entry = make(self.table, now_ms())
                self._stale = True  # until the outcome in the store is known
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
                self._stale = False
                change = self._apply_and_tell(entry)
                seq = change.seq
                break
        if change.table and self.table.settings.listed:
            self.rooms.spawn(self._list())
        await self.rooms.bus.tell(json.dumps(["seq", self.table.code, seq]))
        self._schedule_next(0)
        return seq

    async def _list(self) -> None:
        """Update this table's row in the list of tables."""
        async with self._listing:  # one at a time, so that the newest stays
            try:
                await self.rooms.store.describe(self.table.code, row_of(self.table))
            except Unavailable as error:
                _log.error("store_unavailable", error=str(error))

    def _apply_and_tell(self, entry: en.Entry) -> Change:
        change = self.table.apply(entry)
        self._tell(change)
        return change

    async def catch_up(self) -> None:
        """Read and send what other workers may have written."""
        async with self._lock:
            self._stale = True
            try:
                await self._refresh()
            except Refusal:
                return  # the next command tries again
        self._schedule_next(GRACE_SECONDS)

    async def _refresh(self) -> None:
        if not self._stale:
            return
        for entry in await self.rooms.read(self.table.code, self.table.seq):
            self._apply_and_tell(entry)
        self._stale = False

    async def _rematch(self, person: int | None, command: pr.Rematch) -> int:
        created = opening.rematch(self.table, person, command, new_seed(), now_ms())
        code = await self.rooms.create(created)

        def link(table: Table, now: int) -> en.Entry:
            opening.check_no_rematch(table)
            return en.Rematched(at=now, person=created.host, code=code)

        return await self.submit(link)

    # -- informing clients -----------------------------------------------------------------

    def _tell(self, change: Change) -> None:
        """Send everyone connected what they may know of a change."""
        frames: dict[Audience, bytes | None] = {}
        for listener in self.listeners:
            to = listener.audience
            if to not in frames:
                frames[to] = self._update(change, to)
            frame = frames[to]
            if frame is not None:
                listener.send(frame)

    def _update(self, change: Change, to: Audience) -> bytes | None:
        news = update_message(self.table, change, to, self.present(), now_ms())
        return None if news is None else encoded(news)

    def _tell_presence(self, skip: Listener | None = None) -> None:
        frame = encoded(presence_message(self.table, self.present()))
        for listener in self.listeners:
            if listener is not skip:
                listener.send(frame)

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
                actions = await self.rooms.bot_pool.play(self.table.game, seat, player)
                metrics.BOT.observe(time.monotonic() - begun)
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

    async def _time_is_up(self) -> None:
        try:
            await self.submit(decide.time_is_up)
        except Refusal:
            self._schedule_next(POLL_SECONDS)

    @property
    def idle(self) -> bool:
        return (
            not self.listeners
            and not self._lock.locked()
            and time.monotonic() - self.used > IDLE_SECONDS
        )

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class Rooms:
    """All rooms of this worker."""

    def __init__(self, store: Store, bus: NoBus | RedisBus, bot_pool: BotPool) -> None:
        self.store = store
        self.bus = bus
        self.bot_pool = bot_pool
        #: For hints and reviews, so that bots never wait for them.
        self.coach = BotPool(1)
        self.worker = secrets.token_hex(4)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = 0.0
        bus.listen(self._hear, self._catch_up_all)

    def open(self) -> None:
        self.spawn(self._maintain())

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        # Wait for them: a cancelled one could be in the middle of a transaction.
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; a failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task_failed", exc_info=task.exception())

    async def read(self, code: str, after: int = 0) -> list[en.Entry]:
        with from_store():
            return await self.store.read(code, after)

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
        return room

    async def _open_room(self, code: str) -> Room:
        log = await self.read(code)
        if not log or not isinstance(log[0], en.Created):
            raise unknown_table(code)
        try:
            table = Table.of(code, log)
        except ReplayError as error:
            raise Refusal(
                "old_rules",
                Phrase("cannot-go-on", "this table cannot go on: {why}", why=error.phrase),
            ) from None
        room = self._rooms[code] = Room(self, table)
        metrics.ROOMS.set(len(self._rooms))
        return room

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
                await self.store.append(code, 1, created, row_of(table))
                return code

    # -- other workers ---------------------------------------------------------------------

    def _hear(self, message: str) -> None:
        kind, code, about, *sender = json.loads(message)
        room = self._rooms.get(code)
        if room is None:
            return
        if kind == "seq" and about > room.table.seq:
            self.spawn(room.catch_up())
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
            if room is not None and seq > room.table.seq:
                await room.catch_up()

    def announce_presence(self, room: Room) -> None:
        if self.bus.shared:
            message = ["people", room.table.code, sorted(room.here()), self.worker]
            self.spawn(self.bus.tell(json.dumps(message)))

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


def row_of(table: Table) -> Row:
    """A table's row in the list of tables."""
    info = table_info(table, ()).model_dump_json()
    return Row(table.phase, table.settings.listed, info)
