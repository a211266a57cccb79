"""Set-up: building the deck, dealing, mulligan, cave draft, and the draft variant (RULES 2, 9)."""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import FOREST
from spinney.engine import actions as act
from spinney.engine import effects, solo
from spinney.engine import events as ev
from spinney.engine import frames as fr
from spinney.engine.state import DECK, GONE, IN_DRAFT, State
from spinney.engine.tables import CAVE_CARD, WINTER

HAND_SIZE: Final = 6

# Where a drafted card goes; the number is also the stage at which it is chosen.
KEEP: Final = 1
TO_RIGHT: Final = 2
TO_LEFT: Final = 3
TO_CLEARING: Final = 4
OUT: Final = 5

#: By players: rounds, cards looked at, and how many of them are kept, go right, left, to the
#: clearing; the rest leaves the game.
DRAFT_RULES: Final = {
    2: (3, 5, (1, 1, 0, 1)),
    3: (2, 6, (1, 1, 1, 1)),
    4: (1, 9, (2, 2, 2, 1)),
    5: (1, 7, (2, 2, 2, 1)),
}


def set_up(g: State) -> None:
    """Everything before the first choice."""
    held = build_deck(g)
    start = g.options.start
    g.start = g.rng.below(g.players) if start is None else start
    if g.solo:
        set_up_solo(g, held)
        return
    order = [(g.start + i) % g.players for i in range(g.players)]
    if g.options.draft:
        fr.push(g, fr.DRAFT_ROUND, 0)
        return
    for p in order:
        deal(g, p)
    if g.tables.game == FOREST:
        for p in reversed(order):
            fr.push(g, fr.MULLIGAN, p)
        return
    caves = list(range(1, len(g.tables.cave_setup)))
    g.rng.shuffle(caves)
    for number in caves[: g.players]:
        g.open_caves |= 1 << number
    # The last player chooses first; then the caves are carried out in the same order.
    for p in order:
        fr.push(g, fr.CAVE_SETUP, p)
    for p in order:
        fr.push(g, fr.CAVE_CHOICE, p)


def build_deck(g: State) -> list[int]:
    """Shuffle, remove, put the winters into the last pile. Returns cards taken out beforehand."""
    t = g.tables
    cards = [c for c, card in enumerate(t.cards) if card.set in g.options.sets]
    winters = [c for c in cards if t.kind[c] == WINTER]
    deck = [c for c in cards if t.kind[c] != WINTER]
    for c in deck:
        g.place[c] = DECK
    held: list[int] = []
    species = solo.CHALLENGES[g.options.solo].held if g.options.solo else None
    if species is not None:
        fitting = [c for c in deck if _has_species(g, c, species)]
        held.append(fitting[g.rng.below(len(fitting))])
        deck.remove(held[0])
    g.rng.shuffle(deck)
    removed = g.options.removed
    for c in deck[:removed]:
        g.place[c] = GONE
    deck = deck[removed:]
    for c in winters:
        g.known[c] = g.everyone
    if g.solo:
        g.last_pile = len(deck) - solo.LAST_CARDS
        deck.append(winters[0])
        g.place[winters[0]] = DECK
        g.rng.shuffle(deck, g.last_pile)
    else:
        first = len(deck) - len(deck) // 3
        g.last_pile = first
        deck += winters[1:]
        for c in winters:
            g.place[c] = DECK
        g.rng.shuffle(deck, first)
        deck.insert(first, winters[0])
    g.deck = deck
    return held


def _has_species(g: State, card: int, key: str) -> bool:
    return g.tables.index[key] in g.tables.species[2 * card : 2 * card + 2]


def deal(g: State, p: int) -> None:
    g.draw(p, HAND_SIZE)


def set_up_solo(g: State, held: list[int]) -> None:
    for c in held:
        g.hold(0, c)
    deal(g, 0)
    g.automa = list(range(len(solo.AUTOMA)))
    g.rng.shuffle(g.automa)
    g.tally[CAVE_CARD] = solo.SOLO_CAVE
    fr.push(g, fr.CAVE_SETUP, 0)


def choose(g: State, op: int, action: int) -> None:
    """A choice of the set-up."""
    if op == fr.MULLIGAN:
        fr.pop(g)
        if action == act.USE:
            mulligan(g)
    elif op == fr.CAVE_CHOICE:
        fr.pop(g)
        number = action - act.CAVE
        g.open_caves &= ~(1 << number)
        g.tally[g.player * g.tables.block + CAVE_CARD] = number
        g.emit(ev.CAVE_CHOSEN, g.player, -1, number, g.everyone)
    else:
        draft_pick(g, action - act.PICK)


def carry_out(g: State, op: int, a: int) -> None:
    """A part of the set-up that runs by itself."""
    if op == fr.CAVE_SETUP:
        g.player = a
        row = g.tables.cave_setup[g.tally[a * g.tables.block + CAVE_CARD]]
        if row > 0:
            effects.begin(g, row, -1, True)
    elif op == fr.DRAFT_ROUND:
        draft_round(g, a)
    else:
        assert op == fr.DRAFT_DELIVERY
        deliver(g)


def mulligan(g: State) -> None:
    """The six leave the game unseen by others, six new ones come."""
    p = g.player
    g.mulligans |= 1 << p
    g.emit(ev.MULLIGAN, p, -1, 0, g.everyone)
    for c in g.hand(p):
        g.drop(p, c)
    deal(g, p)


# -- the draft variant ---------------------------------------------------------------------


def draft_round(g: State, number: int) -> None:
    """Everyone looks at some cards and decides; nothing moves before all have decided."""
    rounds, looked_at, _ = DRAFT_RULES[g.players]
    if number == rounds:
        return
    fr.push(g, fr.DRAFT_ROUND, number + 1)
    fr.push(g, fr.DRAFT_DELIVERY)
    g.draft = [0] * (looked_at * g.players)
    g.draft_to = [0] * (looked_at * g.players)
    for i in range(g.players):
        p = (g.start + i) % g.players
        cards = sorted([g.next_card() for _ in range(looked_at)])
        for j, c in enumerate(cards):
            g.draft[p * looked_at + j] = c
            g.place[c] = IN_DRAFT + p
            g.known[c] = 1 << p
            g.emit(ev.DEALT, p, c, 0, 1 << p)
    for i in range(g.players - 1, -1, -1):
        push_stage(g, (g.start + i) % g.players, KEEP)


def push_stage(g: State, p: int, stage: int) -> None:
    """Ask for the next stage of a player's draft; the last one needs no choice."""
    numbers = DRAFT_RULES[g.players][2]
    while stage < OUT and numbers[stage - 1] == 0:
        stage += 1
    if stage < OUT:
        fr.push(g, fr.DRAFT, p, stage, numbers[stage - 1], -1)


def draft_pick(g: State, card: int) -> None:
    p, stage, more = g.pending[-6:-3]
    g.draft_to[g.draft.index(card)] = stage
    if more > 1:
        g.pending[fr.C] = more - 1
        g.pending[fr.D] = card
    else:
        fr.pop(g)
        push_stage(g, p, stage + 1)


def deliver(g: State) -> None:
    """The end of a draft round: every card goes where its owner decided.

    Play is clockwise, so the next player sits to the left. One destination after the other, so
    that the order of open and hidden cards says nothing about the hidden ones.
    """
    draft, to, size = g.draft, g.draft_to, len(g.draft) // g.players
    g.draft = []
    g.draft_to = []
    for stage in (TO_CLEARING, KEEP, TO_RIGHT, TO_LEFT, 0):
        for i in range(len(draft)):
            if to[i] == stage:
                deliver_card(g, i // size, draft[i], stage)


def deliver_card(g: State, p: int, card: int, stage: int) -> None:
    if stage == TO_CLEARING:
        g.draft_to_clearing(p, card)
    elif stage == KEEP:
        g.draft_to_hand(p, p, card)
    elif stage == TO_RIGHT:
        g.draft_to_hand(p, (p - 1) % g.players, card)
    elif stage == TO_LEFT:
        g.draft_to_hand(p, (p + 1) % g.players, card)
    else:
        g.draft_out(p, card)
