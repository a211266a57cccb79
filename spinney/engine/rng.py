"""The engine's own random generator: small, integer only, the same on every machine.

It is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): four 32-bit words, no
intermediate above 2**62, so it gives the same numbers interpreted and compiled.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.vectors import i64, mypyc_attr, vec

_MASK: Final = 0xFFFFFFFF
_LARGEST: Final = 0x40000000


@mypyc_attr(acyclic=True, free_list_len=1)  # made for every copy of a state
class Rng:
    """A generator seeded from up to 128 bits.

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int = 0, warm_up: i64 = 16) -> None:
        self.a: i64 = seed & _MASK
        self.b: i64 = (seed >> 32) & _MASK
        self.c: i64 = (seed >> 64) & _MASK
        self.counter: i64 = (seed >> 96) & _MASK
        for _ in range(warm_up):
            self.next()

    def next(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 21) | (c >> 11)) + out) & _MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**30."""
        if n < 1 or n > _LARGEST:
            raise ValueError(f"a number below {n}; it can be from 1 to 2**30")
        product = self.next() * n
        if product & _MASK < n:
            least = (_MASK + 1 - n) % n
            while product & _MASK < least:
                product = self.next() * n
        return product >> 32

    def shuffle(self, cards: vec[i64], start: i64 = 0) -> None:
        """Shuffle ``cards[start:]`` in place."""
        i: i64 = len(cards) - 1
        while i > start:
            j = start + self.below(i - start + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def set(self, other: Rng) -> None:
        """Copy the state of another generator."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter
