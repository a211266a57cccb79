"""Two servers behind one address hold a crowd; one of them is killed: what do people notice?

Starts PostgreSQL, Redis, two servers and a simple balancer in front of them. While everybody plays,
one server is killed with signal 9. Its people connect again by themselves, like a browser. Writes
``docs/server-machines.json`` and a table of ``docs/server-load.md``; with ``--json`` only prints.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import orjson
import uvloop
from crowd import Crowd
from load import milliseconds
from processes import Server, free_port, postgresql, serving_from

sys.path.append(str(Path(__file__).parents[1]))  # for pages.py

from pages import DOCS, put_between_marks

SEED = 2028
WARM_UP_SECONDS = 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="how many play (200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="before and after (20)")
    parser.add_argument("--json", action="store_true", help="print the numbers, write no page")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="spinney-machines-")))
        database, process = stack.enter_context(postgresql())
        options = ["--db", database, "--redis", stack.enter_context(redis(folder))]
        servers = []
        for name in ("first", "second"):
            (folder / name).mkdir()
            started = serving_from(folder / name, free_port(), options, process)
            servers.append(stack.enter_context(started))
        found = uvloop.run(measure(args, servers))
    if args.json:
        sys.stdout.buffer.write(orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n")
    else:
        (DOCS / "server-machines.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        put_between_marks(DOCS / "server-load.md", {"machines": table(found)})


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    port = free_port()
    command = ["redis-server", "--port", str(port), "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


async def measure(args: argparse.Namespace, servers: list[Server]) -> dict[str, Any]:
    async with balancing([server.port for server in servers]) as address:
        crowd = Crowd(address, args.tables, SEED, comes_back=True)
        await crowd.sit_down(lambda: None)
        gc.disable()
        await crowd.play(1.0, WARM_UP_SECONDS, lambda: None)
        await crowd.settle()
        before = await crowd.play(1.0, args.seconds, lambda: None)
        await crowd.settle()
        playing = asyncio.ensure_future(crowd.play(1.0, args.seconds, lambda: None))
        await asyncio.sleep(args.seconds / 4)
        os.kill(servers[0].pid, signal.SIGKILL)
        after = await playing
        answered = await crowd.settle()
        await crowd.leave()
    return {
        "tables": args.tables,
        "seconds": args.seconds,
        "before_ms": milliseconds(before.from_due),
        "after_ms": milliseconds(after.from_due),
        "done": {"before": before.done / before.offered, "after": after.done / after.offered},
        "connected_again": after.connected_again,
        "errors": dict(before.errors + after.errors),
        "all_answered": answered,
        "log_errors": len(servers[1].errors()),
    }


@asynccontextmanager
async def balancing(ports: list[int]) -> AsyncIterator[str]:
    """Passes connections on to the servers in turn, and past one that does not answer."""
    turns = cycle(ports)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here = (writer.get_extra_info("peername")[0], 0)  # people keep their address
        for port in [next(turns) for _ in ports]:
            with suppress(OSError, asyncio.CancelledError):
                far = await asyncio.open_connection("127.0.0.1", port, local_addr=here)
                await asyncio.gather(copy(reader, far[1]), copy(far[0], writer))
                return
        writer.close()

    server = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, RuntimeError):  # uvloop's word for a closed connection
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


def table(found: dict[str, Any]) -> list[str]:
    before, after = found["before_ms"], found["after_ms"]
    rows = {
        "actions done in time": [f"{found['done'][when]:.1%}" for when in ("before", "after")],
        "acknowledged after it was due, ms: median": [f"{t['p50']:,.0f}" for t in (before, after)],
        "99%": [f"{t['p99']:,.0f}" for t in (before, after)],
        "the longest anybody waited": [f"{t['max']:,.0f}" for t in (before, after)],
        "connections made again": ["0", str(found["connected_again"])],
        "errors": ["0", str(sum(found["errors"].values()) + found["log_errors"])],
    }
    head = [f"| {found['tables']} tables | both serve | one is killed |", "|---|--:|--:|"]
    return head + [f"| {what} | {' | '.join(cells)} |" for what, cells in rows.items()]


if __name__ == "__main__":
    main()
