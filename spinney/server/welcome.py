"""Offers that hardly anybody declines: what only brings cards, turns or points of the cave.

A client may take them without asking.
"""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import (
    CaveFromDeck,
    CaveFromDeckPer,
    Draw,
    DrawPer,
    Effect,
    ExtraTurn,
    TakeAllFromClearing,
    Together,
)
from spinney.engine import Action, View
from spinney.engine.prompts import TakeCards, UseOffer, UsePermanent
from spinney.engine.rules import rules
from spinney.engine.solo import ADD, AUTOMA, BURN

#: With fewer free places somebody may want to keep them.
LEAST_ROOM: Final = 2
#: So many cards at most are drawn where they are counted first.
MANY: Final = 20
#: And so many by the automa, which comes next.
AUTOMA_MOST: Final = max(sum(n for act, n in card if act in (ADD, BURN)) for card in AUTOMA)


def welcome(view: View) -> list[int]:
    """The actions that take what is offered; none: it is a question.

    It is one if the hand is nearly full, or once a winter has come and a card of the deck could
    bring the last one. (That the first draw among the winters brings all three is not feared.)
    """
    match view.prompt:
        case UsePermanent():
            good = _has_room(view) and not _may_end(view, 1)
        case UseOffer(effect=effect):
            good = _only_helps(view, effect)
        case TakeCards(cards=cards, more=more) if more == len(cards) and _has_room(view):
            return [Action("pick", card=card.id).number for card in cards]
        case _:
            good = False
    return [Action("use").number] if good else []


def _only_helps(view: View, effect: Effect) -> bool:
    match effect:
        case Draw(cards=cards):
            return _has_room(view) and not _may_end(view, cards)
        case CaveFromDeck(cards=cards):
            return not _may_end(view, cards)
        case DrawPer():
            return _has_room(view) and not _may_end(view, MANY)
        case CaveFromDeckPer():
            return not _may_end(view, MANY)
        case TakeAllFromClearing():
            return _has_room(view)
        case ExtraTurn():
            return True
        case Together(first=first, second=second):
            return _only_helps(view, first) and _only_helps(view, second)
        case _:
            return False


def _may_end(view: View, cards: int) -> bool:
    """Whether so many cards of the deck could end the game: after a winter the next one comes."""
    if view.options.solo is not None:
        return view.deck_before_winters < cards + AUTOMA_MOST
    return view.winters > 0 and view.deck_before_winters < cards


def _has_room(view: View) -> bool:
    return len(view.hand) <= rules(view.options.game).hand_limit - LEAST_ROOM
