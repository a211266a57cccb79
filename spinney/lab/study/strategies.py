"""Strategies: where a seat's points come from, what goes together, and what beats what.

A seat's strategy is the plan (see :mod:`spinney.lab.study.groups`) that brought it most points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import POINT, VICTORY, Data
from spinney.lab.study.figures import Cell as Shade
from spinney.lab.study.figures import Dot
from spinney.lab.study.groups import CAVE, groups
from spinney.lab.study.intervals import Estimate, rate, rates, ratios
from spinney.lab.study.page import Figure, Row, Section, Table
from spinney.lab.study.telling import Cell, Telling

#: A strategy that fewer seats follow is left out of the pictures.
RARE: Final = 0.01
#: Two strategies that met in fewer games are not compared.
MEETINGS: Final = 30
#: So many pairs stand in the table.
PAIRS: Final = 15


@dataclass(frozen=True)
class Strategy:
    """What was found of one plan, or of two together."""

    key: str
    #: Of all seats, those that follow it.
    seats: float
    score: Estimate
    victories: Estimate


def section(tell: Telling) -> Section:
    data = tell.data
    field = data.main
    each = plans(data, field)
    found = followed(each, "first")
    parts: list[Figure | Table] = []
    if found:
        parts += [_figure(tell, found), _pairs(tell, each), _pair_table(tell, each)]
        duel = duels(each) if data.fields[field].players == 2 else {}
        if duel:
            parts.append(_duels(tell, duel, [one.key for one in found]))
        parts.append(_table(tell, found))
    texts = [
        tell.get("study-strategies-intro", field=tell.field(data.fields[field]), **tell.example),
        tell.get("study-strategies-caution"),
    ]
    return Section("strategies", tell.get("study-strategies"), texts, parts)


def plans(data: Data, field: int) -> pl.DataFrame:
    """Every seat with the plans that brought it most and second most points."""
    plan = pl.col("species").replace_strict(groups(data.kind), return_dtype=pl.String)
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
    """What came of the strategies, the most frequent first."""
    tables = each.group_by("id", by).agg(
        pl.col("score").cast(pl.Int64).sum(), pl.col("victories").sum(), pl.len().alias("seats")
    )
    scores = ratios(tables, by, "score", "seats")
    victories = rates(tables, by, "victories", "seats", VICTORY)
    number = dict(each.group_by(by).len().iter_rows())
    found = [Strategy(key, number[key] / len(each), scores[key], victories[key]) for key in scores]
    return sorted(found, key=lambda one: (-one.seats, one.key))


def duels(each: pl.DataFrame) -> dict[tuple[str, str], Estimate]:
    """At two players, the victories of one strategy against another."""
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


def _figure(tell: Telling, found: list[Strategy]) -> Figure:
    shown = _common(found)
    fair = tell.data.fields[tell.data.main].fair
    best = max(shown, key=lambda one: one.victories.value)
    return Figure(
        "strategies-victories",
        tell.get("study-strategies-by"),
        tell.get("study-strategies-read"),
        tell.get(
            "study-strategies-found",
            often=tell.group(shown[0].key),
            share=tell.percent(shown[0].seats),
            best=tell.group(best.key),
            victories=tell.percent(best.victories.value, 1),
            range=tell.spread(best.victories, lambda value: tell.percent(value, 1)),
            fair=tell.percent(fair),
        ),
        figures.bars_and_dots(
            "strategies-victories",
            [one.seats for one in shown],
            [Dot(tell.group(one.key), one.victories, fair) for one in shown],
            (tell.get("study-share-of-seats"), tell.get("study-victories-seat")),
            tell.percent,
        ),
    )


def _pairs(tell: Telling, each: pl.DataFrame) -> Figure:
    """How often two plans go together, by what chance would make of it."""
    seats = len(each)
    firsts = _shares(each, "first")
    seconds = _shares(each, "second")
    rows = [key for key, share in firsts.items() if share >= RARE]
    columns = [key for key, share in seconds.items() if share >= RARE]
    pairs = each.group_by("first", "second").len().sort("first", "second").iter_rows()
    number = {(first, second): times for first, second, times in pairs}
    cells = {}
    for y, first in enumerate(rows):
        # Nobody's second plan is the first: the others' shares fill its place.
        room = 1 - seconds.get(first, 0.0)
        for x, second in enumerate(columns):
            if first != second:
                share = number.get((first, second), 0) / seats
                chance = firsts[first] * seconds[second] / room
                strength = (share - chance) / max(chance, share)
                cells[y, x] = Shade(strength, tell.number(100 * share, 1))
    (first, second), times = max(
        ((pair, times) for pair, times in number.items() if pair[1] is not None),
        key=lambda one: (one[1], one[0]),
    )
    return Figure(
        "strategies-pairs",
        tell.get("study-pairs-by"),
        tell.get("study-pairs-read"),
        tell.get(
            "study-pairs-found",
            first=tell.group(first),
            second=tell.group(second),
            share=tell.percent(times / seats, 1),
        ),
        figures.heat(
            "strategies-pairs",
            [tell.group(key) for key in rows],
            [tell.group(key) for key in columns],
            cells,
            (tell.get("study-plan-first"), tell.get("study-plan-second")),
        ),
    )


def _shares(each: pl.DataFrame, column: str) -> dict[str, float]:
    """How often each plan is first, or second; the most frequent first."""
    number = each.group_by(column).len().drop_nulls()
    rows = number.sort("len", column, descending=[True, False]).iter_rows()
    return {key: times / len(each) for key, times in rows}


def _pair_table(tell: Telling, each: pl.DataFrame) -> Table:
    pairs = [pair for pair in followed(each, "pair") if " " in pair.key][:PAIRS]
    rows: list[Row] = [
        [
            " + ".join(tell.group(key) for key in pair.key.split()),
            tell.percent(pair.seats, 1),
            tell.cell(pair.score, tell.count(1)),
            tell.cell(pair.victories, lambda value: tell.percent(value, 1)),
        ]
        for pair in pairs
    ]
    columns = ("study-pair", "study-share-of-seats", "study-mean-score", "study-victories-seat")
    return Table(
        tell.get("study-pairs-table", n=len(rows)), [tell.get(column) for column in columns], rows
    )


def _duels(tell: Telling, found: dict[tuple[str, str], Estimate], order: list[str]) -> Figure:
    keys = [key for key in order if any(key in pair for pair in found)]
    place = {key: number for number, key in enumerate(keys)}
    cells = {
        (place[first], place[against]): Shade(
            # Full colour from 25 percentage points on; none where 50 % is in the interval.
            4 * (share.value - 0.5) if not share.low <= 0.5 <= share.high else 0.0,
            tell.number(100 * share.value),
        )
        for (first, against), share in found.items()
    }
    (first, against), best = max(found.items(), key=lambda one: (one[1].low, one[0]))
    return Figure(
        "strategies-duels",
        tell.get("study-duels-by"),
        tell.get("study-duels-read", n=MEETINGS),
        tell.get(
            "study-duels-found",
            first=tell.group(first),
            second=tell.group(against),
            share=tell.percent(best.value),
            range=tell.spread(best, tell.percent),
            games=tell.number(best.games),
        ),
        figures.heat(
            "strategies-duels",
            [tell.group(key) for key in keys],
            [tell.group(key) for key in keys],
            cells,
            (tell.get("study-plan-own"), tell.get("study-plan-rival")),
        ),
    )


def _table(tell: Telling, found: list[Strategy]) -> Table:
    """Every strategy, with its victories by the number of players."""
    data = tell.data
    beside = [number for number in data.series("players") if number != data.main]
    others = {
        number: {one.key: one.victories for one in followed(plans(data, number), "first")}
        for number in beside
    }
    rows: list[Row] = []
    for one in found:
        row: list[Cell | str] = [
            tell.group(one.key),
            tell.percent(one.seats, 1),
            tell.cell(one.score, tell.count(1)),
            tell.cell(one.victories, lambda value: tell.percent(value, 1)),
        ]
        for number in beside:
            row.append(tell.cell(others[number].get(one.key), lambda value: tell.percent(value, 1)))
        rows.append(row)
    names = [
        tell.get(name)
        for name in (
            "study-plan",
            "study-share-of-seats",
            "study-mean-score",
            "study-victories-seat",
        )
    ]
    names += [
        tell.get(
            "study-victories-at",
            players=tell.players(data.fields[number].players),
            fair=tell.percent(data.fields[number].fair),
        )
        for number in beside
    ]
    return Table(tell.get("study-strategies-table"), names, rows)
