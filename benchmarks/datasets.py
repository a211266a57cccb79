"""How fast datasets are made and how large they are: ``python benchmarks/datasets.py``.

Writes the table between the marks in ``docs/datasets.md``. Rates are by the time of one core, so
that they tell little of what else the machine was doing.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from time import process_time
from typing import Final

from spinney.engine import Options
from spinney.lab.dataset.schema import ALWAYS
from spinney.lab.dataset.writing import Recipe
from spinney.lab.players import player
from spinney.lab.simulate import Plan
from spinney.lab.workers import cores

PAGE: Final = Path(__file__).parent.parent / "docs" / "datasets.md"
#: The bots, and how many games of theirs are measured.
BOTS: Final = (("random", 1000), ("greedy", 100), ("planner", 50))
ROUNDS: Final = 3


def rate(games: int, play: Callable[[], object]) -> float:
    """Games a second, the best of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        play()
        times.append(process_time() - start)
    return games / min(times)


def rows() -> Iterator[str]:
    for game in ("forest", "dartmoor"):
        for bot, games in BOTS:
            plan = Plan(Options(game), 1, players=(player(bot),))
            yield f"| {game}, {bot} | none | {rate(games, lambda: plan.play(0, games)):,.0f} | |"
            for more in ((), ("turns",), ("choices",)):
                recipe = Recipe(plan, games, (*ALWAYS, *more))
                speed = rate(games, lambda: recipe.make(0, games))
                size = sum(map(len, recipe.make(0, games).tables.values())) / games
                tables = f"games, seats, species{''.join(f', {name}' for name in more)}"
                yield f"| {game}, {bot} | {tables} | {speed:,.0f} | {size / 1000:,.2f} |"


def main() -> None:
    python = ".".join(map(str, sys.version_info[:3]))
    table = "\n".join(
        (
            f"Measured {date.today()}, Python {python}, {cores()} cores, two players.",
            "",
            "| who plays | tables | games/s of a core | GB for a million games |",
            "|---|---|--:|--:|",
            *rows(),
        )
    )
    text = PAGE.read_text("utf-8")
    marked = re.compile(r"(<!-- speed -->\n).*?(<!-- end -->)", re.DOTALL)
    PAGE.write_text(marked.sub(lambda m: f"{m[1]}{table}\n{m[2]}", text), "utf-8")


if __name__ == "__main__":
    main()
