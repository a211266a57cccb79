"""Printable score sheets: well formed, complete, and safe for any player names."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from spinney.terminal.locale import ENGLISH
from spinney.text import words
from spinney.text.names import plain
from tests.commands import Run
from tests.test_languages import LANGUAGES
from tests.test_terminal_languages import foreign

EXAMPLES = Path(__file__).parent.parent / "examples"
TOTALS = {"forest_85": 85, "dartmoor_127": 127}
VOID = {"meta"}


class Page(HTMLParser):
    """Reads a page and checks its structure."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.headings: list[tuple[str, str]] = []
        self.tables: list[list[list[str]]] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_decl(self, decl: str) -> None:
        assert decl == "doctype html"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))
        if tag in VOID:
            return
        self.open.append(tag)
        if tag in ("h1", "h2", "h3"):
            self.headings.append((tag, ""))
        if tag == "table":
            self.tables.append([])
        if tag == "tr":
            self.tables[-1].append([])
        if tag in ("td", "th"):
            self.tables[-1][-1].append("")
            assert (tag == "th") == ("scope" in dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        where = self.open[-1] if self.open else ""
        if where in ("td", "th"):
            self.tables[-1][-1][-1] += data
        if where in ("h1", "h2", "h3"):
            tag, text = self.headings[-1]
            self.headings[-1] = tag, text + data
        if where != "style":
            self.text += f"{data}\n"

    def tags(self) -> set[str]:
        return {tag for tag, _ in self.attributes}


def sheet(run: Run, path: Path, language: str = ENGLISH) -> Page:
    ran = run("--language", language, "score", path, "--html", "-")
    assert (ran.status, ran.err) == (0, "")
    return Page(ran.out)


def table_of(*names: str) -> Path:
    players: list[dict[str, Any]] = [
        {"name": name, "hosts": [{"card": "linden"}] * (number % 3)}
        for number, name in enumerate(names, 1)
    ]
    path = Path("table.json")
    path.write_text(json.dumps({"game": "forest", "date": "2024-03-09", "players": players}))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOTALS)
def test_the_worked_examples_in_every_language(run: Run, name: str, language: str) -> None:
    page, total = sheet(run, EXAMPLES / f"{name}.json", language), TOTALS[name]
    lex = words(language)
    ranking, categories, species, *forests = page.tables
    assert ranking[1] == ["1", "Ana", str(total)]
    assert categories[-1][1] == str(total) == species[-1][2]
    assert sum(int(row[1]) for row in categories[1:-1]) == total
    assert sum(int(row[2]) for row in species[1:-1]) == total
    data = json.loads((EXAMPLES / f"{name}.json").read_text())
    assert sum(len(rows) - 1 for rows in forests) == len(data["players"][0]["hosts"])
    for rows in page.tables:
        assert len(set(map(len, rows))) == 1
    for line in run("--language", language, "score", EXAMPLES / f"{name}.json", "--json").json[
        "players"
    ][0]["lines"]:
        assert plain(line["why"]) in plain(page.text)
    assert ("html", {"lang": language}) in page.attributes
    assert [level for level, _ in page.headings] == ["h1", "h2", "h2", "h2", "h3", "h3"]
    assert lex.get("sheet-made") in page.text
    if language != ENGLISH:
        told = page.text.split(lex.get("sheet-ranking"))[1]  # after the date
        assert foreign(language, told) == set()


def test_it_needs_nothing_else(run: Run) -> None:
    page = sheet(run, EXAMPLES / "dartmoor_127.json")
    assert not page.tags() & {"script", "link", "img", "iframe", "form", "object"}
    names = {name for _, attrs in page.attributes for name in attrs}
    assert names <= {
        *("lang", "charset", "name", "content", "scope", "class", "id", "datetime"),
        "aria-labelledby",
    }
    style = run("score", EXAMPLES / "dartmoor_127.json", "--html", "-").out
    assert "url(" not in style
    assert "@import" not in style
    assert "@page" in style


def test_equal_points_share_a_place_and_the_best_come_first(run: Run) -> None:
    page = sheet(run, table_of("Ana", "Ben", "Cleo", "Dan"))
    assert page.tables[0][1:] == [
        ["1", "Ben", "6"],
        ["2", "Ana", "1"],
        ["2", "Dan", "1"],
        ["4", "Cleo", "0"],
    ]
    assert page.tables[1][0] == ["Category", "Ben", "Ana", "Dan", "Cleo"]
    assert page.tables[1][-1] == ["Total", "6", "1", "1", "0"]
    assert [text for level, text in page.headings if level == "h2"][2:] == [
        "Ben: 6 points",
        "Ana: 1 point",
        "Dan: 1 point",
        "Cleo: 0 points",
    ]
    assert "nothing yet" in page.text
    assert "March 9, 2024" in page.text


@pytest.mark.parametrize("date", ["yesterday", None, 7, "2024-13-01", ["x"]])
def test_without_a_day_it_is_today(run: Run, date: object) -> None:
    path = Path("table.json")
    path.write_text(json.dumps({"game": "forest", "date": date, "players": [{"name": "Ana"}]}))
    (time,) = (attrs for tag, attrs in sheet(run, path).attributes if tag == "time")
    assert str(time["datetime"]) > "2024"


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "</title><b>", "\"&amp;'", "{ $name }", "</style>"]
)
def test_names_are_only_text(run: Run, name: str) -> None:
    page = sheet(run, table_of(name, "Ben"))
    assert not page.tags() & {"script", "b"}
    assert name in [row[1] for row in page.tables[0]]
    assert name in page.tables[1][0]
    assert f"{name}: 1 point" in [text for _, text in page.headings]


# -- files ---------------------------------------------------------------------------------


def test_a_file_is_written_beside_what_is_printed(run: Run) -> None:
    plain_score = run("score", EXAMPLES / "forest_85.json").out
    ran = run("score", EXAMPLES / "forest_85.json", "--html", "sheet.html")
    assert ran.out == plain_score
    assert Page(Path("sheet.html").read_text("utf-8")).tables[0][1] == ["1", "Ana", "85"]


def test_no_file_is_overwritten_unless_wanted(run: Run) -> None:
    Path("sheet.html").write_text("mine")
    wanted = ("score", EXAMPLES / "forest_85.json", "--html", "sheet.html")
    run(*wanted).failed("sheet.html", "already exists", "--force")
    assert Path("sheet.html").read_text() == "mine"
    assert run(*wanted, "--force").status == 0
    assert Page(Path("sheet.html").read_text("utf-8"))
    table = table_of("Ana")
    run("score", table, "--html", table, "--force").failed("the table itself")
    assert json.loads(table.read_text())


def test_one_sheet_is_for_one_table(run: Run) -> None:
    table = table_of("Ana")
    run("score", table, table, "--html", "-").failed("one table")
    run("score", "-", "--html", "sheet.html").failed("one table")
    run("score", table, "--html", "missing/sheet.html").failed("missing/sheet.html")
    run("score", "missing.json", "--html", "sheet.html").failed("missing.json")
    assert not Path("sheet.html").exists()


def test_what_is_entered_can_be_printed(run: Run) -> None:
    said = "1\n\nAna, <b>Ben\nlinden\nn\nc 4\nn\n"
    alone = run("score", "--interactive", "a.json", "--html", "-", stdin=said)
    page = Page(alone.out)
    assert page.tables[0][1:] == [["1", "<b>Ben", "4"], ["2", "Ana", "3"]]
    assert "<b>Ben has 4 points" in alone.err
    run("score", "--interactive", "b.json", "--html", "b.html", stdin=said)
    assert Path("b.html").read_text("utf-8") == alone.out
    early = run("score", "--interactive", "c.json", "--html", "b.html", stdin=said)
    early.failed("already exists")
    assert not Path("c.json").exists()
