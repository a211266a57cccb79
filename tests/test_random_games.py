"""Whole random games with every set combination, player count and option, all audited."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.engine import COMPILED, Action, Game, Options, Rng
from spinney.engine.prompts import PlayFreeAny
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.lab.inspection import inspected_game

#: Interpreted, the same games take twenty times as long.
EXAMPLES = 100 if COMPILED else 15
TABLES = range(1, 6) if COMPILED else (1, 2, 5)

SETS = [(), ("alpine",), ("edge",), ("alpine", "edge")]


def every_option() -> Iterator[dict[str, Any]]:
    for players in (2, 3, 4, 5):
        for sets in SETS:
            for draft in (False, True):
                yield {"game": "forest", "players": players, "sets": sets, "draft": draft}
        yield {"game": "dartmoor", "players": players}
    for challenge in CHALLENGES:
        yield {"game": "dartmoor", "players": 1, "solo": challenge}


@st.composite
def options(draw: st.DrawFn) -> Options:
    chosen = draw(st.sampled_from(list(every_option())))
    return Options(
        **chosen,
        no_removal=draw(st.booleans()),
        visible_score=draw(st.booleans()),
        medal=draw(st.sampled_from(MEDALS)),
        start=draw(st.none() | st.integers(0, chosen["players"] - 1)),
    )


@pytest.mark.parametrize("chosen", [o for o in every_option() if o["players"] in TABLES], ids=str)
def test_inspected_game(chosen: dict[str, Any]) -> None:
    game = Game.new(**chosen, seed=0)
    assert inspected_game(game, Rng(0)) == []
    assert game.over


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(options(), st.integers(0, (1 << 128) - 1))
def test_any_game_with_any_seed(chosen: Options, seed: int) -> None:
    assert inspected_game(Game.start_with(chosen, seed), Rng(seed >> 7)) == []


def test_free_plays_go_in_any_order() -> None:
    """Two free cards can be laid in either order, with the same result."""
    tried = 0
    for seed in range(300 if COMPILED else 20):
        for chosen in ({"game": "forest", "sets": ("alpine", "edge")}, {"game": "dartmoor"}):
            game = Game.new(seed=seed, **chosen)
            rng = Rng(seed)
            while not game.over:
                choices = game.legal()
                if len(choices) > 2 and isinstance(game.prompt, PlayFreeAny):
                    tried += any_order(game)
                game.push(choices[rng.below(len(choices))])
    assert tried >= 5 or not COMPILED


def any_order(game: Game) -> int:
    """Lay two free cards in both orders where there is room for both; returns how often."""
    plays = [action for action in game.legal() if Action.of(action).kind == "play"]
    tried = 0
    for first, second in combinations(plays, 2):
        if Action.of(first).card == Action.of(second).card:
            continue
        there = laid(game, first)
        if there is None:
            continue
        both = laid(there[0], second)
        if both is None:
            continue
        slots = (there[1], both[1])
        back = laid(game, second, slots[1])
        assert back is not None
        other = laid(back[0], first, slots[0])
        assert other is not None
        assert hosts(both[0]) == hosts(other[0])
        tried += 1
    return tried


def laid(game: Game, play: int, slot: int | None = None) -> tuple[Game, int | None] | None:
    """The game after laying a free card in this slot or any, and the slot; None if no room."""
    after = game.copy()
    if play not in after.legal():
        return None
    after.push(play)
    if after.prompt.kind == "slot":
        slot = after.legal()[0] if slot is None else slot
        if slot not in after.legal():
            return None
        after.push(slot)
    return after, slot


def hosts(game: Game) -> list[str]:
    """What lies where, in whatever order it was laid."""
    forest = game.players[game.actor].forest
    return sorted(
        str((host.species, {k: sorted(d.species for d in v) for k, v in host.slots.items()}))
        for host in forest
    )
