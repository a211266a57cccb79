"""The time, in milliseconds since 1970, that never jumps while the server runs.

Between two runs it may have jumped, and nobody should run out of time by that. So the database has
how long time has been kept without a gap.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress

import structlog

from spinney.server.store import Store, Unavailable

#: The system's clock is followed as long as it moves in smaller steps than this.
STEP_MS = 1000
#: How far this server's clock is ahead of the machine's steady one, for processes that start later.
AHEAD = "SPINNEY_AHEAD_MS"
#: How often it is noted that time goes on, and after how long without a note there is a gap.
NOTE_SECONDS = 20.0
GAP_MS = 60_000

_log = structlog.get_logger()


class Clock:
    """Goes with the system's clock, but not along with its jumps."""

    def __init__(self) -> None:
        given = os.environ.get(AHEAD)
        self._ahead = self._system() - self._steady() if given is None else int(given)

    @staticmethod
    def _system() -> int:
        return time.time_ns() // 1_000_000

    @staticmethod
    def _steady() -> int:
        return time.monotonic_ns() // 1_000_000

    def now_ms(self) -> int:
        steady = self._steady()
        ahead = self._system() - steady
        if abs(ahead - self._ahead) < STEP_MS:
            self._ahead = ahead
        return steady + self._ahead

    def share(self) -> None:
        """Processes that this one starts have the same time, even if they start after a jump."""
        os.environ[AHEAD] = str(self.now_ms() - self._steady())


_clock = Clock()


def now_ms() -> int:
    return _clock.now_ms()


def share_clock() -> None:
    _clock.share()


class Timekeeper:
    """Notes in the database that time goes on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._since = 0

    async def begin(self) -> None:
        """Find out since when time has been kept; if nobody has lately, since now."""
        noted, now = await self._store.noted(), now_ms()
        last = noted.get("kept_until", 0)
        if abs(now - last) > GAP_MS:
            noted["kept_since"] = now
            if last:
                _log.info("time_not_kept", ms=now - last)
        self._since = noted["kept_since"]
        await self._store.note(kept_since=self._since, kept_until=now)

    async def note_forever(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            with suppress(Unavailable):  # then there is a gap
                await self._store.note(kept_until=now_ms())

    def has_kept(self, since: int) -> bool:
        """Whether it is known how much time has passed since then."""
        return self._since <= since <= now_ms() + GAP_MS
