"""Events: what happened, and who may see which card it was.

While a game is played, events are integers in a buffer, ``WIDTH`` per event; they are decoded
when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, overload

from spinney.engine.core.vectors import i64, vec

WIDTH: Final = 5  # kind, player, card, a, audience

TURN: Final = 0  # a turn begins; a: 1 for an extra turn
DRAWN: Final = 1  # from the deck into the hand
TAKEN: Final = 2  # from the clearing into the hand
PAID: Final = 3
LAID: Final = 4  # a: host * 4 + slot; a host lies in no slot of its own: a = host * 4
LAID_FACE_DOWN: Final = 5  # a: host * 4
REVEALED: Final = 6  # from the deck into the clearing
CAVED: Final = 7  # into the cave; a: where from (0 deck, 1 clearing, 2 hand)
WINTER: Final = 8  # a: how many by now
CLEARED: Final = 9  # the clearing leaves the game; a: how many cards
EXTRA_TURN: Final = 10  # gained
DECLINED: Final = 11
DISCARDED: Final = 12  # from the hand or the draft into the clearing
SHOWN: Final = 13  # a hand card shown to everyone
MULLIGAN: Final = 14
CAVE_CHOSEN: Final = 15  # a: the cave's number
AUTOMA: Final = 16  # a: the automa card's number
BURNED: Final = 17  # from the deck out of the game, shown
REMOVED: Final = 18  # from the clearing out of the game
DEALT: Final = 19  # before the game: to look at in the draft, or to hold besides the six
DRAFTED: Final = 20  # passed in the draft; player: the receiver, a: the giver
DROPPED: Final = 21  # leaves the game from the hand or the draft, unseen by others
OVER: Final = 22

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
)

assert len(KINDS) == OVER + 1

#: CAVED: where the card came from.
FROM_DECK: Final = 0
FROM_CLEARING: Final = 1
FROM_HAND: Final = 2

_COVERED: Final = ("drawn", "laid_face_down", "dealt", "drafted", "dropped")


@dataclass(frozen=True)
class Event:
    """One thing that happened. ``card`` is -1 if there is none, or if it is hidden.

    >>> Event("drawn", player=0, card=12, a=0, audience=0b01).seen_by(1).card
    -1
    """

    kind: str
    player: int
    card: int
    a: int
    audience: int

    def seen_by(self, seat: int) -> Event:
        """The event as a seat may know it."""
        return self.seen_from(1 << seat)

    def seen_from(self, seats: int) -> Event:
        """The same for somebody with several seats, as a bit mask; 0: with none."""
        if self.card < 0 or self.audience & seats or (seats == 0 and self.open):
            return self
        return replace(self, card=-1)

    @property
    def open(self) -> bool:
        """Did it happen in the open? (All players may know what did not, if there are few.)"""
        return self.kind not in _COVERED and (self.kind, self.a) != ("caved", FROM_HAND)


class Events(Sequence[Event]):
    """The events of one ``apply``, decoded one by one when read."""

    def __init__(self, buffer: vec[i64]) -> None:
        self._buffer = buffer

    def __len__(self) -> int:
        return len(self._buffer) // WIDTH

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        at = index % len(self) * WIDTH
        kind, player, card, a, audience = self._buffer[at : at + WIDTH]
        return Event(KINDS[kind], player, card, a, audience)

    def __iter__(self) -> Iterator[Event]:
        return (self[i] for i in range(len(self)))

    def seen_by(self, seat: int) -> list[Event]:
        """All of them as a seat may know them."""
        return [event.seen_by(seat) for event in self]
