"""News between workers: through Redis, or through the folder they share on one machine.

A single worker needs none.

A message says only *that* something is new; the content is in the store. So a lost message loses
no data.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError, RedisError

from spinney.server.tasks import Tasks
from spinney.server.workers import Workers

CHANNEL = "spinney"
RETRY_SECONDS = 0.5
#: Redis counts as down if it does not answer for this long.
TIMEOUT_SECONDS = 2.0
#: After this long without a message, a worker sends an empty one and listens for it.
QUIET_SECONDS = 1.0
NOTHING = ""
#: The most bytes of news that wait for a worker of this machine.
MAX_NEWS = 1 << 24
#: How many bytes of it are read at once.
READ_BYTES = 1 << 16

#: Called with every message.
Listener = Callable[[list[Any]], None]
#: Called whenever messages may have been missed.
Reconnected = Callable[[], Awaitable[None]]

_log = structlog.get_logger()


def pass_on(data: bytes, listeners: Sequence[tuple[Listener, Reconnected]]) -> None:
    """Tell the listeners; what they cannot read, they miss."""
    if not data:
        return
    try:
        news = orjson.loads(data)
    except ValueError as error:
        _log.error("news_unreadable", news=repr(data[:200]), exc_info=error)
        return
    for listener, _ in listeners:
        try:
            listener(news)
        except Exception as error:
            _log.error("news_unreadable", news=repr(data[:200]), exc_info=error)


class NoBus:
    """A single worker: no other to inform."""

    connected = True
    shared = False
    failing: Sequence[str] = ()

    def listen(self, listener: Listener, reconnected: Reconnected) -> None:
        pass

    async def open(self) -> None:
        pass

    def tell(self, message: str) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    """Every worker receives the messages of all, as long as Redis is up."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=TIMEOUT_SECONDS,
            socket_timeout=TIMEOUT_SECONDS,
            # If Redis was down in the meantime, retry once on a new connection.
            retry=Retry(NoBackoff(), 1, supported_errors=(ConnectionError,)),
        )
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = Tasks()
        self._listeners: list[tuple[Listener, Reconnected]] = []
        self.connected = False

    def listen(self, listener: Listener, reconnected: Reconnected) -> None:
        """Receive every message once the bus is open."""
        self._listeners.append((listener, reconnected))

    async def open(self) -> None:
        self._tasks.supervise("redis listener", self._hear_forever)
        self._tasks.supervise("redis publisher", self._publish)

    @property
    def failing(self) -> list[str]:
        return self._tasks.failing

    def tell(self, message: str) -> None:
        """Queue a message, without waiting for Redis."""
        if self.connected:
            self._news.put_nowait(message)

    async def _publish(self) -> None:
        while True:
            news = [await self._news.get()]
            while not self._news.empty():
                news.append(self._news.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for message in news:
                        pipeline.publish(CHANNEL, message)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                self._lost(error)
            for _ in news:
                self._news.task_done()

    def _lost(self, error: Exception) -> None:
        if self.connected:
            _log.error("redis_lost", error=str(error))
        self.connected = False

    async def _hear_forever(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(CHANNEL)
                    self.connected = True
                    _log.info("redis_connected")
                    for _, reconnected in self._listeners:
                        await reconnected()
                    heard = time.monotonic()
                    while self.connected:
                        message = await subscription.get_message(timeout=QUIET_SECONDS)
                        if message is None:
                            if time.monotonic() - heard > 2 * TIMEOUT_SECONDS:
                                raise ConnectionError("nothing is heard any more")
                            self.tell(NOTHING)
                            continue
                        heard = time.monotonic()
                        pass_on(message["data"], self._listeners)
            except (RedisError, OSError) as error:
                self._lost(error)
            await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Send what is still queued first, if Redis is up."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.join(), TIMEOUT_SECONDS)
        await self._tasks.close()
        await self._redis.aclose()


class LocalBus:
    """Every worker of this machine has a line to each of the others."""

    shared = True
    connected = True

    def __init__(self, here: Workers) -> None:
        self._here = here
        self._listeners: list[tuple[Listener, Reconnected]] = []
        #: Nothing is read from them; they have to be kept to stay open.
        self._lines: dict[int, tuple[asyncio.StreamReader, asyncio.StreamWriter]] = {}
        #: What is to be sent.
        self._news: list[bytes] = []
        #: The lines on which this worker hears the others.
        self._heard: set[asyncio.StreamWriter] = set()
        self._tasks = Tasks()

    def listen(self, listener: Listener, reconnected: Reconnected) -> None:
        """Receive every message once the bus is open."""
        self._listeners.append((listener, reconnected))

    @property
    def failing(self) -> list[str]:
        return self._tasks.failing

    async def open(self) -> None:
        path = self._here.path("news", self._here.own)
        Path(path).unlink(missing_ok=True)
        # Kept, as it closes when it is forgotten.
        self._server = await asyncio.start_unix_server(self._hear, path, limit=MAX_NEWS)
        self._tasks.supervise("lines to other workers", self._connect)

    async def _connect(self) -> None:
        """Connect to workers that have started since."""
        while True:
            for worker in self._here.others:
                if not self._works(worker):
                    with suppress(OSError):
                        path = self._here.path("news", worker)
                        self._lines[worker] = await asyncio.open_unix_connection(path)
            await asyncio.sleep(RETRY_SECONDS)

    def _works(self, worker: int) -> bool:
        """Whether there is a line to a worker that is neither gone nor stuck."""
        if worker not in self._lines:
            return False
        reader, writer = self._lines[worker]
        stuck = writer.transport.get_write_buffer_size() > MAX_NEWS
        if reader.at_eof() or writer.is_closing() or stuck:
            writer.close()
            del self._lines[worker]
            return False
        return True

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._heard.add(writer)
        for _, reconnected in self._listeners:
            await reconnected()
        rest = b""
        with suppress(OSError):
            while data := await reader.read(READ_BYTES):
                *news, rest = (rest + data).split(b"\n")
                for each in news:
                    pass_on(each, self._listeners)
        self._heard.discard(writer)
        writer.close()

    def tell(self, message: str) -> None:
        """Send a message with the others of this moment, as each time wakes the other workers.

        It is written before anything that clients are sent afterwards, as that is also kept until
        the end of the moment. Still, another worker may hear from a client first.
        """
        if not self._news:
            asyncio.get_running_loop().call_soon(self._send)
        self._news.append(message.encode() + b"\n")

    def _send(self) -> None:
        news = b"".join(self._news)
        self._news.clear()
        for worker in self._here.others:
            if self._works(worker):
                self._lines[worker][1].write(news)

    async def close(self) -> None:
        await self._tasks.close()
        self._server.close()
        for line in (*self._heard, *(writer for _, writer in self._lines.values())):
            line.close()


Bus = NoBus | RedisBus | LocalBus


def bus_of(redis: str | None, here: Workers | None) -> Bus:
    if redis is not None:
        return RedisBus(redis)
    return NoBus() if here is None else LocalBus(here)
