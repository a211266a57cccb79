"""The fonts and drawings of the browser client, put into a page that needs nothing else."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import spinney
from spinney.cards.card_sets import Box, picture

#: Where the built client has its files.
ASSETS: Final = Path(spinney.__file__).parent / "server/static/assets"

FONTS: Final = {"Asap": "asap-latin-standard-normal", "Young Serif": "young-serif-latin-400-normal"}

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


@dataclass(frozen=True)
class Dress:
    """What a page wears; nothing, if the client is not built."""

    fonts: str = ""
    #: The drawings, each a symbol, and the symbol of each species.
    sprite: str = ""
    symbols: dict[str, str] = field(default_factory=dict)

    def drawing(self, species: str) -> str:
        """The drawing of a species, as an image beside its name."""
        if species not in self.symbols:
            return ""
        return f'<svg class="icon" aria-hidden="true"><use href="#{self.symbols[species]}"/></svg>'


PLAIN: Final = Dress()


def dressed(box: Box, assets: Path = ASSETS) -> Dress:
    """The client's fonts, and the drawings of a game's species."""
    names = {key: picture(species) for key, species in box.species.items()}
    drawn = dict(_symbols(assets, set(names.values())))
    sprite = "".join(drawn[name] for name in sorted(drawn))
    fonts = "".join(
        f'@font-face{{font-family:"{name}";font-weight:100 900;'
        f"src:url(data:font/woff2;base64,{b64encode(file.read_bytes()).decode()})}}"
        for name, stem in FONTS.items()
        for file in sorted(assets.glob(f"{stem}-*.woff2"))
    )
    return Dress(
        fonts,
        f'<svg width="0" height="0" style="position:absolute">{sprite}</svg>' if sprite else "",
        {key: name for key, name in names.items() if name in drawn},
    )


def _symbols(assets: Path, wanted: set[str]) -> Iterable[tuple[str, str]]:
    for file in sorted(assets.glob("sprite-*.svg")):
        for found in re.finditer(
            r'<symbol id="([^"]+)".*?</symbol>', file.read_text("utf-8"), re.S
        ):
            if found[1] in wanted:
                yield found[1], found[0]
