"""Content made once and sent often: its bytes, also compressed, and its ETag."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

from spinney.cards.catalog import Deck
from spinney.engine import Record
from spinney.tables.catalog import catalog
from spinney.tables.history import history
from spinney.text import words

FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
#: How long a client may cache a catalog.
KEPT_SECONDS: Final = 3600

_REFUSED = re.compile(r";\s*q=0(\.0*)?\s*$")


@dataclass(frozen=True)
class Content:
    """Content to send, with its compressed forms by encoding, best first."""

    #: A file that is too large to keep is read whenever it is asked for.
    body: bytes | Path
    media_type: str
    #: The Cache-Control header.
    cache: str
    encoded: Mapping[str, bytes] = field(default_factory=dict)
    etag: str = field(init=False)

    def __post_init__(self) -> None:
        body = self.body if isinstance(self.body, bytes) else self.body.read_bytes()
        object.__setattr__(self, "etag", f'"{hashlib.sha256(body).hexdigest()[:32]}"')

    def answer(self, headers: Headers) -> Response:
        """The answer to a request with these headers."""
        shared = {"Cache-Control": self.cache, "ETag": self.etag, "Vary": "Accept-Encoding"}
        if self._is_known(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=shared)
        # Set as a header: the media type argument may get an unwanted charset.
        shared["Content-Type"] = self.media_type
        accepted = _accepted(headers.get("accept-encoding", ""))
        for encoding, body in self.encoded.items():
            if encoding in accepted:
                return Response(body, headers=shared | {"Content-Encoding": encoding})
        if isinstance(self.body, bytes):
            return Response(self.body, headers=shared)
        if self.body.is_file():
            return _File(self.body, headers=shared)
        return Response(status_code=404)

    @property
    def large(self) -> bool:
        return isinstance(self.body, Path)

    def _is_known(self, tags: str) -> bool:
        """Whether the client already has it, according to its If-None-Match header.

        A proxy that compresses an answer makes its tag weak.
        """
        known = [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return self.etag in known or "*" in known


class _File(FileResponse):
    """A file, or the rest of one; whoever wants many parts of it gets the whole."""

    max_ranges = 1


def _accepted(encodings: str) -> set[str]:
    """The encodings a client accepts, from its header; a weight of zero excludes one."""
    listed = encodings.lower().split(",")
    return {part.partition(";")[0].strip() for part in listed if not _REFUSED.search(part)}


@lru_cache(maxsize=64)
def stored_catalog(deck: Deck, language: str) -> Content:
    """A catalog, ready to send; kept for the decks in use."""
    return _json(catalog(deck, language).model_dump_json(), f"public, max-age={KEPT_SECONDS}")


def stored_history(record: Record, names: Sequence[str], language: str) -> Content:
    """The history of a finished game, ready to send."""
    lex = words(language, added=record.options.added)
    return _json(history(record, names, lex).model_dump_json(), REVALIDATE)


def _json(text: str, cache: str) -> Content:
    body = text.encode()
    return Content(body, "application/json", cache, {"gzip": gzip.compress(body)})
