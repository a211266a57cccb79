"""The engine's public interface: new, legal, apply, copy, errors, random numbers."""

from __future__ import annotations

import gc
import tracemalloc
from collections import Counter
from typing import Any

import pytest

from spinney.engine import ACTION_SPACE, Action, Game, GameError, IllegalActionError, Rng
from spinney.engine.core import actions as act
from spinney.engine.core.state import State
from spinney.engine.core.vectors import extend, i64, vec
from spinney.engine.events import Drawn, Laid, Paid, Revealed, Taken
from spinney.engine.playout import play_out


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "forest", "players": 6}, "2 to 5 can play, not 6"),
        ({"game": "forest", "players": 1}, "2 to 5 can play, not 1"),
        ({"game": "forest", "sets": ("dartmoor",)}, "unknown set 'dartmoor' in the forest game"),
        ({"game": "dartmoor", "sets": ("alpine",)}, "unknown set 'alpine' in the dartmoor game"),
        ({"game": "dartmoor", "draft": True}, "draft"),
        ({"game": "forest", "solo": "moors"}, "solo mode is only for Dartmoor"),
        ({"game": "dartmoor", "solo": "wolves"}, "unknown challenge 'wolves'"),
        ({"game": "dartmoor", "solo": "moors", "medal": "tin"}, "unknown medal 'tin'"),
        ({"game": "dartmoor", "solo": "moors", "players": 2}, "solo mode is for 1"),
        ({"game": "forest", "start": 2}, "start player 2"),
        ({"game": "forest", "seed": 1 << 128}, "128 bits"),
        ({"game": "forest", "seed": -1}, "128 bits"),
    ],
)
def test_impossible_options_are_refused_in_one_line(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message) as error:
        Game.new(**wrong)
    assert "\n" not in str(error.value)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = Game.new("forest", seed=1)
    before = game.core.snapshot()
    for action in (-1, 4095, 10**9, *(set(range(ACTION_SPACE)) - set(game.legal()))):
        with pytest.raises(IllegalActionError):
            game.apply(action)
    assert game.core.snapshot() == before


def test_nothing_is_legal_after_the_end() -> None:
    game = Game.new("forest", seed=1)
    play_out(game, Rng(1))
    assert game.legal() == []
    with pytest.raises(IllegalActionError, match="over"):
        game.apply(0)
    with pytest.raises(GameError, match="over"):
        _ = game.prompt


def test_changing_the_list_of_legal_actions_changes_nothing() -> None:
    game = Game.new("forest", seed=1)
    game.legal().clear()
    assert game.legal()


def test_ties_share_the_victory() -> None:
    game = Game.new("forest", players=3, seed=1)
    assert game.scores() == [0, 0, 0]
    assert game.winners() == [0, 1, 2]


def test_events_hide_cards_from_those_who_may_not_see_them() -> None:
    game = Game.new("forest", players=2, seed=4)
    rng = Rng(4)
    hidden = 0
    while not game.over:
        choices = game.legal()
        actor = game.actor
        for event in game.apply(choices[rng.below(len(choices))]):
            if isinstance(event, Drawn):
                assert event.player is not None
                assert event.seen_by(event.player) == event
                assert event.seen_by(1 - event.player).card is None
                hidden += 1
            if isinstance(event, Paid | Taken | Laid | Revealed):
                assert event.seen_by(1 - actor) == event
    assert hidden > 20


def test_the_action_space_is_small_and_every_action_reads_back() -> None:
    assert ACTION_SPACE < 4096
    game = Game.new("dartmoor", players=3, seed=2)
    rng = Rng(2)
    while not game.over:
        for action in game.legal():
            assert Action.of(action).kind
        choices = game.legal()
        game.apply(choices[rng.below(len(choices))])
    with pytest.raises(ValueError, match="no action"):
        Action.of(act.space(act.MAX_CARDS))


def test_playing_without_events_is_the_same_game() -> None:
    fast = Game.new("dartmoor", players=2, seed=9)
    play_out(fast, Rng(9))
    slow = Game.new("dartmoor", players=2, seed=9)
    for action in fast.actions:
        slow.apply(action)
    assert fast == slow
    assert fast.same_as(slow)


def test_random_numbers_are_fixed_for_all_time() -> None:
    rng = Rng(0x0123456789ABCDEF0123456789ABCDEF)
    assert [rng.next() for _ in range(4)] == [3095935035, 3483629214, 2672954229, 3441019378]


def test_random_numbers_below_are_even() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(n - 10_000) < 500 for n in counts.values())


@pytest.mark.parametrize("n", [0, -3, (1 << 30) + 1, 1 << 40])
def test_a_number_below_nothing_or_too_much_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Rng(1).below(n)
    assert 0 <= Rng(1).below(1 << 30) < 1 << 30


class Number:
    """An integer type like those of array libraries."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_numbers_of_other_libraries_are_numbers() -> None:
    game, same = Game.new("dartmoor", seed=Number(7)), Game.new("dartmoor", seed=7)
    action = game.legal()[0]
    game.apply(Number(action))
    same.apply(action)
    assert game == same
    view = game.view(Number(game.actor))
    assert game.score_sheet(Number(0)) == game.score_sheet(0)
    assert view.determinize(Number(3)).core.snapshot() == view.determinize(3).core.snapshot()


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    game = Game.new("forest", seed=1)
    view = game.view(0)
    for ask in (game.view, game.score_sheet, view.score_sheet):
        with pytest.raises(GameError, match=f"no seat {seat}; seats are 0 to 1"):
            ask(seat)


@pytest.mark.parametrize("action", [-1, 4096, 10**30])
def test_an_action_that_cannot_be_is_refused(action: int) -> None:
    with pytest.raises(IllegalActionError, match=f"action {action}"):
        Game.new("forest", seed=1).apply(action)


def test_games_are_freed() -> None:
    """States are not searched for cycles when compiled, so nothing may lead back to one."""

    def use() -> None:
        for _ in range(100):
            game = Game.new("forest", seed=7)
            for step in (game, game.copy(), game.view(game.actor).determinize(1)):
                step.apply(step.legal()[0])
            assert game.history

    tracemalloc.start()
    try:
        use()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        use()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 100_000


def test_seeds_that_differ_in_any_bit_differ() -> None:
    streams = {Rng(1 << bit).next() for bit in range(128)}
    assert len(streams) == 128


def test_shuffling_keeps_the_front() -> None:
    vector = vec[i64](range(50))
    Rng(3).shuffle(vector, 10)
    cards = list(vector)
    assert cards[:10] == list(range(10))
    assert sorted(cards) == list(range(50))
    assert cards != list(range(50))


def test_the_shuffle_reaches_every_order_evenly() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(8)
    for _ in range(12_000):
        cards = vec[i64]([0, 1, 2, 3])
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(n - 500) < 120 for n in orders.values())


def fields(state: State) -> list[str]:
    """The names of all fields; a compiled object has no dictionary of them."""
    return list(getattr(state, "__dict__", ())) or list(getattr(State, "__mypyc_attrs__"))  # noqa: B009


def changed_value(name: str, value: Any) -> Any:
    if name == "rng":
        return Rng(99)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1
    other = value[:]
    if len(other) == 0:
        return extend(other, [7])
    other[-1] += 1
    return other


def test_every_field_of_a_state_is_copied_and_compared() -> None:
    """A field forgotten in a copy or a ``snapshot`` would be a silent bug."""
    fixed = {"tables", "options", "players", "everyone", "solo", "rivals"}
    passing = {"recorder", "cause", "forced"}  # about the last step only
    past = {"keeps_past", "past", "keeps_news", "news"}  # bots copy states without it
    counted = {"grown"}  # a saved game begins to count anew
    game = Game.new("dartmoor", seed=5, solo="adder")
    rng = Rng(5)
    for _ in range(100):
        choices = game.legal()
        game.apply(choices[rng.below(len(choices))])
    assert not game.over
    state = game.core
    names = set(fields(state)) - fixed - passing - past - counted
    assert {"place", "trails", "pending", "choices", "turn"} <= names
    before = state.snapshot()
    for name in names:
        changed = state.copy()
        setattr(changed, name, changed_value(name, getattr(changed, name)))
        assert changed.snapshot() != before, name
        assert changed.copy().snapshot() == changed.snapshot(), name
    assert (state.copy().past, state.twin().past) == (type(state.past)(), state.past)
    state.keeps_news = True
    assert not state.copy().keeps_news
    assert state.copy().grown == state.grown > 0
    for name in fixed - {"players", "everyone"}:
        assert getattr(state.copy(), name) is getattr(state, name)
