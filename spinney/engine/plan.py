"""The plan: where each card in a seat's hand could be laid, what it costs and what it would score.

It is made from a view, with nothing drawn or revealed, so it can be shown at any time, even while
another player is choosing.
"""

from __future__ import annotations

from dataclasses import dataclass

from spinney.engine.cards import Card, Half, Spot, slots_of
from spinney.engine.core.plans import Planner
from spinney.engine.core.state import H_KIND
from spinney.engine.core.tables import KIND_NAMES
from spinney.engine.plain import FACE_DOWN_REVEALS
from spinney.engine.position import Position


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


def plan(view: Position, seat: int) -> Plan:
    """Every card half of the seat that can be placed, whether or not it can be paid for.

    >>> from spinney.engine import Game
    >>> view = Game.new("dartmoor", players=2, seed=7).view(0)
    >>> [(str(each.half), each.options[0].gain) for each in view.plan().placements]
    [('crab_apple', 0)]
    """
    planner, cards = Planner(view.core, seat), view.cards
    return Plan(
        tuple(
            Placement(
                cards[half >> 1].halves[half & 1],
                tuple(Option(_spot(view, host, slot), gain) for host, slot, gain in places),
                None if matching is None else tuple(cards[c] for c in matching),
                reveals,
            )
            for half, places, matching, reveals in planner.placings()
        ),
        planner.face_down(),
    )


def _spot(view: Position, host: int, slot: int) -> Spot | None:
    if host < 0:
        return None
    return Spot(host, slots_of(KIND_NAMES[view.core.host(host, H_KIND)])[slot])
