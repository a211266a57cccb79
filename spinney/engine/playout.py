"""Random play from any position, entirely inside the engine and without events."""

from __future__ import annotations

from spinney.engine.core import flow
from spinney.engine.core.state import State
from spinney.engine.core.tables import tables_for
from spinney.engine.core.vectors import i64
from spinney.engine.game import Game
from spinney.engine.options import Options
from spinney.engine.rng import Rng


def play_out(game: Game, rng: Rng) -> int:
    """Play uniformly random actions to the end; returns their number."""
    return play_randomly(game.core, rng)


def play_randomly(s: State, rng: Rng) -> i64:
    """The same on the flat state."""
    s.recorder = None
    n: i64 = 0
    while not s.over:
        action = s.choices[rng.below(s.offered)]
        flow.keep(s, action)
        flow.choose(s, action)
        flow.advance(s)
        n += 1
    return n


def play_games(options: Options, seed: int, games: i64) -> tuple[int, int]:
    """Play whole games, one after another; returns how many choices and turns they had."""
    tables = tables_for(options.deck)
    choices: i64 = 0
    turns: i64 = 0
    rng = Rng(seed)
    for _ in range(games):
        s = State(tables, options)
        flow.start(s, rng.next())
        choices += play_randomly(s, rng)
        turns += s.turn
    return choices, turns
