"""Small versions of what cheap clients try: nobody else notices, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spinney.server.bot_pool import Owner, Turns
from spinney.server.bus import NoBus
from spinney.server.limits import MISSES, WORK, Bucket, Budgets
from spinney.server.settings import Settings
from spinney.tables.protocol import VERSION, Refusal
from tests.server.services import ServerProcess, wait_until

WISH = {"name": "Mal", "options": {"game": "forest"}, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits."""
    folder = tmp_path_factory.mktemp("strict")
    process = ServerProcess(
        folder,
        f"sqlite:///{folder / 'tables.sqlite'}",
        limits={
            "SPINNEY_REQUEST_SECONDS": "2",
            "SPINNEY_CONNECTIONS_PER_ADDRESS": "20",
            "SPINNEY_HOSTS": '["127.0.0.1", "trees.example"]',
            "SPINNEY_ORIGINS": '["https://club.example"]',
        },
    )
    try:
        process.start()
        yield process
    finally:
        process.clean_up()


def connection(server: ServerProcess, address: str = "127.0.0.2") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 5, (address, 0))


def is_closed(opened: socket.socket, seconds: float = 10) -> bool:
    opened.settimeout(seconds)
    try:
        while opened.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: 127",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
    ],
    ids=["nothing", "half a header", "half a body", "half of the next"],
)
def test_a_request_that_does_not_arrive_is_given_up(strict: ServerProcess, sent: bytes) -> None:
    with connection(strict) as slow:
        slow.sendall(sent)
        assert is_closed(slow)


def test_an_address_has_only_so_many_connections(strict: ServerProcess) -> None:
    held = [connection(strict, "127.0.0.3") for _ in range(30)]
    try:
        wait_until(lambda: sum(is_closed(each, 0.01) for each in held) >= 10, "ten are closed")
        response = strict.get("/health")  # from another address
        assert response is not None
        assert response.status_code == 200
        assert strict.told("connections_refused")[0]["address"] == "127.0.0.3"
    finally:
        for each in held:
            each.close()


def upgraded(server: ServerProcess, code: str) -> socket.socket:
    """A WebSocket at a table that does not read."""
    opened = connection(server)
    opened.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in opened.recv(4096).split(b"\r\n")[0]
    hello = json.dumps({"type": "hello", "version": VERSION}).encode()
    opened.sendall(frame(0x81, hello))
    return opened


def frame(first: int, data: bytes) -> bytes:
    return bytes([first, 0x80 | len(data)]) + b"\0\0\0\0" + data


@pytest.mark.parametrize(
    "sent",
    [
        frame(0x89, b"x" * 100) * 1000,
        frame(0x8A, b"") * 1000,
        frame(0x01, b"{") + frame(0x00, b"") * 1000,
        frame(0x81, b"\xff\xfe"),
    ],
    ids=["pings", "pongs", "empty parts", "not UTF-8"],
)
def test_a_socket_that_floods_is_closed(strict: ServerProcess, sent: bytes) -> None:
    code = httpx.post(f"{strict.url}/api/tables", json=WISH).json()["code"]
    with upgraded(strict, code) as opened:
        try:
            opened.sendall(sent)
        except OSError:
            return  # closed while sending
        assert is_closed(opened)
    assert "Traceback" not in strict.log.read_text()


def test_every_line_of_the_log_is_json_with_the_address(strict: ServerProcess) -> None:
    with connection(strict, "127.0.0.4") as odd:
        odd.sendall(b"\x16\x03\x01 not HTTP\r\n\r\n")
        assert is_closed(odd)
    token = httpx.post(f"{strict.url}/api/tables", json=WISH).json()["token"]
    httpx.get(f"{strict.url}/api/tables/{token[:12]}?token={token}")
    httpx.get(f"{strict.url}/{token}")
    httpx.get(f"{strict.url}/api/last")
    (odd_line,) = strict.told("Invalid HTTP request received.")
    assert odd_line["address"] == "127.0.0.4"
    strict.told("request", path="/api/last")
    requests = strict.told("request")
    assert all(str(line["address"]).startswith("127.0.0.") for line in requests)
    found = strict.log.read_text()
    first, *rest = found.splitlines()
    assert first.startswith("Spinney")
    assert all(line.startswith("{") for line in rest)
    assert token not in found


@pytest.mark.parametrize(
    ("proxies", "counted", "warnings"),
    [('["127.0.0.1"]', "192.168.7.7", 0), ("[]", "127.0.0.1", 1), ('["10.0.0.5"]', "127.0.0.1", 1)],
)
def test_a_proxy_that_is_not_named_is_warned_of_once(
    tmp_path: Path, proxies: str, counted: str, warnings: int
) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = ServerProcess(tmp_path, db, limits={"SPINNEY_PROXIES": proxies})
    try:
        server.start()
        for _ in range(2):
            httpx.get(f"{server.url}/api/tables", headers={"X-Forwarded-For": "192.168.7.7"})
        asked = server.told("request", 2, path="/api/tables")
        warned = server.told("proxy_not_named", warnings)
    finally:
        server.clean_up()
    assert [line["address"] for line in asked] == [counted] * 2
    assert len(warned) == warnings


def test_only_our_own_names_are_answered(strict: ServerProcess) -> None:
    def post(**headers: str) -> int:
        return httpx.post(f"{strict.url}/api/tables", json=WISH, headers=headers).status_code

    assert post(Host="trees.example") == 201
    assert post(Host="trees.example:8000") == 201
    assert post(Host="evil.example", Origin="http://evil.example") == 422
    assert post(Host="trees.example", Origin="https://trees.example") == 201
    encrypted = {"Host": "trees.example", "X-Forwarded-Proto": "https"}
    assert post(**encrypted, Origin="https://trees.example") == 201
    assert post(**encrypted, Origin="http://trees.example") == 403


def test_pages_of_other_origins_may_ask_as_the_setting_says(strict: ServerProcess) -> None:
    def ask(origin: str) -> httpx.Response:
        headers = {"Origin": origin, "Access-Control-Request-Method": "POST"}
        headers["Access-Control-Request-Headers"] = "content-type"
        return httpx.options(f"{strict.url}/api/tables", headers=headers)

    allowed = ask("https://club.example")
    assert allowed.status_code == 200
    assert allowed.headers["Access-Control-Allow-Origin"] == "https://club.example"
    assert ask("https://evil.example").status_code == 400
    made = httpx.post(
        f"{strict.url}/api/tables", json=WISH, headers={"Origin": "https://club.example"}
    )
    assert made.status_code == 201
    assert made.headers["Access-Control-Allow-Origin"] == "https://club.example"
    # A refusal can be read too.
    large = json.dumps(WISH).encode() + bytes(1 << 20)
    refused = httpx.post(
        f"{strict.url}/api/tables", content=large, headers={"Origin": "https://club.example"}
    )
    assert refused.status_code == 413
    assert refused.headers["Access-Control-Allow-Origin"] == "https://club.example"


def test_whether_a_page_may_ask_is_a_request_like_any_other(strict: ServerProcess) -> None:
    asked = {"Origin": "https://club.example", "Access-Control-Request-Method": "POST"}
    elsewhere = httpx.options(f"{strict.url}/api/daily", headers=asked | {"Host": "evil.example"})
    assert elsewhere.status_code == 422
    assert httpx.options(f"{strict.url}/api/daily", headers=asked).status_code == 200
    told = strict.told("request", 2, method="OPTIONS", path="/api/daily")
    assert [line["status"] for line in told] == [422, 200]


# -- budgets -------------------------------------------------------------------------------


class Pair:
    """Two workers that hear each other."""

    connected = shared = True

    def __init__(self) -> None:
        self.listeners: list[object] = []

    def listen(self, listener: object, reconnected: object) -> None:
        self.listeners.append(listener)

    def tell(self, message: str) -> None:
        for listener in self.listeners:
            listener(json.loads(message))  # type: ignore[operator]


def settings(tmp_path: Path, **given: float) -> Settings:
    return Settings(db=f"sqlite:///{tmp_path}/x.sqlite", **given)  # type: ignore[arg-type]


def test_what_was_spent_with_one_worker_is_spent_with_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spinney.server.limits.SHARE_SECONDS", 0.01)

    async def test() -> None:
        bus = Pair()
        limits = settings(tmp_path, work_per_second=1, sockets_per_address=2)
        one, two = (Budgets(limits, bus, name) for name in "ab")  # type: ignore[arg-type]
        sharing = asyncio.ensure_future(one.share_forever())
        one.spend(WORK, "1.2.3.4", 1000)
        assert one.enter("1.2.3.4")
        assert one.enter("1.2.3.4")
        await asyncio.sleep(0.05)
        sharing.cancel()
        assert not two.has(WORK, "1.2.3.4")
        assert not two.enter("1.2.3.4")
        assert two.has(WORK, "1.2.3.5")
        assert two.enter("1.2.3.5")

    asyncio.run(test())


def test_whoever_asks_too_much_waits_and_is_then_refused(tmp_path: Path) -> None:
    async def test() -> None:
        budgets = Budgets(settings(tmp_path, work_per_second=100), NoBus(), "a")
        budgets.spend(WORK, "here", 1010)
        await budgets.wait("here")  # for a tenth of a second
        budgets.spend(WORK, "here", 100_000)
        with pytest.raises(Refusal, match="asks too much"):
            await budgets.wait("here")
        await asyncio.wait_for(budgets.wait("there"), 0.1)

    asyncio.run(test())


def test_guessing_codes_is_hopeless(tmp_path: Path) -> None:
    budgets = Budgets(settings(tmp_path), NoBus(), "a")
    for _ in range(100):
        try:
            with budgets.guess("here"):
                raise Refusal("not_found", None)  # type: ignore[arg-type]
        except Refusal as refusal:
            last = refusal.code
    assert last == "too_fast"
    assert not budgets.has(MISSES, "here")


def test_a_bucket_that_is_overdrawn_is_paid_back() -> None:
    bucket = Bucket(100, 1)
    bucket.spend(4)
    assert not bucket.take()
    time.sleep(0.06)
    assert bucket.take()


# -- turns ---------------------------------------------------------------------------------


def test_everybody_has_their_turn() -> None:
    """One address with many tables cannot keep the others waiting."""

    async def test() -> None:
        turns, done = Turns(2), []

        async def think(address: str, table: str) -> None:
            await turns.take(Owner(address, table))
            await asyncio.sleep(0.02)
            done.append((address, table))
            turns.leave(Owner(address, table), 0.02)

        crowd = [asyncio.ensure_future(think("mal", str(i))) for i in range(20)]
        await asyncio.sleep(0)
        await think("ana", "1")
        assert len(done) <= 2  # a place was kept free
        again = [asyncio.ensure_future(think(who, "1")) for who in ("ben", "ana")]
        await asyncio.gather(*again)
        assert done.index(("ben", "1")) < 8
        await asyncio.gather(*crowd)
        assert len(done) == 23

    asyncio.run(test())


def test_tables_of_one_address_take_turns() -> None:
    async def test() -> None:
        turns, done = Turns(1), []

        async def think(table: str, seconds: float) -> None:
            await turns.take(Owner("here", table))
            await asyncio.sleep(0.01)
            done.append(table)
            turns.leave(Owner("here", table), seconds)

        await think("long", 0.05)
        waiting = [asyncio.ensure_future(think(t, 0.01)) for t in ("long", "long", "short")]
        await asyncio.gather(*waiting)
        # The first to ask goes ahead at once; then comes the table that has had less.
        assert done == ["long", "long", "short", "long"]

    asyncio.run(test())


def test_whoever_gives_up_leaves_the_queue() -> None:
    async def test() -> None:
        turns = Turns(1)
        await turns.take(Owner("here", "t"))
        waiting = [asyncio.ensure_future(turns.take(Owner("here", "t"))) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.leave(Owner("here", "t"), 0)
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError, type(None)]
        turns.leave(Owner("here", "t"), 0)
        assert turns.free == 1

    asyncio.run(test())


def test_all_give_up_at_once_when_the_server_ends() -> None:
    """Nobody is called who is leaving too: that would keep the server from ending."""

    async def test() -> None:
        turns = Turns(2)

        async def think(number: int) -> None:
            owner = Owner(f"1.2.3.{number}", "A")
            await turns.take(owner)
            try:
                await asyncio.sleep(3600)
            finally:
                turns.leave(owner, 0)

        tasks = [asyncio.ensure_future(think(number)) for number in range(6)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] * 6
        assert turns.free == 2

    asyncio.run(test())
