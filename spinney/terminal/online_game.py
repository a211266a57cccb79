"""A game at a server's table, in the terminal: shows what happens and sends the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from pydantic import ValidationError
from rich.console import Console
from rich.text import Text

from spinney.client import Server, TableConnection
from spinney.engine import GameError
from spinney.engine.prompts import Pick
from spinney.engine.solo import SoloResult
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.protocol import Refusal
from spinney.terminal.board import heading
from spinney.terminal.language import TypedCommands
from spinney.terminal.online_board import OnlineBoard, plain_text
from spinney.terminal.picks import Picks
from spinney.terminal.play import end_text
from spinney.terminal.refusals import NotPossible, table_bot_name
from spinney.text import Words
from spinney.text.lexicon import sentence

#: The bot that plays when the user names none.
STAND_IN = "planner"

Ask = Callable[[str], Awaitable[str]]


@dataclass
class Question:
    """What a seat is asked: an action for each number, or cards to pick."""

    seat: int
    move: int
    actions: list[wire.Action]
    picks: Picks | None

    def chosen(self, numbers: list[int]) -> list[wire.Action]:
        """The actions for these numbers; empty if they are wrong or incomplete."""
        if self.picks is not None:
            self.picks.add(numbers)
            return [wire.action(number) for number in self.picks.actions()]
        if len(numbers) == 1 and 1 <= numbers[0] <= len(self.actions):
            return [self.actions[numbers[0] - 1]]
        return []


class OnlineGame:
    """One table, until the user leaves it or moves to the next."""

    def __init__(
        self,
        server: Server,
        code: str,
        token: str | None,
        words: Words,
        console: Console,
        ask: Ask,
    ) -> None:
        self.server = server
        self.code = code
        self.token = token
        self.words = words
        self.console = console
        self.ask = ask
        self.table: TableConnection
        self.board: OnlineBoard
        self.question: Question | None = None
        self.over = False
        self.leaving = False
        #: The table of the next game, once the user wants to go there.
        self.next_code: str | None = None
        self._shown_turn = -1
        self._welcomed = False
        self.typed = TypedCommands(words)
        self._commands: dict[str | None, Callable[[str], Awaitable[None]]] = {
            "leave": self._leave, "table": self._show_table_again, "undo": self._undo,
            "hint": self._hint, "points": self._points, "bot": self._bot,
            "say": self._chat, "yes": self._agree, "no": self._disagree,
            "rematch": self._rematch, "start": self._start,
        }  # fmt: skip

    def say(self, text: str | Text) -> None:
        # A file's reader may wrap lines; a terminal would break inside words.
        soft = not self.console.is_terminal
        self.console.print(text, markup=False, highlight=False, soft_wrap=soft)

    def tell(self, message: str, /, **args: str | int | bool) -> None:
        self.say(self.words.get(message, **args))

    async def run(self) -> str | None:
        """Stay at the table; returns the code of the table to move to, or None."""
        language = self.words.language
        async with self.server.sit(self.code, self.token, language, choices=True) as table:
            self.table = table
            self.code = table.info.code
            self.board = OnlineBoard(self.words, await self.server.deck(table.info, self.token))
            table.when_lost = lambda: self.tell("join-lost")
            tasks = [
                asyncio.ensure_future(self._listen()),
                asyncio.ensure_future(self._read_commands()),
            ]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
            for task in done:
                task.result()
        return self.next_code

    # -- who is who ------------------------------------------------------------------------

    @property
    def info(self) -> pr.TableInfo:
        return self.table.info

    @property
    def view(self) -> pr.View | None:
        """The user's view: with several seats, that of the seat to choose."""
        views = self.table.views
        return next((view for view in views if view.prompt), views[0] if views else None)

    @property
    def seat(self) -> int:
        if self.view is not None and self.view.seat is not None:
            return self.view.seat
        if not self.table.seats:
            raise NotPossible(self.words.get("join-only-looking"))
        return self.table.seats[0]

    def _names(self) -> list[str]:
        """All names; a user with just one seat is "you"."""
        names = [seat.name for seat in self.info.seats]
        if len(self.table.seats) == 1:
            names[self.table.seats[0]] = self.words.get("you")
        return names

    def _person(self, number: int | None) -> str:
        return next((who.name for who in self.info.people if who.id == number), "")

    def _is_me(self, person: int | None) -> bool:
        return person is not None and person == self.table.person

    # -- what happens ----------------------------------------------------------------------

    async def _listen(self) -> None:
        async for frame in self.table:
            if isinstance(frame, pr.Welcome):
                await self._welcome(frame)
            elif isinstance(frame, pr.Update):
                for line in frame.log:
                    self._log(line)
                # The state is that of the newest message; if this is not it, that one follows.
                if frame.seq == self.table.seq:
                    await self._look()
                    if frame.views and frame.views[0].turn == 0:  # no turn announced yet
                        self._say_who_chooses()
            elif isinstance(frame, pr.Problem):
                raise Refusal.from_problem(frame)

    async def _welcome(self, frame: pr.Welcome) -> None:
        """The user has arrived, or is back after a lost connection."""
        first, self._welcomed = not self._welcomed, True
        if not first:
            self.tell("join-back-again")
        for line in frame.missed:
            self._log(line)
        self.question = None
        if self.info.phase == "lobby":
            await self._enter_lobby()
            return
        if first and self.info.phase == "playing":
            self.say(self._typing_help())
        self._show_table()
        if self.info.undo is not None:
            self._say_undo(self.info.undo)
        await self._look()
        self._say_who_chooses()

    def _typing_help(self) -> str:
        if self.table.seats:
            return self.words.get("join-welcome")
        return self.words.get("join-welcome-onlooker")

    async def _enter_lobby(self) -> None:
        """Start at once if all others are bots."""
        alone = all(seat.bot or self._is_me(seat.person) for seat in self.info.seats)
        if alone and self._is_me(self.info.host):
            await self._start("")
        else:
            self._show_lobby()

    async def _look(self) -> None:
        """Show what is new: a question, the end, or that all seats are taken."""
        view = self.view
        if view is None:
            self._say_full()
        elif view.over:
            await self._show_end(view)
        elif view.prompt is None or view.seat is None:
            self.question = None
        elif self.question is None or (view.seat, view.move) != (
            self.question.seat,
            self.question.move,
        ):
            self._show_question(view, view.seat, view.prompt)

    def _say_who_chooses(self) -> None:
        """Only for people, who may take their time; bots are fast."""
        view = self.view
        if view is None or view.over or self.question is not None:
            return
        if self.info.seats[view.actor].bot is None:
            self.tell("join-waiting", name=self.info.seats[view.actor].name)

    # -- the log ---------------------------------------------------------------------------

    def _log(self, line: pr.Line) -> None:
        if line.kind == "events":
            mine = line.seat in self.table.seats
            for event in line.events:
                self.say(Text(f"  {plain_text(event.text)}", "italic" if mine else ""))
            return
        if line.kind == "undone":
            self._shown_turn = -1
        text = self._news(line)
        if text is not None:
            self.say(Text(text, "cyan"))
        if line.kind == "started":
            self._show_table()

    def _news(self, line: pr.Line) -> str | None:
        """News other than moves."""
        get, name, you = self.words.get, self._person(line.person), self._is_me(line.person)
        match line.kind:
            case "joined":
                return None if you else get("join-joined", name=name)
            case "renamed":
                return get("join-renamed", name=name)
            case "left":
                return get("join-gone", name=name)
            case "bot" | "back":
                return self._seat_news(line)
            case "started":
                return get("join-started", help=self._typing_help())
            case "undone":
                return get("join-undone", name=name, you=you)
            case "undo_asked":
                asked = self.info.undo
                return None if asked is None else self._undo_text(asked)
            case "undo_refused":
                return get("join-undo-refused", name=name, you=you)
            case "timed_out":
                return get("join-timed-out", name=self._names()[line.seat or 0])
            case "said":
                return get("join-said", name=name, text=line.text or "")
            case "rematch":
                return get("join-rematch", name=name, you=you)
        return None

    def _seat_news(self, line: pr.Line) -> str:
        """News that someone else now plays a seat."""
        assert line.seat is not None
        mine, number = line.seat in self.table.seats, line.seat + 1
        if line.kind == "bot":
            return self.words.get("join-bot", bot=line.text or "", number=number, you=mine)
        name = self.info.seats[line.seat].name
        return self.words.get("join-back", name=name, number=number, you=mine, open=not name)

    def _undo_text(self, asked: pr.UndoRequest) -> str:
        return self.words.get(
            "join-undo-asked",
            name=self.info.seats[asked.seat].name,
            you=asked.seat in self.table.seats,
            asked=self.table.person in asked.waiting_for,
            others=", ".join(self._person(person) for person in asked.waiting_for),
        )

    def _say_undo(self, asked: pr.UndoRequest) -> None:
        self.say(Text(self._undo_text(asked), "cyan"))

    # -- showing ---------------------------------------------------------------------------

    def _show_lobby(self) -> None:
        for line in self.board.seats(self.info, self.table.person):
            self.say(line)
        if self._is_me(self.info.host):
            self.tell("join-host-starts", bot=STAND_IN)
        else:
            self.tell("join-wait", name=self._person(self.info.host))

    def _say_full(self) -> None:
        full = all(seat.person is not None or seat.bot for seat in self.info.seats)
        if full and self._is_me(self.info.host):
            self.tell("join-full")

    def _show_table(self) -> None:
        view = self.view
        if view is None:
            return
        self._shown_turn = view.turn
        self.say("")
        for line in self.board.lines(view, self._names()):
            self.say(line)
        self.say("")

    def _show_question(self, view: pr.View, seat: int, prompt: wire.Prompt) -> None:
        """The question and its numbered answers, with the table shown first once a turn."""
        if self._shown_turn != view.turn:
            self._show_table()
        if view.clock_ms is not None:
            self.tell("join-clock", seconds=view.clock_ms // 1000)
        self.say(heading(plain_text(prompt.text)))
        if isinstance(prompt, wire.PickMessage) and prompt.more != 1:
            self.question = self._ask_for_cards(view, seat, prompt)
        else:
            self.question = self._ask_for_one(view, seat, prompt)

    def _ask_for_one(self, view: pr.View, seat: int, prompt: wire.Prompt) -> Question:
        choices = list(zip(prompt.legal, prompt.choices or [], strict=True))
        # Any card may be a sapling, so list these choices last.
        choices.sort(key=lambda choice: choice[0].kind == "face_down")
        for number, (_, text) in enumerate(choices, 1):
            self._say_choice(number, plain_text(text))
        return Question(seat, view.move, [action for action, _ in choices], None)

    def _ask_for_cards(self, view: pr.View, seat: int, prompt: wire.PickMessage) -> Question:
        cards = self.board.named(prompt.cards)
        for number, card in enumerate(cards, 1):
            self._say_choice(number, self.words.card(self.board.game, card))
        row = self.info.options.solo is not None and prompt.kind in ("take", "cave")
        legal = [wire.number_of(action) for action in prompt.legal]
        pick = Pick(cards=tuple(cards), more=prompt.more, ordered=prompt.ordered)
        picks = Picks(pick, legal, row)
        self._say_missing(picks)
        return Question(seat, view.move, [], picks)

    def _say_choice(self, number: int, what: str) -> None:
        self.say(Text(f"{number:>3}", "bold green").append(f"  {what}", "not bold default"))

    def _say_missing(self, picks: Picks) -> None:
        if picks.any_number:
            self.tell("play-picks-any")
        else:
            free = picks.free and not picks.numbers
            self.tell("play-picks-exact", n=picks.missing, free=free)

    async def _show_end(self, view: pr.View) -> None:
        if self.over:
            return
        self.over, self.question = True, None
        await self._points("")
        names, solo = self._names(), view.solo
        result = None if solo is None else SoloResult(**solo.model_dump(exclude={"won"}))
        winners = [names[seat] for seat in view.winners]
        points = max(player.score or 0 for player in view.players)
        self.say(end_text(self.words, result, winners, points))
        self.tell("join-over", rematch=self.info.rematch is not None)

    # -- what the person types -------------------------------------------------------------

    async def _read_commands(self) -> None:
        while not self.leaving:
            try:
                line = await self.ask(self.words.get("play-ask"))
                await self._run_command(line.strip())
            except EOFError:
                return
            except NotPossible as error:
                self.say(sentence(str(error)))
            except (Refusal, GameError) as error:
                self.say(sentence(self.words.phrase(error.phrase)))
            except ValidationError:
                self.tell("join-not-sent", most=pr.MAX_CHAT)

    async def _run_command(self, line: str) -> None:
        if not line:
            return
        command, rest = self.typed.split(line)
        if all(part.isdecimal() for part in line.split()):
            await self._choose([int(part) for part in line.split()])
        elif command in self._commands:
            await self._commands[command](rest)
        else:
            self.tell("join-help")

    async def _choose(self, numbers: list[int]) -> None:
        question = self.question
        if question is None:
            self.tell("join-not-asked")
            return
        actions = question.chosen(numbers)
        if actions:
            await self.table.act(question.seat, question.move, actions)
        elif question.picks is not None:
            self._say_missing(question.picks)
        else:
            self.tell("join-wrong-number", n=len(question.actions))

    async def _leave(self, _: str) -> None:
        self.leaving = True

    async def _show_table_again(self, _: str) -> None:
        if self.info.phase == "lobby":
            self._show_lobby()
        else:
            self._show_table()
            self.question = None
            await self._look()

    async def _undo(self, _: str) -> None:
        view = next((view for view in self.table.views if view.undo), None)
        if view is None or view.seat is None:
            self.tell("join-no-undo")
            return
        await self.table.ask(pr.TakeBack(id=self._id(), seat=view.seat, move=view.move))

    async def _agree(self, _: str) -> None:
        await self.table.ask(pr.Answer(id=self._id(), yes=True))

    async def _disagree(self, _: str) -> None:
        await self.table.ask(pr.Answer(id=self._id(), yes=False))

    async def _hint(self, _: str) -> None:
        hint = await self.table.ask(pr.AskHint(id=self._id(), seat=self.seat))
        assert isinstance(hint, pr.Hint)
        self.board.print_hint(self.console, hint, len(self.info.seats) == 1)

    async def _points(self, _: str) -> None:
        for player, name in enumerate(self._names()):
            sheet = await self.table.ask(pr.AskSheet(id=self._id(), player=player))
            assert isinstance(sheet, pr.Sheet)
            assert self.view is not None
            self.board.print_sheet(self.console, name, self.view.players[player], sheet)

    async def _bot(self, bot: str) -> None:
        """Hand the user's seat to a bot, or take it back."""
        seat = self.seat
        wanted = None if self.info.seats[seat].bot else self._bot_named(bot or STAND_IN)
        await self.table.ask(pr.LetPlay(id=self._id(), seat=seat, bot=wanted))

    async def _chat(self, text: str) -> None:
        await self.table.ask(pr.Say(id=self._id(), text=text))

    async def _start(self, bot: str) -> None:
        await self.table.ask(pr.Start(id=self._id(), fill=self._bot_named(bot) if bot else None))

    def _bot_named(self, bot: str) -> str:
        return table_bot_name(self.words, bot)

    async def _rematch(self, which: str) -> None:
        """Move to the next game; the first to ask chooses its deal."""
        if self.info.rematch is None:
            same = self.typed.split(which)[0] == "same"
            await self.table.ask(pr.Rematch(id=self._id(), same_deal=same))
        self.next_code = self.info.rematch
        self.leaving = True

    def _id(self) -> int:
        return self.table.number()
