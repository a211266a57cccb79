"""Cards picked by number become legal actions, in every kind of game."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from spinney.cards.catalog import SETS, shipped_deck
from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine import Action, Card, Game
from spinney.engine.cards import deck_cards
from spinney.engine.events import Caved, Discarded, Drafted, LaidFaceDown, Paid, Taken
from spinney.engine.prompts import CaveCards, Pay, Pick, TakeCards
from spinney.engine.solo import CHALLENGES
from spinney.terminal.picks import DONE, Picks, asks_for_several

TABLES: dict[str, dict[str, Any]] = {
    "all sets": {"game": FOREST, "players": 2, "sets": SETS[FOREST]},
    "draft": {"game": FOREST, "players": 3, "draft": True},
    "dartmoor": {"game": DARTMOOR, "players": 2},
    "solo": {"game": DARTMOOR, "players": 1, "solo": next(iter(CHALLENGES))},
}


def any_numbers(game: Game, prompt: Pick, rng: random.Random) -> list[int]:
    cards = range(1, len(prompt.cards) + 1)
    many = len(cards) if prompt.more is None else prompt.more
    if DONE in game.legal():
        many = rng.randint(0, min(many, len(cards)))
    return rng.sample(cards, many) or [0]


def face(card: Card) -> object:
    return card.kind, str(card)


def test_identical_cards_are_one_choice() -> None:
    """They are next to each other in the deck."""
    for game in (FOREST, DARTMOOR):
        cards = deck_cards(shipped_deck(game))
        assert len({face(card) for card in cards}) == 1 + sum(
            face(card) != face(before) for before, card in pairwise(cards)
        )


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_whatever_is_picked_is_picked(options: dict[str, Any]) -> None:
    asked = 0
    for seed in range(40):
        game, rng = Game.new(seed=seed, **options), random.Random(seed)
        while not game.over:
            prompt = game.prompt
            if asks_for_several(prompt):
                asked += 1
                check(game, prompt, any_numbers(game, prompt, rng))
            game.apply(rng.choice(game.legal()))
    assert asked > 100


def check(game: Game, before: Pick, numbers: list[int]) -> None:
    """Check that all actions are legal, none is missing, and the right cards are picked."""
    row = game.options.solo is not None and isinstance(before, TakeCards | CaveCards)
    chosen = Picks(before, game.legal(), row)
    chosen.add(numbers)
    game = game.copy()
    gone = Counter[object]()
    actions = chosen.actions()
    assert actions
    for number, action in enumerate(actions):
        assert action in game.legal()
        if number:  # still the same prompt
            assert type(game.prompt) is type(before)
        for event in game.apply(action):
            if isinstance(event, Paid | Taken | Caved | Discarded | LaidFaceDown | Drafted):
                assert event.card is not None
                gone[face(event.card)] += 1
    meant = Counter(face(before.cards[n - 1]) for n in numbers if n)
    assert meant <= gone


def picks(*cards: int) -> list[int]:
    return [Action("pick", card=card).number for card in cards]


def paying(game: str, ordered: bool = False) -> Pay:
    """A prompt to pay with two of three cards."""
    cards = deck_cards(shipped_deck(game))
    three = (cards[1], cards[50], cards[90])
    return Pay(cards=three, more=2, ordered=ordered, half=cards[2].halves[0], bonus=None)


def test_the_order_is_kept_where_it_matters() -> None:
    chosen = Picks(paying(DARTMOOR, ordered=True), picks(1, 50, 90), False)
    chosen.add([3, 1])
    assert chosen.actions() == picks(90, 1)


def test_what_cannot_be_picked_starts_anew() -> None:
    for wrong in ([1, 1], [4, 1], [0], [1, 2, 3]):
        chosen = Picks(paying(FOREST), picks(1, 50), False)
        chosen.add(wrong)
        assert chosen.actions() == []
        chosen.add([1, 2])
        assert chosen.actions() == picks(1, 50)
