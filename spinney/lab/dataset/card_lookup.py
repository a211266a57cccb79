"""The cards of a deck, as the telling of a game looks them up: plain lists, made once."""

from __future__ import annotations

from functools import lru_cache

from spinney.engine.core.tables import Tables
from spinney.engine.scoring import SPECIES_SETS


class CardLookup:
    """What there is to know of a card half (2 * card + half), a card, a species."""

    def __init__(self, tables: Tables) -> None:
        self.keys = tables.keys
        self.species = list(tables.species)
        self.symbol = list(tables.symbol)
        self.symbols = list(tables.card_symbols)
        self.has_bonus = [row > 0 for row in tables.bonus]
        #: The species on each card: one of a tree, two of a split card, none of a winter.
        self.on_card = [
            [self.keys[s] for s in self.species[2 * c : 2 * c + 2] if s >= 0]
            for c in range(len(self.symbols))
        ]
        #: By its line on a score sheet, the species of a set and what a set of each size gives.
        self.sets = {
            SPECIES_SETS[which.tag]: (list(which.members), list(which.values))
            for which in tables.sets
        }


@lru_cache(maxsize=4)
def card_lookup(tables: Tables) -> CardLookup:
    return CardLookup(tables)
