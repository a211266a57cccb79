"""The commands. Each is short: it parses its input, calls the package behind it, and prints."""

from __future__ import annotations

import io
import os
import sys
import traceback
from collections.abc import Collection
from concurrent.futures import BrokenExecutor
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.main import get_command

from spinney import __version__
from spinney.cli.shared import (
    added_sets,
    current_language,
    current_words,
    exit_with_error,
    fail,
    print_error,
)
from spinney.engine import COMPILED, GameError
from spinney.terminal.files import in_file, system_reason
from spinney.terminal.help import UsageError, translate_help, usage_text
from spinney.terminal.language import VARIABLE, check_language, language_of, wanted_language
from spinney.text import Words

LANGUAGES = "|".join(Words.languages())
#: If set, errors also show a Python traceback, for bot authors.
TRACEBACK = "SPINNEY_TRACEBACK"

#: The modules with the commands. A module is imported only for its own commands: all of them
#: together are slow to import.
MODULES: Final = {
    "playing": ("play", "resume", "replay", "hint", "review"),
    "online": ("serve", "site", "restore", "join"),
    "scoring": ("score",),
    "cards": ("cards", "deck"),
    "sets": ("set",),
    "puzzles": ("puzzles",),
    "simulating": ("simulate",),
    "studying": ("study",),
    "measuring": ("arena", "bench"),
    "bot_making": ("new-bot", "check-bot"),
    "training": ("train",),
}


def app(words: Collection[str] | None = None) -> typer.Typer:
    """All commands; given the words of a command line, only those named there do anything.

    Each help text is the name of a message; each epilog is an example.
    """
    commands = typer.Typer(
        help="help-spinney", epilog="spinney play --game dartmoor", add_completion=False
    )
    commands.callback(invoke_without_command=True)(_spinney)
    for module, names in MODULES.items():
        if words is None or not set(names).isdisjoint(words):
            commands.add_typer(import_module(f"spinney.cli.{module}").commands)
        else:
            for name in names:
                commands.command(name, help=f"help-{name}")(_unnamed)
    return commands


def _unnamed() -> None:
    """A command that is only listed."""


def _version(context: typer.Context, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        typer.echo(f"spinney {__version__}, engine {'compiled' if COMPILED else 'interpreted'}")
        raise typer.Exit


def _spinney(
    context: typer.Context,
    language: Annotated[
        str | None, typer.Option(envvar=VARIABLE, metavar=LANGUAGES, help="option-language")
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="option-version"),
    ] = False,
) -> None:
    """Without a command, serve the game and show it.

    Both options are handled before any command runs; :func:`main` sets the language.
    """
    if context.invoked_subcommand is None:
        from spinney.cli.online import serve

        serve(browser=True)


def main() -> None:
    """Run the command line; an input error is one line on standard error."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        current_language.set(language_of(os.environ))
        added_sets.set(())
        command = get_command(app(sys.argv[1:]))
        language = wanted_language(sys.argv[1:], os.environ)
        if language is not None:
            check_language(language)
            current_language.set(language)
        translate_help(command, current_words)
        status = command(standalone_mode=False)
    except UsageError as error:
        text = usage_text(current_words(), error, " ".join(sys.argv[1:]))
        if text:
            print_error(text)
        sys.exit(2)
    except GameError as error:
        if os.environ.get(TRACEBACK):
            traceback.print_exception(error)
        exit_with_error(current_words().phrase(error.phrase))
    except BrokenExecutor:
        fail("fail-process")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        why = system_reason(error)
        exit_with_error(
            current_words().phrase(in_file(error.filename, why).phrase if error.filename else why)
        )
    if status:
        sys.exit(status)
