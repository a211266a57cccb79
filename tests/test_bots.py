"""Bots play whole games in every configuration, using only what their seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from spinney.bots import Bot, BotError, NoClock, make_bot
from spinney.bots.planner import policy_for
from spinney.bots.search import Budget
from spinney.engine import Game, GameError, Options, Rng
from spinney.engine.solo import CHALLENGES
from spinney.lab.arena import Journal, Tournament

#: The levels; search has so few playouts that it is fast enough for a test.
LEVELS: list[Bot] = [make_bot(name) for name in ("random", "greedy", "planner", "search:sims=24")]

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
    """A game of these bots, each seeing its own view; at most this many choices."""
    game, rng = Game.new(**table, seed=seed), Rng(seed)
    for _ in range(most):
        if game.over:
            break
        game.apply(bots[game.actor].decide(game.view(game.actor), rng, NoClock()))
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
    game = played([make_bot("planner")], {"game": "dartmoor", "solo": challenge}, 5)
    assert game.over


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2], TABLES[5]], ids=["2", "5", "dartmoor"])
@pytest.mark.parametrize("bot", LEVELS[1:], ids=lambda bot: bot.name)
def test_what_a_bot_cannot_know_changes_nothing(bot: Bot, table: dict[str, Any]) -> None:
    """It decides the same on every table that looks the same from its seat."""
    game, rng, looked = Game.new(**table, seed=8), Rng(8), 0
    while not game.over and game.turn < 40:
        view = game.view(game.actor)
        if rng.below(6) == 0:
            decision = bot.decide(view, Rng(1), NoClock())
            for seed in range(3):
                other = view.determinize(seed)
                assert bot.decide(other.view(game.actor), Rng(1), NoClock()) == decision
            looked += 1
        choices = view.legal()
        game.apply(choices[rng.below(len(choices))])
    assert looked > 5


# -- the ladder's lower rungs --------------------------------------------------------------


def won(game: str, better: str, worse: str, players: int, games: int) -> float:
    """Victories of one bot against copies of another, each deal from every seat."""
    plan = Tournament(Options(game, players, ()), (better, worse), games, 11)
    journal = Journal(plan)
    journal.run()
    return journal.pairs[0].won


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
@pytest.mark.parametrize(
    ("better", "worse", "at_least"),
    # At the win rates of the full ladder, fewer wins have a chance of less than one in a million.
    [("greedy", "random", 16), ("planner", "greedy", 13), ("planner", "random", 18)],
)
def test_each_level_beats_the_one_below(game: str, better: str, worse: str, at_least: int) -> None:
    assert won(game, better, worse, 2, 20) >= at_least


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_also_at_larger_tables(game: str) -> None:
    """A fair share would be ten wins each."""
    assert won(game, "planner", "greedy", 3, 30) > 15
    assert won(game, "planner", "greedy", 4, 40) > 14


# -- fixed work, time limits ---------------------------------------------------------------


def test_fixed_seeds_give_fixed_games() -> None:
    """The scores are the same in both engines; change them only on purpose."""
    scores = {
        (bot.name, game): played([bot] * 2, {"game": game, "players": 2}, 1).scores()
        for bot in LEVELS[1:3]
        for game in ("forest", "dartmoor")
    }
    assert scores == PINNED


PINNED = {
    ("greedy", "forest"): [190, 203],
    ("greedy", "dartmoor"): [207, 159],
    ("planner", "forest"): [131, 110],
    ("planner", "dartmoor"): [140, 115],
}


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_fixed_work_gives_fixed_decisions(game: str) -> None:
    planner, search = make_bot("planner"), make_bot("search:sims=48")
    decided = []
    for choices in (30, 90, 150):
        table = played([planner] * 2, {"game": game, "players": 2}, 6, choices)
        while table.prompt.kind != "turn":
            table.apply(planner.decide(table.view(table.actor), Rng(0), NoClock()))
        decided.append(search.decide(table.view(table.actor), Rng(2), NoClock()))
    assert decided == DECISIONS[game]


DECISIONS = {"forest": [0, 832, 0], "dartmoor": [0, 1045, 0]}


class Hourglass:
    """A clock that advances by ten milliseconds each time it is read."""

    def __init__(self, already: float = 0.0) -> None:
        self.now = already

    def spent(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("already", [0.0, 0.2, 5.0])
def test_search_keeps_to_the_time_of_its_turn(already: float) -> None:
    """It checks the clock after every playout and stops when the time is up."""
    game = played([make_bot("planner")] * 2, {"game": "forest", "players": 2}, 6, 40)
    while game.prompt.kind != "turn" or len(game.legal()) < 4:
        game.apply(game.legal()[0])
    clock = Hourglass(already)
    make_bot("search:ms=500").decide(game.view(game.actor), Rng(1), clock)
    assert clock.now <= max(0.55, already + 0.03)
    if not already:
        assert clock.now >= 0.5


def test_playouts_are_also_limited_by_the_time_for_them() -> None:
    def playouts(sims: int, seconds: float) -> int:
        return Budget(sims, seconds, NoClock()).playouts()

    assert playouts(10**6, 0.5) == playouts(0, 0.5) > 5
    assert playouts(5, 0.5) == playouts(5, 0.0) == 5


def test_a_budget_has_an_end() -> None:
    with pytest.raises(GameError, match="playouts or a time"):
        Budget(0, 0.0, NoClock())


# -- names and parameters ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("random", "random"),
        ("planner", "planner"),
        ("search", "search:ms=300"),
        ("search:ms=500", "search:ms=500"),
        ("search:sims=2000", "search:sims=2000"),
    ],
)
def test_a_bot_is_made_by_its_name(spec: str, name: str) -> None:
    bot = make_bot(spec)
    assert bot.name == name
    assert make_bot(bot.name).name == name


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("oracle", "unknown bot 'oracle'; choose from random, greedy, planner, search"),
        ("", "unknown bot ''"),
        ("planner:sims=3", "unknown parameter 'sims'; it has none"),
        ("search:depth=3", "unknown parameter 'depth'; choose from ms, sims"),
        ("search:sims", "sims must be a whole number"),
        ("search:sims=0", "sims must be a whole number"),
        ("search:sims=-5", "sims must be a whole number"),
        ("search:sims=1.5", "sims must be a whole number"),
        ("search:sims=99999999999", "sims must be a whole number"),
        ("search:sims=²", "sims must be a whole number"),
        ("search:sims=5,ms=5", "give only one of ms, sims"),
    ],
)
def test_what_is_no_bot(spec: str, message: str) -> None:
    with pytest.raises(BotError, match=message.replace("|", r"\|")):
        make_bot(spec)


@pytest.mark.parametrize(
    ("game", "species"), [("forest", ["mole", "raccoon"]), ("dartmoor", ["blanket_bog"])]
)
def test_the_planner_sees_what_effects_can_do(game: str, species: list[str]) -> None:
    """The Mole lays several cards in a turn, the Raccoon fills the cave, a moor doubles plants."""
    laid: set[str] = set()
    for seed in range(12):
        table = played([make_bot("planner")] * 2, {"game": game, "players": 2}, seed)
        for host in (host for player in table.players for host in player.forest):
            laid |= {host.name, *(one.half.species for slot in host.slots.values() for one in slot)}
    assert laid >= set(species)


def test_the_planner_sees_what_lies_in_the_clearing() -> None:
    """Laying a bat that takes a card gains more, the better the best card there is."""

    def gain(*clearing: str) -> float:
        oaks = [{"card": "sessile_oak"}] * 3
        hand = ["serotine_bat", "ash", "ash"]
        game = Game.arranged("dartmoor", hand=hand, forest=oaks, clearing=clearing)
        state = game.core
        policy = policy_for(state)
        policy.valuation.appraise(state, 0)
        policy.look_at_hand(state)
        (bat,) = (a for a in game.legal() if game.describe(a).startswith("play serotine_bat"))
        return policy.turn_gain(state, bat)

    nothing, something, better, best = (
        gain(*cards) for cards in ((), ("gnat",), ("gnat", "dartmoor_badger"), ("sessile_oak",))
    )
    assert nothing < something < better < best
