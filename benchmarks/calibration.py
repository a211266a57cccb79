"""Compare what networks foretell with what came and update the docs: ``make calibration``.

Writes ``docs/calibration.json``, the two pictures and the tables between the marks in
``docs/bots.md``. Networks play each other; before some of their turns, the player to move foretells
its own chance of winning and its final points, with the network and, in the first games, with the
search's playouts: the planner plays the game to its end on redealt cards. All predictions of a
game share its luck, so every interval comes from the spread between games.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from itertools import product
from math import sqrt
from typing import Any

# As spinney.bots.numpy_layers asks for; here NumPy is loaded earlier.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray
from pages import BARK, DOCS, GREEN, STONE, put_between_marks, save_svg
from rich.console import Console
from rich.progress import track

from spinney.bots.network import Network, network_for
from spinney.bots.search import TO_THE_END, Searcher
from spinney.cards.catalog import shipped_deck
from spinney.cards.vocabulary import DARTMOOR, GAMES
from spinney.engine import Game, Options, Rng
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.lab.study.intervals import Estimate, estimate
from spinney.lab.workers import ProcessPool, cores

SEED = 2026
#: Games by number of players, and how many of them are also played out.
TABLES = {2: 400, 3: 300, 4: 250, 5: 250}
ALSO_PLAYED_OUT = 30
#: Games of each solo challenge and medal.
SOLO = 4
#: A prediction every EVERY turns; PLAYOUTS playouts for each; games in step.
EVERY, PLAYOUTS, IN_STEP = 5, 50, 100
BINS, STAGES = 10, 4

Floats = NDArray[np.float64]


@dataclass
class Said:
    """A prediction by the player to move: its chance to win and its final points."""

    seat: int
    turn: int
    chance: float
    points: float
    playouts: tuple[float, float] | None


@dataclass
class Table:
    """A game and what was said in it."""

    number: int
    game: Game
    said: list[Said] = field(default_factory=list)


def play(tables: list[Table], network: Network, also: int) -> None:
    """Play games in step; in those numbered below ``also``, the planner is asked, too."""
    running = tables
    while running:
        asked = [t for t in running if t.game.prompt.kind == "turn" and t.game.turn % EVERY == 0]
        seats = [table.game.actor for table in asked]
        outcomes = network.outcomes([table.game.core for table in asked], seats)
        for table, seat, outcome in zip(asked, seats, outcomes, strict=True):
            played = played_out(table, seat) if table.number < also else None
            chance, points = outcome.chances[seat], outcome.points[seat]
            table.said.append(Said(seat, table.game.turn, chance, points, played))
        chosen = network.choose_all([table.game.core for table in running])
        for table, action in zip(running, chosen, strict=True):
            table.game.push(action)
        running = [table for table in running if not table.game.over]


def played_out(table: Table, seat: int) -> tuple[float, float]:
    """A seat's chance and mean points when the planner finishes the game for everybody."""
    view, rng = table.game.view(seat), Rng(1000 * table.number + table.game.turn)
    searcher = Searcher.at(view, TO_THE_END)
    ends = [searcher.ended(view, rng.next()) for _ in range(PLAYOUTS)]
    chance = sum(share_of(end, seat) for end in ends) / PLAYOUTS
    return chance, sum(end.scores()[seat] for end in ends) / PLAYOUTS


def share_of(game: Game, seat: int) -> float:
    """A seat's share of the victory; alone, whether the challenge was met."""
    if game.options.solo:
        return float(game.solo_result().won)
    winners = game.winners()
    return 1 / len(winners) if seat in winners else 0.0


# -- what it comes to ----------------------------------------------------------------------


@dataclass
class Asked:
    """All predictions of one kind of table, as columns."""

    game: Floats
    stage: Floats  # the share of the game's turns begun before
    chance: Floats
    points: Floats
    won: Floats
    scored: Floats
    playouts: Floats  # NaN where nothing was played out
    played_points: Floats


def columns(tables: list[Table]) -> Asked:
    rows = [
        (
            table.number,
            said.turn / (table.game.turn + 1),
            said.chance,
            said.points,
            share_of(table.game, said.seat),
            table.game.scores()[said.seat],
            *(said.playouts or (np.nan, np.nan)),
        )
        for table in tables
        for said in table.said
    ]
    return Asked(*np.array(rows, np.float64).T)


def mean(values: Floats, games: Floats) -> Estimate:
    """The mean of predictions, with the error that the spread between games gives."""
    _, of = np.unique(games, return_inverse=True)
    sums, counts = np.bincount(of, values), np.bincount(of)
    value, n = sums.sum() / counts.sum(), len(counts)
    spread = float(((sums - value * counts) ** 2).sum())
    return estimate(float(value), sqrt(spread * n / max(n - 1, 1)) / int(counts.sum()), n)


def in_json(found: Estimate) -> dict[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}


def summed_up(name: str, players: int, tables: list[Table]) -> dict[str, Any]:
    asked = columns(tables)
    also = ~np.isnan(asked.playouts)
    found: dict[str, Any] = {
        "game": name,
        "players": players,
        "games": len(tables),
        "asked": len(asked.game),
        "same": in_json(brier(np.full(len(asked.game), asked.won.mean()), asked)),
        "network": in_json(brier(asked.chance, asked)),
        "bins": bins(asked.chance, asked.won, asked.game),
        "points": points(asked),
    }
    if also.any():
        some = Asked(*(column[also] for column in vars(asked).values()))
        better = (some.playouts - some.won) ** 2 - (some.chance - some.won) ** 2
        found["played out"] = {
            "games": len(np.unique(some.game)),
            "asked": len(some.game),
            "network": in_json(brier(some.chance, some)),
            "playouts": in_json(brier(some.playouts, some)),
            "gain": in_json(mean(better, some.game)),
            "bins": bins(some.playouts, some.won, some.game),
            "points": in_json(off(some.points, some)),
            "played points": in_json(off(some.played_points, some)),
        }
    return found


def brier(said: Floats, asked: Asked) -> Estimate:
    return mean((said - asked.won) ** 2, asked.game)


def off(said: Floats, asked: Asked) -> Estimate:
    """By how many points predictions are off."""
    return mean(np.abs(said - asked.scored), asked.game)


def bins(said: Floats, came: Floats, games: Floats) -> list[dict[str, float]]:
    """For each tenth of the chances: how many predictions, their mean, and the mean result."""
    tenth = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        {"asked": int(there.sum()), "said": float(said[there].mean())}
        | in_json(mean(came[there], games[there]))
        for there in (tenth == i for i in range(BINS))
        if there.any()
    ]


def points(asked: Asked) -> dict[str, Any]:
    """Foretold and reached: by tenths of the predictions, and by quarters of the game."""
    edges = np.quantile(asked.points, np.linspace(0, 1, BINS + 1)[1:-1])
    tenth = np.searchsorted(edges, asked.points)
    quarter = np.minimum((asked.stage * STAGES).astype(int), STAGES - 1)
    usual = np.abs(asked.scored - asked.scored.mean())
    return {
        "mean": float(asked.scored.mean()),
        "bias": in_json(mean(asked.points - asked.scored, asked.game)),
        "same": in_json(mean(usual, asked.game)),
        "off": in_json(off(asked.points, asked)),
        "bins": [
            {"said": float(asked.points[there].mean())}
            | in_json(mean(asked.scored[there], asked.game[there]))
            for there in (tenth == i for i in range(BINS))
        ],
        "stages": [
            in_json(mean(np.abs(asked.points - asked.scored)[there], asked.game[there]))
            for there in (quarter == i for i in range(STAGES))
        ],
    }


def options(game: str, players: int) -> list[Options]:
    """What is played: so many games, or every challenge alone."""
    if players > 1:
        return [Options(game, players)] * TABLES[players]
    return [
        Options(game, 1, solo=challenge, medal=medal)
        for challenge in CHALLENGES
        for medal in MEDALS
        for _ in range(SOLO)
    ]


def result(game: str, players: int) -> dict[str, Any]:
    """One line of the tables."""
    network = network_for(shipped_deck(game))
    assert network is not None
    also = ALSO_PLAYED_OUT if players > 1 else 0
    played = options(game, players)
    tables = [Table(i, Game.start_with(one, SEED + i)) for i, one in enumerate(played)]
    for first in range(0, len(tables), IN_STEP):
        # A network looks at tables of one kind together.
        some = tables[first : first + IN_STEP]
        for kind in dict.fromkeys(table.game.options for table in some):
            play([table for table in some if table.game.options == kind], network, also)
    return summed_up(game, players, tables)


# -- the page ------------------------------------------------------------------------------


def chances_table(found: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| game | players | games | asked | always the same | network | playouts | network there |"
        " its gain |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in found:
        cells = [row["game"], players_of(row), row["games"], row["asked"]]
        cells += [f"{row['same']['value']:.3f}", ranged(row["network"], 3)]
        there = row.get("played out")
        if there is not None:
            pair = (f"{there[who]['value']:.3f}" for who in ("playouts", "network"))
            cells += [*pair, ranged(there["gain"], 3)]
        else:
            cells += ["", "", ""]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def points_table(found: list[dict[str, Any]]) -> list[str]:
    quarters = " | ".join(f"{n}. quarter" for n in range(1, STAGES + 1))
    lines = [
        f"| game | players | mean score | always the mean | network | {quarters} | too many |"
        " playouts | network there |",
        f"|---|{'--:|' * (7 + STAGES)}",
    ]
    for row in found:
        said, there = row["points"], row.get("played out")
        cells = [
            row["game"],
            players_of(row),
            f"{said['mean']:.0f}",
            f"{said['same']['value']:.1f}",
        ]
        cells += [ranged(said["off"], 1), *(f"{one['value']:.1f}" for one in said["stages"])]
        cells.append(ranged(said["bias"], 1))
        cells += (
            [f"{there[who]['value']:.1f}" for who in ("played points", "points")]
            if there is not None
            else ["", ""]
        )
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def players_of(row: dict[str, Any]) -> str:
    return "solo" if row["players"] == 1 else str(row["players"])


def ranged(found: dict[str, float], digits: int) -> str:
    value, low, high = (f"{found[name]:.{digits}f}" for name in ("value", "low", "high"))
    return f"{value} ({low} to {high})"


def method(data: dict[str, Any]) -> list[str]:
    return [f"Measured {data['date']}, {data['games']:,} games, seed {SEED}."]


def plot_chances(axes: Axes, row: dict[str, Any]) -> None:
    axes.plot([0, 100], [0, 100], color=STONE, linewidth=1)
    kinds = [("network", row["bins"], GREEN, "o")]
    if "played out" in row:
        kinds.insert(0, ("playouts", row["played out"]["bins"], BARK, "s"))
    for label, told, colour, mark in kinds:
        plot_bins(axes, told, colour, mark, label, 100)
    axes.set_ylim(-4, 104)


def plot_points(axes: Axes, row: dict[str, Any]) -> None:
    told = row["points"]["bins"]
    ends = [told[0]["said"], told[-1]["said"]]
    axes.plot(ends, ends, color=STONE, linewidth=1)
    plot_bins(axes, told, GREEN, "o", "network", 1)


def plot_bins(
    axes: Axes, told: list[dict[str, float]], colour: str, mark: str, label: str, times: float
) -> None:
    """What came against what was said, with intervals."""
    x, y, low, high = (
        times * np.array([one[name] for one in told]) for name in ("said", "value", "low", "high")
    )
    axes.vlines(x, low, high, colors=colour, alpha=0.45, linewidth=2)
    axes.plot(x, y, mark, ls="-", linewidth=1, markersize=4, color=colour, label=label)


def grid(
    found: list[dict[str, Any]],
    draw: Callable[[Axes, dict[str, Any]], None],
    names: tuple[str, str],
    alike: bool,
) -> Figure:
    """One small picture per row of the table: the nearer to the line, the better."""
    figure = Figure(figsize=(9, 9))
    places = figure.subplots(3, 3, sharex=alike, sharey=alike).flat
    for axes, row in zip(places, found, strict=True):
        draw(axes, row)
        alone = row["players"] == 1
        axes.set_title(f"{row['game']}, {'solo' if alone else str(row['players']) + ' players'}")
        axes.grid(color="0.92")
    figure.axes[0].legend(frameon=False)
    figure.supxlabel(names[0])
    figure.supylabel(names[1])
    return figure


def main() -> None:
    rows = [*product(GAMES, TABLES), (DARTMOOR, 1)]
    pool = ProcessPool(cores())
    found = list(track(pool.in_order(result, rows), total=len(rows), console=Console(stderr=True)))
    data = {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "seed": SEED,
        "games": sum(row["games"] for row in found),
        "results": found,
    }
    (DOCS / "calibration.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    put_between_marks(
        DOCS / "bots.md",
        {
            "calibration": [*method(data), "", *chances_table(found)],
            "calibration-points": points_table(found),
        },
    )
    chances = ("chance to win, foretold, %", "games won, %")
    save_svg(grid(found, plot_chances, chances, True), DOCS / "calibration.svg")
    scores = ("final points, foretold", "reached")
    save_svg(grid(found, plot_points, scores, False), DOCS / "calibration-points.svg")


if __name__ == "__main__":
    main()
