"""Rows of numbers, one after another in a single vector, each written from left to right."""

from __future__ import annotations

from spinney.engine.core.vectors import COMPILED, extend, i16, i64, vec, with_room


class Rows:
    """A row is begun, extended by whole vectors, which is faster than number by number, and ended.

    Compiled, what a vector is extended by goes into the same memory while there is room. So the
    beginning of a row is a vector that ends there and has room for all other rows.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        self._width = width
        self._in_place = COMPILED
        self._begun: list[vec[i16]] = []
        blank = vec[i16]([0] * width)
        numbers = with_room(rows * width)
        for _ in range(rows):
            self._begun.append(numbers)
            numbers = extend(numbers, blank)
        #: All rows.
        self.numbers: vec[i16] = numbers

    def begin(self, row: i64) -> vec[i16]:
        return self._begun[row] if self._in_place else vec[i16]()

    def end(self, row: i64, written: vec[i16]) -> None:
        """Take over a row; until then, ``numbers`` may still have the old one."""
        if self._in_place:
            assert len(written) == (row + 1) * self._width
        else:
            for i in range(self._width):
                self.numbers[row * self._width + i] = written[i]
