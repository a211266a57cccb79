"""A table as plain text: what everybody at it can see."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine import Game
from spinney.engine.notation import write_forests

#: The render mode of the environments.
ANSI: Final = "ansi"


def drawn(game: Game) -> str:
    """The deck, the clearing and every forest, host by host.

    >>> print(drawn(Game.new("forest", seed=3)).splitlines()[0])
    turn 1, player_1 to choose, 119 cards in the deck, 0 winters
    """
    who = "the game is over" if game.over else f"player_{game.actor} to choose"
    clearing = " ".join("/".join(half.species for half in card.halves) for card in game.clearing)
    lines = [
        f"turn {game.turn}, {who}, {game.deck_size} cards in the deck, {game.winters} winters",
        f"clearing: {clearing or '-'}",
    ]
    shown = game.over or game.options.visible_score
    scores = game.scores() if shown else ["?"] * game.options.players
    for seat, forest in enumerate(write_forests(game)["players"]):
        hand = len(game.players[seat].hand)
        lines.append(
            f"player_{seat}: {scores[seat]} points, {hand} in hand, {forest['cave']} in the cave"
        )
        lines += [f"  {_host(host)}" for host in forest["hosts"]]
    return "\n".join(lines)


def _host(host: dict[str, Any]) -> str:
    slots = (f"{slot} {' '.join(cards)}" for slot, cards in host.items() if slot != "card")
    return ", ".join((host["card"], *slots))
