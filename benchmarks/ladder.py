"""Play the bot ladder and update the docs: ``make ladder``.

Writes ``docs/ladder.json``, ``docs/ladder.svg`` and the tables between the marks in
``docs/bots.md``. A rung already in ``docs/ladder.json`` is not played again, unless it has fewer
games than planned or needs a network or level that has changed (``--again`` plays it all the same);
an interrupted one resumes from ``.ladder/``. A full run takes hours: ``--tables`` only renders the
existing results, ``--only`` plays what has a text in its name.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import partial
from itertools import pairwise
from math import exp, log
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from pages import DOCS, GREEN, STONE, put_between_marks, save_svg
from rich.progress import Progress

from spinney.cards.vocabulary import GAMES
from spinney.engine import Options
from spinney.lab.arena import Journal, Tournament, report
from spinney.lab.players import networks_digest, player
from spinney.lab.simulate import SimulationPlan, simulate, summary
from spinney.lab.workers import ProcessPool, cores
from spinney.terminal.tournament import play_tournament

JOURNALS = DOCS.parent / ".ladder"
SEED = 2026
#: How often the ratings are refined.
ROUNDS = 300

#: The number of playouts that fit into about 300 ms here in the longest turns.
SIMS = 1000
SEARCH, QUICK, TABLE_SEARCH = f"search:sims={SIMS}", f"search:sims={SIMS // 10}", "search:sims=300"


#: How many games each level plays against itself, for its scores.
LEVELS = (
    ("random", 400), ("greedy", 400), ("planner", 400), ("network", 400), (QUICK, 100),
    (SEARCH, 40),
)  # fmt: skip

#: The bots behind the levels that the browser offers, weakest first.
FOR_PEOPLE = re.findall(
    r'"(network[^"]*)"', (DOCS.parent / "web" / "src" / "home" / "levels.ts").read_text("utf-8")
)


@dataclass(frozen=True)
class Rung:
    """A bot that should beat another."""

    better: str
    worse: str
    players: int
    games: int
    mark: float  # the whole interval should lie above this

    def plan(self, game: str) -> Tournament:
        options = Options(game, self.players, ())
        return Tournament(options, (self.better, self.worse), self.games, SEED)


def rungs() -> list[Rung]:
    at_two = [
        Rung("greedy", "random", 2, 1000, 0.95),
        Rung("planner", "greedy", 2, 1000, 0.75),
        Rung(SEARCH, "planner", 2, 400, 0.70),
        Rung(SEARCH, QUICK, 2, 400, 0.55),
    ]
    larger = [
        Rung(better, worse, players, games, 1 / players)
        for players in (3, 4)
        for better, worse, games in (
            ("greedy", "random", 600),
            ("planner", "greedy", 600),
            (TABLE_SEARCH, "planner", 120),
        )
    ]
    steps = [Rung(better, worse, 2, 2000, 0.6) for worse, better in pairwise(FOR_PEOPLE)]
    trained = [
        Rung("network", "planner", 2, 2000, 0.85),
        *(Rung("network", "planner", players, 1000, 1 / players) for players in (3, 4, 5)),
    ]
    return [*at_two[:3], *larger, *at_two[3:], *trained[:1], *steps, *trained[1:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--again", action="store_true", help="play again what was played")
    parser.add_argument("--tables", action="store_true", help="play nothing, only render")
    parser.add_argument("--only", default="", help="play only what has this in its name")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes")
    args = parser.parse_args()
    path = DOCS / "ladder.json"
    data: dict[str, Any] = {"rungs": {}, "levels": {}}
    if path.exists():
        data = json.loads(path.read_text("utf-8"))
    for name, (games, play) in steps(args.jobs).items() if not args.tables else ():
        kind, _, key = name.partition(" ")
        known = data[kind].get(key)
        if args.only in name and (
            args.again
            or known is None
            or known["games"] < games
            or ("network" in key and known.get("networks") != networks_digest())
        ):
            data[kind][key] = play() | {"date": date.today().isoformat()}
            if "network" in key:
                data[kind][key]["networks"] = networks_digest()
            path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    put_between_marks(DOCS / "bots.md", tables(data))
    plot(data["rungs"], DOCS / "ladder.svg")


def steps(jobs: int) -> dict[str, tuple[int, Callable[[], dict[str, Any]]]]:
    """Everything that is played, by name: how many games, and how to play them."""
    found: dict[str, tuple[int, Callable[[], dict[str, Any]]]] = {}
    for rung in rungs():
        for game in GAMES:
            name = f"{game}-{rung.players}-{rung.better}-{rung.worse}"
            play = partial(climb, rung, game, name.replace(":", "-"), jobs)
            found[f"rungs {name}"] = rung.games, play
    for bot, games in LEVELS:
        for game in GAMES:
            found[f"levels {game}-{bot}"] = games, partial(level, game, bot, games, jobs)
    return found


def level(game: str, bot: str, games: int, jobs: int) -> dict[str, Any]:
    """The scores of a bot playing against itself."""
    say(f"{game}: {bot}")
    result = simulate(
        SimulationPlan(Options(game, 2, ()), SEED, players=(player(bot),)), games, ProcessPool(jobs)
    )
    top = max(result.scores)
    turns = result.turns / result.games / 2
    scores = summary(result.scores) | {"top": top}
    return {"game": game, "bot": bot, "games": games, "turns": turns} | scores


def climb(rung: Rung, game: str, name: str, jobs: int) -> dict[str, Any]:
    say(f"{game}, {rung.players} players: {rung.better} - {rung.worse}")
    return played(rung.plan(game), JOURNALS / f"{name}.json", jobs) | {"mark": rung.mark}


def say(what: str) -> None:
    sys.stderr.write(f"{what} ...\n")


def played(plan: Tournament, path: Path, jobs: int) -> dict[str, Any]:
    journal = Journal(plan)
    name = f"{plan.options.game}, {plan.options.players}: {' - '.join(plan.bots)}"
    with Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(name, total=plan.deals * plan.options.players)
        play_tournament(journal, path, ProcessPool(jobs), lambda more: bar.advance(task, more))
    return report(journal)


# -- the page ------------------------------------------------------------------------------


def tables(data: dict[str, Any]) -> dict[str, list[str]]:
    lines = [
        "| game | players | | games | wins | 95% | above | mean scores | top | ms a turn | date |",
        "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for result in data["rungs"].values():
        pair = result["pairs"][0]
        low, high = pair["ci95"]
        held = "yes" if low > result["mark"] else "**no**"
        means, tops = map(colon, (pair["mean_score"], pair["top_score"]))
        lines.append(
            f"| {result['game']} | {result['players']} | {pair['bots'][0]} beats {pair['bots'][1]} "
            f"| {pair['games']} | {pair['win_rate']:.1%} | {low:.1%} to {high:.1%} "
            f"| {result['mark']:.0%}: {held} | {means} | {tops} "
            f"| {' : '.join(f'{ms:.3g}' for ms in pair['ms_per_turn'])} | {result['date']} |"
        )
    return {
        "ladder": lines,
        "levels": levels(data["levels"]),
        "ratings": ratings(data["rungs"].values()),
    }


def ratings(results: Iterable[dict[str, Any]]) -> list[str]:
    """All bots of the two-player rungs on one scale: 400 more means winning ten games of eleven."""
    lines = ["| game | bot | rating |", "|---|---|--:|"]
    for game in GAMES:
        pairs = [
            (*pair["bots"], pair["games"], pair["win_rate"])
            for result in results
            if (result["game"], result["players"]) == (game, 2)
            for pair in result["pairs"]
        ]
        strengths = fitted(pairs)
        best = strengths["network"]
        for bot in sorted(strengths, key=lambda bot: -strengths[bot]):
            lines.append(f"| {game} | {bot} | {400 / log(10) * (strengths[bot] - best):.0f} |")
    return lines


def fitted(pairs: list[tuple[str, str, int, float]]) -> dict[str, float]:
    """The strengths that make the results likeliest; every pair is given one more draw."""
    strengths = {bot: 0.0 for pair in pairs for bot in pair[:2]}
    for _ in range(ROUNDS):
        for bot in strengths:
            missing = weight = 0.0
            for first, second, games, won in pairs:
                if bot in (first, second):
                    expected = 1 / (1 + exp(strengths[second] - strengths[first]))
                    more = games * won + 0.5 - (games + 1) * expected
                    missing += more if bot == first else -more
                    weight += (games + 1) * expected * (1 - expected)
            strengths[bot] += max(-1.0, min(1.0, missing / weight))
    return strengths


def colon(scores: list[float]) -> str:
    return " : ".join(f"{score:.0f}" for score in scores)


def levels(data: dict[str, Any]) -> list[str]:
    """The scores of two bots of a level."""
    lines = [
        "| game | bot | games | mean | 10% | median | 90% | top | turns each |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in data.values():
        scores = [row[key] for key in ("mean", "p10", "p50", "p90", "top", "turns")]
        cells = [row["game"], row["bot"], row["games"], *(f"{score:.0f}" for score in scores)]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def plot(data: dict[str, Any], path: Path) -> None:
    """Every rung's interval, and the mark it should lie above."""
    figure = Figure(figsize=(9, 0.42 * len(data) + 1.2))
    axes = figure.subplots()
    names = []
    for y, result in enumerate(reversed(data.values())):
        pair = result["pairs"][0]
        low, high = pair["ci95"]
        names.append(f"{result['game']}, {result['players']}: {' > '.join(pair['bots'])}")
        axes.plot([100 * low, 100 * high], [y, y], color=GREEN, linewidth=4)
        axes.plot(100 * pair["win_rate"], y, "o", color=GREEN)
        axes.plot(100 * result["mark"], y, "|", color=STONE, markersize=14, markeredgewidth=2)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set(xlim=(0, 101), xlabel="games won, % with 95 % interval; the bar is the mark")
    axes.grid(axis="x", color="0.9")
    save_svg(figure, path)


if __name__ == "__main__":
    main()
