"""Perft: the number of choice sequences of a fixed length, a fingerprint of the rules.

Any change to what is legal, or to what an action leads to, changes some of these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spinney.engine import Game, Rng


@dataclass(frozen=True)
class Position:
    """A game after some random actions, and how deep to count from there."""

    options: dict[str, Any]
    seed: int
    actions: int
    depth: int

    def game(self) -> Game:
        game = Game.new(**self.options, seed=self.seed)
        rng = Rng(self.seed)
        for _ in range(self.actions):
            choices = game.legal()
            game.push(choices[rng.below(len(choices))])
        return game


def perft(game: Game, depth: int) -> int:
    """The number of sequences of ``depth`` choices; games that end sooner count once.

    >>> perft(Game.new("forest", seed=7), depth=2)
    76
    """
    if depth == 0 or game.over:
        return 1
    choices = game.legal()
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        after = game.copy()
        after.push(action)
        total += perft(after, depth - 1)
    return total
