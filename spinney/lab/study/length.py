"""How long games last and when the winters come."""

from __future__ import annotations

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import Data
from spinney.lab.study.figures import Span
from spinney.lab.study.intervals import ratios
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext
from spinney.lab.study.scores import box, spread

WINTERS = ("winter_1", "winter_2", "winter_3")


def section(context: ReportContext) -> Section:
    data = context.data
    series = data.series("players", needs=1) or [data.main]
    parts: list[Figure | ReportTable] = [
        _turns(context, series),
        _winters(context, series),
        _table(context),
    ]
    return Section(
        "length", context.get("study-length"), [context.get("study-length-intro")], parts
    )


def turns_each(data: Data) -> pl.DataFrame:
    """The number of turns each seat had."""
    return data.seats.select("field", "id", "turns")


def winters(data: Data, field: int) -> list[tuple[float, float, float]]:
    """When each winter came, as a share of the game: 10th, 50th and 90th percentiles."""
    games = data.games_of(field).filter(pl.col("winter_3").is_not_null())
    found = []
    for winter in WINTERS:
        share = games[winter] / games["turns"]
        low, middle, high = (share.quantile(part, "linear") or 0.0 for part in (0.1, 0.5, 0.9))
        found.append((low, middle, high))
    return found


def after_second(data: Data, field: int) -> dict[str, float]:
    """The turns of the whole table from the second winter to the end."""
    games = data.games_of(field)
    turns = (games["winter_3"].cast(pl.Int64) - games["winter_2"].cast(pl.Int64)).drop_nulls()
    return {
        name: turns.quantile(part, "nearest") or 0.0
        for name, part in (("low", 0.1), ("median", 0.5), ("high", 0.9))
    }


def _turns(context: ReportContext, series: list[int]) -> Figure:
    fields = context.data.fields
    found = spread(turns_each(context.data), "turns")
    rows = [box(context.level(fields[number], "players"), found[number]) for number in series]
    least, most = (pick(rows, key=lambda row: row.median) for pick in (min, max))
    return Figure(
        "length-turns",
        context.get("study-turns-by", field=context.field(fields[series[0]], "players")),
        context.get("study-boxes-read"),
        context.get(
            "study-turns-found",
            same=least.median == most.median,
            least=context.number(least.median),
            first=least.label,
            most=context.number(most.median),
            second=most.label,
        ),
        figures.boxes("length-turns", rows, context.get("study-turns-each"), context.count(0)),
    )


def _winters(context: ReportContext, series: list[int]) -> Figure:
    fields = context.data.fields
    rows = [
        Span(context.level(fields[number], "players"), winters(context.data, number))
        for number in series
    ]
    main = context.data.main
    (_, first, _), (_, second, _), _ = winters(context.data, main)
    left = after_second(context.data, main)
    return Figure(
        "length-winters",
        context.get("study-winters-by", field=context.field(fields[series[0]], "players")),
        context.get("study-winters-read"),
        context.get(
            "study-winters-found",
            field=context.field(fields[main]),
            first=context.percent(first),
            second=context.percent(second),
            turns=context.number(left["median"]),
            low=context.number(left["low"]),
            high=context.number(left["high"]),
        ),
        figures.spans(
            "length-winters",
            rows,
            [context.get("study-winter", n=n) for n in (1, 2, 3)],
            context.get("study-share-of-game"),
            context.percent,
        ),
    )


def _table(context: ReportContext) -> ReportTable:
    data = context.data
    each = data.seats.group_by("id").agg(
        pl.col("field").first(), pl.col("turns").sum(), pl.len().alias("seats")
    )
    turns = ratios(each, "field", "turns", "seats")
    columns = [
        "study-games-at",
        "study-turns-each",
        "study-first-winter",
        "study-second-winter",
        "study-after-second",
    ]
    rows: list[Row] = []
    for number, field in enumerate(data.fields):
        (_, first, _), (_, second, _), _ = winters(data, number)
        left = after_second(data, number)
        rows.append(
            [
                context.field(field),
                context.cell(turns.get(number), context.count(1)),
                context.percent(first),
                context.percent(second),
                context.number(left["median"]),
            ]
        )
    return ReportTable(
        context.get("study-length-table"), [context.get(name) for name in columns], rows
    )
