"""The Ray driver: the process that talks to Ray, and the code it runs on other machines.

Ray writes to the standard streams of its host process, and ends that process when it loses its
head node. So it gets its own process: the pool (:mod:`spinney.lab.cluster`) sends batches through
a pipe and gets replies. When the pipe closes, the driver leaves and Ray cancels the work that is
still running.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import pickle
import secrets
import traceback
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import spinney
from spinney import __version__
from spinney.engine import COMPILED

#: Addresses: the cluster that this machine belongs to, or a cluster of just this machine.
AUTO, LOCAL = "auto", "local"
#: How often a batch is tried if its workers are lost; the pause grows with each attempt.
ATTEMPTS: Final = 4
PAUSE: Final = 0.3
#: How long work that nobody wants any more may go on before it is cancelled. Most is done by then:
#: Ray can crash if a task is cancelled at the moment in which it ends.
LEAVE_SECONDS: Final = 5.0
#: Seconds between checks of the cluster's size.
LOOK_EVERY: Final = 1.0
#: Set before Ray starts: send no usage statistics, and give up on lost connections quickly.
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_gcs_server_request_timeout_seconds": "10",
    "RAY_gcs_rpc_server_reconnect_timeout_s": "20",
}
#: The object store of a local trial cluster; results are small.
MEMORY: Final = 256 << 20


# -- what is sent --------------------------------------------------------------------------


class WorkBatch(NamedTuple):
    """A function and a list of arguments for it, pickled."""

    number: int
    work: bytes


class Cancel(NamedTuple):
    """Batches that are no longer needed."""

    numbers: frozenset[int]


class Size(NamedTuple):
    """How many batches the cluster can run at once."""

    cores: int


class Refused(NamedTuple):
    """Why Ray is not available; empty if there is no cluster."""

    why: str


class Reply(NamedTuple):
    """The outcome of a batch."""

    number: int
    #: How often it was lost.
    lost: int
    machine: str = ""
    #: A pickled :data:`Outcome`; None if it was lost too often or the machine has no Spinney.
    outcome: bytes | None = None


@dataclass(frozen=True)
class Done:
    """The results of a batch, how long they took, and the error that ended it, if any."""

    results: list[Any]
    seconds: float
    error: Exception | None = None
    #: Where the error was raised.
    trace: str = ""


@dataclass(frozen=True)
class OtherBuild:
    """A worker has a different build from ours."""

    build: str


Outcome = Done | OtherBuild


# -- on other machines ---------------------------------------------------------------------


@cache
def build() -> str:
    """What must match everywhere to get the same results: the version and all sources."""
    root, digest = Path(spinney.__file__).parent, hashlib.sha256()
    for package in ("cards", "engine", "bots", "lab"):
        for file in sorted(root.glob(f"{package}/**/*.*")):
            if file.suffix in (".py", ".json"):
                digest.update(file.read_bytes())
    engine = "compiled" if COMPILED else "interpreted"
    return f"{__version__} ({engine}, {digest.hexdigest()[:8]})"


def run_batch(work: bytes, wanted: str) -> bytes:
    """Run a batch on a worker. Our own errors are returned as results, so Ray does not retry."""
    if build() != wanted:
        return pickle.dumps(OtherBuild(build()))
    results: list[Any] = []
    start = perf_counter()
    try:
        function, batch = pickle.loads(work)
        for arguments in batch:
            results.append(function(*arguments))
        return pickle.dumps(Done(results, perf_counter() - start))
    except Exception as error:
        trace, seconds = traceback.format_exc(), perf_counter() - start
        try:
            return pickle.dumps(Done(results, seconds, error, trace))
        except Exception:
            return pickle.dumps(Done([], seconds, RuntimeError(repr(error)), trace))


def ray_task() -> Callable[[bytes, str], tuple[str, bytes | None]]:
    """The task for Ray: sent as a whole, so it can report machines without Spinney."""

    def spinney_task(work: bytes, wanted: str) -> tuple[str, bytes | None]:
        import socket

        try:
            from spinney.lab.ray_driver import run_batch
        except ImportError:
            return socket.gethostname(), None
        return socket.gethostname(), run_batch(work, wanted)

    return spinney_task


# -- in the driver's process ---------------------------------------------------------------


def run_driver(pipe: Connection, address: str, jobs: int, build: str) -> None:
    """Connect to the cluster, then handle batches until the pipe is closed.

    Only workers with the same build run them; ``jobs`` is for a cluster that is started here.
    """
    if hasattr(os, "setsid"):  # keep the terminal's Ctrl-C away from Ray
        os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.environ.update(SETTINGS)
    if address == LOCAL:
        # A fresh token that nobody else knows and that is never written to disk.
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    import ray

    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, object_store_memory=MEMORY)
        else:
            ray.init(address)
    except Exception as error:
        nobody = address == AUTO and isinstance(error, ConnectionError)
        pipe.send(Refused("" if nobody else " ".join(str(error).split())))
        return
    asyncio.run(_RayDriver(pipe, build).serve())


class _RayDriver:
    """Passes batches to Ray and replies when they are done."""

    def __init__(self, pipe: Connection, build: str) -> None:
        import ray

        self._ray = ray
        self._pipe = pipe
        self._build = build
        self._task = ray.remote(num_cpus=1, max_retries=0)(ray_task())
        self._batches: dict[int, asyncio.Task[None]] = {}
        self._unwanted: set[asyncio.Task[None]] = set()
        # Separate threads to receive and to send, so that neither blocks the other.
        self._listener, self._speaker = ThreadPoolExecutor(1), ThreadPoolExecutor(1)

    async def serve(self) -> None:
        watch = asyncio.create_task(self._watch())
        loop = asyncio.get_running_loop()
        with suppress(EOFError, OSError):
            while True:
                match await loop.run_in_executor(self._listener, self._pipe.recv):
                    case WorkBatch() as batch:
                        self._begin(batch.number, self._handle_batch(batch))
                    case Cancel(numbers):
                        for number in numbers & self._batches.keys():
                            self._batches[number].cancel()
        watch.cancel()
        for task in self._batches.values():
            task.cancel()
        await asyncio.gather(*self._batches.values(), return_exceptions=True)
        self._ray.shutdown()

    def _begin(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        task = self._batches[number] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._batches.pop(number))

    async def _handle_batch(self, batch: WorkBatch) -> None:
        """Run a batch; if its worker or machine is lost, another worker gets it."""
        errors = self._ray.exceptions
        for lost in range(ATTEMPTS):
            carrying = self._task.remote(batch.work, self._build)
            try:
                machine, outcome = await carrying
            except asyncio.CancelledError:
                leaving = asyncio.create_task(self._leave(carrying))
                self._unwanted.add(leaving)
                leaving.add_done_callback(self._unwanted.discard)
                raise
            except errors.LocalRayletDiedError:
                os._exit(1)
            except errors.RayTaskError as error:
                failed = Done([], 0.0, RuntimeError("Ray could not do the work"), str(error))
                await self._say(Reply(batch.number, lost, "", pickle.dumps(failed)))
                return
            except errors.RayError:
                await asyncio.sleep(PAUSE * lost)
                continue
            await self._say(Reply(batch.number, lost, machine, outcome))
            return
        await self._say(Reply(batch.number, ATTEMPTS))

    async def _leave(self, carrying: Any) -> None:
        """Cancel work that goes on for too long."""
        ended, _ = await asyncio.wait(
            [asyncio.wrap_future(carrying.future())], timeout=LEAVE_SECONDS
        )
        if not ended:
            self._ray.cancel(carrying, force=True)

    async def _watch(self) -> None:
        """Report the cluster's size as machines come and go."""
        told = None
        while True:
            found = await asyncio.to_thread(self._ray.cluster_resources)
            size = Size(int(found.get("CPU", 0)))
            if size != told:
                await self._say(size)
                told = size
            await asyncio.sleep(LOOK_EVERY)

    async def _say(self, message: Reply | Size) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._speaker, self._pipe.send, message)
