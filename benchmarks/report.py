"""Measure everything and update the docs: ``make bench``.

Writes ``docs/speed.json`` and ``docs/speed.svg`` and the tables between the marks in
``docs/speed.md``. Given the output of ``spinney bench --growth --json`` it measures nothing itself:
``python benchmarks/report.py measured.json``.
"""

from __future__ import annotations

import json
import sys
from datetime import date
from itertools import cycle
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from pages import BARK, DOCS, GREEN, MOSS, STONE, put_between_marks, save_svg

from spinney.lab.bench import bench


def main() -> None:
    if len(sys.argv) > 1:
        data = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    else:
        data = bench(grow=True, say=say)
    data.setdefault("date", date.today().isoformat())
    (DOCS / "speed.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    plot(data, DOCS / "speed.svg")
    put_between_marks(DOCS / "speed.md", tables(data))


def say(what: str) -> None:
    sys.stderr.write(f"{what} ...\n")


# -- tables --------------------------------------------------------------------------------


def tables(data: dict[str, Any]) -> dict[str, list[str]]:
    return {
        "bars": bars_table(data),
        "rates": rates_table(data),
        "growth": growth_table(data),
        "jobs": jobs_table(data),
    }


def bars_table(data: dict[str, Any]) -> list[str]:
    """The targets beside the measurements."""
    forest, dartmoor = data["forest_2p"], data["dartmoor_2p"]

    def both(name: str) -> tuple[str, str]:
        return number(forest[name]), number(dartmoor[name])

    rows = [
        ("choices/s", "2,000,000", *both("choices_per_s")),
        ("games/s", "9,000", *both("games_per_s")),
        ("turns/s", "", *both("turns_per_s")),
        ("× interpreted", "12", *(times_interpreted(data, k) for k in TWO)),
        ("× catanatron", "100", *(times_catanatron(data, k) for k in TWO)),
        ("`copy()`, µs", "at most 2", *both("copy_us")),
        ("`determinize`, µs", "at most 5", *both("determinize_us")),
        ("`view()`, µs", "", *both("view_us")),
        ("scoring a player, µs", "at most 3", *both("score_us")),
        ("largest state, bytes", "below 16,384", *both("state_bytes")),
        ("driven from Python, choices/s", "700,000", *both("driven_choices_per_s")),
        ("the same with bare actions", "1,000,000", *both("pushed_choices_per_s")),
        ("a network's choice, ms", "at most 1", *both("network_ms")),
        ("the same without NumPy, ms", "at most 3", *both("network_plain_ms")),
    ]
    head = [
        f"Measured {data['date']}, Python {data['python']}, {data['cores']} cores.",
        "",
        "| two players | target | forest | Dartmoor |",
        "|---|--:|--:|--:|",
    ]
    start = f"Importing the engine takes {data['import_ms']:.0f} ms, `spinney --version`"
    return [*head, *map(row, rows), "", f"{start} {data['start_ms']:.0f} ms in all."]


TWO = ("forest_2p", "dartmoor_2p")


def ratio(data: dict[str, Any], key: str, other: dict[str, float]) -> float:
    return float(data[key]["choices_per_s"] / other["choices_per_s"])


def times_interpreted(data: dict[str, Any], key: str) -> str:
    return f"{ratio(data, key, data['interpreted'][key]):.1f}"


def times_catanatron(data: dict[str, Any], key: str) -> str:
    peer = data["peers"].get("catanatron", {})
    return f"{ratio(data, key, peer):.0f}" if "choices_per_s" in peer else "not measured"


def rates_table(data: dict[str, Any]) -> list[str]:
    lines = ["| | choices/s | games/s | copy, µs |", "|---|--:|--:|--:|"]
    for label, numbers in competitors(data):
        copy = number(numbers["copy_us"]) if "copy_us" in numbers else ""
        cells = number(numbers["choices_per_s"]), number(numbers["games_per_s"]), copy
        lines.append(row((label, *cells)))
    for name, peer in data["peers"].items():
        if "skipped" in peer:
            lines.append(row((f"{name}, {peer['what']}", f"skipped: {peer['skipped']}", "", "")))
    return lines


def growth_table(data: dict[str, Any]) -> list[str]:
    lines = [
        "| game | sets | players | choices/s | turns/s | games/s | largest state, bytes |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for r in data["growth"]:
        rates = (number(r[name]) for name in ("choices_per_s", "turns_per_s", "games_per_s"))
        cells = (r["game"], " ".join(r["sets"]), str(r["players"]), *rates)
        lines.append(row((*cells, number(r["state_bytes"]))))
    return lines


def jobs_table(data: dict[str, Any]) -> list[str]:
    alone = data["jobs"][0]["games_per_s"]
    lines = ["| `--jobs` | games/s | × one |", "|--:|--:|--:|"]
    for r in data["jobs"]:
        times = r["games_per_s"] / alone
        lines.append(row((str(r["jobs"]), number(r["games_per_s"]), f"{times:.2f}")))
    return lines


def row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


# -- the picture ---------------------------------------------------------------------------


def competitors(data: dict[str, Any]) -> list[tuple[str, dict[str, float]]]:
    """Every engine that was measured, with a label."""
    found = [
        ("Spinney, forest, compiled", data["forest_2p"]),
        ("Spinney, Dartmoor, compiled", data["dartmoor_2p"]),
        ("Spinney, forest, interpreted", data["interpreted"]["forest_2p"]),
        ("Spinney, Dartmoor, interpreted", data["interpreted"]["dartmoor_2p"]),
    ]
    for name, peer in data["peers"].items():
        if "choices_per_s" in peer:
            found.append((f"{name}, {peer['what']}", peer))
    return found


def plot(data: dict[str, Any], path: Path) -> None:
    figure = Figure(figsize=(10, 3.6))
    left, right = figure.subplots(1, 2, width_ratios=(3, 2))
    plot_rates(left, competitors(data))
    plot_growth(right, data["growth"])
    figure.tight_layout()
    save_svg(figure, path)


def plot_rates(axes: Axes, found: list[tuple[str, dict[str, float]]]) -> None:
    labels = [label.replace(", ", "\n", 1) for label, _ in reversed(found)]
    rates = [numbers["choices_per_s"] for _, numbers in reversed(found)]
    peers = len(found) - 4
    colours = [STONE] * peers + [MOSS] * 2 + [GREEN] * 2
    bars = axes.barh(labels, rates, color=colours)
    axes.bar_label(bars, [number(rate) for rate in rates], padding=3, fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(min(rates) / 3, max(rates) * 8)
    axes.set_xlabel("random choices per second, one core (log scale)")
    axes.tick_params(axis="y", labelsize=8)
    axes.spines[["top", "right"]].set_visible(False)


def plot_growth(axes: Axes, rows: list[dict[str, Any]]) -> None:
    played = dict.fromkeys(" ".join(r["sets"]) for r in rows)
    for sets, colour in zip(played, cycle((GREEN, MOSS, BARK, STONE)), strict=False):
        mine = [r for r in rows if " ".join(r["sets"]) == sets]
        label = sets.replace(" ", " + ")
        axes.plot(
            [r["players"] for r in mine],
            [r["games_per_s"] for r in mine],
            marker="o",
            color=colour,
            label=label,
        )
    axes.set_ylim(bottom=0)
    axes.set_xticks([2, 3, 4, 5])
    axes.set_xlabel("players")
    axes.set_ylabel("games per second, one core")
    axes.legend(fontsize=8, frameon=False)
    axes.spines[["top", "right"]].set_visible(False)


if __name__ == "__main__":
    main()
