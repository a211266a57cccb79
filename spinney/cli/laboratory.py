"""Simulating and measuring."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
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

from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.cli.shared import (
    BotOption,
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
    complain,
    game_options,
    own_deck,
    print_json,
    spoken,
)
from spinney.engine.solo import MEDALS
from spinney.lab.arena import Journal, Tournament, report
from spinney.lab.bench import bench
from spinney.lab.players import player
from spinney.lab.simulate import Plan, Result, simulate
from spinney.lab.workers import Processes, cores
from spinney.terminal import speed
from spinney.terminal.tournament import play_tournament, print_result

room = typer.Typer()


@room.command(
    "simulate", help="help-simulate", epilog="spinney simulate --game dartmoor --games 500 --audit"
)
def simulate_command(
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="option-games")] = 100,
    bot: BotOption = "random",
    seed: SeedOption = 0,
    start: StartOption = None,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    solo: SoloOption = None,
    medal: MedalOption = MEDALS[0],
    deck: DeckOption = None,
    audit: Annotated[bool, typer.Option("--audit", help="option-audit")] = False,
    jobs: JobsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole games and sum them up; the result does not depend on --jobs."""
    chosen = game or (DARTMOOR if solo else FOREST)
    options = game_options(
        chosen, sets, players, solo, start, draft=draft, no_removal=no_removal, medal=medal
    )
    plan = Plan(options, seed, own_deck(deck, options), audit, (player(bot),))
    with game_progress(games) as more:
        result = simulate(plan, games, Processes(jobs or cores()), more)
    for violation in result.first_violations[:20]:
        typer.echo(violation, err=True)
    if as_json:
        print_json(result.to_json())
    else:
        _print_result(result)
    if result.violations:
        sys.exit(1)


class _GamesPerSecond(ProgressColumn):
    """How fast it goes."""

    def render(self, task: Task) -> Text:
        lexicon = spoken()
        if not task.speed:
            return Text()
        return Text(lexicon.get("games-per-second", n=speed.rate(lexicon, task.speed)))


@contextmanager
def game_progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; whoever plays tells it of games played."""
    errors = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _GamesPerSecond()
    with Progress(
        *columns, TimeRemainingColumn(), console=errors, disable=not errors.is_terminal
    ) as bar:
        task = bar.add_task(spoken().get("progress-playing"), total=games)
        yield lambda more: bar.advance(task, more)


def _print_result(result: Result) -> None:
    lexicon, data = spoken(), result.to_json()
    data |= {f"score-{key}": value for key, value in data.pop("scores").items()}
    for key, value in data.items():
        if value is not None:
            text = (
                value if isinstance(value, str) else lexicon.number(value, isinstance(value, float))
            )
            typer.echo(f"{lexicon.get(f'simulate-{key}'):28} {text}")


@room.command(
    help="help-arena", epilog="spinney arena planner search:sims=600 --games 100 --out planner.json"
)
def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT ...", help="option-bot")],
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="option-games-each")] = 100,
    seed: SeedOption = 0,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    deck: DeckOption = None,
    stop_early: Annotated[bool, typer.Option("--stop-early", help="option-stop-early")] = False,
    jobs: JobsOption = None,
    out: Annotated[Path | None, typer.Option(help="option-out")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other on the same deals, each from every seat, and rate them.

    At three and more players the bot named first sits alone among copies of the other. The same
    seed gives the same result for all bots but search:ms=N.
    """
    options = game_options(
        game or FOREST, sets, players, None, None, draft=draft, no_removal=no_removal
    )
    tournament = Tournament(options, tuple(bots), games, seed, own_deck(deck, options), stop_early)
    journal = Journal(tournament)
    whole = len(journal.pairs) * tournament.deals * options.players
    try:
        with game_progress(whole) as more:
            play_tournament(journal, out, Processes(jobs or cores()), more)
    except KeyboardInterrupt:
        complain(spoken().get("arena-stopped", kept=out is not None, path=str(out)))
        raise typer.Exit(130) from None
    result = report(journal)
    if as_json:
        print_json(result)
    else:
        print_result(Console(), spoken(), result)


@room.command("bench", help="help-bench", epilog="spinney bench --json > bench.json")
def bench_command(
    peers: Annotated[bool, typer.Option(help="option-peers")] = True,
    growth: Annotated[bool, typer.Option("--growth", help="option-growth")] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on this machine, compiled and interpreted, beside its peers."""
    lexicon, errors, parts = spoken(), Console(stderr=True), count(1)
    with errors.status("") as status:
        data = bench(
            peers, growth, lambda _: status.update(lexicon.get("progress-measuring", n=next(parts)))
        )
    if as_json:
        print_json(data)
    else:
        speed.SpeedReport(lexicon, Console()).print(data)
