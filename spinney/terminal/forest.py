"""A player's forest in words: hosts, what lies in their slots, what each card is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from spinney.engine import ScoreLine, ScoreSheet
from spinney.engine.core.state import H_CARD, H_KIND, State
from spinney.engine.notation import slot_names
from spinney.text import Words
from spinney.text.names import host_name


@dataclass(frozen=True)
class LaidHost:
    """A host, numbered from 1, and the cards in its slots by the slots' names in the notation."""

    number: int
    kind: int
    name: str
    slots: dict[str, list[str]]


def laid_hosts(
    words: Words, state: State, player: int, sheet: ScoreSheet | None
) -> Iterator[LaidHost]:
    """The hosts of a forest; with a score sheet every card says what it is worth."""
    lines = sheet.lines if sheet else ()
    points = {(line.host, line.slot, line.card): line for line in lines}
    for number, h in enumerate(state.hosts_of(player)):
        kind, card = state.host(h, H_KIND), state.host(h, H_CARD)
        name = _worth(words, host_name(words, state, h), points.get((number, -1, card)))
        slots = {}
        for slot, key in enumerate(slot_names(kind)):
            cards = [
                _worth(
                    words,
                    words.half(state.tables, 2 * c + (slot & 1)),
                    points.get((number, slot, c)),
                )
                for c in state.slot_cards(h, slot)
            ]
            if cards:
                slots[key] = cards
        yield LaidHost(number + 1, kind, name, slots)


def _worth(words: Words, name: str, line: ScoreLine | None) -> str:
    return name if line is None else words.get("board-worth", name=name, points=line.points)


def forest_lines(
    words: Words, state: State, player: int, sheet: ScoreSheet | None
) -> Iterator[Text]:
    """A line for every host with dwellers, and one for all that have none."""
    get = words.get
    hosts = list(laid_hosts(words, state, player, sheet))
    if not hosts:
        yield Text(get("board-no-hosts"))
    empty = []
    for laid in hosts:
        host = get("board-host", number=laid.number, name=laid.name)
        slots = [
            get("board-slot", slot=words.slot(key), cards=", ".join(cards))
            for key, cards in laid.slots.items()
        ]
        if slots:
            joined = words.joined("list-semicolon", slots)
            yield Text(get("board-host-slots", host=host, slots=joined))
        else:
            empty.append(host)
    if empty:
        yield Text(get("board-empty-hosts", hosts=", ".join(empty)))
