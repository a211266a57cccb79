"""Many machines: a pool of Ray workers (the extra ``ray``).

The work is sent in batches of about a second, so that Ray's overhead is small, and batches lost
with a worker are repeated. A piece of work gives the same result wherever it runs, so the results
are those of any other pool.
"""

from __future__ import annotations

import pickle
import socket
from collections.abc import Callable, Iterable, Iterator, Set, Sized
from contextlib import suppress
from importlib.util import find_spec
from itertools import count, islice
from multiprocessing import get_context
from operator import length_hint
from typing import Any, Final, Self, TypeVar

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.lab.ray_driver import (
    ATTEMPTS,
    AUTO,
    LOCAL,
    Cancel,
    Done,
    OtherBuild,
    Outcome,
    Refused,
    Reply,
    Size,
    WorkBatch,
    build,
    run_driver,
)
from spinney.lab.usage import Usage
from spinney.lab.workers import cores

T = TypeVar("T")

#: How many seconds a batch of work should take, roughly.
BATCH_SECONDS: Final = 1.0
#: Batches per core: one running, one waiting.
BATCHES_PER_CORE: Final = 2
#: Timeouts in seconds: for connecting to the address, then for Ray to be ready.
CONNECT_SECONDS, READY_SECONDS = 3.0, 90.0
#: Seconds the driver has to shut down.
SHUTDOWN_SECONDS: Final = 10.0


class ClusterError(GameError):
    """There is no cluster, or it cannot do the work."""


class RemoteTraceback(Exception):
    """The traceback of an error on another machine."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class Cluster:
    """A pool of the workers of a Ray cluster, each on its own core.

    The address is ``HOST:PORT``, ``auto`` (the cluster that this machine belongs to) or ``local``
    (a cluster of just this machine, for trying it out).
    """

    def __init__(self, address: str, jobs: int | None = None, usage: Usage | None = None) -> None:
        """Connect to the cluster; fails within seconds if there is none."""
        self.address = address
        self.jobs = jobs
        self.usage = usage or Usage()
        self.cores = 0
        self._numbers = count()
        self._awaited: set[int] = set()
        self._arrived: dict[int, Reply] = {}
        self._check_address()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._driver = context.Process(
            target=run_driver, args=(theirs, address, jobs or cores(), build()), daemon=True
        )
        self._driver.start()
        theirs.close()
        try:
            self._wait_until_ready()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the cluster; our remaining work there is cancelled."""
        self._pipe.close()
        self._driver.join(SHUTDOWN_SECONDS)
        self._driver.kill()
        self._driver.join()

    def in_order(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        early: dict[int, Done] = {}
        following = 0
        for place, done in self._batches(function, work, early):
            early[place] = done
            while following in early:
                yield from _results(early.pop(following))
                following += 1

    def as_ready(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        for _, done in self._batches(function, work):
            yield from _results(done)

    # -- batches ---------------------------------------------------------------------------

    def _batches(
        self, function: Callable[..., T], work: Iterable[tuple[Any, ...]], kept: Sized = ()
    ) -> Iterator[tuple[int, Done]]:
        """Yield each batch when it is done, with its place in the work.

        ``kept`` are batches that finished out of order: while there are many, no new work is sent.
        """
        rest = iter(work)
        running: dict[int, int] = {}
        places, pace = count(), _Pace()
        try:
            while True:
                while (
                    len(running) < self.max_batches
                    and len(running) + len(kept) < 4 * self.max_batches
                ):
                    batch = list(islice(rest, pace.size(length_hint(rest, -1), self.max_batches)))
                    if not batch:
                        break
                    running[self._send_batch(function, batch)] = next(places)
                if not running:
                    return
                number, done = self._next(running.keys())
                pace.learn(len(done.results), done.seconds)
                yield running.pop(number), done
        finally:
            self._drop(running.keys())

    @property
    def max_batches(self) -> int:
        """The most batches in flight at once."""
        if self.jobs is not None and self.jobs < self.cores:
            return self.jobs
        return max(1, BATCHES_PER_CORE * self.cores)

    def _send_batch(self, function: Callable[..., T], batch: list[tuple[Any, ...]]) -> int:
        number = next(self._numbers)
        self._awaited.add(number)
        self._send(WorkBatch(number, pickle.dumps((function, batch))))
        return number

    def _drop(self, numbers: Set[int]) -> None:
        self._awaited -= numbers
        for number in numbers:
            self._arrived.pop(number, None)
        with suppress(ClusterError):  # if the cluster is gone, there is nothing to cancel
            if numbers:
                self._send(Cancel(frozenset(numbers)))

    def _next(self, running: Set[int]) -> tuple[int, Done]:
        """The next of these batches to finish; other callers' batches are kept for them."""
        while not (ready := running & self._arrived.keys()):
            match self._receive():
                case Size(found):
                    self.cores = found
                case Reply(number) as reply if number in self._awaited:
                    self._arrived[number] = reply
        number = min(ready)
        self._awaited.remove(number)
        return number, self._done(self._arrived.pop(number))

    def _done(self, reply: Reply) -> Done:
        self.usage.retried += reply.lost
        if reply.outcome is None:
            raise ClusterError(
                _no_spinney(reply.machine)
                if reply.machine
                else Phrase(
                    "ray-worker-dies",
                    "part of the work was given up: {n} workers that tried it were lost",
                    n=ATTEMPTS,
                )
            )
        outcome: Outcome = pickle.loads(reply.outcome)
        match outcome:
            case Done():
                return outcome
            case OtherBuild(theirs):
                raise ClusterError(_other_build(reply.machine, theirs))

    # -- the driver ------------------------------------------------------------------------

    def _check_address(self) -> None:
        if find_spec("ray") is None:
            raise ClusterError(Phrase("no-ray", "a cluster needs Ray: pip install 'spinney[ray]'"))
        if self.address in (AUTO, LOCAL):
            return
        host, _, port = self.address.rpartition(":")
        if not (host and port.isdecimal() and "/" not in host):
            raise ClusterError(
                Phrase(
                    "ray-address",
                    "{address} is not the address of a Ray cluster: HOST:PORT, auto or local",
                    address=self.address,
                )
            )
        try:
            socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
        except (OSError, OverflowError):
            raise ClusterError(self._no_cluster()) from None

    def _wait_until_ready(self) -> None:
        """Wait until the cluster's size is known."""
        answer: object = None
        with suppress(EOFError):
            if self._pipe.poll(READY_SECONDS):
                answer = self._pipe.recv()
        match answer:
            case Size(found):
                self.cores = found
            case Refused(why) if why:
                raise ClusterError(
                    Phrase(
                        "ray-refused",
                        "the Ray cluster {address} does not accept this machine (it must be one of "
                        "its nodes, with the same token if there is one): {why}",
                        address=self.address,
                        why=why,
                    )
                )
            case _:
                raise ClusterError(self._no_cluster())

    def _no_cluster(self) -> Phrase:
        if self.address == AUTO:
            return Phrase("ray-none", "this machine is not part of a Ray cluster; see 'ray start'")
        return Phrase("ray-nobody", "no Ray cluster at {address}", address=self.address)

    def _send(self, message: WorkBatch | Cancel) -> None:
        try:
            self._pipe.send(message)
        except OSError:
            raise ClusterError(self._lost()) from None

    def _receive(self) -> object:
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            raise ClusterError(self._lost()) from None

    def _lost(self) -> Phrase:
        return Phrase(
            "ray-lost", "the connection to the Ray cluster {address} was lost", address=self.address
        )


def _results(done: Done) -> Iterator[Any]:
    """Yield the results of a batch, then raise the error that ended it, if any."""
    yield from done.results
    if done.error is not None:
        raise done.error from RemoteTraceback(done.trace)


class _Pace:
    """How large a batch should be, from how long earlier batches took."""

    def __init__(self) -> None:
        self._size = 1
        self._seconds: float | None = None

    def learn(self, pieces: int, seconds: float) -> None:
        """Note how long a batch took; sizes at most double, since later work may be slower."""
        each = seconds / max(1, pieces)
        self._seconds = each if self._seconds is None else 0.8 * self._seconds + 0.2 * each
        wanted = int(BATCH_SECONDS / max(self._seconds, 1e-6))
        self._size = max(1, min(wanted, 2 * self._size))

    def size(self, left: int, most: int) -> int:
        """Batches get smaller towards the end (if known), so that all workers finish together."""
        return self._size if left < 0 else max(1, min(self._size, left // most))


def _no_spinney(machine: str) -> Phrase:
    return Phrase(
        "ray-no-spinney",
        "{machine} does not have this version of Spinney: install the same one",
        machine=machine,
    )


def _other_build(machine: str, theirs: str) -> Phrase:
    return Phrase(
        "ray-other-build",
        "{machine} has Spinney {theirs}, this machine has {ours}: install the same version",
        machine=machine,
        theirs=theirs,
        ours=build(),
    )
