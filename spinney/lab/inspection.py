"""A game under full inspection: everything the engine promises, checked on the way.

After every action the auditor recounts the table. At some positions, chosen by a random
generator of the inspector's own, it also checks that a copy plays on like the original, that
redealing what the actor does not know changes nothing the actor sees, and that within one prompt
every set of picks is reached in one way only. At the end the replay must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from spinney.bots import RANDOM, Bot
from spinney.engine import Game, Rng
from spinney.engine import actions as act
from spinney.engine.audit import Auditor, audit
from spinney.engine.core import flow, legal
from spinney.engine.core import frames as fr
from spinney.engine.playout import play_out
from spinney.engine.replay import Record
from spinney.lab.clock import TurnClock

#: One position in so many is looked at closely.
SAMPLE: Final = 40


def inspected_game(
    record: Record, rng: Rng, bots: Sequence[Bot] | None = None
) -> tuple[Game, list[str]]:
    """Let bots (or chance) play the record's game to the end; returns all violations found.

    >>> from spinney.engine import Options
    >>> inspected_game(Record(Options("dartmoor"), seed=7), Rng(1))[1]
    []
    """
    game = record.start()
    seats = bots or [RANDOM] * game.players
    auditor = Auditor()
    sampling = Rng(record.seed)
    clock = TurnClock(game.players)
    problems = auditor.check(game)
    while not game.over:
        seat = game.actor
        action = seats[seat].decide(game.view(seat), rng, clock.start(seat, game.turn))
        clock.stop()
        record.actions.append(action)
        twin = None
        if sampling.below(SAMPLE) == 0:
            problems += redeal_problems(game, sampling.next())
            problems += double_picks(game)
            twin = game.copy()
            twin.apply(action)
        game.apply(action)
        problems += auditor.check(game)
        if twin is not None and twin.snapshot() != game.snapshot():
            problems.append("a copy played on differently")
    if record.game().snapshot() != game.snapshot():
        problems.append("the replay ended differently")
    return game, problems


def redeal_problems(game: Game, seed: int) -> list[str]:
    """Redealing everything the actor does not know must leave its view as it is."""
    view = game.view(game.actor)
    other = view.determinize(seed)
    problems = [f"redealt: {line}" for line in audit(other)]
    seen = other.view(game.actor)
    play_out(other, Rng(seed))
    problems += [f"redealt and played on: {line}" for line in audit(other)]
    if seen.state.snapshot() != view.state.snapshot() or seen.prompt != view.prompt:
        problems.append("a redeal changed what the actor sees")
    return problems


def double_picks(game: Game) -> list[str]:
    """Sets of picks that one prompt reaches in two ways; order is free where it matters."""
    if fr.op_of(game) not in fr.LAST_PICK or game.solo:
        return []
    ways: Counter[tuple[int, ...]] = Counter()
    _count_ways(game, (), ways)
    return [f"picks {picks} are reached in {n} ways" for picks, n in ways.items() if n > 1]


def _count_ways(g: Game, picks: tuple[int, ...], ways: Counter[tuple[int, ...]]) -> None:
    """Follow every way through the prompt on top of the pending stack."""
    depth, op = g.depth, fr.op_of(g)
    legal.offer_choices(g)
    for action in list(g.choices[: g.offered]):
        if action in (act.SKIP, act.DONE):
            ways[tuple(sorted(picks))] += 1
            continue
        card = action - act.PICK
        now = (*picks, g.tables.same[card])
        after = g.copy()
        flow.choose(after, action)
        last = fr.LAST_PICK[op]
        if after.depth == depth and fr.op_of(after) == op and fr.operand(after, last) == card:
            _count_ways(after, now, ways)
        else:
            ways[tuple(sorted(now))] += 1
