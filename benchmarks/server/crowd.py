"""The people in a load run: two at every table, each with their own WebSocket.

At every tenth table one of the two is a bot; every hundredth has an onlooker. Everybody has a name,
and each table's people have an internet address of their own, so that the limits on one address
apply as they do to people.

They are cheap, to leave the machine to the server: no task per person, frames are taken apart
here, and a view is parsed only by whoever is to act, who then chooses from the prompt in it. In
real life each of them has a computer of their own.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import httpx
import orjson
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from spinney.engine import Options, Record
from spinney.tables.protocol import VERSION

GAMES = ("forest", "dartmoor")
#: At every so many tables, the second player is this bot; at every so many, somebody watches.
BOT_EVERY, BOT = 10, "planner"
ONLOOKER_EVERY = 100
#: How many tables are created at the same time.
AT_ONCE = 20
#: An answer that takes longer than this is an error.
TIMEOUT_SECONDS = 5.0
#: How long somebody waits before trying to connect again.
RETRY_SECONDS = 0.25

#: One number per kind of command: a table never has two of the same kind in flight.
NUMBERS = {"start": 1, "act": 2, "rematch": 3}

#: How news of a table begin, and what they say if its state has not changed.
UPDATE, NO_TABLE = b'{"type":"update"', b'"table":null'

now = time.perf_counter


@dataclass
class Tally:
    """What the clients saw during the measurement."""

    #: Seconds to the acknowledgement, from when the action was sent and from when it was due.
    from_sending: list[float] = field(default_factory=list)
    from_due: list[float] = field(default_factory=list)
    #: Seconds a person waited for the bot at their table.
    from_bots: list[float] = field(default_factory=list)
    offered: int = 0
    #: Acknowledged before time was up.
    done: int = 0
    frames: int = 0
    frame_bytes: int = 0
    rematches: int = 0
    #: Connections that were lost and made again.
    connected_again: int = 0
    errors: Counter[str] = field(default_factory=Counter)


class Wire(asyncio.Protocol):
    """One WebSocket: text messages in both directions, in as few steps as possible."""

    def __init__(self, url: str, hear: Callable[[bytes], None], lost: Callable[[str], None]):
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._hear, self._lost = hear, lost
        self._received = b""
        self._closing = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's behaves like one
        self._protocol.send_request(self._protocol.connect())
        self._transport.write(b"".join(self._protocol.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            # The library checks the handshake; the server sends nothing else before our hello.
            self._protocol.receive_data(data)
            if self._protocol.state is State.OPEN:
                self.opened.set_result(None)
            return
        data = self._received + data if self._received else data
        start = 0
        while (place := _next_frame(data, start)) is not None:
            begin, end = place
            self._take(data[start] & 15, data[begin:end])
            start = end
        self._received = data[start:]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == Opcode.TEXT:
            self._hear(message)
        elif kind == Opcode.PING:
            self._write(Opcode.PONG, message)
        elif kind == Opcode.CLOSE:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(str(self._protocol.handshake_exc or exc)))
        elif not self._closing:
            self._lost("disconnected")

    def send(self, message: dict[str, object]) -> None:
        self._write(Opcode.TEXT, orjson.dumps(message))

    def _write(self, kind: Opcode, data: bytes) -> None:
        size = bytes([128 | len(data)])
        if len(data) > 125:
            size = b"\xfe" + len(data).to_bytes(2)
        # A mask of zeros leaves the data as it is.
        if not self._transport.is_closing():
            self._transport.write(bytes([128 | kind]) + size + bytes(4) + data)

    def close(self) -> None:
        self._closing = True
        self._write(Opcode.CLOSE, (1000).to_bytes(2))
        self._transport.close()


def _next_frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the next frame's payload begins and ends; None: it is not there yet, or not whole."""
    if len(data) < start + 2:
        return None
    begin, size = start + 2, data[start + 1]  # a server never masks
    if size >= 126:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[start + 2 : begin])
    return (begin, begin + size) if len(data) >= begin + size else None


class View:
    """What somebody was last sent of the game, parsed only if need be."""

    def __init__(self, message: bytes) -> None:
        self._message = message
        self.over = b'"over":true' in message
        self.to_choose = b'"legal":[' in message

    @classmethod
    def in_message(cls, message: bytes) -> View | None:
        empty = b'"views":null' in message or b'"views":[]' in message
        return None if empty else cls(message)

    def parsed(self) -> dict[str, Any]:
        found: dict[str, Any]
        (found,) = orjson.loads(self._message)["views"]
        return found


class Person:
    """Somebody at a table: keeps their last view and passes what they receive to the table."""

    def __init__(self, table: CrowdTable, token: str | None) -> None:
        self.table = table
        self.token = token
        self.view: View | None = None
        self.wire: Wire | None = None
        self.code = ""
        self.coming_back = False
        self._welcomed: asyncio.Future[None]

    async def connect(self, address: str, code: str) -> None:
        """Say hello like a browser, asking for texts; returns once welcomed."""
        loop = asyncio.get_running_loop()
        self.view, self.code, self._welcomed = None, code, loop.create_future()
        host, _, port = address.removeprefix("http://").partition(":")
        url = f"ws://{host}:{port}/api/tables/{code}/socket"
        wire = Wire(url, self._hear, lambda why: self.table.lost(self, why))
        here = (self.table.address, 0)
        await loop.create_connection(lambda: wire, host, int(port), local_addr=here)
        await asyncio.wait_for(wire.opened, TIMEOUT_SECONDS)
        self.wire = wire
        key = {} if self.token is None else {"token": self.token}
        wire.send({"type": "hello", "version": VERSION, "language": "en", **key})
        await asyncio.wait_for(self._welcomed, TIMEOUT_SECONDS)

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()

    def say(self, kind: str, **about: object) -> None:
        assert self.wire is not None
        self.wire.send({"type": kind, "id": NUMBERS[kind], **about})

    def _hear(self, data: bytes) -> None:
        at, tally = now(), self.table.tally
        tally.frames += 1
        tally.frame_bytes += len(data)
        if data.startswith(UPDATE):
            self.view = View.in_message(data) or self.view
            self.table.told(self, None if NO_TABLE in data else orjson.loads(data)["table"])
            return
        frame = orjson.loads(data)
        match frame["type"]:
            case "ack":
                self.table.acknowledged(frame["id"], at)
            case "welcome":
                self.view = View.in_message(data)
                self._welcomed.set_result(None)
            case "error":
                self.table.failed(f"{frame['code']}: {frame['message']}")
            case other:
                self.table.failed(f"unexpected {other}")


class CrowdTable:
    """Two people who play one action after the other, at the crowd's rate."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.rng = Random(f"{crowd.seed} {number}")
        #: An address of its own; they all lead back to this machine.
        self.address = f"127.{64 + number // 62500}.{number // 250 % 250}.{number % 250 + 1}"
        self.people: list[Person] = []
        self.onlooker = (
            Person(self, None) if number % ONLOOKER_EVERY == ONLOOKER_EVERY // 2 else None
        )
        #: Since when a person has waited for a bot.
        self.bot_since: float | None = None
        #: When the actions not yet sent were due, oldest first.
        self.owed: deque[float] = deque()
        #: When the action in flight was sent, and when it was due; and who acts.
        self.under_way: tuple[float, float] | None = None
        self.acting: Person | None = None
        self.playing = False
        self.timer: asyncio.TimerHandle | None = None

    @property
    def tally(self) -> Tally:
        return self.crowd.tally

    def failed(self, why: str) -> None:
        self.tally.errors[why] += 1

    def lost(self, person: Person, why: str) -> None:
        if not self.crowd.comes_back:
            self.failed(why)
        elif not person.coming_back:
            self.crowd.spawn(self._come_back(person))

    async def _come_back(self, person: Person) -> None:
        """Connect again, and act again if the answer was lost."""
        person.coming_back = True
        if self.under_way is not None and self.acting is person:
            self.owed.appendleft(self.under_way[1])
            self.under_way = None
        while True:
            try:
                await person.connect(self.crowd.address, person.code)
                break
            except (OSError, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)
        person.coming_back = False
        self.tally.connected_again += 1
        self._act()

    # -- sitting down ----------------------------------------------------------------------

    @property
    def with_bot(self) -> bool:
        return self.number % BOT_EVERY == BOT_EVERY - 1

    async def open(self) -> None:
        """Open a table with a game in progress, at some random point."""
        other = {"kind": "bot", "bot": BOT} if self.with_bot else {"kind": "open"}
        replay, seats = self.some_game().to_json(), [{"kind": "me"}, other]
        from_here = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        base = self.crowd.address
        async with httpx.AsyncClient(base_url=base, transport=from_here, timeout=30) as http:
            wish = {"name": f"Ana {self.number}", "replay": replay, "seats": seats}
            first = await _post(http, "/api/tables/import", wish)
            self.people = [Person(self, first["token"])]
            if not self.with_bot:
                second = await _post(
                    http, f"/api/tables/{first['code']}/join", {"name": f"Ben {self.number}"}
                )
                self.people.append(Person(self, second["token"]))
        await self._sit_down(first["code"])

    def some_game(self) -> Record:
        options = Options(GAMES[self.number % len(GAMES)], 2, ())
        record = Record(options, self.rng.getrandbits(128))
        game = record.start()
        while not game.over:
            record.actions.append(self.rng.choice(game.legal()))
            game.push(record.actions[-1])
        del record.actions[self.rng.randrange(len(record.actions)) :]
        return record

    async def _sit_down(self, code: str) -> None:
        for person in self.everybody:
            await person.connect(self.crowd.address, code)
        self.people[0].say("start")

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, *([self.onlooker] if self.onlooker else [])]

    def close(self) -> None:
        self.stop()
        for person in self.everybody:
            person.leave()

    # -- playing ---------------------------------------------------------------------------

    def go(self, due: float) -> None:
        """Act at that time, and at regular intervals after it."""
        self.timer = asyncio.get_running_loop().call_later(max(0, due - now()), self._tick, due)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _tick(self, due: float) -> None:
        if self.playing:  # between games no action is due
            self.tally.offered += 1
            self.owed.append(due)
            self._act()
        self.go(due + self.crowd.interval)

    def _act(self) -> None:
        """Send the next owed action, if the last one is acknowledged and somebody can choose."""
        if not self.owed or self.under_way is not None:
            return
        for person in self.people:
            if person.view is not None and person.view.to_choose:
                view = person.view.parsed()
                action = self.rng.choice(view["prompt"]["legal"])
                self.under_way = (now(), self.owed.popleft())
                person.say("act", seat=view["seat"], move=view["move"], actions=[action])
                person.view = None  # until the next one
                self.acting = person
                return

    def acknowledged(self, number: int, at: float) -> None:
        if number == NUMBERS["start"]:
            self.playing = True
        if number != NUMBERS["act"] or self.under_way is None:
            return
        sent, due = self.under_way
        self.under_way = None
        self.tally.from_sending.append(at - sent)
        self.tally.from_due.append(at - due)
        if at - sent > TIMEOUT_SECONDS:
            self.failed("acknowledged too late")
        self._act()

    def told(self, person: Person, info: dict[str, Any] | None) -> None:
        if person is self.onlooker:
            return
        if self.with_bot:
            self._time_the_bot(person)
        if self.playing and person.view is not None and person.view.over:
            self._end(person)
        elif info is not None and info["rematch"] and person is self.people[0]:
            self.crowd.spawn(self._play_again(info["rematch"]))
        else:
            self._act()

    def _time_the_bot(self, person: Person) -> None:
        view = person.view
        if view is not None and (view.to_choose or view.over):
            if self.bot_since is not None:
                self.tally.from_bots.append(now() - self.bot_since)
            self.bot_since = None
        elif view is not None and self.bot_since is None:
            self.bot_since = now()

    def _end(self, person: Person) -> None:
        self.playing = False
        self.tally.offered -= len(self.owed)  # these can no longer be done
        self.owed.clear()
        self.tally.rematches += 1
        if person is not self.people[0]:
            self.people.reverse()  # whoever asks for the rematch hosts it
        person.say("rematch")

    async def _play_again(self, code: str) -> None:
        for person in self.everybody:
            person.leave()
        await self._sit_down(code)

    # -- afterwards ------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        return not self.owed and self.under_way is None

    def give_up(self) -> None:
        """Count actions that were never answered as having taken until now."""
        at = now()
        if self.under_way is not None:
            sent, due = self.under_way
            self.owed.appendleft(due)
            self.tally.from_sending.append(at - sent)
            self.failed("never acknowledged")
        self.tally.from_due += [at - due for due in self.owed]
        self.owed.clear()


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    response = await http.post(path, json=body)
    response.raise_for_status()
    data: dict[str, Any] = response.json()
    return data


class Crowd:
    """All tables."""

    def __init__(self, address: str, tables: int, seed: int, comes_back: bool = False) -> None:
        self.address = address
        #: Whether people connect again if they lose their connection.
        self.comes_back = comes_back
        self.seed = seed
        self.interval = 1.0
        self.tally = Tally()
        self.tables = [CrowdTable(self, number) for number in range(tables)]
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, advance: Callable[[], None]) -> None:
        """Make all tables and connect everybody."""
        few = asyncio.Semaphore(AT_ONCE)

        async def open_one(table: CrowdTable) -> None:
            async with few:
                await table.open()
            advance()

        await asyncio.gather(*map(open_one, self.tables))

    async def play(self, rate: float, seconds: float, advance: Callable[[], None]) -> Tally:
        """Let every table act at this rate for this long; returns the tally."""
        self.interval = 1 / rate
        self.tally = tally = Tally()
        begin = now()
        for table in self.tables:
            table.go(begin + table.rng.random() * self.interval)
        while now() < begin + seconds:
            await asyncio.sleep(min(1, max(0, begin + seconds - now())))
            advance()
        for table in self.tables:
            table.stop()
            if table.bot_since is not None:  # it has not answered until now
                tally.from_bots.append(now() - max(begin, table.bot_since))
        tally.done = len(tally.from_sending)
        return tally

    async def settle(self) -> bool:
        """Wait for outstanding answers; returns whether they all came."""
        end = now() + TIMEOUT_SECONDS
        while now() < end and not all(table.settled for table in self.tables):
            await asyncio.sleep(0.01)
        left = [table for table in self.tables if not table.settled]
        for table in left:
            table.give_up()
        return not left

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables:
            table.close()

    def spawn(self, work: Any) -> None:
        """Start a background task; if it fails, that counts as an error."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.errors[repr(error)] += 1
