"""Points: every rule reads a count and turns it into points (RULES 5 to 7).

``score`` adds up a forest; ``score_sheet`` gives the same points line by line with the counts, so
that a text can explain them.
"""

from __future__ import annotations

from spinney.engine.core import tables as tb
from spinney.engine.core.state import H_CARD, H_KIND, H_OWNER, H_SLOT, H_SPECIES, HOST, State
from spinney.engine.core.vectors import append, i64, vec
from spinney.engine.sheet import CAVE_CARD_LINE, CAVE_LINE, SPECIES_SETS, ScoreLine, ScoreSheet


def score(g: State, p: i64) -> i64:
    """A player's current points."""
    t = g.tables
    base = p * t.block
    total = i64(g.tally[base + tb.CAVE]) + t.cave_points[i64(g.tally[base + tb.CAVE_CARD])]
    hosts, under, symbols, halves = g.hosts, g.under, t.symbol, t.species
    for h in range(g.number_of_hosts()):
        record = h * HOST
        if i64(hosts[record + H_OWNER]) != p:
            continue
        species = i64(hosts[record + H_SPECIES])
        doubles: i64 = 0
        if species >= 0:
            total += points(g, p, species, symbols[2 * i64(hosts[record + H_CARD])], h, -1)
            doubles = t.doubles[species]
        for slot in range(4):
            c = i64(hosts[record + H_SLOT + slot])
            while c >= 0:
                half = 2 * c + (slot & 1)
                species = halves[half]
                worth = points(g, p, species, symbols[half], h, slot)
                if doubles and doubles & t.tag_mask[species]:
                    worth += worth
                total += worth
                c = i64(under[c])
    for species in t.totals:
        total += total_points(g, p, species)
    for which in t.sets:
        total += set_points(g, p, which)
    return total


def scores(g: State) -> list[int]:
    """All players' current points."""
    return [score(g, p) for p in range(g.players)]


def points(g: State, p: i64, species: i64, symbol: i64, h: i64, slot: i64) -> i64:
    """The points of one card; sets and totals are scored separately."""
    t = g.tables
    op = t.point_op[species]
    if op == tb.P_FLAT:
        return t.point_x[species]
    if op == tb.P_TOTAL or op == tb.P_SETS:
        return 0
    n = count(g, p, species, symbol, h, slot)
    if op == tb.P_EACH:
        return n * t.point_x[species]
    if op == tb.P_AT_LEAST:
        return t.point_x[species] if n >= t.point_y[species] else t.point_z[species]
    if op == tb.P_MOST:
        return t.point_x[species] if has_most(g, p, species, n) else t.point_z[species]
    if op == tb.P_TABLE:
        return from_table(t, species, n)
    return t.point_x[species] if n == 1 else 0  # P_ALONE


def count(g: State, p: i64, species: i64, symbol: i64, h: i64, slot: i64) -> i64:
    """What the card's rule counts."""
    t = g.tables
    by = t.count_by[species]
    a = t.count_a[species]
    base = p * t.block
    if by == tb.BY_TALLY:
        return i64(g.tally[base + a] + g.tally[base + t.count_b[species]])
    if by == tb.BY_OWN_SYMBOL:
        return i64(g.tally[base + g.tables.symbol_at + symbol])
    if by == tb.BY_FILLED_SLOTS:
        return g.filled_slots(h)
    if by == tb.BY_SLOT_CARDS:
        return cards_in_slot(g, h, slot, 0)
    if by == tb.BY_HOST:
        if a < 0:
            return 1 if g.hosts[h * HOST + H_KIND] == t.count_b[species] else 0
        return 1 if g.hosts[h * HOST + H_SPECIES] == a else 0
    if t.count_b[species] and g.host(h, H_KIND) != tb.TREE:
        return 0
    return cards_at_host(g, h, a)


def cards_at_host(g: State, h: i64, mask: i64) -> i64:
    """How many cards in a host's slots have a tag of the mask (0: all cards)."""
    n: i64 = 0
    for slot in range(4):
        n += cards_in_slot(g, h, slot, mask)
    return n


def cards_in_slot(g: State, h: i64, slot: i64, mask: i64) -> i64:
    n: i64 = 0
    c = g.host(h, H_SLOT + slot)
    while c >= 0:
        if mask == 0 or g.tables.tag_mask[g.tables.species[2 * c + (slot & 1)]] & mask:
            n += 1
        c = i64(g.under[c])
    return n


def has_most(g: State, p: i64, species: i64, n: i64) -> bool:
    """Does nobody have more (RULES 7)? The solo mode has its own thresholds."""
    t = g.tables
    if g.solo:
        return n >= t.solo_most[species]
    a, b = t.count_a[species], t.count_b[species]
    for q in range(g.players):
        base = q * t.block
        if q != p and i64(g.tally[base + a] + g.tally[base + b]) > n:
            return False
    return n >= g.rivals.best(t.most_of[species])


def from_table(t: tb.Tables, species: i64, n: i64) -> i64:
    """The n-th value of the species' table, or its last."""
    return t.values[min(t.values_from[species] + n, t.values_end[species] - 1)]


def total_points(g: State, p: i64, species: i64) -> i64:
    """The points of all cards of a species that scores once per forest."""
    t = g.tables
    base = p * t.block
    if g.tally[base + g.tables.species_at + species] == 0:
        return 0
    n = i64(g.tally[base + t.count_a[species]] + g.tally[base + t.count_b[species]])
    return from_table(t, species, n)


def set_points(g: State, p: i64, which: tb.SpeciesSet) -> i64:
    """The points of the sets of different species, biggest first."""
    total: i64 = 0
    for size in set_sizes(g, p, which):
        total += which.values[size]
    return total


def set_sizes(g: State, p: i64, which: tb.SpeciesSet) -> vec[i64]:
    """The sizes of the sets; the k-th set has every species with at least k cards."""
    base = p * g.tables.block + g.tables.species_at
    sizes = vec[i64]()
    for species in which.members:
        for k in range(i64(g.tally[base + species])):
            if k == len(sizes):
                sizes = append(sizes, 0)
            sizes[k] += 1
    return sizes


# -- score sheets --------------------------------------------------------------------------


def score_sheet(g: State, p: i64) -> ScoreSheet:
    """A player's points line by line, with the counts behind them."""
    t = g.tables
    base = p * t.block
    lines: list[ScoreLine] = []
    for number, h in enumerate(g.hosts_of(p)):
        species = g.host(h, H_SPECIES)
        doubles: i64 = 0
        if species >= 0:
            lines += card_line(g, p, 2 * g.host(h, H_CARD), h, -1, number, False)
            doubles = t.doubles[species]
        for slot in range(4):
            for c in g.slot_cards(h, slot):
                half = 2 * c + (slot & 1)
                doubled = doubles & t.tag_mask[t.species[half]] != 0
                lines += card_line(g, p, half, h, slot, number, doubled)
    for species in t.totals:
        if g.tally[base + g.tables.species_at + species]:
            n = i64(g.tally[base + t.count_a[species]] + g.tally[base + t.count_b[species]])
            lines.append(ScoreLine(t.keys[species], total_points(g, p, species), n))
    for which in t.sets:
        sizes = tuple(set_sizes(g, p, which))
        if sizes:
            key = SPECIES_SETS[which.tag]
            lines.append(ScoreLine(key, set_points(g, p, which), sum(sizes), sizes=sizes))
    cave = i64(g.tally[base + tb.CAVE])
    if cave:
        lines.append(ScoreLine(CAVE_LINE, cave, cave))
    number = i64(g.tally[base + tb.CAVE_CARD])
    if t.cave_points[number]:
        lines.append(ScoreLine(CAVE_CARD_LINE, t.cave_points[number], number))
    return ScoreSheet(tuple(lines))


def card_line(
    g: State, p: i64, half: i64, h: i64, slot: i64, number: i64, doubled: bool
) -> list[ScoreLine]:
    """The line of one card, or none if it is scored with its set."""
    t = g.tables
    species, symbol = t.species[half], t.symbol[half]
    if t.point_op[species] in (tb.P_TOTAL, tb.P_SETS):
        return []
    worth = points(g, p, species, symbol, h, slot) * (2 if doubled else 1)
    n = 0 if t.point_op[species] == tb.P_FLAT else count(g, p, species, symbol, h, slot)
    own = t.symbols[symbol] if t.count_by[species] == tb.BY_OWN_SYMBOL else ""
    return [ScoreLine(t.keys[species], worth, n, number, slot, half >> 1, own, doubled)]
