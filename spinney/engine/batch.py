"""Many games in parallel: one call takes an action in each and shows each one's next choice."""

from __future__ import annotations

from typing import Final

from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase
from spinney.engine.core import flow
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


class Batch:
    """Games with the same options, each seen by its actor; a new game replaces a finished one.

    The same seed gives the same games, whatever the number of rows. Nothing is recorded. With
    ``compact``, observations are compact and the legal actions are listed with their parts
    (:mod:`spinney.engine.parts`). With ``revealing``, what the actor cannot know is written, too
    (:mod:`spinney.engine.hidden`).
    """

    def __init__(
        self,
        options: Options,
        rows: int,
        seed: int = 0,
        deck: Deck | None = None,
        compact: bool = False,
        revealing: bool = False,
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
        self._start(seed)
        self.observer = Observer(options, deck, rows, compact)
        self.revealing = revealing
        self.hidden = Hidden(self._tables, rows if revealing else 0)
        self.actors = vec[u8]([0] * rows)
        #: 1 where the last step ended a game: ``scores`` has its scores, and a new one has begun.
        self.ended = vec[u8]([0] * rows)
        self.scores = vec[i16]([0] * (rows * options.players))
        #: How far a solo game got towards the goal of its challenge.
        self.reached = vec[i16]([0] * rows)
        #: By row: how many actions are listed, which ones, and the parts of each.
        self.compact = compact
        self.action_parts = Parts(self._tables)
        listed: i64 = rows * LISTED if compact else 0
        self.listed = vec[u8]([0] * rows)
        self.actions = vec[i16]([0] * listed)
        self.parts = vec[i16]([0] * (listed * MAX_PARTS))
        self._show_all()

    def reset(self, seed: int) -> None:
        """Start all games over."""
        self._start(seed)
        self._finished.clear()
        for row in range(self.rows):
            self.ended[row] = 0
        self._show_all()

    def _start(self, seed: int) -> None:
        lots = Rng(seed)
        self._rngs = [Rng(seed_from(lots)) for _ in range(self.rows)]
        self._games = [self._new_game(rng) for rng in self._rngs]

    def _new_game(self, rng: Rng) -> State:
        state = State(self._tables, self.options)
        flow.start(state, seed_from(rng))
        return state

    def _show_all(self) -> None:
        for row in range(self.rows):
            self._show(row, self._games[row])

    def _show(self, row: i64, g: State) -> None:
        self.actors[row] = u8(g.player)
        if self.observing:
            self.observer.observe(row, g, g.player)
            if self.compact:
                self._list(row, g)
            if self.revealing:
                self.hidden.write(row, g, g.player)

    def _list(self, row: i64, g: State) -> None:
        at = row * LISTED
        n = self.action_parts.write(g, self.parts, at * MAX_PARTS, LISTED)
        for i in range(n):
            self.actions[at + i] = i16(g.choices[i])
        self.listed[row] = u8(n)

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
        self._finished.clear()
        for row in range(self.rows):
            self._take(row, actions[row])

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

    def _take(self, row: i64, action: i64) -> None:
        g = self._games[row]
        flow.choose(g, action)
        flow.advance(g)
        self.ended[row] = 0
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
            self._finished.clear()
            for row in range(self.rows):
                g = self._games[row]
                self._take(row, g.choices[rng.below(g.offered)])
                ended += i64(self.ended[row])
        return ended


def seed_from(rng: Rng) -> i64:
    """A seed of 62 bits; with 63, compiled and interpreted code would disagree."""
    return rng.next() << 30 | rng.next() >> 2
