"""Every message in every language, filled in: for oneself and others, with 0, 1, 2 and many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spinney.messages import languages
from spinney.text.lexicon import texts

ROOT = Path(__file__).parent.parent
NUMBERS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: Filled in for arguments that are not numbers.
FILLED = "Xyz"
#: These have a column after a table's code.
SPACED = {"join-table"}
every_language = pytest.mark.parametrize("language", languages())


class Asked(Visitor):
    """The arguments of a message, and the values it distinguishes."""

    def __init__(self) -> None:
        super().__init__()
        self.cases: dict[str, set[str]] = {}
        self.messages: set[tuple[str, str]] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.cases.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Whatever is formatted as a number is one."""
        for argument in node.arguments.positional:
            assert isinstance(argument, ast.VariableReference)
            self.cases.setdefault(argument.id.name, set()).add("other")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.cases.setdefault(node.selector.id.name, set())
        keys |= {
            variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            for variant in node.variants
        }
        self.generic_visit(node)


def files(language: str) -> list[str]:
    browser = sorted((ROOT / "web/src/words" / language).glob("*.ftl"))
    return [*texts(language), *(file.read_text("utf-8") for file in browser)]


@cache
def patterns(language: str) -> dict[tuple[int, str, str], Asked]:
    """The arguments of all messages and their forms, by file."""
    found: dict[tuple[int, str, str], Asked] = {}
    for number, text in enumerate(files(language)):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                parts = [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]
                for form, pattern in parts:
                    asked = Asked()
                    asked.visit(pattern)
                    found[number, entry.id.name, form] = asked
    return found


@cache
def arguments(part: tuple[int, str, str]) -> dict[str, tuple[str | int, ...]]:
    """Values to fill into a message: all that any language distinguishes."""
    return {name: values(keys) for name, keys in cases(part).items()}


def cases(part: tuple[int, str, str]) -> dict[str, set[str]]:
    """The values distinguished in a message and in the messages it includes."""
    found: dict[str, set[str]] = {}
    for language in languages():
        asked = patterns(language)[part]
        inner = [cases((part[0], *message)) for message in sorted(asked.messages)]
        for named in (asked.cases, *inner):
            for name, keys in named.items():
                found.setdefault(name, set()).update(keys)
    return found


def values(keys: set[str]) -> tuple[str | int, ...]:
    if not keys:
        return (FILLED,)
    if all(key in PLURALS or key.isdigit() for key in keys):
        return NUMBERS
    return (*sorted(keys), FILLED)


def rendered(language: str) -> Iterator[tuple[str, dict[str, str | int], str]]:
    """Every message with every combination of values."""
    bundles = []
    for text in files(language):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    for part in patterns(language):
        number, name, form = part
        message = bundles[number].get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        given = arguments(part)
        for chosen in product(*given.values()):
            filled = dict(zip(given, chosen, strict=True))
            shown, errors = bundles[number].format_pattern(pattern, filled)
            assert errors == [], (name, filled)
            yield f"{name}.{form}".strip("."), filled, str(shown)


def plural_words(language: str) -> set[str]:
    """Words that follow a number in some message in the plural only: "cards", not "card"."""
    pair = re.compile(r"\[one\] \{ \$\w+ \} (\w+).*\n *\*\[other\] \{ \$\w+ \} (\w+)")
    return {other for text in files(language) for one, other in pair.findall(text) if one != other}


@every_language
def test_every_message_can_be_filled_in(language: str) -> None:
    for name, filled, text in rendered(language):
        assert "{" not in text.replace("{}", ""), (name, filled, text)
        assert name in SPACED or not re.search(r"\S  +\S", text), (name, filled, text)


@every_language
def test_one_is_never_many(language: str) -> None:
    """No "1 cards", "1 Karten", "1 cartes"."""
    plurals = plural_words(language)
    assert len(plurals) >= 5
    wrong = [
        (name, text)
        for name, _, text in rendered(language)
        for word in re.findall(r"(?<![\d.,])\b1 (\w+)", text)
        if word in plurals
    ]
    assert wrong == []


@every_language
def test_nobody_is_called_by_a_pronoun(language: str) -> None:
    """Messages about the reader address them and do not name them."""
    for name, filled, text in rendered(language):
        if filled.get("you") == "yes" and "name" in filled:
            assert FILLED not in text or set(filled) - {"you", "name", "seat"}, (name, text)


@pytest.mark.parametrize(
    ("language", "percent"),
    [("en", "5%"), ("it", "5%"), ("de", "5\u00a0%"), ("fr", "5\u00a0%"), ("es", "5\u00a0%")],
)
def test_the_percent_sign_is_written_as_in_the_language(language: str, percent: str) -> None:
    space = percent[1:-1]
    for text in files(language):
        for line in text.splitlines():
            if not line.startswith("#"):
                found = re.findall(r"[\d}]([ \u00a0\u202f]?)%", line)
                assert set(found) <= {space}, line
