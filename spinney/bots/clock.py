"""Time, as a bot is told it: budgets are per turn, and nobody below looks at the wall."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """Tells a bot how long its seat has been thinking."""

    def spent(self) -> float:
        """Seconds the seat has thought in this turn."""
        ...


class NoClock:
    """For bots whose work is fixed: no time passes."""

    def spent(self) -> float:
        return 0.0
