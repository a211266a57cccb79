"""Serves the built browser client; its files are read once, but for Python, which is megabytes.

Requests are looked up among the files found, so no other file can be reached. A path that names
no file is a page of the client, which reads the address itself.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spinney.server.content import FOREVER, REVALIDATE, Content

#: Where ``npm run build`` puts the client.
BUILT: Final = Path(__file__).parent / "static"
#: Where ``make`` puts Python for the page that needs no server.
PYTHON: Final = Path(__file__).parent / "python"
#: The server's own paths; no page of the client starts with one.
SERVER_PATHS: Final = {"api", "health", "ready", "metrics"}
#: Folder of files named by content hash: a changed file gets a new name.
HASHED: Final = "assets"
#: The ending of others that are.
PACKED: Final = ".pack"

#: The endings of compressed files, smallest first.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
#: Fixed here, as the system may know fewer.
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Pages:
    """The files of a folder, by URL path; and, below ``python/``, Python for the page."""

    def __init__(self, folder: Path) -> None:
        self._files = {f"/{name}": content for name, content in _contents(folder).items()} | {
            f"/{PYTHON.name}/{name}": content for name, content in _python().items()
        }
        self._index = self._files.get("/index.html")

    def find(self, scope: Scope) -> Content | None:
        """The content for a request; None leaves it to the application."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return None
        path: str = scope["path"]
        if path in self._files:
            return self._files[path]
        first, last = path.removeprefix("/").partition("/")[0], path.rpartition("/")[2]
        if first in SERVER_PATHS or first == HASHED or "." in last:
            return None  # a missing file is not a page
        return self._index


@cache
def _python() -> dict[str, Content]:
    """Python for the page, by name; all applications of a process share it."""
    return _contents(PYTHON)


def _contents(folder: Path) -> dict[str, Content]:
    """What is in a folder, by path."""
    found = {
        file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
    }
    return {
        name: Content(
            file if file.suffix == PACKED else file.read_bytes(),
            TYPES.get(file.suffix, "application/octet-stream"),
            FOREVER if name.startswith(f"{HASHED}/") or file.suffix == PACKED else REVALIDATE,
            {
                encoding: found[name + ending].read_bytes()
                for encoding, ending in ENCODINGS.items()
                if name + ending in found
            },
        )
        for name, file in found.items()
        if file.suffix not in ENCODINGS.values()
    }


class PagesMiddleware:
    """Serves the client's pages; passes everything else to the application."""

    def __init__(self, app: ASGIApp, pages: Pages) -> None:
        self.app = app
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = self.pages.find(scope)
        answer = self.app if page is None else page.answer(Headers(scope=scope))
        await answer(scope, receive, send)
