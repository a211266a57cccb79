"""Structured texts: cards, species, symbols and numbers are marked as such."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from spinney.cards.catalog import SETS
from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine import Card, Event, Game, Half, Rng, ScoreLine
from spinney.engine import events as ev
from spinney.engine.events import EVENT_TYPES
from spinney.engine.prompts import PROMPT_TYPES
from spinney.text import Words, words
from spinney.text.lexicon import texts
from spinney.text.spans import (
    CardSpan,
    NumberSpan,
    Spans,
    SpeciesSpan,
    SymbolSpan,
    TextSpan,
    plain,
)

W = words()
LANGUAGES = Words.languages()
PRIVATE = re.compile("[\ue000-\uf8ff]")
PLAYERS = ("Ana", "Ben", "Cleo", "Dora", "Eve")

#: Together these produce nearly every kind of event and prompt.
TABLES: tuple[dict[str, Any], ...] = (
    {"game": FOREST, "players": 2, "sets": SETS[FOREST], "seed": 5},
    {"game": FOREST, "players": 3, "seed": 6, "draft": True},
    {"game": FOREST, "players": 5, "seed": 22},
    {"game": DARTMOOR, "players": 3, "seed": 7},
    {"game": DARTMOOR, "solo": "bats", "seed": 8},
)


def moments(table: dict[str, Any]) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A random game before each choice and at the end, with the events since the last one."""
    game, rng, events = Game.new(**table), Rng(3), tuple[Event, ...]()
    while not game.over:
        yield game, events
        legal = game.legal()
        events = tuple(game.apply(legal[rng.below(len(legal))]))
    yield game, events


def check(lex: Words, game: Game, spans: Spans, text: str) -> None:
    """Check that the spans make up the text, and that each has the right text."""
    assert plain(spans) == text
    assert not PRIVATE.search(text)
    assert all(span.text for span in spans)
    for before, after in pairwise(spans):
        assert not (isinstance(before, TextSpan) and isinstance(after, TextSpan))
    for span in spans:
        match span:
            case CardSpan(card=number, half=None):
                assert span.text == lex.card(game.game, game.cards[number])
            case CardSpan(card=number, half=int(half)):
                assert span.text == lex.half(game.game, game.cards[number].halves[half])
            case SymbolSpan(symbol=symbol):
                assert span.text == lex.symbol(game.game, symbol)
            case NumberSpan(number=number):
                assert span.text == str(number)


def shown_by(event: Event) -> list[tuple[Card, Half | None]]:
    """The cards that an event's line names, without the host."""
    match event:
        case ev.Laid():
            return [(event.card, event.half)]
        case ev.HiddenCardEvent() | ev.OpenCardEvent():
            return [] if event.card is None else [(event.card, None)]
        case _:
            return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_spans(language: str) -> None:
    lex = words(language)
    events_met, prompts_met = set[str](), set[str]()
    for table in TABLES:
        for game, events in moments(table):
            for event in events:
                events_met.add(event.kind)
                for seat in (0, None):
                    spans = lex.event_spans(game, event, PLAYERS, seat)
                    check(lex, game, spans, lex.event(game, event, PLAYERS, seat))
                    seen = event if seat is None else event.seen_by(seat)
                    cards = [(s.card, s.half) for s in spans if isinstance(s, CardSpan)]
                    for card, half in shown_by(seen):
                        assert (card.id, None if half is None else half.index) in cards
                    assert len(cards) == len(shown_by(seen)) or isinstance(seen, ev.Laid)
            if not game.over:
                prompts_met.add(game.prompt.kind)
                asked = lex.prompt_spans(game, game.prompt)
                check(lex, game, asked, lex.prompt(game, game.prompt))
                for action in game.legal()[:12]:
                    done = lex.action_spans(game, action)
                    check(lex, game, done, lex.action(game, action))
        for player in game.players:
            for line in game.score_sheet(player.seat).lines:
                why = lex.reason_spans(game.game, line)
                check(lex, game, why, lex.reason(game.game, line))
    assert set(EVENT_TYPES) - events_met == {"shown"}
    assert set(PROMPT_TYPES) - prompts_met == {"free_plays", "saplings"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_happens_in_spans(language: str) -> None:
    lex, forest = words(language), [{"card": "birch"}]
    stuck = ["barn_owl", "barn_owl", "buzzard", "buzzard", "cuckoo", "cuckoo", "otter", "otter"]
    game = Game.arranged(DARTMOOR, hand=[*stuck, "beaver", "beaver"])
    shown = [event for event in game.apply("stuck") if isinstance(event, ev.Shown)]
    for event in shown:
        spans = lex.event_spans(game, event, PLAYERS, 1)
        check(lex, game, spans, lex.event(game, event, PLAYERS, 1))
        assert CardSpan(lex.card(DARTMOOR, event.card), event.card.id) in spans
    assert len(shown) == 10
    hand = ["gnat", "water_vole", "oak", "oak", "barbastelle_bat", "barbastelle_bat"]
    for move, kind in [("play gnat", "free_plays"), ("play water_vole: oak, oak", "saplings")]:
        game = Game.arranged(hand=hand, forest=forest)
        game.do(move)
        while game.prompt.kind == "offer":
            game.apply("use")
        assert game.prompt.kind == kind
        check(lex, game, lex.prompt_spans(game, game.prompt), lex.prompt(game, game.prompt))
        for action in game.legal():
            check(lex, game, lex.action_spans(game, action), lex.action(game, action))


def test_a_half_and_its_host() -> None:
    game = Game.arranged(hand=["lynx", "birch"], forest=[{"card": "oak"}])
    laid = next(e for e in game.play("lynx", pay=["birch"]) if isinstance(e, ev.Laid))
    oak = game.players[0].forest[0].card
    assert oak is not None
    assert W.event_spans(game, laid, PLAYERS, 1) == (
        TextSpan("Ana lays "),
        CardSpan("Lynx", laid.card.id, laid.half.index),
        TextSpan(" at "),
        CardSpan("Oak", oak.id, 0),
    )


def test_a_card_that_lies_face_down_is_not_named() -> None:
    game = Game.arranged(hand=["lynx", "birch"], forest=[{"card": "sapling"}])
    laid = next(e for e in game.play("lynx", pay=["birch"]) if isinstance(e, ev.Laid))
    assert W.event_spans(game, laid, PLAYERS, 0)[-1] == TextSpan(" at Sapling")


def test_cards_told_apart_name_their_symbols() -> None:
    game = Game.arranged(hand=["elderberry@oak", "elderberry@birch", "linden", "linden", "linden"])
    spans = W.action_spans(game, game.find("play elderberry@oak"))
    assert SymbolSpan("Oak", "oak") in spans
    assert NumberSpan("2", 2) in spans


def test_who_asks_is_a_species() -> None:
    game = Game.arranged(hand=["birch"], deck=["linden", "beech"])
    game.play("birch")
    assert W.prompt_spans(game, game.prompt) == (
        SpeciesSpan("Birch", "birch"),
        TextSpan(": draw "),
        NumberSpan("1", 1),
        TextSpan(" card?"),
    )


def test_what_a_line_counted() -> None:
    line = ScoreLine("european_hare", 4, count=2)
    assert W.reason_spans(FOREST, line) == (
        NumberSpan("2", 2),
        TextSpan(" "),
        SpeciesSpan("European Hares", "european_hare"),
        TextSpan(" × "),
        NumberSpan("1", 1),
    )


def test_a_message_that_asks_for_the_words_of_a_name_gets_them() -> None:
    """In English, one of the Fireflies is a Firefly."""
    line = ScoreLine("fireflies", 0, count=1)
    assert W.reason(FOREST, line) == "1 Firefly"


def test_a_name_is_never_taken_for_anything_else() -> None:
    name = "\ue0000\ue001"
    game = Game.new(FOREST, seed=1)
    event = ev.TurnBegan(player=0, extra=False)
    assert W.event_spans(game, event, (name, "Ben"), 1) == (TextSpan(f"{name}'s turn"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_the_characters_of_the_places(language: str) -> None:
    assert not any(map(PRIVATE.search, texts(language)))
