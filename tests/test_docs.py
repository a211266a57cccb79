"""What the documents show must work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.main import get_command

from spinney.cli import app
from spinney.engine.notation import read_forests

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    exec(code, {})
    assert capsys.readouterr().out.startswith("[")


def test_the_notation_example_scores() -> None:
    (example,) = blocks(ROOT / "docs" / "notation.md", "json")
    sheet = read_forests(json.loads(example)).score_sheet(0)
    # 3 cave cards, a squirrel on an oak, two hares, two toads in one slot.
    assert sheet.total == 3 + 5 + 4 + 10


def test_every_command_shown_exists() -> None:
    commands = set(getattr(get_command(app), "commands", {}))
    shown = re.findall(r"^spinney (\w+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert len(shown) > 5
    assert set(shown) <= commands


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_files_named_in_backticks_exist() -> None:
    for page in PAGES:
        for name in re.findall(
            r"`((?:spinney|tests|docs|examples)/[\w./]*)", page.read_text("utf-8")
        ):
            assert (ROOT / name).exists(), f"{page.name}: {name}"
