"""Scoring a real table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cli.shared import GAME, AddOption, JsonOption, add_sets, check_game, new_file
from spinney.cli.speaking import (
    current_language,
    current_words,
    exit_with_usage_error,
    fail,
    print_error,
    print_json,
)
from spinney.engine.position import Forests
from spinney.terminal.asking import Asker
from spinney.terminal.files import FileError
from spinney.terminal.new_table import new_table
from spinney.terminal.play import program
from spinney.terminal.score import Scorer
from spinney.terminal.score_draft import ScoreDraft
from spinney.terminal.score_entry import ScoreEntry
from spinney.terminal.sheet_html import HtmlSheet, day_of
from spinney.text import words

commands = typer.Typer()


@commands.command(
    help="help-score",
    epilog="spinney score examples/forest_85.json --html sheet.html\n\n"
    "spinney score --interactive --game dartmoor table.json",
)
def score(
    context: typer.Context,
    files: Annotated[list[str] | None, typer.Argument(help="option-forests")] = None,
    interactive: Annotated[bool, typer.Option("--interactive", help="option-interactive")] = False,
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-table-game")] = None,
    html: Annotated[str | None, typer.Option(metavar="FILE", help="option-html")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
    add: AddOption = None,
    as_json: JsonOption = False,
) -> None:
    """Score forests, with the reason for every point: read from files, or entered by hand."""
    add_sets(add)
    names = files or []
    if not names and not interactive:
        exit_with_usage_error("usage-missing", name="files", help=f"{context.command_path} --help")
    if (interactive or html is not None) and (len(names) > 1 or "-" in names):
        fail("fail-one-table")
    sheet = None if html is None else HtmlFile(html, force, Path(names[0]) if names else None)
    if interactive:
        _enter(Path(names[0]) if names else None, game, sheet, as_json)
        return
    scorer, console = Scorer(current_words()), Console()
    failed = False
    for name in names:
        if name == "-":
            for result in scorer.score_lines(sys.stdin):
                failed |= "error" in result
                print_json(result)
            continue
        try:
            data, forests = scorer.read_table(Path(name))
        except FileError as error:
            print_error(current_words().phrase(error.phrase))
            failed = True
            continue
        if sheet is not None:
            sheet.write(data, forests)
        if sheet is not None and sheet.on_stdout:
            continue
        if as_json:
            print_json(scorer.forests_json(forests))
        else:
            scorer.print_sheets(console, forests, forests.names)
    if failed:
        sys.exit(1)


class HtmlFile:
    """Where a printable sheet goes; never overwrites a file by accident."""

    def __init__(self, out: str, force: bool, table: Path | None) -> None:
        self.on_stdout = out == "-"
        self.path = Path(out)
        self.force = force
        if self.on_stdout:
            return
        if table is not None and self.path.resolve() == table.resolve():
            fail("fail-html-itself", path=out)
        if self.path.exists() and not force:
            fail("fail-html-exists", path=out)

    def write(self, data: object, forests: Forests) -> None:
        page = HtmlSheet(words(current_language.get()), forests, day_of(data)).page()
        if self.on_stdout:
            typer.echo(page, nl=False)
            return
        with self.path.open("w" if self.force else "x", encoding="utf-8") as file:
            file.write(page)


def _enter(path: Path | None, game: str | None, sheet: HtmlFile | None, as_json: bool) -> None:
    """Let the user enter a table or resume one, then score it."""
    if game is not None:
        check_game(game)
    lexicon = current_words()
    scorer = Scorer(lexicon)
    # Machine-readable output goes to standard output alone.
    apart = as_json or (sheet is not None and sheet.on_stdout)
    console = Console(stderr=apart)
    ask = _ask_on_stderr if apart else input
    if path is not None and path.exists():
        data, forests = scorer.read_table(path)
        if game not in (None, forests.game):
            fail("fail-other-game", path=str(path), game=lexicon.get(f"game-{forests.game}"))
    else:
        try:
            data = new_table(Asker(lexicon, console, ask), game)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
    draft = ScoreDraft(data, path or new_file("tables", data["game"]))
    forests = ScoreEntry(draft, lexicon, console, ask).run()
    scorer.print_ranking(console, forests)
    if sheet is not None:
        sheet.write(draft.data, forests)
    if as_json:
        print_json(scorer.forests_json(forests))
    elif not apart:
        scorer.print_sheets(console, forests, forests.names)
    left = lexicon.get("entry-left", program=program(), path=str(draft.path))
    console.print(left, markup=False, highlight=False, soft_wrap=True)


def _ask_on_stderr(prompt: str) -> str:
    typer.echo(prompt, nl=False, err=True)
    return input()
