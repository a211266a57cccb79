"""Where each card in a seat's hand could be laid, and what it would score; in flat integers."""

from __future__ import annotations

from spinney.engine.core import actions as act
from spinney.engine.core.scoring import score
from spinney.engine.core.slots import find_slots
from spinney.engine.core.state import H_CARD, H_SPECIES, State
from spinney.engine.core.tables import NO_SLOT, TREE
from spinney.engine.core.vectors import append, i64, vec

#: The number of a half; each place as host, slot and gain, a host of -1 meaning that it is a host
#: itself; the hand cards that match; how many deck cards are revealed into the clearing.
Placing = tuple[int, list[tuple[int, int, int]], list[int] | None, int]


class Planner:
    """Tries out placements of halves on a copy of the state."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s = s.copy()
        self.seat = seat
        self.cards = self._cards()
        self.s.player = seat
        self.before = score(self.s, seat)
        self.trial = self.s.copy()

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
        trial = self.trial
        trial.set_forests(self.s)
        if at < 0:
            trial.put_host(self.seat, half >> 1)
        else:
            trial.put_dweller(self.seat, half >> 1, at)
        return score(trial, self.seat) - self.before

    def matching(self, half: i64) -> list[int] | None:
        """The hand cards that count towards its bonus when paid; None: it has no bonus."""
        t, symbol = self.s.tables, self.s.tables.symbol[half]
        if t.bonus[t.species[half]] == 0:
            return None
        # All cards paid with have to show the half's symbol (RULES 4).
        found: list[int] = []
        for c in self.s.hand(self.seat):
            if c != half >> 1 and t.card_symbols[c] >> symbol & 1:
                found.append(c)
        return found

    def placings(self) -> list[Placing]:
        """Every half that can be laid."""
        found: list[Placing] = []
        for card in self.cards:
            # A tree reveals one card (RULES 3).
            reveals = 1 if self.s.tables.kind[card] == TREE else 0
            for half in range(2 * card, 2 * card + 2):
                places = self.gains(half)
                if len(places) > 0:
                    found.append((half, places, self.matching(half), reveals))
        return found

    def gains(self, half: i64) -> list[tuple[int, int, int]]:
        """The places where a half can be laid, as host, slot and gain."""
        found: list[tuple[int, int, int]] = []
        known: dict[int, int] = {}
        for at in self.places(half):
            like = self._like(at)
            gain = known.get(like)
            if gain is None:
                gain = self.gain(half, at)
                known[like] = gain
            found.append((at >> 2, at & 3, gain))
        return found

    def _like(self, at: i64) -> i64:
        """The same number for places where a half gains the same: at equal hosts that are bare."""
        s = self.s
        if at < 0 or s.filled_slots(at >> 2) > 0 or s.host(at >> 2, H_SPECIES) < 0:
            return at
        return -2 - 4 * s.tables.same[s.host(at >> 2, H_CARD)] - (at & 3)

    def face_down(self) -> int | None:
        """The change in points from laying any card face down; None: not possible."""
        s = self.s
        if not s.tables.saplings or s.hand_size(self.seat) == 0:
            return None
        trial = self.trial
        trial.set_forests(s)
        trial.put_face_down(self.seat, s.hand(self.seat)[0])
        return score(trial, self.seat) - self.before
