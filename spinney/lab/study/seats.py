"""Who begins: does the first seat win more?"""

from __future__ import annotations

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.figures import Dot
from spinney.lab.study.intervals import Estimate, rate
from spinney.lab.study.page import Figure, Row, Section, Table
from spinney.lab.study.telling import Telling


def section(tell: Telling) -> Section:
    data = tell.data
    series = data.series("players", needs=1)
    found = [(number, shares(data, number)) for number in series]
    parts: list[Figure | Table] = [_figure(tell, found)] if found else []
    parts.append(_table(tell))
    return Section("seats", tell.get("study-seats"), [tell.get("study-seats-intro")], parts)


def shares(data: Data, field: int) -> list[Estimate]:
    """The victories of each seat in the order of play; of every game there is one of each."""
    won = data.seats_of(field).group_by("order").agg(pl.col("victories").sum(), pl.len())
    return [
        rate(victories / VICTORY, games) for _, victories, games in won.sort("order").iter_rows()
    ]


def _figure(tell: Telling, found: list[tuple[int, list[Estimate]]]) -> Figure:
    fields = tell.data.fields
    rows = [
        Dot(
            tell.get("study-seat-of", n=order + 1, players=fields[number].players),
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
        tell.get("study-seats-by", field=tell.field(fields[found[0][0]], "players")),
        tell.get("study-dots-read"),
        tell.get(
            "study-seats-found",
            players=tell.players(fields[found[0][0]].players),
            first=tell.percent(first.found.value, 1),
            first_range=tell.spread(first.found, lambda value: tell.percent(value, 1)),
            seat=furthest.label,
            share=tell.percent(furthest.found.value, 1),
            range=tell.spread(furthest.found, lambda value: tell.percent(value, 1)),
            fair=tell.percent(furthest.mark or 0, 1),
            clear=furthest.found.clear_of(furthest.mark or 0, len(rows)),
        ),
        figures.dots("seats-order", rows, tell.get("study-victories-seat"), tell.percent),
    )


def _table(tell: Telling) -> Table:
    """The first seat in every field where all play alike."""
    rows: list[Row] = []
    for number, field in enumerate(tell.data.fields):
        if field.alike:
            first = shares(tell.data, number)[0]
            rows.append(
                [
                    tell.field(field),
                    tell.number(first.games),
                    tell.cell(first, lambda value: tell.percent(value, 1)),
                    tell.percent(field.fair, 1),
                ]
            )
    columns = [
        tell.get(name)
        for name in ("study-games-at", "study-games", "study-first-seat", "study-fair")
    ]
    return Table(tell.get("study-seats-table"), columns, rows)
