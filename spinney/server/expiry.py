"""Puts away what nobody has used for long, and deletes it when nobody has missed it.

Both depend on the clock, and a wrong clock must not cost anybody a table. So the database has the
time at which a server last looked: if much more or less than expected has passed since, nothing is
put away for a day.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from spinney.server.clock import now_ms
from spinney.server.settings import Settings
from spinney.server.store import Store, Unavailable

EVERY_SECONDS = 3600
DAY_MS = 86_400_000
#: A server that has not looked for this long may have a wrong clock.
JUMP_MS = 2 * DAY_MS

_log = structlog.get_logger()


class Expiry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._expire_ms = settings.expire_days * DAY_MS
        self._accounts_ms = (settings.account_days or settings.expire_days) * DAY_MS
        self._keep_ms = settings.keep_days * DAY_MS

    async def run(self) -> None:
        while True:
            with suppress(Unavailable):  # tries again later
                await self.look(now_ms())
            await asyncio.sleep(EVERY_SECONDS)

    async def look(self, now: int) -> None:
        """Put away and delete what is due, if the clock can be trusted."""
        noted = await self._store.noted()
        looked, wait_until = noted.get("looked", 0), noted.get("wait_until", 0)
        if not 0 <= now - looked <= JUMP_MS:
            wait_until = now + DAY_MS
            if looked:
                _log.warning("clock_jumped", ms=now - looked, nothing_expires_before=wait_until)
        await self._store.note(looked=now, wait_until=wait_until)
        if now < wait_until:
            return
        put_away = await self._store.expire(now - self._expire_ms, now)
        put_away += await self._store.expire_accounts(now - self._accounts_ms, now)
        deleted = await self._store.discard(now - self._keep_ms)
        if put_away or deleted:
            _log.info("expired", put_away=put_away, deleted=deleted)
