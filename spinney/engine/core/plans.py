"""Where each card in a seat's hand could be laid, and what it would score; in flat integers."""

from __future__ import annotations

from spinney.engine.core import actions as act
from spinney.engine.core.scoring import score
from spinney.engine.core.slots import find_slots
from spinney.engine.core.state import State
from spinney.engine.core.tables import NO_SLOT
from spinney.engine.core.vectors import append, i64, vec


class Planner:
    """Tries out placements of halves on a copy of the state."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s = s.copy()
        self.seat = seat
        self.cards = self._cards()
        self.s.player = seat
        self.before = score(self.s, seat)

    def _cards(self) -> vec[i64]:
        """The hand, and the open cards that an effect currently lets the seat lay."""
        s = self.s
        cards = s.hand(self.seat)
        for action in s.choices[: s.offered]:
            if act.kind(action) == act.PLAYS and act.half(action) >> 1 not in cards:
                cards = append(cards, act.half(action) >> 1)
        return cards

    def places(self, half: i64) -> vec[i64]:
        """The places where a half can be laid, 4 * host + slot; -1 for a host."""
        s = self.s
        if s.tables.species[half] < 0:
            return vec[i64]()
        if s.tables.position[half] == NO_SLOT:
            return vec[i64]([-1])
        s.offered = 0
        find_slots(s, half, True)
        places = s.choices[: s.offered]
        for i in range(len(places)):
            places[i] = act.place(places[i])
        return places

    def gain(self, half: i64, at: i64) -> i64:
        """The change in the seat's points if the half is laid there."""
        trial = self.s.copy()
        if at < 0:
            trial.put_host(self.seat, half >> 1)
        else:
            trial.put_dweller(self.seat, half >> 1, at)
        return score(trial, self.seat) - self.before

    def placings(self) -> list[tuple[int, list[tuple[int, int, int]]]]:
        """Every half that can be laid: where, as host, slot and gain; -1 for a host itself."""
        found: list[tuple[int, list[tuple[int, int, int]]]] = []
        for card in self.cards:
            for half in range(2 * card, 2 * card + 2):
                places = [(at >> 2, at & 3, self.gain(half, at)) for at in self.places(half)]
                if len(places) > 0:
                    found.append((half, places))
        return found

    def face_down(self) -> int | None:
        """The change in points from laying any card face down; None: not possible."""
        s = self.s
        if not s.tables.saplings or s.hand_size(self.seat) == 0:
            return None
        trial = s.copy()
        trial.put_face_down(self.seat, s.hand(self.seat)[0])
        return score(trial, self.seat) - self.before
