"""Play in the terminal, and look back at games."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.cards.vocabulary import DARTMOOR
from spinney.cli.shared import (
    GAME,
    AddOption,
    BotOption,
    DeckOption,
    DraftOption,
    JsonOption,
    MedalOption,
    NoRemovalOption,
    PlayersOption,
    SetsOption,
    SoloOption,
    StartOption,
    add_sets,
    ask_game,
    data_folder,
    game_options,
    new_file,
    own_deck,
)
from spinney.cli.speaking import added_sets, current_words, fail, print_json
from spinney.engine import Game, Record, ReplayError
from spinney.engine.solo import MEDALS
from spinney.lab.clock import TurnClock
from spinney.lab.players import player
from spinney.lab.plots import Labels, check_plot, plot_review
from spinney.lab.review import review
from spinney.terminal.coach import print_advice, print_review
from spinney.terminal.coaching import advice_json, advice_texts, review_json
from spinney.terminal.files import in_file, read_record
from spinney.terminal.language import TypedCommands
from spinney.terminal.play import SEAT, TerminalGame
from spinney.terminal.replay import show_replay
from spinney.terminal.seats import Seats

commands = typer.Typer()


@commands.command(help="help-play", epilog="spinney play --game dartmoor --players 3")
def play(
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-ask-game")] = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    bot: BotOption = "planner",
    seed: Annotated[int | None, typer.Option(min=0, help="option-deal")] = None,
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
    save: Annotated[Path | None, typer.Option(help="option-save")] = None,
) -> None:
    """Play in the terminal against bots, or against the automa."""
    rival = player(bot)
    add_sets(add)
    chosen = game or (DARTMOOR if solo else ask_game())
    options = game_options(
        chosen, sets, players, solo, start,
        draft=draft, no_removal=no_removal, medal=medal, visible_score=not hidden_score,
    )  # fmt: skip
    path = save or new_file("games", chosen)
    if path.exists():
        fail("fail-exists", path=str(path))
    rivals = range(1, options.players)
    lexicon = current_words()
    names = [lexicon.get("bot-name", number=p) for p in rivals]
    seats = Seats([lexicon.get("player-name", number=1), *names], [rival.name for _ in rivals])
    deal = secrets.randbits(128) if seed is None else seed
    record = Record(options, deal, own_deck(deck, options), notes=seats.notes())
    TerminalGame(record, path, lexicon, Console(), rival=rival).run()


@commands.command(help="help-resume", epilog="spinney resume game.json")
def resume(
    file: Annotated[Path | None, typer.Argument(help="option-saved-or-last")] = None,
    bot: Annotated[str | None, typer.Option(metavar="BOT", help="option-rivals")] = None,
) -> None:
    """Resume a game saved by 'spinney play'."""
    path = file or _last_game()
    record = _read(path)
    rival = player(bot) if bot else None
    try:
        if rival is not None:
            record.notes |= Seats.of(record).against(rival).notes()
        game = TerminalGame(record, path, current_words(), Console(), rival=rival)
    except ReplayError as error:
        raise in_file(path, error.phrase) from None
    game.run()


def _read(path: Path) -> Record:
    """A saved game, with the sets of one's own that it was played with."""
    record = read_record(path)
    added_sets.set(record.options.added)
    return record


def _last_game() -> Path:
    """The terminal game saved last."""
    folder = data_folder("games")
    saved = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saved:
        fail("fail-no-saved-game", folder=str(folder))
    return saved[-1]


@commands.command(help="help-replay", epilog="spinney replay --step game.json")
def replay(
    file: Annotated[Path, typer.Argument(help="option-saved")],
    step: Annotated[bool, typer.Option("--step", help="option-step")] = False,
    until: Annotated[int | None, typer.Option(min=0, help="option-until")] = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="option-reveal")] = False,
    moves: Annotated[bool, typer.Option("--moves", help="option-moves")] = False,
) -> None:
    """Replay a saved game, hidden cards included, then score it."""
    record = _read(file)
    if not _replayed(file, record).over and not reveal:
        fail("fail-not-over", path=str(file))
    if moves:
        for move in record.game(until).moves():
            typer.echo(move)
        return
    wait = _wait if step else lambda: True
    show_replay(record, current_words(), Console(), until, wait)


@commands.command(help="help-hint", epilog="spinney hint game.json --ms 2000")
def hint(
    file: Annotated[Path | None, typer.Argument(help="option-saved-or-last")] = None,
    ms: Annotated[int, typer.Option(min=1, help="option-ms")] = 1000,
    sims: Annotated[int, typer.Option(min=0, help="option-sims")] = 0,
    as_json: JsonOption = False,
) -> None:
    """The best choices for the player to move in a saved game, with the reasons.

    Uses only what that player can know.
    """
    path = file or _last_game()
    record = _read(path)
    game = _replayed(path, record)
    if game.over:
        fail("fail-over", path=str(path))
    if Seats.is_terminal_game(record) and game.actor != SEAT:
        fail("fail-bot-moves", path=str(path))
    players = game.options.players
    clock = TurnClock(players).start(game.actor, game.turn)
    budget = Budget(sims, 0.0 if sims else ms / 1000, clock)
    view = game.view(game.actor)
    advice, lexicon = advise(view, budget), current_words()
    if as_json:
        print_json(advice_json(lexicon, view, advice))
        return
    typer.echo(lexicon.prompt(game, game.prompt))
    print_advice(Console(), lexicon, advice_texts(lexicon, view, advice), players == 1)


@commands.command("review", help="help-review", epilog="spinney review game.json --plot game.svg")
def review_command(
    file: Annotated[Path | None, typer.Argument(help="option-finished")] = None,
    plot: Annotated[Path | None, typer.Option(help="option-plot")] = None,
    playouts: Annotated[int | None, typer.Option(min=1, help="option-playouts")] = None,
    as_json: JsonOption = False,
) -> None:
    """Look back at a finished game: chances over time, turning points, costly choices."""
    path = file or _last_game()
    record = _read(path)
    game, lexicon = _replayed(path, record), current_words()
    names = [lexicon.get("player-name", number=p + 1) for p in range(len(game.players))]
    if plot is not None:
        check_plot(plot)
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task(lexicon.get("progress-review"), total=1.0)
        found = review(record, playouts, lambda part: bar.update(task, completed=part))
    if plot is not None:
        labels = Labels(*(lexicon.get(f"plot-{axis}") for axis in Labels._fields))
        plot_review(found, names, labels, plot)
    if as_json:
        print_json(review_json(lexicon, record, found))
    else:
        print_review(Console(), lexicon, record, names, found)


def _replayed(path: Path, record: Record) -> Game:
    try:
        return record.game()
    except ReplayError as error:
        raise in_file(path, error.phrase) from None


def _wait() -> bool:
    try:
        return TypedCommands(current_words()).split(input())[0] != "leave"
    except (EOFError, KeyboardInterrupt):
        return False
