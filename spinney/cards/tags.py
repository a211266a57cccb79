"""Types of cards. Plain Python, because a compiled class cannot be a string."""

from __future__ import annotations


class Tag(str):
    """A type printed on a card; a card may have several. Each set names those that it adds.

    >>> Tag("bird") == "bird"
    True
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Tag({str.__repr__(self)})"
