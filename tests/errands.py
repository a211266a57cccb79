"""What the workers of the tests do, wherever they are."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.lab.simulate import Result, SimulationPlan

#: In a folder of notes: whoever waits may go on.
GO = "go"


def square(number: int) -> int:
    return number * number


def fail_at(number: int, kind: str) -> int:
    """The third of the work is wrong."""
    if number != 2:
        return number
    if kind == "ours":
        raise GameError(
            Phrase("no-game", "unknown game {game}; choose from {games}", game="x", games="y")
        )
    raise ValueError("two")


def fail_late(number: int) -> int:
    """From the sixth on all is wrong, and the sixth takes longest to find out."""
    if number == 5:
        time.sleep(0.5)
    if number >= 5:
        raise ValueError(str(number))
    return number


def die(folder: str) -> None:
    """As if the system had killed the process."""
    note(folder, "died")
    os._exit(1)


def note(folder: str, what: object) -> None:
    """Tell that this process does something now; its parent is the node it belongs to."""
    name = f"{what}-{os.getppid()}-{os.getpid()}-{time.monotonic_ns()}"
    Path(folder, name).touch()


def note_and_sleep(folder: str) -> None:
    note(folder, "sleep")
    time.sleep(600)


@dataclass(frozen=True)
class WatchedPlan(SimulationPlan):
    """A plan whose chunks are noted when they begin, and wait until they may go on."""

    folder: str = ""

    def play(self, first: int, games: int) -> tuple[Result, bytes]:
        note(self.folder, first)
        end = time.monotonic() + 120
        while not Path(self.folder, GO).exists():
            assert time.monotonic() < end
            time.sleep(0.02)
        return super().play(first, games)
