"""A game in the terminal: one person against bots (or the automa), by numbered choices."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.engine import Action, Game, Record, Rng
from spinney.engine.prompts import CaveCards, TakeCards
from spinney.engine.solo import SoloResult
from spinney.lab.clock import TurnClock
from spinney.lab.players import Player
from spinney.lab.simulate import derived_seed
from spinney.terminal.board import Board, heading
from spinney.terminal.coach import print_advice
from spinney.terminal.coaching import advice_texts
from spinney.terminal.files import write_record
from spinney.terminal.language import TypedCommands
from spinney.terminal.picks import Picks, asks_for_several
from spinney.terminal.score import Scorer
from spinney.terminal.seats import Seats
from spinney.text import Words
from spinney.text.names import plain

#: The most time a hint may take.
HINT_SECONDS = 1.0

#: The person's seat.
SEAT = 0

_NUMBERS = re.compile(r"\d+( +\d+)*")


def program() -> str:
    """The name this program was called by, so that suggested commands can be typed."""
    return sys.argv[0] if Path(sys.argv[0]).name == "spinney" else "spinney"


def is_sapling(action: int) -> bool:
    """Any card may be a sapling, so these choices are listed last."""
    return Action.of(action).kind == "face_down"


def end_text(words: Words, solo: SoloResult | None, winners: Sequence[str], points: int) -> str:
    """How a game ended: the winners and their points, or whether the challenge was met."""
    if solo is None:
        return words.get("play-end", winners=", ".join(winners), count=len(winners), points=points)
    return words.get(
        "play-solo-end", challenge=words.challenge(solo.challenge), reached=solo.reached,
        needed=solo.needed, points=solo.points, aim=words.medal(solo.medal),
        points_needed=solo.points_needed, won=solo.prize is not None,
        medal="" if solo.prize is None else words.medal(solo.prize),
    )  # fmt: skip


class TerminalGame:
    """Continues a record in the terminal, saving it after every action.

    The rival plays all bot seats; without one, the bots named in the record do.
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
        self.path = path
        self.words = words
        self.console = console
        self.ask = ask
        self.game = record.game()
        self.seed = record.seed
        self.notes = record.notes
        seats = Seats.of(record)
        self.names = [words.get("you"), *seats.names[1:]]
        players = [rival for _ in seats.bots] if rival else seats.players()
        self.bots = {seat: player.bot for seat, player in enumerate(players, SEAT + 1)}
        self.clock = TurnClock(record.options.players)
        self.board = Board(words, record.options.game)
        self.typed = TypedCommands(words)
        #: The game at each choice that can be undone to.
        self.undo_points: list[Game] = []
        self.shown_turn = -1

    def say(self, text: str | Text) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def run(self) -> None:
        """Play to the end, or until the user leaves; either way the game is saved."""
        self.say(self.words.get("play-welcome", path=str(self.path)))
        self._save()
        while not self.game.over:
            if self.game.actor in self.bots:
                self._bot_moves()
            elif not self._person_moves():
                self.say(self.words.get("play-left", program=program(), path=str(self.path)))
                return
        self._show_end()

    def _save(self) -> None:
        write_record(self.path, replace(self.game.record, notes=self.notes))

    # -- moves -----------------------------------------------------------------------------

    def _apply(self, action: int) -> None:
        events = self.game.apply(action)
        self._save()
        for event in events.seen_by(SEAT):
            line = self.words.event(self.game, event, self.names, SEAT)
            self.say(Text(f"  {line}", "italic" if event.player == SEAT else ""))

    def _bot_moves(self) -> None:
        self.undo_points.clear()
        seat = self.game.actor
        # The same choice for the same game and move, even after resuming (if its work is fixed).
        rng = Rng(derived_seed(self.seed, len(self.game.actions), "bot"))
        view = self.game.view(seat)
        action = self.bots[seat].decide(view, rng, self.clock.start(seat, self.game.turn))
        self.clock.stop()
        self._apply(action)

    def _person_moves(self) -> bool:
        """One choice by the user; False if they leave."""
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
        """The cards chosen so far, if the prompt asks for several."""
        game, prompt = self.game, self.game.prompt
        if not asks_for_several(prompt):
            return None
        row = game.options.solo is not None and isinstance(prompt, TakeCards | CaveCards)
        return Picks(prompt, game.legal(), row)

    def _answer(self, command: str | None, rest: str) -> None:
        """Everything other than a move: the table, a card's text, help."""
        if command == "table":
            self.shown_turn = -1
            self._show_table()
        elif command == "card" and rest:
            self._explain(rest)
        elif command == "hint":
            self._hint()
        elif command == "points" and self.game.options.visible_score:
            self._show_sheets()
        else:
            self.say(self.words.get("play-help"))

    def _hint(self) -> None:
        view, players = self.game.view(SEAT), len(self.names)
        clock = TurnClock(players).start(SEAT, self.game.turn)
        advice = advise(view, Budget(0, HINT_SECONDS, clock))
        print_advice(self.console, self.words, advice_texts(self.words, view, advice), players == 1)

    def _choose(self, actions: list[int]) -> None:
        """Take actions; they can be undone until something hidden is revealed."""
        before = self.game.copy()
        for action in actions:
            self._apply(action)
        if self.game.actor == SEAT and self.game.reveal_marker == before.reveal_marker:
            self.undo_points.append(before)
        else:
            self.undo_points.clear()

    def _undo(self) -> bool:
        if not self.undo_points:
            self.say(self.words.get("play-no-undo"))
            return False
        before = self.undo_points.pop()
        undone = self.game.actions[len(before.actions)]
        self.say(self.words.get("play-undone", action=self.words.action(before, undone)))
        self.game = before
        self.shown_turn = -1
        self._save()
        return True

    # -- showing ---------------------------------------------------------------------------

    def _show_picks(self, picks: Picks) -> None:
        """The question, and all cards to pick from."""
        self._show_table()
        self.say(heading(self.words.prompt(self.game, self.game.prompt)))
        for number, card in enumerate(picks.cards, 1):
            self._say_choice(number, self.words.card(self.game.game, card))
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
        """The whole table once a turn; in between, the choices are enough."""
        if self.shown_turn == self.game.turn:
            return
        self.shown_turn = self.game.turn
        self.say("")
        for line in self.board.lines(self.game.view(SEAT), self.names):
            self.say(line)
        self.say("")

    def _explain(self, part: str) -> None:
        """The text of every card whose name contains what was typed."""
        game = self.game.game
        wanted = plain(part)
        table = self.game.box.species.values()
        found = [s for s in table if wanted in plain(self.words.name(game, s.key))]
        if not found:
            self.say(self.words.get("play-no-card", name=part))
        for species in found:
            text = self.words.joined("list-semicolon", self.words.card_text(species).parts)
            name = self.words.name(game, species.key)
            self.say(self.words.get("labelled", label=name, text=text))

    def _show_sheets(self) -> None:
        Scorer(self.words).print_sheets(self.console, self.game, self.names)

    def _show_end(self) -> None:
        self._show_sheets()
        winners = [self.names[p] for p in self.game.winners()]
        solo = self.game.solo_result() if self.game.options.solo else None
        self.say(end_text(self.words, solo, winners, max(self.game.scores())))
        self.say(self.words.get("play-saved", program=program(), path=str(self.path)))
