"""The compiled and the interpreted engine play the same games; and builds without a compiler.

Each of the first runs the other engine in a separate process.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spinney.bots import NoClock, make_bot
from spinney.cards.vocabulary import GAMES
from spinney.engine import Game, Options, Rng
from spinney.engine.core.vectors import COMPILED
from spinney.engine.playout import play_out
from spinney.engine.replay import Record
from spinney.lab.perft import perft
from spinney.lab.simulate import SimulationPlan, simulate
from tests.test_perft import POSITIONS, name

ROOT = Path(__file__).parent.parent


def environment(pure: bool) -> dict[str, str]:
    plain = {key: value for key, value in os.environ.items() if key != "SPINNEY_PURE"}
    return plain | {"SPINNEY_PURE": "1"} if pure else plain


def in_the_other_engine(code: str, *arguments: str) -> Any:
    """The JSON that a program prints when run by the other engine."""
    ran = subprocess.run(
        [sys.executable, "-c", f"import json, sys\n{code}", *arguments],
        env=environment(pure=COMPILED),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(ran.stdout)


def test_the_environment_chooses_the_engine() -> None:
    code = "from spinney.engine.core.vectors import COMPILED; print(json.dumps(COMPILED))"
    if COMPILED:
        assert in_the_other_engine(code) is False
    ran = subprocess.run(
        [sys.executable, "-m", "spinney", "--version"],
        env=environment(pure=True),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip().endswith("engine interpreted")


def test_a_plain_run_tests_the_compiled_engine() -> None:
    """A run without SPINNEY_PURE uses the compiled engine, if there is a compiler."""
    assert (not os.environ.get("SPINNEY_PURE")) == COMPILED or shutil.which("cc") is None


def test_all_modules_are_compiled_or_none() -> None:
    """Except for the modules that setup.py leaves uncompiled."""
    setup = (ROOT / "setup.py").read_text()
    (doors,) = re.findall(r"^DOORS = (\(.*?^\))", setup, re.M | re.S)
    (others,) = re.findall(r"^NOT_COMPILED = \{(.*?)^\}", setup, re.M | re.S)
    plain = {f"spinney.engine.{door}" for door in ast.literal_eval(doors)}
    plain |= {path.replace("/", ".") for path in re.findall(r'"([^"{]+)\.py"', others)}
    modules = [
        module
        for module_name, module in sys.modules.items()
        if module_name.startswith(("spinney.cards.", "spinney.engine.", "spinney.bots."))
        and module_name not in plain
    ]
    assert len(modules) > 20
    for module in modules:
        assert str(module.__file__).endswith(".py") != COMPILED, module


PLANS = [
    SimulationPlan(Options("forest"), 3),
    SimulationPlan(Options("forest", 4, ("alpine", "edge"), draft=True), 4),
    SimulationPlan(Options("dartmoor", 3), 5),
    SimulationPlan(Options("dartmoor", 1, solo="adder"), 6),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.options.game}{plan.seed}")
def test_both_engines_play_the_same_games(plan: SimulationPlan) -> None:
    here = simulate(plan, 40).to_json()
    code = """
from spinney.engine import Options
from spinney.lab.simulate import SimulationPlan, simulate
options, seed = json.loads(sys.argv[1])
plan = SimulationPlan(Options(**options | {"sets": tuple(options["sets"])}), seed)
print(json.dumps(simulate(plan, 40).to_json()))
"""
    assert in_the_other_engine(code, json.dumps([plan.options.to_json(), plan.seed])) == here


def bots_choices(name: str) -> list[int]:
    """What bots choose in a game; now and then a search is asked, too."""
    game = Game.new(name, players=3, seed=5)
    bots = [make_bot(bot) for bot in ("planner", "greedy", "network:level=4")]
    search = make_bot("search:sims=48")
    chosen: list[int] = []
    while not game.over:
        view = game.view(game.actor)
        if len(chosen) % 80 == 40:
            chosen.append(search.decide(view, Rng(1), NoClock()))
        chosen.append(bots[game.actor].decide(view, Rng(len(chosen)), NoClock()))
        game.apply(chosen[-1])
    return chosen


@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_the_same_in_both_engines(game: str) -> None:
    code = (
        "from tests.test_compiled import bots_choices; print(json.dumps(bots_choices(sys.argv[1])))"
    )
    here = bots_choices(game)
    assert len(here) > 100
    assert in_the_other_engine(code, game) == here


def test_both_engines_tell_the_same_replay() -> None:
    """Compares every choice, event and view."""
    game = Game.start_with(Options("forest", 3, ("alpine", "edge")), 11)
    play_out(game, Rng(12))
    record = game.record
    code = """
import tests.test_compiled as test
from spinney.engine.replay import Record
print(json.dumps(test.story(Record.from_json(json.loads(sys.argv[1])))))
"""
    there = in_the_other_engine(code, json.dumps(record.to_json()))
    assert there == story(record)
    assert len(there) > 200


def story(record: Record) -> list[Any]:
    """A game action by action, as plain data."""
    game = record.start()
    told: list[Any] = []
    for number, action in enumerate(record.actions):
        view = game.view(game.actor)
        other = view.determinize(number)
        events = [[repr(event), event.audience] for event in game.apply(action)]
        hidden = [list(other.core.hand(p)) for p in range(other.options.players)]
        told.append([view.legal(), events, hidden, list(other.core.deck), game.scores()])
    return told


@pytest.mark.parametrize("position", POSITIONS[::6], ids=name)
def test_both_engines_count_the_same_perft(position: Any) -> None:
    code = """
from spinney.lab.perft import Position, perft
options, seed, actions = json.loads(sys.argv[1])
print(json.dumps(perft(Position(options, seed, actions, 3).game(), 3)))
"""
    where = [position.options, position.seed, position.actions]
    assert in_the_other_engine(code, json.dumps(where)) == perft(position.game(), 3)


# -- building ------------------------------------------------------------------------------


def build(folder: Path, **changes: str) -> str:
    """Build in a copy of the sources; returns the build's output."""
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / part, folder)
    no_binaries = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "spinney", folder / "spinney", ignore=no_binaries)
    (folder / "spinney" / "engine" / "left_over.so").touch()
    ran = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=folder,
        env=environment(pure=False) | changes,
        capture_output=True,
        text=True,
        check=True,
    )
    assert not list(folder.glob("*.so"))
    assert not list(folder.glob("spinney/*/*.so"))
    command = [sys.executable, "-m", "spinney", "--version"]
    version = subprocess.run(
        command, cwd=folder, env=environment(pure=False), capture_output=True, text=True, check=True
    )
    assert version.stdout.strip().endswith("engine interpreted")
    return ran.stderr


def test_a_build_without_compiling(tmp_path: Path) -> None:
    said = build(tmp_path, SPINNEY_PURE="1")
    assert "SPINNEY_PURE is set; it will run interpreted" in said


def test_a_build_without_a_compiler(tmp_path: Path) -> None:
    said = build(tmp_path, CC="no-such-compiler")
    assert "there is no C compiler" in said
    assert "it will run interpreted" in said


#: Writes what no compiler can read, at once.
MYPYC = """
from pathlib import Path
from setuptools import Extension
def mypycify(*arguments, **options):
    Path("wrong.c").write_text("no C")
    return [Extension("spinney__mypyc", ["wrong.c"])]
"""


def test_a_build_that_the_compiler_cannot_do(tmp_path: Path) -> None:
    stub = tmp_path / "stub" / "mypyc"
    stub.mkdir(parents=True)
    (stub / "__init__.py").touch()
    (stub / "build.py").write_text(MYPYC)
    said = build(tmp_path, PYTHONPATH=str(stub.parent))
    assert "the engine could not be compiled" in said
    assert "it will run interpreted" in said
