"""Running the server."""

from __future__ import annotations

import os
import tempfile

import uvicorn

from spinney.server.settings import Settings


class ServeError(Exception):
    """Settings that do not go together; says why in one line."""


def serve(host: str, port: int, workers: int, settings: Settings) -> None:
    """Serve until interrupted."""
    if workers > 1 and (settings.db.startswith("sqlite") or settings.redis is None):
        raise ServeError("several workers need PostgreSQL (--db) and Redis (--redis)")
    # The workers are processes of their own and read the settings there.
    os.environ["SPINNEY_DB"] = settings.db
    if settings.redis is not None:
        os.environ["SPINNEY_REDIS"] = settings.redis
    with tempfile.TemporaryDirectory(prefix="spinney-metrics-") as folder:
        if workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            "spinney.server.app:create_app",
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
