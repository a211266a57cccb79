"""A table as plain data, ready to be written as JSON.

Everybody is sent this after every action, so it is made straight from the flat state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spinney.engine.core.plans import Planner
from spinney.engine.core.scoring import score
from spinney.engine.core.state import H_CARD, H_KIND, H_OWNER, H_SPECIES, State
from spinney.engine.core.tables import CAVE, CAVE_CARD, KIND_NAMES
from spinney.engine.core.vectors import i64

#: How many deck cards are revealed when a card is laid face down (RULES 3).
FACE_DOWN_REVEALS: Final = 1

Plain = dict[str, object]
#: The cards with which to pay for a half, by its number; None: the hand has too few.
Pay = Callable[[int], list[int] | None]


def table(s: State, shown: bool, hosts: Sequence[object]) -> Plain:
    """Everything on the table: with the points if they are ``shown``, and each player's hosts."""
    return {
        "turn": s.turn,
        "actor": s.player,
        "over": s.over,
        "deck": s.deck_size(),
        "winters": s.winters,
        "last_winter": s.last_winter(),
        "may_be_last": s.may_be_last(),
        "clearing": list(s.clearing),
        "row": s.solo,
        "players": [_player(s, p, shown, hosts[p]) for p in range(s.players)],
        "open_caves": s.caves_left(),
    }


def _player(s: State, p: i64, shown: bool, hosts: object) -> Plain:
    hand: list[int | None] = [c if c >= 0 else None for c in s.hand(p)]
    base = p * s.tables.block
    cave_card = i64(s.tally[base + CAVE_CARD])
    return {
        "hand": hand,
        "hosts": hosts,
        "cave": i64(s.tally[base + CAVE]),
        "cave_card": cave_card if cave_card else None,
        "score": score(s, p) if shown else None,
    }


def hosts(s: State) -> list[list[Plain]]:
    """The hosts of each player, in the order they were laid."""
    found: list[list[Plain]] = [[] for _ in range(s.players)]
    for h in range(s.number_of_hosts()):
        found[s.host(h, H_OWNER)].append(_host(s, h))
    return found


def _host(s: State, h: i64) -> Plain:
    card = s.host(h, H_CARD)
    return {
        "host": h,
        "kind": KIND_NAMES[s.host(h, H_KIND)],
        "card": card if card >= 0 else None,
        "face_down": s.host(h, H_SPECIES) < 0,
        "slots": [s.slot_cards(h, slot) for slot in range(4)],
    }


def plan(s: State, seat: int, shown: bool, pay: Pay | None) -> Plain:
    """What a seat could lay, and what to pay with if that is asked for."""
    planner = Planner(s, seat)
    placements: list[Plain] = []
    for half, places, matching, reveals in planner.placings():
        placements.append(
            {
                "half": {"card": half >> 1, "half": half & 1},
                "cost": s.tables.half_cost[half],
                "options": [_option(host, slot, gain, shown) for host, slot, gain in places],
                "matching": matching,
                "payment": None if pay is None else pay(half),
                "reveals": reveals,
            }
        )
    gain = planner.face_down()
    face_down: Plain | None = None
    if gain is not None:
        face_down = {"gain": gain if shown else None, "reveals": FACE_DOWN_REVEALS}
    return {"placements": placements, "face_down": face_down}


def _option(host: int, slot: int, gain: int, shown: bool) -> Plain:
    return {
        "spot": None if host < 0 else {"host": host, "slot": slot},
        "gain": gain if shown else None,
    }
