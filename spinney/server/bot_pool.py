"""Bots and the coach run in their own processes, never where messages are served.

There are three kinds of work, each with processes of its own: turns that take a moment, turns that
take long, and the coach. Within each, turns are fair: the address that has had least comes first,
then the table that has had least. Where there are several processes, no address has all at once.

What they run is in ``spinney.lab``: a process that thinks need not load the server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from spinney.bots import GreedyBot, NetworkBot, PlannerBot, RandomBot, make_bot
from spinney.bots.advice import Advice
from spinney.cards.catalog import Deck, shipped_deck
from spinney.engine import Game, Record
from spinney.lab.review import Review, TurnReview, combined_review, turns_of_first
from spinney.lab.thinking import advise_seat, play_turn, review_saved_turn, timed
from spinney.lab.workers import new_executor
from spinney.server.limits import THINK, Budgets

T = TypeVar("T")

#: Bots whose turns take a moment, whatever is on the table.
LIGHT = (RandomBot, GreedyBot, PlannerBot)
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

    async def take(self, owner: Owner) -> None:
        """Take a place for this owner, as soon as it is their turn."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((owner, called))
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if not called.done() or called.cancelled():
                self._waiting = [each for each in self._waiting if each[1] is not called]
            else:
                self.leave(owner, 0)
            raise

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

    def leave(self, owner: Owner, seconds: float) -> None:
        """Leave the place after so many seconds of a processor."""
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

    def __init__(self, jobs: int, nice: int, budgets: Budgets) -> None:
        self.jobs = jobs
        self.nice = nice
        self._budgets = budgets
        self._turns = Turns(jobs)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._pool: ProcessPoolExecutor | None = None

    # The game may change while a request waits to be sent, so send a copy.

    async def play(self, owner: Owner, game: Game, seat: int, bot: str) -> list[int]:
        """A bot's actions until the seat's turn is over, or another seat is to choose."""
        return await self._run(owner, play_turn, game.copy(), seat, bot)

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
                        asyncio.ensure_future(self._run(owner, review_saved_turn, data, number))
                    )
                reviewed.append(await ahead.pop(0))
                progress((i + 1) / len(numbers), reviewed[-1])
        finally:
            for task in ahead:
                task.cancel()
        return combined_review(record, reviewed)

    async def _run(self, owner: Owner, function: Callable[..., T], *arguments: object) -> T:
        """Call it in a process, when it is the owner's turn and their address can pay for it."""
        await self._turns.take(owner)
        while not self._budgets.has(THINK, owner.address):
            self._turns.leave(owner, 0)
            await self._budgets.refill(THINK, owner.address)
            await self._turns.take(owner)
        # A process goes on even if nobody waits for it any more: its place is taken until it ends.
        work = asyncio.ensure_future(self._work(owner, function, *arguments))
        self._at_work.add(work)
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    async def _work(self, owner: Owner, function: Callable[..., T], *arguments: object) -> T:
        begun = time.monotonic()
        seconds = None
        try:
            done: tuple[T, float] = await self._call(timed, function, *arguments)
            result, seconds = done
            return result
        finally:
            if seconds is None:  # it failed
                seconds = time.monotonic() - begun
            self._budgets.spend(THINK, owner.address, 1000 * seconds)
            self._turns.leave(owner, seconds)

    async def _call(self, function: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = new_executor(self.jobs, self.nice)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = new_executor(self.jobs, self.nice)
            return await loop.run_in_executor(self._pool, function, *arguments)

    def _done(self, work: asyncio.Task[Any]) -> None:
        self._at_work.discard(work)
        if not work.cancelled():
            work.exception()  # told to whoever still waits

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for work in self._at_work:
            work.cancel()
        if self._pool is not None:
            thinking = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()


class Thinkers:
    """All bots: those whose turns take a moment never wait for those that take long."""

    def __init__(self, jobs: int, budgets: Budgets) -> None:
        self._quick = BotPool(jobs, NICE, budgets)
        self._slow = BotPool(max(2, jobs), NICER, budgets)

    async def play(self, owner: Owner, game: Game, seat: int, bot: str) -> list[int]:
        """A bot's actions until the seat's turn is over, or another seat is to choose."""
        pool = self._quick if is_light(bot, game.deck) else self._slow
        return await pool.play(owner, game, seat, bot)

    def close(self) -> None:
        self._quick.close()
        self._slow.close()


def is_light(bot: str, deck: Deck) -> bool:
    """Whether a bot's turns take a moment; a network searches if the cards are new to it."""
    made = make_bot(bot)
    known = deck.digest == shipped_deck(deck.game).digest
    return isinstance(made, LIGHT) or (isinstance(made, NetworkBot) and known)
