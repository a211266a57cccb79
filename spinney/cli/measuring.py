"""Comparing and measuring."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cards.vocabulary import FOREST
from spinney.cli.progress import game_progress
from spinney.cli.shared import (
    AddOption,
    DeckOption,
    DraftOption,
    GameOption,
    JobsOption,
    JsonOption,
    NoRemovalOption,
    PlayersOption,
    SeedOption,
    SetsOption,
    add_sets,
    game_options,
    own_deck,
)
from spinney.cli.speaking import current_words, print_error, print_json
from spinney.cli.worker_pools import PriceOption, RayOption, worker_pool
from spinney.lab.arena import Journal, Tournament, report
from spinney.lab.bench import bench
from spinney.terminal import speed
from spinney.terminal.tournament import play_tournament, print_result

commands = typer.Typer()


@commands.command(
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
    add: AddOption = None,
    stop_early: Annotated[bool, typer.Option("--stop-early", help="option-stop-early")] = False,
    jobs: JobsOption = None,
    ray: RayOption = None,
    price: PriceOption = None,
    out: Annotated[Path | None, typer.Option(help="option-out")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other on the same deals, each from every seat, and rate them.

    With three or more players, the bot named first sits alone among copies of the other. The same
    seed gives the same result for all bots except search:ms=N.
    """
    add_sets(add)
    options = game_options(
        game or FOREST, sets, players, None, None, draft=draft, no_removal=no_removal
    )
    tournament = Tournament(options, tuple(bots), games, seed, own_deck(deck, options), stop_early)
    journal = Journal(tournament)
    whole = len(journal.pairs) * tournament.deals * options.players
    with worker_pool(jobs, ray, price) as pool:
        try:
            with game_progress(whole) as more:
                play_tournament(journal, out, pool, more)
        except KeyboardInterrupt:
            print_error(current_words().get("arena-stopped", kept=out is not None, path=str(out)))
            raise typer.Exit(130) from None
    result = report(journal) | pool.account
    if as_json:
        print_json(result)
    else:
        print_result(Console(), current_words(), result)


@commands.command("bench", help="help-bench", epilog="spinney bench --json > bench.json")
def bench_command(
    peers: Annotated[bool, typer.Option(help="option-peers")] = True,
    growth: Annotated[bool, typer.Option("--growth", help="option-growth")] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on this machine, compiled and interpreted, against its peers."""
    lexicon, errors, parts = current_words(), Console(stderr=True), count(1)
    with errors.status("") as status:
        data = bench(
            peers, growth, lambda _: status.update(lexicon.get("progress-measuring", n=next(parts)))
        )
    if as_json:
        print_json(data)
    else:
        speed.SpeedReport(lexicon, Console()).print(data)
