"""The coach's advice: choices with their prospects, and typed reasons.

Plain Python, so that it can be sent between processes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: The kinds of reasons; :class:`Reason` explains them.
KINDS: Final = (
    "scores", "adds", "effect", "bonus", "slots", "keeps",
    "wanted", "denies", "cards", "spare", "winter",
)  # fmt: skip

#: More kinds, for one choice beside another.
CONTRASTS: Final = ("set", "instead", "affords", "matches", "dear", "costs", "gives", "left")


@dataclass(frozen=True)
class Reason:
    """Why a choice is good; which fields are used depends on the kind.

    ``scores``: the card itself scores ``points`` by the end. ``adds``: a ``species`` already in the
    forest counts it, for ``points``. ``effect``, ``bonus``: that of the ``species``. ``slots``:
    room for other cards. ``keeps``: ``count`` of the ``of`` cards with a ``symbol`` stay in the
    hand, enough to pay for the bonus of a ``species``. ``wanted``: a ``species`` to lay later, for
    ``points`` more than it costs. ``denies``: the next player could use it. ``cards``: more to
    pay with. ``spare``: it is of little use otherwise. ``winter``: the ``chance`` that the next
    card ends the game, and by how many ``points`` the seat would lead then.

    Beside another choice: ``set``: the ``species`` scores ``points`` with its set. ``instead``: the
    ``species`` of the other choice scores only ``points``. ``affords``: with two more cards a
    ``species`` in the hand can be paid for. ``matches``: the card shows the ``symbol`` for the
    bonus of a ``species`` in the hand. ``dear``: the ``species`` laid instead brings ``points``,
    less than the cards it takes. ``costs``: it is paid with a ``species`` worth ``points`` in the
    hand; ``gives``: with one that the next player could use. ``left``: it leaves ``count`` cards.
    """

    kind: str
    points: float = 0.0
    #: The keys of the species and the symbol.
    species: str | None = None
    symbol: str | None = None
    count: int = 0
    of: int = 0
    chance: float = 0.0


@dataclass(frozen=True)
class Advice:
    """A choice with its prospects."""

    action: int
    #: The actions that complete it: where the card goes, and what pays for it. Some of them may be
    #: made automatically, because nothing else is possible.
    then: tuple[int, ...]
    margin: float  # final lead over the best rival; in a solo game, points
    win_chance: float | None  # a shared victory counts half; None: no rivals
    playouts: int
    reasons: tuple[Reason, ...]
