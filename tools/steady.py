"""Run the tests again and again beside a busy loop on each core: ``steady.py [TIMES] [COMMAND...]``

A suite that fails because the machine is busy is broken. Every run is told with its time, the
processor time and the most memory of what it started (a process with an environment of its own is
not counted); the first failure ends it, and its output is printed.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TIMES = 10
COMMAND = ["make", "test"]
#: Marks all processes of a run, however far from it they were started.
MARK = "SPINNEY_STEADY"
LOOK_SECONDS = 0.2


def spin() -> None:
    while True:
        pass


def processes(mark: str) -> list[Path]:
    """The processes of a run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes():
                found.append(process)
        except OSError:
            continue  # it has ended, or it is not ours
    return found


def seconds(process: Path) -> float:
    """The processor time of a process."""
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: Path) -> float:
    """The memory of a process; what it shares is counted in parts."""
    lines = (process / "smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def run(number: int, command: list[str]) -> bool:
    mark = f"{MARK}={os.getpid()}-{number}"
    name, value = mark.split("=")
    start, used, most = time.monotonic(), {}, 0.0
    with tempfile.TemporaryFile("w+") as said:
        running = subprocess.Popen(
            command, env=os.environ | {name: value}, stdout=said, stderr=subprocess.STDOUT
        )
        while running.poll() is None:
            memory = 0.0
            for process in processes(mark):
                try:
                    used[process.name] = seconds(process)
                    memory += megabytes(process)
                except OSError:
                    continue
            most = max(most, memory)
            time.sleep(LOOK_SECONDS)
        sys.stdout.write(
            f"run {number}: {'passed' if running.returncode == 0 else 'FAILED'},"
            f" {time.monotonic() - start:.0f} s, {sum(used.values()):.0f} s of processor time,"
            f" {most:.0f} MB\n"
        )
        sys.stdout.flush()
        if running.returncode:
            said.seek(0)
            sys.stdout.write(said.read())
    return running.returncode == 0


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    command = sys.argv[2:] or COMMAND
    loops = [multiprocessing.Process(target=spin, daemon=True) for _ in range(os.cpu_count() or 1)]
    for loop in loops:
        loop.start()
    sys.exit(not all(run(number, command) for number in range(1, times + 1)))


if __name__ == "__main__":
    main()
