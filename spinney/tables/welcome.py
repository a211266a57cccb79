"""Offers that hardly anyone declines: those that only bring cards, turns or cave points.

A client may accept them without asking.
"""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import Effect
from spinney.engine import Action, Prompt, View
from spinney.engine.effects import handler_of
from spinney.engine.prompts import TakeCards, UseOffer, UsePermanent
from spinney.engine.rules import rules
from spinney.engine.solo import ADD, AUTOMA, BURN

#: With less room left in the hand, a player may want to keep it.
LEAST_ROOM: Final = 2
#: The most cards taken by the automa, which comes next.
AUTOMA_MAX_CARDS: Final = max(sum(n for act, n in card if act in (ADD, BURN)) for card in AUTOMA)


def welcome(view: View, prompt: Prompt | None) -> list[int]:
    """The actions that accept the offer; empty if it needs asking.

    It does if the hand is nearly full, or if a winter has come and a deck card could be the last
    one. (A first draw among the winters that brings all three is too unlikely to consider.)
    """
    match prompt:
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
    boon = handler_of(effect).boon(effect)
    if boon is None or (boon.to_hand and not _has_room(view)):
        return False
    return boon.from_deck == 0 or not _may_end(view, boon.from_deck)


def _may_end(view: View, cards: int) -> bool:
    """Whether drawing this many cards could end the game: a winter is replaced by the next card."""
    if view.options.solo is not None:
        return view.deck_before_winters < cards + AUTOMA_MAX_CARDS
    return view.winters > 0 and view.deck_before_winters < cards


def _has_room(view: View) -> bool:
    return len(view.hand) <= rules(view.options.game).hand_limit - LEAST_ROOM
