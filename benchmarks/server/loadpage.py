"""The page about the server under load: numbers, tables, picture."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import sys
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from processes import postgresql_version

sys.path.append(str(Path(__file__).parents[1]))  # for pages.py

from pages import BARK, DOCS, GREEN, STONE, put_between_marks, save_svg

LABELS = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
COLOURS = {"sqlite": GREEN, "postgresql": BARK}
#: The limit for the 99th percentile.
WANTED_MS = 100

#: How busy a core may be, for what is computed: beyond that, people wait much longer.
BUSY = 0.8

PACKAGES = ("uvicorn", "uvloop", "websockets", "fastapi", "sqlalchemy", "pydantic")


def write(found: dict[str, Any]) -> None:
    """Write the measurements into the docs; a database not measured keeps its old numbers."""
    path = DOCS / "server-load.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    data |= {name: numbers | about(name) for name, numbers in found.items()}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    render(data)


def render(data: dict[str, Any]) -> None:
    """Fill the page; without a sweep, its table and picture stay as they are."""
    made = tables(data)
    if any("sweep" in found for found in data.values()):
        made["sweep"] = sweep_table(data)
        plot(data, DOCS / "server-load.svg")
    put_between_marks(DOCS / "server-load.md", made)


def about(name: str) -> dict[str, Any]:
    """When it was measured, and with which versions."""
    database = sqlite3.sqlite_version if name == "sqlite" else postgresql_version()
    versions = {package: version(package) for package in PACKAGES}
    return {
        "date": date.today().isoformat(),
        "machine": f"{os.cpu_count()} cores ({_processor()}), {_memory_gb():.0f} GB",
        "versions": {"Python": platform.python_version(), LABELS[name]: database} | versions,
    }


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next((x.partition(":")[2].strip() for x in lines if x.startswith("model name")), "?")


def _memory_gb() -> float:
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 1e9


# -- tables --------------------------------------------------------------------------------


def tables(data: dict[str, Any]) -> dict[str, list[str]]:
    return {
        "run": run_table(data),
        "machine": machine_lines(data),
        "capacity": capacity_table(data),
    }


def machine_lines(data: dict[str, Any]) -> list[str]:
    lines = []
    for name, found in data.items():
        versions = ", ".join(f"{what} {number}" for what, number in found["versions"].items())
        lines.append(f"- {LABELS[name]}: {found['date']}, {found['machine']}; {versions}.")
    return lines


def run_table(data: dict[str, Any]) -> list[str]:
    """The targets beside the measurements."""
    runs = [found["run"] for found in data.values()]

    def row(what: str, wanted: str, cells: list[str]) -> str:
        return f"| {what} | {wanted} | {' | '.join(cells)} |"

    def times(key: str, part: str) -> list[str]:
        return [f"{run[key][part]:.1f}" for run in runs]

    def cores(who: str) -> list[str]:
        return [f"{run['cores'][who]:.2f}" if who in run["cores"] else "" for run in runs]

    size = [f"{run['bytes_per_frame']:,.0f}" for run in runs]
    return [
        row("", "target", [LABELS[name] for name in data]),
        row("---", "--:", ["--:"] * len(runs)),
        row("tables", "2,000", [f"{run['tables']:,}" for run in runs]),
        row("connections", "", [f"{run['connections']:,}" for run in runs]),
        row("processes that serve", "2", [str(run["workers"]) for run in runs]),
        row("seconds", "", [f"{run['seconds']:.0f}" for run in runs]),
        row("actions/s", "2,000", [f"{run['done_per_s']:.0f}" for run in runs]),
        row("acknowledged, ms: median", "", times("from_sending_ms", "p50")),
        row("90%", "", times("from_sending_ms", "p90")),
        row("99%", f"below {WANTED_MS}", times("from_sending_ms", "p99")),
        row("longest", "", times("from_sending_ms", "max")),
        row("from when it was due, ms: median", "", times("from_due_ms", "p50")),
        row("99%", "", times("from_due_ms", "p99")),
        row("errors", "0", [errors(found) for found in data.values()]),
        row("memory of the server, MB", "below 1,000", [f"{r['server_mb']:.0f}" for r in runs]),
        row("cores: server", "", cores("server")),
        row("cores: bots", "", cores("bots")),
        row("cores: database", "", cores("database")),
        row("cores: clients", "", cores("clients")),
        row("messages/s to the clients", "", [f"{run['frames_per_s']:,.0f}" for run in runs]),
        row("bytes a message", "", size),
        row("games that ended, with a rematch", "", [str(run["rematches"]) for run in runs]),
    ]


def errors(found: dict[str, Any]) -> str:
    """How many errors, and which."""
    seen = found["run"]["errors"]
    said = [f"{times} × {what}" for what, times in seen.items()] + found["log_errors"]
    return "; ".join(said) or "0"


def sweep_table(data: dict[str, Any]) -> list[str]:
    lines = [
        "| database | offered/s | done/s | median, ms | 99%, ms | longest, ms "
        "| 99% from due, ms | cores of the server | errors |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, found in data.items():
        for run in found.get("sweep", ()):
            sent, due = run["from_sending_ms"], run["from_due_ms"]
            broken = " (too much)" if run["broken"] else ""
            lines.append(
                f"| {LABELS[name]} | {run['wanted_per_s']:,.0f}{broken} | {run['done_per_s']:,.0f} "
                f"| {sent['p50']:,.1f} | {sent['p99']:,.1f} | {sent['max']:,.0f} "
                f"| {due['p99']:,.1f} | {run['cores']['server']:.2f} "
                f"| {sum(run['errors'].values())} |"
            )
    return lines


def capacity_table(data: dict[str, Any]) -> list[str]:
    """What was carried in good time, and what follows from it."""
    lines = [
        "| | " + " | ".join(LABELS[name] for name in data) + " |",
        "|---|" + "--:|" * len(data),
    ]
    best = [_best(found) for found in data.values()]
    each = [BUSY * run["done_per_s"] / _served(run) for run in best]
    alone = [
        BUSY * run["done_per_s"] / run["cores"]["database"] if "database" in run["cores"] else None
        for run in best
    ]
    rows: dict[str, list[float | None]] = {
        f"measured, the clients on the same cores: actions/s, 99% within {WANTED_MS} ms": [
            run["done_per_s"] for run in best
        ],
        "measured: cores used by server, bots and database": [_served(run) for run in best],
        "measured: cores used by the clients": [run["cores"]["clients"] for run in best],
        "computed: one core": [*each],
        "computed: a machine with two cores": [2 * rate for rate in each],
        "computed: ten such machines with one database": [
            rate and 20 * rate for rate in map(_without_database, best)
        ],
        "computed: what the database alone carries, on one core": alone,
    }
    return lines + [
        f"| {what} | {' | '.join(map(_number, rates))} |" for what, rates in rows.items()
    ]


def _served(run: dict[str, Any]) -> float:
    """The cores used by everything but the clients."""
    return float(sum(run["cores"].values()) - run["cores"]["clients"])


def _without_database(run: dict[str, Any]) -> float | None:
    """Actions a second for one core that has the database elsewhere; None: that cannot be."""
    if "database" not in run["cores"]:
        return None
    return float(BUSY * run["done_per_s"] / (_served(run) - run["cores"]["database"]))


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 10 else f"{value:.2f}"


def _best(found: dict[str, Any]) -> dict[str, Any]:
    """The most that was done in good time."""
    runs = [found["run"], *found.get("sweep", ())]
    good = [r for r in runs if r["from_due_ms"]["p99"] < WANTED_MS and not r["broken"]]
    return max(good or runs[:1], key=lambda run: float(run["done_per_s"]))


# -- the picture ---------------------------------------------------------------------------


def plot(data: dict[str, Any], path: Path) -> None:
    figure = Figure(figsize=(9, 4.5))
    axes = figure.subplots()
    for name, found in data.items():
        plot_latency(axes, found.get("sweep", ()), LABELS[name], COLOURS[name])
    axes.axhline(WANTED_MS, color=STONE, linewidth=1)
    axes.text(0, WANTED_MS * 1.1, f"{WANTED_MS} ms", color=STONE, fontsize=8)
    axes.set_yscale("log")
    axes.set_xlim(left=0)
    axes.set(xlabel="actions a second, all tables together", ylabel="until acknowledged, ms")
    axes.grid(color="0.92")
    axes.legend(fontsize=8, frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    save_svg(figure, path)


def plot_latency(axes: Axes, sweep: Any, label: str, colour: str) -> None:
    """Both percentiles, from when an action was due: they grow without bound once it breaks."""
    offered = [run["wanted_per_s"] for run in sweep]
    for part, style, marker in (("p50", "--", "o"), ("p99", "-", "s")):
        times = [run["from_due_ms"][part] for run in sweep]
        said = "median" if part == "p50" else "99 %"
        axes.plot(offered, times, style, marker=marker, color=colour, label=f"{label}, {said}")
