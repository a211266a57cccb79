"""The processes of a load run: the server, a throwaway database, and what they use."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import httpx
import orjson

START_SECONDS = 60
STOP_SECONDS = 30
_TICKS = os.sysconf("SC_CLK_TCK")

# -- what processes use --------------------------------------------------------------------


@dataclass(frozen=True)
class ProcessUsage:
    """Processor time a process and its children have used so far.

    The time of those that yield to others, as bots and coach do, is part of it and counted again.
    """

    cpu_seconds: float
    nice_seconds: float = 0.0


def usage(root: int) -> ProcessUsage:
    cpu, nice = 0.0, 0.0
    for pid in family(root):
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        used = (int(fields[11]) + int(fields[12])) / _TICKS
        cpu += used
        nice += used if int(fields[16]) > 0 else 0.0
    return ProcessUsage(cpu, nice)


def memory(root: int) -> int:
    """The bytes that a process and its children hold now; what several share counts once."""
    kilobytes = 0
    for pid in family(root):
        try:
            found = re.search(r"^Pss: +(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)
        except OSError:
            continue  # it has ended
        kilobytes += int(found[1]) if found else 0
    return 1024 * kilobytes


def family(root: int) -> list[int]:
    """A process and all its descendants."""
    found = [root]
    for pid in found:
        for listing in Path(f"/proc/{pid}/task").glob("*/children"):
            try:
                found += map(int, listing.read_text().split())
            except OSError:
                continue
    return found


# -- cores ---------------------------------------------------------------------------------


class Cores:
    """The cores of the server and its database, if they are to be kept apart from the clients'."""

    served_by: frozenset[int] = frozenset()

    @classmethod
    def divide(cls, listed: str | None) -> None:
        """Leave these cores, ``0,1``, to what is served from now on; run here on the others."""
        if listed is None:
            return
        cls.served_by = frozenset(map(int, listed.split(",")))
        os.sched_setaffinity(0, os.sched_getaffinity(0) - cls.served_by or cls.served_by)

    @classmethod
    def kept(cls, command: list[str]) -> list[str]:
        """A command that runs on the server's cores."""
        if not cls.served_by:
            return command
        return ["taskset", "--cpu-list", ",".join(map(str, sorted(cls.served_by))), *command]


# -- the server ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Server:
    """A running server."""

    address: str
    pid: int
    #: The database's process; None: the database is a file.
    database: int | None
    log: Path

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def errors(self) -> list[str]:
        """The errors in its log."""
        events = (line for line in self.log.read_bytes().splitlines() if line.startswith(b"{"))
        found = [str(e["event"]) for e in map(orjson.loads, events) if e["level"] != "info"]
        return found + re.findall(r"^Traceback.*", self.log.read_text("utf-8"), re.MULTILINE)


@contextmanager
def serving(database: str, workers: int) -> Iterator[Server]:
    """The real server with a new database; both are removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="spinney-load-") as name:
        folder = Path(name)
        stored: AbstractContextManager[tuple[str, int | None]]
        if database == "sqlite":
            stored = nullcontext((f"sqlite:///{folder / 'tables.sqlite'}", None))
        else:
            stored = postgresql()
        with stored as (url, process):
            options = ["--db", url, "--workers", str(workers)]
            with serving_from(folder, free_port(), options, process) as server:
                yield server


@contextmanager
def serving_from(
    folder: Path, port: int, options: list[str], database: int | None = None, files: int = 0
) -> Iterator[Server]:
    """The real server with these options; with a limit on open files, if given."""
    log = folder / "log"
    command = [sys.executable, "-m", "spinney", "serve", "--port", str(port), *options]
    if files:
        command = ["prlimit", f"--nofile={files}", *command]
    command = Cores.kept(command)
    with log.open("ab") as file:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    try:
        server = Server(f"http://127.0.0.1:{port}", process.pid, database, log)
        _wait_until_ready(server, process)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            sys.stderr.write(f"the server did not end within {STOP_SECONDS} seconds\n")


def _wait_until_ready(server: Server, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(f"{server.address}/ready").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit(f"the server did not start:\n{server.log.read_text('utf-8')[-2000:]}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


# -- PostgreSQL ----------------------------------------------------------------------------


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """A new cluster with default settings; yields its address and process."""
    folder = Path(tempfile.mkdtemp(prefix="spinney-postgresql-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    try:
        _run("initdb", "-D", data, "-U", "spinney", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        _run("pg_ctl", "-D", data, "-l", folder / "log", "-o", options, "-w", "start")
        try:
            pid = int((data / "postmaster.pid").read_text().split()[0])
            yield f"postgresql://spinney@127.0.0.1:{port}/postgres", pid
        finally:
            _run("pg_ctl", "-D", data, "-m", "fast", "-w", "stop")
    finally:
        shutil.rmtree(folder)


def postgresql_version() -> str:
    return subprocess.run(
        [_binary("postgres"), "--version"], check=True, capture_output=True, text=True
    ).stdout.split()[2]


def _run(name: str, *arguments: object) -> None:
    """Run a PostgreSQL program, never as root: it would refuse."""
    command = [_binary(name), *map(str, arguments)]
    if os.getuid() == 0:
        command = ["runuser", "-u", "postgres", "--", *command]
    command = Cores.kept(command)
    # A program that stays running must not hold our pipes, so nothing is captured.
    done = subprocess.run(command, cwd="/", stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise SystemExit(f"{name} failed with {done.returncode}")


def _binary(name: str) -> str:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(installed[-1]) if installed else shutil.which(name)
    if found is None:
        raise SystemExit("PostgreSQL is not installed here; --db sqlite does without")
    return found
