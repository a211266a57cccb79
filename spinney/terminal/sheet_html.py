"""A printable score sheet: one self-contained HTML file, in plain black and white."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from html import escape
from typing import Final

from babel.dates import format_date

from spinney.cards.vocabulary import Place
from spinney.engine import ScoreLine
from spinney.engine.cards import MOOR_SLOTS, WOODY_SLOTS, slots_of
from spinney.engine.position import Forests
from spinney.engine.sheet import CAVE_LINE, SPECIES_SETS
from spinney.terminal.forest import LaidHost, laid_hosts
from spinney.terminal.score import Scorer, ranking
from spinney.text import Words
from spinney.text.lexicon import sentence

#: Where points come from: the places of cards, and the cave.
CATEGORIES: Final = (*Place, CAVE_LINE)

CSS: Final = """
@page { margin: 15mm; }
body { color: #000; background: #fff; font: 11pt/1.4 Georgia, "Times New Roman", serif;
  max-width: 60em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.6em; margin: 0; }
h2 { font-size: 1.25em; margin: 1.5em 0 0.4em; border-bottom: 2px solid; }
h3 { font-size: 1em; margin: 1em 0 0.3em; }
h2, h3 { break-after: avoid; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 0 0 0.8em; }
.wide { width: 100%; }
th, td { border: 1px solid #777; padding: 0.15em 0.5em; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th { font-weight: 600; }
tfoot { font-weight: 600; }
tr { break-inside: avoid; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
footer { margin-top: 2em; font-size: 0.85em; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 10pt; } }
"""


def day_of(data: object) -> date:
    """The day the table was played according to the notation; today if it has none."""
    try:
        return date.fromisoformat(str(data["date"])[:10])  # type: ignore[index]
    except (KeyError, TypeError, ValueError):
        return date.today()


class HtmlSheet:
    """The forests of a table as a page."""

    def __init__(self, words: Words, forests: Forests, day: date) -> None:
        self.words = words
        self.forests = forests
        self.day = day
        self.scorer = Scorer(words)
        self.sheets = [forests.score_sheet(p) for p in range(len(forests.names))]

    def page(self) -> str:
        title = escape(self._get("sheet-title", game=self._get(f"game-{self.forests.game}")))
        made = escape(self._get("sheet-made"))
        day = format_date(self.day, "long", locale=self.words.language)
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.words.language}">',
                "<head>",
                '<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title>",
                f"<style>{CSS}</style>",
                "</head>",
                "<body>",
                "<header>",
                f"<h1>{title}</h1>",
                f'<p><time datetime="{self.day.isoformat()}">{escape(day)}</time></p>',
                "</header>",
                "<main>",
                *self._ranking(),
                *self._categories(),
                *(line for _, p, _ in ranking(self.forests) for line in self._player(p)),
                "</main>",
                f"<footer><p>{made}</p></footer>",
                "</body>",
                "</html>",
                "",
            ]
        )

    def _get(self, message: str, /, **args: str | int) -> str:
        return self.words.get(message, **args)

    # -- all players -----------------------------------------------------------------------

    def _ranking(self) -> Iterator[str]:
        yield _heading(2, self._get("sheet-ranking"))
        yield from _table(
            [self._get("sheet-place"), self._get("cards-name"), self._get("score-points")],
            [
                [str(place), self.forests.names[p], self.words.number(total)]
                for place, p, total in ranking(self.forests)
            ],
            numbers=(0, 2),
            header=1,
        )

    def _categories(self) -> Iterator[str]:
        """Each player's points by category, for the categories that any player has."""
        order = [p for _, p, _ in ranking(self.forests)]
        found = {self._category(line) for sheet in self.sheets for line in sheet.lines}
        rows = [
            [
                self._category_name(category),
                *(
                    self.words.number(
                        sum(
                            line.points
                            for line in self.sheets[p].lines
                            if self._category(line) == category
                        )
                    )
                    for p in order
                ),
            ]
            for category in CATEGORIES
            if category in found
        ]
        yield _heading(2, self._get("sheet-categories"))
        yield from _table(
            [self._get("sheet-category"), *(self.forests.names[p] for p in order)],
            rows,
            numbers=range(1, len(order) + 1),
            foot=[
                self._get("score-total"),
                *(self.words.number(self.sheets[p].total) for p in order),
            ],
        )

    def _category(self, line: ScoreLine) -> str:
        species = self.forests.box.species.get(line.key)
        if species is not None:
            return species.place
        return Place.TOP if line.key in SPECIES_SETS.values() else CAVE_LINE

    def _category_name(self, category: str) -> str:
        match category:
            case Place.TREE | Place.SHRUB | Place.MOOR:
                return sentence(self._get(f"tag-{category}.many"))
            case Place.SIDE:
                return sentence(self._get("cards-side"))
            case Place.TOP | Place.BOTTOM:
                return sentence(self.words.slot(category))
            case _:
                return self._get(f"name-{category}")

    # -- one player ------------------------------------------------------------------------

    def _player(self, p: int) -> Iterator[str]:
        name, points = self.forests.names[p], self._get("points", n=self.sheets[p].total)
        yield f'<section aria-labelledby="player-{p}">'
        title = self._get("labelled", label=name, text=points)
        yield f'<h2 id="player-{p}">{escape(title)}</h2>'
        yield _heading(3, self._get("sheet-species"))
        yield from self._species(p)
        yield _heading(3, self._get("sheet-forest"))
        yield from self._forest(p)
        yield "</section>"

    def _species(self, p: int) -> Iterator[str]:
        """The points of each species; cards with the same reason share a row."""
        game = self.forests.game
        lines: dict[tuple[str, str], list[ScoreLine]] = {}
        for line in self.sheets[p].lines:
            lines.setdefault((line.key, self.scorer.reason(game, line)), []).append(line)
        rows = [
            [
                self.words.name(game, key),
                "" if same[0].host < 0 else self.words.number(len(same)),
                self.words.number(sum(line.points for line in same)),
                why,
            ]
            for (key, why), same in lines.items()
        ]
        columns = ["score-card", "sheet-number", "score-points", "score-why"]
        yield from _table(
            [self._get(column) for column in columns],
            rows,
            numbers=(1, 2),
            foot=[
                self._get("score-total"),
                "",
                self.words.number(self.sheets[p].total),
                "",
            ],
            wide=True,
        )

    def _forest(self, p: int) -> Iterator[str]:
        """Trees and shrubs with their slots, then moors with theirs."""
        forests = self.forests
        forest = forests.players[p].forest
        hosts = list(laid_hosts(self.words, forests.game, forest, self.sheets[p]))
        if not hosts:
            yield f"<p>{escape(self._get('board-no-hosts').strip())}</p>"
        for slots in (WOODY_SLOTS, MOOR_SLOTS):
            rows = [self._host(laid, slots) for laid in hosts if slots_of(laid.kind) == slots]
            if rows:
                columns = [self._get("sheet-host"), *(sentence(self.words.slot(s)) for s in slots)]
                yield from _table(columns, rows, wide=True)

    def _host(self, laid: LaidHost, slots: Sequence[str]) -> list[str]:
        host = self._get("board-host", number=laid.number, name=laid.name)
        return [host, *(", ".join(laid.slots.get(slot, ())) for slot in slots)]


# -- HTML ----------------------------------------------------------------------------------


def _heading(level: int, text: str) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def _table(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Iterable[int] = (),
    header: int = 0,
    foot: Sequence[str] = (),
    wide: bool = False,
) -> Iterator[str]:
    """A table; ``numbers`` says which columns hold numbers, ``header`` which one names its rows."""
    right = set(numbers)

    def row(cells: Sequence[str], head: int | None) -> str:
        made = []
        for i, cell in enumerate(cells):
            tag, scope = ("td", "")
            if head is None or i == head:
                tag, scope = "th", f' scope="{"col" if head is None else "row"}"'
            kind = ' class="number"' if i in right else ""
            made.append(f"<{tag}{scope}{kind}>{escape(cell)}</{tag}>")
        return f"<tr>{''.join(made)}</tr>"

    yield '<table class="wide">' if wide else "<table>"
    yield f"<thead>{row(columns, None)}</thead>"
    yield "<tbody>"
    for cells in rows:
        yield row(cells, header)
    yield "</tbody>"
    if foot:
        yield f"<tfoot>{row(foot, header)}</tfoot>"
    yield "</table>"
