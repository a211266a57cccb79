"""The chess clock of a table: it runs while a seat thinks, and restarts with every turn."""

from __future__ import annotations

from time import perf_counter


class TurnClock:
    """How long each seat has thought, in this turn and in all."""

    def __init__(self, seats: int) -> None:
        self.seconds = [0.0] * seats  # thinking time in the whole game
        self.turns = [0] * seats  # turns in which the seat had something to choose
        self._turn = [-1] * seats
        self._before = [0.0] * seats  # self.seconds at the start of the turn
        self._seat = 0
        self._since = 0.0

    def start(self, seat: int, turn: int) -> TurnClock:
        """A seat starts thinking."""
        if self._turn[seat] != turn:
            self._turn[seat] = turn
            self._before[seat] = self.seconds[seat]
            self.turns[seat] += turn > 0  # the set-up is not a turn
        self._seat = seat
        self._since = perf_counter()
        return self

    def stop(self) -> None:
        """The seat has chosen."""
        self.seconds[self._seat] += perf_counter() - self._since

    def spent(self) -> float:
        """Seconds the thinking seat has used in this turn."""
        seat = self._seat
        return self.seconds[seat] - self._before[seat] + perf_counter() - self._since
