"""Bots and the coach run in their own processes, never where messages are served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from spinney.bots import make_bot
from spinney.bots.advice import Advice
from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.engine import Game, Record, Rng
from spinney.lab.clock import TurnClock
from spinney.lab.review import Review, TurnReview, combined_review, review_turn, turns_of
from spinney.lab.simulate import derived_seed
from spinney.lab.workers import new_executor

T = TypeVar("T")

#: How long the coach may think about a hint.
HINT_SECONDS = 1.0


class BotPool:
    """A few processes that think about games; one that dies is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    # The game may change while a request waits to be sent, so send a copy.

    async def play(self, game: Game, seat: int, bot: str) -> list[int]:
        """A bot's actions until the seat's turn is over, or another seat is to choose."""
        return await self._run(_play, game.copy(), seat, bot)

    async def advise(self, game: Game, seat: int) -> list[Advice]:
        """The coach's best few choices for the seat to choose."""
        return await self._run(_advise, game.copy(), seat)

    async def review(self, record: Record, progress: Callable[[float], None]) -> Review:
        """The review of a finished game; ``progress`` is called with the fraction done."""
        data, numbers = record.to_json(), turns_of(record)
        reviewed: list[TurnReview] = []
        ahead: list[asyncio.Task[TurnReview]] = []
        try:
            for i in range(len(numbers)):
                while len(reviewed) + len(ahead) < len(numbers) and len(ahead) < self.jobs:
                    number = numbers[len(reviewed) + len(ahead)]
                    ahead.append(asyncio.ensure_future(self._run(_review_turn, data, number)))
                reviewed.append(await ahead.pop(0))
                progress((i + 1) / len(numbers))
        finally:
            for task in ahead:
                task.cancel()
        return combined_review(record, reviewed)

    async def _run(self, function: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = new_executor(self.jobs)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = new_executor(self.jobs)
            return await loop.run_in_executor(self._pool, function, *arguments)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# -- in the other processes ----------------------------------------------------------------


def _play(game: Game, seat: int, bot: str) -> list[int]:
    player, clock = make_bot(bot), TurnClock(len(game.players))
    turn, before = game.turn, len(game.actions)
    assert game.seed is not None
    while not game.over and game.actor == seat and game.turn == turn:
        rng = Rng(derived_seed(game.seed, len(game.actions), "bot"))
        action = player.decide(game.view(seat), rng, clock.start(seat, game.turn))
        clock.stop()
        game.push(action)
    return list(game.actions[before:])


def _advise(game: Game, seat: int) -> list[Advice]:
    clock = TurnClock(len(game.players)).start(seat, game.turn)
    return advise(game.view(seat), Budget(0, HINT_SECONDS, clock))


def _review_turn(data: dict[str, object], number: int) -> TurnReview:
    return review_turn(Record.from_json(data), number)
