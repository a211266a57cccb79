"""What actions have in common, as numbers for a learner: every action consists of a few parts.

Taking a card from the clearing, for example, consists of taking its face, each of its species and
each of its symbols; a slot consists of the kind of host and the cards already there. What a learner
finds out about a part applies to all actions that have it; it judges an action by the sum of its
parts.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core import actions as act
from spinney.engine.core.state import H_SLOT, H_SPECIES, HOST, State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i16, i64, vec
from spinney.engine.counts import host_numbers

#: The most parts an action can have. Those with fewer are padded with ``Parts.none``.
MAX_PARTS: Final = 7


class Parts:
    """The parts of a deck's actions, numbered.

    First the actions that are plain words; then taking, picking and laying face down: by face,
    species and symbol; then playing: by half, species and symbol; then slots: by kind of host and
    slot, by how many slots of the host are filled, by whether the slot is shared, and by the
    species there.
    """

    def __init__(self, t: Tables) -> None:
        cards = len(t.kind)
        species = len(t.keys)
        faces = {face: i for i, face in enumerate(sorted({t.same[c] for c in range(cards)}))}
        lists: list[list[int]] = [[] for _ in range(act.space(cards))]
        for word in range(act.TAKE):
            lists[word] = [word]
        start = act.TAKE
        for kind in (act.TAKES, act.PICKS, act.LAYS):
            by_species = start + len(faces)
            by_symbol = by_species + species
            for c in range(cards):
                parts = [start + faces[t.same[c]]]
                for half in range(2 * c, 2 * c + 2):
                    if t.species[half] >= 0:
                        parts.append(by_species + t.species[half])
                    if t.symbol[half] >= 0:
                        parts.append(by_symbol + t.symbol[half])
                lists[_action(kind, c)] = parts
            start = by_symbol + t.symbol_room
        by_species = start + 2 * len(faces)
        by_symbol = by_species + species
        for half in range(2 * cards):
            parts = []
            if t.species[half] >= 0:
                parts = [start + 2 * faces[t.same[half >> 1]] + (half & 1)]
                parts.append(by_species + t.species[half])
                if t.symbol[half] >= 0:
                    parts.append(by_symbol + t.symbol[half])
            lists[act.play(half)] = parts
        start = by_symbol + t.symbol_room
        self._host_numbers = host_numbers(t)
        self._slots: i64 = start
        self._filled: i64 = start + 4 * (1 + max(self._host_numbers))
        self._shared: i64 = self._filled + 5
        self._beside: i64 = self._shared + 1
        #: The number of parts, which also stands for "no part".
        self.size: i64 = self._beside + species
        self.none: i64 = self.size
        flat: list[int] = []
        for parts in lists:
            assert len(parts) <= MAX_PARTS
            flat += [*parts, *[self.size] * (MAX_PARTS - len(parts))]
        #: The parts of all actions except slots.
        self._plain = vec[i16](flat)

    def write(self, s: State, into: vec[i16], at: i64, most: i64) -> i64:
        """Write the parts of up to ``most`` legal actions in sequence; returns how many."""
        n: i64 = min(s.offered, most)
        plain, choices = self._plain, s.choices
        for i in range(n):
            action = choices[i]
            if act.kind(action) == act.PUTS:
                self._write_slot(s, act.place(action), into, at)
            else:
                first = MAX_PARTS * action
                for j in range(MAX_PARTS):
                    into[at + j] = plain[first + j]
            at += MAX_PARTS
        return n

    def _write_slot(self, s: State, place: i64, into: vec[i16], at: i64) -> None:
        h = place >> 2
        slot = place & 3
        species, hosts, record = s.tables.species, s.hosts, h * HOST
        filled: i64 = 0
        end = at + 3
        for other in range(4):
            c = i64(hosts[record + H_SLOT + other])
            if c >= 0:
                filled += 1
                into[end] = i16(self._beside + species[2 * c + (other & 1)])
                end += 1
        number = self._host_numbers[1 + i64(hosts[record + H_SPECIES])]
        into[at] = i16(self._slots + 4 * number + slot)
        into[at + 1] = i16(self._filled + filled)
        shared = hosts[record + H_SLOT + slot] >= 0
        into[at + 2] = i16(self._shared if shared else self.none)
        while end < at + MAX_PARTS:
            into[end] = i16(self.none)
            end += 1


def _action(kind: i64, card: i64) -> i64:
    if kind == act.TAKES:
        return act.take(card)
    return act.pick(card) if kind == act.PICKS else act.face_down(card)
