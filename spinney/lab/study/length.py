"""How long games are and when the winters come."""

from __future__ import annotations

import polars as pl

from spinney.lab.study import figures
from spinney.lab.study.data import Data
from spinney.lab.study.figures import Span
from spinney.lab.study.intervals import ratios
from spinney.lab.study.page import Figure, Row, Section, Table
from spinney.lab.study.scores import box, spread
from spinney.lab.study.telling import Telling

WINTERS = ("winter_1", "winter_2", "winter_3")


def section(tell: Telling) -> Section:
    data = tell.data
    series = data.series("players", needs=1) or [data.main]
    parts: list[Figure | Table] = [_turns(tell, series), _winters(tell, series), _table(tell)]
    return Section("length", tell.get("study-length"), [tell.get("study-length-intro")], parts)


def turns_each(data: Data) -> pl.DataFrame:
    """The turns that every seat had."""
    return data.seats.select("field", "id", "turns")


def winters(data: Data, field: int) -> list[tuple[float, float, float]]:
    """When each winter came, as a share of the game: a tenth, the middle, nine tenths."""
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


def _turns(tell: Telling, series: list[int]) -> Figure:
    fields = tell.data.fields
    found = spread(turns_each(tell.data), "turns")
    rows = [box(tell.level(fields[number], "players"), found[number]) for number in series]
    least, most = (pick(rows, key=lambda row: row.median) for pick in (min, max))
    return Figure(
        "length-turns",
        tell.get("study-turns-by", field=tell.field(fields[series[0]], "players")),
        tell.get("study-boxes-read"),
        tell.get(
            "study-turns-found",
            same=least.median == most.median,
            least=tell.number(least.median),
            first=least.label,
            most=tell.number(most.median),
            second=most.label,
        ),
        figures.boxes("length-turns", rows, tell.get("study-turns-each"), tell.count(0)),
    )


def _winters(tell: Telling, series: list[int]) -> Figure:
    fields = tell.data.fields
    rows = [
        Span(tell.level(fields[number], "players"), winters(tell.data, number)) for number in series
    ]
    main = tell.data.main
    (_, first, _), (_, second, _), _ = winters(tell.data, main)
    left = after_second(tell.data, main)
    return Figure(
        "length-winters",
        tell.get("study-winters-by", field=tell.field(fields[series[0]], "players")),
        tell.get("study-winters-read"),
        tell.get(
            "study-winters-found",
            field=tell.field(fields[main]),
            first=tell.percent(first),
            second=tell.percent(second),
            turns=tell.number(left["median"]),
            low=tell.number(left["low"]),
            high=tell.number(left["high"]),
        ),
        figures.spans(
            "length-winters",
            rows,
            [tell.get("study-winter", n=n) for n in (1, 2, 3)],
            tell.get("study-share-of-game"),
            tell.percent,
        ),
    )


def _table(tell: Telling) -> Table:
    data = tell.data
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
                tell.field(field),
                tell.cell(turns.get(number), tell.count(1)),
                tell.percent(first),
                tell.percent(second),
                tell.number(left["median"]),
            ]
        )
    return Table(tell.get("study-length-table"), [tell.get(name) for name in columns], rows)
