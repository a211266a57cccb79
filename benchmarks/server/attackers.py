"""Cheap clients that try to stop a server; each runs in its own process until it is ended.

``python attackers.py NAME ADDRESS`` begins at once and prints what it managed, one JSON object a
line. All come from one internet address that nobody else has.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from spinney.tables.protocol import VERSION

ADDRESS = "127.0.0.2"
HEAVY = "search:ms=5000"

done: Counter[str] = Counter()


class Server:
    """The server under attack."""

    def __init__(self, address: str) -> None:
        self.address = address
        host, _, port = address.removeprefix("http://").partition(":")
        self.host, self.port = host, int(port)

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        from_here = httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=False)
        async with httpx.AsyncClient(
            base_url=self.address, transport=from_here, timeout=60
        ) as http:
            response = await http.post(path, json=body)
            response.raise_for_status()
            found: dict[str, Any] = response.json()
            return found

    async def new_table(self, seats: list[dict[str, str]]) -> dict[str, Any]:
        options = {"game": "forest"}
        return await self.post("/api/tables", {"name": "Mal", "options": options, "seats": seats})

    async def sit(self, code: str, token: str | None = None, **more: object) -> ClientConnection:
        socket = await connect(
            f"ws://{self.host}:{self.port}/api/tables/{code}/socket",
            local_addr=(ADDRESS, 0),
            max_size=None,
            compression=None,
            open_timeout=60,
        )
        key = {} if token is None else {"token": token}
        await socket.send(orjson.dumps({"type": "hello", "version": VERSION, **key, **more}))
        return socket

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))


async def read_all(socket: ClientConnection) -> None:
    with suppress(WebSocketException, OSError):
        async for message in socket:
            kind = orjson.loads(message)["type"]
            done[kind] += 1


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Do it again and again, whatever happens."""
    while True:
        try:
            await work()
        except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
            done["refused"] += 1
            await asyncio.sleep(0.1)


async def bots(server: Server) -> None:
    """Many tables of bots that think as long as they may."""
    seats = [{"kind": "bot", "bot": HEAVY}] * 5

    async def watch() -> None:
        table = await server.new_table(seats)
        socket = await server.sit(table["code"], table["token"])
        await socket.send(orjson.dumps({"type": "start", "id": 1}))
        await read_all(socket)

    await asyncio.gather(*(again(watch) for _ in range(20)))


async def coach(server: Server) -> None:
    """Many people who ask for hints without a pause."""

    async def ask() -> None:
        table = await server.new_table([{"kind": "me"}, {"kind": "me"}])
        socket = await server.sit(table["code"], table["token"])
        reading = asyncio.ensure_future(read_all(socket))
        await socket.send(orjson.dumps({"type": "start", "id": 1}))
        for number in range(2, 1_000_000):
            for seat in (0, 1):
                await socket.send(orjson.dumps({"type": "hint", "id": number, "seat": seat}))
            await asyncio.sleep(0.2)
            if reading.done():
                return

    await asyncio.gather(*(again(ask) for _ in range(20)))


def _closed(reading: asyncio.Future[bytes]) -> None:
    done["closed"] += 1
    if not reading.cancelled():
        reading.exception()  # it may have been closed abruptly


async def slow(server: Server) -> None:
    """Connections that send half a header, or nothing, and stay."""
    held: list[asyncio.StreamWriter] = []

    async def hold() -> None:
        for number in range(600):
            reader, writer = await asyncio.wait_for(server.raw(), 5)
            if number % 2:
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nX-A")
            held.append(writer)
            done["opened"] += 1
            watching = asyncio.ensure_future(reader.read())
            watching.add_done_callback(_closed)
        await asyncio.sleep(3600)

    await again(hold)


async def pings(server: Server) -> None:
    """Sockets that send pings and never read."""
    table = await server.new_table([{"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{table['code']}/socket"
    mask = b"\0\0\0\0"
    ping = b"\x89\xfd" + mask + b"x" * 125

    async def flood() -> None:
        _, writer = await server.raw()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = orjson.dumps({"type": "hello", "version": VERSION})
        writer.write(b"\x81" + bytes([0x80 | len(hello)]) + mask + hello)
        while True:
            writer.write(ping * 400)
            done["bytes"] += len(ping) * 400
            await writer.drain()

    await asyncio.gather(*(again(flood) for _ in range(4)))


async def sheets(server: Server) -> None:
    """Many onlookers at one table who each ask for the points 19 times a second."""
    table = await server.new_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    host = await server.sit(table["code"], table["token"])
    asyncio.ensure_future(read_all(host))  # noqa: RUF006
    await host.send(orjson.dumps({"type": "start", "id": 1}))

    async def watch() -> None:
        socket = await server.sit(table["code"], language="en")
        reading = asyncio.ensure_future(read_all(socket))
        while not reading.done():
            await socket.send(orjson.dumps({"type": "sheet", "id": 1, "player": 0}))
            await asyncio.sleep(1 / 19)

    await asyncio.gather(*(again(watch) for _ in range(95)))


async def log(server: Server) -> None:
    """A table renamed without end, and read from the beginning without end."""
    code, token = os.environ["SPINNEY_ATTACKED"].split()

    async def rename() -> None:
        socket = await server.sit(code, token)
        reading = asyncio.ensure_future(read_all(socket))
        number = 0
        while not reading.done():
            number += 1
            await socket.send(orjson.dumps({"type": "name", "id": 1, "name": f"M{number % 9}"}))
            await asyncio.sleep(1 / 19)

    async def read() -> None:
        socket = await server.sit(code, since=0)
        done[orjson.loads(await asyncio.wait_for(socket.recv(), 60))["type"]] += 1
        await socket.close()

    await asyncio.gather(*(again(rename) for _ in range(5)), *(again(read) for _ in range(3)))


ATTACKS = {each.__name__: each for each in (bots, coach, slow, pings, sheets, log)}


async def main(name: str, address: str) -> None:
    attack = asyncio.ensure_future(ATTACKS[name](Server(address)))
    begun = time.monotonic()
    while not attack.done():
        await asyncio.wait([attack], timeout=1)
        told = {"seconds": round(time.monotonic() - begun, 1), **done}
        sys.stdout.write(orjson.dumps(told).decode() + "\n")
        sys.stdout.flush()
    await attack


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
