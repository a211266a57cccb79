"""News between the workers of one server, through Redis; a single worker needs none.

A message says only *that* something is new; the content is in the store. So a lost message loses
no data.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError, RedisError

from spinney.server.tasks import Tasks

CHANNEL = "spinney"
RETRY_SECONDS = 0.5
#: Redis counts as down if it does not answer for this long.
TIMEOUT_SECONDS = 2.0
#: After this long without a message, a worker sends an empty one and listens for it.
QUIET_SECONDS = 1.0
NOTHING = ""

#: Called with every message.
Listener = Callable[[str], None]
#: Called whenever messages may have been missed.
Reconnected = Callable[[], Awaitable[None]]

_log = structlog.get_logger()


class NoBus:
    """A single worker: no other to inform."""

    connected = True
    shared = False
    failing: Sequence[str] = ()

    def listen(self, listener: Listener, reconnected: Reconnected) -> None:
        pass

    async def open(self) -> None:
        pass

    async def tell(self, message: str) -> None:
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

    async def tell(self, message: str) -> None:
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
                            await self.tell(NOTHING)
                            continue
                        heard = time.monotonic()
                        self._pass_on(message["data"])
            except (RedisError, OSError) as error:
                self._lost(error)
            await asyncio.sleep(RETRY_SECONDS)

    def _pass_on(self, data: bytes) -> None:
        """Tell the listeners; what they cannot read, they miss."""
        for listener, _ in self._listeners:
            try:
                if news := data.decode():
                    listener(news)
            except Exception as error:
                _log.error("news_unreadable", news=repr(data[:200]), exc_info=error)

    async def close(self) -> None:
        """Send what is still queued first, if Redis is up."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.join(), TIMEOUT_SECONDS)
        await self._tasks.close()
        await self._redis.aclose()
