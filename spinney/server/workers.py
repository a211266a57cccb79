"""The workers of one machine: each has its share of the tables.

Whichever worker a WebSocket reaches first, it is handed over to the one whose table it is for, so
that everybody at a table is served by the same process. If that one is not there, the first one
serves it: any worker can.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from zlib import crc32

from spinney.server.settings import Settings

#: The sockets for tables and pads.
_SOCKET = re.compile(rb"/api/(?:tables|pads)/([0-9A-Za-z]{4,12})/socket")
#: The longest request that is handed over.
MAX_REQUEST = 1 << 16


class Workers:
    """The workers that share a folder; this process is one of them."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder = folder
        self.number = number
        self.own = self._claim()
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)

    def _claim(self) -> int:
        """Take the place of a worker that has not started yet, or has ended."""
        import fcntl

        for number in range(self.number):
            self._lock = (self.folder / f"{number}.lock").open("w")
            with suppress(BlockingIOError):
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return number
        raise RuntimeError(f"there are {self.number} workers already")

    def close(self) -> None:
        """Give up the place, as happens when the process ends."""
        self._lock.close()
        self._out.close()

    @property
    def others(self) -> list[int]:
        return [number for number in range(self.number) if number != self.own]

    def path(self, what: str, number: int) -> str:
        """The address of a worker."""
        return str(self.folder / f"{number}.{what}")

    def owner(self, url: bytes) -> int:
        """The worker that a WebSocket is for."""
        found = _SOCKET.match(url)
        return self.own if found is None else crc32(found[1].upper()) % self.number

    def hand_over(self, worker: int, connection: int, request: bytes) -> bool:
        """Pass on a connection with the request that came over it; whether it was taken."""
        if len(request) > MAX_REQUEST:
            return False
        address = self.path("connections", worker)
        files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, connection.to_bytes(4, sys.byteorder))]
        try:
            self._out.sendmsg([request], files, 0, address)
        except OSError:  # it is just starting, or busy
            return False
        return True

    def receive(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Take connections from other workers from now on."""
        path = self.path("connections", self.own)
        Path(path).unlink(missing_ok=True)
        arriving = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        arriving.setblocking(False)
        arriving.bind(path)
        self._arriving = arriving

        def ready() -> None:
            with suppress(BlockingIOError):
                while True:
                    request, connections, _, _ = socket.recv_fds(arriving, MAX_REQUEST, 1)
                    for connection in connections:
                        take(socket.socket(fileno=connection), request)

        asyncio.get_running_loop().add_reader(arriving, ready)


@cache
def workers() -> Workers | None:
    """The workers of this machine; None: there is only this process."""
    settings = Settings()
    if settings.workers_folder is None:
        return None
    return Workers(settings.workers_folder, settings.workers)
