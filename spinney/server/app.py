"""The application: HTTP for tables and score pads, WebSockets for playing and watching."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from spinney import __version__
from spinney.cards.card_sets import CardSet, load_set
from spinney.cards.catalog import Deck, deck_of
from spinney.cards.phrases import Phrase
from spinney.keys import key_of, new_seed, new_token
from spinney.server import accounts, metrics, puzzles
from spinney.server.bus import RedisBus, bus_of
from spinney.server.clock import now_ms
from spinney.server.content import REVALIDATE, stored_catalog
from spinney.server.edge import HandedOver
from spinney.server.expiry import Expiry
from spinney.server.guard import MAX_BODY, Guard, Paid, address_of, answer
from spinney.server.limits import TABLES, Budgets
from spinney.server.logs import set_up_logs
from spinney.server.pads import Pads
from spinney.server.pages import Pages, PagesMiddleware
from spinney.server.rooms import Room, Rooms, from_store
from spinney.server.settings import Settings, database_url
from spinney.server.socket import PadClient, Sockets, TableClient
from spinney.server.store import Store, Unavailable
from spinney.server.workers import workers
from spinney.tables import catalog as ct
from spinney.tables import daily, decide, opening
from spinney.tables import protocol as pr
from spinney.tables.asking import check_language, check_may_look, replay_of
from spinney.tables.history import History
from spinney.tables.protocol import Refusal
from spinney.tables.views import table_now

#: The most public tables to list.
LISTED = 100
#: Shorter answers are not compressed.
COMPRESSED_BYTES = 1000

#: The code of a table or a pad.
Code = Annotated[str, Path(pattern="^[0-9A-Za-z]{4,12}$", description="The code to share.")]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": pr.Problem, "description": "Refused; nothing has changed."},
    "5XX": {"model": pr.Problem, "description": "The server cannot do it now."},
}
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "The client has it."}}
OUTDATED: dict[int | str, dict[str, Any]] = {
    409: {
        "model": pr.PadOutdated | pr.Problem,
        "description": "Changed meanwhile, and then how it is now; or closed.",
    }
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application with these settings, or with those of the environment."""
    settings = settings or Settings()
    set_up_logs(settings.log_json)
    store = Store(database_url(settings.db))
    here = workers()
    bus = bus_of(settings.redis, here)
    rooms = Rooms(store, bus, settings)
    budgets = rooms.budgets
    sockets = Sockets(settings, budgets)
    pads = Pads(store, bus, budgets, rooms.tasks)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await bus.open()
        await rooms.open()
        pads.open()
        expiry = Expiry(store, settings)
        rooms.tasks.supervise("expiry", expiry.run)
        handed_over = None if here is None else HandedOver(here)
        yield
        if handed_over is not None:
            await handed_over.close()
        await rooms.close()
        await bus.close()
        rooms.thinkers.close()
        rooms.coach.close()
        await store.close()

    app = FastAPI(
        title="Spinney",
        version=__version__,
        description=pr.__doc__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=PROBLEMS,
    )
    offered = tuple(map(load_set, settings.sets))
    app.include_router(_tables(rooms, offered))
    app.include_router(_pads(pads, budgets))
    app.include_router(_cards(offered, budgets))
    app.include_router(_sets(budgets))
    app.include_router(puzzles.router(budgets))
    app.include_router(accounts.router(store, budgets, settings.account_days))
    app.include_router(_operations(rooms))
    _handle_refusals(app)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]

    @app.websocket("/api/tables/{code}/socket")
    async def table_socket(socket: WebSocket, code: Code) -> None:
        await sockets.serve(TableClient(socket, rooms, settings), code)

    @app.websocket("/api/pads/{code}/socket")
    async def pad_socket(socket: WebSocket, code: Code) -> None:
        await sockets.serve(PadClient(socket, pads), code)

    # From the inside to the outside.
    pages = Pages(settings.static)
    app.add_middleware(Paid, budgets=budgets)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESSED_BYTES, compresslevel=6)
    app.add_middleware(PagesMiddleware, pages=pages)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT"],
            allow_headers=["Content-Type", "Authorization"],
        )
    app.add_middleware(Guard, settings=settings, budgets=budgets, pages=pages)
    return app


def _handle_refusals(app: FastAPI) -> None:
    """Every error is a :class:`Problem`, in the language of the request."""

    def say(request: Request, refusal: Refusal, status: int | None = None) -> Response:
        usual, body = answer(refusal, request.headers)
        return Response(body, status or usual, media_type="application/json")

    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> Response:
        metrics.REFUSED.labels(error.code).inc()
        return say(request, error)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return say(request, pr.not_understood(where, first["msg"]))

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        response = say(request, _framework(error), error.status_code)
        response.headers.update(error.headers or {})
        return response


def _framework(error: HTTPException) -> Refusal:
    """The refusal for one of the framework's own errors."""
    match error.status_code:
        case 404:
            return Refusal("not_found", Phrase("nothing-there", "there is nothing at this address"))
        case 413:
            return pr.too_large(MAX_BODY)
    return pr.not_understood("request", error.detail)


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The HTTP paths and their schemas, plus the schemas of the WebSocket messages."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        # The root message for each direction, standing for all of them.
        roots = (pr.Hello, pr.Commands, pr.Frames, pr.PadEntering, pr.PadFrames)
        models = [(model, "validation") for model in roots]
        _, definitions = models_json_schema(
            models,  # type: ignore[arg-type]
            ref_template="#/components/schemas/{model}",
        )
        schema["components"]["schemas"] |= definitions["$defs"]
        for definition in schema["components"]["schemas"].values():
            if "enum" in definition:  # its description is lost when its module is compiled
                definition.pop("description", None)
        app.openapi_schema = schema
    return app.openapi_schema


# -- tables --------------------------------------------------------------------------------


def _tables(rooms: Rooms, offered: tuple[CardSet, ...]) -> APIRouter:
    router = APIRouter(prefix="/api", tags=["tables"])

    def admitted(request: Request, code: str, person: int, token: str) -> pr.Admission:
        return pr.Admission(
            code=code, link=_link(request, f"/t/{code}"), person=person, token=token
        )

    async def found(request: Request, code: str) -> Room:
        return await rooms.find(code, address_of(request.scope))

    async def seen(request: Request, code: str) -> Room:
        """The room of a table that whoever asks may look at."""
        room = await found(request, code)
        if room.table.private:
            check_may_look(room.table, room.person_of(_token(request)))
        return room

    @router.get("/tables")
    async def list_tables() -> pr.TableList:
        """The public tables that are not over, newest first."""
        found = await rooms.listed(LISTED)
        return pr.TableList(tables=[pr.TableInfo.model_validate(info) for info in found])

    @router.post("/tables", status_code=201)
    async def new_table(request: Request, wish: pr.NewTable) -> pr.Admission:
        """Create a table; its creator is the host."""
        _check_address(request, rooms.budgets)
        token, address = new_token(), address_of(request.scope)
        # In a thread, as sets of one's own take a while to read.
        created = await rooms.budgets.in_thread(
            address, opening.new_table, wish, offered, key_of(token), new_seed(), now_ms()
        )
        return admitted(request, await rooms.create(created), 0, token)

    @router.post("/tables/import", status_code=201)
    async def import_table(request: Request, wish: pr.ImportedTable) -> pr.Admission:
        """Create a table from a saved game, to look at it or to continue it."""
        _check_address(request, rooms.budgets)
        token = new_token()
        # In a thread, as a long game takes a while.
        created = await rooms.budgets.in_thread(
            address_of(request.scope), opening.imported_table, wish, key_of(token), now_ms()
        )
        return admitted(request, await rooms.create(created), 0, token)

    @router.post("/daily", status_code=201)
    async def daily_table(request: Request, wish: pr.DailyWish) -> pr.Admission:
        """Create a table with today's deal."""
        _check_address(request, rooms.budgets)
        token, now = new_token(), now_ms()
        code = await rooms.create(daily.daily_table(wish, key_of(token), now))
        with from_store():
            await rooms.store.enter_daily(
                daily.day_of(now), wish.kind, key_of(wish.device), code, wish.name, now
            )
        return admitted(request, code, 0, token)

    @router.get("/daily/{kind}")
    async def daily_ranking(kind: pr.DailyKind) -> pr.Daily:
        """The results of today's deal, best first."""
        day = daily.day_of(now_ms())
        with from_store():
            found = await rooms.store.daily_results(day, kind, LISTED)
        results = [pr.DailyResult(name=name, points=points) for name, points in found]
        return pr.Daily(kind=kind, day=day, results=results)

    @router.get("/tables/{code}")
    async def show_table(request: Request, code: Code) -> pr.TableNow:
        """The public state of a table."""
        room = await seen(request, code)
        return table_now(room.table, room.present())

    @router.post("/tables/{code}/join", status_code=201)
    async def join_table(request: Request, code: Code, wish: pr.Join) -> pr.Admission:
        """Take a seat at a table that has not started."""
        room = await found(request, code)
        token = new_token()
        key = key_of(token)
        await room.submit(lambda table, now: decide.join(table, wish, key, now))
        await asyncio.sleep(0)  # the worker of this table is told before anybody goes there
        person = room.person_of(token)
        assert person is not None
        return admitted(request, room.table.code, person, token)

    @router.get("/tables/{code}/replay")
    async def replay(request: Request, code: Code) -> dict[str, Any]:
        """The whole game as a save file, including the deal; only once it is over."""
        return replay_of((await seen(request, code)).table)

    @router.get("/tables/{code}/history", response_model=History, responses=UNCHANGED)
    async def history(request: Request, code: Code, language: pr.Language = "en") -> Response:
        """The game turn by turn, including hands; only once it is over."""
        check_language(language)
        room = await seen(request, code)
        told = await room.history(language, address_of(request.scope))
        return told.answer(request.headers)

    @router.get("/tables/{code}/catalog", response_model=ct.Catalog, responses=UNCHANGED)
    async def table_catalog(request: Request, code: Code, language: pr.Language = "en") -> Response:
        """All cards that this table's messages number, as in the catalog of a game."""
        check_language(language)
        table = (await seen(request, code)).table
        response = await _catalog(request, rooms.budgets, table.game.deck, language)
        if table.private:
            response.headers["Cache-Control"] = REVALIDATE
        return response

    @router.get("/tables/{code}/deck")
    async def deck(request: Request, code: Code) -> list[dict[str, Any]]:
        """The deck that this table's messages number cards by."""
        return (await seen(request, code)).table.game.deck.to_json()

    return router


async def _catalog(request: Request, budgets: Budgets, deck: Deck, language: str) -> Response:
    # Takes tens of milliseconds the first time.
    address = address_of(request.scope)
    found = await budgets.in_thread(address, stored_catalog, deck, language)
    return found.answer(request.headers)


def _check_address(request: Request, budgets: Budgets) -> None:
    if not budgets.take(TABLES, address_of(request.scope)):
        raise Refusal(
            "too_many",
            Phrase(
                "too-many-tables", "too many new tables or pads from this address; try again later"
            ),
        )


def _token(request: Request) -> str | None:
    """The key to a seat, if the request comes with one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


def _link(request: Request, path: str) -> str:
    """The address of a page."""
    return str(request.base_url.replace(path=path, query=""))


# -- score pads ----------------------------------------------------------------------------


def _pads(pads: Pads, budgets: Budgets) -> APIRouter:
    router = APIRouter(prefix="/api/pads", tags=["pads"])

    @router.post("", status_code=201)
    async def new_pad(request: Request, wish: pr.NewPad) -> pr.PadAdmission:
        """Start a score pad; its token may change everything on it."""
        _check_address(request, budgets)
        code, token = await pads.create(wish)
        return pr.PadAdmission(code=code, link=_link(request, f"/pad/{code}"), token=token)

    @router.get("/{code}")
    async def show_pad(request: Request, code: Code) -> pr.Pad:
        """A pad with all its forests."""
        return (await pads.find(code, address_of(request.scope))).pad

    @router.put("/{code}", responses=OUTDATED)
    async def change_pad(request: Request, code: Code, wish: pr.PadChange) -> pr.Pad:
        """Change a pad's title or sets; close or reopen it."""
        return await pads.change_terms(code, wish, address_of(request.scope))

    @router.post("/{code}/players", status_code=201)
    async def add_player(request: Request, code: Code, wish: pr.NewPadPlayer) -> pr.PadPlace:
        """Add a player, without a forest yet."""
        return await pads.add_player(code, wish, address_of(request.scope))

    @router.post("/{code}/ops")
    async def enter(request: Request, code: Code, wish: pr.PadEntry) -> pr.Pad:
        """Enter cards, caves and names: operations, in any order, repeats allowed."""
        return await pads.enter(code, wish, address_of(request.scope))

    return router


# -- cards ---------------------------------------------------------------------------------


def _cards(offered: tuple[CardSet, ...], budgets: Budgets) -> APIRouter:
    router = APIRouter(prefix="/api", tags=["cards"])

    @router.get("/catalog/{game}", response_model=ct.Catalog, responses=UNCHANGED)
    async def catalog(request: Request, game: ct.Game, language: pr.Language = "en") -> Response:
        """All cards of a game: their faces, and their texts in one language."""
        check_language(language)
        deck = deck_of(game, tuple(each for each in offered if each.game == game))
        return await _catalog(request, budgets, deck, language)

    return router


def _sets(budgets: Budgets) -> APIRouter:
    router = APIRouter(prefix="/api", tags=["cards"])

    @router.post("/sets/check")
    async def check_set(
        request: Request, wish: pr.OwnSet, language: pr.Language = "en"
    ) -> pr.CheckedSet:
        """Check a set of one's own, so that a table can be made with it."""
        check_language(language)
        address = address_of(request.scope)
        return await budgets.in_thread(address, opening.check_set, wish, language)

    return router


# -- monitoring ----------------------------------------------------------------------------


def _operations(rooms: Rooms) -> APIRouter:
    router = APIRouter(tags=["operations"], include_in_schema=False)
    health = Health(rooms.store)

    @router.get("/health")
    async def alive() -> dict[str, str]:
        """Whether the process is alive."""
        return {"status": "ok"}

    @router.get("/ready")
    async def ready() -> JSONResponse:
        """Whether tables can be played; names what is missing."""
        state = {"database": "ok", "redis": "ok" if rooms.bus.connected else "unreachable"}
        if not isinstance(rooms.bus, RedisBus):
            state["redis"] = "not used"
        state["database"] = await health.database()
        failing = [*rooms.tasks.failing, *rooms.store.failing, *rooms.bus.failing]
        state["tasks"] = f"failing: {', '.join(failing)}" if failing else "ok"
        ok = set(state.values()) <= {"ok", "not used"}
        return JSONResponse(state, 200 if ok else 503)

    @router.get("/metrics")
    async def numbers() -> Response:
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    @router.get("/")
    @router.get("/t/{code}")
    @router.get("/pad/{code}")
    async def home(request: Request) -> HTMLResponse:
        return HTMLResponse(_page(request.app.openapi()))

    return router


class Health:
    """Whether the database takes what is written; asked at most once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = -1.0
        self._found = "ok"

    async def database(self) -> str:
        if time.monotonic() - self._asked > 1:
            self._asked = time.monotonic()
            try:
                await asyncio.wait_for(self._store.note(checked=now_ms()), 3)
                self._found = "ok"
            except Unavailable as error:
                full = "disk" in str(error) or "space" in str(error)
                self._found = "full" if full else "unreachable"
            except TimeoutError:
                self._found = "unreachable"
        return self._found


def _page(api: dict[str, Any]) -> str:
    """A plain page for when the client has not been built: what this is, and the API paths."""
    rows = "".join(
        f"<li><code>{method.upper()} {escape(path)}</code> {escape(about.get('description', ''))}"
        for path, methods in api["paths"].items()
        for method, about in methods.items()
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Spinney</title>"
        "<meta name=viewport content='width=device-width'><h1>Spinney</h1>"
        "<p>This server keeps tables for Forest Shuffle and Forest Shuffle: Dartmoor. "
        "Play in a terminal: <code>spinney join</code> and this page's address."
        f"<h2>API</h2><ul>{rows}</ul>"
        "<p>Playing: a WebSocket at <code>/api/tables/{code}/socket</code>. "
        "<a href=/api/openapi.json>OpenAPI</a> has all messages.</html>"
    )
