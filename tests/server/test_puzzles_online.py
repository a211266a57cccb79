"""Puzzles over HTTP: right and wrong turns, moves taken back, and puzzles a person brings along."""

from __future__ import annotations

from typing import Any

from spinney.engine import Action
from spinney.puzzles import Puzzle, shipped
from spinney.puzzles.search import turn_of
from spinney.tables import wire
from tests.server.test_app import Open, Site, application

__all__ = ["application"]


def a_puzzle() -> Puzzle:
    return next(puzzle for puzzle in shipped("dartmoor").values() if puzzle.kind == "points")


def moves(line: tuple[int, ...]) -> list[dict[str, Any]]:
    return [{"actions": [wire.action(action).model_dump(exclude_none=True)]} for action in line]


def attempt(client: Site, path: str, made: list[dict[str, Any]], **more: Any) -> Any:
    return client.post(f"/api/puzzles/{path}", json={"name": "Ana", "moves": made} | more)


def own(puzzle: Puzzle, **changed: Any) -> dict[str, Any]:
    answer = puzzle.answer
    found = {
        "kind": answer.kind,
        "level": puzzle.level,
        "line": list(answer.line),
        "worth": answer.worth,
        "next_best": answer.next_best,
    }
    return {"replay": puzzle.record.to_json(), "puzzle": found | changed}


def test_the_best_turn_solves_it_and_no_other_does(application: Open) -> None:
    client, puzzle = application(), a_puzzle()
    path = f"dartmoor/{puzzle.key}"
    before = puzzle.game.scores()[puzzle.game.actor]
    right = attempt(client, path, moves(puzzle.answer.line)).json()["result"]
    assert right["solved"] is True
    assert right["points"] == right["best"] == puzzle.answer.worth - before
    worse = next(line for line in turn_of(puzzle.game).lines if line.worth < puzzle.answer.worth)
    wrong = attempt(client, path, moves(worse.actions)).json()["result"]
    assert wrong["solved"] is False
    assert wrong["points"] == worse.worth - before
    assert wrong["best"] == right["best"]
    shown = tuple(Action(**step["action"]).number for step in wrong["steps"])
    assert shown == puzzle.answer.line


def test_a_turn_that_is_not_over_or_taken_back_has_no_result(application: Open) -> None:
    client, puzzle = application(), a_puzzle()
    path, line = f"dartmoor/{puzzle.key}", moves(puzzle.answer.line)
    assert attempt(client, path, []).json()["result"] is None
    assert attempt(client, path, line[:1]).json()["result"] is None
    assert attempt(client, path, [*line, {"actions": []}]).json()["result"] is None
    again = attempt(client, path, [line[0], {"actions": []}, *line]).json()["result"]
    assert again["solved"] is True


def test_a_move_against_the_rules_is_refused(application: Open) -> None:
    client, puzzle = application(), a_puzzle()
    refused = attempt(client, f"dartmoor/{puzzle.key}", [{"actions": [{"kind": "use"}]}])
    assert (refused.status_code, refused.json()["code"]) == (409, "illegal")
    assert attempt(client, "dartmoor/0000000000", []).status_code == 404


def test_the_answer_of_a_puzzle_brought_along_is_only_told_to_who_brought_it(
    application: Open,
) -> None:
    """The server believes it, as it keeps nothing of it; but it must be a turn."""
    client, puzzle = application(), a_puzzle()
    line = moves(puzzle.answer.line)
    assert attempt(client, "own", line, own=own(puzzle)).json()["result"]["solved"] is True
    false = own(puzzle, worth=puzzle.answer.worth + 50)
    assert attempt(client, "own", line, own=false).json()["result"]["solved"] is False
    impossible = attempt(client, "own", line, own=own(puzzle, line=[1]))
    assert (impossible.status_code, impossible.json()["code"]) == (422, "bad_message")
    # What comes with the program is not changed by it.
    shipped_one = attempt(client, f"dartmoor/{puzzle.key}", line).json()["result"]
    assert shipped_one["solved"] is True
