"""Limits: what one address, or one person at a table, may ask for.

Every address has a few budgets, each with a rate and some burst. All sockets of an address share
them, and so do all workers: each tells the others what was spent with it. A worker hears of that a
second later, so a budget can be overdrawn a little, and is then paid back.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic, thread_time
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from spinney.cards.phrases import Phrase
from spinney.server.bus import Bus
from spinney.server.settings import Settings
from spinney.tables.protocol import Refusal

T = TypeVar("T")

#: The most addresses to remember; the least recently seen is dropped first.
ADDRESSES = 10_000
#: How often workers tell each other what was spent.
SHARE_SECONDS = 1.0
#: How long a worker's report of its open sockets is valid.
REPORT_SECONDS = 5.0
#: Whoever has spent the work of an address waits this long for more before being refused.
PATIENCE_SECONDS = 2.0

#: The budgets: requests; new tables and pads; wrong codes; milliseconds of the server's time, and
#: those of bots and the coach.
REQUESTS: Final = "requests"
TABLES: Final = "tables"
MISSES: Final = "misses"
WORK: Final = "work"
THINK: Final = "think"

#: What things cost, in milliseconds of work: measured on one core, rounded up.
READ_MS = 1.0
ENTRY_MS = 1.0
VIEW_MS = 1.0
HELLO_MS = 3.0
REPLAY_MS = 50.0
#: An operation of a pad that is read.
OP_MS = 0.01
#: A short message that is sent to one more client; a file, and one that is read for that.
FRAME_MS = 0.02
FILE_MS = 0.1
LARGE_FILE_MS = 1.0
#: Bytes for one millisecond: of messages, of files, and of answers that are made and compressed.
BYTES_PER_MS = 100_000
FILE_BYTES_PER_MS = 500_000
MADE_BYTES_PER_MS = 20_000


def counted(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 address."""
    with suppress(ValueError):
        address = ip_address(host)
        if isinstance(address, IPv6Address):
            return str(address.ipv4_mapped or ip_network(f"{host}/64", strict=False))
    return host


class Bucket:
    """A rate limit: an average per second, with some burst."""

    def __init__(self, rate: float, store: float) -> None:
        self.rate = rate
        self.store = store
        self._left = store
        self._since = monotonic()

    @property
    def left(self) -> float:
        now = monotonic()
        self._left = min(self.store, self._left + self.rate * (now - self._since))
        self._since = now
        return self._left

    def take(self, cost: float = 1) -> bool:
        """Spend it, if there is that much."""
        if self.left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Spend it, even if that overdraws the budget."""
        self._left = self.left - cost


class Budgets:
    """The budgets of all addresses."""

    def __init__(self, settings: Settings, bus: Bus, worker: str) -> None:
        misses = settings.requests_per_second / 20
        self._rates: Mapping[str, tuple[float, float]] = {
            REQUESTS: (settings.requests_per_second, 4 * settings.requests_per_second),
            TABLES: (settings.tables_per_hour / 3600, settings.tables_per_hour),
            MISSES: (misses / 10, 20 * misses),
            WORK: (settings.work_per_second, 10 * settings.work_per_second),
            THINK: (settings.think_per_second, 300 * settings.think_per_second),
        }
        self._sockets = settings.sockets_per_address
        self._bus = bus
        self._worker = worker
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._spent: defaultdict[str, Counter[str]] = defaultdict(Counter)
        #: Who has a thread has the lock of their address; others of the address wait for it.
        self._threads = WeakValueDictionary[str, asyncio.Lock]()
        #: The open sockets by address: here, and by other workers' reports with their time.
        self._open: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        bus.listen(self._hear, self._nothing)

    def _bucket(self, what: str, address: str) -> Bucket:
        key = (what, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self._rates[what])
            if len(self._buckets) > ADDRESSES * len(self._rates):
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def take(self, what: str, address: str) -> bool:
        """Whether the address may do it once more."""
        if not self._bucket(what, address).take():
            return False
        self._tell(what, address, 1)
        return True

    def spend(self, what: str, address: str, cost: float) -> None:
        """The address has cost this much."""
        self._bucket(what, address).spend(cost)
        self._tell(what, address, cost)

    def has(self, what: str, address: str) -> bool:
        return self._bucket(what, address).left > 0

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Look for what a code names; an address may be wrong only so often."""
        if not self.has(MISSES, address):
            raise Refusal(
                "too_fast", Phrase("too-many-codes", "too many wrong codes; wait a while")
            )
        try:
            yield
        except Refusal as refusal:
            if refusal.code == "not_found":
                self.spend(MISSES, address, 1)
            raise

    async def refill(self, what: str, address: str) -> None:
        """Wait until the address has some of it, however long that takes."""
        bucket = self._bucket(what, address)
        while bucket.left <= 0:
            await asyncio.sleep(-bucket.left / bucket.rate + 0.05)

    async def wait(self, address: str, what: str = WORK) -> None:
        """Wait while the address has used it up; a refusal if that takes too long."""
        if self.has(what, address):
            return
        try:
            await asyncio.wait_for(self.refill(what, address), PATIENCE_SECONDS)
        except TimeoutError:
            raise Refusal(
                "too_fast",
                Phrase("too-much-work", "your network asks too much of this server; wait a moment"),
            ) from None

    async def in_thread(self, address: str, function: Callable[..., T], *arguments: Any) -> T:
        """Call it where nobody else has to wait for it; the address pays for what it took.

        Threads are few, so an address has one at a time.
        """
        seconds = 0.0

        def timed() -> T:
            nonlocal seconds
            begun = thread_time()
            try:
                return function(*arguments)
            finally:
                seconds = thread_time() - begun

        async with self._threads.setdefault(address, asyncio.Lock()):
            await self.wait(address)
            try:
                return await asyncio.to_thread(timed)
            finally:
                self.spend(WORK, address, 1000 * seconds)

    # -- sockets ---------------------------------------------------------------------------

    def enter(self, address: str) -> bool:
        """Whether the address may open one more socket."""
        now = monotonic()
        far = sum(
            sockets.get(address, 0)
            for at, sockets in self._elsewhere.values()
            if at > now - REPORT_SECONDS
        )
        if self._open[address] + far >= self._sockets:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    # -- other workers ---------------------------------------------------------------------

    def _tell(self, what: str, address: str, cost: float) -> None:
        if self._bus.shared:
            self._spent[what][address] += cost  # type: ignore[assignment]

    async def share_forever(self) -> None:
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            spent, self._spent = self._spent, defaultdict(Counter)
            message = ["spent", "", [spent, self._open], self._worker]
            self._bus.tell(json.dumps(message))

    def _hear(self, news: list[Any]) -> None:
        kind, _, about, *sender = news
        if kind != "spent" or sender[0] == self._worker:
            return
        spent, sockets = about
        for what, costs in spent.items():
            for address, cost in costs.items() if what in self._rates else ():
                self._bucket(what, address).spend(cost)
        self._elsewhere[sender[0]] = monotonic(), sockets

    async def _nothing(self) -> None:
        """Reports that were missed are missed."""
