"""Bots and the coach run in their own processes, never where messages are served.

There are three kinds of work, each with processes of its own: turns that take a moment, turns that
take long, and the coach. Within each, turns are fair: the address that has had least comes first,
then the table that has had least, and no address has all processes at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

from spinney.bots import SearchBot, make_bot
from spinney.bots.advice import Advice
from spinney.engine import Game, Record
from spinney.lab.review import Review, TurnReview, combined_review, review_turn, turns_of_first
from spinney.lab.thinking import advise_seat, play_turn
from spinney.lab.workers import new_executor

T = TypeVar("T")


#: A bot whose turns take longer than this waits with others of its kind.
LONG_SECONDS = 0.15
#: How fast it is forgotten what somebody has had.
HALF_LIFE_SECONDS = 30.0
#: Those who think long yield the processor to everyone else.
NICE, NICER = 5, 10


class Owner(NamedTuple):
    """For whom the work is done."""

    address: str
    table: str


class Turns:
    """Takes turns at a few processes."""

    def __init__(self, places: int) -> None:
        self.free = places
        #: The most places of one address.
        self.each = max(1, places - 1)
        self._waiting: list[tuple[Owner, asyncio.Future[None]]] = []
        self._at_work: dict[str, int] = {}
        #: The seconds an address and a table have had, and when that was noted.
        self._had: dict[str | Owner, tuple[float, float]] = {}
        self._forgot = time.monotonic()

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """A place for this owner, as soon as it is their turn."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((owner, called))
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if not called.done() or called.cancelled():
                self._waiting = [each for each in self._waiting if each[1] is not called]
            else:
                self._leave(owner, 0)
            raise
        begun = time.monotonic()
        try:
            yield
        finally:
            self._leave(owner, time.monotonic() - begun)

    def _call(self) -> None:
        """Call whoever is next, while there is a place."""
        while self.free:
            waiting = [
                number
                for number, (owner, called) in enumerate(self._waiting)
                if self._at_work.get(owner.address, 0) < self.each and not called.done()
            ]
            if not waiting:
                return
            owner, called = self._waiting.pop(min(waiting, key=self._order))
            self.free -= 1
            self._at_work[owner.address] = self._at_work.get(owner.address, 0) + 1
            called.set_result(None)

    def _order(self, number: int) -> tuple[float, float]:
        owner = self._waiting[number][0]
        return self._seconds(owner.address), self._seconds(owner)

    def _seconds(self, whose: str | Owner) -> float:
        seconds, noted = self._had.get(whose, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - noted) / HALF_LIFE_SECONDS))

    def _leave(self, owner: Owner, seconds: float) -> None:
        self.free += 1
        self._at_work[owner.address] -= 1
        if not self._at_work[owner.address]:
            del self._at_work[owner.address]
        self._forget()
        for whose in (owner.address, owner):
            self._had[whose] = self._seconds(whose) + seconds, time.monotonic()
        self._call()

    def _forget(self) -> None:
        """Now and then, forget those who have had nothing for long."""
        now = time.monotonic()
        if now - self._forgot > HALF_LIFE_SECONDS:
            self._forgot, long_ago = now, now - 10 * HALF_LIFE_SECONDS
            self._had = {who: had for who, had in self._had.items() if had[1] > long_ago}


class BotPool:
    """A few processes that think about games; one that dies is replaced."""

    def __init__(self, jobs: int, nice: int) -> None:
        self.jobs = jobs
        self.nice = nice
        self._turns = Turns(jobs)
        self._pool: ProcessPoolExecutor | None = None

    # The game may change while a request waits to be sent, so send a copy.

    async def play(self, owner: Owner, game: Game, seat: int, bot: str) -> tuple[list[int], float]:
        """A bot's actions until its turn is over or another seat is to choose, and the seconds."""
        return await self._run(owner, _timed_turn, game.copy(), seat, bot)

    async def advise(self, owner: Owner, game: Game, seat: int) -> list[Advice]:
        """The coach's best few choices for the seat to choose."""
        return await self._run(owner, advise_seat, game.copy(), seat)

    async def review(
        self,
        owner: Owner,
        record: Record,
        seats: Collection[int],
        progress: Callable[[float, TurnReview], None],
    ) -> Review:
        """The review of a finished game, the turns of some seats first.

        ``progress`` is called with the fraction done and each turn.
        """
        data, numbers = record.to_json(), turns_of_first(record, seats)
        reviewed: list[TurnReview] = []
        ahead: list[asyncio.Task[TurnReview]] = []
        try:
            for i in range(len(numbers)):
                while len(reviewed) + len(ahead) < len(numbers) and len(ahead) < self.jobs:
                    number = numbers[len(reviewed) + len(ahead)]
                    ahead.append(
                        asyncio.ensure_future(self._run(owner, _review_turn, data, number))
                    )
                reviewed.append(await ahead.pop(0))
                progress((i + 1) / len(numbers), reviewed[-1])
        finally:
            for task in ahead:
                task.cancel()
        return combined_review(record, reviewed)

    async def _run(self, owner: Owner, function: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        async with self._turns.turn(owner):
            if self._pool is None:
                self._pool = new_executor(self.jobs, self.nice)
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = new_executor(self.jobs, self.nice)
                return await loop.run_in_executor(self._pool, function, *arguments)

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        if self._pool is not None:
            thinking = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()


class Thinkers:
    """All bots: those whose turns take a moment never wait for those that take long."""

    def __init__(self, jobs: int) -> None:
        self._quick = BotPool(jobs, NICE)
        self._slow = BotPool(max(2, jobs), NICER)
        #: The seconds a turn takes, by bot; a few turns are remembered.
        self._seconds: dict[str, float] = {}

    async def play(self, owner: Owner, game: Game, seat: int, bot: str) -> list[int]:
        """A bot's actions until the seat's turn is over, or another seat is to choose."""
        expected = self._seconds.setdefault(bot, _expected_seconds(bot))
        pool = self._slow if expected > LONG_SECONDS else self._quick
        actions, seconds = await pool.play(owner, game, seat, bot)
        self._seconds[bot] += 0.1 * (seconds - self._seconds[bot])
        return actions

    def close(self) -> None:
        self._quick.close()
        self._slow.close()


def _expected_seconds(bot: str) -> float:
    made = make_bot(bot)
    if isinstance(made, SearchBot):
        return 0.001 * (made.ms or made.sims)
    return 0.0


# -- in the other processes ----------------------------------------------------------------


def _timed_turn(game: Game, seat: int, bot: str) -> tuple[list[int], float]:
    begun = time.monotonic()
    return play_turn(game, seat, bot), time.monotonic() - begun


def _review_turn(data: dict[str, object], number: int) -> TurnReview:
    return review_turn(Record.from_json(data), number)
