"""Where the processor time of one action goes: a worker without a network, by part.

The real application behind its real protocols, in this process; only the connections are made up,
so that nothing but the worker's own work is measured. As it counts processor time and holds it
against a yardstick, it hardly needs a quiet machine. The clients' own time is subtracted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import crowd
import httpx
import orjson
import uvloop
from uvicorn.server import ServerState

import spinney.server.rooms
import spinney.server.socket
import spinney.tables.decide
import spinney.tables.telling
import spinney.tables.views
from spinney.engine import Position
from spinney.server.app import create_app
from spinney.server.boards import WrittenBoards
from spinney.server.edge import EdgeConfig, HttpEdge, SocketEdge
from spinney.server.rooms import Room
from spinney.server.settings import Settings
from spinney.server.store import Store
from spinney.tables.protocol import VERSION
from spinney.tables.table import Table

SEED = 2029
#: How many act at the same moment, as they do on a busy server.
AT_ONCE = 4

#: What is timed, without the parts within it.
PARTS: dict[str, list[tuple[Any, str]]] = {
    "read": [(spinney.server.socket, "read"), (spinney.server.socket, "number_of")],
    "decide": [(spinney.tables.decide, "decide")],
    "store": [(Store, "append")],
    "apply": [(Table, "apply")],
    "line": [(spinney.tables.telling, "line")],
    "view": [(spinney.tables.views, "_view")],
    "table": [(Position, "plain"), (WrittenBoards, "hosts")],
    "plan": [(spinney.tables.views, "_plan")],
    "prompt": [(spinney.tables.views, "_prompt")],
    "encode": [(spinney.server.rooms, "encoded"), (spinney.server.socket, "encoded")],
    "tell": [(Room, "_tell")],
    "frames in": [(SocketEdge, "data_received")],
}

#: What is not the worker's.
CLIENTS = "clients"
#: The processor time of the yardstick on a quiet machine, in nanoseconds: other programs on it make
#: everything slower, this and the worker alike.
YARD = 270_000

now = time.thread_time_ns


def yardstick() -> int:
    """How long some plain Python takes now."""
    begun = now()
    seen: dict[str, list[int]] = {}
    for number in range(1500):
        seen.setdefault(f"{number % 97}", []).append(number)
    return now() - begun


class Clock:
    """Adds up the time of each part, without that of the parts it calls."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._inner = [0]

    def timed(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        inner, spent = self._inner, self.spent

        def measured(*arguments: Any, **more: Any) -> Any:
            begun = now()
            inner.append(0)
            try:
                return function(*arguments, **more)
            finally:
                whole = now() - begun
                spent[part] += whole - inner.pop()
                inner[-1] += whole

        return measured


class Line(asyncio.Transport):
    """The server's end of a made-up connection."""

    def __init__(self, address: str, hear: Callable[[bytes], None]) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 80)})
        self._hear = hear
        self._protocol: Any = None
        self._closed = False

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def write(self, data: Any) -> None:
        self._hear(bytes(data))

    def writelines(self, data: Any) -> None:
        self._hear(b"".join(data))

    def is_closing(self) -> bool:
        return self._closed

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)

    abort = close

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--tables", type=int, default=40, help="how many (40)")
    parser.add_argument("--actions", type=int, default=4000, help="how many in all (4,000)")
    parser.add_argument("--whole", action="store_true", help="do not time the parts")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spinney-parts-") as folder:
        os.environ["SPINNEY_DB"] = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        uvloop.run(measure(args))


async def measure(args: argparse.Namespace) -> None:
    clock = Clock()
    if not args.whole:
        for part, places in PARTS.items():
            for place, name in places:
                setattr(place, name, clock.timed(part, getattr(place, name)))
        Seat.hear = clock.timed(CLIENTS, Seat.hear)  # type: ignore[method-assign]
    settings = Settings()
    app = create_app(settings)
    config = EdgeConfig(app, http=HttpEdge, ws=SocketEdge, log_config=None, access_log=False)
    config.load()
    clients = Clients(config)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))
        for number in range(args.tables):
            await clients.open(number, app)
        await clients.play(args.actions // 10)
        clock.spent.clear()
        clients.spent, clients.yards = 0, []
        thread, process = time.thread_time_ns(), time.process_time_ns()
        done = await clients.play(args.actions)
        process, thread = time.process_time_ns() - process, time.thread_time_ns() - thread
        for seat in (seat for seats in clients.tables for seat in seats):
            seat.line.close()
        await asyncio.sleep(0.5)
    yard = sum(clients.yards) / len(clients.yards)
    each = 1e-3 / done * YARD / yard
    del clock.spent[CLIENTS]
    rows = {part: spent * each for part, spent in clock.spent.most_common()}
    whole = (thread - clients.spent) * each
    if rows:
        rows["tasks, timers, sending"] = whole - sum(rows.values())
    rows["all of the worker"] = whole
    rows["its threads"] = (process - thread) * each
    rows["the yardstick, for plain Python"] = 1e-3 * yard
    for part, spent in rows.items():
        print(f"{spent:8.0f} µs  {part}")  # noqa: T201


class Clients:
    """Two people at each table; they act in turn, a few tables at once."""

    def __init__(self, config: EdgeConfig) -> None:
        self.config = config
        self.state = ServerState()
        self.tables: list[list[Seat]] = []
        self.spent = 0
        self.yards: list[int] = []
        self._all = crowd.Crowd("http://spinney", 0, SEED)

    async def open(self, number: int, app: Any) -> None:
        table = crowd.CrowdTable(self._all, number)
        rng = Random(number)
        there = httpx.ASGITransport(app, client=(table.address, 1))
        async with httpx.AsyncClient(base_url="http://spinney", transport=there) as http:
            replay, seated = table.some_game().to_json(), [{"kind": "me"}, {"kind": "open"}]
            wish = {"name": "Ana", "replay": replay, "seats": seated}
            first = (await http.post("/api/tables/import", json=wish)).json()
            path = f"/api/tables/{first['code']}"
            second = (await http.post(f"{path}/join", json={"name": "Ben"})).json()
        seats = [Seat(self, table.address, rng) for _ in range(2)]
        for seat, token in zip(seats, (first["token"], second["token"]), strict=True):
            seat.upgrade(f"{path}/socket")
            await asyncio.sleep(0)
            await seat.opened.wait()
            seat.say(type="hello", version=VERSION, language="en", token=token)
        await asyncio.sleep(0.01)
        seats[0].say(type="start", id=1)
        await asyncio.sleep(0.01)
        self.tables.append(seats)

    async def play(self, actions: int) -> int:
        """Let everybody act; returns how many did."""
        done = 0
        while done < actions:
            before = done
            for begin in range(0, len(self.tables), AT_ONCE):
                acting = []
                for seats in self.tables[begin : begin + AT_ONCE]:
                    actor = next((seat for seat in seats if seat.legal), None)
                    if actor is not None:
                        acting.append(actor.act())
                await asyncio.gather(*acting)
                taken = yardstick()
                self.yards.append(taken)
                self.spent += taken
                done += len(acting)
                await asyncio.sleep(0)
            if done == before:
                raise SystemExit("all games are over; ask for fewer actions")
        return done


class Seat:
    """One person with a made-up connection."""

    def __init__(self, clients: Clients, address: str, rng: Random) -> None:
        self.clients = clients
        self.rng = rng
        self.line = Line(address, self.hear)
        self.opened = asyncio.Event()
        self.view: dict[str, Any] | None = None
        self._answered: asyncio.Future[None] | None = None
        config = clients.config
        edge = HttpEdge(config=config, server_state=clients.state, app_state={})
        self.line.set_protocol(edge)
        edge.connection_made(self.line)

    def upgrade(self, path: str) -> None:
        request = (
            f"GET {path} HTTP/1.1\r\nHost: spinney\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self.line.get_protocol().data_received(request.encode())

    @property
    def legal(self) -> list[Any]:
        prompt = self.view and self.view["prompt"]
        return prompt["legal"] if prompt else []

    def act(self) -> asyncio.Future[None]:
        begun = now()
        view = self.view
        assert view is not None
        self._answered = asyncio.get_running_loop().create_future()
        about = {"seat": view["seat"], "move": view["move"]}
        data = frame(type="act", id=2, **about, actions=[self.rng.choice(self.legal)])
        self.view = None
        self.clients.spent += now() - begun
        self.line.get_protocol().data_received(data)
        return self._answered

    def say(self, **message: object) -> None:
        self.line.get_protocol().data_received(frame(**message))

    def hear(self, data: bytes) -> None:
        begun = now()
        while data:
            if not self.opened.is_set():
                self.opened.set()
                return
            head, size = (2, data[1]) if data[1] < 126 else (4, int.from_bytes(data[2:4]))
            if data[1] == 127:
                head, size = 10, int.from_bytes(data[2:10])
            told, data = orjson.loads(data[head : head + size]), data[head + size :]
            if told.get("views"):
                (self.view,) = told["views"]
            if told["type"] == "error":
                raise SystemExit(str(told))
            if told["type"] == "ack" and self._answered is not None:
                self._answered.set_result(None)
                self._answered = None
        self.clients.spent += now() - begun


def frame(**message: object) -> bytes:
    """A client's message with a mask of zeros."""
    data = orjson.dumps(message)
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + size + bytes(4) + data


if __name__ == "__main__":
    main()
