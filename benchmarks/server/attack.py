"""Attack the server while people play: does anybody else notice?

While the crowd plays, each known weakness is tried in turn by clients from one address
(``attackers.py``); what the crowd notices is measured. Then come the attacks on what is stored: a
wrong clock, a broken message between workers, entries of another version. Writes
``docs/server-attack.json`` and the table of ``docs/server-attack.md``; with ``--json`` only prints.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import attackers
import httpx
import orjson
import uvloop
from crowd import Crowd, Tally, now
from load import milliseconds
from processes import Cores, Server, free_port, memory, serving_from
from websockets.asyncio.client import connect

from spinney.tables.protocol import VERSION

WARM_UP_SECONDS = 3.0
SEED = 2027
#: Fewer open files than the attackers open connections.
FILES = 1024
#: The age of the attacked table.
OLD_ENTRIES = 50_000
DAY_MS = 86_400_000
HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="how many play (200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack (20)")
    parser.add_argument("--only", help="one attack")
    parser.add_argument("--server-cores", metavar="0,1", help="cores for the server alone (none)")
    parser.add_argument("--json", action="store_true", help="print the numbers, write no page")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    Cores.divide(args.server_cores)
    found: dict[str, Any] = {"tables": args.tables, "seconds": args.seconds}
    names = [None, *attackers.ATTACKS] if args.only is None else [args.only]
    for name in names:
        if name not in stored:
            found[name or "nobody"] = attacked(args, name)
            sys.stderr.write(f"{name or 'nobody'}: {orjson.dumps(found[name or 'nobody'])!r}\n")
    for name, attack in stored.items():
        if args.only in (None, name):
            found[name] = attack()
            sys.stderr.write(f"{name}: {found[name]}\n")
    text = orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n"
    if args.json:
        sys.stdout.buffer.write(text)
    else:
        import attackpage  # it draws, and that needs more than is needed to measure

        attackpage.write(found)


# -- while people play ---------------------------------------------------------------------


def attacked(args: argparse.Namespace, name: str | None) -> dict[str, Any]:
    """What a crowd notices of an attack."""
    with tempfile.TemporaryDirectory(prefix="spinney-attack-") as folder:
        database = Path(folder) / "tables.sqlite"
        files = FILES + 3 * args.tables
        options = ["--db", f"sqlite:///{database}"]
        environment = dict(os.environ)
        if name == "log":
            with serving_from(Path(folder), free_port(), options) as server:
                environment["SPINNEY_ATTACKED"] = old_table(server, database)
        with serving_from(Path(folder), free_port(), options, files=files) as server:
            return uvloop.run(watch(args, server, name, environment))


async def watch(
    args: argparse.Namespace, server: Server, name: str | None, environment: dict[str, str]
) -> dict[str, Any]:
    crowd = Crowd(server.address, args.tables, SEED)
    await crowd.sit_down(lambda: None)
    gc.disable()
    await crowd.play(1.0, WARM_UP_SECONDS, lambda: None)
    await crowd.settle()
    before = memory(server.pid)
    told = ""
    with attacker(name, server, environment) as process:
        visitor = asyncio.ensure_future(visit(server, args.seconds + WARM_UP_SECONDS))
        await asyncio.sleep(WARM_UP_SECONDS)
        tally = await crowd.play(1.0, args.seconds, lambda: None)
        grown = memory(server.pid) - before
        visits = await visitor
    if process is not None and process.stdout is not None:
        lines = process.stdout.read().splitlines()
        told = lines[-1] if lines else "nothing"
    await crowd.settle()
    found = summary(tally, visits)
    hints = await hint_times(server) if name is None else found.pop("hints", None)
    await crowd.leave()
    return found | {
        "hints_s": hints or [],
        "grown_mb": round(grown / 1e6, 1),
        "attacker": orjson.loads(told) if told.startswith("{") else told,
        "log_errors": len(server.errors()),
    }


@contextmanager
def attacker(name: str | None, server: Server, environment: dict[str, str]):  # type: ignore[no-untyped-def]
    if name is None:
        yield None
        return
    process = subprocess.Popen(
        [sys.executable, str(HERE / "attackers.py"), name, server.address],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.nice(5),  # its own cost should not count as the server's
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(10)


async def visit(server: Server, seconds: float) -> dict[str, Any]:
    """Somebody who opens the page now and then, and asks for a hint at their own table."""
    end, times, failures, hints = now() + seconds, [], 0, []
    there = httpx.AsyncHTTPTransport(local_address="127.0.0.9", verify=False)
    hinting = asyncio.ensure_future(hint_times(server, int(seconds / 5)))
    async with httpx.AsyncClient(base_url=server.address, transport=there, timeout=5) as http:
        while now() < end:
            begun = now()
            try:
                # Not kept alive: everyone comes anew.
                answer = await http.get("/health", headers={"Connection": "close"})
                failures += answer.status_code != 200
                times.append(now() - begun)
            except httpx.HTTPError:
                failures += 1
            await asyncio.sleep(0.1)
    try:
        hints = await asyncio.wait_for(hinting, 60)
    except (Exception, asyncio.CancelledError):
        hints = [60.0]
    return {"times": times or [5.0], "failures": failures, "hints": hints}


async def hint_times(server: Server, number: int = 4) -> list[float]:
    """How long the coach takes, for somebody at another address."""
    host = attackers.Server(server.address)
    there = httpx.AsyncHTTPTransport(local_address="127.0.0.10", verify=False)
    async with httpx.AsyncClient(base_url=server.address, transport=there, timeout=30) as http:
        wish = {"name": "Eve", "options": {"game": "forest"}, "seats": [{"kind": "me"}] * 2}
        table = (await http.post("/api/tables", json=wish)).json()
    socket = await connect(
        f"ws://{host.host}:{host.port}/api/tables/{table['code']}/socket",
        local_addr=("127.0.0.10", 0),
        max_size=None,
    )
    hello = {"type": "hello", "version": VERSION, "token": table["token"]}
    await socket.send(orjson.dumps(hello))
    await socket.send(orjson.dumps({"type": "start", "id": 1}))
    actor = None
    while actor is None:
        frame = orjson.loads(await socket.recv())
        for view in frame.get("views") or ():
            actor = view["actor"]
    times = []
    for n in range(number):
        begun = now()
        await socket.send(orjson.dumps({"type": "hint", "id": 10 + n, "seat": actor}))
        while orjson.loads(await socket.recv()).get("id") != 10 + n:
            pass
        times.append(round(now() - begun, 2))
        await asyncio.sleep(1)
    await socket.close()
    return times


def summary(tally: Tally, visits: dict[str, Any]) -> dict[str, Any]:
    return {
        "done": tally.done / max(1, tally.offered),
        "ack_ms": milliseconds(tally.from_sending or [60.0, 60.0]),
        "bot_ms": milliseconds(tally.from_bots or [60.0, 60.0]),
        "page_ms": milliseconds(visits["times"] * 2),
        "page_failures": visits["failures"],
        "hints": visits["hints"],
        "errors": dict(tally.errors),
    }


def old_table(server: Server, database: Path) -> str:
    """A table with a very long log, written directly; its code and a token."""
    made = asyncio.run(attackers.Server(server.address).new_table([{"kind": "me"}, {"kind": "me"}]))
    with sqlite3.connect(database) as opened:
        begun = int(time.time() * 1000)
        names = ({"at": begun, "kind": "renamed", "person": 0, "name": f"M{i % 9}"}
                 for i in range(OLD_ENTRIES))  # fmt: skip
        opened.executemany(
            "INSERT INTO log (code, seq, at, entry) VALUES (?, ?, ?, ?)",
            [(made["code"], 2 + i, begun, orjson.dumps(n).decode()) for i, n in enumerate(names)],
        )
    opened.close()
    return f"{made['code']} {made['token']}"


# -- on what is stored ---------------------------------------------------------------------


def clock() -> dict[str, Any]:
    """The server starts with a clock 40 days ahead, as the database sees it."""
    with tempfile.TemporaryDirectory(prefix="spinney-attack-") as name:
        folder = Path(name)
        database, options = folder / "tables.sqlite", ["--db", f"sqlite:///{folder}/tables.sqlite"]
        with serving_from(folder, free_port(), options) as server:
            host = attackers.Server(server.address)
            for _ in range(20):
                last = asyncio.run(host.new_table([{"kind": "me"}, {"kind": "open"}]))
        with sqlite3.connect(database) as opened:
            opened.execute("UPDATE log SET at = at - ?", (40 * DAY_MS,))
            if opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'facts'").fetchone():
                opened.execute("UPDATE facts SET ms = ms - ?", (40 * DAY_MS,))
        opened.close()
        with serving_from(folder, free_port(), options) as server:
            time.sleep(2)
            status = httpx.get(f"{server.address}/api/tables/{last['code']}").status_code
        with sqlite3.connect(database) as opened:
            (left,) = opened.execute("SELECT count(*) FROM tables").fetchone()
        opened.close()
        return {"tables": 20, "rows_left": left, "status": status}


def message() -> dict[str, Any]:
    """Something unreadable arrives on the channel between workers."""
    with tempfile.TemporaryDirectory(prefix="spinney-attack-") as name:
        folder, port = Path(name), free_port()
        redis = subprocess.Popen(
            ["redis-server", "--port", str(port), "--save", "", "--dir", name],
            stdout=subprocess.DEVNULL,
        )
        try:
            options = [
                "--db",
                f"sqlite:///{folder}/t.sqlite",
                "--redis",
                f"redis://127.0.0.1:{port}",
            ]
            with serving_from(folder, free_port(), options) as server:
                for text in ("{", "[1]", '["seq", 5, null]', '["people", "X", [], 1]'):
                    subprocess.run(
                        ["redis-cli", "-p", str(port), "publish", "spinney", text],
                        stdout=subprocess.DEVNULL, check=True,
                    )  # fmt: skip
                time.sleep(2)
                heard = subprocess.run(
                    ["redis-cli", "-p", str(port), "pubsub", "numsub", "spinney"],
                    capture_output=True, text=True, check=True,
                )  # fmt: skip
                ready = httpx.get(f"{server.address}/ready")
            return {"listening": heard.stdout.split()[-1], "ready": ready.status_code}
        finally:
            redis.terminate()
            redis.wait(10)


def versions() -> dict[str, Any]:
    """Tables with entries of another version, and with a deck that has since been corrected."""
    found = {}
    with tempfile.TemporaryDirectory(prefix="spinney-attack-") as name:
        folder = Path(name)
        options = ["--db", f"sqlite:///{folder}/tables.sqlite"]
        with serving_from(folder, free_port(), options) as server:
            host = attackers.Server(server.address)
            seats = [{"kind": "me"}, {"kind": "me"}]
            codes = [asyncio.run(host.new_table(seats))["code"] for _ in range(2)]
        strange = ('{"at": 1, "kind": "danced"}', '{"at": 1, "kind": "said", "person": 0, "x": 1}')
        with sqlite3.connect(folder / "tables.sqlite") as opened:
            for code, entry in zip(codes, strange, strict=True):
                opened.execute("INSERT INTO log VALUES (?, 2, 1, ?)", (code, entry))
        opened.close()
        with serving_from(folder, free_port(), options) as server:
            for code, what in zip(codes, ("kind", "field"), strict=True):
                answer = httpx.get(f"{server.address}/api/tables/{code}")
                found[what] = answer.status_code
    return found


stored = {each.__name__: each for each in (clock, message, versions)}


if __name__ == "__main__":
    main()
