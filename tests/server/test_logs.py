"""Logs: whatever goes wrong, and wherever they are read, there is no key in them."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys

import pytest

from spinney.keys import new_token

#: Keys in a value, in values within it, in a traceback, and in what libraries say.
PROGRAM = """
import logging, sys
import structlog
from spinney.server.logs import set_up_library_logs, set_up_logs

key = sys.argv[1]
set_up_logs(False)
set_up_library_logs(False)
log = structlog.get_logger()


def fail(token):
    held = {"token": token}
    raise ValueError(f"first line\\n{token}")


log.info("told", key=key, path=f"/t/{key}?token={key}", many=[key, {"k": key}], data=key.encode())
try:
    fail(key)
except ValueError as error:
    log.error("failed", exc_info=error)
    logging.getLogger("uvicorn.error").exception("failed too, with %s", key)
"""


@pytest.mark.parametrize("terminal", [True, False])
def test_no_key_is_in_the_log(terminal: bool) -> None:
    token = new_token()
    near, far = pty.openpty() if terminal else os.pipe()
    end = far if terminal else os.dup(far)
    wide = os.environ | {"COLUMNS": "500"}
    subprocess.run([sys.executable, "-c", PROGRAM, token], stderr=end, env=wide, check=True)
    os.close(far)
    if not terminal:
        os.close(end)
    found = b""
    try:
        while part := os.read(near, 1 << 16):
            found += part
    except OSError:
        pass  # how a terminal ends
    os.close(near)
    told = found.decode()
    assert ("\x1b[" in told) == terminal
    assert told.count("ValueError") >= 2
    assert "(key)" in told
    # Not even the first or the last part of it.
    assert token[:8] not in told
    assert token[-8:] not in told
    if not terminal:
        first, *_ = map(json.loads, told.splitlines())
        assert first["path"] == "/t/(key)?token=(key)"
        assert first["many"] == ["(key)", {"k": "(key)"}]
