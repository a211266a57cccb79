"""The plan: where each card of a seat's hand could lie, what that costs and what it would score.

It is made from a view, with nothing drawn or revealed, so it can be shown at any time, also while
somebody else chooses.
"""

from __future__ import annotations

from dataclasses import dataclass

from spinney.engine import actions as act
from spinney.engine.core.slots import find_slots
from spinney.engine.core.state import State
from spinney.engine.core.tables import NO_SLOT
from spinney.engine.core.vectors import append, i64, vec
from spinney.engine.game import View
from spinney.engine.scoring import score


@dataclass(frozen=True)
class Placement:
    """A card half with the places it may take.

    ``places`` are ``4 * host + slot``; a host stands by itself, which is -1. ``gains`` are the
    changes of the seat's own points, place by place.
    """

    half: int
    cost: int
    places: tuple[int, ...]
    gains: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What a seat could lay."""

    placements: tuple[Placement, ...]
    #: The change of points by any card laid face down as the turn's play; None: not in this game.
    face_down: int | None


def plan(view: View) -> Plan:
    """Every card half of the seat that has a place, whether it can be paid or not.

    >>> from spinney.engine import Game
    >>> view = Game.new("dartmoor", players=2, seed=7).view(0)
    >>> [(placement.cost, placement.gains) for placement in plan(view).placements]
    [(1, (0,))]
    """
    s = _copy(view.state)
    seat: i64 = view.seat
    cards = _cards(s, seat)
    s.player = seat
    before = score(s, seat)
    placements: list[Placement] = []
    for c in cards:
        for half in range(2 * c, 2 * c + 2):
            places = _places(s, half)
            if len(places) > 0:
                gains = tuple([_score_with(s, seat, half, at) - before for at in places])
                cost = s.tables.cost[s.tables.species[half]]
                placements.append(Placement(half, cost, tuple(places), gains))
    return Plan(tuple(placements), _face_down(s, seat, before))


def _cards(s: State, seat: i64) -> vec[i64]:
    """The hand, and the open cards that an effect lets the seat lay just now."""
    cards = s.hand(seat)
    for action in s.choices[: s.offered]:
        if act.PLAY <= action < act.SLOT and (action - act.PLAY) >> 1 not in cards:
            cards = append(cards, (action - act.PLAY) >> 1)
    return cards


def _places(s: State, half: i64) -> vec[i64]:
    if s.tables.species[half] < 0:
        return vec[i64]()
    if s.tables.position[half] == NO_SLOT:
        return vec[i64]([-1])
    s.offered = 0
    find_slots(s, half, True)
    places = s.choices[: s.offered]
    for i in range(len(places)):
        places[i] -= act.SLOT
    return places


def _score_with(s: State, seat: i64, half: i64, at: i64) -> i64:
    """The seat's points if the half lay there."""
    trial = _copy(s)
    if at < 0:
        trial.put_host(seat, half >> 1)
    else:
        trial.put_dweller(seat, half >> 1, at)
    return score(trial, seat)


def _face_down(s: State, seat: i64, before: i64) -> int | None:
    if not s.tables.saplings or s.hand_size(seat) == 0:
        return None
    trial = _copy(s)
    trial.put_face_down(seat, s.hand(seat)[0])
    return score(trial, seat) - before


def _copy(s: State) -> State:
    copy = State(s.tables, s.options)
    s.copy_into(copy)
    return copy
