"""A tournament in the terminal: its progress, its file, its table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from spinney.lab.arena import ArenaError, Journal, Played
from spinney.terminal.files import FileError, read_json, write_json

#: Seconds between two saves of a running tournament.
SAVE_EVERY: Final = 5.0


def play_tournament(
    journal: Journal, path: Path | None, jobs: int, progress: Callable[[int], None]
) -> None:
    """Play a tournament, going on with what its file holds, and save it on the way.

    ``progress`` is told how many more games there are; first, how many there were.
    """
    if path is not None and path.exists():
        try:
            journal.resume(read_json(path))
        except ArenaError as error:
            raise FileError(f"{path} {error}") from None
    progress(sum(len(pair.games) for pair in journal.pairs))
    saved = monotonic()

    def save_and_tell(games: list[Played]) -> None:
        nonlocal saved
        if path is not None and monotonic() - saved > SAVE_EVERY:
            write_json(path, journal.to_json())
            saved = monotonic()
        progress(len(games))

    try:
        journal.run(jobs, save_and_tell)
    finally:
        if path is not None:
            write_json(path, journal.to_json())


def print_result(console: Console, data: dict[str, Any]) -> None:
    """The bots, then each pair of them."""
    title = f"{data['game']}, {data['players']} players, {data['games']} games, seed {data['seed']}"
    bots = Table("bot", "rating", "wins", "95 %", "mean", "top", "ms a turn", title=title)
    for row in sorted(data["bots"], key=lambda row: -row["rating"]):
        bots.add_row(
            row["bot"], f"{row['rating']:.1f}", *_rate(row),
            f"{row['mean_score']:.0f}", str(row["top_score"]), f"{row['ms_per_turn']:.3g}",
        )  # fmt: skip
    console.print(bots)
    fair = data["pairs"][0]["fair_share"]
    pairs = Table("first", "second", "games", "first wins", "95 %", "mean scores",
                  title=f"Each pair; a fair share is {fair:.0%}")  # fmt: skip
    for row in data["pairs"]:
        first, second = row["mean_score"]
        pairs.add_row(*row["bots"], str(row["games"]), *_rate(row), f"{first:.0f} : {second:.0f}")
    console.print(pairs)


def _rate(row: dict[str, Any]) -> tuple[str, str]:
    low, high = row["ci95"]
    return f"{row['win_rate']:.1%}", f"{low:.1%} to {high:.1%}"
