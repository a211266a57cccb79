"""``deploy/backup.sh``: a database is backed up while the server runs, and restored."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spinney.server.settings import database_url
from spinney.server.store import Store
from tests.server.services import program
from tests.server.test_store import ROW, created, opened, said

SCRIPT = Path(__file__).parents[2] / "deploy" / "backup.sh"


def run(db: str, *arguments: str) -> int:
    folder = str(Path(program("pg_dump")).parent)
    environment = os.environ | {"SPINNEY_DB": db, "PYTHON": sys.executable}
    environment["PATH"] = f"{folder}:{environment['PATH']}"
    return subprocess.run([SCRIPT, *arguments], env=environment, check=False).returncode


def test_what_was_backed_up_comes_back(either_database: str, tmp_path: Path) -> None:
    file = str(tmp_path / "backup")

    async def before() -> None:
        async with opened(either_database) as store:
            await store.append("AAAA22", 1, created(), ROW)
            await store.append("AAAA22", 2, said("before"))
            await store.new_pad("PPPP22", 1000, "one")
            await store.keep("AAAA22", 2, "state")
            assert await asyncio.to_thread(run, either_database, file) == 0  # while it is open
            await store.append("AAAA22", 3, said("after"))
            await store.append("BBBB22", 1, created(), ROW)

    async def after() -> None:
        async with opened(either_database) as store:
            log = await store.read("AAAA22")
            assert log == [created(), said("before")]
            assert await store.read("BBBB22") == []
            assert await store.read_pad("PPPP22") == "one"
            assert await store.snapshot("AAAA22") == "state"
            await store.append("AAAA22", 3, said("and on"))

    asyncio.run(before())
    assert run(either_database, "--restore", file) == 0
    asyncio.run(after())


def test_nothing_is_lost_by_a_backup_that_is_not_there(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def write() -> None:
        async with opened(db) as store:
            await store.append("AAAA22", 1, created(), ROW)

    async def read() -> int:
        store = Store(database_url(db))
        try:
            return len(await store.read("AAAA22"))
        finally:
            await store.close()

    asyncio.run(write())
    assert run(db, "--restore", str(tmp_path / "nothing")) == 1
    assert asyncio.run(read()) == 1


@pytest.mark.parametrize("db", ["", "mysql://x"])
def test_an_unknown_database_is_said(db: str, tmp_path: Path) -> None:
    assert run(db, str(tmp_path / "backup")) != 0
