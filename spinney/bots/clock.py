"""Clocks for bots: budgets are per turn, and no bot reads the system clock itself."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """Tells a bot how long its seat has been thinking."""

    def spent(self) -> float:
        """How many seconds the seat has been thinking this turn."""
        ...


class NoClock:
    """A clock that stands still, for bots with a fixed amount of work."""

    def spent(self) -> float:
        return 0.0
