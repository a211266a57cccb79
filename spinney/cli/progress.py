"""Progress of long work: a bar on a terminal, otherwise a line now and then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from spinney.cli.speaking import current_words
from spinney.terminal import speed

#: Seconds between two lines in a log.
LINE_EVERY: Final = 30.0


@contextmanager
def game_progress(games: int, kept: int = 0) -> Iterator[Callable[[int], None]]:
    """Yields a callback for games played; ``kept`` counts those from an earlier run."""
    errors = Console(stderr=True)
    if not errors.is_terminal:
        yield _Log(errors, games, kept)
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _GamesPerSecond()
    with Progress(*columns, TimeRemainingColumn(), console=errors) as bar:
        task = bar.add_task(current_words().get("progress-playing"), total=games, completed=kept)
        yield lambda more: bar.advance(task, more)


class _GamesPerSecond(ProgressColumn):
    """The speed of play."""

    def render(self, task: Task) -> Text:
        lexicon = current_words()
        if not task.speed:
            return Text()
        return Text(lexicon.get("games-per-second", n=speed.rate(lexicon, task.speed)))


class _Log:
    """Logs the progress now and then, so that a log shows it is running."""

    def __init__(self, console: Console, games: int, kept: int) -> None:
        self._console = console
        self._games = games
        self._kept = kept
        self._played = 0
        self._began = self._told = monotonic()

    def __call__(self, more: int) -> None:
        self._played += more
        now = monotonic()
        if now - self._told >= LINE_EVERY:
            self._told = now
            self._tell(self._played / (now - self._began))

    def _tell(self, rate: float) -> None:
        lexicon, done = current_words(), self._kept + self._played
        self._console.print(
            lexicon.get(
                "progress-line",
                done=lexicon.number(done),
                games=lexicon.number(self._games),
                rate=speed.rate(lexicon, rate),
                left=str(timedelta(seconds=round((self._games - done) / rate))),
            ),
            highlight=False,
            soft_wrap=True,
        )
