"""Nothing but a set's own folder knows of it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from spinney.cards.card_sets import box
from spinney.cards.vocabulary import GAMES

ROOT = Path(__file__).parent.parent
SETS = [each for game in GAMES for each in box(game).sets.values()]
#: Words that also mean something else: a game, and a CSS variable.
OTHERS = {"dartmoor"}
NAMES = {name for each in SETS for name in (each.key, each.mark) if name} - OTHERS


def python_files() -> list[Path]:
    folders = (ROOT / folder for folder in ("spinney", "tools", "benchmarks"))
    return [file for folder in folders for file in folder.rglob("*.py")]


def client_files() -> list[Path]:
    found = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    left_out = re.compile(r"\.test\.ts|fixture|protocol")
    return [file for file in found if not left_out.search(file.as_posix())]


@pytest.mark.parametrize("file", python_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_python_file_names_a_set(file: Path) -> None:
    """Except in docstrings, which show examples."""
    tree = ast.parse(file.read_text("utf-8"))
    strings = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not strings & NAMES


def test_no_file_of_the_client_names_a_set() -> None:
    named = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in client_files()
        for name in NAMES
        if re.search(rf"[\"'`]{name}[\"'`]", file.read_text("utf-8"))
    }
    assert not named


def test_every_folder_is_a_set() -> None:
    folders = {path.name for path in (ROOT / "spinney/cards/sets").iterdir() if path.is_dir()}
    assert folders == {each.key for each in SETS}
