"""The vocabulary that cards are described in: tags, places, counts, points, effects.

A species is one frozen value built from these; nothing here knows how the game is played.
The engine flattens them into integer tables; the text package turns them into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spinney.cards.native import mypyc_attr
from spinney.cards.tags import Tag as Tag

FOREST = "forest"
DARTMOOR = "dartmoor"
GAMES = (FOREST, DARTMOOR)

TREE, SHRUB, MOOR, BIRD = Tag("tree"), Tag("shrub"), Tag("moor"), Tag("bird")


class Place(StrEnum):
    """Where a species goes: it is a host, or it lives on one side of a host."""

    TREE = "tree"
    SHRUB = "shrub"
    MOOR = "moor"
    TOP = "top"
    BOTTOM = "bottom"
    SIDE = "side"


# -- Counts --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cards:
    """Cards of one species (or that count as it) in the player's own forest."""

    species: str


@dataclass(frozen=True)
class Symbol:
    """Visible cards with a given tree symbol; ``None`` means the card's own symbol."""

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
    """Cards in the player's own cave."""


@dataclass(frozen=True)
class AtHost:
    """Cards at this card's host (or at this host): of one tag or all, at any host or only trees."""

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
    """A fixed number of points."""

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
    """Points if no player has more of the thing counted."""

    count: Count
    points: int
    otherwise: int = 0


@dataclass(frozen=True)
class Table:
    """Points per card by a count: ``values[count - 1]``, or the last value if there are more."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card does when it is laid, or what a bonus gives.

    Every kind of effect is a frozen dataclass and has a handler (:mod:`spinney.engine.effects`).
    """


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards from the deck."""

    cards: int


@dataclass(frozen=True)
class DrawPer(Effect):
    """Draw one card from the deck for each card counted."""

    count: Tag | Cards


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take another turn; may require a card with a given tag in the forest."""

    needs: Tag | None = None


@dataclass(frozen=True)
class FreePlay(Effect):
    """Lay certain cards without paying.

    ``what`` lists tags (any one is enough) or one species.
    """

    what: tuple[Tag, ...] | Cards
    any_number: bool = False
    from_clearing: bool = False
    with_effect: bool = False


@dataclass(frozen=True)
class PlayPaid(Effect):
    """Play any number of cards at their normal cost."""


@dataclass(frozen=True)
class LaySaplings(Effect):
    """Lay any number of hand cards face down as saplings."""


@dataclass(frozen=True)
class LayMoor(Effect):
    """Lay a hand card face down as a universal moor."""


@dataclass(frozen=True)
class TakeFromClearing(Effect):
    """Take cards of your choice from the clearing into the hand."""

    cards: int


@dataclass(frozen=True)
class TakeAllFromClearing(Effect):
    """Take every clearing card with the tag on either half into the hand."""

    tag: Tag


@dataclass(frozen=True)
class CaveFromClearing(Effect):
    """Put clearing cards of your choice into the cave."""

    cards: int
    up_to: bool = False


@dataclass(frozen=True)
class CaveAllFromClearing(Effect):
    """Put all clearing cards with one of the tags into the cave; without tags, every card."""

    tags: tuple[Tag, ...] = ()


@dataclass(frozen=True)
class CaveFromDeck(Effect):
    """Put cards from the top of the deck into the cave, showing them."""

    cards: int


@dataclass(frozen=True)
class CaveFromDeckPer(Effect):
    """Like :class:`CaveFromDeck`, one card for each card counted."""

    count: Tag


@dataclass(frozen=True)
class CaveFromHand(Effect):
    """Put any number of hand cards face down into the cave, then draw as many."""


@dataclass(frozen=True)
class EmptyClearing(Effect):
    """Every clearing card leaves the game."""


@dataclass(frozen=True)
class DiscardToClearing(Effect):
    """Lay hand cards of your choice face up in the clearing."""

    cards: int


@dataclass(frozen=True)
class Together(Effect):
    """Two effects used together: both or neither."""

    first: Effect
    second: Effect


@dataclass(frozen=True)
class InAnyOrder(Effect):
    """Two free plays, each optional, in the order the player chooses."""

    first: FreePlay
    second: FreePlay

    @property
    def either(self) -> FreePlay:
        """What may be laid while both are open."""
        assert isinstance(self.first.what, tuple)
        assert isinstance(self.second.what, tuple)
        return FreePlay((*self.first.what, *self.second.what))


# -- Permanent effects ---------------------------------------------------------------------


@dataclass(frozen=True)
class AtTrees:
    """Any card laid in this slot (top or bottom) of a tree or sapling."""

    place: Place


@dataclass(frozen=True)
class DrawWhenPlayed:
    """Draw a card whenever you play such a card; may start only on your next turn."""

    what: Tag | AtTrees
    from_next_turn: bool = False


@dataclass(frozen=True)
class Stacks:
    """Cards of this species may share one slot; ``limit`` 0 means no limit."""

    limit: int = 0


@dataclass(frozen=True)
class OpensSlot:
    """Lets certain cards share slots of this card's host.

    A top slot that it opens must hold nothing else; a side slot may hold other cards.
    """

    guests: Tag | Cards
    place: Place


@dataclass(frozen=True)
class CountsAsTree:
    """Adds one wherever trees (of the host's species) are counted."""


@dataclass(frozen=True)
class Doubles:
    """Doubles the points of every card with the tag in this host's bottom slots."""

    tag: Tag


Permanent = DrawWhenPlayed | Stacks | OpensSlot | CountsAsTree | Doubles


# -- A species -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Species:
    """One species: everything its copies have in common. They differ only in symbol.

    >>> from spinney.cards.catalog import SPECIES
    >>> SPECIES["forest"]["bullfinch"].points
    Per(count=Tag('insect'), points=2)
    """

    key: str
    set: str
    game: str
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
    #: The species it counts as in every count (score sheets keep its own name).
    counts_as: str | None = None
    #: A tree's own symbol.
    symbol: str = ""
    #: The name of its drawing; ``own`` is one made for it.
    icon: str = ""
    #: What is a best guess, not a printed fact: "effect", "bonus", "points" or "tags".
    unattested: tuple[str, ...] = ()

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
