"""Causes of events as single integers: a part of a species' card, or a rule of the game."""

from __future__ import annotations

from typing import Final

from spinney.engine.core.vectors import i64

# Parts of a card: the cause is 4 * species + part.
EFFECT: Final = 0
BONUS: Final = 1
PERMANENT: Final = 2

# Rules of the game.
TURN: Final = -1  # the turn itself, or anything not caused by a card
CAVE: Final = -2  # the set-up of a cave
STUCK: Final = -3  # showing the hand, discarding two, drawing two
TREE: Final = -4  # a tree was laid: a card is revealed
AUTOMA: Final = -5


def effect_of(species: i64) -> i64:
    return 4 * species + EFFECT


def bonus_of(species: i64) -> i64:
    return 4 * species + BONUS


def permanent_of(species: i64) -> i64:
    return 4 * species + PERMANENT


def species_of(cause: i64) -> i64:
    """The species whose card it is; -1: a rule."""
    return cause >> 2 if cause >= 0 else -1


def is_bonus(cause: i64) -> bool:
    return cause >= 0 and cause & 3 == BONUS
