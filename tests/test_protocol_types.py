"""The browser client's types match the server's messages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spinney.tables.protocol import VERSION

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
MAKE = ROOT / "tools" / "web_types.py"
AGAIN = f"run 'python {MAKE.relative_to(ROOT)}' and commit what it writes"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as they would be generated now."""
    folder = tmp_path_factory.mktemp("web")
    run = subprocess.run(
        [sys.executable, MAKE, "--into", folder], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return folder


@pytest.mark.parametrize("file", ["openapi.json", "src/protocol.ts"])
def test_the_generated_files_are_up_to_date(made: Path, file: str) -> None:
    same = (WEB / file).read_text("utf-8") == (made / file).read_text("utf-8")
    assert same, f"web/{file} is not what the server says; {AGAIN}"


def test_the_page_for_programmers_says_hello_in_this_version() -> None:
    text = (ROOT / "docs" / "server.md").read_text("utf-8")
    [hello] = re.findall(r'`({"type":"hello",.+?})`', text)
    assert json.loads(hello)["version"] == VERSION


def test_no_registry_is_named() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "://registry" not in lock
