"""Budgets on the wire: each address pays for what it asks, and nobody else does."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from spinney.cards.card_sets import parse_set
from spinney.cards.catalog import deck_of, shipped_deck
from spinney.engine import Game
from spinney.server.bot_pool import BotPool, Owner, Thinkers, is_light
from spinney.server.bus import NoBus, RedisBus
from spinney.server.edge import Connections
from spinney.server.limits import THINK, WORK, Budgets, counted
from spinney.server.settings import Settings
from spinney.tables.protocol import VERSION
from tests.server.services import RedisServer, ServerProcess, until, wait_until
from tests.server.test_own_sets_online import EXAMPLE

#: The addresses that the tests come from.
ANA, MAL = "127.0.0.1", "127.0.0.2"

ME, OPEN = {"kind": "me"}, {"kind": "open"}

#: A deal where nobody may redraw their hand.
OPTIONS, SEED = {"game": "forest", "start": 0}, "a"

Start = Callable[..., ServerProcess]


def bot(spec: str) -> dict[str, str]:
    return {"kind": "bot", "bot": spec}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server with these limits."""
    servers: list[ServerProcess] = []

    def started(**limits: str) -> ServerProcess:
        named = {f"SPINNEY_{name.upper()}": value for name, value in limits.items()}
        db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        servers.append(ServerProcess(tmp_path, db, limits=named))
        servers[-1].start()
        return servers[-1]

    yield started
    for server in servers:
        server.clean_up()


def web(server: ServerProcess, address: str) -> httpx.Client:
    """A browser at this address."""
    there = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, transport=there, timeout=30)


def new_table(server: ServerProcess, address: str, *seats: dict[str, str]) -> dict[str, Any]:
    wish = {"name": "Ana", "options": OPTIONS, "seed": SEED, "seats": seats}
    with web(server, address) as browser:
        made: dict[str, Any] = browser.post("/api/tables", json=wish).raise_for_status().json()
        return made


class Person:
    """Somebody with a socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: dict[str, Any] = {}

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = 30) -> dict[str, Any]:
        self.frame = json.loads(self.socket.recv(seconds))
        return self.frame

    def until(self, found: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while not found(self.hear()):
            pass
        return self.frame

    def answered(self, number: int) -> dict[str, Any]:
        """The answer to the message with this number."""
        return self.until(lambda frame: frame.get("id") == number)

    def moves(self, seconds: float) -> int:
        """How often anybody moves in so many seconds."""
        seen, end = 0, time.monotonic() + seconds
        with suppress(TimeoutError):
            while (left := end - time.monotonic()) > 0:
                self.hear(left)
                seen += any(line["kind"] == "events" for line in self.frame.get("log", ()))
        return seen


@contextmanager
def sitting(
    server: ServerProcess, table: dict[str, Any], address: str, key: bool = True
) -> Iterator[Person]:
    with socket_at(server, f"tables/{table['code']}", address) as socket:
        person = Person(socket)
        token = {"token": table["token"]} if key else {}
        person.say(type="hello", version=VERSION, **token)
        person.hear()
        yield person


def socket_at(
    server: ServerProcess, what: str, address: str, name: str = "127.0.0.1", **headers: str
) -> ClientConnection:
    """A socket from this address to the server, which is called by this name."""
    opened: ClientConnection = connect(
        f"ws://{name}:{server.port}/api/{what}/socket",
        address=("127.0.0.1", server.port),
        source_address=(address, 0),
        additional_headers=headers,
        max_size=None,
        ping_interval=None,
        close_timeout=0.1,
    )
    return opened


def my_prompt(frame: dict[str, Any]) -> dict[str, Any] | None:
    """The view in which the person is to choose."""
    return next((view for view in frame.get("views") or () if view["prompt"]), None)


def begin(person: Person) -> dict[str, Any]:
    """Start the game, and wait until it is this person's turn."""
    person.say(type="start", id=1)
    person.until(my_prompt)
    view = my_prompt(person.frame)
    assert view is not None
    return view


def act(person: Person, view: dict[str, Any]) -> dict[str, Any]:
    """Make the first choice there is; returns the view at the next one."""
    about = {"seat": view["seat"], "move": view["move"]}
    person.say(type="act", id=2, **about, actions=[view["prompt"]["legal"][0]])
    person.until(lambda frame: (found := my_prompt(frame)) and found["move"] > view["move"])
    after = my_prompt(person.frame)
    assert after is not None
    return after


# -- bots and the coach --------------------------------------------------------------------


def test_light_bots_answer_while_heavy_ones_think(start: Start) -> None:
    """One address with tables full of bots that think long does not keep another one waiting."""
    server = start(thinkers="2")
    with ExitStack() as stack:
        for _ in range(3):
            table = new_table(server, MAL, ME, *[bot("search:ms=5000")] * 4)
            mal = stack.enter_context(sitting(server, table, MAL))
            leave_it_to_bots(mal, begin(mal))
        ana = stack.enter_context(sitting(server, light_table(server), ANA))
        leave_it_to_bots(ana, begin(ana))
        ana.until(my_prompt)  # the process for her bot has started
        leave_it_to_bots(ana, my_prompt(ana.frame))
        begun = time.monotonic()
        ana.until(my_prompt)
        assert time.monotonic() - begun < 4


def light_table(server: ServerProcess) -> dict[str, Any]:
    return new_table(server, ANA, ME, bot("planner"))


def leave_it_to_bots(person: Person, view: dict[str, Any] | None) -> None:
    """Act until the bots have to think."""
    while view is not None:
        about = {"seat": view["seat"], "move": view["move"]}
        person.say(type="act", id=2, **about, actions=[view["prompt"]["legal"][0]])
        view = my_prompt(person.until(lambda frame: frame.get("views")))
        person.answered(2)


def test_who_has_used_up_the_bots_waits_and_nobody_else(start: Start) -> None:
    server = start(think_per_second="1")  # and 0.3 seconds at once
    heavy = new_table(server, MAL, ME, bot("search:sims=3000"))
    with sitting(server, heavy, MAL) as mal, sitting(server, light_table(server), ANA) as ana:
        leave_it_to_bots(mal, begin(mal))
        leave_it_to_bots(mal, my_prompt(mal.until(my_prompt)))  # her bot has had a turn
        assert mal.moves(4) == 0
        leave_it_to_bots(ana, begin(ana))
        ana.until(my_prompt)


def test_hints_are_paid_for(start: Start) -> None:
    server = start(think_per_second="1")
    table = new_table(server, MAL, ME, ME)
    with sitting(server, table, MAL) as mal, sitting(server, table, ANA) as ana:
        seat = begin(mal)["seat"]
        answers = []
        for number in range(5, 9):
            mal.say(type="hint", id=number, seat=seat)
            answers.append(mal.answered(number))
        assert answers[0]["type"] == "hint"
        assert answers[-1]["code"] == "too_fast"
        ana.say(type="hint", id=9, seat=seat)
        assert ana.answered(9)["type"] == "hint"


def test_only_a_few_tables_of_bots_alone_play_for_an_address(start: Start) -> None:
    server = start(bot_tables_per_address="1")
    tables = [new_table(server, MAL, ME, bot("search:ms=300")) for _ in range(2)]
    with sitting(server, tables[1], MAL) as second:
        with sitting(server, tables[0], MAL) as first:
            for person in (second, first):
                begin(person)
                person.say(type="bot", id=3, seat=0, bot="search:ms=300")
                assert person.answered(3)["type"] == "ack"
            first.moves(2)
            assert first.moves(3) == 0
        assert second.moves(2) > 1  # it was here first
    with sitting(server, tables[0], MAL) as first:
        assert first.moves(9) > 1


@pytest.mark.parametrize("spec", ["random", "greedy", "planner", "network", "network:level=2"])
def test_bots_that_answer_at_once_are_light(spec: str) -> None:
    assert is_light(spec, shipped_deck("forest"))


@pytest.mark.parametrize("spec", ["search", "search:ms=1", "search:sims=1"])
def test_bots_that_search_are_not(spec: str) -> None:
    assert not is_light(spec, shipped_deck("forest"))


def test_a_network_searches_with_cards_that_are_new_to_it() -> None:
    own = deck_of("forest", (parse_set(EXAMPLE),))
    assert not is_light("network", own)
    assert is_light("planner", own)


def budgets(**given: float) -> Budgets:
    return Budgets(Settings(**given), NoBus(), "a")  # type: ignore[arg-type]


def test_a_process_has_its_place_until_it_ends() -> None:
    """Whoever asks the coach and leaves has not made room for another one, and pays."""

    async def test() -> None:
        paid = budgets(think_per_second=1)
        pool = BotPool(1, 0, paid)
        try:
            await pool._run(Owner("mal", "t"), time.sleep, 0)  # the process has started
            asked = asyncio.ensure_future(pool._run(Owner("mal", "t"), burn, 0.4))
            await asyncio.sleep(0.1)
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
            assert pool._turns.free == 0
            assert paid.has(THINK, "mal")
            await until(lambda: pool._turns.free == 1, "it has ended")
            assert not paid.has(THINK, "mal")
            assert paid.has(THINK, "ana")
        finally:
            pool.close()

    asyncio.run(test())


def burn(seconds: float) -> None:
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        pass


def test_sleeping_costs_nothing() -> None:
    """What counts is the processor: a busy machine makes no bot more expensive."""

    async def test() -> None:
        paid = budgets(think_per_second=1)
        pool = BotPool(1, 0, paid)
        try:
            await pool._run(Owner("ana", "t"), time.sleep, 0.5)
            assert paid.has(THINK, "ana")
            assert pool._turns._seconds("ana") < 0.3
        finally:
            pool.close()

    asyncio.run(test())


def test_a_process_that_thinks_does_not_load_the_server() -> None:
    """It would take more than twice the memory."""
    loaded = "[name for name in __import__('sys').modules if name.startswith('spinney.server')]"

    async def test() -> None:
        pool = BotPool(1, 0, budgets())
        try:
            game = Game.new("forest", seed=7)
            assert await pool.play(Owner("ana", "t"), game, game.actor, "planner")
            assert await pool.advise(Owner("ana", "t"), game, game.actor)
            assert await pool._run(Owner("ana", "t"), eval, loaded) == []
        finally:
            pool.close()

    asyncio.run(test())


def test_each_kind_of_bot_has_its_own_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def play(pool: BotPool, owner: Owner, game: Game, seat: int, spec: str) -> list[int]:
        asked.append((spec, pool.nice))
        return []

    monkeypatch.setattr(BotPool, "play", play)
    thinkers, game = Thinkers(1, budgets()), Game.new("forest", seed=1)
    for spec in ("planner", "search:ms=20", "search:sims=10", "network"):
        asyncio.run(thinkers.play(Owner("ana", "t"), game, 0, spec))
    nice = dict(asked)
    assert nice["planner"] == nice["network"] < nice["search:ms=20"] == nice["search:sims=10"]


# -- sockets -------------------------------------------------------------------------------


def test_onlookers_who_ask_without_end_hold_up_nobody(start: Start) -> None:
    server = start(work_per_second="10", commands_per_second="20")  # and 100 ms at once
    table = new_table(server, ANA, ME, bot("random"))
    with ExitStack() as stack:
        ana = stack.enter_context(sitting(server, table, ANA))
        view = begin(ana)
        crowd = [stack.enter_context(sitting(server, table, MAL, key=False)) for _ in range(8)]
        for person in crowd:
            for number in range(30):
                person.say(type="sheet", id=10 + number, player=0)
        begun = time.monotonic()
        act(ana, view)
        assert time.monotonic() - begun < 4
        answers = 0
        for person in crowd:
            with suppress(TimeoutError):
                while True:
                    answers += person.hear(0.2)["type"] == "sheet"
        assert answers < 200  # the others wait

        def refused() -> bool:
            with web(server, MAL) as browser:
                return browser.get("/api/tables").status_code == 429

        wait_until(refused, "they have used up their share")
        with web(server, ANA) as browser:
            assert browser.get("/api/tables").status_code == 200


def new_pad(server: ServerProcess, address: str, cards: int = 0) -> dict[str, Any]:
    name = {"type": "name", "id": "1-phone1", "player": 0, "name": "Ana"}
    lay = [
        {"type": "lay", "id": f"{2 + number}-phone1", "player": 0, "card": "linden"}
        for number in range(cards)
    ]
    wish = {"game": "forest", "sets": ["base"], "ops": [name, *lay]}
    with web(server, address) as browser:
        made: dict[str, Any] = browser.post("/api/pads", json=wish).raise_for_status().json()
        return made


def entering(pad: dict[str, Any]) -> str:
    about = {"device": "phone1", "token": pad["token"], "player": 0, "at": "cave"}
    return json.dumps({"type": "entering", **about})


def test_phones_that_report_without_end_are_closed(start: Start) -> None:
    server = start()
    pad = new_pad(server, ANA)
    here = f"pads/{pad['code']}"
    with socket_at(server, here, ANA) as ana, socket_at(server, here, MAL) as mal:
        assert json.loads(ana.recv(10))["type"] == "pad"
        told: Counter[str] = Counter()
        with suppress(ConnectionClosed):
            for _ in range(100):
                mal.send(entering(pad))
            while True:
                frame = json.loads(mal.recv(10))
                told[frame.get("code") or frame["type"]] += 1
        assert told["entering"] >= 10
        assert told["too_fast"] >= 20
        ana.send(entering(pad))
        while json.loads(ana.recv(10)).get("by") is None:
            pass  # it is told that the other has gone


def test_many_phones_of_one_address_pay_together(start: Start) -> None:
    server = start(work_per_second="5")  # and 50 ms at once
    pad = new_pad(server, ANA)
    with ExitStack() as stack:
        here = f"pads/{pad['code']}"
        phones = [stack.enter_context(socket_at(server, here, MAL)) for _ in range(10)]
        for phone in phones:
            for _ in range(8):  # each alone may say this much
                phone.send(entering(pad))

        def used_up() -> bool:
            with web(server, MAL) as browser:
                return browser.get("/api/daily/forest").status_code == 429

        wait_until(used_up, "they have used up their share")
        with web(server, ANA) as browser:
            assert browser.get(f"/api/pads/{pad['code']}").status_code == 200


# -- what is sent --------------------------------------------------------------------------


def test_a_large_pad_is_paid_for_each_time(start: Start) -> None:
    server = start(work_per_second="20")  # and 200 ms at once
    small, large = new_pad(server, ANA), new_pad(server, ANA, 900)
    with web(server, MAL) as mal, web(server, "127.0.0.3") as ben:
        for number in range(30):
            assert ben.get(f"/api/pads/{small['code']}").status_code == 200, number
            if mal.get(f"/api/pads/{large['code']}").status_code == 429:
                return
    pytest.fail("it was never too much")


def test_a_house_full_of_people_opens_the_page_at_once(start: Start, tmp_path: Path) -> None:
    """Eight megabytes each, as on the page that needs no server; but not without end."""
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "python.pack").write_bytes(bytes(8 << 20))
    server = start(static=str(tmp_path), work_per_second="20")  # and 200 ms at once

    def loads(client: httpx.Client, path: str) -> None:
        with client.stream("GET", path) as answer:
            assert answer.status_code == 200
            for _ in answer.iter_raw():
                pass  # all of them together would be hundreds of megabytes

    with web(server, ANA) as house, web(server, MAL) as mal:
        for _ in range(10):
            for path in ("/", "/python.pack", *["/index.html"] * 30):
                loads(house, path)
        begun = time.monotonic()
        for _ in range(36):  # which costs 300 ms
            loads(mal, "/python.pack")
        assert time.monotonic() - begun > 3
        loads(house, "/")


def test_what_takes_long_is_done_beside_and_paid_for() -> None:
    async def test() -> None:
        paid = budgets(work_per_second=1)
        with pytest.raises(ZeroDivisionError):
            await paid.in_thread("mal", burn_and_fail)
        assert not paid.has(WORK, "mal")
        assert await paid.in_thread("ana", abs, -1) == 1
        assert paid.has(WORK, "ana")

    asyncio.run(test())


def test_an_address_has_one_thread_at_a_time() -> None:
    at_work, met = threading.Lock(), threading.Barrier(2)

    def alone() -> None:
        assert at_work.acquire(blocking=False)
        time.sleep(0.05)
        at_work.release()

    async def test() -> None:
        shared = budgets()
        await asyncio.gather(*(shared.in_thread("mal", alone) for _ in range(3)))
        # Each waits for the other, in vain if they have to take turns.
        await asyncio.gather(*(shared.in_thread(who, met.wait, 20) for who in ("ana", "ben")))
        assert not shared._threads

    asyncio.run(test())


def burn_and_fail() -> None:
    begun = time.thread_time()
    while time.thread_time() - begun < 0.05:
        pass
    raise ZeroDivisionError


# -- addresses -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("local", "local"),
    ],
)
def test_what_counts_as_an_address(host: str, address: str) -> None:
    assert counted(host) == address


def test_connections_of_a_network_count_together_unless_it_is_a_proxy() -> None:
    here = Connections(Settings(connections_per_address=2, proxies=["2001:db8:2::1"]))
    assert [here.enter(f"2001:db8:1::{n}") for n in (1, 2, 3)] == [True, True, False]
    here.leave("2001:db8:1::1")
    assert here.enter("2001:db8:1::4")
    assert all(here.enter("2001:db8:2::1") for _ in range(5))
    assert not here.enter("2001:db8:2::2")


def test_only_a_proxy_is_believed_whom_a_request_comes_from(start: Start) -> None:
    server = start(proxies=json.dumps([MAL]), requests_per_second="1")  # and four at once
    far = {"X-Forwarded-For": "9.9.9.9"}
    with web(server, MAL) as proxy, web(server, "127.0.0.3") as liar:
        for browser in (proxy, liar):
            answers = [browser.get("/health", headers=far).status_code for _ in range(7)]
            assert answers[0] == 200
            assert answers[-1] == 429
        assert proxy.get("/health", headers={"X-Forwarded-For": "9.9.9.8"}).status_code == 200
        assert liar.get("/health", headers={"X-Forwarded-For": "9.9.9.7"}).status_code == 429
    seen = Counter(line["address"] for line in server.told("request", 16, path="/health"))
    assert set(seen) >= {"9.9.9.9", "9.9.9.8", "127.0.0.3"}
    assert not set(seen) & {MAL, "9.9.9.7"}


def test_refused_sockets_are_in_the_log(start: Start) -> None:
    server = start(hosts='["127.0.0.1"]', sockets_per_address="1")
    table = new_table(server, ANA, ME, OPEN)
    here = f"tables/{table['code']}"
    with socket_at(server, here, MAL):
        evil = "evil.example"
        for more in ({"Origin": f"https://{evil}"}, {"name": evil}, {}):
            with pytest.raises(InvalidStatus), socket_at(server, here, MAL, **more):
                pass
    told = server.told("socket_refused", 3)
    assert [line["reason"] for line in told] == ["origin", "host", "too many sockets"]
    assert {line["address"] for line in told} == {MAL}


# -- other workers -------------------------------------------------------------------------


def test_a_broken_message_on_redis_stops_no_listener(redis: RedisServer) -> None:
    async def test() -> None:
        heard: list[object] = []

        async def reconnected() -> None: ...

        bus = RedisBus(redis.url)
        bus.listen(heard.append, reconnected)
        bus.listen(lambda news: news[1]["no"], reconnected)
        await bus.open()
        try:
            await until(lambda: bus.connected, "it is connected")
            for message in ("{", "[1]", '["seq", 5, null]', '["people", "X", [], 1]', '["last"]'):
                bus.tell(message)
            await until(lambda: ["last"] in heard, "the last one is heard")
            assert heard == [[1], ["seq", 5, None], ["people", "X", [], 1], ["last"]]
            assert bus.connected
            assert not bus.failing
        finally:
            await bus.close()

    asyncio.run(test())
