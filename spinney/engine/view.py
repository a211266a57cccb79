"""A game as one seat knows it, without anything hidden from it.

>>> from spinney.engine import Game
>>> game = Game.new("forest", seed=7)
>>> view = game.view(game.actor)
>>> me, rival = view.players[view.seat], view.players[1 - view.seat]
>>> str(me.hand[0]), rival.hand[0], view.deck_size
('linden', None, 119)
"""

from __future__ import annotations

from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase
from spinney.engine import plain
from spinney.engine.cards import Card
from spinney.engine.core import knowledge
from spinney.engine.core.scoring import scores
from spinney.engine.core.state import State, trail_card
from spinney.engine.moves import Choices
from spinney.engine.options import GameError
from spinney.engine.plain import Pay
from spinney.engine.plan import Plan, plan
from spinney.engine.prompts import Prompt, prompt_of
from spinney.engine.sheet import ScoreSheet

if TYPE_CHECKING:
    from spinney.engine.game import Game

#: The seat number of an onlooker, who has no seat.
ONLOOKER = 7


class View(Choices):
    """A game as one seat knows it; it contains nothing else.

    >>> from spinney.engine import Game
    >>> view = Game.new("dartmoor", seed=7).view(1)
    >>> view.prompt.kind, [view.describe(action) for action in view.legal()]
    ('cave_choice', ['cave 2', 'cave 3'])
    """

    __slots__ = ("_redealer", "is_actor", "seat")

    def __init__(self, game: State, deck: Deck, seat: int) -> None:
        core = game.copy()
        knowledge.redact(core, seat)
        super().__init__(core, deck)
        #: The seat whose view it is; see :attr:`onlooker` for a view without a seat.
        self.seat = seat
        #: Whether it is the seat's turn to choose.
        self.is_actor = game.player == seat and not game.over
        self._redealer: knowledge.Redealer | None = None

    @property
    def onlooker(self) -> bool:
        """Is it the view of an onlooker, who has no seat?"""
        return self.seat == ONLOOKER

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own hand; empty for an onlooker."""
        if self.onlooker:
            return ()
        return tuple(self.cards[c] for c in self.core.hand(self.seat))

    @property
    def prompt(self) -> Prompt | None:
        """The seat's choice; None if another player is choosing."""
        return prompt_of(self.core, self.cards) if self.is_actor else None

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that could still come, as far as the seat knows.

        Assumes a perfect memory: cards that were ever open are remembered. Unknown cards in
        rivals' hands, face down or removed before the game cannot be told from the deck. Winters
        are not listed.
        """
        core = self.core
        traced = {trail_card(int(record)) for record in core.trails}
        return tuple(
            self.cards[c]
            for c, place in enumerate(core.place)
            if place == knowledge.HIDDEN and c not in traced
        )

    @property
    def scores_shown(self) -> bool:
        return self.options.visible_score or self.over

    def scores(self) -> list[int] | None:
        """All players' points; None while the table hides them during the game."""
        if not self.scores_shown:
            return None
        return scores(self.core)

    def score_sheet(self, player: SupportsIndex) -> ScoreSheet | None:
        """A player's points card by card; None while the table hides them during the game."""
        return self.core_sheet(self.seat_of(player)) if self.scores_shown else None

    def plan(self) -> Plan:
        """Where each hand card could be laid, what it costs and what it would score."""
        return plan(self, self.seat)

    def plain_plan(self, pay: Pay | None = None) -> dict[str, Any]:
        """The plan as plain data, which takes a fraction of the time; ``pay`` chooses payments."""
        return plain.plan(self.core, self.seat, self.scores_shown, pay)

    def determinize(self, seed: SupportsIndex) -> Game:
        """A full game, randomly dealt, that agrees with everything the seat knows.

        >>> from spinney.engine import Game
        >>> view = Game.new("forest", seed=7).view(1)
        >>> guess = view.determinize(seed=1)
        >>> guess.players[1].hand == view.hand
        True
        """
        redealer = self._redealer or self._new_redealer()
        return _games().dealt(redealer.dealt(index(seed)), self.deck)

    def spare(self, seed: SupportsIndex) -> Game:
        """Like :meth:`determinize`, but it can be saved: to play on without the others.

        >>> from spinney.engine import Game
        >>> spare = Game.new("forest", seed=7).view(1).spare(seed=1)
        >>> Game.from_json(spare.to_json(), positions=True) == spare
        True
        """
        return _games().resumed(self.redealt(index(seed)), self.deck, index(seed))

    def redealt(self, seed: int) -> State:
        """The flat state behind :meth:`determinize`, for ``bots``."""
        return (self._redealer or self._new_redealer()).dealt(seed)

    def _new_redealer(self) -> knowledge.Redealer:
        if not self.is_actor:
            raise GameError(
                Phrase("determinize", "a view can be determinized only while its seat is to choose")
            )
        self._redealer = knowledge.Redealer(self.core, self.seat)
        return self._redealer

    def __repr__(self) -> str:
        who = "an onlooker" if self.onlooker else f"seat {self.seat}"
        return f"<view of {who}: {self.game}, turn {self.turn}>"


@cache
def _games() -> type[Game]:
    """Imported late: games create views and views create games."""
    from spinney.engine.game import Game

    return Game
