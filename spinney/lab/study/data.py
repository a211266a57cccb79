"""The games played: all datasets of a study together.

Games with the same conditions (sets, players, bots, set-up, deck) form a field. Some questions are
about one field, the main one; others about a series of fields that differ in one factor only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import polars as pl

from spinney.cards.card_sets import Box, CardSet, box, read_set
from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.lab.dataset import Dataset, reading
from spinney.lab.study.intervals import FEWEST

#: A victory in sixtieths, so that shared ones are whole numbers too.
VICTORY: Final = 60
#: The units of a point, so that the shares of the cards in a set are whole numbers too.
POINT: Final = 840
#: How many characters of a bot's version are shown.
VERSION: Final = 8


@dataclass(frozen=True)
class Field:
    """Games with the same conditions."""

    players: int
    sets: tuple[str, ...]
    #: The bots: each once, if all have the same number of seats; else the bot of every seat.
    bots: tuple[str, ...]
    #: The digest of the cards.
    deck: str
    draft: bool = False
    no_removal: bool = False

    @property
    def alike(self) -> bool:
        """Does the same bot sit in all seats?"""
        return len(self.bots) == 1

    @property
    def fair(self) -> float:
        """Each player's share of the victory if all were equally good."""
        return 1 / self.players


@dataclass(frozen=True)
class Data:
    """The games of one kind, with the field of each; every game has a unique number."""

    kind: str
    fields: tuple[Field, ...]
    games: pl.DataFrame
    seats: pl.DataFrame
    species: pl.LazyFrame
    #: The seeds that the games of each field come from.
    seeds: tuple[tuple[int, ...], ...]
    #: The folders with solo games, which are left out.
    solo: tuple[Path, ...]
    #: The folders that the games come from.
    folders: tuple[Path, ...]
    #: The sets of one's own that were played with.
    added: tuple[CardSet, ...] = ()
    #: The checksums of the networks that played.
    networks: tuple[str, ...] = ()

    @property
    def box(self) -> Box:
        """The sets of the game."""
        return box(self.kind, self.added)

    # -- fields --------------------------------------------------------------------------------

    @cached_property
    def sizes(self) -> list[int]:
        """How many games each field has."""
        found = dict(self.games.group_by("field").len().iter_rows())
        return [found.get(number, 0) for number in range(len(self.fields))]

    @cached_property
    def main(self) -> int:
        """The field with the most games, preferably one where the same bot has all seats."""
        return max(range(len(self.fields)), key=self._weight)

    def _weight(self, number: int) -> tuple[bool, int, int, int]:
        field = self.fields[number]
        return field.alike, self.sizes[number], len(field.sets), -number

    def series(self, factor: str, needs: int = 2) -> list[int]:
        """Fields that differ in one factor only; none if there are too few.

        If there are several such series, prefers the main field's, then the longest, then the one
        with the most games.
        """

        def weight(found: list[int]) -> tuple[bool, int, int]:
            return self.main in found, len(found), sum(self.sizes[number] for number in found)

        return max(self.all_series(factor, needs), key=weight, default=[])

    def all_series(self, factor: str, needs: int = 2) -> list[list[int]]:
        """Every series of fields that differ in this factor only, each with enough games."""
        found: dict[Field, list[int]] = {}
        for number, field in enumerate(self.fields):
            if field.alike and self.sizes[number] >= FEWEST:
                blank: Any = {"players": 0, "no_removal": False}.get(factor, ())
                found.setdefault(replace(field, **{factor: blank}), []).append(number)
        return [
            sorted(numbers, key=lambda number: _order(self.fields[number], factor))
            for numbers in found.values()
            if len(numbers) >= needs
        ]

    # -- frames --------------------------------------------------------------------------------

    def games_of(self, *fields: int) -> pl.DataFrame:
        return self.games.filter(pl.col("field").is_in(fields))

    def seats_of(self, *fields: int) -> pl.DataFrame:
        return self.seats.filter(pl.col("field").is_in(fields))

    def species_of(self, field: int) -> pl.DataFrame:
        with reading(*self.folders):
            return self.species.filter(pl.col("field") == field).collect()


def _order(field: Field, factor: str) -> Any:
    value = getattr(field, factor)
    return (len(value), value) if factor == "sets" else value


# -- reading -------------------------------------------------------------------------------


def load(kind: str, folders: Iterable[Path]) -> Data:
    """Read datasets; games of another kind and solo games are left out."""
    fields: dict[Field, set[int]] = {}
    games: list[pl.LazyFrame] = []
    seats: list[pl.LazyFrame] = []
    species: list[pl.LazyFrame] = []
    datasets = [Dataset(folder) for folder in folders]
    ours = [one for one in datasets if _options(one)["game"] == kind]
    at_tables = [one for one in ours if not _options(one)["solo"]]
    _check_rules(at_tables)
    names = _names(at_tables)
    for dataset in at_tables:
        with reading(dataset.folder):
            found = dataset.games().collect()
        if found.is_empty():
            continue
        plan = dataset.manifest["plan"]
        called = {bot: names[bot, version] for bot, version in _versions(plan)}
        field = field_of(plan | {"players": [called[bot] for bot in plan["players"]]})
        fields.setdefault(field, set()).add(plan["seed"])
        marks = {"field": list(fields).index(field), "source": len(games)}
        for frame, frames in [
            (found.lazy(), games),
            (dataset.seats().with_columns(pl.col("bot").replace(called)), seats),
            (dataset.species(), species),
        ]:
            frames.append(frame.with_columns(**_marks(marks)))
    solo = tuple(one.folder for one in ours if _options(one)["solo"])
    if not games:
        raise _only_solo(kind, solo) if solo else no_games(kind, [one.folder for one in datasets])
    played = tuple(one.folder for one in at_tables)
    with reading(*played):
        found_games = _together(kind, fields, games, seats, species, solo, played)
    return replace(found_games, added=_added(at_tables), networks=_networks(at_tables))


def _added(datasets: Iterable[Dataset]) -> tuple[CardSet, ...]:
    """The sets of one's own that games were played with."""
    found = (entry for one in datasets for entry in _options(one).get("added", ()))
    return tuple(dict.fromkeys(map(read_set, found)))


def _options(dataset: Dataset) -> dict[str, Any]:
    found: dict[str, Any] = dataset.manifest["plan"]["options"]
    return found


def _versions(plan: dict[str, Any]) -> list[tuple[str, str]]:
    return list(zip(plan["players"], plan["versions"], strict=True))


def _networks(datasets: Iterable[Dataset]) -> tuple[str, ...]:
    """The checksums of the networks that played, which end the versions of those bots."""
    versions = (one for dataset in datasets for one in _versions(dataset.manifest["plan"]))
    return tuple(
        sorted({v.split()[-1] for bot, v in versions if bot.partition(":")[0] == "network"})
    )


def _names(datasets: Iterable[Dataset]) -> dict[tuple[str, str], str]:
    """The label of every version of a bot: just its name if there is only one version."""
    every = {one for dataset in datasets for one in _versions(dataset.manifest["plan"])}
    times = Counter(bot for bot, _ in every)
    return {
        (bot, version): bot if times[bot] == 1 else f"{bot} ({version[:VERSION]})"
        for bot, version in every
    }


def _check_rules(datasets: Sequence[Dataset]) -> None:
    """All games must have the same rules version."""
    for dataset in datasets:
        first, here = (one.manifest["rules_version"] for one in (datasets[0], dataset))
        if here != first:
            raise GameError(
                Phrase(
                    "study-rules",
                    "{folder} has games under rules version {rules}, {other} under version {first}",
                    folder=str(dataset.folder),
                    rules=here,
                    other=str(datasets[0].folder),
                    first=first,
                )
            )


def field_of(plan: dict[str, Any]) -> Field:
    """The field of a plan from a dataset's manifest."""
    options = plan["options"]
    seats = [plan["players"][n % len(plan["players"])] for n in range(options["players"])]
    bots, number = sorted(set(seats)), {seats.count(bot) for bot in seats}
    return Field(
        options["players"],
        tuple(options["sets"]),
        tuple(bots if len(number) == 1 else sorted(seats)),
        plan["deck"],
        options["draft"],
        options["no_removal"],
    )


def _marks(marks: dict[str, int]) -> dict[str, pl.Expr]:
    return {name: pl.lit(value, pl.UInt32) for name, value in marks.items()}


def _together(
    kind: str,
    fields: dict[Field, set[int]],
    games: list[pl.LazyFrame],
    seats: list[pl.LazyFrame],
    species: list[pl.LazyFrame],
    solo: tuple[Path, ...],
    folders: tuple[Path, ...],
) -> Data:
    """All games with a unique number (``id``); duplicates count once."""
    whole = (
        pl.concat(games)
        .unique(["field", "digest"], keep="first", maintain_order=True)
        .sort("source", "game")
        .with_row_index("id")
        .collect()
    )
    number = whole.lazy().select("source", "game", "id")
    sixtieths = (pl.col("victory") * VICTORY).round().cast(pl.Int64).alias("victories")
    parts = (pl.col("points") * POINT).round().cast(pl.Int64).alias("share")
    return Data(
        kind,
        tuple(fields),
        whole,
        pl.concat(seats)
        .join(number, ["source", "game"])
        .with_columns(sixtieths)
        .sort("id", "seat")
        .collect(),
        pl.concat(species).join(number, ["source", "game"]).with_columns(parts),
        tuple(tuple(sorted(seeds)) for seeds in fields.values()),
        solo,
        folders,
    )


def no_games(kind: str, folders: Iterable[Path]) -> GameError:
    return GameError(
        Phrase(
            "study-no-games",
            "no games of {game} in {folders}",
            game=kind,
            folders=", ".join(map(str, folders)),
        )
    )


def _only_solo(kind: str, folders: Iterable[Path]) -> GameError:
    return GameError(
        Phrase(
            "study-solo",
            "only solo games of {game} in {folders}; a study leaves them out",
            game=kind,
            folders=", ".join(map(str, folders)),
        )
    )
