"""What one seat may know: hiding the rest, and redealing it.

``redact`` blanks every card whose place a seat does not know; ``redeal`` fills the blanks with a
random deal that agrees with all it does know: its own hand, every card that was ever face up and
where it went, cards it passed in a draft, all sizes, and the pile that holds the winters.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.setup import HAND_SIZE
from spinney.engine.core.state import (
    ABSENT,
    DECK,
    GONE,
    H_CARD,
    H_OWNER,
    HAND_LIMIT,
    IN_CAVE,
    IN_DRAFT,
    IN_FOREST,
    IN_HAND,
    State,
    trail_card,
)
from spinney.engine.core.tables import TREE
from spinney.engine.core.trails import Trail, followed, trail_of
from spinney.engine.core.vectors import append, i16, i32, i64, u8, vec
from spinney.engine.rng import Rng

HIDDEN: Final = -2  # the place of a card the seat cannot locate
BLANK: Final = -1  # a card it cannot see


# -- hiding --------------------------------------------------------------------------------


def redact(s: State, seat: i64) -> None:
    """Blank everything in ``s`` (a copy) that the seat does not know."""
    bit: i64 = 1 << seat
    if seat >= s.players:
        _show_open(s, bit)
    for p in range(s.players):
        if p != seat:
            _hide_hand(s, p, bit)
    for i in range(0, len(s.face_down), 2):
        card, host = i64(s.face_down[i]), i64(s.face_down[i + 1])
        if not i64(s.known[card]) & bit:
            if host >= 0:
                s.set_host(host, H_CARD, BLANK)
            s.face_down[i] = BLANK
    _hide_trails(s, seat)
    for c in range(len(s.place)):
        if s.place[c] != ABSENT and not i64(s.known[c]) & bit:
            s.place[c] = HIDDEN
            s.known[c] = 0
    s.deck = vec[i64]([BLANK] * len(s.deck))
    _sort(s.automa, s.automa_next, len(s.automa))
    s.rng = Rng()
    _hide_draft(s, seat)
    if s.player != seat:
        s.pending = vec[i64]()
        s.depth = 0
        s.choices = vec[i64]()
        s.offered = 0


def _show_open(s: State, bit: i64) -> None:
    """Show an onlooker the open cards, and those that were open when they left the game.

    Not everything that all seats know: two players in a draft know what they passed to each other.
    """
    for c in range(len(s.place)):
        place = s.place[c]
        if IN_HAND <= place < IN_FOREST or place == DECK:
            continue
        if i64(s.known[c]) == s.everyone:
            s.known[c] = u8(s.everyone | bit)
    for i in range(0, len(s.face_down), 2):
        card = i64(s.face_down[i])
        s.known[card] = u8(i64(s.known[card]) & s.everyone)


def _sort(numbers: vec[i64], first: i64, end: i64) -> None:
    """Sort a few numbers in place."""
    for i in range(first + 1, end):
        number = numbers[i]
        j: i64 = i
        while j > first and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number


def _hide_hand(s: State, p: i64, bit: i64) -> None:
    """Put known cards first, then blanks, so that positions in the hand reveal nothing."""
    at = p * HAND_LIMIT
    for c in s.hand(p):
        if i64(s.known[c]) & bit:
            s.hands[at] = c
            at += 1
    for i in range(at, p * HAND_LIMIT + s.hand_size(p)):
        s.hands[i] = BLANK


def _hide_trails(s: State, seat: i64) -> None:
    """Reduce the others' trails to what the seat can follow; its own stays whole."""
    trails = vec[i32]()
    trailing: i64 = 0
    for p in range(s.players):
        trail = trail_of(s, p)
        if p != seat:
            trail = followed(trail, seat)
        if len(trail) > 0:
            trailing |= 1 << p
            for record in trail:
                trails = append(trails, i32(record))
    s.trails = trails
    s.trailing = trailing
    named = vec[i64]()
    for c in s.lost:
        for r in trails:
            if trail_card(i64(r)) == i64(c):
                named = append(named, i64(c))
                break
    _sort(named, 0, len(named))
    s.lost = vec[i16]()
    for card in named:
        s.lost = append(s.lost, i16(card))


def _hide_draft(s: State, seat: i64) -> None:
    """Hide the others' drafts: the cards, and which of them goes where."""
    size = len(s.draft) // s.players
    for p in range(s.players):
        if p != seat:
            for i in range(p * size, (p + 1) * size):
                s.draft[i] = BLANK
            _sort(s.draft_to, p * size, (p + 1) * size)


def open_all_hands(s: State, seat: i64) -> None:
    """Let a seat know everything in ``s`` (a copy, not in a draft) except the order of the deck."""
    for c in range(len(s.place)):
        if s.place[c] != DECK and s.place[c] != ABSENT:
            s.known[c] = u8(i64(s.known[c]) | 1 << seat)
    s.trails = vec[i32]()
    s.trailing = 0
    s.lost = vec[i16]()
    s.mulligans = 0


# -- redealing -----------------------------------------------------------------------------


class Redealer:
    """Randomly deals the cards a seat does not know, any number of times."""

    def __init__(self, view: State, seat: i64) -> None:
        self.view = view
        self.seat = seat
        self.trails: list[Trail] = []
        for p in range(view.players):
            if p != seat and view.trailing >> p & 1:
                self.trails.append(Trail(p, trail_of(view, p)))
        #: The cards that may be anywhere; those on a trail are dealt separately.
        self.pool = vec[i64]()
        for c in range(len(view.place)):
            if view.place[c] == HIDDEN and not self._has_story(c):
                self.pool = append(self.pool, c)
        self.winters = vec[i64]()  # still to come
        for c in range(len(view.place)):
            if view.place[c] == DECK:
                self.winters = append(self.winters, c)
        # An arranged deck may have no place for all of them.
        room: i64 = 0
        for i in range(max(view.top, view.last_pile), len(view.deck)):
            if view.deck[i] == BLANK:
                room += 1
        if room < len(self.winters):
            self.winters = self.winters[:room]

    def _has_story(self, c: i64) -> bool:
        for trail in self.trails:
            if c in trail.named:
                return True
        return False

    def dealt(self, seed: int) -> State:
        """A copy of the view with its blanks filled."""
        s = self.view.copy()
        s.rng = Rng(seed)
        for trail in self.trails:
            _deal_trail(s, trail)
        pool = self.pool[:]
        s.rng.shuffle(pool)
        left: i64 = len(pool)  # how many of them are still to be dealt
        if s.mulligans & ~(1 << self.seat):
            for p in range(s.players):
                if p != self.seat and s.mulligans >> p & 1:
                    left = _deal_mulligan(s, pool, left)
            # The trees that were skipped are now in front.
            pool = pool[:left]
            s.rng.shuffle(pool)
        for p in range(s.players):
            first = p * HAND_LIMIT
            end = first + s.hand_size(p)
            if p != self.seat:
                for i in range(first, end):
                    if s.hands[i] == BLANK:
                        left -= 1
                        _deal_hand(s, p, i, pool[left])
                _sort(s.hands, first, end)
        for i in range(0, len(s.face_down), 2):
            if s.face_down[i] == BLANK:
                left -= 1
                _deal_face_down(s, i, pool[left])
        if len(s.draft) > 0:
            left = _deal_drafts(s, self.seat, pool, left)
        left = self._deal_deck(s, pool, left)
        place = s.place
        for i in range(left):
            place[pool[i]] = GONE
        if s.solo:
            s.rng.shuffle(s.automa, s.automa_next)
        return s

    def _deal_deck(self, s: State, pool: vec[i64], left: i64) -> i64:
        """Deal the rest of the deck; the winters stay in their pile, the first one on its top."""
        deck = s.deck[:]
        first: i64 = max(s.top, s.last_pile)
        winters: i64 = len(self.winters)
        if s.winters == 0 and winters > 0 and not s.solo:
            winters -= 1
            deck[s.last_pile] = self.winters[winters]
            first += 1
        for i in range(winters):
            at = first + s.rng.below(len(deck) - first)
            while deck[at] != BLANK:
                at = first + s.rng.below(len(deck) - first)
            deck[at] = self.winters[i]
        place = s.place
        for i in range(s.top, len(deck)):
            if deck[i] == BLANK:
                left -= 1
                card = pool[left]
                deck[i] = card
                place[card] = DECK
        s.deck = deck
        return left


def _deal_trail(s: State, trail: Trail) -> None:
    """Deal cards the seat lost track of: face down, as the trail allows, or still in the hand."""
    p = trail.player
    story = trail.story(s.rng)
    for i in range(0, len(story), 2):
        if story[i + 1] >= 0:
            _deal_face_down(s, story[i + 1], story[i])
        elif s.place[story[i]] == HIDDEN:
            at = p * HAND_LIMIT
            while s.hands[at] != BLANK:
                at += 1
            _deal_hand(s, p, at, story[i])


def _deal_hand(s: State, p: i64, i: i64, c: i64) -> None:
    s.hands[i] = c
    s.place[c] = i16(IN_HAND + p)
    s.known[c] = u8(1 << p)


def _deal_face_down(s: State, i: i64, c: i64) -> None:
    s.face_down[i] = i16(c)
    host = i64(s.face_down[i + 1])
    if host >= 0:
        s.known[c] = u8(1 << s.host(host, H_OWNER))
        s.place[c] = i16(IN_FOREST + 4 * host)
        s.set_host(host, H_CARD, c)
    else:
        owner = -1 - host
        s.known[c] = u8(1 << owner)
        s.place[c] = i16(IN_CAVE + owner)


def _deal_mulligan(s: State, pool: vec[i64], left: i64) -> i64:
    """Deal the six cards of a mulligan, none of them a tree. Returns how many are left."""
    found: i64 = 0
    kept: i64 = 0
    for i in range(left):
        c = pool[i]
        if found < HAND_SIZE and s.tables.kind[c] != TREE:
            found += 1
            s.place[c] = GONE
        else:
            pool[kept] = c
            kept += 1
    return kept


def _deal_drafts(s: State, seat: i64, pool: vec[i64], left: i64) -> i64:
    """Deal the others' drafts: random cards, randomly assigned to the chosen destinations."""
    size = len(s.draft) // s.players
    for p in range(s.players):
        first, end = p * size, (p + 1) * size
        for i in range(first, end):
            if s.draft[i] == BLANK:
                left -= 1
                s.draft[i] = pool[left]
                s.place[s.draft[i]] = i16(IN_DRAFT + p)
                s.known[s.draft[i]] = u8(1 << p)
        _sort(s.draft, first, end)
        if p != seat:
            to = s.draft_to[first:end]
            s.rng.shuffle(to)
            for i in range(first, end):
                s.draft_to[i] = to[i - first]
    return left
