"""Bonuses: how often they are earned, on which cards, and how they relate to points."""

from __future__ import annotations

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import Data
from spinney.lab.study.figures import Dot
from spinney.lab.study.intervals import Estimate, clustered_slope, rates, ratios
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext
from spinney.lab.study.species_values import ENOUGH, SHOWN


def section(context: ReportContext) -> Section:
    data = context.data
    parts: list[Figure | ReportTable] = []
    for factor in ("bots", "players"):
        series = data.series(factor)
        if series:
            parts.append(_by(context, factor, series))
    found = earned_by_species(data, data.main)
    if found:
        parts.append(_species(context, found))
    parts.append(_table(context))
    return Section(
        "bonuses", context.get("study-bonuses"), [context.get("study-bonuses-intro")], parts
    )


def earned(data: Data) -> dict[int, Estimate]:
    """The share of possible bonuses that were earned, in each field."""
    return rates(_tables(data), "field", "bonus_earned", "bonus_asked")


def number(data: Data) -> dict[int, Estimate]:
    """How many bonuses a seat earned per game, in each field."""
    return ratios(_tables(data), "field", "bonus_earned", "seats")


def _tables(data: Data) -> pl.DataFrame:
    sums = [pl.col(name).cast(pl.Int64).sum() for name in ("bonus_earned", "bonus_asked")]
    return data.seats.group_by("id").agg(pl.col("field").first(), *sums, pl.len().alias("seats"))


def earned_by_species(data: Data, field: int) -> dict[str, Estimate]:
    """The share for each species with a bonus, out of the times it was laid by paying."""
    having = [key for key, species in data.box.species.items() if species.bonus]
    asked = pl.col("laid").cast(pl.Int64) - pl.col("free").cast(pl.Int64)
    each = (
        data.species_of(field)
        .filter(pl.col("species").is_in(having))
        .group_by("id", "species")
        .agg(asked.sum().alias("asked"), pl.col("bonus").cast(pl.Int64).sum())
        .filter(pl.col("asked") > 0)
    )
    return {
        key: share
        for key, share in rates(each, "species", "bonus", "asked").items()
        if share.games >= ENOUGH
    }


def one_more(data: Data, field: int) -> Estimate | None:
    """How many more points go with one more bonus, both relative to the mean of the table."""
    game = pl.col("id").rank("dense") - 1
    seats = data.seats_of(field).select(
        game.alias("game"),
        (pl.col("bonus_earned") - pl.col("bonus_earned").mean().over("id")).alias("bonuses"),
        (pl.col("score") - pl.col("score").mean().over("id")).alias("points"),
    )
    return clustered_slope(
        seats["bonuses"].to_numpy().astype(float),
        seats["points"].to_numpy().astype(float),
        seats["game"].to_numpy().astype(int),
    )


# -- what is shown -------------------------------------------------------------------------


def _by(context: ReportContext, factor: str, series: list[int]) -> Figure:
    fields, found = context.data.fields, earned(context.data)
    rows = [
        Dot(context.level(fields[number], factor), found[number])
        for number in series
        if number in found
    ]
    least, most = (pick(rows, key=lambda row: row.found.value) for pick in (min, max))
    return Figure(
        f"bonuses-{factor}",
        context.get(
            "study-bonuses-by", factor=factor, field=context.field(fields[series[0]], factor)
        ),
        context.get("study-bonuses-read"),
        context.get(
            "study-bonuses-found",
            same=least.found.value == most.found.value,
            least=context.percent(least.found.value, 1),
            first=least.label,
            most=context.percent(most.found.value, 1),
            second=most.label,
        ),
        figures.dots(
            f"bonuses-{factor}", rows, context.get("study-bonuses-earned"), context.percent
        ),
    )


def _species(context: ReportContext, found: dict[str, Estimate]) -> Figure:
    ranked = sorted(found.items(), key=lambda one: (-one[1].value, one[0]))
    shown = ranked if len(ranked) <= SHOWN else ranked[: SHOWN // 2] + ranked[-SHOWN // 2 :]
    (best, most), (worst, least) = ranked[0], ranked[-1]
    return Figure(
        "bonuses-species",
        context.get(
            "study-bonuses-species", field=context.field(context.data.fields[context.data.main])
        ),
        context.get("study-bonuses-read"),
        context.get(
            "study-bonuses-found",
            same=least.value == most.value,
            least=context.percent(least.value, 1),
            first=context.species(worst),
            most=context.percent(most.value, 1),
            second=context.species(best),
        ),
        figures.dots(
            "bonuses-species",
            [Dot(context.species(key), share) for key, share in shown],
            context.get("study-bonuses-earned"),
            context.percent,
        ),
    )


def _table(context: ReportContext) -> ReportTable:
    data = context.data
    shares, each = earned(data), number(data)
    rows: list[Row] = [
        [
            context.field(field),
            context.cell(each.get(which), context.count(2)),
            context.cell(shares.get(which), lambda value: context.percent(value, 1)),
            context.cell(one_more(data, which), context.count(2, True)),
        ]
        for which, field in enumerate(data.fields)
    ]
    columns = ("study-games-at", "study-bonuses-seat", "study-bonuses-earned", "study-bonus-more")
    return ReportTable(
        context.get("study-bonuses-table"), [context.get(name) for name in columns], rows
    )
