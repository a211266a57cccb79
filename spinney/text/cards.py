"""The whole text of a card, composed from its small rule types."""

from __future__ import annotations

from dataclasses import dataclass

from spinney.cards.vocabulary import (
    DARTMOOR,
    AtTrees,
    Cave,
    CountsAsTree,
    Doubles,
    DrawWhenPlayed,
    Effect,
    OpensSlot,
    Permanent,
    Place,
    Species,
    Stacks,
    Tag,
)
from spinney.text.counts import species_noun, tag_noun, thing
from spinney.text.effects import effect_phrase
from spinney.text.lexicon import Lexicon
from spinney.text.points import Steps, points_number, points_phrase, steps
from spinney.text.spans import Spans, plain, sentence, sentence_of


@dataclass(frozen=True)
class CardText:
    """What a species' card says, part by part; None where it says nothing."""

    effect: str | None
    bonus: str | None
    permanent: str | None
    points: str | None
    placement: str | None
    #: The points again as a table, if they grow by steps.
    steps: Steps | None = None

    @property
    def parts(self) -> list[str]:
        """What it says, in reading order."""
        said = (self.placement, self.effect, self.permanent, self.bonus, self.points)
        return [part for part in said if part is not None]


def card_text(lex: Lexicon, species: Species) -> CardText:
    return CardText(
        effect=_effect(lex, species, species.effect),
        bonus=_effect(lex, species, species.bonus),
        permanent=_sentence(_permanent(lex, species)),
        points=_sentence(points_phrase(lex, species)),
        placement=None if species.needs is None else lex.get(f"placement-{species.needs}"),
        steps=steps(lex, species),
    )


def cave_text(lex: Lexicon, cave: Cave) -> str:
    """What a cave does."""
    return plain(cave_spans(lex, cave))


def cave_spans(lex: Lexicon, cave: Cave) -> Spans:
    if cave.setup is not None:
        return sentence_of(effect_phrase(lex, DARTMOOR, cave.setup))
    return lex.spans("cave-points", points=points_number(lex, cave.points))


def _effect(lex: Lexicon, species: Species, effect: Effect | None) -> str | None:
    return None if effect is None else _sentence(effect_phrase(lex, species.game, effect))


def _sentence(phrase: Spans | None) -> str | None:
    return None if phrase is None else sentence(plain(phrase))


def _permanent(lex: Lexicon, species: Species) -> Spans | None:
    if species.permanent is not None:
        return permanent_phrase(lex, species.game, species.permanent)
    if species.counts_as is not None:
        other = species_noun(lex, species.game, species.counts_as)
        return lex.spans("permanent-counts-as", some=other.some, one=other.one)
    return None


def permanent_phrase(lex: Lexicon, game: str, permanent: Permanent) -> Spans:
    """What a card's permanent effect does."""
    match permanent:
        case DrawWhenPlayed(what, from_next_turn):
            text = lex.spans("permanent-draw", what=_trigger(lex, game, what))
            return lex.spans("permanent-later", text=text) if from_next_turn else text
        case Stacks(0):
            return lex.spans("permanent-stacks")
        case Stacks(limit):
            return lex.spans("permanent-stacks-to", n=limit)
        case OpensSlot(guests, place):
            return lex.spans(f"permanent-opens-{place}", many=thing(lex, game, guests).many)
        case CountsAsTree():
            return lex.spans("permanent-counts-as-tree")
        case Doubles(tag):
            return lex.spans("permanent-doubles", many=tag_noun(lex, game, tag).many)


def _trigger(lex: Lexicon, game: str, what: Tag | AtTrees) -> Spans:
    if isinstance(what, Tag):
        return tag_noun(lex, game, what).some
    return lex.spans("at-trees-top" if what.place == Place.TOP else "at-trees-bottom")
