"""Which actions the top frame of the pending stack allows.

Unordered picks must be in ascending order, and of identical cards in one zone only the lowest is
offered, so that each set of picks can be reached in only one way.
"""

from __future__ import annotations

from spinney.engine.core import actions as act
from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand
from spinney.engine.core.slots import find_slots, open_slots, room_for
from spinney.engine.core.state import HAND_LIMIT, State
from spinney.engine.core.tables import FROM_CLEARING, NO_SLOT, TREE
from spinney.engine.core.vectors import append, i64, remove, vec


def offer_choices(g: State) -> None:
    """Offer the actions that the top frame, which asks for a choice, allows."""
    g.offered = 0
    op = fr.op_of(g)
    if op == fr.TURN:
        offer_turn(g)
    elif op == fr.PAY or op == fr.PICKS or op == fr.DRAFT:
        offer_picks(g)
    elif op == fr.SLOT:
        find_slots(g, operand(g, fr.SLOT_HALF), True)
    elif op == fr.SECOND_DRAW:
        offer_draws(g)
    elif op == fr.OFFER:
        offer_use(g, True)
    elif op == fr.PERMANENT:
        offer_use(g, g.hand_size(g.player) < HAND_LIMIT)
    elif op == fr.FREE_PLAY:
        offer_free_plays(g, operand(g, fr.FREE_PLAY_ROW))
        g.offer(act.SKIP)
    elif op == fr.BATCH:
        offer_free_plays(g, operand(g, fr.BATCH_ROW))
        g.offer(act.DONE)
    elif op == fr.MOLE:
        g.offer(act.DONE)
        offer_plays(g)
    elif op == fr.RESOLVE:
        offer_committed(g)
    elif op == fr.MULLIGAN:
        offer_use(g, may_mulligan(g))
    else:
        assert op == fr.CAVE_CHOICE
        for number in range(len(g.tables.cave_setup)):
            if g.open_caves >> number & 1:
                g.offer(act.CAVE + number)


def offer_use(g: State, possible: bool) -> None:
    if possible:
        g.offer(act.USE)
    g.offer(act.SKIP)


def offer_turn(g: State) -> None:
    """The turn's main choice: draw, take, play, lay a sapling; or be stuck (RULES 3)."""
    if g.hand_size(g.player) < HAND_LIMIT:
        offer_draws(g)
    offer_plays(g)
    if g.offered == 0:
        g.offer(act.STUCK)


def offer_draws(g: State) -> None:
    choices = g.room_for_choices(1 + len(g.clearing))
    n = g.offered
    choices[n] = act.DRAW
    n += 1
    same = g.tables.same
    previous: i64 = -1
    for c in g.clearing:
        # Cards in the solo row are never identical: to the automa their position matters.
        if same[c] != previous or g.solo:
            previous = same[c]
            choices[n] = act.TAKE + c if c < act.CARDS else act.take(c)
            n += 1
    g.offered = n


def offer_plays(g: State) -> None:
    """Every hand card half that can be paid for and has a slot, and every sapling."""
    t = g.tables
    hands = g.hands
    same = t.same
    half_cost = t.half_cost
    saplings = t.saplings
    free = open_slots(g)
    size = g.hand_size(g.player)
    first = g.player * HAND_LIMIT
    choices = g.room_for_choices(3 * size)
    n = g.offered
    previous: i64 = -1
    for i in range(first, first + size):
        c = hands[i]
        if same[c] == previous:
            continue
        previous = same[c]
        if saplings:
            choices[n] = act.FACE_DOWN + c if c < act.CARDS else act.face_down(c)
            n += 1
        for half in range(2 * c, 2 * c + 2):
            if half_cost[half] < size and room_for(g, half, free):
                choices[n] = act.PLAY + half if half < act.HALVES else act.play(half)
                n += 1
    g.offered = n


def offer_picks(g: State) -> None:
    """Cards to pick next: after the last one, and leaving enough for the rest.

    If the order of the picks matters, any order is allowed.
    """
    op = fr.op_of(g)
    stop: i64 = fr.NEVER
    if op == fr.PAY:
        more, last = operand(g, fr.PAY_MORE), operand(g, fr.PAY_LAST)
    elif op == fr.DRAFT:
        more, last = operand(g, fr.DRAFT_MORE), operand(g, fr.DRAFT_LAST)
    else:
        more, last = operand(g, fr.PICKS_MORE), operand(g, fr.PICKS_LAST)
        stop = operand(g, fr.PICKS_STOP)
        if stop == fr.ANY_TIME:
            more = 0
    zone = pick_zone(g)
    same = g.tables.same
    ordered = order_matters(g)
    row = g.solo and from_clearing(g)
    previous: i64 = -1
    left: i64 = len(zone)
    for c in zone:
        if ordered or (c > last and left >= more):
            if same[c] != previous or row:
                previous = same[c]
                g.offer(act.PICK + c if c < act.CARDS else act.pick(c))
        left -= 1
    if stop == fr.ANY_TIME:
        g.offer(act.DONE)
    elif stop == fr.AT_FIRST and last < 0:
        g.offer(act.SKIP)


def pick_zone(g: State) -> vec[i64]:
    """All cards that the picks of the top frame are made from, ascending."""
    op = fr.op_of(g)
    if op == fr.PAY:
        return remove(g.hand(g.player), operand(g, fr.PAY_HALF) >> 1)
    if op == fr.PICKS and not from_clearing(g):
        return g.hand(g.player)
    out = vec[i64]()
    if op == fr.DRAFT:
        size = len(g.draft) // g.players
        for i in range(g.player * size, (g.player + 1) * size):
            if g.draft_to[i] == 0:
                out = append(out, g.draft[i])
        return out
    mask = operand(g, fr.PICKS_TAGS)
    for c in vec[i64](sorted(g.clearing)) if g.solo else g.clearing:
        if g.tables.card_tags[c] & mask:
            out = append(out, c)
    return out


def from_clearing(g: State) -> bool:
    """Are the picks of the top frame made from the clearing?"""
    return fr.op_of(g) == fr.PICKS and operand(g, fr.PICKS_KIND) <= fr.CAVE_CARDS


def order_matters(g: State) -> bool:
    """Does the order of picks matter? In the solo mode cards join the clearing as picked."""
    if not g.solo:
        return False
    op = fr.op_of(g)
    return op == fr.PAY or (op == fr.PICKS and operand(g, fr.PICKS_KIND) == fr.DISCARD_CARDS)


def matches(g: State, row: i64, half: i64) -> bool:
    """Does the free play allow this half?"""
    t = g.tables
    species = t.species[half]
    if t.effect_b[row] >= 0:
        return t.counts_as[species] == t.effect_b[row]
    return t.tag_mask[species] & t.effect_a[row] != 0


def offer_free_plays(g: State, row: i64) -> None:
    """Card halves that may be laid for free by an effect."""
    t = g.tables
    free = open_slots(g)
    open_cards = t.effect_c[row] & FROM_CLEARING != 0
    previous: i64 = -1
    for c in g.clearing if open_cards else g.hand(g.player):
        if t.same[c] == previous and not (open_cards and g.solo):
            continue
        previous = t.same[c]
        halves: i64 = 1 if t.position[2 * c] == NO_SLOT else 2
        for half in range(2 * c, 2 * c + halves):
            if matches(g, row, half) and room_for(g, half, free):
                g.offer(act.play(half))


def offer_committed(g: State) -> None:
    """The cards laid with a Mole and not yet resolved; their frames are just below."""
    above = operand(g, fr.RESOLVE_CARDS)
    while above > 0:
        g.offer(act.pick(fr.operand_below(g, above, fr.COMMITTED_CARD)))
        above -= 1


def may_mulligan(g: State) -> bool:
    """Is there no tree among the six (RULES 2; a shrub is not a tree)?"""
    for c in g.hand(g.player):
        if g.tables.kind[c] == TREE:
            return False
    return True
