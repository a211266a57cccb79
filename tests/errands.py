"""Functions for worker processes to run, here or on a cluster."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.lab.simulate import Result, SimulationPlan

#: A file in the folder of notes: once it exists, waiting workers continue.
GO = "go"


def square(number: int) -> int:
    return number * number


def fail_at(number: int, kind: str) -> int:
    """Fail on the third piece of work."""
    if number != 2:
        return number
    if kind == "ours":
        raise GameError(
            Phrase("no-game", "unknown game {game}; choose from {games}", game="x", games="y")
        )
    raise ValueError("two")


def fail_late(number: int) -> int:
    """Fail from the sixth piece of work on; the sixth takes longest to fail."""
    if number == 5:
        time.sleep(0.5)
    if number >= 5:
        raise ValueError(str(number))
    return number


def die(folder: str) -> None:
    """Exit as if the system had killed the process."""
    note(folder, "died")
    os._exit(1)


def note(folder: str, what: object) -> None:
    """Leave a note that this process is doing something; its parent is the node it belongs to."""
    name = f"{what}-{os.getppid()}-{os.getpid()}-{time.monotonic_ns()}"
    Path(folder, name).touch()


def note_and_sleep(folder: str) -> None:
    note(folder, "sleep")
    time.sleep(600)


@dataclass(frozen=True)
class WatchedPlan(SimulationPlan):
    """A plan whose chunks leave a note when they start, then wait until they may continue."""

    folder: str = ""

    def play(self, first: int, games: int) -> tuple[Result, bytes]:
        note(self.folder, first)
        end = time.monotonic() + 120
        while not Path(self.folder, GO).exists():
            assert time.monotonic() < end
            time.sleep(0.02)
        return super().play(first, games)
