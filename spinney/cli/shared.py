"""Shared by the commands: options, sets, files."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import platformdirs
import typer

from spinney.cards.card_sets import SetError
from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase
from spinney.cards.vocabulary import DARTMOOR, FOREST, GAMES
from spinney.cli.speaking import added_sets, current_words, fail
from spinney.engine import GameError, Options
from spinney.engine.options import unknown_game
from spinney.engine.solo import MEDALS
from spinney.terminal.files import FileError, in_file, read_deck, read_set

GAME = "|".join(GAMES)

# -- options that several commands share ---------------------------------------------------

GameOption = Annotated[str | None, typer.Option(metavar=GAME, help="option-game")]
SetsOption = Annotated[str, typer.Option(help="option-sets")]
PlayersOption = Annotated[int | None, typer.Option(help="option-players")]
DeckOption = Annotated[Path | None, typer.Option(help="option-deck")]
AddOption = Annotated[list[Path] | None, typer.Option("--add", metavar="FILE", help="option-add")]
DraftOption = Annotated[bool, typer.Option("--draft", help="option-draft")]
StartOption = Annotated[int | None, typer.Option(min=1, help="option-start")]
NoRemovalOption = Annotated[bool, typer.Option("--no-removal", help="option-no-removal")]
SoloOption = Annotated[
    str | None,
    typer.Option(metavar="CHALLENGE", help="option-solo"),
]
MedalOption = Annotated[str, typer.Option(metavar="|".join(MEDALS), help="option-medal")]
BotOption = Annotated[str, typer.Option(metavar="BOT", help="option-bot")]
JobsOption = Annotated[int | None, typer.Option(min=1, help="option-jobs")]
SeedOption = Annotated[int, typer.Option(min=0, help="option-seed")]
JsonOption = Annotated[bool, typer.Option("--json", help="option-json")]


def add_sets(paths: list[Path] | None) -> None:
    """Put sets of one's own into use; the first mistake in each file is enough to fail."""
    for path in paths or ():
        try:
            added_sets.set((*added_sets.get(), read_set(path)))
        except SetError as error:
            first, more = error.problems[0], len(error.problems) - 1
            if not more:
                raise in_file(path, first) from None
            raise FileError(
                Phrase(
                    "set-problems",
                    "{path}: {why} (and {more} more; see '{command}')",
                    path=str(path),
                    why=first,
                    more=more,
                    command=f"spinney set check {path}",
                )
            ) from None


def game_options(
    game: str, sets: str, players: int | None, solo: str | None, start: int | None, **others: Any
) -> Options:
    """The options of a game as given; sets of one's own are played with."""
    if players is None:
        players = 1 if solo else 2
    if start is not None and start > players:
        fail("fail-start", start=start, players=players)
    chosen = tuple(name.strip() for name in sets.split(",") if name.strip())
    added = tuple(each for each in added_sets.get() if each.game == game)
    chosen += tuple(each.key for each in added)
    return Options(
        game, players, chosen, solo=solo, start=start and start - 1, added=added, **others
    )


def check_game(game: str) -> None:
    if game not in GAMES:
        raise GameError(unknown_game(game))


def own_deck(path: Path | None, options: Options) -> Deck | None:
    """A custom deck, checked for this game before anything starts."""
    if path is None:
        return None
    deck = read_deck(path)
    options.check_deck(deck)
    return deck


# -- questions and files that several commands share ----------------------------------------


def ask_game() -> str:
    """Ask for the game if it is not given and there is someone to answer."""
    if not sys.stdin.isatty():
        return FOREST
    lexicon = current_words()
    for number, name in enumerate(GAMES, 1):
        typer.echo(f"{number:>3}  {lexicon.get(f'game-{name}')}")
    while True:
        try:
            answer = input(lexicon.get("play-which-game")).strip()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if answer in ("", "1", "2"):
            return DARTMOOR if answer == "2" else FOREST


def data_folder(name: str) -> Path:
    return Path(platformdirs.user_data_dir("spinney")) / name


def new_file(folder: str, game: str) -> Path:
    """A separate file for each game, even for two started in the same second."""
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}.json"
    return data_folder(folder) / name
