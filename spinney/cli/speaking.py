"""What a command says, in the language in use; light, so that help and errors come at once."""

from __future__ import annotations

import json
import sys
from contextvars import ContextVar
from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:  # slow to import
    from spinney.cards.card_sets import CardSet
    from spinney.text import Words

#: The language in use.
current_language: ContextVar[str] = ContextVar("current_language")

#: The sets of one's own in use.
added_sets: ContextVar[tuple[CardSet, ...]] = ContextVar("added_sets", default=())


def current_words() -> Words:
    """The words of the language in use; loading them takes a moment."""
    from spinney.terminal.language import terminal_words

    return terminal_words(current_language.get(), added_sets.get())


def print_error(text: str) -> None:
    typer.echo(f"spinney: {text}", err=True)


def exit_with_error(text: str) -> NoReturn:
    print_error(text)
    sys.exit(1)


def fail(message: str, /, **args: str | int) -> NoReturn:
    exit_with_error(current_words().get(message, **args))


def exit_with_usage_error(message: str, /, **args: str | int) -> NoReturn:
    """Fail as for any invalid command line."""
    print_error(current_words().get(message, **args))
    sys.exit(2)


def tell(message: str, /, **args: str | int | bool) -> None:
    typer.echo(current_words().get(message, **args))


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
