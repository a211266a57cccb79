"""Playing many games: the same seed gives the same games and the same digest."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spinney.bots import RANDOM, Bot
from spinney.cards.catalog import Deck
from spinney.engine import Game, Options, Rng
from spinney.engine.playout import play_out
from spinney.engine.replay import Record
from spinney.lab.inspection import inspected_game


@dataclass
class Result:
    """What a simulation found."""

    games: int = 0
    choices: int = 0
    turns: int = 0
    scores: list[int] = field(default_factory=list)
    digest: str = ""
    #: None: not audited.
    violations: list[str] | None = None
    #: Solo games won; None: not solo.
    won: int | None = None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "games": self.games,
            "choices": self.choices,
            "turns": self.turns,
            "scores": summary(self.scores),
            "digest": self.digest,
            "audit_violations": None if self.violations is None else len(self.violations),
        }
        if self.won is not None:
            data["won"] = self.won
        return data


def simulate(
    options: Options,
    games: int,
    seed: int,
    deck: Deck | None = None,
    audit: bool = False,
    bot: Bot = RANDOM,
    progress: Callable[[], None] = lambda: None,
) -> Result:
    """Play whole games, the same bot in every seat; ``progress`` is called after each."""
    result = Result(violations=[] if audit else None, won=0 if options.solo else None)
    digest = hashlib.sha256()
    for i in range(games):
        record = Record(options, derived_seed(seed, i, "deal"), deck)
        rng = Rng(derived_seed(seed, i, "play"))
        if audit:
            game = _audited(record, rng, bot, i, result)
        elif bot is RANDOM:
            game = _at_random(record, rng)
        else:
            game = _by_bot(record, rng, bot)
        result.games += 1
        result.choices += len(record.actions)
        result.turns += game.turn
        result.scores += game.scores()
        if options.solo and game.solo_result().won:
            result.won = (result.won or 0) + 1
        digest.update(bytes.fromhex(record.digest()))
        progress()
    result.digest = digest.hexdigest()
    return result


def _by_bot(record: Record, rng: Rng, bot: Bot) -> Game:
    """One bot in every seat, each time with what that seat may know."""
    game = record.start()
    while not game.over:
        record.actions.append(bot.decide(game.view(game.actor), rng))
        game.apply(record.actions[-1])
    return game


def _at_random(record: Record, rng: Rng) -> Game:
    """What the random bot would do, without a view for each choice."""
    game = record.start()
    play_out(game, rng, record.actions)
    return game


def _audited(record: Record, rng: Rng, bot: Bot, number: int, result: Result) -> Game:
    game, problems = inspected_game(record, rng, bot)
    assert result.violations is not None
    result.violations += [
        f"game {number} (seed {record.seed:x}): {problem}" for problem in problems
    ]
    return game


def derived_seed(seed: int, number: int, purpose: str) -> int:
    """128 bits for one purpose of one game (or one move), independent of all others."""
    text = f"{seed} {number} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])


def summary(scores: list[int]) -> dict[str, float]:
    """Mean and percentiles (nearest rank)."""
    if not scores:
        return {}
    ranked = sorted(scores)
    percentiles = {f"p{p}": ranked[(len(ranked) - 1) * p // 100] for p in (10, 50, 90)}
    return {"mean": round(sum(ranked) / len(ranked), 3), **percentiles}
