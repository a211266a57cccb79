"""Who plays: bots see a view of their seat, never the game."""

from __future__ import annotations

from typing import Protocol

from spinney.engine import Rng, View


class Bot(Protocol):
    """A player: given what its seat knows, it chooses one of the legal actions."""

    name: str

    def decide(self, view: View, rng: Rng) -> int: ...


class RandomBot:
    """Any legal action, each equally likely."""

    name = "random"

    def decide(self, view: View, rng: Rng) -> int:
        choices = view.legal()
        return choices[rng.below(len(choices))]


RANDOM = RandomBot()

#: The bots by their names.
BOTS: dict[str, Bot] = {RANDOM.name: RANDOM}
