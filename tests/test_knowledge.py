"""What a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.engine import Game, GameError, Rng
from spinney.engine.audit import audit
from spinney.engine.core.actions import DRAW, PICK, USE
from spinney.engine.core.knowledge import BLANK, HIDDEN
from spinney.engine.core.state import (
    ABSENT,
    GONE,
    H_CARD,
    IN_CAVE,
    TRAIL_KNOWN,
    TRAIL_OPEN,
    trail_card,
    trail_more,
    trail_seat,
    trail_what,
)
from spinney.engine.core.tables import TREE, WINTER
from spinney.engine.core.vectors import i64
from spinney.lab.inspection import redeal_problems
from tests.table import Table, table


def named(t: Table, card: int) -> str:
    return t.game.cards[card].name


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
    for seat in range(game.options.players):
        s = game.view(seat).core
        secret = {c for c in range(len(game.core.place)) if not int(game.core.known[c]) >> seat & 1}
        shown = {*s.hands, *s.clearing, *s.hosts[::10], *s.draft, *s.face_down[::2], *s.deck}
        assert not shown & secret
        for record in map(i64, s.trails):
            owner, what = trail_seat(record), trail_what(record)
            if owner != seat and what == TRAIL_KNOWN:
                assert trail_more(record) >> seat & 1
            elif owner != seat and what != TRAIL_OPEN:
                assert trail_card(record) == BLANK
        assert all(s.place[c] in (HIDDEN, ABSENT) for c in secret)
        if seat != game.actor or game.over:
            assert len(s.pending) == 0
            assert len(s.choices) == 0


def test_a_view_gives_away_neither_seed_nor_generator() -> None:
    game = Game.new("forest", seed=12345)
    rng = game.view(0).core.rng
    assert (rng.a, rng.b, rng.c, rng.counter) == (Rng().a, Rng().b, Rng().c, Rng().counter)


def test_a_redeal_really_redeals() -> None:
    game = Game.new("forest", players=3, seed=5)
    view = game.view(game.actor)
    first, second = view.determinize(1), view.determinize(2)
    assert first.core.deck != second.core.deck
    assert first.core.deck != game.core.deck
    rival = (game.actor + 1) % 3
    assert len({tuple(g.core.hand(rival)) for g in (game, first, second)}) > 1


@pytest.mark.parametrize("deck", [["winter"], ["winter", "oak"], ["oak"]])
def test_an_arranged_deck_without_room_for_the_winters_is_dealt(deck: list[str]) -> None:
    view = table(hand=["oak", "birch"], deck=deck).game.view(0)
    assert view.determinize(5).deck_size == view.deck_size


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
    shown = [c for c in t.game.view(1).core.hand(0) if c != BLANK]
    assert [named(t, c) for c in shown] == ["oak"]


def test_a_redeal_keeps_a_taken_card_in_the_hand_of_its_taker() -> None:
    t = table(hand=["birch"], clearing=["oak"])
    t.take("oak")
    assert t.actor == 1
    for seed in range(20):
        game = t.game.view(1).determinize(seed)
        assert "oak" in [named(t, c) for c in game.core.hand(0)]


def test_a_face_down_card_may_be_the_known_one_but_the_known_one_is_nowhere_else() -> None:
    t = table(hand=["birch", "beech"], clearing=["oak"])
    t.take("oak")
    t.draw()
    t.sapling("birch")
    assert t.actor == 1
    oak = next(c for c in t.game.core.hand(0) if named(t, c) == "oak")
    assert oak not in t.game.view(1).core.hand(0)
    in_hand = 0
    for seed in range(60):
        game = t.game.view(1).determinize(seed)
        in_hand += oak in game.core.hand(0)
        assert oak in game.core.hand(0) or game.core.host(0, H_CARD) == oak
    assert 0 < in_hand < 60


def oak_laid_from_a_known_hand() -> Table:
    """Everyone saw that the hand was an Oak and a Linden; then one of them was laid face down."""
    t = table(clearing=["oak", "linden"])
    t.take("oak")
    t.take("linden")
    t.draw()
    t.sapling("oak")
    t.draw()
    t.draw()
    return t


def test_when_a_known_hand_is_all_laid_face_down_only_the_order_is_open() -> None:
    t = oak_laid_from_a_known_hand()
    t.sapling("linden")
    assert t.actor == 1
    assert t.game.core.hand_size(0) == 0
    orders = set()
    for seed in range(40):
        game = t.game.view(1).determinize(seed)
        orders.add((named(t, game.core.host(0, H_CARD)), named(t, game.core.host(1, H_CARD))))
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
    oak = next(c for c in t.game.core.hand(0) if named(t, c) == "oak")
    for seed in range(40):
        assert t.game.view(1).determinize(seed).core.host(0, H_CARD) != oak


def test_cards_drawn_later_make_no_room_for_an_earlier_one() -> None:
    t = oak_laid_from_a_known_hand()
    t.draw()
    t.draw()
    assert t.actor == 1
    for seed in range(60):
        game = t.game.view(1).determinize(seed)
        assert named(t, game.core.host(0, H_CARD)) in ("oak", "linden")


def test_a_stash_of_the_whole_hand_holds_every_card_that_was_known() -> None:
    t = table(
        hand=["raccoon@silver_fir", "birch"], clearing=["oak", "linden"], forest=[{"card": "beech"}]
    )
    t.take("oak")
    t.draw()
    t.draw()
    t.draw()
    oak = next(c for c in t.game.core.hand(0) if named(t, c) == "oak")
    t.play("raccoon", (0, "right"), pay=["birch"])
    while t.prompt.kind == "stash":
        t.do(t.game.legal()[0])
    assert t.actor == 1
    for seed in range(30):
        assert t.game.view(1).determinize(seed).core.place[oak] == IN_CAVE


def test_a_card_seen_later_in_the_hand_was_not_laid_before() -> None:
    t = table(hand=["birch", "beech", "sycamore"], clearing=["oak", "linden"])
    t.take("oak")
    t.take("linden")
    t.draw()
    t.sapling("birch")
    t.draw()
    t.draw()
    t.play("linden", pay=["sycamore"])
    linden = next(int(c) for c in t.game.core.hosts[::10] if named(t, c) == "linden")
    for seed in range(40):
        game = t.game.view(1).determinize(seed)
        assert game.core.host(0, H_CARD) != linden
        assert game.core.place[linden] == t.game.core.place[linden]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 12), st.integers(0, 1 << 30))
def test_a_redealt_draft_plays_on(players: int, seed: int, actions: int, deal: int) -> None:
    game = Game.new("forest", players, seed=seed, draft=True)
    rng = Rng(seed)
    for _ in range(actions):
        choices = game.legal()
        game.apply(choices[rng.below(len(choices))])
    assert redeal_problems(game, deal) == []


def test_a_drafted_card_with_a_small_number_is_no_destination() -> None:
    game = Game.new("forest", 2, seed=390, draft=True, start=0)
    assert {0, 1} <= set(game.core.draft[:5])
    game.apply(PICK + 0)
    game.apply(PICK + 1)
    assert audit(game) == []


def test_the_order_of_delivered_drafts_says_nothing_of_hidden_cards() -> None:
    """They are handed out by destination, not by card."""
    for seed in range(20):
        game = Game.new("forest", 3, seed=seed, draft=True)
        rng = Rng(seed)
        events: list[Any] = []
        while not any(event.kind == "dropped" for event in events):
            choices = game.legal()
            events = list(game.apply(choices[rng.below(len(choices))]))
        for kind in ("discarded", "drafted", "dropped"):
            places = [i for i, event in enumerate(events) if event.kind == kind]
            assert places == list(range(places[0], places[0] + len(places)))
        routes = [
            (e.player == e.giver, (e.player - e.giver) % 3) for e in events if e.kind == "drafted"
        ]
        assert routes == sorted(routes, key=[(True, 0), (False, 2), (False, 1)].index)


def test_mulliganed_cards_are_no_trees_in_any_redeal() -> None:
    for seed in range(300):
        game = Game.new("forest", 5, seed=seed, no_removal=True, start=0)
        if game.prompt.kind == "mulligan" and game.actor == 0:
            game.apply(USE)
            break
    while game.actor == 0:
        game.apply(DRAW)
    view = game.view(game.actor)
    for deal in range(30):
        world = view.determinize(deal).core
        gone = [c for c, place in enumerate(world.place) if place == GONE]
        assert len(gone) == 6
        assert all(world.tables.kind[c] != TREE for c in gone)


def test_after_mulligans_the_trees_are_spread_over_the_deck() -> None:
    """The hands of six without a tree say nothing about the order of the rest."""
    game, taken = Game.new("forest", players=5, seed=186, start=0), 0
    while game.prompt.kind == "mulligan":
        game.apply(USE)
        taken += 1
    assert (taken, game.actor) == (2, 0)
    view = game.view(game.actor)
    first = last = 0
    for seed in range(400):
        world = view.determinize(seed).core
        cards = [c for c in world.deck[world.top :] if world.tables.kind[c] != WINTER]
        first += sum(world.tables.kind[c] == TREE for c in cards[:20])
        last += sum(world.tables.kind[c] == TREE for c in cards[-20:])
    assert abs(first - last) / 8000 < 0.04


VECTORS = (
    *("place", "known", "under", "hands", "tally", "clearing", "hosts", "draft", "draft_to"),
    *("face_down", "trails", "lost", "automa", "pending", "choices"),
)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(positions)
def test_a_view_shares_nothing_that_can_be_changed(game: Game) -> None:
    before = game.core.snapshot()
    for other in (game.view(game.actor).core, game.copy().core):
        for name in VECTORS:
            vector = getattr(other, name)
            for i in range(len(vector)):
                vector[i] = int(vector[i]) ^ 1
        assert game.core.snapshot() == before


def test_redeals_keep_the_winters_in_their_pile() -> None:
    game = Game.new("forest", players=2, seed=11)
    view = game.view(game.actor)
    pile = game.core.last_pile
    for seed in range(30):
        deck = view.determinize(seed).core.deck
        winters = [i for i, c in enumerate(deck) if game.core.tables.kind[c] == WINTER]
        assert winters[0] == pile
        assert len(winters) == 3
        assert len(deck) == len(game.core.deck)


def test_hidden_scores_stay_hidden_until_the_end() -> None:
    game = Game.new("forest", seed=1, visible_score=False)
    assert game.view(0).scores() is None
    rng = Rng(1)
    while not game.over:
        choices = game.legal()
        game.apply(choices[rng.below(len(choices))])
    assert game.view(0).scores() == game.scores()


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("forest", 5), ("dartmoor", 3)])
def test_with_open_hands_only_the_deck_is_dealt_anew(game: str, players: int) -> None:
    table, rng, looked = Game.new(game, players=players, seed=9), Rng(9), 0
    while not table.over:
        if rng.below(12) == 0:
            other = table.open_view().determinize(rng.next())
            for p in range(players):
                assert list(other.core.hand(p)) == list(table.core.hand(p))
            assert list(other.core.face_down) == list(table.core.face_down)
            assert sorted(other.core.deck[other.core.top :]) == sorted(
                table.core.deck[table.core.top :]
            )
            assert other.legal() == table.legal()
            looked += 1
        choices = table.legal()
        table.apply(choices[rng.below(len(choices))])
    assert looked > 5
