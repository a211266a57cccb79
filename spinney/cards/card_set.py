"""A set of cards, with everything it adds: species, types, symbols, cards, names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from spinney.cards import vocabulary as v
from spinney.cards.phrases import Phrase
from spinney.cards.tags import Tag


class SetError(ValueError):
    """A set that cannot be used; ``problems`` has one line for each."""

    def __init__(self, problems: list[Phrase]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


@dataclass(frozen=True, eq=False)
class CardSet:
    """One set of cards. Two with the same digest are the same."""

    key: str
    game: str
    #: The place among the game's sets; 0: the base, always in play.
    order: int
    species: tuple[v.Species, ...]
    #: The types it adds, with their numbers in tallies and observations; -1: the next free one.
    tags: Mapping[Tag, int]
    symbols: tuple[str, ...]
    #: The type that marks its cards; no rule counts "different species" with it.
    mark: Tag | None
    #: Its cards, as deck files have them.
    deck: tuple[Mapping[str, Any], ...]
    #: How many cards leave the deck unseen, by number of players: in a base, also by number of
    #: further sets; in another set, how many more because of it, or nothing if the base says so.
    removed: tuple[tuple[int, ...], ...]
    removed_in_draft: tuple[tuple[int, ...], ...]
    caves: tuple[v.Cave, ...]
    #: One sentence about it, in English.
    about: str
    #: By language, the species with a name of our own.
    unprinted: Mapping[str, frozenset[str]]
    #: By language, the names in Fluent.
    names: Mapping[str, str] = field(repr=False)
    #: The colours of its symbols, if they are not drawn.
    colours: Mapping[str, str]
    #: What it was read from; empty for a shipped set.
    data: Mapping[str, Any] = field(repr=False)
    digest: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    @property
    def size(self) -> int:
        """How many cards it has, winters included."""
        return len(self.deck)

    @property
    def is_shipped(self) -> bool:
        return not self.data


class Box:
    """The sets of a game, in order: everything that can be played together."""

    def __init__(self, game: str, sets: tuple[CardSet, ...], free: int) -> None:
        self.game = game
        self.sets: Mapping[str, CardSet] = {each.key: each for each in sets}
        self.species: Mapping[str, v.Species] = {s.key: s for each in sets for s in each.species}
        self.symbols: tuple[str, ...] = tuple([s for each in sets for s in each.symbols])
        self.marks: tuple[Tag, ...] = tuple([each.mark for each in sets if each.mark is not None])
        self.caves: tuple[v.Cave, ...] = tuple([cave for each in sets for cave in each.caves])
        #: The number of each type, the same in every game that has it; added ones from ``free`` on.
        self.tags: dict[Tag, int] = {}
        for each in sets:
            for tag, at in each.tags.items():
                if tag not in self.tags:
                    self.tags[tag] = free if at < 0 else at
                    free += at < 0

    @property
    def base(self) -> CardSet:
        return next(iter(self.sets.values()))

    def removed(self, sets: tuple[str, ...], players: int, draft: bool) -> int:
        """How many cards leave the deck unseen."""
        rows = self.base.removed_in_draft if draft else self.base.removed
        counted, more = 0, 0
        for name in sets[1:]:
            own = self.sets[name]
            row = own.removed_in_draft if draft and own.removed_in_draft else own.removed
            if row:
                more += row[0][players - 2]
            else:
                counted += 1
        return rows[counted][players - 2] + more
