"""Processes that play: each steps its games and shows them to the learner through shared memory.

Games are split into groups that take turns: while the learner thinks about one, the actors step
another. An actor plays each group in several batches, one for each kind of table it has.

In some rows of a batch, choices of its other games are tried out: what the player does not know is
dealt again a few times, and on each of these deals the network's favourites are made one by one.
The games go on from there, and the network judges them when it is that player's turn again.
"""

from __future__ import annotations

import mmap
import multiprocessing
import os
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spinney.bots import Bot, NoClock, make_bot
from spinney.engine import Options, Rng
from spinney.engine.batch import BLOCK, LISTED, Batch
from spinney.engine.observation import PROMPTS, SEATS
from spinney.engine.parts import MAX_PARTS
from spinney.engine.solo import CHALLENGES

#: Seconds after which an actor or the learner gives up on the other.
PATIENCE = 300.0

#: How a trial ends: the player is to choose again, or the game is over.
JUDGED, FINISHED = 1, 2


@dataclass(frozen=True)
class Plan:
    """Who plays what: ``batches`` batches of games for each actor and group."""

    kinds: tuple[Options, ...]
    actors: int
    groups: int
    batches: int
    #: Games in a batch; in the last ``rated`` of them and the ``sparring`` before those a bot plays
    #: all seats but one, in the ``past`` games before those an earlier network does.
    rows: int
    rated: int
    past: int
    sparring: int = 0
    rival: str = "planner"
    #: How many choices of a batch are tried out at a time, each with this many of the favourite
    #: answers on this many deals; new ones are begun after so many steps.
    questions: int = 0
    answers: int = 3
    deals: int = 4
    cycle: int = 32
    #: Whether the learner also gets what the players cannot know.
    revealing: bool = True

    @property
    def tried(self) -> int:
        """In how many rows of a batch, the first ones, choices are tried out."""
        return self.questions * self.answers * self.deals

    @property
    def equals(self) -> range:
        """The rows in which the network plays all seats of a game from its start to its end."""
        return range(self.tried, self.rows - self.rated - self.sparring - self.past)

    @property
    def games(self) -> int:
        """The number of games in one group."""
        return self.actors * self.batches * self.rows

    def options(self, group: int, actor: int, batch: int) -> Options:
        number = (batch * self.groups + group) * self.actors + actor
        every = self.batches * self.groups * self.actors
        return self.kinds[number * len(self.kinds) // every]

    def seat(self, row: int, options: Options) -> int:
        """The learner's seat in games where others play the rest."""
        return row % options.players


def shared(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """An array shared by forked processes."""
    size = int(np.prod(shape))
    memory = mmap.mmap(-1, max(size * np.dtype(dtype).itemsize, 4096))
    return np.frombuffer(memory, dtype, size).reshape(shape)


class Board:
    """The shared memory through which actors and learner communicate."""

    def __init__(self, plan: Plan, features: int, hidden: int) -> None:
        groups, games = plan.groups, plan.games
        self.plan = plan
        # From the actors, by group and game.
        self.features = shared((groups, games, features), np.int16)
        self.hidden = shared((groups, games, hidden), np.int16)
        self.listed = shared((groups, games), np.uint8)
        self.parts = shared((groups, games, LISTED * MAX_PARTS), np.int16)
        self.seat = shared((groups, games), np.uint8)
        self.ended = shared((groups, games), np.uint8)
        self.lead = shared((groups, games, SEATS), np.int16)
        self.scores = shared((groups, games, SEATS), np.int16)
        # What is tried out: 1 for the favourite, 2 for the next ..., where a trial begins; and
        # ``JUDGED`` or ``FINISHED`` where it ends.
        self.rank = shared((groups, games), np.uint8)
        self.due = shared((groups, games), np.uint8)
        # From the learner: which of the listed actions to take.
        self.choice = shared((groups, games), np.uint8)
        # Whose turn it is: rounds shown, and rounds answered.
        self.shown = shared((groups, plan.actors), np.int64)
        self.answered = shared((groups,), np.int64)
        self.stop = shared((1,), np.int64)


class Actor:
    """The games of one process."""

    def __init__(self, board: Board, number: int, seed: int) -> None:
        self.board, self.number = board, number
        self.rng = Rng(seed)
        self.learner = os.getppid()
        plan = board.plan
        self.bot: Bot = make_bot(plan.rival)
        self.tables = [
            [Table(board, group, number, i, self.rng.below(2**30)) for i in range(plan.batches)]
            for group in range(plan.groups)
        ]

    def run(self) -> None:
        board, plan = self.board, self.board.plan
        for group in range(plan.groups):
            for table in self.tables[group]:
                table.begin()
            board.shown[group, self.number] = 1
        rounds = 1
        while True:
            for group in range(plan.groups):
                if not self._wait(group, rounds):
                    return
                for table in self.tables[group]:
                    table.step(self.bot, self.rng)
                    if plan.questions:
                        table.try_out(rounds, self.rng)
                    table.show()
                board.shown[group, self.number] = rounds + 1
            rounds += 1

    def _wait(self, group: int, rounds: int) -> bool:
        """Wait until the learner has answered; False: there is nothing more to do."""
        board, spins, began = self.board, 0, time.monotonic()
        while board.answered[group] < rounds:
            spins += 1
            if spins > 50:
                time.sleep(0.00005)
            if spins % 2000 == 0:
                late = time.monotonic() - began > PATIENCE
                if board.stop[0] or os.getppid() != self.learner or late:
                    return False
        return not board.stop[0]


class Table:
    """One batch of games, and its place on the board."""

    def __init__(self, board: Board, group: int, actor: int, number: int, seed: int) -> None:
        plan = self.plan = board.plan
        self.options = plan.options(group, actor, number)
        rows = plan.rows
        self.batch = batch = Batch(
            self.options, rows, seed, compact=True, revealing=plan.revealing, shown=min(BLOCK, rows)
        )
        first = (actor * plan.batches + number) * rows
        mine = slice(first, first + rows)
        layout = batch.observer.layout
        self._turn = layout.start("turn")
        self._main = layout.start("prompt") + PROMPTS.index("turn")
        self._features = board.features[group, mine]
        self._listed = board.listed[group, mine]
        self._ended = _rows(batch.ended, np.uint8)
        self._seats = _rows(batch.actors, np.uint8)
        #: Where it goes, and what: block by block, and all at once.
        self._blocks = [
            (self._features, _rows(batch.observer.features, np.int16, batch.shown)),
            (board.parts[group, mine], _rows(batch.parts, np.int16, batch.shown)),
        ]
        if plan.revealing:
            numbers = _rows(batch.hidden.numbers, np.int16, batch.shown)
            self._blocks.append((board.hidden[group, mine], numbers))
        self._pairs = [
            (self._listed, _rows(batch.listed, np.uint8)),
            (board.seat[group, mine], self._seats),
            (board.ended[group, mine], self._ended),
        ]
        self._choice = board.choice[group, mine]
        self._scores = _rows(batch.scores, np.int16, rows)
        self._reached = _rows(batch.reached, np.int16)
        self._lead = board.lead[group, mine]
        self._points = board.scores[group, mine]
        tried = slice(first, first + plan.tried)
        self._rank, self._due = board.rank[group, tried], board.due[group, tried]
        self._asker = np.zeros(plan.tried, np.uint8)
        self._asked = np.zeros(plan.tried, np.int16)
        self._waiting = np.zeros(plan.tried, np.bool_)

    def begin(self) -> None:
        """Show the first choices."""
        for first in range(0, self.plan.rows, BLOCK):
            end = min(first + BLOCK, self.plan.rows)
            self.batch.show(first, end)
            self._hand_over(first, end)
        self.show()

    def _hand_over(self, first: int, end: int) -> None:
        """Hand over rows of one block that have just been written."""
        at, rows = first % BLOCK, end - first
        for board, own in self._blocks:
            board[first:end] = own[at : at + rows]

    def show(self) -> None:
        """Hand over what there is little of."""
        for board, own in self._pairs:
            board[...] = own
        if self._ended.any():
            players = self.options.players
            self._points[:, :players] = self._scores
            self._lead[:, :players] = self._leads()

    def _leads(self) -> NDArray[Any]:
        """How far each seat is ahead of the best other one; in solo games, of the challenge."""
        if self.options.solo is not None:
            return solo_lead(self.options.solo, self._scores[:, 0], self._reached)[:, None]
        order = np.sort(self._scores, 1)
        best, second = order[:, -1:], order[:, -2:-1]
        return self._scores - np.where(self._scores == best, second, best)

    def try_out(self, rounds: int, rng: Rng) -> None:
        """Find the trials that have come to their end, and begin new ones when it is time."""
        tried = self.plan.tried
        ended = self._ended[:tried] > 0
        own = self._seats[:tried] == self._asker
        again = own & (self._features[:tried, self._turn] > self._asked)
        self._due[...] = np.where(ended, FINISHED, again * JUDGED) * self._waiting
        self._waiting &= self._due == 0
        self._rank[...] = 0
        if rounds % self.plan.cycle == 0:
            self._begin_trials(rng)

    def _begin_trials(self, rng: Rng) -> None:
        """Put copies of some games that are at the main choice of a turn into the first rows."""
        plan, batch = self.plan, self.batch
        enough = self._listed >= plan.answers
        main = [row for row in plan.equals if self._features[row, self._main] and enough[row]]
        each = plan.answers * plan.deals
        for first in range(0, plan.tried if main else 0, each):
            row = main[rng.below(len(main))]
            view = batch.game(row).view(int(self._seats[row]))
            for deal in range(plan.deals):
                seed = rng.below(2**30)
                for rank in range(plan.answers):
                    copy = first + plan.answers * deal + rank
                    batch.put(copy, view.redealt(seed))
                    self._hand_over(copy, copy + 1)
                    self._rank[copy] = 1 + rank
            new = slice(first, first + each)
            self._asker[new], self._asked[new] = view.seat, view.core.turn
            self._waiting[new] = True

    def step(self, bot: Bot, rng: Rng) -> None:
        plan = self.plan
        numbers = self._choice.tolist()
        for row in range(plan.rows - plan.rated - plan.sparring, plan.rows):
            seat = int(self._seats[row])
            if seat != plan.seat(row, self.options):
                view = self.batch.game(row).view(seat)
                numbers[row] = view.legal().index(bot.decide(view, rng, NoClock()))
        for first in range(0, plan.rows, BLOCK):
            end = min(first + BLOCK, plan.rows)
            self.batch.choose(first, numbers[first:end])
            self._hand_over(first, end)


def solo_lead(challenge: str, points: NDArray[Any], reached: NDArray[Any]) -> NDArray[Any]:
    """How far a solo game is beyond gold, in points; never above 0 if the goal is not reached."""
    goal = CHALLENGES[challenge]
    missing = np.maximum(goal.needed - reached, 0) / goal.needed
    beyond = points - goal.medals[-1]
    return np.where(missing > 0, np.minimum(beyond, 0) - 100 * missing - 1, beyond)


def _rows(vector: Any, dtype: Any, rows: int = 0) -> NDArray[Any]:
    """A live view of a vector; by row, if there are several numbers in each."""
    array = np.frombuffer(vector, dtype)
    return array.reshape(rows, -1) if rows else array


def start_actors(board: Board, seed: int) -> list[Any]:
    """Start all actors, each in its own process."""
    context = multiprocessing.get_context("fork")
    actors = [
        context.Process(target=_run, args=(board, i, seed), daemon=True)
        for i in range(board.plan.actors)
    ]
    for actor in actors:
        actor.start()
    return actors


def _run(board: Board, number: int, seed: int) -> None:
    Actor(board, number, seed * 1_000_003 + number).run()
