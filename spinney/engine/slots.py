"""Where a card may lie: slots, and who may share one (RULES 6)."""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import Tag
from spinney.engine.state import H_KIND, H_OPEN_SIDE, H_OPEN_TOP, H_OWNER, H_SLOT, HOST, State
from spinney.engine.tables import (
    ANYWHERE,
    BOTTOM,
    FREE,
    MOOR,
    NEEDS_BIRD,
    NEEDS_MOOR,
    SHARES,
    SIDE_GUEST,
    TAG_BIT,
    TOP_GUEST,
)
from spinney.engine.vectors import append, i64, vec

_BIRD: Final[i64] = TAG_BIT[Tag.BIRD]


def fits(s: State, h: i64, slot: i64, species: i64) -> bool:
    """May a card of this species enter this slot now?

    The caller sees to it that the half belongs on that side of the host.
    """
    last = s.hosts[h * HOST + H_SLOT + slot]
    needs = s.tables.needs[species]
    if needs == NEEDS_BIRD:
        return last >= 0 and joins_bird(s, h, slot, species)
    if needs == NEEDS_MOOR and s.hosts[h * HOST + H_KIND] != MOOR:
        return False
    return last < 0 or may_share(s, h, slot, species)


def joins_bird(s: State, h: i64, slot: i64, species: i64) -> bool:
    """Beside another bird on a tree or shrub, one to a host."""
    t = s.tables
    there = t.species[2 * s.hosts[h * HOST + H_SLOT + slot] + (slot & 1)]
    if s.hosts[h * HOST + H_KIND] == MOOR or there == species:
        return False
    return t.tag_mask[there] & _BIRD != 0


def may_share(s: State, h: i64, slot: i64, species: i64) -> bool:
    """May a card of this species join the cards that already lie in this slot?"""
    t = s.tables
    host = h * HOST
    last = s.hosts[host + H_SLOT + slot]
    there = t.species[2 * last + (slot & 1)]
    limit = t.stack_limit[species]
    if limit != 0:
        return there == species and (limit < 0 or s.slot_size(h, slot) < limit)
    guest = t.guest[species]
    if guest == SIDE_GUEST:
        return s.hosts[host + H_OPEN_SIDE] > 0
    if guest == TOP_GUEST and t.guest[there] == TOP_GUEST:
        # An opener below lets one top slot of the host be shared.
        return s.under[last] >= 0 or s.hosts[host + H_OPEN_TOP] > shared_tops(s, h)
    return False


def shared_tops(s: State, h: i64) -> i64:
    """Top slots of a host that hold more than one card."""
    shared: i64 = 1 if shares_slot(s, h, 0) else 0
    if s.hosts[h * HOST + H_KIND] == MOOR and shares_slot(s, h, 2):
        shared += 1
    return shared


def shares_slot(s: State, h: i64, slot: i64) -> bool:
    last = s.hosts[h * HOST + H_SLOT + slot]
    return last >= 0 and s.under[last] >= 0


def open_slots(g: State) -> i64:
    """Which kinds of slots are free in the actor's forest, as the bits of ``fits_in``."""
    free = g.player * g.tables.block + FREE
    bits: i64 = ANYWHERE
    for i in range(6):
        if g.tally[free + i] > 0:
            bits |= 1 << i
    return bits


def room_for(g: State, half: i64, free: i64) -> bool:
    """Is there a place for this half in the actor's forest, given its open slots?"""
    fits_in = g.tables.fits_in[half]
    if fits_in & free:
        return True
    return fits_in & SHARES != 0 and len(slots(g, half)) > 0


def slots(g: State, half: i64) -> vec[i64]:
    """The slots of the actor's forest that this half may enter, as host * 4 + slot."""
    t = g.tables
    hosts = g.hosts
    p = g.player
    position = t.position[half]
    species = t.species[half]
    out = vec[i64]()
    for h in range(g.number_of_hosts()):
        if hosts[h * HOST + H_OWNER] != p:
            continue
        if hosts[h * HOST + H_KIND] != MOOR:
            if fits(g, h, position, species):
                out = append(out, 4 * h + position)
        elif position <= BOTTOM:
            if fits(g, h, position, species):
                out = append(out, 4 * h + position)
            if fits(g, h, position + 2, species):
                out = append(out, 4 * h + position + 2)
    return out
