"""Who plays: bots see a view of their seat, never the game."""

from __future__ import annotations

from typing import Protocol

from spinney.bots import greedy
from spinney.bots.planner import policy_for
from spinney.bots.search import Searcher
from spinney.engine import Rng, View


class Bot(Protocol):
    """A player: given what its seat knows, it chooses one of the legal actions.

    It keeps nothing from one choice to the next; all its chance comes from ``rng``.
    """

    name: str

    def decide(self, view: View, rng: Rng) -> int: ...


class RandomBot:
    """Any legal action, each equally likely."""

    name = "random"

    def decide(self, view: View, rng: Rng) -> int:
        choices = view.legal()
        return choices[rng.below(len(choices))]


class GreedyBot:
    """Takes what scores most at once."""

    name = "greedy"

    def decide(self, view: View, rng: Rng) -> int:
        return greedy.choose(view.state)


class PlannerBot:
    """Judges cards by what they can still become."""

    name = "planner"

    def decide(self, view: View, rng: Rng) -> int:
        return policy_for(view.state).choose(view.state)


class SearchBot:
    """Plays the planner's game forward from its choices, on tables that could be the real one."""

    name = "search"

    def __init__(self, playouts: int = 300, horizon: int = 12, width: int = 10) -> None:
        self.playouts = playouts  # of a turn's main choice
        self.horizon = horizon  # turns
        self.width = width  # choices looked at

    def decide(self, view: View, rng: Rng) -> int:
        searcher = Searcher(policy_for(view.state), self.horizon)
        return searcher.decide(view, rng, self.playouts, self.width)


RANDOM = RandomBot()

#: The bots by their names, the weakest first.
BOTS: dict[str, Bot] = {bot.name: bot for bot in (RANDOM, GreedyBot(), PlannerBot(), SearchBot())}
