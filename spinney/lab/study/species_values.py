"""What every species is worth: points per play, per card and turn spent, and victories with it.

Cards spent are the card itself and those paid for it; a turn is spent if the card was the turn's
action. Good players count a turn as two cards, which is what drawing for a turn yields; so the
last measure divides by cards and turns together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import POINT, VICTORY, Data
from spinney.lab.study.figures import Dot
from spinney.lab.study.intervals import FEWEST, Estimate, apart, moments, rates, ratios
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext

#: How many cards a turn is worth.
TURN_IN_CARDS: Final = 2
#: Species laid in fewer games are neither compared by victories nor shown in pictures.
ENOUGH: Final = 100
#: The number of species in a picture.
SHOWN: Final = 24

#: What points are divided by.
MEASURES: Final = {
    "play": pl.col("laid"),
    "card": pl.col("laid") + pl.col("paid"),
    "turn": pl.col("turns"),
    "cost": pl.col("laid") + pl.col("paid") + TURN_IN_CARDS * pl.col("turns"),
}


@dataclass(frozen=True)
class SpeciesValue:
    """The findings about one species in one field."""

    key: str
    plays: int
    #: The share of seats that laid it.
    seats: float
    points: dict[str, Estimate]
    with_it: Estimate
    without: float
    apart: Estimate


def section(context: ReportContext) -> Section:
    data = context.data
    found = species_values(data, data.main)
    often = [value for value in found if value.apart.games and value.with_it.games >= ENOUGH]
    parts: list[Figure | ReportTable] = []
    if often:
        parts += [_points(context, often), _victories(context, often)]
    if found:
        parts.append(_table(context, found))
    texts = [
        context.get("study-worth-intro", field=context.field(data.fields[data.main])),
        context.get(
            "study-worth-caution",
            n=len(found),
            chance=context.number(len(found) / 20),
            **context.example,
        ),
    ]
    return Section("worth", context.get("study-worth"), texts, parts)


def species_values(data: Data, field: int) -> list[SpeciesValue]:
    """All species that were laid, in the order of the card tables."""
    each = per_game(data, field)
    size, players = data.sizes[field], data.fields[field].players
    points = {
        name: ratios(each.with_columns(spent=spent), "species", "share", "spent", POINT)
        for name, spent in MEASURES.items()
    }
    victories = rates(each, "species", "victories", "seats", VICTORY)
    sums = {
        row["species"]: row
        for row in each.group_by("species")
        .agg(*moments("victories", "seats"), pl.col("laid").sum())
        .to_dicts()
    }
    found = []
    for key in data.box.species:
        row = sums.get(key)
        if row is None or row["n"] < FEWEST or row["x"] >= size * players:
            continue
        seats = size * players
        found.append(
            SpeciesValue(
                key,
                row["laid"],
                row["x"] / seats,
                {name: measured[key] for name, measured in points.items() if key in measured},
                victories[key],
                (size - row["y"] / VICTORY) / (seats - row["x"]),
                apart(row, size, seats, VICTORY),
            )
        )
    return found


def per_game(data: Data, field: int) -> pl.DataFrame:
    """Sums per species and game, over the seats that laid it."""
    won = data.seats_of(field).select("id", "seat", "victories")
    sums = [pl.col(name).cast(pl.Int64).sum() for name in ("laid", "paid", "turns", "share")]
    return (
        data.species_of(field)
        .join(won, ["id", "seat"])
        .group_by("id", "species")
        .agg(*sums, pl.col("victories").sum(), pl.len().alias("seats"))
    )


# -- what is shown -------------------------------------------------------------------------


def _points(context: ReportContext, found: Sequence[SpeciesValue]) -> Figure:
    best = sorted(found, key=lambda value: (-value.points["cost"].value, value.key))[:SHOWN]
    rows = [Dot(context.species(value.key), value.points["cost"]) for value in best]
    first = best[0]
    return Figure(
        "worth-points",
        context.get("study-worth-points", n=len(rows)),
        context.get("study-worth-points-read", n=ENOUGH),
        context.get(
            "study-worth-points-found",
            species=context.species(first.key),
            cost=context.number(first.points["cost"].value, 2),
            range=context.spread(first.points["cost"], context.count(2)),
            play=context.number(first.points["play"].value, 1),
            n=sum(value.points["cost"].value > 1 for value in found),
            all=len(found),
        ),
        figures.dots("worth-points", rows, context.get("study-points-cost"), context.count(1)),
    )


def _victories(context: ReportContext, found: Sequence[SpeciesValue]) -> Figure:
    ranked = sorted(found, key=lambda value: (-value.apart.value, value.key))
    shown = ranked if len(ranked) <= SHOWN else ranked[: SHOWN // 2] + ranked[-SHOWN // 2 :]
    best, worst = ranked[0], ranked[-1]
    return Figure(
        "worth-victories",
        context.get("study-worth-victories", n=len(shown)),
        context.get("study-worth-victories-read"),
        context.get(
            "study-worth-victories-found",
            best=context.species(best.key),
            more=context.points(best.apart.value),
            worst=context.species(worst.key),
            less=context.points(worst.apart.value),
            clear=sum(value.apart.clear_of(0, len(found)) for value in found),
            all=len(found),
        ),
        figures.dots(
            "worth-victories",
            [Dot(context.species(value.key), value.apart, 0.0) for value in shown],
            context.get("study-apart"),
            lambda value: context.number(100 * value, 0, True),
        ),
    )


def _table(context: ReportContext, found: Sequence[SpeciesValue]) -> ReportTable:
    """Every species, best first; the last columns are points per play with other player counts."""
    data = context.data
    beside = [number for number in data.series("players") if number != data.main]
    others = {
        number: ratios(per_game(data, number), "species", "share", "laid", POINT)
        for number in beside
    }
    columns = [
        "study-species",
        "study-laid",
        "study-points-play",
        "study-points-card",
        "study-points-turn",
        "study-points-cost",
        "study-with",
        "study-without",
        "study-apart",
    ]
    rows: list[Row] = [
        [
            context.named(value.key),
            context.percent(value.seats),
            *(context.cell(value.points.get(name), context.count(2)) for name in MEASURES),
            context.cell(value.with_it, lambda value: context.percent(value, 1)),
            context.percent(value.without, 1),
            context.cell(value.apart, context.points),
            *(context.cell(others[number].get(value.key), context.count(2)) for number in beside),
        ]
        for value in sorted(found, key=lambda value: (-value.points["cost"].value, value.key))
    ]
    names = [context.get(name) for name in columns]
    names += [
        context.get("study-points-play-at", players=context.players(data.fields[number].players))
        for number in beside
    ]
    return ReportTable(context.get("study-worth-table"), names, rows)
