"""News between the workers of one server, through Redis; a single worker needs none.

A message says only *that* something is new: what it is, the store knows. So nothing is lost when
messages are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "spinney"
RETRY_SECONDS = 0.5

Listener = Callable[[str], None]

_log = structlog.get_logger()


class NoBus:
    """One worker alone: there is nobody to tell."""

    connected = True
    shared = False

    async def open(self, listener: Listener, reconnected: Callable[[], Awaitable[None]]) -> None:
        pass

    async def tell(self, message: str) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    """All workers hear what one of them tells, as long as Redis is there."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self._task: asyncio.Task[None] | None = None
        self.connected = False

    async def open(self, listener: Listener, reconnected: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; ``reconnected`` is called whenever something may have been missed."""
        self._task = asyncio.create_task(self._listen(listener, reconnected))

    async def tell(self, message: str) -> None:
        if not self.connected:
            return
        try:
            await self._redis.publish(CHANNEL, message)
        except (RedisError, OSError) as error:
            self._lost(error)

    def _lost(self, error: Exception) -> None:
        if self.connected:
            _log.error("redis_lost", error=str(error))
        self.connected = False

    async def _listen(self, listener: Listener, reconnected: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(CHANNEL)
                    self.connected = True
                    _log.info("redis_connected")
                    await reconnected()
                    while self.connected:
                        message = await subscription.get_message(timeout=1.0)
                        if message is not None:
                            listener(message["data"].decode())
            except (RedisError, OSError) as error:
                self._lost(error)
            await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
