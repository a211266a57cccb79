"""Players who are not at the table but matter for "most lindens, trees, moors"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rivals:
    """The highest counts among players whose forests are not given; 0: nobody has more."""

    linden: int = 0
    tree: int = 0
    moor: int = 0

    def best(self, what: str) -> int:
        """The highest count of lindens, trees or moors."""
        return {"linden": self.linden, "tree": self.tree, "moor": self.moor}[what]


NO_RIVALS: Final = Rivals()
