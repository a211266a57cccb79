"""A finished game told again, turn by turn: for those who look back at it.

When a game is over nothing is secret any more, so everybody is told the same, all hands included.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence

from spinney.engine import Game, Record
from spinney.server import protocol as pr
from spinney.server import wire
from spinney.server.content import Content
from spinney.server.pages import ASK_AGAIN
from spinney.server.views import event_told, players
from spinney.text import Words, words


class Turn(pr.Message):
    """What happened in a turn, and how the table lay after it.

    The first one is the set-up, and the player whoever begins.
    """

    #: Actions taken before it.
    action: int
    turn: int
    player: int
    deck: int
    winters: int
    clearing: list[int]
    players: list[pr.Player]
    events: list[wire.Event]


class History(pr.Message):
    """All turns of a finished game, in their order."""

    turns: list[Turn]


def history(record: Record, names: Sequence[str], lex: Words) -> History:
    """The game from its first card to its end; who has no name is called by the seat."""
    called = [name or lex.get("player-name", number=p + 1) for p, name in enumerate(names)]
    return History.model_construct(turns=list(_turns(record, called, lex)))


def _turns(record: Record, names: Sequence[str], lex: Words) -> Iterator[Turn]:
    """Extra turns are turns of their own; what the automa does belongs to the player's."""
    game = record.start()
    begun, turn, player = 0, 0, game.actor
    events: list[wire.Event] = []
    for number, action in enumerate(record.actions):
        if game.prompt.kind == "turn":
            announced = [events.pop()] if events and events[-1].kind == "turn" else []
            yield _turn(game, begun, turn, player if turn else game.actor, events)
            begun, turn, player, events = number, game.turn, game.actor, announced
        for event in game.apply(action):
            events.append(event_told(game, event, lex, names, None, points=True))
    yield _turn(game, begun, turn, player, events)


def _turn(game: Game, action: int, turn: int, player: int, events: list[wire.Event]) -> Turn:
    return Turn.model_construct(
        action=action,
        turn=turn,
        player=player,
        deck=game.deck_size,
        winters=game.winters,
        clearing=wire.to_wire(game.clearing),
        players=players(game),
        events=events,
    )


def stored(record: Record, names: Sequence[str], language: str) -> Content:
    """The history as it is sent."""
    body = history(record, names, words(language)).model_dump_json().encode()
    return Content(body, "application/json", ASK_AGAIN, {"gzip": gzip.compress(body)})
