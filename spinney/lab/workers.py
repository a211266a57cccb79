"""Who does the work: a pool of workers takes it in pieces and hands back the results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from operator import length_hint
from threading import Thread
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class WorkerPool(Protocol):
    """Calls a function with each tuple of arguments in the work, on any process or machine.

    Function, arguments and results must be picklable. Work is taken only a little ahead of the
    results, so it may depend on them and may be endless.
    """

    def in_order(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """The results in the order of the work."""
        ...

    def as_ready(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """Each result as soon as it is ready."""
        ...


@dataclass(frozen=True)
class ProcessPool:
    """``jobs`` processes on this machine; a single job runs in the current process."""

    jobs: int = 1

    def in_order(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        return self._results(function, work, 4, _take_first)

    def as_ready(self, function: Callable[..., T], work: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        return self._results(function, work, 2, _take_ready)

    def _results(
        self,
        function: Callable[..., T],
        work: Iterable[tuple[Any, ...]],
        ahead: int,
        take: Callable[[list[Future[T]]], Iterator[T]],
    ) -> Iterator[T]:
        """Yield results via ``take``, with up to ``ahead`` pieces of work per process."""
        if self.jobs == 1:
            yield from (function(*arguments) for arguments in work)
            return
        with self._executor(work) as executor:
            waiting: list[Future[T]] = []
            for arguments in work:
                waiting.append(executor.submit(function, *arguments))
                if len(waiting) >= ahead * self.jobs:
                    yield from take(waiting)
            while waiting:
                yield from take(waiting)

    @contextmanager
    def _executor(self, work: Iterable[tuple[Any, ...]]) -> Iterator[ProcessPoolExecutor]:
        executor = new_executor(max(1, min(self.jobs, length_hint(work, self.jobs))))
        try:
            yield executor
        finally:
            executor.shutdown(cancel_futures=True)


ALONE = ProcessPool()


def _take_first(waiting: list[Future[T]]) -> Iterator[T]:
    """The result of the work submitted first."""
    yield waiting.pop(0).result()


def _take_ready(waiting: list[Future[T]]) -> Iterator[T]:
    """All results that are ready, at least one."""
    ready, waiting[:] = wait(waiting, return_when=FIRST_COMPLETED)
    yield from (future.result() for future in ready)


def new_executor(jobs: int, nice: int = 0) -> ProcessPoolExecutor:
    """An executor with this many processes; nicer ones yield to others."""
    # Each has one core. It is set here, as a process may load NumPy before it begins.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin, initargs=(nice,))


def _begin(nice: int) -> None:
    """Make a worker end at once when interrupted, and when its parent ends for any reason."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent is not None

    def end_with_it() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end_with_it, daemon=True).start()


def cores() -> int:
    """How many processes may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
