"""Bots and the coach think in processes of their own, never where the messages are served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from spinney.bots import make_bot
from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.coaching import advice_json, review_json
from spinney.engine import Rng
from spinney.engine.replay import Record
from spinney.lab.clock import TurnClock
from spinney.lab.review import TurnReview, review_turn, summed_up, turns_of
from spinney.lab.simulate import derived_seed
from spinney.lab.workers import new_executor
from spinney.text import words

T = TypeVar("T")

#: How long the coach may think about a hint.
HINT_SECONDS = 1.0


class BotPool:
    """A few processes that think about games; one that dies is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    async def play(self, record: Record, seat: int, bot: str) -> list[int]:
        """What a bot does until the seat's turn is over, or another one is to choose."""
        return await self._run(_play, _as_it_is(record), seat, bot)

    async def advise(self, record: Record, seat: int, language: str) -> list[dict[str, Any]]:
        return await self._run(_advise, _as_it_is(record), seat, language)

    async def review(
        self, record: Record, language: str, progress: Callable[[float], None]
    ) -> dict[str, Any]:
        """The review of a finished game; ``progress`` is told what part is done."""
        data, numbers = _as_it_is(record), turns_of(record)
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
        return review_json(words(language), record, summed_up(record, reviewed))

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


def _as_it_is(record: Record) -> dict[str, Any]:
    """A record that does not grow with the game before it is sent."""
    return record.to_json() | {"actions": list(record.actions)}


# -- in the other processes ----------------------------------------------------------------


def _play(data: dict[str, Any], seat: int, bot: str) -> list[int]:
    record = Record.from_json(data)
    game, player = record.game(), make_bot(bot)
    clock = TurnClock(game.players)
    turn, before = game.turn, len(record.actions)
    while not game.over and game.actor == seat and game.turn == turn:
        rng = Rng(derived_seed(record.seed, len(record.actions), "bot"))
        action = player.decide(game.view(seat), rng, clock.start(seat, game.turn))
        clock.stop()
        game.apply(action)
        record.actions.append(action)
    return record.actions[before:]


def _advise(data: dict[str, Any], seat: int, language: str) -> list[dict[str, Any]]:
    view = Record.from_json(data).game().view(seat)
    clock = TurnClock(view.players).start(seat, view.state.turn)
    found = advise(view, Budget(0, HINT_SECONDS, clock))
    return advice_json(words(language), view.state, found)


def _review_turn(data: dict[str, Any], number: int) -> TurnReview:
    return review_turn(Record.from_json(data), number)
