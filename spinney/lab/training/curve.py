"""The learning curve: a line of JSON every few seconds, and a picture of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from spinney.lab.plots import STYLES, pyplot, save

#: How many games a point of the picture stands for, at least.
GAMES: Final = 100

Line = dict[str, Any]


def read_curve(path: Path) -> list[Line]:
    """All lines of a curve; the last is left out if it was cut off while being written."""
    if not path.exists():
        return []
    whole = path.read_text("utf-8").rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def add_line(path: Path, line: Line) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def trim(path: Path, choices: int) -> None:
    """Forget what was learnt after the checkpoint, when so many choices had been played."""
    if path.exists():
        kept = [line for line in read_curve(path) if line["choices"] <= choices]
        new = path.with_suffix(".new")
        new.write_text("".join(json.dumps(line) + "\n" for line in kept), "utf-8")
        new.replace(path)


def plot_curves(curves: Mapping[str, Iterable[Line]], labels: tuple[str, str], path: Path) -> None:
    """The share of two-player games won against the planner over the minutes, by name of run."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(8, 4))
    for i, (name, lines) in enumerate(curves.items()):
        points = list(won_at_two(lines))
        style = STYLES[i % len(STYLES)]
        at = [minutes for minutes, _ in points]
        axes.plot(at, [100 * won for _, won in points], linestyle=style, label=name)
    across, up = labels
    axes.set(xlabel=across, ylabel=up, ylim=(-3, 103))
    axes.grid(color="0.9")
    if len(curves) > 1:
        axes.legend(loc="lower right")
    save(figure, path)


def won_at_two(lines: Iterable[Line]) -> Iterator[tuple[float, float]]:
    """Points: minutes, and the share of the last hundred or so two-player games that were won."""
    games = won = 0.0
    minutes = 0.0
    for line in lines:
        minutes = line["seconds"] / 60
        for kind, rated in line["rated"].items():
            if kind[0] == "2":
                games += rated["games"]
                won += rated["games"] * rated["won"]
        if games >= GAMES:
            yield minutes, won / games
            games = won = 0.0
    if games:
        yield minutes, won / games
