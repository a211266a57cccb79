"""Players not at the table whose counts matter for "most lindens, trees, moors"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spinney.engine.core.vectors import i64

#: What a rival may have the most of.
WHAT: Final = ("linden", "tree", "moor")


@dataclass(frozen=True)
class Rivals:
    """The highest counts among players whose forests are not given; 0: nobody has more."""

    linden: int = 0
    tree: int = 0
    moor: int = 0

    def best(self, what: i64) -> int:
        """The highest count of one of :data:`WHAT`."""
        if what == 0:
            return self.linden
        return self.tree if what == 1 else self.moor


NO_RIVALS: Final = Rivals()
