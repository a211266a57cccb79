"""Is a bot fit to play? It plays at every kind of table, each game twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spinney.cards.catalog import SETS
from spinney.cards.phrases import Phrase
from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine import Game, Options, Rng
from spinney.engine.solo import CHALLENGES
from spinney.lab.clock import TurnClock
from spinney.lab.own_bots import OwnBotError, at_deal
from spinney.lab.players import Player
from spinney.lab.simulate import play_to_the_end

TABLES: Final = (
    *(Options(game, players) for game in (FOREST, DARTMOOR) for players in range(2, 6)),
    Options(FOREST, 3, SETS[FOREST], draft=True),
    Options(DARTMOOR, 1, solo=next(iter(CHALLENGES))),
)


@dataclass(frozen=True)
class CheckedTable:
    """A table at which the bot played correctly."""

    options: Options
    mean: float
    ms_per_turn: float


def check(player: Player, seed: int = 0) -> Iterator[CheckedTable]:
    """Let the bot play against itself, table by table; raises :class:`OwnBotError` if it fails.

    >>> from spinney.lab.players import player
    >>> next(check(player("planner"))).options.players
    2
    """
    for options in TABLES:
        with at_deal(seed, 0):
            game, clock = _played(player, options, seed)
            if _played(player, options, seed)[0] != game:
                raise OwnBotError(
                    Phrase(
                        "own-bot-otherwise",
                        "{bot} plays the same game differently the second time; take all "
                        "randomness from rng and keep nothing between choices",
                        bot=player.name,
                    )
                )
        ms = 1000 * sum(clock.seconds) / sum(clock.turns)
        yield CheckedTable(options, sum(game.scores()) / options.players, ms)


def _played(player: Player, options: Options, seed: int) -> tuple[Game, TurnClock]:
    game, rng, seats = Game.start_with(options, seed), Rng(seed), options.players
    return game, play_to_the_end(game, [player.bot] * seats, [rng] * seats)
