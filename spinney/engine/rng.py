"""The engine's own random generator: small, integer only, the same on every machine.

It is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): four 32-bit words, no
intermediate above 2**54, so it gives the same numbers interpreted and compiled.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A generator seeded from up to 128 bits.

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int = 0, warm_up: int = 16) -> None:
        self.a = seed & _MASK
        self.b = (seed >> 32) & _MASK
        self.c = (seed >> 64) & _MASK
        self.counter = (seed >> 96) & _MASK
        for _ in range(warm_up):
            self.next()

    def next(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = (((c << 21) | (c >> 11)) + out) & _MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (n below 2**22)."""
        product = self.next() * n
        if product & _MASK < n:
            least = (_MASK + 1 - n) % n
            while product & _MASK < least:
                product = self.next() * n
        return product >> 32

    def shuffle(self, cards: list[int], start: int = 0) -> None:
        """Shuffle ``cards[start:]`` in place."""
        for i in range(len(cards) - 1, start, -1):
            j = start + self.below(i - start + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def copy(self) -> Rng:
        other = Rng(0, 0)
        other.a, other.b, other.c, other.counter = self.a, self.b, self.c, self.counter
        return other
