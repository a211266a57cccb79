"""Where a card may be laid: slots, and which cards may share one (RULES 6)."""

from __future__ import annotations

from spinney.engine.core import actions as act
from spinney.engine.core.state import H_KIND, H_OPEN_SIDE, H_OPEN_TOP, H_OWNER, H_SLOT, HOST, State
from spinney.engine.core.tables import (
    ANYWHERE,
    BOTTOM,
    FREE,
    FREE_KINDS,
    MOOR,
    MOOR_SLOT,
    NEEDS_BIRD,
    NEEDS_MOOR,
    SHARES,
    SIDE_GUEST,
    TOP_GUEST,
)
from spinney.engine.core.vectors import i64


def fits(s: State, h: i64, slot: i64, species: i64) -> bool:
    """May a card of this species enter this slot now?

    The caller ensures that the half belongs on that side of the host.
    """
    last = s.host(h, H_SLOT + slot)
    needs = s.tables.needs[species]
    if needs == NEEDS_BIRD:
        return last >= 0 and joins_bird(s, h, slot, species)
    if needs == NEEDS_MOOR and s.host(h, H_KIND) != MOOR:
        return False
    return last < 0 or may_share(s, h, slot, species)


def joins_bird(s: State, h: i64, slot: i64, species: i64) -> bool:
    """May it join another bird on a tree or shrub? Only one per host."""
    t = s.tables
    there = t.species[2 * s.host(h, H_SLOT + slot) + (slot & 1)]
    if s.hosts[h * HOST + H_KIND] == MOOR or there == species:
        return False
    return t.tag_mask[there] & t.bird != 0


def may_share(s: State, h: i64, slot: i64, species: i64) -> bool:
    """May a card of this species join the cards already in this slot?"""
    t = s.tables
    last = s.host(h, H_SLOT + slot)
    there = t.species[2 * last + (slot & 1)]
    limit = t.stack_limit[species]
    if limit != 0:
        return there == species and (limit < 0 or s.slot_size(h, slot) < limit)
    guest = t.guest[species]
    if guest == SIDE_GUEST:
        return s.host(h, H_OPEN_SIDE) > 0
    if guest == TOP_GUEST and t.guest[there] == TOP_GUEST:
        # An opener below lets one top slot of the host be shared.
        return i64(s.under[last]) >= 0 or s.host(h, H_OPEN_TOP) > shared_tops(s, h)
    return False


def shared_tops(s: State, h: i64) -> i64:
    """How many top slots of a host hold more than one card."""
    shared: i64 = 1 if shares_slot(s, h, 0) else 0
    if s.hosts[h * HOST + H_KIND] == MOOR and shares_slot(s, h, 2):
        shared += 1
    return shared


def shares_slot(s: State, h: i64, slot: i64) -> bool:
    last = s.host(h, H_SLOT + slot)
    return last >= 0 and i64(s.under[last]) >= 0


def open_slots(g: State) -> i64:
    """Which kinds of slots are free in the actor's forest, as the bits of ``fits_in``."""
    tally = g.tally
    free = g.player * g.tables.block + FREE
    bits: i64 = ANYWHERE
    bit: i64 = 1
    for i in range(free, free + FREE_KINDS):
        if tally[i] > 0:
            bits |= bit
        bit += bit
    return bits


def room_for(g: State, half: i64, free: i64) -> bool:
    """Is there a place for this half in the actor's forest, given its open slots?"""
    fits_in = g.tables.fits_in[half]
    if fits_in & free:
        return True
    return fits_in & SHARES != 0 and find_slots(g, half, False)


def find_slots(g: State, half: i64, offering: bool) -> bool:
    """May this half enter any slot in the actor's forest? If offering, offer all such slots."""
    t = g.tables
    hosts = g.hosts
    p = g.player
    position = t.position[half]
    fits_in = t.fits_in[half]
    shares = fits_in & SHARES != 0
    found = False
    at: i64 = position
    for host in range(0, len(hosts), HOST):
        if i64(hosts[host + H_OWNER]) == p:
            kind = position  # of slot, as numbered in fits_in
            slots: i64 = 1
            if i64(hosts[host + H_KIND]) == MOOR:
                kind += MOOR_SLOT
                slots = 2 if position <= BOTTOM else 0
            for slot in range(position, position + 2 * slots, 2):
                if i64(hosts[host + H_SLOT + slot]) < 0:
                    if not fits_in >> kind & 1:
                        continue
                elif not shares or not fits(g, at >> 2, slot, t.species[half]):
                    continue
                if not offering:
                    return True
                found = True
                place = at - position + slot
                g.offer(act.SLOT + place if place < act.SLOTS else act.slot(place))
        at += 4
    return found
