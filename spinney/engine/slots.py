"""Where a card may lie: slots, and who may share one (RULES 6)."""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import Tag
from spinney.engine.state import H_KIND, H_OPEN_SIDE, H_OPEN_TOP, H_OWNER, H_SLOT, HOST, State
from spinney.engine.tables import (
    BOTTOM,
    FREE,
    MOOR,
    NEEDS_BIRD,
    NEEDS_MOOR,
    NO_GUEST,
    NO_SLOT,
    SIDE_GUEST,
    TAG_BIT,
    TOP_GUEST,
)

_BIRD: Final = TAG_BIT[Tag.BIRD]


def fits(s: State, h: int, slot: int, species: int) -> bool:
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


def joins_bird(s: State, h: int, slot: int, species: int) -> bool:
    """Beside another bird on a tree or shrub, one to a host."""
    t = s.tables
    there = t.species[2 * s.hosts[h * HOST + H_SLOT + slot] + (slot & 1)]
    if s.hosts[h * HOST + H_KIND] == MOOR or there == species:
        return False
    return t.tag_mask[there] & _BIRD != 0


def may_share(s: State, h: int, slot: int, species: int) -> bool:
    """May a card of this species join the cards that already lie in this slot?"""
    t = s.tables
    host = h * HOST
    last = s.hosts[host + H_SLOT + slot]
    there = t.species[2 * last + (slot & 1)]
    limit = t.stack_limit[species]
    if limit != 0:
        return there == species and (limit < 0 or len(s.slot_cards(h, slot)) < limit)
    guest = t.guest[species]
    if guest == SIDE_GUEST:
        return s.hosts[host + H_OPEN_SIDE] > 0
    if guest == TOP_GUEST and t.guest[there] == TOP_GUEST:
        # An opener below lets one top slot of the host be shared.
        return s.under[last] >= 0 or s.hosts[host + H_OPEN_TOP] > shared_tops(s, h)
    return False


def shared_tops(s: State, h: int) -> int:
    """Top slots of a host that hold more than one card."""
    shared = 0
    for slot in (0, 2) if s.hosts[h * HOST + H_KIND] == MOOR else (0,):
        last = s.hosts[h * HOST + H_SLOT + slot]
        if last >= 0 and s.under[last] >= 0:
            shared += 1
    return shared


def has_slot(g: State, half: int) -> bool:
    """Is there a place for this half in the actor's forest?"""
    t = g.tables
    position = t.position[half]
    if position == NO_SLOT:
        return True
    species = t.species[half]
    free = g.player * t.block + FREE
    needs = t.needs[species]
    if needs != NEEDS_BIRD:
        if position <= BOTTOM and g.tally[free + 4 + position] > 0:
            return True
        if needs == NEEDS_MOOR:
            return False
        if g.tally[free + position] > 0:
            return True
        if t.stack_limit[species] == 0 and t.guest[species] == NO_GUEST:
            return False
    return len(slots(g, half)) > 0


def slots(g: State, half: int) -> list[int]:
    """The slots of the actor's forest that this half may enter, as host * 4 + slot."""
    t = g.tables
    hosts = g.hosts
    p = g.player
    position = t.position[half]
    species = t.species[half]
    out: list[int] = []
    for h in range(len(hosts) // HOST):
        if hosts[h * HOST + H_OWNER] != p:
            continue
        if hosts[h * HOST + H_KIND] != MOOR:
            if fits(g, h, position, species):
                out.append(4 * h + position)
        elif position <= BOTTOM:
            if fits(g, h, position, species):
                out.append(4 * h + position)
            if fits(g, h, position + 2, species):
                out.append(4 * h + position + 2)
    return out
