"""Random play of OpenSpiel's Hearts, driven from Python."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

GAME = pyspiel.load_game("hearts")


def play() -> int:
    """One game; returns how many choices the players made. Deals do not count."""
    state = GAME.new_initial_state()
    choices = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            choices += 1
        state.apply_action(actions[int(random.random() * len(actions))])
    return choices


def play_for(seconds: float) -> tuple[float, float]:
    """Choices and games per second of whole random games."""
    begin = time.perf_counter()
    choices = games = 0
    while (spent := time.perf_counter() - begin) < seconds:
        choices += play()
        games += 1
    return choices / spent, games / spent


def copy_us(copies: int = 10000) -> float:
    state = GAME.new_initial_state()
    for _ in range(80):
        state.apply_action(state.legal_actions()[0])
    begin = time.perf_counter()
    for _ in range(copies):
        state.clone()
    return (time.perf_counter() - begin) / copies * 1e6


random.seed(1)
choices_per_s, games_per_s = max(play_for(1.0) for _ in range(5))
json.dump(
    {"choices_per_s": choices_per_s, "games_per_s": games_per_s, "copy_us": copy_us()}, sys.stdout
)
