"""A position as JSON: where every card is and what comes next, to resume a game from there.

A seed and the actions say the same in less space. This is for games that have no seed: those dealt
from what one seat knows (see :meth:`View.spare`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.cards.phrases import Phrase, quoted
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i16, i32, i64, u8, vec
from spinney.engine.options import GameError, Options
from spinney.engine.rng import Rng

#: The vectors of a state, and how they are made from numbers.
VECTORS: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("place", "under", "tally", "hosts", "face_down", "lost"), vec[i16]),
    **dict.fromkeys(("hands", "deck", "clearing", "draft", "draft_to", "automa"), vec[i64]),
    **dict.fromkeys(("pending", "choices"), vec[i64]),
    "known": vec[u8],
    "trails": vec[i32],
}
#: These have the same length in every position of a game.
FIXED: Final = ("place", "known", "under", "hands", "tally")
NUMBERS: Final = (
    *("top", "last_pile", "winters", "open_caves", "mulligans", "trailing", "automa_next"),
    *("start", "player", "turn", "extra_turns"),
)


def saved(s: State) -> dict[str, Any]:
    """The position of a game that is not over."""
    position: dict[str, Any] = {name: [int(n) for n in getattr(s, name)] for name in VECTORS}
    del position["pending"][s.depth :], position["choices"][s.offered :]
    for name in NUMBERS:
        position[name] = int(getattr(s, name))
    position["fresh"] = s.fresh
    position["rng"] = [int(s.rng.a), int(s.rng.b), int(s.rng.c), int(s.rng.counter)]
    return position


def restored(tables: Tables, options: Options, position: Mapping[str, Any]) -> State:
    """The state that was saved. Only its shape is checked: never restore what a stranger sent."""
    s = State(tables, options)
    s.lay_out()
    for name, vector in VECTORS.items():
        numbers = _numbers(position, name)
        if name in FIXED and len(numbers) != len(getattr(s, name)):
            raise _damaged(name)
        try:
            setattr(s, name, vector(numbers))
        except OverflowError:
            raise _damaged(name) from None
    s.depth, s.offered = len(s.pending), len(s.choices)
    for name in NUMBERS:
        if type(position.get(name)) is not int:
            raise _damaged(name)
        setattr(s, name, position[name])
    if type(position.get("fresh")) is not bool:
        raise _damaged("fresh")
    s.fresh = position["fresh"]
    s.rng = Rng(sum(word << 32 * i for i, word in enumerate(_numbers(position, "rng"))), 0)
    return s


def _numbers(position: Mapping[str, Any], name: str) -> list[int]:
    given = position.get(name)
    if not isinstance(given, list) or not all(type(each) is int for each in given):
        raise _damaged(name)
    return given


def _damaged(entry: str) -> GameError:
    return GameError(Phrase("in-position", "position: {entry} does not fit", entry=quoted(entry)))
