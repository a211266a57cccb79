"""Work for several processes, with the results in the order of the work."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


def in_order(function: Callable[..., T], work: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """The function's results for each arguments of the work, from as many processes as wanted.

    Work is taken only a little ahead of the results, so it may depend on them.
    """
    if jobs <= 1:
        for arguments in work:
            yield function(*arguments)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_follow)
    try:
        waiting: deque[Future[T]] = deque()
        for arguments in work:
            waiting.append(pool.submit(function, *arguments))
            if len(waiting) > 4 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _follow() -> None:
    """A worker leaves interrupts to its parent, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
