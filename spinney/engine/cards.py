"""The cards of a game as small values with names.

>>> from spinney.engine import Game
>>> card = Game.new("forest", seed=7).players[0].hand[3]
>>> str(card)
'silver_washed_fritillary@oak/blackberries@silver_fir'
>>> card.halves[1].species, card.halves[1].cost
('blackberries', 0)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from spinney.cards import catalog
from spinney.cards.catalog import Deck
from spinney.cards.vocabulary import DARTMOOR, FOREST, Place

WINTER: Final = "winter"

#: The number of decks whose cards are cached.
_DECKS: Final = 128

_HOSTS: Final = frozenset(place.value for place in (Place.TREE, Place.SHRUB, Place.MOOR))

#: The name of a card that lies face down as a host.
FACE_DOWN: Final = {FOREST: "sapling", DARTMOOR: "universal_moor"}

#: The slot names of a host: of a tree or shrub, and of a moor.
WOODY_SLOTS: Final = ("top", "bottom", "left", "right")
MOOR_SLOTS: Final = ("top1", "bottom1", "top2", "bottom2")


def slots_of(kind: str) -> tuple[str, ...]:
    """The names of a host's slots, by kind of host."""
    return MOOR_SLOTS if kind == Place.MOOR.value else WOODY_SLOTS


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a split card, or the whole face of a tree, shrub or moor."""

    species: str
    symbol: str
    cost: int
    #: Where it goes: ``tree``, ``shrub``, ``moor``, ``top``, ``bottom`` or ``side``.
    place: str
    #: The number of its card, and which half it is: 0 the left or upper one, 1 the other.
    card: int = field(repr=False)
    index: int = field(repr=False)

    def __hash__(self) -> int:
        return 2 * self.card + self.index

    @property
    def is_host(self) -> bool:
        """Whether it is a tree, shrub or moor."""
        return self.place in _HOSTS

    def __str__(self) -> str:
        """``species@symbol``, or the bare name of a tree, as in the forest notation."""
        if self.place == Place.TREE.value or not self.symbol:
            return self.species
        return f"{self.species}@{self.symbol}"


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the deck. Its number is its ``id`` in actions, events and messages."""

    id: int
    kind: str
    set: str
    halves: tuple[Half, ...]
    #: The lowest number among the cards identical to it.
    same: int = field(repr=False)

    @property
    def name(self) -> str:
        """The species of both halves, or of the host."""
        return "/".join(half.species for half in self.halves) or WINTER

    @property
    def symbols(self) -> frozenset[str]:
        """The tree symbols it shows when used as payment."""
        return frozenset(half.symbol for half in self.halves)

    @property
    def is_winter(self) -> bool:
        return not self.halves

    def __hash__(self) -> int:
        return self.id  # the rest would take longer, and nearly follows from it

    def __str__(self) -> str:
        return "/".join(map(str, self.halves)) or WINTER


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a forest: a host's number at the table, and the name of one of its slots.

    A host itself lies in no slot.
    """

    host: int
    slot: str | None = None

    @property
    def index(self) -> int | None:
        """The slot's index at the host, from 0; None for the host itself."""
        if self.slot is None:
            return None
        return (MOOR_SLOTS if self.slot in MOOR_SLOTS else WOODY_SLOTS).index(self.slot)


_known_decks: dict[str, tuple[Card, ...]] = {}


def deck_cards(deck: Deck) -> tuple[Card, ...]:
    """The cards of a deck, by their numbers."""
    cards = _known_decks.get(deck.digest)
    if cards is None:
        if len(_known_decks) >= _DECKS:
            del _known_decks[next(iter(_known_decks))]  # the oldest
        cards = _known_decks[deck.digest] = _cards(deck)
    return cards


def _cards(deck: Deck) -> tuple[Card, ...]:
    cards: list[Card] = []
    for number, printed in enumerate(deck.cards):
        before = number > 0 and deck.cards[number - 1].face == printed.face
        same = cards[-1].same if before else number
        halves = (_half(deck, half, number, i) for i, half in enumerate(printed.halves))
        cards.append(Card(number, printed.kind, printed.set, tuple(halves), same))
    return tuple(cards)


def _half(deck: Deck, half: catalog.Half, card: int, index: int) -> Half:
    species = deck.box.species[half.species]
    return Half(half.species, half.symbol, species.cost, species.place.value, card, index)
