"""A tournament in the terminal: its progress, its file, its table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spinney.lab.arena import ArenaError, Journal, TournamentGame
from spinney.lab.workers import WorkerPool
from spinney.terminal.files import in_file, read_json, write_json
from spinney.text import Words

#: Seconds between two saves of a running tournament.
SAVE_EVERY: Final = 5.0


def play_tournament(
    journal: Journal, path: Path | None, pool: WorkerPool, progress: Callable[[int], None]
) -> None:
    """Play a tournament, resuming from its file, and save it along the way.

    ``progress`` is called with the number of new games; first, with the number already played.
    """
    if path is not None and path.exists():
        try:
            journal.resume(read_json(path))
        except ArenaError as error:
            raise in_file(path, error.phrase) from None
    progress(sum(len(pair.games) for pair in journal.pairs))
    saved = monotonic()

    def save_and_tell(games: list[TournamentGame]) -> None:
        nonlocal saved
        if path is not None and monotonic() - saved > SAVE_EVERY:
            write_json(path, journal.to_json())
            saved = monotonic()
        progress(len(games))

    try:
        journal.run(pool, save_and_tell)
    finally:
        if path is not None:
            write_json(path, journal.to_json())


BOT_COLUMNS: Final = ("bot", "rating", "wins", "interval", "mean", "top", "thought")
PAIR_COLUMNS: Final = ("first", "second", "games", "first-wins", "interval", "means")


def print_result(console: Console, words: Words, data: dict[str, Any]) -> None:
    """Print the bots, then each pair of them."""
    get, number = words.get, words.number
    title = get(
        "arena-title",
        game=data["game"], players=data["players"], games=data["games"], seed=str(data["seed"]),
    )  # fmt: skip
    bots = Table(*(get(f"arena-{column}") for column in BOT_COLUMNS), title=title)
    for row in sorted(data["bots"], key=lambda row: -row["rating"]):
        bots.add_row(
            Text(row["bot"]), number(row["rating"], 1), *_rate(words, row),
            number(row["mean_score"]), number(row["top_score"]), number(row["ms_per_turn"], 1),
        )  # fmt: skip
    console.print(bots)
    fair = words.percent(data["pairs"][0]["fair_share"])
    columns = [get(f"arena-{column}") for column in PAIR_COLUMNS]
    pairs = Table(*columns, title=get("arena-pairs", fair=fair))
    for row in data["pairs"]:
        means = " : ".join(map(number, row["mean_score"]))
        pairs.add_row(*map(Text, row["bots"]), number(row["games"]), *_rate(words, row), means)
    console.print(pairs)


def _rate(words: Words, row: dict[str, Any]) -> tuple[str, str]:
    low, high = (words.percent(bound, 1) for bound in row["ci95"])
    return words.percent(row["win_rate"], 1), words.get("from-to", low=low, high=high)
