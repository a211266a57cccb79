"""How much the cards taken out unseen before the game matter.

They are taken out at random, so correlations with them are causal. Two questions: how do scores
change if nothing is taken out; and how does each missing copy of a plan's cards change the scores
of the table, and how often that plan wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.figures import Dot
from spinney.lab.study.groups import CAVE, groups
from spinney.lab.study.intervals import FEWEST, Estimate, Floats, explained, ratios, slope
from spinney.lab.study.page import Figure, ReportTable, Row, Section
from spinney.lab.study.report_context import ReportContext
from spinney.lab.study.scores import box, mean_scores, spread
from spinney.lab.study.strategies import plans


@dataclass(frozen=True)
class MissingCopy:
    """What one more missing copy of a plan's cards changes."""

    key: str
    mean: float
    score: Estimate
    victories: Estimate | None


def section(context: ReportContext) -> Section:
    data = context.data
    parts: list[Figure | ReportTable] = []
    pairs = data.all_series("no_removal")
    if pairs:
        parts += [_scores(context, pairs), _pair_table(context, pairs)]
    field = _field(data)
    texts = [context.get("study-removal-intro")]
    if field is not None:
        found = missing(data, field)
        whole = variance(data, field)
        if found and whole:
            texts.append(_whole(context, field, whole))
            parts += [_figure(context, field, found), _table(context, found)]
    return Section("removal", context.get("study-removal"), texts, parts)


def _field(data: Data) -> int | None:
    """The largest field where cards are taken out."""
    some = [
        number
        for number in range(len(data.fields))
        if data.fields[number].alike
        and data.games_of(number)["removed"].list.len().sum()
        and data.sizes[number] >= FEWEST
    ]
    return max(some, key=lambda number: (number == data.main, data.sizes[number]), default=None)


def removed_by(data: Data, field: int, key: dict[str, str]) -> pl.DataFrame:
    """For each game, in order, how many copies of each key were taken out."""
    games = data.games_of(field)
    each = (
        games.select("id", pl.col("removed").alias("key"))
        .explode("key")
        .drop_nulls()
        .with_columns(pl.col("key").replace_strict(key, return_dtype=pl.String))
        .group_by("id", "key")
        .len()
        .pivot("key", index="id", values="len", sort_columns=True)
    )
    return games.select("id").join(each, "id", how="left").sort("id").fill_null(0)


def table_scores(data: Data, field: int) -> Floats:
    """The mean score at each table, in the order of the games."""
    each = data.seats_of(field).group_by("id").agg(pl.col("score").mean()).sort("id")
    return each["score"].to_numpy().astype(float)


def missing(data: Data, field: int) -> list[MissingCopy]:
    """What a missing copy of each plan's cards changes."""
    counts = removed_by(data, field, groups(data.box))
    scores = table_scores(data, field)
    won = (
        plans(data, field)
        .group_by("id", "first")
        .agg(pl.col("victories").sum() / VICTORY)
        .pivot("first", index="id", values="victories")
    )
    wins = counts.select("id").join(won, "id", how="left").sort("id").fill_null(0)
    found = []
    for key in (name for name in counts.columns if name not in ("id", CAVE)):
        number = counts[key].to_numpy().astype(float)
        score = slope(number, scores)
        victory = wins[key].to_numpy().astype(float) if key in wins.columns else None
        if score is not None:
            found.append(
                MissingCopy(
                    key,
                    float(number.mean()),
                    score,
                    None if victory is None else slope(number, victory),
                )
            )
    return sorted(found, key=lambda one: (one.score.value, one.key))


def variance(data: Data, field: int) -> Estimate | None:
    """The share of the variance between tables that all missing cards together explain."""
    species = removed_by(data, field, {key: key for key in data.box.species})
    counts = species.drop("id").to_numpy().astype(float)
    return explained(counts, table_scores(data, field))


# -- what is shown -------------------------------------------------------------------------


def _differences(data: Data, pairs: Sequence[Sequence[int]]) -> list[Estimate]:
    """The mean score with all cards, minus that with cards taken out."""
    means = mean_scores(data)
    return [means[kept] - means[taken] for taken, kept in pairs]


def _scores(context: ReportContext, pairs: Sequence[Sequence[int]]) -> Figure:
    data = context.data
    found = spread(data.seats, "score")
    rows = [
        box(
            context.get(
                "study-label-both",
                first=context.short(data.fields[number]),
                second=context.level(data.fields[number], "no_removal"),
            ),
            found[number],
        )
        for pair in pairs
        for number in pair
    ]
    differences = _differences(data, pairs)
    at = max(range(len(pairs)), key=lambda number: abs(differences[number].value))
    return Figure(
        "removal-scores",
        context.get("study-removal-by"),
        context.get("study-boxes-read"),
        context.get(
            "study-removal-found",
            field=context.field(data.fields[pairs[at][0]]),
            points=context.number(differences[at].value, 1, True),
            range=context.spread(differences[at], context.count(1, True)),
        ),
        figures.boxes("removal-scores", rows, context.get("study-score"), context.count(0)),
    )


def _pair_table(context: ReportContext, pairs: Sequence[Sequence[int]]) -> ReportTable:
    data = context.data
    means = mean_scores(data)
    each = data.seats.group_by("id").agg(
        pl.col("field").first(), pl.col("turns").cast(pl.Int64).sum(), pl.len().alias("seats")
    )
    turns = ratios(each, "field", "turns", "seats")
    spreads = dict(data.seats.group_by("field").agg(pl.col("score").std()).iter_rows())
    rows: list[Row] = [
        [
            context.field(data.fields[taken]),
            _both(context, data.sizes[taken], data.sizes[kept]),
            context.cell(means[taken], context.count(1)),
            context.cell(means[kept], context.count(1)),
            context.cell(means[kept] - means[taken], context.count(1, True)),
            context.cell(turns[kept] - turns[taken], context.count(1, True)),
            _both(context, spreads[taken], spreads[kept], 1),
        ]
        for taken, kept in pairs
    ]
    columns = [
        "study-games-at",
        "study-games",
        "study-score-removed",
        "study-score-kept",
        "study-more-points",
        "study-more-turns",
        "study-spread",
    ]
    return ReportTable(
        context.get("study-removal-pairs"), [context.get(name) for name in columns], rows
    )


def _both(context: ReportContext, taken: float, kept: float, digits: int = 0) -> str:
    """A number with removal and without."""
    return f"{context.number(taken, digits)} / {context.number(kept, digits)}"


def _whole(context: ReportContext, field: int, whole: Estimate) -> str:
    return context.get(
        "study-removal-whole",
        field=context.field(context.data.fields[field]),
        share=context.percent(max(0.0, whole.value), 1),
        range=context.get(
            "study-range",
            low=context.percent(max(0.0, whole.low), 1),
            high=context.percent(max(0.0, whole.high), 1),
        ),
    )


def _figure(context: ReportContext, field: int, found: Sequence[MissingCopy]) -> Figure:
    rows = [Dot(context.group(one.key), one.score, 0.0) for one in found]
    most = max(found, key=lambda one: abs(one.score.value))
    return Figure(
        "removal-effects",
        context.get("study-missing-by", field=context.field(context.data.fields[field])),
        context.get("study-missing-read"),
        context.get(
            "study-missing-found",
            plan=context.group(most.key),
            points=context.number(most.score.value, 2, True),
            range=context.spread(most.score, context.count(2, True)),
            clear=sum(one.score.clear_of(0, len(found)) for one in found),
            all=len(found),
        ),
        figures.dots(
            "removal-effects", rows, context.get("study-points-copy"), context.count(1, True)
        ),
    )


def _table(context: ReportContext, found: Sequence[MissingCopy]) -> ReportTable:
    rows: list[Row] = [
        [
            context.group(one.key),
            context.number(one.mean, 1),
            context.cell(one.score, context.count(2, True)),
            context.cell(one.victories, lambda value: context.number(100 * value, 2, True)),
        ]
        for one in found
    ]
    columns = ("study-plan", "study-copies", "study-points-copy", "study-victories-copy")
    return ReportTable(
        context.get("study-missing-table"), [context.get(name) for name in columns], rows
    )
