"""What is taken automatically, without a prompt, in whole games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from spinney.engine import Action, Game
from spinney.engine.rules import rules
from spinney.tables.welcome import LEAST_ROOM, welcome

DRAW, USE = Action("draw").number, Action("use").number


@pytest.mark.parametrize(
    "options",
    [
        {"game": "forest", "players": 2, "sets": ("base", "alpine", "edge")},
        {"game": "dartmoor", "players": 2},
        {"game": "dartmoor", "players": 1, "solo": "bats"},
    ],
    ids=lambda options: f"{options['game']}-{options['players']}",
)
def test_only_what_helps_is_taken_by_itself(options: dict[str, Any]) -> None:
    """It never costs a player a card from the hand or the forest, and never ends the game."""
    rng, taken, asked = random.Random(1), Counter[str](), Counter[str]()
    for seed in range(20):
        game = Game.new(seed=seed, **options)
        limit = rules(game.options.game).hand_limit
        while not game.over:
            view, kind = game.view(game.actor), game.prompt.kind
            actions = welcome(view, view.prompt)
            if not actions:
                asked[kind] += 1
                game.apply(rng.choice(game.legal()))
                continue
            taken[kind] += 1
            if view.winters > 0 or view.last_winter == 1:
                for deal in range(20):
                    other = view.determinize(deal)
                    for action in actions:
                        other.push(action)
                    assert not other.over
            seat, held = game.actor, set(view.hand)
            hosts, cave = len(view.players[seat].forest), view.players[seat].cave
            happened = [event for action in actions for event in game.apply(action)]
            assert not game.over
            after = game.view(seat)
            assert held <= set(after.hand)
            assert len(after.players[seat].forest) == hosts
            extra = any(event.kind == "extra_turn" for event in happened)
            drew = any(event.kind in ("drawn", "winter") for event in happened)
            assert extra or drew or len(after.hand) > len(held) or after.players[seat].cave > cave
            if len(after.hand) > len(held):
                assert len(held) <= limit - LEAST_ROOM
    assert taken["offer"] > 10
    assert taken["permanent"] > 10
    assert asked["permanent"] > 0


def test_what_could_end_the_game_or_fill_the_hand_is_a_question() -> None:
    rng, refused = random.Random(2), Counter[str]()
    for seed in range(40):
        game = Game.new("forest", seed=seed, players=2)
        while not game.over:
            view = game.view(game.actor)
            if game.prompt.kind == "permanent" and USE in game.legal():
                full = len(view.hand) > rules("forest").hand_limit - LEAST_ROOM
                could = view.winters > 0 and view.deck_before_winters == 0
                assert could or not view.may_be_last
                assert (welcome(view, view.prompt) == []) == (full or could)
                refused["full"] += full
                refused["last"] += could and not full
            legal = game.legal()
            game.apply(DRAW if DRAW in legal and rng.random() < 0.7 else rng.choice(legal))
    assert refused["full"] > 0
    assert refused["last"] > 0
