"""The keywords that the environments have in common."""

from __future__ import annotations

from typing import Final

#: An observation is one vector, or a dictionary of its parts.
FLAT: Final = "flat"
DICT: Final = "dict"

#: An illegal action is an error, or its player loses and the game is over.
RAISE: Final = "raise"
LOSE: Final = "lose"
#: The reward of a player who loses that way; the others get 0.
ILLEGAL_REWARD: Final = -1.0


def one_of(what: str, value: str, *known: str) -> str:
    """A value, if it is one of those known."""
    if value not in known:
        raise ValueError(f"no {what} {value!r}; there are {', '.join(known)}")
    return value
