"""The bot on the bot writers' page is as short and as good as the page says."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.engine import Options
from spinney.lab.arena import Journal, Tournament, report
from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs" / "bot-writers.md"


@pytest.fixture
def badger(tmp_path: Path) -> Path:
    (code,) = (code for code in blocks(PAGE, "python") if "class Badger" in code)
    path = tmp_path / "badger.py"
    path.write_text(code, "utf-8")
    return path


def test_it_has_fifteen_lines(badger: Path) -> None:
    _, bot = badger.read_text("utf-8").split("\n\n\n")
    assert len([line for line in bot.splitlines() if line]) <= 15


def test_it_beats_greedy(badger: Path) -> None:
    players = (f"{badger}:Badger", "greedy")
    tournament = Tournament(Options("forest", players=2), players, games=60, seed=1)
    journal = Journal(tournament)
    journal.run()
    assert report(journal)["pairs"][0]["win_rate"] >= 0.65
