"""What the command line says of itself: help, and that it was not understood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import typer

from spinney.bots import bots_in_words
from spinney.engine.solo import CHALLENGES
from spinney.text import Words

#: A command line that is not understood, in whatever Click comes with Typer.
UsageError: Any = typer.BadParameter.__base__


def wanted_language(command: Any, args: Sequence[str]) -> str | None:
    """The language asked for by an option or our variable, known before anything else is."""
    context = command.make_context(None, list(args), resilient_parsing=True)
    language: str | None = context.params.get("language")
    return language


def speak_help(command: Any, spoken: Callable[[], Words]) -> None:
    """Let a command and its parts put their help in place of the messages that stand for it.

    They do when somebody wants to see it. What Typer says itself can be changed only in part:
    its "Usage:" stays.
    """
    show = command.format_help

    def format_help(context: Any, formatter: Any) -> None:
        words = spoken()
        _translate(command, words, {"bots": bots_in_words(), "challenges": ", ".join(CHALLENGES)})
        _translate_frame(words)
        show(context, formatter)

    command.format_help = format_help
    for part in getattr(command, "commands", {}).values():
        speak_help(part, spoken)


def _translate(command: Any, words: Words, names: dict[str, str]) -> None:
    command.help = words.get(command.help, **names)
    if command.epilog:
        command.epilog = words.get("help-example", command=command.epilog)
    command.get_help_option(command.context_class(command)).help = words.get("option-help")
    for param in command.params:
        param.help = words.get(param.help, **names)
    for part in getattr(command, "commands", {}).values():
        _translate(part, words, names)


def _translate_frame(words: Words) -> None:
    from typer import rich_utils  # which takes a moment, too

    rich_utils.ARGUMENTS_PANEL_TITLE = words.get("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.get("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.get("help-commands")
    rich_utils.DEFAULT_STRING = words.get("help-default")
    rich_utils.ENVVAR_STRING = words.get("help-variable")
    rich_utils.REQUIRED_LONG_STRING = words.get("help-required")


def usage_text(words: Words, error: Any, line: str) -> str:
    """What is wrong with a command line, as far as it can be said in our words.

    Nothing where Typer has answered it with the help.
    """
    how = f"{error.ctx.command_path if error.ctx else 'spinney'} --help"
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return ""
        case "NoSuchOption":
            return words.get("usage-option", option=error.option_name, help=how)
        case "MissingParameter":
            return words.get("usage-missing", name=error.param.opts[0], help=how)
        case "BadParameter":
            return words.get("usage-value", name=error.param.opts[0], help=how)
        case _:
            return words.get("usage-wrong", line=line, help=how)
