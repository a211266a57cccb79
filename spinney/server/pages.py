"""The browser client as it is served: its built files, read once.

What is asked for is looked up among the files that were found, so there is no way to any other.
A path that names no file is a page of the client, which reads the address itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spinney.server.content import Content

#: Where ``npm run build`` puts the client.
BUILT: Final = Path(__file__).parent / "static"
#: The server's own paths; no page of the client begins so.
SERVERS: Final = {"api", "health", "ready", "metrics"}
#: Files named after what is in them: what changes gets another name.
HASHED: Final = "assets"

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

#: How a file made by compressing another ends, the smallest first.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
#: Not asked of the system, which may know fewer.
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
    """The files of a folder, by the path of their address."""

    def __init__(self, folder: Path) -> None:
        every = [file for file in folder.rglob("*") if file.is_file()]
        found = {file.relative_to(folder).as_posix(): file for file in every}
        compressed = tuple(ENCODINGS.values())
        self._files: dict[str, Content] = {}
        for name, file in found.items():
            if name.endswith(compressed):
                continue
            self._files[f"/{name}"] = Content(
                file.read_bytes(),
                TYPES.get(file.suffix, "application/octet-stream"),
                FOREVER if name.startswith(f"{HASHED}/") else ASK_AGAIN,
                {
                    encoding: found[name + ending].read_bytes()
                    for encoding, ending in ENCODINGS.items()
                    if name + ending in found
                },
            )
        self._index = self._files.get("/index.html")

    def find(self, scope: Scope) -> Content | None:
        """What a request is answered with; None: that is the application's business."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return None
        path: str = scope["path"]
        if path in self._files:
            return self._files[path]
        first, last = path.removeprefix("/").partition("/")[0], path.rpartition("/")[2]
        if first in SERVERS or first == HASHED or "." in last:
            return None  # a file that is not there is no page
        return self._index


class PagesMiddleware:
    """Answers with the client's pages; everything else goes on to the application."""

    def __init__(self, app: ASGIApp, pages: Pages) -> None:
        self.app = app
        self.pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = self.pages.find(scope)
        answer = self.app if page is None else page.answer(Headers(scope=scope))
        await answer(scope, receive, send)
