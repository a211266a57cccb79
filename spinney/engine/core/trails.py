"""Following a trail: what a seat can conclude about a hand of which it once knew some cards.

A trail (see :meth:`State._hide`) records which cards entered and left a hand, as the others saw it.
It does not say which card was laid face down; following a trail means inferring what is possible.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.state import (
    TRAIL_FACE_DOWN,
    TRAIL_HIDDEN,
    TRAIL_KNOWN,
    TRAIL_OPEN,
    State,
    trail_card,
    trail_more,
    trail_record,
    trail_seat,
    trail_what,
)
from spinney.engine.core.vectors import append, i64, remove, vec
from spinney.engine.rng import Rng

# What a record means when following the trail.
CAME: Final = 0  # a card came in that nobody else knows
LEFT: Final = 1  # such a card left, seen by all
PASSED: Final = 2  # a known card came in that was later seen leaving, or it left: nothing uncertain
NAMED: Final = 3  # a known card came in that is now in the hand or face down
LAID: Final = 4  # some card was laid face down

_NO_CARD: Final = -1


def trail_of(s: State, p: i64) -> vec[i64]:
    """The records of one player's trail."""
    trail = vec[i64]()
    for record in s.trails:
        if trail_seat(i64(record)) == p:
            trail = append(trail, i64(record))
    return trail


def followed(trail: vec[i64], seat: i64) -> vec[i64]:
    """A trail as a seat knows it: from when it first lost track of a card until it has found all.

    Empty if it has lost none. Cards it knew before are recorded as if they came in just then.
    """
    known = vec[i64]()
    named = vec[i64]()  # the records of the cards it knew, by card
    lost = vec[i64]()
    size: i64 = 0
    for record in trail:
        p, what, card = trail_seat(record), trail_what(record), trail_card(record)
        hidden = trail_record(p, TRAIL_HIDDEN, _NO_CARD, 0)
        size += 1 if what in (TRAIL_KNOWN, TRAIL_HIDDEN) else -1
        if what == TRAIL_KNOWN and trail_more(record) >> seat & 1:
            named = _with(named, record)
        elif what in (TRAIL_KNOWN, TRAIL_HIDDEN):
            record = hidden
        elif what == TRAIL_OPEN:
            named = _without(named, card)
            if card in lost:
                lost = remove(lost, card)
        elif len(named) > 0:
            if len(lost) == 0:
                known = named[:]
                for _ in range(size + 1 - len(named)):
                    known = append(known, hidden)
            for other in named:
                if trail_card(other) not in lost:
                    lost = append(lost, trail_card(other))
        known = append(known, record) if len(lost) > 0 else vec[i64]()
    return known


def _with(records: vec[i64], record: i64) -> vec[i64]:
    """The records with one more, in ascending order of cards."""
    i: i64 = len(records)
    records = append(records, record)
    while i > 0 and trail_card(records[i - 1]) > trail_card(record):
        records[i] = records[i - 1]
        i -= 1
    records[i] = record
    return records


def _without(records: vec[i64], card: i64) -> vec[i64]:
    """All records except this card's."""
    out = vec[i64]()
    for record in records:
        if trail_card(record) != card:
            out = append(out, record)
    return out


def steps(trail: vec[i64]) -> vec[i64]:
    """What each record of a followed trail means."""
    n: i64 = len(trail)
    out = vec[i64]()
    named = vec[i64]()  # known cards that came in and were not seen leaving
    for i in range(n):
        what, card = trail_what(trail[i]), trail_card(trail[i])
        meaning: i64 = PASSED
        if what == TRAIL_HIDDEN:
            meaning = CAME
        elif what == TRAIL_FACE_DOWN:
            meaning = LAID
        elif what == TRAIL_KNOWN:
            meaning = NAMED
            named = append(named, i)
        else:
            came: i64 = -1
            for j in named:
                if trail_card(trail[j]) == card:
                    came = j
            if came >= 0:
                out[came] = PASSED
                named = remove(named, came)
            else:
                meaning = LEFT
        out = append(out, meaning)
    return out


class Trail:
    """A followed trail, prepared for sampling where the known cards may have gone.

    ``named`` are the known cards in question, ``sizes`` how many cards were in question before
    each step. ``ways``, in rows of ``width``: the number of possible continuations from each step,
    by how many named cards are still in the hand.
    """

    def __init__(self, player: i64, records: vec[i64]) -> None:
        self.player = player
        self.records = records
        self.meaning = steps(records)
        n: i64 = len(records)
        self.named = vec[i64]()
        self.sizes = vec[i64]()
        size: i64 = 0
        for i in range(n):
            self.sizes = append(self.sizes, size)
            step = self.meaning[i]
            if step in (CAME, NAMED):
                size += 1
            elif step in (LEFT, LAID):
                size -= 1
            if step == NAMED:
                self.named = append(self.named, trail_card(records[i]))
        most: i64 = len(self.named)
        width = most + 2
        self.width = width
        ways = vec[float]([1.0] * ((n + 1) * width))
        i = n
        while i > 0:
            i -= 1
            here, after = i * width, (i + 1) * width
            step = self.meaning[i]
            ways[here + most + 1] = ways[after + most + 1]
            for k in range(most + 1):
                others = float(max(self.sizes[i] - k, 0))
                way = ways[after + k]
                if step == NAMED:
                    way = ways[after + k + 1]
                elif step == LEFT:
                    way *= others
                elif step == LAID:
                    way *= others
                    if k > 0:
                        way += float(k) * ways[after + k - 1]
                ways[here + k] = way
        self.ways = ways

    def story(self, rng: Rng) -> vec[i64]:
        """A possible story, each equally likely.

        For every named card: the card and its face-down entry, or -1 if it is in the hand.
        """
        story = vec[i64]()
        named = vec[i64]()
        for i in range(len(self.records)):
            step = self.meaning[i]
            if step == NAMED:
                named = append(named, trail_card(self.records[i]))
            elif step == LAID:
                n: i64 = len(named)
                after = (i + 1) * self.width
                by_other = float(self.sizes[i] - n) * self.ways[after + n]
                by_named = float(n) * self.ways[after + n - 1] if n > 0 else 0.0
                if n > 0 and float(rng.next()) / 4294967296.0 * (by_other + by_named) >= by_other:
                    card = named[rng.below(n)]
                    named = remove(named, card)
                    story = append(story, card)
                    story = append(story, trail_more(self.records[i]))
        for card in named:
            story = append(story, card)
            story = append(story, -1)
        return story
