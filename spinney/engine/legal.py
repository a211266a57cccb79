"""Which actions the top frame of the pending stack allows.

Unordered picks go in ascending order, and of identical cards in one zone only the lowest is
offered, so that each set of picks is reached in one way.
"""

from __future__ import annotations

from spinney.cards.vocabulary import FOREST
from spinney.engine import actions as act
from spinney.engine import frames as fr
from spinney.engine.slots import has_slot, slots
from spinney.engine.state import (
    HAND_LIMIT,
    State,
)
from spinney.engine.tables import (
    FROM_CLEARING,
    NO_SLOT,
    TREE,
)


def choices(g: State) -> list[int]:
    """The actions that the top frame, which asks for a choice, allows."""
    op = g.pending[-fr.WIDTH]
    if op == fr.TURN:
        return turn_choices(g)
    if op == fr.PAY or op == fr.PICKS or op == fr.DRAFT:
        return picks(g)
    if op == fr.SLOT:
        return [act.SLOT + at for at in slots(g, g.pending[fr.A])]
    if op == fr.SECOND_DRAW:
        return draws(g)
    if op == fr.OFFER:
        return [act.USE, act.SKIP]
    if op == fr.PERMANENT:
        return [act.USE, act.SKIP] if g.hand_size(g.player) < HAND_LIMIT else [act.SKIP]
    if op == fr.FREE_PLAY:
        return [*free_plays(g, g.pending[fr.A], -1), act.SKIP]
    if op == fr.BATCH:
        return [*free_plays(g, g.pending[fr.A], g.pending[fr.C]), act.DONE]
    if op == fr.MOLE:
        out = [act.DONE]
        plays(g, out)
        return out
    if op == fr.RESOLVE:
        return committed(g)
    if op == fr.MULLIGAN:
        return [act.USE, act.SKIP] if may_mulligan(g) else [act.SKIP]
    assert op == fr.CAVE_CHOICE
    return [act.CAVE + n for n in range(1, len(g.tables.cave_setup)) if g.open_caves >> n & 1]


def turn_choices(g: State) -> list[int]:
    """The turn's main choice: draw, take, play, lay a sapling; or be stuck (RULES 3)."""
    out: list[int] = []
    if g.hand_size(g.player) < HAND_LIMIT:
        out = draws(g)
    plays(g, out)
    if not out:
        out.append(act.STUCK)
    return out


def draws(g: State) -> list[int]:
    out = [act.DRAW]
    same = g.tables.same
    solo = g.solo
    previous = -1
    for c in g.clearing:
        # Cards of the solo row are never identical: the automa cares where they lie.
        if same[c] != previous or solo:
            previous = same[c]
            out.append(act.TAKE + c)
    return out


def plays(g: State, out: list[int]) -> None:
    """Every hand card half that can be paid and has a slot, and every sapling."""
    t = g.tables
    p = g.player
    first = p * HAND_LIMIT
    hand = g.hand_size(p)
    saplings = t.game == FOREST
    previous = -1
    for i in range(first, first + hand):
        c = g.hands[i]
        if t.same[c] == previous:
            continue
        previous = t.same[c]
        if saplings:
            out.append(act.FACE_DOWN + c)
        half = 2 * c
        if t.cost[t.species[half]] < hand and has_slot(g, half):
            out.append(act.PLAY + half)
        if t.position[half] != NO_SLOT:
            half += 1
            if t.cost[t.species[half]] < hand and has_slot(g, half):
                out.append(act.PLAY + half)


def picks(g: State) -> list[int]:
    """Cards to pick next: after the last one, and leaving enough for the rest.

    Where the order of the picks matters, it is free.
    """
    op = g.pending[-fr.WIDTH]
    stop = fr.NEVER
    if op == fr.PICKS:
        more, last, stop = g.pending[fr.B], g.pending[fr.C], g.pending[fr.D]
    else:
        more, last = g.pending[fr.C], g.pending[fr.D]
    needed = 0 if stop == fr.ANY_TIME else more
    zone = pick_zone(g)
    same = g.tables.same
    ordered = order_matters(g)
    row = g.solo and from_clearing(g)
    out: list[int] = []
    previous = -1
    n = len(zone)
    for i in range(n):
        c = zone[i]
        if ordered or (c > last and n - i >= needed):
            if same[c] != previous or row:
                previous = same[c]
                out.append(act.PICK + c)
    if stop == fr.ANY_TIME:
        out.append(act.DONE)
    elif stop == fr.AT_FIRST and last < 0:
        out.append(act.SKIP)
    return out


def pick_zone(g: State) -> list[int]:
    """All cards that the picks of the top frame are made from, ascending."""
    op = g.pending[-fr.WIDTH]
    if op == fr.PAY:
        card = g.pending[fr.A] >> 1
        return [c for c in g.hand(g.player) if c != card]
    if op == fr.DRAFT:
        size = len(g.draft) // g.players
        mine = range(g.player * size, (g.player + 1) * size)
        return [g.draft[i] for i in mine if g.draft_to[i] == 0]
    if not from_clearing(g):
        return g.hand(g.player)
    tags = g.tables.card_tags
    mask = g.pending[fr.E]
    return sorted([c for c in g.clearing if tags[c] & mask])


def from_clearing(g: State) -> bool:
    """Are the picks of the top frame made from the clearing?"""
    return g.pending[-fr.WIDTH] == fr.PICKS and g.pending[fr.A] <= fr.CAVE_CARDS


def order_matters(g: State) -> bool:
    """In the solo row, what goes to the clearing joins it in the order picked."""
    op = g.pending[-fr.WIDTH]
    return g.solo and (op == fr.PAY or (op == fr.PICKS and g.pending[fr.A] == fr.DISCARD_CARDS))


def matches(g: State, row: int, half: int) -> bool:
    """Is this half one that the free play allows?"""
    t = g.tables
    species = t.species[half]
    if t.effect_b[row] >= 0:
        return t.counts_as[species] == t.effect_b[row]
    return t.tag_mask[species] & t.effect_a[row] != 0


def free_plays(g: State, row: int, last: int) -> list[int]:
    """Card halves that may be laid for free by an effect, in ascending order after ``last``."""
    t = g.tables
    open_cards = t.effect_c[row] & FROM_CLEARING != 0
    zone = g.clearing if open_cards else g.hand(g.player)
    out: list[int] = []
    previous = -1
    for c in zone:
        if t.same[c] == previous and not (open_cards and g.solo):
            continue
        previous = t.same[c]
        halves = 1 if t.position[2 * c] == NO_SLOT else 2
        for half in range(2 * c, 2 * c + halves):
            if half > last and matches(g, row, half) and has_slot(g, half):
                out.append(act.PLAY + half)
    return out


def committed(g: State) -> list[int]:
    """The cards laid by a Mole that are still to be resolved; their frames lie just below."""
    left = g.pending[fr.B]
    n = len(g.pending)
    out: list[int] = []
    for i in range(n - fr.WIDTH * (left + 1), n - fr.WIDTH, fr.WIDTH):
        out.append(act.PICK + g.pending[i + 1])
    return out


def may_mulligan(g: State) -> bool:
    """No tree among the six (RULES 2; a shrub is no tree)."""
    for c in g.hand(g.player):
        if g.tables.kind[c] == TREE:
            return False
    return True
