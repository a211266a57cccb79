"""Try an installed package: the engine plays, the server shows the client and opens a table.

``--compiled`` or ``--interpreted`` says which engine is wanted.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from urllib.error import URLError
from urllib.request import Request, urlopen

SPINNEY = [sys.executable, "-m", "spinney"]
GAMES = ["simulate", "--games", "4", "--bot", "planner", "--jobs", "1", "--audit"]


def main() -> None:
    told = subprocess.check_output([*SPINNEY, "--version"], text=True).strip()
    if not told.endswith(sys.argv[1].removeprefix("--")):
        sys.exit(f"not {sys.argv[1]}: {told}")
    for game in ("forest", "dartmoor"):
        subprocess.run([*SPINNEY, *GAMES, "--game", game], check=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try_server({**os.environ, "SPINNEY_DB": f"sqlite:///{folder}/tables.sqlite"})


def try_server(environment: dict[str, str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serving = subprocess.Popen([*SPINNEY, "serve", "--port", str(port)], env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        if "/assets/" not in first_page(address, serving):
            sys.exit("the server does not show the client")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "planner"}]
        wish = {"name": "Ana", "options": {"game": "dartmoor"}, "seats": seats}
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)) as made:
            json.load(made)["code"]
    finally:
        serving.terminate()
        serving.wait()


def first_page(address: str, serving: subprocess.Popen[bytes]) -> str:
    while serving.poll() is None:
        try:
            with urlopen(address) as page:
                return str(page.read().decode())
        except URLError:
            time.sleep(0.1)
    sys.exit("the server does not start")


if __name__ == "__main__":
    main()
