"""The integers behind actions; :mod:`spinney.engine.actions` has their names.

Their meaning does not depend on the order of any list, nor on the deck, so replays stay valid and
a learner's actions keep their numbers. Hosts are numbered across the table in the order they were
laid. Those of the first ``CARDS`` cards and hosts are together by what is done; those of further
ones, which only larger decks have, follow card by card.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.vectors import i64

#: How many cards have their actions together: as many as any shipped deck, and some more. The
#: functions below work for all cards; inner loops add up the actions of these by themselves.
CARDS: Final = 256
HALVES: Final = 2 * CARDS
SLOTS: Final = 4 * CARDS

DRAW: Final = 0  # the top card of the deck
USE: Final = 1  # accept an optional effect or a mulligan
SKIP: Final = 2  # decline it
DONE: Final = 3  # no more cards
STUCK: Final = 4  # show the hand, discard two, draw two (Dartmoor)
CAVE: Final = 5  # take the open cave with this number: CAVE + 1 to CAVE + 5
TAKE: Final = 16  # + card: from the clearing, as one of the turn's draws
PICK: Final = TAKE + CARDS  # + card: as payment, or for an effect
FACE_DOWN: Final = PICK + CARDS  # + card: lay it as a sapling
PLAY: Final = FACE_DOWN + CARDS  # + 2 * card + half
SLOT: Final = PLAY + HALVES  # + 4 * host + slot

#: The largest deck.
MAX_CARDS: Final = 1000

#: The number of actions with a shipped deck.
ACTION_SPACE: Final = SLOT + SLOTS

#: The actions of each further card: take, pick, face down, two halves, four slots.
PER_CARD: Final = 9

# The kinds of actions.
WORD: Final = 0
TAKES: Final = 1
PICKS: Final = 2
LAYS: Final = 3
PLAYS: Final = 4
PUTS: Final = 5  # into a slot


def space(cards: i64) -> i64:
    """The number of actions with a deck of this size."""
    return ACTION_SPACE + PER_CARD * max(cards - CARDS, 0)


def take(card: i64) -> i64:
    return TAKE + card if card < CARDS else _further(card)


def pick(card: i64) -> i64:
    return PICK + card if card < CARDS else _further(card) + 1


def face_down(card: i64) -> i64:
    return FACE_DOWN + card if card < CARDS else _further(card) + 2


def play(half: i64) -> i64:
    return PLAY + half if half < HALVES else _further(half >> 1) + 3 + (half & 1)


def slot(place: i64) -> i64:
    return SLOT + place if place < SLOTS else _further(place >> 2) + 5 + (place & 3)


def _further(card: i64) -> i64:
    return ACTION_SPACE + PER_CARD * (card - CARDS)


def kind(action: i64) -> i64:
    """What is done."""
    if action < TAKE:
        return WORD
    if action >= ACTION_SPACE:
        which = (action - ACTION_SPACE) % PER_CARD
        if which < 3:
            return TAKES + which
        return PLAYS if which < 5 else PUTS
    if action < PICK:
        return TAKES
    if action < FACE_DOWN:
        return PICKS
    if action < PLAY:
        return LAYS
    return PLAYS if action < SLOT else PUTS


def taken(action: i64) -> i64:
    """The card taken."""
    return action - TAKE if action < ACTION_SPACE else _card(action)


def picked(action: i64) -> i64:
    """The card picked."""
    return action - PICK if action < ACTION_SPACE else _card(action)


def laid(action: i64) -> i64:
    """The card laid face down."""
    return action - FACE_DOWN if action < ACTION_SPACE else _card(action)


def half(action: i64) -> i64:
    """The half played: 2 * card + half."""
    if action < ACTION_SPACE:
        return action - PLAY
    return 2 * _card(action) + (action - ACTION_SPACE) % PER_CARD - 3


def place(action: i64) -> i64:
    """The slot chosen: 4 * host + slot."""
    if action < ACTION_SPACE:
        return action - SLOT
    return 4 * _card(action) + (action - ACTION_SPACE) % PER_CARD - 5


def _card(action: i64) -> i64:
    return CARDS + (action - ACTION_SPACE) // PER_CARD
