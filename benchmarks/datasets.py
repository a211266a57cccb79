"""How fast datasets are made and how large they are: ``python benchmarks/datasets.py``.

Writes the table between the marks in ``docs/datasets.md``. Rates are per second of processor time
on one core, so other work on the machine hardly affects them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from datetime import date
from time import process_time
from typing import Final, TypeVar

from pages import DOCS, put_between_marks

from spinney.engine import Options
from spinney.lab.dataset.schema import ALWAYS
from spinney.lab.dataset.writing import Recipe, part_size
from spinney.lab.players import player
from spinney.lab.simulate import SimulationPlan
from spinney.lab.workers import cores

T = TypeVar("T")

BOTS: Final = ("random", "greedy", "planner")
ROUNDS: Final = 3


def measured(play: Callable[[int, int], T], games: int) -> tuple[float, T]:
    """Games a second, the best of several rounds; and the last result."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        made = play(0, games)
        times.append(process_time() - start)
    return games / min(times), made


def rows() -> Iterator[str]:
    """One part of each dataset, of the default size: bytes per game depend on the part's size."""
    for game in ("forest", "dartmoor"):
        for bot in BOTS:
            plan = SimulationPlan(Options(game), 1, players=(player(bot),))
            games = part_size(plan)
            yield f"| {game}, {bot} | none | {measured(plan.play, games)[0]:,.0f} | |"
            for more in ((), ("turns",), ("choices",)):
                speed, part = measured(Recipe(plan, games, (*ALWAYS, *more)).make, games)
                size = sum(map(len, part.tables.values())) / games / 1000
                tables = "".join(f" and {name}" for name in more)
                yield f"| {game}, {bot} | the three{tables} | {speed:,.0f} | {size:,.2f} |"


def main() -> None:
    python = ".".join(map(str, sys.version_info[:3]))
    table = [
        f"Measured {date.today()}, Python {python}, {cores()} cores, two players.",
        "",
        "| who plays | tables | games/s per core | GB for a million games |",
        "|---|---|--:|--:|",
        *rows(),
    ]
    put_between_marks(DOCS / "datasets.md", {"speed": table})


if __name__ == "__main__":
    main()
