"""Score sheets: a player's points line by line, with the counts behind them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SPECIES_SETS: Final = {"butterfly": "butterfly_sets", "dragonfly": "dragonfly_sets"}
CAVE_LINE: Final = "cave"
CAVE_CARD_LINE: Final = "cave_card"


@dataclass(frozen=True)
class ScoreLine:
    """Some points and what they are for.

    ``key`` is a species, or ``butterfly_sets``, ``dragonfly_sets``, ``cave``, ``cave_card``.
    ``count`` is what the rule counted; ``host`` numbers the forest's hosts from 0 (-1: none).
    """

    key: str
    points: int
    count: int = 0
    host: int = -1
    slot: int = -1
    card: int = -1
    #: For a card that counts its own symbol: that symbol.
    symbol: str = ""
    doubled: bool = False
    #: For sets: their sizes, biggest first.
    sizes: tuple[int, ...] = ()


@dataclass(frozen=True)
class ScoreSheet:
    """All lines of one player.

    >>> ScoreSheet((ScoreLine("wolf", 10), ScoreLine("cave", 3), ScoreLine("oak", 0))).by_species
    {'wolf': 10, 'cave': 3}
    """

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """All points."""
        return sum(line.points for line in self.lines)

    @property
    def by_species(self) -> dict[str, int]:
        """Points by key; keys worth 0 are left out."""
        points: dict[str, int] = {}
        for line in self.lines:
            if line.points:
                points[line.key] = points.get(line.key, 0) + line.points
        return points
