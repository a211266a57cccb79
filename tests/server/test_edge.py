"""Messages on their way out: whole, in order, and not without end."""

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

from spinney.server.edge import BEHIND, EdgeConfig
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
        while self._cut_off is None:
            self.send(PART)
            Told.sent += len(PART)
            await asyncio.sleep(0)
        self.send(b"nobody gets this")
        await self._receive()


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        client = Told(WebSocket(scope, receive, send))
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
