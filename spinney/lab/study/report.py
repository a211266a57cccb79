"""The report of a study: its sections in words, written as a page with pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spinney.lab.study import (
    bonuses,
    findings,
    folklore,
    length,
    removal,
    scores,
    seats,
    species_values,
    strategies,
    unlike,
)
from spinney.lab.study.data import Data
from spinney.lab.study.dress import dressed
from spinney.lab.study.figures import standalone
from spinney.lab.study.page import Page, ReportTable, Section
from spinney.lab.study.report_context import ReportContext, Wording

METHOD: Final = (
    "study-method-games",
    "study-method-intervals",
    "study-method-worth",
    "study-method-plans",
)

SECTIONS: Final = {
    "findings": findings.section,
    "scores": scores.section,
    "worth": species_values.section,
    "strategies": strategies.section,
    "unlike": unlike.section,
    "seats": seats.section,
    "length": length.section,
    "removal": removal.section,
    "bonuses": bonuses.section,
    "sayings": folklore.section,
}


def report(data: Data, wording: Wording, sections: Sequence[str] = tuple(SECTIONS)) -> Page:
    """Build the report; the same data gives the same page, byte for byte."""
    context = ReportContext(wording, data)
    name = wording.get(f"game-{data.kind}")
    return Page(
        wording.language,
        context.get("study-title", game=name),
        [
            context.get(
                "study-lead",
                n=len(data.games),
                games=context.number(len(data.games)),
                seats=context.number(len(data.seats)),
            )
        ],
        context.get("study-contents"),
        [*(SECTIONS[key](context) for key in sections), method(context)],
        context.get("study-foot"),
        dressed(data.box),
    )


def method(context: ReportContext) -> Section:
    """How the numbers were made, and from which games."""
    data = context.data
    rows = [
        [
            context.field(field),
            context.number(size),
            ", ".join(map(str, seeds)),
        ]
        for field, size, seeds in zip(data.fields, data.sizes, data.seeds, strict=True)
    ]
    columns = [context.get(name) for name in ("study-games-at", "study-games", "study-seed")]
    texts = [context.get(text) for text in METHOD]
    if data.networks:
        digests = ", ".join(data.networks)
        texts.insert(1, context.get("study-method-networks", digests=digests))
    table = ReportTable(context.get("study-games-table"), columns, rows)
    return Section("method", context.get("study-method"), texts, [table])


def write(page: Page, folder: Path) -> Path:
    """Write the page and each picture as separate files; returns the path of the page."""
    pictures = folder / "figures"
    pictures.mkdir(parents=True, exist_ok=True)
    for figure in page.figures:
        picture = standalone(figure.svg, figure.title)
        (pictures / f"{figure.key}.svg").write_text(picture, "utf-8")
    home = folder / "index.html"
    home.write_text(page.html(), "utf-8")
    return home
