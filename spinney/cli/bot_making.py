"""Write your own bot: generate a first one, and check that it can play."""

from __future__ import annotations

import keyword
import re
import shlex
import sys
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.speaking import current_words, fail, tell
from spinney.lab.bot_check import check
from spinney.lab.players import player

commands = typer.Typer()


@commands.command("new-bot", help="help-new-bot", epilog='spinney new-bot "Careful Fox"')
def new_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-bot-name")],
    out: Annotated[Path | None, typer.Option(help="option-bot-file")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-overwrite")] = False,
) -> None:
    """Write the file of a working bot, as a start for your own."""
    parts = _words(name)
    kind = "".join(part[0].upper() + part[1:] for part in parts)
    if not kind.isidentifier() or keyword.iskeyword(kind):
        fail("fail-bot-name", name=name)
    path = out or Path(_stem("_".join(parts).lower()) + ".py")
    if path.suffix != ".py":
        fail("fail-bot-file", path=str(path))
    if path.exists() and not force:
        fail("fail-html-exists", path=str(path))
    text = resources.files("spinney.lab").joinpath("first_bot.py").read_text("utf-8")
    text = text.replace("first_bot.py", path.as_posix()).replace("FirstBot", kind)
    path.write_text(text, "utf-8")
    command = shlex.join(["spinney", "arena", f"{path}:{kind}", "greedy", "--games", "40"])
    tell("new-bot-written", path=str(path), command=command)


def _stem(name: str) -> str:
    """A file name that does not shadow a standard library module for scripts next to it."""
    return f"{name}_bot" if name in sys.stdlib_module_names else name


def _words(name: str) -> list[str]:
    """The words of a name, including one in camel case."""
    return re.findall(r"[^\W_]+", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name))


@commands.command(
    "check-bot", help="help-check-bot", epilog="spinney check-bot careful_fox.py:CarefulFox"
)
def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="option-bot")],
) -> None:
    """Let a bot play every kind of table, each game twice, and report what is wrong with it."""
    lexicon, who = current_words(), player(bot)
    for table in check(who):
        tell(
            "check-bot-table",
            game=lexicon.get(f"game-{table.options.game}"),
            players=table.options.players,
            points=lexicon.number(table.mean),
            ms=lexicon.number(table.ms_per_turn, 1),
        )
    tell("check-bot-fine", bot=who.name)
