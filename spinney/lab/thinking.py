"""What bots and the coach do at a table, in whatever process or place thinks for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from spinney.bots import make_bot
from spinney.bots.advice import Advice
from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.engine import Game, Record, Rng
from spinney.lab.clock import TurnClock
from spinney.lab.review import TurnReview, review_turn
from spinney.lab.simulate import derived_seed

T = TypeVar("T")

#: How long the coach may think about a hint.
HINT_SECONDS = 1.0


def play_turn(game: Game, seat: int, bot: str) -> list[int]:
    """A bot's actions until the seat's turn is over, or another seat is to choose.

    They are made in the game that is handed over, so hand over a copy.
    """
    player, clock = make_bot(bot), TurnClock(len(game.players))
    turn, before, seed = game.turn, len(game.actions), game.record.seed
    while not game.over and game.actor == seat and game.turn == turn:
        rng = Rng(derived_seed(seed, len(game.actions), "bot"))
        action = player.decide(game.view(seat), rng, clock.start(seat, game.turn))
        clock.stop()
        game.push(action)
    return list(game.actions[before:])


def advise_seat(game: Game, seat: int) -> list[Advice]:
    """The coach's best few choices for the seat to choose."""
    clock = TurnClock(len(game.players)).start(seat, game.turn)
    return advise(game.view(seat), Budget(0, HINT_SECONDS, clock))


def review_saved_turn(data: dict[str, object], number: int) -> TurnReview:
    """The review of one turn of a saved game."""
    return review_turn(Record.from_json(data), number)


def timed(function: Callable[..., T], *arguments: object) -> tuple[T, float]:
    """What it returns, and the seconds of the processor it took."""
    begun = time.process_time()
    return function(*arguments), time.process_time() - begun
