"""Simulations: the same for any number of processes, and in constant memory."""

from __future__ import annotations

import pickle
import tracemalloc
from collections import Counter

import pytest

from spinney.bots.network import network_for
from spinney.cards.catalog import parse_deck
from spinney.engine import Game, Options, Rng
from spinney.engine.playout import play_games, play_out
from spinney.lab import simulate as lab
from spinney.lab.players import player
from spinney.lab.simulate import (
    VIOLATIONS,
    PlayedGame,
    Result,
    SimulationPlan,
    simulate,
    summary,
)
from spinney.lab.workers import ProcessPool
from tests.test_cli import corrected_deck
from tests.test_network import compiled_only


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNKS", (7, 3, 2))


@pytest.mark.usefixtures("small_chunks")
@pytest.mark.parametrize(
    ("plan", "games"),
    [
        (SimulationPlan(Options("forest", 3), 8), 25),
        (SimulationPlan(Options("dartmoor"), 8, players=(player("greedy"), player("random"))), 7),
        (SimulationPlan(Options("dartmoor", 1, solo="bats"), 8, audit=True), 5),
    ],
    ids=["random", "two bots", "audited solo"],
)
def test_the_number_of_jobs_changes_nothing(plan: SimulationPlan, games: int) -> None:
    played: list[int] = []
    alone = simulate(plan, games, progress=played.append)
    assert sum(played) == games
    assert len(played) > 2
    assert simulate(plan, games, ProcessPool(2)).to_json() == alone.to_json()


def test_chunks_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = SimulationPlan(Options("forest"), 3)
    whole = simulate(plan, 20)
    monkeypatch.setattr(lab, "CHUNKS", (3, 3, 3))
    assert simulate(plan, 20).to_json() == whole.to_json()


@compiled_only
@pytest.mark.parametrize("options", [Options("forest", 2), Options("dartmoor", 3)])
def test_a_network_plays_the_same_games_in_step(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they part, rounding has decided between two actions that are equally good to it."""
    plan = SimulationPlan(options, 3, players=(player("network"),))
    assert plan.in_step
    monkeypatch.setattr(lab, "IN_STEP", 4)
    network = network_for(options.deck)
    assert network is not None
    same = 0
    for played in plan.each(1, 6):
        alone = plan._played(played.number).game
        assert played.game.over
        assert played.game.seed == alone.seed
        pairs = enumerate(zip(played.game.actions, alone.actions, strict=False))
        parted = next((number for number, (one, other) in pairs if one != other), None)
        if parted is None:
            assert played.digest == PlayedGame(played.number, alone).digest
            same += 1
            continue
        s = alone.record.game(parted).core
        network.look([s], [s.player])
        logits = dict(zip(s.choices, network.logits(s), strict=False))
        one, other = (logits[game.actions[parted]] for game in (played.game, alone))
        assert one == pytest.approx(other, abs=1e-3)
    assert same > 3


def test_others_play_one_by_one() -> None:
    for options, bots in (
        (Options("forest", 2), ("network", "planner")),
        (Options("forest", 2), ("network:notices=50",)),
    ):
        assert not SimulationPlan(options, 3, players=tuple(map(player, bots))).in_step
    assert not SimulationPlan(
        Options("forest"), 3, audit=True, players=(player("network"),)
    ).in_step


def test_the_digest_names_seed_options_and_number_of_games() -> None:
    digests = {
        simulate(SimulationPlan(Options("forest"), seed), games).digest
        for seed in (1, 2)
        for games in (1, 2)
    }
    digests.add(simulate(SimulationPlan(Options("forest", visible_score=False), 1), 1).digest)
    assert len(digests) == 5


def test_a_plan_goes_to_other_processes_with_its_deck() -> None:
    plan = SimulationPlan(Options("dartmoor", 4), 9, parse_deck(corrected_deck()), True)
    there = pickle.loads(pickle.dumps(plan))
    assert there == plan
    assert there.bots == plan.bots
    assert there.play(0, 1) == plan.play(0, 1)


def test_violations_are_counted_but_not_all_kept() -> None:
    total = Result(audited=True)
    for _ in range(3):
        total.add(Result(games=1, violations=60, first_violations=["wrong"] * 60))
    assert total.violations == total.to_json()["audit_violations"] == 180
    assert len(total.first_violations) == VIOLATIONS


def test_a_summary_counts_every_score() -> None:
    scores = [7] * 3 + [1, 9, 9, 4, 30, 2, 2]
    ranked = sorted(scores)
    assert summary(Counter(scores)) == {
        "mean": 7.8,
        "p10": ranked[0],
        "p50": ranked[4],
        "p90": ranked[8],
    }
    assert summary(Counter()) == {}


def test_a_long_simulation_needs_no_more_memory_than_a_short_one() -> None:
    plan = SimulationPlan(Options("forest"), 1)
    simulate(plan, 20)
    peaks = []
    for games in (60, 600):
        tracemalloc.start()
        simulate(plan, games)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    # 540 more games add some digests in transit and some different scores. If games were kept,
    # their actions alone would be 540 lists of about 300 numbers, more than a megabyte.
    assert peaks[1] < peaks[0] + 300_000


def test_the_driver_inside_the_engine_plays_whole_games() -> None:
    options, rng, choices, turns = Options("dartmoor", 3), Rng(5), 0, 0
    for _ in range(3):
        game = Game.start_with(options, rng.next())
        choices += play_out(game, rng)
        turns += game.turn
    assert play_games(options, 5, 3) == (choices, turns)
