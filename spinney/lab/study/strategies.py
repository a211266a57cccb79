"""Strategies: where a seat's points come from, what goes together, and what beats what.

A seat's strategy is the plan (see :mod:`spinney.lab.study.groups`) that scored it the most points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import POINT, VICTORY, Data
from spinney.lab.study.figures import Dot, HeatCell
from spinney.lab.study.groups import CAVE, groups
from spinney.lab.study.intervals import Estimate, rate, rates, ratios
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext, TableCell

#: Strategies with a smaller share of seats are left out of the pictures.
RARE: Final = 0.01
#: Two strategies that met in fewer games are not compared.
MEETINGS: Final = 30
#: The number of pairs in the table.
PAIRS: Final = 15


@dataclass(frozen=True)
class Strategy:
    """The findings about one plan, or about two together."""

    key: str
    #: The share of seats that follow it.
    seats: float
    score: Estimate
    victories: Estimate


def section(context: ReportContext) -> Section:
    data = context.data
    field = data.main
    each = plans(data, field)
    found = followed(each, "first")
    parts: list[Figure | ReportTable] = []
    if found:
        parts += [_figure(context, found), _pairs(context, each), _pair_table(context, each)]
        duel = duels(each) if data.fields[field].players == 2 else {}
        if duel:
            parts.append(_duels(context, duel, [one.key for one in found]))
        parts.append(_table(context, found))
    texts = [
        context.get(
            "study-strategies-intro", field=context.field(data.fields[field]), **context.example
        ),
        context.get("study-strategies-caution"),
    ]
    return Section("strategies", context.get("study-strategies"), texts, parts)


def plans(data: Data, field: int) -> pl.DataFrame:
    """Every seat with the plans that scored it the most and the second most points."""
    plan = pl.col("species").replace_strict(groups(data.box), return_dtype=pl.String)
    seats = data.seats_of(field)
    cave = seats.select(
        "id", "seat", pl.lit(CAVE).alias("plan"), (pl.col("points_cave") * POINT).alias("share")
    )
    laid = data.species_of(field).select("id", "seat", plan.alias("plan"), "share")
    ranked = (
        pl.concat([laid, cave.cast({"share": pl.Int64})])
        .group_by("id", "seat", "plan")
        .agg(pl.col("share").sum())
        .filter(pl.col("share") > 0)
        .sort("id", "seat", "share", "plan", descending=[False, False, True, False])
    )
    chosen = ranked.group_by("id", "seat", maintain_order=True).agg(
        pl.col("plan").get(0).alias("first"),
        pl.col("plan").get(1, null_on_oob=True).alias("second"),
        (pl.col("share").get(0) / POINT).alias("points"),
    )
    pair = pl.concat_list("first", "second").list.drop_nulls().list.sort().list.join(" ")
    return (
        seats.select("id", "seat", "score", "victories")
        .join(chosen, ["id", "seat"])
        .with_columns(pair.alias("pair"))
    )


def followed(each: pl.DataFrame, by: str) -> list[Strategy]:
    """The results of the strategies, most frequent first."""
    tables = each.group_by("id", by).agg(
        pl.col("score").cast(pl.Int64).sum(), pl.col("victories").sum(), pl.len().alias("seats")
    )
    scores = ratios(tables, by, "score", "seats")
    victories = rates(tables, by, "victories", "seats", VICTORY)
    number = dict(each.group_by(by).len().iter_rows())
    found = [Strategy(key, number[key] / len(each), scores[key], victories[key]) for key in scores]
    return sorted(found, key=lambda one: (-one.seats, one.key))


def duels(each: pl.DataFrame) -> dict[tuple[str, str], Estimate]:
    """With two players, the win rate of one strategy against another."""
    other = each.select("id", pl.col("seat").alias("rival"), pl.col("first").alias("against"))
    met = (
        each.join(other, "id")
        .filter((pl.col("seat") != pl.col("rival")) & (pl.col("first") != pl.col("against")))
        .group_by("first", "against")
        .agg(pl.col("victories").sum(), pl.len().alias("games"))
        .filter(pl.col("games") >= MEETINGS)
        .sort("first", "against")
    )
    return {
        (first, against): rate(victories / VICTORY, games)
        for first, against, victories, games in met.iter_rows()
    }


# -- what is shown -------------------------------------------------------------------------


def _common(found: list[Strategy]) -> list[Strategy]:
    return [one for one in found if one.seats >= RARE]


def _figure(context: ReportContext, found: list[Strategy]) -> Figure:
    shown = _common(found)
    fair = context.data.fields[context.data.main].fair
    best = max(shown, key=lambda one: one.victories.value)
    return Figure(
        "strategies-victories",
        context.get("study-strategies-by"),
        context.get("study-strategies-read"),
        context.get(
            "study-strategies-found",
            often=context.group(shown[0].key),
            share=context.percent(shown[0].seats),
            best=context.group(best.key),
            victories=context.percent(best.victories.value, 1),
            range=context.spread(best.victories, lambda value: context.percent(value, 1)),
            fair=context.percent(fair),
        ),
        figures.bars_and_dots(
            "strategies-victories",
            [one.seats for one in shown],
            [Dot(context.group(one.key), one.victories, fair) for one in shown],
            (context.get("study-share-of-seats"), context.get("study-victories-seat")),
            context.percent,
        ),
    )


def _pairs(context: ReportContext, each: pl.DataFrame) -> Figure:
    """How often two plans occur together, compared with chance."""
    seats = len(each)
    firsts = _shares(each, "first")
    seconds = _shares(each, "second")
    rows = [key for key, share in firsts.items() if share >= RARE]
    columns = [key for key, share in seconds.items() if share >= RARE]
    pairs = each.group_by("first", "second").len().sort("first", "second").iter_rows()
    number = {(first, second): times for first, second, times in pairs}
    cells = {}
    for y, first in enumerate(rows):
        # The second plan always differs from the first, so the other shares are scaled up.
        room = 1 - seconds.get(first, 0.0)
        for x, second in enumerate(columns):
            if first != second:
                share = number.get((first, second), 0) / seats
                chance = firsts[first] * seconds[second] / room
                strength = (share - chance) / max(chance, share)
                cells[y, x] = HeatCell(strength, context.number(100 * share, 1))
    (first, second), times = max(
        ((pair, times) for pair, times in number.items() if pair[1] is not None),
        key=lambda one: (one[1], one[0]),
    )
    return Figure(
        "strategies-pairs",
        context.get("study-pairs-by"),
        context.get("study-pairs-read"),
        context.get(
            "study-pairs-found",
            first=context.group(first),
            second=context.group(second),
            share=context.percent(times / seats, 1),
        ),
        figures.heat(
            "strategies-pairs",
            [context.group(key) for key in rows],
            [context.group(key) for key in columns],
            cells,
            (context.get("study-plan-first"), context.get("study-plan-second")),
        ),
    )


def _shares(each: pl.DataFrame, column: str) -> dict[str, float]:
    """How often each plan is first (or second), most frequent first."""
    number = each.group_by(column).len().drop_nulls()
    rows = number.sort("len", column, descending=[True, False]).iter_rows()
    return {key: times / len(each) for key, times in rows}


def _pair_table(context: ReportContext, each: pl.DataFrame) -> ReportTable:
    pairs = [pair for pair in followed(each, "pair") if " " in pair.key][:PAIRS]
    rows: list[Row] = [
        [
            " + ".join(context.group(key) for key in pair.key.split()),
            context.percent(pair.seats, 1),
            context.cell(pair.score, context.count(1)),
            context.cell(pair.victories, lambda value: context.percent(value, 1)),
        ]
        for pair in pairs
    ]
    columns = ("study-pair", "study-share-of-seats", "study-mean-score", "study-victories-seat")
    return ReportTable(
        context.get("study-pairs-table", n=len(rows)),
        [context.get(column) for column in columns],
        rows,
    )


def _duels(
    context: ReportContext, found: dict[tuple[str, str], Estimate], order: list[str]
) -> Figure:
    keys = [key for key in order if any(key in pair for pair in found)]
    place = {key: number for number, key in enumerate(keys)}
    cells = {
        (place[first], place[against]): HeatCell(
            # Full colour from 25 percentage points; none if the interval includes 50 %.
            4 * (share.value - 0.5) if not share.low <= 0.5 <= share.high else 0.0,
            context.number(100 * share.value),
        )
        for (first, against), share in found.items()
    }
    (first, against), best = max(found.items(), key=lambda one: (one[1].low, one[0]))
    return Figure(
        "strategies-duels",
        context.get("study-duels-by"),
        context.get("study-duels-read", n=MEETINGS),
        context.get(
            "study-duels-found",
            first=context.group(first),
            second=context.group(against),
            share=context.percent(best.value),
            range=context.spread(best, context.percent),
            games=context.number(best.games),
        ),
        figures.heat(
            "strategies-duels",
            [context.group(key) for key in keys],
            [context.group(key) for key in keys],
            cells,
            (context.get("study-plan-own"), context.get("study-plan-rival")),
        ),
    )


def _table(context: ReportContext, found: list[Strategy]) -> ReportTable:
    """Every strategy, with its win rate by number of players."""
    data = context.data
    beside = [number for number in data.series("players") if number != data.main]
    others = {
        number: {one.key: one.victories for one in followed(plans(data, number), "first")}
        for number in beside
    }
    rows: list[Row] = []
    for one in found:
        row: list[TableCell | str] = [
            context.group(one.key),
            context.percent(one.seats, 1),
            context.cell(one.score, context.count(1)),
            context.cell(one.victories, lambda value: context.percent(value, 1)),
        ]
        for number in beside:
            row.append(
                context.cell(others[number].get(one.key), lambda value: context.percent(value, 1))
            )
        rows.append(row)
    names = [
        context.get(name)
        for name in (
            "study-plan",
            "study-share-of-seats",
            "study-mean-score",
            "study-victories-seat",
        )
    ]
    names += [
        context.get(
            "study-victories-at",
            players=context.players(data.fields[number].players),
            fair=context.percent(data.fields[number].fair),
        )
        for number in beside
    ]
    return ReportTable(context.get("study-strategies-table"), names, rows)
