"""The commands. Each is short: it parses its input, calls the package behind it, and prints."""

from __future__ import annotations

import io
import os
import sys
import traceback
from concurrent.futures import BrokenExecutor
from importlib.metadata import version
from typing import Annotated

import typer
from typer.main import get_command

from spinney.cli import (
    bot_making,
    cards,
    measuring,
    online,
    playing,
    scoring,
    sets,
    simulating,
    studying,
    training,
)
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
from spinney.terminal.help import UsageError, translate_help, usage_text, wanted_language
from spinney.terminal.language import VARIABLE, check_language, language_of
from spinney.text import Words

LANGUAGES = "|".join(Words.languages())
#: If set, errors also show a Python traceback, for bot authors.
TRACEBACK = "SPINNEY_TRACEBACK"

# Each help text is the name of a message; each epilog is an example.
app = typer.Typer(
    help="help-spinney",
    epilog="spinney play --game dartmoor",
    no_args_is_help=True,
    add_completion=False,
)
for part in (
    playing,
    online,
    scoring,
    cards,
    sets,
    simulating,
    studying,
    measuring,
    bot_making,
    training,
):
    app.add_typer(part.commands)


def _version(context: typer.Context, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        typer.echo(
            f"spinney {version('spinney')}, engine {'compiled' if COMPILED else 'interpreted'}"
        )
        raise typer.Exit


@app.callback()
def _spinney(
    language: Annotated[
        str | None, typer.Option(envvar=VARIABLE, metavar=LANGUAGES, help="option-language")
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="option-version"),
    ] = False,
) -> None:
    """Both options are handled before any command runs; :func:`main` sets the language."""


def main() -> None:
    """Run the command line; an input error is one line on standard error."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        current_language.set(language_of(os.environ))
        added_sets.set(())
        command = get_command(app)
        language = wanted_language(command, sys.argv[1:])
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
