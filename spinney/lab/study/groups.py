"""Which plan a species belongs to, derived from the card tables.

A card's points come from its plan: a card that counts deer is for playing deer. So a species
belongs to the type it counts (the Wolf to the deer); if it counts one species, to that species'
type (the Lynx to the deer too); if it counts neither, or two things, to its own type. Of several
types the rarest one is used: a butterfly is a butterfly, not an insect. A species counted by two
or more others is its own plan (hares), and so is the cave.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from spinney.cards.card_sets import Box
from spinney.cards.vocabulary import (
    TREE,
    AtHost,
    Cards,
    InCave,
    Kinds,
    On,
    Species,
    Tag,
    TreeNumber,
)

CAVE: Final = "cave"


@cache
def groups(inside: Box) -> dict[str, str]:
    """The plan of every species of a game: a type, a species, or the cave.

    >>> from spinney.cards.card_sets import box
    >>> [groups(box("forest"))[key] for key in ("wolf", "lynx", "roe_deer", "red_fox", "moss")]
    ['deer', 'deer', 'deer', 'european_hare', 'tree']
    """
    table = inside.species
    counted = Counter(
        target
        for species in table.values()
        if (target := counted_species(species)) and target != species.key
    )
    own = {key for key, times in counted.items() if times > 1}
    return {species.key: str(_plan(species, inside, own)) for species in table.values()}


def counted_species(species: Species) -> str | None:
    """The one species that a species counts; trees are counted as trees."""
    count = getattr(species.points, "count", None)
    return count.species if isinstance(count, Cards) else None


def _plan(species: Species, inside: Box, own: set[str]) -> str:
    name = species.counts_as or species.key
    if name in own:
        return name
    match getattr(species.points, "count", None) or getattr(species.points, "tag", None):
        case Cards(key):
            return key if key in own else _type(inside.species[key], inside)
        case InCave():
            return CAVE
        case TreeNumber():
            return TREE
        case Tag() as tag if tag not in inside.marks:
            return tag
        case Kinds(tag) | AtHost(Tag() as tag) | On(Tag() as tag):
            return tag
        case On(key):
            return _type(inside.species[key], inside)
        case _:
            return _type(species, inside)


def _type(species: Species, inside: Box) -> str:
    """The rarest of its types."""
    common = Counter(tag for other in inside.species.values() for tag in other.tags)
    telling = [tag for tag in species.tags if tag not in inside.marks]
    return min(telling or species.tags, key=lambda tag: common[tag])
