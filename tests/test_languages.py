"""All five languages have the same messages and forms, and all of them render."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spinney.cards.card_sets import box
from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import DARTMOOR
from spinney.engine import Game, Rng
from spinney.engine.solo import CHALLENGES
from spinney.terminal.language import COMMANDS, TypedCommands
from spinney.text import Words, lexicon, words
from spinney.text.counts import species_noun
from spinney.text.names import plain as as_typed
from spinney.text.spans import plain

LANGUAGES = ("de", "en", "es", "fr", "it")
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Variables(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Texts(Visitor):
    """The text of a message, without arguments."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


@cache
def entries(language: str) -> dict[str, ast.Message]:
    bodies = [FluentParser().parse(text).body for text in lexicon.texts(language)]
    assert not [e.content for body in bodies for e in body if isinstance(e, ast.Junk)]
    return {e.id.name: e for body in bodies for e in body if isinstance(e, ast.Message)}


def messages(language: str) -> dict[str, set[str]]:
    """The ids of all messages and forms, in order, with the arguments they use."""
    found: dict[str, set[str]] = {}
    for entry in entries(language).values():
        for name, pattern in [
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
        ]:
            variables = Variables()
            variables.visit(pattern)
            found[name] = variables.names
    return found


def texts(language: str) -> dict[str, str]:
    """The text of each message, without arguments."""
    found: dict[str, str] = {}
    for name, entry in entries(language).items():
        visitor = Texts()
        visitor.visit(entry)
        found[name] = " ".join(visitor.said)
    return found


def test_these_are_the_languages() -> None:
    assert Words.languages() == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_and_asks_for_nothing_else(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    # A translation may also select a noun's form, the game or a noun's first letter.
    forms = {"one", "some", "many", "more", "on", "game", "initial"}
    for name, arguments in other.items():
        assert arguments <= english[name] | forms, name


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_sentence_is_left(language: str) -> None:
    """No message of four or more words is the same as in English."""
    english, other = (texts(code) for code in ("en", language))
    sentences = {name: said for name, said in english.items() if len(said.split()) >= 4}
    assert len(sentences) > 300
    assert [name for name, said in sentences.items() if other[name] == said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_means_one_thing(language: str) -> None:
    lex = words(language)
    typed = [
        {
            as_typed(word)
            for form in ("", ".also")
            for word in lex.get(f"command-{name}{form}").split()
        }
        for name in COMMANDS
    ]
    assert sum(map(len, typed)) == len(set[str]().union(*typed))
    commands = TypedCommands(lex)
    for name in COMMANDS:
        assert commands.split(f"{lex.get(f'command-{name}').upper()}  wolf ") == (name, "wolf")
        assert commands.split(words().get(f"command-{name}")) == (name, "")
    assert commands.split("wolf") == (None, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_every_command(language: str) -> None:
    lex = words(language)
    online = set(COMMANDS) - {"card"}
    alone = {"leave", "table", "undo", "hint", "points", "card"}
    for message, named in [("join-help", online), ("play-help", alone)]:
        shown = re.findall(r"\w+", lex.get(message))
        assert {name for name in named if lex.get(f"command-{name}") not in shown} == set()
    asked = lex.get("join-undo-asked", you=False, asked=True, name="Ana", others="Ben")
    for answer in ("yes", "no"):
        assert lex.get(f"command-{answer}") in re.findall(r"\w+", asked)


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("en", "12,345.7", "57%"),
        ("de", "12.345,7", "57\u00a0%"),
        ("es", "12.345,7", "57\u00a0%"),
        ("fr", "12\u202f345,7", "57\u00a0%"),
        ("it", "12.345,7", "57%"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, number: str, share: str) -> None:
    lex = words(language)
    assert lex.number(12345.678, 1) == number
    assert lex.percent(0.571) == share
    assert [lex.number(n, signed=True) for n in (-2, -0.2, 0, 3)] == ["-2", "+0", "+0", "+3"]


def test_parts_are_joined_as_in_the_language() -> None:
    assert words("fr").joined("list-semicolon", ["a", "b", "c"]) == "a\u00a0; b\u00a0; c"
    assert words("de").joined("list-semicolon", ["a"]) == "a"
    assert words("de").joined("list-semicolon", []) == ""


def test_a_terminal_has_no_soft_hyphens() -> None:
    assert "\u00ad" in words("de").name("forest", "barbastelle_bat")
    assert words("de", soft_hyphens=False).name("forest", "barbastelle_bat") == "Mopsfledermaus"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "1 Glühwürmchen", "2 Glühwürmchen"),
        ("en", "1 Firefly", "2 Fireflies"),
        ("es", "1 Luciérnaga", "2 Luciérnagas"),
        ("fr", "1 Luciole", "2 Lucioles"),
        ("it", "1 Lucciola", "2 Lucciole"),
    ],
)
def test_one_firefly_is_not_many(language: str, one: str, two: str) -> None:
    lex = words(language, soft_hyphens=False)
    fireflies = species_noun(lex, "forest", "fireflies")
    assert (plain(fireflies.number(1)), plain(fireflies.number(2))) == (one, two)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    lex = words(language)
    for game, table in SPECIES.items():
        names = [lex.name(game, key) for key in table]
        assert len(set(names)) == len(names)
        for species in table.values():
            text = lex.card_text(species)
            assert text.effect or text.permanent or text.bonus or text.points
            for part in (text.placement, text.effect, text.permanent, text.bonus, text.points):
                assert part is None or (part.strip() == part and "  " not in part)
    assert all(lex.cave_text(cave) for cave in box(DARTMOOR).caves)
    assert all(lex.challenge(key) for key in CHALLENGES)


@pytest.mark.parametrize(
    "game",
    [
        Game.new("forest", 2, 5, sets=("base", "alpine", "edge")),
        Game.new("forest", 3, 6, draft=True),
        Game.new("dartmoor", 3, 7),
        Game.new("dartmoor", seed=8, solo="bats"),
    ],
    ids=["forest", "draft", "dartmoor", "solo"],
)
def test_a_whole_game_is_told_in_every_language(game: Game) -> None:
    """Prompts, choices (no two alike), events and reasons."""
    rng = Rng(3)
    names = [f"P{p}" for p in range(len(game.players))]
    lexica = [words(language) for language in OTHERS]
    while not game.over:
        legal = game.legal()
        # A sample is enough: there are few messages and many positions.
        if rng.below(4) == 0:
            for lex in lexica:
                assert lex.prompt(game, game.prompt)
                choices = [lex.action(game, action) for action in legal]
                assert len(set(choices)) == len(choices), choices
        events = game.apply(legal[rng.below(len(legal))])
        for lex in lexica:
            for event in events:
                assert lex.event(game, event, names, 0).strip()
    for lex in lexica:
        for p in range(len(game.players)):
            for line in game.score_sheet(p).lines:
                assert lex.reason(game.game, line) is not None


@pytest.mark.parametrize(
    ("name", "typed"),
    [("Mops\u00adfledermaus", "mopsfleder"), ("Écureuil d’Europe", "ecureuil d'"), ("Elk", "EL")],
)
def test_a_name_is_found_as_people_type_it(name: str, typed: str) -> None:
    """Without accents, with a straight apostrophe, without soft hyphens."""
    assert as_typed(typed) in as_typed(name)
