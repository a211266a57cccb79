"""What every species is worth: points per play, per card and turn spent, and victories with it.

A card spent is the card itself or one that was paid for it; a turn is spent if the card was the
turn's action. Good players count a turn as two cards, which is what a turn of drawing brings; so
the last of the measures divides by cards and turns together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import polars as pl

from spinney.cards.catalog import SPECIES
from spinney.lab.study import figures
from spinney.lab.study.data import POINT, VICTORY, Data
from spinney.lab.study.figures import Dot
from spinney.lab.study.intervals import FEWEST, Estimate, apart, moments, rates, ratios
from spinney.lab.study.page import Figure, Row, Section, Table
from spinney.lab.study.telling import Telling

#: A turn in cards.
TURN_IN_CARDS: Final = 2
#: Species laid in fewer games are not compared by victories, nor shown in pictures.
ENOUGH: Final = 100
#: So many species stand in a picture.
SHOWN: Final = 24

#: What points are divided by.
MEASURES: Final = {
    "play": pl.col("laid"),
    "card": pl.col("laid") + pl.col("paid"),
    "turn": pl.col("turns"),
    "cost": pl.col("laid") + pl.col("paid") + TURN_IN_CARDS * pl.col("turns"),
}


@dataclass(frozen=True)
class Worth:
    """What was found of one species in one field."""

    key: str
    plays: int
    #: Of all seats, those that laid it.
    seats: float
    points: dict[str, Estimate]
    with_it: Estimate
    without: float
    apart: Estimate


def section(tell: Telling) -> Section:
    data = tell.data
    found = worths(data, data.main)
    often = [worth for worth in found if worth.apart.games and worth.with_it.games >= ENOUGH]
    parts: list[Figure | Table] = []
    if often:
        parts += [_points(tell, often), _victories(tell, often)]
    if found:
        parts.append(_table(tell, found))
    texts = [
        tell.get("study-worth-intro", field=tell.field(data.fields[data.main])),
        tell.get(
            "study-worth-caution", n=len(found), chance=tell.number(len(found) / 20), **tell.example
        ),
    ]
    return Section("worth", tell.get("study-worth"), texts, parts)


def worths(data: Data, field: int) -> list[Worth]:
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
    for key in SPECIES[data.kind]:
        row = sums.get(key)
        if row is None or row["n"] < FEWEST or row["x"] >= size * players:
            continue
        seats = size * players
        found.append(
            Worth(
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
    """What a table made of a species in one game: sums over the seats that laid it."""
    won = data.seats_of(field).select("id", "seat", "victories")
    sums = [pl.col(name).cast(pl.Int64).sum() for name in ("laid", "paid", "turns", "share")]
    return (
        data.species_of(field)
        .join(won, ["id", "seat"])
        .group_by("id", "species")
        .agg(*sums, pl.col("victories").sum(), pl.len().alias("seats"))
    )


# -- what is shown -------------------------------------------------------------------------


def _points(tell: Telling, found: Sequence[Worth]) -> Figure:
    best = sorted(found, key=lambda worth: (-worth.points["cost"].value, worth.key))[:SHOWN]
    rows = [Dot(tell.species(worth.key), worth.points["cost"]) for worth in best]
    first = best[0]
    return Figure(
        "worth-points",
        tell.get("study-worth-points", n=len(rows)),
        tell.get("study-worth-points-read", n=ENOUGH),
        tell.get(
            "study-worth-points-found",
            species=tell.species(first.key),
            cost=tell.number(first.points["cost"].value, 2),
            range=tell.spread(first.points["cost"], tell.count(2)),
            play=tell.number(first.points["play"].value, 1),
            n=sum(worth.points["cost"].value > 1 for worth in found),
            all=len(found),
        ),
        figures.dots("worth-points", rows, tell.get("study-points-cost"), tell.count(1)),
    )


def _victories(tell: Telling, found: Sequence[Worth]) -> Figure:
    ranked = sorted(found, key=lambda worth: (-worth.apart.value, worth.key))
    shown = ranked if len(ranked) <= SHOWN else ranked[: SHOWN // 2] + ranked[-SHOWN // 2 :]
    best, worst = ranked[0], ranked[-1]
    return Figure(
        "worth-victories",
        tell.get("study-worth-victories", n=len(shown)),
        tell.get("study-worth-victories-read"),
        tell.get(
            "study-worth-victories-found",
            best=tell.species(best.key),
            more=tell.points(best.apart.value),
            worst=tell.species(worst.key),
            less=tell.points(worst.apart.value),
            clear=sum(worth.apart.clear_of(0, len(found)) for worth in found),
            all=len(found),
        ),
        figures.dots(
            "worth-victories",
            [Dot(tell.species(worth.key), worth.apart, 0.0) for worth in shown],
            tell.get("study-apart"),
            lambda value: tell.number(100 * value, 0, True),
        ),
    )


def _table(tell: Telling, found: Sequence[Worth]) -> Table:
    """Every species, best first, and in the end the points per play of the fields beside."""
    data = tell.data
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
            tell.species(worth.key),
            tell.percent(worth.seats),
            *(tell.cell(worth.points.get(name), tell.count(2)) for name in MEASURES),
            tell.cell(worth.with_it, lambda value: tell.percent(value, 1)),
            tell.percent(worth.without, 1),
            tell.cell(worth.apart, tell.points),
            *(tell.cell(others[number].get(worth.key), tell.count(2)) for number in beside),
        ]
        for worth in sorted(found, key=lambda worth: (-worth.points["cost"].value, worth.key))
    ]
    names = [tell.get(name) for name in columns]
    names += [
        tell.get("study-points-play-at", players=tell.players(data.fields[number].players))
        for number in beside
    ]
    return Table(tell.get("study-worth-table"), names, rows)
