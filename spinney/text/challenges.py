"""The solo mode's challenges."""

from __future__ import annotations

from spinney.cards.vocabulary import DARTMOOR, Tag
from spinney.engine.solo import CHALLENGES, BestCardScore, DifferentHosts, FewestBirds
from spinney.text.counts import noun, thing
from spinney.text.lexicon import Lexicon
from spinney.text.points import points_number
from spinney.text.spans import plain, sentence


def challenge_text(lex: Lexicon, key: str) -> str:
    """What a challenge asks for."""
    challenge = CHALLENGES[key]
    needed = challenge.needed
    match challenge.goal:
        case BestCardScore(what):
            card = thing(lex, DARTMOOR, what if what in lex.species(DARTMOOR) else Tag(what))
            text = lex.spans("goal-worth", some=card.some, points=points_number(lex, needed))
        case DifferentHosts():
            text = lex.spans("goal-different-hosts", n=needed)
        case FewestBirds():
            text = lex.spans("goal-birds-everywhere", n=needed)
        case count:
            text = noun(lex, DARTMOOR, count).number(needed)
    return sentence(plain(text))
