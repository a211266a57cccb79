"""Training a network, and exporting it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from spinney import __version__
from spinney.bots import RANDOM, Clock, NoClock
from spinney.bots.network import Network
from spinney.bots.weights import read_weights
from spinney.cards.catalog import shipped_deck
from spinney.engine import COMPILED, Game, GameError, Options, Rng, View
from spinney.engine.batch import Batch
from spinney.lab.players import player
from tests.commands import Run

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


SMALL = """
from pathlib import Path
from spinney.lab.training.learner import Learner, Recipe
recipe = Recipe(
    "dartmoor", minutes={minutes}, width=32, layers=1, actors=1, batches=2, rows=8, past=2,
    steps=8, batch=64, every=0, save=0, remember=0, seed={seed},
)
"""
TRAINS = SMALL + "Learner(recipe, Path({folder!r}), lambda line: None).train()"


def test_a_training_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    from spinney.lab.training.curve import read_curve

    def program(minutes: float) -> list[str]:
        text = TRAINS.format(minutes=minutes, seed=3, folder=str(tmp_path))
        return [sys.executable, "-c", text]

    def choices() -> list[int]:
        return [line["choices"] for line in read_curve(tmp_path / "curve.jsonl")]

    with subprocess.Popen(program(0.15)) as first:
        while len(choices()) < 4 and first.poll() is None:
            time.sleep(0.05)
        first.send_signal(signal.SIGKILL)
    assert first.returncode == -signal.SIGKILL
    before = choices()
    # A line that is cut off, and one that is newer than the checkpoint.
    with (tmp_path / "curve.jsonl").open("a") as curve:
        curve.write(json.dumps({"choices": before[-1] + 10**9}) + "\n" + '{"choi')
    subprocess.run(program(0.15), check=True)
    after = choices()
    assert after[: len(before) - 1] == before[:-1]  # the last may be newer than its checkpoint
    steps = {b - a for a, b in pairwise(after)}
    assert len(after) > len(before)
    assert steps == {after[0]}
    assert read_curve(tmp_path / "curve.jsonl")[-1]["seconds"] >= 0.15 * 60
    header = read_weights(tmp_path / "network.net").about
    assert header["choices"] == after[-1]


def test_a_resumed_training_does_not_play_the_same_deals_again(tmp_path: Path) -> None:
    import torch

    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe(
        "forest", width=32, layers=1, actors=1, groups=1, batches=1, rows=8, past=2, steps=4,
        batch=16,
    )  # fmt: skip

    def first_looks(folder: Path) -> tuple[torch.Tensor, Learner]:
        learner = Learner(recipe, folder, print)
        learner.play()
        learner.board.stop[0] = 1
        return learner.data.x[0].clone(), learner

    seen, learner = first_looks(tmp_path)
    assert bool((first_looks(tmp_path)[0] == seen).all())  # the same seed
    learner.save()
    again, resumed = first_looks(tmp_path)
    assert resumed.choices == 2 * learner.choices
    assert not bool((again == seen).all(1).any())


def test_another_recipe_does_not_resume(tmp_path: Path) -> None:
    from spinney.lab.training.export import checksum
    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe("forest", width=32, layers=1, actors=1, groups=1, batches=1, rows=8, past=2)
    learner = Learner(recipe, tmp_path, print)
    learner.save()
    learner.board.stop[0] = 1
    with pytest.raises(GameError, match=r"another recipe.*seed: 1 \| 2"):
        Learner(replace(recipe, seed=2), tmp_path, print)
    network = tmp_path / "network.net"
    with pytest.raises(GameError, match=rf"start:  \| {checksum(network)}"):
        Learner(recipe, tmp_path, print, network)
    # A machine with more cores resumes with as many processes as before.
    resumed = Learner(replace(recipe, actors=2, every=7.0), tmp_path, print)
    resumed.board.stop[0] = 1
    assert resumed.recipe.actors == 1


def test_the_command_trains_and_draws_its_curve(run: Run, tmp_path: Path) -> None:
    import torch

    from spinney.lab.training.curve import read_curve

    out = tmp_path / "mine"
    command = ("train", "forest", "--minutes", "0.1", "--out", str(out), "--seed")
    assert str(out / "network.net") in run(*command, "5").out
    header = read_weights(out / "network.net").about
    assert (header["spinney"], header["torch"]) == (__version__, torch.__version__)
    assert header["recipe"]["seed"] == 5
    assert len(read_curve(out / "curve.jsonl")) > 0
    assert "<svg" in (out / "curve.svg").read_text("utf-8")
    # It is done, so the same command has nothing to do; another one is refused.
    before = (out / "network.net").read_bytes()
    run(*command, "5")
    assert (out / "network.net").read_bytes() == before
    run(*command, "6").failed("another recipe", "seed: 5 | 6")


def test_without_matplotlib_it_trains_all_the_same(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    out = tmp_path / "mine"
    said = run("train", "forest", "--minutes", "0.1", "--out", str(out)).out
    assert said.count("the learning curve is not drawn") == 1
    assert (out / "network.net").exists()
    assert not (out / "curve.svg").exists()


def test_a_pupil_comes_to_play_like_its_teacher(tmp_path: Path) -> None:
    import torch

    from spinney.lab.training.export import checksum
    from spinney.lab.training.learner import Learner, Recipe

    torch.set_num_threads(1)
    teacher = Path(str(files("spinney.bots") / "networks" / "forest.net"))
    recipe = Recipe("forest", actors=1, groups=1, batches=1, rows=64, steps=32).taught_by(teacher)
    assert recipe.teacher == checksum(teacher)
    small = replace(recipe, width=48, layers=1, batch=64)
    learner = Learner(small, tmp_path, print, teacher=teacher)
    assert learner.recipe == small
    far = []
    for _ in range(14):
        learner.play()
        far.append(learner.learn(0.0)["teacher"])
    learner.board.stop[0] = 1
    assert sum(far[-3:]) < 0.85 * sum(far[1:4])
    # The targets are what the teacher says, and add up to one.
    rows = learner.appraise()
    assert learner.teacher is not None
    targets = learner.teacher.target[rows]
    assert bool(torch.allclose(targets.sum(1), torch.ones(len(rows)), atol=1e-3))
    # The critic has learnt nothing: a pupil needs none.
    assert not bool(learner.critic.out.weight.any())


def test_a_short_training_beats_random_play(tmp_path: Path) -> None:
    """It plays as the bot that was written beside it."""
    import torch

    from spinney.lab.training.export import checksum
    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe(
        "forest", width=64, layers=1, actors=1, groups=1, batches=2, rows=32, past=2, batch=512,
        rate=1e-3, renewal=0.2,
    )  # fmt: skip
    torch.set_num_threads(1)  # more of them only get in each other's way
    learner = Learner(recipe, tmp_path, print)
    rounds = 20
    for number in range(rounds):
        learner.play()
        learner.learn(number / rounds)
    learner.export("network")
    learner.board.stop[0] = 1
    trained = player(f"{tmp_path}/network.py")
    assert checksum(tmp_path / "network.net") in trained.source
    assert trained.name == f"{tmp_path}/network.py:Trained"
    won = 0
    for deal in range(10):
        for seat in range(2):
            game, rng = Game.new("forest", seed=deal), Rng(deal)
            while not game.over:
                bot = trained.bot if game.actor == seat else RANDOM
                game.push(bot.decide(game.view(game.actor), rng, NoClock()))
            won += game.scores()[seat] > game.scores()[1 - seat]
    assert won >= 15


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


def test_an_answer_to_the_planner_learns_from_its_own_choices_in_every_game(tmp_path: Path) -> None:
    import torch

    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe(
        "forest", width=32, layers=1, actors=1, batches=1, rows=8, past=2, steps=8, batch=32
    ).answering_planner()
    learner = Learner(recipe, tmp_path, print)
    learner.play()
    assert all(options.players == 2 for options in learner.plan.kinds)
    learnt, own, seat = ~learner.rated.flatten(), learner.data.own, learner.data.seat
    assert bool((own == (seat == learner.own_seat.flatten()))[:, learnt].all())
    # The critic knows; and what the planner's seat looks like to the network decides nothing.
    assert bool((learner.data.hidden[..., -1] == learnt).all())
    for group in learner.groups:
        group.sight.value.fill_(torch.nan)
        group.sight.seat.copy_(1 - learner.own_seat[group.g])
    learner.ended.fill_(False)
    rows = learner.appraise()
    assert bool(learner.target[rows].isfinite().all())
    learner.board.stop[0] = 1


def test_more_or_less_practice_against_the_planner() -> None:
    from spinney.lab.training.learner import Recipe

    recipe = Recipe("forest")
    assert recipe.practising(0.5).sparring == 32
    assert recipe.practising(1.0).sparring == 64 - recipe.rated - recipe.past
    network = Path(str(files("spinney.bots") / "networks" / "forest.net"))
    assert recipe.starting_from(network).sparring == 12
    assert recipe.practising(0.5).starting_from(network).sparring == 32


def test_a_network_can_be_trained_again_by_its_own_recipe(tmp_path: Path) -> None:
    from spinney.lab.training.export import checksum
    from spinney.lab.training.learner import Learner, Recipe

    network = Path(str(files("spinney.bots") / "networks" / "forest.net"))
    recipe = Recipe.like(network, "forest", network)
    told = read_weights(network).about["recipe"]
    names = ("points", "rate", "sparring", "seed")
    assert all(getattr(recipe, name) == told[name] for name in names)
    assert recipe.start == checksum(network)
    with pytest.raises(GameError, match="was trained with --from; give that as well"):
        Recipe.like(network, "forest")
    small = replace(recipe, actors=1, batches=1, groups=1, rows=64, steps=2, batch=32)
    learner = Learner(small, tmp_path, print, network)
    assert learner.recipe == small
    learner.board.stop[0] = 1
    with pytest.raises(GameError, match=r"was trained for forest, not for dartmoor"):
        Recipe.like(network, "dartmoor")


def test_a_recipe_names_the_teacher_that_teaches(tmp_path: Path) -> None:
    from spinney.lab.training.export import checksum
    from spinney.lab.training.learner import Learner, Recipe

    shipped = Path(str(files("spinney.bots") / "networks"))
    large, small = shipped / "forest.net", shipped / "forest-small.net"
    told = read_weights(small).about["recipe"]["teacher"]
    assert Recipe.like(small, "forest", teacher=large).teacher == told == checksum(large)
    assert Recipe.like(small, "forest", teacher=small).teacher == checksum(small)
    with pytest.raises(GameError, match="was trained with --teacher; give that as well"):
        Recipe.like(small, "forest")
    with pytest.raises(GameError, match="was trained without --teacher; leave that out"):
        Recipe.like(large, "forest", large, large)
    with pytest.raises(GameError, match="was trained without --from; leave that out"):
        Recipe.like(small, "forest", large, large)
    # Only who starts from scratch has a teacher, and nobody who is to answer another.
    recipe = Recipe("forest", actors=1, groups=1, batches=1)
    for other, start, against in (
        (recipe, small, None),
        (recipe, None, large),
        (recipe.answering_planner(), None, None),
    ):
        with pytest.raises(GameError, match="without --from and --against"):
            Learner(other, tmp_path, print, start, against, teacher=large)


def test_the_command_follows_a_recipe_for_its_game_only(run: Run, tmp_path: Path) -> None:
    network = str(files("spinney.bots") / "networks" / "forest.net")
    command = ("train", "dartmoor", "--like", network, "--out", str(tmp_path / "out"))
    run(*command).failed("was trained for forest, not for dartmoor")
    run(*command, "--against", "planner").failed("only one of --like and --against")
    assert not (tmp_path / "out").exists()


def test_a_bot_plays_the_other_seats_of_its_games() -> None:
    from spinney.lab.training.actors import Board, Plan, Table

    plan = Plan((Options("forest", 3),), 1, 1, 1, rows=6, rated=1, past=1, sparring=2)
    batch = Batch(Options("forest"), 1, compact=True)
    board = Board(plan, int(batch.observer.layout.size), int(batch.hidden.size))
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


def test_choices_are_tried_out_on_the_same_deals() -> None:
    import numpy as np

    from spinney.lab.training.actors import FINISHED, JUDGED, Board, Plan, Table

    plan = Plan(
        (Options("forest", 3),), 1, 1, 1, rows=20, rated=1, past=1, questions=2, answers=2,
        deals=3, cycle=30,
    )  # fmt: skip
    assert plan.tried == 12
    assert list(plan.equals) == list(range(12, 18))
    batch = Batch(Options("forest"), 1, compact=True)
    board = Board(plan, int(batch.observer.layout.size), int(batch.hidden.size))
    table, rng = Table(board, 0, 0, 0, 1), Rng(1)
    seen = {JUDGED: 0, FINISHED: 0}
    questions = 0
    asked: list[tuple[int, int]] = []
    for rounds in range(1, 301):
        for row in range(20):
            board.choice[0, row] = rng.below(int(table.batch.listed[row]))
        table.step(RANDOM, rng)
        table.try_out(rounds, rng)
        table.show()
        for row in np.flatnonzero(board.due[0]).tolist():
            seat, turn = asked[row]
            seen[int(board.due[0, row])] += 1
            game = table.batch.game(row)
            if board.due[0, row] == JUDGED:
                assert (game.actor, game.core.turn > turn) == (seat, True)
            else:
                assert board.ended[0, row]
        ranks = board.rank[0].tolist()
        assert any(ranks) == (rounds % plan.cycle == 0)
        if any(ranks):
            asked = [
                (int(table.batch.actors[row]), table.batch.game(row).core.turn) for row in range(12)
            ]
            assert ranks == [1, 2] * 6 + [0] * 8
            for first in (0, 6):
                questions += 1
                # They look alike to the player, as one of the other games does, and both answers
                # are tried on each of three deals.
                seen_by = board.features[0, first : first + 6]
                assert (seen_by == seen_by[0]).all()
                assert (board.features[0, plan.equals] == seen_by[0]).all(1).any()
                games = [table.batch.game(row) for row in range(first, first + 6)]
                decks = [tuple(game.core.deck) for game in games]
                assert decks[0::2] == decks[1::2]
                assert len(set(decks)) == 3
    assert questions == 20
    assert seen[JUDGED] > 60
    assert sum(seen.values()) <= 120


def test_answers_with_better_results_become_likelier(tmp_path: Path) -> None:
    import torch

    from spinney.lab.training.learner import Learner, Recipe

    recipe = Recipe(
        "forest", minutes=0.02, width=32, layers=1, actors=1, groups=1, batches=2, rows=32,
        past=2, steps=32, batch=64, every=0, questions=1,
    )  # fmt: skip
    learner = Learner(recipe, tmp_path, print)
    for _ in range(2):
        learner.play()
        learner.learn(0.0)
    trials = learner.trials
    # What was tried is not learnt from like a choice of one's own, nor is the game that made room.
    assert int(learner.cut[-1].sum()) == 24
    assert not bool(learner.data.own[0, learner.in_trial.flatten()].any())
    # The second answer is better on two deals, and not known on the others.
    trials.asked.fill_(True)
    trials.verdicts.fill_(torch.nan)
    trials.verdicts[..., :2, :] = torch.tensor([0.0, 0.5, 0.0])
    trials.weigh()
    before = torch.softmax(trials.logits.flatten(0, 2), 1)
    best = before.topk(3).indices
    then, now = before.gather(1, best), trials.target.gather(1, best)
    assert bool(torch.allclose(trials.target.sum(1), torch.ones(2)))
    assert bool(torch.allclose(then.sum(1), now.sum(1)))
    ratio = now / then
    assert bool(torch.allclose(ratio[:, 1] / ratio[:, 0], torch.full((2,), 2.5).exp(), rtol=1e-3))
    # Learning from it moves the network there.
    trials.picked[...] = torch.arange(2).repeat(32)
    losses = []
    for _ in range(20):
        loss = trials.loss()
        losses.append(float(loss.detach()))
        learner.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        learner.optimizer.step()
    assert losses[-1] < 0.5 * losses[0]
    # A question whose results are known on fewer than half of the deals is not learnt from.
    trials.verdicts[..., 1, 0] = torch.nan
    trials.weigh()
    assert len(trials.answered) == 0
    learner.board.stop[0] = 1


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
