"""The page about the server under attack: its numbers and its table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))  # for pages.py

from pages import DOCS, put_between_marks

#: What each attack does, in the order of the page.
ATTACKS = {
    "nobody": "nobody attacks",
    "bots": "20 tables of five bots that think 5 s a turn",
    "coach": "20 tables that ask for hints without a pause",
    "slow": "600 connections that send half a header, or nothing",
    "pings": "4 sockets that send pings and never read",
    "sheets": "95 onlookers, each asking for 19 score sheets a second",
    "log": "a table with 50,000 entries, renamed and read without end",
}
STORED = {
    "clock": "a clock 40 days ahead: tables left of 20",
    "message": "broken messages on Redis: workers still listening",
    "versions": "entries of a newer version: HTTP status",
}


def write(found: dict[str, Any]) -> None:
    """Write the measurements into the docs; what was measured before stays beside them."""
    path = DOCS / "server-attack.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    data["now"] = data.get("now", {}) | found
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    put_between_marks(
        DOCS / "server-attack.md",
        {"size": size(data), "attack": table(data), "stored": stored(data)},
    )


def size(data: dict[str, Any]) -> list[str]:
    lines = ["| | tables | seconds of each attack |", "|---|--:|--:|"]
    for when, found in data.items():
        lines.append(f"| {when} | {found['tables']} | {found['seconds']:.0f} |")
    return lines


def table(data: dict[str, Any]) -> list[str]:
    lines = [
        "| attack | | acknowledged, 99%, ms | a bot answers, 99%, ms | the page, 99%, ms "
        "| pages failed | a hint, s | memory, MB | warnings |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, about in ATTACKS.items():
        for when, found in data.items():
            if name in found:
                lines.append(f"| {about} | {when} | {_row(found[name])} |")
    return lines


def _row(found: dict[str, Any]) -> str:
    times = (found[what]["p99"] for what in ("ack_ms", "bot_ms", "page_ms"))
    hints = found["hints_s"] or found.get("hints") or [0]
    cells = [f"{time:,.0f}" for time in times]
    cells += [str(found["page_failures"]), f"{max(hints):.1f}", f"{found['grown_mb']:+.0f}"]
    cells.append(str(found["log_errors"]))
    return " | ".join(cells)


def stored(data: dict[str, Any]) -> list[str]:
    lines = [f"| attack | {' | '.join(data)} |", f"|---|{'---|' * len(data)}"]
    for name, about in STORED.items():
        cells = [_stored(found.get(name)) for found in data.values()]
        lines.append(f"| {about} | {' | '.join(cells)} |")
    return lines


def _stored(found: dict[str, Any] | None) -> str:
    match found:
        case {"rows_left": left, "status": status}:
            return f"{left}, one answers {status}"
        case {"listening": listening, "ready": ready}:
            return f"{listening}, `/ready` {ready}"
        case {"kind": kind, "field": field}:
            return f"{kind} and {field}"
    return ""
