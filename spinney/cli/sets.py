"""Commands for sets of one's own."""

from __future__ import annotations

import re
import sys
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cards.card_sets import SetError
from spinney.cli.speaking import added_sets, current_words, fail, tell
from spinney.terminal import gallery
from spinney.terminal.files import in_file, read_set

commands = typer.Typer()
set_app = typer.Typer(help="help-set", no_args_is_help=True)
commands.add_typer(set_app, name="set")


@set_app.command("new", help="help-set-new", epilog="spinney set new Coast")
def set_new(
    name: Annotated[str, typer.Argument(help="option-set-name")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="option-set-out")] = None,
) -> None:
    """Write a small set that works, to be changed."""
    key = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,29}", key) or not name.isprintable() or '"' in name:
        fail("fail-set-name", name=name)
    path = out or Path(f"{key}.toml")
    if path.exists():
        fail("fail-exists", path=str(path))
    example = resources.files("spinney.cards").joinpath("example.toml").read_text("utf-8")
    path.write_text(example.replace("Coast", name).replace('"coast"', f'"{key}"'), "utf-8")
    tell("set-written", path=str(path), command=f"spinney set check {path}")


@set_app.command("check", help="help-set-check", epilog="spinney set check coast.toml")
def set_check(path: Annotated[Path, typer.Argument(help="option-set-path")]) -> None:
    """Check a set: list every mistake, or show its cards as they will be in play."""
    try:
        found = read_set(path)
    except SetError as error:
        for problem in error.problems:
            typer.echo(current_words().phrase(in_file(path, problem).phrase), err=True)
        sys.exit(1)
    added_sets.set((found,))
    lexicon = current_words()
    gallery.print_species(Console(), lexicon, list(found.species))
    tell(
        "set-checked",
        path=str(path),
        name=lexicon.set(found.key),
        species=len(found.species),
        cards=found.size,
    )
