"""A real Ray cluster on this machine: every node is a separate tree of processes."""

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
#: The smallest object store that Ray allows.
MEMORY = 80 << 20
#: What Ray prints once a node is up and its address is stored.
STARTED = "will now block forever"


class RayNodes:
    """A head node without workers, and nodes that join it one by one."""

    def __init__(self) -> None:
        # The path must be short: it becomes part of a socket's name.
        self.folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
        self._starts: list[subprocess.Popen[bytes]] = []
        self.address = ""
        #: Nodes and clients need its token.
        self.environment = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

    def start(self, cores: int) -> None:
        """Start the head and a first node with this many cores."""
        self._start(
            "--head", "--port=0", "--num-cpus=0", "--include-dashboard=false",
            "--disable-usage-stats", f"--temp-dir={self.folder}",
        )  # fmt: skip
        self.address = (self.folder / "ray_current_cluster").read_text().strip()
        self.join(cores)

    def join(self, cores: int) -> None:
        self._start(f"--address={self.address}", f"--num-cpus={cores}")

    def _start(self, *options: str) -> None:
        """Start a node; on a busy machine Ray may time out, then try again."""
        assert any(self._stays(*options) for _ in range(3))

    def _stays(self, *options: str) -> bool:
        """Start a node and wait until it is up or has exited; returns whether it is up."""
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
        """Kill everything: there is nothing to keep."""
        for pid in map(int, filter(str.isdecimal, os.listdir("/proc"))):
            if stat(pid)[3:4] in self._sessions:
                kill(pid)
        for start in self._starts:
            start.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def _sessions(self) -> list[list[str]]:
        """The sessions of the nodes: all descendants of a node stay in its session."""
        return [[str(start.pid)] for start in self._starts]


def stat(pid: int) -> list[str]:
    """The state, parent, group, session and more of a process; empty if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def works(pid: int) -> bool:
    """Whether the process is running, and not a zombie."""
    return stat(pid)[:1] not in ([], ["Z"])


def kill(pid: int) -> None:
    """Kill it at once, like a machine losing power."""
    os.kill(pid, signal.SIGKILL)


def wait_until(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
