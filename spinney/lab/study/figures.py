"""The pictures of a report: SVG whose colours follow the page's light or dark theme.

Every picture is as wide as a phone has room for, with letters that can be read there; a wider
screen shows it larger. The text stays text. Pictures are drawn in the light colours, which are
then replaced by names that stand for other colours in the dark; a shape, a place or a number
repeats what a colour says.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from html import escape
from itertools import product
from textwrap import fill
from typing import Any, Final, NamedTuple

from matplotlib import style
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from spinney.lab.study.intervals import Estimate

#: In the light and the dark theme.
COLOURS: Final = {
    "ink": ("#1d2822", "#ecebdf"),
    "ink2": ("#4a5850", "#a9b5ab"),
    "line": ("#c5cdbf", "#35413a"),
    "paper": ("#fdfbf4", "#222b26"),
    "p0": ("#22583c", "#8fd0a6"),
    "p1": ("#8a3b6b", "#e39ac4"),
    "p2": ("#1f5f9e", "#8fc0f2"),
    "p3": ("#a35312", "#f0ae6c"),
    "p4": ("#5c5470", "#bdb3d6"),
}
INK, INK2, LINE, PAPER, *SERIES = (day for day, _ in COLOURS.values())
GREEN, _, BLUE, ORANGE, _ = SERIES
MARKS: Final = ("o", "^", "s", "D", "P")

#: In pixels on a phone 360 pixels wide; all letters have one size.
WIDTH: Final = 312
LETTERS: Final = 12
ROW: Final = 22
#: Longer labels are wrapped; each further line adds this fraction of a row.
LONGEST, LINE_HEIGHT = 17, 0.65
#: How many letters of an axis' name fit into a line, of one picture or of one of two.
AXIS: Final = {1: 26, 2: 13}
#: How many ticks fit there.
TICKS: Final = {1: 4, 2: 1}
#: A heat map with more columns goes on below.
COLUMNS: Final = 6
#: The maximum opacity of a cell's colour, so that its number stays readable.
STRONGEST: Final = 0.55

#: The fonts of a picture on its own, for programs that know no other than their own.
FONTS: Final = "Asap, Roboto, Helvetica, Arial, sans-serif"

#: No date and no creator in the file, so that the same picture gives the same bytes.
NOTHING: Final = {"Date": None, "Creator": None}

Tick = Callable[[float], str]


class Box(NamedTuple):
    """A distribution: its 10th, 25th, 50th, 75th and 90th percentiles, and its mean."""

    label: str
    tenth: float
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float
    mean: float


class Dot(NamedTuple):
    """A number with its interval; ``mark`` is the value if there were no effect."""

    label: str
    found: Estimate
    mark: float | None = None


class Span(NamedTuple):
    """A low, middle and high value for each of several things."""

    label: str
    ranges: Sequence[tuple[float, float, float]]


class HeatCell(NamedTuple):
    """A number in a heat map; ``strength`` above 0: more than expected, below: less; at most 1."""

    strength: float
    text: str


def boxes(key: str, rows: Sequence[Box], axis: str, tick: Tick) -> str:
    """A line from the 10th to the 90th percentile, a box for the middle half, median and mean."""
    figure, axes = _rows(key, [row.label for row in rows], axis, tick)
    for y, row in enumerate(rows):
        axes.plot([row.tenth, row.nine_tenths], [y, y], color=INK2, linewidth=1.2, zorder=1)
        width = row.three_quarters - row.quarter
        axes.barh(y, width, 0.56, row.quarter, color=SERIES[0], alpha=0.35, zorder=2)
        axes.plot([row.median] * 2, [y - 0.28, y + 0.28], color=INK, linewidth=2, zorder=3)
        axes.plot([row.mean], [y], "D", color=ORANGE, markersize=4, zorder=4)
    axes.set_xlim(left=min(0, *(row.tenth for row in rows)))
    return _svg(figure)


def dots(key: str, rows: Sequence[Dot], axis: str, tick: Tick) -> str:
    """A dot and its interval for each row; hollow where the interval includes the mark."""
    figure, axes = _rows(key, [row.label for row in rows], axis, tick)
    _draw_dots(axes, rows)
    return _svg(figure)


def bars_and_dots(
    key: str, bars: Sequence[float], rows: Sequence[Dot], axes: tuple[str, str], tick: Tick
) -> str:
    """How often on the left, how good on the right."""
    lines = 1 + any(len(row.label) > LONGEST for row in rows)
    figure, (left, right) = _figure(key, len(rows) * (1 + LINE_HEIGHT * (lines - 1)), columns=2)
    labels = [fill(row.label, LONGEST) for row in rows]
    _style(left, labels, axes[0], tick)
    _style(right, labels, axes[1], tick)
    right.tick_params(labelleft=False)
    left.barh(range(len(bars)), bars, 0.6, color=SERIES[0], alpha=0.45)
    for y, share in enumerate(bars):
        left.annotate(
            tick(share), (share, y), (3, 0), textcoords="offset points",
            color=INK2, va="center", fontsize=LETTERS,
        )  # fmt: skip
    left.set_xlim(0, 1.7 * max(bars))
    _draw_dots(right, rows)
    return _svg(figure)


def spans(key: str, rows: Sequence[Span], names: Sequence[str], axis: str, tick: Tick) -> str:
    """Ranges along one line; each thing has its own marker, named in the legend above."""
    beside = len(names) if len("".join(names)) < LONGEST else 1
    above = 10 + 20 * len(names) / beside + 8 * len(rows)
    figure, axes = _rows(key, [row.label for row in rows], axis, tick, above)
    for i, name in enumerate(names):
        lane = 0.2 * (i - (len(names) - 1) / 2)
        for number, row in enumerate(rows):
            y = number + lane
            low, middle, high = row.ranges[i]
            axes.plot([low, high], [y, y], color=SERIES[i], alpha=0.5, linewidth=2.5, zorder=1)
            label = name if number == 0 else None
            axes.plot(
                [middle], [y], MARKS[i], color=SERIES[i], markersize=5, label=label, zorder=2,
                linestyle="none",
            )  # fmt: skip
    axes.legend(
        loc="lower center", bbox_to_anchor=(0.5, 1), ncols=beside, frameon=False,
        handletextpad=0.2, columnspacing=1.4, labelcolor=INK, fontsize=LETTERS,
    )  # fmt: skip
    return _svg(figure)


def heat(
    key: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: dict[tuple[int, int], HeatCell],
    names: tuple[str, str],
) -> str:
    """Numbers in a two-way table: blue for more than expected, orange for less."""
    blocks = [range(x, min(x + COLUMNS, len(columns))) for x in range(0, len(columns), COLUMNS)]
    broken = [fill(row, LONGEST) for row in rows]
    figure, found = _figure(
        key, len(rows) * 1.5 * len(blocks), above=96 * len(blocks), below=blocks
    )
    for axes, block in zip(found, blocks, strict=True):
        for y, x in product(range(len(rows)), block):
            if (y, x) in cells:
                _draw_cell(axes, y, x - block.start, cells[y, x])
        # All blocks have room for as many columns.
        axes.set(xlim=(-0.5, len(blocks[0]) - 0.5), ylim=(len(rows) - 0.5, -0.5))
        axes.set_xticks(
            range(len(block)), [columns[x] for x in block],
            rotation=40, ha="left", rotation_mode="anchor",
        )  # fmt: skip
        axes.set_yticks(range(len(rows)), broken)
        axes.xaxis.tick_top()
        axes.tick_params(length=0, colors=INK, labelsize=LETTERS)
        for side in axes.spines.values():
            side.set_color(LINE)
    found[0].xaxis.set_label_position("top")
    found[0].set_xlabel(fill(names[1], AXIS[1]), color=INK2, fontsize=LETTERS)
    found[0].set_ylabel(names[0], color=INK2, fontsize=LETTERS)
    return _svg(figure)


# -- drawing -------------------------------------------------------------------------------


def _draw_cell(axes: Any, y: int, x: int, cell: HeatCell) -> None:
    colour = BLUE if cell.strength > 0 else ORANGE
    alpha = STRONGEST * min(1, abs(cell.strength))
    axes.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, color=colour, alpha=alpha, lw=0))
    axes.text(x, y, cell.text, ha="center", va="center", fontsize=LETTERS, color=INK)


def _draw_dots(axes: Any, rows: Sequence[Dot]) -> None:
    for y, row in enumerate(rows):
        found, mark = row.found, row.mark
        axes.plot([found.low, found.high], [y, y], color=GREEN, linewidth=1.8, zorder=2)
        clear = mark is None or not found.low <= mark <= found.high
        axes.plot(
            [found.value], [y], "o", color=GREEN, markersize=5, zorder=3,
            markerfacecolor=GREEN if clear else PAPER,
        )  # fmt: skip
        if mark is not None:
            axes.plot([mark] * 2, [y - 0.5, y + 0.5], color=ORANGE, linewidth=1.4, zorder=1)


def _rows(
    key: str, labels: Sequence[str], axis: str, tick: Tick, above: float = 4
) -> tuple[Figure, Any]:
    """A picture with one row for each label."""
    broken = [fill(label, LONGEST) for label in labels]
    lines = 1 + max(label.count("\n") for label in broken)
    figure, axes = _figure(key, len(labels) * (1 + LINE_HEIGHT * (lines - 1)), above)
    _style(axes, broken, axis, tick)
    return figure, axes


def _figure(
    key: str, rows: float, above: float = 4, columns: int = 1, below: Sequence[object] = ()
) -> tuple[Figure, Any]:
    """A figure and its axes: one, two side by side, or several ``below`` each other."""
    height = (rows * ROW + 64 + above) / 72
    figure = Figure(figsize=(WIDTH / 72, height), layout="constrained", label=key)
    if below:
        return figure, list(figure.subplots(len(below), 1, squeeze=False)[:, 0])
    return figure, figure.subplots(1, columns, sharey=columns > 1)


def _style(axes: Any, labels: Sequence[str], axis: str, tick: Tick) -> None:
    beside = len(axes.figure.axes)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.set_xlabel(fill(axis, AXIS[beside]), color=INK2, fontsize=LETTERS)
    axes.xaxis.set_major_formatter(lambda value, _: tick(value))
    axes.xaxis.set_major_locator(MaxNLocator(TICKS[beside], steps=[1, 2, 2.5, 5, 10]))
    axes.tick_params(length=0, colors=INK, labelsize=LETTERS)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)


# -- SVG -----------------------------------------------------------------------------------


def _svg(figure: Figure) -> str:
    """The picture as SVG for a page, without superfluous parts and with unique ids."""
    buffer = io.StringIO()
    with style.context({"svg.fonttype": "none", "svg.hashsalt": figure.get_label()}):
        figure.savefig(buffer, format="svg", transparent=True, metadata=NOTHING)
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r'<g id="[^"]*"', "<g", text)
    text = re.sub(r' (?:width|height)="[\d.]+pt"', "", text, count=2)
    text = re.sub(r"(font(?:-family)?: [^;\"]*?)'DejaVu Sans'[^;\"]*", r"\1var(--sans)", text)
    for name, (day, _) in COLOURS.items():
        text = text.replace(day, f"var(--{name})")
    return re.sub(r"\n\s*", "\n", text)


def standalone(svg: str, title: str) -> str:
    """A picture as a separate file, with its own colours."""
    day, night = (
        "".join(f"--{name}:{both[which]};" for name, both in COLOURS.items()) for which in (0, 1)
    )
    style = (
        f"<title>{escape(title)}</title><style>svg{{{day}"
        f"background:var(--paper)}}@media (prefers-color-scheme:dark){{svg{{{night}}}}}</style>"
    )
    head, rest = svg.replace("var(--sans)", FONTS).split(">", 1)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}>{style}{rest}'
