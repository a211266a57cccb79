"""What a card's face says in marks.

The marks are composed from the same small types as a card's text, so that both always say the
same. They are the same in every language. Those of effects stand with the effects
(:mod:`spinney.engine.effects`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spinney.cards import marks as mk
from spinney.cards.vocabulary import (
    TREE,
    Alone,
    AtHost,
    AtLeast,
    AtTrees,
    Below,
    Cards,
    Count,
    CountsAsTree,
    Doubles,
    DrawWhenPlayed,
    Effect,
    FilledSlots,
    Flat,
    FullTrees,
    InCave,
    InSlot,
    Kinds,
    Most,
    On,
    OpensSlot,
    Per,
    Permanent,
    Place,
    Points,
    Sets,
    Species,
    Stacks,
    Sum,
    Symbol,
    Table,
    Tag,
    Total,
    TreeNumber,
)
from spinney.engine.effects import handler_of

# -- a species -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """The parts of a face; one that says nothing has no marks."""

    points: mk.Marks
    effect: mk.Marks
    permanent: mk.Marks
    bonus: mk.Marks


def face(species: Species) -> Face:
    """What the face of a species says."""
    return Face(
        points=points_marks(species, species.points),
        effect=_maybe(species, species.effect),
        permanent=_lasting(species),
        bonus=_maybe(species, species.bonus),
    )


def _maybe(species: Species, effect: Effect | None) -> mk.Marks:
    return () if effect is None else handler_of(effect).marks(species.game, effect)


def _lasting(species: Species) -> mk.Marks:
    if species.permanent is not None:
        return permanent_marks(species, species.permanent)
    if species.counts_as is not None:
        return (mk.sign("as"), mk.species(species.game, species.counts_as))
    return ()


# -- points --------------------------------------------------------------------------------

#: The number of slots of a tree.
SLOTS = 4
#: Up to this many values are all written out; of more, only the first few and the last.
ALL_VALUES = 4
FIRST_VALUES = 3


def points_marks(species: Species, points: Points) -> mk.Marks:
    """What a species scores."""
    match points:
        case Flat(0):
            return ()
        case Flat(number):
            return (mk.number(number),)
        case Per(Sum(first, second), number) if _unlike(first, second):
            # A leaf and a type side by side would look like one thing.
            return (*_each(species, number, first), *_each(species, number, second))
        case Per(count, number):
            return _each(species, number, count)
        case AtLeast(count, minimum, number, otherwise):
            return (*_either(number, otherwise), _reached(species, count, minimum))
        case Most(count, number, otherwise):
            most = mk.IfMark((mk.sign("most"), *count_marks(species, count)))
            return (*_either(number, otherwise), most)
        case Alone(number):
            return (mk.number(number), mk.IfMark((mk.act("alone"),)))
        case Table(count, values) | Total(count, values):
            return _table(species, count, values)
        case Sets(tag, values):
            return _table(species, Kinds(tag), values)


def _each(species: Species, points: int, count: Count) -> mk.Marks:
    return (mk.number(points), mk.sign("per"), *count_marks(species, count))


def _unlike(first: Count, second: Count) -> bool:
    return isinstance(first, Symbol) != isinstance(second, Symbol)


def _either(points: int, otherwise: int) -> mk.Marks:
    if not otherwise:
        return (mk.number(points),)
    return (mk.number(points), mk.sign("else"), mk.number(otherwise))


def _reached(species: Species, count: Count, minimum: int) -> mk.Mark:
    """The condition for a count to reach its minimum; one about the host has its own frame."""
    if count == FilledSlots() and minimum == SLOTS:
        return mk.IfMark((mk.act("full"),))
    marks = count_marks(species, count)
    if minimum > 1:
        return mk.IfMark((mk.number(minimum), *marks))
    return marks[0] if isinstance(marks[0], mk.HostMark) else mk.IfMark(marks)


def _table(species: Species, count: Count, values: Sequence[int]) -> mk.Marks:
    """What is counted, then what the first, the second ... of them makes."""
    return (*count_marks(species, count), mk.sign("when"), mk.number(_row(values)))


def _row(values: Sequence[int]) -> str:
    """``5 15 25``, or ``0 3 6…55``."""
    if len(values) <= ALL_VALUES:
        return " ".join(map(str, values))
    return " ".join(map(str, values[:FIRST_VALUES])) + f"…{values[-1]}"


# -- counts --------------------------------------------------------------------------------


def count_marks(species: Species, count: Count) -> mk.Marks:
    """What a rule of the species counts."""
    match count:
        case Tag() | Cards():
            return (mk.thing(species.game, count),)
        case Kinds(tag):
            return (mk.sign("different"), mk.tag(tag))
        case TreeNumber(key):
            return (mk.thing(species.game, key or TREE),)
        case Symbol(symbol):
            return (mk.LeafMark(symbol or mk.OWN),)
        case FullTrees():
            return (mk.act("full"),)
        case Below():
            return (mk.act("below"),)
        case InCave():
            return (mk.act("cave"),)
        case AtHost(tag):
            return (mk.act("slots") if tag is None else mk.HostMark((mk.tag(tag),)),)
        case FilledSlots():
            return (mk.act("slots"),)
        case InSlot():
            return (mk.species(species.game, species.key),)
        case On(host):
            return (mk.HostMark((mk.thing(species.game, host),)),)
        case Sum(first, second):
            return (*count_marks(species, first), *count_marks(species, second))


# -- permanent effects ---------------------------------------------------------------------


def permanent_marks(species: Species, permanent: Permanent) -> mk.Marks:
    """What a card's permanent effect does."""
    match permanent:
        case DrawWhenPlayed(what):
            return (_trigger(what), mk.sign("when"), *mk.draw(1))
        case Stacks():
            return _sharing(mk.species(species.game, species.key))
        case OpensSlot(guests):
            return _sharing(mk.thing(species.game, guests))
        case CountsAsTree():
            return (mk.HostMark((mk.tag(TREE),)), mk.number("+1"))
        case Doubles(tag):
            return (mk.act("below"), mk.tag(tag), mk.sign("double"))


def _trigger(what: Tag | AtTrees) -> mk.Mark:
    if isinstance(what, Tag):
        return mk.tag(what)
    return mk.act("top" if what.place == Place.TOP else "bottom")


def _sharing(guest: mk.Mark) -> mk.Marks:
    """Two of the same guest in one slot."""
    return (guest, mk.sign("and"), guest)
