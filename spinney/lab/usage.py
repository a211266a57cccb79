"""What the work of a pool took: core time and, given a price, money."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from spinney.lab.workers import WorkerPool

T = TypeVar("T")

HOUR: Final = 3600.0


class Worker(NamedTuple):
    """A process on a machine."""

    machine: str
    process: int


@dataclass
class Usage:
    """The work that was done; a worker occupies one core while it works."""

    seconds: float = 0.0
    workers: set[Worker] = field(default_factory=set)
    #: How often work was repeated because its worker was lost.
    retried: int = 0

    @property
    def hours(self) -> float:
        return self.seconds / HOUR

    @property
    def machines(self) -> int:
        return len({worker.machine for worker in self.workers})

    def cost(self, price: float) -> float:
        """The cost at a price per core-hour."""
        return self.hours * price

    def to_json(self, price: float | None = None) -> dict[str, Any]:
        data = {
            "core_seconds": round(self.seconds, 3),
            "workers": len(self.workers),
            "machines": self.machines,
            "retried": self.retried,
        }
        return data if price is None else data | {"cost": round(self.cost(price), 6)}


@dataclass(frozen=True)
class MeteredPool:
    """A pool whose work is metered."""

    pool: WorkerPool
    usage: Usage

    def in_order(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        return map(self._noted, self.pool.in_order(_Timed(function), work))

    def as_ready(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        return map(self._noted, self.pool.as_ready(_Timed(function), work))

    def _noted(self, done: _Done[T]) -> T:
        self.usage.seconds += done.seconds
        self.usage.workers.add(done.worker)
        return done.result


@dataclass(frozen=True)
class _Done(Generic[T]):
    """A result, how long it took and which worker produced it."""

    result: T
    seconds: float
    worker: Worker


@dataclass(frozen=True)
class _Timed(Generic[T]):
    """A function that times itself."""

    function: Callable[..., T]

    def __call__(self, *arguments: Any) -> _Done[T]:
        start = perf_counter()
        result = self.function(*arguments)
        return _Done(result, perf_counter() - start, Worker(socket.gethostname(), os.getpid()))
