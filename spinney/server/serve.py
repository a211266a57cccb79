"""Running the server."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from contextlib import nullcontext
from multiprocessing import parent_process
from threading import Thread

import uvicorn
from fastapi import FastAPI

from spinney.server.settings import Settings


class ServeError(Exception):
    """Settings that do not go together; says why in one line."""


def serve(host: str, port: int, workers: int, settings: Settings) -> None:
    """Serve until interrupted."""
    if workers > 1 and (settings.db.startswith("sqlite") or settings.redis is None):
        raise ServeError("several workers need PostgreSQL (--db) and Redis (--redis)")
    # Being asked to end is no failure; uvicorn closes everything first, then this is called.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    # The workers are processes of their own and read the settings there.
    os.environ["SPINNEY_DB"] = settings.db
    if settings.redis is not None:
        os.environ["SPINNEY_REDIS"] = settings.redis
    shared = tempfile.TemporaryDirectory(prefix="spinney-metrics-") if workers > 1 else None
    with shared or nullcontext() as folder:
        if folder is not None:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            "spinney.server.serve:worker",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=1 << 16,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )


def worker() -> FastAPI:
    """The application; a worker ends with the process that has started it, however that ends."""
    from spinney.server.app import create_app  # not needed where there are only workers

    parent = parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        Thread(target=follow, daemon=True).start()
    return create_app()
