"""The findings a player would want to know first, each tested on other bots' games as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import polars as pl

from spinney.lab.study.data import VICTORY, Data
from spinney.lab.study.intervals import Estimate, rates
from spinney.lab.study.page import Finding, Findings, Mark, Section
from spinney.lab.study.report_context import ReportContext
from spinney.lab.study.species_values import ENOUGH, SpeciesValue, species_values
from spinney.lab.study.strategies import RARE, Strategy, followed, plans
from spinney.lab.study.unlike import DRAWN, PLANNER, habit

#: The bots whose games the findings are tested on.
OTHERS: Final = (PLANNER, "search:sims=100")
#: A species that is best for what it costs is expected among this many best ones elsewhere.
BEST: Final = 5
#: How many species are named where one bot lays them more often than another.
NAMED: Final = 3


@dataclass(frozen=True)
class Bench:
    """The games of one bot at one kind of table, and what is known about them."""

    data: Data
    field: int

    @property
    def fair(self) -> float:
        return self.data.fields[self.field].fair

    @cached_property
    def plans(self) -> dict[str, Strategy]:
        """The common strategies."""
        found = followed(plans(self.data, self.field), "first")
        return {one.key: one for one in found if one.seats >= RARE}

    @cached_property
    def species(self) -> dict[str, SpeciesValue]:
        """The species that were laid often enough."""
        found = species_values(self.data, self.field)
        return {one.key: one for one in found if one.with_it.games >= ENOUGH}

    @cached_property
    def laid(self) -> dict[str, float]:
        """The share of seats that laid each species."""
        return {one.key: one.seats for one in species_values(self.data, self.field)}

    @cached_property
    def first(self) -> Estimate | None:
        """The victories of the seat that begins."""
        seats = self.data.seats_of(self.field).filter(pl.col("order") == 0)
        each = seats.select("id", "field", "victories", pl.lit(1).alias("seats"))
        return rates(each, "field", "victories", "seats", VICTORY).get(self.field)


def turns(bench: Bench) -> Estimate | None:
    """The mean number of a player's turns."""
    return habit(bench.data, bench.field, pl.col("turns"), pl.lit(1))


def from_clearing(bench: Bench) -> Estimate | None:
    """The share of drawn cards that came from the clearing."""
    return habit(bench.data, bench.field, pl.col("drawn_clearing"), DRAWN)


#: Why games cannot tell whether a finding holds: the interval includes the mark, it occurs too
#: rarely, it holds in part, or there are no such games.
CLOSE: Final = "study-doubt-close"
RARELY: Final = "study-doubt-rarely"
PARTLY: Final = "study-doubt-partly"
NONE: Final = "study-doubt-none"

#: Does it hold, or why can these games not tell?
Verdict = bool | str
Test = Callable[[Bench], Verdict]


@dataclass(frozen=True)
class Benches:
    """The main games, and those of other bots at the same tables."""

    context: ReportContext
    main: Bench

    def of(self, bot: str, players: int | None = None) -> Bench | None:
        data = self.context.data
        field = replace(data.fields[self.main.field], bots=(bot,))
        if players:
            field = replace(field, players=players)
        return Bench(data, data.fields.index(field)) if field in data.fields else None

    def marks(self, test: Test, players: int | None = None, but: str = "") -> list[Mark]:
        """Does it hold with the other bots too?"""
        return [self._mark(bot, test, self.of(bot, players)) for bot in OTHERS if bot != but]

    def _mark(self, bot: str, test: Test, bench: Bench | None) -> Mark:
        verdict = test(bench) if bench else NONE
        name = bot.partition(":")[0]
        if isinstance(verdict, str):
            return Mark(name, None, self.context.get(verdict))
        return Mark(name, verdict)


def section(context: ReportContext) -> Section:
    data = context.data
    benches = Benches(context, Bench(data, data.main))
    found = [finding for find in FINDERS for finding in find(benches)]
    texts = [context.get("study-findings-intro", field=context.field(data.fields[data.main]))]
    parts = [Findings(found)] if found else []
    return Section("findings", context.get("study-findings"), texts, parts)


def clear(found: Estimate | None, mark: float, above: bool = True) -> Verdict:
    """Is it clearly above (or below) the mark?"""
    if found is None:
        return RARELY
    if found.low <= mark <= found.high:
        return CLOSE
    return (found.value > mark) == above


def _plan(benches: Benches, bench: Bench, message: str, best: bool) -> Iterator[Finding]:
    """The strategy that wins most, or least, often."""
    context = benches.context
    if not bench.plans:
        return
    pick = max if best else min
    one = pick(bench.plans.values(), key=lambda one: one.victories.value)
    players = bench.data.fields[bench.field].players

    def test(other: Bench) -> Verdict:
        there = other.plans.get(one.key)
        return clear(there.victories if there else None, other.fair, best)

    yield Finding(
        context.get(
            message,
            plan=context.group(one.key),
            common=context.percent(RARE),
            players=context.players(players),
            share=context.percent(one.victories.value, 1),
            range=context.spread(one.victories, lambda value: context.percent(value, 1)),
            fair=context.percent(bench.fair),
        ),
        (one.key,) if one.key in context.data.box.species else (),
        benches.marks(test, players),
    )


def _best_plan(benches: Benches) -> Iterator[Finding]:
    yield from _plan(benches, benches.main, "study-find-plan", True)


def _worst_plan(benches: Benches) -> Iterator[Finding]:
    yield from _plan(benches, benches.main, "study-find-weak-plan", False)


def _many_players(benches: Benches) -> Iterator[Finding]:
    """The best strategy at the largest table."""
    data = benches.context.data
    series = data.series("players")
    if series and series[-1] != data.main:
        yield from _plan(benches, Bench(data, series[-1]), "study-find-many", True)


def _species(benches: Benches) -> Iterator[Finding]:
    """The species whose owners win more games than others."""
    context, found = benches.context, benches.main.species
    if not found:
        return
    one = max(found.values(), key=lambda one: one.apart.value)

    def test(other: Bench) -> Verdict:
        there = other.species.get(one.key)
        return clear(there.apart if there else None, 0.0)

    yield Finding(
        context.get(
            "study-find-species",
            species=context.species(one.key),
            more=context.points(one.apart.value),
            range=context.spread(one.apart, context.points),
        ),
        (one.key,),
        benches.marks(test),
    )


def _cost(benches: Benches) -> Iterator[Finding]:
    """The species that brings most for what it costs."""
    context = benches.context

    def ranked(bench: Bench) -> list[SpeciesValue]:
        return sorted(bench.species.values(), key=lambda one: -one.points["cost"].value)

    order = ranked(benches.main)
    if not order:
        return
    one = order[0]
    cost = one.points["cost"]

    def test(other: Bench) -> Verdict:
        there = [each.key for each in ranked(other)]
        return there.index(one.key) < BEST if one.key in there else RARELY

    yield Finding(
        context.get(
            "study-find-cost",
            species=context.species(one.key),
            cost=context.number(cost.value, 2),
            range=context.spread(cost, context.count(2)),
        ),
        (one.key,),
        benches.marks(test),
    )


def _first(benches: Benches) -> Iterator[Finding]:
    """The victories of the first seat."""
    context, main = benches.context, benches.main
    if main.first is None:
        return
    above = main.first.value > main.fair
    yield Finding(
        context.get(
            "study-find-first",
            share=context.percent(main.first.value, 1),
            range=context.spread(main.first, lambda value: context.percent(value, 1)),
            fair=context.percent(main.fair),
        ),
        (),
        benches.marks(lambda other: clear(other.first, other.fair, above)),
    )


def _unlike(benches: Benches) -> Iterator[Finding]:
    """How the main player differs from the planner, and whether the others do too."""
    context, main, planner = benches.context, benches.main, benches.of(OTHERS[0])
    if planner is None or planner.field == main.field:
        return
    more = {
        key: main.laid.get(key, 0.0) - planner.laid.get(key, 0.0)
        for key in planner.data.box.species
    }
    order = sorted(more, key=lambda key: -more[key])
    for message, keys, sign in (
        ("study-find-more", order[:NAMED], 1),
        ("study-find-less", order[: -NAMED - 1 : -1], -1),
    ):

        def test(other: Bench, keys: list[str] = keys, sign: int = sign) -> Verdict:
            apart = [sign * (other.laid.get(k, 0.0) - planner.laid.get(k, 0.0)) for k in keys]
            return all(each > 0 for each in apart) or (False if max(apart) < 0 else PARTLY)

        shares = [
            context.get(
                "study-find-shares",
                species=context.species(key),
                own=context.percent(main.laid.get(key, 0.0)),
                other=context.percent(planner.laid.get(key, 0.0)),
            )
            for key in keys
        ]
        named = context.wording.listed("list-and", shares)
        yield Finding(
            context.get(message, species=named), tuple(keys), benches.marks(test, but=OTHERS[0])
        )
    for message, value, form in (
        ("study-find-turns", turns, context.count(1)),
        ("study-find-clearing", from_clearing, context.share),
    ):
        own, other = value(main), value(planner)
        if own is None or other is None or not (own - other).clear_of(0):
            continue
        if message == "study-find-turns" and own.value > other.value:
            continue

        def same(
            bench: Bench,
            value: Callable[[Bench], Estimate | None] = value,
            own: Estimate = own,
            other: Estimate = other,
        ) -> Verdict:
            there = value(bench)
            return clear(there - other if there else None, 0.0, own.value > other.value)

        yield Finding(
            context.get(
                message,
                own=form(own.value),
                own_range=context.spread(own, form),
                other=form(other.value),
                other_range=context.spread(other, form),
            ),
            (),
            benches.marks(same, but=PLANNER),
        )


#: In the order they are shown; some find several things.
FINDERS: Final = (_best_plan, _worst_plan, _species, _cost, _many_players, _first, _unlike)
