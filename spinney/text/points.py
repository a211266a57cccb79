"""Point rules as sentences: "3 points for each bird"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spinney.cards.vocabulary import (
    Alone,
    AtHost,
    AtLeast,
    Cards,
    Count,
    FilledSlots,
    Flat,
    InSlot,
    Kinds,
    Most,
    On,
    Per,
    Sets,
    Species,
    Sum,
    Table,
    Total,
)
from spinney.text.counts import noun, thing, this_host
from spinney.text.lexicon import Lexicon
from spinney.text.spans import Spans, plain, sentence


def points_phrase(lex: Lexicon, species: Species) -> Spans | None:
    """What a species scores; None if nothing."""
    game = species.game
    match species.points:
        case Flat(0):
            return None
        case Flat(points):
            return points_number(lex, points)
        case Per(Sum(first, second), points):
            return lex.spans(
                "points-per-both",
                points=points_number(lex, points),
                first=noun(lex, game, first, species).one,
                second=noun(lex, game, second, species).one,
            )
        case Per(count, points):
            one = noun(lex, game, count, species).one
            return lex.spans("points-per", points=points_number(lex, points), one=one)
        case AtLeast(count, minimum, points, otherwise):
            return _if(lex, _condition(lex, species, count, minimum), points, otherwise)
        case Most(count, points, otherwise):
            condition = lex.spans("if-most", more=noun(lex, game, count, species).more)
            return _if(lex, condition, points, otherwise)
        case Alone(points):
            return _if(lex, lex.spans("if-alone"), points, 0)
        case Table() | Total() | Sets() as points:
            message, count = _stepped(points)
            many = noun(lex, game, count, species).many
            return lex.spans(message, many=many, steps=_steps_phrase(lex, points))


def points_number(lex: Lexicon, points: int) -> Spans:
    return lex.spans("points", n=points)


def _if(lex: Lexicon, condition: Spans, points: int, otherwise: int) -> Spans:
    return lex.spans(
        "points-if-else" if otherwise else "points-if",
        points=points_number(lex, points),
        condition=condition,
        otherwise=otherwise,
    )


def _condition(lex: Lexicon, species: Species, count: Count, minimum: int) -> Spans:
    """What must hold for a count to reach its minimum."""
    if isinstance(count, On):
        return lex.spans("if-on", on=thing(lex, species.game, count.host).on)
    if isinstance(count, FilledSlots):
        return lex.spans("if-filled", n=minimum, host=this_host(lex, species))
    if isinstance(count, InSlot):
        return lex.spans("if-in-slot", n=minimum)
    counted = noun(lex, species.game, count, species)
    if minimum == 1:
        message = "if-there-is" if isinstance(count, AtHost) else "if-have"
        return lex.spans(message, some=counted.some)
    return lex.spans("if-at-least", things=counted.number(minimum))


# -- points that grow by steps -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """So many are worth so much."""

    count: int
    #: Whether more of them are worth the same.
    or_more: bool
    points: int


@dataclass(frozen=True, slots=True)
class Steps:
    """Points that grow by steps, as a table."""

    #: What is counted.
    title: str
    rows: tuple[Step, ...]


def steps(lex: Lexicon, species: Species) -> Steps | None:
    """A species' points as a table; None where they do not grow by steps."""
    if not isinstance(species.points, Table | Total | Sets):
        return None
    message, count = _stepped(species.points)
    title = lex.spans(f"{message}.title", many=noun(lex, species.game, count, species).many)
    return Steps(sentence(plain(title)), tuple(_rows(species.points)))


def _stepped(points: Table | Total | Sets) -> tuple[str, Count]:
    """The message for such points, and what they count."""
    match points:
        case Table(count):
            return "points-table", count
        case Total(count):
            return "points-total", count
        case Sets(tag):
            return "points-sets", Kinds(tag)


def _rows(points: Table | Total | Sets) -> Iterator[Step]:
    """The steps; leading counts worth nothing are left out."""
    match points:
        case Table():
            open_ended = True
        case Total():
            # There are no more cards of a species than the table has values.
            open_ended = not isinstance(points.count, Cards)
        case Sets():
            open_ended = False
    for n, value in enumerate(points.values, start=1):
        if value:
            yield Step(n, open_ended and n == len(points.values), value)


def _steps_phrase(lex: Lexicon, points: Table | Total | Sets) -> Spans:
    """``2 = 3, 3 = 6``."""
    steps = [
        lex.spans("step-last" if row.or_more else "step", n=row.count, points=row.points)
        for row in _rows(points)
    ]
    return lex.listed_spans("list-comma", steps)
