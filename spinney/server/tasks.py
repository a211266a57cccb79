"""What runs in the background: tasks that end, and tasks that never should."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

RESTART_SECONDS = 1.0
#: A task that has failed counts as failing until it has worked for this long.
WORKING_SECONDS = 30.0

_log = structlog.get_logger()

Work = Coroutine[Any, Any, None]


class Tasks:
    """The tasks of this worker; failures are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: dict[str, float] = {}

    def spawn(self, work: Work) -> None:
        """Run something once."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def supervise(self, name: str, work: Callable[[], Work]) -> None:
        """Run something forever: if it fails, it starts again."""
        self.spawn(self._forever(name, work))

    async def _forever(self, name: str, work: Callable[[], Work]) -> None:
        while True:
            try:
                await work()
                _log.error("task_ended", task=name)
            except Exception as error:
                _log.error("task_failed", task=name, exc_info=error)
            self._failed[name] = time.monotonic()
            await asyncio.sleep(RESTART_SECONDS)

    @property
    def empty(self) -> bool:
        return not self._tasks

    @property
    def failing(self) -> list[str]:
        """The tasks that have failed lately."""
        lately = time.monotonic() - WORKING_SECONDS
        return sorted(name for name, at in self._failed.items() if at > lately)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task_failed", exc_info=task.exception())

    async def close(self) -> None:
        # Wait for them: a cancelled one could be in the middle of a transaction.
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
