"""The worked example from end to end, on a short budget."""

from __future__ import annotations

import contextlib
import io
import re
import runpy
import sys
from pathlib import Path

import pytest

from spinney.bots import make_bot
from spinney.engine import Game, Rng
from spinney.lab.players import player
from spinney.lab.simulate import play_to_the_end

#: The same process trains the policy and tests it.
pytestmark = [pytest.mark.train, pytest.mark.xdist_group("training")]

EXAMPLE = Path(__file__).parent.parent / "examples" / "rl"


def run(*arguments: str) -> str:
    """Run the example as a program, in this process; returns its output."""
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(said):
        patch.syspath_prepend(str(EXAMPLE))
        patch.setattr(sys, "argv", ["train.py", *arguments])
        with contextlib.suppress(SystemExit):
            runpy.run_path(str(EXAMPLE / "train.py"), run_name="__main__")
    return said.getvalue()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A policy after four rounds, and the training's output."""
    policy = tmp_path_factory.mktemp("policy") / "forest.zip"
    said = run("--steps", "8192", "--games", "40", "--seed", "1", "--out", str(policy))
    return policy, said


def test_a_short_training_beats_random_play(trained: tuple[Path, str]) -> None:
    _, said = trained
    assert re.search(r"8,192 choices +lead +[+-]\d", said)
    won, against = re.findall(r"wins ([\d.]+)% of 40 games against (\w+)", said)[0]
    assert against == "random"
    assert float(won) > 60


def test_the_policy_plays_as_a_bot(trained: tuple[Path, str]) -> None:
    learned = player(f"{EXAMPLE / 'learned.py'}:Learned:policy={trained[0]}").bot
    game = Game.new("forest", players=2, seed=5)
    play_to_the_end(game, [learned, make_bot("random")], [Rng(1), Rng(2)])
    assert game.over
    assert game.record.game() == game


def test_help_has_an_example() -> None:
    assert "example: python examples/rl/train.py" in " ".join(run("--help").split())
