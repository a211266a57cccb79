"""The browser client's drawings, as pieces of HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from spinney.cards.card_sets import picture
from spinney.cards.vocabulary import Place, Species, Tag

LOOK = Path(__file__).parent.parent.parent / "web" / "src" / "look"

#: Every drawing by its name: s- leaves, s0- small leaves, t- types, a- and g- species.
DRAWINGS = {
    match[1]: match[0]
    for match in re.finditer(
        r'<symbol id="([^"]+)".*?</symbol>', (LOOK / "sprite.svg").read_text("utf-8"), re.DOTALL
    )
}
_TAGS = {Tag("pawed"): "paw", Tag("cloven_hoofed"): "cloven"}

#: Two rows of hills under a pale sun, in the colours of a leaf.
_HILLS = (
    '<symbol id="hills" viewBox="0 0 100 100"><path fill="var(--sky)" d="M0 0H100V100H0Z"/>'
    '<circle fill="var(--sun)" cx="68" cy="26" r="15"/>'
    '<path fill="var(--h1)" d="M0 60C18 44 34 58 52 59S84 48 100 54V100H0Z"/>'
    '<path fill="var(--h2)" d="M0 80C22 70 40 82 62 78S90 73 100 75V100H0Z"/></symbol>'
)


def species_drawing(species: Species) -> str:
    """The name of a species' drawing."""
    return picture(species)


def tag_drawing(tag: Tag) -> str:
    return f"t-{_TAGS.get(tag, tag)}"


def leaf_drawing(symbol: str) -> str:
    return f"s0-{symbol}"


def store(names: Iterable[str]) -> str:
    """The drawings a page uses, each once, hidden."""
    drawings = "".join(DRAWINGS[name] for name in sorted(set(names)))
    return f'<svg class="store" aria-hidden="true">{_HILLS}{drawings}</svg>'


def use(name: str) -> str:
    """A drawing from the page's store."""
    return f'<svg class="drawing" aria-hidden="true"><use href="#{name}"/></svg>'


def plate(species: Species, symbol: str) -> str:
    """A species in front of its hills, in the colours of a leaf."""
    kind = "leaf" if species.place == Place.TREE else "beast"
    return (
        f'<svg class="plate y-{symbol} {kind}" viewBox="0 0 100 100" aria-hidden="true">'
        f'<use href="#hills"/><use href="#{species_drawing(species)}" '
        'x="20" y="20" width="60" height="60"/></svg>'
    )


def badge(symbol: str) -> str:
    """A leaf on its colour."""
    return f'<span class="badge y-{symbol}">{use(leaf_drawing(symbol))}</span>'
