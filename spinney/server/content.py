"""What is made once and sent often: its bytes, compressed as well, and the tag it is known by."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.datastructures import Headers
from starlette.responses import Response

_REFUSED = re.compile(r";\s*q=0(\.0*)?\s*$")


@dataclass(frozen=True)
class Content:
    """One thing to be sent, with its compressed forms by encoding, the best first."""

    body: bytes
    media_type: str
    #: How long it may be kept.
    cache: str
    encoded: Mapping[str, bytes] = field(default_factory=dict)
    etag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "etag", f'"{hashlib.sha256(self.body).hexdigest()[:32]}"')

    def answer(self, headers: Headers) -> Response:
        """The answer to a request with these headers."""
        shared = {"Cache-Control": self.cache, "ETag": self.etag, "Vary": "Accept-Encoding"}
        if self._is_known(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=shared)
        # As a header: a media type may be given a charset that is not meant.
        shared["Content-Type"] = self.media_type
        accepted = _accepted(headers.get("accept-encoding", ""))
        for encoding, body in self.encoded.items():
            if encoding in accepted:
                return Response(body, headers=shared | {"Content-Encoding": encoding})
        return Response(self.body, headers=shared)

    def _is_known(self, tags: str) -> bool:
        """Is it one of those a client has, by the header that lists them?

        Whoever compresses an answer on its way makes its tag a weak one.
        """
        known = [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return self.etag in known or "*" in known


def _accepted(encodings: str) -> set[str]:
    """What a client can read, by the header that lists it; a weight of zero: it cannot."""
    listed = encodings.lower().split(",")
    return {part.partition(";")[0].strip() for part in listed if not _REFUSED.search(part)}
