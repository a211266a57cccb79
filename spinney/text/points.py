"""Point rules as sentences: "3 points for each bird"."""

from __future__ import annotations

from collections.abc import Sequence

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
from spinney.text.spans import Spans


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
        case Table(count, values):
            many = noun(lex, game, count, species).many
            return lex.spans("points-table", many=many, steps=_steps(lex, values, True))
        case Total(count, values):
            many = noun(lex, game, count, species).many
            # Of a species' own cards there are no more than the table has values.
            steps = _steps(lex, values, not isinstance(count, Cards))
            return lex.spans("points-total", many=many, steps=steps)
        case Sets(tag, values):
            many = noun(lex, game, Kinds(tag)).many
            return lex.spans("points-sets", many=many, steps=_steps(lex, values, False))


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


def _steps(lex: Lexicon, values: Sequence[int], open_ended: bool) -> Spans:
    """``2 = 3, 3 = 6``; leading counts worth nothing are left out."""
    steps = [
        lex.spans("step-last" if open_ended and n == len(values) else "step", n=n, points=points)
        for n, points in enumerate(values, start=1)
        if points
    ]
    return lex.listed_spans("list-comma", steps)
