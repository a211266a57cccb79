"""Search: plays the planner's game forward from each choice, on tables that could be the real one.

Everything the seat does not know is dealt anew for every playout; all choices are tried on the
same deals. The budget goes where it matters: half of the choices is dropped each round
(sequential halving), beginning with those the planner likes best.
"""

from __future__ import annotations

from spinney.bots.planner import Policy
from spinney.engine import flow
from spinney.engine import frames as fr
from spinney.engine.game import View
from spinney.engine.rng import Rng
from spinney.engine.scoring import score
from spinney.engine.state import State
from spinney.engine.vectors import i64, vec


class Searcher:
    """Finds the choice with the best expected outcome."""

    def __init__(self, policy: Policy, horizon: i64) -> None:
        self.policy = policy
        self.horizon = horizon  # turns to look ahead

    def decide(self, view: View, rng: Rng, playouts: i64, width: i64) -> i64:
        """The turn's main choice gets all playouts, smaller ones an eighth, trifles none."""
        op = fr.op_of(view.state)
        if op == fr.PAY or op == fr.PICKS or op == fr.RESOLVE or op == fr.DRAFT:
            return self.policy.choose(view.state)
        if op != fr.TURN:
            playouts = playouts // 8
        return self.best(view, rng, playouts, width)

    def outcome(self, s: State, seat: i64) -> float:
        """How a table looks to a seat: its lead."""
        mine = self.prospect(s, seat)
        best = -1000.0
        for q in range(s.players):
            if q != seat:
                best = max(best, self.prospect(s, q))
        return mine - best if s.players > 1 else mine

    def prospect(self, s: State, seat: i64) -> float:
        if s.over:
            return float(score(s, seat))
        return self.policy.worth.prospect(s, seat)

    def playout(self, s: State, action: i64, seat: i64) -> float:
        """Play on from an action to the horizon; how it looks then."""
        s.recording = False
        end = s.turn + self.horizon
        flow.step(s, action)
        while not s.over and s.turn < end:
            flow.choose(s, self.policy.choose(s))
            flow.advance(s)
        return self.outcome(s, seat)

    def best(self, view: View, rng: Rng, playouts: i64, width: i64) -> i64:
        """The choice that does best in so many playouts."""
        seat: i64 = view.seat
        s = view.state
        choices = self.policy.ranked(s)[:width]
        left: i64 = playouts
        sums = vec[float]([0.0] * len(choices))
        while len(choices) > 1 and left > 0:
            rounds: i64 = 1
            n: i64 = len(choices)
            while n > 2:
                n = (n + 1) // 2
                rounds += 1
            each = max(1, left // (rounds * len(choices)))
            for _ in range(each):
                seed = rng.next() << 32 | rng.next()
                for i in range(len(choices)):
                    sums[i] += self.playout(view.determinize(seed), choices[i], seat)
                    left -= 1
            choices, sums = better_half(choices, sums)
        return choices[0]


def better_half(choices: vec[i64], sums: vec[float]) -> tuple[vec[i64], vec[float]]:
    """The choices with the higher sums, best first."""
    n: i64 = len(choices)
    for i in range(1, n):
        choice = choices[i]
        total = sums[i]
        j: i64 = i
        while j > 0 and sums[j - 1] < total:
            choices[j] = choices[j - 1]
            sums[j] = sums[j - 1]
            j -= 1
        choices[j] = choice
        sums[j] = total
    keep = (n + 1) // 2
    return choices[:keep], sums[:keep]
