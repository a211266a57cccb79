"""Following a trail: what a seat can conclude about a hand of which it once knew some cards.

A trail (see :meth:`State._hide`) tells which cards came to a hand and left it, as the others saw
it. Which card was laid face down it does not tell; that is what following it is about.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.rng import Rng
from spinney.engine.state import (
    TRAIL,
    TRAIL_FACE_DOWN,
    TRAIL_HIDDEN,
    TRAIL_KNOWN,
    TRAIL_OPEN,
    State,
)

# What a record means to whoever follows the trail.
CAME: Final = 0  # a card nobody else knows came
LEFT: Final = 1  # such a card left, seen by all
PASSED: Final = 2  # a known card came that was seen leaving later, or left: no question about it
NAMED: Final = 3  # a known card came that is in the hand or face down to this day
LAID: Final = 4  # some card was laid face down

_NO_CARD: Final = -1


def trail_of(s: State, p: int) -> list[list[int]]:
    """The records of one player's trail."""
    trails = s.trails
    return [trails[i : i + TRAIL] for i in range(0, len(trails), TRAIL) if trails[i] == p]


def followed(trail: list[list[int]], seat: int) -> list[list[int]]:
    """A trail as a seat knows it: from the lay that lost it a card until it has found them all.

    Empty if it has lost none. What it knew before is told as if those cards came just then.
    """
    known: list[list[int]] = []
    named: dict[int, int] = {}
    lost: set[int] = set()
    size = 0
    for p, what, card, more in trail:
        record = [p, what, card, more]
        size += 1 if what in (TRAIL_KNOWN, TRAIL_HIDDEN) else -1
        if what == TRAIL_KNOWN and more >> seat & 1:
            named[card] = more
        elif what in (TRAIL_KNOWN, TRAIL_HIDDEN):
            record = [p, TRAIL_HIDDEN, _NO_CARD, 0]
        elif what == TRAIL_OPEN:
            named.pop(card, None)
            lost.discard(card)
        elif named:
            if not lost:
                known = [[p, TRAIL_KNOWN, c, named[c]] for c in sorted(named)]
                known += [[p, TRAIL_HIDDEN, _NO_CARD, 0]] * (size + 1 - len(named))
            lost.update(named)
        known = [*known, record] if lost else []
    return known


def steps(trail: list[list[int]]) -> list[int]:
    """What each record of a followed trail means."""
    out = [PASSED] * len(trail)
    leaving: set[int] = set()  # cards seen leaving later
    for i in range(len(trail) - 1, -1, -1):
        _, what, card, _ = trail[i]
        if what == TRAIL_HIDDEN:
            out[i] = CAME
        elif what == TRAIL_FACE_DOWN:
            out[i] = LAID
        elif what == TRAIL_OPEN:
            leaving.add(card)
        elif card in leaving:
            leaving.remove(card)
        else:
            out[i] = NAMED
    named: set[int] = set()
    for i, (_, what, card, _) in enumerate(trail):
        if what == TRAIL_KNOWN:
            named.add(card)
        elif what == TRAIL_OPEN and card in named:
            named.remove(card)
        elif what == TRAIL_OPEN:
            out[i] = LEFT
    return out


def laid_cards(trail: list[list[int]], rng: Rng) -> list[tuple[int, int]]:
    """A possible story, each equally likely: the known cards that were laid, with their entries."""
    meaning = steps(trail)
    sizes, ways = _ways(meaning)
    story: list[tuple[int, int]] = []
    named: list[int] = []
    for i, step in enumerate(meaning):
        if step == NAMED:
            named.append(trail[i][2])
        elif step == LAID:
            n = len(named)
            by_other = (sizes[i] - n) * ways[i + 1][n]
            by_named = n * ways[i + 1][n - 1] if n > 0 else 0.0
            if rng.next() / 2**32 * (by_other + by_named) >= by_other and n > 0:
                story.append((named.pop(rng.below(n)), trail[i][3]))
    return story


def _ways(meaning: list[int]) -> tuple[list[int], list[list[float]]]:
    """How many cards were in question before each step, and in how many ways it can go on.

    ``ways[i][n]``: from step i on, with n named cards still in the hand.
    """
    sizes = [0]
    for step in meaning:
        change = 1 if step in (CAME, NAMED) else -1 if step in (LEFT, LAID) else 0
        sizes.append(sizes[-1] + change)
    most = meaning.count(NAMED)
    ways = [[1.0] * (most + 2)]
    for i in range(len(meaning) - 1, -1, -1):
        after = ways[-1]
        before = after[:]
        for n in range(most + 1):
            others = max(sizes[i] - n, 0)
            if meaning[i] == NAMED:
                before[n] = after[n + 1]
            elif meaning[i] == LEFT:
                before[n] = others * after[n]
            elif meaning[i] == LAID:
                before[n] = others * after[n] + (n * after[n - 1] if n > 0 else 0.0)
        ways.append(before)
    ways.reverse()
    return sizes, ways
