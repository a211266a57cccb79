"""Scores: their distribution by players, sets and bots, and who wins where bots are mixed."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.figures import Box, Dot
from spinney.lab.study.intervals import Estimate, rates, ratios
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext

#: The quantiles shown of a distribution.
PARTS: Final = {"tenth": 0.1, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75,
                "nine_tenths": 0.9}  # fmt: skip


def section(context: ReportContext) -> Section:
    data = context.data
    found = spread(data.seats, "score")
    parts: list[Figure | ReportTable] = []
    for factor in ("players", "sets", "bots"):
        series = data.series(factor)
        if series:
            parts.append(_by(context, factor, series, found))
    mixed = shares(data, [n for n, field in enumerate(data.fields) if not field.alike])
    if mixed:
        parts.append(_mixed(context, mixed))
    parts.append(_table(context, found))
    return Section(
        "scores", context.get("study-scores"), [context.get("study-scores-intro")], parts
    )


def spread(frame: pl.DataFrame, column: str) -> dict[int, dict[str, Any]]:
    """The quantiles of a column in each field, with its mean and maximum."""
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
    """The win rate per seat of each bot, in each of some fields."""
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


def _by(
    context: ReportContext, factor: str, series: list[int], found: dict[int, dict[str, Any]]
) -> Figure:
    fields = context.data.fields
    rows = [box(context.level(fields[number], factor), found[number]) for number in series]
    least, most = (pick(rows, key=lambda row: row.median) for pick in (min, max))
    return Figure(
        f"scores-{factor}",
        context.get(
            "study-scores-by", factor=factor, field=context.field(fields[series[0]], factor)
        ),
        context.get("study-boxes-read"),
        context.get(
            "study-scores-found",
            same=least.median == most.median,
            least=context.number(least.median),
            first=least.label,
            most=context.number(most.median),
            second=most.label,
        ),
        figures.boxes(f"scores-{factor}", rows, context.get("study-score"), context.count(0)),
    )


def _mixed(context: ReportContext, found: dict[tuple[int, str], Estimate]) -> Figure:
    rows = [
        Dot(_label(context, number, bot), share, context.data.fields[number].fair)
        for (number, bot), share in found.items()
    ]
    best = max(rows, key=lambda row: row.found.value - (row.mark or 0))
    return Figure(
        "mixed",
        context.get("study-mixed"),
        context.get("study-dots-read"),
        context.get(
            "study-mixed-found",
            label=best.label,
            share=context.percent(best.found.value, 1),
            range=context.spread(best.found, lambda value: context.percent(value, 1)),
            fair=context.percent(best.mark or 0),
        ),
        figures.dots("mixed", rows, context.get("study-victories-seat"), context.percent),
    )


def _label(context: ReportContext, number: int, bot: str) -> str:
    """A bot and its opponents."""
    field = context.data.fields[number]
    others = tuple(other for other in dict.fromkeys(field.bots) if other != bot)
    return context.get(
        "study-bot-at", bot=bot, others=context.bots(others), players=context.players(field.players)
    )


def _table(context: ReportContext, found: dict[int, dict[str, Any]]) -> ReportTable:
    means = mean_scores(context.data)
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
            context.field(field),
            context.number(context.data.sizes[number]),
            context.cell(means.get(number), context.count(1)),
            *(
                context.number(found[number][part])
                for part in ("tenth", "median", "nine_tenths", "most")
            ),
        ]
        for number, field in enumerate(context.data.fields)
    ]
    return ReportTable(
        context.get("study-scores-table"), [context.get(name) for name in columns], rows
    )
