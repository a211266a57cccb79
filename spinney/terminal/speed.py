"""Results of ``spinney bench``, as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from spinney.text import Words

#: The single operations to print: the name in the data, its message, the unit.
PARTS = (
    ("copy_us", "bench-copy", "µs"),
    ("view_us", "bench-view", "µs"),
    ("determinize_us", "bench-determinize", "µs"),
    ("score_us", "bench-score", "µs"),
    ("state_bytes", "bench-state", "B"),
    ("driven_choices_per_s", "bench-driven", "1/s"),
    ("network_ms", "bench-network", "ms"),
    ("network_plain_ms", "bench-network-plain", "ms"),
    ("import_ms", "bench-import", "ms"),
    ("start_ms", "bench-start", "ms"),
)

RATES = ("bench-choices", "bench-turns", "bench-games")


class SpeedReport:
    """Prints measurements in words."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def print(self, data: dict[str, Any]) -> None:
        get, say = self.words.get, self.console.print
        compiled = data["engine"] == "compiled"
        say(self._rates_table(get("bench-title", compiled=compiled), data))
        if compiled:
            say(self._rates_table(get("bench-interpreted"), data["interpreted"]))
            ratio = self.words.number(data["ratio_interpreted"], 1)
            say(get("bench-ratio", ratio=ratio), "")
        parts = Table(get("bench-slower"), "", "", title=get("bench-parts"))
        for key, message, unit in PARTS:
            if key not in data:  # there is no NumPy
                continue
            parts.add_row(get(message), rate(self.words, data[key]), unit)
        say(parts)
        for name, peer in data["peers"].items():
            if "skipped" in peer:
                say(get("bench-skipped", name=name, what=peer["what"], why=peer["skipped"]))
            else:
                choices = rate(self.words, peer["choices_per_s"])
                say(get("bench-peer", name=name, what=peer["what"], rate=choices))
        if data["ratio_catanatron"]:
            say(get("bench-catanatron", ratio=self.words.number(data["ratio_catanatron"])))
        if "growth" in data:
            say(self._growth_table(data["growth"]))
            for row in data["jobs"]:
                games = rate(self.words, row["games_per_s"])
                say(get("bench-jobs", jobs=row["jobs"], rate=games))

    def _rates_table(self, title: str, data: dict[str, Any]) -> Table:
        table = Table("", *map(self.words.get, RATES), title=title)
        for key, row in data.items():
            if key.endswith("p") and isinstance(row, dict):
                game, players = key.split("_")
                name = self.words.get("bench-row", what=game, players=int(players[0]))
                table.add_row(name, *self._rates(row))
        return table

    def _growth_table(self, rows: list[dict[str, Any]]) -> Table:
        get = self.words.get
        table = Table("", *map(get, RATES), "B", title=get("bench-growth"))
        for row in rows:
            what = f"{row['game']}, {'+'.join(row['sets'])}"
            name = get("bench-row", what=what, players=row["players"])
            table.add_row(name, *self._rates(row), rate(self.words, row["state_bytes"]))
        return table

    def _rates(self, row: dict[str, Any]) -> list[str]:
        names = ("choices_per_s", "turns_per_s", "games_per_s")
        return [rate(self.words, row[name]) for name in names]


def rate(words: Words, value: float) -> str:
    """A measured number; small ones with two decimals."""
    return words.number(value, 0 if value >= 100 else 2)
