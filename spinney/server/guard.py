"""Guards every request: who may ask, how often, and which headers an answer needs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars

from spinney.cards.phrases import Phrase
from spinney.server.limits import (
    FILE_BYTES_PER_MS,
    FILE_MS,
    LARGE_FILE_MS,
    MADE_BYTES_PER_MS,
    READ_MS,
    REQUESTS,
    WORK,
    Budgets,
    counted,
)
from spinney.server.pages import Pages
from spinney.server.settings import Settings
from spinney.tables.protocol import Refusal, internal_error, too_large
from spinney.text import Words, words

#: Enough for a saved game with a custom deck.
MAX_BODY = 1 << 20

#: The HTTP status for each kind of refusal.
STATUS: dict[str, int] = {
    "bad_message": 422,
    "unknown_version": 400,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "not_found": 404,
    "forbidden": 403,
    "not_now": 409,
    "illegal": 409,
    "outdated": 409,
    "full": 409,
    "old_rules": 410,
    "unavailable": 503,
    "internal": 500,
}

#: Requests that change nothing; the last is how a browser asks whether a page may send another.
SAFE = ("GET", "HEAD", "OPTIONS")

#: What asks for these knows the machine, not its name.
FROM_INSIDE = ("/health", "/ready", "/metrics")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
}

#: The worker that runs Python in WebAssembly; its policy is its own.
PYTHON_WORKER = "/assets/python-"
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

_log = structlog.get_logger()


def same_origin(scope: Scope, allowed: Sequence[str]) -> bool:
    """Whether the request comes from one of our pages, or from no page at all."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    # A page sent without encryption may have been changed on its way.
    unsafe = page.scheme == "http" and scope["scheme"] in ("https", "wss")
    return page.netloc == headers.get("host") and not unsafe


def is_for_us(scope: Scope, hosts: Sequence[str]) -> bool:
    """Whether the request names one of our hosts; without a list, any name is ours."""
    if not hosts:
        return True
    named = Headers(scope=scope).get("host", "")
    return named in hosts or named.rpartition(":")[0] in hosts


def address_of(scope: Scope) -> str:
    """Where a request comes from, as it counts for limits."""
    client = scope.get("client")
    return counted(client[0]) if client else "unknown"


def words_of(headers: Headers) -> Words:
    """The words for a request: the first of its languages that we have, or English."""
    named = headers.get("accept-language", "").lower().split(",")
    wanted = (tag.partition(";")[0].partition("-")[0].strip() for tag in named)
    return words(next((code for code in wanted if code in Words.languages()), "en"))


def answer(refusal: Refusal, headers: Headers) -> tuple[int, bytes]:
    """A refusal as the answer to a request with these headers."""
    problem = refusal.problem(None, words_of(headers))
    return STATUS[refusal.code], problem.model_dump_json().encode()


class Guard:
    """Checks every HTTP request and completes every answer; wraps the rest of the app.

    The client's files are neither counted nor logged: opening a page requests many at once. They
    are only paid for.
    """

    def __init__(self, app: ASGIApp, settings: Settings, budgets: Budgets, pages: Pages) -> None:
        self.app = app
        self.settings = settings
        self.budgets = budgets
        self.pages = pages
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        address = address_of(scope)
        bind_contextvars(address=address)
        self._look_for_proxy(scope)
        file = self.pages.find(scope)
        status = 0
        started = False

        async def finish(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith(PYTHON_WORKER):
                    headers.setdefault("Content-Security-Policy", WORKER_POLICY)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            elif file is not None:
                self.budgets.spend(WORK, address, len(message["body"]) / FILE_BYTES_PER_MS)
            await send(message)

        try:
            self._check_request(scope)
            if file is not None:
                await self.budgets.wait(address)
                self.budgets.spend(WORK, address, LARGE_FILE_MS if file.large else FILE_MS)
            else:
                self._count(address)
            await self.app(scope, _Limited(receive), finish)
        except Refusal as refusal:
            await self._answer(refusal, scope, finish)
        except Exception as error:
            _log.error("failed", path=scope["path"], exc_info=error)
            if started:
                raise
            await self._answer(internal_error(), scope, finish)
        if file is None:
            _log.info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round(1000 * (time.monotonic() - begun), 1),
            )

    def _look_for_proxy(self, scope: Scope) -> None:
        """Warn once of what looks like a proxy and is not named: everybody counts as that address.

        Whom a named one speaks for has taken its place by now, without a port.
        """
        if self._warned or not Headers(scope=scope).get("x-forwarded-for"):
            return
        peer, port = scope.get("client") or ("", 0)
        with suppress(ValueError):
            if port and ip_address(peer).is_private:
                self._warned = True
                _log.warning("proxy_not_named", setting="SPINNEY_PROXIES")

    def _count(self, address: str) -> None:
        if not self.budgets.take(REQUESTS, address) or not self.budgets.has(WORK, address):
            raise Refusal(
                "too_fast", Phrase("too-many-requests", "too many requests; wait a moment")
            )
        self.budgets.spend(WORK, address, READ_MS)

    def _check_request(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not is_for_us(scope, self.settings.hosts) and scope["path"] not in FROM_INSIDE:
            raise Refusal(
                "bad_message", Phrase("other-host", "this server does not answer to that name")
            )
        if scope["method"] not in SAFE and not same_origin(scope, self.settings.origins):
            raise Refusal(
                "forbidden", Phrase("other-page", "a page from elsewhere may not do this")
            )
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            raise too_large(MAX_BODY)

    async def _answer(self, refusal: Refusal, scope: Scope, send: Send) -> None:
        asked = Headers(scope=scope)
        status, body = answer(refusal, asked)
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        if (origin := asked.get("origin")) in self.settings.origins:
            headers |= {"Access-Control-Allow-Origin": origin, "Vary": "Origin"}
        raw = Headers(headers).raw
        await send({"type": "http.response.start", "status": status, "headers": raw})
        await send({"type": "http.response.body", "body": body})


class Paid:
    """Answers that were made for a request are paid for, before they are compressed."""

    def __init__(self, app: ASGIApp, budgets: Budgets) -> None:
        self.app = app
        self.budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def pay(message: Message) -> None:
            if message["type"] == "http.response.body":
                ms = len(message.get("body", b"")) / MADE_BYTES_PER_MS
                self.budgets.spend(WORK, address_of(scope), ms)
            await send(message)

        await self.app(scope, receive, pay if scope["type"] == "http" else send)


class _Limited:
    """A request's body, limited in size."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.size = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.size += len(message.get("body", b""))
        if self.size > MAX_BODY:
            raise HTTPException(413)  # the only kind FastAPI passes through
        return message
