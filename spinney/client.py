"""A client for a Spinney server: create or join a table, follow the game, act.

    async with Server("http://localhost:8000") as server:
        seat = await server.join("K7QXM2PD", Join(name="Ana"))
        async with server.sit(seat.code, seat.token) as table:
            async for frame in table:
                ...
                await table.act(0, table.views[0].move, [prompt.legal[0]])

The messages are those of :mod:`spinney.tables.protocol`. A lost connection is restored
automatically, along with what was missed.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from itertools import count
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from pydantic import BaseModel, ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from spinney.cards.catalog import Deck, parse_deck, shipped_deck
from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.tables.protocol import (
    VERSION,
    Ack,
    Act,
    Admission,
    Command,
    Commands,
    Frame,
    Hello,
    Hint,
    Join,
    Message,
    NewTable,
    Problem,
    Refusal,
    Review,
    Sheet,
    Spare,
    TableInfo,
    TableList,
    TableNow,
    Unseen,
    Update,
    View,
    Welcome,
    frame_adapter,
)
from spinney.tables.wire import Action

T = TypeVar("T", bound=BaseModel)

#: Between attempts to reconnect.
FIRST_RETRY_SECONDS = 0.2
LAST_RETRY_SECONDS = 5.0
MAX_SIZE = 1 << 22
#: Refusals that are temporary.
TRANSIENT = ("unavailable", "too_fast", "too_many", "internal")


class Unreachable(GameError):
    """There is no Spinney server at that address."""


def _no_address(url: str) -> Unreachable:
    return Unreachable(Phrase("no-address", "{url} is not an address", url=url))


def _no_answer(url: str, error: Exception) -> Unreachable:
    return Unreachable(
        Phrase("no-answer", "{url} does not answer ({why})", url=url, why=str(error))
    )


def address_and_code(url: str) -> tuple[str, str | None]:
    """A server's address, and the table's code if the link names one.

    >>> address_and_code("http://localhost:8000/t/K7QXM2PD")
    ('http://localhost:8000', 'K7QXM2PD')
    """
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        _ = parts.port  # checked only on access
    except ValueError:
        raise _no_address(url) from None
    folder, _, code = parts.path.strip("/").partition("/")
    return f"{parts.scheme}://{parts.netloc}", code if folder == "t" and code else None


@cache
def _trusted() -> ssl.SSLContext:
    """Whose certificates are believed; they are read once, which takes longer than a request."""
    return httpx.create_ssl_context()


class Server:
    """A server's tables; it explains refusals in the given language."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address.rstrip("/")
        spoken = {"Accept-Language": language}
        try:
            self._http = httpx.AsyncClient(
                base_url=self.address, timeout=10, headers=spoken, verify=_trusted()
            )
        except httpx.InvalidURL:
            raise _no_address(self.address) from None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def tables(self) -> list[TableInfo]:
        """The public tables."""
        return (await self._ask("GET", "/api/tables", TableList)).tables

    async def table(self, code: str, token: str | None = None) -> TableNow:
        """A table's public state; without onlookers it takes the token of a seat."""
        return await self._ask("GET", f"/api/tables/{code}", TableNow, token=token)

    async def new_table(self, wish: NewTable) -> Admission:
        return await self._ask("POST", "/api/tables", Admission, wish)

    async def join(self, code: str, wish: Join) -> Admission:
        return await self._ask("POST", f"/api/tables/{code}/join", Admission, wish)

    async def deck(self, info: TableInfo, token: str | None = None) -> Deck:
        """The deck that a table's messages number cards by; fetched if it is not a shipped one."""
        shipped = shipped_deck(info.options.game)
        if info.deck == shipped.digest:
            return shipped
        path = f"/api/tables/{info.code}/deck"
        return parse_deck((await self._request("GET", path, token=token)).json())

    async def replay(self, code: str, token: str | None = None) -> dict[str, Any]:
        """The whole game as a save file, once it is over."""
        path = f"/api/tables/{code}/replay"
        data: dict[str, Any] = (await self._request("GET", path, token=token)).json()
        return data

    @asynccontextmanager
    async def sit(
        self,
        code: str,
        token: str | None = None,
        language: str | None = None,
        choices: bool = False,
        since: int | None = None,
    ) -> AsyncIterator[TableConnection]:
        """Connect to a table; without a token, as an onlooker."""
        hello = Hello(version=VERSION, token=token, language=language, choices=choices, since=since)
        address = self.address.replace("http", "ws", 1)
        table = TableConnection(f"{address}/api/tables/{code}/socket", hello)
        await table.open()
        try:
            yield table
        finally:
            await table.close()

    async def _ask(
        self,
        method: str,
        path: str,
        model: type[T],
        body: Message | None = None,
        token: str | None = None,
    ) -> T:
        response = await self._request(method, path, body, token)
        try:
            return model.model_validate_json(response.content)
        except ValidationError:
            raise Unreachable(
                Phrase(
                    "other-server",
                    "{url} is not a Spinney server of this version",
                    url=self.address,
                )
            ) from None

    async def _request(
        self, method: str, path: str, body: Message | None = None, token: str | None = None
    ) -> httpx.Response:
        content = None if body is None else body.model_dump_json()
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise _no_answer(self.address, error) from None
        if response.is_error:
            raise self._refusal(response)
        return response

    def _refusal(self, response: httpx.Response) -> Refusal | Unreachable:
        try:
            problem = Problem.model_validate_json(response.content)
        except ValidationError:
            return Unreachable(
                Phrase(
                    "strange-answer",
                    "{url} answers {status}; is it a Spinney server?",
                    url=self.address,
                    status=str(response.status_code),
                )
            )
        return Refusal.from_problem(problem)


class TableConnection:
    """A connection to a table: its state as far as known, and the commands."""

    def __init__(self, url: str, hello: Hello) -> None:
        self.url = url
        self.seq = 0
        self.person: int | None = None
        self.seats: list[int] = []
        self.views: list[View] = []
        self.info: TableInfo
        #: Called when the connection is lost; a :class:`Welcome` follows once it is restored.
        self.when_lost: Callable[[], None] = lambda: None
        self._hello = hello
        self._socket: ClientConnection | None = None
        self._frames: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._answers: dict[int, asyncio.Future[Frame]] = {}
        self._numbers = count(1)
        self._reader: asyncio.Task[None] | None = None

    # -- the connection --------------------------------------------------------------------

    async def open(self) -> None:
        """Connect and wait for the welcome; a :class:`Refusal` says why not."""
        await self._connect()
        self._reader = asyncio.ensure_future(self._read_forever())

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        try:
            socket = await connect(self.url, max_size=MAX_SIZE, compression=None)
            await socket.send(self._hello.model_dump_json())
            frame = frame_adapter.validate_json(await socket.recv())
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            raise _no_answer(self.url, error) from None
        if isinstance(frame, Problem):
            await socket.close()
            raise Refusal.from_problem(frame)
        self._socket = socket
        self._handle_frame(frame)

    async def _read_forever(self) -> None:
        try:
            while True:
                with suppress(ConnectionClosed):
                    await self._read()
                await self._reconnect()
        except Refusal as refusal:
            self._frames.put_nowait(Problem(code=refusal.code, message=refusal.message))
        finally:
            self._frames.put_nowait(None)

    async def _read(self) -> None:
        assert self._socket is not None
        async for data in self._socket:
            self._handle_frame(frame_adapter.validate_json(data))

    async def _reconnect(self) -> None:
        self.when_lost()
        why = Phrase("was-lost", "the connection was lost; look before you try again")
        lost = Refusal("unavailable", why)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(lost)
        self._answers.clear()
        self._hello = self._hello.model_copy(update={"since": self.seq})
        delay = FIRST_RETRY_SECONDS
        while True:
            try:
                return await self._connect()
            except Unreachable:
                pass
            except Refusal as refusal:
                if refusal.code not in TRANSIENT:
                    raise
            await asyncio.sleep(delay)
            delay = min(2 * delay, LAST_RETRY_SECONDS)

    def _handle_frame(self, frame: Frame) -> None:
        """Update the known state from a message, and pass the message on."""
        if isinstance(frame, Welcome):
            self.person, self.seats = frame.person, frame.seats
            self.seq, self.info, self.views = frame.seq, frame.table, frame.views
        elif isinstance(frame, Update):
            self.seq = frame.seq
            self.info = frame.table or self.info
            self.views = self.views if frame.views is None else frame.views
        elif isinstance(frame, Ack | Problem | Hint | Sheet | Review | Unseen | Spare):
            answer = None if frame.id is None else self._answers.pop(frame.id, None)
            if answer is not None:
                if not answer.done():
                    answer.set_result(frame)
                return
        self._frames.put_nowait(frame)

    def __aiter__(self) -> AsyncIterator[Frame]:
        return self._iterate_frames()

    async def _iterate_frames(self) -> AsyncIterator[Frame]:
        """The server's messages other than answers, until the table is closed."""
        while (frame := await self._frames.get()) is not None:
            yield frame

    # -- commands --------------------------------------------------------------------------

    def number(self) -> int:
        """A number for the next command."""
        return next(self._numbers)

    async def ask(self, command: Command) -> Frame:
        """Send a command; returns its answer, or raises a :class:`Refusal`."""
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._answers[command.id] = answer
        assert self._socket is not None
        try:
            await self._socket.send(Commands(command).model_dump_json())
        except ConnectionClosed:
            self._answers.pop(command.id, None)
            raise Refusal("unavailable", Phrase("is-lost", "the connection is lost")) from None
        frame = await answer
        if isinstance(frame, Problem):
            raise Refusal.from_problem(frame)
        return frame

    async def act(self, seat: int, move: int, actions: Sequence[Action]) -> int:
        """Act; returns the number of the entry, which is already stored."""
        frame = await self.ask(Act(id=self.number(), seat=seat, move=move, actions=list(actions)))
        assert isinstance(frame, Ack)
        return frame.seq
