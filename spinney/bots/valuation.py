"""What cards are worth to a seat: the judgement that planner and search share.

Everything is measured in points at the end of the game. A forest's *demand* is what one more of
anything it counts would bring; a half's worth is what it would score by then, plus what it adds to
the rest, plus what its effect gives. How the counts will grow is estimated from the turns left and
from how often each thing occurs in the deck. Only what the seat can know is used: its own hand, the
open cards and the forests.
"""

from __future__ import annotations

from math import exp
from typing import Final

from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine.core import tables as tb
from spinney.engine.core.handlers import Mind
from spinney.engine.core.scoring import score
from spinney.engine.core.state import (
    H_CARD,
    H_KIND,
    H_OWNER,
    H_SLOT,
    H_SPECIES,
    State,
)
from spinney.engine.core.vectors import i64, vec

#: How many turns it takes to fill about half of a tree or moor.
_FILL: Final = 8.0


class PlannerWeights:
    """The numbers the planner judges by, tuned over thousands of games."""

    def __init__(
        self,
        card: float,
        turn: float,
        plays: float,
        choosy: float,
        hold: float,
        wait: float,
        host: float,
        draws: float,
        plan: float,
        trigger: float,
    ) -> None:
        self.card = card  # what a card in hand is worth with plenty of turns left
        self.fade = 6.0  # turns before the end at which it starts to lose value
        self.turn = turn  # what a turn is worth, in cards
        self.plays = plays  # cards laid per turn
        self.choosy = choosy  # how much more often a player lays what is needed
        self.hold = hold  # chance that a hand card gets laid
        self.wait = wait  # what a play is worth while it is still in hand
        self.host = host  # what slots are worth when few are left
        self.draws = draws  # cards taken from the deck per turn
        self.plan = plan  # how much of the hand's promise is realized
        self.trigger = trigger  # how much more often a player lays what lets a card draw
        self.deny = 0.5  # weight of a card's value to the next player


PLANNER_WEIGHTS: Final = {
    FOREST: PlannerWeights(
        card=2.34,
        turn=2.66,
        plays=0.39,
        choosy=1.13,
        hold=0.66,
        wait=0.7,
        host=1.1,
        draws=0.81,
        plan=1.15,
        trigger=1.3,
    ),
    DARTMOOR: PlannerWeights(
        card=2.82,
        turn=1.6,
        plays=0.45,
        choosy=1.81,
        hold=0.5,
        wait=0.8,
        host=1.1,
        draws=1.35,
        plan=0.5,
        trigger=2.3,
    ),
}


class DeckRates:
    """How often a deck card adds to each tally entry, or sets off each trigger.

    Each half counts 0.5.
    """

    def __init__(self, t: tb.Tables, sets: i64) -> None:
        self.adds = vec[float]([0.0] * t.block)
        self.sets_off = vec[float]([0.0] * len(t.triggers))
        cards: i64 = 0
        for c in range(len(t.kind)):
            if t.set_bit[c] & sets and t.kind[c] != tb.WINTER:
                cards += 1
                weight = 1.0 if t.position[2 * c] == tb.NO_SLOT else 0.5
                for half in range(2 * c, 2 * c + 2):
                    if t.species[half] >= 0:
                        self._add(t, half, weight)
        for i in range(len(self.adds)):
            self.adds[i] /= max(1.0, float(cards))
        for j in range(len(self.sets_off)):
            self.sets_off[j] /= max(1.0, float(cards))

    def _add(self, t: tb.Tables, half: i64, weight: float) -> None:
        species = t.species[half]
        for i in range(t.counted_from[species], t.counted_from[species + 1]):
            self.adds[t.counted[i]] += weight
        for i in range(t.kinds_from[species], t.kinds_from[species + 1]):
            self.adds[t.kinds[i]] += 0.5 * weight
        self.adds[t.species_at + t.counts_as[species]] += weight
        if t.symbol[half] >= 0:
            self.adds[t.symbol_at + t.symbol[half]] += weight
        for j in range(len(self.sets_off)):
            if t.sets_off[species] >> j & 1:
                self.sets_off[j] += weight


class Valuation(Mind):
    """The worth of cards to one seat at the current table."""

    def __init__(self, weights: PlannerWeights, rates: DeckRates, cards: i64) -> None:
        n = len(rates.adds)
        super().__init__(n)
        self.weights = weights
        self.rates = rates
        self.adds = vec[float]([0.0] * n)  # how much each count will grow
        self.share = 0.0  # how many cards will be laid, more or less as the deck has them
        # Cached by held until the next appraisal.
        self.laid = vec[float]([0.0] * (2 * cards))  # what laying a half brings

    # -- looking at the table --------------------------------------------------------------

    def appraise(self, s: State, seat: i64) -> None:
        """Look at the table from a seat's point of view."""
        weights = self.weights
        self.seat = seat
        self.base = seat * s.tables.block
        self.turns = turns_left(s, weights.draws)
        self.card = weights.card * min(1.0, self.turns / weights.fade)
        self.turn = weights.turn * self.card
        share = self.turns * weights.plays * weights.choosy
        self.share = share
        rates = self.rates.adds
        for i in range(len(rates)):
            self.adds[i] = rates[i] * share
            self.demand[i] = 0.0
        for c in s.hand(seat):
            if c >= 0:  # in a rival's hand, only known cards
                self._expect(s, c)
        self._add_demand(s)

    def _expect(self, s: State, c: i64) -> None:
        """Take into account that a hand card may be laid."""
        t = s.tables
        weight = self.weights.hold
        if t.position[2 * c] != tb.NO_SLOT:
            weight *= 0.5
        for half in range(2 * c, 2 * c + 2):
            species = t.species[half]
            if species < 0:
                continue
            for i in range(t.counted_from[species], t.counted_from[species + 1]):
                self.adds[t.counted[i]] += weight
            self.adds[t.species_at + t.counts_as[species]] += weight
            if t.symbol[half] >= 0:
                self.adds[t.symbol_at + t.symbol[half]] += weight

    def _add_demand(self, s: State) -> None:
        """Add up the demand of the seat's forest."""
        t = s.tables
        for h in range(s.number_of_hosts()):
            if s.host(h, H_OWNER) != self.seat:
                continue
            species = s.host(h, H_SPECIES)
            if species >= 0:
                self._demand_of(s, species, t.symbol[2 * s.host(h, H_CARD)])
            for slot in range(i64(4)):
                c = s.host(h, H_SLOT + slot)
                while c >= 0:
                    half = 2 * c + (slot & 1)
                    self._demand_of(s, t.species[half], t.symbol[half])
                    c = i64(s.under[c])
        for species in t.totals:
            if s.tally[self.base + t.species_at + species] > 0:
                self._demand_of_table(s, species)

    def _demand_of(self, s: State, species: i64, symbol: i64) -> None:
        t = s.tables
        op = t.point_op[species]
        by = t.count_by[species]
        x = float(t.point_x[species])
        if op == tb.P_EACH:
            if by == tb.BY_TALLY:
                self.demand[t.count_a[species]] += x
                self.demand[t.count_b[species]] += x
            elif by == tb.BY_OWN_SYMBOL:
                self.demand[t.symbol_at + symbol] += x
        elif by == tb.BY_TALLY:
            if op == tb.P_AT_LEAST:
                a = t.count_a[species]
                b = t.count_b[species]
                short = t.point_y[species] - i64(s.tally[self.base + a] + s.tally[self.base + b])
                if short > 0:
                    grows = self.adds[a] + self.adds[b]
                    step = at_least(short - 1, grows) - at_least(short, grows)
                    step *= x - float(t.point_z[species])
                    self.demand[a] += step
                    self.demand[b] += step
            elif op == tb.P_MOST:
                step = 0.1 * (x - float(t.point_z[species]))
                self.demand[t.count_a[species]] += step
                self.demand[t.count_b[species]] += step
            elif op == tb.P_TABLE:
                self._demand_of_table(s, species)

    def _demand_of_table(self, s: State, species: i64) -> None:
        t = s.tables
        a = t.count_a[species]
        b = t.count_b[species]
        n = i64(s.tally[self.base + a] + s.tally[self.base + b])
        step = table(t, species, n + 1) - table(t, species, n)
        self.demand[a] += step
        if b != tb.ZERO:
            self.demand[b] += step

    # -- halves and cards ------------------------------------------------------------------

    def half(self, s: State, half: i64) -> float:
        """What laying a half brings by the end, in any place, without its effects."""
        t = s.tables
        species = t.species[half]
        return self.own_points(s, species, t.symbol[half]) + self.for_others(
            s, species, t.symbol[half]
        )

    def for_others(self, s: State, species: i64, symbol: i64) -> float:
        """What a card adds to the points of the forest it joins."""
        t = s.tables
        total = self.demand[t.species_at + t.counts_as[species]]
        if symbol >= 0:
            total += self.demand[t.symbol_at + symbol]
        for i in range(t.counted_from[species], t.counted_from[species + 1]):
            total += self.demand[t.counted[i]]
        if s.tally[self.base + t.species_at + t.counts_as[species]] == 0:
            for i in range(t.kinds_from[species], t.kinds_from[species + 1]):
                total += self.demand[t.kinds[i]]
        return total

    def own_points(self, s: State, species: i64, symbol: i64) -> float:
        """What a card will score itself, by the end."""
        t = s.tables
        op = t.point_op[species]
        x = float(t.point_x[species])
        if op == tb.P_FLAT:
            return x
        if op == tb.P_SETS:
            return self.set_step(s, species)
        if op == tb.P_TOTAL:
            a = t.count_a[species]
            n = i64(s.tally[self.base + a] + s.tally[self.base + t.count_b[species]])
            if s.tally[self.base + t.species_at + species] > 0:
                return 0.3 * (table(t, species, n + 2) - table(t, species, n + 1))
            later = table(t, species, n + 1) - table(t, species, n)
            return later + 0.3 * (table(t, species, n + 2) - table(t, species, n + 1))
        by = t.count_by[species]
        if by == tb.BY_TALLY or by == tb.BY_OWN_SYMBOL:
            return self.counted_points(s, species, symbol)
        if by == tb.BY_HOST_CARDS and op == tb.P_EACH and t.host_kind[species] >= 0:
            return x * 3.0 * min(1.0, self.turns / _FILL)
        if by == tb.BY_FILLED_SLOTS and t.host_kind[species] >= 0:
            return x * 0.6 * min(1.0, self.turns / _FILL)
        return 0.0  # depends on the slot; see place

    def counted_points(self, s: State, species: i64, symbol: i64) -> float:
        """Points of a rule that reads forest counts, as expected at the end, with this card."""
        t = s.tables
        a = t.count_a[species]
        b = t.count_b[species]
        if t.count_by[species] == tb.BY_OWN_SYMBOL:
            a = t.symbol_at + symbol
            b = tb.ZERO
        n = i64(s.tally[self.base + a] + s.tally[self.base + b])
        n += self.counts_itself(s, species, a, b)
        grows = self.adds[a] + self.adds[b]
        op = t.point_op[species]
        x = float(t.point_x[species])
        if op == tb.P_EACH:
            return x * (float(n) + grows)
        z = float(t.point_z[species])
        if op == tb.P_AT_LEAST:
            return z + (x - z) * at_least(t.point_y[species] - n, grows)
        if op == tb.P_TABLE:
            whole = i64(grows)
            part = grows - float(whole)
            low = table(t, species, n + whole)
            return low + part * (table(t, species, n + whole + 1) - low)
        # P_MOST
        ahead: i64 = 0
        for q in range(s.players):
            if q != self.seat:
                theirs = i64(s.tally[q * t.block + a] + s.tally[q * t.block + b])
                ahead = max(ahead, theirs)
        lead = float(n - ahead)
        chance = 0.5 + 0.5 * lead / (2.0 + abs(lead) + 0.15 * self.turns)
        return z + (x - z) * chance

    def counts_itself(self, s: State, species: i64, a: i64, b: i64) -> i64:
        """How often the card adds to the counts that its own rule reads."""
        t = s.tables
        n: i64 = 0
        own = t.species_at + t.counts_as[species]
        if a == own or b == own:
            n += 1
        if a >= t.symbol_at and a < t.bees_at and t.count_by[species] == tb.BY_OWN_SYMBOL:
            n += 1
        for i in range(t.counted_from[species], t.counted_from[species + 1]):
            if t.counted[i] == a or t.counted[i] == b:
                n += 1
        if s.tally[self.base + own] == 0:
            for i in range(t.kinds_from[species], t.kinds_from[species + 1]):
                if t.kinds[i] == a or t.kinds[i] == b:
                    n += 1
        return n

    def set_step(self, s: State, species: i64) -> float:
        """What one more card of a set brings: now, and with others that may follow."""
        t = s.tables
        for which in t.sets:
            if species in which.members:
                copies = s.tally[self.base + t.species_at + species]
                size: i64 = 0
                for member in which.members:
                    if s.tally[self.base + t.species_at + member] > copies:
                        size += 1
                most: i64 = len(which.values) - 1
                now = float(which.values[min(size + 1, most)] - which.values[min(size, most)])
                later = float(which.values[min(size + 2, most)] - which.values[min(size + 1, most)])
                return now + 0.5 * min(1.0, self.turns / _FILL) * (later - now)
        return 0.0

    # -- slots -----------------------------------------------------------------------------

    def place(self, s: State, half: i64, at: i64) -> float:
        """What a half brings in this place, beyond what it brings anywhere."""
        t = s.tables
        h = at >> 2
        slot = at & 3
        species = t.species[half]
        host = s.host(h, H_SPECIES)
        empty = s.host(h, H_SLOT + slot) < 0
        total = self.by_slot(s, species, h, slot)
        if host >= 0 and t.doubles[host] & t.tag_mask[species]:
            total += self.own_points(s, species, t.symbol[half])
        # What it adds to the host and the cards already there.
        if host >= 0:
            total += self.beside(s, host, species, h, empty)
        for other in range(i64(4)):
            c = s.host(h, H_SLOT + other)
            if c >= 0:
                total += self.beside(s, t.species[2 * c + (other & 1)], species, h, empty)
        if empty and s.host(h, H_KIND) == tb.TREE:
            filled = s.filled_slots(h)
            if filled == 3:
                total += self.demand[tb.FULL_TREES]
            else:
                total += 0.2 * float(filled) * self.demand[tb.FULL_TREES]
        if slot & 1 == 1 and (s.host(h, H_KIND) == tb.MOOR or slot < tb.LEFT):
            total += self.demand[tb.BELOW]
            if s.host(h, H_KIND) == tb.TREE:
                total += self.demand[tb.BELOW_TREES]
        return total

    def by_slot(self, s: State, species: i64, h: i64, slot: i64) -> float:
        """Points of the card's own rule, if it depends on its host or slot."""
        t = s.tables
        by = t.count_by[species]
        op = t.point_op[species]
        x = float(t.point_x[species])
        a = t.count_a[species]
        if op == tb.P_FLAT or by == tb.BY_TALLY or by == tb.BY_OWN_SYMBOL:
            return 0.0
        if by == tb.BY_HOST:
            if a < 0:
                return x if s.host(h, H_KIND) == t.count_b[species] else 0.0
            return x if s.host(h, H_SPECIES) == a else 0.0
        if by == tb.BY_SLOT_CARDS:  # two in one slot: both score
            return x * float(t.point_y[species]) if s.host(h, H_SLOT + slot) >= 0 else 0.35 * x
        filled = s.filled_slots(h)
        if by == tb.BY_FILLED_SLOTS:
            return x * (0.3 + 0.2 * float(filled)) * min(1.0, self.turns / 4.0 + 0.2)
        # Cards at the host.
        if op == tb.P_ALONE:
            return x if filled == 0 else 0.0
        if t.count_b[species] and s.host(h, H_KIND) != tb.TREE:
            return 0.0
        there: i64 = 0
        for other in range(i64(4)):
            c = s.host(h, H_SLOT + other)
            while c >= 0:
                if a == 0 or t.tag_mask[t.species[2 * c + (other & 1)]] & a:
                    there += 1
                c = i64(s.under[c])
        if op == tb.P_AT_LEAST:
            if there >= t.point_y[species]:
                return x
            return 0.4 * x * min(1.0, self.turns / _FILL)
        return x * float(there)

    def beside(self, s: State, there: i64, species: i64, h: i64, empty: bool) -> float:
        """What a card at the host (or the host itself) gains or loses from a new neighbour."""
        t = s.tables
        by = t.count_by[there]
        op = t.point_op[there]
        if op == tb.P_FLAT or (by != tb.BY_HOST_CARDS and by != tb.BY_FILLED_SLOTS):
            return 0.0
        x = float(t.point_x[there])
        if by == tb.BY_FILLED_SLOTS:
            if not empty:
                return 0.0
            return x if s.filled_slots(h) == 3 else 0.15 * x
        if op == tb.P_ALONE:
            return -x if s.filled_slots(h) == 1 else 0.0
        a = t.count_a[there]
        if a != 0 and not t.tag_mask[species] & a:
            return 0.0
        if op == tb.P_EACH:
            # Part of this was already expected when the host was laid.
            return 0.5 * x if t.host_kind[there] >= 0 else x
        return 0.6 * x if op == tb.P_AT_LEAST else 0.0

    # -- effects ---------------------------------------------------------------------------

    def effect(self, s: State, row: i64) -> float:
        """Roughly what an effect or bonus gives."""
        return s.tables.handlers[row].worth(self, s, row) if row > 0 else 0.0

    def ending(self, s: State) -> float:
        """The value of the next deck card possibly ending the game: good for the leader."""
        if s.winters < 2 and not s.solo:
            return 0.0
        left = len(s.deck) - s.top
        if left <= 0:
            return 0.0
        chance = 1.0 / float(left)
        if s.solo:
            return -8.0 * chance
        mine = score(s, s.player)
        theirs: i64 = 0
        for q in range(s.players):
            if q != s.player:
                theirs = max(theirs, score(s, q))
        if mine > theirs:
            return 10.0 * chance
        return -20.0 * chance

    def sapling(self, s: State) -> float:
        """What a card laid face down brings: it counts as a tree or moor, and has slots."""
        return self.demand[s.tables.face_down_tag] + self.slots(s)

    def slots(self, s: State) -> float:
        """What four more slots are worth."""
        free: i64 = 0
        for i in range(tb.FREE_KINDS):
            free += i64(s.tally[self.base + tb.FREE + i])
        need = min(1.0, self.turns / 3.0) * max(0.0, 1.0 - float(free) / 10.0)
        return self.weights.host * 2.0 * need

    # -- cards -----------------------------------------------------------------------------

    def playing(self, s: State, half: i64) -> float:
        """What laying a half brings in total, with its effect but without bonus and slot."""
        t = s.tables
        species = t.species[half]
        total = self.half(s, half) + self.effect(s, t.effect[species])
        if t.host_kind[species] >= 0:
            total += self.slots(s)
        if t.doubles[species]:
            total += self.doubled(s, t.doubles[species])
        trigger = t.trigger[species]
        if trigger >= 0:
            often = self.rates.sets_off[trigger] * self.share
            total += self.card * self.weights.trigger * often
        for j in range(len(t.triggers)):
            if t.sets_off[species] >> j & 1:
                total += self.card * float(s.tally[self.base + t.trigger_at + j])
        return total

    def doubled(self, s: State, tags: i64) -> float:
        """What a host brings that doubles the points of cards with one of the tags."""
        t = s.tables
        total = 8.0 * min(1.0, self.turns / _FILL)
        for c in s.hand(self.seat):
            best = 0.0
            if c >= 0:
                for half in range(2 * c, 2 * c + 2):
                    species = t.species[half]
                    if species >= 0 and t.tag_mask[species] & tags:
                        best = max(best, self.own_points(s, species, t.symbol[half]))
            total += 0.4 * best
        return total

    def kept(self, s: State, c: i64) -> float:
        """What a card in hand is worth, leaving aside its effects."""
        t = s.tables
        best = 0.0
        for half in range(2 * c, 2 * c + 2):
            if t.species[half] >= 0:
                best = max(best, self.half(s, half) - self.spent(t.half_cost[half]))
        return self.in_hand(best)

    def spent(self, cost: i64) -> float:
        """What laying a card takes: itself, its cost, and the turn."""
        return self.card * float(cost + 1) + self.turn

    def in_hand(self, gain: float) -> float:
        """What a card in hand is worth that can be paid with, or laid later for a gain."""
        return self.card + self.weights.wait * gain * min(1.0, self.turns / 3.0)

    def held(self, s: State, c: i64) -> float:
        """What a card in hand is worth, to pay with or to lay later."""
        t = s.tables
        best = 0.0
        for half in range(2 * c, 2 * c + 2):
            if t.species[half] >= 0:
                gain = self.playing(s, half)
                self.laid[half] = gain
                best = max(best, gain - self.spent(t.half_cost[half]))
        return self.in_hand(best)

    def prospect(self, s: State, seat: i64) -> float:
        """The final points a seat can expect; the weight of each part was found by play."""
        self.appraise(s, seat)
        weights = self.weights
        coming = 0.0
        for i in range(len(self.demand)):
            if self.demand[i] != 0.0:
                coming += self.demand[i] * self.adds[i]
        plans = 0.0
        for c in s.hand(seat):
            plans += self.held(s, c) - self.card
        spare = self.card * float(s.hand_size(seat))
        total = 1.2 * float(score(s, seat)) + 0.7 * coming + weights.plan * plans + 0.35 * spare
        if s.player == seat:
            total += 3.5 + self.turn * float(s.extra_turns)
        return total


def turns_left(s: State, draws: float) -> float:
    """How many turns each player can expect, given where the winters may be."""
    left = float(len(s.deck) - s.top)
    before = max(0.0, float(s.last_pile - s.top))
    if s.solo:
        return (before + 0.5 * (left - before)) / (draws + 1.75)
    if s.winters == 0:
        cards = before + 0.67 * (left - before)
    elif s.winters == 1:
        cards = 0.67 * left
    else:
        cards = 0.5 * left
    return cards / (draws * float(s.players))


def at_least(short: i64, mean: float) -> float:
    """The chance that a count still grows by ``short``, if it grows by ``mean`` on average."""
    if short <= 0:
        return 1.0
    term = exp(-mean)
    below = term
    for k in range(1, short):
        term *= mean / float(k)
        below += term
    return max(0.0, 1.0 - below)


def table(t: tb.Tables, species: i64, n: i64) -> float:
    """The n-th value of a species' table, or its last."""
    first = t.values_from[species]
    last = t.values_end[species] - 1
    return float(t.values[min(first + n, last)])
