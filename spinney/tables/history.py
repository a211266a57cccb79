"""A finished game turn by turn, for looking back at it.

Once a game is over nothing is secret, so everyone gets the same, including all hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spinney.engine import Game, Record
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.views import event_message
from spinney.tables.wire import Plain
from spinney.text import Words


class Turn(pr.Message):
    """The events of a turn, and the table after it.

    The first one is the setup, and its player is the one who begins.
    """

    #: Number of actions before it.
    action: int
    turn: int
    player: int
    deck: int
    winters: int
    clearing: list[int]
    players: list[pr.Player]
    events: list[wire.Event]


class History(pr.Message):
    """All turns of a finished game, in order."""

    turns: list[Turn]


def history(record: Record, names: Sequence[str], lex: Words) -> History:
    """The game from the first card to the end; unnamed players are called by seat."""
    called = [name or lex.get("player-name", number=p + 1) for p, name in enumerate(names)]
    return History.model_validate({"turns": list(_turns(record, called, lex))})


def _turns(record: Record, names: Sequence[str], lex: Words) -> Iterator[Plain]:
    """Extra turns are separate turns; the automa's actions belong to the player's turn."""
    game = record.start()
    begun, turn, player = 0, 0, game.actor
    events: list[Plain] = []
    for number, action in enumerate(record.actions):
        if game.prompt.kind == "turn":
            announced = [events.pop()] if events and events[-1]["kind"] == "turn" else []
            yield _turn(game, begun, turn, player if turn else game.actor, events)
            begun, turn, player, events = number, game.turn, game.actor, announced
        for event in game.apply(action):
            events.append(event_message(game, event, lex, names, None, points=True))
    yield _turn(game, begun, turn, player, events)


def _turn(game: Game, action: int, turn: int, player: int, events: list[Plain]) -> Plain:
    table = game.plain()
    return {
        "action": action,
        "turn": turn,
        "player": player,
        **{what: table[what] for what in ("deck", "winters", "clearing", "players")},
        "events": events,
    }
