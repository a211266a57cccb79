"""The levels for people: which network plays, and how much of the table it notices.

Each level wins about three in four two-player games against the one before, and the network about
as many against the last (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from spinney.cards.vocabulary import DARTMOOR, FOREST

#: By game, the parameters of the "network" bot at each level, the weakest first.
LEVELS: Final[dict[str, tuple[dict[str, int], ...]]] = {
    FOREST: (
        {"small": 22}, {"small": 31}, {"small": 41}, {"small": 54}, {"small": 68}, {"notices": 82},
    ),
    DARTMOOR: (
        {"small": 25}, {"small": 33}, {"small": 41}, {"small": 51}, {"small": 63}, {"notices": 77},
    ),
}  # fmt: skip

#: What plays at each level where there is no network, as with cards that none was trained for; no
#: search takes longer than one without parameters, so none is stronger than that on any machine.
UNTRAINED: Final = (
    "greedy", "greedy", "planner", "planner", "search:sims=100", "search:sims=300",
)  # fmt: skip
