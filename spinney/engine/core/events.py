"""Events as the core records them: rows of integers, decoded when they are read.

:mod:`spinney.engine.events` has the named types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spinney.engine.core.vectors import append, i64, vec

if TYPE_CHECKING:
    from spinney.engine.core.state import State

# A row; MORE is where its additional numbers start in the recorder's ``more``, or -1.
KIND: Final = 0
PLAYER: Final = 1
CARD: Final = 2
WHAT: Final = 3
CAUSE: Final = 4
AUDIENCE: Final = 5
MORE: Final = 6
WIDTH: Final = 7

# The kinds, and what WHAT means for each.
TURN: Final = 0  # a turn begins; 1 for an extra turn
DRAWN: Final = 1  # from the deck into the hand
TAKEN: Final = 2  # from the clearing into the hand
PAID: Final = 3  # the half paid for
LAID: Final = 4  # see laid()
LAID_FACE_DOWN: Final = 5  # the host
REVEALED: Final = 6  # from the deck into the clearing
CAVED: Final = 7  # into the cave: where from
WINTER: Final = 8  # how many so far
CLEARED: Final = 9  # the clearing leaves the game: how many cards, which are in ``more``
EXTRA_TURN: Final = 10  # gained
DECLINED: Final = 11  # what the cause offered
DISCARDED: Final = 12  # into the clearing: where from
SHOWN: Final = 13  # a hand card shown to everyone
MULLIGAN: Final = 14
CAVE_CHOSEN: Final = 15  # the cave's number
AUTOMA: Final = 16  # the automa card's number
BURNED: Final = 17  # from the deck out of the game, face up
REMOVED: Final = 18  # from the clearing out of the game
DEALT: Final = 19  # before the game: for the draft, or held in addition to the six
DRAFTED: Final = 20  # passed to the player in the draft: the giver
DROPPED: Final = 21  # leaves the game from the hand or the draft, unseen by the others
OVER: Final = 22
USED: Final = 23  # what the cause offered

KINDS: Final = (
    "turn",
    "drawn",
    "taken",
    "paid",
    "laid",
    "laid_face_down",
    "revealed",
    "caved",
    "winter",
    "cleared",
    "extra_turn",
    "declined",
    "discarded",
    "shown",
    "mulligan",
    "cave_chosen",
    "automa",
    "burned",
    "removed",
    "dealt",
    "drafted",
    "dropped",
    "over",
    "used",
)
assert len(KINDS) == USED + 1

# Where a card came from.
FROM_DECK: Final = 0
FROM_CLEARING: Final = 1
FROM_HAND: Final = 2
FROM_DRAFT: Final = 3


def laid(at: i64, on_moor: i64, mode: i64, paid: i64, bonus: i64, origin: i64) -> i64:
    """The WHAT of a LAID event.

    It packs the place (host * 4 + slot), 1 if the host is a moor, how the card was laid (as in
    frames), how many cards were paid, its bonus (0 none, 1 earned, 2 not earned), and where it
    came from.
    """
    return at | on_moor << 15 | mode << 16 | paid << 20 | bonus << 28 | origin << 32


def laid_at(what: i64) -> i64:
    return what & 32767


def laid_on_moor(what: i64) -> bool:
    return what >> 15 & 1 == 1


def laid_mode(what: i64) -> i64:
    return what >> 16 & 15


def laid_paid(what: i64) -> i64:
    return what >> 20 & 255


def laid_bonus(what: i64) -> i64:
    return what >> 28 & 15


def laid_origin(what: i64) -> i64:
    return what >> 32 & 15


class Recorder:
    """The rows written since the last :meth:`clear`.

    It is given the state with every event and must not keep it: a state refers to its recorder,
    and the compiled engine does not look for cycles through states.
    """

    def __init__(self) -> None:
        self.rows = vec[i64]()
        self.more = vec[i64]()

    def clear(self) -> None:
        self.rows = vec[i64]()
        self.more = vec[i64]()

    def write(self, s: State, kind: i64, player: i64, card: i64, what: i64, who: i64) -> None:
        """Add an event."""
        rows = self.rows
        rows = append(rows, kind)
        rows = append(rows, player)
        rows = append(rows, card)
        rows = append(rows, what)
        rows = append(rows, s.cause)
        rows = append(rows, who)
        self.rows = append(rows, -1)

    def add(self, number: i64) -> None:
        """Add a number to the last event."""
        at: i64 = len(self.rows) - WIDTH + MORE
        if self.rows[at] < 0:
            self.rows[at] = len(self.more)
        self.more = append(self.more, number)
