"""The rulings: docs/rulings.md from docs/rulings.toml, and links to and from the cards.

Run it after a change to docs/rulings.toml: python tools/docs/rulings.py.

A ruling is about the species it names, by the whole name or by the end of it if that is unambiguous
("Woodpecker"), and about the species of any group it mentions ("shrubs", "extra turns").
"""

from __future__ import annotations

import argparse
import re
import textwrap
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from spinney.cards.card_sets import box
from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import (
    DARTMOOR,
    FOREST,
    GAMES,
    DrawWhenPlayed,
    ExtraTurn,
    FreePlay,
    InAnyOrder,
    LaySaplings,
    Most,
    Place,
    Species,
    Stacks,
    Together,
)
from spinney.text import words

DOCS = Path(__file__).parent.parent.parent / "docs"

INTRO = """# Rulings

Where the printed rules are silent or two editions disagree, somebody has to decide. This page lists
what Spinney plays, in our own words. Each ruling says what it rests on and how that compares with
the letter of the printed rules:

- The letter *agrees*: this is not our decision, but the rule. It is listed because it is easy to
  misread.
- The letter is *silent*: no edition we know settles it.
- The letter is *contrary*: at least one edition says otherwise, and we say which.

Where nothing is said about others, we do not know what they play. Every ruling has been played
since version 1 of the rules unless it says otherwise, and each has a test, named below it.

Unconfirmed facts about Dartmoor cards (pairings, symbols, some effects and caves) are not rulings;
the deck data marks each of them.

This page is made from `docs/rulings.toml` by `tools/docs/rulings.py`; change the former, then run
the latter. `tests/test_rulings.py::test_this_page_and_its_tests_agree` keeps all of them in step.
"""

LETTERS = {"agrees": "agrees", "silent": "is silent", "contrary": "is contrary"}
NAMES = {FOREST: "the forest game", DARTMOOR: "Dartmoor"}
ONLY: dict[tuple[str, ...], str] = {(FOREST,): "Forest game only.", (DARTMOOR,): "Dartmoor only."}


@dataclass(frozen=True)
class Ruling:
    """One entry of the page; docs/rulings.toml explains the fields."""

    number: int
    section: str
    title: str
    plays: str
    games: tuple[str, ...]
    rests_on: str
    #: By game.
    letter: tuple[str, ...]
    note: str
    others: str
    since: int
    before: str
    test: str

    @property
    def link(self) -> str:
        """A link to it from the page of a set."""
        return f'<a href="../rulings.html#ruling-{self.number}">{self.title}</a>'

    @property
    def grounds(self) -> str:
        """What it rests on, and what others or earlier versions play."""
        said = [ONLY.get(self.games), f"Rests on {self.rests_on}.", f"The letter {self._letter()}."]
        if self.others:
            said.append(f"Others: {self.others}.")
        if self.before:
            earlier = "version 1" if self.since == 2 else "earlier versions"
            said.append(f"Since version {self.since}; {earlier}: {self.before}.")
        return " ".join(part for part in said if part)

    def _letter(self) -> str:
        if len(set(self.letter)) == 1:
            said = LETTERS[self.letter[0]]
        else:
            by_game = zip(self.letter, self.games, strict=True)
            said = " and ".join(f"{LETTERS[letter]} in {NAMES[game]}" for letter, game in by_game)
        return f"{said}: {self.note}" if self.note else said


def _effects(species: Species) -> Iterator[object]:
    for effect in (species.effect, species.bonus):
        if isinstance(effect, Together | InAnyOrder):
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


@cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, in order."""
    data = tomllib.loads((DOCS / "rulings.toml").read_text("utf-8"))
    entries = [(part["title"], entry) for part in data["section"] for entry in part["ruling"]]
    return tuple(_read(number, *entry) for number, entry in enumerate(entries, start=1))


def _read(number: int, section: str, entry: dict[str, Any]) -> Ruling:
    games = GAMES if entry["games"] == "both" else (entry["games"],)
    letter = entry["letter"]
    return Ruling(
        number=number,
        section=section,
        title=entry["title"],
        plays=_one_line(entry["plays"]),
        games=games,
        rests_on=_one_line(entry["rests_on"]),
        letter=tuple(letter if isinstance(letter, str) else letter[game] for game in games),
        note=_one_line(entry.get("note", "")),
        others=_one_line(entry.get("others", "")),
        since=entry["since"],
        before=_one_line(entry.get("before", "")),
        test=entry["test"],
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())


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
    text = f"{ruling.title} {ruling.plays}"
    for name in (words().set(key) for game in GAMES for key in box(game).sets):
        if not any(species.startswith(name) for species in short_names()):
            text = text.replace(name, "")  # a set, not a species with such a name
    named = {s.key for name in _names().findall(text) for s in short_names()[name]}
    groups = [test for name, test in GROUPS.items() if _speaks_of(ruling.title, name)]
    return tuple(
        species
        for game in ruling.games
        for species in SPECIES[game].values()
        if species.key in named or any(test(species) for test in groups)
    )


def _speaks_of(text: str, pattern: str) -> bool:
    return re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE) is not None


def on_species(species: Species) -> list[Ruling]:
    """The rulings about a species."""
    return [ruling for ruling in rulings() if species in about(ruling)]


def page() -> str:
    """The rulings page, as it is in the repository."""
    return "\n".join([INTRO, *_sections(linked=False)])


def linked_page() -> str:
    """The rulings page, with an anchor for each and links from card names to the cards."""
    return "\n".join([INTRO, *_sections(linked=True)])


def _sections(linked: bool) -> Iterator[str]:
    for title, entries in groupby(rulings(), key=lambda ruling: ruling.section):
        yield f"## {title}\n"
        yield "".join(_entry(ruling, linked) for ruling in entries)


def _entry(ruling: Ruling, linked: bool) -> str:
    number = f"{ruling.number}. "
    anchor = f"{{ #ruling-{ruling.number} }}" if linked else ""
    lines = [
        f"**{ruling.title}.**{anchor} {ruling.plays}",
        f"*{ruling.grounds}*",
        f"`tests/test_rulings.py::{ruling.test}`",
    ]
    if linked and (cards := ", ".join(_card_link(species) for species in about(ruling))):
        lines.append(f'<span class="cards">Cards: {cards}</span>')
    wrapped = (
        textwrap.wrap(line, 96 - len(number), break_long_words=False, break_on_hyphens=False)
        for line in lines
    )
    text = "<br>\n".join("\n".join(parts) for parts in wrapped)
    return number + textwrap.indent(text, " " * len(number)).lstrip() + "\n"


def _card_link(species: Species) -> str:
    name = words(soft_hyphens=False).name(species.game, species.key)
    if species.game == DARTMOOR and species.key in SPECIES[FOREST]:
        name += " (Dartmoor)"
    return f"[{name}](cards/{species.set}.md#{species.key})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=DOCS, help="another folder than docs/")
    (parser.parse_args().into / "rulings.md").write_text(page(), "utf-8")
