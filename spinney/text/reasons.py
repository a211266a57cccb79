"""Why a line of a score sheet has its points."""

from __future__ import annotations

from spinney.cards.vocabulary import (
    Alone,
    AtLeast,
    Count,
    Doubles,
    Flat,
    InCave,
    Most,
    On,
    Per,
    Sets,
    Species,
    Symbol,
    Table,
    Total,
)
from spinney.engine.sheet import CAVE_CARD_LINE, CAVE_LINE, ScoreLine
from spinney.text.counts import noun, thing
from spinney.text.lexicon import Lexicon
from spinney.text.names import species_spans
from spinney.text.spans import NumberSpan, Spans


def reason_spans(lex: Lexicon, game: str, line: ScoreLine) -> Spans:
    """What a line's rule counted, and the points it gives for that."""
    if line.key == CAVE_LINE:
        return noun(lex, game, InCave()).number(line.count)
    if line.key == CAVE_CARD_LINE:
        return lex.spans("cave-number", n=line.count)
    if line.key not in lex.species(game):
        numbers = [(NumberSpan(str(size), size),) for size in line.sizes]
        sizes = lex.listed_spans("list-and", numbers)
        return lex.spans("reason-sets", n=len(line.sizes), sizes=sizes)
    species = lex.species(game)[line.key]
    text = _rule(lex, species, line)
    if line.doubled:
        return lex.spans("reason-doubled", text=text, host=_doubler(lex, species))
    return text


def _rule(lex: Lexicon, species: Species, line: ScoreLine) -> Spans:
    match species.points:
        case Flat(points):
            return lex.spans("reason-flat", n=points)
        case Per(count, points):
            return lex.spans(
                "reason-each", things=_things(lex, species, count, line), points=points
            )
        case AtLeast(On(host), _, _, _):
            where = thing(lex, species.game, host).on
            return lex.spans("reason-on", on=where, met=line.count > 0)
        case AtLeast(count, minimum, _, _):
            things = _things(lex, species, count, line)
            return lex.spans("reason-needed", things=things, minimum=minimum)
        case Most(count, points, _):
            met = line.points == points * (2 if line.doubled else 1)
            return lex.spans("reason-most", things=_things(lex, species, count, line), met=met)
        case Alone(_):
            return lex.spans("reason-alone", n=line.count)
        case Table(count, _) | Total(count, _):
            return _things(lex, species, count, line)
        case Sets():
            raise TypeError(f"{species.key} is scored with its set")


def _things(lex: Lexicon, species: Species, count: Count, line: ScoreLine) -> Spans:
    """How many were counted; a card's own symbol is given by name."""
    if count == Symbol():
        count = Symbol(line.symbol)
    return noun(lex, species.game, count, species).number(line.count)


def _doubler(lex: Lexicon, species: Species) -> Spans:
    """The host that doubles the points of such a species."""
    for host in lex.species(species.game).values():
        if isinstance(host.permanent, Doubles) and host.permanent.tag in species.tags:
            return species_spans(lex, host.game, host.key)
    raise KeyError(species.key)
