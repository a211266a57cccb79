"""The integers behind actions, below :data:`ACTION_SPACE`; :mod:`spinney.engine.actions` has names.

Their meaning does not depend on the order of any list, so replays stay valid and a learner's action
space is fixed. Hosts are numbered across the table in the order they were laid.
"""

from __future__ import annotations

from typing import Final

MAX_CARDS: Final = 256

DRAW: Final = 0  # the top card of the deck
USE: Final = 1  # accept an optional effect or a mulligan
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
