"""Unseen cards, checked against all cards seen in whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spinney.engine import COMPILED, Game
from spinney.engine.core.state import DECK, IN_CAVE, IN_HAND

GAMES: list[dict[str, Any]] = [
    {"game": "forest", "players": 3, "sets": ("base", "alpine", "edge")},
    {"game": "forest", "players": 2, "draft": True},
    {"game": "dartmoor", "players": 4},
    {"game": "dartmoor", "players": 1, "solo": "bats"},
]


def told(game: Game, seat: int) -> set[int]:
    """The cards that a seat can see now."""
    view = game.view(seat)
    open_cards = {card.id for card in (*view.hand, *view.clearing)}
    for player in view.players:
        for host in player.forest:
            open_cards |= {host.card.id} if host.card is not None else set()
            open_cards |= {d.card.id for cards in host.slots.values() for d in cards}
    return open_cards


def deck(game: Game) -> set[int]:
    """The cards in the deck, without the winters, which are certain to come."""
    cards = zip(game.core.place, game.deck.cards, strict=True)
    return {c for c, (place, card) in enumerate(cards) if place == DECK and card.kind != "winter"}


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o['game']}-{o['players']}")
def test_what_was_seen_cannot_come_and_the_deck_can(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    for seed in range(4 if COMPILED else 1):
        game = Game.new(seed=seed, **options)
        seen: list[set[int]] = [set() for _ in range(game.options.players)]
        while not game.over:
            for seat, known in enumerate(seen):
                known |= told(game, seat)
                left = {card.id for card in game.view(seat).unseen}
                assert not left & known
                assert deck(game) <= left
            game.apply(rng.choice(game.legal()))


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o['game']}-{o['players']}")
def test_somebody_who_looks_on_has_seen_what_lies_open(options: dict[str, Any]) -> None:
    rng, seen = random.Random(3), set[int]()
    game = Game.new(seed=6, **options)
    at_first = len(game.onlooker().unseen)
    while not game.over:
        left = {card.id for card in game.onlooker().unseen}
        seen |= {card.id for card in game.clearing}
        assert {card.id for card in game.clearing}.isdisjoint(left)
        assert deck(game) <= left
        # Onlookers have not seen the cards in hands and those lying face down.
        hidden = {c for c, place in enumerate(game.core.place) if IN_HAND <= place < IN_CAVE}
        hidden |= set(list(game.core.face_down)[::2])
        assert hidden <= left
        game.apply(rng.choice(game.legal()))
    assert len(left) < 0.75 * at_first


def test_hidden_places_look_alike() -> None:
    """Redealing all that a seat does not know changes nothing for it."""
    rng = random.Random(4)
    game = Game.new("dartmoor", players=3, seed=5)
    for _ in range(120):
        view = game.view(game.actor)
        other = view.determinize(rng.randrange(1 << 30))
        assert other.view(game.actor).unseen == view.unseen
        game.apply(rng.choice(game.legal()))
