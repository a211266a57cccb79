"""Random play from any position, inside the engine: no events, no calls across."""

from __future__ import annotations

from spinney.engine.core import flow
from spinney.engine.core.state import State
from spinney.engine.core.vectors import i64, vec
from spinney.engine.game import Game
from spinney.engine.options import Options
from spinney.engine.rng import Rng


def play_out(g: State, rng: Rng, record: list[int] | None = None) -> int:
    """Play uniformly random actions to the end; returns how many. Actions go to ``record``."""
    recording = g.recording
    g.recording = False
    g.events = vec[i64]()
    n: i64 = 0
    while not g.over:
        action = g.choices[rng.below(g.offered)]
        if record is not None:
            record.append(action)
        flow.choose(g, action)
        flow.advance(g)
        n += 1
    g.recording = recording
    return n


def play_games(options: Options, seed: int, games: i64) -> tuple[int, int]:
    """Play whole games, one after the other; returns how many choices and turns they had."""
    choices: i64 = 0
    turns: i64 = 0
    rng = Rng(seed)
    for _ in range(games):
        g = Game.start_with(options, rng.next())
        choices += play_out(g, rng)
        turns += g.turn
    return choices, turns
