"""The store on both databases: what is stored, refused and deleted."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from spinney.cards.catalog import shipped_deck
from spinney.engine import Options, Record
from spinney.server.expiry import Expiry
from spinney.server.settings import Settings, database_url
from spinney.server.store import Conflict, Gone, Row, Store, TooNew, migrate
from spinney.tables import entries as en
from spinney.tables.protocol import TableSettings
from tests.server.services import BEFORE_PUTTING_AWAY, free_port

ROW = Row("lobby", True, "{}")


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[Store]:
    store = Store(database_url(db))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def created(at: int = 1000) -> en.Created:
    return en.Created(
        at=at,
        record=Record(Options("forest"), 1).to_json(),
        deal="fresh",
        settings=TableSettings(),
        chairs=[],
        people=[],
        host=0,
    )


def said(text: str, at: int = 2000) -> en.Said:
    return en.Said(at=at, person=0, text=text)


def test_entries_that_come_together_are_judged_one_by_one(either_database: str) -> None:
    """Good entries are stored whatever else is in their batch."""

    async def check() -> None:
        async with opened(either_database) as store:
            await store.append("AAAA22", 1, created(), ROW)
            await store.append("BBBB22", 1, created(), ROW)
            outcomes = await asyncio.gather(
                store.append("AAAA22", 2, said("first")),
                store.append("AAAA22", 2, said("too late")),
                store.append("BBBB22", 1, created(), ROW),
                store.append("GONE22", 2, said("to nobody")),
                store.append("BBBB22", 2, said("hello")),
                store.append("CCCC22", 1, created(), ROW),
                return_exceptions=True,
            )
            kinds = [type(outcome) for outcome in outcomes]
            assert kinds == [type(None), Conflict, Conflict, Gone, type(None), type(None)]
            assert [entry.kind for entry in await store.read("AAAA22")] == ["created", "said"]
            assert (await store.read("AAAA22"))[1] == said("first")
            assert await store.read("GONE22") == []
            heads = await store.heads(["AAAA22", "BBBB22", "CCCC22", "GONE22"])
            assert heads == {"AAAA22": 2, "BBBB22": 2, "CCCC22": 1}

    asyncio.run(check())


def test_what_cannot_be_written_concerns_only_its_writer(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            await store.append("AAAA22", 1, created(), ROW)
            good = asyncio.ensure_future(store.append("AAAA22", 2, said("good")))
            with pytest.raises(Exception, match="surrogate"):
                await store.append("AAAA22", 3, said("\ud800"))
            await good
            assert len(await store.read("AAAA22")) == 2

    asyncio.run(check())


def test_old_tables_are_forgotten_and_stay_so(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            for code in ("OLDD22", "NEWW22"):
                await store.append(code, 1, created(1000), ROW)
            await store.append("NEWW22", 2, said("hello", 5000))
            assert await store.expire(2000, 9000) == 1
            assert await store.read("OLDD22") == []
            assert len(await store.read("NEWW22")) == 2
            assert len(await store.listed(10)) == 1
            with pytest.raises(Gone):
                await store.append("OLDD22", 2, said("is anybody there?"))
            assert await store.read("OLDD22") == []
            assert await store.expire(2000, 9000) == 0
            assert await store.restore(9001) == 0
            assert await store.restore(9000) == 1
            assert len(await store.read("OLDD22")) == 1
            await store.append("OLDD22", 2, said("we are back", 3000))
            assert await store.expire(4000, 9000) == 1
            assert await store.discard(9000) == 0
            assert await store.discard(9001) == 1
            assert await store.restore() == 0

    asyncio.run(check())


def test_a_great_many_old_tables_are_put_away_in_parts(
    either_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spinney.server.store.PUT_AWAY", 7)

    async def check() -> None:
        async with opened(either_database) as store:
            codes = [f"OLD{i:03}" for i in range(21)]
            await asyncio.gather(*(store.append(code, 1, created(1000), ROW) for code in codes))
            assert await store.expire(2000, 9000) == 21
            assert await store.restore() == 21
            assert await store.expire(2000, 9000) == 21
            assert await store.discard(9001) == 21

    asyncio.run(check())


def test_a_clock_that_jumps_costs_nobody_a_table(either_database: str, tmp_path: Path) -> None:
    day = 86_400_000
    settings = Settings(db=f"sqlite:///{tmp_path}/x.sqlite")

    async def check() -> None:
        async with opened(either_database) as store:
            now = 20_000 * day
            await store.append("AAAA22", 1, created(now), ROW)
            expiry = Expiry(store, settings)
            for hour in range(50):
                await expiry.look(now + hour * day // 24)
            ahead = now + 45 * day
            for hour in range(20):  # started again and again with a wrong clock
                await Expiry(store, settings).look(ahead + hour * day // 24)
                assert len(await store.read("AAAA22")) == 1
            await expiry.look(now + 3 * day)  # the clock is right again
            for hour in range(0, 29 * 24, 6):
                await expiry.look(now + 3 * day + hour * day // 24)
            assert await store.read("AAAA22") == []  # now nobody has come for a month
            assert await store.restore() == 1

    asyncio.run(check())


def test_the_last_snapshot_stays(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            await store.append("AAAA22", 1, created(), ROW)
            assert await store.snapshot("AAAA22") is None
            await asyncio.gather(*(store.keep("AAAA22", n, f"state {n}") for n in (100, 300, 200)))
            assert await store.snapshot("AAAA22") == "state 300"
            await store.expire(2000, 9000)
            assert await store.snapshot("AAAA22") is None

    asyncio.run(check())


def test_decks_are_kept(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            for deck in map(shipped_deck, ("forest", "dartmoor")):
                assert await store.deck(deck.digest) == deck.to_json()
            assert await store.deck("0123") is None
            for cards in ('[{"id": 1}]', '[{"id": 2}]'):
                await store.keep_deck("0123", cards)
            assert await store.deck("0123") == [{"id": 1}]

    asyncio.run(check())


def test_a_pad_is_replaced_only_by_who_knows_it(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            await store.new_pad("AAAA22", 1000, "one")
            with pytest.raises(Conflict):
                await store.new_pad("AAAA22", 1000, "another")
            outcomes = await asyncio.gather(
                *(store.replace_pad("AAAA22", 2, 2000, f"two {i}") for i in range(8)),
                return_exceptions=True,
            )
            assert [type(o) for o in outcomes].count(Conflict) == 7
            assert await store.read_pad("AAAA22") == f"two {outcomes.index(None)}"
            with pytest.raises(Conflict):
                await store.replace_pad("AAAA22", 4, 2000, "four")
            assert await store.pad_heads(["AAAA22", "GONE22"]) == {"AAAA22": 2}
            for code in ("GONE22", "aaaa22"):
                with pytest.raises(Gone):
                    await store.read_pad(code)

    asyncio.run(check())


def test_old_pads_are_forgotten_and_stay_so(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            for code in ("OLDD22", "NEWW22"):
                await store.new_pad(code, 1000, "one")
            await store.replace_pad("NEWW22", 2, 5000, "two")
            assert await store.expire(2000, 9000) == 1
            with pytest.raises(Gone):
                await store.read_pad("OLDD22")
            with pytest.raises(Conflict):
                await store.replace_pad("OLDD22", 2, 5000, "is anybody there?")
            assert await store.read_pad("NEWW22") == "two"
            assert await store.expire(2000, 9000) == 0

    asyncio.run(check())


def test_a_database_from_before_there_were_pads(either_database: str) -> None:
    async def check() -> None:
        async with opened(either_database) as store:
            await store.append("AAAA22", 1, created(), ROW)
        older = "UPDATE alembic_version SET version_num = '0001'"
        await change(either_database, *BEFORE_PUTTING_AWAY, "DROP TABLE pads", older)
        async with opened(either_database) as store:
            assert len(await store.read("AAAA22")) == 1
            await store.new_pad("AAAA22", 1000, "one")
            assert await store.read_pad("AAAA22") == "one"

    asyncio.run(check())


def test_the_schema_is_made_once(either_database: str) -> None:
    """Servers that start together or later find or create the same tables."""

    async def check() -> None:
        async with opened(either_database) as first:
            await first.append("AAAA22", 1, created(), ROW)
            async with opened(either_database) as second:
                assert len(await second.read("AAAA22")) == 1

    asyncio.run(check())


#: What a newer version may do to the schema: older ones can do without it.
ADDED = [
    "CREATE TABLE moods (code VARCHAR(12) PRIMARY KEY, mood TEXT NOT NULL)",
    "ALTER TABLE tables ADD COLUMN mood TEXT",
    "ALTER TABLE pads ADD COLUMN stars INTEGER NOT NULL DEFAULT 5",
    "UPDATE alembic_version SET version_num = '9999'",
]


async def change(db: str, *commands: str) -> None:
    engine = create_async_engine(database_url(db))
    async with engine.begin() as connection:
        for command in commands:
            await connection.execute(text(command))
    await engine.dispose()


def test_going_back_to_an_older_version(
    either_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    warnings: list[str] = []
    told = SimpleNamespace(warning=lambda event, **_: warnings.append(event))
    monkeypatch.setattr("spinney.server.store._log", told)

    async def check() -> None:
        async with opened(either_database) as store:
            await store.append("AAAA22", 1, created(), ROW)
        await change(either_database, *ADDED)
        async with opened(either_database) as store:
            await store.append("AAAA22", 2, said("still here"))
            await store.append("BBBB22", 1, created(), ROW)
            await store.describe("BBBB22", ROW)
            await store.new_pad("PPPP22", 1000, "one")
            assert len(await store.read("AAAA22")) == 2
            assert await store.read_pad("PPPP22") == "one"
        engine = create_async_engine(database_url(either_database))
        async with engine.begin() as connection:
            version = (await connection.execute(text("SELECT * FROM alembic_version"))).scalar()
        await engine.dispose()
        assert version == "9999"

    asyncio.run(check())
    assert warnings == ["schema_of_a_newer_version"]


@pytest.mark.parametrize(
    ("command", "obstacle"),
    [
        ("ALTER TABLE pads RENAME COLUMN state TO ops", "pads.state"),
        ("DROP TABLE snapshots", "snapshots.code"),
        ("ALTER TABLE log RENAME COLUMN entry TO text", "log.entry"),
    ],
)
def test_a_schema_that_an_older_version_cannot_use(
    either_database: str, command: str, obstacle: str
) -> None:
    async def check() -> None:
        async with opened(either_database):
            pass
        await change(either_database, *ADDED, command)
        with pytest.raises(TooNew, match=obstacle):
            async with opened(either_database):
                pass
        with pytest.raises(TooNew):
            await migrate(database_url(either_database))

    asyncio.run(check())


#: Spinney with a thread for SQLite that takes its time, and what it does at last is seen too.
SLOW = """
import time
from aiosqlite import core
core.LOG.debug = lambda *_: time.sleep(0.1)
from spinney.cli import main
try:
    main()
finally:
    time.sleep(0.5)
"""


def refusals(db: str) -> Iterator[str]:
    """What the commands say, in a line, that cannot use a database."""
    for command in (["serve", "--port", str(free_port())], ["restore"]):
        done = subprocess.run(
            [sys.executable, "-c", SLOW, *command, "--db", db],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.count("\n") == 1
        yield done.stderr


def test_the_server_says_in_a_line_that_it_is_too_old(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(migrate(database_url(db)))
    asyncio.run(change(db, *ADDED, "DROP TABLE snapshots"))
    assert all("newer version" in said for said in refusals(db))


@pytest.mark.parametrize(
    "db", ["tables.sqlite", "sqlite:///nowhere/tables.sqlite", "postgresql://127.0.0.1:1/none"]
)
def test_and_that_a_database_cannot_be_used(db: str) -> None:
    assert all("the database cannot be used" in said for said in refusals(db))
