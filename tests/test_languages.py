"""The five languages say the same things: same messages, same forms, nothing that fails."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spinney.cards.catalog import CAVES, SPECIES
from spinney.engine import Game, Rng
from spinney.engine.solo import CHALLENGES
from spinney.text import Words, words
from spinney.text.names import plain

LANGUAGES = ("de", "en", "es", "fr", "it")
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Variables(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The ids of all messages and forms, in their order, with the arguments they use."""
    text = resources.files("spinney.text").joinpath(f"locales/{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            for name, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]:
                assert name not in found, name
                variables = Variables()
                variables.visit(pattern)
                found[name] = variables.names
    return found


def test_these_are_the_languages() -> None:
    assert Words.languages() == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_and_asks_for_nothing_else(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    # A noun may be wanted in another form than English wants it.
    forms = {"one", "some", "many", "more", "on"}
    for name, arguments in other.items():
        assert arguments <= english[name] | forms, name


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
    assert all(lex.cave_text(cave) for cave in CAVES)
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
    """Questions, choices (no two alike), events and reasons."""
    rng = Rng(3)
    names = [f"P{p}" for p in range(game.players)]
    lexica = [words(language) for language in OTHERS]
    while not game.over:
        legal = game.legal()
        # A look now and then: the messages are few, the moments many.
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
        for p in range(game.players):
            for line in game.score_sheet(p).lines:
                assert lex.reason(game.tables, line) is not None


@pytest.mark.parametrize(
    ("name", "typed"),
    [("Mops\u00adfledermaus", "mopsfleder"), ("Écureuil d’Europe", "ecureuil d'"), ("Elk", "EL")],
)
def test_a_name_is_found_as_people_type_it(name: str, typed: str) -> None:
    """Without accents, with a straight apostrophe, past soft hyphens."""
    assert plain(typed) in plain(name)
