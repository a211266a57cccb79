"""Real processes for the server's tests: PostgreSQL, Redis and the server itself.

Each can be stopped and started again. All listen on 127.0.0.1 only, each on its own port.
"""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from spinney.client import Server, TableConnection
from spinney.server.settings import database_url
from spinney.server.store import Store
from spinney.tables import entries as en
from spinney.tables import wire
from spinney.tables.protocol import (
    GameOptions,
    Join,
    NewTable,
    SeatPlan,
    Start,
    TableSettings,
    View,
)
from spinney.tables.table import Table
from spinney.tables.views import Audience, views

#: The interval between two checks while waiting for something.
LOOK_SECONDS = 0.01

#: Asks over a new connection each time, so that any worker may answer. One client asks all: each
#: reads the certificates it believes, which takes longer than many requests.
HTTP = httpx.Client(timeout=10, limits=httpx.Limits(max_keepalive_connections=0))

#: Higher limits, because tests are faster than people.
HIGH_LIMITS = {
    "SPINNEY_TABLES_PER_HOUR": "100000",
    "SPINNEY_COMMANDS_PER_SECOND": "100000",
    "SPINNEY_REQUESTS_PER_SECOND": "100000",
    "SPINNEY_SOCKETS_PER_ADDRESS": "1000",
    "SPINNEY_WORK_PER_SECOND": "1000000",
    "SPINNEY_THINKERS": "1",
}


#: Makes a database as it was before tables and pads were put away, and decks and snapshots kept.
BEFORE_PUTTING_AWAY = [
    "DROP TABLE accounts",
    "DROP TABLE daily",
    "DROP TABLE snapshots",
    "DROP TABLE decks",
    "DROP TABLE facts",
    "DROP INDEX ix_tables_put_away_ms",
    "ALTER TABLE tables DROP COLUMN put_away_ms",
    "DROP INDEX ix_pads_put_away_ms",
    "ALTER TABLE pads DROP COLUMN put_away_ms",
]


def wait_until(condition: Callable[[], bool], what: str, seconds: float = 20) -> None:
    """Wait for a condition; fails after this many seconds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"not within {seconds} s: {what}"
        time.sleep(LOOK_SECONDS)


async def until(condition: Callable[[], bool], what: str, seconds: float = 20) -> None:
    """The same, while other tasks run."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"not within {seconds} s: {what}"
        await asyncio.sleep(LOOK_SECONDS)


def free_port() -> int:
    """A port nobody listens on.

    It is below the range for outgoing connections, one of which could otherwise take it while its
    server is stopped.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def processes() -> Iterator[tuple[int, int, int]]:
    """All running processes, each with its parent and its group."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, group = stat.read_text().rpartition(")")[2].split()[:3]
            if state not in "ZX":
                yield int(stat.parent.name), int(parent), int(group)


def running(group: int) -> list[int]:
    """The running processes of a group."""
    return sorted(process for process, _, of in processes() if of == group)


def program(name: str) -> str:
    """The path of a program; Debian keeps PostgreSQL's outside of PATH."""
    found = shutil.which(name)
    others = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if found is None and others:
        return str(others[-1])
    assert found is not None, f"{name} is missing; tools/services.sh installs it"
    return found


class Postgres:
    """A PostgreSQL cluster in its own temporary folder."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="spinney-postgres-"))
        # PostgreSQL does not run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            owner = pwd.getpwnam(self._user)
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _run(self, name: str, *arguments: str) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [program(name), *arguments],
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def url(self, database: str) -> str:
        return f"postgresql://spinney@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database; returns its address."""
        name = f"tables{next(self._numbers)}"
        assert self._psql(f"CREATE DATABASE {name}"), self._log.read_text()
        return self.url(name)

    def _psql(self, command: str) -> bool:
        asked = self._run("psql", "--no-psqlrc", f"--command={command}", self.url("postgres"))
        return asked.wait(20) == 0

    def _is_up(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self._log.read_text()
        return answers(self.port) and self._psql("SELECT 1")

    def start(self) -> None:
        data = self._folder / "data"
        if not data.exists():
            made = self._run("initdb", "--username=spinney", "--auth=trust", "--no-sync",
                             "--encoding=UTF8", "--no-locale", f"--pgdata={data}")  # fmt: skip
            assert made.wait(60) == 0, self._log.read_text()
        if self._process is None:
            # The machine does not crash: nothing has to be forced onto its disk, which takes long
            # where the disk is busy, above all at a start after a crash.
            self._process = self._run("postgres", "-D", str(data), "-p", str(self.port),
                                      "-h", "127.0.0.1", "-k", "", "-c", "fsync=off")  # fmt: skip
        wait_until(self._is_up, "PostgreSQL answers", 30)

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(20)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def freeze(self) -> None:
        """From now on it accepts connections and queries, but answers none."""
        assert self._process is not None
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        assert self._process is not None
        first = self._process.pid
        return [first, *(process for process, parent, _ in processes() if parent == first)]


class RedisServer:
    """Redis without persistence."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if self._process is None:
            with (self._folder / "redis.log").open("ab") as log:
                self._process = subprocess.Popen(
                    [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1",
                     "--save", "", "--appendonly", "no", "--dir", str(self._folder)],
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                )  # fmt: skip
        wait_until(lambda: answers(self.port), "Redis answers")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(10)
            self._process = None

    def freeze(self) -> None:
        """From now on it accepts messages, but ignores them."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


class ServerProcess:
    """``spinney serve``, always on the same port."""

    def __init__(
        self,
        folder: Path,
        db: str,
        redis: str | None = None,
        workers: int | None = None,
        limits: dict[str, str] | None = None,
    ) -> None:
        self.limits = HIGH_LIMITS | (limits or {})
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = db
        self.log = folder / f"server-{self.port}.log"
        self._arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--db", db]
        if redis is not None:
            self._arguments += ["--redis", redis]
        if workers is not None:
            self._arguments += ["--workers", str(workers)]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start it without waiting until it is ready."""
        assert self._process is None
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "spinney", "serve", *self._arguments],
                env=os.environ | self.limits | {"TMPDIR": str(self.log.parent)},
                cwd=self.log.parent,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> None:
        self.launch()
        self.wait_until_ready()

    def get(self, path: str) -> httpx.Response | None:
        """The response to a request; None if there is none."""
        try:
            return HTTP.get(self.url + path)
        except httpx.TransportError:
            return None

    def told(self, event: str, times: int = 1, **about: str) -> list[dict[str, Any]]:
        """The lines of its log with this, once there are so many: an answer may come before one."""

        def found() -> list[dict[str, Any]]:
            lines = self.log.read_bytes().rpartition(b"\n")[0].splitlines()
            every = (json.loads(line) for line in lines if line[:1] == b"{")
            wanted = about | {"event": event}
            return [line for line in every if wanted.items() <= line.items()]

        wait_until(lambda: len(found()) >= times, f"{times} of {event} in {self.log}")
        return found()

    def ready(self) -> tuple[int, dict[str, str]]:
        """The status and content of its readiness response."""
        response = self.get("/ready")
        return (0, {}) if response is None else (response.status_code, response.json())

    def wait_until_ready(self, seconds: float = 60) -> None:
        def is_ready() -> bool:
            assert self._process is not None
            assert self._process.poll() is None, f"ended:\n{self.log.read_text()}"
            return answers(self.port) and self.ready()[0] == 200

        wait_until(is_ready, f"{self.url} is ready", seconds)

    def kill(self) -> None:
        """kill -9; its child processes must end by themselves."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)
        self._check_that_all_ended()

    def stop(self) -> int:
        """Ask it to stop; returns the exit status."""
        assert self._process is not None
        self._process.terminate()
        status = self._process.wait(10)
        self._check_that_all_ended()
        return status

    def _check_that_all_ended(self) -> None:
        group = self.pid
        wait_until(lambda: not running(group), f"the processes of {self.url} have ended")
        self._process = None

    def clean_up(self) -> None:
        """Kill whatever is still running."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(10)
            self._process = None


# -- tables and their logs -----------------------------------------------------------------


async def new_game(url: str, seed: int, bot: str | None = None) -> tuple[str, list[str]]:
    """Start a game of two; returns the table's code and the tokens of Ana and Ben.

    If a bot is given, Ana plays against it, without Ben.
    """
    other = SeatPlan(kind="open") if bot is None else SeatPlan(kind="bot", bot=bot)
    wish = NewTable(
        name="Ana",
        options=GameOptions(game="forest", start=0),
        seats=[SeatPlan(kind="me"), other],
        settings=TableSettings(),
        seed=f"{seed:x}",
    )
    async with Server(url) as server:
        ana = await server.new_table(wish)
        tokens = [ana.token]
        if bot is None:
            tokens.append((await server.join(ana.code, Join(name="Ben"))).token)
        async with server.sit(ana.code, ana.token) as table:
            await table.ask(Start(id=table.number()))
    return ana.code, tokens


async def read_log(db: str, code: str) -> list[en.Entry]:
    """A table's log, read directly from the database."""
    store = Store(database_url(db))
    try:
        return await store.read(code)
    finally:
        await store.close()


async def head(db: str, code: str) -> int:
    """The number of a log's last entry."""
    store = Store(database_url(db))
    try:
        return (await store.heads([code]))[code]
    finally:
        await store.close()


def views_by_log(code: str, log: list[en.Entry], person: int) -> list[View]:
    """What a person should see after these entries."""
    return [View(**view) for view in views(Table.of(code, log), Audience(person), 0)]


class Actor:
    """Somebody who acts at random, as fast as the answers arrive."""

    def __init__(self, table: TableConnection, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        #: The acknowledged actions, each with its entry number.
        self.acknowledged: list[tuple[int, list[wire.Action]]] = []

    @property
    def view(self) -> View:
        (view,) = self.table.views
        return view

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def is_to_choose(self) -> bool:
        return self.view.prompt is not None

    def choice(self) -> tuple[int, int, list[wire.Action]]:
        """A random action in the current view: seat, move, actions."""
        view = self.view
        assert view.prompt is not None
        return self.seat, view.move, [self.rng.choice(view.prompt.legal)]

    async def act(self) -> None:
        seat, move, actions = self.choice()
        self.acknowledged.append((await self.table.act(seat, move, actions), actions))


def numbers(actions: list[wire.Action]) -> list[int]:
    """Actions as a log stores them."""
    return [wire.number_of(action) for action in actions]


def acknowledged(log: list[en.Entry], actor: Actor) -> list[int]:
    """The entries that somebody's acknowledged actions are: everyone counts what they are told."""
    table = Table.of("", log)
    return [table.seq_of(actor.table.person, number) for number, _ in actor.acknowledged]


def check_log(log: list[en.Entry], actors: list[Actor]) -> None:
    """Check that everything acknowledged is in the log, at the right number."""
    for actor in actors:
        seqs = acknowledged(log, actor)
        assert seqs == sorted(set(seqs))
        for seq, (_, actions) in zip(seqs, actor.acknowledged, strict=True):
            assert seq <= len(log)
            entry = log[seq - 1]
            assert isinstance(entry, en.Acted)
            assert (entry.seat, entry.actions) == (actor.view.seat, numbers(actions))
