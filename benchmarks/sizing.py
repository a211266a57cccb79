"""Measure what many games cost and update the docs: ``make sizing``.

Writes ``docs/sizing.json`` and the tables between the marks in ``docs/cluster.md``. A full run
takes a few minutes, on one core except for the comparison with Ray. Processor time is measured, so
a busy machine matters little. ``--tables`` only renders the existing results; given names
(``rates``, ``storage``, ``ray``), only those are measured again.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from datetime import date
from time import perf_counter, process_time
from typing import Any

from pages import DOCS, put_between_marks

from spinney.cards.vocabulary import GAMES
from spinney.engine import Options
from spinney.lab.cluster import Cluster
from spinney.lab.dataset.writing import Recipe
from spinney.lab.players import player
from spinney.lab.simulate import SimulationPlan, simulate
from spinney.lab.workers import ProcessPool, WorkerPool, cores

SEED = 2026
BOTS = ("random", "greedy", "planner", "search:sims=100", "search:sims=1000")
TABLES = (2, 4)
#: The price of a core-hour in the example.
PRICE = 0.04
BILLION = 1_000_000_000
#: Seconds to measure each bot at each table.
SECONDS = 5.0
#: What a dataset can contain.
KINDS = {
    "games, seats, species": ("games", "seats", "species"),
    "with every turn": ("games", "seats", "species", "turns"),
    "with every turn and choice": ("games", "seats", "species", "turns", "choices"),
}
#: How many games to measure the size of, by bot.
WEIGHED = {"random": 1000, "planner": 100}
#: How many games processes and Ray each play, and how often they take turns.
RACE, ROUNDS = 100_000, 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=[*MEASURES], help="what to measure again")
    parser.add_argument("--tables", action="store_true", help="measure nothing, only render")
    args = parser.parse_args()
    path = DOCS / "sizing.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for name in () if args.tables else args.what:
        about = {
            "date": date.today().isoformat(),
            "python": platform.python_version(),
            "waiting": round(os.getloadavg()[0] / cores(), 1),
        }
        data[name] = about | MEASURES[name]()
        path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    put_between_marks(DOCS / "cluster.md", tables(data))


def say(what: str) -> None:
    sys.stderr.write(f"{what} ...\n")


# -- what is measured ----------------------------------------------------------------------


def rates() -> dict[str, Any]:
    """Games per core-hour."""
    found = []
    for game in GAMES:
        for players in TABLES:
            for bot in BOTS:
                say(f"{game}, {players} players: {bot}")
                plan = SimulationPlan(Options(game, players, ()), SEED, players=(player(bot),))
                found.append({"game": game, "players": players, "bot": bot} | rate(plan))
    return {"rows": found}


def rate(plan: SimulationPlan) -> dict[str, Any]:
    games, step, start = 0, 200 if plan.random else 1, process_time()
    while (seconds := process_time() - start) < SECONDS:
        plan.play(games, step)
        games += step
    return {"games": games, "seconds": seconds, "per_hour": 3600 * games / seconds}


def storage() -> dict[str, Any]:
    """Bytes per game in a dataset, and the time to write it."""
    found = []
    for game in GAMES:
        for bot, games in WEIGHED.items():
            for kind, names in KINDS.items():
                say(f"{game}, {bot}: {kind}")
                plan = SimulationPlan(Options(game, 2, ()), SEED, players=(player(bot),))
                start = process_time()
                part = Recipe(plan, games, names).make(0, games)
                seconds = process_time() - start
                size = sum(map(len, part.tables.values())) / games
                found.append(
                    {"game": game, "bot": bot, "kind": kind, "games": games, "bytes": size}
                    | {"per_hour": 3600 * games / seconds}
                )
    return {"rows": found}


def against_ray() -> dict[str, Any]:
    """The same games by processes on this machine and by Ray's workers on it.

    Ray normally lowers the priority of its workers; here they run at the same priority.
    """
    os.environ.update({"RAY_worker_niceness": "0"})
    plan, jobs = SimulationPlan(Options("forest", 2, ()), SEED), cores()
    times: dict[str, list[float]] = {"processes": [], "ray": []}
    with Cluster("local", jobs) as cluster:
        for pool in (ProcessPool(jobs), cluster):
            simulate(plan, 1000 * jobs, pool)  # until all workers have started
        for number in range(ROUNDS):
            say(f"processes and Ray, {number + 1} of {ROUNDS}")
            for name, pool in (("processes", ProcessPool(jobs)), ("ray", cluster)):
                times[name].append(seconds_of(plan, pool))
    return {"games": RACE, "jobs": jobs, "seconds": {name: min(t) for name, t in times.items()}}


def seconds_of(plan: SimulationPlan, pool: WorkerPool) -> float:
    start = perf_counter()
    simulate(plan, RACE, pool)
    return perf_counter() - start


MEASURES = {"rates": rates, "storage": storage, "ray": against_ray}


# -- the page ------------------------------------------------------------------------------


def tables(data: dict[str, Any]) -> dict[str, list[str]]:
    """The tables of everything measured, by mark."""
    wanted = {
        "rates": ("rates", rates_table),
        "billion": ("rates", billion_table),
        "storage": ("storage", storage_table),
        "ray": ("ray", ray_text),
    }
    return {mark: table(data[name]) for mark, (name, table) in wanted.items() if name in data}


def rates_table(data: dict[str, Any]) -> list[str]:
    """A row per bot, a column per game and number of players."""
    return [
        measured(data),
        "",
        f"| games per core-hour | {' | '.join(map(name_of, columns(data)))} |",
        f"|---|{'--:|' * len(columns(data))}",
        *(row(bot, (number(r["per_hour"]) for r in of_bot(data, bot))) for bot in BOTS),
    ]


def billion_table(data: dict[str, Any]) -> list[str]:
    """Core-hours and money for a billion games."""

    def cell(r: dict[str, Any]) -> str:
        hours = BILLION / r["per_hour"]
        return f"{number(hours)} h, {number(hours * PRICE)}"

    return [
        f"| a billion games | {' | '.join(map(name_of, columns(data)))} |",
        f"|---|{'--:|' * len(columns(data))}",
        *(row(bot, map(cell, of_bot(data, bot))) for bot in BOTS),
    ]


def columns(data: dict[str, Any]) -> list[dict[str, Any]]:
    return of_bot(data, BOTS[0])


def of_bot(data: dict[str, Any], bot: str) -> list[dict[str, Any]]:
    return [r for r in data["rows"] if r["bot"] == bot]


def name_of(r: dict[str, Any]) -> str:
    return f"{r['game']}, {r['players']} players"


def storage_table(data: dict[str, Any]) -> list[str]:
    lines = [
        measured(data),
        "",
        "| two players | by | a game | a million | a billion | games per core-hour |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for r in data["rows"]:
        size = r["bytes"]
        cells = f"{number(size)} B", f"{size / 1000:.2f} GB", f"{number(size / 1000)} TB"
        lines.append(row(f"{r['game']}: {r['kind']}", (r["bot"], *cells, number(r["per_hour"]))))
    return lines


def ray_text(data: dict[str, Any]) -> list[str]:
    here, there = data["seconds"]["processes"], data["seconds"]["ray"]
    return [
        measured(data),
        "",
        f"{data['games']:,} random games on {data['jobs']} cores of one machine, both at the same "
        f"priority, best of {ROUNDS} alternating rounds: {here:.1f} s with "
        f"`--jobs {data['jobs']}`, which starts its processes each time, and {there:.1f} s with "
        f"Ray's workers, which are already running; {there / here:.2f} times as long.",
    ]


def measured(data: dict[str, Any]) -> str:
    """When and where it was measured; on a busy machine a core does less."""
    return (
        f"Measured {data['date']}, Python {data['python']}; the load from other programs was "
        f"{data['waiting']} processes per core at the start."
    )


def row(name: str, cells: Any) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def number(value: float) -> str:
    """Three significant digits."""
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main()
