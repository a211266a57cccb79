"""Bots and the coach run in their own processes, never where messages are served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from spinney.bots.advice import Advice
from spinney.engine import Game, Record
from spinney.lab.review import Review, TurnReview, combined_review, review_turn, turns_of
from spinney.lab.thinking import advise_seat, play_turn
from spinney.lab.workers import new_executor

T = TypeVar("T")


class BotPool:
    """A few processes that think about games; one that dies is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    # The game may change while a request waits to be sent, so send a copy.

    async def play(self, game: Game, seat: int, bot: str) -> list[int]:
        """A bot's actions until the seat's turn is over, or another seat is to choose."""
        return await self._run(play_turn, game.copy(), seat, bot)

    async def advise(self, game: Game, seat: int) -> list[Advice]:
        """The coach's best few choices for the seat to choose."""
        return await self._run(advise_seat, game.copy(), seat)

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


def _review_turn(data: dict[str, object], number: int) -> TurnReview:
    return review_turn(Record.from_json(data), number)
