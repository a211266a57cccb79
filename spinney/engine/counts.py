"""Counts of a game that take long: points, cards not seen, empty slots.

They are kept from one observation of a game to the next, and only what has changed in between is
counted again.
"""

from __future__ import annotations

from spinney.engine.core import tables as tb
from spinney.engine.core.ahead import lines
from spinney.engine.core.scoring import score
from spinney.engine.core.state import (
    H_OWNER,
    H_SLOT,
    H_SPECIES,
    HOST,
    State,
    growth_of,
    news_card,
    news_for,
)
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import append, extend, i16, i64, mypyc_attr, vec


class Faces:
    """What cards show: the species and symbols of their halves, numbered in this order.

    Those of card ``c`` are ``shown[first[c] : first[c + 1]]``.
    """

    def __init__(self, t: Tables) -> None:
        species = len(t.keys)
        self.number: i64 = species + t.symbol_room
        shown: list[int] = []
        first = [0]
        for c in range(len(t.kind)):
            halves = range(2 * c, 2 * c + 2)
            shown += [t.species[half] for half in halves if t.species[half] >= 0]
            shown += [species + t.symbol[half] for half in halves if t.symbol[half] >= 0]
            first.append(len(shown))
        self.shown = vec[i64](shown)
        self.first = vec[i64](first)

    def of_sets(self, t: Tables, sets: tuple[str, ...]) -> vec[i16]:
        """How often each is on the cards of these sets."""
        counts = vec[i16]([0] * self.number)
        bits = t.set_mask(sets)
        for c in range(len(t.kind)):
            if t.set_bit[c] & bits and t.kind[c] != tb.WINTER:
                for j in range(self.first[c], self.first[c + 1]):
                    counts[self.shown[j]] += 1
        return counts


def host_numbers(t: Tables) -> vec[i64]:
    """By 1 + species: a number for each host species, from 1; 0 for face-down hosts."""
    numbers = [0]
    hosts: i64 = 0
    for kind in t.host_kind:
        if kind >= 0:
            hosts += 1
        numbers.append(hosts if kind >= 0 else 0)
    return vec[i64](numbers)


class Counter:
    """What it takes to count at tables of one kind."""

    def __init__(self, t: Tables, sets: tuple[str, ...]) -> None:
        self.faces = Faces(t)
        self.host_numbers = host_numbers(t)
        #: The faces before any card is seen, and the slots before any host is laid.
        self.all = self.faces.of_sets(t, sets)
        slots: i64 = 4 * (1 + max(self.host_numbers))
        self.no_slots = vec[i16]([0] * slots)
        #: The tally entries of species whose points depend on other players' forests, and of what
        #: is compared for each of them, the sum of two entries.
        self.most = vec[i64]()
        self.compared = vec[i64]()
        for species in range(len(t.keys)):
            if t.point_op[species] == tb.P_MOST:
                self.most = append(self.most, t.species_at + t.counts_as[species])
                self.compared = append(self.compared, t.count_a[species])
                self.compared = append(self.compared, t.count_b[species])


@mypyc_attr(acyclic=True)
class SeatCounts:
    """What a seat has not seen and its empty slots, in one vector, and when they were counted."""

    def __init__(self) -> None:
        self.numbers = vec[i16]()
        self.read: i64 = 0  # how much of the game's news
        self.growth: i64 = -1


@mypyc_attr(acyclic=True)
class Counts:
    """The counts of one game, for all seats."""

    def __init__(self, counter: Counter, game: State) -> None:
        self.game = game
        self._counter = counter
        self._seats = [SeatCounts() for _ in range(game.players)]
        self._points = vec[i64]([0] * game.players)
        self._compared = vec[i64]([-1] * (game.players * len(counter.most)))
        self._grown: i64 = -1
        game.keeps_news = True

    def points(self) -> vec[i64]:
        """All players' points."""
        if self._grown != self.game.grown:
            self._count_points()
            self._grown = self.game.grown
        return self._points

    def _count_points(self) -> None:
        """Count the points of every forest that has changed, or depends on what has."""
        s = self.game
        compare = self._compare()
        for p in range(s.players):
            changed = growth_of(s.grown, p) != growth_of(self._grown, p)
            if changed or (compare and self._depends_on_rivals(p)):
                self._points[p] = score(s, p)

    def _compare(self) -> bool:
        """Has anything changed that is compared between forests?"""
        s, entries, compared = self.game, self._counter.compared, self._compared
        tally, changed = s.tally, False
        i: i64 = 0
        for p in range(s.players):
            base = p * s.tables.block
            for j in range(0, len(entries), 2):
                n = i64(tally[base + entries[j]] + tally[base + entries[j + 1]])
                if compared[i] != n:
                    compared[i] = n
                    changed = True
                i += 1
        return changed

    def _depends_on_rivals(self, p: i64) -> bool:
        """Does a player have cards whose points depend on other players' forests?"""
        tally, base = self.game.tally, p * self.game.tables.block
        for entry in self._counter.most:
            if tally[base + entry] > 0:
                return True
        return False

    def of_seat(self, seat: i64) -> vec[i16]:
        """How many of each face the seat has not located, then its empty slots by host."""
        s, counts = self.game, self._seats[seat]
        if len(counts.numbers) == 0:
            self._count_unseen(counts, seat)
        else:
            news = s.news
            for i in range(counts.read, len(news)):
                record = i64(news[i])
                change = news_for(record, seat)
                if change:
                    self._see(counts.numbers, news_card(record), change)
        counts.read = len(s.news)
        growth = growth_of(s.grown, seat)
        if counts.growth != growth:
            counts.growth = growth
            unseen = counts.numbers[: self._counter.faces.number]
            counts.numbers = extend(unseen, self._counter.no_slots)
            self._count_slots(counts.numbers, seat)
        return counts.numbers

    def read_ahead(self) -> i64:
        """Bring the counts of the seat to move into the processor's cache."""
        return self._points[0] + lines(self._seats[self.game.player].numbers)

    def _count_unseen(self, counts: SeatCounts, seat: i64) -> None:
        counts.numbers = self._counter.all[:]
        c: i64 = 0
        for known in self.game.known:
            if i64(known) >> seat & 1:
                self._see(counts.numbers, c, 1)
            c += 1  # noqa: SIM113  (enumerate is slow)

    def _see(self, unseen: vec[i16], c: i64, cards: i64) -> None:
        faces = self._counter.faces
        shown, first = faces.shown, faces.first
        for j in range(first[c], first[c + 1]):
            unseen[shown[j]] -= i16(cards)

    def _count_slots(self, slots: vec[i16], seat: i64) -> None:
        first, numbers = self._counter.faces.number, self._counter.host_numbers
        hosts = self.game.hosts
        for h in range(self.game.number_of_hosts()):
            record = h * HOST
            if i64(hosts[record + H_OWNER]) == seat:
                at = first + 4 * numbers[1 + i64(hosts[record + H_SPECIES])]
                for slot in range(4):
                    if hosts[record + H_SLOT + slot] < 0:
                        slots[at + slot] += 1
