"""The result of a command that a test ran."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


class Ran:
    """What a command returned and printed."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)

    def failed(self, *words: str) -> None:
        """Assert that it failed with a single line containing these words."""
        assert self.status == 1
        assert len(self.err.splitlines()) == 1, self.err
        assert all(word in self.err for word in words), self.err


Run = Callable[..., Ran]
