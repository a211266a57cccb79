"""What one seat may know: hiding the rest, and dealing it anew.

``redact`` blanks every card whose place a seat does not know; ``redeal`` fills the blanks with a
random deal that agrees with all it does know (DESIGN, "What a seat knows").
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
    TRAIL_FACE_DOWN,
    TRAIL_HIDDEN,
    TRAIL_KNOWN,
    TRAIL_OPEN,
    State,
)
from spinney.engine.tables import TREE, WINTER

HIDDEN: Final = -2  # the place of a card the seat cannot locate
BLANK: Final = -1  # a card it cannot see

# What a record of a trail means; see _changes.
NAMED_CAME: Final = 2
LAID_DOWN: Final = 3


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
    _hide_lost(s, seat)
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
    """Others' trails as far as the seat can follow them; its own is its own business."""
    trails = s.trails
    s.trails = []
    s.trailing = 0
    for p in range(s.players):
        trail = [trails[i : i + TRAIL] for i in range(0, len(trails), TRAIL) if trails[i] == p]
        if p != seat:
            trail = _followed(trail, seat)
        if any(record[2] in s.lost for record in trail):
            s.trailing |= 1 << p
            for record in trail:
                s.trails += record


def _hide_lost(s: State, seat: int) -> None:
    """Lost cards that the seat follows, or that are its own."""
    followed = {s.trails[i + 2] for i in range(0, len(s.trails), TRAIL)}
    s.lost = sorted([c for c in s.lost if c in followed])


def _followed(trail: list[list[int]], seat: int) -> list[list[int]]:
    """One player's trail as a seat knows it, from the first face-down card that matters to it."""
    followed: list[list[int]] = []
    named: list[int] = []
    unnamed = 0
    for p, what, card, seats in trail:
        if what == TRAIL_KNOWN and seats >> seat & 1:
            record = [p, TRAIL_KNOWN, card, seats]
            named.append(card)
        elif what in (TRAIL_KNOWN, TRAIL_HIDDEN):
            record = [p, TRAIL_HIDDEN, BLANK, 0]
            unnamed += 1
        else:
            record = [p, what, card, seats]
            if what == TRAIL_OPEN and card in named:
                named.remove(card)
            elif what == TRAIL_OPEN:
                unnamed -= 1
            elif not followed:
                # Which card it was the seat cannot tell; without a card it knows, nor care.
                if not named:
                    unnamed -= 1
                    continue
                followed = _gains(trail, seat, p, named, unnamed)
        if followed:
            followed.append(record)
    return followed


def _gains(
    trail: list[list[int]], seat: int, p: int, named: list[int], unnamed: int
) -> list[list[int]]:
    """The hand as the seat knows it, as if all its cards came just now."""
    seats = {
        card: mask for _, what, card, mask in trail if what == TRAIL_KNOWN and mask >> seat & 1
    }
    gains = [[p, TRAIL_KNOWN, card, seats[card]] for card in sorted(named)]
    for _ in range(unnamed):
        gains.append([p, TRAIL_HIDDEN, BLANK, 0])
    return gains


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
    _deal_drafts(s, pool)
    _deal_deck(s, pool)
    for c in pool:
        s.place[c] = GONE
    unseen = s.automa[s.automa_next :]
    s.rng.shuffle(unseen)
    s.automa[s.automa_next :] = unseen


def _deal_trail(s: State, p: int, pool: list[int]) -> None:
    """Follow a hand's trail and let the known cards be laid face down, or not, at random.

    Only what is possible: a card that was seen leaving the hand later was not laid before, and
    there must be enough other cards for all that the seat saw leave.
    """
    trail = [s.trails[i : i + TRAIL] for i in range(0, len(s.trails), TRAIL) if s.trails[i] == p]
    changes = _changes(trail)
    named: list[int] = []  # cards the seat knows, in the hand or face down to this day
    unnamed = 0
    for i, change in enumerate(changes):
        if change == NAMED_CAME:
            named.append(trail[i][2])
        elif change != LAID_DOWN:
            unnamed += change
        elif s.rng.below(len(named) + unnamed) < unnamed and _possible(
            changes, i + 1, unnamed - 1, len(named)
        ):
            unnamed -= 1
        else:
            laid = named.pop(s.rng.below(len(named)))
            pool.remove(laid)
            _deal_face_down(s, trail[i][3], laid)
    for card in named:
        if s.place[card] == HIDDEN:
            pool.remove(card)
            _deal_hand(s, p, _first_blank(s, p), card)


def _changes(trail: list[list[int]]) -> list[int]:
    """What each record means for a seat that follows the trail.

    +1 and -1: a card it does not know came or left; 0: one that it knew all the time from its
    coming to its open leaving, or the other way round.
    """
    changes = [0] * len(trail)
    leaving: set[int] = set()  # cards seen leaving later
    for i in range(len(trail) - 1, -1, -1):
        _, what, card, _ = trail[i]
        if what == TRAIL_OPEN:
            leaving.add(card)
            changes[i] = -1
        elif what == TRAIL_HIDDEN:
            changes[i] = 1
        elif what == TRAIL_FACE_DOWN:
            changes[i] = LAID_DOWN
        elif card in leaving:
            leaving.remove(card)
        else:
            changes[i] = NAMED_CAME
    known: set[int] = set()
    for i, (_, what, card, _) in enumerate(trail):
        if what == TRAIL_KNOWN:
            known.add(card)
        elif what == TRAIL_OPEN and card in known:
            known.remove(card)
            changes[i] = 0
    return changes


def _possible(changes: list[int], start: int, unnamed: int, named: int) -> bool:
    """Can the rest of a trail happen, if known cards are laid face down rather than others?"""
    for i in range(start, len(changes)):
        if changes[i] == NAMED_CAME:
            named += 1
        elif changes[i] == LAID_DOWN and named > 0:
            named -= 1
        else:
            unnamed += -1 if changes[i] == LAID_DOWN else changes[i]
            if unnamed < 0:
                return False
    return True


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


def _deal_drafts(s: State, pool: list[int]) -> None:
    size = len(s.draft) // s.players
    for p in range(s.players):
        mine = range(p * size, (p + 1) * size)
        for i in mine:
            if s.draft[i] == BLANK:
                s.draft[i] = pool.pop()
                s.place[s.draft[i]] = IN_DRAFT + p
                s.known[s.draft[i]] = 1 << p
        s.draft[p * size : (p + 1) * size] = sorted([s.draft[i] for i in mine])


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
