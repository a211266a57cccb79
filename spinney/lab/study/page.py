"""A report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from spinney.lab.study.dress import PLAIN, Dress
from spinney.lab.study.figures import COLOURS
from spinney.lab.study.report_context import TableCell


@dataclass(frozen=True)
class Figure:
    """A picture, what it shows and how to read it."""

    key: str
    title: str
    read: str
    found: str
    svg: str


Row = Sequence[TableCell | str]


@dataclass(frozen=True)
class ReportTable:
    """Rows that each start with a name; other columns are numbers, except those in ``words``."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Row]
    words: frozenset[int] = frozenset({0})


@dataclass(frozen=True)
class Mark:
    """Whether a finding also holds in a bot's games; None: they cannot tell, and ``why``."""

    bot: str
    holds: bool | None
    why: str = ""


@dataclass(frozen=True)
class Finding:
    """A sentence, the species it is about, and whether it holds elsewhere."""

    text: str
    species: Sequence[str]
    marks: Sequence[Mark]


@dataclass(frozen=True)
class Findings:
    """Findings in a numbered list."""

    found: Sequence[Finding]


@dataclass(frozen=True)
class Section:
    """A question and the findings."""

    key: str
    title: str
    texts: Sequence[str]
    parts: Sequence[Figure | ReportTable | Findings] = field(default_factory=tuple)


@dataclass(frozen=True)
class Page:
    """The whole content of a page, already worded."""

    language: str
    title: str
    lead: Sequence[str]
    contents: str
    sections: Sequence[Section]
    foot: str
    dress: Dress = PLAIN

    def html(self) -> str:
        return "\n".join([*self._head(), *self._body(), ""])

    @property
    def figures(self) -> Iterator[Figure]:
        for section in self.sections:
            yield from (part for part in section.parts if isinstance(part, Figure))

    def _head(self) -> Iterator[str]:
        yield "<!doctype html>"
        yield f'<html lang="{self.language}">'
        yield "<head>"
        yield '<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield '<meta name="color-scheme" content="light dark">'
        yield f"<title>{escape(self.title)}</title>"
        yield f"<style>{self.dress.fonts}{_colours()}{CSS}</style>"
        yield "</head>"

    def _body(self) -> Iterator[str]:
        yield f'<body>{self.dress.sprite}<div class="page">'
        yield f"<header><h1>{escape(self.title)}</h1>"
        yield from (f"<p>{escape(text)}</p>" for text in self.lead)
        yield "</header>"
        yield f'<nav aria-labelledby="contents"><h2 id="contents">{escape(self.contents)}</h2><ol>'
        for section in self.sections:
            yield f'<li><a href="#{section.key}">{escape(section.title)}</a></li>'
        yield "</ol></nav>"
        yield "<main>"
        for section in self.sections:
            yield from _section(section, self.dress)
        yield "</main>"
        yield f"<footer><p>{escape(self.foot)}</p></footer>"
        yield f"</div><script>{SORTING}</script></body></html>"


def _section(section: Section, dress: Dress) -> Iterator[str]:
    yield f'<section id="{section.key}" aria-labelledby="{section.key}-title">'
    yield f'<h2 id="{section.key}-title">{escape(section.title)}</h2>'
    yield from (f"<p>{escape(text)}</p>" for text in section.texts)
    for part in section.parts:
        match part:
            case Figure():
                yield from _figure(part)
            case Findings():
                yield from _findings(part, dress)
            case _:
                yield from _table(part, dress)
    yield "</section>"


def _findings(part: Findings, dress: Dress) -> Iterator[str]:
    yield '<ol class="findings">'
    for finding in part.found:
        drawings = "".join(map(dress.drawing, finding.species))
        marks = "".join(
            f'<span class="mark"><b>{SIGNS[mark.holds]}</b> {escape(_told(mark))}</span>'
            for mark in finding.marks
        )
        yield f"<li><p>{drawings}{escape(finding.text)}</p><p>{marks}</p></li>"
    yield "</ol>"


def _told(mark: Mark) -> str:
    return f"{mark.bot}: {mark.why}" if mark.why else mark.bot


def _figure(figure: Figure) -> Iterator[str]:
    """The finding also serves as the picture's description for screen readers."""
    label = escape(f"{figure.title}. {figure.found}", quote=True)
    picture = figure.svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
    yield f'<figure id="{figure.key}">'
    yield f"<h3>{escape(figure.title)}</h3>"
    yield f'<div class="picture">{picture}</div>'
    yield f"<figcaption>{escape(figure.read)} <strong>{escape(figure.found)}</strong></figcaption>"
    yield "</figure>"


def _table(table: ReportTable, dress: Dress) -> Iterator[str]:
    yield f'<div class="table" tabindex="0"><table><caption>{escape(table.title)}</caption>'
    heads = "".join(_head(table, i, name) for i, name in enumerate(table.columns))
    yield f"<thead><tr>{heads}</tr></thead><tbody>"
    for row in table.rows:
        yield f"<tr>{''.join(_cell(table, i, cell, dress) for i, cell in enumerate(row))}</tr>"
    yield "</tbody></table></div>"


def _head(table: ReportTable, column: int, name: str) -> str:
    button = f'<button type="button">{escape(name)}</button>'
    return f'<th scope="col"{_kind(table, column)}>{button}</th>'


def _cell(table: ReportTable, column: int, cell: TableCell | str, dress: Dress) -> str:
    shown = cell if isinstance(cell, TableCell) else TableCell(cell)
    name, scope = ("th", ' scope="row"') if column == 0 else ("td", "")
    remark = f"<small>{escape(shown.remark)}</small>" if shown.remark else ""
    text = f"{dress.drawing(shown.species)}{escape(shown.text)}{remark}"
    return f"<{name}{scope}{_kind(table, column)}>{text}</{name}>"


def _kind(table: ReportTable, column: int) -> str:
    return "" if column in table.words else ' class="number"'


#: Whether a finding holds elsewhere.
SIGNS: Final = {True: "✓", False: "✗", None: "?"}

#: A click on a column's name sorts by it, once more the other way round.
SORTING: Final = """
const points = document.documentElement.lang === "en";
const comma = (text) => text.replace(/[.]/g, "").replace(",", ".");
const english = (text) => (points ? text.replace(/,/g, "") : comma(text));
const plain = (text) => english(text).replace("\u2212", "-").replace(/[^0-9.-]/g, "");
const number = (text) => (plain(text) === "" ? -Infinity : Number(plain(text)));
for (const button of document.querySelectorAll("thead button")) button.onclick = () => {
  const th = button.parentElement, column = th.cellIndex;
  const numbers = th.classList.contains("number");
  const up = th.ariaSort ? th.ariaSort === "descending" : !numbers;
  for (const other of th.parentElement.children) other.ariaSort = null;
  th.ariaSort = up ? "ascending" : "descending";
  const body = th.closest("table").tBodies[0];
  const text = (row) => row.cells[column].textContent;
  const first = (row) => row.cells[column].firstChild?.textContent ?? "";
  const order = numbers
    ? (a, b) => number(first(a)) - number(first(b))
    : (a, b) => text(a).localeCompare(text(b));
  body.append(...[...body.rows].sort((a, b) => (up ? order(a, b) : order(b, a))));
};
"""


def _colours() -> str:
    pairs = {**COLOURS, **PAGE_COLOURS}
    return "".join(
        [
            "\n:root{color-scheme:light dark;",
            *(f"--{name}:light-dark({day},{night});" for name, (day, night) in pairs.items()),
            "}",
        ]
    )


PAGE_COLOURS: Final = {
    "bg": ("#e8ece1", "#121815"),
    "surface": ("#f6f7f0", "#1a221e"),
    "act": ("#22583c", "#8fd0a6"),
    "focus": ("#1257b5", "#8fc2ff"),
}

CSS: Final = """
:root{--sans:"Asap",system-ui,"Segoe UI",Roboto,sans-serif;--serif:"Young Serif",Georgia,serif}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:16px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 var(--sans);
font-variant-numeric:lining-nums tabular-nums}
.page{max-width:1180px;margin:0 auto;padding:32px 24px}
h1,h2{font-family:var(--serif);font-weight:400;line-height:1.2;text-wrap:balance}
h1{font-size:40px;margin:0 0 12px}
h2{font-size:28px;margin:0 0 8px}
h3{font-size:18px;margin:0 0 8px;line-height:1.3}
p{margin:0 0 12px;max-width:44em;hyphens:auto}
header{margin-bottom:24px}
header p{font-size:18px;color:var(--ink2)}
a{color:var(--act)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
nav{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px;
margin-bottom:32px}
nav h2{font-size:18px}
nav ol{margin:0;padding-left:1.5em}
nav li{padding:4px 0;line-height:1.3}
nav a{text-decoration:none}
nav a:hover{text-decoration:underline}
section{margin-bottom:56px}
figure,.table{background:var(--paper);border:1px solid var(--line);border-radius:14px;
padding:16px;margin:20px 0 0}
figure{overflow:hidden}
.table{overflow-x:auto}
.picture svg{display:block;width:100%;max-width:440px;height:auto;margin:0 auto}
figcaption{margin-top:12px;color:var(--ink2);max-width:44em;hyphens:auto}
figcaption strong{color:var(--ink);font-weight:600}
table{border-collapse:separate;border-spacing:0;width:100%;font-size:14px;line-height:1.35}
caption{text-align:left;font-size:18px;font-weight:700;padding-bottom:8px}
th,td{padding:6px 10px;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
thead th{vertical-align:bottom;border-bottom:2px solid var(--ink2);font-weight:600;
position:sticky;top:0;background:var(--paper)}
tbody th{font-weight:600;position:sticky;left:0;background:var(--paper);min-width:8.5em}
tbody tr:hover>*{background:var(--surface)}
tbody tr:last-child>*{border-bottom:0}
.number{text-align:right;white-space:nowrap}
thead .number{white-space:normal;min-width:6.2em}
thead button{font:inherit;color:inherit;background:none;border:0;padding:0;text-align:inherit;
cursor:pointer}
th[aria-sort=ascending] button::after{content:" ▲"}
th[aria-sort=descending] button::after{content:" ▼"}
.icon{width:1.6em;height:1.6em;margin-right:.4em;vertical-align:-.45em;color:var(--act);
--cut:var(--paper)}
.findings{padding:0;counter-reset:finding;list-style:none}
.findings li{counter-increment:finding;position:relative;background:var(--paper);
border:1px solid var(--line);border-radius:14px;padding:14px 16px 10px 56px;margin:12px 0 0}
.findings li::before{content:counter(finding);position:absolute;left:16px;top:10px;
font:26px var(--serif);color:var(--act)}
.findings p{margin:0 0 4px}
.findings .icon{width:2em;height:2em;vertical-align:-.6em}
.mark{color:var(--ink2);font-size:14px;margin-right:1em}
small{display:block;color:var(--ink2);font-size:11.5px}
footer{color:var(--ink2);font-size:14px;border-top:1px solid var(--line);padding-top:16px}
@media (min-width:1000px){
.page{display:grid;grid-template-columns:230px minmax(0,1fr);column-gap:40px;align-items:start}
header,footer{grid-column:1/-1}
nav{position:sticky;top:24px}
}
@media (max-width:600px){
.page{padding:20px 16px}
h1{font-size:30px}
h2{font-size:24px}
header p{font-size:16px}
figure,.table{padding:12px;margin-left:-8px;margin-right:-8px}
th,td{padding:6px}
table{font-size:13px}
tbody th{min-width:9em;max-width:11em;overflow-wrap:anywhere}
}
@media print{
:root{color-scheme:light}
body{background:#fff;font-size:11pt}
.page{display:block}
nav{display:none}
figure,tr{break-inside:avoid}
}
"""
