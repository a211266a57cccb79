"""The card tables as flat integer vectors, made once per deck.

The engine never looks at the card types during play: every species, card half, effect and point
rule is a row of integers here. Points are based on counting: everything a card can count is an
entry in its owner's *tally* (see the offsets below), so nearly every point rule reads
``tally[a] + tally[b]``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from spinney.cards import vocabulary as v
from spinney.cards.card_sets import Box, box
from spinney.cards.catalog import Deck, shipped_deck
from spinney.engine.core.handlers import Handler, handler_of
from spinney.engine.core.vectors import append, i64, vec
from spinney.engine.rivals import WHAT
from spinney.engine.solo import SOLO_MOST

# -- Kinds of cards and positions of halves ------------------------------------------------

TREE: Final = 0
SHRUB: Final = 1
MOOR: Final = 2
TOP_BOTTOM: Final = 3
LEFT_RIGHT: Final = 4
WINTER: Final = 5

TOP: Final = 0
BOTTOM: Final = 1
LEFT: Final = 2
NO_SLOT: Final = 4
MOOR_SLOT: Final = 4  # where moor slots start among the free-slot entries, after the woody ones

KIND_NAMES: Final = ("tree", "shrub", "moor", "top_bottom", "left_right", "winter")

# -- The tally: one block of counts per player ---------------------------------------------

ZERO: Final = 0  # always 0; read by counts that have no second entry
HAND: Final = 1
CAVE: Final = 2
CAVE_CARD: Final = 3
FULL_TREES: Final = 4
BELOW_TREES: Final = 5
BELOW: Final = 6
BEES: Final = 7  # at any tree or sapling
FREE: Final = 8  # empty slots: woody top, bottom, left, right; moor top, bottom
FREE_KINDS: Final = 6
# What follows has no fixed place, because it depends on the sets: cards by symbol, bees at trees of
# one species by the tree's symbol, cards by tag, different species by tag, active copies of each
# DrawWhenPlayed species, copies that become active on the owner's next turn, cards by species. See
# ``Tables.symbol_at`` and its neighbours.
FIXED: Final = 14

# -- What a point rule counts --------------------------------------------------------------

BY_TALLY: Final = 0  # tally[a] + tally[b]
BY_OWN_SYMBOL: Final = 1  # tally[symbol_at + the card's symbol]
BY_HOST_CARDS: Final = 2  # cards at the host with a tag in mask a (0: any); b: trees only
BY_FILLED_SLOTS: Final = 3
BY_SLOT_CARDS: Final = 4
BY_HOST: Final = 5  # 1 if the host is of species a, or (a < 0) of kind b

# -- How a point rule scores the count -----------------------------------------------------

P_EACH: Final = 0  # count * x
P_AT_LEAST: Final = 1  # x if count >= y else z
P_ALONE: Final = 2  # x if count == 1
P_MOST: Final = 3  # x if nobody has more, else z
P_TABLE: Final = 4  # the table's value
P_TOTAL: Final = 5  # the table's value, once for all cards of the species
P_SETS: Final = 6  # scored with its set
P_FLAT: Final = 7

# -- Effects -------------------------------------------------------------------------------

# The flags of a free play.
FROM_CLEARING: Final = 1
WITH_EFFECT: Final = 2
ANY_NUMBER: Final = 4

NEEDS_NOTHING: Final = 0
NEEDS_MOOR: Final = 1
NEEDS_BIRD: Final = 2

NO_GUEST: Final = 0
TOP_GUEST: Final = 1
SIDE_GUEST: Final = 2

NO_TRIGGER: Final = -1

# -- Where a half may be laid, as bits: the tally's six free-slot entries, and ... -----------

ANYWHERE: Final = 1 << 6  # ... no slot needed (hosts)
SHARES: Final = 1 << 7  # ... an occupied slot may also work

#: The cost of a missing half, more than any hand can pay.
NO_HALF: Final = 99


class SpeciesSet:
    """Species with one tag that score in sets, and the points of a set by size."""

    def __init__(self, tag: v.Tag, values: list[int]) -> None:
        self.tag = tag
        self.members = vec[i64]()
        self.values = vec[i64](values)

    def add(self, species: i64) -> None:
        self.members = append(self.members, species)

    def complete(self) -> None:
        """With more species than values, the largest sets score the last value."""
        while len(self.values) <= len(self.members):
            self.values = append(self.values, self.values[len(self.values) - 1])


class Tables:
    """The flat tables of one deck. Immutable once built, shared by all games."""

    def __init__(self, deck: Deck) -> None:
        self.game = deck.game
        self.box = deck.box
        self.cards = deck.cards
        self.set_bits = {name: 1 << i for i, name in enumerate(deck.box.sets)}
        self._add_layout()
        self._add_species(deck.game)
        self._add_cards()

    def _add_layout(self) -> None:
        """Where everything is in a tally: enough room for what either shipped game has, and more
        if sets were added. So all decks without such sets have the same layout."""
        boxes = [self.box, *[box(game) for game in v.GAMES]]
        self.symbol_room: i64 = max([len(each.symbols) for each in boxes])
        self.tag_room: i64 = 1 + max([max(each.tags.values()) for each in boxes])
        self.trigger_room: i64 = max([_triggers(each) for each in boxes])
        self.symbol_at: i64 = FIXED
        self.bees_at: i64 = self.symbol_at + self.symbol_room
        self.tag_at: i64 = self.bees_at + self.symbol_room
        self.kinds_at: i64 = self.tag_at + self.tag_room
        self.trigger_at: i64 = self.kinds_at + self.tag_room
        self.fresh_at: i64 = self.trigger_at + self.trigger_room
        self.species_at: i64 = self.fresh_at + self.trigger_room
        self.any_tag: i64 = (1 << self.tag_room) - 1
        self.bird: i64 = self.bit(v.BIRD)

    # -- species ---------------------------------------------------------------------------

    def _add_species(self, game: str) -> None:
        self.species_list = tuple(self.box.species.values())
        self.keys = [s.key for s in self.species_list]
        self.index = {key: i for i, key in enumerate(self.keys)}
        self.symbols = self.box.symbols
        n = len(self.keys)
        self.block: i64 = self.species_at + n
        # Effects are rows; species refer to them by number. Row 0 does nothing. What the numbers of
        # a row mean is up to its handler.
        self.handlers: list[Handler[Any]] = [Handler()]
        self.effect_op = vec[i64]([0])
        self.effect_a = vec[i64]([0])
        self.effect_b = vec[i64]([0])
        self.effect_c = vec[i64]([0])
        self.effect_types: list[v.Effect | None] = [None]
        self.cost = vec[i64]([s.cost for s in self.species_list])
        self.tag_mask = vec[i64]([self.mask(s.tags) for s in self.species_list])
        #: The species that each species counts as.
        self.counts_as = vec[i64]([self.index[s.counts_as or s.key] for s in self.species_list])
        self.effect = vec[i64]([self.effect_row(s.effect) for s in self.species_list])
        self.bonus = vec[i64]([self.effect_row(s.bonus) for s in self.species_list])
        self.needs = vec[i64](
            [
                {None: NEEDS_NOTHING, v.MOOR: NEEDS_MOOR, v.BIRD: NEEDS_BIRD}[s.needs]
                for s in self.species_list
            ]
        )
        self.host_kind = vec[i64](
            [KIND_NAMES.index(s.place.value) if s.is_host else -1 for s in self.species_list]
        )
        #: By cave number; 0 is the plain cave of the forest game.
        caves = self.box.caves
        setup = [0, *[self.effect_row(cave.setup) for cave in caves]]
        points = [0, *[cave.points for cave in caves]]
        self.cave_setup = vec[i64](setup)
        self.cave_points = vec[i64](points)
        #: Whether hand cards may be laid as saplings, and what kind of host a face-down card is.
        self.saplings = game == v.FOREST
        self.face_down_kind: i64 = TREE if self.saplings else MOOR
        self.face_down_tag: i64 = self._tag(v.TREE if self.saplings else v.MOOR)
        self._add_permanents(n)
        self._add_counts()
        self._add_points(n)

    def _add_counts(self) -> None:
        """The tally entries that a laid card increments, by species.

        Those of species ``s`` are ``counted[counted_from[s] : counted_from[s + 1]]``; the first
        card of a species also increments the entries in ``kinds``, which exclude the set marks.
        """
        counted: list[int] = []
        counted_from = [0]
        kinds: list[int] = []
        kinds_from = [0]
        for i, s in enumerate(self.species_list):
            counted += [self._tag(tag) for tag in s.tags]
            if self.trigger[i] >= 0:
                at = self.fresh_at if self.trigger_fresh[i] else self.trigger_at
                counted.append(at + self.trigger[i])
            counted_from.append(len(counted))
            kinds += [
                self.kinds_at + self.box.tags[tag] for tag in s.tags if tag not in self.box.marks
            ]
            kinds_from.append(len(kinds))
        self.counted = vec[i64](counted)
        self.counted_from = vec[i64](counted_from)
        self.kinds = vec[i64](kinds)
        self.kinds_from = vec[i64](kinds_from)

    def _add_permanents(self, n: int) -> None:
        self.stack_limit = vec[i64]([0] * n)  # 0: never shares with its own species; -1: no limit
        self.guest = vec[i64]([NO_GUEST] * n)
        self.opens = vec[i64]([NO_GUEST] * n)
        self.is_bee = vec[bool]([False] * n)
        self.doubles = vec[i64]([0] * n)  # tag mask
        self.trigger = vec[i64]([NO_TRIGGER] * n)  # which trigger this species adds to
        self.trigger_fresh = vec[bool]([False] * n)
        triggers: list[int] = []
        what: list[v.Tag | v.AtTrees] = []
        for i, species in enumerate(self.species_list):
            permanent = species.permanent
            if isinstance(permanent, v.Stacks):
                self.stack_limit[i] = permanent.limit or -1
            elif isinstance(permanent, v.CountsAsTree):
                self.is_bee[i] = True
            elif isinstance(permanent, v.Doubles):
                self.doubles[i] = self.bit(permanent.tag)
            elif isinstance(permanent, v.OpensSlot):
                self.opens[i] = TOP_GUEST if permanent.place == v.Place.TOP else SIDE_GUEST
                for j, guest in enumerate(self.species_list):
                    wanted = permanent.guests
                    if (
                        wanted in guest.tags
                        if isinstance(wanted, v.Tag)
                        else wanted.species == guest.key
                    ):
                        self.guest[j] = self.opens[i]
            elif isinstance(permanent, v.DrawWhenPlayed):
                self.trigger[i] = len(triggers)
                self.trigger_fresh[i] = permanent.from_next_turn
                triggers.append(i)
                what.append(permanent.what)
        #: The species of each trigger.
        self.triggers = vec[i64](triggers)
        #: Which triggers a card of this species sets off, as a bit mask ...
        self.sets_off = vec[i64](
            [
                sum([1 << j for j, w in enumerate(what) if isinstance(w, v.Tag) and w in s.tags])
                for s in self.species_list
            ]
        )
        #: ... and those set off by its place (top or bottom of a tree), or by lying face down.
        self.sets_off_at = vec[i64](
            [
                sum([1 << j for j, w in enumerate(what) if w == v.AtTrees(place)])
                for place in (v.Place.TOP, v.Place.BOTTOM)
            ]
        )
        face_down = v.TREE if self.saplings else v.MOOR
        self.sets_off_face_down: i64 = sum([1 << j for j, w in enumerate(what) if w == face_down])
        #: The trigger that a card itself would set off, which it never does.
        self.own_trigger = vec[i64]([NO_TRIGGER] * n)
        for i in triggers:
            if not self.trigger_fresh[i] and self.sets_off[i] >> self.trigger[i] & 1:
                self.own_trigger[i] = self.trigger[i]

    # -- points ----------------------------------------------------------------------------

    def _add_points(self, n: int) -> None:
        self.count_by = vec[i64]([BY_TALLY] * n)
        self.count_a = vec[i64]([ZERO] * n)
        self.count_b = vec[i64]([ZERO] * n)
        self.point_op = vec[i64]([P_FLAT] * n)
        self.point_x = vec[i64]([0] * n)
        self.point_y = vec[i64]([0] * n)
        self.point_z = vec[i64]([0] * n)
        # Where the rows of P_TABLE and P_TOTAL start and end in ``values``.
        self.values = vec[i64]()
        self.values_from = vec[i64]([0] * n)
        self.values_end = vec[i64]([0] * n)
        # What "most" compares, as in Rivals.best, and the threshold for it in the solo mode.
        self.most_of = vec[i64]([-1] * n)
        self.solo_most = vec[i64]([SOLO_MOST.get(key, 0) for key in self.keys])
        self.totals = vec[i64]()  # species scored once per forest
        self.sets: list[SpeciesSet] = []
        for i, species in enumerate(self.species_list):
            points = species.points
            if isinstance(points, v.Flat):
                self.point_x[i] = points.points
            elif isinstance(points, v.Per):
                self._rule(i, P_EACH, points.count, points.points)
            elif isinstance(points, v.AtLeast):
                self._rule(
                    i, P_AT_LEAST, points.count, points.points, points.minimum, points.otherwise
                )
            elif isinstance(points, v.Alone):
                self._rule(i, P_ALONE, v.AtHost(), points.points)
            elif isinstance(points, v.Most):
                self._rule(i, P_MOST, points.count, points.points, 0, points.otherwise)
                self.most_of[i] = WHAT.index(_most_of(points.count))
            elif isinstance(points, v.Table):
                self._rule(i, P_TABLE, points.count)
                self._add_values(i, points.values)
            elif isinstance(points, v.Total):
                self._rule(i, P_TOTAL, points.count)
                self._add_values(i, points.values)
                self.totals = append(self.totals, i)
            else:
                self.point_op[i] = P_SETS
                if not [s for s in self.sets if s.tag == points.tag]:
                    self.sets.append(SpeciesSet(points.tag, [0, *points.values]))
                for species_set in self.sets:
                    if species_set.tag == points.tag:
                        species_set.add(i)
        for species_set in self.sets:
            species_set.complete()

    def _add_values(self, i: int, values: Sequence[int]) -> None:
        self.values_from[i] = len(self.values)
        for value in (0, *values):
            self.values = append(self.values, value)
        self.values_end[i] = len(self.values)

    def _rule(self, i: int, op: int, count: v.Count, x: int = 0, y: int = 0, z: int = 0) -> None:
        self.point_op[i], self.point_x[i], self.point_y[i], self.point_z[i] = op, x, y, z
        by, a, b = self._count(count)
        self.count_by[i], self.count_a[i], self.count_b[i] = by, a, b

    def _count(self, count: v.Count) -> tuple[int, int, int]:
        if isinstance(count, v.Symbol) and count.symbol is None:
            return BY_OWN_SYMBOL, ZERO, ZERO
        if isinstance(count, v.AtHost):
            return BY_HOST_CARDS, self.bit(count.tag) if count.tag else 0, int(count.trees_only)
        if isinstance(count, v.FilledSlots):
            return BY_FILLED_SLOTS, 0, 0
        if isinstance(count, v.InSlot):
            return BY_SLOT_CARDS, 0, 0
        if isinstance(count, v.On):
            if isinstance(count.host, v.Tag):
                return BY_HOST, -1, KIND_NAMES.index(str(count.host))
            return BY_HOST, self.index[count.host], 0
        if isinstance(count, v.Sum):
            return BY_TALLY, self.entry(count.first), self.entry(count.second)
        if isinstance(count, v.TreeNumber):
            if count.species is None:
                return BY_TALLY, self._tag(v.TREE), BEES
            symbol = self.symbols.index(self.box.species[count.species].symbol)
            return BY_TALLY, self.species_at + self.index[count.species], self.bees_at + symbol
        return BY_TALLY, self.entry(count), ZERO

    def entry(self, count: v.Count) -> int:
        """The single tally entry that a count reads."""
        if isinstance(count, v.Tag):
            return self._tag(count)
        if isinstance(count, v.Cards):
            return self.species_at + self.counts_as[self.index[count.species]]
        if isinstance(count, v.Symbol) and count.symbol:
            return self.symbol_at + self.symbols.index(count.symbol)
        if isinstance(count, v.Kinds):
            return self.kinds_at + self.box.tags[count.tag]
        if isinstance(count, v.FullTrees):
            return FULL_TREES
        if isinstance(count, v.Below):
            return BELOW_TREES if count.trees_only else BELOW
        if isinstance(count, v.InCave):
            return CAVE
        raise TypeError(f"{count} is not one entry of the tally")

    # -- effects ---------------------------------------------------------------------------

    def effect_row(self, effect: v.Effect | None) -> int:
        """The row of an effect, added if it is new."""
        if effect is None:
            return 0
        if effect in self.effect_types:
            return self.effect_types.index(effect)
        handler = handler_of(effect)
        a, b, c = handler.flat(self, effect)
        self.handlers.append(handler)
        self.effect_op = append(self.effect_op, handler.number(effect))
        self.effect_a = append(self.effect_a, a)
        self.effect_b = append(self.effect_b, b)
        self.effect_c = append(self.effect_c, c)
        self.effect_types.append(effect)
        return len(self.effect_op) - 1

    def mask(self, tags: Iterable[v.Tag]) -> int:
        """Some tags as bits."""
        return sum([self.bit(tag) for tag in tags])

    def bit(self, tag: v.Tag) -> int:
        """A tag as one bit of a mask; no bit if the game does not have it."""
        return 1 << self.box.tags[tag] if tag in self.box.tags else 0

    def _tag(self, tag: v.Tag) -> int:
        return self.tag_at + self.box.tags[tag]

    # -- cards -----------------------------------------------------------------------------

    def _add_cards(self) -> None:
        n = len(self.cards)
        self.kind = vec[i64]([KIND_NAMES.index(card.kind) for card in self.cards])
        #: The set of each card, as a bit of the game's sets.
        self.set_bit = vec[i64]([self.set_mask([card.set]) for card in self.cards])
        #: The lowest id among identical cards.
        self.same = vec[i64](list(range(n)))
        for c in range(1, n):
            if self.cards[c].face == self.cards[c - 1].face:
                self.same[c] = self.same[c - 1]
        # By card half, 2 * card + half; a host counts as its own first half.
        self.species = vec[i64]([-1] * (2 * n))
        self.symbol = vec[i64]([-1] * (2 * n))
        self.position = vec[i64]([NO_SLOT] * (2 * n))
        self.half_cost = vec[i64]([NO_HALF] * (2 * n))
        self.fits_in = vec[i64]([0] * (2 * n))
        # By card, for both halves together.
        self.card_tags = vec[i64]([0] * n)
        self.card_symbols = vec[i64]([0] * n)
        for c, card in enumerate(self.cards):
            for h, half in enumerate(card.halves):
                species = self.index[half.species]
                symbol = self.symbols.index(half.symbol) if half.symbol else -1
                self.species[2 * c + h] = species
                self.symbol[2 * c + h] = symbol
                self.card_tags[c] |= self.tag_mask[species]
                if symbol >= 0:
                    self.card_symbols[c] |= 1 << symbol
                if self.kind[c] == TOP_BOTTOM:
                    self.position[2 * c + h] = TOP + h
                elif self.kind[c] == LEFT_RIGHT:
                    self.position[2 * c + h] = LEFT + h
                self.half_cost[2 * c + h] = self.cost[species]
                self.fits_in[2 * c + h] = self._fits_in(species, self.position[2 * c + h])

    def _fits_in(self, species: i64, position: i64) -> i64:
        """Where a half may be laid; see ANYWHERE and SHARES."""
        if position == NO_SLOT:
            return ANYWHERE
        needs = self.needs[species]
        if needs == NEEDS_BIRD:
            return SHARES
        bits: i64 = 0
        if position <= BOTTOM:
            bits |= 1 << (MOOR_SLOT + position)
        if needs == NEEDS_MOOR:
            return bits
        bits |= 1 << position
        if self.stack_limit[species] != 0 or self.guest[species] != NO_GUEST:
            bits |= SHARES
        return bits

    def set_mask(self, sets: Iterable[str]) -> int:
        """Some of the game's sets as bits."""
        return sum([self.set_bits[name] for name in sets])


def _most_of(count: v.Count) -> str:
    if isinstance(count, v.TreeNumber):
        return count.species or str(v.TREE)
    assert isinstance(count, v.Tag)
    return str(count)


def _triggers(inside: Box) -> int:
    """How many of its species let draw when a card is played."""
    return len([s for s in inside.species.values() if isinstance(s.permanent, v.DrawWhenPlayed)])


def tables_for(deck: Deck) -> Tables:
    """The tables of a deck, cached for the shipped decks and the last custom ones."""
    if deck == shipped_deck(deck.game):
        return _shipped_tables(deck.game)
    return _other_tables(deck)


@cache
def _shipped_tables(game: str) -> Tables:
    return Tables(shipped_deck(game))


@lru_cache(maxsize=16)
def _other_tables(deck: Deck) -> Tables:
    return Tables(deck)
