"""A game in the terminal: one person against bots (or the automa), by numbered choices."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.cards.catalog import SPECIES
from spinney.engine import Game, Rng
from spinney.engine.actions import FACE_DOWN, PLAY
from spinney.engine.core.knowledge import came_to_light
from spinney.engine.events import Events
from spinney.engine.replay import Record
from spinney.lab.clock import TurnClock
from spinney.lab.players import Player
from spinney.lab.simulate import derived_seed
from spinney.terminal.board import Board, heading
from spinney.terminal.coach import print_advice
from spinney.terminal.files import write_record
from spinney.terminal.language import TypedCommands
from spinney.terminal.picks import Picks, asks_for_several
from spinney.terminal.score import Scorer
from spinney.terminal.seats import Seats
from spinney.text import Words
from spinney.text.names import plain

#: How long a hint may take.
HINT_SECONDS = 1.0

#: The person's seat.
SEAT = 0

_NUMBERS = re.compile(r"\d+( +\d+)*")


def program() -> str:
    """How this program was called, so that what it advises can be typed."""
    return sys.argv[0] if Path(sys.argv[0]).name == "spinney" else "spinney"


def is_sapling(action: int) -> bool:
    """Any card may be a sapling, so these choices are listed last."""
    return FACE_DOWN <= action < PLAY


@dataclass(frozen=True)
class UndoPoint:
    """A choice one can go back to."""

    game: Game
    actions: int


class TerminalGame:
    """Plays a record on in the terminal, saving it after every action.

    The rival plays all seats of bots; without one, the bots that the record names do.
    """

    def __init__(
        self,
        record: Record,
        path: Path,
        words: Words,
        console: Console,
        ask: Callable[[str], str] = input,
        rival: Player | None = None,
    ) -> None:
        self.record = record
        self.path = path
        self.words = words
        self.console = console
        self.ask = ask
        self.game = record.game()
        seats = Seats.of(record)
        self.names = [words.get("you"), *seats.names[1:]]
        players = [rival for _ in seats.bots] if rival else seats.players()
        self.bots = {seat: player.bot for seat, player in enumerate(players, SEAT + 1)}
        self.clock = TurnClock(self.game.players)
        self.board = Board(words, self.names)
        self.typed = TypedCommands(words)
        self.undo_points: list[UndoPoint] = []
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
        self.undo_points.clear()
        seat = self.game.actor
        # The same choice for the same game and move, also after resuming (if its work is fixed).
        rng = Rng(derived_seed(self.record.seed, len(self.record.actions), "bot"))
        view = self.game.view(seat)
        action = self.bots[seat].decide(view, rng, self.clock.start(seat, self.game.turn))
        self.clock.stop()
        self._apply(action)

    def _person_moves(self) -> bool:
        """One choice of the person; False if they leave."""
        picks = self._picks()
        choices = self.show_choices() if picks is None else []
        if picks is not None:
            self._show_picks(picks)
        while True:
            try:
                answer = self.ask(self.words.get("play-ask")).strip()
            except (EOFError, KeyboardInterrupt):
                return False
            command, rest = self.typed.split(answer)
            if command == "leave":
                return False
            if command == "undo":
                if self._undo():
                    return True
            elif picks is not None and _NUMBERS.fullmatch(answer):
                picks.add([int(n) for n in answer.split()])
                if picks.actions():
                    self._choose(picks.actions())
                    return True
                self._say_missing(picks)
            elif picks is None and answer.isdecimal() and 1 <= int(answer) <= len(choices):
                self._choose([choices[int(answer) - 1]])
                return True
            else:
                self._answer(command, rest)

    def _picks(self) -> Picks | None:
        """If several cards are asked for: those chosen so far."""
        game = self.game
        if not asks_for_several(game.prompt):
            return None
        return Picks(game.prompt, game.legal(), game.tables, game.solo)

    def _answer(self, command: str | None, rest: str) -> None:
        """Everything that is not a move: the table, a card's text, help."""
        if command == "table":
            self.shown_turn = -1
            self._show_table()
        elif command == "card" and rest:
            self._explain(rest)
        elif command == "hint":
            self._hint()
        elif command == "points" and self.record.options.visible_score:
            self._show_sheets()
        else:
            self.say(self.words.get("play-help"))

    def _hint(self) -> None:
        view = self.game.view(SEAT)
        clock = TurnClock(self.game.players).start(SEAT, self.game.turn)
        print_advice(
            self.console, self.words, view.state, advise(view, Budget(0, HINT_SECONDS, clock))
        )

    def _choose(self, actions: list[int]) -> None:
        """Take actions; they can be undone as long as nothing hidden has come to light."""
        point = UndoPoint(self.game.copy(), len(self.record.actions))
        for action in actions:
            self._apply(action)
        if self.game.actor == SEAT and came_to_light(self.game) == came_to_light(point.game):
            self.undo_points.append(point)
        else:
            self.undo_points.clear()

    def _undo(self) -> bool:
        if not self.undo_points:
            self.say(self.words.get("play-no-undo"))
            return False
        point = self.undo_points.pop()
        undone = self.record.actions[point.actions]
        self.say(self.words.get("play-undone", action=self.words.action(point.game, undone)))
        del self.record.actions[point.actions :]
        self.game = point.game
        self.shown_turn = -1
        write_record(self.path, self.record)
        return True

    # -- showing ---------------------------------------------------------------------------

    def _show_picks(self, picks: Picks) -> None:
        """The question, and all cards that can be picked."""
        self._show_table()
        self.say(heading(self.words.prompt(self.game, self.game.prompt)))
        for number, card in enumerate(picks.cards, 1):
            self._say_choice(number, self.words.card(self.game.tables, card))
        self._say_missing(picks)

    def _say_missing(self, picks: Picks) -> None:
        if picks.any_number:
            self.say(self.words.get("play-picks-any"))
        else:
            free = picks.free and not picks.numbers
            self.say(self.words.get("play-picks-exact", n=picks.missing, free=free))

    def _say_choice(self, number: int, what: str) -> None:
        self.say(Text(f"{number:>3}", "bold green").append(f"  {what}", "not bold default"))

    def show_choices(self) -> list[int]:
        """The question and its numbered answers, in the order returned."""
        self._show_table()
        choices = sorted(self.game.legal(), key=is_sapling)
        self.say(heading(self.words.prompt(self.game, self.game.prompt)))
        for number, action in enumerate(choices, 1):
            self._say_choice(number, self.words.action(self.game, action))
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
        wanted = plain(part)
        table = SPECIES[game].values()
        found = [s for s in table if wanted in plain(self.words.name(game, s.key))]
        if not found:
            self.say(self.words.get("play-no-card", name=part))
        for species in found:
            text = self.words.joined("list-semicolon", self.words.card_text(species).parts)
            name = self.words.name(game, species.key)
            self.say(self.words.get("labelled", label=name, text=text))

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
