"""What ``spinney bench`` measured, as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

#: What is printed of the single operations: the name in the data, the words, the unit.
PARTS = (
    ("copy_us", "copy a game", "µs"),
    ("view_us", "make a seat's view", "µs"),
    ("determinize_us", "redeal what a seat does not know", "µs"),
    ("score_us", "score a player's finished forest", "µs"),
    ("state_bytes", "largest state", "bytes"),
    ("driven_choices_per_s", "legal and apply called from Python", "choices/s"),
    ("import_ms", "import spinney.engine", "ms"),
    ("start_ms", "spinney --version", "ms"),
)


def print_bench(console: Console, data: dict[str, Any]) -> None:
    console.print(rates_table(f"Random games, one core, engine {data['engine']}", data))
    if data["engine"] == "compiled":
        console.print(rates_table("The same source interpreted", data["interpreted"]))
        console.print(f"Compiled is {data['ratio_interpreted']:.1f} times as fast.\n")
    parts = Table("Two players, the slower game", "", "", title="Single operations")
    for key, words, unit in PARTS:
        parts.add_row(words, number(data[key]), unit)
    console.print(parts)
    for name, peer in data["peers"].items():
        if "skipped" in peer:
            console.print(f"{name} ({peer['what']}): skipped, {peer['skipped']}")
        else:
            console.print(f"{name} ({peer['what']}): {number(peer['choices_per_s'])} choices/s")
    if data["ratio_catanatron"]:
        console.print(f"That is {data['ratio_catanatron']:.0f} times catanatron.")
    if "growth" in data:
        console.print(growth_table(data["growth"]))
        for row in data["jobs"]:
            console.print(f"simulate --jobs {row['jobs']}: {number(row['games_per_s'])} games/s")


def rates_table(title: str, data: dict[str, Any]) -> Table:
    table = Table("", "choices/s", "turns/s", "games/s", title=title)
    for key, row in data.items():
        if key.endswith("p") and isinstance(row, dict):
            game, players = key.split("_")
            table.add_row(f"{game}, {players[0]} players", *map(number, rates(row)))
    return table


def growth_table(rows: list[dict[str, Any]]) -> Table:
    table = Table("", "choices/s", "turns/s", "games/s", "bytes", title="Growth")
    for row in rows:
        name = f"{row['game']}, {'+'.join(row['sets'])}, {row['players']} players"
        table.add_row(name, *map(number, rates(row)), number(row["state_bytes"]))
    return table


def rates(row: dict[str, Any]) -> list[float]:
    return [row["choices_per_s"], row["turns_per_s"], row["games_per_s"]]


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
