"""Studies: many games, and a report on what they show."""

from __future__ import annotations

import errno
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spinney.cli.progress import game_progress
from spinney.cli.shared import (
    GAME,
    AddOption,
    JobsOption,
    SeedOption,
    add_sets,
    check_game,
    data_folder,
)
from spinney.cli.speaking import added_sets, current_words, fail, print_error, tell
from spinney.cli.worker_pools import PricedPool, PriceOption, RayOption, worker_pool
from spinney.terminal.files import REASONS, in_file

if TYPE_CHECKING:
    from spinney.lab.study import Study

commands = typer.Typer()

#: Games in the biggest cell of a study.
BIGGEST = 2000
#: Options for which games are played, where and by whom.
PLAYING = ("games", "seed", "jobs", "ray", "price", "data")


@commands.command(
    help="help-study", epilog="spinney study forest --games 5000 --seed 7 --out forest"
)
def study(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar=GAME, help="option-study")],
    games: Annotated[int, typer.Option(min=1, help="option-study-games")] = BIGGEST,
    seed: SeedOption = 0,
    jobs: JobsOption = None,
    ray: RayOption = None,
    price: PriceOption = None,
    data: Annotated[Path | None, typer.Option(help="option-study-data")] = None,
    source: Annotated[list[Path] | None, typer.Option("--from", help="option-study-from")] = None,
    add: AddOption = None,
    out: Annotated[Path | None, typer.Option(help="option-study-out")] = None,
) -> None:
    """Play a study's games, or read existing ones, and write its report."""
    check_game(name)
    add_sets(add)
    if source:
        _check_no_play(context)
    home = out or Path(f"study-{name}")
    if home.exists() and not home.is_dir():
        raise in_file(home, REASONS[errno.ENOTDIR])
    # Tables and plots come with an extra, and are slow to import.
    from spinney.lab.study import STUDIES, load, report, write

    plan = STUDIES[name].adding(tuple(each for each in added_sets.get() if each.game == name))
    found = load(name, source or _played(plan, data, games, seed, worker_pool(jobs, ray, price)))
    added_sets.set(found.added)
    if found.solo:
        print_error(current_words().get("study-no-solo", folders=", ".join(map(str, found.solo))))
    page = write(report(found, current_words(), STUDIES[name].sections), home)
    size = len(found.games)
    tell("study-written", n=size, games=current_words().number(size), path=str(page))


def _check_no_play(context: typer.Context) -> None:
    """Reject the options for playing when games are only read."""
    given = [
        f"--{name}"
        for name in PLAYING
        if (origin := context.get_parameter_source(name)) and origin.name == "COMMANDLINE"
    ]
    if given:
        fail("fail-study-from", options=", ".join(given))


def _played(
    plan: Study,
    folder: Path | None,
    games: int,
    seed: int,
    pools: AbstractContextManager[PricedPool],
) -> list[Path]:
    """The datasets of a study, with all games played."""
    home = folder or data_folder("studies")
    writers = plan.writers(home, games, seed)
    whole = sum(writer.games for writer in writers)
    kept = sum(writer.kept for writer in writers)
    try:
        with pools as pool, game_progress(whole, kept) as more:
            for writer in writers:
                writer.run(pool, more)
    except KeyboardInterrupt:
        print_error(current_words().get("study-stopped", folder=str(home)))
        raise typer.Exit(130) from None
    return [writer.folder for writer in writers]
