"""How fast the environments are on this machine: steps a second on one core, best of three rounds.

A step is choosing a random legal action, taking it, and building the observation and the mask. Time
is processor time, so other programs matter less. ``--page`` writes docs/environments.md.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import platform
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
from pettingzoo.test import performance_benchmark
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from spinney.bots import RANDOM
from spinney.engine import Options, Rng
from spinney.engine.batch import Batch
from spinney.lab.environments import AgainstBots, ManyTables, env
from spinney.lab.training.actors import Board, Plan, Table, start_actors

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"
ROUNDS = 3
GAMES = ("forest", "dartmoor")
#: Tables side by side: few enough for the processor's cache.
TABLES = 32
#: What a learner plays at, and in how many processes.
LEARNT, PROCESSES = 4096, 2


def best(measure: Callable[[str], float], game: str) -> float:
    return max(measure(game) for _ in range(ROUNDS))


def rate(steps: int, work: Callable[[], Any]) -> float:
    """Steps a second of processor time: other programs on the machine do not count."""
    began = time.process_time()
    work()
    return steps / (time.process_time() - began)


def pettingzoo_own(table: Any) -> float:
    """The result of PettingZoo's performance_benchmark after five seconds of processor time."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), mock.patch("time.time", time.process_time):
        performance_benchmark(table)
    return float(re.findall(r"([\d.]+) turns per second", said.getvalue())[0])


def batch(game: str, observing: bool) -> float:
    many, rng, steps = Batch(Options(game, 2), TABLES, 1), Rng(1), 100_000 // TABLES
    many.observing = observing
    return rate(steps * TABLES, lambda: many.play_random(steps, rng))


def many_tables(game: str, copy: bool) -> float:
    """Actions sampled by the engine, but passed through Python and NumPy."""
    many, rng, steps = ManyTables(TABLES, game, copy=copy), Rng(1), 50_000 // TABLES
    many.reset(seed=1)

    def play() -> None:
        for _ in range(steps):
            many.step(np.array(many.batch.random_actions(rng)))

    return rate(steps * TABLES, play)


def many_masks(game: str) -> float:
    """Actions sampled in NumPy from the masks."""
    many, steps = ManyTables(TABLES, game, copy=False), 20_000 // TABLES
    chance = np.random.default_rng(1)
    _, info = many.reset(seed=1)

    def play() -> None:
        masks = info["action_mask"]
        for _ in range(steps):
            legal = np.flatnonzero(masks.view(bool))
            rows = legal // masks.shape[1]
            first = np.searchsorted(rows, np.arange(TABLES))
            offered = np.bincount(rows, minlength=TABLES)
            chosen = first + (chance.random(TABLES) * offered).astype(np.int64)
            many.step(legal[chosen] % masks.shape[1])

    return rate(steps * TABLES, play)


def compact(game: str, tables: int) -> float:
    """Compact observations and the parts of each action, in one process."""
    many, rng = Batch(Options(game, 2), tables, 1, compact=True), Rng(1)
    many.observing = False
    many.play_random(60, rng)  # to the middle of the games
    many.observing = True
    steps = max(4, 100_000 // tables)
    return rate(steps * tables, lambda: many.play_random(steps, rng))


def board_for(game: str) -> Board:
    """The shared memory for all processes, whose tables take turns in two groups."""
    rows = LEARNT // PROCESSES // 2
    plan = Plan((Options(game, 2),), PROCESSES, 2, 1, rows, 0, 0, revealing=False)
    batch = Batch(Options(game, 2), 1, compact=True)
    return Board(plan, int(batch.observer.layout.size), 0)


def actor(game: str) -> float:
    """What one of several processes does: a share of the tables, handed to a learner."""
    board, chance, rng = board_for(game), np.random.default_rng(1), Rng(1)
    tables = [Table(board, group, 0, 0, 1 + group) for group in range(board.plan.groups)]
    for table in tables:
        table.begin()

    def play(steps: int) -> None:
        for _ in range(steps):
            for group, table in enumerate(tables):
                board.choice[group] = chance.random(board.plan.games) * board.listed[group]
                table.step(RANDOM, rng)
                table.show()

    play(60)
    steps = 40
    return rate(steps * LEARNT // PROCESSES, lambda: play(steps))


def learner(game: str) -> float:
    """All of them, by the clock."""
    board = board_for(game)
    plan = board.plan
    actors = start_actors(board, 1)
    chance = np.random.default_rng(1)
    warm, steps = 60, 120
    began = 0.0
    for step in range(warm + steps):
        if step == warm:
            began = time.perf_counter()
        for group in range(plan.groups):
            while board.shown[group].min() < step + 1:
                time.sleep(0.0001)
            board.choice[group] = chance.random(plan.games) * board.listed[group]
            board.answered[group] = step + 1
    took = time.perf_counter() - began
    board.stop[0] = 1
    for actor in actors:
        actor.join()
    return steps * LEARNT / took


def seat(game: str) -> float:
    table, rng, steps = AgainstBots(game, ["random"]), np.random.default_rng(1), 20_000

    def play() -> None:
        _, info = table.reset(seed=1)
        for _ in range(steps):
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = table.step(legal[int(rng.random() * len(legal))])
            if over:
                _, info = table.reset()

    return rate(steps, play)


ROWS: dict[str, Callable[[str], float]] = {
    "PettingZoo, its own `performance_benchmark`": lambda game: pettingzoo_own(env(game)),
    "the same with dictionary observations": lambda game: pettingzoo_own(
        env(game, observation="dict")
    ),
    "the same inside PettingZoo's `OrderEnforcingWrapper`": lambda game: pettingzoo_own(
        OrderEnforcingWrapper(env(game))
    ),
    "Gymnasium, against `random`": seat,
    "vectorised, all in compiled code": lambda game: batch(game, True),
    "the same without observations and masks": lambda game: batch(game, False),
    "vectorised, actions handed over from Python, `copy=False`": lambda game: many_tables(
        game, False
    ),
    "the same, `copy=True`": lambda game: many_tables(game, True),
    "vectorised, actions sampled by NumPy from the masks": many_masks,
    "compact, with the parts of each action": lambda game: compact(game, TABLES),
    f"the same at {LEARNT:,} tables": lambda game: compact(game, LEARNT),
    f"one of {PROCESSES} processes with these tables, handed to a learner in shared memory": actor,
    f"all {PROCESSES} processes, by the clock": learner,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", action="store_true", help="write docs/environments.md")
    page = parser.parse_args().page
    lines = ["| steps a second, two players, one core | forest | Dartmoor |", "|---|--:|--:|"]
    for name, measure in ROWS.items():
        figures = " | ".join(f"{best(measure, game):,.0f}" for game in GAMES)
        lines.append(f"| {name} | {figures} |")
        sys.stdout.write(lines[-1] + "\n")
        sys.stdout.flush()
    if page:
        when = time.strftime("%Y-%m-%d")
        said = (
            f"Measured {when}, Python {platform.python_version()}, in processor time, best of "
            f"three rounds; vectorised: {TABLES} tables side by side. A step includes choosing a "
            "random legal action."
        )
        table = "\n".join(["<!-- speed -->", said, "", *lines, "<!-- end -->"])
        text = PAGE.read_text("utf-8")
        text = re.sub(r"<!-- speed -->.*?<!-- end -->", lambda _: table, text, flags=re.DOTALL)
        PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
