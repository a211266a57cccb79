"""Metrics for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

ROOMS = Gauge("spinney_tables", "Tables in use", multiprocess_mode="livesum")
SOCKETS = Gauge("spinney_sockets", "Connected clients", multiprocess_mode="livesum")
ACTION = Histogram(
    "spinney_action_seconds",
    "From a command to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
)
BOT = Histogram(
    "spinney_bot_seconds",
    "How long bots took for a turn, waiting included",
    buckets=(0.005, 0.02, 0.1, 0.3, 1.0, 3.0, 10.0),
)
REFUSED = Counter("spinney_refused", "Commands that were not carried out", ["code"])
CONFLICTS = Counter("spinney_conflicts", "Entries that another worker wrote first")


def exposition() -> bytes:
    """The metrics of this worker, or of all workers together."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    _forget_dead_workers(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_dead_workers(folder: Path) -> None:
    """Drop the in-use counts of workers that have died."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
