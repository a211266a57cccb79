"""Measure how long reviews of whole games take and update ``docs/bots.md``: ``make reviews``."""

from __future__ import annotations

import json
import platform
from datetime import date
from itertools import product
from pathlib import Path
from statistics import mean
from time import process_time

from pages import DOCS, put_between_marks

from spinney.bots.network import network_for
from spinney.cards.vocabulary import GAMES
from spinney.engine import Game, Record
from spinney.lab.review import review
from spinney.lab.workers import cores

EXAMPLE = Path(__file__).parent.parent / "examples" / "close_game.json"
SEED = 2026
#: How many games of each kind are reviewed.
GAMES_EACH = 3


def played(game: str, players: int, seed: int) -> Record:
    """A game of networks."""
    table = Game.new(game, players=players, seed=seed)
    network = network_for(table.deck)
    assert network is not None
    while not table.over:
        table.push(network.choose(table.core))
    return table.record


def seconds(record: Record) -> float:
    begin = process_time()
    review(record)
    return process_time() - begin


def main() -> None:
    example = Record.from_json(json.loads(EXAMPLE.read_text("utf-8")))
    seconds(example)  # the first one loads the network
    rows = [("`examples/close_game.json`", 2, [seconds(example)])]
    for game, players in product(GAMES, (2, 5)):
        records = [played(game, players, SEED + i) for i in range(GAMES_EACH)]
        rows.append((f"networks, {game}", players, list(map(seconds, records))))
    where = f"Python {platform.python_version()}, {cores()} cores of {platform.machine()}"
    lines = [
        f"Processor time, measured {date.today().isoformat()}, {where}:",
        "",
        "| game | players | games | mean, s | longest, s |",
        "|---|--:|--:|--:|--:|",
        *(
            f"| {name} | {players} | {len(took)} | {mean(took):.1f} | {max(took):.1f} |"
            for name, players, took in rows
        ),
    ]
    put_between_marks(DOCS / "bots.md", {"review-times": lines})


if __name__ == "__main__":
    main()
