"""Connected clients.

A client at a table says hello, then sends commands and receives news; one that watches a score
pad receives news and reports where it is entering.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from structlog.contextvars import bind_contextvars

from spinney.cards.phrases import Phrase
from spinney.keys import new_seed
from spinney.lab.review import TurnReview
from spinney.server import metrics
from spinney.server.bot_pool import Owner
from spinney.server.edge import STALLED_SECONDS, WRITE
from spinney.server.guard import address_of, is_for_us, same_origin, words_of
from spinney.server.limits import HELLO_MS, READ_MS, REQUESTS, THINK, WORK, Bucket, Budgets
from spinney.server.pads import Pads
from spinney.server.rooms import Room, Rooms
from spinney.server.settings import Settings
from spinney.tables import protocol as pr
from spinney.tables.asking import check_hint, check_review, spare
from spinney.tables.protocol import Refusal
from spinney.tables.telling import (
    FALLBACK,
    ack_message,
    audience,
    check_version,
    encoded,
    number_of,
    read,
    words_for,
)
from spinney.tables.views import (
    Audience,
    hint,
    review,
    review_progress,
    sheet,
    unseen_cards,
)
from spinney.tables.wire import Plain
from spinney.text import Words, words

#: How often a phone may report where it is entering.
ENTERING_PER_SECOND = 2.0
ENTERING_STORE = 10
#: After this many unreadable messages in a row, the connection is closed.
MAX_BAD = 20
HELLO_SECONDS = 10.0
#: Time for the last messages to a client being cut off.
CLOSE_SECONDS = 2.0

# Close codes.
POLICY = 1008
TRY_AGAIN = 1013

_log = structlog.get_logger()


def too_fast() -> Refusal:
    return Refusal("too_fast", Phrase("too-many-commands", "too many commands; wait a moment"))


class Client(ABC):
    """One WebSocket."""

    def __init__(self, socket: WebSocket, budgets: Budgets) -> None:
        self.socket = socket
        self.budgets = budgets
        self.address = address_of(socket.scope)
        self._write: Callable[[bytes], bool] = socket.scope["extensions"][WRITE]
        self._cut_off: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Send a message; a client that does not keep up is cut off and can reconnect."""
        if self._cut_off is None and self._write(frame):
            self._cut_off = asyncio.ensure_future(self._close(TRY_AGAIN, STALLED_SECONDS))

    def send_away(self, why: Refusal) -> None:
        """Send why, and nothing more."""
        self.refuse(why)
        self._cut_off = asyncio.ensure_future(self._close(POLICY, CLOSE_SECONDS))

    def say(self, frame: pr.Message | Plain) -> None:
        self.send(encoded(frame))

    def refuse(self, refusal: Refusal, number: int | None = None) -> None:
        metrics.REFUSED.labels(refusal.code).inc()
        self.say(refusal.problem(number, self._words()))

    def _spend(self, ms: float) -> None:
        self.budgets.spend(WORK, self.address, ms)

    @abstractmethod
    def _words(self) -> Words:
        """The words for refusals."""

    async def serve(self, code: str) -> None:
        """Serve the connection from the first message to the last."""
        try:
            await self._talk(code)
            await self._close(POLICY, CLOSE_SECONDS)
        except WebSocketDisconnect:
            pass
        finally:
            if self._cut_off is not None:
                self._cut_off.cancel()

    async def _close(self, code: int, seconds: float) -> None:
        """Close it once the client has read what was sent, but do not wait longer than this."""
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(seconds):
                await self.socket.close(code)

    @abstractmethod
    async def _talk(self, code: str) -> None:
        """Handle incoming messages until the client is done."""

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
        super().__init__(socket, pads.budgets)
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
                    await self.budgets.wait(self.address)
                    self._spend(READ_MS)
                    if not self._bucket.take():
                        raise too_fast()
                    entering = read(pr.entering_adapter, data)
                except Refusal as refusal:
                    bad += 1
                    self.refuse(refusal)
                    continue
                bad = 0
                if await self.pads.report_entering(code, entering, self.address):
                    last = entering
        finally:
            if last is not None:
                self.pads.report_gone(code, last.device)


class TableClient(Client):
    """A client that sits at a table, or watches."""

    def __init__(self, socket: WebSocket, rooms: Rooms, settings: Settings) -> None:
        super().__init__(socket, rooms.budgets)
        self.rooms = rooms
        self.audience = Audience(None)
        self._bucket = Bucket(settings.commands_per_second, 2 * settings.commands_per_second)
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
            await self.budgets.wait(self.address)
            self._spend(HELLO_MS)
            room = await self.rooms.find(code, self.address)
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
            if self._cut_off is not None:
                return
            try:
                await self.budgets.wait(self.address)
                if not self._bucket.take():
                    raise too_fast()
                command = read(pr.command_adapter, data)
                bad = 0
                await self._carry_out(room, command)
            except Refusal as refusal:
                bad += refusal.code in ("bad_message", "too_large", "too_fast")
                self._spend(READ_MS)
                self.refuse(refusal, number_of(data))
            except Exception as error:
                _log.error("command_failed", code=room.table.code, exc_info=error)
                self.refuse(pr.internal_error(), number_of(data))

    async def _carry_out(self, room: Room, command: pr.Command) -> None:
        match command:
            case pr.AskHint():
                self._start(self._coach(command.id, self._hint(room, command)))
            case pr.AskReview():
                self._start(self._coach(command.id, self._review(room, command)))
            case pr.AskSheet():
                self._spend(READ_MS)
                self.say(sheet(room.table, command.player, command.id, self.audience))
            case pr.AskUnseen():
                self._spend(READ_MS)
                self.say(unseen_cards(room.table, command.seat, command.id, self.audience))
            case pr.AskSpare():
                self._spend(READ_MS)
                self.say(spare(room.table, command, self.audience.person, new_seed()))
            case _:
                self._spend(room.cost_ms)
                begun = time.monotonic()
                seq = await room.command(self.audience.person, command)
                metrics.ACTION.observe(time.monotonic() - begun)
                self.say(ack_message(command.id, room.table, self.audience, seq))

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

    def _owner(self, room: Room) -> Owner:
        return Owner(self.address, room.table.code)

    def _words(self) -> Words:
        return self.audience.words or words(FALLBACK)

    async def _hint(self, room: Room, command: pr.AskHint) -> pr.Hint:
        await self.budgets.wait(self.address, THINK)
        table = room.table
        check_hint(table, command, self.audience.person)
        move, view = table.move_seen_by(self.audience.person), table.game.view(command.seat)
        found = await self.rooms.coach.advise(self._owner(room), table.game, command.seat)
        return hint(command.id, move, view, found, self._words())

    async def _review(self, room: Room, command: pr.AskReview) -> pr.Review:
        table = room.table
        check_review(table, self.audience.person)
        record = table.game.record
        if room.review is None:

            def progress(part: float, turn: TurnReview) -> None:
                self.say(review_progress(command.id, part, record, turn, self._words()))

            await self.budgets.wait(self.address, THINK)
            seats = table.seats_of(self.audience.person)
            owner = self._owner(room)
            room.review = await self.rooms.coach.review(owner, record, seats, progress)
        return review(command.id, record, room.review, self._words())


class Sockets:
    """Accepts clients, with a limit per address."""

    def __init__(self, settings: Settings, budgets: Budgets) -> None:
        self.settings = settings
        self.budgets = budgets

    async def serve(self, client: Client, code: str) -> None:
        socket, address = client.socket, client.address
        bind_contextvars(address=address)
        scope = socket.scope
        if (why := self._refused(scope, address)) is not None:
            reason, close_code = why
            _log.info("socket_refused", path=scope["path"], reason=reason)
            await socket.close(close_code)
            return
        metrics.SOCKETS.inc()
        try:
            await socket.accept()
            # In a task of its own: each message would pass through all that is around the
            # application, twenty calls deep.
            await asyncio.ensure_future(client.serve(code))
        finally:
            metrics.SOCKETS.dec()
            self.budgets.leave(address)

    def _refused(self, scope: Scope, address: str) -> tuple[str, int] | None:
        """Why a socket is refused, and how; None: it is not, and counts from now on."""
        if not is_for_us(scope, self.settings.hosts):
            return "host", POLICY
        if not same_origin(scope, self.settings.origins):
            return "origin", POLICY
        if not self.budgets.take(REQUESTS, address):
            return "too many requests", TRY_AGAIN
        if not self.budgets.enter(address):
            return "too many sockets", TRY_AGAIN
        return None
