"""The command line's help and usage errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

from spinney.messages import Messages

#: Placeholders for values in the help, by Typer's name for the type; a switch has none.
VALUES = {
    "int": "number",
    "int range": "number",
    "float range": "number",
    "str": "text",
    "path": "file",
    "list[Path]": "file",
}
#: The value names of our own options that are words.
PLACEHOLDERS = ("ADDRESS", "CHALLENGE", "FILE", "FOLDER", "NAME")

#: The options whose help lists what can be named.
LISTS_BOTS = ("option-bot", "option-bots", "option-new-bot")
LISTS_CHALLENGES = "option-solo"

#: A usage error, from whichever Click comes with Typer.
UsageError: Any = typer.BadParameter.__base__


def translate_help(command: Any, current_messages: Callable[[], Messages]) -> None:
    """Make a command and its subcommands show their help texts instead of message names.

    Texts are looked up only when the help is shown.
    """
    show = command.format_help

    def format_help(context: Any, formatter: Any) -> None:
        words = current_messages()
        _translate(command, words)
        _translate_frame(words)
        show(context, formatter)

    def format_usage(context: Any, formatter: Any) -> None:
        pieces = " ".join(command.collect_usage_pieces(context))
        formatter.write_usage(
            context.command_path, pieces, current_messages().get("help-usage") + " "
        )

    command.format_help = format_help
    command.format_usage = format_usage
    for part in getattr(command, "commands", {}).values():
        translate_help(part, current_messages)


def _translate(command: Any, words: Messages) -> None:
    command.help = words.get(command.help)
    if command.epilog:
        command.epilog = words.get("help-example", command=command.epilog)
    command.options_metavar = f"[{words.get('help-options').upper()}]"
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = words.get("help-subcommand")
    context = command.context_class(command)
    help_option = command.get_help_option(context)
    help_option.help = words.get("option-help")
    for param in command.params:
        param.help = words.get(param.help, **_names(param.help))
    for param in (help_option, *command.params):
        _name_value(param, context, words)
    for part in getattr(command, "commands", {}).values():
        _translate(part, words)


def _names(message: str) -> dict[str, str]:
    """All that can be named with an option, where its help lists it."""
    if message in LISTS_BOTS:
        from spinney.bots import bot_list_text  # slow to import

        return {"bots": bot_list_text()}
    if message == LISTS_CHALLENGES:
        from spinney.engine.solo import CHALLENGES

        return {"challenges": ", ".join(CHALLENGES)}
    return {}


def _name_value(param: Any, context: Any, words: Messages) -> None:
    """Describe the value in our words, once; Typer's own type names are Python's."""
    kind = (param.display_type_rich(ctx=context) or "").strip("<>")
    if param.metavar is None and kind in VALUES:
        param.metavar = words.get(f"value-{VALUES[kind]}")
    elif param.metavar in PLACEHOLDERS:
        param.metavar = words.get(f"value-{param.metavar.lower()}")
    if kind == "bool" or param.param_type_name == "argument":
        param.display_type_rich = lambda ctx: None


def _translate_frame(words: Messages) -> None:
    from typer import rich_utils  # also slow to import

    rich_utils.ARGUMENTS_PANEL_TITLE = words.get("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.get("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.get("help-commands")
    rich_utils.DEFAULT_STRING = words.get("help-default")
    rich_utils.ENVVAR_STRING = words.get("help-variable")
    rich_utils.REQUIRED_LONG_STRING = words.get("help-required")


def usage_text(words: Messages, error: Any, line: str) -> str:
    """What is wrong with a command line, in our words where possible.

    Empty where Typer has already answered with the help.
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
