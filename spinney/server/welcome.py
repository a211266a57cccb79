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

#: With fewer free places somebody may want to keep them.
LEAST_ROOM: Final = 2


def welcome(view: View) -> list[int]:
    """The actions that take what is offered; none: it is a question.

    It is one if a card of the deck could end the game, or the hand is nearly full.
    """
    match view.prompt:
        case UsePermanent():
            good = _has_room(view) and not view.may_be_last
        case UseOffer(effect=effect):
            good = _only_helps(view, effect)
        case TakeCards(cards=cards, more=more) if more == len(cards) and _has_room(view):
            return [Action("pick", card=card.id).number for card in cards]
        case _:
            good = False
    return [Action("use").number] if good else []


def _only_helps(view: View, effect: Effect) -> bool:
    match effect:
        case Draw() | DrawPer():
            return _has_room(view) and not view.may_be_last
        case CaveFromDeck() | CaveFromDeckPer():
            return not view.may_be_last
        case TakeAllFromClearing():
            return _has_room(view)
        case ExtraTurn():
            return True
        case Together(first=first, second=second):
            return _only_helps(view, first) and _only_helps(view, second)
        case _:
            return False


def _has_room(view: View) -> bool:
    return len(view.hand) <= rules(view.options.game).hand_limit - LEAST_ROOM
