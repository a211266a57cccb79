"""What a seat cannot know, as numbers for a learner."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.engine import Game, Options, Rng
from spinney.engine.batch import Batch
from spinney.engine.core import tables as tb
from spinney.engine.core.state import HAND_LIMIT
from spinney.engine.core.tables import tables_for
from spinney.engine.hidden import PORTIONS, WINTERS
from spinney.engine.observation import SEATS


def counted(cards: list[int], t: tb.Tables) -> Counter[int]:
    """Cards by species, then by symbol."""
    halves = [half for c in cards for half in (2 * c, 2 * c + 1)]
    found = Counter(int(t.species[half]) for half in halves if t.species[half] >= 0)
    found.update(len(t.keys) + int(t.symbol[half]) for half in halves if t.symbol[half] >= 0)
    return found


def expected(game: Game) -> list[int]:
    s, t = game.core, tables_for(game.deck)
    faces = len(t.keys) + t.symbol_room
    groups: list[list[int]] = []
    for other in range(1, SEATS):
        p = (s.player + other) % s.players
        first = p * HAND_LIMIT
        hand = list(s.hands[first : first + s.hand_size(p)]) if other < s.players else []
        groups.append(hand)
    deck = list(s.deck[s.top :])
    groups += [deck[a:b] for a, b in zip((0, *PORTIONS), PORTIONS, strict=False)]
    winters = [i + 1 for i, c in enumerate(deck) if t.kind[c] == tb.WINTER]
    numbers = [counted(group, t)[face] for group in groups for face in range(faces)]
    return numbers + (winters + [0] * WINTERS)[:WINTERS]


@pytest.mark.parametrize("options", [Options("forest", 2), Options("dartmoor", 5)], ids=str)
def test_hands_next_cards_and_winters_are_counted(options: Options) -> None:
    batch, rng = Batch(options, 2, 5, revealing=True), Rng(5)
    for step in range(300):
        if step % 7 == 0:
            for row in range(2):
                size = batch.hidden.size
                written = list(batch.hidden.numbers[row * size : (row + 1) * size])
                assert written == expected(batch.game(row))
        batch.step(batch.random_actions(rng))


def test_nothing_is_written_unless_asked_for() -> None:
    assert len(Batch(Options("forest", 2), 4, compact=True).hidden.numbers) == 0
