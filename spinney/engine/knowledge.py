"""What one seat may know: hiding the rest, and dealing it anew.

``redact`` blanks every card whose place a seat does not know; ``redeal`` fills the blanks with a
random deal that agrees with all it does know: its own hand, everything that ever lay face up and
where it went, cards it passed in a draft, all sizes, and the pile in which the winters lie.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.rng import Rng
from spinney.engine.setup import HAND_SIZE
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
    TRAIL,
    State,
)
from spinney.engine.tables import TREE, WINTER
from spinney.engine.trails import NAMED, followed, laid_cards, steps, trail_of

HIDDEN: Final = -2  # the place of a card the seat cannot locate
BLANK: Final = -1  # a card it cannot see


# -- hiding --------------------------------------------------------------------------------


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
    _hide_trails(s, seat)
    for c in range(len(s.place)):
        if s.place[c] != ABSENT and not s.known[c] & bit:
            s.place[c] = HIDDEN
            s.known[c] = 0
            s.at[c] = -1
    s.deck = [BLANK] * len(s.deck)
    s.automa[s.automa_next :] = sorted(s.automa[s.automa_next :])
    s.rng = Rng()
    _hide_draft(s, seat)
    if s.player == seat:
        s.choices = s.choices[:]
    else:
        s.pending = []
        s.choices = []


def _hide_hand(s: State, p: int, bit: int) -> None:
    """Known cards first, then blanks, so that places in the hand say nothing."""
    cards = s.hand(p)
    shown = [c for c in cards if s.known[c] & bit]
    first = p * HAND_LIMIT
    s.hands[first : first + len(cards)] = shown + [BLANK] * (len(cards) - len(shown))


def _hide_trails(s: State, seat: int) -> None:
    """Others' trails as far as the seat follows them; its own is its own business."""
    seen = [
        trail_of(s, p) if p == seat else followed(trail_of(s, p), seat) for p in range(s.players)
    ]
    s.trails = []
    s.trailing = 0
    for p in range(s.players):
        if seen[p]:
            s.trailing |= 1 << p
        for record in seen[p]:
            s.trails += record
    named = {s.trails[i + 2] for i in range(0, len(s.trails), TRAIL)}
    s.lost = sorted([c for c in s.lost if c in named])


def _hide_draft(s: State, seat: int) -> None:
    """Others' drafts: neither the cards nor which of them goes where."""
    size = len(s.draft) // s.players
    for p in range(s.players):
        if p != seat:
            first, end = p * size, (p + 1) * size
            s.draft[first:end] = [BLANK] * size
            s.draft_to[first:end] = sorted(s.draft_to[first:end])


# -- dealing anew --------------------------------------------------------------------------


def redeal(s: State, seat: int, seed: int) -> None:
    """Fill the blanks of a redacted state."""
    s.rng = Rng(seed)
    pool = [c for c in range(len(s.place)) if s.place[c] == HIDDEN]
    for p in range(s.players):
        if p != seat and s.trailing >> p & 1:
            _deal_trail(s, p, pool)
    s.rng.shuffle(pool)
    for p in range(s.players):
        if p != seat and s.mulligans >> p & 1:
            _deal_mulligan(s, pool)
    for p in range(s.players):
        first = p * HAND_LIMIT
        for i in range(first, first + s.hand_size(p)):
            if s.hands[i] == BLANK:
                _deal_hand(s, p, i, pool.pop())
        s.hands[first : first + s.hand_size(p)] = sorted(s.hand(p))
    for i in range(0, len(s.face_down), 2):
        if s.face_down[i] == BLANK:
            _deal_face_down(s, i, pool.pop())
    _deal_drafts(s, seat, pool)
    _deal_deck(s, pool)
    for c in pool:
        s.place[c] = GONE
    unseen = s.automa[s.automa_next :]
    s.rng.shuffle(unseen)
    s.automa[s.automa_next :] = unseen


def _deal_trail(s: State, p: int, pool: list[int]) -> None:
    """Cards the seat has lost: laid face down, as the trail allows, or still in the hand."""
    trail = trail_of(s, p)
    for card, entry in laid_cards(trail, s.rng):
        pool.remove(card)
        _deal_face_down(s, entry, card)
    for i, step in enumerate(steps(trail)):
        card = trail[i][2]
        if step == NAMED and s.place[card] == HIDDEN:
            pool.remove(card)
            _deal_hand(s, p, _first_blank(s, p), card)


def _first_blank(s: State, p: int) -> int:
    i = p * HAND_LIMIT
    while s.hands[i] != BLANK:
        i += 1
    return i


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


def _deal_mulligan(s: State, pool: list[int]) -> None:
    """Six cards that left the game; there was no tree among them."""
    treeless = [c for c in pool if s.tables.kind[c] != TREE]
    for c in treeless[:HAND_SIZE]:
        pool.remove(c)
        s.place[c] = GONE


def _deal_drafts(s: State, seat: int, pool: list[int]) -> None:
    """Others' drafts: any cards, and any of them to where their owner has sent some."""
    size = len(s.draft) // s.players
    for p in range(s.players):
        mine = range(p * size, (p + 1) * size)
        for i in mine:
            if s.draft[i] == BLANK:
                s.draft[i] = pool.pop()
                s.place[s.draft[i]] = IN_DRAFT + p
                s.known[s.draft[i]] = 1 << p
        s.draft[p * size : (p + 1) * size] = sorted([s.draft[i] for i in mine])
        if p != seat:
            to = s.draft_to[p * size : (p + 1) * size]
            s.rng.shuffle(to)
            s.draft_to[p * size : (p + 1) * size] = to


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
