"""How sure we are: intervals that account for the dependence between seats of one game.

Games are independent of each other, but their seats are not: what one wins, the others lose. So
every measurement is first summed over a game, and the spread is that between games. A mean is a
sum divided by a sum (points by plays, victories by seats), and its standard error is that of such
a ratio, by linearization. All sums are of whole numbers, so their order does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from spinney.lab.arena import Z95, wilson

Floats = NDArray[np.float64]

#: The minimum number of games for an interval.
FEWEST: Final = 10


@dataclass(frozen=True)
class Estimate:
    """An estimate, its standard error, its 95 % interval and the number of games behind it."""

    value: float
    error: float
    low: float
    high: float
    games: int

    def clear_of(self, value: float, among: int = 1) -> bool:
        """Does it differ from a value, given ``among`` such comparisons (Bonferroni)?

        The side of the interval towards the value is extended accordingly.
        """
        reach = self.high - self.value if value > self.value else self.value - self.low
        longer = NormalDist().inv_cdf(1 - 0.025 / among) / Z95
        return reach > 0 and abs(self.value - value) > longer * reach

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference between two estimates from different games."""
        return estimate(
            self.value - other.value,
            sqrt(self.error**2 + other.error**2),
            min(self.games, other.games),
        )


def estimate(value: float, error: float, games: int) -> Estimate:
    """An estimate with Student's interval."""
    reach = student(games - 1) * error
    return Estimate(value, error, value - reach, value + reach, games)


def student(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors (Cornish-Fisher expansion)."""
    z, n = Z95, max(freedom, 1)
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)


def rate(won: float, games: int) -> Estimate:
    """A share of independent games, with the Wilson interval."""
    share = won / games
    low, high = wilson(won, games, Z95)
    return Estimate(share, sqrt(share * (1 - share) / games), low, high, games)


# -- ratios of sums over games -------------------------------------------------------------


def moments(up: str, down: str) -> list[pl.Expr]:
    """The sums needed for a ratio and its error; a row is a game."""
    y, x = pl.col(up).cast(pl.Int64), pl.col(down).cast(pl.Int64)
    return [
        pl.len().alias("n"),
        y.sum().alias("y"),
        x.sum().alias("x"),
        (y * y).sum().alias("yy"),
        (x * y).sum().alias("xy"),
        (x * x).sum().alias("xx"),
    ]


def ratios(
    frame: pl.DataFrame | pl.LazyFrame, by: str, up: str, down: str, unit: int = 1
) -> dict[Any, Estimate]:
    """Sum of ``up`` divided by sum of ``down`` for each group; a row is a game and a group.

    ``unit`` is the amount of ``up`` that counts as one. Groups with too few games are left out.
    """
    found = {}
    for row in frame.lazy().group_by(by).agg(moments(up, down)).sort(by).collect().to_dicts():
        if row["n"] >= FEWEST and row["x"]:
            value, error = _ratio(row)
            found[row[by]] = estimate(value / unit, error / unit, row["n"])
    return found


def rates(
    frame: pl.DataFrame | pl.LazyFrame, by: str, up: str, down: str, unit: int = 1
) -> dict[Any, Estimate]:
    """The same for shares: the Wilson interval for the number of games with the same spread."""
    return {key: _share(found) for key, found in ratios(frame, by, up, down, unit).items()}


def occurrences(frame: pl.DataFrame, by: str, games: int, players: int) -> dict[Any, Estimate]:
    """The share of all seats at which something occurs; a row has a game, a group, its ``seats``.

    Games in which it does not occur have no row.
    """
    found = {}
    for row in frame.group_by(by).agg(moments("seats", "seats")).sort(by).to_dicts():
        seats = games * players
        spread = max(0.0, row["yy"] - row["y"] ** 2 / games)
        error = sqrt(spread * games / max(games - 1, 1)) / seats
        found[row[by]] = _share(Estimate(row["y"] / seats, error, 0, 1, games))
    return found


def _ratio(row: dict[str, int]) -> tuple[float, float]:
    """Value and standard error."""
    value = row["y"] / row["x"]
    spread = max(0.0, row["yy"] - 2 * value * row["xy"] + value * value * row["xx"])
    return value, sqrt(spread * row["n"] / max(row["n"] - 1, 1)) / row["x"]


def _share(found: Estimate) -> Estimate:
    inner = found.value * (1 - found.value)
    games = max(1, round(inner / found.error**2)) if found.error and inner > 0 else found.games
    low, high = wilson(found.value * games, games, Z95)
    return Estimate(found.value, found.error, low, high, found.games)


def apart(row: dict[str, int], games: int, seats: int, unit: int) -> Estimate:
    """The win rate of the seats that have something, minus that of the seats without it.

    ``row`` has the moments of victories (in parts of ``unit``) over such seats, from the games that
    have any; ``games`` and ``seats`` are the totals. Every game has exactly one victory, so the
    other seats have the rest.
    """
    players = seats / games
    y, yy, xy = row["y"] / unit, row["yy"] / unit**2, row["xy"] / unit
    x, rest = row["x"], seats - row["x"]
    mine, others = y / x, (games - y) / rest

    def error(a: float, b: float, c: float) -> float:
        """The error of a sum to which each game contributes a * y + b * x + c."""
        spread = a * a * yy + b * b * row["xx"] + games * c * c
        spread += 2 * (a * b * xy + a * c * y + b * c * x)
        return sqrt(max(0.0, spread) * games / (games - 1))

    first = 1 / x, -mine / x, 0.0
    second = -1 / rest, others / rest, (1 - others * players) / rest
    return _newcombe(
        _share(Estimate(mine, error(*first), 0, 1, row["n"])),
        _share(Estimate(others, error(*second), 0, 1, min(games, rest))),
        error(*(one - other for one, other in zip(first, second, strict=True))),
        games,
    )


def _newcombe(one: Estimate, other: Estimate, error: float, games: int) -> Estimate:
    """The difference between two shares of the same games, from their intervals.

    Newcombe's method: a share of 0 or 1 has an error of 0, but its interval has a width. The
    correlation of the two follows from the error of their difference.
    """
    product = one.error * other.error
    together = (one.error**2 + other.error**2 - error**2) / (2 * product) if product else 0.0

    def reach(a: float, b: float) -> float:
        return sqrt(max(0.0, a * a + b * b - 2 * together * a * b))

    value = one.value - other.value
    low = value - reach(one.value - one.low, other.high - other.value)
    high = value + reach(one.high - one.value, other.value - other.low)
    return Estimate(value, error, low, high, games)


# -- slopes --------------------------------------------------------------------------------


def slope(x: Floats, y: Floats) -> Estimate | None:
    """How much more ``y`` goes with one more ``x``; each pair of values is a game.

    The error allows for unequal variances (HC1). None: ``x`` is constant.
    """
    return clustered_slope(x - x.mean(), y - y.mean(), np.arange(len(x)), 2)


def clustered_slope(dx: Floats, dy: Floats, game: NDArray[Any], fitted: int = 1) -> Estimate | None:
    """The same for differences from a mean, several per game; games are numbered from 0."""
    square = float(dx @ dx)
    games = int(game[-1]) + 1 if len(game) else 0
    if games < FEWEST or not square:
        return None
    value = float(dx @ dy) / square
    pull = np.bincount(game, weights=dx * (dy - value * dx), minlength=games)
    spread = float(pull @ pull) * games / (games - fitted)
    return estimate(value, sqrt(spread) / square, games)


def explained(x: Floats, y: Floats, blocks: int = 40) -> Estimate | None:
    """The share of the variance of ``y`` that all columns of ``x`` explain (adjusted R²).

    The error is a jackknife: the share is computed again without each block of games.
    """
    games, columns = x.shape
    if games < 4 * (columns + 1) or not y.std():
        return None
    rows = np.column_stack([np.ones(games), x, y])
    parts = [part.T @ part for part in np.array_split(rows, blocks)]
    whole = np.sum(parts, axis=0)
    without = [_fit(whole - part) for part in parts]
    error = sqrt((blocks - 1) / blocks * sum((one - np.mean(without)) ** 2 for one in without))
    return estimate(_fit(whole), error, games)


def _fit(products: Floats) -> float:
    """Adjusted R² from the sums of products of a constant 1, the columns and ``y``."""
    games, sums = products[0, 0], products[0, 1:]
    spread = products[1:, 1:] - np.outer(sums, sums) / games
    inner, outer, all_of_it = spread[:-1, :-1], spread[:-1, -1], spread[-1, -1]
    # If the columns add up to a constant, there is one fewer to adjust for.
    weights, _, rank, _ = np.linalg.lstsq(inner, outer, rcond=1e-9)
    left = 1 - weights @ outer / all_of_it
    return float(1 - left * (games - 1) / (games - rank - 1))
