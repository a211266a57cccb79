"""What a seat may know, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.engine import Game, GameError, Rng
from spinney.engine.secrets import BLANK, HIDDEN
from spinney.engine.state import ABSENT
from spinney.engine.tables import WINTER
from spinney.lab.inspection import redeal_problems
from tests.table import table


def random_position(game: str, players: int, seed: int, actions: int) -> Game:
    g = Game.new(game, players, seed=seed)
    rng = Rng(seed)
    for _ in range(actions):
        if g.over:
            break
        choices = g.legal()
        g.apply(choices[rng.below(len(choices))])
    return g


positions = st.builds(
    random_position,
    st.sampled_from(["forest", "dartmoor"]),
    st.integers(2, 5),
    st.integers(0, 10_000),
    st.integers(0, 250),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(positions, st.integers(0, 1 << 60))
def test_a_redeal_changes_nothing_the_actor_sees(game: Game, seed: int) -> None:
    if not game.over:
        assert redeal_problems(game, seed) == []


@settings(max_examples=60, deadline=None, derandomize=True)
@given(positions)
def test_a_view_holds_no_card_its_seat_cannot_know(game: Game) -> None:
    for seat in range(game.players):
        s = game.view(seat).state
        secret = {c for c in range(len(game.place)) if not game.known[c] >> seat & 1}
        shown = {*s.hands, *s.clearing, *s.hosts[::10], *s.draft[::2], *s.face_down[::2], *s.deck}
        assert not shown & secret
        traced = set(s.traced[::4])
        own_traces = {
            c for c, seats in zip(s.traced[::4], s.traced[2::4], strict=True) if seats >> seat & 1
        }
        assert traced & secret <= own_traces
        assert all(s.place[c] in (HIDDEN, ABSENT) and s.at[c] < 0 for c in secret)
        if seat != game.actor or game.over:
            assert s.pending == []
            assert s.choices == []


def test_a_view_gives_away_neither_seed_nor_generator() -> None:
    game = Game.new("forest", seed=12345)
    rng = game.view(0).state.rng
    assert (rng.a, rng.b, rng.c, rng.counter) == (Rng().a, Rng().b, Rng().c, Rng().counter)


def test_a_redeal_really_redeals() -> None:
    game = Game.new("forest", players=3, seed=5)
    view = game.view(game.actor)
    first, second = view.determinize(1), view.determinize(2)
    assert first.deck != second.deck
    assert first.deck != game.deck
    rival = (game.actor + 1) % 3
    assert len({tuple(g.hand(rival)) for g in (game, first, second)}) > 1


def test_only_the_actor_may_determinize() -> None:
    game = Game.new("forest", seed=3)
    with pytest.raises(GameError, match="only while its seat"):
        game.view(1 - game.actor).determinize(1)


def test_prompt_and_legal_exist_only_in_the_actors_view() -> None:
    game = Game.new("dartmoor", players=3, seed=3)
    for seat in range(3):
        view = game.view(seat)
        assert (view.prompt is not None) == (seat == game.actor)
        assert bool(view.legal()) == (seat == game.actor)
        assert view.actor == game.actor


def test_a_card_taken_from_the_clearing_stays_known() -> None:
    t = table(hand=["birch"], clearing=["oak", "linden"])
    t.take("oak")
    t.draw()
    shown = [c for c in t.game.view(1).hand(0) if c != BLANK]
    assert [t.name(c) for c in shown] == ["oak"]


def test_a_redeal_keeps_a_taken_card_in_the_hand_of_its_taker() -> None:
    t = table(hand=["birch"], clearing=["oak"])
    t.take("oak")
    assert t.actor == 1
    for seed in range(20):
        game = t.game.view(1).determinize(seed)
        assert "oak" in [t.name(c) for c in game.hand(0)]


def test_a_face_down_card_may_be_the_known_one_but_the_known_one_is_nowhere_else() -> None:
    t = table(hand=["birch", "beech"], clearing=["oak"])
    t.take("oak")
    t.draw()
    t.sapling("birch")
    assert t.actor == 1
    oak = next(c for c in t.game.hand(0) if t.name(c) == "oak")
    assert oak not in t.game.view(1).hand(0)
    in_hand = 0
    for seed in range(60):
        game = t.game.view(1).determinize(seed)
        in_hand += oak in game.hand(0)
        assert oak in game.hand(0) or game.hosts[0] == oak
    assert 0 < in_hand < 60


def test_when_a_known_hand_is_all_laid_face_down_only_the_order_is_open() -> None:
    t = table(clearing=["oak", "linden"])
    t.take("oak")
    t.take("linden")
    t.draw()
    t.sapling("oak")
    t.draw()
    t.draw()
    t.sapling("linden")
    assert t.actor == 1
    assert t.game.hand(0) == []
    orders = set()
    for seed in range(40):
        game = t.game.view(1).determinize(seed)
        orders.add((t.name(game.hosts[0]), t.name(game.hosts[10])))
    assert orders == {("oak", "linden"), ("linden", "oak")}


def test_a_card_taken_later_cannot_lie_under_an_earlier_sapling() -> None:
    t = table(hand=["birch", "beech"], clearing=["oak", "linden"])
    t.sapling("birch")
    t.draw()
    t.draw()
    t.take("oak")
    t.draw()
    t.draw()
    t.draw()
    t.sapling("beech")
    oak = next(c for c in t.game.hand(0) if t.name(c) == "oak")
    for seed in range(40):
        assert t.game.view(1).determinize(seed).hosts[0] != oak


def test_redeals_keep_the_winters_in_their_pile() -> None:
    game = Game.new("forest", players=2, seed=11)
    view = game.view(game.actor)
    pile = game.last_pile
    for seed in range(30):
        deck = view.determinize(seed).deck
        winters = [i for i, c in enumerate(deck) if game.tables.kind[c] == WINTER]
        assert winters[0] == pile
        assert len(winters) == 3
        assert len(deck) == len(game.deck)


def test_hidden_scores_stay_hidden_until_the_end() -> None:
    game = Game.new("forest", seed=1, visible_score=False)
    assert game.view(0).scores() is None
    rng = Rng(1)
    while not game.over:
        choices = game.legal()
        game.apply(choices[rng.below(len(choices))])
    assert game.view(0).scores() == game.scores()
