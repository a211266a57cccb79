"""The rulings as data: which species each is about, and links both ways.

A ruling is about the species it names, by the whole name or by the end of it if that is unambiguous
("Woodpecker"), and about the species of any group it mentions ("shrubs", "extra turns").
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import (
    DARTMOOR,
    FOREST,
    GAMES,
    DrawWhenPlayed,
    ExtraTurn,
    FreePlay,
    LaySaplings,
    Most,
    Place,
    Species,
    Stacks,
    Together,
)
from spinney.text import words

PAGE = Path(__file__).parent.parent.parent / "docs" / "rulings.md"

_ENTRY = re.compile(
    r"^(?P<number>\d+)\. \*\*(?P<title>.+?)\*\*(?P<rest>.+?)`tests/test_rulings\.py::\w+`",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Ruling:
    """One entry of the page."""

    number: int
    section: str
    title: str
    text: str

    @property
    def link(self) -> str:
        """A link to it from the page of a set."""
        title = self.title.rstrip(".")
        return f'<a href="../rulings.html#ruling-{self.number}">{title}</a>'


def _effects(species: Species) -> Iterator[object]:
    for effect in (species.effect, species.bonus):
        if isinstance(effect, Together):
            yield effect.first
            yield effect.second
        elif effect is not None:
            yield effect


def _has_effect(*kinds: type) -> Callable[[Species], bool]:
    return lambda species: any(isinstance(effect, kinds) for effect in _effects(species))


def _any_number(species: Species) -> bool:
    return any(
        isinstance(effect, LaySaplings) or (isinstance(effect, FreePlay) and effect.any_number)
        for effect in _effects(species)
    )


#: The groups of species that titles of rulings mention.
GROUPS: dict[str, Callable[[Species], bool]] = {
    "base mushrooms": lambda s: (
        isinstance(s.permanent, DrawWhenPlayed) and s.permanent.from_next_turn
    ),
    "permanent (?:effects|draws)": lambda s: isinstance(s.permanent, DrawWhenPlayed),
    "shrubs?": lambda s: s.place == Place.SHRUB,
    "extra turns?": _has_effect(ExtraTurn),
    "free play": _has_effect(FreePlay),
    '"any number"': _any_number,
    '"most"': lambda s: isinstance(s.points, Most),
    "hares and toads": lambda s: isinstance(s.permanent, Stacks),
}

#: Words that restrict a ruling to one game.
ONE_GAME = {"solo": DARTMOOR, "mulligan": FOREST}


@cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, in order."""
    return tuple(
        Ruling(int(entry["number"]), section, entry["title"], " ".join(entry["rest"].split()))
        for section, text in re.findall(
            r"^## (.+?)\n(.+?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
        )
        for entry in _ENTRY.finditer(text)
    )


@cache
def short_names() -> dict[str, tuple[Species, ...]]:
    """Every name that means one species (or the same one in both games), short names included."""
    found: dict[str, dict[str, list[Species]]] = defaultdict(lambda: defaultdict(list))
    for table in SPECIES.values():
        for species in table.values():
            parts = words(soft_hyphens=False).name(species.game, species.key).split()
            for start in range(len(parts)):
                found[" ".join(parts[start:])][species.key].append(species)
    return {
        name: tuple(next(iter(keys.values()))) for name, keys in found.items() if len(keys) == 1
    }


@cache
def _names() -> re.Pattern[str]:
    longest_first = sorted(short_names(), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})(?=s?\b)")


@cache
def about(ruling: Ruling) -> tuple[Species, ...]:
    """The species a ruling is about, in the order of the tables."""
    text = f"{ruling.title} {ruling.text}".replace(words().set("edge"), "")
    named = {s.key for name in _names().findall(text) for s in short_names()[name]}
    groups = [test for name, test in GROUPS.items() if _speaks_of(ruling.title, name)]
    topic = f"{ruling.section} {ruling.title}"
    games = [game for word, game in ONE_GAME.items() if _speaks_of(topic, word)] or GAMES
    return tuple(
        species
        for game in games
        for species in SPECIES[game].values()
        if species.key in named or any(test(species) for test in groups)
    )


def _speaks_of(text: str, pattern: str) -> bool:
    return re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE) is not None


def on_species(species: Species) -> list[Ruling]:
    """The rulings about a species."""
    return [ruling for ruling in rulings() if species in about(ruling)]


def linked_page() -> str:
    """The rulings page, with an anchor for each and links from card names to the cards."""
    return _ENTRY.sub(_linked_entry, PAGE.read_text("utf-8"))


def _linked_entry(entry: re.Match[str]) -> str:
    ruling = next(r for r in rulings() if r.number == int(entry["number"]))
    cards = ", ".join(_card_link(species) for species in about(ruling))
    indent = " " * (len(entry["number"]) + 2)
    shown = f'<br>\n{indent}<span class="cards">Cards: {cards}</span>' if cards else ""
    named = entry.end("title") - entry.start() + len("**")
    return f"{entry[0][:named]}{{ #ruling-{ruling.number} }}{entry[0][named:]}{shown}"


def _card_link(species: Species) -> str:
    name = words(soft_hyphens=False).name(species.game, species.key)
    if species.game == DARTMOOR and species.key in SPECIES[FOREST]:
        name += " (Dartmoor)"
    return f"[{name}](cards/{species.set}.md#{species.key})"
