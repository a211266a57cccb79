"""Many games in parallel: one call takes an action in each and shows each one's next choice."""

from __future__ import annotations

from typing import Final

from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase
from spinney.engine.core import flow
from spinney.engine.core.ahead import read_ahead
from spinney.engine.core.challenge import solo_result
from spinney.engine.core.scoring import score
from spinney.engine.core.state import State
from spinney.engine.core.tables import tables_for
from spinney.engine.core.vectors import i16, i64, u8, vec
from spinney.engine.game import Game, IllegalActionError
from spinney.engine.hidden import Hidden
from spinney.engine.observation import Observer
from spinney.engine.options import Options
from spinney.engine.parts import MAX_PARTS, Parts
from spinney.engine.rng import Rng

#: The maximum number of legal actions listed; any beyond it are left out.
LISTED: Final = 64
#: How many games are read ahead together; a processor's cache can hold them.
BLOCK: Final = 64


class Batch:
    """Games with the same options, each seen by its actor; a new game replaces a finished one.

    The same seed gives the same games, whatever the number of rows. Nothing is recorded. With
    ``compact``, observations are compact and the legal actions are listed with their parts
    (:mod:`spinney.engine.parts`). With ``revealing``, what the actor cannot know is written, too
    (:mod:`spinney.engine.hidden`). If only some rows are ``shown`` at a time, which a processor's
    cache can hold, observations, parts and what is revealed are written at row % shown.
    """

    def __init__(
        self,
        options: Options,
        rows: int,
        seed: int = 0,
        deck: Deck | None = None,
        compact: bool = False,
        revealing: bool = False,
        shown: int = 0,
    ) -> None:
        deck = options.deck if deck is None else deck
        options.check_deck(deck)
        self.options = options
        self.deck = deck
        self._tables = tables_for(deck)
        self.players: i64 = options.players
        self.rows: i64 = rows
        #: Whether observations are written; without them stepping is faster.
        self.observing = True
        self._rngs: list[Rng] = []
        self._games: list[State] = []
        #: By row: the games that the last step ended.
        self._finished: dict[int, State] = {}
        self._ahead: i64 = 0
        self._start(seed)
        self.shown: i64 = shown or rows
        self.observer = Observer(options, deck, rows, compact, self.shown)
        self.revealing = revealing
        self.hidden = Hidden(self._tables, self.shown if revealing else 0)
        self.actors = vec[u8]([0] * rows)
        #: 1 where the last step ended a game: ``scores`` has its scores, and a new one has begun.
        self.ended = vec[u8]([0] * rows)
        self.scores = vec[i16]([0] * (rows * options.players))
        #: How far a solo game got towards the goal of its challenge.
        self.reached = vec[i16]([0] * rows)
        #: By row: how many actions are listed, and the parts of each.
        self.compact = compact
        self.action_parts = Parts(self._tables)
        self.listed = vec[u8]([0] * rows)
        listed: i64 = self.shown * LISTED if compact else 0
        self.parts = vec[i16]([0] * (listed * MAX_PARTS))
        self.show(0, rows)

    def reset(self, seed: int) -> None:
        """Start all games over."""
        self._start(seed)
        self._finished.clear()
        for row in range(self.rows):
            self.ended[row] = 0
        self.show(0, self.rows)

    def _start(self, seed: int) -> None:
        lots = Rng(seed)
        self._rngs = [Rng(seed_from(lots)) for _ in range(self.rows)]
        self._games = [self._new_game(rng) for rng in self._rngs]

    def _new_game(self, rng: Rng) -> State:
        state = State(self._tables, self.options)
        flow.start(state, seed_from(rng))
        return state

    def show(self, first: int, end: int) -> None:
        """Write these rows again."""
        for row in range(first, end):
            self._show(row, self._games[row])

    def _show(self, row: i64, g: State) -> None:
        self.actors[row] = u8(g.player)
        if self.observing:
            self.observer.observe(row, g, g.player)
            at = row % self.shown
            if self.compact:
                first = at * LISTED * MAX_PARTS
                self.listed[row] = u8(self.action_parts.write(g, self.parts, first, LISTED))
            if self.revealing:
                self.hidden.write(at, g, g.player)

    def game(self, row: int) -> Game:
        """A copy of one of the games, to inspect or to continue on its own."""
        return Game(self._games[row].copy(), self.deck, None)

    def finished(self, row: int) -> Game | None:
        """The game of a row that the last step ended; None if it goes on."""
        state = self._finished.get(row)
        return None if state is None else Game(state, self.deck, None)

    def put(self, row: int, state: State) -> None:
        """Continue from another position in a row, which must have the batch's options."""
        self._games[row] = state
        self._show(row, state)

    def step(self, actions: list[int]) -> None:
        """Take one action in every game; if any is illegal, none is taken."""
        if len(actions) != len(self._games):
            raise ValueError(f"{len(actions)} actions for {len(self._games)} games")
        self._check(actions)
        for first in range(0, self.rows, BLOCK):
            end = self._read_ahead(first)
            for row in range(first, end):
                self._take(row, actions[row])

    def choose(self, first: int, numbers: list[int]) -> None:
        """Take a listed action, by its number, in a block of games."""
        for i, number in enumerate(numbers):
            if not 0 <= number < self._games[first + i].offered:
                raise ValueError(f"no action is listed as {number} in game {first + i}")
        self._read_ahead(first)
        for i, number in enumerate(numbers):
            row: i64 = first + i
            self._take(row, self._games[row].choices[number])

    def _check(self, actions: list[int]) -> None:
        for row in range(self.rows):
            if not flow.offers(self._games[row], actions[row]):
                raise IllegalActionError(
                    Phrase(
                        "action-row",
                        "action {action} is not legal in game {row}",
                        action=str(actions[row]),
                        row=int(row),
                    )
                )

    def _read_ahead(self, first: i64) -> i64:
        """Prepare to step a block of games; returns where it ends."""
        end = min(first + BLOCK, self.rows)
        if self.rows > BLOCK:
            for row in range(first, end):
                self._ahead += read_ahead(self._games[row])
            if self.observing:
                for row in range(first, end):
                    self._ahead += self.observer.read_ahead(row)
        return end

    def _take(self, row: i64, action: i64) -> None:
        g = self._games[row]
        if self.ended[row]:
            self.ended[row] = 0
            self._finished.pop(row, None)
        flow.choose(g, action)
        flow.advance(g)
        if g.over:
            self.ended[row] = 1
            for p in range(self.players):
                self.scores[row * self.players + p] = i16(score(g, p))
            if g.solo:
                self.reached[row] = i16(solo_result(g).reached)
            self._finished[row] = g
            g = self._new_game(self._rngs[row])
            self._games[row] = g
        self._show(row, g)

    def random_actions(self, rng: Rng) -> list[int]:
        """A uniformly random legal action for every game."""
        actions: list[int] = []
        for row in range(self.rows):
            g = self._games[row]
            actions.append(g.choices[rng.below(g.offered)])
        return actions

    def play_random(self, steps: i64, rng: Rng) -> int:
        """Take this many random steps in every game; returns how many games ended."""
        ended: i64 = 0
        for _ in range(steps):
            for first in range(0, self.rows, BLOCK):
                end = self._read_ahead(first)
                for row in range(first, end):
                    g = self._games[row]
                    self._take(row, g.choices[rng.below(g.offered)])
                    ended += i64(self.ended[row])
        return ended


def seed_from(rng: Rng) -> i64:
    """A seed of 62 bits; with 63, compiled and interpreted code would disagree."""
    return rng.next() << 30 | rng.next() >> 2
