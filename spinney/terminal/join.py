"""From a server's address to a seat at one of its tables, and back to it later."""

from __future__ import annotations

import asyncio
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from rich.console import Console

from spinney.client import Server
from spinney.engine import Options
from spinney.tables.protocol import (
    GameOptions,
    Join,
    NewTable,
    Refusal,
    SeatPlan,
    TableInfo,
)
from spinney.terminal.keyboard import keyboard
from spinney.terminal.online_game import Ask, OnlineGame
from spinney.terminal.play import program
from spinney.terminal.refusals import NotPossible
from spinney.terminal.seat_tokens import SeatTokens
from spinney.text import Words

CODE = re.compile("[0-9A-Za-z]{4,12}")


@dataclass(frozen=True)
class JoinOptions:
    """What the user wants from the server."""

    #: The player's name, and whether it was given or is just the login name.
    name: str
    named: bool = False
    #: The table to join.
    code: str | None = None
    #: Or a new one, with bots in the other seats if a bot is named.
    new: Options | None = None
    bot: str | None = None
    watch: bool = False


async def join_server(address: str, wish: JoinOptions, words: Words) -> None:
    """Visit a server, using this terminal and the saved seat keys."""
    keys = SeatTokens(Path(platformdirs.user_data_dir("spinney")) / "seats.json")
    async with Server(address, words.language) as server:
        with keyboard() as typing:
            await JoinSession(server, wish, keys, words, typing.console, typing.ask).run()


class JoinSession:
    """A user at a server."""

    def __init__(
        self,
        server: Server,
        wish: JoinOptions,
        keys: SeatTokens,
        words: Words,
        console: Console,
        ask: Ask,
    ) -> None:
        self.server = server
        self.wish = wish
        self.keys = keys
        self.words = words
        self.console = console
        self.ask = ask
        #: The user's current table.
        self.game: OnlineGame | None = None

    def tell(self, message: str, /, **args: str | int | bool) -> None:
        text = self.words.get(message, **args)
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def link(self, code: str) -> str:
        return f"{self.server.address}/t/{code}"

    async def run(self) -> None:
        """Do what was asked; a ``Refusal``, ``Unreachable`` or ``NotPossible`` says why not."""
        if self.wish.new is not None:
            code, token = await self._make_table(self.wish.new)
            await self._play(code, token)
        elif self.wish.code is None:
            await self._list_tables()
        else:
            code = await self._find_table(self.wish.code)
            await self._play(code, None if self.wish.watch else await self._key(code))

    # -- tables ----------------------------------------------------------------------------

    async def _list_tables(self) -> None:
        """Print the public tables, and what to type."""
        address = self.server.address
        tables = await self.server.tables()
        self.tell("join-tables" if tables else "join-no-tables", address=address)
        for info in tables:
            self._say_table(info)
        self.tell("join-how", program=program(), address=address)

    def _say_table(self, info: TableInfo) -> None:
        names = [seat.name for seat in info.seats if seat.name]
        self.tell(
            "join-table",
            code=info.code,
            game=self.words.get(f"game-{info.options.game}"),
            taken=sum(seat.person is not None or seat.bot is not None for seat in info.seats),
            seats=len(info.seats),
            phase=info.phase,
            names=", ".join(names),
        )

    async def _find_table(self, code: str) -> str:
        """The code as the server writes it."""
        if not CODE.fullmatch(code):
            raise NotPossible(self.words.get("join-no-code", code=code))
        token = self.keys.find(self.link(code.upper()), None)
        return (await self.server.table(code, token)).code

    async def _make_table(self, options: Options) -> tuple[str, str]:
        others = [self._other_seat(number) for number in range(1, options.players)]
        place = await self.server.new_table(
            NewTable(
                name=self.wish.name,
                options=GameOptions(game=options.game, sets=list(options.sets)),  # type: ignore[arg-type]
                seats=[SeatPlan(kind="me"), *others],
            )
        )
        self.keys.keep(self.link(place.code), self.wish.name, place.token)
        self.tell("join-share", code=place.code, link=place.link, full=self.wish.bot is not None)
        return place.code, place.token

    def _other_seat(self, number: int) -> SeatPlan:
        if self.wish.bot is None:
            return SeatPlan(kind="open")
        name = self.words.get("bot-name", number=number)
        return SeatPlan(kind="bot", bot=self.wish.bot, name=name)

    # -- seats -----------------------------------------------------------------------------

    async def _key(self, code: str) -> str:
        """The key to the user's seat: a saved one, or that of a seat taken now."""
        kept = self.keys.find(self.link(code), self.wish.name if self.wish.named else None)
        if kept is not None:
            return kept
        try:
            place = await self.server.join(code, Join(name=self.wish.name))
        except Refusal as refusal:
            if refusal.code not in ("full", "not_now"):
                raise
            why = self.words.phrase(refusal.phrase)
            raise NotPossible(self.words.get("join-only-watch", why=why)) from None
        self.keys.keep(self.link(code), self.wish.name, place.token)
        return place.token

    async def _play(self, code: str, token: str | None) -> None:
        """Play at this table, then at its rematches."""
        try:
            while (following := await self._at_table(code, token)) is not None:
                code = following
                if token is not None:
                    self.keys.keep(self.link(code), self.wish.name, token)
            self._say_goodbye(code, token)
        except asyncio.CancelledError:
            self._say_goodbye(code, token)
            raise
        except Refusal as refusal:
            if refusal.code == "forbidden" and token is not None:
                self.keys.forget(self.link(code), token)
            raise

    async def _at_table(self, code: str, token: str | None) -> str | None:
        self.game = OnlineGame(self.server, code, token, self.words, self.console, self.ask)
        return await self.game.run()

    def _say_goodbye(self, code: str, token: str | None) -> None:
        name = f" --name {shlex.quote(self.wish.name)}" if self.wish.named else ""
        come_back = f"{program()} join {self.link(code)}{name}"
        if token is not None:
            self.tell("join-left", command=come_back)
