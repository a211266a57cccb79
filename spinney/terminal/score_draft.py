"""The forests of a real table during entry: always valid, saved after every entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from spinney.cards.card_sets import Box
from spinney.cards.catalog import possible_symbols
from spinney.cards.phrases import Phrase
from spinney.cards.vocabulary import Place, Species
from spinney.engine.notation import NotationError, read_forests
from spinney.engine.position import Forests
from spinney.terminal.files import write_json

#: Forests in the forest notation.
Notation = dict[str, Any]

#: The key of the host's own card.
HOST_CARD: Final = "card"

#: With more cards than this on one side of a host, none is moved to make room.
MAX_MOVED: Final = 8

#: The side slots; where a host has none, the error for a side dweller names the first.
SIDES: Final = ("left", "right")


@dataclass(frozen=True)
class MissingSymbol:
    """A card whose symbol affects points and is unknown."""

    host: int
    #: Or HOST_CARD.
    slot: str
    species: Species

    def settle(self, player: Notation, symbol: str) -> None:
        """Set the symbol of the card, or of the first of several alike."""
        host, key = player["hosts"][self.host], self.species.key
        if self.slot == HOST_CARD:
            host[HOST_CARD] = f"{key}@{symbol}"
        else:
            cards = host[self.slot]
            cards[cards.index(key)] = f"{key}@{symbol}"


class ScoreDraft:
    """A table, the player being entered, and their open host."""

    def __init__(self, data: Notation, path: Path) -> None:
        for player in data["players"]:
            player.setdefault("hosts", [])
        self.data = data
        self.path = path
        self.forests = read_forests(data)
        begun = [p for p, player in enumerate(data["players"]) if player["hosts"]]
        self.player = begun[-1] if begun else 0
        self.host: int | None = len(self.hosts) - 1 if self.hosts else None
        self._past: list[tuple[Notation, int, int | None]] = []

    @property
    def game(self) -> str:
        return self.forests.game

    @property
    def name(self) -> str:
        """The player being entered."""
        return self.forests.names[self.player]

    @property
    def hosts(self) -> list[Notation]:
        """That player's hosts."""
        hosts: list[Notation] = self.data["players"][self.player]["hosts"]
        return hosts

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots of the open host."""
        if self.host is None:
            return ()
        return tuple(self.forests.players[self.player].forest[self.host].slots)

    def save(self) -> None:
        write_json(self.path, self.data)

    # -- changes ---------------------------------------------------------------------------

    def accept(self, data: Notation, host: int | None) -> None:
        """Continue with a changed table, this host open; a :class:`NotationError` if invalid."""
        forests = read_forests(data)
        self._past.append((self.data, self.player, self.host))
        self.data, self.forests, self.host = data, forests, host
        self.save()

    def undo(self) -> bool:
        """Take back the last change, if there is one."""
        if not self._past:
            return False
        self.data, self.player, self.host = self._past.pop()
        self.forests = read_forests(self.data)
        self.save()
        return True

    def with_player(self, **entries: int) -> Notation:
        """The table with these entries for the player."""
        data = deepcopy(self.data)
        data["players"][self.player] |= entries
        return data

    def with_host(self, card: str) -> Notation:
        """The table with one more host."""
        data = deepcopy(self.data)
        data["players"][self.player]["hosts"].append({HOST_CARD: card})
        return data

    def with_dweller(self, card: str, species: Species, slot: str | None) -> tuple[Notation, str]:
        """The table with a card added to the open host, and its slot, chosen here unless given.

        The card joins those it may share a slot with, else takes a free slot, else others on its
        side move. A :class:`NotationError` says why it does not fit.
        """
        host = self.hosts[self._open]
        slots = [slot] if slot else [name for name in self.slots if _side(name) == species.place]
        wrong: NotationError | None = None
        # Slots with cards come first.
        for name in sorted(slots or SIDES[:1], key=lambda name: name not in host):
            data = self._with_slots({name: [*host.get(name, []), card]})
            try:
                _check_places(data, self.forests)
            except NotationError as error:
                wrong = wrong or error
            else:
                return data, name
        assert wrong is not None
        if slot is None and reason(wrong).key == "not-together":
            for moved in _moved(host, slots, card):
                data = self._with_slots(moved)
                try:
                    _check_places(data, self.forests)
                except NotationError:
                    continue
                return data, next(name for name in slots if card in moved[name])
        raise wrong

    def without_host(self, number: int) -> Notation:
        """The table without a host and its dwellers."""
        data = deepcopy(self.data)
        del data["players"][self.player]["hosts"][number]
        return data

    def without_dweller(self, host: int, slot: str, index: int) -> Notation:
        data = deepcopy(self.data)
        entry = data["players"][self.player]["hosts"][host]
        del entry[slot][index]
        if not entry[slot]:
            del entry[slot]
        return data

    @property
    def _open(self) -> int:
        assert self.host is not None
        return self.host

    def _with_slots(self, slots: dict[str, list[str]]) -> Notation:
        data = deepcopy(self.data)
        host = data["players"][self.player]["hosts"][self._open]
        for name, cards in slots.items():
            host.pop(name, None)
            if cards:
                host[name] = cards
        return data


def _side(slot: str) -> str:
    """The side of a host that a slot is on, as named by species."""
    return Place.SIDE if slot in SIDES else slot.rstrip("12")


def _moved(host: Notation, slots: Sequence[str], card: str) -> Iterator[dict[str, list[str]]]:
    """All ways to distribute cards over the slots of a side, fewest moves first."""
    laid = [(name, each) for name in slots for each in host.get(name, [])]
    if len(laid) > MAX_MOVED:
        return

    def moves(way: tuple[str, ...]) -> int:
        return sum(name != new for (name, _), new in zip(laid, way, strict=False))

    cards = [*(each for _, each in laid), card]
    for way in sorted(product(slots, repeat=len(cards)), key=moves):
        yield {
            name: [each for each, new in zip(cards, way, strict=True) if new == name]
            for name in slots
        }


def _check_places(data: Notation, forests: Forests) -> None:
    """Check that the cards can lie like that, whatever their symbols."""
    data = deepcopy(data)
    inside = forests.box
    species = inside.species

    def shown(card: str) -> str:
        known = "@" in card or card not in species
        return card if known else f"{card}@{possible_symbols(species[card], inside)[0]}"

    for player in data["players"]:
        for host in player["hosts"]:
            for name, cards in host.items():
                host[name] = shown(cards) if name == HOST_CARD else [shown(card) for card in cards]
    read_forests(data)


# -- what the engine says ------------------------------------------------------------------


def reason(error: NotationError) -> Phrase:
    """Why something is invalid, without the location."""
    why = error.phrase.args.get("why")
    return why if isinstance(why, Phrase) else error.phrase


def missing_symbol(inside: Box, error: NotationError) -> MissingSymbol | None:
    """The card whose symbol is missing, if nothing else is wrong."""
    parts = {part.key: part.args for part in _parts(error.phrase)}
    if "needs-symbol" not in parts:
        return None
    slot = parts["at-entry"]["entry"] if "at-entry" in parts else HOST_CARD
    number = parts["at-host"]["n"]
    assert isinstance(number, int)
    return MissingSymbol(
        number - 1, str(slot), inside.species[str(parts["needs-symbol"]["species"])]
    )


def _parts(phrase: Phrase) -> Iterable[Phrase]:
    yield phrase
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            yield from _parts(value)
