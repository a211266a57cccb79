"""The engine's public interface: games as values, moves as text, complete events."""

from __future__ import annotations

import copy
import json
import pickle
import pydoc
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.engine import Action, Cause, Game, GameError, IllegalActionError, MoveError, Rng
from spinney.engine.core import actions as act
from spinney.engine.events import EVENT_TYPES, Cleared, Declined, Drawn, Laid, Paid, Revealed, Used
from spinney.engine.prompts import PROMPT_TYPES
from tests.test_effects_dartmoor import SPLIT
from tests.test_random_games import options


def step(game: Game, rng: Rng) -> int:
    choices = game.legal()
    return choices[rng.below(len(choices))]


def part_of_a_game(chosen: Any, seed: int, length: int) -> Game:
    game, rng = Game.start_with(chosen, seed), Rng(seed)
    while not game.over and len(game.actions) < length:
        game.push(step(game, rng))
    return game


games = st.builds(part_of_a_game, options(), st.integers(0, (1 << 128) - 1), st.integers(0, 400))
anything = settings(max_examples=30, deadline=None, derandomize=True)


# -- a game is a value ---------------------------------------------------------------------


@anything
@given(games)
def test_a_game_equals_what_is_made_of_it(game: Game) -> None:
    for other in (
        game.copy(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        Game.from_json(json.loads(json.dumps(game.to_json()))),
        game.record.game(),
    ):
        assert other == game
        assert other.same_as(game)
        assert (other.actions, other.seed, other.options) == (game.actions, game.seed, game.options)
    assert game != game.to_json()


@anything
@given(games)
def test_an_undo_takes_back_the_last_action_and_nothing_else(game: Game) -> None:
    if not game.actions:
        with pytest.raises(GameError, match="nothing to undo"):
            game.undo()
        return
    before, again = game.copy(), game.copy()
    before.undo()
    assert before != game
    assert before.actions == game.actions[:-1]
    before.apply(game.actions[-1])
    assert before == game
    assert before.same_as(game)
    while again.actions:
        again.undo()
        if len(again.actions) % 50:  # back to the start, partly by reloading
            again = Game.from_json(again.to_json() | {"actions": list(again.actions[:-1])})
            if not again.actions:
                break
    assert again == Game.start_with(game.options, game.seed or 0)


@anything
@given(games)
def test_copies_go_their_own_ways(game: Game) -> None:
    if game.over:
        return
    twin = game.copy()
    told = str(game)
    twin.apply(twin.legal()[-1])
    assert str(game) == told
    assert twin != game


def test_applying_and_pushing_are_the_same_game() -> None:
    for chosen in ({"game": "forest", "players": 3}, {"game": "dartmoor", "solo": "bats"}):
        told, silent, rng = Game.new(seed=9, **chosen), Game.new(seed=9, **chosen), Rng(9)
        while not told.over:
            action = step(told, rng)
            if rng.below(3):
                told.apply(action)
            else:
                told.push(action)
            silent.push(action)
        assert told == silent
        assert told.same_as(silent)


@pytest.mark.parametrize("act", [Game.push, Game.apply])
@pytest.mark.parametrize("action", [-1, 4095, 1 << 70])
def test_an_illegal_action_changes_nothing(act: Any, action: int) -> None:
    game = Game.new("forest", seed=7)
    before = game.copy()
    with pytest.raises(IllegalActionError, match="not legal for player 1 at the choice 'turn'"):
        act(game, action)
    assert game == before
    assert game.same_as(before)
    assert game.apply("draw")


def test_a_game_dealt_from_a_view_has_no_seed_and_says_so() -> None:
    game = Game.new("forest", seed=7)
    guess = game.view(game.actor).determinize(3)
    assert guess.seed is None
    assert guess == guess.copy()
    assert guess != game
    for use in (guess.to_json, guess.undo, lambda: pickle.dumps(guess)):
        guess.push(guess.legal()[0]) if not guess.actions else None
        with pytest.raises(GameError, match=r"seed|no start"):
            use()


def test_an_arranged_table_can_be_taken_back() -> None:
    game = Game.arranged("forest", hand=["oak", "birch", "linden"])
    before = str(game)
    game.play("oak", pay=["birch", "linden"])
    while game.actions:
        game.undo()
    assert str(game) == before


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"player": 3}, "unknown option 'player'"),
        ({"players": 9}, "2 to 5 can play, not 9"),
        ({"sets": ("alps",)}, "unknown set 'alps'"),
        ({"seed": -1}, "at most 128 bits"),
        ({"draft": 1}, "draft must be true or false"),
        ({"solo": "bats"}, "the solo mode is only for Dartmoor"),
        ({"game": "woods"}, "unknown game 'woods'"),
    ],
)
def test_a_wrong_option_is_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        Game.new(**wrong)


def test_help_shows_the_documentation_also_compiled() -> None:
    shown = pydoc.plain(pydoc.render_doc(Game))
    for part in ("A game in progress", "Take back the last action", "key of a Dartmoor challenge"):
        assert part in shown
    assert "sets" in pydoc.plain(pydoc.render_doc(Game.new))


# -- actions and moves ---------------------------------------------------------------------


@anything
@given(games)
def test_every_action_has_a_text_that_means_it_and_a_number_that_is_it(game: Game) -> None:
    texts = set()
    for action in game.legal():
        text = game.describe(action)
        assert game.find(text) == action
        assert game.parse(text)[0] == action
        assert Action.of(action).number == action
        texts.add(text)
    assert len(texts) == len(game.legal())


@anything
@given(games)
def test_a_game_told_in_moves_is_the_same_game(game: Game) -> None:
    again = Game.start_with(game.options, game.seed or 0)
    for move in game.moves():
        again.do(move)
    assert again == game
    assert Game.from_json(game.to_json() | {"actions": game.moves()}) == game


def test_a_whole_turn_by_names() -> None:
    hosts = [{"card": "oak"}, {"card": "beech"}]
    hand = ["tawny_owl", "linden", "birch", "sycamore"]
    game = Game.arranged("forest", hand=hand, forest=hosts)
    events = game.play("tawny_owl", at=(2, "top"), pay=["birch", "linden"])
    assert game.moves() == ["play tawny_owl at 2 top: linden, birch"]
    laid = next(event for event in events if isinstance(event, Laid))
    assert (laid.half.species, laid.spot.host, laid.spot.slot) == ("tawny_owl", 1, "top")
    assert (laid.paid, laid.free, laid.bonus, laid.points) == (2, False, False, (5, 0))


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("play elephant", "cannot 'play elephant'; can draw"),
        ("play oak: beech", "cannot 'pick beech'; can pick"),
        ("play oak: birch, linden, linden", "cannot 'pay linden'; can"),
        ("play wolf", "'wolf' could be wolf@"),
        ("play tawny_owl at 3 top", "cannot 'at 3 top'; can at 1 top"),
        ("dance", "cannot 'dance'"),
        ("", "cannot ''"),
    ],
)
def test_a_wrong_move_says_what_can_be_done(move: str, message: str) -> None:
    hosts = [{"card": "beech"}, {"card": "beech"}]
    hand = ["oak", "birch", "linden", "wolf@douglas_fir", "wolf@sycamore", "tawny_owl"]
    game = Game.arranged("forest", hand=hand, forest=hosts)
    before = str(game)
    with pytest.raises(MoveError, match=message):
        game.do(move)
    assert str(game) == before


def test_an_action_that_names_too_little_or_too_much_is_none() -> None:
    for wrong in (
        Action("play"),
        Action("play", card=3),
        Action("draw", card=3),
        Action("slot", host=1, slot=7),
        Action("cave", cave=9),
        Action("take", card=act.MAX_CARDS),
    ):
        with pytest.raises(GameError, match="is not an action"):
            _ = wrong.number


# -- events --------------------------------------------------------------------------------


def told(game: Game, seed: int) -> Iterator[Any]:
    rng = Rng(seed)
    yield from game.dealing
    while not game.over:
        yield from game.apply(step(game, rng))


@anything
@given(options(), st.integers(0, (1 << 64) - 1))
def test_events_tell_every_change_of_points(chosen: Any, seed: int) -> None:
    game, rng = Game.start_with(chosen, seed), Rng(seed)
    while not game.over:
        before = game.scores()
        for event in game.apply(step(game, rng)):
            assert not event.points or any(event.points)
            for seat, change in enumerate(event.points):
                before[seat] += change
        assert before == game.scores()


@anything
@given(options(), st.integers(0, (1 << 64) - 1))
def test_a_card_laid_says_how_it_came_there(chosen: Any, seed: int) -> None:
    """Its payment is reported first; the bonus is earned if all paid cards show its symbol."""
    game = Game.start_with(chosen, seed)
    paid: list[Paid] = []
    accepted = 0
    for event in told(game, seed):
        if isinstance(event, Paid):
            paid.append(event)
        elif isinstance(event, Laid):
            host = game.host(event.spot.host)
            assert host.owner == event.player
            assert event.spot.slot is None or event.spot.slot in host.slots
            assert event.half in event.card.halves
            assert event.paid == len(paid) == (0 if event.free else event.half.cost)
            assert {each.half for each in paid} <= {event.half}
            if event.free:
                assert event.cause is not None
                assert event.bonus is None
            if event.bonus is not None:
                assert event.bonus == all(event.half.symbol in p.card.symbols for p in paid)
            paid.clear()
        elif isinstance(event, Used):
            accepted += 1
            assert event.cause is not None
        elif isinstance(event, Revealed):
            assert event.cause in (Cause("tree"), Cause("automa"))
        elif isinstance(event, Cleared):
            assert event.cards
        elif isinstance(event, Declined):
            assert event.cause is not None


def test_what_is_drawn_says_by_what() -> None:
    game = Game.arranged("forest", hand=["birch"], deck=["oak", "beech"])
    game.play("birch")
    events = game.do("use")
    assert [e.cause for e in events if isinstance(e, Drawn)] == [Cause("effect", "birch")]
    assert Used(player=0, cause=Cause("effect", "birch")) in events


def test_every_kind_of_event_and_prompt_comes_up() -> None:
    """Random games produce all types, so a kind that is never emitted would be noticed."""
    stuck = Game.arranged("dartmoor", hand=SPLIT)
    seen_events, seen_prompts = {event.kind for event in stuck.do("stuck")}, set[str]()
    for number, chosen in enumerate(
        [
            {"game": "forest", "players": 2, "sets": ("alpine", "edge")},
            {"game": "forest", "players": 3, "sets": ("alpine", "edge"), "draft": True},
            {"game": "dartmoor", "players": 2},
            {"game": "dartmoor", "solo": "adder"},
        ]
        * 60
    ):
        game, rng = Game.new(seed=number, **chosen), Rng(number)  # type: ignore[arg-type]
        seen_events |= {event.kind for event in game.dealing}
        while not game.over:
            seen_prompts.add(game.prompt.kind)
            seen_events |= {event.kind for event in game.apply(step(game, rng))}
        if seen_events == set(EVENT_TYPES) and seen_prompts == set(PROMPT_TYPES):
            return
    assert seen_events == set(EVENT_TYPES)
    assert seen_prompts == set(PROMPT_TYPES)
