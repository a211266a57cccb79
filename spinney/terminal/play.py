"""A game in the terminal: one person against bots (or the automa), by numbered choices."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from spinney.bots import make_bot
from spinney.cards.catalog import SPECIES
from spinney.engine import Game, Rng
from spinney.engine.actions import FACE_DOWN, PLAY
from spinney.engine.events import Events
from spinney.engine.replay import Record
from spinney.terminal.board import Board, heading
from spinney.terminal.files import write_record
from spinney.terminal.score import Scorer
from spinney.terminal.seats import Seats
from spinney.text import Words

#: The person's seat.
SEAT = 0


def program() -> str:
    """How this program was called, so that what it advises can be typed."""
    return sys.argv[0] if Path(sys.argv[0]).name == "spinney" else "spinney"


def is_sapling(action: int) -> bool:
    """Any card may be a sapling, so these choices are listed last."""
    return FACE_DOWN <= action < PLAY


@dataclass(frozen=True)
class Moment:
    """A choice one can go back to."""

    game: Game
    actions: int


class TerminalGame:
    """Plays a record on in the terminal, saving it after every action."""

    def __init__(
        self,
        record: Record,
        path: Path,
        words: Words,
        console: Console,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.record = record
        self.path = path
        self.words = words
        self.console = console
        self.ask = ask
        self.game = record.game()
        seats = Seats.of(record)
        self.names = [words.get("you"), *seats.names[1:]]
        self.bots = {seat: make_bot(name) for seat, name in enumerate(seats.bots, SEAT + 1)}
        self.board = Board(words, self.names)
        self.moments: list[Moment] = []
        self.shown_turn = -1

    def say(self, text: str | Text) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the game is saved."""
        self.say(self.words.get("play-welcome", path=str(self.path)))
        write_record(self.path, self.record)
        while not self.game.over:
            if self.game.actor in self.bots:
                self._bot_moves()
            elif not self._person_moves():
                self.say(self.words.get("play-left", program=program(), path=str(self.path)))
                return
        self._show_end()

    # -- moves -----------------------------------------------------------------------------

    def _apply(self, action: int) -> None:
        self.record.actions.append(action)
        events = self.game.apply(action)
        write_record(self.path, self.record)
        self._log(events)

    def _log(self, events: Events) -> None:
        for event in events.seen_by(SEAT):
            line = self.words.event(self.game, event, self.names, SEAT)
            self.say(Text(f"  {line}", "italic" if event.player == SEAT else ""))

    def _bot_moves(self) -> None:
        self.moments.clear()
        seat = self.game.actor
        rng = Rng(self._bot_seed())
        self._apply(self.bots[seat].decide(self.game.view(seat), rng))

    def _bot_seed(self) -> int:
        """The same bot choice for the same game and move, also after resuming."""
        text = f"{self.record.seed} {len(self.record.actions)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])

    def _person_moves(self) -> bool:
        """One choice of the person; False if they leave."""
        choices = self.show_choices()
        while True:
            try:
                answer = self.ask(self.words.get("play-ask")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return False
            if answer == "q":
                return False
            if answer == "u":
                if self._undo():
                    return True
            elif answer.isdecimal() and 1 <= int(answer) <= len(choices):
                self._choose(choices[int(answer) - 1])
                return True
            else:
                self._answer(answer)

    def _answer(self, answer: str) -> None:
        """Everything that is not a move: the table, a card's text, help."""
        command, _, rest = answer.partition(" ")
        if command == "t":
            self.shown_turn = -1
            self._show_table()
        elif command == "c" and rest:
            self._explain(rest)
        elif command == "p" and self.record.options.visible_score:
            self._show_sheets()
        else:
            self.say(self.words.get("play-help"))

    def _choose(self, action: int) -> None:
        """Take an action; it can be undone as long as nothing hidden has come to light."""
        moment = Moment(self.game.copy(), len(self.record.actions))
        self._apply(action)
        if self.game.top != moment.game.top or self.game.actor != SEAT:
            self.moments.clear()
        else:
            self.moments.append(moment)

    def _undo(self) -> bool:
        if not self.moments:
            self.say(self.words.get("play-no-undo"))
            return False
        moment = self.moments.pop()
        undone = self.record.actions[moment.actions]
        self.say(self.words.get("play-undone", action=self.words.action(moment.game, undone)))
        del self.record.actions[moment.actions :]
        self.game = moment.game
        self.shown_turn = -1
        write_record(self.path, self.record)
        return True

    # -- showing ---------------------------------------------------------------------------

    def show_choices(self) -> list[int]:
        """The question and its numbered answers, in the order returned."""
        self._show_table()
        choices = sorted(self.game.legal(), key=is_sapling)
        self.say(heading(self.words.prompt(self.game, self.game.prompt)))
        for number, action in enumerate(choices, 1):
            what = self.words.action(self.game, action)
            self.say(Text(f"{number:>3}", "bold green").append(f"  {what}", "not bold default"))
        return choices

    def _show_table(self) -> None:
        """The whole table once a turn; in between the choices are enough."""
        if self.shown_turn == self.game.turn:
            return
        self.shown_turn = self.game.turn
        self.say("")
        for line in self.board.lines(self.game.view(SEAT)):
            self.say(line)
        self.say("")

    def _explain(self, part: str) -> None:
        """The text of every card whose name contains what was typed."""
        game = self.game.tables.game
        found = [s for s in SPECIES[game].values() if part in self.words.name(game, s.key).lower()]
        if not found:
            self.say(self.words.get("play-no-card", name=part))
        for species in found:
            text = self.words.card_text(species)
            parts = (text.placement, text.effect, text.permanent, text.bonus, text.points)
            name = self.words.name(game, species.key)
            self.say(f"{name}: {'; '.join(p for p in parts if p)}")

    def _show_sheets(self) -> None:
        scorer = Scorer(self.words)
        for p, name in enumerate(self.names):
            scorer.print_sheet(self.console, name, self.game, p, self.game.score_sheet(p))

    def _show_end(self) -> None:
        self._show_sheets()
        scores = self.game.scores()
        winners = [self.names[p] for p in self.game.winners()]
        if self.game.solo:
            result = self.game.solo_result()
            self.say(
                self.words.get(
                    "play-solo-end",
                    challenge=self.words.challenge(result.challenge),
                    medal=self.words.medal(result.medal),
                    reached=result.reached,
                    needed=result.needed,
                    points=result.points,
                    points_needed=result.points_needed,
                    won="yes" if result.won else "no",
                )
            )
        else:
            self.say(
                self.words.get(
                    "play-end", winners=", ".join(winners), count=len(winners), points=max(scores)
                )
            )
        self.say(self.words.get("play-saved", program=program(), path=str(self.path)))
