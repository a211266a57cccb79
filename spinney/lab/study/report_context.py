"""What a report is written with: wording from outside, filled in with our numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from spinney.cards.catalog import shipped_deck
from spinney.cards.vocabulary import DARTMOOR, FOREST, MOOR, Tag
from spinney.lab.study.data import Data, Field
from spinney.lab.study.groups import CAVE
from spinney.lab.study.intervals import Estimate

EXAMPLES: Final = {FOREST: ("wolf", Tag("deer")), DARTMOOR: ("dartmoor_pony", MOOR)}


class Wording(Protocol):
    """The wording of one language, such as :class:`spinney.text.Words`."""

    @property
    def language(self) -> str: ...

    def get(self, message: str, /, **args: str | int | bool) -> str: ...

    def name(self, game: str, key: str) -> str: ...

    def listed(self, joint: str, parts: list[str]) -> str: ...

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str: ...

    def percent(self, value: float, digits: int = 0) -> str: ...


@dataclass(frozen=True)
class TableCell:
    """A cell of a table: a text, with a remark below it; or the name of a species."""

    text: str
    remark: str = ""
    species: str = ""


@dataclass(frozen=True)
class ReportContext:
    """The wording of a report and the data it is about."""

    wording: Wording
    data: Data

    def get(self, message: str, /, **args: str | int | bool) -> str:
        return self.wording.get(message, **args)

    # -- names ---------------------------------------------------------------------------------

    def species(self, key: str) -> str:
        return self.wording.name(self.data.kind, key)

    def named(self, key: str) -> TableCell:
        """A species with its drawing."""
        return TableCell(self.species(key), species=key)

    def group(self, key: str) -> str:
        """A plan: a type in the plural, a species, or the cave."""
        if key == CAVE or key in self.data.box.species:
            return self.species(key)
        many = self._type(key)
        return many[:1].upper() + many[1:]

    @property
    def example(self) -> dict[str, str]:
        """A species of the game and the type that it counts."""
        key, tag = EXAMPLES[self.data.kind]
        return {"species": self.species(key), "type": self._type(tag)}

    def _type(self, tag: str) -> str:
        return self.wording.get(f"tag-{tag}.many", game=self.data.kind)

    def players(self, number: int) -> str:
        return self.get("study-players", n=number)

    def sets(self, sets: tuple[str, ...]) -> str:
        if self.several_sets and sets == tuple(self.data.box.sets):
            return self.get("study-all-sets")
        return " + ".join(self.wording.get(f"set-{name}") for name in sets)

    def bots(self, bots: tuple[str, ...]) -> str:
        return self.wording.listed("list-and", list(bots))

    def level(self, field: Field, factor: str) -> str:
        """The label of one field of a series."""
        match factor:
            case "players":
                return self.players(field.players)
            case "sets":
                return self.sets(field.sets)
            case "bots":
                return self.bots(field.bots)
            case _:
                return self.get("study-kept" if field.no_removal else "study-removed")

    def field(self, field: Field, without: str = "") -> str:
        """A field in words, optionally without the factor its series differs in."""
        told = ["players", *(["sets"] if self.several_sets else []), "bots"]
        parts = [self.level(field, factor) for factor in told if factor != without]
        if field.no_removal and without != "no_removal":
            parts.append(self.get("study-kept"))
        if field.draft:
            parts.append(self.get("study-draft"))
        if field.deck != shipped_deck(self.data.kind).digest:
            parts.append(self.get("study-deck", deck=field.deck))
        return ", ".join(parts)

    def short(self, field: Field) -> str:
        """The players and, if the game has several, the sets."""
        sets = [self.sets(field.sets)] if self.several_sets else []
        return ", ".join([self.players(field.players), *sets])

    @property
    def several_sets(self) -> bool:
        """Does the game have several sets to choose from?"""
        return len(self.data.box.sets) > 1

    # -- numbers -------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        return self.wording.number(value, digits, signed and round(value, digits) != 0)

    def percent(self, value: float, digits: int = 0) -> str:
        return self.wording.percent(value, digits)

    def share(self, value: float) -> str:
        return self.percent(value, 1)

    def points(self, value: float) -> str:
        """A share as percentage points, with its sign."""
        return self.number(100 * value, 1, True)

    def count(self, digits: int, signed: bool = False) -> Callable[[float], str]:
        return lambda value: self.number(value, digits, signed)

    def spread(self, found: Estimate, form: Callable[[float], str]) -> str:
        """An interval."""
        return self.get("study-range", low=form(found.low), high=form(found.high))

    def cell(self, found: Estimate | None, form: Callable[[float], str]) -> TableCell:
        """A number with its interval below it."""
        if found is None:
            return TableCell("–")
        return TableCell(
            form(found.value), self.spread(found, form) if found.low < found.high else ""
        )
