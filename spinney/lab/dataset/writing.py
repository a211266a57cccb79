"""Writing a dataset, part by part; an existing dataset is continued.

A part has a fixed number of the plan's games. Any worker, on any machine, returns a part's tables
as Parquet bytes; only this process writes files. So only a few parts are ever in memory, and an
interrupted run loses no more than those.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl

from spinney import __version__
from spinney.cards.phrases import Phrase
from spinney.engine import Record
from spinney.lab.dataset import folder as fl
from spinney.lab.dataset.folder import DatasetError
from spinney.lab.dataset.locking import locked
from spinney.lab.dataset.rows import Rows, add_game
from spinney.lab.dataset.schema import ALWAYS, SCHEMA, TABLES
from spinney.lab.simulate import IN_STEP, VIOLATIONS, Result, SimulationPlan
from spinney.lab.workers import ALONE, WorkerPool

#: Games per part, by the slowest bot: a few seconds' work. Any other bot is assumed to be slow.
PARTS: Final = {"random": 1000, "greedy": 100, "planner": 100, "network": IN_STEP}
SLOW_PART: Final = 10


@dataclass(frozen=True)
class Part:
    """Some games as tables, each as Parquet bytes."""

    number: int
    games: int
    tables: dict[str, bytes]


@dataclass(frozen=True)
class Recipe:
    """How to make the parts of a dataset; can be sent to any process."""

    plan: SimulationPlan
    size: int
    tables: tuple[str, ...]

    def make(self, number: int, games: int) -> Part:
        """Play the games of one part; all parts but the last have the full size."""
        rows: Rows = {name: [] for name in self.tables}
        for played in self.plan.each(number * self.size, games):
            add_game(rows, played, self.plan.seated(played.number), self.plan.audit)
        return Part(number, games, {name: parquet(name, rows[name]) for name in self.tables})


def parquet(table: str, rows: Sequence[tuple[Any, ...]]) -> bytes:
    """The rows of a table as the bytes of a Parquet file."""
    columns = zip(*rows, strict=True) if rows else ([] for _ in TABLES[table])
    series = [
        pl.Series(name, values, dtype)
        for (name, dtype), values in zip(TABLES[table].items(), columns, strict=True)
    ]
    file = BytesIO()
    pl.DataFrame(series).write_parquet(file, compression="zstd")
    return file.getvalue()


class Writer:
    """Writes the first ``games`` games of a plan into a folder, continuing what is there.

    The folder is locked while it is written to, and checked again each time it is locked.
    """

    def __init__(
        self,
        folder: Path | str,
        plan: SimulationPlan,
        games: int,
        more_tables: Sequence[str] = (),
        part: int | None = None,
    ) -> None:
        self.folder = Path(folder)
        self.plan = plan
        self.games = games
        there = self._there()
        size = part or (there["part"] if there else part_size(plan))
        tables = tuple(name for name in TABLES if name in (*ALWAYS, *more_tables))
        self.recipe = Recipe(plan, size, tables)
        self._check(there)
        with locked(self.folder):
            self._begin()

    def _there(self) -> dict[str, Any] | None:
        """The manifest in the folder, if there is one."""
        return fl.read_manifest(self.folder) if (self.folder / fl.MANIFEST).exists() else None

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """The dataset's manifest; everything but the number of games stays the same."""
        plan = self.plan
        record = Record(plan.options, plan.seed, plan.deck).to_json()
        return {
            "schema": SCHEMA,
            "spinney": __version__,
            "rules_version": plan.options.rules,
            "plan": {
                **{key: record[key] for key in ("options", "deck", "cards") if key in record},
                "seed": plan.seed,
                "players": [player.name for player in plan.players],
                "versions": [player.version for player in plan.players],
                "rotate": plan.rotate,
                "audit": plan.audit,
            },
            "part": self.recipe.size,
            "tables": list(self.recipe.tables),
            "games": self.games,
        }

    def _begin(self) -> None:
        """Write the manifest; if the dataset grows, its short last part is made again."""
        there = self._there()
        self._check(there)
        before = there["games"] if there else 0
        if self.games > before and before % self.recipe.size:
            fl.part_file(self.folder, fl.LAST, before // self.recipe.size).unlink(missing_ok=True)
        if there != self.manifest:
            fl.write_manifest(self.folder, self.manifest)

    def _check(self, there: dict[str, Any] | None) -> None:
        """Check that the existing dataset, if any, is the beginning of this one."""
        if there is None:
            return
        for what, here, wanted in _differences(there, self.manifest):
            changed = what == "versions"
            raise self._changed(there) if changed else self._other(what, here, wanted)
        if self.games < there["games"]:
            raise DatasetError(
                Phrase(
                    "dataset-shrinks",
                    "{folder} is a dataset of {games} games; it can grow, not shrink",
                    folder=str(self.folder),
                    games=there["games"],
                )
            )

    def _changed(self, there: dict[str, Any]) -> DatasetError:
        """The bots are the same, but not all in the same version."""
        versions = zip(self.plan.players, there["plan"]["versions"], strict=True)
        changed = (who.name for who, version in versions if who.version != version)
        return DatasetError(
            Phrase(
                "dataset-changed",
                "{bot} has changed since these games were played; start a new folder",
                bot=next(changed),
            )
        )

    def _other(self, what: str, here: object, wanted: object) -> DatasetError:
        return DatasetError(
            Phrase(
                "dataset-other",
                "{folder} holds another dataset: its '{what}' is {there}, not {wanted}",
                folder=str(self.folder),
                what=what,
                there=_formatted(here),
                wanted=_formatted(wanted),
            )
        )

    def _games_of(self, number: int) -> int:
        return min(self.recipe.size, self.games - number * self.recipe.size)

    @property
    def kept(self) -> int:
        """How many games have been written."""
        return sum(
            self._games_of(number) for number in fl.complete_parts(self.folder, self.manifest)
        )

    def work(self) -> list[tuple[int, int]]:
        """The parts still to be made, and how many games each has."""
        there = set(fl.complete_parts(self.folder, self.manifest))
        numbers = range(-(-self.games // self.recipe.size))
        return [(number, self._games_of(number)) for number in numbers if number not in there]

    def run(
        self, pool: WorkerPool = ALONE, progress: Callable[[int], None] = lambda _: None
    ) -> Result:
        """Make the missing parts; calls ``progress`` with the number of games in each."""
        with locked(self.folder):
            self._begin()
            for part in pool.as_ready(self.recipe.make, self.work()):
                self._write(part)
                progress(part.games)
            fl.sweep(self.folder)
            return self.result()

    def _write(self, part: Part) -> None:
        for name in sorted(part.tables, key=lambda name: name == fl.LAST):
            fl.write_atomically(fl.part_file(self.folder, name, part.number), part.tables[name])

    def result(self) -> Result:
        """The same result as a simulation of these games, read from the tables part by part."""
        total = Result(audited=self.plan.audit, won=0 if self.plan.options.solo else None)
        digest = hashlib.sha256(self.plan.header)
        for number in fl.complete_parts(self.folder, self.manifest):
            with fl.reading(self.folder):
                part, digests = self._result_of(number)
            if part.games != self._games_of(number):
                raise fl.damaged_part(fl.part_file(self.folder, fl.LAST, number))
            total.add(part)
            digest.update(digests)
        if total.games != self.games:
            raise DatasetError(
                Phrase(
                    "dataset-short",
                    "{folder} has {there} of {games} games; run the same command to play the rest",
                    folder=str(self.folder),
                    there=total.games,
                    games=self.games,
                )
            )
        total.digest = digest.hexdigest()
        return total

    def _result_of(self, number: int) -> tuple[Result, bytes]:
        games = pl.read_parquet(
            fl.part_file(self.folder, "games", number),
            columns=["choices", "turns", "won", "violations", "digest"],
        )
        seats = pl.read_parquet(fl.part_file(self.folder, "seats", number), columns=["score"])
        violations = games["violations"].explode().drop_nulls().to_list()
        found = Result(
            games=games.height,
            choices=int(games["choices"].cast(pl.UInt64).sum()),
            turns=int(games["turns"].cast(pl.UInt64).sum()),
            scores=Counter(seats["score"].to_list()),
            violations=len(violations),
            first_violations=violations[:VIOLATIONS],
            won=int(games["won"].sum()) if self.plan.options.solo else None,
        )
        return found, bytes.fromhex("".join(games["digest"]))


def part_size(plan: SimulationPlan) -> int:
    """The default number of games in a part."""
    if plan.audit:
        return SLOW_PART
    return min(PARTS.get(player.name, SLOW_PART) for player in plan.players)


#: What may differ when a dataset is continued.
_MAY_DIFFER: Final = ("games", "spinney")


def _differences(
    there: dict[str, Any], wanted: dict[str, Any]
) -> Iterator[tuple[str, object, object]]:
    """The differences between two manifests."""
    for key in dict.fromkeys((*wanted, *there)):
        mine, theirs = wanted.get(key), there.get(key)
        if isinstance(mine, dict) and isinstance(theirs, dict):
            yield from _differences(theirs, mine)
        elif mine != theirs and key not in _MAY_DIFFER:
            yield key, theirs, mine


def _formatted(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
