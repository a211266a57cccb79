"""The pending stack: what is still to be done, as frames of ``WIDTH`` integers, the next one last.

A frame is an operation and six operands. Those below ``AUTOMATIC`` ask the player for a choice,
the others run by themselves. Keeping this work in the state, not in Python call frames, is what
lets a game be copied, saved and undone at any choice.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.state import State
from spinney.engine.core.vectors import append, i64

WIDTH: Final = 7

# Where the operation and the operands of the top frame are, from the stack's depth; the lists
# below give the operands in this order.
OP: Final = -7
A: Final = -6
B: Final = -5
C: Final = -4
D: Final = -3
E: Final = -2
F: Final = -1

# A *half* is 2 * card + half. A *source* is 2 * species + (1 if it is the bonus), or -1.
# Choices:
TURN: Final = 1
SECOND_DRAW: Final = 2
SLOT: Final = 3  # half, mode, source, effect row (of a free play)
PAY: Final = 4  # half, at, how many more, card picked last, mode, symbol matched so far
PERMANENT: Final = 5  # trigger, copies left
OFFER: Final = 6  # effect row, source
FREE_PLAY: Final = 7  # effect row, source
BATCH: Final = 8  # effect row, source, half picked last, triggers put below
# kind, how many more (-1: any), card picked last, stop rule, tag mask (of the clearing) or how
# many are picked (to go face down), source
PICKS: Final = 9
MOLE: Final = 10  # source, cards committed, trees among them
RESOLVE: Final = 11  # source, cards left
MULLIGAN: Final = 12  # player
CAVE_CHOICE: Final = 13  # player
DRAFT: Final = 14  # player, stage, how many more, card picked last

AUTOMATIC: Final = 20
REVEAL: Final = 20  # cards
TRIGGERS: Final = 21  # trigger mask, own trigger, times
EFFECT: Final = 22  # effect row, source, compulsory
DRAWS: Final = 23  # cards
CAVE_SETUP: Final = 24  # player
DRAFT_ROUND: Final = 25  # round
DRAFT_DELIVERY: Final = 26
# Kept below another frame that takes them off again; they never come to the top.
COMMITTED: Final = 30  # card, species or -1, earned bonus row, trigger mask; below MOLE, RESOLVE
PICKED: Final = 31  # card; below PICKS, until all are picked

# How a card comes to be laid.
PAID: Final = 0
BY_MOLE: Final = 1
FOR_FREE: Final = 2
IN_BATCH: Final = 3

# Kinds of picks.
TAKE_CARDS: Final = 0  # clearing to hand
CAVE_CARDS: Final = 1  # clearing to cave
STASH_CARDS: Final = 2  # hand to cave
LAY_MOOR: Final = 3  # hand card face down
LAY_SAPLINGS: Final = 4  # hand cards face down
DISCARD_CARDS: Final = 5  # hand to clearing

#: The frames of picks, and where they keep the card picked last.
LAST_PICK: Final = {PAY: D, PICKS: C, DRAFT: D}

# When picking may stop.
NEVER: Final = 0
AT_FIRST: Final = 1  # only before the first pick
ANY_TIME: Final = 2


def push(
    g: State,
    op: i64,
    a: i64 = 0,
    b: i64 = 0,
    c: i64 = 0,
    d: i64 = 0,
    e: i64 = 0,
    f: i64 = 0,
) -> None:
    """One more frame on top."""
    at = g.depth
    while len(g.pending) < at + WIDTH:
        g.pending = append(g.pending, 0)
    pending = g.pending
    pending[at] = op
    pending[at + 1] = a
    pending[at + 2] = b
    pending[at + 3] = c
    pending[at + 4] = d
    pending[at + 5] = e
    pending[at + 6] = f
    g.depth = at + WIDTH


def tuck(g: State, above: i64, op: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """One more frame below the ``above`` frames on top."""
    push(g, op)
    at = g.depth - WIDTH
    lowest = at - above * WIDTH
    while at > lowest:
        at -= 1
        g.pending[at + WIDTH] = g.pending[at]
    depth = g.depth
    g.depth = lowest
    push(g, op, a, b, c, d)
    g.depth = depth


def pull(g: State, above: i64) -> None:
    """Take away the frame below the ``above`` frames on top."""
    g.depth -= WIDTH
    for at in range(g.depth - above * WIDTH, g.depth):
        g.pending[at] = g.pending[at + WIDTH]


def pop(g: State) -> None:
    g.depth -= WIDTH


def op_of(g: State) -> i64:
    """The operation of the top frame."""
    return g.pending[g.depth + OP]


def operand(g: State, which: i64) -> i64:
    """An operand of the top frame, A to F."""
    return g.pending[g.depth + which]


def set_operand(g: State, which: i64, value: i64) -> None:
    g.pending[g.depth + which] = value
