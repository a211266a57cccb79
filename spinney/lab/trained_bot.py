"""A trained network as a bot: the file of the same name that ends in ``.net``.

Let it play: ``spinney arena trained_bot.py greedy --games 40``
"""

from __future__ import annotations

from pathlib import Path

from spinney.bots import Clock, TrainedBot
from spinney.engine import Rng, View

#: The network's checksum (SHA-256), so that results of another network are not taken for its own.
CHECKSUM = ""


class Trained:
    """Plays what its network prefers."""

    name = "Trained"

    def __init__(self) -> None:
        self.bot = TrainedBot(Path(__file__).with_suffix(".net"))

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        """The network's favourite choice."""
        return self.bot.decide(view, rng, clock)
