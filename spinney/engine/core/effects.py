"""What effects and bonuses do: ``begin`` asks for any choices, ``perform`` does the rest.

An effect that could do nothing is not offered. Accepting and the first pick are one choice.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core import events as ev
from spinney.engine.core import frames as fr
from spinney.engine.core import tables as tb
from spinney.engine.core.state import HAND_LIMIT, State
from spinney.engine.core.tables import TAG_LIST
from spinney.engine.core.vectors import i64

_ANY_TAG: Final[i64] = (1 << len(TAG_LIST)) - 1


def begin(g: State, row: i64, cause: i64, compulsory: bool) -> None:
    """Start an effect when its time has come."""
    t = g.tables
    op = t.effect_op[row]
    if op == tb.E_FREE_PLAY:
        fr.push(g, fr.FREE_PLAY, row, cause, -1)
    elif op == tb.E_FREE_ANY:
        fr.push(g, fr.REVEAL, 0)
        fr.push(g, fr.BATCH, row, cause)
    elif op == tb.E_MOLE:
        fr.push(g, fr.MOLE, cause, 0, 0)
    elif op == tb.E_SAPLINGS:
        fr.push(g, fr.PICKS, fr.LAY_SAPLINGS, -1, -1, fr.ANY_TIME, 0, cause)
    elif op == tb.E_CAVE_HAND:
        fr.push(g, fr.PICKS, fr.STASH_CARDS, -1, -1, fr.ANY_TIME, 0, cause)
    elif op == tb.E_ANY_ORDER and g.options.rules == 1:
        fr.push(g, fr.EFFECT, t.effect_b[row], cause)
        fr.push(g, fr.EFFECT, t.effect_a[row], cause)
    elif op == tb.E_ANY_ORDER:
        fr.push(g, fr.FREE_PLAY, t.effect_c[row], cause, row)
    elif op == tb.E_MOOR or op == tb.E_DISCARD:
        pick_from_hand(g, row, cause, compulsory)
    elif op == tb.E_TAKE or op == tb.E_CAVE_CHOICE:
        pick_from_clearing(g, row, cause)
    elif op == tb.E_TAKE_ALL and matching(g, t.effect_a[row]) > room(g):
        if room(g) > 0:
            fr.push(g, fr.PICKS, fr.TAKE_CARDS, room(g), -1, fr.AT_FIRST, t.effect_a[row], cause)
    elif compulsory:
        perform(g, row, cause)
    elif useful(g, row):
        fr.push(g, fr.OFFER, row, cause)


def room(g: State) -> i64:
    """How many more cards the actor's hand can hold."""
    return HAND_LIMIT - g.hand_size(g.player)


def matching(g: State, mask: i64) -> i64:
    """How many clearing cards have one of the tags on either half."""
    n: i64 = 0
    for c in g.clearing:
        if g.tables.card_tags[c] & mask:
            n += 1
    return n


def pick_from_hand(g: State, row: i64, cause: i64, compulsory: bool) -> None:
    stop: i64 = fr.NEVER if compulsory else fr.AT_FIRST
    number: i64 = 1
    kind: i64 = fr.LAY_MOOR
    if g.tables.effect_op[row] == tb.E_DISCARD:
        number = g.tables.effect_a[row]
        kind = fr.DISCARD_CARDS
    number = min(number, g.hand_size(g.player))
    if number > 0:
        fr.push(g, fr.PICKS, kind, number, -1, stop, 0, cause)


def pick_from_clearing(g: State, row: i64, cause: i64) -> None:
    """Pick as many cards as the effect says, or all if there are fewer (RULES 4)."""
    t = g.tables
    number: i64 = min(t.effect_a[row], len(g.clearing))
    stop: i64 = fr.AT_FIRST
    kind: i64 = fr.TAKE_CARDS
    if t.effect_op[row] == tb.E_TAKE:
        number = min(number, room(g))
    else:
        kind = fr.CAVE_CARDS
        if t.effect_b[row]:
            stop = fr.ANY_TIME
    if number > 0:
        fr.push(g, fr.PICKS, kind, number, -1, stop, _ANY_TAG, cause)


def useful(g: State, row: i64) -> bool:
    """Could this effect do anything now?"""
    t = g.tables
    op = t.effect_op[row]
    a = t.effect_a[row]
    base = g.player * t.block
    if op == tb.E_DRAW:
        return room(g) > 0
    if op == tb.E_DRAW_PER:
        return room(g) > 0 and g.tally[base + a] > 0
    if op == tb.E_EXTRA_TURN:
        return a < 0 or g.tally[base + a] > 0
    if op == tb.E_CAVE_ALL:
        return matching(g, a) > 0
    if op == tb.E_TAKE_ALL:
        return matching(g, a) > 0 and room(g) > 0
    if op == tb.E_CAVE_DECK_PER:
        return g.tally[base + a] > 0
    if op == tb.E_EMPTY_CLEARING:
        return len(g.clearing) > 0
    if op == tb.E_TOGETHER:
        return useful(g, a) or useful(g, t.effect_b[row])
    return True


def perform(g: State, row: i64, cause: i64) -> None:
    """Carry out an accepted effect in full. Counts are taken at this moment (RULES 4)."""
    t = g.tables
    op = t.effect_op[row]
    a = t.effect_a[row]
    p = g.player
    if op == tb.E_DRAW:
        g.draw(p, a)
    elif op == tb.E_DRAW_PER:
        g.draw(p, i64(g.tally[p * t.block + a]))
    elif op == tb.E_EXTRA_TURN:
        g.extra_turns += 1
        g.emit(ev.EXTRA_TURN, p, -1, 0, g.everyone)
    elif op == tb.E_CAVE_ALL:
        for c in g.clearing[:]:
            if t.card_tags[c] & a:
                g.clearing_to_cave(p, c)
    elif op == tb.E_TAKE_ALL:
        for c in g.clearing[:]:
            if t.card_tags[c] & a:
                g.take(p, c)
    elif op == tb.E_CAVE_DECK:
        g.deck_to_cave(p, a)
    elif op == tb.E_CAVE_DECK_PER:
        g.deck_to_cave(p, i64(g.tally[p * t.block + a]))
    elif op == tb.E_EMPTY_CLEARING:
        g.empty_clearing()
    elif op == tb.E_DISCARD or op == tb.E_MOOR:
        pick_from_hand(g, row, cause, True)
    else:
        assert op == tb.E_TOGETHER
        perform(g, a, cause)
        if not g.over:
            perform(g, t.effect_b[row], cause)
