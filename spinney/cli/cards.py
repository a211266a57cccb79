"""Cards and decks."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cards.card_sets import box
from spinney.cards.catalog import SETS, DeckError, parse_deck, shipped_deck
from spinney.cards.phrases import quoted
from spinney.cards.vocabulary import GAMES
from spinney.cli.shared import GAME, JsonOption, check_game
from spinney.cli.speaking import current_words, fail, print_json, tell
from spinney.terminal import gallery
from spinney.terminal.files import in_file, read_json

commands = typer.Typer()
deck_app = typer.Typer(help="help-deck", no_args_is_help=True)
commands.add_typer(deck_app, name="deck")


@commands.command(help="help-cards", epilog="spinney cards --game forest --tag bat")
def cards(
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-only-game")] = None,
    set_: Annotated[str | None, typer.Option("--set", help="option-only-set")] = None,
    tag: Annotated[str | None, typer.Option(help="option-only-tag")] = None,
    caves: Annotated[bool, typer.Option("--caves", help="option-caves")] = False,
    as_json: JsonOption = False,
) -> None:
    """List the species, with filters; a question mark marks unconfirmed facts."""
    if game is not None:
        check_game(game)
    every_set = [name for names in SETS.values() for name in names]
    if set_ is not None and set_ not in every_set:
        fail("fail-set", set=quoted(set_), sets=", ".join(every_set))
    every_tag = dict.fromkeys(known for game in GAMES for known in box(game).tags)
    if tag is not None and tag not in every_tag:
        fail("fail-tag", tag=quoted(tag), tags=", ".join(every_tag))
    lexicon, console = current_words(), Console()
    if caves:
        if as_json:
            print_json(gallery.caves_json(lexicon))
        else:
            gallery.print_caves(console, lexicon)
        return
    chosen = gallery.select(game, set_, tag)
    if not chosen:
        fail("fail-filters")
    if as_json:
        print_json([gallery.to_json(lexicon, species) for species in chosen])
    else:
        gallery.print_species(console, lexicon, chosen)


@deck_app.command("check", help="help-deck-check", epilog="spinney deck check my-dartmoor.json")
def deck_check(file: Annotated[Path, typer.Argument(help="option-deck-file")]) -> None:
    """Check a custom deck against the species' copies; names each wrong card."""
    try:
        deck = parse_deck(read_json(file))
    except DeckError as error:
        for problem in error.problems:
            typer.echo(current_words().phrase(in_file(file, problem).phrase), err=True)
        sys.exit(1)
    tell(
        "deck-checked",
        path=str(file), game=deck.game, cards=len(deck.cards), sets=", ".join(deck.sets),
        shipped=deck == shipped_deck(deck.game), digest=deck.digest,
    )  # fmt: skip


@deck_app.command(
    "show", help="help-deck-show", epilog="spinney deck show dartmoor > my-dartmoor.json"
)
def deck_show(game: Annotated[str, typer.Argument(metavar=GAME, help="option-which-game")]) -> None:
    """Print the shipped deck, as a start for a corrected one."""
    check_game(game)
    typer.echo(json.dumps(shipped_deck(game).to_json(), indent=1))
