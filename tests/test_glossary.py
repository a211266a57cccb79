"""One word for one thing: the glossary's terms are used, and banned words are not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spinney.messages import languages, without_soft_hyphens
from spinney.text.lexicon import texts

ROOT = Path(__file__).parent.parent
GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads(
    resources.files("spinney.text").joinpath("glossary.toml").read_text("utf-8")
)
ENTRIES = {"printed", "banned", *languages()}
every_language = pytest.mark.parametrize("language", languages())


@dataclass(frozen=True)
class Ban:
    language: str
    pattern: str
    why: str
    only: str = ".*"
    exempt: str = "(?!)"

    def hits(self, name: str, text: str) -> list[str]:
        """The banned words in the text of a message."""
        if not re.fullmatch(self.only, name) or re.fullmatch(self.exempt, name):
            return []
        return re.findall(rf"(?<!\w)(?:{self.pattern})(?!\w)", text)


def bans(language: str) -> list[Ban]:
    return [
        Ban(**{"exempt" if key == "except" else key: value for key, value in ban.items()})
        for term in GLOSSARY.values()
        for ban in term.get("banned", [])
        if ban["language"] == language
    ]


class Said(Visitor):
    """The text of a message; arguments leave a gap, and every variant ends with one."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.text += "\n"
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.generic_visit(node)
        self.text += "\n"


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message of the package and of the browser, by its name."""
    browser = sorted((ROOT / "web/src/words" / language).glob("*.ftl"))
    assert browser
    for text in (*texts(language), *(file.read_text("utf-8") for file in browser)):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                said = Said()
                said.visit(entry)
                yield entry.id.name, without_soft_hyphens(said.text)


def pages() -> Iterator[tuple[str, str]]:
    """The English documentation, without code."""
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        prose = re.sub(r"(?ms)^```.*?^```|`[^`]*`|\]\([^)]*\)", "", path.read_text("utf-8"))
        yield str(path.relative_to(ROOT)), prose


@pytest.mark.parametrize("name", GLOSSARY)
def test_a_term_has_its_word_in_every_language(name: str) -> None:
    term = GLOSSARY[name]
    assert set(term) <= ENTRIES
    assert set(languages()) <= set(term)
    assert set(term["printed"]) <= set(languages())
    for language in languages():
        for ban in bans(language):
            assert ban.hits("", term[language]) == [] or ban.only != ".*", (ban, term[language])


@every_language
def test_every_term_is_used(language: str) -> None:
    said = "\n".join(text for _, text in messages(language)).casefold()
    assert [name for name, term in GLOSSARY.items() if term[language].casefold() not in said] == []


@every_language
def test_no_message_says_what_is_banned(language: str) -> None:
    assert [
        f"{name}: {found}, {ban.why}"
        for name, text in messages(language)
        for ban in bans(language)
        for found in ban.hits(name, text)
    ] == []


def test_no_page_says_what_is_banned() -> None:
    assert [
        f"{page}: {found}, {ban.why}"
        for page, text in pages()
        for ban in bans("en")
        for found in ban.hits(page, text)
    ] == []


def test_a_banned_word_would_be_found() -> None:
    (ban,) = (ban for ban in bans("de") if ban.pattern.startswith("Wirt"))
    assert ban.hits("pad-host", "Wirt 2: Eiche") == ["Wirt"]
    assert ban.hits("pad-host", "Wirtschaft") == []
    (leaf,) = (ban for ban in bans("de") if ban.pattern.startswith("Blatt"))
    assert leaf.hits("sheet-leaf", "Blatt Eiche") == ["Blatt"]
    assert leaf.hits("option-html", "Ein Blatt zum Drucken") == []
