"""Several workers on one database: each can serve any table without disturbing the others."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from spinney.client import Server, TableConnection
from spinney.engine import Record
from spinney.server.bus import LocalBus
from spinney.server.clock import now_ms
from spinney.server.settings import database_url
from spinney.server.store import Store
from spinney.server.workers import Workers
from spinney.tables import entries as en
from spinney.tables import wire
from spinney.tables.protocol import Ack, AskSheet, Refusal, Say, Sheet
from spinney.tables.table import Table
from tests.server.conftest import Serve
from tests.server.services import (
    LOOK_SECONDS,
    Actor,
    Postgres,
    RedisServer,
    ServerProcess,
    acknowledged,
    check_log,
    new_game,
    numbers,
    read_log,
    running,
    until,
    wait_until,
)

pytestmark = pytest.mark.usefixtures("impatient")

Pair = tuple[ServerProcess, ServerProcess]

OK = {"database": "ok", "redis": "ok", "tasks": "ok"}


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    """Two servers on the same database and Redis, so a test knows who is connected to which."""
    folder, db = tmp_path_factory.mktemp("pair"), postgres.new_database()
    servers = ServerProcess(folder, db, redis.url), ServerProcess(folder, db, redis.url)
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait_until_ready()
        yield servers
    finally:
        for server in servers:
            server.clean_up()


@asynccontextmanager
async def seated(places: list[tuple[str, str, str]]) -> AsyncIterator[list[TableConnection]]:
    """Connections to these places: a server's address, a table's code and a token each."""
    async with AsyncExitStack() as stack:
        tables = []
        for url, code, token in places:
            server = await stack.enter_async_context(Server(url))
            tables.append(await stack.enter_async_context(server.sit(code, token)))
        yield tables


async def play_on(actors: list[Actor], actions: int | None = None) -> None:
    """Everybody acts as soon as they can: this many actions in all, or to the end of the game."""
    done = 0
    while done != actions:
        await until(lambda: any(a.is_to_choose or a.view.over for a in actors), "a choice")
        if all(not actor.is_to_choose for actor in actors):
            return
        await next(actor for actor in actors if actor.is_to_choose).act()
        done += 1


async def all_heard(tables: list[TableConnection]) -> None:
    """Wait until everybody has heard of the last action."""
    await until(lambda: len({table.views[0].move for table in tables}) == 1, "all heard of it")


def final_scores(code: str, log: list[en.Entry]) -> list[int]:
    """The final scores of the game in the log."""
    created = log[0]
    assert isinstance(created, en.Created)
    record = Record.from_json(created.record)
    for entry in log:
        if isinstance(entry, en.Acted):
            record.actions.extend(entry.actions)
    game = record.game()
    assert game.over
    return game.scores()


async def check_what_was_done(
    server: ServerProcess, code: str, actors: list[Actor]
) -> list[en.Entry]:
    """Check that the log is what was acknowledged, all of it; returns the log."""
    log = await read_log(server.db, code)
    check_log(log, actors)
    numbers = sorted(seq for actor in actors for seq in acknowledged(log, actor))
    assert numbers == [i for i, entry in enumerate(log, 1) if isinstance(entry, en.Acted)]
    assert numbers == list(range(numbers[0], len(log) + 1))
    return log


async def check_whole_game(server: ServerProcess, code: str, actors: list[Actor]) -> None:
    """Check that the game is over, everybody knows, and the log is what was acknowledged."""
    await until(lambda: all(actor.view.over for actor in actors), "all know that it is over")
    log = await check_what_was_done(server, code, actors)
    scores = final_scores(code, log)
    for actor in actors:
        assert [player.score for player in actor.view.players] == scores
        assert actor.view.winners == [i for i, s in enumerate(scores) if s == max(scores)]


def test_a_whole_game_between_people_at_different_servers(pair: Pair) -> None:
    first, second = pair

    async def test() -> None:
        code, (ana, ben) = await new_game(first.url, 70)
        async with seated([(first.url, code, ana), (second.url, code, ben)]) as tables:
            actors = [Actor(table, random.Random(i)) for i, table in enumerate(tables)]
            await play_on(actors)
            await check_whole_game(first, code, actors)
            assert all(len(actor.acknowledged) > 20 for actor in actors)

    asyncio.run(test())


Choice = tuple[int, int, list[wire.Action]]


async def try_to_act(actor: Actor, choice: Choice) -> int | Refusal:
    try:
        return await actor.table.act(*choice)
    except Refusal as refusal:
        return refusal


def all_choose(actors: list[Actor]) -> bool:
    """Whether all connections of a person have the same choice to make."""
    return all(a.is_to_choose for a in actors) and len({a.view.move for a in actors}) == 1


def test_of_many_who_act_at_once_one_does(pair: Pair) -> None:
    """Ana and Ben each have several connections to both servers; all send the same action."""
    first = pair[0]

    async def test() -> None:
        code, tokens = await new_game(first.url, 71)
        async with seated(
            [(server.url, code, token) for token in tokens for server in pair for _ in range(4)]
        ) as tables:
            rng = random.Random(71)
            everybody = [Actor(table, rng) for table in tables]
            people = [everybody[:8], everybody[8:]]
            log = await read_log(first.db, code)
            for _ in range(60):
                await until(lambda: any(all_choose(actors) for actors in people), "a choice")
                actors = next(actors for actors in people if all_choose(actors))
                choice = actors[0].choice()
                answers = await asyncio.gather(
                    *(try_to_act(actor, choice) for actor in rng.sample(actors, 8))
                )
                done = [answer for answer in answers if isinstance(answer, int)]
                refusals = [a.code for a in answers if isinstance(a, Refusal)]
                assert set(refusals) <= {"outdated", "not_now"}
                assert len(refusals) == 7
                before, log = len(log), await read_log(first.db, code)
                assert len(log) == before + 1
                assert done == [Table.of(code, log).number_for(choice[0], len(log))]
                assert isinstance(log[-1], en.Acted)
                assert (log[-1].seat, log[-1].actions) == (choice[0], numbers(choice[2]))

    asyncio.run(test())


def test_all_that_is_said_at_once_is_said_once(pair: Pair) -> None:
    first, second = pair

    async def say(table: TableConnection, text: str) -> tuple[int, str]:
        answer = await table.ask(Say(id=table.number(), text=text))
        assert isinstance(answer, Ack)
        return answer.seq, text

    async def test() -> None:
        code, tokens = await new_game(second.url, 72)
        places = [(s.url, code, token) for token in tokens for s in (first, second) * 3]
        before = await read_log(first.db, code)
        async with seated(places) as tables:
            said = await asyncio.gather(*(say(table, str(i)) for i, table in enumerate(tables)))
            last = max(seq for seq, _ in said)
            await until(lambda: all(table.seq == last for table in tables), "all have heard it")
        log = await read_log(first.db, code)
        assert log[: len(before)] == before
        stored = []
        for number, entry in enumerate(log[len(before) :], len(before) + 1):
            assert isinstance(entry, en.Said)
            stored.append((number, entry.text))
        assert stored == sorted(said)

    asyncio.run(test())


def test_who_is_connected_elsewhere_is_present(pair: Pair) -> None:
    first, second = pair

    async def test() -> None:
        code, (ana, ben) = await new_game(first.url, 73)
        async with seated([(first.url, code, ana)]) as (table,):

            def present() -> list[bool]:
                return [seat.present for seat in table.info.seats]

            await until(lambda: present() == [True, False], "Ben is away")
            async with seated([(second.url, code, ben)]) as (other,):
                await until(lambda: present() == [True, True], "Ben is here", 5)
                await until(lambda: all(s.present for s in other.info.seats), "so is Ana", 5)
            await until(lambda: present() == [True, False], "Ben is gone", 5)

    asyncio.run(test())


def test_what_a_worker_stored_but_told_nobody_is_seen(pair: Pair) -> None:
    """As if the worker had died in between."""

    async def test() -> None:
        code, tokens = await new_game(pair[0].url, 77)
        places = [(server.url, code, token) for server, token in zip(pair, tokens, strict=True)]
        async with seated(places) as tables:
            actors = [Actor(table, random.Random(i)) for i, table in enumerate(tables)]
            await play_on(actors, 10)
            await until(lambda: any(actor.is_to_choose for actor in actors), "a choice")
            seat, _, actions = next(a for a in actors if a.is_to_choose).choice()
            seq = len(await read_log(pair[0].db, code)) + 1
            store = Store(database_url(pair[0].db))
            await store.open()
            entry = en.Acted(at=now_ms(), seat=seat, actions=numbers(actions))
            await store.append(code, seq, entry)
            await store.close()
            table = Table.of(code, await read_log(pair[0].db, code))
            move = table.move_seen_by(seat)
            await until(lambda: tables[seat].views[0].move == move, "it is seen", 15)
            await play_on(actors, 10)

    asyncio.run(test())


async def says(server: ServerProcess, status: int, state: dict[str, str]) -> None:
    """Wait until the server reports this state."""

    def is_so() -> bool:
        return server.ready() == (status, state)

    deadline = time.monotonic() + 20
    while not await asyncio.to_thread(is_so):
        assert time.monotonic() < deadline, f"{server.ready()}, not {status} {state}"


@pytest.mark.parametrize("how", ["gone", "frozen"])
def test_without_redis_play_goes_on(pair: Pair, redis: RedisServer, how: str) -> None:
    first, second = pair
    take, bring = (redis.stop, redis.start) if how == "gone" else (redis.freeze, redis.thaw)

    async def test() -> None:
        code, (ana, ben) = await new_game(first.url, 74)
        async with seated([(first.url, code, ana), (second.url, code, ben)]) as tables:
            actors = [Actor(table, random.Random(i)) for i, table in enumerate(tables)]
            await play_on(actors, 20)
            before = [len(actor.acknowledged) for actor in actors]
            take()
            try:
                for _ in range(8):
                    # Actors are not kept waiting, and the others see the action a little later.
                    begun = time.monotonic()
                    await play_on(actors, 1)
                    assert time.monotonic() - begun < 8
                assert all(len(a.acknowledged) > n for a, n in zip(actors, before, strict=True))
                for server in pair:
                    await says(server, 503, OK | {"redis": "unreachable"})
            finally:
                bring()
            for server in pair:
                await says(server, 200, OK)
            await play_on(actors, 40)
            log = await read_log(first.db, code)
            check_log(log, actors)
            acted = [i for i, entry in enumerate(log, 1) if isinstance(entry, en.Acted)]
            assert acted == sorted(seq for actor in actors for seq in acknowledged(log, actor))

    asyncio.run(test())


@pytest.mark.parametrize("how", ["gone", "frozen"])
def test_without_the_database_nothing_is_done_and_nothing_lost(
    pair: Pair, postgres: Postgres, how: str
) -> None:
    first, second = pair
    take, bring = (
        (postgres.stop, postgres.start) if how == "gone" else (postgres.freeze, postgres.thaw)
    )

    async def refused(actor: Actor, choice: Choice) -> None:
        begun = time.monotonic()
        answer = await try_to_act(actor, choice)
        assert isinstance(answer, Refusal)
        assert answer.code == "unavailable"
        assert "database" in answer.message
        assert time.monotonic() - begun < 10

    async def test() -> None:
        code, (ana, ben) = await new_game(first.url, 75)
        async with seated([(first.url, code, ana), (second.url, code, ben)]) as tables:
            actors = [Actor(table, random.Random(i)) for i, table in enumerate(tables)]
            await play_on(actors, 20)
            await until(lambda: any(actor.is_to_choose for actor in actors), "a choice")
            actor = next(actor for actor in actors if actor.is_to_choose)
            choice = actor.choice()
            before = await read_log(first.db, code)
            await until(lambda: all(table.views[0].plan for table in tables), "all plans")
            views = [table.views for table in tables]
            await asyncio.to_thread(take)
            try:
                # The second time, the server first has to find out whether the first was stored.
                for _ in range(2):
                    await refused(actor, choice)
                away = OK | {"database": "unreachable"}
                await asyncio.gather(*(says(server, 503, away) for server in pair))
                for server in pair:
                    health = await asyncio.to_thread(server.get, "/health")
                    assert health is not None
                    assert health.status_code == 200
                # The connections are still open, and the views are unchanged.
                for table in tables:
                    sheet = await table.ask(AskSheet(id=table.number(), player=0))
                    assert isinstance(sheet, Sheet)
                assert [table.views for table in tables] == views
            finally:
                await asyncio.to_thread(bring)
            for server in pair:
                await says(server, 200, OK)
            assert await read_log(first.db, code) == before
            actor.acknowledged.append((await actor.table.act(*choice), choice[2]))
            await play_on(actors, 20)
            log = await read_log(first.db, code)
            check_log(log, actors)
            acted = [i for i, entry in enumerate(log, 1) if isinstance(entry, en.Acted)]
            assert acted == sorted(seq for actor in actors for seq in acknowledged(log, actor))

    asyncio.run(test())


# -- several servers behind one address ----------------------------------------------------


class Balancer:
    """One address for several servers: passes each connection on to one that answers."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.url = ""
        self._turn = 0

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.ports:
            self._turn += 1
            with suppress(OSError):
                there = await asyncio.open_connection(
                    "127.0.0.1", self.ports[self._turn % len(self.ports)]
                )
                await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))
                return
        writer.close()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield
        finally:
            server.close()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


async def play_through(actors: list[Actor], actions: int) -> float:
    """Act this often, whatever happens to the connections; the longest pause, in seconds."""
    longest, last, done = 0.0, time.monotonic(), 0
    while done < actions:
        assert time.monotonic() - last < 40, "nobody can act"
        actor = next((each for each in actors if each.is_to_choose), None)
        if actor is None:
            if all(each.view.over for each in actors):
                break
            await asyncio.sleep(LOOK_SECONDS)
            continue
        seat, move, actions_ = actor.choice()
        try:
            seq = await actor.table.act(seat, move, actions_)
        except Refusal:  # the answer was lost: look again
            await asyncio.sleep(LOOK_SECONDS)
            continue
        actor.acknowledged.append((seq, actions_))
        done += 1
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    return longest


def test_of_two_servers_behind_one_address_one_is_killed(
    postgres: Postgres, redis: RedisServer, serve: Serve
) -> None:
    """People notice a short pause, and nothing that was acknowledged is lost."""
    db = postgres.new_database()
    servers = [serve(db, redis.url), serve(db, redis.url)]

    async def test() -> None:
        balancer = Balancer([server.port for server in servers])
        async with balancer.serving(), AsyncExitStack() as stack:
            crowd = []
            for number in range(4):
                code, tokens = await new_game(balancer.url, 80 + number)
                places = [(balancer.url, code, token) for token in tokens]
                tables = await stack.enter_async_context(seated(places))
                actors = [Actor(table, random.Random(number)) for table in tables]
                crowd.append((code, actors))
            await asyncio.gather(*(play_through(actors, 10) for _, actors in crowd))
            playing = [asyncio.ensure_future(play_through(actors, 30)) for _, actors in crowd]
            await asyncio.sleep(0.2)
            await asyncio.to_thread(servers[0].kill)
            pauses = await asyncio.gather(*playing)
            assert max(pauses) < 20
            for code, actors in crowd:
                check_log(await read_log(db, code), actors)

    asyncio.run(test())


# -- one server with several workers -------------------------------------------------------


def workers_of(server: ServerProcess) -> list[int]:
    """The worker processes, without the parent that only waits for them."""
    return [
        process
        for process in running(server.pid)
        if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    ]


async def choice_after(moves: Mapping[int, int], actors: list[Actor]) -> Actor | None:
    """A connection of the person to choose after their own last move; None if the game is over."""

    def know() -> list[Actor]:
        up_to_date = (a for a in actors if a.view.move >= moves[a.seat])
        return [a for a in up_to_date if a.is_to_choose or a.view.over]

    await until(lambda: bool(know()), f"a choice after {moves}")
    return None if know()[0].view.over else know()[0]


async def knows(actor: Actor, move: int) -> None:
    await until(lambda: actor.view.move == move, f"this connection knows of {move}")


async def answered(table: TableConnection) -> None:
    """Wait until the connection works, possibly after reconnecting."""
    while True:
        with suppress(Refusal):
            await table.ask(AskSheet(id=table.number(), player=0))
            return
        await asyncio.sleep(LOOK_SECONDS)


async def replaced(server: ServerProcess, worker: int) -> None:
    def is_replaced() -> bool:
        workers = workers_of(server)
        return len(workers) == 2 and worker not in workers

    await until(is_replaced, "another worker", 40)


def test_workers_share_a_table_and_one_that_dies_is_replaced(
    database: str, redis: RedisServer, serve: Serve
) -> None:
    server = serve(database, redis.url, 2)
    check_two_workers(server)
    assert server.stop() == 0


def test_several_workers_need_nothing_but_a_file(tmp_path: Path, serve: Serve) -> None:
    """On one machine they meet in a folder, which those after them find empty."""
    server = serve(f"sqlite:///{tmp_path / 'tables.sqlite'}", None, 2)
    check_two_workers(server)
    server.kill()
    server.start()
    assert server.stop() == 0


def check_two_workers(server: ServerProcess) -> None:
    """Each person has several connections and uses them all, while workers are killed."""
    wait_until(lambda: len(workers_of(server)) == 2, "two workers")
    rng = random.Random(76)

    async def play(actors: list[Actor], actions: int) -> None:
        moves = Counter[int]()
        for actor in actors:
            moves[actor.seat] = max(moves[actor.seat], actor.view.move)
        for _ in range(actions):
            found = await choice_after(moves, actors)
            if found is None:
                return
            actor = rng.choice([a for a in actors if a.seat == found.seat])
            await knows(actor, found.view.move)
            await actor.act()
            moves[actor.seat] = actor.acknowledged[-1][0]

    async def test() -> None:
        code, tokens = await new_game(server.url, 76)
        async with seated([(server.url, code, token) for token in tokens * 2]) as tables:
            actors = [Actor(table, rng) for table in tables]
            for worker in workers_of(server):
                await play(actors, 40)
                os.kill(worker, signal.SIGKILL)
                await replaced(server, worker)
                await asyncio.wait_for(asyncio.gather(*map(answered, tables)), 40)
            await play(actors, 40)
            await check_what_was_done(server, code, actors)

    asyncio.run(test())


# -- the workers of one machine ------------------------------------------------------------


def test_a_connection_goes_to_the_worker_whose_table_it_is_for(tmp_path: Path) -> None:
    here, there = Workers(tmp_path, 2), Workers(tmp_path, 2)
    assert (here.own, there.own) == (0, 1)
    url = b"/api/tables/%s/socket"
    codes = [f"AAAA{number:02}".encode() for number in range(50)]
    owners = [here.owner(url % code) for code in codes]
    assert set(owners) == {0, 1}
    assert owners == [there.owner(url % code.lower()) for code in codes]
    assert here.owner(b"/api/tables") == 0
    assert there.owner(b"/api/tables") == 1

    async def test() -> None:
        client, server = socket.socketpair()
        with client, server:
            assert not here.hand_over(1, server.fileno(), b"nobody is there yet")
            arrived = asyncio.get_running_loop().create_future()
            there.receive(lambda *what: arrived.set_result(what))
            assert here.hand_over(1, server.fileno(), b"GET /")
            server.close()
            taken, request = await arrived
            assert request == b"GET /"
            with taken:
                taken.sendall(b"served elsewhere")
                assert client.recv(100) == b"served elsewhere"

    asyncio.run(test())


def test_the_place_of_a_worker_that_has_ended_is_taken(tmp_path: Path) -> None:
    first, second = Workers(tmp_path, 2), Workers(tmp_path, 2)
    with pytest.raises(RuntimeError, match="2 workers already"):
        Workers(tmp_path, 2)
    first.close()
    assert Workers(tmp_path, 2).own == 0
    second.close()


def test_workers_of_one_machine_hear_each_other_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        heard: list[list[Any]] = []

        async def reconnected() -> None:
            heard.append(["reconnected"])

        async def opened(here: Workers) -> LocalBus:
            bus = LocalBus(here)
            bus.listen(heard.append, reconnected)
            await bus.open()
            return bus

        one = await opened(Workers(tmp_path, 2))
        for restart in range(2):
            here = Workers(tmp_path, 2)
            other = await opened(here)
            await until(lambda: heard.count(["reconnected"]) == 2, "lines in both directions")
            gc.collect()  # nothing may close because nobody remembers it
            one.tell(f'["seq", "AAAA22", {restart}]')
            other.tell("unreadable")
            other.tell('["seq", "BBBB22", 7]')
            news = [["seq", "AAAA22", restart], ["seq", "BBBB22", 7]]
            await until(lambda news=news: all(each in heard for each in news), "the news")  # type: ignore[misc]
            heard.clear()
            await other.close()
            here.close()
        await one.close()

    asyncio.run(test())
