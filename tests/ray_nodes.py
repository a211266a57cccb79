"""A real Ray cluster on this machine: every node is a tree of processes of its own."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: As little as Ray lets a node have for its objects.
MEMORY = 80 << 20
#: What Ray says when a node is there, and its address is written down.
STARTED = "will now block forever"


class RayNodes:
    """A head without workers of its own, and nodes that join it one by one."""

    def __init__(self) -> None:
        # A short path: it becomes part of the name of a socket.
        self.folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
        self._starts: list[subprocess.Popen[bytes]] = []
        self.address = ""
        #: Who belongs to it, or works with it, needs its token.
        self.environment = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

    def start(self, cores: int) -> None:
        """The head, and a first node with so many cores."""
        self._start(
            "--head", "--port=0", "--num-cpus=0", "--include-dashboard=false",
            "--disable-usage-stats", f"--temp-dir={self.folder}",
        )  # fmt: skip
        self.address = (self.folder / "ray_current_cluster").read_text().strip()
        self.join(cores)

    def join(self, cores: int) -> None:
        self._start(f"--address={self.address}", f"--num-cpus={cores}")

    def _start(self, *options: str) -> None:
        """On a busy machine a node may miss its own time to start; then another one is begun."""
        assert any(self._stays(*options) for _ in range(3))

    def _stays(self, *options: str) -> bool:
        """Begin a node, and wait until it is there or has gone."""
        log = self.folder / f"node-{len(self._starts)}.log"
        node = self._begin(log, *options)
        wait_until(lambda: STARTED in log.read_text() or node.poll() is not None, 120)
        return node.poll() is None

    def _begin(self, log: Path, *options: str) -> subprocess.Popen[bytes]:
        command = Path(sys.executable).with_name("ray")
        others = {"PYTHONPATH": str(ROOT), "RAY_USAGE_STATS_ENABLED": "0"}
        with log.open("wb") as output:
            node = subprocess.Popen(
                [command, "start", "--block", f"--object-store-memory={MEMORY}", *options],
                cwd=ROOT,
                env=os.environ | self.environment | others,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self._starts.append(node)
        return node

    def stop(self) -> None:
        """End everything at once: there is nothing to keep."""
        for pid in map(int, filter(str.isdecimal, os.listdir("/proc"))):
            if stat(pid)[3:4] in self._sessions:
                kill(pid)
        for start in self._starts:
            start.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def _sessions(self) -> list[list[str]]:
        """What a node starts, and all that these start, stays in the node's session."""
        return [[str(start.pid)] for start in self._starts]


def stat(pid: int) -> list[str]:
    """What the system says of a process: its state, parent, group, session and more."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def works(pid: int) -> bool:
    """Is the process there, and no mere remains of one?"""
    return stat(pid)[:1] not in ([], ["Z"])


def kill(pid: int) -> None:
    """At once, as a machine that loses its power."""
    os.kill(pid, signal.SIGKILL)


def wait_until(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
