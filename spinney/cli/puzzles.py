"""Puzzles: prove those there are, make more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spinney.cards.vocabulary import FOREST
from spinney.cli.shared import GameOption, SeedOption, check_game
from spinney.cli.speaking import current_words, fail, tell
from spinney.engine import GameError
from spinney.puzzles import Puzzle, all_shipped, read, written
from spinney.puzzles.making import make
from spinney.terminal.files import FileError, in_file, read_json

commands = typer.Typer()
puzzles_app = typer.Typer(help="help-puzzles", no_args_is_help=True)
commands.add_typer(puzzles_app, name="puzzles")


def _bar() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    errors = Console(stderr=True)
    return Progress(*columns, TimeRemainingColumn(), console=errors, disable=not errors.is_terminal)


@puzzles_app.command(
    "make",
    help="help-puzzles-make",
    epilog="spinney puzzles make --game dartmoor --count 40 --seed 1000 --out more.json",
)
def puzzles_make(
    game: GameOption = None,
    count: Annotated[int, typer.Option(min=1, help="option-puzzles-count")] = 20,
    seed: SeedOption = 0,
    out: Annotated[Path, typer.Option(metavar="FILE", help="option-puzzles-out")] = Path(
        "puzzles.json"
    ),
    force: Annotated[bool, typer.Option("--force", help="option-overwrite")] = False,
) -> None:
    """Find puzzles in games between bots and write them to a file."""
    game = game or FOREST
    check_game(game)
    if out.exists() and not force:
        fail("fail-html-exists", path=str(out))
    with _bar() as bar:
        making = make(game, count, seed)
        found = list(
            bar.track(making, total=count, description=current_words().get("progress-puzzles"))
        )
    out.write_text(written(found), "utf-8")
    tell("puzzles-written", path=str(out), n=len(found), command=f"spinney puzzles check {out}")


@puzzles_app.command("check", help="help-puzzles-check", epilog="spinney puzzles check more.json")
def puzzles_check(
    path: Annotated[Path | None, typer.Argument(metavar="FILE", help="option-puzzles-path")] = None,
) -> None:
    """Prove puzzles by searching their turns again."""
    puzzles = list(all_shipped()) if path is None else _read(path)
    wrong = 0
    with _bar() as bar:
        for puzzle in bar.track(puzzles, description=current_words().get("progress-proving")):
            problem = puzzle.prove()
            if problem is not None:
                wrong += 1
                typer.echo(f"{puzzle.key}: {current_words().phrase(problem)}", err=True)
    if wrong:
        fail("fail-puzzles", wrong=wrong, n=len(puzzles))
    tell("puzzles-proved", n=len(puzzles))


def _read(path: Path) -> list[Puzzle]:
    try:
        return read(read_json(path))
    except FileError:
        raise
    except GameError as error:
        raise in_file(path, error.phrase) from None
