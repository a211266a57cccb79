"""Whole random games over every game, set combination, player count and option, all inspected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.engine import Game, Options, Rng
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.lab.inspection import inspected_game

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


@pytest.mark.parametrize("chosen", list(every_option()), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_inspected_game(chosen: dict[str, Any], seed: int) -> None:
    game = Game.new(**chosen, seed=seed)
    assert inspected_game(game, Rng(seed)) == []
    assert game.over


@settings(max_examples=100, deadline=None, derandomize=True)
@given(options(), st.integers(0, (1 << 128) - 1))
def test_any_game_with_any_seed(chosen: Options, seed: int) -> None:
    assert inspected_game(Game.start_with(chosen, seed), Rng(seed >> 7)) == []
