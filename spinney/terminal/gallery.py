"""The card gallery: species as a table or as JSON, with unconfirmed facts marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from spinney.cards.card_sets import box
from spinney.cards.catalog import shipped_deck
from spinney.cards.vocabulary import DARTMOOR, GAMES, Place, Species, Tag
from spinney.text import Words

UNATTESTED = "?"
UNPRINTED = "*"

COLUMNS = (
    "cards-name",
    "cards-set",
    "cards-place",
    "cards-cost",
    "cards-copies",
    "cards-tags",
    "cards-text",
)

#: The parts of a card's text, in reading order, with the message that labels each.
PARTS = {
    "placement": "part-placement",
    "effect": "part-effect",
    "permanent": "part-permanent",
    "bonus": "part-bonus",
    "points": "part-points",
}


def select(game: str | None, set_: str | None, tag: str | None) -> list[Species]:
    """The species that pass all filters."""
    return [
        species
        for name in GAMES
        if game in (None, name)
        for species in box(name).species.values()
        if set_ in (None, species.set) and (tag is None or Tag(tag) in species.tags)
    ]


def to_json(words: Words, species: Species) -> dict[str, Any]:
    text = words.card_text(species)
    return {
        "game": species.game,
        "set": species.set,
        "key": species.key,
        "name": words.name(species.game, species.key),
        "place": species.place.value,
        "copies": species.copies,
        "cost": species.cost,
        "tags": list(species.tags),
        "effect": text.effect,
        "bonus": text.bonus,
        "permanent": text.permanent,
        "points": text.points,
        "placement": text.placement,
        "counts_as": species.counts_as,
        "unattested": list(species.unattested),
        "cards": list(_printed(species)),
    }


def caves_json(words: Words) -> list[dict[str, Any]]:
    return [
        {"number": cave.number, "text": words.cave_text(cave), "attested": cave.attested}
        for cave in box(DARTMOOR).caves
    ]


def _printed(species: Species) -> Iterable[dict[str, Any]]:
    """The copies of a species: the symbol on each and the other half of its card."""
    for card in shipped_deck(species.game).cards:
        for i, half in enumerate(card.halves):
            if half.species == species.key:
                others = [other.species for j, other in enumerate(card.halves) if j != i]
                yield {
                    "id": card.id,
                    "symbol": half.symbol,
                    "symbol_attested": half.symbol_attested,
                    "with": others[0] if others else None,
                    "pairing_attested": card.pairing_attested,
                }


def print_species(console: Console, words: Words, chosen: list[Species]) -> None:
    get = words.get
    caption = get("cards-count", count=len(chosen))
    table = Table(caption=caption, caption_justify="left", box=SIMPLE, pad_edge=False)
    for column in COLUMNS:
        table.add_column(get(column))
    for species in chosen:
        table.add_row(
            _name(words, species),
            words.set(species.set),
            _place(words, species),
            str(species.cost),
            str(species.copies),
            marked(_types(words, species), "tags" in species.unattested),
            "\n".join(_texts(words, species)),
        )
    console.print(table)
    if any(species.game == DARTMOOR for species in chosen):
        console.print(get("cards-unattested", mark=UNATTESTED), soft_wrap=True)
    if not all(words.name_is_printed(species.game, species.key) for species in chosen):
        console.print(get("cards-unprinted", mark=UNPRINTED), soft_wrap=True)


def _texts(words: Words, species: Species) -> Iterable[str]:
    text = words.card_text(species)
    for part, label in PARTS.items():
        line = getattr(text, part)
        if line:
            yield marked(words.get(label, text=line), part in species.unattested)


def _name(words: Words, species: Species) -> str:
    name = words.name(species.game, species.key)
    return name if words.name_is_printed(species.game, species.key) else f"{name} {UNPRINTED}"


def _types(words: Words, species: Species) -> str:
    return ", ".join(words.tag(species.game, tag) for tag in species.tags)


def _place(words: Words, species: Species) -> str:
    if species.is_host:
        return words.tag(species.game, species.tags[0])
    if species.place == Place.SIDE:
        return words.get("cards-side")
    return words.slot(species.place.value)


def print_caves(console: Console, words: Words) -> None:
    for cave in box(DARTMOOR).caves:
        text = words.get("cards-cave", number=cave.number, text=words.cave_text(cave))
        console.print(marked(text, not cave.attested))


def marked(text: str, unattested: bool) -> str:
    return f"{text} {UNATTESTED}" if unattested else text
