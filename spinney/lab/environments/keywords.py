"""The keywords that the environments share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from spinney.engine import Options

#: An observation is one vector, or a dictionary of its parts.
FLAT: Final = "flat"
DICT: Final = "dict"

#: An illegal action is an error, or its player loses and the game is over.
RAISE: Final = "raise"
LOSE: Final = "lose"
#: The reward of the player who loses that way; the others get 0.
ILLEGAL_REWARD: Final = -1.0


def one_of(what: str, value: str, *known: str) -> str:
    """The value, if it is one of the known ones; else an error."""
    if value not in known:
        raise ValueError(f"no {what} {value!r}; there are {', '.join(known)}")
    return value


def options_of(game: str, players: int, keywords: Mapping[str, Any]) -> Options:
    """The options of a game, from the keywords that the environment does not handle itself."""
    known = [field.name for field in fields(Options)][2:]
    for name in keywords:
        if name not in known:
            raise TypeError(f"no keyword {name!r}; the options of a game are {', '.join(known)}")
    sets = keywords.get("sets", ())
    if isinstance(sets, str):
        raise ValueError(f"sets is {sets!r}; give a list of names: [{sets!r}]")
    return Options(game, players, **{**keywords, "sets": tuple(sets)})
