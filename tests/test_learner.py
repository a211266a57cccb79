"""Training a network, and exporting it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spinney.bots import Clock
from spinney.bots.network import Network
from spinney.bots.weights import read_weights
from spinney.cards.catalog import shipped_deck
from spinney.engine import COMPILED, Game, Options, Rng, View
from spinney.engine.batch import Batch

# PyTorch is imported in each test: without it, this file can still be collected.
pytestmark = [
    pytest.mark.train,
    pytest.mark.skipif(not COMPILED, reason="takes minutes interpreted"),
]


def test_a_network_is_trained_exported_and_resumed(tmp_path: Path) -> None:
    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe(
        "dartmoor", minutes=0.02, width=32, layers=1, actors=1, batches=2, rows=8, past=2,
        steps=8, batch=64, every=0, remember=0,
    )  # fmt: skip
    lines: list[dict[str, Any]] = []
    learner = Learner(recipe, tmp_path, lines.append)
    learner.train()
    assert lines
    assert lines[-1]["choices"] == learner.choices > 0
    assert learner.memories
    network = Network(read_weights(tmp_path / "network.net"), shipped_deck("dartmoor"))
    game = Game.new("dartmoor", seed=1)
    assert network.choose(game.core) in game.legal()
    again = Learner(recipe, tmp_path, lines.append)
    assert (again.seconds, again.choices) == (learner.seconds, learner.choices)
    for old, new in (
        (learner.net, again.net),
        (learner.mean, again.mean),
        (learner.critic, again.critic),
    ):
        before, after = old.state_dict(), new.state_dict()
        assert all(bool((before[name] == after[name]).all()) for name in before)
    again.board.stop[0] = 1

    # Another run can start from the exported network, whatever shape its own recipe has.
    wider = Learner(
        replace(recipe, width=48), tmp_path / "new", lines.append, tmp_path / "network.net"
    )
    assert (wider.seconds, wider.recipe.width, len(wider.memories)) == (0, 32, 1)
    assert wider.recipe.rate < recipe.rate
    assert wider.recipe.sparring == 1
    before, after = learner.mean.state_dict(), wider.net.state_dict()
    for name, value in before.items():
        seen = (wider.net.scale > 0) if name == "enter.weight" else 1
        off = ((value - after[name]) * seen).abs().max()
        assert off <= value.abs().max() / 100, name
    # It learns from its own choices against the planner, not from the planner's.
    wider.play()
    own, seat = wider.data.own, wider.data.seat
    sparring = wider.sparring.flatten()
    assert bool((own == (seat == wider.own_seat.flatten()))[:, sparring].all())
    assert not bool(own[:, sparring].all())
    wider.board.stop[0] = 1


def test_an_answer_meets_one_network_that_stays_as_it_is(tmp_path: Path) -> None:
    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe(
        "forest", minutes=0.02, width=32, layers=1, actors=1, batches=1, rows=8, past=2, steps=8,
        batch=32, every=0, remember=0,
    )  # fmt: skip
    learner = Learner(recipe, tmp_path, lambda line: None)
    learner.export("network")
    learner.board.stop[0] = 1
    answer = Learner(recipe, tmp_path / "answer", print, against=tmp_path / "network.net")
    met = {name: value.clone() for name, value in answer.memories[0].items()}
    (tmp_path / "answer").mkdir()
    answer.train()
    assert len(answer.memories) == 1
    past, net = answer.past.state_dict(), answer.net.state_dict()
    assert all(bool((past[name] == met[name]).all()) for name in met)
    assert any(bool((net[name] != met[name]).any()) for name in met)
    # It learns from its own choices only, in every game that is not rated.
    own, seat = answer.data.own, answer.data.seat
    learnt = ~answer.rated.flatten()
    assert bool((own == (seat == answer.own_seat.flatten()))[:, learnt].all())


def test_a_bot_plays_the_other_seats_of_its_games() -> None:
    from spinney.lab.training.actors import Board, Plan, Table

    plan = Plan((Options("forest", 3),), 1, 1, 1, rows=6, rated=1, past=1, sparring=2)
    board = Board(plan, 5000, 1000)
    table = Table(board, 0, 0, 0, 1)
    asked: list[int] = []

    class Noting:
        name = "noting"

        def decide(self, view: View, rng: Rng, clock: Clock) -> int:
            asked.append(view.seat)
            return view.legal()[-1]

    for _ in range(40):
        seats = list(table.batch.actors)
        asked.clear()
        table.step(Noting(), Rng(1))
        assert asked == [seats[row] for row in (3, 4, 5) if seats[row] != row % 3]


def test_what_is_exported_judges_like_what_was_trained() -> None:
    import numpy as np
    import torch

    from spinney.lab.training.export import exported, imported
    from spinney.lab.training.net import Net

    batch = Batch(Options("forest", 3), 4, seed=1, compact=True)
    rng = Rng(1)
    for _ in range(30):
        batch.step(batch.random_actions(rng))
    torch.manual_seed(1)
    parts = int(batch.action_parts.size)
    net, copy = (Net(batch.observer.layout, parts, 64, 2) for _ in range(2))
    for parameter in net.parameters():
        torch.nn.init.normal_(parameter, std=0.05)
    weights = exported(net, "forest", {})
    imported(copy, weights)
    network = Network(weights, shipped_deck("forest"), numpy=False)
    features = torch.tensor(list(batch.observer.features), dtype=torch.int16).view(4, -1)
    listed = torch.tensor(list(batch.parts), dtype=torch.int16).view(4, -1)
    with torch.no_grad():
        wanted = net.logits(net.trunk(net.see(features)), listed).numpy()
        back = copy.logits(copy.trunk(copy.see(features)), listed).numpy()
    for row in range(4):
        game = batch.game(row)
        network.look([game.core], [game.actor])
        got = np.array(network.logits(game.core))
        n = len(got)
        assert np.abs(got - wanted[row, :n]).max() < 0.05 * np.abs(wanted[row, :n]).max()
        assert np.abs(got - back[row, :n]).max() < 1e-3
