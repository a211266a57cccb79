"""Draw docs/terminal.svg: one turn of a fixed game as the terminal shows it.

Run with ``.venv/bin/python docs/make_screenshot.py`` after changing what the terminal prints.
"""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from spinney.engine import Options, Record, Rng
from spinney.terminal.play import SEAT, TerminalGame, is_sapling
from spinney.terminal.seats import Seats
from spinney.text import words

MOVES = 150
#: Rich's drawing loads its font from another server; any monospaced font will do.
PLAIN_SVG = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def draw() -> str:
    record = Record(
        Options("forest", 2, ("alpine",)),
        seed=20,
        notes=Seats(["Ana", "Bot 1"], ["random"]).notes(),
    )
    game, rng = record.start(), Rng(20)
    while len(game.actions) < MOVES or game.actor != SEAT or game.prompt.kind != "turn":
        choices = [a for a in game.legal() if not is_sapling(a)] or game.legal()
        game.apply(choices[rng.below(len(choices))])
    record.actions = list(game.actions)
    console = Console(record=True, width=126, file=io.StringIO())
    with tempfile.TemporaryDirectory() as folder:
        session = TerminalGame(record, Path(folder) / "game.json", words(), console)
        session.show_choices()
    return console.export_svg(title="spinney play", code_format=PLAIN_SVG)


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(draw(), "utf-8")
