"""Bots: they play whole games in every configuration, by what their seat knows and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from spinney.bots import BOTS, Bot, GreedyBot, PlannerBot, RandomBot, SearchBot
from spinney.engine import Game, Rng
from spinney.engine.solo import CHALLENGES

#: The levels, the searching one with so little work that a test can wait for it.
LEVELS: list[Bot] = [RandomBot(), GreedyBot(), PlannerBot(), SearchBot(16, 3, 4)]

TABLES: list[dict[str, Any]] = [
    {"game": "forest", "players": 2},
    {"game": "forest", "players": 3, "sets": ("alpine",), "draft": True},
    {"game": "forest", "players": 5, "sets": ("alpine", "edge")},
    {"game": "forest", "players": 4, "sets": ("edge",), "no_removal": True},
    {"game": "dartmoor", "players": 2},
    {"game": "dartmoor", "players": 5},
    {"game": "dartmoor", "solo": "adder"},
    {"game": "forest", "players": 2, "visible_score": False},
]


def played(bots: list[Bot], table: dict[str, Any], seed: int, most: int = 10_000) -> Game:
    """A game of these bots, each seeing its view; at most so many choices of it."""
    game, rng = Game.new(**table, seed=seed), Rng(seed)
    for _ in range(most):
        if game.over:
            break
        game.apply(bots[game.actor].decide(game.view(game.actor), rng))
    return game


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
@pytest.mark.parametrize("bot", LEVELS[:3], ids=lambda bot: bot.name)
def test_every_bot_plays_every_table_to_the_end(bot: Bot, table: dict[str, Any]) -> None:
    game = played([bot] * 5, table, 3)
    assert game.over


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_search_plays_every_table(table: dict[str, Any]) -> None:
    bots: list[Bot] = [LEVELS[3], LEVELS[2], LEVELS[1], LEVELS[2], LEVELS[1]]
    assert played(bots, table, 4, 60).turn > 3


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_the_planner_plays_every_challenge(challenge: str) -> None:
    game = played([PlannerBot()], {"game": "dartmoor", "solo": challenge}, 5)
    assert game.over


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2], TABLES[5]], ids=["2", "5", "dartmoor"])
@pytest.mark.parametrize("bot", LEVELS[1:], ids=lambda bot: bot.name)
def test_what_a_bot_cannot_know_changes_nothing(bot: Bot, table: dict[str, Any]) -> None:
    """The same decision on any table that looks the same from its seat."""
    game, rng, looked = Game.new(**table, seed=8), Rng(8), 0
    while not game.over and game.turn < 40:
        view = game.view(game.actor)
        if rng.below(6) == 0:
            decision = bot.decide(view, Rng(1))
            for seed in range(3):
                other = view.determinize(seed)
                assert bot.decide(other.view(game.actor), Rng(1)) == decision
            looked += 1
        choices = view.legal()
        game.apply(choices[rng.below(len(choices))])
    assert looked > 5


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
@pytest.mark.parametrize(
    ("better", "worse", "wins"), [("greedy", "random", 10), ("planner", "random", 10)]
)
def test_each_level_beats_random(game: str, better: str, worse: str, wins: int) -> None:
    """Ten deals; by the ladder's rates a single loss here is one in thousands."""
    won = 0
    for seed in range(10):
        seat = seed & 1
        bots = [BOTS[worse], BOTS[worse]]
        bots[seat] = BOTS[better]
        won += played(bots, {"game": game, "players": 2}, seed).winners() == [seat]
    assert won >= wins


def test_fixed_seeds_give_fixed_games() -> None:
    """Change these only on purpose: the same in both engines."""
    scores = {
        (bot.name, game): played([bot] * 2, {"game": game, "players": 2}, 1).scores()
        for bot in LEVELS[1:3]
        for game in ("forest", "dartmoor")
    }
    assert scores == PINNED


PINNED = {
    ("greedy", "forest"): [190, 203],
    ("greedy", "dartmoor"): [207, 159],
    ("planner", "forest"): [210, 145],
    ("planner", "dartmoor"): [148, 143],
}
