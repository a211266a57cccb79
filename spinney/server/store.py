"""The store: every table's log, every score pad and account, in SQLite or PostgreSQL.

A log only grows, and ``(table, seq)`` is unique: a worker that writes an existing entry gets a
conflict and has to read again. Entries that arrive together are committed together. A pad, and an
account, is one row with a version number; replacing it requires that number.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass
from importlib import resources
from typing import Any

import aiosqlite
import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from pydantic import ValidationError
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Delete,
    Executable,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    Update,
    delete,
    event,
    func,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spinney.server.log_writer import PRAGMAS, Line, Written, log_writer
from spinney.server.tasks import Tasks
from spinney.tables import entries as en

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("listed", Boolean, nullable=False, index=True),
    # The table's public state, for the list.
    Column("info", Text, nullable=False),
    # When it was put away, after a long time without activity.
    Column("put_away_ms", BigInteger, index=True),
)

log = Table(
    "log",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)

pads = Table(
    "pads",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("changed_ms", BigInteger, nullable=False, index=True),
    # How often it has changed.
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("put_away_ms", BigInteger, index=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    # The entries it includes.
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("cards", Text, nullable=False),
)

#: What the server has to remember about itself.
facts = Table(
    "facts",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("ms", BigInteger, nullable=False),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("kind", String(12), primary_key=True),
    # The fingerprint of a device: its first table of a day is the one that counts.
    Column("device", String(64), primary_key=True),
    Column("code", String(12), nullable=False, index=True),
    Column("name", Text, nullable=False),
    # Null until the game is over.
    Column("points", Integer),
    Column("at", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    # The fingerprint of the key that a device derives from its phrase.
    Column("key", String(64), primary_key=True),
    Column("used_ms", BigInteger, nullable=False, index=True),
    # How often it has changed.
    Column("version", Integer, nullable=False),
    # One's own record, encrypted on the device.
    Column("box", Text, nullable=False),
    Column("put_away_ms", BigInteger, index=True),
)

#: What is put away after a time without use, by its name.
PERISHABLE = (tables.c.code, pads.c.code, accounts.c.key)

#: More entries than this are read in a thread.
FEW = 100
#: A use is noted once a day.
USED_MS = 86_400_000
#: How many tables, pads or accounts are put away or deleted at once.
PUT_AWAY = 500
#: The most entries in one commit.
BATCH = 500
#: Anything slower than this is given up.
TIMEOUT_SECONDS = 5.0
#: Putting away and deleting may take longer.
EXPIRE_SECONDS = 60.0

_log = structlog.get_logger()


class Conflict(Exception):
    """Someone else has written that entry, or replaced that pad or account."""


class Gone(Exception):
    """The table, pad or account has been deleted."""


class Newer(Exception):
    """A newer version of this program has written something here."""


class TooNew(Exception):
    """A newer version has changed the schema so that this one cannot use it."""


class Unavailable(Exception):
    """The database does not answer; whether anything was written is unknown."""


@dataclass(frozen=True)
class Row:
    """A table's row in the list of tables."""

    phase: str
    listed: bool
    info: str


@dataclass
class _Write:
    line: Line
    row: Row | None
    outcome: asyncio.Future[None]


class Store:
    """Reads and appends logs, keeps pads."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        new = self._insert(snapshots)
        self._keep = new.on_conflict_do_update(
            index_elements=["code"],
            set_={"seq": new.excluded.seq, "state": new.excluded.state},
            where=snapshots.c.seq < new.excluded.seq,
        )
        self._writer = log_writer(self._engine)
        self._queue: asyncio.Queue[_Write] = asyncio.Queue()
        self._tasks = Tasks()

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        async with self._connection(None) as connection:
            await connection.run_sync(_migrate)
        self._tasks.supervise("writer", self._write_forever)

    @property
    def failing(self) -> list[str]:
        return self._tasks.failing

    async def close(self) -> None:
        """Close after writing everything that was accepted."""
        if not self._tasks.empty:
            await self._queue.join()
        await self._tasks.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._writer.close()
                await self._engine.dispose()

    # -- writing ---------------------------------------------------------------------------

    async def append(self, code: str, seq: int, entry: en.Entry, row: Row | None = None) -> None:
        """Returns once the entry is stored; raises :class:`Conflict` if that number is taken.

        The first entry comes with the table's row in the list.
        """
        outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        text = entry.model_dump_json()  # here, so that a failure affects nobody else
        self._queue.put_nowait(_Write(Line(code, seq, entry.at, text), row, outcome))
        await outcome

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write(self, batch: list[_Write]) -> None:
        """Commit a batch and report each outcome."""
        batch.sort(key=lambda write: write.line[:2])
        try:
            errors = await self._commit(batch)
        except Exception as error:
            errors = [Unavailable(str(error)) for _ in batch]
        for write, failed in zip(batch, errors, strict=True):
            if write.outcome.done():
                continue
            if failed is None:
                write.outcome.set_result(None)
            else:
                write.outcome.set_exception(failed)

    async def _commit(self, batch: list[_Write]) -> list[Exception | None]:
        """Write the new entries of tables that still exist; returns the error of each, or None."""
        new = [write for write in batch if write.row is not None]
        stored = await self._create(new) if new else set()
        lines = [write.line for write in batch if write.row is None]
        if lines:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                stored |= await self._writer.write(lines)
        known = {code for code, _ in stored}
        if len(stored) < len(batch):
            known = await self._known({write.line.code for write in batch})
        errors: list[Exception | None] = []
        for write in batch:
            code, seq = key = write.line[:2]
            if key in stored:
                stored.remove(key)  # of two in a batch, the first wins
                errors.append(None)
            elif code in known:
                errors.append(Conflict(f"{code} {seq}"))
            else:
                errors.append(Gone(code))
        return errors

    async def _create(self, batch: list[_Write]) -> Written:
        """Store new tables, each with its first entry."""
        rows = [
            asdict(write.row) | {"code": write.line.code, "created_ms": write.line.at}
            for write in batch
            if write.row is not None
        ]
        first = [write.line._asdict() for write in batch]
        new = self._insert(log).on_conflict_do_nothing().returning(log.c.code, log.c.seq)
        async with self._connection() as connection:
            await connection.execute(self._insert(tables).on_conflict_do_nothing(), rows)
            return {(code, seq) for code, seq in (await connection.execute(new, first)).all()}

    async def _known(self, codes: Collection[str]) -> set[str]:
        """Which of these tables exist."""
        there = tables.c.code.in_(codes) & tables.c.put_away_ms.is_(None)
        async with self._connection() as connection:
            return set((await connection.execute(select(tables.c.code).where(there))).scalars())

    async def describe(self, code: str, row: Row) -> None:
        """Update a table's row in the list; if this is lost, the log still has the facts."""
        await self._do(update(tables).where(tables.c.code == code).values(asdict(row)))

    # -- reading ---------------------------------------------------------------------------

    async def read(self, code: str, after: int = 0) -> list[en.Entry]:
        """A table's entries after a number; empty if there is no such table, or nothing new.

        Raises :class:`Newer` if one of them is of a kind that this version does not know.
        """
        wanted = (
            select(log.c.entry)
            .join(tables)
            .where(log.c.code == code, log.c.seq > after, tables.c.put_away_ms.is_(None))
            .order_by(log.c.seq)
        )
        async with self._connection() as connection:
            found = (await connection.execute(wanted)).scalars().all()
        if len(found) > FEW:
            return await asyncio.to_thread(_entries, code, found)
        return _entries(code, found)

    async def heads(self, codes: Collection[str]) -> dict[str, int]:
        """The last entry number of each table."""
        wanted = (
            select(log.c.code, func.max(log.c.seq))
            .where(log.c.code.in_(codes))
            .group_by(log.c.code)
        )
        async with self._connection() as connection:
            return dict((await connection.execute(wanted)).all())

    async def listed(self, limit: int) -> list[dict[str, Any]]:
        """The public tables that are not over, newest first."""
        wanted = (
            select(tables.c.info)
            .where(tables.c.listed, tables.c.phase != "over", tables.c.put_away_ms.is_(None))
            .order_by(tables.c.created_ms.desc())
            .limit(limit)
        )
        async with self._connection() as connection:
            return [json.loads(info) for info in (await connection.execute(wanted)).scalars()]

    # -- snapshots and decks ---------------------------------------------------------------

    async def keep(self, code: str, seq: int, state: str) -> None:
        """Keep a snapshot of a table after this many entries, unless there is a later one."""
        await self._do(self._keep, {"code": code, "seq": seq, "state": state})

    async def snapshot(self, code: str) -> str | None:
        """The latest snapshot of a table that has not been put away."""
        wanted = (
            select(snapshots.c.state)
            .join(tables)
            .where(snapshots.c.code == code, tables.c.put_away_ms.is_(None))
        )
        async with self._connection() as connection:
            found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
            return found

    async def keep_deck(self, digest: str, cards: str) -> None:
        """Keep a deck, so that its tables go on when it is no longer the one that is shipped."""
        new = self._insert(decks).values(digest=digest, cards=cards).on_conflict_do_nothing()
        await self._do(new)

    async def deck(self, digest: str) -> list[dict[str, Any]] | None:
        """The cards of a deck that tables were begun with."""
        wanted = select(decks.c.cards).where(decks.c.digest == digest)
        async with self._connection() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
        return None if found is None else json.loads(found)

    # -- pads ------------------------------------------------------------------------------

    async def new_pad(self, code: str, at: int, state: str) -> None:
        """Store a pad with number 1; raises :class:`Conflict` if that code is taken."""
        row = {"code": code, "changed_ms": at, "seq": 1, "state": state}
        new = self._insert(pads).values(row).on_conflict_do_nothing().returning(pads.c.code)
        async with self._connection() as connection:
            if (await connection.execute(new)).one_or_none() is None:
                raise Conflict(code)

    async def replace_pad(self, code: str, seq: int, at: int, state: str) -> None:
        """Store the pad's state under this number, which follows the one it replaces.

        Raises :class:`Conflict` if that one has been replaced already.
        """
        same = (pads.c.code == code) & (pads.c.seq == seq - 1) & pads.c.put_away_ms.is_(None)
        change = update(pads).where(same).values(changed_ms=at, seq=seq, state=state)
        async with self._connection() as connection:
            if (await connection.execute(change)).rowcount == 0:
                raise Conflict(f"{code} {seq}")

    async def read_pad(self, code: str) -> str:
        """A pad's state; :class:`Gone` if there is none."""
        async with self._connection() as connection:
            there = (pads.c.code == code) & pads.c.put_away_ms.is_(None)
            found = await connection.execute(select(pads.c.state).where(there))
            state = found.scalar_one_or_none()
        if state is None:
            raise Gone(code)
        return str(state)

    async def pad_heads(self, codes: Collection[str]) -> dict[str, int]:
        """The number of each pad."""
        wanted = select(pads.c.code, pads.c.seq).where(pads.c.code.in_(codes))
        async with self._connection() as connection:
            return dict((await connection.execute(wanted)).all())

    # -- the daily deal --------------------------------------------------------------------

    async def enter_daily(
        self, day: str, kind: str, device: str, code: str, name: str, at: int
    ) -> None:
        """Note which table of a device counts: the first one."""
        row = {"day": day, "kind": kind, "device": device, "code": code, "name": name, "at": at}
        await self._do(self._insert(daily).values(row).on_conflict_do_nothing())

    async def rank_daily(self, code: str, name: str, points: int, at: int) -> None:
        """Note the result of a finished table, if it counts; the first result stays."""
        open_row = (daily.c.code == code) & daily.c.points.is_(None)
        result = update(daily).where(open_row).values(name=name, points=points, at=at)
        await self._do(result)

    async def daily_results(self, day: str, kind: str, limit: int) -> list[tuple[str, int]]:
        """The best results of a day; of equal ones, the earlier first."""
        wanted = (
            select(daily.c.name, daily.c.points)
            .where(daily.c.day == day, daily.c.kind == kind, daily.c.points.is_not(None))
            .order_by(daily.c.points.desc(), daily.c.at)
            .limit(limit)
        )
        async with self._connection() as connection:
            return [(name, points) for name, points in (await connection.execute(wanted)).all()]

    # -- accounts --------------------------------------------------------------------------

    async def new_account(self, key: str, at: int, box: str) -> int:
        """Returns the version; raises :class:`Conflict` if there is that account already."""
        row = {"key": key, "used_ms": at, "version": 1, "box": box}
        new = self._insert(accounts).values(row)
        again = {"used_ms": at, "version": accounts.c.version + 1, "box": box, "put_away_ms": None}
        put = new.on_conflict_do_update(
            index_elements=["key"], set_=again, where=accounts.c.put_away_ms.is_not(None)
        ).returning(accounts.c.version)
        async with self._connection() as connection:
            version = (await connection.execute(put)).scalar_one_or_none()
        if version is None:
            raise Conflict(key)
        return int(version)

    async def replace_account(self, key: str, version: int, at: int, box: str) -> None:
        """Store what an account keeps under this version, which follows the one it replaces.

        Raises :class:`Conflict` if that one has been replaced already, :class:`Gone` if there is
        no such account.
        """
        there = (accounts.c.key == key) & accounts.c.put_away_ms.is_(None)
        same = there & (accounts.c.version == version - 1)
        change = update(accounts).where(same).values(used_ms=at, version=version, box=box)
        async with self._connection() as connection:
            if (await connection.execute(change)).rowcount:
                return
            found = await connection.execute(select(accounts.c.version).where(there))
        raise Gone(key) if found.scalar_one_or_none() is None else Conflict(key)

    async def read_account(self, key: str, at: int) -> tuple[int, str]:
        """An account's version and what it keeps; :class:`Gone` if there is none."""
        there = (accounts.c.key == key) & accounts.c.put_away_ms.is_(None)
        wanted = select(accounts.c.version, accounts.c.box, accounts.c.used_ms).where(there)
        async with self._connection() as connection:
            found = (await connection.execute(wanted)).one_or_none()
            if found is None:
                raise Gone(key)
            if found.used_ms < at - USED_MS:
                await connection.execute(update(accounts).where(there).values(used_ms=at))
        return found.version, found.box

    async def delete_account(self, key: str) -> None:
        """Nothing is left of it; :class:`Gone` if there is none."""
        async with self._connection() as connection:
            gone = await connection.execute(delete(accounts).where(accounts.c.key == key))
        if gone.rowcount == 0:
            raise Gone(key)

    # -- maintenance -----------------------------------------------------------------------

    async def note(self, **ms: int) -> None:
        """Remember these facts; this also shows that something can be written."""
        rows = [{"name": name, "ms": at} for name, at in ms.items()]
        new = self._insert(facts)
        newer = new.on_conflict_do_update(index_elements=["name"], set_={"ms": new.excluded.ms})
        async with self._connection() as connection:
            await connection.execute(newer, rows)

    async def noted(self) -> dict[str, int]:
        async with self._connection() as connection:
            return dict((await connection.execute(select(facts.c.name, facts.c.ms))).all())

    async def expire(self, before_ms: int, now: int) -> int:
        """Put away tables and pads without activity since then; returns how many."""
        last = (
            select(log.c.at)
            .where(log.c.code == tables.c.code)
            .order_by(log.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        done = await self._expire(tables.c.code, last < before_ms, now)
        return done + await self._expire(pads.c.code, pads.c.changed_ms < before_ms, now)

    async def expire_accounts(self, before_ms: int, now: int) -> int:
        """Put away accounts without use since then; returns how many."""
        return await self._expire(accounts.c.key, accounts.c.used_ms < before_ms, now)

    async def _expire(self, key: Column[str], stale: ColumnElement[bool], now: int) -> int:
        some = select(key).where(key.table.c.put_away_ms.is_(None), stale).limit(PUT_AWAY)
        return await self._in_batches(
            update(key.table).where(key.in_(some)).values(put_away_ms=now)
        )

    async def restore(self, since_ms: int = 0) -> int:
        """Bring back what was put away since then; returns how much."""
        done = 0
        for key in PERISHABLE:
            some = select(key).where(key.table.c.put_away_ms >= since_ms).limit(PUT_AWAY)
            back = update(key.table).where(key.in_(some)).values(put_away_ms=None)
            done += await self._in_batches(back)
        return done

    async def discard(self, before_ms: int) -> int:
        """Delete what was put away before then; returns how much."""
        done = 0
        for key in PERISHABLE:
            some = select(key).where(key.table.c.put_away_ms < before_ms).limit(PUT_AWAY)
            done += await self._in_batches(delete(key.table).where(key.in_(some)))
        async with self._connection(EXPIRE_SECONDS) as connection:
            await connection.execute(delete(daily).where(daily.c.at < before_ms))
        return done

    async def _in_batches(self, change: Update | Delete) -> int:
        """Repeat a change until nothing is left to be changed, each time for itself."""
        done = 0
        while True:
            async with self._connection(EXPIRE_SECONDS) as connection:
                changed = (await connection.execute(change)).rowcount
            done += changed
            if changed < PUT_AWAY:
                return done

    async def _do(self, change: Executable, values: dict[str, Any] | None = None) -> None:
        """Make a change whose outcome does not matter to anybody, and which may come late.

        It is a transaction by itself: one that is begun and committed would keep others from
        writing to SQLite while it waits for the event loop.
        """
        with _only_unavailable():
            async with asyncio.timeout(TIMEOUT_SECONDS), self._at_once.connect() as connection:
                await connection.execute(change, values)

    @asynccontextmanager
    async def _connection(
        self, seconds: float | None = TIMEOUT_SECONDS
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction; any failure of the database itself is :class:`Unavailable`."""
        with _only_unavailable():
            async with asyncio.timeout(seconds), self._engine.begin() as connection:
                yield connection


@contextmanager
def _only_unavailable() -> Iterator[None]:
    """Any failure of the database itself is :class:`Unavailable`."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise Unavailable(str(error) or "no answer in time") from error


def _entries(code: str, texts: Sequence[str]) -> list[en.Entry]:
    try:
        return [en.entry_adapter.validate_json(text) for text in texts]
    except ValidationError as error:
        raise Newer(code) from error


def _engine(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"async_creator_fn": _connected})

        @event.listens_for(engine.sync_engine, "connect")
        def _set_up(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine
    return create_async_engine(url, pool_pre_ping=True, connect_args={"timeout": TIMEOUT_SECONDS})


async def _connected(*where: Any, **options: Any) -> aiosqlite.Connection:
    """A connection to SQLite; if there can be none, the thread that was to have it ends first.

    It would report its end to an event loop that may be closed by then.
    """
    connection = aiosqlite.connect(*where, **options)
    connection._thread.daemon = True  # as SQLAlchemy sets it
    try:
        return await connection
    except sqlite3.Error:
        await asyncio.to_thread(connection._thread.join)
        raise


async def migrate(url: str) -> None:
    """Bring the database's schema up to date."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _migrate(connection: Connection) -> None:
    """Migrate to the newest schema; workers that start together take turns.

    The schema of a newer version is left as it is, if this one can work with it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7764733)"))
    config = Config()
    config.set_main_option("script_location", str(resources.files("spinney.server.migrations")))
    config.attributes["connection"] = connection
    ours = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None or current in ours:
        command.upgrade(config, "head")
        return
    obstacles = _obstacles(connection)
    if obstacles:
        raise TooNew(", ".join(obstacles))
    _log.warning("schema_of_a_newer_version", revision=current)


def _obstacles(connection: Connection) -> list[str]:
    """What keeps this version from using a schema: columns that are gone, or have to be filled."""
    found, there = [], inspect(connection)
    for table in metadata.sorted_tables:
        columns = there.get_columns(table.name) if there.has_table(table.name) else []
        names = {each["name"] for each in columns}
        found += [str(ours) for ours in table.columns if ours.name not in names]
        found += [
            f"{table.name}.{each['name']}"
            for each in columns
            if each["name"] not in table.c and not each["nullable"] and each["default"] is None
        ]
    return found
