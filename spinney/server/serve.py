"""Running the server."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext, suppress
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from spinney.server.clock import share_clock
from spinney.server.edge import EdgeConfig
from spinney.server.logs import set_up_library_logs, set_up_logs
from spinney.server.settings import Settings, database_url
from spinney.server.store import migrate

#: The exit status if it could not start.
FAILED = 3
#: How long a thread that has written to the database waits for the interpreter: everybody waits for
#: that thread.
SWITCH_SECONDS = 0.001


class ServeError(Exception):
    """Incompatible settings; says why in one line."""


def serve(
    host: str,
    port: int,
    workers: int,
    settings: Settings,
    browser: bool = False,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted; opens a browser if wanted and there is a screen.

    ``announce`` is called as soon as the port is ours.
    """
    if workers > 1 and sys.platform == "win32":
        raise ServeError("several workers need Linux or macOS")
    set_up_library_logs(settings.log_json)
    set_up_logs(settings.log_json)
    asyncio.run(migrate(database_url(settings.db)))
    # SIGTERM is not a failure; uvicorn shuts down first, then this is called.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    # Workers are separate processes and read the settings from the environment.
    os.environ["SPINNEY_DB"] = settings.db
    if settings.redis is not None:
        os.environ["SPINNEY_REDIS"] = settings.redis
    os.environ["SPINNEY_SETS"] = json.dumps([str(path) for path in settings.sets])
    if browser and has_screen():
        Thread(target=show, args=(host, port), daemon=True).start()
    shared = tempfile.TemporaryDirectory(prefix="spinney-") if workers > 1 else None
    with shared or nullcontext() as folder:
        if folder is not None:
            _prepare(Path(folder), workers, settings)
        config = EdgeConfig(
            "spinney.server.serve:worker",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            http="spinney.server.edge:HttpEdge",
            ws="spinney.server.edge:SocketEdge",
            forwarded_allow_ips=settings.proxies,
            ws_max_size=1 << 16,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            # A busy machine is no reason to kill a worker that is alive.
            timeout_worker_healthcheck=30,
        )
        sockets = [config.bind_socket()]
        announce()
        with suppress(KeyboardInterrupt):
            if workers > 1:
                Multiprocess(config, sockets=sockets).run()
            else:
                server = uvicorn.Server(config)
                server.run(sockets)
                if not server.started:
                    sys.exit(FAILED)


def _prepare(folder: Path, workers: int, settings: Settings) -> None:
    """What several workers share: a folder, the time, the processors."""
    share_clock()
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    os.environ["SPINNEY_WORKERS"] = str(workers)
    os.environ["SPINNEY_WORKERS_FOLDER"] = str(folder)
    os.environ.setdefault("SPINNEY_THINKERS", str(max(1, settings.thinkers // workers)))


def has_screen() -> bool:
    """Whether a browser could open a window; a text browser would be in the way."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def show(host: str, port: int) -> None:
    """Open the client in a browser as soon as the server answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            break
    webbrowser.open(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def worker() -> FastAPI:
    """The application; a worker ends with its parent process, however that ends."""
    from spinney.server.app import create_app  # not needed by the parent of several workers

    settings = Settings()
    sys.setswitchinterval(SWITCH_SECONDS)
    parent = parent_process()
    if parent is not None:
        set_up_library_logs(settings.log_json)

        def follow() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        Thread(target=follow, daemon=True).start()
    app = create_app(settings)
    _relax_garbage_collection()
    return app


def _relax_garbage_collection() -> None:
    """Collect cyclic garbage in small portions, and old objects rarely, as that delays everyone.

    A portion takes two milliseconds; with a thousand people connected, a full collection takes
    hundreds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 2500, 1000)
