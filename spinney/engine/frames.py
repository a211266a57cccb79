"""The pending stack: what is still to be done, as frames of ``WIDTH`` integers, the next one last.

A frame is an operation and six operands. Those below ``AUTOMATIC`` ask the player for a choice,
the others run by themselves. Keeping this work in the state, not in Python call frames, is what
lets a game be copied, saved and undone at any choice.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.state import State

WIDTH: Final = 7

# Where the operands of the top frame are; the lists below give them in this order.
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

#: The frames of picks, and where in the frame they keep the card picked last.
LAST_PICK: Final = {PAY: 4, PICKS: 3, DRAFT: 4}

# When picking may stop.
NEVER: Final = 0
AT_FIRST: Final = 1  # only before the first pick
ANY_TIME: Final = 2


def push(
    g: State,
    op: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    g.pending += (op, a, b, c, d, e, f)


def pop(g: State) -> None:
    del g.pending[-WIDTH:]
