"""What was acknowledged survives any end of the server, and reconnecting clients hear it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spinney.client import Server, TableConnection
from spinney.tables import entries as en
from spinney.tables.protocol import (
    VERSION,
    Hello,
    Line,
    Refusal,
    Say,
    Update,
    Welcome,
)
from spinney.tables.table import UNPAID, Table
from tests.server.conftest import Serve
from tests.server.services import (
    LOOK_SECONDS,
    Actor,
    ServerProcess,
    check_log,
    new_game,
    read_log,
    until,
    views_by_log,
)

pytestmark = pytest.mark.usefixtures("impatient")


class Player(Actor):
    """Acts whenever it can while the gate is open; reconnects when the server is back."""

    def __init__(self, table: TableConnection, rng: random.Random, gate: asyncio.Event) -> None:
        super().__init__(table, rng)
        self.gate = gate
        self.news = asyncio.Event()
        self.welcomes = 0
        #: Commands that were never answered and may or may not have been carried out.
        self.unanswered = 0
        self.acting = False

    async def play(self) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._listen())
            both.create_task(self._act())

    async def _listen(self) -> None:
        """Runs with the gate closed too: the server may stop and come back meanwhile."""
        async for frame in self.table:
            self.welcomes += isinstance(frame, Welcome)
            self.news.set()

    async def _act(self) -> None:
        while True:
            await self.gate.wait()
            if not (self.is_to_choose and await self._is_answered()):
                self.news.clear()
                await self.news.wait()

    async def _is_answered(self) -> bool:
        self.acting = True
        try:
            await self.act()
        except Refusal as refusal:
            if refusal.code != "unavailable":
                raise
            self.unanswered += 1
            return False
        finally:
            self.acting = False
        return True


async def heard(player: Player, move: int) -> None:
    await until(lambda: player.view.move == move, f"move {move} is heard of")


class Play:
    """Two people playing on one server."""

    def __init__(self, server: ServerProcess, code: str, tokens: list[str]) -> None:
        self.server = server
        self.code = code
        self.tokens = tokens
        self.players: list[Player] = []
        self.gate = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def go_on(self, actions: int) -> None:
        """Play until this many more actions are acknowledged."""
        goal = self.acknowledged + actions
        self.gate.set()

        def is_reached() -> bool:
            for task in self.tasks:
                if task.done():
                    task.result()
            return self.acknowledged >= goal

        await until(is_reached, f"{actions} more actions")

    async def pause(self) -> None:
        """Stop acting, after paying for a chosen card: until then only its player knows of it."""
        self.gate.clear()
        await until(lambda: not any(p.acting for p in self.players), "all answers")
        for player in self.players:
            while player.view.prompt is not None and player.view.prompt.kind in UNPAID:
                await player.act()

    async def all_are_back(self, times: int) -> None:
        await until(lambda: all(p.welcomes == times for p in self.players), "all are back")

    async def check(self) -> None:
        """While nobody acts: check that the log is complete and all views match it."""
        log = await read_log(self.server.db, self.code)
        check_log(log, list(self.players))
        acted = sum(isinstance(entry, en.Acted) for entry in log)
        unanswered = sum(player.unanswered for player in self.players)
        assert self.acknowledged <= acted <= self.acknowledged + unanswered
        async with Server(self.server.url) as server:
            for person, player in enumerate(self.players):
                should = views_by_log(self.code, log, person)
                await heard(player, should[0].move)
                # The plan of whoever is not to choose comes a moment later.
                await until(lambda: player.table.views == should, "the same views")  # noqa: B023
                async with server.sit(self.code, self.tokens[person]) as fresh:
                    assert fresh.views == should


@asynccontextmanager
async def playing(server: ServerProcess, seed: int) -> AsyncIterator[Play]:
    code, tokens = await new_game(server.url, seed)
    play = Play(server, code, tokens)
    async with (
        Server(server.url) as there,
        there.sit(code, tokens[0]) as ana,
        there.sit(code, tokens[1]) as ben,
    ):
        for number, table in enumerate((ana, ben)):
            player = Player(table, random.Random(seed + number), play.gate)
            play.players.append(player)
            play.tasks.append(asyncio.ensure_future(player.play()))
        try:
            yield play
        finally:
            for task in play.tasks:
                task.cancel()


def test_kill_9_loses_nothing_that_was_acknowledged(either_database: str, serve: Serve) -> None:
    server = serve(either_database)
    rng = random.Random(9)

    async def test() -> None:
        async with playing(server, 90) as play:
            for kills in range(1, 9):
                await play.go_on(rng.randint(5, 25))
                await asyncio.sleep(rng.random() / 50)  # not always just after an answer
                await asyncio.to_thread(server.kill)
                play.gate.clear()
                await asyncio.to_thread(server.start)
                await play.all_are_back(kills + 1)
                await play.check()
                # Until it was killed while somebody was waiting for an answer.
                if kills > 1 and any(player.unanswered for player in play.players):
                    break
            await play.go_on(20)
            await play.pause()
            await play.check()
            assert any(player.unanswered for player in play.players)

    asyncio.run(test())


async def moved_on(table: TableConnection, seq: int) -> None:
    await until(lambda: table.seq > seq, f"something after {seq}", 30)


async def act_once_connected(actor: Actor) -> None:
    """Act, or wait a moment if the connection is down: the prompt may be from before that."""
    try:
        await actor.act()
    except Refusal as refusal:
        if refusal.code != "unavailable":
            raise
        await asyncio.sleep(LOOK_SECONDS)


def test_a_bot_that_was_to_move_when_the_server_was_killed_moves(
    either_database: str, serve: Serve
) -> None:
    server = serve(either_database)

    async def test() -> None:
        code, (token,) = await new_game(server.url, 91, "planner")
        async with Server(server.url) as there, there.sit(code, token) as table:
            ana = Actor(table, random.Random(91))
            interrupted = False
            for _ in range(10):
                await until(lambda: ana.is_to_choose, "the bot has moved", 30)
                while ana.is_to_choose:
                    await act_once_connected(ana)
                seq = table.seq
                await asyncio.to_thread(server.kill)
                log = await read_log(server.db, code)
                interrupted = len(log) == Table.of(code, log).seq_of(0, seq)
                await asyncio.to_thread(server.start)
                await moved_on(table, seq)
                if interrupted:
                    break
            assert interrupted
            await until(lambda: ana.is_to_choose, "the bot has moved", 30)
            log = await read_log(server.db, code)
            check_log(log, [ana])
            assert isinstance(log[-1], en.Acted)
            assert log[-1].by_bot
            assert table.views == views_by_log(code, log, 0)

    asyncio.run(test())


class Hearer:
    """Collects the log lines that a connection receives."""

    def __init__(self, table: TableConnection) -> None:
        self.lines: list[Line] = []
        self._table = table
        self._task = asyncio.ensure_future(self._hear())

    async def _hear(self) -> None:
        async for frame in self._table:
            if isinstance(frame, Welcome):
                self.lines += frame.missed
            elif isinstance(frame, Update):
                self.lines += frame.log

    def has_last(self, person: int, text: str) -> bool:
        """Whether this is what was heard last."""
        last = self.lines[-1]
        return (last.person, last.text) == (person, text)

    @contextmanager
    def hearing(self) -> Iterator[None]:
        try:
            yield
        finally:
            self._task.cancel()


def same_views(welcome: Welcome, table: TableConnection) -> bool:
    return welcome.views == table.views


async def act_in_turn(actors: list[Actor], actions: int) -> None:
    """The actors act, each as soon as it has a choice."""
    for _ in range(actions):
        await until(lambda: any(actor.is_to_choose for actor in actors), "somebody is to choose")
        await next(actor for actor in actors if actor.is_to_choose).act()


def test_who_comes_back_is_told_exactly_what_was_missed(server: ServerProcess) -> None:
    url = server.url

    async def test() -> None:
        code, (ana, ben) = await new_game(url, 92)
        async with (
            Server(url) as there,
            there.sit(code, ana, language="en") as stays,
            there.sit(code, ben, language="en") as other,
        ):
            actors = [Actor(stays, random.Random(1)), Actor(other, random.Random(2))]
            hearer = Hearer(stays)
            with hearer.hearing():
                for times in range(5):
                    async with there.sit(code, ana, language="en") as leaves:
                        await act_in_turn(actors, 7)
                        since = leaves.seq
                    await act_in_turn(actors, 20)
                    for table in (stays, other):
                        await table.ask(Say(id=table.number(), text=f"{times}"))
                    await until(partial(hearer.has_last, 1, f"{times}"), "all heard")
                    async with there.sit(code, ana, language="en", since=since) as back:
                        welcome = await anext(aiter(back))
                        assert isinstance(welcome, Welcome)
                        assert welcome.seq == stays.seq
                        # Whoever is not to choose gets a plan a moment later.
                        await until(partial(same_views, welcome, stays), "the same views")
                        heard = [line for line in hearer.lines if line.seq > since]
                        assert welcome.missed == heard
                        assert {"events", "said"} == {line.kind for line in heard}
                        assert {line.person for line in heard} == {0, 1}

    asyncio.run(test())


def test_asked_to_end_the_server_says_so_and_loses_nothing(database: str, serve: Serve) -> None:
    server = serve(database)

    async def closed(code: str) -> int | None:
        """The close code of an onlooker's connection."""
        address = server.url.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{code}/socket") as socket:
            await socket.send(Hello(version=VERSION).model_dump_json())
            try:
                while True:
                    await socket.recv()
            except ConnectionClosed as end:
                return None if end.rcvd is None else end.rcvd.code

    async def test() -> None:
        async with playing(server, 93) as play:
            onlooker = asyncio.ensure_future(closed(play.code))
            await play.go_on(20)
            assert await asyncio.to_thread(server.stop) == 0
            play.gate.clear()
            assert await onlooker in (1001, 1012)
            check_log(await read_log(server.db, play.code), list(play.players))
            await asyncio.to_thread(server.start)
            await play.all_are_back(2)
            await play.check()
            await play.go_on(10)
            await play.pause()
            await play.check()

    asyncio.run(test())
