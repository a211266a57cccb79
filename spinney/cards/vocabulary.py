"""The words every card is written in: tags, places, counts, points, effects.

A species is one frozen value made of these; nothing here knows how the game is played.
The engine flattens them into integer tables, the text package turns them into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

FOREST = "forest"
DARTMOOR = "dartmoor"
GAMES = (FOREST, DARTMOOR)

#: The sets of each game; the first one is always played.
SETS = {FOREST: ("base", "alpine", "edge"), DARTMOOR: ("dartmoor",)}

#: The tree symbols of each game, in the order the engine numbers them.
SYMBOLS = {
    FOREST: (
        "linden",
        "oak",
        "silver_fir",
        "birch",
        "beech",
        "sycamore",
        "douglas_fir",
        "horse_chestnut",
        "larch",
        "pine",
    ),
    DARTMOOR: ("ash", "black_alder", "crab_apple", "goat_willow", "moor_birch", "sessile_oak"),
}


class Tag(StrEnum):
    """A type printed on a card. A card may have several."""

    TREE = "tree"
    SHRUB = "shrub"
    MOOR = "moor"
    BIRD = "bird"
    BUTTERFLY = "butterfly"
    DRAGONFLY = "dragonfly"
    INSECT = "insect"
    PLANT = "plant"
    MUSHROOM = "mushroom"
    AMPHIBIAN = "amphibian"
    DEER = "deer"
    CLOVEN_HOOFED = "cloven_hoofed"
    PAWED = "pawed"
    MOUSE = "mouse"
    BAT = "bat"
    MOUNTAIN = "mountain"
    EDGE = "edge"


TREE, SHRUB, MOOR = Tag.TREE, Tag.SHRUB, Tag.MOOR
BIRD, BUTTERFLY, DRAGONFLY, INSECT = Tag.BIRD, Tag.BUTTERFLY, Tag.DRAGONFLY, Tag.INSECT
PLANT, MUSHROOM, AMPHIBIAN = Tag.PLANT, Tag.MUSHROOM, Tag.AMPHIBIAN
DEER, CLOVEN_HOOFED, PAWED, MOUSE, BAT = (
    Tag.DEER,
    Tag.CLOVEN_HOOFED,
    Tag.PAWED,
    Tag.MOUSE,
    Tag.BAT,
)
MOUNTAIN, EDGE = Tag.MOUNTAIN, Tag.EDGE

#: The tags that mark a card's set; "different species" are never asked of them.
SET_MARKS = (MOUNTAIN, EDGE)


class Place(StrEnum):
    """Where a species goes: it is a host itself, or it lives on one side of a host."""

    TREE = "tree"
    SHRUB = "shrub"
    MOOR = "moor"
    TOP = "top"
    BOTTOM = "bottom"
    SIDE = "side"


# -- What can be counted -------------------------------------------------------------------


@dataclass(frozen=True)
class Cards:
    """Cards of one species in the own forest (with those that count as it)."""

    species: str


@dataclass(frozen=True)
class Symbol:
    """Visible cards that show one tree symbol; ``None`` is the card's own symbol."""

    symbol: str | None = None


@dataclass(frozen=True)
class Kinds:
    """Different species with a tag; face-down cards have no species."""

    tag: Tag


@dataclass(frozen=True)
class TreeNumber:
    """The number of trees, of one species or of all, bees included (RULES 7)."""

    species: str | None = None


@dataclass(frozen=True)
class FullTrees:
    """Trees and saplings with at least one card in each of the four slots."""


@dataclass(frozen=True)
class Below:
    """Cards in bottom slots, of trees only or of every host."""

    trees_only: bool


@dataclass(frozen=True)
class InCave:
    """Cards in the own cave."""


@dataclass(frozen=True)
class AtHost:
    """Cards at this card's host (or at this host itself): one tag or all, at any host or trees."""

    tag: Tag | None = None
    trees_only: bool = False


@dataclass(frozen=True)
class FilledSlots:
    """Slots of this card's host (or of this host) that hold a card."""


@dataclass(frozen=True)
class InSlot:
    """Cards that share this card's slot, itself included."""


@dataclass(frozen=True)
class On:
    """1 if the host is of this species or tag, else 0. Face-down hosts have no species."""

    host: str | Tag


@dataclass(frozen=True)
class Sum:
    """Two counts added up."""

    first: Count
    second: Count


Count = (
    Tag
    | Cards
    | Symbol
    | Kinds
    | TreeNumber
    | FullTrees
    | Below
    | InCave
    | AtHost
    | FilledSlots
    | InSlot
    | On
    | Sum
)


# -- Points --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Flat:
    """The same points always."""

    points: int


@dataclass(frozen=True)
class Per:
    """Points for each thing counted."""

    count: Count
    points: int


@dataclass(frozen=True)
class AtLeast:
    """Points if the count reaches a minimum."""

    count: Count
    minimum: int
    points: int
    otherwise: int = 0


@dataclass(frozen=True)
class Alone:
    """Points if nothing else lives at the host."""

    points: int


@dataclass(frozen=True)
class Most:
    """Points if nobody has more of it."""

    count: Count
    points: int
    otherwise: int = 0


@dataclass(frozen=True)
class Table:
    """Points of each card by a count: ``values[count - 1]``, the last value for more."""

    count: Count
    values: tuple[int, ...]


@dataclass(frozen=True)
class Total:
    """Points of all cards of the species together, by a count as in :class:`Table`."""

    count: Count
    values: tuple[int, ...]


@dataclass(frozen=True)
class Sets:
    """Sets of different species with a tag, biggest first: ``values[size - 1]`` per set."""

    tag: Tag
    values: tuple[int, ...]


Points = Flat | Per | AtLeast | Alone | Most | Table | Total | Sets

NOTHING = Flat(0)


# -- Effects and bonuses -------------------------------------------------------------------


@dataclass(frozen=True)
class Draw:
    """Draw cards from the deck."""

    cards: int


@dataclass(frozen=True)
class DrawPer:
    """Draw one card from the deck for each card counted."""

    count: Tag | Cards


@dataclass(frozen=True)
class ExtraTurn:
    """Take another turn; perhaps only with a card of a tag in the forest."""

    needs: Tag | None = None


@dataclass(frozen=True)
class FreePlay:
    """Lay cards of some kind without paying.

    ``what`` lists tags (any of them will do) or one species.
    """

    what: tuple[Tag, ...] | Cards
    any_number: bool = False
    from_clearing: bool = False
    with_effect: bool = False


@dataclass(frozen=True)
class PlayPaid:
    """Play any number of cards at their normal cost."""


@dataclass(frozen=True)
class LaySaplings:
    """Lay any number of hand cards face down as saplings."""


@dataclass(frozen=True)
class LayMoor:
    """Lay a hand card face down as a universal moor."""


@dataclass(frozen=True)
class TakeFromClearing:
    """Take cards of your choice from the clearing into the hand."""

    cards: int


@dataclass(frozen=True)
class TakeAllFromClearing:
    """Take every clearing card with a half of the tag into the hand."""

    tag: Tag


@dataclass(frozen=True)
class CaveFromClearing:
    """Put clearing cards of your choice into the cave."""

    cards: int
    up_to: bool = False


@dataclass(frozen=True)
class CaveAllFromClearing:
    """Put all clearing cards with one of the tags into the cave; no tags: every card."""

    tags: tuple[Tag, ...] = ()


@dataclass(frozen=True)
class CaveFromDeck:
    """Put cards from the top of the deck into the cave, shown."""

    cards: int


@dataclass(frozen=True)
class CaveFromDeckPer:
    """The same, one for each card counted."""

    count: Tag


@dataclass(frozen=True)
class CaveFromHand:
    """Put any number of hand cards face down into the cave, then draw as many."""


@dataclass(frozen=True)
class EmptyClearing:
    """Every clearing card leaves the game."""


@dataclass(frozen=True)
class DiscardToClearing:
    """Lay hand cards of your choice face up in the clearing."""

    cards: int


@dataclass(frozen=True)
class Together:
    """Two effects that are one thing: both or neither."""

    first: Effect
    second: Effect


@dataclass(frozen=True)
class InTurn:
    """Two effects one after the other, each optional by itself."""

    first: Effect
    second: Effect


Effect = (
    Draw
    | DrawPer
    | ExtraTurn
    | FreePlay
    | PlayPaid
    | LaySaplings
    | LayMoor
    | TakeFromClearing
    | TakeAllFromClearing
    | CaveFromClearing
    | CaveAllFromClearing
    | CaveFromDeck
    | CaveFromDeckPer
    | CaveFromHand
    | EmptyClearing
    | DiscardToClearing
    | Together
    | InTurn
)


# -- What a card does as long as it lies there ---------------------------------------------


@dataclass(frozen=True)
class AtTrees:
    """Any card laid in this slot (top or bottom) of a tree or sapling."""

    place: Place


@dataclass(frozen=True)
class DrawWhenPlayed:
    """Draw a card whenever you play such a card; maybe only from your next turn on."""

    what: Tag | AtTrees
    from_next_turn: bool = False


@dataclass(frozen=True)
class Stacks:
    """Cards of this species may share one slot; ``limit`` 0 means without limit."""

    limit: int = 0


@dataclass(frozen=True)
class OpensSlot:
    """Lets cards of a kind share slots of this card's host.

    A top slot that it opens must hold nothing else; a side slot may.
    """

    guests: Tag | Cards
    place: Place


@dataclass(frozen=True)
class CountsAsTree:
    """Adds one wherever the number of trees (of the host's species) is asked."""


@dataclass(frozen=True)
class Doubles:
    """Doubles the points of every card with the tag in this host's bottom slots."""

    tag: Tag


Permanent = DrawWhenPlayed | Stacks | OpensSlot | CountsAsTree | Doubles


# -- A species -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Species:
    """One species: everything that all its copies share. The copies differ in symbol only.

    >>> from spinney.cards.catalog import SPECIES
    >>> SPECIES["forest"]["bullfinch"].points
    Per(count=<Tag.INSECT: 'insect'>, points=2)
    """

    key: str
    set: str
    place: Place
    copies: int
    cost: int
    tags: tuple[Tag, ...]
    effect: Effect | None = None
    bonus: Effect | None = None
    permanent: Permanent | None = None
    points: Points = NOTHING
    #: ``MOOR``: only on a moor; ``BIRD``: only beside another bird, on a tree or shrub.
    needs: Tag | None = None
    #: The species this one is for every count (it keeps its own name in score sheets).
    counts_as: str | None = None
    #: What is a best guess, not printed fact: "effect", "bonus", "points" or "tags".
    unattested: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return DARTMOOR if self.set == DARTMOOR else FOREST

    @property
    def is_host(self) -> bool:
        """Is it a tree, shrub or moor?"""
        return self.place in (Place.TREE, Place.SHRUB, Place.MOOR)


@dataclass(frozen=True)
class Cave:
    """A Dartmoor cave card: a set-up effect, or points at the end of the game."""

    number: int
    setup: Effect | None = None
    points: int = 0
    attested: bool = True
