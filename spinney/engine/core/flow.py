"""The order of play: what an action does, and what runs automatically until the next choice.

``choose`` carries out one action on the top frame; ``advance`` then runs the pending stack up to
the next real choice. The order follows RULES 4: pay, lay, reveal for a tree, permanent effects,
effect, bonus; frames pushed later are finished earlier.
"""

from __future__ import annotations

from typing import Final

from spinney.engine import solo
from spinney.engine.core import actions as act
from spinney.engine.core import causes, legal, setup
from spinney.engine.core import events as ev
from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand, set_operand
from spinney.engine.core.state import CLEARING_LIMIT, H_KIND, HAND_LIMIT, HOST, NOBODY, State
from spinney.engine.core.tables import (
    FROM_CLEARING,
    LEFT,
    MOOR,
    NO_SLOT,
    TREE,
    WITH_EFFECT,
)
from spinney.engine.core.vectors import append, i16, i64, vec
from spinney.engine.rng import Rng

_FACE_DOWN: Final = -1  # stands in for a species
NOT_RECORDED: Final = -1


def start(g: State, seed: int) -> None:
    """Set up an empty state and run to the first choice."""
    g.rng = Rng(seed)
    setup.set_up(g)
    advance(g)


def offers(g: State, action: i64) -> bool:
    """Is the action legal now?"""
    for i in range(g.offered):
        if g.choices[i] == action:
            return True
    return False


def legal_actions(g: State) -> list[int]:
    return [g.choices[i] for i in range(g.offered)]


def keep(g: State, action: i64) -> None:
    """Remember an action about to be taken, if the state keeps its past."""
    if g.keeps_past:
        g.past = append(g.past, i16(action))


def take(g: State, action: i64) -> bool:
    """Carry out an action, unrecorded, and run to the next choice; False if it is not legal."""
    if not offers(g, action):
        return False
    g.recorder = None
    keep(g, action)
    choose(g, action)
    advance(g)
    return True


def take_and_record(g: State, action: i64) -> bool:
    """Like :func:`take`, but record the events and note the forced choices."""
    if not offers(g, action):
        return False
    if g.recorder is not None:
        g.recorder.clear()
    keep(g, action)
    g.forced = vec[i64]()
    known = moment(g)
    choose(g, action)
    advance(g, known)
    return True


def replay_and_record(g: State, actions: vec[i16]) -> None:
    """Carry out earlier actions again, recording all their events."""
    for action in actions:
        choose(g, i64(action))
        advance(g)


def reveal_marker(g: State) -> i64:
    """A number that changes whenever something hidden is revealed.

    If it is the same in two states of a game, nobody has learned anything hidden in between: the
    later state can be undone.
    """
    return (g.top << 10 | g.automa_next) << 10 | len(g.draft)


def moment(g: State) -> i64:
    """That number combined with the actor."""
    return reveal_marker(g) << 3 | g.player


def advance(g: State, known: i64 = NOT_RECORDED) -> None:
    """Run the pending stack until a player has a real choice, or the game is over.

    A choice with one option is made automatically, and noted as long as the moment is ``known``.
    """
    while True:
        find_choice(g)
        if g.over or g.offered > 1 or fr.op_of(g) == fr.TURN:
            return
        if known != NOT_RECORDED and known == moment(g):
            g.forced = append(g.forced, g.choices[0])
        choose(g, g.choices[0])


def find_choice(g: State) -> None:
    """Run the pending stack until something is to be chosen, if only from one option."""
    while not g.over:
        if g.depth == 0:
            next_turn(g)
            continue
        op = fr.op_of(g)
        if op >= fr.AUTOMATIC:
            carry_out(g, op)
            continue
        if op >= fr.MULLIGAN:  # set-up: these frames name their player
            g.player = operand(g, fr.SETUP_PLAYER)
        legal.offer_choices(g)
        return


# -- turns ---------------------------------------------------------------------------------


def next_turn(g: State) -> None:
    """Nothing is pending: end the turn and begin the next one."""
    extra: i64 = 0
    g.cause = causes.TURN
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
    g.cause = causes.TURN
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
    g.cause = causes.AUTOMA
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


# -- carrying out a choice -----------------------------------------------------------------


def choose(g: State, action: i64) -> None:
    """Carry out an action on the top frame."""
    op = fr.op_of(g)
    g.cause = causes.TURN
    if op == fr.TURN:
        fr.pop(g)
        choose_turn(g, action)
    elif op == fr.PAY:
        pay(g, act.picked(action))
    elif op == fr.SLOT:
        half, mode = operand(g, fr.SLOT_HALF), operand(g, fr.SLOT_MODE)
        row, g.cause = operand(g, fr.SLOT_ROW), operand(g, fr.SLOT_CAUSE)
        fr.pop(g)
        slot_chosen(g, half, act.place(action), mode, row)
    elif op == fr.SECOND_DRAW:
        fr.pop(g)
        draw_one(g, action)
    elif op == fr.PERMANENT:
        permanent(g, action)
    elif op == fr.OFFER:
        row, g.cause = operand(g, fr.OFFER_ROW), operand(g, fr.OFFER_CAUSE)
        fr.pop(g)
        if action == act.USE:
            used(g)
            g.tables.handlers[row].perform(g, row, g.cause)
        else:
            g.emit(ev.DECLINED, g.player, -1, 0, g.everyone)
    elif op == fr.PICKS:
        pick(g, action)
    elif op == fr.FREE_PLAY:
        row, g.cause = operand(g, fr.FREE_PLAY_ROW), operand(g, fr.FREE_PLAY_CAUSE)
        order = operand(g, fr.FREE_PLAY_ORDER)
        fr.pop(g)
        if action != act.SKIP:
            used(g)
            if order >= 0:
                fr.push(g, fr.EFFECT, second_free_play(g, order, act.half(action)), g.cause)
            begin_play(g, act.half(action), fr.FOR_FREE, row)
    elif op == fr.BATCH:
        batch(g, action)
    elif op == fr.MOLE:
        mole(g, action)
    elif op == fr.RESOLVE:
        resolve(g, act.picked(action))
    else:
        setup.choose(g, op, action)


def used(g: State) -> None:
    """Report that the player accepted the offer of the current cause."""
    g.emit(ev.USED, g.player, -1, 0, g.everyone)


def choose_turn(g: State, action: i64) -> None:
    kind: i64 = act.TAKES if action == act.DRAW else act.kind(action)
    if kind == act.TAKES:
        draw_one(g, action)
        if not g.over and g.hand_size(g.player) < HAND_LIMIT:
            fr.push(g, fr.SECOND_DRAW)
    elif kind == act.PLAYS:
        begin_play(g, act.half(action), fr.PAID, 0)
    elif kind == act.LAYS:
        play_face_down(g, act.laid(action), fr.PAID)
    else:  # stuck: show, discard two, draw two
        g.cause = causes.STUCK
        g.show_hand(g.player)
        fr.push(g, fr.DRAWS, 2, causes.STUCK)
        fr.push(g, fr.PICKS, fr.DISCARD_CARDS, 2, -1, fr.NEVER, 0, causes.STUCK)


def draw_one(g: State, action: i64) -> None:
    if action == act.DRAW:
        g.draw(g.player, 1)
    else:
        g.take(g.player, act.taken(action))


# -- laying a card -------------------------------------------------------------------------


def begin_play(g: State, half: i64, mode: i64, row: i64) -> None:
    """Start laying a half: ask for its slot, unless it is a host."""
    if g.tables.position[half] == NO_SLOT:
        slot_chosen(g, half, -1, mode, row)
    else:
        fr.push(g, fr.SLOT, half, mode, g.cause, row)


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
    """Pay one card. The bonus is earned if all payment cards show the played half's symbol."""
    half, more = operand(g, fr.PAY_HALF), operand(g, fr.PAY_MORE)
    symbol = g.tables.symbol[half]
    matched = operand(g, fr.PAY_MATCHED) & g.tables.card_symbols[card] >> symbol
    if operand(g, fr.PAY_MODE) == fr.BY_MOLE:
        g.cause = fr.operand_below(g, 1, fr.MOLE_CAUSE)
    g.pay(g.player, card, half)
    if more > 1:
        set_operand(g, fr.PAY_MORE, more - 1)
        set_operand(g, fr.PAY_LAST, card)
        set_operand(g, fr.PAY_MATCHED, matched)
    else:
        at, mode = operand(g, fr.PAY_PLACE), operand(g, fr.PAY_MODE)
        fr.pop(g)
        played(g, half, at, mode, matched == 1)


def played(g: State, half: i64, at: i64, mode: i64, earned: bool) -> None:
    """The card is paid for: lay it and resolve it (with a Mole: later)."""
    t = g.tables
    species = t.species[half]
    bonus: i64 = 0
    if earned:
        bonus = t.bonus[species]
    mask = lay(g, half, at, mode, bonus, ev.FROM_HAND)
    if mode == fr.BY_MOLE:
        commit(g, half >> 1, species, bonus, mask)
    else:
        trees: i64 = 1 if t.host_kind[species] == TREE else 0
        resolve_card(g, species, bonus, mask, trees)


def lay(g: State, half: i64, at: i64, mode: i64, bonus: i64, origin: i64) -> i64:
    """Lay a card half; returns a mask of the triggers it may set off."""
    t = g.tables
    card = half >> 1
    mask = t.sets_off[t.species[half]]
    from_clearing = origin == ev.FROM_CLEARING
    if at < 0:
        g.lay_host(g.player, card, from_clearing)
    else:
        g.lay_dweller(g.player, card, at, from_clearing)
        slot = at & 3
        if slot < LEFT and g.hosts[(at >> 2) * HOST + H_KIND] == TREE:
            mask |= t.sets_off_at[slot]
    if g.recorder is not None:
        tell_laid(g, half, mode, bonus, origin)
    return mask


def tell_laid(g: State, half: i64, mode: i64, bonus: i64, origin: i64) -> None:
    t = g.tables
    paid: i64 = 0
    earned: i64 = 0
    if mode == fr.PAID or mode == fr.BY_MOLE:
        paid = t.half_cost[half]
        if t.bonus[t.species[half]] > 0:
            earned = 1 if bonus > 0 else 2
    at = g.at(half >> 1)
    on_moor: i64 = 1 if g.host(at >> 2, H_KIND) == MOOR else 0
    what = ev.laid(at, on_moor, mode, paid, earned, origin)
    g.emit(ev.LAID, g.player, half >> 1, what, g.everyone)


def play_face_down(g: State, card: i64, mode: i64) -> None:
    """Lay a sapling as the turn's play, or with a Mole."""
    g.lay_face_down(g.player, card)
    mask = g.tables.sets_off_face_down
    if mode == fr.BY_MOLE:
        commit(g, card, _FACE_DOWN, 0, mask)
    else:
        resolve_card(g, _FACE_DOWN, 0, mask, 1)


def resolve_card(g: State, species: i64, bonus: i64, mask: i64, trees: i64) -> None:
    """Reveal a card for a tree; then permanent effects, the card's effect, and its bonus."""
    t = g.tables
    own: i64 = -1
    if bonus > 0:
        fr.push(g, fr.EFFECT, bonus, causes.bonus_of(species))
    if species >= 0:
        own = t.own_trigger[species]
        if t.effect[species] > 0:
            fr.push(g, fr.EFFECT, t.effect[species], causes.effect_of(species))
    reveal_and_trigger(g, trees, mask, own, 1)


def reveal_and_trigger(g: State, trees: i64, mask: i64, own: i64, times: i64) -> None:
    g.cause = causes.TREE
    g.reveal(trees, g.player)
    if not g.over:
        triggers(g, mask, own, times)


def lay_free(g: State, half: i64, at: i64, row: i64) -> None:
    """Lay a card for free: no bonus and, except for Lake Fly's bat, no effect."""
    t = g.tables
    species = t.species[half]
    origin: i64 = ev.FROM_CLEARING if t.effect_c[row] & FROM_CLEARING else ev.FROM_HAND
    mask = lay(g, half, at, fr.FOR_FREE, 0, origin)
    if t.effect_c[row] & WITH_EFFECT and t.effect[species] > 0:
        fr.push(g, fr.EFFECT, t.effect[species], causes.effect_of(species))
    trees: i64 = 1 if t.host_kind[species] == TREE else 0
    reveal_and_trigger(g, trees, mask, t.own_trigger[species], 1)


def second_free_play(g: State, order: i64, half: i64) -> i64:
    """The row of the free play that is still open when the first of two lays this half."""
    t = g.tables
    first, second = t.effect_a[order], t.effect_b[order]
    if not legal.matches(g, second, half):
        return second
    if not legal.matches(g, first, half):
        return first
    return t.effect_c[order]


# -- permanent effects ---------------------------------------------------------------------


def triggers(g: State, mask: i64, own: i64, times: i64) -> None:
    """Ask about every active copy that is triggered; the owner's first trigger comes first."""
    base = g.player * g.tables.block + g.tables.trigger_at
    j: i64 = len(g.tables.triggers)
    while j > 0:
        j -= 1
        if mask >> j & 1:
            copies = times * i64(g.tally[base + j])
            if j == own:
                copies -= 1
            if copies > 0:
                fr.push(g, fr.PERMANENT, j, copies)


def permanent(g: State, action: i64) -> None:
    g.cause = causes.permanent_of(g.tables.triggers[operand(g, fr.PERMANENT_TRIGGER)])
    copies = operand(g, fr.PERMANENT_COPIES) - 1
    if copies > 0:
        set_operand(g, fr.PERMANENT_COPIES, copies)
    else:
        fr.pop(g)
    if action == act.USE:
        used(g)
        g.draw(g.player, 1)


# -- picks, batches ------------------------------------------------------------------------


def pick(g: State, action: i64) -> None:
    """Pick one card for an effect, or stop picking."""
    kind, more = operand(g, fr.PICKS_KIND), operand(g, fr.PICKS_MORE)
    g.cause = operand(g, fr.PICKS_CAUSE)
    if action == act.SKIP or action == act.DONE:
        count = operand(g, fr.PICKS_DONE)
        fr.pop(g)
        if kind == fr.STASH_CARDS or kind == fr.LAY_SAPLINGS:
            lay_picked(g, kind, count)
        return
    if operand(g, fr.PICKS_LAST) < 0 and operand(g, fr.PICKS_STOP) != fr.NEVER:
        used(g)
    card = act.picked(action)
    if more == 1:
        fr.pop(g)
    else:
        set_operand(g, fr.PICKS_MORE, max(more - 1, -1))
        set_operand(g, fr.PICKS_LAST, card)
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
        set_operand(g, fr.PICKS_DONE, operand(g, fr.PICKS_DONE) + 1)
        fr.tuck(g, 1, fr.PICKED, card)


def lay_picked(g: State, kind: i64, count: i64) -> None:
    """Lay the picked hand cards face down together, shuffled so that the order reveals nothing."""
    cards = vec[i64]()
    for _ in range(count):
        cards = append(cards, operand(g, fr.PICKED_CARD))
        fr.pop(g)
    g.rng.shuffle(cards)
    if kind == fr.STASH_CARDS:
        for card in cards:
            g.hand_to_cave(g.player, card)
        fr.push(g, fr.DRAWS, count, g.cause)
    else:
        for card in cards:
            g.lay_face_down(g.player, card)
        reveal_and_trigger(g, count, g.tables.sets_off_face_down, -1, count)


def batch(g: State, action: i64) -> None:
    """Make any number of free plays: lay all cards, then reveal, then trigger card by card."""
    if action == act.DONE:
        fr.pop(g)
        return
    g.cause = operand(g, fr.BATCH_CAUSE)
    if not operand(g, fr.BATCH_BEGUN):
        used(g)
        set_operand(g, fr.BATCH_BEGUN, 1)
    begin_play(g, act.half(action), fr.IN_BATCH, operand(g, fr.BATCH_ROW))


def lay_in_batch(g: State, half: i64, at: i64) -> None:
    """Below the BATCH frame are REVEAL and one TRIGGERS frame per card, the first card's on top."""
    t = g.tables
    mask = lay(g, half, at, fr.IN_BATCH, 0, ev.FROM_HAND)
    species = t.species[half]
    if t.host_kind[species] == TREE:
        trees = fr.operand_below(g, 1, fr.REVEAL_CARDS)
        fr.set_operand_below(g, 1, fr.REVEAL_CARDS, trees + 1)
    if mask > 0:
        put = operand(g, fr.BATCH_TRIGGERS)
        set_operand(g, fr.BATCH_TRIGGERS, put + 1)
        fr.tuck(g, 2 + put, fr.TRIGGERS, mask, t.own_trigger[species], 1)


# -- the Mole ------------------------------------------------------------------------------


def mole(g: State, action: i64) -> None:
    """Commit one more card at its cost, or stop: then reveal, then resolve the cards one by one."""
    cause, count = operand(g, fr.MOLE_CAUSE), operand(g, fr.MOLE_CARDS)
    g.cause = cause
    if action == act.DONE:
        trees = operand(g, fr.MOLE_TREES)
        fr.pop(g)
        if count > 0:
            fr.push(g, fr.RESOLVE, cause, count)
            fr.push(g, fr.REVEAL, trees)
        return
    if count == 0:
        used(g)
    if act.kind(action) == act.PLAYS:
        begin_play(g, act.half(action), fr.BY_MOLE, 0)
    else:
        play_face_down(g, act.laid(action), fr.BY_MOLE)


def commit(g: State, card: i64, species: i64, bonus: i64, mask: i64) -> None:
    """Remember a card laid with a Mole, in a frame just below the MOLE frame."""
    fr.tuck(g, 1, fr.COMMITTED, card, species, bonus, mask)
    set_operand(g, fr.MOLE_CARDS, operand(g, fr.MOLE_CARDS) + 1)
    if species < 0 or g.tables.host_kind[species] == TREE:
        set_operand(g, fr.MOLE_TREES, operand(g, fr.MOLE_TREES) + 1)


def resolve(g: State, card: i64) -> None:
    """Resolve one committed card; the RESOLVE frame keeps the rest."""
    above: i64 = 1
    while fr.operand_below(g, above, fr.COMMITTED_CARD) != card:
        above += 1
    species = fr.operand_below(g, above, fr.COMMITTED_SPECIES)
    bonus = fr.operand_below(g, above, fr.COMMITTED_BONUS)
    mask = fr.operand_below(g, above, fr.COMMITTED_TRIGGERS)
    fr.pull(g, above)
    left = operand(g, fr.RESOLVE_CARDS) - 1
    if left > 0:
        set_operand(g, fr.RESOLVE_CARDS, left)
    else:
        fr.pop(g)
    resolve_card(g, species, bonus, mask, 0)


# -- automatic frames ----------------------------------------------------------------------


def carry_out(g: State, op: i64) -> None:
    """Carry out the top frame."""
    if op == fr.TRIGGERS:
        mask, own = operand(g, fr.TRIGGERS_MASK), operand(g, fr.TRIGGERS_OWN)
        times = operand(g, fr.TRIGGERS_TIMES)
        fr.pop(g)
        triggers(g, mask, own, times)
    elif op == fr.REVEAL:
        cards, g.cause = operand(g, fr.REVEAL_CARDS), causes.TREE
        fr.pop(g)
        g.reveal(cards, g.player)
    elif op == fr.EFFECT:
        row, g.cause = operand(g, fr.EFFECT_ROW), operand(g, fr.EFFECT_CAUSE)
        compulsory = operand(g, fr.EFFECT_COMPULSORY) == 1
        fr.pop(g)
        g.tables.handlers[row].begin(g, row, g.cause, compulsory)
    elif op == fr.DRAWS:
        cards, g.cause = operand(g, fr.DRAWS_CARDS), operand(g, fr.DRAWS_CAUSE)
        fr.pop(g)
        g.draw(g.player, cards)
    else:
        number = operand(g, fr.SETUP_PLAYER)
        fr.pop(g)
        setup.carry_out(g, op, number)
