"""Random play of catanatron, two players."""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def play_for(seconds: float) -> tuple[float, float]:
    """Choices and games per second of whole random games."""
    begin = time.perf_counter()
    choices = games = 0
    while (spent := time.perf_counter() - begin) < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        choices += len(game.state.actions)
        games += 1
    return choices / spent, games / spent


def copy_us(copies: int = 500) -> float:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    begin = time.perf_counter()
    for _ in range(copies):
        game.copy()
    return (time.perf_counter() - begin) / copies * 1e6


random.seed(1)
choices_per_s, games_per_s = max(play_for(1.0) for _ in range(5))
json.dump(
    {"choices_per_s": choices_per_s, "games_per_s": games_per_s, "copy_us": copy_us()}, sys.stdout
)
