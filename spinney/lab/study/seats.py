"""Turn order: does the first seat win more often?"""

from __future__ import annotations

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.figures import Dot
from spinney.lab.study.intervals import Estimate, rate
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext


def section(context: ReportContext) -> Section:
    data = context.data
    series = data.series("players", needs=1)
    found = [(number, shares(data, number)) for number in series]
    parts: list[Figure | ReportTable] = [_figure(context, found)] if found else []
    parts.append(_table(context))
    return Section("seats", context.get("study-seats"), [context.get("study-seats-intro")], parts)


def shares(data: Data, field: int) -> list[Estimate]:
    """The win rate of each seat, in turn order; every game counts once for each seat."""
    won = data.seats_of(field).group_by("order").agg(pl.col("victories").sum(), pl.len())
    return [
        rate(victories / VICTORY, games) for _, victories, games in won.sort("order").iter_rows()
    ]


def _figure(context: ReportContext, found: list[tuple[int, list[Estimate]]]) -> Figure:
    fields = context.data.fields
    rows = [
        Dot(
            context.get("study-seat-of", n=order + 1, players=fields[number].players),
            share,
            fields[number].fair,
        )
        for number, orders in found
        for order, share in enumerate(orders)
    ]
    apart = [abs(row.found.value - (row.mark or 0)) for row in rows]
    furthest = rows[apart.index(max(apart))]
    first = rows[0]
    return Figure(
        "seats-order",
        context.get("study-seats-by", field=context.field(fields[found[0][0]], "players")),
        context.get("study-dots-read"),
        context.get(
            "study-seats-found",
            players=context.players(fields[found[0][0]].players),
            first=context.percent(first.found.value, 1),
            first_range=context.spread(first.found, lambda value: context.percent(value, 1)),
            seat=furthest.label,
            share=context.percent(furthest.found.value, 1),
            range=context.spread(furthest.found, lambda value: context.percent(value, 1)),
            fair=context.percent(furthest.mark or 0, 1),
            clear=furthest.found.clear_of(furthest.mark or 0, len(rows)),
        ),
        figures.dots("seats-order", rows, context.get("study-victories-seat"), context.percent),
    )


def _table(context: ReportContext) -> ReportTable:
    """The first seat, in every field where the same bot has all seats."""
    rows: list[Row] = []
    for number, field in enumerate(context.data.fields):
        if field.alike:
            first = shares(context.data, number)[0]
            rows.append(
                [
                    context.field(field),
                    context.number(first.games),
                    context.cell(first, lambda value: context.percent(value, 1)),
                    context.percent(field.fair, 1),
                ]
            )
    columns = [
        context.get(name)
        for name in ("study-games-at", "study-games", "study-first-seat", "study-fair")
    ]
    return ReportTable(context.get("study-seats-table"), columns, rows)
