"""The game and what one seat sees of it: the engine's public face.

>>> game = Game.new("dartmoor", players=3, seed=7)
>>> game.actor, game.prompt.kind
(1, 'cave_choice')
>>> events = game.apply(game.legal()[0])
>>> game.over
False
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex

from spinney.cards.catalog import Deck, shipped_deck
from spinney.cards.phrases import Phrase
from spinney.engine import challenge, scoring
from spinney.engine.actions import ACTION_SPACE
from spinney.engine.core import flow, knowledge, setup
from spinney.engine.core.state import State
from spinney.engine.core.tables import tables_for
from spinney.engine.core.vectors import i64
from spinney.engine.events import Events
from spinney.engine.options import GameError, Options
from spinney.engine.prompt import Prompt, prompt_of
from spinney.engine.rng import Rng
from spinney.engine.scoring import ScoreSheet
from spinney.engine.solo import SoloResult

#: Changes whenever the same seed and actions could lead to another game.
RULES_VERSION = 1

MAX_SEED = (1 << 128) - 1

#: In the place of a seat: somebody who has none.
ONLOOKER: Final = 7


class IllegalActionError(GameError):
    """An action that is not among the legal ones."""


def seat_of(s: State, player: SupportsIndex) -> int:
    """A seat that is at the table."""
    seat, seats = index(player), int(s.players)
    if not 0 <= seat < seats:
        raise GameError(
            Phrase("no-seat", "no seat {seat}; seats are 0 to {last}", seat=seat, last=seats - 1)
        )
    return seat


class Game(State):
    """A game in progress. Whoever is :attr:`actor` chooses one of :meth:`legal`.

    >>> game = Game.new("forest", players=2, seed=7)
    >>> while not game.over:
    ...     events = game.apply(game.legal()[-1])
    >>> game.scores(), game.winners()
    ([88, 44], [0])
    """

    @classmethod
    def new(
        cls,
        game: str,
        players: Any = None,
        seed: SupportsIndex = 0,
        deck: Deck | None = None,
        **options: Any,
    ) -> Game:
        """Set up a game.

        The options are those of :class:`Options`. The same arguments give the same game.

        >>> game = Game.new("forest", players=3, seed=7, sets=("base", "alpine"), draft=True)
        >>> game.prompt.kind
        'draft_keep'
        """
        if players is None:
            players = 1 if options.get("solo") else 2
        sets = tuple(options.pop("sets", ()))
        return cls.start_with(Options(game, players, sets, **options), index(seed), deck)

    @classmethod
    def start_with(cls, options: Options, seed: int, deck: Deck | None = None) -> Game:
        """Set up a game from options already made."""
        if not 0 <= seed <= MAX_SEED:
            raise GameError(
                Phrase("seed-bits", "seed {seed}; a seed has at most 128 bits", seed=str(seed))
            )
        if deck is None:
            deck = shipped_deck(options.game)
        options.check_deck(deck)
        g = cls(tables_for(deck), options)
        g.rng = Rng(seed)
        setup.set_up(g)
        flow.advance(g)
        return g

    @property
    def actor(self) -> int:
        """Whose choice it is; when the game is over, whoever moved last."""
        return self.player

    @property
    def prompt(self) -> Prompt:
        """What kind of choice the actor has."""
        if self.over:
            raise GameError(Phrase("no-choice", "the game is over; nobody has a choice"))
        return prompt_of(self)

    def legal(self) -> list[int]:
        """The actions the actor may take; empty only when the game is over.

        >>> 0 in Game.new("forest", seed=7).legal()  # to draw from the deck
        True
        """
        return list(self.choices[: self.offered])

    def apply(self, action: SupportsIndex) -> Events:
        """Take an action; returns what happened, up to the next choice.

        >>> game = Game.new("forest", seed=7)
        >>> [event.kind for event in game.apply(0)]
        ['drawn', 'drawn', 'turn']
        """
        action = action if isinstance(action, int) else index(action)
        if not self.offers(action):
            if self.over:
                raise IllegalActionError(
                    Phrase("action-over", "action {action}: the game is over", action=str(action))
                )
            raise IllegalActionError(
                Phrase(
                    "action-illegal",
                    "action {action} is not legal for player {player} at the choice '{choice}'",
                    action=str(action),
                    player=self.player,
                    choice=self.prompt.kind,
                )
            )
        flow.step(self, action)
        return Events(self.events)

    def offers(self, action: int) -> bool:
        """Is the action legal now?"""
        if not 0 <= action < ACTION_SPACE:
            return False
        wanted: i64 = action
        for i in range(self.offered):
            if self.choices[i] == wanted:
                return True
        return False

    def scores(self) -> list[int]:
        """Everybody's points as the table lies now."""
        return [scoring.score(self, p) for p in range(self.players)]

    def winners(self) -> list[int]:
        """The players with most points; ties share the victory."""
        scores = self.scores()
        return [p for p in range(self.players) if scores[p] == max(scores)]

    def score_sheet(self, player: SupportsIndex) -> ScoreSheet:
        """A player's points card by card, with what was counted.

        >>> Game.new("forest", seed=7).score_sheet(0).total
        0
        """
        return scoring.score_sheet(self, seat_of(self, player))

    def solo_result(self) -> SoloResult:
        """How a solo game stands against its challenge."""
        if not self.solo:
            raise GameError(Phrase("not-solo", "not a solo game"))
        return challenge.solo_result(self)

    def copy(self) -> Game:
        """The same game once more, to try something out on.

        >>> game = Game.new("forest", seed=7)
        >>> other = game.copy()
        >>> events = other.apply(other.legal()[0])
        >>> len(game.legal()) == len(other.legal())
        False
        """
        other = Game(self.tables, self.options)
        self.copy_into(other)
        return other

    def view(self, player: SupportsIndex) -> View:
        """What a seat may know."""
        return View(self, seat_of(self, player))

    def onlooker(self) -> View:
        """What somebody knows who only sees what lies open; no seat, so there is no hand."""
        return View(self, ONLOOKER)


class View:
    """A game as one seat knows it; :attr:`state` holds nothing else.

    >>> game = Game.new("forest", seed=7)
    >>> view = game.view(game.actor)
    >>> view.hand(1 - game.actor)
    [-1, -1, -1, -1, -1, -1]
    >>> view.deck_size, view.clearing
    (119, [])
    """

    def __init__(self, game: State, seat: int) -> None:
        self.seat = seat
        #: Whether the seat is to choose now.
        self.is_actor = game.player == seat and not game.over
        self.state = State(game.tables, game.options)
        game.copy_into(self.state)
        self.state.recording = False
        knowledge.redact(self.state, seat)
        self._redealer: knowledge.Redealer | None = None

    @property
    def actor(self) -> int:
        """Whose choice it is."""
        return self.state.player

    @property
    def over(self) -> bool:
        """Has the last winter come?"""
        return self.state.over

    @property
    def players(self) -> int:
        """How many play."""
        return self.state.players

    @property
    def clearing(self) -> list[int]:
        """The open cards; in the solo mode from left to right."""
        return list(self.state.clearing)

    @property
    def deck_size(self) -> int:
        """How many cards are still to come, winters included."""
        return len(self.state.deck) - self.state.top

    @property
    def may_be_last(self) -> bool:
        """Could the next deck card be the one that ends the game?"""
        s = self.state
        return s.winters == (0 if s.solo else 2) and s.top >= s.last_pile

    @property
    def prompt(self) -> Prompt | None:
        """The seat's choice; None when somebody else chooses."""
        return prompt_of(self.state) if self.is_actor else None

    def legal(self) -> list[int]:
        """The seat's legal actions; empty when somebody else chooses."""
        s = self.state
        return list(s.choices[: s.offered])

    def hand(self, player: SupportsIndex) -> list[int]:
        """A hand, -1 for each card the seat does not know."""
        return list(self.state.hand(seat_of(self.state, player)))

    def scores(self) -> list[int] | None:
        """Everybody's points, unless the table hides them during the game."""
        s = self.state
        if not s.options.visible_score and not s.over:
            return None
        return [scoring.score(s, p) for p in range(s.players)]

    def score_sheet(self, player: SupportsIndex) -> ScoreSheet | None:
        """A player's points card by card, unless the table hides them during the game."""
        s = self.state
        if not s.options.visible_score and not s.over:
            return None
        return scoring.score_sheet(s, seat_of(s, player))

    def determinize(self, seed: SupportsIndex) -> Game:
        """A full game that agrees with everything the seat knows; it records no events.

        >>> game = Game.new("forest", seed=7)
        >>> view = game.view(game.actor)
        >>> guess = view.determinize(seed=1)
        >>> list(guess.hand(view.seat)) == view.hand(view.seat)
        True
        """
        if not self.is_actor:
            raise GameError(
                Phrase("determinize", "a view can be determinized only while its seat is to choose")
            )
        if self._redealer is None:
            self._redealer = knowledge.Redealer(self.state, self.seat)
        g = Game(self.state.tables, self.state.options)
        self.state.copy_into(g)
        self._redealer.redeal(g, index(seed))
        return g
