"""Measure the server under load: many tables with two connected people each, and real databases.

Starts the real server, creates the tables, connects everybody and lets every table act at a fixed
rate. Writes ``docs/server-load.json``, ``docs/server-load.svg`` and the tables of
``docs/server-load.md``; with ``--json`` only prints.
"""

from __future__ import annotations

import argparse
import gc
import resource
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

import orjson
import uvloop
from crowd import Crowd, Tally, now
from processes import Cores, ProcessUsage, Server, memory, serving, usage
from rich.progress import Progress, TaskID

DATABASES = ("sqlite", "postgresql")
#: Actions a second over all tables, raised until it breaks.
SWEEP = (500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000)
SWEEP_SECONDS = 10.0
#: Long enough for everything to have happened a few times before counting starts.
WARM_UP_SECONDS = 5.0
WARM_UP_RATE = 0.2
#: Broken: a smaller share of the offered actions is done in time, or they take longer.
ENOUGH_DONE = 0.95
TOO_LATE_SECONDS = 1.0
SEED = 2026


def main() -> None:
    args = arguments()
    # Exit cleanly on SIGTERM, so that the server and the database are stopped too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    # Each table needs two sockets, in both processes.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    Cores.divide(args.server_cores)
    found = {}
    with Progress(disable=not sys.stderr.isatty()) as bar:
        for database in DATABASES if args.db == "both" else (args.db,):
            with serving(database, args.workers) as server:
                found[database] = uvloop.run(measure(Job(args, server, bar)))
    if args.json:
        sys.stdout.buffer.write(orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n")
    else:
        import loadpage  # it draws, and that needs more than is needed to measure

        loadpage.write(found)


def arguments() -> argparse.Namespace:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(description=about, epilog=more)
    parser.add_argument(
        "--db", choices=(*DATABASES, "both"), default="both", help="where it is stored"
    )
    parser.add_argument("--tables", type=int, default=2000, help="how many at once (2,000)")
    parser.add_argument("--workers", type=int, default=2, help="processes that serve (2)")
    parser.add_argument("--rate", type=float, default=1.0, help="actions a second per table (1)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    parser.add_argument(
        "--server-cores", metavar="0,1", help="cores for server and database alone (none)"
    )
    parser.add_argument("--sweep", action="store_true", help="then raise the rate until it breaks")
    parser.add_argument("--json", action="store_true", help="print the numbers, write no page")
    return parser.parse_args()


@dataclass
class Job:
    """One database to be measured."""

    args: argparse.Namespace
    server: Server
    bar: Progress
    crowd: Crowd = field(init=False)

    def __post_init__(self) -> None:
        self.crowd = Crowd(self.server.address, self.args.tables, SEED)

    def begin(self, what: str, steps: float) -> TaskID:
        return self.bar.add_task(what, total=steps)


async def measure(job: Job) -> dict[str, Any]:
    """All measurements for one database."""
    args, crowd = job.args, job.crowd
    task = job.begin("sitting down", args.tables)
    await crowd.sit_down(lambda: job.bar.advance(task))
    # Messages have no cycles; the collector's pauses would count as the server's.
    gc.disable()
    await crowd.play(min(args.rate, WARM_UP_RATE), WARM_UP_SECONDS, lambda: None)
    await crowd.settle()
    found: dict[str, Any] = {"run": await run(job, args.rate, args.seconds)}
    if args.sweep:  # last: a server that was asked too much takes a while to recover
        found["sweep"] = await sweep(job)
    await crowd.leave()
    found["log_errors"] = job.server.errors()
    return found


async def sweep(job: Job) -> list[dict[str, Any]]:
    """Raise the rate until the server no longer keeps up."""
    found: list[dict[str, Any]] = []
    for offered in SWEEP:
        found.append(await run(job, offered / job.args.tables, SWEEP_SECONDS))
        if found[-1]["broken"]:
            break
    return found


async def run(job: Job, rate: float, seconds: float) -> dict[str, Any]:
    """One rate, for a while."""
    task = job.begin(f"{rate * job.args.tables:,.0f} actions/s", seconds)
    meter = Meter(job.server)

    def each_second() -> None:
        job.bar.advance(task)
        meter.look()

    tally = await job.crowd.play(rate, seconds, each_second)
    used = meter.stop()
    answered = await job.crowd.settle()
    found = {"tables": job.args.tables, "seconds": seconds, "wanted_per_s": rate * job.args.tables}
    found["connections"] = sum(len(table.everybody) for table in job.crowd.tables)
    found["workers"] = job.args.workers
    found |= summary(tally, seconds) | used
    served = sum(used["cores"].values()) - used["cores"]["clients"]
    found["us_per_action"] = 1e6 * served * seconds / max(1, tally.done)
    late = quantile(tally.from_due, 0.99) > TOO_LATE_SECONDS
    slow = tally.done < ENOUGH_DONE * tally.offered
    return found | {"broken": late or slow or not answered}


def summary(tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "offered_per_s": tally.offered / seconds,
        "done_per_s": tally.done / seconds,
        "from_sending_ms": milliseconds(tally.from_sending),
        "from_due_ms": milliseconds(tally.from_due),
        "frames_per_s": tally.frames / seconds,
        "bytes_per_frame": tally.frame_bytes / max(1, tally.frames),
        "rematches": tally.rematches,
        "errors": dict(tally.errors),
    }


def milliseconds(times: Sequence[float]) -> dict[str, float]:
    parts = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    found = {name: 1000 * quantile(times, part) for name, part in parts.items()}
    return found | {"max": 1000 * max(times)}


def quantile(times: Sequence[float], part: float) -> float:
    return quantiles(times, n=1000, method="inclusive")[round(1000 * part) - 1]


class Meter:
    """Processor time and memory of all processes involved."""

    def __init__(self, server: Server) -> None:
        self._pids = {"server": server.pid}
        if server.database is not None:
            self._pids["database"] = server.database
        self._begin, self._before = now(), self._now()
        self._most_bytes = 0
        self.look()

    def _now(self) -> dict[str, ProcessUsage]:
        """The usage of each; the clients are this process without its children."""
        found = {name: usage(pid) for name, pid in self._pids.items()}
        return found | {"clients": ProcessUsage(time.process_time())}

    def look(self) -> None:
        self._most_bytes = max(self._most_bytes, memory(self._pids["server"]))

    def stop(self) -> dict[str, Any]:
        """The share of one core that each used, bots apart, and the server's peak memory."""
        after, seconds = self._now(), now() - self._begin
        cpu = {
            name: (after[name].cpu_seconds - before.cpu_seconds) / seconds
            for name, before in self._before.items()
        }
        nice = after["server"].nice_seconds - self._before["server"].nice_seconds
        cpu["server"] -= nice / seconds
        return {"cores": cpu | {"bots": nice / seconds}, "server_mb": self._most_bytes / 1e6}


if __name__ == "__main__":
    main()
