"""Which games a study plays: cells of games with the same conditions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from spinney.cards.card_sets import CardSet
from spinney.cards.catalog import SETS
from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine import Options
from spinney.lab.dataset import Writer
from spinney.lab.players import player
from spinney.lab.simulate import SimulationPlan

#: The minimum number of games in a cell.
FEWEST: Final = 20
#: The distance between the seeds of two studies; the cells of a study have consecutive seeds.
SEEDS: Final = 1000


@dataclass(frozen=True)
class Cell:
    """Games with the same options and bots; ``share`` is relative to the study's games."""

    options: Options
    bots: tuple[str, ...] = ("network",)
    share: float = 0.2

    @property
    def name(self) -> str:
        """The name of its folder."""
        options = self.options
        variants = [name for name in ("draft", "no_removal") if getattr(options, name)]
        parts = [str(options.players), *options.sets, *self.bots, *variants]
        return "-".join(parts).replace(":", "_").replace("=", "_")

    def games(self, games: int) -> int:
        return max(FEWEST, round(games * self.share))

    def plan(self, seed: int) -> SimulationPlan:
        return SimulationPlan(self.options, seed, players=tuple(player(bot) for bot in self.bots))


@dataclass(frozen=True)
class Study:
    """Cells of one game, and the sections of the report."""

    kind: str
    cells: tuple[Cell, ...]
    sections: tuple[str, ...] = (
        "findings", "scores", "worth", "strategies", "unlike", "seats", "length",
        "removal", "bonuses", "sayings",
    )  # fmt: skip

    def adding(self, added: tuple[CardSet, ...]) -> Study:
        """The same study with sets of one's own in play everywhere."""
        keys = tuple(each.key for each in added)
        cells = [
            replace(cell, options=replace(cell.options, sets=cell.options.sets + keys, added=added))
            for cell in self.cells
        ]
        return replace(self, cells=tuple(cells))

    def writers(self, folder: Path, games: int, seed: int) -> list[Writer]:
        """The dataset writer of each cell; an earlier run is continued."""
        home = folder / f"{self.kind}-{seed}-{games}"
        return [
            Writer(
                home / f"{number:02}-{cell.name}",
                cell.plan(seed * SEEDS + number),
                cell.games(games),
            )
            for number, cell in enumerate(self.cells)
        ]


def _forest() -> Iterator[Cell]:
    for players in (2, 3, 4, 5):
        yield Cell(Options(FOREST, players, SETS[FOREST]), share=1 if players == 2 else 0.25)
    for players in (2, 3, 4, 5):
        yield Cell(Options(FOREST, players), share=0.5 if players == 2 else 0.25)
    for optional in SETS[FOREST][1:]:
        yield Cell(Options(FOREST, 2, (optional,)))
    for players, sets in ((2, ()), (3, ()), (4, ()), (2, SETS[FOREST])):
        yield Cell(Options(FOREST, players, sets, no_removal=True), share=0.1)
    yield Cell(Options(FOREST, 2, draft=True), share=0.1)
    yield from _bots(FOREST, SETS[FOREST])


def _dartmoor() -> Iterator[Cell]:
    for players in (2, 3, 4, 5):
        yield Cell(Options(DARTMOOR, players), share=1 if players == 2 else 0.3)
    for players in (2, 3, 4):
        yield Cell(Options(DARTMOOR, players, no_removal=True), share=0.1)
    yield from _bots(DARTMOOR, SETS[DARTMOOR])


def _bots(game: str, sets: tuple[str, ...]) -> Iterator[Cell]:
    """Other bots: at the same tables, against themselves and mixed at one table."""
    for players in (2, 3, 4, 5):
        yield Cell(Options(game, players, sets), ("planner",), 0.3 if players == 2 else 0.1)
    yield Cell(Options(game, 2, sets), ("search:sims=100",), 0.01)
    two, four = Options(game, 2), Options(game, 4)
    yield Cell(two, ("random",), 0.03)
    yield Cell(two, ("greedy",), 0.03)
    yield Cell(two, ("network", "planner"), 0.05)
    yield Cell(four, ("network", "planner"), 0.05)


STUDIES: Final = {
    study.kind: study
    for study in (Study(FOREST, tuple(_forest())), Study(DARTMOOR, tuple(_dartmoor())))
}
