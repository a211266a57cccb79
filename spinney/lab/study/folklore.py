"""Folklore: what players say about a game, and what these games say about that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import polars as pl

from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.intervals import Estimate, rates
from spinney.lab.study.page import ReportTable, Section
from spinney.lab.study.report_context import ReportContext
from spinney.lab.study.species_values import species_values
from spinney.lab.study.strategies import RARE, followed, plans

#: Scores that are called solid, and strong, at two players.
SOLID, STRONG, EXTREME = 140, 200, 280
#: Trees that are said to be weak unless there are many of them.
WEAK: Final = ("linden", "birch", "beech", "horse_chestnut")

Args = dict[str, str | int]


def section(context: ReportContext) -> Section:
    rows = [
        [context.get(said, **args), context.get(found, **args)]
        for said, found, answer in FOLKLORE[context.data.kind]
        if (args := answer(context)) is not None
    ]
    columns = [context.get("study-said"), context.get("study-found")]
    parts = (
        [ReportTable(context.get("study-sayings-table"), columns, rows, frozenset({0, 1}))]
        if rows
        else []
    )
    return Section(
        "sayings", context.get("study-sayings"), [context.get("study-sayings-intro")], parts
    )


def _scores(context: ReportContext) -> Args | None:
    """How many scores at two players are solid, strong, or even higher?"""
    data = context.data
    if data.fields[data.main].players != 2:
        return None
    scores = data.seats_of(data.main)["score"].to_list()
    solid, strong, more = (
        context.percent(sum(low <= score < high for score in scores) / len(scores))
        for low, high in ((SOLID, STRONG), (STRONG, EXTREME), (EXTREME, 10_000))
    )
    return {
        "field": context.field(data.fields[data.main]),
        "solid": solid,
        "strong": strong,
        "more": more,
    }


@dataclass(frozen=True)
class Plan:
    """Cards that are said to go together: types or species, and at least how many of each."""

    cards: tuple[tuple[str, int], ...]

    def __call__(self, context: ReportContext) -> Args | None:
        """How often do seats with them win, at small tables and at large ones?"""
        data = context.data
        series = data.series("players")
        if not series:
            return None
        few, many = series[0], series[-1]
        first, last = followers(data, few, self.cards), followers(data, many, self.cards)
        if first is None or last is None:
            return None
        counts = [
            context.get("study-least", what=context.group(key), least=least)
            for key, least in self.cards
        ]
        args: Args = {"cards": context.wording.listed("list-and", counts)}
        for name, number, found in (("few", few, first), ("many", many, last)):
            field = data.fields[number]
            args[f"{name}_players"] = context.players(field.players)
            args[f"{name}_share"] = context.percent(found.value, 1)
            args[f"{name}_range"] = context.spread(found, lambda value: context.percent(value, 1))
            args[f"{name}_fair"] = context.percent(field.fair)
        return args


def followers(data: Data, field: int, cards: tuple[tuple[str, int], ...]) -> Estimate | None:
    """The win rate of the seats with at least so many cards of each type or species."""
    counts = {
        key: pl.col("laid").filter(pl.col("species").is_in(_of(data, key))).sum()
        for key, _ in cards
    }
    seats = (
        data.species_of(field)
        .group_by("id", "seat")
        .agg(**counts)
        .filter(pl.all_horizontal(pl.col(key) >= least for key, least in cards))
        .join(data.seats_of(field).select("id", "seat", "victories"), ["id", "seat"])
        .group_by("id")
        .agg(pl.lit(field).alias("field"), pl.col("victories").sum(), pl.len().alias("seats"))
    )
    return rates(seats, "field", "victories", "seats", VICTORY).get(field)


def _of(data: Data, key: str) -> list[str]:
    """The species of a type, or just the one."""
    species = data.box.species
    return [key] if key in species else [each for each in species if key in species[each].tags]


def _weak(context: ReportContext) -> Args | None:
    """Where do the trees that are said to be weak rank?"""
    found = species_values(context.data, context.data.main)
    order = [value.key for value in sorted(found, key=lambda value: -value.points["cost"].value)]
    ranks = [
        f"{context.species(key)} {context.number(order.index(key) + 1)}"
        for key in WEAK
        if key in order
    ]
    named = context.wording.listed("list-and", [context.species(key) for key in WEAK])
    return {"species": named, "ranks": ", ".join(ranks), "n": len(order)} if ranks else None


def _close(context: ReportContext) -> Args | None:
    """How far apart are the strategies?"""
    data = context.data
    found = [
        one for one in followed(plans(data, data.main), "first") if one.seats >= RARE
    ]  # fmt: skip
    if len(found) < 2:
        return None
    least, most = (pick(found, key=lambda one: one.victories.value) for pick in (min, max))
    return {
        "common": context.percent(RARE),
        "least": context.percent(least.victories.value),
        "first": context.group(least.key),
        "most": context.percent(most.victories.value),
        "second": context.group(most.key),
        "fair": context.percent(data.fields[data.main].fair),
    }


PLAN, FOUND = "study-say-plan", "study-say-plan-found"
CLOSE: Final = ("study-say-close", "study-say-close-found", _close)

#: By game: the claim, the finding, and how to get it.
FOLKLORE: Final[dict[str, tuple[tuple[str, str, Callable[[ReportContext], Args | None]], ...]]] = {
    FOREST: (
        ("study-say-scores", "study-say-scores-found", _scores),
        ("study-say-deer", FOUND, Plan((("deer", 2), ("wolf", 1)))),
        ("study-say-weak", "study-say-weak-found", _weak),
        CLOSE,
    ),
    DARTMOOR: (
        (PLAN, FOUND, Plan((("dartmoor_black_rabbit", 3), ("dartmoor_badger", 1)))),
        (PLAN, FOUND, Plan((("plant", 4), ("ash", 1)))),
        (PLAN, FOUND, Plan((("moor", 4), ("dartmoor_pony", 1)))),
        (PLAN, FOUND, Plan((("dragonfly", 3),))),
        CLOSE,
    ),
}
