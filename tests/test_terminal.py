"""The terminal game: undo, help, and what is shown or hidden."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from spinney.engine import Options, Record
from spinney.terminal.files import read_record
from spinney.terminal.play import TerminalGame
from spinney.terminal.seats import Seats
from spinney.text import words

Play = Callable[[list[str]], str]


class Session:
    """A terminal game with scripted answers."""

    def __init__(self, path: Path, options: Options, seed: int) -> None:
        self.path = path
        self.screen = io.StringIO()
        names = ["You", *(f"Bot {p}" for p in range(1, options.players))]
        seats = Seats(names, ["random" for _ in names[1:]])
        record = Record(options, seed, notes=seats.notes())
        console = Console(file=self.screen, no_color=True, width=100)
        self.answers: list[str] = []
        self.game = TerminalGame(record, path, words(), console, self._answer)

    def _answer(self, prompt: str) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    @property
    def actions(self) -> tuple[int, ...]:
        return self.game.game.actions

    def play(self, *answers: str) -> str:
        """Give these answers, then quit; returns the output."""
        self.answers = list(answers)
        self.screen.seek(0)
        self.screen.truncate()
        self.game.run()
        return self.screen.getvalue()


@pytest.fixture
def forest(tmp_path: Path) -> Session:
    return Session(tmp_path / "game.json", Options("forest", 2, start=0), 3)


def choice(session: Session, words: str) -> str:
    """The number of the choice with these words."""
    for line in session.play().splitlines():
        if words in line:
            return line.split()[0]
    raise AssertionError(f"no choice reads {words}")


def test_the_table_shows_hand_clearing_forests_and_how_things_stand(forest: Session) -> None:
    out = forest.play()
    for part in ("Your hand, 6 cards", "Clearing, 0 of 10:", "Bot 1: 0 points, 6 in hand"):
        assert part in out
    assert "0 of 3 winters" in out


def test_a_choice_can_be_taken_back_until_a_hidden_card_is_seen(forest: Session) -> None:
    before = forest.game.game.copy()
    number = choice(forest, "(cost 1)")
    out = forest.play(number, "u")
    assert "Undone: Play " in out
    assert forest.game.game == before
    assert read_record(forest.path).game() == before
    assert Seats.of(read_record(forest.path)).bots == ["random"]


def test_a_draw_cannot_be_taken_back(forest: Session) -> None:
    out = forest.play(choice(forest, "Draw from the deck"), "u")
    assert "Nothing to undo" in out
    assert forest.actions


def paying_two(session: Session) -> list[str]:
    """Start playing a card of cost 2; returns the lines of the cards to pay with."""
    out = session.play(choice(session, "(cost 2)"))
    return [line for line in out.split("Pay 2 more")[1].splitlines() if line[:3].strip().isdigit()]


def test_several_cards_are_picked_in_any_order_at_once(forest: Session) -> None:
    cards = paying_two(forest)
    assert len(cards) == 5
    actions = len(forest.actions)
    forest.play("4 2")
    assert len(forest.actions) >= actions + 2
    first, second = forest.actions[actions : actions + 2]
    assert first < second


def test_several_cards_are_picked_one_by_one(forest: Session) -> None:
    paying_two(forest)
    actions = len(forest.actions)
    out = forest.play("5", "1")
    assert "Type one number" in out
    assert len(forest.actions) >= actions + 2


def test_wrong_numbers_pick_nothing(forest: Session) -> None:
    paying_two(forest)
    actions = forest.actions
    out = forest.play("0", "1 1", "9 2", "1 2 3", "1 x")
    assert forest.actions == actions
    assert out.count("Type 2 numbers, in any order.") >= 4


def test_help_a_card_text_and_the_points_cost_no_move(forest: Session) -> None:
    before = forest.actions
    out = forest.play("?", "c wolf", "c unicorn", "p", "t", "0", "99", "x")
    assert "Wolf: Draw a card for each deer" in out
    assert 'No card\'s name contains "unicorn"' in out
    assert "Total" in out
    assert out.count("Your hand") == 2
    assert forest.actions == before


def test_no_card_of_a_rival_is_named_before_it_is_open(tmp_path: Path) -> None:
    session = Session(tmp_path / "game.json", Options("dartmoor", 3, start=0), 8)
    drawn = 0
    for _ in range(60):
        lines = session.play("1", "2").splitlines()
        for line in lines:
            if "Bot" in line and " draws " in line:
                assert line.strip() in ("Bot 1 draws a card", "Bot 2 draws a card")
                drawn += 1
    assert drawn > 10


def test_hidden_scores_are_not_shown(tmp_path: Path) -> None:
    session = Session(tmp_path / "g.json", Options("forest", 2, start=0, visible_score=False), 3)
    out = session.play("p")
    assert "0 points" not in out
    assert "Total" not in out


def test_the_last_winter_is_announced(tmp_path: Path) -> None:
    session = Session(tmp_path / "g.json", Options("forest", 2, start=0), 3)
    warned = False
    for _ in range(400):
        if session.game.game.over:
            break
        out = session.play("1", "2")
        warned |= "may end the game" in out
    assert session.game.game.over
    assert warned


def test_a_hint_shows_choices_and_reasons_and_moves_nothing(
    forest: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spinney.terminal.play.HINT_SECONDS", 0.02)
    before = forest.actions
    out = forest.play("h")
    assert "Win chance" in out
    assert "Why" in out
    assert forest.actions == before
