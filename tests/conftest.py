"""Set-up for all tests."""

from __future__ import annotations

import gc
import importlib.util
import io
import os
import signal
import sys
from pathlib import Path

import pytest

import spinney
from spinney.cli import main
from spinney.engine.core.vectors import COMPILED
from spinney.terminal.locale import VARIABLE
from tests.commands import Ran, Run

PACKAGE = Path(spinney.__file__).parent


def pytest_configure() -> None:
    """Use English, and refuse to run with a compiled engine that is older than its sources.

    Other tests run at the same time, so nobody's arithmetic takes more than one core. And what a
    shell runs in the background ignores interrupts, as would everything that is started here.
    """
    os.environ[VARIABLE] = "en"
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not COMPILED:
        return
    spec = importlib.util.find_spec("spinney__mypyc")
    assert spec is not None
    assert spec.origin is not None
    built = Path(spec.origin).stat().st_mtime
    for folder in ("cards", "engine", "engine/core", "engine/effects", "bots"):
        for source in (PACKAGE / folder).glob("*.py"):
            compiled = any(source.parent.glob(f"{source.stem}.*.so"))
            if compiled and source.stat().st_mtime > built:
                pytest.exit(f"{source} is newer than the compiled engine; run 'make setup'", 2)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the garbage collector need not look at them again.

    Nor need it look so often at what they make.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)

    def command(*args: str | Path, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["spinney", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = 0
        try:
            main()
        except SystemExit as stop:
            status = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return command
