"""What a seat cannot know, as numbers: the other hands, the next cards, when the winters come.

A learner may judge finished games by it, to tell good choices from good luck; players never see it.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core import tables as tb
from spinney.engine.core.state import HAND_LIMIT, State
from spinney.engine.core.vectors import i16, i64, vec
from spinney.engine.observation import SEATS

#: The next cards of the deck are counted in three portions, which end after this many cards.
PORTIONS: Final = (2, 6, 14)
#: How many winters there are.
WINTERS: Final = 3


class Hidden:
    """Writes what seats cannot know into the rows of a buffer.

    For each other seat, starting with the next, its hand by species, then by symbol; the same for
    each portion of the deck; then for each winter still to come, how many cards lie above it.
    """

    def __init__(self, tables: tb.Tables, rows: i64) -> None:
        self._tables = tables
        #: Cards are counted by the species and the symbols of their halves.
        self._species: i64 = len(tables.keys)
        self._faces: i64 = self._species + tables.symbol_room
        self._deck: i64 = (SEATS - 1) * self._faces
        self._winters: i64 = self._deck + len(PORTIONS) * self._faces
        self.size: i64 = self._winters + WINTERS
        self.numbers = vec[i16]([0] * (rows * self.size))

    def write(self, row: i64, s: State, seat: i64) -> None:
        """Write what is hidden from a seat."""
        numbers, first = self.numbers, row * self.size
        for i in range(first, first + self.size):
            numbers[i] = 0
        for other in range(1, s.players):
            p = seat + other
            if p >= s.players:
                p -= s.players
            hand = p * HAND_LIMIT
            for i in range(hand, hand + s.hand_size(p)):
                self._count(first + (other - 1) * self._faces, s.hands[i])
        at = s.top
        for portion in range(len(PORTIONS)):
            end = min(s.top + PORTIONS[portion], i64(len(s.deck)))
            while at < end:
                self._count(first + self._deck + portion * self._faces, s.deck[at])
                at += 1
        winter = first + self._winters
        for i in range(max(s.top, s.last_pile), len(s.deck)):
            if self._tables.kind[s.deck[i]] == tb.WINTER and winter < first + self.size:
                numbers[winter] = i16(i - s.top + 1)
                winter += 1

    def _count(self, at: i64, c: i64) -> None:
        t, numbers = self._tables, self.numbers
        for half in range(2 * c, 2 * c + 2):
            if t.species[half] >= 0:
                numbers[at + t.species[half]] += 1
            if t.symbol[half] >= 0:
                numbers[at + self._species + t.symbol[half]] += 1
