"""Compile the engine beside its sources, unless that is done: ``compile.py STAMP SOURCE...``

Only one process compiles at a time. Another one waits, and then finds the work done.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path


def compiled(stamp: Path, sources: list[Path]) -> bool:
    """Whether the stamp is newer than all sources."""
    made = stamp.stat().st_mtime_ns if stamp.exists() else 0
    return all(source.stat().st_mtime_ns < made for source in sources)


def build() -> None:
    """What the build says about itself is printed; all the rest only if it fails."""
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    own = [line for line in done.stdout.splitlines(True) if line.startswith("spinney: ")]
    sys.stderr.write("".join(own) if done.returncode == 0 else done.stdout)
    done.check_returncode()


def main() -> None:
    stamp, *sources = map(Path, sys.argv[1:])
    with stamp.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not compiled(stamp, sources):
            build()
            stamp.touch()


if __name__ == "__main__":
    main()
