"""Score sheets as tables and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spinney.engine import ScoreLine, ScoreSheet
from spinney.engine.core.state import H_KIND, State
from spinney.engine.core.tables import Tables
from spinney.engine.notation import Forests, NotationError, read_forests, slot_names
from spinney.terminal.files import FileError, in_file, parse_json, read_json
from spinney.text import Words


class Scorer:
    """Scores forests in words. Reasons repeat a lot, so they are kept."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._reasons: dict[tuple[object, ...], str] = {}

    def reason(self, tables: Tables, line: ScoreLine) -> str:
        """Why a line has its points; where the card lies does not matter for that."""
        key = (
            tables.game,
            line.key,
            line.points,
            line.count,
            line.symbol,
            line.doubled,
            line.sizes,
        )
        if key not in self._reasons:
            self._reasons[key] = self.words.reason(tables, line)
        return self._reasons[key]

    def player_json(
        self, name: str, state: State, player: int, sheet: ScoreSheet
    ) -> dict[str, Any]:
        kinds = host_kinds(state, player)
        return {
            "name": name,
            "total": sheet.total,
            "by_species": sheet.by_species,
            "lines": [self._line_json(state.tables, line, kinds) for line in sheet.lines],
        }

    def _line_json(self, tables: Tables, line: ScoreLine, kinds: list[int]) -> dict[str, Any]:
        data: dict[str, Any] = {
            "species": line.key,
            "points": line.points,
            "why": self.reason(tables, line),
        }
        if line.host >= 0:
            data["host"] = line.host + 1
            if line.slot >= 0:
                data["slot"] = slot_names(kinds[line.host])[line.slot]
        return data

    def read(self, data: object) -> Forests:
        """Read a notation; whoever has no name there is called by a number."""
        players = data.get("players") if isinstance(data, dict) else None
        for number, player in enumerate(players if isinstance(players, list) else (), 1):
            if isinstance(player, dict):
                player.setdefault("name", self.words.get("player-name", number=number))
        return read_forests(data)

    def read_table(self, path: Path) -> tuple[Any, Forests]:
        """A file's notation, with all names, and its forests."""
        data = read_json(path)
        try:
            return data, self.read(data)
        except NotationError as error:
            raise in_file(path, error.phrase) from None

    def forests_json(self, forests: Forests) -> dict[str, Any]:
        return {
            "players": [
                self.player_json(name, forests.state, p, forests.score_sheet(p))
                for p, name in enumerate(forests.names)
            ]
        }

    def score_lines(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """One result per line of JSON; a bad line gives an error in its place."""
        for line in lines:
            try:
                yield self.forests_json(self.read(parse_json(line)))
            except (FileError, NotationError) as error:
                yield {"error": self.words.phrase(error.phrase)}

    def print_forests(self, console: Console, forests: Forests) -> None:
        for p, name in enumerate(forests.names):
            self.print_sheet(console, name, forests.state, p, forests.score_sheet(p))

    def print_ranking(self, console: Console, forests: Forests) -> None:
        """Everybody's place and points."""
        console.print(Text(self.words.get("sheet-ranking"), "bold"))
        for place, p, total in ranking(forests):
            points = self.words.get("points", n=total)
            line = self.words.get("entry-place", place=place, name=forests.names[p], points=points)
            console.print(Text(line), soft_wrap=True)

    def print_sheet(
        self, console: Console, name: str, state: State, player: int, sheet: ScoreSheet
    ) -> None:
        """A readable table: one row per card, the total below."""
        kinds = host_kinds(state, player)
        get = self.words.get
        table = Table(title=Text(name), title_justify="left", show_footer=True, box=SIMPLE)
        table.add_column(get("score-card"), footer=get("score-total"))
        table.add_column(get("score-where"))
        table.add_column(
            get("score-points"), justify="right", footer=self.words.number(sheet.total)
        )
        table.add_column(get("score-why"))
        for line in sheet.lines:
            table.add_row(
                self.words.name(state.tables.game, line.key),
                self._where(line, kinds),
                self.words.number(line.points),
                self.reason(state.tables, line),
            )
        console.print(table)

    def _where(self, line: ScoreLine, kinds: list[int]) -> str:
        if line.host < 0:
            return ""
        if line.slot < 0:
            return str(line.host + 1)
        return f"{line.host + 1} {self.words.slot(slot_names(kinds[line.host])[line.slot])}"


def host_kinds(state: State, player: int) -> list[int]:
    """The kinds of a player's hosts, in their order."""
    return [state.host(h, H_KIND) for h in state.hosts_of(player)]


def ranking(forests: Forests) -> list[tuple[int, int, int]]:
    """Place, player and points of everybody, the best first; equal points share a place."""
    totals = [forests.score_sheet(p).total for p in range(len(forests.names))]
    order = sorted(range(len(totals)), key=lambda p: -totals[p])
    return [(1 + sum(other > totals[p] for other in totals), p, totals[p]) for p in order]
