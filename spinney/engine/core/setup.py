"""Set-up: building the deck, dealing, mulligan, cave draft, and the draft variant (RULES 2, 9)."""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import FOREST
from spinney.engine import solo
from spinney.engine.core import actions as act
from spinney.engine.core import causes
from spinney.engine.core import events as ev
from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand, set_operand
from spinney.engine.core.state import DECK, GONE, IN_DRAFT, State
from spinney.engine.core.tables import CAVE_CARD, WINTER
from spinney.engine.core.vectors import append, extend, i16, i64, remove, u8, vec

HAND_SIZE: Final = 6

# Where a drafted card goes; the number is also the stage at which it is chosen.
KEEP: Final = 1
TO_RIGHT: Final = 2
TO_LEFT: Final = 3
TO_CLEARING: Final = 4
OUT: Final = 5

#: By players: rounds, cards looked at, and how many of them are kept, passed right, passed left,
#: put into the clearing; the rest leave the game.
DRAFT_RULES: Final = {
    2: (3, 5, (1, 1, 0, 1)),
    3: (2, 6, (1, 1, 1, 1)),
    4: (1, 9, (2, 2, 2, 1)),
    5: (1, 7, (2, 2, 2, 1)),
}


def set_up(g: State) -> None:
    """Everything before the first choice."""
    g.lay_out()
    held = build_deck(g)
    start = g.options.start
    g.start = g.rng.below(g.players) if start is None else start
    if g.solo:
        set_up_solo(g, held)
        return
    order = vec[i64]()
    for i in range(g.players):
        order = append(order, (g.start + i) % g.players)
    if g.options.draft:
        fr.push(g, fr.DRAFT_ROUND, 0)
        return
    for p in order:
        deal(g, p)
    if g.tables.game == FOREST:
        for i in range(g.players):
            fr.push(g, fr.MULLIGAN, order[g.players - 1 - i])
        return
    caves = vec[i64]()
    for number in range(1, len(g.tables.cave_setup)):
        caves = append(caves, number)
    g.rng.shuffle(caves)
    for number in caves[: g.players]:
        g.open_caves |= 1 << number
    # The last player chooses first; then the caves' set-up effects follow in the same order.
    for p in order:
        fr.push(g, fr.CAVE_SETUP, p)
    for p in order:
        fr.push(g, fr.CAVE_CHOICE, p)


def build_deck(g: State) -> i64:
    """Shuffle, remove cards, put the winters into the last pile. Returns the card held, or -1."""
    t = g.tables
    sets: i64 = t.set_mask(g.options.sets)
    deck = vec[i64]()
    winters = vec[i64]()
    for c in range(len(t.kind)):
        if t.set_bit[c] & sets:
            if t.kind[c] == WINTER:
                winters = append(winters, c)
            else:
                deck = append(deck, c)
                g.place[c] = DECK
    held = _held_card(g, deck)
    if held >= 0:
        deck = remove(deck, held)
    g.rng.shuffle(deck)
    removed = g.options.removed
    for c in deck[:removed]:
        g.place[c] = GONE
    deck = deck[removed:]
    for c in winters:
        g.known[c] = u8(g.everyone)
    if g.solo:
        g.last_pile = len(deck) - solo.LAST_CARDS
        deck = append(deck, winters[0])
        g.place[winters[0]] = DECK
        g.rng.shuffle(deck, g.last_pile)
    else:
        first: i64 = len(deck) - len(deck) // 3
        g.last_pile = first
        for c in winters:
            g.place[c] = DECK
        deck = append(deck, winters[1])
        deck = append(deck, winters[2])
        g.rng.shuffle(deck, first)
        deck = extend(append(deck[:first], winters[0]), deck[first:])
    g.deck = deck
    return held


def _held_card(g: State, deck: vec[i64]) -> i64:
    """The card that a challenge gives the player in addition to the six; -1: none."""
    key = solo.CHALLENGES[g.options.solo].held if g.options.solo else None
    if key is None:
        return -1
    species: i64 = g.tables.index[key]
    fitting = vec[i64]()
    for c in deck:
        if g.tables.species[2 * c] == species or g.tables.species[2 * c + 1] == species:
            fitting = append(fitting, c)
    return fitting[g.rng.below(len(fitting))]


def deal(g: State, p: i64) -> None:
    g.draw(p, HAND_SIZE)


def set_up_solo(g: State, held: i64) -> None:
    if held >= 0:
        g.hold(0, held)
    deal(g, 0)
    g.automa = vec[i64](list(range(len(solo.AUTOMA))))
    g.rng.shuffle(g.automa)
    g.tally[CAVE_CARD] = solo.SOLO_CAVE
    fr.push(g, fr.CAVE_SETUP, 0)


def choose(g: State, op: i64, action: i64) -> None:
    """Carry out a choice during set-up."""
    if op == fr.MULLIGAN:
        fr.pop(g)
        if action == act.USE:
            mulligan(g)
    elif op == fr.CAVE_CHOICE:
        fr.pop(g)
        number = action - act.CAVE
        g.open_caves &= ~(1 << number)
        g.tally[g.player * g.tables.block + CAVE_CARD] = i16(number)
        g.grow(g.player)
        g.emit(ev.CAVE_CHOSEN, g.player, -1, number, g.everyone)
    else:
        draft_pick(g, act.picked(action))


def carry_out(g: State, op: i64, number: i64) -> None:
    """Carry out an automatic part of the set-up; the number is a player or a round."""
    if op == fr.CAVE_SETUP:
        g.player = number
        g.cause = causes.CAVE
        row = g.tables.cave_setup[i64(g.tally[number * g.tables.block + CAVE_CARD])]
        if row > 0:
            g.tables.handlers[row].begin(g, row, causes.CAVE, True)
    elif op == fr.DRAFT_ROUND:
        draft_round(g, number)
    else:
        assert op == fr.DRAFT_DELIVERY
        deliver(g)


def mulligan(g: State) -> None:
    """The six cards leave the game unseen by the others and six new ones are dealt."""
    p = g.player
    g.mulligans |= 1 << p
    g.emit(ev.MULLIGAN, p, -1, 0, g.everyone)
    for c in g.hand(p):
        g.drop(p, c)
    deal(g, p)


# -- the draft variant ---------------------------------------------------------------------


def draft_round(g: State, number: i64) -> None:
    """Everyone looks at some cards and decides; no card moves until all have decided."""
    rounds, looked_at, _ = DRAFT_RULES[g.players]
    if number == rounds:
        return
    fr.push(g, fr.DRAFT_ROUND, number + 1)
    fr.push(g, fr.DRAFT_DELIVERY)
    g.draft = vec[i64]([0] * (looked_at * g.players))
    g.draft_to = vec[i64]([0] * (looked_at * g.players))
    for i in range(g.players):
        p = (g.start + i) % g.players
        for j, c in enumerate(sorted([g.next_card() for _ in range(looked_at)])):
            g.draft[p * looked_at + j] = c
            g.place[c] = i16(IN_DRAFT + p)
            g.know(c, 1 << p)
            g.emit(ev.DEALT, p, c, 0, 1 << p)
    for i in range(g.players):
        push_stage(g, (g.start + g.players - 1 - i) % g.players, KEEP)


def push_stage(g: State, p: i64, stage: i64) -> None:
    """Ask for the next stage of a player's draft; the last one needs no choice."""
    numbers = DRAFT_RULES[g.players][2]
    while stage < OUT and numbers[stage - 1] == 0:
        stage += 1
    if stage < OUT:
        fr.push(g, fr.DRAFT, p, stage, numbers[stage - 1], -1)


def draft_pick(g: State, card: i64) -> None:
    p, stage = operand(g, fr.SETUP_PLAYER), operand(g, fr.DRAFT_STAGE)
    more = operand(g, fr.DRAFT_MORE)
    for i in range(len(g.draft)):
        if g.draft[i] == card:
            g.draft_to[i] = stage
    if more > 1:
        set_operand(g, fr.DRAFT_MORE, more - 1)
        set_operand(g, fr.DRAFT_LAST, card)
    else:
        fr.pop(g)
        push_stage(g, p, stage + 1)


def deliver(g: State) -> None:
    """End a draft round: every card goes where its owner decided.

    Play is clockwise, so the next player sits to the left. Cards go one destination at a time, so
    that the order of open and hidden cards reveals nothing about the hidden ones.
    """
    draft, to, size = g.draft, g.draft_to, len(g.draft) // g.players
    g.draft = vec[i64]()
    g.draft_to = vec[i64]()
    for stage in (TO_CLEARING, KEEP, TO_RIGHT, TO_LEFT, 0):
        for i in range(len(draft)):
            if to[i] == stage:
                deliver_card(g, i // size, draft[i], stage)


def deliver_card(g: State, p: i64, card: i64, stage: i64) -> None:
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
