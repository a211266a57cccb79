"""A game under full inspection: everything the engine promises, checked on the way.

After every action the auditor recounts the table. At some positions, chosen with a separate random
generator, it also checks that a copy played without events continues like the original, that
redealing what the actor does not know changes nothing the actor sees, and that within one prompt
every set of picks can be reached in only one way. At the end the replay must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.bots import RANDOM, Bot
from spinney.engine import Game, Rng
from spinney.engine.audit import Auditor, audit, double_picks
from spinney.engine.playout import play_out
from spinney.lab.clock import TurnClock

#: One position in this many is checked closely.
SAMPLE: Final = 40


def inspected_game(game: Game, rng: Rng, bots: Sequence[Bot] | None = None) -> list[str]:
    """Let bots (or chance) play a game to the end; returns all violations found.

    >>> inspected_game(Game.new("dartmoor", seed=7), Rng(1))
    []
    """
    seats = bots or [RANDOM] * game.options.players
    auditor = Auditor()
    sampling = Rng(game.record.seed)
    clock = TurnClock(len(seats))
    problems = auditor.check(game)
    while not game.over:
        seat = game.actor
        action = seats[seat].decide(game.view(seat), rng, clock.start(seat, game.turn))
        clock.stop()
        twin = None
        if sampling.below(SAMPLE) == 0:
            problems += redeal_problems(game, sampling.next())
            problems += double_picks(game)
            twin = game.copy()
            twin.push(action)
        game.apply(action)
        problems += auditor.check(game)
        if twin is not None and not twin.same_as(game):
            problems.append("a copy played on differently")
    if not game.record.game().same_as(game):
        problems.append("the replay ended differently")
    return problems


def redeal_problems(game: Game, seed: int) -> list[str]:
    """Redealing everything the actor does not know must not change its view."""
    view = game.view(game.actor)
    other = view.determinize(seed)
    problems = [f"redealt: {line}" for line in audit(other)]
    seen = other.view(game.actor)
    play_out(other, Rng(seed))
    problems += [f"redealt and played on: {line}" for line in audit(other)]
    if not seen.same_as(view) or seen.prompt != view.prompt:
        problems.append("a redeal changed what the actor sees")
    return problems
