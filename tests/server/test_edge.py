"""Messages on their way in and out: whole, in order, and not without end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.frames import apply_mask as masked  # type: ignore[attr-defined]

from spinney.server.bus import NoBus
from spinney.server.edge import BEHIND, MASKED, WHOLE_TEXT, EdgeConfig, SocketEdge
from spinney.server.limits import Budgets
from spinney.server.settings import Settings
from spinney.server.socket import POLICY, TRY_AGAIN, Client
from spinney.text import Words, words

#: Around the sizes at which a frame's head changes, and more than a socket takes at once.
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 300_000)
PART = b"x" * 10_000


class Told(Client):
    """A client that is told something, and nothing else."""

    sent = 0

    def _words(self) -> Words:
        return words("en")

    async def _talk(self, code: str) -> None:
        if code == "sizes":
            for size in SIZES:
                self.send(b"x" * size)
            return
        while code == "echo":
            self.send(await self._receive())
        while self._cut_off is None:
            self.send(PART)
            Told.sent += len(PART)
            await asyncio.sleep(0)
        self.send(b"nobody gets this")
        await self._receive()


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        client = Told(WebSocket(scope, receive, send), Budgets(Settings(), NoBus(), ""))
        await client.socket.accept()
        await client.serve(scope["path"].strip("/"))


@asynccontextmanager
async def connected(path: str) -> AsyncIterator[ClientConnection]:
    """A connection to a server whose messages are not read until somebody does."""
    config = EdgeConfig(
        app,
        http="spinney.server.edge:HttpEdge",
        ws="spinney.server.edge:SocketEdge",
        log_config=None,
        lifespan="off",
        ws_per_message_deflate=False,
    )
    with socket.socket() as listening, socket.socket() as here:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        here.connect(listening.getsockname())
        async with connect(f"ws://spinney/{path}", sock=here, max_size=None, max_queue=1) as reader:
            yield reader
        server.should_exit = True
        await serving


def test_messages_of_all_sizes_arrive_in_order() -> None:
    async def test() -> None:
        got = []
        async with connected("sizes") as reader:
            with suppress(ConnectionClosed):
                async for message in reader:
                    got.append(len(message))
            assert reader.close_code == POLICY
        assert tuple(got) == SIZES

    asyncio.run(test())


def frame(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


#: Around the sizes at which a frame's head changes, and at which its size looks like a head's.
TEXTS = (
    "",
    "a",
    "é€",
    *("x" * size for size in (117, 125, 126, 127, 131, 4088, 4089, 5000, 65_536)),
)
TWO = frame("two")
PARTS = (Frame(Opcode.TEXT, b"first", fin=False), Frame(Opcode.CONT, b", last"))
#: A mask that looks like the head of a frame, once the real head has come alone.
TRICKY = bytes((WHOLE_TEXT, MASKED + 34, 1, 2))
#: What is sent at one moment after another, and the texts in it.
ARRIVING: dict[str, tuple[list[bytes], list[str]]] = {
    "one by one": ([frame(text) for text in TEXTS], list(TEXTS)),
    "all at once": ([b"".join(map(frame, TEXTS))], list(TEXTS)),
    "byte by byte": (
        [bytes([byte]) for byte in frame("short") + frame("x" * 130)],
        ["short", "x" * 130],
    ),
    "across frames": (
        [frame("one") + TWO[:3], TWO[3:], frame("three")],
        ["one", "two", "three"],
    ),
    "after a head alone": (
        [bytes((WHOLE_TEXT, MASKED + 36)), TRICKY + masked(b"x" * 36, TRICKY)],
        ["x" * 36],
    ),
    "with a ping": (
        [Frame(Opcode.PING, b"?").serialize(mask=True), frame("one"), frame("two")],
        ["one", "two"],
    ),
    "in parts": (
        [*(part.serialize(mask=True) for part in PARTS), frame("next")],
        ["first, last", "next"],
    ),
}


class Read:
    """What the server has read of sockets, and how many texts it took past the slow parser."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bytes = self.taken = 0
        receive, take = SocketEdge.data_received, SocketEdge._take_text

        def received(edge: SocketEdge, data: bytes) -> None:
            self.bytes += len(data)
            receive(edge, data)

        def took(edge: SocketEdge, data: bytes) -> bool:
            found = take(edge, data)
            self.taken += found
            return found

        monkeypatch.setattr(SocketEdge, "data_received", received)
        monkeypatch.setattr(SocketEdge, "_take_text", took)

    async def all_of(self, client: ClientConnection, data: bytes) -> None:
        """Send this, and wait until it has been read, by itself."""
        end = self.bytes + len(data)
        client.transport.write(data)
        while self.bytes < end:
            await asyncio.sleep(0)


@pytest.mark.parametrize("how", ARRIVING)
def test_messages_are_understood_however_they_arrive(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments, texts = ARRIVING[how]
    read = Read(monkeypatch)

    async def test() -> None:
        async with asyncio.timeout(20), connected("echo") as client:
            for data in moments:
                await read.all_of(client, data)
            assert [await client.recv() for _ in texts] == texts

    asyncio.run(test())


def test_a_text_that_comes_by_itself_passes_the_slow_parser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = Read(monkeypatch)

    async def test() -> None:
        async with asyncio.timeout(20), connected("echo") as client:
            for text in ("a", "x" * 126, "x" * 4000):
                await read.all_of(client, frame(text))
                assert await client.recv() == text

    asyncio.run(test())
    assert read.taken == 3


@pytest.mark.timeout(60)
def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def test() -> None:
        async with connected("flood") as reader:
            while (before := Told.sent) == 0 or before != Told.sent:
                await asyncio.sleep(0.3)
            got = 0
            with suppress(ConnectionClosed):
                async for message in reader:
                    got += len(message)
            assert reader.close_code == TRY_AGAIN
        # What had been sent before that arrives; the rest waits nowhere.
        assert got == Told.sent > BEHIND

    asyncio.run(test())
