"""A bot of your own. A bot is one method: it sees what its seat may know, and chooses.

Let it play: ``spinney arena first_bot.py:FirstBot greedy --games 40``
"""

from __future__ import annotations

from spinney.bots import Clock
from spinney.engine import Game, Rng, View


class FirstBot:
    """Tries each choice on a table that could be the real one, and takes the best."""

    name = "FirstBot"

    def __init__(self, card: float = 1.5) -> None:
        self.card = card  # what a card in the hand is worth; FirstBot:card=2 tries another value

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        """Choose one of ``view.legal()``; all chance comes from ``rng``.

        ``view.prompt.kind`` says what is asked ("turn", "slot", "pay" ...), ``view.hand``,
        ``view.clearing`` and ``view.scores()`` show the table, ``clock.spent()`` the seconds used.
        """
        table = view.determinize(rng.next())  # a whole game: what you cannot see is dealt anew
        return max(view.legal(), key=lambda action: self.worth(table, view.seat, action))

    def worth(self, table: Game, seat: int, action: int) -> float:
        """How good a choice is: the points when the turn is over, and the cards in hand."""
        game = table.copy()
        turn = game.turn
        game.push(action)
        while not game.over and game.actor == seat and game.turn == turn:
            game.push(game.legal()[0])  # the rest of the turn: whatever comes first
        return game.scores()[seat] + self.card * game.players[seat].hand_size
