"""What a card's face says in marks: figures, icons and frames, read from left to right.

The marks are composed from the same small types as a card's text, so that both always say the
same. They are the same in every language. The code that draws them knows neither rules nor cards:
a new set of cards needs changes here, not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from spinney.cards.catalog import SPECIES, tree_symbol
from spinney.cards.vocabulary import (
    Alone,
    AtHost,
    AtLeast,
    AtTrees,
    Below,
    Cards,
    CaveAllFromClearing,
    CaveFromClearing,
    CaveFromDeck,
    CaveFromDeckPer,
    CaveFromHand,
    Count,
    CountsAsTree,
    DiscardToClearing,
    Doubles,
    Draw,
    DrawPer,
    DrawWhenPlayed,
    Effect,
    EmptyClearing,
    ExtraTurn,
    FilledSlots,
    Flat,
    FreePlay,
    FullTrees,
    InAnyOrder,
    InCave,
    InSlot,
    Kinds,
    LayMoor,
    LaySaplings,
    Most,
    On,
    OpensSlot,
    Per,
    Permanent,
    Place,
    PlayPaid,
    Points,
    Sets,
    Species,
    Stacks,
    Sum,
    Symbol,
    Table,
    Tag,
    TakeAllFromClearing,
    TakeFromClearing,
    Together,
    Total,
    TreeNumber,
)

# -- marks ---------------------------------------------------------------------------------

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
    tag: Tag


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


def _number(number: int | str) -> NumberMark:
    return NumberMark(str(number))


def _tag(tag: Tag) -> TagMark:
    return TagMark(tag)


def _sign(sign: SignWord) -> SignMark:
    return SignMark(sign)


def _act(act: ActWord) -> ActMark:
    return ActMark(act)


def _species(game: str, key: str) -> Mark:
    """A species; a tree is its leaf."""
    species = SPECIES[game][key]
    if species.place == Place.TREE:
        return LeafMark(tree_symbol(species))
    return SpeciesMark(key)


def _thing(game: str, what: Tag | Cards | str) -> Mark:
    """Cards of a tag or of a species."""
    if isinstance(what, Tag):
        return _tag(what)
    return _species(game, what.species if isinstance(what, Cards) else what)


# -- a species -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """The parts of a face; one that says nothing has no marks."""

    points: Marks
    effect: Marks
    permanent: Marks
    bonus: Marks


def face(species: Species) -> Face:
    """What the face of a species says."""
    return Face(
        points=points_marks(species, species.points),
        effect=_maybe(species, species.effect),
        permanent=_lasting(species),
        bonus=_maybe(species, species.bonus),
    )


def _maybe(species: Species, effect: Effect | None) -> Marks:
    return () if effect is None else effect_marks(species.game, effect)


def _lasting(species: Species) -> Marks:
    if species.permanent is not None:
        return permanent_marks(species, species.permanent)
    if species.counts_as is not None:
        return (_sign("as"), _species(species.game, species.counts_as))
    return ()


# -- points --------------------------------------------------------------------------------

#: The number of slots of a tree.
SLOTS = 4
#: Up to this many values are all written out; of more, only the first few and the last.
ALL_VALUES = 4
FIRST_VALUES = 3


def points_marks(species: Species, points: Points) -> Marks:
    """What a species scores."""
    match points:
        case Flat(0):
            return ()
        case Flat(number):
            return (_number(number),)
        case Per(Sum(first, second), number) if _unlike(first, second):
            # A leaf and a type side by side would look like one thing.
            return (*_each(species, number, first), *_each(species, number, second))
        case Per(count, number):
            return _each(species, number, count)
        case AtLeast(count, minimum, number, otherwise):
            return (*_either(number, otherwise), _reached(species, count, minimum))
        case Most(count, number, otherwise):
            most = IfMark((_sign("most"), *count_marks(species, count)))
            return (*_either(number, otherwise), most)
        case Alone(number):
            return (_number(number), IfMark((_act("alone"),)))
        case Table(count, values) | Total(count, values):
            return (_number(_row(values)), *count_marks(species, count))
        case Sets(tag, values):
            return (_number(_row(values)), *count_marks(species, Kinds(tag)))


def _each(species: Species, points: int, count: Count) -> Marks:
    return (_number(points), _sign("per"), *count_marks(species, count))


def _unlike(first: Count, second: Count) -> bool:
    return isinstance(first, Symbol) != isinstance(second, Symbol)


def _either(points: int, otherwise: int) -> Marks:
    if not otherwise:
        return (_number(points),)
    return (_number(points), _sign("else"), _number(otherwise))


def _reached(species: Species, count: Count, minimum: int) -> Mark:
    """The condition for a count to reach its minimum; one about the host has its own frame."""
    if count == FilledSlots() and minimum == SLOTS:
        return IfMark((_act("full"),))
    marks = count_marks(species, count)
    if minimum > 1:
        return IfMark((_number(minimum), *marks))
    return marks[0] if isinstance(marks[0], HostMark) else IfMark(marks)


def _row(values: Sequence[int]) -> str:
    """``5 15 25``, or ``0 3 6…55``."""
    if len(values) <= ALL_VALUES:
        return " ".join(map(str, values))
    return " ".join(map(str, values[:FIRST_VALUES])) + f"…{values[-1]}"


# -- counts --------------------------------------------------------------------------------


def count_marks(species: Species, count: Count) -> Marks:
    """What a rule of the species counts."""
    match count:
        case Tag() | Cards():
            return (_thing(species.game, count),)
        case Kinds(tag):
            return (_sign("different"), _tag(tag))
        case TreeNumber(key):
            return (_thing(species.game, key or Tag.TREE),)
        case Symbol(symbol):
            return (LeafMark(symbol or OWN),)
        case FullTrees():
            return (_act("full"),)
        case Below():
            return (_act("below"),)
        case InCave():
            return (_act("cave"),)
        case AtHost(tag):
            return (_act("slots") if tag is None else HostMark((_tag(tag),)),)
        case FilledSlots():
            return (_act("slots"),)
        case InSlot():
            return (_species(species.game, species.key),)
        case On(host):
            return (HostMark((_thing(species.game, host),)),)
        case Sum(first, second):
            return (*count_marks(species, first), *count_marks(species, second))


# -- effects -------------------------------------------------------------------------------


def effect_marks(game: str, effect: Effect) -> Marks:
    """What an effect does."""
    match effect:
        case Draw(cards):
            return _draw(cards)
        case DrawPer(count):
            return (*_draw(1), _sign("per"), _thing(game, count))
        case ExtraTurn(needs):
            turn = _act("turn")
            return (turn,) if needs is None else (_tag(needs), _sign("when"), turn)
        case FreePlay():
            return _free_play(game, effect)
        case PlayPaid():
            return (_act("hand"), _sign("any"), _sign("to"))
        case LaySaplings():
            return (FreeMark((_act("sapling"), _sign("any"))),)
        case LayMoor():
            return (FreeMark((_act("moor"),)),)
        case TakeFromClearing(cards):
            return _moved("clearing", _some(cards), "hand")
        case TakeAllFromClearing(tag):
            return _moved("clearing", (_tag(tag),), "hand")
        case CaveFromClearing(cards):
            return _moved("clearing", _some(cards), "cave")
        case CaveAllFromClearing(tags):
            return _moved("clearing", tuple(_tag(tag) for tag in tags), "cave")
        case CaveFromDeck(cards):
            return _moved("deck", _some(cards), "cave")
        case CaveFromDeckPer(tag):
            return (*_moved("deck", (), "cave"), _sign("per"), _tag(tag))
        case CaveFromHand():
            return (*_moved("hand", (_sign("any"),), "cave"), *_draw("n"))
        case EmptyClearing():
            return (_act("clearing"), _act("discard"))
        case DiscardToClearing(cards):
            return _moved("hand", _some(cards), "clearing")
        case Together(first, second) | InAnyOrder(first, second):
            return (*effect_marks(game, first), *effect_marks(game, second))


def _draw(cards: int | str) -> Marks:
    return (_number(f"+{cards}"), _act("card"))


def _moved(source: ActWord, what: Marks, target: ActWord) -> Marks:
    """Cards move from one place to another; ``what``: which or how many, if not all or one."""
    return (_act(source), *what, _sign("to"), _act(target))


def _some(cards: int) -> Marks:
    return (_number(cards),) if cards > 1 else ()


def _free_play(game: str, effect: FreePlay) -> Marks:
    kinds = (effect.what,) if isinstance(effect.what, Cards) else effect.what
    things = tuple(_thing(game, kind) for kind in kinds)
    free = FreeMark((*things, _sign("any")) if effect.any_number else things)
    return (_act("clearing"), free) if effect.from_clearing else (free,)


# -- permanent effects ---------------------------------------------------------------------


def permanent_marks(species: Species, permanent: Permanent) -> Marks:
    """What a card's permanent effect does."""
    match permanent:
        case DrawWhenPlayed(what):
            return (_trigger(what), _sign("when"), *_draw(1))
        case Stacks():
            return _sharing(_species(species.game, species.key))
        case OpensSlot(guests):
            return _sharing(_thing(species.game, guests))
        case CountsAsTree():
            return (HostMark((_tag(Tag.TREE),)), _number("+1"))
        case Doubles(tag):
            return (_act("below"), _tag(tag), _sign("double"))


def _trigger(what: Tag | AtTrees) -> Mark:
    if isinstance(what, Tag):
        return _tag(what)
    return _act("top" if what.place == Place.TOP else "bottom")


def _sharing(guest: Mark) -> Marks:
    """Two of the same guest in one slot."""
    return (guest, _sign("and"), guest)
