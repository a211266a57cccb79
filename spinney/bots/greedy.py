"""The greedy player: lays what scores most immediately and costs least."""

from __future__ import annotations

from typing import Final

from spinney.engine.core import actions as act
from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand
from spinney.engine.core.scoring import score
from spinney.engine.core.slots import find_slots
from spinney.engine.core.state import State
from spinney.engine.core.tables import NO_SLOT
from spinney.engine.core.vectors import i64

#: Frames whose first option is taken: effects, bonuses, a mulligan, a cave, a drafted card.
TAKEN: Final = (fr.OFFER, fr.PERMANENT, fr.RESOLVE, fr.MULLIGAN, fr.CAVE_CHOICE, fr.DRAFT)


def choose(s: State) -> i64:
    """The action for the choice that the state asks for."""
    op = fr.op_of(s)
    if op == fr.TURN:
        return turn(s)
    if op == fr.SECOND_DRAW:
        return best_draw(s)
    if op == fr.SLOT:
        return best_slot(s, operand(s, fr.SLOT_HALF))
    if op == fr.PAY:
        return payment(s)
    if op == fr.PICKS:
        return pick(s)
    if op == fr.FREE_PLAY or op == fr.BATCH or op == fr.MOLE:
        return best_play(s, s.choices[0 if op == fr.MOLE else s.offered - 1], 0)
    if op in TAKEN:
        return s.choices[0]
    raise AssertionError(f"greedy does not know the choice {op}")


def turn(s: State) -> i64:
    """The play with the best gain; if none gains, draw."""
    play = best_play(s, -1, 1)
    if play >= 0:
        return play
    first = s.choices[0]
    return best_draw(s) if first == act.DRAW else first


def best_play(s: State, otherwise: i64, price: i64) -> i64:
    """The half that scores most immediately, minus the price of each card paid for it."""
    best = otherwise
    most: i64 = 0
    for i in range(s.offered):
        action = s.choices[i]
        if act.kind(action) == act.PLAYS:
            half = act.half(action)
            value = gain(s, half) - price * s.tables.half_cost[half]
            if value > most:
                most = value
                best = action
    return best


def gain(s: State, half: i64) -> i64:
    """What laying a half scores immediately, in its best slot."""
    before = score(s, s.player)
    if s.tables.position[half] == NO_SLOT:
        after = s.copy()
        after.put_host(s.player, half >> 1)
        return score(after, s.player) - before
    slots = s.copy()
    slots.offered = 0
    best: i64 = -1
    if find_slots(slots, half, True):
        for i in range(slots.offered):
            best = max(best, gain_at(s, half, act.place(slots.choices[i])) - before)
    return best


def gain_at(s: State, half: i64, at: i64) -> i64:
    """The score with a half in a slot."""
    after = s.copy()
    after.put_dweller(s.player, half >> 1, at)
    return score(after, s.player)


def card_gain(s: State, c: i64) -> i64:
    """The gain of a card's better half, minus its price."""
    t = s.tables
    best: i64 = 0
    for half in range(2 * c, 2 * c + 2):
        if t.species[half] >= 0:
            best = max(best, gain(s, half) - t.half_cost[half])
    return best


def best_draw(s: State) -> i64:
    """The clearing card that scores most, or the deck."""
    best: i64 = act.DRAW
    most: i64 = 1
    for i in range(s.offered):
        action = s.choices[i]
        if act.kind(action) == act.TAKES:
            value = card_gain(s, act.taken(action))
            if value > most:
                most = value
                best = action
    return best


def best_slot(s: State, half: i64) -> i64:
    best = s.choices[0]
    most: i64 = -1
    for i in range(s.offered):
        value = gain_at(s, half, act.place(s.choices[i]))
        if value > most:
            most = value
            best = s.choices[i]
    return best


def payment(s: State) -> i64:
    """A card that keeps the bonus possible, if any; among those, the one that scores least."""
    t = s.tables
    half = operand(s, fr.PAY_HALF)
    keeps = t.bonus[t.species[half]] > 0 and operand(s, fr.PAY_MATCHED) == 1
    best = s.choices[0]
    least: i64 = 10000
    for i in range(s.offered):
        c = act.picked(s.choices[i])
        value = card_gain(s, c)
        if keeps and not t.card_symbols[c] >> t.symbol[half] & 1:
            value += 1000
        if value < least:
            least = value
            best = s.choices[i]
    return best


def pick(s: State) -> i64:
    """Take the best card, give up the worst; lay nothing face down unless required."""
    kind = operand(s, fr.PICKS_KIND)
    if kind == fr.STASH_CARDS or kind == fr.LAY_SAPLINGS:
        return act.DONE
    sign: i64 = -1
    if kind == fr.TAKE_CARDS:
        sign = 1
    best = s.choices[0]
    most: i64 = -10000
    for i in range(s.offered):
        action = s.choices[i]
        if act.kind(action) == act.PICKS:
            value = sign * card_gain(s, act.picked(action))
            if value > most:
                most = value
                best = action
    return best
