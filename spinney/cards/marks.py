"""The marks on a card's face: figures, icons and frames, read from left to right.

The code that draws them knows neither rules nor cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import Cards, Place, Tag

#: per: for each; different: different species; else: otherwise; most: nobody has more;
#: any: any number; to: goes there; when: as often as; and: together with; double: twice the
#: points; as: counts as.
SignWord = Literal[
    "per", "different", "else", "most", "any", "to", "when", "and", "double", "as",
]  # fmt: skip

#: card: draw it; turn: another turn; full: a tree with a card in every slot; slots: cards at this
#: host; below: cards in bottom slots; top, bottom: a card laid there; alone: nothing else at the
#: host; discard: leaves the game. The others mean what they say.
ActWord = Literal[
    "card", "turn", "clearing", "cave", "hand", "deck", "sapling", "moor", "full", "slots",
    "below", "top", "bottom", "alone", "discard",
]  # fmt: skip

#: The symbol that stands for the one printed on the half itself.
OWN = "own"


@dataclass(frozen=True, slots=True)
class NumberMark:
    """Figures: points, a number of things, a row of points."""

    kind: ClassVar[Literal["number"]] = "number"
    text: str


@dataclass(frozen=True, slots=True)
class TagMark:
    """The icon of a type."""

    kind: ClassVar[Literal["tag"]] = "tag"
    tag: str


@dataclass(frozen=True, slots=True)
class LeafMark:
    """The leaf of a tree symbol, or ``own``: the one printed on this very half."""

    kind: ClassVar[Literal["leaf"]] = "leaf"
    symbol: str


@dataclass(frozen=True, slots=True)
class SpeciesMark:
    """The silhouette of a species."""

    kind: ClassVar[Literal["species"]] = "species"
    key: str


@dataclass(frozen=True, slots=True)
class SignMark:
    """What joins other marks."""

    kind: ClassVar[Literal["sign"]] = "sign"
    sign: SignWord


@dataclass(frozen=True, slots=True)
class ActMark:
    """Something to do, or a place at the table."""

    kind: ClassVar[Literal["act"]] = "act"
    act: ActWord


@dataclass(frozen=True, slots=True)
class FreeMark:
    """What may be laid without paying."""

    kind: ClassVar[Literal["free"]] = "free"
    marks: Marks


@dataclass(frozen=True, slots=True)
class IfMark:
    """The condition for the points before it."""

    kind: ClassVar[Literal["if"]] = "if"
    marks: Marks


@dataclass(frozen=True, slots=True)
class HostMark:
    """What the host must be, or what must be at it."""

    kind: ClassVar[Literal["host"]] = "host"
    marks: Marks


Mark = (
    NumberMark
    | TagMark
    | LeafMark
    | SpeciesMark
    | SignMark
    | ActMark
    | FreeMark
    | IfMark
    | HostMark
)
Marks = tuple[Mark, ...]


def number(text: int | str) -> NumberMark:
    return NumberMark(str(text))


def tag(of: Tag) -> TagMark:
    return TagMark(of)


def sign(word: SignWord) -> SignMark:
    return SignMark(word)


def act(word: ActWord) -> ActMark:
    return ActMark(word)


def species(game: str, key: str) -> Mark:
    """A species; a printed tree is its leaf."""
    printed = SPECIES[game].get(key)
    if printed is not None and printed.place == Place.TREE:
        return LeafMark(printed.symbol)
    return SpeciesMark(key)


def thing(game: str, what: Tag | Cards | str) -> Mark:
    """Cards of a tag or of a species."""
    if isinstance(what, Tag):
        return tag(what)
    return species(game, what.species if isinstance(what, Cards) else what)


def draw(cards: int | str) -> Marks:
    return (number(f"+{cards}"), act("card"))


def moved(source: ActWord, what: Marks, target: ActWord) -> Marks:
    """Cards move from one place to another; ``what``: which or how many, if not all or one."""
    return (act(source), *what, sign("to"), act(target))


def some(cards: int) -> Marks:
    return (number(cards),) if cards > 1 else ()
