"""The report of a study: its sections in words, written as a page and its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spinney.lab.study import bonuses, length, removal, sayings, scores, seats, strategies, worth
from spinney.lab.study.data import Data
from spinney.lab.study.figures import standalone
from spinney.lab.study.page import Page, Section, Table
from spinney.lab.study.telling import Telling, Voice

METHOD: Final = (
    "study-method-games",
    "study-method-intervals",
    "study-method-worth",
    "study-method-plans",
)

SECTIONS: Final = {
    "scores": scores.section,
    "worth": worth.section,
    "strategies": strategies.section,
    "seats": seats.section,
    "length": length.section,
    "removal": removal.section,
    "bonuses": bonuses.section,
    "sayings": sayings.section,
}


def report(data: Data, voice: Voice, sections: Sequence[str] = tuple(SECTIONS)) -> Page:
    """The same data give the same page, to the byte."""
    tell = Telling(voice, data)
    name = voice.get(f"game-{data.kind}")
    return Page(
        voice.language,
        tell.get("study-title", game=name),
        [
            tell.get(
                "study-lead",
                n=len(data.games),
                games=tell.number(len(data.games)),
                seats=tell.number(len(data.seats)),
            )
        ],
        tell.get("study-contents"),
        [*(SECTIONS[key](tell) for key in sections), method(tell)],
        tell.get("study-foot"),
    )


def method(tell: Telling) -> Section:
    """How the numbers were made, and from which games."""
    data = tell.data
    rows = [
        [
            tell.field(field),
            tell.number(size),
            ", ".join(map(str, seeds)),
        ]
        for field, size, seeds in zip(data.fields, data.sizes, data.seeds, strict=True)
    ]
    columns = [tell.get(name) for name in ("study-games-at", "study-games", "study-seed")]
    texts = [tell.get(text) for text in METHOD]
    table = Table(tell.get("study-games-table"), columns, rows)
    return Section("method", tell.get("study-method"), texts, [table])


def write(page: Page, folder: Path) -> Path:
    """Write the page and every picture as a file of its own; returns where the page is."""
    pictures = folder / "figures"
    pictures.mkdir(parents=True, exist_ok=True)
    for figure in page.figures:
        picture = standalone(figure.svg, figure.title)
        (pictures / f"{figure.key}.svg").write_text(picture, "utf-8")
    home = folder / "index.html"
    home.write_text(page.html(), "utf-8")
    return home
