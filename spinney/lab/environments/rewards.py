"""What a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine import Game, Options
from spinney.lab.environments.keywords import one_of

#: ``win``: the share of the victory; ``score``: the lead in points. Both sum to 0 and come at the
#: end. ``gain``: the change in the lead after every action; over a game it sums to ``score``.
REWARDS: Final = ("win", "score", "gain")
#: The lead in points that is worth a reward of 1.
POINTS: Final = 100


def rewards(reward: str, scores: Sequence[int]) -> list[float]:
    """Everybody's reward at the end of a game with these scores.

    >>> rewards("win", [120, 95, 120])
    [0.25, -0.5, 0.25]
    >>> rewards("score", [120, 95])
    [0.25, -0.25]
    """
    return shares(scores) if reward == "win" else leads(scores)


def shares(scores: Sequence[int]) -> list[float]:
    """1 for a victory, less if it is shared; the losers pay for it equally."""
    best, players = max(scores), len(scores)
    share = players / scores.count(best)
    return [((share if score == best else 0.0) - 1) / (players - 1) for score in scores]


def leads(scores: Sequence[int]) -> list[float]:
    """How far each is ahead of the mean of the others; 0 for a single player."""
    total, rivals = sum(scores), max(len(scores) - 1, 1)
    return [(score - (total - score) / rivals) / POINTS for score in scores]


class RewardMeter:
    """Computes the rewards, one game after the other."""

    def __init__(self, reward: str, options: Options) -> None:
        self.reward = one_of("reward", reward, *REWARDS)
        self.every_step = reward == "gain"
        if self.every_step and not options.visible_score:
            raise ValueError(
                "reward 'gain' tells the points that visible_score=False hides; "
                "take 'win' or 'score'"
            )
        self._leads: list[float] = []

    def begin(self, game: Game) -> None:
        """Start a game, before the first action."""
        self._leads = leads(game.scores()) if self.every_step else []

    def pay(self, game: Game) -> list[float]:
        """Everybody's reward since the last call; call it after every step, or at the end."""
        if self.every_step:
            before, self._leads = self._leads, leads(game.scores())
            return [now - then for now, then in zip(self._leads, before, strict=True)]
        if game.options.solo and self.reward == "win":
            return [1.0 if game.solo_result().won else -1.0]
        return rewards(self.reward, game.scores())
