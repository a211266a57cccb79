"""How a strong player differs from the planner: what each lays, and how each plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import polars as pl

from spinney.lab.study.data import Data
from spinney.lab.study.intervals import Estimate, occurrences, ratios
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext

#: The bot that strong players are compared with.
PLANNER: Final = "planner"

DRAWN: Final = pl.col("drawn_clearing") + pl.col("drawn_deck")
#: What is measured: its message, what is divided by what, and whether it is a share.
HABITS: Final[tuple[tuple[str, pl.Expr, pl.Expr, bool], ...]] = (
    ("study-habit-score", pl.col("score"), pl.lit(1), False),
    ("study-habit-turns", pl.col("turns"), pl.lit(1), False),
    ("study-habit-laid", pl.col("laid"), pl.lit(1), False),
    ("study-habit-face-down", pl.col("face_down"), pl.lit(1), False),
    ("study-habit-paid", pl.col("paid"), pl.col("laid"), False),
    ("study-habit-bonus", pl.col("bonus_earned"), pl.col("laid"), True),
    ("study-habit-clearing", pl.col("drawn_clearing"), DRAWN, True),
)


def section(context: ReportContext) -> Section:
    data = context.data
    planner = planner_field(data)
    if planner is None:
        texts = [context.get("study-unlike-none")]
        return Section("unlike", context.get("study-unlike"), texts)
    texts = [context.get("study-unlike-intro", field=context.field(data.fields[data.main]))]
    parts: list[Figure | ReportTable] = [_habits(context, planner), _species(context, planner)]
    return Section("unlike", context.get("study-unlike"), texts, parts)


def planner_field(data: Data) -> int | None:
    """The planner's games at the tables of the main games; None: there are none."""
    field = replace(data.fields[data.main], bots=(PLANNER,))
    if field == data.fields[data.main] or field not in data.fields:
        return None
    return data.fields.index(field)


def habit(data: Data, field: int, up: pl.Expr, down: pl.Expr) -> Estimate | None:
    """A ratio of two sums over all seats."""
    each = (
        data.seats_of(field)
        .group_by("id")
        .agg(
            pl.lit(field).alias("field"),
            up.cast(pl.Int64).sum().alias("up"),
            # Where every seat counts once, too.
            (down + 0 * pl.col("seat")).cast(pl.Int64).sum().alias("down"),
        )
    )
    return ratios(each, "field", "up", "down").get(field)


def laid(data: Data, field: int) -> dict[str, Estimate]:
    """The share of the seats that laid each species."""
    each = data.species_of(field).group_by("id", "species").agg(pl.len().alias("seats"))
    return occurrences(each, "species", data.sizes[field], data.fields[field].players)


# -- what is shown -------------------------------------------------------------------------


def _habits(context: ReportContext, planner: int) -> ReportTable:
    data = context.data
    rows: list[Row] = []
    for message, up, down, share in HABITS:
        own, other = (habit(data, field, up, down) for field in (data.main, planner))
        if own is None or other is None:
            continue
        form: Callable[[float], str] = context.share if share else context.count(1)
        apart = context.points if share else context.count(1, True)
        cells = [context.cell(own, form), context.cell(other, form)]
        rows.append([context.get(message), *cells, context.cell(own - other, apart)])
    return ReportTable(context.get("study-habits"), _columns(context, "study-habit"), rows)


def _species(context: ReportContext, planner: int) -> ReportTable:
    """All species, those that the planner neglects most first."""
    data = context.data
    own, other = laid(data, data.main), laid(data, planner)
    both = {key: own[key] - other[key] for key in data.box.species if key in own and key in other}
    order = sorted(both, key=lambda key: (-both[key].value, key))
    rows: list[Row] = [
        [
            context.named(key),
            context.cell(own[key], context.share),
            context.cell(other[key], context.share),
            context.cell(both[key], context.points),
        ]
        for key in order
    ]
    return ReportTable(context.get("study-unlike-table"), _columns(context, "study-species"), rows)


def _columns(context: ReportContext, first: str) -> list[str]:
    main = context.bots(context.data.fields[context.data.main].bots)
    return [context.get(first), main, PLANNER, context.get("study-difference")]
