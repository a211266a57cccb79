"""Score sheets as tables and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spinney.engine import Game, Host, ScoreLine
from spinney.engine.cards import slots_of
from spinney.engine.notation import NotationError, read_forests
from spinney.engine.position import Forests
from spinney.terminal.files import FileError, in_file, parse_json, read_json
from spinney.text import Words


class Scorer:
    """Scores forests in words. Caches reasons, which repeat a lot."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._reasons: dict[tuple[object, ...], str] = {}

    def reason(self, game: str, line: ScoreLine) -> str:
        """Why a line has its points; the card's place does not affect that."""
        key = (game, line.key, line.points, line.count, line.symbol, line.doubled, line.sizes)
        if key not in self._reasons:
            self._reasons[key] = self.words.reason(game, line)
        return self._reasons[key]

    def player_json(self, name: str, forests: Forests, player: int) -> dict[str, Any]:
        sheet, forest = forests.score_sheet(player), forests.players[player].forest
        return {
            "name": name,
            "total": sheet.total,
            "by_species": sheet.by_species,
            "lines": [self._line_json(forests.game, line, forest) for line in sheet.lines],
        }

    def _line_json(self, game: str, line: ScoreLine, forest: Sequence[Host]) -> dict[str, Any]:
        data: dict[str, Any] = {
            "species": line.key,
            "points": line.points,
            "why": self.reason(game, line),
        }
        if line.host >= 0:
            data["host"] = line.host + 1
            if line.slot >= 0:
                data["slot"] = slot_of(line, forest)
        return data

    def read(self, data: object) -> Forests:
        """Read a notation; unnamed players are called by number."""
        players = data.get("players") if isinstance(data, dict) else None
        for number, player in enumerate(players if isinstance(players, list) else (), 1):
            if isinstance(player, dict):
                player.setdefault("name", self.words.get("player-name", number=number))
        forests = read_forests(data, self.words.added)
        self.words = self.words.adding(forests.options.added)
        return forests

    def read_table(self, path: Path) -> tuple[Any, Forests]:
        """A file's notation, with all names filled in, and its forests."""
        data = read_json(path)
        try:
            return data, self.read(data)
        except NotationError as error:
            raise in_file(path, error.phrase) from None

    def forests_json(self, forests: Forests) -> dict[str, Any]:
        return {
            "players": [self.player_json(name, forests, p) for p, name in enumerate(forests.names)]
        }

    def score_lines(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """One result per line of JSON; a bad line gives an error in its place."""
        for line in lines:
            try:
                yield self.forests_json(self.read(parse_json(line)))
            except (FileError, NotationError) as error:
                yield {"error": self.words.phrase(error.phrase)}

    def print_ranking(self, console: Console, forests: Forests) -> None:
        """Each player's rank and points."""
        console.print(Text(self.words.get("sheet-ranking"), "bold"))
        for place, p, total in ranking(forests):
            points = self.words.get("points", n=total)
            line = self.words.get("entry-place", place=place, name=forests.names[p], points=points)
            console.print(Text(line), soft_wrap=True)

    def print_sheets(
        self, console: Console, position: Game | Forests, names: Sequence[str]
    ) -> None:
        """Each player's points, card by card."""
        for p, name in enumerate(names):
            sheet, forest = position.score_sheet(p), position.players[p].forest
            rows = (
                SheetRow(
                    self.words.name(position.game, line.key),
                    None if line.host < 0 else line.host + 1,
                    slot_of(line, forest),
                    line.points,
                    self.reason(position.game, line),
                )
                for line in sheet.lines
            )
            print_sheet(console, self.words, name, sheet.total, rows)


@dataclass(frozen=True)
class SheetRow:
    """A line of a score sheet in words."""

    card: str
    #: The host's number in its forest and the slot's name, if the card has a place.
    host: int | None
    slot: str | None
    points: int
    why: str


def print_sheet(
    console: Console, words: Words, name: str, total: int, rows: Iterable[SheetRow]
) -> None:
    """A readable table: one row per card, the total below."""
    table = Table(title=Text(name), title_justify="left", show_footer=True, box=SIMPLE)
    table.add_column(words.get("score-card"), footer=words.get("score-total"))
    table.add_column(words.get("score-where"))
    table.add_column(words.get("score-points"), justify="right", footer=words.number(total))
    table.add_column(words.get("score-why"))
    for row in rows:
        where = [str(row.host)] if row.host else []
        where += [words.slot(row.slot)] if row.slot else []
        table.add_row(row.card, " ".join(where), words.number(row.points), row.why)
    console.print(table)


def slot_of(line: ScoreLine, forest: Sequence[Host]) -> str | None:
    """The name of the slot that holds a line's card."""
    return slots_of(forest[line.host].kind)[line.slot] if line.slot >= 0 else None


def ranking(forests: Forests) -> list[tuple[int, int, int]]:
    """Rank, player and points of each player, best first; equal points share a rank."""
    totals = [forests.score_sheet(p).total for p in range(len(forests.names))]
    order = sorted(range(len(totals)), key=lambda p: -totals[p])
    return [(1 + sum(other > totals[p] for other in totals), p, totals[p]) for p in order]
