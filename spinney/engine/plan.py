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
    face_down_reveals: int = 1


def plan(view: Position, seat: int) -> Plan:
    """Every card half of the seat that can be placed, whether or not it can be paid for.

    >>> from spinney.engine import Game
    >>> view = Game.new("dartmoor", players=2, seed=7).view(0)
    >>> [(str(each.half), each.options[0].gain) for each in view.plan().placements]
    [('crab_apple', 0)]
    """
    planner = Planner(view.core, seat)
    placements = []
    for card in planner.cards:
        for half in view.cards[card].halves:
            number = 2 * half.card + half.index
            places = planner.places(number)
            if len(places) > 0:
                options = tuple(Option(_spot(view, at), planner.gain(number, at)) for at in places)
                placements.append(
                    Placement(half, options, _matching(view, seat, half), _reveals(half))
                )
    return Plan(tuple(placements), planner.face_down())


def _spot(view: Position, at: int) -> Spot | None:
    if at < 0:
        return None
    host, slot = at >> 2, at & 3
    return Spot(host, slots_of(KIND_NAMES[view.core.host(host, H_KIND)])[slot])


def _matching(view: Position, seat: int, half: Half) -> tuple[Card, ...] | None:
    """A payment earns the bonus if all its cards show the half's symbol (RULES 4)."""
    t = view.core.tables
    if not t.bonus[t.index[half.species]]:
        return None
    hand = (view.cards[c] for c in view.core.hand(seat) if c != half.card)
    return tuple(card for card in hand if half.symbol in card.symbols)


def _reveals(half: Half) -> int:
    """A tree reveals one card (RULES 3)."""
    return 1 if half.place == "tree" else 0
