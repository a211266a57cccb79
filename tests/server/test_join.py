"""Playing at a server's table from a terminal by typing and reading, as a person would."""

from __future__ import annotations

import asyncio
import io
import os
import pty
import random
import re
import signal
import stat
import subprocess
import sys
import termios
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

from spinney.cards.catalog import parse_deck, shipped_deck
from spinney.client import Server
from spinney.engine import Options, Record
from spinney.tables.protocol import (
    GameOptions,
    ImportedTable,
    NewTable,
    Refusal,
    SeatPlan,
    TableSettings,
)
from spinney.terminal.files import FileError
from spinney.terminal.join import JoinOptions, JoinSession
from spinney.terminal.language import terminal_words
from spinney.terminal.online_board import plain_text
from spinney.terminal.online_game import OnlineGame, Question
from spinney.terminal.refusals import NotPossible
from spinney.terminal.seat_tokens import SeatTokens
from spinney.text import words
from spinney.text.lexicon import sentence
from tests.commands import Run
from tests.server.conftest import Serve
from tests.server.services import ServerProcess, new_game, until
from tests.test_languages import OTHERS
from tests.test_terminal_languages import foreign


class Person:
    """Somebody at a terminal: what they type and what they read."""

    def __init__(self, url: str, keys: SeatTokens, wish: JoinOptions, language: str = "en") -> None:
        self.screen = io.StringIO()
        self._read = 0
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        console = Console(file=self.screen, no_color=True, width=200)
        self._server = Server(url, language)
        self.words = terminal_words(language)
        self.visit = JoinSession(self._server, wish, keys, self.words, console, self._ask)
        self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        async with self._server:
            await self.visit.run()

    async def _ask(self, prompt: str) -> str:
        line = await self._typed.get()
        if line is None:
            raise EOFError
        return line

    def types(self, *lines: str) -> None:
        for line in lines:
            self._typed.put_nowait(line)

    async def reads(self, text: str) -> str:
        """Wait until this appears after what was already read; returns all new text."""
        await self._until(lambda: text in self.screen.getvalue()[self._read :], text)
        shown = self.screen.getvalue()
        new = shown[self._read :]
        self._read = shown.index(text, self._read) + len(text)
        return new

    async def is_told(self, message: str, **args: str | int | bool) -> str:
        return await self.reads(self.words.get(message, **args))

    async def _until(self, condition: Callable[[], bool], what: str) -> None:
        try:
            await until(lambda: condition() or self._task.done(), what, 30)
        except AssertionError as error:
            raise AssertionError(f"{error}; on the screen:\n{self.screen.getvalue()}") from None
        if not condition():
            self._task.result()

    async def leaves(self) -> None:
        self._typed.put_nowait(None)
        await asyncio.wait_for(self._task, 10)

    @property
    def game(self) -> OnlineGame:
        assert self.visit.game is not None
        return self.visit.game

    async def is_asked(self, before: Question | None = None) -> Question | None:
        """The next question; None at the end of the game."""

        def is_new() -> bool:
            return self.game.over or self.game.question not in (None, before)

        await self._until(is_new, "a question")
        return None if self.game.over else self.game.question

    async def chooses(self, text: str) -> None:
        """Type the number of the choice with this text."""
        question = await self.is_asked()
        assert question is not None
        prompt = self.game.view and self.game.view.prompt
        assert prompt
        assert prompt.choices
        texts = dict(zip(prompt.legal, prompt.choices, strict=True))
        numbers = [
            n for n, action in enumerate(question.actions, 1) if text in plain_text(texts[action])
        ]
        self.types(str(numbers[0]))

    async def plays_at_random(self, rng: random.Random) -> None:
        """Answer every question until the end."""
        question = await self.is_asked()
        while question is not None:
            self.types(any_answer(question, rng))
            question = await self.is_asked(question)


def any_answer(question: Question, rng: random.Random) -> str:
    if question.picks is None:
        return str(rng.randint(1, len(question.actions)))
    cards = range(1, len(question.picks.cards) + 1)
    many = question.picks.prompt.more
    if many is None:
        many = rng.randint(0, len(cards))
    return " ".join(map(str, rng.sample(cards, many))) or "0"


@pytest.fixture
def keys(tmp_path: Path) -> SeatTokens:
    return SeatTokens(tmp_path / "data" / "seats.json")


def scene(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(play, 120))


async def seated(
    url: str, keys: SeatTokens, seed: int = 7, bot: str | None = "random"
) -> tuple[Person, Person | None]:
    """Ana in a game of two that has started, and Ben unless she plays against a bot."""
    code, tokens = await new_game(url, seed, bot)
    people = []
    for name, token in zip(("Ana", "Ben"), tokens, strict=False):
        keys.keep(f"{url}/t/{code}", name, token)
        people.append(Person(url, keys, JoinOptions(name, True, code)))
    for person in people:
        await person.reads("winters seen")
    return people[0], people[1] if len(people) == 2 else None


async def two(url: str, keys: SeatTokens, seed: int = 7) -> tuple[Person, Person]:
    ana, ben = await seated(url, keys, seed, bot=None)
    assert ben is not None
    return ana, ben


def new(players: int = 2, bot: str | None = "random", game: str = "forest") -> JoinOptions:
    return JoinOptions("Ana", True, new=Options(game, players), bot=bot)


# -- a game --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bot"), [("forest", "random"), ("dartmoor", "planner")])
def test_a_whole_game_ends_with_the_score_sheets(
    server: ServerProcess, keys: SeatTokens, game: str, bot: str
) -> None:
    async def play() -> None:
        ana = Person(server.url, keys, new(bot=bot, game=game))
        await ana.reads("watch with: spinney join --watch")
        await ana.reads("The game starts.")
        await ana.plays_at_random(random.Random(5))
        shown = await ana.reads("Type r to play again")
        ana.types("q")
        await ana.reads(f"Come back with: spinney join {server.url}/t/{ana.game.code} --name Ana")
        await ana.leaves()
        async with Server(server.url) as there:
            record = Record.from_json(await there.replay(ana.game.code))
        scores = record.game().scores()
        assert shown.count("Total") == 2
        totals = [line.split()[-1] for line in shown.splitlines() if "Total" in line]
        assert sorted(map(int, totals)) == sorted(scores)
        assert f"with {max(scores)} points." in shown
        assert ("You won" in shown) == (scores[0] > scores[1])

    scene(play())


def test_the_table_shows_hand_clearing_forests_and_how_things_stand(
    server: ServerProcess, keys: SeatTokens
) -> None:
    async def play() -> None:
        ana, _ = await seated(server.url, keys)
        shown = ana.screen.getvalue()
        for part in ("random: 0 points, 6 in hand", "Clearing, 0 of 10:", "Your hand, 6 cards:"):
            assert part in shown
        await ana.reads("What will you do?")
        ana.types("t")
        await ana.reads("0 of 3 winters")
        await ana.reads("What will you do?")
        await ana.leaves()

    scene(play())


def test_several_cards_are_picked_in_any_order_and_wrong_numbers_pick_nothing(
    server: ServerProcess, keys: SeatTokens
) -> None:
    async def play() -> None:
        ana, _ = await seated(server.url, keys)
        move = ana.game.table.seq
        ana.types("0", "99", "1 2")
        for _ in range(3):
            await ana.reads("Type a number from 1 to ")
        await ana.chooses("(cost 2)")
        await ana.reads("Type 2 numbers, in any order.")
        assert ana.game.table.seq == move + 1
        ana.types("0", "1 1", "9 2", "1 2 3")
        for _ in range(4):
            await ana.reads("Type 2 numbers, in any order.")
        ana.types("4", "2")
        await ana.reads("Type one number.")
        await ana.reads("You pay with ")
        await ana.reads("You pay with ")
        await ana.reads("You lay ")
        await ana.leaves()

    scene(play())


def test_help_points_and_a_hint_cost_no_move(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        ana, _ = await seated(server.url, keys)
        move = ana.game.table.seq
        ana.types("?", "nonsense", "", "p", "h")
        await ana.reads("Type a number from the list.")
        await ana.reads("Type a number from the list.")
        await ana.reads("Total")
        await ana.reads("Win chance")
        await ana.reads("games played to the end")
        assert ana.game.table.seq == move
        await ana.leaves()

    scene(play())


def test_a_bot_plays_the_seat_and_gives_it_back(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        ana, ben = await two(server.url, keys)
        ana.types("b wolf")
        await ana.reads("Unknown bot 'wolf'")
        ana.types("b random")
        await ana.reads("random plays for you; b takes your seat back.")
        await ben.reads("random plays at seat 1.")
        await ben.reads("Your turn")
        ana.types("1")
        await ana.reads("It is not your turn to choose.")
        ana.types("b")
        await ana.reads("You play for yourself again.")
        await ben.reads("Ana plays at seat 1 again.")
        await ana.leaves()
        await ben.leaves()

    scene(play())


def test_the_cards_of_another_deck_are_named_right(server: ServerProcess, keys: SeatTokens) -> None:
    base = [card for card in shipped_deck("forest").to_json() if card["set"] == "base"]
    record = Record(Options("forest", 2, start=0), 7, parse_deck(base[::-1]))
    hand = record.game().view(0).hand

    async def play() -> None:
        wish = ImportedTable(
            name="Ana",
            replay=record.to_json(),
            seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", bot="random")],
        )
        async with httpx.AsyncClient(base_url=server.url) as http:
            body = wish.model_dump(mode="json")
            place = (await http.post("/api/tables/import", json=body)).json()
        keys.keep(f"{server.url}/t/{place['code']}", "Ana", place["token"])
        ana = Person(server.url, keys, JoinOptions("Ana", True, place["code"]))
        shown = await ana.reads("What will you do?")
        lines = shown.partition("Your hand")[2].splitlines()[1:7]
        for card, line in zip(hand, lines, strict=True):
            assert words().half("forest", card.halves[0]) in line
        await ana.leaves()

    scene(play())


# -- languages -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_in_another_language(
    server: ServerProcess, keys: SeatTokens, language: str
) -> None:
    async def play() -> None:
        ana = Person(server.url, keys, new(), language)
        get = ana.words.get
        begins = get("join-started", help=get("join-welcome"))
        await ana.reads(begins)
        await ana.is_asked()
        ana.types("?", "b wolf", "b search:ms=99999", "xyzzy", get("command-yes"), "s ")
        await ana.is_told("join-help")
        await ana.reads("'wolf'")
        await ana.reads(sentence(get("join-bot-limit", ms="5000", sims="20000")))
        await ana.is_told("join-help")
        await ana.reads(sentence(get("error-no-answer-wanted")))
        await ana.is_told("join-not-sent", most=300)
        for command in ("hint", "points"):
            ana.types(get(f"command-{command}.also").split()[0].upper())
        await ana.is_told("score-total")
        await ana.plays_at_random(random.Random(5))
        await ana.is_told("join-over", rematch=False)
        ana.types(f"{get('command-rematch.also').split()[0]} {get('command-same')}")
        await ana.reads(begins)
        assert ana.game.info.deal == "repeated"
        code = ana.game.code
        ana.types(get("command-leave.also").split()[0])
        await ana.reads(f"{code} --name Ana")
        await ana.leaves()
        shown = re.sub(r"http\S+/t/\w+|\b[A-Z2-9]{8}\b|--\w+", "", ana.screen.getvalue())
        assert "\u00ad" not in shown
        assert foreign(language, shown, "wolf join sims notices small level") == set()

    scene(play())


@pytest.mark.parametrize("language", OTHERS)
def test_the_others_agree_in_their_language(
    server: ServerProcess, keys: SeatTokens, language: str
) -> None:
    async def play() -> None:
        ana, before = await two(server.url, keys)
        await before.leaves()
        ben = Person(server.url, keys, JoinOptions("Ben", True, ana.game.code), language)
        await ana.chooses("Draw from the deck")
        for answer, told in (("no", "join-undo-refused"), ("yes", "join-undone")):
            ana.types("u")
            await ben.is_told("join-undo-asked", name="Ana", you=False, asked=True, others="Ben")
            ben.types(ben.words.get(f"command-{answer}"))
            await ben.is_told(told, name="Ana", you=answer == "no")
        await ana.leaves()
        await ben.leaves()

    scene(play())


@pytest.mark.parametrize("language", OTHERS)
def test_refusals_in_another_language(run: Run, server: ServerProcess, language: str) -> None:
    for wrong in (["--code", "ZZZZZZ"], ["--code", "../x"], ["--new", "--bot", "search:ms=99999"]):
        english, ran = (
            run("--language", spoken, "join", server.url, *wrong) for spoken in ("en", language)
        )
        ran.failed()
        assert ran.err != english.err
        assert foreign(language, ran.err, *wrong) == set()


# -- undo ----------------------------------------------------------------------------------


def test_a_choice_is_taken_back_at_once_while_nothing_has_come_to_light(
    server: ServerProcess, keys: SeatTokens
) -> None:
    async def play() -> None:
        ana, ben = await two(server.url, keys)
        ana.types("u")
        await ana.reads("You have nothing to undo.")
        await ana.chooses("(cost 2)")
        await ana.reads("Pay 2 more")
        ana.types("u")
        await ana.reads("Your last choice was undone.")
        await ana.reads("What will you do?")
        assert "asks to undo" not in ben.screen.getvalue()
        await ana.leaves()
        await ben.leaves()

    scene(play())


def test_the_others_are_asked_when_something_has_come_to_light(
    server: ServerProcess, keys: SeatTokens
) -> None:
    async def play() -> None:
        ana, ben = await two(server.url, keys)
        await ana.chooses("Draw from the deck")
        await ana.reads("Ben's turn")
        ana.types("u")
        await ana.reads("Ben must agree.")
        await ben.reads("Ana asks to undo a choice")
        ben.types("n")
        await ben.reads("You do not agree")
        await ana.reads("Ben does not agree: nothing is undone.")
        ana.types("y", "u")
        await ana.reads("Nobody waits for your answer")
        await ben.reads("Ana asks to undo a choice")
        ben.types("y")
        await ben.reads("Ana has undone the last choice.")
        await ana.reads("Your last choice was undone.")
        await ana.reads("What will you do?")
        await ana.leaves()
        await ben.leaves()

    scene(play())


# -- people --------------------------------------------------------------------------------


def test_two_people_meet_talk_and_begin(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        ana = Person(server.url, keys, new(players=3, bot=None))
        await ana.reads("Others can join with: spinney join")
        await ana.reads("1. Ana (you)")
        await ana.reads("Type start when everyone is here")
        ben = Person(server.url, keys, JoinOptions("Ben", True, ana.game.code.lower()))
        await ben.reads("1. Ana\n  2. Ben (you)\n  3. open\n")
        await ben.reads("Waiting for Ana to start the game.")
        await ana.reads("Ben joins.")
        ben.types("s Hello, [bold]Ana[/]!", "start")
        await ana.reads("Ben: Hello, [bold]Ana[/]!")
        await ben.reads("Only Ana can do that")
        ana.types("start", "t", "start random")
        await ana.reads("Seat 3 is open")
        await ana.reads("2. Ben\n")
        for person in (ana, ben):
            await person.reads("The game starts.")
            await person.reads("winters seen.")
        await ana.leaves()
        await ben.leaves()

    scene(play())


def test_the_host_is_told_when_all_seats_are_taken(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        ana = Person(server.url, keys, new(bot=None))
        await ana.reads("Type start when everyone is here")
        ben = Person(server.url, keys, JoinOptions("Ben", True, ana.game.code))
        await ana.reads("All seats are taken. Type start to begin.")
        await ben.leaves()
        await ana.leaves()

    scene(play())


def test_coming_back_takes_the_same_seat(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        ana, _ = await seated(server.url, keys)
        code, hand = ana.game.code, ana.game.table.views[0].players[0].hand
        ana.types("q")
        await ana.reads("Your seat stays yours.")
        # Without a name, one is the person who sat there last.
        again = Person(server.url, keys, JoinOptions("login", False, code))
        await again.reads("What will you do?")
        assert again.game.table.views[0].players[0].hand == hand
        await again.leaves()
        with pytest.raises(NotPossible, match="the game has begun; use --watch to watch"):
            await Person(server.url, keys, JoinOptions("Cleo", True, code)).reads("a seat")

    scene(play())
    assert stat.S_IMODE(keys.path.stat().st_mode) == 0o600


def test_an_onlooker_sees_the_table_and_no_hand(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        ana, ben = await two(server.url, keys)
        cleo = Person(server.url, keys, JoinOptions("Cleo", True, ana.game.code, watch=True))
        await cleo.reads("You are watching")
        await cleo.reads("Ana is choosing.")
        cleo.types("1", "h", "b", "u", "s hello", "p")
        await cleo.reads("It is not your turn to choose.")
        await cleo.reads("You are only watching")
        await cleo.reads("You are only watching")
        await cleo.reads("You have nothing to undo.")
        await cleo.reads("You are only watching; join the table first")
        await cleo.reads("Total")
        await ana.chooses("Draw from the deck")
        await cleo.reads("Ana draws a card")
        assert "hand, 6 cards" not in cleo.screen.getvalue()
        for person in (ana, ben, cleo):
            await person.leaves()
        assert "Your seat" not in cleo.screen.getvalue()

    scene(play())


# -- rematches -----------------------------------------------------------------------------


async def let_bots_finish(*people: Person) -> None:
    for person in people:
        person.types("b random")
    for person in people:
        await person.reads("Type r to play again")


def test_the_same_deal_is_played_again_against_a_bot(
    server: ServerProcess, keys: SeatTokens
) -> None:
    async def play() -> None:
        ana, _ = await seated(server.url, keys)
        code, hand = ana.game.code, ana.game.table.views[0].players[0].hand
        await let_bots_finish(ana)
        ana.types("r same")
        await ana.reads("The game starts.")
        await ana.reads("What will you do?")
        assert ana.game.code != code
        assert ana.game.info.deal == "repeated"
        assert ana.game.table.views[0].players[0].hand == hand
        ana.types("q")
        await ana.reads(f"/t/{ana.game.code} --name Ana")
        back = Person(server.url, keys, JoinOptions("Ana", True, ana.game.code))
        await back.reads("What will you do?")
        await back.leaves()

    scene(play())


def test_a_rematch_of_two_who_come_along_one_after_the_other(
    server: ServerProcess, keys: SeatTokens
) -> None:
    async def play() -> None:
        ana, ben = await two(server.url, keys)
        await let_bots_finish(ana, ben)
        ben.types("r")
        await ben.reads("1. Ana (not connected)\n  2. Ben (you)")
        await ben.reads("Type start when everyone is here")
        await ana.reads("Ben wants to play again: type r to join.")
        ana.types("r")
        await ana.reads("Waiting for Ben to start the game.")
        assert ana.game.code == ben.game.code
        assert ana.game.info.deal == "fresh"
        ben.types("start")
        await ana.reads("The game starts.")
        await ana.leaves()
        await ben.leaves()

    scene(play())


# -- trouble -------------------------------------------------------------------------------


@pytest.mark.usefixtures("impatient")
def test_a_lost_connection_is_told_and_comes_back(
    serve: Serve, keys: SeatTokens, tmp_path: Path
) -> None:
    server = serve(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    async def play() -> None:
        ana, _ = await seated(server.url, keys)
        await ana.reads("What will you do?")
        await asyncio.to_thread(server.kill)
        await ana.reads("Connection lost; trying again ...")
        ana.types("1")
        await ana.reads("The connection is lost")
        await asyncio.to_thread(server.start)
        await ana.reads("The connection is back.")
        await ana.reads("What will you do?")
        await ana.chooses("Draw from the deck")
        await ana.reads("You draw ")
        await ana.leaves()

    scene(play())


def test_what_cannot_be_is_one_line(run: Run, server: ServerProcess) -> None:
    url = server.url
    run("join", "http://127.0.0.1:1").failed("http://127.0.0.1:1 does not answer")
    run("join", "http://127.0.0.1:99999").failed("not an address")
    run("join", "http://[::1").failed("not an address")
    run("join", "http://a b").failed("does not answer")
    run("join", "http://\x01").failed("not an address")
    run("join", "ftp://127.0.0.1/t/ABCDEF").failed("does not answer")
    run("join", f"{url}/t/ZZZZZZ").failed("there is no table ZZZZZZ")
    run("join", url, "--code", "ZZZZZZ", "--watch").failed("there is no table ZZZZZZ")
    run("join", url, "--code", "../x").failed('"../x" is not a table code')
    run("join", url, "--name", "x" * 25).failed("1 to 24 printable characters")
    run("join", url, "--new", "--watch").failed("--new")
    run("join", url, "--new", "--game", "chess").failed("unknown game 'chess'")
    run("join", url, "--new", "--players", "9").failed("2 to 5 can play")
    run("join", url, "--new", "--bot", "wolf").failed("unknown bot 'wolf'")


def test_the_command_makes_a_table_and_comes_back_to_it(run: Run, server: ServerProcess) -> None:
    made = run("join", server.url, "--new", "--bot", "random", "--name", "Ana", stdin="q\n")
    assert made.status == 0, made.err
    link = made.out.rpartition("Come back with: spinney join ")[2].split()[0]
    back = run("join", link, stdin="?\nq\n")
    assert back.status == 0, back.err
    assert "Your hand, " in back.out
    assert "Type a number from the list." in back.out


def test_public_tables_are_listed_with_what_to_type(run: Run, server: ServerProcess) -> None:
    async def make() -> str:
        async with Server(server.url) as there:
            wish = NewTable(
                name="Dora",
                options=GameOptions(game="dartmoor"),
                seats=[SeatPlan(kind="me"), SeatPlan(kind="open")],
                settings=TableSettings(listed=True),
            )
            return (await there.new_table(wish)).code

    code = asyncio.run(make())
    shown = run("join", server.url)
    assert shown.status == 0, shown.err
    assert f"{code}  Forest Shuffle: Dartmoor, 1 of 2 seats taken, not started: Dora" in shown.out
    assert f"join {server.url}/t/CODE" in shown.out
    assert f"join {server.url} --new" in shown.out


def test_interrupted_while_typing_it_leaves_the_terminal_as_it_was(
    server: ServerProcess, tmp_path: Path
) -> None:
    terminal, its_end = pty.openpty()
    before = termios.tcgetattr(its_end)
    command = [sys.executable, "-m", "spinney", "join", server.url, "--new", "--bot", "random"]
    process = subprocess.Popen(
        [*command, "--game", "forest"],
        env=os.environ | {"TERM": "xterm", "XDG_DATA_HOME": str(tmp_path)},
        stdin=its_end,
        stdout=its_end,
        stderr=its_end,
        start_new_session=True,
    )
    try:
        read_until(terminal, "What will you do?")
        os.write(terminal, b"s good mor")
        read_until(terminal, "s good mor")
        process.send_signal(signal.SIGINT)
        read_until(terminal, "Your seat stays yours.")
        assert process.wait(10) == 130
        assert termios.tcgetattr(its_end) == before
    finally:
        process.kill()
        process.wait(10)
        os.close(terminal)
        os.close(its_end)


def read_until(terminal: int, text: str) -> None:
    shown = ""
    while text not in shown:
        shown += os.read(terminal, 1 << 16).decode(errors="replace")


# -- keys ----------------------------------------------------------------------------------


def test_keys_are_found_by_name_or_the_last_one_and_the_oldest_are_forgotten(
    keys: SeatTokens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spinney.terminal.seat_tokens.MAX_TABLES", 3)
    assert keys.find("a/t/1", None) is None
    keys.keep("a/t/1", "Ana", "first")
    keys.keep("a/t/1", "Ben", "second")
    assert keys.find("a/t/1", "Ana") == "first"
    assert keys.find("a/t/1", None) == "second"
    assert keys.find("a/t/1", "Cleo") is None
    keys.keep("a/t/1", "Ana", "third")
    assert keys.find("a/t/1", None) == "third"
    keys.forget("a/t/1", "third")
    assert keys.find("a/t/1", "Ana") is None
    for number in range(3):
        keys.keep(f"b/t/{number}", "Ana", "key")
    assert keys.find("a/t/1", None) is None
    assert keys.find("b/t/0", None) == "key"


@pytest.mark.parametrize("text", ["[]", '{"a": "b"}', '{"a": {"b": 1}}', "x"])
def test_a_broken_file_of_keys_is_named(keys: SeatTokens, text: str) -> None:
    keys.path.parent.mkdir(parents=True)
    keys.path.write_text(text)
    with pytest.raises(FileError, match=r"seats\.json"):
        keys.find("a/t/1", None)


def test_a_key_that_does_not_fit_is_forgotten(server: ServerProcess, keys: SeatTokens) -> None:
    async def play() -> None:
        code, _ = await new_game(server.url, 7, "random")
        link = f"{server.url}/t/{code}"
        keys.keep(link, "Ana", "not-the-key-of-this-table")
        with pytest.raises(Refusal, match="does not open"):
            await Person(server.url, keys, JoinOptions("Ana", True, code)).reads("a seat")
        assert keys.find(link, "Ana") is None

    scene(play())
