"""Counts of choice sequences, which must not change without a new rules version.

``python -m tests.test_perft`` rewrites the file after a deliberate change to the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spinney.engine import RULES_VERSION
from spinney.lab.perft import Position, perft

FILE = Path(__file__).with_name("perft.json")

POSITIONS = [
    *(
        Position({"game": "forest", "players": players, "sets": sets}, seed, actions, depth)
        for seed, (players, sets, actions, depth) in enumerate(
            [
                (2, [], 0, 5),
                (2, [], 40, 5),
                (2, [], 120, 5),
                (3, ["alpine"], 60, 5),
                (4, ["edge"], 100, 5),
                (5, ["alpine", "edge"], 150, 5),
                (2, ["alpine", "edge"], 200, 5),
            ],
            start=1,
        )
    ),
    *(
        Position({"game": "forest", "players": players, "draft": True}, players, 0, 6)
        for players in (2, 3, 4, 5)
    ),
    *(
        Position({"game": "dartmoor", "players": players}, seed, actions, depth)
        for seed, (players, actions, depth) in enumerate(
            [(2, 0, 5), (2, 60, 5), (2, 180, 5), (3, 90, 5), (4, 120, 5), (5, 150, 5)], start=21
        )
    ),
    *(
        Position({"game": "dartmoor", "players": 1, "solo": challenge}, seed, actions, 5)
        for seed, (challenge, actions) in enumerate([("adder", 0), ("cave", 30)], start=31)
    ),
]


def counted(position: Position) -> dict[str, Any]:
    return {
        "options": position.options,
        "seed": position.seed,
        "actions": position.actions,
        "depth": position.depth,
        "count": perft(position.game(), position.depth),
    }


def name(position: Position) -> str:
    words = [str(value) for value in position.options.values()]
    return "-".join([*words, f"after{position.actions}"])


@pytest.mark.parametrize("position", POSITIONS, ids=name)
def test_perft(position: Position) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    assert data["rules"] == RULES_VERSION
    assert counted(position) in data["positions"]


def test_the_file_holds_exactly_these_positions() -> None:
    assert len(json.loads(FILE.read_text("utf-8"))["positions"]) == len(POSITIONS)


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(counted(position)) for position in POSITIONS)
    FILE.write_text(f'{{"rules": {RULES_VERSION}, "positions": [\n{lines}\n]}}\n', "utf-8")
