"""The commands. Each is short: it parses its input, calls the package behind it, and prints."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Collection
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.main import get_command

from spinney import __version__
from spinney.cli.speaking import added_sets, current_language, exit_with_error, print_error
from spinney.messages import Messages, languages, messages
from spinney.terminal.help import UsageError, translate_help, usage_text
from spinney.terminal.locale import VARIABLE, language_of, wanted_language

LANGUAGES = "|".join(languages())

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
        from spinney.engine import COMPILED

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
        status = _run()
    except UsageError as error:
        text = usage_text(_messages(), error, " ".join(sys.argv[1:]))
        if text:
            print_error(text)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except Exception as error:
        from spinney.cli.failures import told

        known = told(error)
        if known is None:
            raise
        exit_with_error(known)
    if status:
        sys.exit(status)


def _run() -> int | None:
    current_language.set(language_of(os.environ))
    added_sets.set(())
    command = get_command(app(sys.argv[1:]))
    language = wanted_language(sys.argv[1:], os.environ)
    if language is not None:
        if language not in languages():
            from spinney.terminal.language import check_language

            check_language(language)
        current_language.set(language)
    translate_help(command, _messages)
    status: int | None = command(standalone_mode=False)
    return status


def _messages() -> Messages:
    return messages(current_language.get())
