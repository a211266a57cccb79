"""How the operations of a score pad combine; web/src/pad/log.ts has the same rules.

An operation has an id, ``clock-device``; its clock is higher than any its device had seen.
Operations form a set, and merging is set union. They apply in the order of their clocks, then
devices, so everyone with the same set sees the same pad, whatever order it arrived in. A card is
identified by the operation that laid it. Cards go only by being taken away: a host that was taken
away stays while it has dwellers, and a player who left stays while they have any cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from spinney.tables import protocol as pr


def order(op: pr.PadOp) -> tuple[int, str]:
    clock, _, device = op.id.partition("-")
    return int(clock), device


def merged(ops: Sequence[pr.PadOp], incoming: Iterable[pr.PadOp]) -> list[pr.PadOp]:
    """The known operations, then the new ones, each once."""
    known = {op.id: op for op in ops}
    for op in incoming:
        known.setdefault(op.id, op)
    return [*known.values()]


@dataclass
class _Player:
    name: str = ""
    here: bool = False
    cave: int = 0
    cave_card: int | None = None


@dataclass
class _Card:
    player: int
    card: str
    host: str | None
    slot: str | None
    taken: bool = False


@dataclass
class Fold:
    """The pad after a number of operations."""

    _players: dict[int, _Player] = field(default_factory=dict)
    _cards: dict[str, _Card] = field(default_factory=dict)
    _rivals: dict[str, int | None] = field(default_factory=dict)

    def add(self, op: pr.PadOp) -> None:
        if isinstance(op, pr.PadRival):
            self._rivals[op.what] = op.most
            return
        player = self._players.setdefault(op.player, _Player())
        match op:
            case pr.PadName():
                player.name, player.here = op.name, True
            case pr.PadLeave():
                player.here = False
            case pr.PadCave():
                player.cave = op.n
            case pr.PadCaveCard():
                player.cave_card = op.n
            case pr.PadLay():
                self._cards[op.id] = _Card(op.player, op.card, op.host, op.slot)
            case pr.PadTake() | pr.PadBack():
                for card in self._own(op.player, *op.cards):
                    card.taken = isinstance(op, pr.PadTake)
            case pr.PadReplace():
                for card in self._own(op.player, op.of):
                    card.card = op.card
            case pr.PadSymbol():
                for card in self._own(op.player, op.of):
                    if _species(card.card) == _species(op.card):
                        card.card = op.card
            case _:
                assert_never(op)

    def _own(self, player: int, *ids: str) -> list[_Card]:
        cards = (self._cards.get(id) for id in ids)
        return [card for card in cards if card is not None and card.player == player]

    @property
    def players(self) -> list[pr.PadPlayer]:
        hosts = self._hosts()
        return [
            pr.PadPlayer(
                player=number,
                name=player.name,
                forest=pr.PadForest(
                    hosts=hosts.get(number, []), cave=player.cave, cave_card=player.cave_card
                ),
            )
            for number, player in sorted(self._players.items())
            if player.here or player.cave or number in hosts
        ]

    @property
    def rivals(self) -> pr.PadRivals:
        return pr.PadRivals(**self._rivals)

    def _hosts(self) -> dict[int, list[pr.PadHost]]:
        """Each player's hosts, in the order they were laid."""
        guests: dict[tuple[int, str | None], dict[str, list[str]]] = {}
        for card in self._cards.values():
            if card.host is not None and card.slot is not None and not card.taken:
                slots = guests.setdefault((card.player, card.host), {})
                slots.setdefault(card.slot, []).append(card.card)
        hosts: dict[int, list[pr.PadHost]] = {}
        for id, card in self._cards.items():
            slots = guests.get((card.player, id), {})
            if card.host is None and (slots or not card.taken):
                host = pr.PadHost.model_validate({"card": card.card, **slots})
                hosts.setdefault(card.player, []).append(host)
        return hosts


def _species(card: str) -> str:
    return card.partition("@")[0]


def fold(ops: Iterable[pr.PadOp]) -> Fold:
    pad = Fold()
    for op in sorted(ops, key=order):
        pad.add(op)
    return pad
