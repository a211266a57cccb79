"""Compare predicted win chances with the results and update the docs: ``make calibration``.

Writes ``docs/calibration.json``, ``docs/calibration.svg`` and the table between the marks in
``docs/bots.md``. Networks play each other; before some of their turns, the player to move predicts
its own chance of winning, once with the network and once with the planner's playouts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import date
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray
from pages import BARK, DOCS, GREEN, STONE, put_between_marks, save_svg
from rich.progress import track

from spinney.bots import NoClock, make_bot
from spinney.bots.network import network_for
from spinney.bots.search import TO_THE_END, Searcher
from spinney.cards.vocabulary import GAMES
from spinney.engine import Game, Rng

SEED = 2026
#: Games by number of players; a prediction every EVERY turns, with PLAYOUTS playouts for each.
TABLES = {2: 120, 3: 60, 4: 40}
EVERY = 5
PLAYOUTS = 100
BINS = 10

#: The network's prediction, the playouts' prediction, and the actual result.
Row = tuple[float, float, float]


def asked(game: str, players: int, seed: int) -> Iterator[Row]:
    """One game: the predictions made during it, each with the actual result."""
    table, bot, rng = Game.new(game, players=players, seed=seed), make_bot("network"), Rng(seed)
    network = network_for(table.deck)
    assert network is not None
    said: list[tuple[int, float, float]] = []
    while not table.over:
        seat = table.actor
        if table.prompt.kind == "turn" and table.turn % EVERY == 0:
            [outcome] = network.outcomes([table.core], [seat])
            said.append((seat, outcome.chances[seat], played_out(table, seat, rng)))
        table.push(bot.decide(table.view(seat), rng, NoClock()))
    winners = table.winners()
    for seat, foretold, played in said:
        yield foretold, played, 1 / len(winners) if seat in winners else 0.0


def played_out(table: Game, seat: int, rng: Rng) -> float:
    """A seat's chance of winning when the planner finishes the game for everybody."""
    view = table.view(seat)
    searcher = Searcher.at(view, TO_THE_END)
    share = 0.0
    for _ in range(PLAYOUTS):
        winners = searcher.ended(view, rng.next()).winners()
        share += 1 / len(winners) if seat in winners else 0.0
    return share / PLAYOUTS


def summed_up(game: str, players: int, games: int) -> dict[str, Any]:
    name = f"{game}, {players} players"
    rows = [
        row
        for number in track(range(games), name, disable=not sys.stderr.isatty())
        for row in asked(game, players, SEED + number)
    ]
    network, playouts, came = np.array(rows).T
    return {
        "game": game,
        "players": players,
        "games": games,
        "asked": len(rows),
        "always the same": brier(np.full(len(came), 1 / players), came),
        "network": reliability(network, came),
        "playouts": reliability(playouts, came),
    }


def reliability(said: NDArray[np.float64], came: NDArray[np.float64]) -> dict[str, Any]:
    """The Brier score; and for each tenth of predictions: count, mean, and mean result."""
    tenth = np.minimum((said * BINS).astype(int), BINS - 1)
    bins = [
        (int(there.sum()), float(said[there].mean()), float(came[there].mean()))
        for there in (tenth == i for i in range(BINS))
        if there.any()
    ]
    return {"brier": brier(said, came), "bins": bins}


def brier(said: NDArray[np.float64], came: NDArray[np.float64]) -> float:
    return float(((said - came) ** 2).mean())


# -- the page ------------------------------------------------------------------------------


def table(results: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| game | players | games | asked | always the same | playouts | network |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in results:
        lines.append(
            f"| {row['game']} | {row['players']} | {row['games']} | {row['asked']} "
            f"| {row['always the same']:.3f} | {row['playouts']['brier']:.3f} "
            f"| {row['network']['brier']:.3f} |"
        )
    return lines


def plot(results: list[dict[str, Any]]) -> Figure:
    """Results against predictions: the nearer to the line, the better."""
    figure = Figure(figsize=(9, 6.4))
    for axes, row in zip(
        figure.subplots(2, 3, sharex=True, sharey=True).flat, results, strict=True
    ):
        axes.plot([0, 100], [0, 100], color=STONE, linewidth=1)
        for who, colour, mark in (("playouts", BARK, "s"), ("network", GREEN, "o")):
            _, said, came = zip(*row[who]["bins"], strict=True)
            axes.plot(
                [100 * x for x in said],
                [100 * y for y in came],
                mark,
                ls="-",
                color=colour,
                label=who,
            )
        axes.set_title(f"{row['game']}, {row['players']} players")
        axes.grid(color="0.92")
    figure.axes[0].legend(frameon=False)
    figure.supxlabel("chance to win, foretold, %")
    figure.supylabel("games won, %")
    return figure


def main() -> None:
    results = [
        summed_up(game, players, games) for game in GAMES for players, games in TABLES.items()
    ]
    data = {"date": date.today().isoformat(), "seed": SEED, "results": results}
    (DOCS / "calibration.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    put_between_marks(DOCS / "bots.md", {"calibration": table(results)})
    save_svg(plot(results), DOCS / "calibration.svg")


if __name__ == "__main__":
    main()
