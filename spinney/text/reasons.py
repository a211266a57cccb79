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
from spinney.engine.core.tables import Tables
from spinney.engine.scoring import CAVE_CARD_LINE, CAVE_LINE, ScoreLine
from spinney.text.counts import noun, thing
from spinney.text.lexicon import Lexicon
from spinney.text.names import name


def reason(lex: Lexicon, tables: Tables, line: ScoreLine) -> str:
    """What a line's rule counted, and what it makes of it."""
    if line.key == CAVE_LINE:
        return noun(lex, tables.game, InCave()).number(line.count)
    if line.key == CAVE_CARD_LINE:
        return lex.get("cave-number", n=line.count)
    if line.key not in tables.index:
        sizes = lex.listed("list-and", [str(size) for size in line.sizes])
        return lex.get("reason-sets", n=len(line.sizes), sizes=sizes)
    species = tables.species_list[tables.index[line.key]]
    text = _rule(lex, tables, species, line)
    if line.doubled:
        return lex.get("reason-doubled", text=text, host=_doubler(lex, tables, species))
    return text


def _rule(lex: Lexicon, tables: Tables, species: Species, line: ScoreLine) -> str:
    match species.points:
        case Flat(points):
            return lex.get("reason-flat", n=points)
        case Per(count, points):
            return lex.get(
                "reason-each", things=_things(lex, tables, species, count, line), points=points
            )
        case AtLeast(On(host), _, _, _):
            where = thing(lex, tables.game, host).on
            return lex.get("reason-on", on=where, met=line.count > 0)
        case AtLeast(count, minimum, _, _):
            things = _things(lex, tables, species, count, line)
            return lex.get("reason-needed", things=things, minimum=minimum)
        case Most(count, points, _):
            met = line.points == points * (2 if line.doubled else 1)
            return lex.get(
                "reason-most", things=_things(lex, tables, species, count, line), met=met
            )
        case Alone(_):
            return lex.get("reason-alone", n=line.count)
        case Table(count, _) | Total(count, _):
            return _things(lex, tables, species, count, line)
        case Sets():
            raise TypeError(f"{species.key} is scored with its set")


def _things(lex: Lexicon, tables: Tables, species: Species, count: Count, line: ScoreLine) -> str:
    """How many were counted; a card's own symbol is called by its name."""
    if count == Symbol():
        count = Symbol(line.symbol)
    return noun(lex, tables.game, count, species).number(line.count)


def _doubler(lex: Lexicon, tables: Tables, species: Species) -> str:
    """The host that doubles the points of such a species."""
    for host in tables.species_list:
        if isinstance(host.permanent, Doubles) and host.permanent.tag in species.tags:
            return name(lex, tables.game, host.key)
    raise KeyError(species.key)
