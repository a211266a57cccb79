"""Playing together: a server, and a seat at one."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.shared import (
    GAME,
    PlayersOption,
    SetsOption,
    add_sets,
    ask_game,
    game_options,
)
from spinney.cli.speaking import current_words, exit_with_error, fail, tell

commands = typer.Typer()


@commands.command(help="help-serve", epilog="spinney serve --port 8000")
def serve(
    host: Annotated[str, typer.Option(help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-port")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="option-db"),
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="option-redis")] = None,
    workers: Annotated[int, typer.Option(min=1, help="option-workers")] = 1,
    add: Annotated[
        list[Path] | None, typer.Option("--add", metavar="FILE", help="option-offer-sets")
    ] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="option-open")] = False,
) -> None:
    """Serve tables for playing together, in a browser or with 'spinney join'.

    SPINNEY_... variables set more; docs/server.md lists them.
    """
    from spinney.server.serve import ServeError
    from spinney.server.serve import serve as run
    from spinney.server.settings import Settings

    add_sets(add)  # a mistake in one is reported before anything starts
    given = {"db": db, "redis": redis, "sets": add}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    address = f"http://{host}:{port}"
    try:
        with usable_database():
            run(
                host,
                port,
                workers,
                settings,
                browser,
                lambda: tell("serve-address", address=address),
            )
    except ServeError:
        fail("fail-workers")


@contextmanager
def usable_database() -> Iterator[None]:
    """Says in a line what is wrong with the database."""
    from sqlalchemy.exc import ArgumentError

    from spinney.server.store import TooNew, Unavailable

    try:
        yield
    except TooNew as error:
        fail("fail-newer-database", what=str(error))
    except (ArgumentError, Unavailable) as error:
        fail("fail-database", why=str(error).partition("\n")[0])


@commands.command(help="help-site", epilog="spinney site public")
def site(folder: Annotated[Path, typer.Argument(help="option-site-folder")]) -> None:
    """Write Spinney as plain files for any web host: a page that needs no server."""
    from spinney.server.site import NotBuilt, write_site

    try:
        files = write_site(folder)
    except NotBuilt:
        fail("fail-not-built")
    tell(
        "site-written",
        files=files,
        folder=str(folder),
        command=f"python -m http.server -d {folder}",
    )


@commands.command(help="help-restore", epilog="spinney restore")
def restore(
    db: Annotated[str | None, typer.Option(metavar="URL", help="option-db")] = None,
) -> None:
    """Bring back tables and score pads that were put away because nobody used them."""
    from spinney.server.settings import Settings, database_url
    from spinney.server.store import Store

    settings = Settings() if db is None else Settings(db=db)

    async def bring_back() -> int:
        store = Store(database_url(settings.db))
        try:
            await store.open()
            return await store.restore()
        finally:
            await store.close()

    with usable_database():
        tell("restored", n=asyncio.run(bring_back()))


@commands.command(help="help-join", epilog="spinney join http://localhost:8000 --new --bot planner")
def join(
    url: Annotated[str, typer.Argument(help="option-url")],
    name: Annotated[str | None, typer.Option(help="option-name")] = None,
    code: Annotated[str | None, typer.Option(help="option-code")] = None,
    new: Annotated[bool, typer.Option("--new", help="option-new")] = (False),
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-new-game")] = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="option-new-bot",
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="option-watch")] = False,
) -> None:
    """Play at a server's table: take a seat, come back to it, or create a new table.

    Without a code or --new it lists the public tables.
    """
    from pydantic import TypeAdapter, ValidationError

    from spinney.client import address_and_code
    from spinney.tables.protocol import MAX_NAME, Name, Refusal
    from spinney.terminal.join import JoinOptions, join_server
    from spinney.terminal.refusals import NotPossible, table_bot_name

    if new and (watch or code):
        fail("fail-new")
    try:
        wanted = _login_name()[:MAX_NAME] if name is None else name
        called = TypeAdapter(Name).validate_python(wanted)
    except ValidationError:
        fail("fail-name", most=MAX_NAME)
    options = game_options(game or ask_game(), sets, players, None, None) if new else None
    try:
        level = None if bot is None else table_bot_name(current_words(), bot)
        address, linked = address_and_code(url)
        wish = JoinOptions(called, name is not None, code or linked, options, level, watch)
        asyncio.run(join_server(address, wish, current_words()))
    except Refusal as refusal:
        exit_with_error(current_words().phrase(refusal.phrase))
    except NotPossible as error:
        exit_with_error(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _login_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # no login name
        return current_words().get("player-name", number=1)
