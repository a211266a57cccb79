"""What others can conclude about a hand, checked against all histories that look the same.

With a handful of cards, try every short sequence of draws, takes, open plays, face-down lays and
shown hands: histories that a seat cannot tell apart must give it the same view, and the worlds
dealt from that view must be exactly the worlds of those histories.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from spinney.cards.catalog import shipped_deck
from spinney.engine import Game, Options, Rng, View
from spinney.engine.core.knowledge import HIDDEN
from spinney.engine.core.state import (
    DECK,
    H_CARD,
    H_SPECIES,
    HAND_LIMIT,
    State,
    trail_card,
    trail_more,
    trail_record,
    trail_seat,
    trail_what,
)
from spinney.engine.core.tables import WINTER, tables_for
from spinney.engine.core.vectors import i16, i32, i64, vec

OWNER = 0
World = tuple[tuple[int, ...], ...]
Move = tuple[str, int]


def small_table(players: int, cards: int) -> Game:
    """A table with so few cards that all histories can be enumerated."""
    deck = shipped_deck("forest")
    g = Game(State(tables_for(deck), Options("forest", players, start=0)), deck, None)
    g.core.lay_out()
    base = [c for c, card in enumerate(g.core.tables.cards) if card.set == "base"]
    winters = [c for c in base if g.core.tables.kind[c] == WINTER]
    few = [c for c in base if g.core.tables.kind[c] != WINTER][:: 158 // cards][:cards]
    for c in (*few, *winters):
        g.core.place[c] = DECK
        g.core.known[c] = int(g.core.everyone) if c in winters else 0
    g.core.deck = vec[i64](few + winters)
    g.core.last_pile = len(few)
    g.core.turn = 1
    return g


def to_top(g: Game, card: int) -> None:
    """Reorder the unseen deck so that this card comes next."""
    deck = g.core.deck[:]
    i = list(deck).index(card, g.core.top)
    deck[g.core.top], deck[i] = deck[i], deck[g.core.top]
    g.core.deck = deck


def moves(g: Game) -> Iterator[Move]:
    for c in g.core.deck[g.core.top : g.core.last_pile]:
        yield "draw", c
    for c in g.core.clearing:
        yield "take", c
    for c in g.core.hand(OWNER):
        yield "discard", c
        yield "lay", c
    if g.core.hand(OWNER):
        yield "show", -1


def moved(g: Game, move: Move) -> Game:
    what, card = move
    after = g.copy()
    if what == "draw":
        to_top(after, card)
        after.core.draw(OWNER, 1)
    elif what == "take":
        after.core.take(OWNER, card)
    elif what == "discard":
        after.core.discard(OWNER, card)
    elif what == "lay":
        after.core.lay_face_down(OWNER, card)
    else:
        after.core.show_hand(OWNER)
    return after


def noticed(g: Game, move: Move) -> tuple[Any, ...]:
    """What the others see of a move."""
    what = move[0]
    if what == "show":
        return what, *g.core.hand(OWNER)
    return (what,) if what in ("draw", "lay") else move


def world(g: Game) -> World:
    return (
        tuple(g.core.hand(OWNER)),
        tuple(g.core.face_down),
        tuple(g.core.clearing),
        tuple(sorted(g.core.deck[g.core.top : g.core.last_pile])),
    )


def view_of(g: Game, seat: int) -> View:
    g = g.copy()
    g.core.player = seat
    return g.view(seat)


@dataclass
class Alike:
    """Histories that look the same to a seat."""

    worlds: set[World] = field(default_factory=set)
    views: dict[tuple[object, ...], View] = field(default_factory=dict)


def histories(g: Game, depth: int, seat: int, log: tuple[Any, ...], seen: Any) -> None:
    view = view_of(g, seat)
    seen[log].worlds.add(world(g))
    seen[log].views.setdefault(view.core.snapshot(), view)
    if depth > 0:
        for move in moves(g):
            histories(moved(g, move), depth - 1, seat, (*log, noticed(g, move)), seen)


def check(seen: dict[tuple[Any, ...], Alike], every: int) -> None:
    """Check that each group has one view and, in a sample, that dealt worlds match its worlds."""
    assert all(len(alike.views) == 1 for alike in seen.values())
    interesting = [a for log, a in seen.items() if ("lay",) in log and len(a.worlds) < 40]
    assert len(interesting) > 50
    for alike in interesting[::every]:
        (view,) = alike.views.values()
        deals = [view.determinize(seed) for seed in range(25 * len(alike.worlds))]
        assert {world(g) for g in deals} == alike.worlds
        assert all(g.view(1).core.snapshot() == view.core.snapshot() for g in deals[:3])


@pytest.mark.parametrize(("cards", "in_hand", "in_clearing"), [(4, 1, 1), (5, 0, 2)])
def test_all_short_histories_of_a_hand(cards: int, in_hand: int, in_clearing: int) -> None:
    seen: dict[tuple[Any, ...], Alike] = defaultdict(Alike)
    table = small_table(2, cards)
    table.core.reveal(in_clearing, OWNER)
    hidden = table.core.deck[table.core.top : table.core.last_pile]
    for card in hidden if in_hand else [-1]:
        g = table.copy()
        if card >= 0:
            to_top(g, card)
            g.core.draw(OWNER, in_hand)
        histories(g, 4, 1, (), seen)
    check(seen, 12)


def test_all_short_histories_with_a_card_that_only_one_rival_knows() -> None:
    """Seat 2 passed the owner a card; seat 1 must not notice what happens to it."""
    seen: dict[tuple[Any, ...], Alike] = defaultdict(Alike)
    table = small_table(3, 4)
    table.core.reveal(1, OWNER)
    hidden = table.core.deck[table.core.top : table.core.last_pile]
    for card in hidden:
        g = table.copy()
        to_top(g, card)
        g.core.draw(OWNER, 1)
        g.core.known[card] = 0b101
        histories(g, 4, 1, (), seen)
    check(seen, 12)


@pytest.mark.parametrize(("unknown", "leaving"), [(2, 1), (8, 7)])
def test_stories_are_equally_likely(unknown: int, leaving: int) -> None:
    """One known and some unknown cards; one is laid, and all but one of the others leave."""
    g = small_table(2, 20)
    g.core.reveal(1, OWNER)
    known = g.core.clearing[0]
    g.core.take(OWNER, known)
    g.core.draw(OWNER, unknown)
    others = [c for c in g.core.hand(OWNER) if c != known]
    g.core.lay_face_down(OWNER, others[0])
    for c in others[1 : leaving + 1]:
        g.core.discard(OWNER, c)
    view = view_of(g, 1)
    laid = sum(view.determinize(seed).core.face_down[0] == known for seed in range(1000))
    assert 440 < laid < 560


def swapped(g: Game, x: int, y: int) -> Game:
    """The same game with two cards exchanged wherever they are."""
    copy = g.copy()
    h = copy.core
    other = {x: y, y: x}

    def name(c: int) -> int:
        return other.get(c, c)

    h.place[x], h.place[y] = h.place[y], h.place[x]
    h.known[x], h.known[y] = h.known[y], h.known[x]
    h.under[x], h.under[y] = h.under[y], h.under[x]
    for p in range(h.players):
        for i, c in enumerate(sorted(map(name, h.hand(p)))):
            h.hands[p * HAND_LIMIT + i] = c
    for i in range(h.number_of_hosts()):
        if h.host(i, H_SPECIES) < 0:
            h.set_host(i, H_CARD, name(h.host(i, H_CARD)))
    for i in range(0, len(h.face_down), 2):
        h.face_down[i] = name(h.face_down[i])
    h.deck = vec[i64]([name(c) for c in h.deck])
    h.lost = vec[i16]([name(c) for c in h.lost])
    h.trails = vec[i32](
        [
            int(trail_record(trail_seat(r), trail_what(r), name(trail_card(r)), trail_more(r)))
            for r in map(i64, h.trails)
        ]
    )
    size = len(h.draft) // h.players
    for p in range(h.players):
        mine = range(p * size, (p + 1) * size)
        pairs = sorted((name(h.draft[i]), h.draft_to[i]) for i in mine)
        for i, (card, to) in zip(mine, pairs, strict=True):
            h.draft[i], h.draft_to[i] = card, to
    return copy


@pytest.mark.parametrize(
    ("game", "players", "draft"),
    [("forest", 2, False), ("forest", 3, True), ("forest", 5, True), ("dartmoor", 3, False)],
)
def test_exchanging_two_hidden_cards_changes_no_view(game: str, players: int, draft: bool) -> None:
    swaps = 0
    for seed in range(4):
        g = Game.new(game, players, seed=seed, draft=draft)
        rng = Rng(seed)
        while not g.over:
            seat = rng.below(players)
            s = g.view(seat).core
            named = {trail_card(i64(record)) for record in s.trails}
            hidden = [c for c, place in enumerate(s.place) if place == HIDDEN and c not in named]
            held = [c for c in hidden if g.core.place[c] != DECK]
            if rng.below(4) == 0 and held:
                x, y = held[rng.below(len(held))], hidden[rng.below(len(hidden))]
                if x != y:
                    swaps += 1
                    assert swapped(g, x, y).view(seat).core.snapshot() == s.snapshot()
            choices = g.legal()
            g.apply(choices[rng.below(len(choices))])
    assert swaps > 100


def test_a_redealt_draft_may_go_anywhere() -> None:
    """The last to choose cannot know which of a rival's cards go where."""
    game = Game.new("forest", 3, seed=1, draft=True, start=0)
    while game.actor != 2:
        game.apply(game.legal()[0])
    view = game.view(2)
    size = len(game.core.draft) // 3
    orders = {tuple(view.determinize(seed).core.draft_to[:size]) for seed in range(60)}
    assert len(orders) > 30
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(game.core.draft_to[:size]))}
