"""Actions: small integers with a fixed meaning, below :data:`ACTION_SPACE`.

An action names one thing: a card (by its number in the deck), a card half, a host's slot (hosts
are numbered at the table in the order they were laid), or one of a few words. Its meaning does
not depend on the order of any list, so replays last and a learner's action space is fixed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MAX_CARDS: Final = 256

DRAW: Final = 0  # the top card of the deck
USE: Final = 1  # accept what is offered
SKIP: Final = 2  # decline it
DONE: Final = 3  # no more cards
STUCK: Final = 4  # show the hand, discard two, draw two (Dartmoor)
CAVE: Final = 5  # take the open cave with this number: CAVE + 1 to CAVE + 5
TAKE: Final = 16  # + card: from the clearing, as one of the turn's draws
PICK: Final = TAKE + MAX_CARDS  # + card: as payment, or for an effect
FACE_DOWN: Final = PICK + MAX_CARDS  # + card: lay it as a sapling
PLAY: Final = FACE_DOWN + MAX_CARDS  # + 2 * card + half
SLOT: Final = PLAY + 2 * MAX_CARDS  # + 4 * host + slot

ACTION_SPACE: Final = SLOT + 4 * MAX_CARDS

_WORDS: Final = {DRAW: "draw", USE: "use", SKIP: "skip", DONE: "done", STUCK: "stuck"}


@dataclass(frozen=True)
class Action:
    """An action taken apart, for JSON and for words.

    >>> Action.of(DRAW)
    Action(kind='draw', card=None, half=None, host=None, slot=None, cave=None)
    >>> Action.of(PLAY + 2 * 30 + 1).card
    30
    """

    kind: str
    card: int | None = None
    half: int | None = None
    host: int | None = None
    slot: int | None = None
    cave: int | None = None

    @classmethod
    def of(cls, action: int) -> Action:
        if action in _WORDS:
            return cls(_WORDS[action])
        if CAVE < action <= CAVE + 5:
            return cls("cave", cave=action - CAVE)
        if TAKE <= action < PICK:
            return cls("take", card=action - TAKE)
        if PICK <= action < FACE_DOWN:
            return cls("pick", card=action - PICK)
        if FACE_DOWN <= action < PLAY:
            return cls("face_down", card=action - FACE_DOWN)
        if PLAY <= action < SLOT:
            return cls("play", card=(action - PLAY) >> 1, half=(action - PLAY) & 1)
        if SLOT <= action < ACTION_SPACE:
            return cls("slot", host=(action - SLOT) >> 2, slot=(action - SLOT) & 3)
        raise ValueError(f"no action {action}; actions are below {ACTION_SPACE}")
