"""Play many games: summed up, or all kept as a dataset."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.cli.progress import game_progress
from spinney.cli.shared import (
    AddOption,
    DeckOption,
    DraftOption,
    GameOption,
    JobsOption,
    JsonOption,
    MedalOption,
    NoRemovalOption,
    PlayersOption,
    SeedOption,
    SetsOption,
    SoloOption,
    StartOption,
    add_sets,
    game_options,
    own_deck,
)
from spinney.cli.speaking import (
    current_words,
    exit_with_usage_error,
    print_error,
    print_json,
)
from spinney.cli.worker_pools import PriceOption, RayOption, worker_pool
from spinney.engine.solo import MEDALS
from spinney.lab.players import player
from spinney.lab.simulate import Result, SimulationPlan, simulate
from spinney.lab.workers import WorkerPool

commands = typer.Typer()


def _folder(name: str) -> Path:
    """An empty name would mean the current folder."""
    if not name:
        exit_with_usage_error("fail-no-folder")
    return Path(name)


@commands.command(
    "simulate",
    help="help-simulate",
    epilog="spinney simulate --game dartmoor --games 500 --audit\n\n"
    "spinney simulate --bot planner --bot greedy --players 4 --games 2000 --out mixed\n\n"
    "spinney simulate --sets alpine,edge --games 1000000 --out forest --turns",
)
def simulate_command(
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="option-games")] = 100,
    bots: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="option-bots")
    ] = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="option-fixed-seats")] = False,
    seed: SeedOption = 0,
    start: StartOption = None,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    hidden_score: Annotated[
        bool, typer.Option("--hidden-score", help="option-hidden-score")
    ] = False,
    solo: SoloOption = None,
    medal: MedalOption = MEDALS[0],
    deck: DeckOption = None,
    add: AddOption = None,
    audit: Annotated[bool, typer.Option("--audit", help="option-audit")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", parser=_folder, help="option-dataset")
    ] = None,
    turns: Annotated[bool, typer.Option("--turns", help="option-turns")] = False,
    choices: Annotated[bool, typer.Option("--choices", help="option-choices")] = False,
    part: Annotated[int | None, typer.Option(min=1, help="option-part")] = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    price: PriceOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole games, and sum them up or keep them all; the result does not depend on --jobs."""
    add_sets(add)
    chosen = game or (DARTMOOR if solo else FOREST)
    options = game_options(
        chosen, sets, players, solo, start,
        draft=draft, no_removal=no_removal, medal=medal, visible_score=not hidden_score,
    )  # fmt: skip
    seated = tuple(player(bot) for bot in bots or ("random",))
    plan = SimulationPlan(
        options, seed, own_deck(deck, options), audit, seated, rotate=not fixed_seats
    )
    more_tables = [name for name, on in (("turns", turns), ("choices", choices)) if on]
    if out is None and (more_tables or part):
        exit_with_usage_error("fail-no-out")
    with worker_pool(jobs, ray, price) as pool:
        result = (
            _simulate_to_folder(out, plan, games, more_tables, part, pool)
            if out
            else _simulate_in_memory(plan, games, pool)
        )
    for violation in result.first_violations[:20]:
        typer.echo(violation, err=True)
    if as_json:
        print_json(result.to_json() | (_described(out) if out else {}) | pool.account)
    else:
        _print_result(result, out)
    if result.violations:
        sys.exit(1)


def _simulate_in_memory(plan: SimulationPlan, games: int, pool: WorkerPool) -> Result:
    try:
        with game_progress(games) as more:
            return simulate(plan, games, pool, more)
    except KeyboardInterrupt:
        print_error(current_words().get("simulate-stopped"))
        raise typer.Exit(130) from None


def _simulate_to_folder(
    out: Path,
    plan: SimulationPlan,
    games: int,
    more_tables: list[str],
    part: int | None,
    pool: WorkerPool,
) -> Result:
    from spinney.lab.dataset import Writer  # slow to import

    writer = Writer(out, plan, games, more_tables, part)
    try:
        with game_progress(games, writer.kept) as more:
            return writer.run(pool, more)
    except KeyboardInterrupt:
        words = current_words()
        done, whole = words.number(writer.kept), words.number(games)
        print_error(words.get("simulate-paused", done=done, games=whole, path=str(out)))
        raise typer.Exit(130) from None


def _described(out: Path) -> dict[str, Any]:
    """The JSON description of a dataset."""
    from spinney.lab.dataset import Dataset

    return {"folder": str(out), "tables": Dataset(out).rows()}


def _print_result(result: Result, out: Path | None) -> None:
    lexicon, data = current_words(), result.to_json()
    data |= {f"score-{key}": value for key, value in data.pop("scores").items()}
    data["folder"] = out and str(out)
    for key, value in data.items():
        if value is not None:
            text = (
                value if isinstance(value, str) else lexicon.number(value, isinstance(value, float))
            )
            typer.echo(f"{lexicon.get(f'simulate-{key}'):28} {text}")
