"""The order of play: what a chosen action does, and what happens by itself until the next choice.

``choose`` carries out one action on the top frame; ``advance`` then runs the pending stack up to
the next real choice. The order follows RULES 4: pay, lay, reveal for a tree, permanent effects,
effect, bonus; whatever is pushed later is finished earlier.
"""

from __future__ import annotations

from typing import Final

from spinney.engine import actions as act
from spinney.engine import events as ev
from spinney.engine import solo
from spinney.engine.core import effects, legal, setup
from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand, set_operand
from spinney.engine.core.state import CLEARING_LIMIT, H_KIND, HAND_LIMIT, HOST, NOBODY, State
from spinney.engine.core.tables import (
    FROM_CLEARING,
    LEFT,
    NO_SLOT,
    TREE,
    TRIGGER,
    WITH_EFFECT,
)
from spinney.engine.core.vectors import append, i64, vec

_FACE_DOWN: Final = -1  # in the place of a species
NOT_RECORDED: Final = -1


def step(g: State, action: i64) -> None:
    """Carry out a legal action and run on to the next choice."""
    known: i64 = NOT_RECORDED
    if g.recording:
        g.events = vec[i64]()
        g.forced = vec[i64]()
        known = knowing(g)
    choose(g, action)
    advance(g, known)


def knowing(g: State) -> i64:
    """Who is to choose and how much has come to light, as one number."""
    return ((g.player << 10 | g.top) << 10 | g.automa_next) << 10 | len(g.draft)


def advance(g: State, known: i64 = NOT_RECORDED) -> None:
    """Run the pending stack until somebody has a real choice, or the game is over.

    A choice with one option is taken by itself; it is noted while things are as ``known``.
    """
    while not g.over:
        if g.depth == 0:
            next_turn(g)
            continue
        op = fr.op_of(g)
        if op >= fr.AUTOMATIC:
            carry_out(g, op)
            continue
        if op >= fr.MULLIGAN:  # set-up: these frames name their player
            g.player = operand(g, fr.A)
        legal.offer_choices(g)
        if g.offered > 1 or op == fr.TURN:
            return
        if known != NOT_RECORDED and known == knowing(g):
            g.forced = append(g.forced, g.choices[0])
        choose(g, g.choices[0])


# -- turns ---------------------------------------------------------------------------------


def next_turn(g: State) -> None:
    """Nothing is left to do: the turn ends, the next one begins."""
    extra: i64 = 0
    if g.turn == 0:
        g.player = g.start
    else:
        if g.fresh:
            g.start_fresh_triggers(g.player)
        check_clearing(g)
        if g.extra_turns > 0:
            g.extra_turns -= 1
            extra = 1
        elif g.solo:
            automa_turn(g)
            if g.over:
                return
        else:
            g.player += 1
            if g.player == g.players:
                g.player = 0
    g.turn += 1
    g.emit(ev.TURN, g.player, -1, extra, g.everyone)
    fr.push(g, fr.TURN)


def check_clearing(g: State) -> None:
    if len(g.clearing) >= CLEARING_LIMIT:
        g.empty_clearing()


def automa_turn(g: State) -> None:
    """The next automa card, its parts in the order printed, then the clearing check."""
    if g.automa_next == len(g.automa):
        g.rng.shuffle(g.automa)
        g.automa_next = 0
    card = g.automa[g.automa_next]
    g.automa_next += 1
    g.emit(ev.AUTOMA, -1, -1, card, g.everyone)
    for part, number in solo.AUTOMA[card]:
        if part == solo.ADD:
            g.reveal(number, NOBODY)
        elif part == solo.BURN:
            g.burn(number)
        else:
            for _ in range(min(number, len(g.clearing))):
                g.remove_from_clearing(g.clearing[0 if part == solo.REMOVE_LEFT else -1])
        if g.over:
            return
    check_clearing(g)


# -- what a choice does --------------------------------------------------------------------


def choose(g: State, action: i64) -> None:
    """Carry out an action on the top frame."""
    op = fr.op_of(g)
    if op == fr.TURN:
        fr.pop(g)
        choose_turn(g, action)
    elif op == fr.PAY:
        pay(g, action - act.PICK)
    elif op == fr.SLOT:
        half, mode, row = operand(g, fr.A), operand(g, fr.B), operand(g, fr.D)
        fr.pop(g)
        slot_chosen(g, half, action - act.SLOT, mode, row)
    elif op == fr.SECOND_DRAW:
        fr.pop(g)
        draw_one(g, action)
    elif op == fr.PERMANENT:
        permanent(g, action)
    elif op == fr.OFFER:
        row, source = operand(g, fr.A), operand(g, fr.B)
        fr.pop(g)
        if action == act.USE:
            effects.perform(g, row, source)
        else:
            g.emit(ev.DECLINED, g.player, -1, source, g.everyone)
    elif op == fr.PICKS:
        pick(g, action)
    elif op == fr.FREE_PLAY:
        row, source = operand(g, fr.A), operand(g, fr.B)
        fr.pop(g)
        if action != act.SKIP:
            begin_play(g, action - act.PLAY, fr.FOR_FREE, source, row)
    elif op == fr.BATCH:
        batch(g, action)
    elif op == fr.MOLE:
        mole(g, action)
    elif op == fr.RESOLVE:
        resolve(g, action - act.PICK)
    else:
        setup.choose(g, op, action)


def choose_turn(g: State, action: i64) -> None:
    if action == act.DRAW or act.TAKE <= action < act.PICK:
        draw_one(g, action)
        if not g.over and g.hand_size(g.player) < HAND_LIMIT:
            fr.push(g, fr.SECOND_DRAW)
    elif action >= act.PLAY:
        begin_play(g, action - act.PLAY, fr.PAID, -1, 0)
    elif action >= act.FACE_DOWN:
        play_face_down(g, action - act.FACE_DOWN, fr.PAID)
    else:  # stuck: show, discard two, draw two
        g.show_hand(g.player)
        fr.push(g, fr.DRAWS, 2)
        fr.push(g, fr.PICKS, fr.DISCARD_CARDS, 2, -1, fr.NEVER, 0, -1)


def draw_one(g: State, action: i64) -> None:
    if action == act.DRAW:
        g.draw(g.player, 1)
    else:
        g.take(g.player, action - act.TAKE)


# -- laying a card -------------------------------------------------------------------------


def begin_play(g: State, half: i64, mode: i64, source: i64, row: i64) -> None:
    """A half was chosen to be laid: ask for its slot, unless it is a host."""
    if g.tables.position[half] == NO_SLOT:
        slot_chosen(g, half, -1, mode, row)
    else:
        fr.push(g, fr.SLOT, half, mode, source, row)


def slot_chosen(g: State, half: i64, at: i64, mode: i64, row: i64) -> None:
    if mode == fr.FOR_FREE:
        lay_free(g, half, at, row)
    elif mode == fr.IN_BATCH:
        lay_in_batch(g, half, at)
    else:
        cost = g.tables.cost[g.tables.species[half]]
        if cost == 0:
            played(g, half, at, mode, True)
        else:
            fr.push(g, fr.PAY, half, at, cost, -1, mode, 1)


def pay(g: State, card: i64) -> None:
    """One more card of the payment. The bonus is earned if all show the played half's symbol."""
    half, more = operand(g, fr.A), operand(g, fr.C)
    symbol = g.tables.symbol[half]
    matched = operand(g, fr.F) & g.tables.card_symbols[card] >> symbol
    g.pay(g.player, card)
    if more > 1:
        set_operand(g, fr.C, more - 1)
        set_operand(g, fr.D, card)
        set_operand(g, fr.F, matched)
    else:
        at, mode = operand(g, fr.B), operand(g, fr.E)
        fr.pop(g)
        played(g, half, at, mode, matched == 1)


def played(g: State, half: i64, at: i64, mode: i64, earned: bool) -> None:
    """The card is paid for: it lies in the forest and is resolved (by a Mole: later)."""
    t = g.tables
    species = t.species[half]
    mask = lay(g, half, at, False)
    bonus: i64 = 0
    if earned:
        bonus = t.bonus[species]
    if mode == fr.BY_MOLE:
        commit(g, half >> 1, species, bonus, mask)
    else:
        trees: i64 = 1 if t.host_kind[species] == TREE else 0
        resolve_card(g, species, bonus, mask, trees)


def lay(g: State, half: i64, at: i64, from_clearing: bool) -> i64:
    """Lay a card half; returns the triggers it may set off, as a mask."""
    t = g.tables
    mask = t.sets_off[t.species[half]]
    if at < 0:
        g.lay_host(g.player, half >> 1, from_clearing)
        return mask
    g.lay_dweller(g.player, half >> 1, at, from_clearing)
    slot = at & 3
    if slot < LEFT and g.hosts[(at >> 2) * HOST + H_KIND] == TREE:
        mask |= t.sets_off_at[slot]
    return mask


def play_face_down(g: State, card: i64, mode: i64) -> None:
    """Lay a sapling as the turn's play, or by a Mole."""
    g.lay_face_down(g.player, card)
    mask = g.tables.sets_off_face_down
    if mode == fr.BY_MOLE:
        commit(g, card, _FACE_DOWN, 0, mask)
    else:
        resolve_card(g, _FACE_DOWN, 0, mask, 1)


def resolve_card(g: State, species: i64, bonus: i64, mask: i64, trees: i64) -> None:
    """A card is revealed for a tree; permanent effects, then the card's effect, then its bonus."""
    t = g.tables
    own: i64 = -1
    if bonus > 0:
        fr.push(g, fr.EFFECT, bonus, 2 * species + 1)
    if species >= 0:
        own = t.own_trigger[species]
        if t.effect[species] > 0:
            fr.push(g, fr.EFFECT, t.effect[species], 2 * species)
    reveal_and_trigger(g, trees, mask, own, 1)


def reveal_and_trigger(g: State, trees: i64, mask: i64, own: i64, times: i64) -> None:
    g.reveal(trees, g.player)
    if not g.over:
        triggers(g, mask, own, times)


def lay_free(g: State, half: i64, at: i64, row: i64) -> None:
    """A free play: no bonus and, but for Lake Fly's bat, no effect."""
    t = g.tables
    species = t.species[half]
    mask = lay(g, half, at, t.effect_c[row] & FROM_CLEARING != 0)
    if t.effect_c[row] & WITH_EFFECT and t.effect[species] > 0:
        fr.push(g, fr.EFFECT, t.effect[species], 2 * species)
    trees: i64 = 1 if t.host_kind[species] == TREE else 0
    reveal_and_trigger(g, trees, mask, t.own_trigger[species], 1)


# -- permanent effects ---------------------------------------------------------------------


def triggers(g: State, mask: i64, own: i64, times: i64) -> None:
    """Ask for every active copy that is set off; the owner's first trigger comes first."""
    base = g.player * g.tables.block + TRIGGER
    j: i64 = len(g.tables.triggers)
    while j > 0:
        j -= 1
        if mask >> j & 1:
            copies = times * g.tally[base + j]
            if j == own:
                copies -= 1
            if copies > 0:
                fr.push(g, fr.PERMANENT, j, copies)


def permanent(g: State, action: i64) -> None:
    copies = operand(g, fr.B) - 1
    if copies > 0:
        set_operand(g, fr.B, copies)
    else:
        fr.pop(g)
    if action == act.USE:
        g.draw(g.player, 1)


# -- picks, batches ------------------------------------------------------------------------


def pick(g: State, action: i64) -> None:
    """One card picked for an effect, or the end of picking."""
    if action == act.SKIP or action == act.DONE:
        kind, count = operand(g, fr.A), operand(g, fr.E)
        fr.pop(g)
        if kind == fr.STASH_CARDS or kind == fr.LAY_SAPLINGS:
            lay_picked(g, kind, count)
        return
    card = action - act.PICK
    kind, more = operand(g, fr.A), operand(g, fr.B)
    if more == 1:
        fr.pop(g)
    else:
        set_operand(g, fr.B, max(more - 1, -1))
        set_operand(g, fr.C, card)
    p = g.player
    if kind == fr.TAKE_CARDS:
        g.take(p, card)
    elif kind == fr.CAVE_CARDS:
        g.clearing_to_cave(p, card)
    elif kind == fr.DISCARD_CARDS:
        g.discard(p, card)
    elif kind == fr.LAY_MOOR:
        g.lay_face_down(p, card)
        triggers(g, g.tables.sets_off_face_down, -1, 1)
    else:
        set_operand(g, fr.E, operand(g, fr.E) + 1)
        fr.tuck(g, 1, fr.PICKED, card)


def lay_picked(g: State, kind: i64, count: i64) -> None:
    """Any number of hand cards go face down together, in an order that says nothing of them."""
    cards = vec[i64]()
    for _ in range(count):
        cards = append(cards, operand(g, fr.A))
        fr.pop(g)
    g.rng.shuffle(cards)
    if kind == fr.STASH_CARDS:
        for card in cards:
            g.hand_to_cave(g.player, card)
        fr.push(g, fr.DRAWS, count)
    else:
        for card in cards:
            g.lay_face_down(g.player, card)
        reveal_and_trigger(g, count, g.tables.sets_off_face_down, -1, count)


def batch(g: State, action: i64) -> None:
    """Any number of free plays: lay them all, then reveals, then triggers card by card."""
    if action == act.DONE:
        fr.pop(g)
        return
    half = action - act.PLAY
    row, source = operand(g, fr.A), operand(g, fr.B)
    set_operand(g, fr.C, half)
    begin_play(g, half, fr.IN_BATCH, source, row)


def lay_in_batch(g: State, half: i64, at: i64) -> None:
    """Below the BATCH frame lie REVEAL and one TRIGGERS frame per card, the first one on top."""
    t = g.tables
    mask = lay(g, half, at, False)
    species = t.species[half]
    if t.host_kind[species] == TREE:
        g.pending[g.depth - fr.WIDTH + fr.A] += 1
    if mask > 0:
        put = operand(g, fr.D)
        set_operand(g, fr.D, put + 1)
        fr.tuck(g, 2 + put, fr.TRIGGERS, mask, t.own_trigger[species], 1)


# -- the Mole ------------------------------------------------------------------------------


def mole(g: State, action: i64) -> None:
    """Commit one more card at its cost, or stop: then reveals, then the cards one by one."""
    if action >= act.PLAY:
        begin_play(g, action - act.PLAY, fr.BY_MOLE, -1, 0)
    elif action >= act.FACE_DOWN:
        play_face_down(g, action - act.FACE_DOWN, fr.BY_MOLE)
    else:
        source, count, trees = operand(g, fr.A), operand(g, fr.B), operand(g, fr.C)
        fr.pop(g)
        if count > 0:
            fr.push(g, fr.RESOLVE, source, count)
            fr.push(g, fr.REVEAL, trees)


def commit(g: State, card: i64, species: i64, bonus: i64, mask: i64) -> None:
    """Remember a card laid by a Mole, in a frame just below the MOLE frame."""
    fr.tuck(g, 1, fr.COMMITTED, card, species, bonus, mask)
    set_operand(g, fr.B, operand(g, fr.B) + 1)
    if species < 0 or g.tables.host_kind[species] == TREE:
        set_operand(g, fr.C, operand(g, fr.C) + 1)


def resolve(g: State, card: i64) -> None:
    """Resolve one committed card; the RESOLVE frame keeps the rest."""
    above: i64 = 1
    at = g.depth - fr.WIDTH  # where the frames above end, and the committed one begins
    while g.pending[at + fr.A] != card:
        above += 1
        at -= fr.WIDTH
    species, bonus, mask = g.pending[at + fr.B], g.pending[at + fr.C], g.pending[at + fr.D]
    fr.pull(g, above)
    left = operand(g, fr.B) - 1
    if left > 0:
        set_operand(g, fr.B, left)
    else:
        fr.pop(g)
    resolve_card(g, species, bonus, mask, 0)


# -- what happens by itself ----------------------------------------------------------------


def carry_out(g: State, op: i64) -> None:
    a, b, c = operand(g, fr.A), operand(g, fr.B), operand(g, fr.C)
    fr.pop(g)
    if op == fr.TRIGGERS:
        triggers(g, a, b, c)
    elif op == fr.REVEAL:
        g.reveal(a, g.player)
    elif op == fr.EFFECT:
        effects.begin(g, a, b, c == 1)
    elif op == fr.DRAWS:
        g.draw(g.player, a)
    else:
        setup.carry_out(g, op, a)
