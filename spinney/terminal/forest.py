"""A player's forest in words: hosts, the cards in their slots, and what each card is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.text import Text

from spinney.engine import Card, Host, ScoreSheet
from spinney.text import Words


@dataclass(frozen=True)
class LaidHost:
    """A host, numbered from 1, and the names of the cards in its slots, by slot name."""

    number: int
    kind: str
    name: str
    slots: dict[str, list[str]]


def laid_hosts(
    words: Words, game: str, forest: Iterable[Host], sheet: ScoreSheet | None
) -> Iterator[LaidHost]:
    """The hosts of a forest; with a score sheet, each card shows its points."""
    points = {line.card: line.points for line in sheet.lines if line.host >= 0} if sheet else {}

    def named(key: str, card: Card | None) -> str:
        name = words.name(game, key)
        if card is None or card.id not in points:
            return name
        return words.get("board-worth", name=name, points=points[card.id])

    for number, host in enumerate(forest, 1):
        slots = {
            slot: [named(dweller.species, dweller.card) for dweller in dwellers]
            for slot, dwellers in host.slots.items()
            if dwellers
        }
        yield LaidHost(number, host.kind, named(host.name, host.card), slots)


def forest_lines(words: Words, hosts: Iterable[LaidHost]) -> Iterator[Text]:
    """A line for every host with dwellers, and one for all those without."""
    get, empty, told = words.get, list[str](), False
    for laid in hosts:
        host = get("board-host", number=laid.number, name=laid.name)
        slots = [
            get("board-slot", slot=words.slot(key), cards=", ".join(cards))
            for key, cards in laid.slots.items()
        ]
        if slots:
            told = True
            joined = words.joined("list-semicolon", slots)
            yield Text(get("board-host-slots", host=host, slots=joined))
        else:
            empty.append(host)
    if empty:
        yield Text(get("board-empty-hosts", hosts=", ".join(empty)))
    elif not told:
        yield Text(get("board-no-hosts"))
