"""Cards picked by their numbers become actions that the engine takes, in every game there is."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from spinney.cards.vocabulary import DARTMOOR, FOREST, SETS
from spinney.engine import Game
from spinney.engine.actions import DONE, PICK
from spinney.engine.prompts import Prompt
from spinney.engine.solo import CHALLENGES
from spinney.terminal.picks import Picks, asks_for_several
from tests.table import table

TABLES: dict[str, dict[str, Any]] = {
    "all sets": {"game": FOREST, "players": 2, "sets": SETS[FOREST]},
    "draft": {"game": FOREST, "players": 3, "draft": True},
    "dartmoor": {"game": DARTMOOR, "players": 2},
    "solo": {"game": DARTMOOR, "players": 1, "solo": next(iter(CHALLENGES))},
}


def any_numbers(game: Game, rng: random.Random) -> list[int]:
    cards = range(1, len(game.prompt.cards) + 1)
    many = game.prompt.more
    if DONE in game.legal():
        most = len(cards) if many < 0 else min(many, len(cards))
        many = rng.randint(0, most)
    return rng.sample(cards, many) or [0]


def picks(game: Game) -> Picks:
    return Picks(game.prompt, game.legal(), game.core.tables, game.core.solo)


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_whatever_is_picked_is_picked(options: dict[str, Any]) -> None:
    asked = 0
    for seed in range(40):
        game, rng = Game.new(seed=seed, **options), random.Random(seed)
        while not game.over:
            if asks_for_several(game.prompt):
                asked += 1
                check(game, any_numbers(game, rng))
            game.apply(rng.choice(game.legal()))
    assert asked > 100


def check(game: Game, numbers: list[int]) -> None:
    """All actions are legal, none is missing, and the cards are those that were meant."""
    chosen = picks(game)
    chosen.add(numbers)
    game, before, faces = game.copy(), game.prompt, game.core.tables.same
    gone = Counter[int]()
    actions = chosen.actions()
    assert actions
    for number, action in enumerate(actions):
        assert action in game.legal()
        if number:  # still the same question
            assert (game.prompt.kind, game.prompt.half) == (before.kind, before.half)
        for event in game.apply(action):
            if event.kind in ("paid", "taken", "caved", "discarded", "laid_face_down", "drafted"):
                gone[faces[event.card]] += 1
    meant = Counter(faces[before.cards[n - 1]] for n in numbers if n)
    assert meant <= gone


def test_the_order_is_kept_where_it_matters() -> None:
    tables = table(DARTMOOR).game.tables
    prompt = Prompt("pay", more=2, cards=(1, 50, 90), ordered=True)
    chosen = Picks(prompt, [PICK + 1, PICK + 50, PICK + 90], tables, True)
    chosen.add([3, 1])
    assert chosen.actions() == [PICK + 90, PICK + 1]


def test_what_cannot_be_picked_starts_anew() -> None:
    tables = table().game.tables
    prompt = Prompt("pay", more=2, cards=(1, 50, 90))
    for wrong in ([1, 1], [4, 1], [0], [1, 2, 3]):
        chosen = Picks(prompt, [PICK + 1, PICK + 50], tables, False)
        chosen.add(wrong)
        assert chosen.actions() == []
        chosen.add([1, 2])
        assert chosen.actions() == [PICK + 1, PICK + 50]
