"""The card tables as flat integer vectors, made once per deck.

The engine never looks at the card types while it plays: every species, card half, effect and
point rule is a row of integers here. Counting is the one idea behind the points: everything a
card can count is an entry of its owner's *tally* (see the offsets below), so nearly every point
rule reads ``tally[a] + tally[b]``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spinney.cards import vocabulary as v
from spinney.cards.catalog import CAVES, SPECIES, Card, Deck, shipped_deck, tree_symbol

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

KIND_NAMES: Final = ("tree", "shrub", "moor", "top_bottom", "left_right", "winter")

# -- The tally: one block of counts per player ---------------------------------------------

ZERO: Final = 0  # stays 0, the second half of a count that has none
HAND: Final = 1
CAVE: Final = 2
CAVE_CARD: Final = 3
FULL_TREES: Final = 4
BELOW_TREES: Final = 5
BELOW: Final = 6
BEES: Final = 7  # at any tree or sapling
FREE: Final = 8  # empty slots: woody top, bottom, left, right; moor top, bottom
SYMBOL: Final = 14
BEES_AT: Final = 24  # at trees of one species, by the tree's symbol
TAG: Final = 34
KINDS: Final = 51  # different species with a tag
TRIGGER: Final = 68  # active copies of each DrawWhenPlayed species
FRESH: Final = 76  # copies that start with the owner's next turn
SPECIES_COUNT: Final = 84

TAG_LIST: Final = tuple(v.Tag)
TAG_BIT: Final = {tag: 1 << i for i, tag in enumerate(TAG_LIST)}
TAG_INDEX: Final = {tag: i for i, tag in enumerate(TAG_LIST)}
MAX_TRIGGERS: Final = FRESH - TRIGGER
assert max(len(symbols) for symbols in v.SYMBOLS.values()) <= BEES_AT - SYMBOL == TAG - BEES_AT
assert len(TAG_LIST) <= KINDS - TAG == TRIGGER - KINDS

# -- What a point rule looks at ------------------------------------------------------------

BY_TALLY: Final = 0  # tally[a] + tally[b]
BY_OWN_SYMBOL: Final = 1  # tally[SYMBOL + the card's symbol]
BY_HOST_CARDS: Final = 2  # cards at the host with a tag in mask a (0: any); b: trees only
BY_FILLED_SLOTS: Final = 3
BY_SLOT_CARDS: Final = 4
BY_HOST: Final = 5  # 1 if the host is of species a, or (a < 0) of kind b

# -- What a point rule makes of it ---------------------------------------------------------

P_EACH: Final = 0  # count * x
P_AT_LEAST: Final = 1  # x if count >= y else z
P_ALONE: Final = 2  # x if count == 1
P_MOST: Final = 3  # x if nobody has more, else z
P_TABLE: Final = 4  # the table's value
P_TOTAL: Final = 5  # the table's value once for all cards of the species
P_SETS: Final = 6  # scored with its set
P_FLAT: Final = 7

# -- Effects -------------------------------------------------------------------------------

E_NONE: Final = 0
E_DRAW: Final = 1  # a cards
E_DRAW_PER: Final = 2  # one per tally[a]
E_EXTRA_TURN: Final = 3  # if tally[a] (a < 0: always)
E_FREE_PLAY: Final = 4  # a: tag mask, b: species or -1, c: flags
E_FREE_ANY: Final = 5  # the same, any number
E_MOLE: Final = 6
E_SAPLINGS: Final = 7
E_MOOR: Final = 8
E_TAKE: Final = 9  # a cards from the clearing
E_TAKE_ALL: Final = 10  # clearing cards with a tag in mask a
E_CAVE_CHOICE: Final = 11  # a clearing cards; b: up to
E_CAVE_ALL: Final = 12  # clearing cards with a tag in mask a
E_CAVE_DECK: Final = 13  # a cards
E_CAVE_DECK_PER: Final = 14  # one per tally[a]
E_CAVE_HAND: Final = 15
E_EMPTY_CLEARING: Final = 16
E_DISCARD: Final = 17  # a cards
E_TOGETHER: Final = 18  # rows a and b
E_IN_TURN: Final = 19  # rows a and b

FROM_CLEARING: Final = 1
WITH_EFFECT: Final = 2

NEEDS_NOTHING: Final = 0
NEEDS_MOOR: Final = 1
NEEDS_BIRD: Final = 2

NO_GUEST: Final = 0
TOP_GUEST: Final = 1
SIDE_GUEST: Final = 2

NO_TRIGGER: Final = -1


class Tables:
    """The flat tables of one deck. Immutable once built, shared by all games."""

    def __init__(self, game: str, cards: Sequence[Card]) -> None:
        self.game = game
        self.cards = tuple(cards)
        self._add_species(game)
        self._add_cards()

    # -- species ---------------------------------------------------------------------------

    def _add_species(self, game: str) -> None:
        self.species_list = tuple(SPECIES[game].values())
        self.keys = [s.key for s in self.species_list]
        self.index = {key: i for i, key in enumerate(self.keys)}
        self.symbols = v.SYMBOLS[game]
        n = len(self.keys)
        self.block = SPECIES_COUNT + n
        # Effects are rows; species name a row. Row 0 does nothing.
        self.effect_op = [E_NONE]
        self.effect_a = [0]
        self.effect_b = [0]
        self.effect_c = [0]
        self.effect_types: list[v.Effect | None] = [None]
        self.cost = [s.cost for s in self.species_list]
        self.tag_mask = [sum(TAG_BIT[tag] for tag in s.tags) for s in self.species_list]
        self.tag_ids = [[TAG_INDEX[tag] for tag in s.tags] for s in self.species_list]
        #: The tags whose species are counted; the set marks never are.
        self.kind_ids = [
            [TAG_INDEX[tag] for tag in s.tags if tag not in v.SET_MARKS] for s in self.species_list
        ]
        #: The species that this one is for every count.
        self.counts_as = [self.index[s.counts_as or s.key] for s in self.species_list]
        self.effect = [self._effect_row(s.effect) for s in self.species_list]
        self.bonus = [self._effect_row(s.bonus) for s in self.species_list]
        self.needs = [
            {None: NEEDS_NOTHING, v.MOOR: NEEDS_MOOR, v.BIRD: NEEDS_BIRD}[s.needs]
            for s in self.species_list
        ]
        self.host_kind = [
            KIND_NAMES.index(s.place.value) if s.is_host else -1 for s in self.species_list
        ]
        #: By cave number; 0 is the plain cave of the forest game.
        caves = CAVES if game == v.DARTMOOR else ()
        self.cave_setup = [0, *(self._effect_row(cave.setup) for cave in caves)]
        self.cave_points = [0, *(cave.points for cave in caves)]
        self._add_permanents(n)
        self._add_points(n)

    def _add_permanents(self, n: int) -> None:
        self.stack_limit = [0] * n  # 0: never shares with its own; -1: no limit
        self.guest = [NO_GUEST] * n
        self.opens = [NO_GUEST] * n
        self.is_bee = [False] * n
        self.doubles = [0] * n  # tag mask
        self.trigger = [NO_TRIGGER] * n  # which trigger this species adds to
        self.trigger_fresh = [False] * n
        self.triggers: list[int] = []  # the species behind each trigger
        what: list[v.Tag | v.AtTrees] = []
        for i, species in enumerate(self.species_list):
            permanent = species.permanent
            if isinstance(permanent, v.Stacks):
                self.stack_limit[i] = permanent.limit or -1
            elif isinstance(permanent, v.CountsAsTree):
                self.is_bee[i] = True
            elif isinstance(permanent, v.Doubles):
                self.doubles[i] = TAG_BIT[permanent.tag]
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
                self.trigger[i] = len(self.triggers)
                self.trigger_fresh[i] = permanent.from_next_turn
                self.triggers.append(i)
                what.append(permanent.what)
        assert len(what) <= MAX_TRIGGERS
        #: Which triggers a card of this species sets off, as a bit mask ...
        self.sets_off = [
            sum(1 << j for j, w in enumerate(what) if isinstance(w, v.Tag) and w in s.tags)
            for s in self.species_list
        ]
        #: ... and those set off by where it lies (top, bottom at a tree), or face down.
        self.sets_off_at = [
            sum(1 << j for j, w in enumerate(what) if w == v.AtTrees(place))
            for place in (v.Place.TOP, v.Place.BOTTOM)
        ]
        #: The trigger a card would set off by itself, which it never does.
        self.own_trigger = [
            trigger if trigger >= 0 and not fresh and mask >> trigger & 1 else NO_TRIGGER
            for trigger, fresh, mask in zip(
                self.trigger, self.trigger_fresh, self.sets_off, strict=True
            )
        ]
        self.sets_off_face_down = sum(
            1 << j for j, w in enumerate(what) if w == (v.TREE if self.game == v.FOREST else v.MOOR)
        )

    # -- points ----------------------------------------------------------------------------

    def _add_points(self, n: int) -> None:
        self.count_by = [BY_TALLY] * n
        self.count_a = [ZERO] * n
        self.count_b = [ZERO] * n
        self.point_op = [P_FLAT] * n
        self.point_x = [0] * n
        self.point_y = [0] * n
        self.point_z = [0] * n
        self.point_values: list[tuple[int, ...]] = [()] * n
        self.most_of = [""] * n  # what "most" compares, as the rivals are asked for it
        self.totals: list[int] = []  # species scored once per forest
        self.sets: list[tuple[v.Tag, list[int], tuple[int, ...]]] = []
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
                self.most_of[i] = _most_of(points.count)
            elif isinstance(points, v.Table):
                self._rule(i, P_TABLE, points.count)
                self.point_values[i] = (0, *points.values)
            elif isinstance(points, v.Total):
                self._rule(i, P_TOTAL, points.count)
                self.point_values[i] = (0, *points.values)
                self.totals.append(i)
            else:
                self.point_op[i] = P_SETS
                for tag, members, _ in self.sets:
                    if tag == points.tag:
                        members.append(i)
                        break
                else:
                    self.sets.append((points.tag, [i], (0, *points.values)))

    def _rule(self, i: int, op: int, count: v.Count, x: int = 0, y: int = 0, z: int = 0) -> None:
        self.point_op[i], self.point_x[i], self.point_y[i], self.point_z[i] = op, x, y, z
        by, a, b = self._count(count)
        self.count_by[i], self.count_a[i], self.count_b[i] = by, a, b

    def _count(self, count: v.Count) -> tuple[int, int, int]:
        if isinstance(count, v.Symbol) and count.symbol is None:
            return BY_OWN_SYMBOL, ZERO, ZERO
        if isinstance(count, v.AtHost):
            return BY_HOST_CARDS, TAG_BIT[count.tag] if count.tag else 0, int(count.trees_only)
        if isinstance(count, v.FilledSlots):
            return BY_FILLED_SLOTS, 0, 0
        if isinstance(count, v.InSlot):
            return BY_SLOT_CARDS, 0, 0
        if isinstance(count, v.On):
            if isinstance(count.host, v.Tag):
                return BY_HOST, -1, KIND_NAMES.index(count.host.value)
            return BY_HOST, self.index[count.host], 0
        if isinstance(count, v.Sum):
            return BY_TALLY, self.entry(count.first), self.entry(count.second)
        if isinstance(count, v.TreeNumber):
            if count.species is None:
                return BY_TALLY, TAG + TAG_INDEX[v.TREE], BEES
            symbol = self.symbols.index(tree_symbol(SPECIES[self.game][count.species]))
            return BY_TALLY, SPECIES_COUNT + self.index[count.species], BEES_AT + symbol
        return BY_TALLY, self.entry(count), ZERO

    def entry(self, count: v.Count) -> int:
        """The one tally entry a count reads."""
        if isinstance(count, v.Tag):
            return TAG + TAG_INDEX[count]
        if isinstance(count, v.Cards):
            return SPECIES_COUNT + self.counts_as[self.index[count.species]]
        if isinstance(count, v.Symbol) and count.symbol:
            return SYMBOL + self.symbols.index(count.symbol)
        if isinstance(count, v.Kinds):
            return KINDS + TAG_INDEX[count.tag]
        if isinstance(count, v.FullTrees):
            return FULL_TREES
        if isinstance(count, v.Below):
            return BELOW_TREES if count.trees_only else BELOW
        if isinstance(count, v.InCave):
            return CAVE
        raise TypeError(f"{count} is not one entry of the tally")

    # -- effects ---------------------------------------------------------------------------

    def _effect_row(self, effect: v.Effect | None) -> int:
        if effect is None:
            return 0
        if effect in self.effect_types:
            return self.effect_types.index(effect)
        op, a, b, c = self._flat_effect(effect)
        self.effect_op.append(op)
        self.effect_a.append(a)
        self.effect_b.append(b)
        self.effect_c.append(c)
        self.effect_types.append(effect)
        return len(self.effect_op) - 1

    def _flat_effect(self, effect: v.Effect) -> tuple[int, int, int, int]:
        if isinstance(effect, v.Draw):
            return E_DRAW, effect.cards, 0, 0
        if isinstance(effect, v.DrawPer):
            return E_DRAW_PER, self.entry(effect.count), 0, 0
        if isinstance(effect, v.ExtraTurn):
            return E_EXTRA_TURN, self.entry(effect.needs) if effect.needs else -1, 0, 0
        if isinstance(effect, v.FreePlay):
            op = E_FREE_ANY if effect.any_number else E_FREE_PLAY
            flags = FROM_CLEARING * effect.from_clearing + WITH_EFFECT * effect.with_effect
            if isinstance(effect.what, v.Cards):
                return op, 0, self.index[effect.what.species], flags
            return op, self._mask(effect.what), -1, flags
        if isinstance(effect, v.TakeFromClearing):
            return E_TAKE, effect.cards, 0, 0
        if isinstance(effect, v.TakeAllFromClearing):
            return E_TAKE_ALL, TAG_BIT[effect.tag], 0, 0
        if isinstance(effect, v.CaveFromClearing):
            return E_CAVE_CHOICE, effect.cards, int(effect.up_to), 0
        if isinstance(effect, v.CaveAllFromClearing):
            return E_CAVE_ALL, self._mask(effect.tags or TAG_LIST), 0, 0
        if isinstance(effect, v.CaveFromDeck):
            return E_CAVE_DECK, effect.cards, 0, 0
        if isinstance(effect, v.CaveFromDeckPer):
            return E_CAVE_DECK_PER, self.entry(effect.count), 0, 0
        if isinstance(effect, v.DiscardToClearing):
            return E_DISCARD, effect.cards, 0, 0
        if isinstance(effect, v.Together):
            return E_TOGETHER, self._effect_row(effect.first), self._effect_row(effect.second), 0
        if isinstance(effect, v.InTurn):
            return E_IN_TURN, self._effect_row(effect.first), self._effect_row(effect.second), 0
        plain: dict[type[v.Effect], int] = {
            v.PlayPaid: E_MOLE,
            v.LaySaplings: E_SAPLINGS,
            v.LayMoor: E_MOOR,
            v.CaveFromHand: E_CAVE_HAND,
            v.EmptyClearing: E_EMPTY_CLEARING,
        }
        return plain[type(effect)], 0, 0, 0

    def _mask(self, tags: Sequence[v.Tag]) -> int:
        return sum(TAG_BIT[tag] for tag in tags)

    # -- cards -----------------------------------------------------------------------------

    def _add_cards(self) -> None:
        n = len(self.cards)
        self.kind = [KIND_NAMES.index(card.kind) for card in self.cards]
        #: The lowest id among identical cards.
        self.same = list(range(n))
        for c in range(1, n):
            if self.cards[c].face == self.cards[c - 1].face:
                self.same[c] = self.same[c - 1]
        # By card half, 2 * card + half; a host is its own first half.
        self.species = [-1] * (2 * n)
        self.symbol = [-1] * (2 * n)
        self.position = [NO_SLOT] * (2 * n)
        # By card, of both halves.
        self.card_tags = [0] * n
        self.card_symbols = [0] * n
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


def _most_of(count: v.Count) -> str:
    if isinstance(count, v.TreeNumber):
        return count.species or v.TREE.value
    assert isinstance(count, v.Tag)
    return count.value


def tables_for(deck: Deck) -> Tables:
    """The tables of a deck; those of the shipped decks are made once."""
    shipped = shipped_deck(deck.game)
    return _shipped_tables(deck.game) if deck == shipped else Tables(deck.game, deck.cards)


@cache
def _shipped_tables(game: str) -> Tables:
    return Tables(game, shipped_deck(game).cards)
