"""The time, in milliseconds since 1970, that never jumps while the server runs."""

from __future__ import annotations

import time

#: The system's clock is followed as long as it moves in smaller steps than this.
STEP_MS = 1000


class Clock:
    """Goes with the system's clock, but not along with its jumps."""

    def __init__(self) -> None:
        self._ahead = self._system() - self._steady()

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


_clock = Clock()


def now_ms() -> int:
    return _clock.now_ms()
