"""What one seat may know: hiding the rest, and dealing it anew.

``redact`` blanks every card whose place a seat does not know; ``redeal`` fills the blanks with a
random deal that agrees with all it does know (DESIGN, "What a seat knows").
"""

from __future__ import annotations

from typing import Final

from spinney.engine.rng import Rng
from spinney.engine.state import (
    ABSENT,
    DECK,
    GONE,
    H_CARD,
    H_OWNER,
    HAND_LIMIT,
    HOST,
    IN_CAVE,
    IN_DRAFT,
    IN_FOREST,
    IN_HAND,
    State,
)
from spinney.engine.tables import WINTER

HIDDEN: Final = -2  # the place of a card the seat cannot locate
BLANK: Final = -1  # a card it cannot see


def redact(s: State, seat: int) -> None:
    """Blank everything in ``s`` (a copy) that the seat does not know."""
    bit = 1 << seat
    for p in range(s.players):
        if p != seat:
            _hide_hand(s, p, bit)
    for i in range(0, len(s.face_down), 2):
        if not s.known[s.face_down[i]] & bit:
            if s.face_down[i + 1] >= 0:
                s.hosts[s.face_down[i + 1] * HOST + H_CARD] = BLANK
            s.face_down[i] = BLANK
    s.traced = _own_traces(s, bit)
    for c in range(len(s.place)):
        if s.place[c] != ABSENT and not s.known[c] & bit:
            s.place[c] = HIDDEN
            s.known[c] = 0
            s.at[c] = -1
    s.deck = [BLANK] * len(s.deck)
    s.automa[s.automa_next :] = sorted(s.automa[s.automa_next :])
    s.rng = Rng()
    _hide_draft(s, seat)
    if s.player != seat:
        s.pending = []
        s.choices = []


def _hide_hand(s: State, p: int, bit: int) -> None:
    """Known cards first, then blanks, so that places in the hand say nothing."""
    cards = s.hand(p)
    shown = [c for c in cards if s.known[c] & bit]
    first = p * HAND_LIMIT
    s.hands[first : first + len(cards)] = shown + [BLANK] * (len(cards) - len(shown))


def _own_traces(s: State, bit: int) -> list[int]:
    """The traces this seat follows, and those that others follow of cards it can see."""
    traces: list[int] = []
    for i in range(0, len(s.traced), 4):
        if s.traced[i + 2] & bit or s.known[s.traced[i]] & bit:
            traces += s.traced[i : i + 4]
    return traces


def _hide_draft(s: State, seat: int) -> None:
    """Others' drafts: neither the cards nor which of them goes where."""
    size = len(s.draft) // s.players
    for p in range(s.players if size else 0):
        if p != seat:
            first, end = p * size, (p + 1) * size
            s.draft[first:end:2] = [BLANK] * (size // 2)
            s.draft[first + 1 : end : 2] = sorted(s.draft[first + 1 : end : 2])


def redeal(s: State, seat: int, seed: int) -> None:
    """Fill the blanks of a redacted state."""
    s.rng = Rng(seed)
    pool = [c for c in range(len(s.place)) if s.place[c] == HIDDEN]
    _deal_traced(s, seat, pool)
    s.rng.shuffle(pool)
    for p in range(s.players):
        first = p * HAND_LIMIT
        for i in range(first, first + s.hand_size(p)):
            if s.hands[i] == BLANK:
                _deal_hand(s, p, i, pool.pop())
        s.hands[first : first + s.hand_size(p)] = sorted(s.hand(p))
    for i in range(0, len(s.face_down), 2):
        if s.face_down[i] == BLANK:
            _deal_face_down(s, i, pool.pop())
    for i in range(0, len(s.draft), 2):
        if s.draft[i] == BLANK:
            _deal_draft(s, i, pool.pop())
    _deal_deck(s, pool)
    for c in pool:
        s.place[c] = GONE
    unseen = s.automa[s.automa_next :]
    s.rng.shuffle(unseen)
    s.automa[s.automa_next :] = unseen


def _deal_traced(s: State, seat: int, pool: list[int]) -> None:
    """Cards known to be in somebody's hand or among certain face-down cards.

    The most confined ones first: their places are nested, so there is always one left.
    """
    traces = [
        (s.traced[i + 3], s.traced[i], s.traced[i + 1])
        for i in range(0, len(s.traced), 4)
        if s.traced[i + 2] >> seat & 1
    ]
    traces.sort(reverse=True)
    for first, c, owner in traces:
        hand = owner * HAND_LIMIT
        free = [i for i in range(hand, hand + s.hand_size(owner)) if s.hands[i] == BLANK]
        in_hand = len(free)
        for i in range(first, len(s.face_down), 2):
            if s.face_down[i] == BLANK and _face_down_owner(s, i) == owner:
                free.append(i)
        k = s.rng.below(len(free))
        if k < in_hand:
            _deal_hand(s, owner, free[k], c)
        else:
            _deal_face_down(s, free[k], c)
        pool.remove(c)


def _face_down_owner(s: State, i: int) -> int:
    host = s.face_down[i + 1]
    return s.hosts[host * HOST + H_OWNER] if host >= 0 else -1 - host


def _deal_hand(s: State, p: int, i: int, c: int) -> None:
    s.hands[i] = c
    s.place[c] = IN_HAND + p
    s.known[c] = 1 << p


def _deal_face_down(s: State, i: int, c: int) -> None:
    owner = _face_down_owner(s, i)
    host = s.face_down[i + 1]
    s.face_down[i] = c
    s.known[c] = 1 << owner
    if host >= 0:
        s.place[c] = IN_FOREST + owner
        s.hosts[host * HOST + H_CARD] = c
        s.at[c] = 4 * host
    else:
        s.place[c] = IN_CAVE + owner


def _deal_draft(s: State, i: int, c: int) -> None:
    owner = i // (len(s.draft) // s.players)
    s.draft[i] = c
    s.place[c] = IN_DRAFT + owner
    s.known[c] = 1 << owner


def _deal_deck(s: State, pool: list[int]) -> None:
    """The cards still to come; the winters keep to their pile, the first one to its top."""
    deck = [BLANK] * len(s.deck)
    winters = [c for c in range(len(s.place)) if s.tables.kind[c] == WINTER and s.place[c] == DECK]
    first = max(s.top, s.last_pile)
    if s.winters == 0 and not s.solo:
        deck[s.last_pile] = winters.pop()
        first += 1
    spots = list(range(first, len(deck)))
    s.rng.shuffle(spots)
    for c, i in zip(winters, spots, strict=False):
        deck[i] = c
    for i in range(s.top, len(deck)):
        if deck[i] == BLANK:
            deck[i] = pool.pop()
            s.place[deck[i]] = DECK
    s.deck = deck
