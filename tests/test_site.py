"""The documentation site: it builds without warnings, all links work, nothing is missing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import Species
from spinney.cli import app
from spinney.text import Words, words

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / "tools" / "docs"
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))

EVERY_SPECIES = [species for table in SPECIES.values() for species in table.values()]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as by 'make docs'."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    said = [line for line in built.stderr.splitlines() if not line.startswith("INFO")]
    assert (built.returncode, said) == (0, []), built.stderr
    return folder


def check_links(folder: Path) -> str:
    command = [sys.executable, str(TOOLS / "check_links.py"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True).stderr


def test_every_link_leads_somewhere_and_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    assert check_links(site).split() == []


@pytest.mark.parametrize(
    ("html", "why"),
    [
        ('<a href="gone.html">', "no such page"),
        ('<a href="#gone">', "no such place"),
        ('<a href="other.html#gone">', "no such place"),
        ('<svg><use href="#gone"/></svg>', "no such place"),
        ('<img src="gone.png">', "no such file"),
        ('<img src="https://example.org/a.png">', "from elsewhere"),
        ('<script src="//example.org/a.js"></script>', "from elsewhere"),
        ('<link rel="stylesheet" href="bad.css">', "from elsewhere"),
        ('<a href="other.html#here">', ""),
        ('<a href="https://example.org">', ""),
        ('<img src="data:image/png;base64,AAAA">', ""),
    ],
)
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, html: str, why: str) -> None:
    (tmp_path / "index.html").write_text(html)
    (tmp_path / "other.html").write_text('<p id="here">')
    if "bad.css" in html:
        (tmp_path / "bad.css").write_text("body { background: url(https://example.org/a.png) }")
    assert (why in check_links(tmp_path)) if why else not check_links(tmp_path).strip()


def commands(group: Any, path: str = "spinney") -> list[str]:
    names = []
    for name, command in group.commands.items():
        inner = getattr(command, "commands", None)
        names += commands(command, f"{path} {name}") if inner else [f"{path} {name}"]
    return names


def test_every_command_is_in_the_reference_with_an_example(site: Path) -> None:
    page = (site / "command-line.html").read_text("utf-8")
    titles = re.findall(r"<h2[^>]*>(spinney [\w -]+)<", page)
    assert titles == commands(get_command(app()))
    assert page.count("For example") == len(titles)
    assert "{$" not in page


def section(site: Path, species: Species) -> str:
    page = (site / "cards" / f"{species.set}.html").read_text("utf-8")
    start = page.index(f'<h3 id="{species.key}"')
    return page[start : page.index("</div>", start)]


def test_every_species_has_its_place_in_the_card_reference(site: Path) -> None:
    for species in EVERY_SPECIES:
        text = section(site, species).replace("&amp;", "&")
        for language in Words.languages():
            name = words(language, soft_hyphens=False).name(species.game, species.key)
            assert name in text, (species.key, language)
        for part in words("en").card_text(species).parts:
            assert part in text, species.key
        unsure = text.count(" ?")
        assert unsure >= len(species.unattested), species.key


def test_rulings_and_species_lead_to_each_other(site: Path) -> None:
    page = (site / "rulings.html").read_text("utf-8")
    entries = dict(re.findall(r'id="ruling-(\d+)"(.+?)</li>', page, re.DOTALL))
    assert len(entries) == len(
        re.findall(r"^\d+\. ", (ROOT / "docs" / "rulings.md").read_text("utf-8"), re.MULTILINE)
    )
    there = {
        (int(number), species, page)
        for number, text in entries.items()
        for page, species in re.findall(r'href="cards/(\w+)\.html#(\w+)"', text)
    }
    back = {
        (int(number), species.key, species.set)
        for species in EVERY_SPECIES
        for number in re.findall(r"rulings\.html#ruling-(\d+)", section(site, species))
    }
    assert there == back
    assert {(42, "cuckoo", "dartmoor"), (49, "great_spotted_woodpecker", "base")} <= there
    assert {species for number, species, _ in there if number == 27} == {
        "chanterelle", "fly_agaric", "parasol_mushroom", "penny_bun",
    }  # fmt: skip


def test_examples_in_docstrings_are_shown(site: Path) -> None:
    page = (site / "api" / "engine.html").read_text("utf-8")
    assert 'class="language-pycon' in page
    assert ":class:" not in page
    for name in ("Game.new", "View.determinize", "Record.from_json", "read_forests", "ScoreSheet"):
        assert re.search(rf'id="spinney\.engine\.\w+\.{name}"', page), name


def test_the_search_knows_a_card_by_any_of_its_names(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    texts = {entry["location"]: entry["text"] for entry in index["docs"]}
    for name in ("Waldkauz", "Chouette hulotte", "Cárabo común"):
        assert name in texts["cards/base.html#tawny_owl"]


def test_the_first_page_has_the_name_of_the_site(site: Path) -> None:
    assert "<title>Spinney</title>" in (site / "index.html").read_text("utf-8")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_says_what_it_said(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    subprocess.run([sys.executable, str(TOOLS / "run_notebooks.py"), str(copy)], check=True)
    assert said(copy) == said(path)


def said(path: Path) -> list[list[str]]:
    """The text output of every cell."""
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return [
        [
            "".join(output.get("text", output.get("data", {}).get("text/plain", "")))
            for output in cell.get("outputs", ())
        ]
        for cell in cells
    ]


def test_the_own_bot_has_twenty_lines_at_most() -> None:
    (path,) = [path for path in NOTEBOOKS if "own-bot" in path.name]
    cells = json.loads(path.read_text("utf-8"))["cells"]
    (code,) = ["".join(cell["source"]) for cell in cells if "class " in "".join(cell["source"])]
    body = code[code.index("class ") :].splitlines()
    assert len(body) <= 20
