"""Search: plays each choice forward with the planner, on tables that could be the real one.

Everything the seat does not know is dealt at random for every playout; all choices are tried on the
same deals. The budget goes where it matters: half of the choices are dropped each round (sequential
halving), starting from those the planner likes best. The planner's opinion of a choice counts as
much as a number of playouts, so that luck in a few playouts does not overrule good judgement.
"""

from __future__ import annotations

from typing import Final

from spinney.bots.clock import Clock
from spinney.bots.planner import Policy, policy_for
from spinney.cards.phrases import Phrase
from spinney.engine.core import flow
from spinney.engine.core import frames as fr
from spinney.engine.core.scoring import score
from spinney.engine.core.state import State
from spinney.engine.core.vectors import COMPILED, i64, vec
from spinney.engine.game import Game
from spinney.engine.options import GameError
from spinney.engine.position import Position
from spinney.engine.rng import Rng
from spinney.engine.view import View

#: How many turns a playout looks ahead before the table is judged.
HORIZON: Final = 24
#: A horizon that no game reaches.
TO_THE_END: Final = 1_000_000
#: How many choices are tried.
WIDTH: Final = 9
#: About how many playouts a choice needs for them to tell more than the planner does.
ENOUGH: Final = 12
#: Rough number of playouts per second on an ordinary machine.
SPEED: Final = 4000.0 if COMPILED else 100.0
#: How many playouts the planner's judgement is worth.
TRUST: Final = 20.0
#: Points by which the planner's choice is preferred if it does not say by how much.
UNSURE: Final = 2.0


class Budget:
    """How much work a decision may take: a number of playouts, seconds of the turn, or both.

    Whichever runs out first counts; 0 means no limit, but at least one limit is required.
    """

    def __init__(self, sims: i64, seconds: float, clock: Clock) -> None:
        if sims <= 0 and seconds <= 0.0:
            raise GameError(Phrase("no-budget", "a budget needs a number of playouts or a time"))
        self.sims = sims
        self.seconds = seconds
        self.clock = clock
        self.since = clock.spent() if seconds > 0.0 else 0.0

    def playouts(self) -> i64:
        """The approximate number of playouts."""
        if self.seconds <= 0.0:
            return self.sims
        in_time = i64((self.seconds - self.since) * SPEED)
        return min(self.sims, in_time) if self.sims > 0 else in_time

    def used(self, done: i64) -> float:
        """The fraction used after ``done`` playouts; 1.0 or more means used up."""
        part = 0.0
        if self.sims > 0:
            part = float(done) / float(self.sims)
        if self.seconds > 0.0:
            left = self.seconds - self.since
            now = self.clock.spent() - self.since
            part = max(part, now / left if left > 0.0 else 1.0)
        return part

    def rounds(self, done: i64, each: i64, most: i64) -> i64:
        """How many more rounds of ``each`` playouts the budget allows, at most ``most``."""
        if self.used(done) >= 1.0:
            return 0
        return most if self.sims == 0 else min(most, (self.sims - done) // each)


class Candidate:
    """One choice and its results so far."""

    def __init__(self, action: i64, head_start: float) -> None:
        self.action = action
        self.head_start = head_start  # the planner's judgement, added to the playouts
        self.deals: i64 = 0  # how many deals it was tried on
        self.margin = 0.0  # the sum of its leads
        self.wins = 0.0  # how often it led

    def add(self, margin: float) -> None:
        self.deals += 1
        self.margin += margin
        if margin > 0.0:
            self.wins += 1.0
        elif margin == 0.0:
            self.wins += 0.5

    def value(self) -> float:
        """The value by which choices tried equally often are compared."""
        return self.head_start + self.margin


class Searcher:
    """Finds the choice with the best expected outcome."""

    def __init__(self, policy: Policy, horizon: i64 = HORIZON) -> None:
        self.policy = policy
        self.horizon = horizon

    @classmethod
    def at(cls, table: Position, horizon: i64 = HORIZON) -> Searcher:
        """A searcher for a table's cards."""
        return cls(policy_for(table.core), horizon)

    def decide(self, view: View, rng: Rng, budget: Budget) -> i64:
        """Search the main choice of a turn; what follows from it is left to the planner.

        (Also searching payments and second draws took playouts from the main choice, and played
        worse with the same time per turn.)
        """
        width = min(WIDTH, budget.playouts() // ENOUGH)
        if width < 2 or view.core.offered < 2 or fr.op_of(view.core) != fr.TURN:
            return self.policy.choose(view.core)
        return self.weigh(view, rng, budget, width)[0].action

    def weigh(self, view: View, rng: Rng, budget: Budget, width: i64) -> list[Candidate]:
        """Try the planner's favourites while the budget lasts; returns them with the best first."""
        candidates = self.candidates(view)[:width]
        alive: i64 = len(candidates)
        rounds = halvings(alive)
        done: i64 = 0
        for r in range(rounds):
            until = float(r + 1) / float(rounds)
            done = self.try_out(view, rng, candidates[:alive], budget, until, done)
            candidates[:alive] = sorted(candidates[:alive], key=Candidate.value, reverse=True)
            alive = (alive + 1) // 2
        return candidates

    def try_out(
        self,
        view: View,
        rng: Rng,
        candidates: list[Candidate],
        budget: Budget,
        until: float,
        done: i64,
    ) -> i64:
        """Try choices on the same deals, at least one, until a given part of the budget is used.

        Takes and returns the number of playouts done.
        """
        while done == 0 or budget.used(done) < until:
            if not self.deal(view, rng.next(), candidates, budget, done):
                break
            done += len(candidates)
        return done

    def candidates(self, view: View) -> list[Candidate]:
        """All choices, in the planner's order of preference."""
        s = view.core
        best = self.policy.choose(s)
        if s.offered == 1:
            return [Candidate(best, 0.0)]
        op = fr.op_of(s)
        candidates: list[Candidate] = []
        for i in range(s.offered):
            action = s.choices[i]
            judged = 0.0 if action == best else -UNSURE
            if op == fr.TURN:
                judged = self.policy.turn_gain(s, action)
            candidates.append(Candidate(action, TRUST * judged))
        return sorted(candidates, key=Candidate.value, reverse=True)

    def deal(
        self, view: View, seed: int, candidates: list[Candidate], budget: Budget, done: i64
    ) -> bool:
        """Try the remaining choices on one deal; False if the budget ran out on the way."""
        margins = vec[float]([0.0] * len(candidates))
        for i in range(len(candidates)):
            if done > 0 and budget.used(done + i) >= 1.0:
                return False
            margins[i] = self.tried(view, seed, candidates[i].action)
        for i in range(len(candidates)):
            candidates[i].add(margins[i])
        return True

    def tried(self, view: View, seed: int, action: i64) -> float:
        """Try a choice on one deal; returns the seat's lead at the horizon."""
        return self.playout(view.redealt(seed), action, view.seat)

    def ended(self, view: View, seed: int) -> Game:
        """One deal, played to the end by the planner for everybody."""
        s = view.redealt(seed)
        self.play_on(s)
        return Game.dealt(s, view.deck)

    def playout(self, s: State, action: i64, seat: i64) -> float:
        """Play on from an action to the horizon; returns the seat's lead there."""
        end = s.turn + self.horizon
        flow.choose(s, action)
        flow.advance(s)
        self.play_on(s, end)
        return self.lead(s, seat)

    def play_on(self, s: State, end: i64 = TO_THE_END) -> None:
        """Let the planner play for everybody until a turn."""
        while not s.over and s.turn < end:
            if fr.op_of(s) == fr.PAY:
                self.policy.pay(s)
            else:
                flow.choose(s, self.policy.choose(s))
                flow.advance(s)

    def lead(self, s: State, seat: i64) -> float:
        """A seat's lead over the best of the others; in a solo game, its own points."""
        mine = self.prospect(s, seat)
        if s.players == 1:
            return mine
        best = -1000.0
        for q in range(s.players):
            if q != seat:
                best = max(best, self.prospect(s, q))
        return mine - best

    def prospect(self, s: State, seat: i64) -> float:
        if s.over:
            return float(score(s, seat))
        return self.policy.valuation.prospect(s, seat)


def halvings(n: i64) -> i64:
    """How often ``n`` can be halved until one is left."""
    rounds: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
