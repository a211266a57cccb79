"""A table set up exactly as a test needs it, played by card names and audited after each action.

>>> t = table("forest", hand=["oak", "birch", "linden"], deck=["beech"])
>>> t.play("oak", pay=["birch", "linden"])
>>> t.forest()
[{'card': 'oak'}]
>>> t.clearing()
['beech', 'birch', 'linden']

Cards are named as in :mod:`spinney.engine.moves`; ``winter`` is a winter. Hosts are numbered per
player from 0, in the order they were laid. Player 0 is to move.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from spinney.engine import Action, Cause, Game
from spinney.engine.audit import audit
from spinney.engine.moves import is_named
from spinney.engine.notation import write_forests


class Table:
    """A game set up by a test; see :func:`table`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Any] = []  # Any: each test knows the kinds it gets

    # -- looking ---------------------------------------------------------------------------

    def hand(self, player: int = 0) -> list[str]:
        return sorted(card.name for card in self.game.players[player].hand if card)

    def clearing(self) -> list[str]:
        names = [card.name for card in self.game.clearing]
        return names if self.game.options.solo else sorted(names)

    def forest(self, player: int = 0) -> list[dict[str, Any]]:
        """The player's hosts in notation, symbols left out."""
        hosts: list[dict[str, Any]] = write_forests(self.game)["players"][player]["hosts"]

        def bare(value: Any) -> Any:
            if isinstance(value, list):
                return [v.partition("@")[0] for v in value]
            return value.partition("@")[0]

        return [{key: bare(value) for key, value in host.items()} for host in hosts]

    def cave(self, player: int = 0) -> int:
        return self.game.players[player].cave

    @property
    def prompt(self) -> Any:
        return self.game.prompt

    @property
    def asking(self) -> str | None:
        """The species whose card asks for a choice."""
        cause: Cause | None = self.prompt.cause
        return None if cause is None else cause.species

    @property
    def bonus(self) -> bool:
        """Whether a bonus asks for the choice."""
        return self.prompt.cause is not None and self.prompt.cause.kind == "bonus"

    @property
    def actor(self) -> int:
        return self.game.actor

    def choices(self) -> list[str]:
        """The legal actions as moves, without symbols or the other halves of played cards."""
        moves = (self.game.describe(action) for action in self.game.legal())
        bare = (re.sub("[@#][^/ ]*", "", move) for move in moves)
        return sorted(re.sub("(play [^/]*)/.*", r"\1", move) for move in bare)

    # -- acting ----------------------------------------------------------------------------

    def do(self, move: str | int) -> None:
        """Make a move and audit the state after every action."""
        for action in self.game.parse(move) if isinstance(move, str) else [move]:
            self.events = list(self.game.apply(action))
            assert audit(self.game) == []

    def _any(self, kind: str, name: str) -> int:
        """The first legal action of a kind whose card has this name, so that tests can be vague."""
        for action in self.game.legal():
            meant = Action.of(action)
            if meant.kind == kind and meant.card is not None:
                if is_named(name, self.game.cards[meant.card], meant.half):
                    return action
        raise AssertionError(f"cannot {kind} {name}; can {', '.join(self.choices())}")

    def play(self, card: str, at: tuple[int, str] | None = None, pay: Sequence[str] = ()) -> None:
        """Choose a half, then its slot ``(host, slot)`` and payment if asked for them."""
        self.do(self._any("play", card))
        if at is not None and not self.game.over and self.prompt.kind == "slot":
            self.slot(*at)
        self.pay(*pay)

    def slot(self, host: int, slot: str) -> None:
        self.do(f"at {host + 1} {slot}")

    def pay(self, *cards: str) -> None:
        """Pay with these cards, as far as a payment is asked for."""
        left = list(cards)
        while left and not self.game.over and self.prompt.kind == "pay":
            for card in left:
                try:
                    action = self._any("pick", card)
                except AssertionError:
                    continue
                left.remove(card)
                self.do(action)
                break
            else:
                raise AssertionError(f"cannot pay {left}; can {', '.join(self.choices())}")

    def sapling(self, card: str) -> None:
        self.do(self._any("face_down", card))

    def pick(self, card: str) -> None:
        self.do(self._any("pick", card))

    def take(self, card: str) -> None:
        self.do(self._any("take", card))

    def draw(self) -> None:
        self.do("draw")

    def use(self) -> None:
        self.do("use")

    def decline(self) -> None:
        self.do("skip")

    def done(self) -> None:
        self.do("done")

    def stuck(self) -> None:
        self.do("stuck")


def table(game: str = "forest", **arranged: Any) -> Table:
    """Player 0's turn begins with exactly this on the table; see :meth:`Game.arranged`."""
    made = Game.arranged(game, **arranged)
    assert audit(made) == []
    return Table(made)
