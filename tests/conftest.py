"""What holds for all tests."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import spinney
from spinney.engine.vectors import COMPILED

PACKAGE = Path(spinney.__file__).parent


def pytest_configure() -> None:
    """A compiled engine older than its source would test yesterday's rules."""
    if not COMPILED:
        return
    spec = importlib.util.find_spec("spinney__mypyc")
    assert spec is not None
    assert spec.origin is not None
    built = Path(spec.origin).stat().st_mtime
    for folder in ("cards", "engine", "bots"):
        for source in (PACKAGE / folder).glob("*.py"):
            if source.stat().st_mtime > built:
                pytest.exit(f"{source} is newer than the compiled engine; run 'make setup'", 2)
