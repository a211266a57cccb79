"""Other people's engines, measured the way ours is: each in its own environment.

The scripts here run in those environments, so they import nothing of Spinney. Each prints one
JSON object with ``choices_per_s`` and ``games_per_s``.
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import platformdirs


@dataclass(frozen=True)
class Peer:
    """A game engine from the package registry and the script that plays it at random."""

    name: str
    requirement: str
    script: str
    what: str


class PeerError(RuntimeError):
    """A peer that cannot be measured here; the message says why in one line."""


PEERS: Final = (
    Peer("catanatron", "catanatron==3.2.1", "play_catanatron.py", "Catan, two players, in Python"),
    Peer(
        "open_spiel",
        "open_spiel==2.0.2",
        "play_open_spiel.py",
        "Hearts in C++, driven from Python",
    ),
)


def measure(peer: Peer) -> dict[str, Any]:
    """Play the peer in its environment, which is created if needed."""
    python = _environment(peer)
    script = Path(__file__).parent / peer.script
    ran = subprocess.run([python, "-P", script], capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise PeerError(f"{peer.name} does not run here: {_last_line(ran.stderr)}")
    data: dict[str, Any] = json.loads(ran.stdout)
    return data


def _environment(peer: Peer) -> Path:
    """The Python of the peer's own environment."""
    folder = Path(platformdirs.user_cache_dir("spinney")) / "peers" / peer.requirement
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = folder / "installed"
    if not done.exists():
        venv.create(folder, clear=True, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", peer.requirement]
        ran = subprocess.run(install, capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            raise PeerError(f"{peer.name} cannot be installed: {_last_line(ran.stderr)}")
        done.touch()
    return python


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "no message"
