"""The state of a game: a few flat vectors and numbers, and the elementary moves on them.

Everything that moves a card from one place to another is here, so this is also where the counts
(the tally) and what each seat knows are kept up to date. The order of play is not here; see
``flow`` for that.
"""

from __future__ import annotations

from typing import Final

from spinney.cards.catalog import WINTERS
from spinney.engine.core import causes
from spinney.engine.core import events as ev
from spinney.engine.core.tables import (
    BEES,
    BELOW,
    BELOW_TREES,
    CAVE,
    FREE,
    FULL_TREES,
    HAND,
    LEFT,
    MOOR,
    MOOR_SLOT,
    SIDE_GUEST,
    TOP_GUEST,
    TREE,
    WINTER,
    Tables,
)
from spinney.engine.core.vectors import append, extend, i16, i32, i64, mypyc_attr, remove, u8, vec
from spinney.engine.options import Options
from spinney.engine.rivals import NO_RIVALS, Rivals
from spinney.engine.rng import Rng

HAND_LIMIT: Final = 10
CLEARING_LIMIT: Final = 10

# Where a card is. The next three are per player: base + seat.
ABSENT: Final = -1  # not in this game at all
DECK: Final = 0
GONE: Final = 1
CLEARING: Final = 2
IN_HAND: Final = 8
IN_CAVE: Final = 16
IN_DRAFT: Final = 24
IN_FOREST: Final = 32  # + host * 4 + slot; a host itself is in no slot: + host * 4

# A host is a record of HOST integers in ``hosts``.
HOST: Final = 10
H_CARD: Final = 0
H_OWNER: Final = 1
H_SPECIES: Final = 2  # -1: face down
H_KIND: Final = 3
H_SLOT: Final = 4  # the last card laid in each of the four slots, or -1
H_OPEN_TOP: Final = 8  # cards at this host that let top guests share
H_OPEN_SIDE: Final = 9  # cards at this host that let side guests share

_EMPTY_HOST: Final = vec[i16]([-1, -1, -1, -1, -1, -1, -1, -1, 0, 0])

NOBODY: Final = -1
ROOM: Final = 56  # initial size for choices and pending work; they may grow

GROWN: Final = 12  # bits per player
GROWTH: Final = (1 << GROWN) - 1
_ONE_CARD: Final = vec[i64]([1, 1 << 12, 1 << 24, 1 << 36, 1 << 48])  # compiled, 1 has 32 bits

# A trail is a hand's history as the others know it. Its events:
TRAIL_HIDDEN: Final = 0  # a card came in that nobody else knows
TRAIL_KNOWN: Final = 1  # a card came in that others know
TRAIL_OPEN: Final = 2  # a card left, seen by all
TRAIL_FACE_DOWN: Final = 3  # a card was laid face down


def trail_record(seat: i64, what: i64, card: i64, more: i64) -> i64:
    """One record of a trail; ``more``: the seats that know the card, or the face-down entry."""
    return seat | what << 3 | (card + 1) << 5 | more << 16


def trail_seat(record: i64) -> i64:
    return record & 7


def trail_what(record: i64) -> i64:
    return record >> 3 & 3


def trail_card(record: i64) -> i64:
    return (record >> 5 & 2047) - 1


def trail_more(record: i64) -> i64:
    return record >> 16


def growth_of(grown: i64, p: i64) -> i64:
    """How many cards of ``grown`` are a player's: changes whenever the forest or cave does."""
    return grown >> GROWN * p & GROWTH


def news_record(card: i64, before: i64, now: i64) -> i64:
    """One piece of news: which seats knew where the card is, and which do now."""
    return card << 16 | before << 8 | now


def news_card(record: i64) -> i64:
    return record >> 16


def news_for(record: i64, seat: i64) -> i64:
    """1 if the seat now knows where the card is, -1 if it lost track of it, 0: as before."""
    return (record >> seat & 1) - (record >> 8 + seat & 1)


@mypyc_attr(acyclic=True, free_list_len=1)  # created and discarded by the million
class State:
    """The complete state of a game in progress."""

    tables: Tables
    options: Options
    players: i64
    everyone: i64  # all seats, as a bit mask
    solo: bool
    # Per card.
    place: vec[i16]
    known: vec[u8]  # the seats that know where the card is, as a bit mask; see know
    under: vec[i16]  # in a forest: the card below it in the same slot
    # Per player.
    hands: vec[i64]  # HAND_LIMIT each, ascending; sizes are in the tally
    tally: vec[i16]
    grown: i64  # how many cards came into each forest and cave; see growth_of
    # The table.
    deck: vec[i64]  # never changed after set-up, so copies share it
    top: i64
    last_pile: i64  # where the winters' pile begins in the deck
    winters: i64
    clearing: vec[i64]  # ascending; in the solo mode the row from left to right
    hosts: vec[i16]
    rivals: Rivals  # players not at the table, when a forest is only scored
    open_caves: i64  # bit mask by cave number
    draft: vec[i64]  # cards being drafted, per player ascending
    draft_to: vec[i64]  # where each of them goes
    mulligans: i64  # the seats that took one, as a bit mask
    # Secrets. Cards laid face down, in order: pairs (card, host), where host -1 - p is the cave
    # of seat p. And the trails; see _hide.
    face_down: vec[i16]
    trails: vec[i32]
    trailing: i64  # the seats that leave a trail, as a bit mask
    lost: vec[i16]  # cards that others knew and now cannot locate
    # Time.
    rng: Rng
    automa: vec[i64]
    automa_next: i64
    start: i64
    player: i64  # whose turn it is, or who chooses during set-up
    turn: i64
    extra_turns: i64
    fresh: bool  # a permanent effect starts on its owner's next turn
    over: bool
    # The work still to do, the next frame last; see frames. And the current choices; see legal.
    # Only ``pending[:depth]`` and ``choices[:offered]`` are valid; the rest is spare room.
    pending: vec[i64]
    depth: i64
    choices: vec[i64]
    offered: i64
    # Where events are recorded, if at all, and the cause of what happens now; see causes.
    recorder: ev.Recorder | None
    cause: i64
    # The choices of the last step that were made automatically, before anything was revealed
    # or the choice passed to another player.
    forced: vec[i64]
    # The actions taken so far, if they are kept.
    keeps_past: bool
    past: vec[i16]
    # The changes of ``known`` so far, if they are kept; see know.
    keeps_news: bool
    news: vec[i32]

    def __init__(self, tables: Tables, options: Options, other: State | None = None) -> None:
        """A copy of another state, or one without cards (see :meth:`lay_out`).

        A copy is independent and shares only what never changes. The recorder, the past actions
        and the news are not copied.
        """
        self.tables = tables
        self.options = options
        self.recorder = None
        self.cause = causes.TURN
        self.forced = vec[i64]()
        self.keeps_past = False
        self.past = vec[i16]()
        self.keeps_news = False
        self.news = vec[i32]()
        self.rng = Rng(0, 0)
        # Often empty, and then not copied.
        self.draft = vec[i64]()
        self.draft_to = vec[i64]()
        self.face_down = vec[i16]()
        self.trails = vec[i32]()
        self.lost = vec[i16]()
        self.automa = vec[i64]()
        if other is None:
            self.players = options.players
            self.everyone = (1 << options.players) - 1
            self.solo = options.solo is not None
            self.place = vec[i16]()
            self.known = vec[u8]()
            self.under = vec[i16]()
            self.hands = vec[i64]()
            self.tally = vec[i16]()
            self.grown = 0
            self.deck = vec[i64]()
            self.top = 0
            self.last_pile = 0
            self.winters = 0
            self.clearing = vec[i64]()
            self.hosts = vec[i16]()
            self.rivals = NO_RIVALS
            self.open_caves = 0
            self.mulligans = 0
            self.trailing = 0
            self.automa_next = 0
            self.start = 0
            self.player = 0
            self.turn = 0
            self.extra_turns = 0
            self.fresh = False
            self.over = False
            self.pending = vec[i64]()
            self.depth = 0
            self.choices = vec[i64]()
            self.offered = 0
        else:
            self.rng.set(other.rng)
            self.players = other.players
            self.everyone = other.everyone
            self.solo = other.solo
            self.place = other.place[:]
            self.known = other.known[:]
            self.under = other.under[:]
            self.hands = other.hands[:]
            self.tally = other.tally[:]
            self.grown = other.grown
            self.deck = other.deck
            self.top = other.top
            self.last_pile = other.last_pile
            self.winters = other.winters
            self.clearing = other.clearing[:]
            self.hosts = other.hosts[:]
            self.rivals = other.rivals
            self.open_caves = other.open_caves
            if len(other.draft) > 0:
                self.draft = other.draft[:]
            if len(other.draft_to) > 0:
                self.draft_to = other.draft_to[:]
            self.mulligans = other.mulligans
            if len(other.face_down) > 0:
                self.face_down = other.face_down[:]
            if len(other.trails) > 0:
                self.trails = other.trails[:]
            if len(other.lost) > 0:
                self.lost = other.lost[:]
            self.trailing = other.trailing
            if len(other.automa) > 0:
                self.automa = other.automa[:]
            self.automa_next = other.automa_next
            self.start = other.start
            self.player = other.player
            self.turn = other.turn
            self.extra_turns = other.extra_turns
            self.fresh = other.fresh
            self.over = other.over
            self.pending = other.pending[: other.depth]
            self.depth = other.depth
            self.choices = other.choices[: other.offered]
            self.offered = other.offered

    def lay_out(self) -> None:
        """Lay out an empty table: no card is in play yet."""
        cards = len(self.tables.kind)
        self.place = vec[i16]([ABSENT] * cards)
        self.known = vec[u8]([0] * cards)
        self.under = vec[i16]([-1] * cards)
        self.hands = vec[i64]([-1] * (self.players * HAND_LIMIT))
        self.tally = vec[i16]([0] * (self.players * self.tables.block))
        self.pending = vec[i64]([0] * ROOM)
        self.choices = vec[i64]([0] * ROOM)

    def copy(self) -> State:
        """A copy of the state."""
        return State(self.tables, self.options, self)

    def set_forests(self, other: State) -> None:
        """Lay the forests as in another state of the game, to try something out there."""
        self.place = other.place[:]
        self.under = other.under[:]
        self.tally = other.tally[:]
        self.hosts = other.hosts[:]

    def twin(self) -> State:
        """A copy of the state with its past."""
        other = self.copy()
        other.keeps_past = self.keeps_past
        other.past = self.past[:]
        return other

    def vectors(self) -> tuple[vec[i64] | vec[i32] | vec[i16] | vec[u8], ...]:
        """The valid part of all vectors, without the deck's drawn cards."""
        return (
            *(self.place, self.known, self.under, self.hands, self.tally),
            *(self.deck[self.top :], self.clearing, self.hosts, self.draft, self.draft_to),
            *(self.face_down, self.trails, self.lost, self.automa),
            *(self.pending[: self.depth], self.choices[: self.offered]),
        )

    def snapshot(self) -> tuple[object, ...]:
        """Everything that can differ between two states of one game, for comparison."""
        return (
            *[tuple(vector) for vector in self.vectors()],
            *(self.rng.a, self.rng.b, self.rng.c, self.rng.counter),
            *(self.top, self.last_pile, self.winters, self.open_caves, self.automa_next),
            *(self.start, self.player, self.turn, self.extra_turns, self.fresh, self.over),
            *(self.mulligans, self.trailing),
        )

    def emit(self, kind: i64, player: i64, card: i64, what: i64, audience: i64) -> None:
        if self.recorder is not None:
            self.recorder.write(self, kind, player, card, what, audience)

    def room_for_choices(self, more: i64) -> vec[i64]:
        """The choices, with room to write this many more."""
        while len(self.choices) < self.offered + more:
            self.choices = append(self.choices, 0)
        return self.choices

    def offer(self, action: i64) -> None:
        """Add a legal action."""
        n = self.offered
        if n < len(self.choices):
            self.choices[n] = action
        else:
            self.choices = append(self.choices, action)
        self.offered = n + 1

    # -- the deck, winters and caves -------------------------------------------------------

    def deck_size(self) -> i64:
        """How many cards are left in the deck, winters included."""
        return len(self.deck) - self.top

    def last_winter(self) -> i64:
        """How many winters end the game."""
        return 1 if self.solo else WINTERS

    def may_be_last(self) -> bool:
        """Could the next deck card be the one that ends the game?"""
        return self.winters == self.last_winter() - 1 and self.top >= self.last_pile

    def caves_left(self) -> list[int]:
        """The numbers of the caves that can still be chosen."""
        return [n for n in range(1, len(self.tables.cave_setup)) if self.open_caves >> n & 1]

    # -- hands -----------------------------------------------------------------------------

    def hand_size(self, p: i64) -> i64:
        return i64(self.tally[p * self.tables.block + HAND])

    def hand(self, p: i64) -> vec[i64]:
        """A player's hand, ascending."""
        return self.hands[p * HAND_LIMIT : p * HAND_LIMIT + self.hand_size(p)]

    def at(self, c: i64) -> i64:
        """Where a card lies in a forest, as host * 4 + slot; -1 if it is not in one."""
        place = i64(self.place[c])
        if place < IN_FOREST:
            return -1
        return place - IN_FOREST

    def _into_hand(self, p: i64, c: i64, seats: i64) -> None:
        """Put a card into a hand; these seats know which one."""
        if self.keeps_news:  # as in know, without the call
            self._add_news(c, seats)
        self.known[c] = u8(seats)
        hands = self.hands
        size = p * self.tables.block + HAND
        first = p * HAND_LIMIT
        i = first + i64(self.tally[size])
        while i > first and hands[i - 1] > c:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = c
        self.tally[size] += 1
        self.place[c] = i16(IN_HAND + p)
        if self.trailing >> p & 1:
            self._trail_gain(p, c)

    def _out_of_hand(self, p: i64, c: i64) -> None:
        hands = self.hands
        size = p * self.tables.block + HAND
        i = p * HAND_LIMIT
        while hands[i] != c:
            i += 1
        last = p * HAND_LIMIT + i64(self.tally[size]) - 1
        while i < last:
            hands[i] = hands[i + 1]
            i += 1
        hands[last] = -1
        self.tally[size] -= 1

    def _leave_hand(self, p: i64, c: i64) -> None:
        """Move a card from a hand to where everyone sees it."""
        self._out_of_hand(p, c)
        if self.trailing >> p & 1:
            self._trail(p, TRAIL_OPEN, c, 0)

    def hold(self, p: i64, c: i64) -> None:
        """Give a player a card before the deck is built."""
        self._into_hand(p, c, 1 << p)
        self.emit(ev.DEALT, p, c, 0, 1 << p)

    def drop(self, p: i64, c: i64) -> None:
        """Remove a hand card from the game; only its owner knows which one."""
        self._out_of_hand(p, c)
        self.place[c] = GONE
        self.emit(ev.DROPPED, p, c, 0, 1 << p)

    # -- the draft variant -----------------------------------------------------------------

    def draft_to_hand(self, giver: i64, p: i64, c: i64) -> None:
        self._into_hand(p, c, 1 << giver | 1 << p)
        self.emit(ev.DRAFTED, p, c, giver, i64(self.known[c]))

    def draft_to_clearing(self, p: i64, c: i64) -> None:
        self._into_clearing(c)
        self.emit(ev.DISCARDED, p, c, ev.FROM_DRAFT, self.everyone)

    def draft_out(self, p: i64, c: i64) -> None:
        self.place[c] = GONE
        self.emit(ev.DROPPED, p, c, 0, 1 << p)

    # -- what the seats know ---------------------------------------------------------------

    def know(self, c: i64, seats: i64) -> None:
        """Only these seats know where the card is."""
        if self.keeps_news:
            self._add_news(c, seats)
        self.known[c] = u8(seats)

    def _add_news(self, c: i64, seats: i64) -> None:
        self.news = append(self.news, i32(news_record(c, i64(self.known[c]), seats)))

    def _expose(self, c: i64) -> None:
        """Everyone now sees where the card is."""
        if self.keeps_news:  # as in know, without the call
            self._add_news(c, self.everyone)
        self.known[c] = u8(self.everyone)
        if self.trailing and i16(c) in self.lost:
            self.lost = remove(self.lost, i16(c))
            self._end_trails()

    def _hide(self, p: i64, c: i64, host: i64) -> None:
        """A hand card goes face down: the others lose track of the cards they knew in the hand.

        From now on they know only that such a card is still in the hand or lies face down. The
        hand's *trail* keeps what they can draw conclusions from: which cards came and left since.
        """
        others = self.everyone & ~(1 << p)
        hand = self.hand(p)
        if not self.trailing >> p & 1:
            for d in hand:
                if i64(self.known[d]) & others:
                    self.trailing |= 1 << p
            if self.trailing >> p & 1:
                for d in hand:
                    self._trail_gain(p, d)
        for d in hand:
            if i64(self.known[d]) & others:
                self.know(d, 1 << p)
                self.lost = append(self.lost, i16(d))
        if self.trailing >> p & 1:
            self._trail(p, TRAIL_FACE_DOWN, -1, len(self.face_down))
        self.face_down = append(self.face_down, i16(c))
        self.face_down = append(self.face_down, i16(host))

    def _trail_gain(self, p: i64, c: i64) -> None:
        seats = i64(self.known[c]) & ~(1 << p)
        if seats:
            self._trail(p, TRAIL_KNOWN, c, seats)
        else:
            self._trail(p, TRAIL_HIDDEN, -1, 0)

    def _trail(self, p: i64, what: i64, c: i64, more: i64) -> None:
        self.trails = append(self.trails, i32(trail_record(p, what, c, more)))

    def _end_trails(self) -> None:
        """End the trails of hands in which the others have lost track of no card."""
        owners: i64 = 0
        for c in self.lost:
            owners |= i64(self.known[i64(c)])
        if owners == self.trailing:
            return
        self.trailing = owners
        trails = self.trails
        self.trails = vec[i32]()
        for record in trails:
            if owners >> trail_seat(i64(record)) & 1:
                self.trails = append(self.trails, record)

    def show_hand(self, p: i64) -> None:
        """Show the hand to everyone, as if each card left it and came back."""
        for c in self.hand(p):
            if self.trailing >> p & 1:
                self._trail(p, TRAIL_OPEN, c, 0)
                self._trail(p, TRAIL_KNOWN, c, self.everyone & ~(1 << p))
            self._expose(c)
            self.emit(ev.SHOWN, p, c, 0, self.everyone)

    # -- the deck --------------------------------------------------------------------------

    def next_card(self) -> i64:
        """Take the top card of the deck, setting winters aside; -1 if the last winter came."""
        while True:
            c = self.deck[self.top]
            self.top += 1
            if self.tables.kind[c] != WINTER:
                return c
            self.winters += 1
            self.place[c] = GONE
            self.know(c, self.everyone)
            self.emit(ev.WINTER, self.player, c, self.winters, self.everyone)
            if self.winters == 3 or self.solo:
                self.end()
                return -1

    def end(self) -> None:
        """End the game at once: pending work is dropped (RULES 5)."""
        self.over = True
        self.depth = 0
        self.offered = 0
        self.emit(ev.OVER, self.player, -1, 0, self.everyone)

    def draw(self, p: i64, cards: i64) -> None:
        """Draw from the deck, one by one, while the hand has room."""
        size = p * self.tables.block + HAND
        while cards > 0 and self.tally[size] < HAND_LIMIT:
            c = self.next_card()
            if c < 0:
                return
            self._into_hand(p, c, 1 << p)
            self.emit(ev.DRAWN, p, c, 0, 1 << p)
            cards -= 1

    def reveal(self, cards: i64, p: i64) -> None:
        """Reveal deck cards into the clearing, for a player or the automa."""
        while cards > 0:
            c = self.next_card()
            if c < 0:
                return
            self._into_clearing(c)
            self.emit(ev.REVEALED, p, c, 0, self.everyone)
            cards -= 1

    def deck_to_cave(self, p: i64, cards: i64) -> None:
        while cards > 0:
            c = self.next_card()
            if c < 0:
                return
            self._into_cave(p, c, ev.FROM_DECK)
            cards -= 1

    def burn(self, cards: i64) -> None:
        """Remove deck cards from the game, face up."""
        while cards > 0:
            c = self.next_card()
            if c < 0:
                return
            self.place[c] = GONE
            self.know(c, self.everyone)
            self.emit(ev.BURNED, NOBODY, c, 0, self.everyone)
            cards -= 1

    # -- clearing and cave -----------------------------------------------------------------

    def _into_clearing(self, c: i64) -> None:
        i: i64 = len(self.clearing)
        clearing = append(self.clearing, c)
        self.clearing = clearing
        if not self.solo:
            while i > 0 and clearing[i - 1] > c:
                clearing[i] = clearing[i - 1]
                i -= 1
            clearing[i] = c
        self.place[c] = CLEARING
        self._expose(c)

    def _into_cave(self, p: i64, c: i64, source: i64) -> None:
        self.place[c] = i16(IN_CAVE + p)
        self.tally[p * self.tables.block + CAVE] += 1
        self.grow(p)
        if source != ev.FROM_HAND:
            self._expose(c)
        self.emit(ev.CAVED, p, c, source, i64(self.known[c]))

    def pay(self, p: i64, c: i64, half: i64) -> None:
        """Pay with a card for a half."""
        self._leave_hand(p, c)
        self._into_clearing(c)
        self.emit(ev.PAID, p, c, half, self.everyone)

    def discard(self, p: i64, c: i64) -> None:
        self._leave_hand(p, c)
        self._into_clearing(c)
        self.emit(ev.DISCARDED, p, c, ev.FROM_HAND, self.everyone)

    def take(self, p: i64, c: i64) -> None:
        """Take a clearing card into the hand; everyone sees which one."""
        self.clearing = remove(self.clearing, c)
        self._into_hand(p, c, self.everyone)
        self.emit(ev.TAKEN, p, c, 0, self.everyone)

    def clearing_to_cave(self, p: i64, c: i64) -> None:
        self.clearing = remove(self.clearing, c)
        self._into_cave(p, c, ev.FROM_CLEARING)

    def hand_to_cave(self, p: i64, c: i64) -> None:
        """Put a hand card into the cave face down; the others do not see which one."""
        self._hide(p, c, -1 - p)
        self._out_of_hand(p, c)
        self._into_cave(p, c, ev.FROM_HAND)

    def remove_from_clearing(self, c: i64) -> None:
        self.clearing = remove(self.clearing, c)
        self.place[c] = GONE
        self.emit(ev.REMOVED, NOBODY, c, 0, self.everyone)

    def empty_clearing(self) -> None:
        self.emit(ev.CLEARED, self.player, -1, len(self.clearing), self.everyone)
        for c in self.clearing:
            self.place[c] = GONE
            if self.recorder is not None:
                self.recorder.add(c)
        self.clearing = vec[i64]()

    # -- forests ---------------------------------------------------------------------------

    def grow(self, p: i64) -> None:
        """Note that a card has come into a player's forest or cave; none ever leaves them."""
        self.grown += _ONE_CARD[p]

    def lay_host(self, p: i64, c: i64, from_clearing: bool) -> None:
        """Lay a tree, shrub or moor from the hand (or the clearing) into the forest."""
        if from_clearing:
            self.clearing = remove(self.clearing, c)
        else:
            self._leave_hand(p, c)
        self.put_host(p, c)
        self._expose(c)

    def put_host(self, p: i64, c: i64) -> None:
        """Put a host into the forest: slots and counts."""
        t = self.tables
        self._new_host(p, c, t.species[2 * c], t.kind[c])
        self._count_in(p, t.species[2 * c], t.symbol[2 * c])

    def lay_face_down(self, p: i64, c: i64) -> None:
        """Lay a hand card as a sapling (forest game) or a universal moor (Dartmoor)."""
        self._hide(p, c, self.number_of_hosts())
        self._out_of_hand(p, c)
        self.put_face_down(p, c)
        self.emit(ev.LAID_FACE_DOWN, p, c, self.at(c) >> 2, i64(self.known[c]))

    def put_face_down(self, p: i64, c: i64) -> None:
        """Put a tree or moor without species, symbol or points into the forest."""
        t = self.tables
        self._new_host(p, c, -1, t.face_down_kind)
        self.tally[p * t.block + t.face_down_tag] += 1
        self.grow(p)

    def _new_host(self, p: i64, c: i64, species: i64, kind: i64) -> None:
        free = p * self.tables.block + FREE
        if kind == MOOR:
            self.tally[free + MOOR_SLOT] += 2
            self.tally[free + MOOR_SLOT + 1] += 2
        else:
            for i in range(free, free + 4):
                self.tally[i] += 1
        self.place[c] = i16(IN_FOREST + self.number_of_hosts() * 4)
        h = self.number_of_hosts()
        self.hosts = extend(self.hosts, _EMPTY_HOST)
        self.set_host(h, H_CARD, c)
        self.set_host(h, H_OWNER, p)
        self.set_host(h, H_SPECIES, species)
        self.set_host(h, H_KIND, kind)

    def lay_dweller(self, p: i64, c: i64, at: i64, from_clearing: bool) -> None:
        """Lay a split card from the hand (or the clearing) in a slot; ``at`` is host * 4 + slot."""
        if from_clearing:
            self.clearing = remove(self.clearing, c)
        else:
            self._leave_hand(p, c)
        self.put_dweller(p, c, at)
        self._expose(c)

    def put_dweller(self, p: i64, c: i64, at: i64) -> None:
        """Put a split card into a slot: slots, sharing and counts."""
        t = self.tables
        tally = self.tally
        base = p * t.block
        h = at >> 2
        slot = at & 3
        kind = self.host(h, H_KIND)
        half = 2 * c + (slot & 1)  # the first half is the left or top one
        species = t.species[half]
        below = self.host(h, H_SLOT + slot)
        self.under[c] = i16(below)
        self.set_host(h, H_SLOT + slot, c)
        self.place[c] = i16(IN_FOREST + at)
        if below < 0:
            if kind == MOOR:
                tally[base + FREE + MOOR_SLOT + (slot & 1)] -= 1
            else:
                tally[base + FREE + slot] -= 1
                if kind == TREE and self.filled_slots(h) == 4:
                    tally[base + FULL_TREES] += 1
        if (slot & 1) and (kind == MOOR or slot < LEFT):
            tally[base + BELOW] += 1
            if kind == TREE:
                tally[base + BELOW_TREES] += 1
        opens = t.opens[species]
        if opens == TOP_GUEST:
            self.hosts[h * HOST + H_OPEN_TOP] += 1
        elif opens == SIDE_GUEST:
            self.hosts[h * HOST + H_OPEN_SIDE] += 1
        if t.is_bee[species] and kind == TREE:
            tally[base + BEES] += 1
            if self.host(h, H_SPECIES) >= 0:
                tally[base + t.bees_at + t.symbol[2 * self.host(h, H_CARD)]] += 1
        self._count_in(p, species, t.symbol[half])

    def filled_slots(self, h: i64) -> i64:
        """How many of a host's four slots hold a card."""
        filled: i64 = 0
        for what in range(H_SLOT, H_SLOT + 4):
            if self.host(h, what) >= 0:
                filled += 1
        return filled

    def _count_in(self, p: i64, species: i64, symbol: i64) -> None:
        """Count a visible card of this species and symbol in the forest."""
        self.grow(p)
        t = self.tables
        tally = self.tally
        base = p * t.block
        if symbol >= 0:
            tally[base + t.symbol_at + symbol] += 1
        entry = base + t.species_at + t.counts_as[species]
        if tally[entry] == 0:
            for i in range(t.kinds_from[species], t.kinds_from[species + 1]):
                tally[base + t.kinds[i]] += 1
        tally[entry] += 1
        for i in range(t.counted_from[species], t.counted_from[species + 1]):
            tally[base + t.counted[i]] += 1
        if t.trigger_fresh[species]:
            self.fresh = True

    def start_fresh_triggers(self, p: i64) -> None:
        """Base mushrooms laid this turn take effect from the next turn."""
        t = self.tables
        active = p * t.block + t.trigger_at
        fresh = p * t.block + t.fresh_at
        for i in range(len(t.triggers)):
            self.tally[active + i] += self.tally[fresh + i]
            self.tally[fresh + i] = 0
        self.fresh = False

    def host(self, h: i64, what: i64) -> i64:
        """One number of a host's record, H_CARD to H_OPEN_SIDE."""
        return i64(self.hosts[h * HOST + what])

    def set_host(self, h: i64, what: i64, value: i64) -> None:
        self.hosts[h * HOST + what] = i16(value)

    def number_of_hosts(self) -> i64:
        return len(self.hosts) // HOST

    def hosts_of(self, p: i64) -> list[int]:
        """The numbers of a player's hosts, in the order they were laid."""
        return [h for h in range(self.number_of_hosts()) if self.host(h, H_OWNER) == p]

    def slot_size(self, h: i64, slot: i64) -> i64:
        """How many cards lie in a host's slot."""
        n: i64 = 0
        c = self.host(h, H_SLOT + slot)
        while c >= 0:
            n += 1
            c = i64(self.under[c])
        return n

    def slot_cards(self, h: i64, slot: i64) -> list[int]:
        """The cards in a host's slot, in the order they were laid."""
        cards: list[int] = []
        c = self.host(h, H_SLOT + slot)
        while c >= 0:
            cards.append(c)
            c = i64(self.under[c])
        cards.reverse()
        return cards
