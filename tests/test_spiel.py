"""OpenSpiel's own tests of a game, and that its games are ours."""

from __future__ import annotations

import hashlib
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spinney.engine import Game, GameError, Options

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from spinney.lab.environments import rewards  # noqa: E402
from spinney.lab.environments.spiel import LONGEST  # noqa: E402

TABLES = {
    "python_spinney(deals=20)": Options("forest", 2),
    "python_spinney(deals=20,draft=True,players=3,reward=score)": Options("forest", 3, draft=True),
    "python_spinney(deals=20,no_removal=True,players=5,sets=alpine+edge)": Options(
        "forest", 5, ("alpine", "edge"), no_removal=True
    ),
    "python_spinney(deals=20,game=dartmoor,players=4,visible_score=False)": Options(
        "dartmoor", 4, visible_score=False
    ),
}


def played(name: str, seed: int) -> Any:
    """A whole game of random choices."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_open_spiel_is_content(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_its_games_are_ours(name: str) -> None:
    state = played(name, 3)
    deal, *actions = state.history()
    game = Game.start_with(TABLES[name], deal)
    for action in actions:
        game.push(action)
    assert game.over
    assert len(actions) < LONGEST
    reward = "score" if "score)" in name else "win"
    assert state.returns() == rewards(reward, game.scores())
    assert sum(state.returns()) == pytest.approx(0)


def test_a_playthrough_repeats(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # Thousands of numbers a seat and state: they are compared, but not written out.
    monkeypatch.setattr(
        generate_playthrough,
        "_format_tensor",
        lambda tensor, label: [f"{label}: {hashlib.sha256(tensor.tobytes()).hexdigest()}"],
    )
    file = tmp_path / "playthrough.txt"
    state = played("python_spinney(deals=3,game=dartmoor)", 1)
    text = generate_playthrough.playthrough(
        "python_spinney(deals=3,game=dartmoor)", state.history()
    )
    file.write_text(text)
    flags.FLAGS.mark_as_parsed()
    before, again = generate_playthrough.replay(str(file))
    assert again == before
    assert text.count("\n# State ") == len(state.history()) + 1
    assert f"Returns() = {[int(x) for x in state.returns()]}" in text


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_spinney").new_initial_state()
    state.apply_action(1)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_a_seat_sees_only_what_it_knows() -> None:
    rng = random.Random(5)
    state = pyspiel.load_game("python_spinney").new_initial_state()
    checked = set()
    for _ in range(80):
        state.apply_action(rng.choice(state.legal_actions()))
        seat, other = state.current_player(), state.clone()
        other.table = state.table.view(seat).determinize(9)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        if other.observation_string(1 - seat) != state.observation_string(1 - seat):
            checked.add(seat)
    assert checked == {0, 1}


def test_learners_find_their_environment() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game("python_spinney(deals=5)"),
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    env.seed(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ("reward=gain", "no reward 'gain'"),
        ("deals=0", "it can be from 1"),
        ("players=1", "2 to 5 can play"),
        ("sets=moon", "unknown set 'moon'"),
    ],
)
def test_a_game_that_cannot_be_is_refused(parameters: str, why: str) -> None:
    with pytest.raises((ValueError, GameError), match=re.escape(why)):
        pyspiel.load_game(f"python_spinney({parameters})")


def test_without_the_extra_it_says_what_is_missing() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport spinney.lab.environments.spiel"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = ran.stderr.strip().splitlines()[-1]
    assert last == "ImportError: the adapter needs OpenSpiel: pip install 'spinney[spiel]'"
