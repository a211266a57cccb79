"""``spinney serve --open``: the client opens in a browser, if there is one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spinney.server.serve import has_screen
from tests.server.services import HIGH_LIMITS, free_port, wait_until


def test_it_is_opened_when_it_answers(tmp_path: Path) -> None:
    port, opened = free_port(), tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{opened}.part; mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = f"-m spinney serve --open --host 0.0.0.0 --port {port} --db {db}"
    server = subprocess.Popen(
        [sys.executable, *command.split()],
        env=os.environ | HIGH_LIMITS | {"DISPLAY": ":0", "BROWSER": str(browser)},
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
    )
    try:
        wait_until(opened.exists, "the browser is started", 60)
    finally:
        server.terminate()
        server.wait(20)
    assert opened.read_text() == f"http://127.0.0.1:{port}"


@pytest.mark.parametrize(
    ("environment", "found"), [({}, False), ({"DISPLAY": ":0"}, True), ({"DISPLAY": ""}, False)]
)
def test_not_without_a_screen(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], found: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    assert has_screen() is found
