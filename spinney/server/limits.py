"""Limits on what one address or connection may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

#: The most addresses to remember; the least recently seen is dropped first.
ADDRESSES = 10_000


class Bucket:
    """A rate limit: an average per second, with some burst."""

    def __init__(self, rate: float, store: float) -> None:
        self.rate = rate
        self.store = store
        self.left = store
        self.since = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.left = min(self.store, self.left + self.rate * (now - self.since))
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, store: float) -> None:
        self.rate = rate
        self.store = store
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.store))
        self._buckets.move_to_end(address)
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
