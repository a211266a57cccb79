"""Work for several processes, with the results in the order of the work."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def in_order(function: Callable[..., T], work: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """The function's results for each arguments of the work, from as many processes as wanted.

    Work is taken only a little ahead of the results, so it may depend on them.
    """
    if jobs <= 1:
        yield from (function(*arguments) for arguments in work)
        return
    with _workers(jobs) as pool:
        waiting: deque[Future[T]] = deque()
        for arguments in work:
            waiting.append(pool.submit(function, *arguments))
            if len(waiting) > 4 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def as_ready(function: Callable[..., T], work: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """The same, but every result as soon as it is there."""
    if jobs <= 1:
        yield from (function(*arguments) for arguments in work)
        return
    with _workers(jobs) as pool:
        waiting: set[Future[T]] = set()
        for arguments in work:
            waiting.add(pool.submit(function, *arguments))
            if len(waiting) >= 2 * jobs:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in ready)
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)


def new_pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes that wait for work."""
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_follow)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    pool = new_pool(jobs)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _follow() -> None:
    """A worker ends at once when interrupted, and with its parent, however that ends."""
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
