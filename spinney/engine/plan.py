"""The plan: where each card in a seat's hand could be laid, what it costs and what it would score.

It is made from a view, with nothing drawn or revealed, so it can be shown at any time, even while
another player is choosing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from spinney.engine.cards import Card, Half, Spot, slots_of
from spinney.engine.core.plans import Planner
from spinney.engine.core.state import H_KIND
from spinney.engine.core.tables import KIND_NAMES
from spinney.engine.position import Position

#: How many deck cards are revealed when a card is laid face down (RULES 3).
FACE_DOWN_REVEALS: Final = 1


@dataclass(frozen=True, slots=True)
class Option:
    """A place where a half can be laid, and the change in the seat's own points there."""

    #: None for a host.
    spot: Spot | None
    gain: int


@dataclass(frozen=True, slots=True)
class Placement:
    """A card half with the places where it can be laid."""

    half: Half
    options: tuple[Option, ...]
    #: The hand cards that count towards its bonus when paid; None: it has no bonus.
    matching: tuple[Card, ...] | None
    #: How many deck cards are revealed into the clearing when it is laid.
    reveals: int

    @property
    def cost(self) -> int:
        return self.half.cost

    @property
    def gain(self) -> int:
        """The change in points at its best place."""
        return max(option.gain for option in self.options)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat could lay."""

    placements: tuple[Placement, ...]
    #: The change in points from laying any card face down; None: not possible in this game.
    face_down: int | None
    #: How many deck cards are then revealed into the clearing.
    face_down_reveals: int = FACE_DOWN_REVEALS


#: A placement in numbers, for those who need many of them quickly: the half; each place as host,
#: slot and gain, a host of -1 meaning that it is a host itself; the matching cards; how many cards
#: are revealed.
Placing = tuple[Half, list[tuple[int, int, int]], list[int] | None, int]


class Placings(NamedTuple):
    """A plan in numbers."""

    placings: list[Placing]
    face_down: int | None


def placings(view: Position, seat: int) -> Placings:
    """The plan of a seat in numbers."""
    planner = Planner(view.core, seat)
    cards, tables = view.cards, view.core.tables
    hand = [(c, cards[c].symbols) for c in view.core.hand(seat)]

    def found() -> Iterator[Placing]:
        for number, places in planner.placings():
            half = cards[number >> 1].halves[number & 1]
            matching = None
            if tables.bonus[tables.index[half.species]]:
                # All cards paid with have to show the half's symbol (RULES 4).
                matching = [c for c, shown in hand if half.symbol in shown and c != half.card]
            yield half, places, matching, _reveals(half)

    return Placings(list(found()), planner.face_down())


def plan(view: Position, seat: int) -> Plan:
    """Every card half of the seat that can be placed, whether or not it can be paid for.

    >>> from spinney.engine import Game
    >>> view = Game.new("dartmoor", players=2, seed=7).view(0)
    >>> [(str(each.half), each.options[0].gain) for each in view.plan().placements]
    [('crab_apple', 0)]
    """
    made = placings(view, seat)
    return Plan(
        tuple(
            Placement(
                half,
                tuple(Option(_spot(view, host, slot), gain) for host, slot, gain in places),
                None if matching is None else tuple(view.cards[c] for c in matching),
                reveals,
            )
            for half, places, matching, reveals in made.placings
        ),
        made.face_down,
    )


def _spot(view: Position, host: int, slot: int) -> Spot | None:
    if host < 0:
        return None
    return Spot(host, slots_of(KIND_NAMES[view.core.host(host, H_KIND)])[slot])


def _reveals(half: Half) -> int:
    """A tree reveals one card (RULES 3)."""
    return 1 if half.place == "tree" else 0
