"""The outlook: how a game may end after each choice, as far as a seat can tell.

What the seat does not know is dealt at random, and all choices are tried on the same deals. If a
network was trained for the cards, it plays the turn to its end and judges the result
(:class:`Foresight`; near the end of the game it plays on to the end); otherwise the planner plays
the game to its end (:class:`PlayedOut`).
"""

from __future__ import annotations

from math import exp
from typing import Final, Protocol

from spinney.bots.network import Network, Outcome, network_for
from spinney.bots.search import TO_THE_END, Searcher
from spinney.engine.core import flow
from spinney.engine.core.scoring import scores
from spinney.engine.core.state import State
from spinney.engine.core.vectors import i64
from spinney.engine.game import Game
from spinney.engine.position import Position
from spinney.engine.rng import Rng
from spinney.engine.view import View

#: How many deals are enough to review a choice: with a network, and with playouts.
FORESEEN: Final = 16
PLAYED_OUT: Final = 100
#: With this few cards left in the deck, a game is played to its end rather than judged.
LAST_CARDS: Final = 10


class Prospect:
    """A choice, how good it looks at first sight, and what it leads to, deal by deal."""

    def __init__(self, action: int, preference: float) -> None:
        self.action = action
        self.preference = preference
        #: The seat's chance to win, and its final lead; in a solo game, its points.
        self.chances: list[float] = []
        self.margins: list[float] = []

    def add(self, chance: float, margin: float) -> None:
        self.chances.append(chance)
        self.margins.append(margin)

    def chance(self) -> float:
        return sum(self.chances) / float(len(self.chances))

    def margin(self) -> float:
        return sum(self.margins) / float(len(self.margins))


class Outlook(Protocol):
    """Estimates how a game will end."""

    #: How many deals are enough to review a choice.
    enough: int

    def prospects(self, view: View) -> list[Prospect]:
        """All choices of the seat, those that look best at first sight first."""

    def try_out(self, view: View, prospects: list[Prospect], rng: Rng, deals: int) -> None:
        """Try choices on a number of deals, the same for each."""

    def choose(self, s: State) -> i64:
        """The action it would take without trying anything."""

    def standing(self, game: Game, rng: Rng, deals: int) -> tuple[list[float], float]:
        """Each player's chance to win with all hands open, and an upper bound on its variance."""


class Foresight:
    """The outlook of a network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.enough = FORESEEN

    def prospects(self, view: View) -> list[Prospect]:
        s = view.core
        self.network.look([s], [view.seat])
        logits = self.network.logits(s)
        most = max(logits)
        powers = [exp(logit - most) for logit in logits]
        total = sum(powers)
        found = [Prospect(s.choices[i], powers[i] / total) for i in range(s.offered)]
        return sorted(found, key=_preference, reverse=True)

    def try_out(self, view: View, prospects: list[Prospect], rng: Rng, deals: int) -> None:
        states: list[State] = []
        for _ in range(deals):
            seed = rng.next()
            for prospect in prospects:
                s = view.redealt(seed)
                flow.choose(s, prospect.action)
                flow.advance(s)
                states.append(s)
        self.play_on(states, horizon(view.core))
        outcomes = self.outcomes(states, view.seat)
        for i in range(len(states)):
            outcome = outcomes[i]
            prospect = prospects[i % len(prospects)]
            prospect.add(outcome.chances[view.seat], lead(outcome.points, view.seat))

    def choose(self, s: State) -> i64:
        return self.network.choose(s)

    def play_on(self, states: list[State], turn: i64) -> None:
        """Play each table until that turn is over."""
        while True:
            running = [s for s in states if s.turn <= turn and not s.over]
            if not running:
                return
            chosen = self.network.choose_all(running)
            for i in range(len(running)):
                flow.choose(running[i], chosen[i])
                flow.advance(running[i])

    def outcomes(self, states: list[State], seat: int) -> list[Outcome]:
        """How the games are expected to end, or have ended, from what a seat knows."""
        running = [s for s in states if not s.over]
        told = self.network.outcomes(running, [seat] * len(running))
        found: list[Outcome] = []
        at = 0
        for s in states:
            if s.over:
                found.append(ended(s))
            else:
                found.append(told[at])
                at += 1
        return found

    def standing(self, game: Game, rng: Rng, deals: int) -> tuple[list[float], float]:
        """The mean of the seats' estimates; nothing is dealt, so the variance is 0."""
        seats = range(game.core.players)
        told = self.network.outcomes([game.core for _ in seats], list(seats))
        return [sum([o.chances[p] for o in told]) / float(len(told)) for p in seats], 0.0


class PlayedOut:
    """The outlook of the planner, which plays the game to the end."""

    def __init__(self, searcher: Searcher) -> None:
        self.searcher = searcher
        self.enough = PLAYED_OUT

    def prospects(self, view: View) -> list[Prospect]:
        return [Prospect(c.action, c.head_start) for c in self.searcher.candidates(view)]

    def try_out(self, view: View, prospects: list[Prospect], rng: Rng, deals: int) -> None:
        for _ in range(deals):
            seed = rng.next()
            for prospect in prospects:
                margin = self.searcher.tried(view, seed, prospect.action)
                chance = 0.5
                if margin != 0.0:
                    chance = float(margin > 0.0)
                prospect.add(chance, margin)

    def choose(self, s: State) -> i64:
        return self.searcher.policy.choose(s)

    def standing(self, game: Game, rng: Rng, deals: int) -> tuple[list[float], float]:
        """The estimate of a spectator who sees all hands but not the deck."""
        view = game.open_view()
        sums = [0.0] * game.core.players
        for _ in range(deals):
            shares = ended(self.searcher.ended(view, rng.next()).core).chances
            for p in range(len(sums)):
                sums[p] += shares[p]
        return [share / float(deals) for share in sums], 0.25 / float(deals)


def outlook_for(table: Position) -> Outlook:
    """The best outlook available for a table's cards."""
    network = network_for(table.deck)
    if network is None:
        return PlayedOut(Searcher.at(table, TO_THE_END))
    return Foresight(network)


def horizon(s: State) -> i64:
    """The last turn that is played before the table is judged."""
    return TO_THE_END if len(s.deck) - s.top <= LAST_CARDS else s.turn


def ended(s: State) -> Outcome:
    """The outcome of a finished game; players tied for the most points share the victory."""
    points = [float(score) for score in scores(s)]
    most = max(points)
    share = 1.0 / float(points.count(most))
    return Outcome([share if own == most else 0.0 for own in points], points)


def lead(points: list[float], seat: int) -> float:
    """A seat's lead over the best of the others; in a solo game, its points."""
    others = [points[p] for p in range(len(points)) if p != seat]
    return points[seat] - max(others) if others else points[seat]


def _preference(prospect: Prospect) -> float:
    return prospect.preference
