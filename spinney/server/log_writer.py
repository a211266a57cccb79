"""Appends entries to the log the short way, past SQLAlchemy: this is what every action waits for.

A batch is one transaction: one call in a thread for SQLite, one statement for PostgreSQL. An entry
is written if its table is there and its number is new.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from orjson import dumps
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

#: For each connection to SQLite: readers do not wait for writers; an acknowledged entry survives a
#: power failure.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


#: How long to wait for another writer to SQLite, less than until a command is refused; how often to
#: look.
WAIT_SECONDS = 4.0
LOOK_SECONDS = 0.001


class Line(NamedTuple):
    """A row of the log."""

    code: str
    seq: int
    at: int
    entry: str


#: The lines that were written, by table and number.
Written = set[tuple[str, int]]


class LogWriter(Protocol):
    """Writes lines to the log; one batch at a time."""

    async def write(self, lines: Sequence[Line]) -> Written:
        """Returns once the lines are stored."""

    async def close(self) -> None: ...


class SqliteWriter:
    """A thread with a connection of its own.

    A batch is one statement, and so a transaction of its own: between statements the thread would
    wait for the interpreter, and everybody for the thread.
    """

    INSERT = (
        "INSERT INTO log (code, seq, at, entry) "
        "SELECT new.code, new.seq, new.at, new.entry FROM (SELECT value ->> 0 AS code, "
        "value ->> 1 AS seq, value ->> 2 AS at, value ->> 3 AS entry FROM json_each(?1)) AS new "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE code = new.code AND put_away_ms IS NULL)"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self._file = engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, "log writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, lines: Sequence[Line]) -> Written:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, lines)

    def _write(self, lines: Sequence[Line]) -> Written:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
            self._connection.execute("PRAGMA busy_timeout=0")
        try:
            if self._insert(self._connection, lines) == len(lines):
                return {line[:2] for line in lines}
        except sqlite3.IntegrityError:  # a number is taken, so nothing was written
            return {line[:2] for line in lines if self._is_new(self._connection, line)}
        # Some tables are gone.
        return {line[:2] for line in lines if self._is_there(self._connection, line)}

    def _is_new(self, connection: sqlite3.Connection, line: Line) -> bool:
        """Whether the line could be written."""
        try:
            return self._insert(connection, [line]) == 1
        except sqlite3.IntegrityError:
            return False

    def _is_there(self, connection: sqlite3.Connection, line: Line) -> bool:
        found = connection.execute("SELECT 1 FROM log WHERE code = ? AND seq = ?", line[:2])
        return found.fetchone() is not None

    def _insert(self, connection: sqlite3.Connection, lines: Sequence[Line]) -> int:
        """Write the lines of tables that are there; returns how many that were.

        Waits for other writers; SQLite itself would look less and less often.
        """
        new = (dumps([tuple(line) for line in lines]),)
        end = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                return connection.execute(self.INSERT, new).rowcount
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            time.sleep(LOOK_SECONDS)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)


class PostgresWriter:
    """A connection kept for this alone."""

    #: In order, so that two workers never wait for each other.
    INSERT = (
        "INSERT INTO log (code, seq, at, entry) SELECT new.* FROM "
        "unnest($1::varchar[], $2::int[], $3::bigint[], $4::text[]) AS new (code, seq, at, entry) "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE code = new.code AND put_away_ms IS NULL) "
        "ORDER BY code, seq ON CONFLICT DO NOTHING RETURNING code, seq"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, lines: Sequence[Line]) -> Written:
        connection = self._connection or await self._engine.connect()
        self._connection = None  # not to be used again if this fails
        try:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            if driver.is_closed():
                await connection.invalidate()
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None
            # In a transaction: what a frozen database was sent is not done once it thaws.
            async with driver.transaction():
                found = await driver.fetch(self.INSERT, *map(list, zip(*lines, strict=True)))
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        self._connection = connection
        return {(code, seq) for code, seq in found}

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def log_writer(engine: AsyncEngine) -> LogWriter:
    return SqliteWriter(engine) if engine.dialect.name == "sqlite" else PostgresWriter(engine)
