"""The auditor: recompute everything from the cards on the table and compare.

It reads the species tables, not the flat ones the engine uses, so that a mistake in either shows.
Used by the tests and by ``spinney simulate --audit``; far too slow for anything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spinney.cards.vocabulary import (
    BIRD,
    FOREST,
    MOOR,
    TREE,
    AtTrees,
    Cards,
    CountsAsTree,
    DrawWhenPlayed,
    OpensSlot,
    Place,
    Species,
    Stacks,
    Tag,
)
from spinney.engine.core import actions as act
from spinney.engine.core import flow, legal
from spinney.engine.core import frames as fr
from spinney.engine.core import tables as tb
from spinney.engine.core.scoring import score
from spinney.engine.core.state import (
    ABSENT,
    CLEARING,
    DECK,
    GONE,
    H_CARD,
    H_KIND,
    H_OWNER,
    H_SPECIES,
    HAND_LIMIT,
    IN_CAVE,
    IN_DRAFT,
    IN_FOREST,
    IN_HAND,
    TRAIL_FACE_DOWN,
    TRAIL_KNOWN,
    TRAIL_OPEN,
    State,
    trail_card,
    trail_more,
    trail_seat,
    trail_what,
)
from spinney.engine.core.vectors import i64
from spinney.engine.notation import read_forests, write_forests
from spinney.engine.position import Position


class _Host:
    """A host with its dwellers as species and symbols, in the order laid in each slot."""

    def __init__(self, g: State, h: int) -> None:
        t = g.tables
        self.owner = g.host(h, H_OWNER)
        self.card = g.host(h, H_CARD)
        self.is_moor = g.host(h, H_KIND) == tb.MOOR
        self.is_tree = g.host(h, H_KIND) == tb.TREE
        self.species: Species | None = None
        if g.host(h, H_SPECIES) >= 0:
            self.species = t.species_list[g.host(h, H_SPECIES)]
        self.cards = [g.slot_cards(h, slot) for slot in range(4)]
        self.slots = [
            [t.species_list[t.species[2 * c + (slot & 1)]] for c in cards]
            for slot, cards in enumerate(self.cards)
        ]
        self.symbols = [
            t.symbol[2 * c + (slot & 1)] for slot, cards in enumerate(self.cards) for c in cards
        ]

    def place_of(self, slot: int) -> Place:
        if slot > 1 and not self.is_moor:
            return Place.SIDE
        return Place.BOTTOM if slot & 1 else Place.TOP

    def dwellers(self) -> list[Species]:
        return [species for slot in self.slots for species in slot]


class Auditor:
    """Audits a game after every action; a forest is rechecked only when it has changed."""

    def __init__(self) -> None:
        self._hosts: list[int] = []
        self._counts: list[int] = []

    def check(self, game: Position) -> list[str]:
        """Everything wrong with a game; empty if all is well."""
        g = game.core
        lines = [*_places(g), *_hands(g), *_secrets(g), *_choices(g)]
        counts, records = list(g.tally), list(map(i64, g.hosts))
        for p in range(g.players):
            counts[p * g.tables.block + tb.HAND] = 0
        if counts != self._counts or records != self._hosts:
            self._counts, self._hosts = counts, records
            hosts = [_Host(g, h) for h in range(g.number_of_hosts())]
            for host in hosts:
                lines += _slots(host)
            for p in range(g.players):
                lines += _tally(g, p, [host for host in hosts if host.owner == p])
            lines += _scores(game)
        return lines


def audit(game: Position) -> list[str]:
    """Everything wrong with a single position."""
    return Auditor().check(game)


def double_picks(game: Position) -> list[str]:
    """Sets of picks that one prompt reaches in two ways, unless the order of picks matters."""
    if fr.op_of(game.core) not in fr.LAST_PICK or game.core.solo:
        return []
    ways: Counter[tuple[int, ...]] = Counter()
    _count_ways(game.core.copy(), (), ways)
    return [f"picks {picks} are reached in {n} ways" for picks, n in ways.items() if n > 1]


def _count_ways(g: State, picks: tuple[int, ...], ways: Counter[tuple[int, ...]]) -> None:
    """Follow every path through the prompt on top of the pending stack."""
    depth, op = g.depth, fr.op_of(g)
    legal.offer_choices(g)
    for action in list(g.choices[: g.offered]):
        if action in (act.SKIP, act.DONE):
            ways[tuple(sorted(picks))] += 1
            continue
        card = act.picked(action)
        now = (*picks, g.tables.same[card])
        after = g.copy()
        flow.choose(after, action)
        last = fr.LAST_PICK[op]
        if after.depth == depth and fr.op_of(after) == op and fr.operand(after, last) == card:
            _count_ways(after, now, ways)
        else:
            ways[tuple(sorted(now))] += 1


def _places(g: State) -> Iterator[str]:
    """Every card is in exactly one place, the one recorded for it."""
    where = dict.fromkeys(g.deck[g.top :], DECK)
    cards = len(g.deck) - g.top
    zones = [(CLEARING, list(g.clearing))]
    size = len(g.draft) // g.players
    for p in range(g.players):
        zones.append((IN_HAND + p, list(g.hand(p))))
        zones.append((IN_DRAFT + p, list(g.draft[p * size : (p + 1) * size])))
    for h in range(g.number_of_hosts()):
        zones.append((IN_FOREST + 4 * h, [g.host(h, H_CARD), *g.slot_cards(h, 0)]))
        for slot in range(1, 4):
            zones.append((IN_FOREST + 4 * h + slot, g.slot_cards(h, slot)))
    for place, zone in zones:
        cards += len(zone)
        where |= dict.fromkeys(zone, place)
    if len(where) != cards:
        yield "a card is in two places"
    caves = [0] * g.players
    absent = 0
    for c, place in enumerate(map(i64, g.place)):
        if IN_CAVE <= place < IN_CAVE + g.players:
            caves[place - IN_CAVE] += 1
        absent += place == ABSENT
        hidden_place = place in (ABSENT, GONE) or IN_CAVE <= place < IN_CAVE + g.players
        if (c in where) == hidden_place or where.get(c, place) != place:
            yield f"card {c} says it is at {place}, but is at {where.get(c)}"
    for p in range(g.players):
        if caves[p] != g.tally[p * g.tables.block + tb.CAVE]:
            yield f"cave of {p}: {caves[p]} cards, counted otherwise"
    played = sum(card.set in g.options.sets for card in g.tables.cards)
    if len(g.place) - absent != played - (2 if g.solo else 0):
        yield "cards that are not played take part"
    coming = sum(g.tables.kind[c] == tb.WINTER for c in g.deck[g.top :])
    if coming + g.winters != (1 if g.solo else 3):
        yield f"{coming} winters to come, {g.winters} seen"


def _hands(g: State) -> Iterator[str]:
    for p in range(g.players):
        hand = list(g.hand(p))
        if len(hand) > HAND_LIMIT:
            yield f"hand of {p}: {len(hand)} cards"
        if hand != sorted(hand):
            yield f"hand of {p} is out of order"
        if any(c >= 0 for c in g.hands[p * HAND_LIMIT + len(hand) : (p + 1) * HAND_LIMIT]):
            yield f"cards beyond the hand of {p}"
        size = len(g.draft) // g.players
        draft = list(g.draft[p * size : (p + 1) * size])
        if draft != sorted(draft):
            yield f"draft of {p} is out of order"
    if not g.solo and list(g.clearing) != sorted(g.clearing):
        yield "the clearing is out of order"


def _secrets(g: State) -> Iterator[str]:
    """Owners know their cards, everyone knows open cards, nobody knows the deck."""
    face_down = set(g.face_down[::2])
    for c, place in enumerate(map(i64, g.place)):
        known = i64(g.known[c])
        winter = g.tables.kind[c] == tb.WINTER
        if place == DECK and known and not winter:
            yield f"card {c} of the deck is known"
        if place == CLEARING and known != g.everyone:
            yield f"clearing card {c} is not known to all"
        owner = _owner(g, place)
        if owner >= 0:
            if not known >> owner & 1:
                yield f"card {c} is not known to its owner"
            if place >= IN_CAVE and (c in face_down) != (known != g.everyone) and g.players > 1:
                yield f"card {c} is open or secret against its place"
    trailing = 0
    in_trail: dict[tuple[int, int], bool] = {}
    for record in map(i64, g.trails):
        p, what = trail_seat(record), trail_what(record)
        card, entry = trail_card(record), trail_more(record)
        trailing |= 1 << p
        if what in (TRAIL_KNOWN, TRAIL_OPEN):
            in_trail[p, card] = what == TRAIL_KNOWN
        if what == TRAIL_FACE_DOWN and not 0 <= entry < len(g.face_down):
            yield f"the trail of {p} names no face-down card"
    for (p, card), there in in_trail.items():
        if there and not i64(g.known[card]) >> p & 1:
            yield f"card {card} on the trail of {p} is not known to {p}"
    for card in map(i64, g.lost):
        known = i64(g.known[card])
        if bin(known).count("1") != 1 or not known & g.trailing:
            yield f"card {card} is lost, but not on a trail"
    if trailing != g.trailing:
        yield "the trails are not those of the seats that leave one"


def _owner(g: State, place: int) -> int:
    """The owner of a hand, cave or forest; -1 for any other place."""
    if place >= IN_FOREST:
        return g.host((place - IN_FOREST) // 4, H_OWNER)
    if IN_HAND <= place < IN_DRAFT:
        return place % 8
    return -1


def _slots(host: _Host) -> Iterator[str]:
    """Every slot holds only what RULES 6 allows."""
    below = [s for slot in (1, 3) if host.is_moor or slot == 1 for s in host.slots[slot]]
    sides = [] if host.is_moor else host.slots[2] + host.slots[3]
    shared_tops = 0
    for slot, cards in enumerate(host.slots):
        place = host.place_of(slot)
        for species in cards:
            if species.place != place:
                yield f"{species.key} lies {place}"
            if species.needs == MOOR and not host.is_moor:
                yield f"{species.key} is not on a moor"
            if species.needs == BIRD and (cards[0] is species or host.is_moor):
                yield f"{species.key} is not beside another bird"
        if len(cards) < 2:
            continue
        keys = {species.key for species in cards}
        if isinstance(cards[0].permanent, Stacks) and len(keys) == 1:
            if cards[0].permanent.limit and len(cards) > cards[0].permanent.limit:
                yield f"{len(cards)} {cards[0].key} in one slot"
        elif place == Place.TOP and all(_opened(below, s, Place.TOP) for s in cards):
            shared_tops += 1
        elif not (_rabbits_beside(cards, sides) if place == Place.SIDE else _cuckoo(cards)):
            yield f"{', '.join(s.key for s in cards)} share a slot"
    openers = sum(isinstance(s.permanent, OpensSlot) for s in below)
    if shared_tops > openers:
        yield f"{shared_tops} shared top slots with {openers} cards that allow it"


def _rabbits_beside(cards: list[Species], sides: list[Species]) -> bool:
    return all(_opened(sides, s, Place.SIDE) for s in cards[1:])


def _cuckoo(cards: list[Species]) -> bool:
    return [s.needs == BIRD for s in cards] == [False, True] and BIRD in cards[0].tags


def _opened(openers: list[Species], guest: Species, place: Place) -> bool:
    """Whether one of these cards lets the guest share slots at that place."""
    for opener in openers:
        permanent = opener.permanent
        if isinstance(permanent, OpensSlot) and permanent.place == place:
            wanted = permanent.guests
            if wanted.species == guest.key if isinstance(wanted, Cards) else wanted in guest.tags:
                return True
    return False


def _tally(g: State, p: int, mine: list[_Host]) -> Iterator[str]:
    """All counts, recounted from the species."""
    t = g.tables
    face_up = [host.species for host in mine if host.species]
    visible = face_up + [s for host in mine for s in host.dwellers()]
    hidden = sum(host.species is None for host in mine)
    expected: dict[int, int] = {tb.ZERO: 0}
    for tag, i in t.box.tags.items():
        with_tag = [s for s in visible if tag in s.tags]
        expected[t.tag_at + i] = len(with_tag)
        if tag == (TREE if t.game == FOREST else MOOR):
            expected[t.tag_at + i] += hidden
        if tag not in t.box.marks:
            expected[t.kinds_at + i] = len({s.counts_as or s.key for s in with_tag})
    copies = Counter(s.counts_as or s.key for s in visible)
    for i, key in enumerate(t.keys):
        expected[t.species_at + i] = copies[key]
    symbols = Counter(t.symbol[2 * host.card] for host in mine if host.species)
    for host in mine:
        symbols.update(host.symbols)
    bees_at: Counter[int] = Counter()
    bees = 0
    for host in mine:
        here = sum(isinstance(s.permanent, CountsAsTree) for s in host.dwellers())
        if host.is_tree:
            bees += here
            if host.species:
                bees_at[t.symbol[2 * host.card]] += here
    for i in range(len(t.symbols)):
        expected[t.symbol_at + i] = symbols[i]
        expected[t.bees_at + i] = bees_at[i]
    expected[tb.BEES] = bees
    expected[tb.FULL_TREES] = sum(host.is_tree and all(host.slots) for host in mine)
    below = [(host, len(host.slots[1]) + host.is_moor * len(host.slots[3])) for host in mine]
    expected[tb.BELOW] = sum(n for _, n in below)
    expected[tb.BELOW_TREES] = sum(n for host, n in below if host.is_tree)
    for slot in range(4):
        expected[tb.FREE + slot] = sum(not host.slots[slot] for host in mine if not host.is_moor)
    for half in range(2):
        expected[tb.FREE + 4 + half] = sum(
            (not host.slots[half]) + (not host.slots[half + 2]) for host in mine if host.is_moor
        )
    base = p * t.block
    for entry, n in expected.items():
        if g.tally[base + entry] != n:
            yield f"tally entry {entry} of {p} is {g.tally[base + entry]}, recounted {n}"
    for j, i in enumerate(t.triggers):
        active = g.tally[base + t.trigger_at + j] + g.tally[base + t.fresh_at + j]
        if active != sum(s.key == t.keys[i] for s in visible):
            yield f"{active} active {t.keys[i]} of {p}"
        permanent = t.species_list[i].permanent
        assert isinstance(permanent, DrawWhenPlayed)
        assert isinstance(permanent.what, Tag | AtTrees)
        if g.tally[base + t.fresh_at + j] and (not permanent.from_next_turn or p != g.player):
            yield f"{t.keys[i]} of {p} still waits for its next turn"


def _choices(g: State) -> Iterator[str]:
    choices = list(g.choices[: g.offered])
    if g.over:
        if choices or g.depth:
            yield "choices after the end"
        return
    if not choices:
        yield "no legal action"
    if len(set(choices)) != len(choices):
        yield "an action is offered twice"
    if not all(0 <= action < act.space(len(g.tables.kind)) for action in choices):
        yield "an action outside the action space"


def _scores(game: Position) -> Iterator[str]:
    """The points match a fresh scoring of the notation."""
    g = game.core
    forests = read_forests(write_forests(game))
    for p in range(g.players):
        sheet = forests.score_sheet(p)
        if sheet.total != score(g, p):
            yield f"player {p} has {score(g, p)} points, the notation {sheet.total}"
