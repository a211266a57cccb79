"""The edge: connections before there is a request, and what no application sees of a socket.

These are uvicorn's own protocols with limits. A request has to arrive within a time, an answer has
to be read; an address may open only so many connections, and all together as many as the process
has files for. On a WebSocket, frames that carry no message are limited too.
"""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections import Counter
from contextlib import suppress
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

import structlog
import uvicorn
from structlog.contextvars import bound_contextvars
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.frames import apply_mask as unmasked  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from spinney.server.limits import Bucket, counted
from spinney.server.settings import Settings
from spinney.server.workers import Workers, workers

#: Files that are not connections: the database, the log, pipes to bots.
OTHER_FILES = 100
#: Where the system sets no limit.
MANY = 1 << 20
#: A client that reads nothing for this long is cut off.
STALLED_SECONDS = 30.0
#: How much of what a socket sends is read at once, in bytes.
PART = 4096
#: The first byte of a text in one frame; the second one is this and the size, or that the size
#: follows in two bytes; then comes the mask.
WHOLE_TEXT = 0x80 | Opcode.TEXT
MASKED = 0x80
LONG = 126
MASK_BYTES = 4
#: Pings, pongs and parts of messages on one socket.
FRAMES_PER_SECOND = 10.0
FRAMES_STORE = 100
#: How many messages of a socket wait for the application before no more is read.
MESSAGES = 4
#: How many bytes may wait for a client to read them before it is cut off; it can connect again.
BEHIND = 1 << 20
#: How long clients have to leave when the server ends.
CLOSE_SECONDS = 5.0
#: Refused connections are logged together, at most this often.
TELL_SECONDS = 10.0

_log = structlog.get_logger()


def may_open() -> int:
    """Raise the limit on open files as far as allowed; returns how many connections fit."""
    if sys.platform == "win32":
        return MANY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = hard if hard != resource.RLIM_INFINITY else MANY
    return max(1, most - OTHER_FILES)


class Connections:
    """The open connections of this process, by address."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.connections, may_open())
        self.each = settings.connections_per_address
        self.request_seconds = settings.request_seconds
        self._proxies = [ip_network(each, strict=False) for each in settings.proxies]
        self._open: Counter[str] = Counter()
        self._all = 0
        self._refused: Counter[str] = Counter()
        self._told = -TELL_SECONDS

    def enter(self, host: str) -> bool:
        address = counted(host)
        full = self._all >= self.most
        if full or (self._open[address] >= self.each and not self._is_proxy(host)):
            self._refuse(address)
            return False
        self._open[address] += 1
        self._all += 1
        return True

    def leave(self, host: str) -> None:
        address = counted(host)
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return True  # a local socket
        return any(found in network for network in self._proxies)

    def _refuse(self, address: str) -> None:
        self._refused[address] += 1
        if time.monotonic() - self._told > TELL_SECONDS:
            self._told = time.monotonic()
            for each, times in self._refused.most_common(10):
                _log.warning("connections_refused", address=each, times=times, open=self._all)
            self._refused.clear()


@cache
def connections() -> Connections:
    return Connections(Settings())


class _Reading:
    """Cuts off a client that does not read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._read_again()

    def _read_again(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def _peer(client: tuple[str, int] | None) -> str:
    return client[0] if client else "local"


class HttpEdge(_Reading, HttpToolsProtocol):
    """HTTP: a request has to arrive in time."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self._late: asyncio.TimerHandle | None = None
        self._entered = False
        super().__init__(*arguments, **more)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = connections().enter(_peer(self.client))
        if self._entered:
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._read_again()
        if self._entered:
            connections().leave(_peer(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._expect()
        with bound_contextvars(address=counted(_peer(self.client))):  # for what uvicorn logs
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        if self._belongs_elsewhere():
            self.transport.abort()  # it stays open there
        else:
            super().handle_websocket_upgrade()

    def _belongs_elsewhere(self) -> bool:
        """Whether another worker has taken the connection."""
        here = workers()
        if here is None or (owner := here.owner(self.url)) == here.own:
            return False
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.scope["headers"]]
        connection = self.transport.get_extra_info("socket")
        request = b"\r\n".join([*lines, b"", b""])
        return here.hand_over(owner, connection.fileno(), request)

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(connections().request_seconds, self._give_up)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        _log.info("request_too_slow", address=counted(_peer(self.client)))
        self.transport.abort()


#: Where the application finds the way to send a message at once: :meth:`SocketEdge.write`.
WRITE = "spinney.write"


class SocketEdge(_Reading, WebSocketsSansIOProtocol):
    """A WebSocket: frames without a message are limited."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_STORE)
        #: What is to be sent.
        self._waiting: list[bytes] = []
        super().__init__(*arguments, **more)

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        connections().leave(_peer(self.client))
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.scope["extensions"][WRITE] = self.write  # type: ignore[assignment]

    def write(self, message: bytes) -> bool:
        """Send a text; returns whether the client is too far behind to be sent any more.

        It goes out with what else this client is sent at this moment: each time costs.
        """
        if not self._waiting:
            self.loop.call_soon(self._flush)
        self._waiting += (_head(len(message)), message)
        return not self.writable.is_set() and self.transport.get_write_buffer_size() > BEHIND

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        closed = self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing()
        if waiting and not closed:
            self.transport.write(b"".join(waiting))

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self._take_text(data):
            return
        # In small parts: what comes after a flood has begun is not even read.
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PART])

    def _take_text(self, data: bytes) -> bool:
        """Take a text that came by itself, as nearly all do, past the library's slow parser."""
        if not MASK_BYTES + 2 < len(data) <= PART or data[0] != WHOLE_TEXT:
            return False
        if self.conn.state is not State.OPEN or not _is_between_messages(self.conn):
            return False
        if not MASKED <= data[1] <= MASKED + LONG:
            return False
        size, mask = data[1] - MASKED, 2
        if size == LONG:
            size, mask = int.from_bytes(data[2:4]), 4
        begin = mask + MASK_BYTES
        if size != len(data) - begin:
            return False
        self.curr_msg_data_type = "text"
        self.frames = [unmasked(data[begin:], data[mask:begin])]
        self.send_receive_event_to_app()
        return True

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def _may(self) -> bool:
        if self.transport.is_closing():
            return False
        if not self._frames.take():
            _log.info("too_many_frames", address=counted(_peer(self.client)))
            self.transport.abort()
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return  # nobody listens any more
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                _log.info("not_utf8", address=counted(_peer(self.client)))
                self.conn.fail(1007, "not UTF-8")
                self.handle_parser_exception()
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()


def _is_between_messages(conn: Protocol) -> bool:
    """Whether nothing of a message has arrived: the parser waits for a frame to begin."""
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    return waiting.gi_code is StreamReader.at_eof.__code__ and conn.current_size is None


def _head(size: int) -> bytes:
    """What comes before a text of this size."""
    if size < 126:
        return bytes((0x80 | Opcode.TEXT, size))
    short = size < 1 << 16
    return bytes((0x80 | Opcode.TEXT, 126 if short else 127)) + size.to_bytes(2 if short else 8)


# -- several workers -----------------------------------------------------------------------


class EdgeConfig(uvicorn.Config):
    """Uvicorn's configuration, kept for connections that come from other workers."""

    used: ClassVar[uvicorn.Config]

    def load(self) -> None:
        super().load()
        EdgeConfig.used = self


class HandedOver:
    """The connections that other workers have handed over."""

    def __init__(self, here: Workers) -> None:
        self._state = ServerState()
        self._loop = asyncio.get_running_loop()
        here.receive(self._arrived)

    def _arrived(self, connection: socket.socket, request: bytes) -> None:
        task = self._loop.create_task(self._take(connection, request))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        edge = HttpEdge(config=EdgeConfig.used, server_state=self._state, app_state={})
        with suppress(OSError):  # it may be closed by now
            await self._loop.connect_accepted_socket(lambda: edge, connection)
            edge.data_received(request)

    async def close(self) -> None:
        """Tell the clients to come again, as uvicorn tells its own."""
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait(self._state.tasks, timeout=CLOSE_SECONDS)
