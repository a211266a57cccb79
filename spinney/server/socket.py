"""Connected clients.

A client at a table says hello, then sends commands and receives news; one that watches a score
pad receives news and reports where it is entering.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spinney.cards.phrases import Phrase
from spinney.server import metrics
from spinney.server.guard import address_of, same_origin, words_of
from spinney.server.limits import Bucket, Buckets
from spinney.server.pads import Pads
from spinney.server.rooms import Room, Rooms
from spinney.server.settings import Settings
from spinney.tables import protocol as pr
from spinney.tables.asking import check_hint, check_review
from spinney.tables.protocol import Refusal
from spinney.tables.telling import (
    FALLBACK,
    audience,
    check_version,
    encoded,
    number_of,
    read,
    words_for,
)
from spinney.tables.views import Audience, hint, review, sheet, unseen_cards
from spinney.text import Words, words

#: How many messages may wait for a slow client before it is cut off; it can reconnect.
MAX_WAITING = 256
#: The same for a pad, where each message is the whole pad.
MAX_PADS_WAITING = 16
#: How often a phone may report where it is entering.
ENTERING_PER_SECOND = 2.0
ENTERING_STORE = 10
#: After this many unreadable messages in a row, the connection is closed.
MAX_BAD = 20
HELLO_SECONDS = 10.0
#: Time for the last messages to a client being cut off.
CLOSE_SECONDS = 2.0
CHAT_PER_SECOND = 0.5
CHAT_STORE = 5
UNDO_PER_SECOND = 1.0
UNDO_STORE = 20

# Close codes.
POLICY = 1008
TRY_AGAIN = 1013

_log = structlog.get_logger()


class Client(ABC):
    """One WebSocket."""

    def __init__(self, socket: WebSocket, waiting: int) -> None:
        self.socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(waiting)

    def send(self, frame: bytes) -> None:
        """Queue a message; a client that does not keep up is cut off and can reconnect."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self._waiting = asyncio.Queue(1)
            self._waiting.put_nowait(None)

    def say(self, frame: pr.Message) -> None:
        self.send(encoded(frame))

    def refuse(self, refusal: Refusal, number: int | None = None) -> None:
        metrics.REFUSED.labels(refusal.code).inc()
        self.say(refusal.problem(number, self._words()))

    @abstractmethod
    def _words(self) -> Words:
        """The words for refusals."""

    async def serve(self, code: str) -> None:
        """Serve the connection from the first message to the last."""
        sender = asyncio.ensure_future(self._send_forever())
        try:
            await self._talk(code)
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(None)
            await asyncio.wait({sender}, timeout=CLOSE_SECONDS)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
                await sender

    @abstractmethod
    async def _talk(self, code: str) -> None:
        """Handle incoming messages until the client is done."""

    async def _send_forever(self) -> None:
        while True:
            frame = await self._waiting.get()
            if frame is None:
                await self.socket.close(TRY_AGAIN if self._waiting.maxsize == 1 else POLICY)
                return
            await self.socket.send({"type": "websocket.send", "text": frame.decode()})

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        data: bytes = message["bytes"] if text is None else text.encode()
        return data


class PadClient(Client):
    """A client that watches a score pad."""

    def __init__(self, socket: WebSocket, pads: Pads) -> None:
        super().__init__(socket, MAX_PADS_WAITING)
        self.pads = pads
        self._bucket = Bucket(ENTERING_PER_SECOND, ENTERING_STORE)

    def _words(self) -> Words:
        return words_of(self.socket.headers)

    async def _talk(self, code: str) -> None:
        try:
            async with self.pads.watched(code, self):
                await self._listen(code)
        except Refusal as refusal:
            self.refuse(refusal)

    async def _listen(self, code: str) -> None:
        bad = 0
        last: pr.PadEntering | None = None
        try:
            while bad < MAX_BAD:
                data = await self._receive()
                try:
                    entering = read(pr.entering_adapter, data)
                except Refusal as refusal:
                    bad += 1
                    self.refuse(refusal)
                    continue
                if self._bucket.take() and await self.pads.report_entering(code, entering):
                    last = entering
        finally:
            if last is not None:
                await self.pads.report_gone(code, last.device)


class TableClient(Client):
    """A client that sits at a table, or watches."""

    def __init__(self, socket: WebSocket, rooms: Rooms, settings: Settings) -> None:
        super().__init__(socket, MAX_WAITING)
        self.rooms = rooms
        self.audience = Audience(None)
        self._bucket = Bucket(settings.commands_per_second, 2 * settings.commands_per_second)
        self._slow = {
            pr.Say: Bucket(CHAT_PER_SECOND, CHAT_STORE),
            pr.TakeBack: Bucket(UNDO_PER_SECOND, UNDO_STORE),
        }
        self._coaching: asyncio.Task[None] | None = None

    async def _talk(self, code: str) -> None:
        room = await self._admit(code)
        if room is None:
            return
        try:
            await self._listen(room)
        finally:
            room.leave(self)
            if self._coaching is not None:
                self._coaching.cancel()

    async def _admit(self, code: str) -> Room | None:
        """The room, if the client sends a valid hello."""
        try:
            data = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            hello = read(pr.hello_adapter, data)
            self.audience = Audience(None, words_for(hello.language))
            check_version(hello)
            room = await self.rooms.get(code)
            person = room.person_of(hello.token)
            self.audience = audience(room.table, person, hello)
            self.say(await room.enter(self, hello.since))
            return room
        except TimeoutError:
            self.refuse(Refusal("bad_message", Phrase("no-hello", "no hello came")))
        except Refusal as refusal:
            self.refuse(refusal)
        return None

    async def _listen(self, room: Room) -> None:
        bad = 0
        while self.socket.client_state == WebSocketState.CONNECTED and bad < MAX_BAD:
            data = await self._receive()
            number = number_of(data)
            try:
                if not self._bucket.take():
                    raise Refusal(
                        "too_fast", Phrase("too-many-commands", "too many commands; wait a moment")
                    )
                command = read(pr.command_adapter, data)
                bad = 0
                await self._carry_out(room, command)
            except Refusal as refusal:
                bad += refusal.code in ("bad_message", "too_large")
                self.refuse(refusal, number)
            except Exception as error:
                _log.error("command_failed", code=room.table.code, exc_info=error)
                self.refuse(pr.internal_error(), number)

    async def _carry_out(self, room: Room, command: pr.Command) -> None:
        match command:
            case pr.AskHint():
                self._start(self._coach(command.id, self._hint(room, command)))
            case pr.AskReview():
                self._start(self._coach(command.id, self._review(room, command)))
            case pr.AskSheet():
                self.say(sheet(room.table, command.player, command.id, self.audience))
            case pr.AskUnseen():
                self.say(unseen_cards(room.table, command.seat, command.id, self.audience))
            case _:
                bucket = self._slow.get(type(command))
                if bucket is not None and not bucket.take():
                    raise Refusal("too_fast", Phrase("too-often", "too often; wait a moment"))
                begun = time.monotonic()
                seq = await room.command(self.audience.person, command)
                metrics.ACTION.observe(time.monotonic() - begun)
                self.say(pr.Ack.model_construct(id=command.id, seq=seq))

    # -- the coach -------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._coaching is not None and not self._coaching.done():
            work.close()
            raise Refusal("too_fast", Phrase("coach-busy", "the coach is already thinking"))
        self._coaching = asyncio.ensure_future(work)

    async def _coach(self, number: int, work: Coroutine[Any, Any, pr.Message]) -> None:
        """Answer once the coach is done."""
        try:
            self.say(await work)
        except Refusal as refusal:
            self.refuse(refusal, number)
        except Exception as error:
            _log.error("coach_failed", exc_info=error)
            self.refuse(pr.internal_error(), number)

    def _words(self) -> Words:
        return self.audience.words or words(FALLBACK)

    async def _hint(self, room: Room, command: pr.AskHint) -> pr.Hint:
        table = room.table
        check_hint(table, command, self.audience.person)
        move, view = table.move, table.game.view(command.seat)
        found = await self.rooms.coach.advise(table.game, command.seat)
        return hint(command.id, move, view, found, self._words())

    async def _review(self, room: Room, command: pr.AskReview) -> pr.Review:
        table = room.table
        check_review(table, self.audience.person)
        record = table.game.record
        if room.review is None:

            def progress(part: float) -> None:
                self.say(pr.ReviewProgress(id=command.id, part=part))

            room.review = await self.rooms.coach.review(record, progress)
        return review(command.id, record, room.review, self._words())


class Sockets:
    """Accepts clients, with a limit per address."""

    def __init__(self, settings: Settings, requests: Buckets) -> None:
        self.settings = settings
        self.requests = requests
        self._open: Counter[str] = Counter()

    async def serve(self, client: Client, code: str) -> None:
        socket = client.socket
        address = address_of(socket.scope)
        if not same_origin(socket.headers, self.settings.origins):
            await socket.close(POLICY)
            return
        full = self._open[address] >= self.settings.sockets_per_address
        if full or not self.requests.take(address):
            await socket.close(TRY_AGAIN)
            return
        self._open[address] += 1
        metrics.SOCKETS.inc()
        try:
            await socket.accept()
            await client.serve(code)
        finally:
            metrics.SOCKETS.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
