"""Reading ahead: what the next steps of some games need is brought into the processor's cache.

During a step, the processor waits for one place in memory after another; here, where no number
depends on another, it fetches many at the same time.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.state import State
from spinney.engine.core.vectors import i16, i64, vec

#: The cache is filled by lines of this many bytes.
LINE: Final = 64


def read_ahead(s: State) -> i64:
    """Read from every line that a step is likely to need; the sum means nothing."""
    total = lines(s.tally) + lines(s.hosts)
    for i in range(0, len(s.known), LINE):
        total += i64(s.known[i])
    for i in range(0, len(s.hands), LINE // 8):
        total += s.hands[i]
    for i in range(0, len(s.clearing), LINE // 8):
        total += s.clearing[i]
    for i in range(0, s.offered, LINE // 8):
        total += s.choices[i]
    if s.depth > 0:
        total += s.pending[s.depth - 1]
    if len(s.news) > 0:
        total += i64(s.news[-1])
    if s.top < len(s.deck):
        total += s.deck[s.top]
    return total


def lines(numbers: vec[i16]) -> i64:
    """The same for one vector."""
    total: i64 = 0
    for i in range(0, len(numbers), LINE // 2):
        total += i64(numbers[i])
    return total
