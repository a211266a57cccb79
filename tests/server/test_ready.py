"""``/ready`` tells what keeps tables from being played, and when it is over."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spinney.client import Server
from spinney.tables import protocol as pr
from tests.server.conftest import Serve
from tests.server.services import ServerProcess, head, new_game, wait_until

#: Makes the hourly look for old tables fail as long as a file is there.
FAILING_TASK = """
from pathlib import Path
from spinney.server import expiry, tasks

tasks.RESTART_SECONDS, tasks.WORKING_SECONDS, expiry.EVERY_SECONDS = 0.1, 1.0, 0.1

async def look(self, now):
    if Path({file!r}).exists():
        raise RuntimeError("no")

expiry.Expiry.look = look
"""


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """The server cannot make files longer; the database is longer than this from the start."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (40_000, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
def test_while_the_disk_is_full(tmp_path: Path, serve: Serve) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = serve(db)

    async def say(text: str) -> int:
        async with Server(server.url) as there, there.sit(code, tokens[0]) as table:
            frame = await table.ask(pr.Say(id=table.number(), text=text))
            assert isinstance(frame, pr.Ack)
            return frame.seq

    code, tokens = asyncio.run(new_game(server.url, 1))
    before = asyncio.run(say("before"))
    with full_disk(server):
        wait_until(lambda: server.ready()[0] == 503, "the disk is full")
        assert server.ready()[1] == {"database": "full", "redis": "not used", "tasks": "ok"}
        with pytest.raises(pr.Refusal) as refused:
            asyncio.run(say("during"))
        assert refused.value.code == "unavailable"
        health = server.get("/health")
        assert health is not None
        assert health.status_code == 200
    wait_until(lambda: server.ready()[0] == 200, "there is room again")
    assert asyncio.run(say("after")) == before + 1
    assert asyncio.run(head(db, code)) == before + 1


def test_while_a_background_task_fails(tmp_path: Path) -> None:
    file = tmp_path / "broken"
    (tmp_path / "sitecustomize.py").write_text(FAILING_TASK.format(file=str(file)))
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = ServerProcess(tmp_path, db, limits={"PYTHONPATH": str(tmp_path)})
    try:
        server.start()
        assert server.ready() == (200, {"database": "ok", "redis": "not used", "tasks": "ok"})
        file.touch()
        wait_until(lambda: server.ready()[0] == 503, "the task fails")
        assert server.ready()[1]["tasks"] == "failing: expiry"
        assert server.told("task_failed")
        file.unlink()
        wait_until(lambda: server.ready()[0] == 200, "the task works again")
    finally:
        server.clean_up()
