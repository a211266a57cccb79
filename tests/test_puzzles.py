"""Puzzles: the shipped ones are proved by searching their turns, some of them in a second way."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from spinney.engine import Game, GameError
from spinney.puzzles import (
    KINDS,
    LEVELS,
    Answer,
    Puzzle,
    all_shipped,
    answer_of,
    read,
    shipped,
    written,
)
from spinney.puzzles.making import make, puzzles_in
from spinney.puzzles.search import next_gain, own_points, turn_of
from tests.commands import Run

#: A part of the shipped puzzles is proved every day; 'spinney puzzles check' proves all.
PARTS = 10
TODAY = [p for i, p in enumerate(all_shipped()) if (i + date.today().toordinal()) % PARTS == 0]


def played_out(game: Game, seat: int) -> list[Game]:
    """All ends of a turn, found by undoing nothing and copying nothing but the record."""
    if game.over or game.actor != seat:
        return [game]
    found = []
    for action in game.legal():
        after = game.copy()
        after.apply(action)
        found += played_out(after, seat)
    return found


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_each_game_comes_with_200_puzzles_of_all_kinds(game: str) -> None:
    puzzles = shipped(game)
    assert Counter(puzzle.kind for puzzle in puzzles.values()) == dict.fromkeys(KINDS, 50)
    assert {puzzle.record.options.game for puzzle in puzzles.values()} == {game}
    assert {puzzle.level for puzzle in puzzles.values()} == set(LEVELS)


@pytest.mark.parametrize("puzzle", TODAY, ids=lambda puzzle: f"{puzzle.kind}-{puzzle.key}")
def test_its_answer_is_proved(puzzle: Puzzle) -> None:
    assert puzzle.prove() is None


@pytest.mark.parametrize("puzzle", TODAY[:6], ids=lambda puzzle: puzzle.key)
def test_no_sequence_of_choices_is_worth_more(puzzle: Puzzle) -> None:
    game = puzzle.game
    worth = Counter(puzzle.worth(end) for end in played_out(game, game.actor))
    best, second = sorted(worth, reverse=True)[:2]
    assert (best, second) == (puzzle.answer.worth, puzzle.answer.next_best)


@pytest.mark.parametrize("puzzle", TODAY[:6], ids=lambda puzzle: puzzle.key)
def test_the_hidden_cards_do_not_matter(puzzle: Puzzle) -> None:
    view = puzzle.game.view(puzzle.game.actor)
    for deal in range(100, 104):
        other = view.determinize(deal)
        for action in puzzle.answer.line:
            if not other.over:  # it may end early, but then nothing is missing
                other.push(action)
        assert puzzle.worth(other) == puzzle.answer.worth


def test_a_wrong_answer_is_noticed() -> None:
    puzzle = next(all_shipped())
    answer = puzzle.answer
    for claimed in (
        Answer(answer.kind, answer.line, answer.worth - 1, answer.next_best),
        Answer(answer.kind, answer.line, answer.worth, answer.next_best - 1),
        Answer("winter", answer.line, answer.worth, answer.next_best),
    ):
        assert Puzzle(puzzle.level, puzzle.record, claimed).prove() is not None
    worse = next(line for line in turn_of(puzzle.game).lines if line.worth < answer.worth)
    other = Answer(answer.kind, worse.actions, answer.worth, answer.next_best)
    assert Puzzle(puzzle.level, puzzle.record, other).prove() is not None


def test_a_turn_is_searched_to_its_end() -> None:
    """Also through effects and bonuses: no end of it is missing."""
    hand = ["oak", "red_squirrel", "tawny_owl", "wild_boar", "douglas_fir"]
    game = Game.arranged("forest", hand=hand)
    turn = turn_of(game)
    ends = {(line.actions, line.worth) for line in turn.lines}
    assert ends == {
        (line.actions, own_points(_after(game, line.actions), 0)) for line in turn.lines
    }
    assert len(turn.lines) == len(played_out(game, 0))


def _after(game: Game, actions: tuple[int, ...]) -> Game:
    after = game.copy()
    for action in actions:
        after.push(action)
    return after


def test_what_could_be_laid_next_must_be_paid_for() -> None:
    assert next_gain(Game.arranged("forest", hand=["douglas_fir", "birch"]), 0) == 1
    assert next_gain(Game.arranged("forest", hand=["douglas_fir", "birch", "birch"]), 0) == 5
    assert next_gain(Game.arranged("forest"), 0) == 0


def test_the_card_with_the_most_points_is_no_puzzle() -> None:
    game = Game.arranged("forest", hand=["douglas_fir", "birch", "birch"])
    assert answer_of(game) is None


def test_the_same_seed_finds_the_same_puzzles() -> None:
    found = list(puzzles_in("dartmoor", 5))
    assert found
    assert found == list(puzzles_in("dartmoor", 5))
    assert list(make("dartmoor", 1, 5)) == [found[0]]
    assert all(puzzle.prove() is None for puzzle in found)


def test_a_file_is_read_as_it_was_written() -> None:
    some = list(shipped("dartmoor").values())[:3]
    assert read(json.loads(written(some))) == some
    wrong: object
    for wrong in ({}, {"format": "spinney-puzzles", "puzzles": [{}]}, []):
        with pytest.raises(GameError, match="puzzles"):
            read(wrong)


def test_the_command_makes_and_proves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "more.json"
    how = ("--game", "dartmoor", "--count", "1", "--seed", "5", "--out", str(path))
    made = run("puzzles", "make", *how)
    assert made.status == 0
    assert str(path) in made.out
    assert run("puzzles", "check", str(path)).out == "All 1 puzzles are proved.\n"
    run("puzzles", "make", *how).failed("already exists")
    data = json.loads(path.read_text())
    data["puzzles"][0]["answer"]["worth"] += 1
    path.write_text(json.dumps(data))
    wrong = run("puzzles", "check", str(path))
    assert wrong.status == 1
    assert "1 of 1" in wrong.err
    path.write_text("{}")
    run("puzzles", "check", str(path)).failed("not a file of puzzles")
