"""Rooms: the tables a worker has in use, with the people who are connected to them.

A command becomes an entry, the entry is stored, and only then the room changes and everybody is
told. Any worker may serve any table: whoever finds that another one wrote first reads what is new
and decides again.
"""

from __future__ import annotations

import asyncio
import hashlib
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
from spinney.engine import Record, ReplayError
from spinney.lab.review import Review
from spinney.server import decide, metrics
from spinney.server import entries as en
from spinney.server import protocol as pr
from spinney.server.bot_pool import BotPool
from spinney.server.bus import NoBus, RedisBus
from spinney.server.content import Content
from spinney.server.history import stored
from spinney.server.protocol import Refusal
from spinney.server.store import Conflict, Gone, Row, Store, Unavailable
from spinney.server.table import Change, Table
from spinney.server.views import Audience, line, table_info, views

#: Without letters and digits that look alike.
CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6

#: A worker that has not written the entry before leaves the bots to the one that has, this long.
GRACE_SECONDS = 3.0
#: A room nobody is in is kept so long, in case they come back.
IDLE_SECONDS = 60.0
#: While workers cannot hear each other, and now and then anyway, they look into the store.
POLL_SECONDS = 1.0
#: Only who has been away so long can be replaced by others.
ABSENT_SECONDS = 30.0
#: So many lines are told to somebody who comes back.
MAX_MISSED = 500
#: When a bot has failed so often, another one plays.
MAX_FAILURES = 3
LAST_RESORT = "random"
#: How long a worker's word on who is connected to it counts, and how often it is given.
PRESENCE_SECONDS = 30.0
PRESENCE_EVERY = 10.0

_log = structlog.get_logger()

Make = Callable[[Table, int], en.Entry]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_token() -> str:
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """What is stored of a token: enough to know it again."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


@contextmanager
def from_store() -> Iterator[None]:
    """When the database is away, clients are told so."""
    try:
        yield
    except Unavailable as error:
        _log.error("store_unavailable", error=str(error))
        raise Refusal(
            "unavailable",
            Phrase("no-database", "the server cannot reach its database; try again in a moment"),
        ) from None


def no_table(code: str) -> Refusal:
    return Refusal("not_found", Phrase("no-such-table", "there is no table {code}", code=code[:12]))


class Listener(Protocol):
    """A connected client."""

    audience: Audience

    def send(self, frame: bytes) -> None: ...


@dataclass
class Presence:
    """Who is connected to another worker, as it said last."""

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
        #: Its history by language, with the names that are in it.
        self._histories: dict[str, tuple[list[str], Content]] = {}
        self._lock = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._listing = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking_about = -1
        # Something may have been stored that this room has not seen.
        self._stale = False

    # -- people ----------------------------------------------------------------------------

    def person_of(self, token: str | None) -> int | None:
        """Who holds this token; a wrong one is a refusal, none is an onlooker."""
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

    def here_lately(self) -> frozenset[int]:
        """The people who are connected, or were a moment ago, or of whom nothing is known."""
        known_since = time.monotonic() - ABSENT_SECONDS
        if self.opened > known_since or not self.rooms.bus.connected:
            return frozenset(self.table.people)
        lately = {person for person, seen in self.last_seen.items() if seen > known_since}
        return self.present() | lately

    def heard_of(self, worker: str, people: Collection[int]) -> None:
        before, now = self.present(), time.monotonic()
        known = self.elsewhere.get(worker)
        if known is None or known.until < now:
            self.rooms.say_presence(self)  # it may not know of this worker either
        self.elsewhere[worker] = Presence(frozenset(people), now + PRESENCE_SECONDS)
        self._presence_changed(before)

    def _presence_changed(self, before: frozenset[int], but: Listener | None = None) -> None:
        """Whoever has gone was here just now; everybody learns who is here."""
        present = self.present()
        for person in before - present:
            self.last_seen[person] = time.monotonic()
        if present != before:
            self._tell_presence(but)

    async def enter(self, listener: Listener, since: int | None) -> pr.Welcome:
        """A client is connected from now on; what it missed is in its welcome."""
        async with self._lock:
            await self._refresh()
            to = listener.audience
            missed = await self._missed(to, since) if since is not None else []
            before = self.present()
            self.listeners.add(listener)
            self.used = time.monotonic()
            self._presence_changed(before, but=listener)
            welcome = pr.Welcome.model_construct(
                version=pr.VERSION,
                person=to.person,
                seats=self.table.seats_of(to.person),
                seq=self.table.seq,
                table=table_info(self.table, self.present()),
                views=views(self.table, to, now_ms()),
                missed=missed,
            )
        self.rooms.say_presence(self)
        self._go_on(GRACE_SECONDS if self.rooms.bus.shared else 0)
        return welcome

    def leave(self, listener: Listener) -> None:
        before = self.present()
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._presence_changed(before)
        self.rooms.say_presence(self)

    async def _missed(self, to: Audience, since: int) -> list[pr.Line]:
        """What happened after a number, told as it was told then."""
        if since >= self.table.seq:
            return []
        entries = await self.rooms.read(self.table.code)
        past = Table.of(self.table.code, entries[:since])
        told = [line(past, past.apply(entry), to) for entry in entries[since : self.table.seq]]
        return [entry for entry in told if entry is not None][-MAX_MISSED:]

    async def history(self, language: str) -> Content:
        """The finished game told again."""
        if self.table.phase != "over":
            raise Refusal("not_now", Phrase("not-over", "the game is not over"))
        names = self.table.names()
        kept = self._histories.get(language)
        if kept is None or kept[0] != names:
            # Some tens of milliseconds, in which others are served too.
            told = await asyncio.to_thread(stored, self.table.game.record, names, language)
            kept = self._histories[language] = (names, told)
        return kept[1]

    # -- commands --------------------------------------------------------------------------

    async def command(self, person: int | None, command: pr.Command) -> int:
        """Carry out a command; returns the number of its entry, which is stored by then."""
        if isinstance(command, pr.Rematch):
            async with self._rematching:
                return await self._rematch(person, command)
        return await self.submit(
            lambda table, now: decide.decide(command, table, person, now, self.here_lately())
        )

    async def submit(self, make: Make) -> int:
        """Store an entry made for the table as it is, then let it happen.

        That goes on even if whoever asked for it is gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._submit(make)))

    async def _submit(self, make: Make) -> int:
        async with self._lock:
            self.used = time.monotonic()
            await self._refresh()
            while True:
                entry = make(self.table, now_ms())
                self._stale = True  # until it is known what the store made of it
                try:
                    with from_store():
                        await self.rooms.store.append(self.table.code, self.table.seq + 1, entry)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._refresh()
                    continue
                except Gone:
                    self.rooms.forget(self)
                    raise no_table(self.table.code) from None
                self._stale = False
                change = self._happen(entry)
                seq = change.seq
                break
        if change.table and self.table.settings.listed:
            self.rooms.spawn(self._list())
        await self.rooms.bus.tell(json.dumps(["seq", self.table.code, seq]))
        self._go_on(0)
        return seq

    async def _list(self) -> None:
        """The list of tables says what everybody may know of this one."""
        async with self._listing:  # one after the other, so that the newest stays
            try:
                await self.rooms.store.describe(self.table.code, row_of(self.table))
            except Unavailable as error:
                _log.error("store_unavailable", error=str(error))

    def _happen(self, entry: en.Entry) -> Change:
        change = self.table.apply(entry)
        self._tell(change)
        return change

    async def catch_up(self) -> None:
        """Others may have written: read what is new and tell it."""
        async with self._lock:
            self._stale = True
            try:
                await self._refresh()
            except Refusal:
                return  # the next command tries again
        self._go_on(GRACE_SECONDS)

    async def _refresh(self) -> None:
        if not self._stale:
            return
        for entry in await self.rooms.read(self.table.code, self.table.seq):
            self._happen(entry)
        self._stale = False

    async def _rematch(self, person: int | None, command: pr.Rematch) -> int:
        table = self.table
        if person is None or not table.seats_of(person):
            raise Refusal("forbidden", Phrase("no-seat-here", "you have no seat here"))
        if table.phase != "over":
            raise Refusal("not_now", Phrase("not-over", "the game is not over"))
        if table.rematch is not None:
            raise Refusal("not_now", Phrase("rematch-there", "there is already a rematch"))
        played = table.game.record
        seed = played.seed if command.same_deal else secrets.randbits(128)
        start = Record(played.options, seed, played.deck)
        created = en.Created(
            at=now_ms(),
            record=start.to_json(),
            deal="repeated" if command.same_deal else "fresh",
            settings=table.settings,
            # People play for themselves again, whoever played for them last.
            chairs=[
                en.SeatSetup(person=s.person, bot=s.bot if s.person is None else None, name=s.name)
                for s in table.seats
            ],
            people=list(table.people.values()),
            host=person,
        )
        code = await self.rooms.create(created)

        def link(table: Table, now: int) -> en.Entry:
            if table.rematch is not None:
                raise Refusal("not_now", Phrase("rematch-there", "there is already a rematch"))
            return en.Rematched(at=now, person=person, code=code)

        return await self.submit(link)

    # -- telling ---------------------------------------------------------------------------

    def _tell(self, change: Change) -> None:
        """Everybody connected learns what they may know of a change."""
        frames: dict[Audience, bytes | None] = {}
        for listener in self.listeners:
            to = listener.audience
            if to not in frames:
                frames[to] = self._update(change, to)
            frame = frames[to]
            if frame is not None:
                listener.send(frame)

    def _update(self, change: Change, to: Audience) -> bytes | None:
        told = line(self.table, change, to)
        game = change.game_changed_for(to.person)
        if told is None and not game and not change.table:
            return None
        return encoded(
            pr.Update.model_construct(
                seq=change.seq,
                log=[] if told is None else [told],
                table=table_info(self.table, self.present()) if change.table else None,
                views=views(self.table, to, now_ms()) if game else None,
            )
        )

    def _tell_presence(self, but: Listener | None = None) -> None:
        frame = encoded(
            pr.Update.model_construct(
                seq=self.table.seq,
                log=[],
                table=table_info(self.table, self.present()),
                views=None,
            )
        )
        for listener in self.listeners:
            if listener is not but:
                listener.send(frame)

    # -- bots and clocks -------------------------------------------------------------------

    def _go_on(self, wait: float) -> None:
        """Whatever happens next without a person: a bot thinks, or time runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        # Bots do not play on for nobody.
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
        """Let a bot move, unless something else happens meanwhile."""
        try:
            await asyncio.sleep(wait)
            await self._let_bot_play(move, seat, bot)
        finally:
            if self._thinking_about == move:
                self._thinking_about = -1
        if self.table.move == move:
            self._go_on(0)  # its person has taken the seat back

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
            self._go_on(POLL_SECONDS)

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
        #: Thinks about hints and reviews, so that no bot has to wait for them.
        self.coach = BotPool(1)
        self.worker = secrets.token_hex(4)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = 0.0
        bus.listen(self._hear, self._catch_up_all)

    def open(self) -> None:
        self.spawn(self._keep_house())

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        # They are waited for: one that is cut off may be in the middle of a transaction.
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that happens by itself; if it fails, the log says so."""
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
        """The room of a table, opened if nobody is there yet."""
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
            raise no_table(code)
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
        """The table is not there any more."""
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
            room.heard_of(sender[0], about)

    async def _catch_up_all(self) -> None:
        """Read what other workers wrote while nothing was heard of them."""
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

    def say_presence(self, room: Room) -> None:
        if self.bus.shared:
            message = ["people", room.table.code, sorted(room.here()), self.worker]
            self.spawn(self.bus.tell(json.dumps(message)))

    async def _keep_house(self) -> None:
        """Now and then: look for news if Redis is away, repeat who is here, close empty rooms."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if self.bus.shared and not self.bus.connected:
                await self._catch_up_all()
            if self.bus.shared and time.monotonic() - self._told > PRESENCE_EVERY:
                self._told = time.monotonic()
                await self._catch_up_all()  # a worker may have died before it told
                for room in self._rooms.values():
                    if room.listeners:
                        self.say_presence(room)
            for code in [code for code, room in self._rooms.items() if room.idle]:
                self._rooms.pop(code).close()
            metrics.ROOMS.set(len(self._rooms))


def row_of(table: Table) -> Row:
    """A table's line in the list of tables."""
    info = table_info(table, ()).model_dump_json()
    return Row(table.phase, table.settings.listed, info)


def encoded(frame: pr.Message) -> bytes:
    """A message as it goes over the wire."""
    return frame.__pydantic_serializer__.to_json(frame)
