"""What the coach says: choices with their prospects, and typed reasons.

Plain Python, so that it can be sent from one process to another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: The kinds of reasons; :class:`Reason` tells what they mean.
KINDS: Final = (
    "scores", "adds", "effect", "bonus", "slots", "keeps",
    "wanted", "denies", "cards", "spare", "winter",
)  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """Why a choice is good; which fields say something depends on the kind.

    ``scores``: the card itself, ``points`` by the end. ``adds``: a ``species`` that lies in the
    forest already counts it, for ``points``. ``effect``, ``bonus``: of the ``species``. ``slots``:
    room for other cards. ``keeps``: ``count`` cards ``of`` so many with a ``symbol`` stay in the
    hand, enough to pay for the bonus of a ``species``. ``wanted``: a ``species`` to lay one day,
    for ``points`` more than it costs. ``denies``: the next player could use it. ``cards``: more
    to pay with. ``spare``: it is of little use otherwise. ``winter``: a ``chance`` that the next
    card ends the game, and by how many ``points`` the seat leads then.
    """

    kind: str
    points: float = 0.0
    #: The keys of both.
    species: str | None = None
    symbol: str | None = None
    count: int = 0
    of: int = 0
    chance: float = 0.0


@dataclass(frozen=True)
class Advice:
    """A choice with its prospects."""

    action: int
    #: What completes it: where the card goes, and what pays for it.
    then: tuple[int, ...]
    margin: float  # points ahead of the best rival in the end; alone: points
    win_chance: float | None  # a shared victory is half of one; None: nobody to beat
    playouts: int
    reasons: tuple[Reason, ...]
