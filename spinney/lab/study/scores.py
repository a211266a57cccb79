"""Scores: how they are spread, by players, sets and bots, and who wins where bots are mixed."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.figures import Box, Dot
from spinney.lab.study.intervals import Estimate, rates, ratios
from spinney.lab.study.page import Figure, Row, Section, Table
from spinney.lab.study.telling import Telling

#: Of a distribution are told: its tenth, its quarters, its nine tenths.
PARTS: Final = {"tenth": 0.1, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75,
                "nine_tenths": 0.9}  # fmt: skip


def section(tell: Telling) -> Section:
    data = tell.data
    found = spread(data.seats, "score")
    parts: list[Figure | Table] = []
    for factor in ("players", "sets", "bots"):
        series = data.series(factor)
        if series:
            parts.append(_by(tell, factor, series, found))
    mixed = shares(data, [n for n, field in enumerate(data.fields) if not field.alike])
    if mixed:
        parts.append(_mixed(tell, mixed))
    parts.append(_table(tell, found))
    return Section("scores", tell.get("study-scores"), [tell.get("study-scores-intro")], parts)


def spread(frame: pl.DataFrame, column: str) -> dict[int, dict[str, Any]]:
    """The parts of a column's distribution in each field, with its mean and its highest."""
    value = pl.col(column)
    quantiles = [
        value.quantile(part, interpolation="nearest").alias(name) for name, part in PARTS.items()
    ]
    rows = frame.group_by("field").agg(
        *quantiles, value.mean().alias("mean"), value.max().alias("most")
    )
    return {row["field"]: row for row in rows.to_dicts()}


def box(label: str, parts: dict[str, Any]) -> Box:
    return Box(label, mean=parts["mean"], **{name: parts[name] for name in PARTS})


def mean_scores(data: Data) -> dict[int, Estimate]:
    """The mean score of a seat in each field."""
    each = data.seats.group_by("id").agg(
        pl.col("field").first(), pl.col("score").sum(), pl.len().alias("seats")
    )
    return ratios(each, "field", "score", "seats")


def shares(data: Data, fields: list[int]) -> dict[tuple[int, str], Estimate]:
    """The victories of a seat of each bot, in each of some fields."""
    seats = data.seats_of(*fields)
    found = {}
    for field in fields:
        each = (
            seats.filter(pl.col("field") == field)
            .group_by("id", "bot")
            .agg(pl.col("victories").sum(), pl.len().alias("seats"))
        )
        for bot, share in rates(each, "bot", "victories", "seats", VICTORY).items():
            found[field, bot] = share
    return found


# -- what is shown -------------------------------------------------------------------------


def _by(tell: Telling, factor: str, series: list[int], found: dict[int, dict[str, Any]]) -> Figure:
    fields = tell.data.fields
    rows = [box(tell.level(fields[number], factor), found[number]) for number in series]
    least, most = (pick(rows, key=lambda row: row.median) for pick in (min, max))
    return Figure(
        f"scores-{factor}",
        tell.get("study-scores-by", factor=factor, field=tell.field(fields[series[0]], factor)),
        tell.get("study-boxes-read"),
        tell.get(
            "study-scores-found",
            same=least.median == most.median,
            least=tell.number(least.median),
            first=least.label,
            most=tell.number(most.median),
            second=most.label,
        ),
        figures.boxes(f"scores-{factor}", rows, tell.get("study-score"), tell.count(0)),
    )


def _mixed(tell: Telling, found: dict[tuple[int, str], Estimate]) -> Figure:
    rows = [
        Dot(_label(tell, number, bot), share, tell.data.fields[number].fair)
        for (number, bot), share in found.items()
    ]
    best = max(rows, key=lambda row: row.found.value - (row.mark or 0))
    return Figure(
        "mixed",
        tell.get("study-mixed"),
        tell.get("study-dots-read"),
        tell.get(
            "study-mixed-found",
            label=best.label,
            share=tell.percent(best.found.value, 1),
            range=tell.spread(best.found, lambda value: tell.percent(value, 1)),
            fair=tell.percent(best.mark or 0),
        ),
        figures.dots("mixed", rows, tell.get("study-victories-seat"), tell.percent),
    )


def _label(tell: Telling, number: int, bot: str) -> str:
    """A bot and whom it plays with."""
    field = tell.data.fields[number]
    others = tuple(other for other in dict.fromkeys(field.bots) if other != bot)
    return tell.get(
        "study-bot-at", bot=bot, others=tell.bots(others), players=tell.players(field.players)
    )


def _table(tell: Telling, found: dict[int, dict[str, Any]]) -> Table:
    means = mean_scores(tell.data)
    columns = [
        "study-games-at",
        "study-games",
        "study-mean-score",
        "study-tenth",
        "study-median",
        "study-nine-tenths",
        "study-top",
    ]
    rows: list[Row] = [
        [
            tell.field(field),
            tell.number(tell.data.sizes[number]),
            tell.cell(means.get(number), tell.count(1)),
            *(
                tell.number(found[number][part])
                for part in ("tenth", "median", "nine_tenths", "most")
            ),
        ]
        for number, field in enumerate(tell.data.fields)
    ]
    return Table(tell.get("study-scores-table"), [tell.get(name) for name in columns], rows)
