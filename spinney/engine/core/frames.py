"""The pending stack: work still to do, as frames of ``WIDTH`` integers, the next one last.

A frame is an operation and its operands, each named below. Operations less than ``AUTOMATIC`` ask
the player for a choice; the others run automatically. Keeping this work in the state, not in Python
call frames, is what lets a game be copied, saved and undone at any choice.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.core.state import State
from spinney.engine.core.vectors import append, i64

WIDTH: Final = 7

# -- choices -------------------------------------------------------------------------------
# An operand's name starts with its frame's; its value is its index in the frame. A *half* is
# 2 * card + half, a *place* 4 * host + slot, a *cause* is as in ``causes``.

TURN: Final = 1
SECOND_DRAW: Final = 2

SLOT: Final = 3
SLOT_HALF: Final = 1
SLOT_MODE: Final = 2
SLOT_CAUSE: Final = 3
SLOT_ROW: Final = 4  # the row of the effect that allows a free play

PAY: Final = 4
PAY_HALF: Final = 1
PAY_PLACE: Final = 2
PAY_MORE: Final = 3  # cards still to pay
PAY_LAST: Final = 4  # the last card picked, or -1
PAY_MODE: Final = 5
PAY_MATCHED: Final = 6  # 1 while all cards show the half's symbol

PERMANENT: Final = 5
PERMANENT_TRIGGER: Final = 1
PERMANENT_COPIES: Final = 2

OFFER: Final = 6
OFFER_ROW: Final = 1
OFFER_CAUSE: Final = 2

FREE_PLAY: Final = 7
FREE_PLAY_ROW: Final = 1
FREE_PLAY_CAUSE: Final = 2
FREE_PLAY_ORDER: Final = 3  # the row of the effect if this is the first of two free plays, or -1

BATCH: Final = 8
BATCH_ROW: Final = 1
BATCH_CAUSE: Final = 2
BATCH_BEGUN: Final = 3  # 1 once a card has been chosen
BATCH_TRIGGERS: Final = 4  # TRIGGERS frames put below

PICKS: Final = 9
PICKS_KIND: Final = 1
PICKS_MORE: Final = 2  # -1: any number
PICKS_LAST: Final = 3  # the last card picked, or -1
PICKS_STOP: Final = 4
PICKS_TAGS: Final = 5  # for picks from the clearing: a mask
PICKS_DONE: Final = 5  # for picks laid face down: how many so far
PICKS_CAUSE: Final = 6

MOLE: Final = 10
MOLE_CAUSE: Final = 1
MOLE_CARDS: Final = 2  # laid so far
MOLE_TREES: Final = 3  # among them

RESOLVE: Final = 11
RESOLVE_CAUSE: Final = 1
RESOLVE_CARDS: Final = 2  # left

MULLIGAN: Final = 12
CAVE_CHOICE: Final = 13
SETUP_PLAYER: Final = 1  # in all set-up frames

DRAFT: Final = 14
DRAFT_STAGE: Final = 2
DRAFT_MORE: Final = 3
DRAFT_LAST: Final = 4

# -- automatic frames ----------------------------------------------------------------------

AUTOMATIC: Final = 20

REVEAL: Final = 20
REVEAL_CARDS: Final = 1

TRIGGERS: Final = 21
TRIGGERS_MASK: Final = 1
TRIGGERS_OWN: Final = 2  # the trigger that a card itself would set off
TRIGGERS_TIMES: Final = 3

EFFECT: Final = 22
EFFECT_ROW: Final = 1
EFFECT_CAUSE: Final = 2
EFFECT_COMPULSORY: Final = 3

DRAWS: Final = 23
DRAWS_CARDS: Final = 1
DRAWS_CAUSE: Final = 2

CAVE_SETUP: Final = 24
DRAFT_ROUND: Final = 25
DRAFT_ROUND_NUMBER: Final = 1
DRAFT_DELIVERY: Final = 26

# Kept below another frame, which removes them; they never reach the top.
COMMITTED: Final = 30  # below MOLE and RESOLVE
COMMITTED_CARD: Final = 1
COMMITTED_SPECIES: Final = 2  # or -1
COMMITTED_BONUS: Final = 3  # the row of the bonus earned
COMMITTED_TRIGGERS: Final = 4  # a mask

PICKED: Final = 31  # below PICKS, until all are picked
PICKED_CARD: Final = 1

# -- values of operands --------------------------------------------------------------------

# How a card is laid.
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

# When picking may stop.
NEVER: Final = 0
AT_FIRST: Final = 1  # only before the first pick
ANY_TIME: Final = 2

# -- public names of the choices -----------------------------------------------------------

KINDS: Final = {
    TURN: "turn",
    SECOND_DRAW: "second_draw",
    SLOT: "slot",
    PAY: "pay",
    PERMANENT: "permanent",
    OFFER: "offer",
    FREE_PLAY: "free_play",
    BATCH: "free_plays",
    MOLE: "mole",
    RESOLVE: "resolve",
    MULLIGAN: "mulligan",
    CAVE_CHOICE: "cave_choice",
}
PICK_KINDS: Final = ("take", "cave", "stash", "moor", "saplings", "discard")
STAGES: Final = ("", "draft_keep", "draft_right", "draft_left", "draft_clearing")

#: The frames that ask for picks, and where each keeps the last card picked.
LAST_PICK: Final = {PAY: PAY_LAST, PICKS: PICKS_LAST, DRAFT: DRAFT_LAST}


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
    """Push a frame with its operands in order."""
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
    """Insert a frame below the ``above`` frames on top."""
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
    """Remove the frame below the ``above`` frames on top."""
    g.depth -= WIDTH
    for at in range(g.depth - above * WIDTH, g.depth):
        g.pending[at] = g.pending[at + WIDTH]


def pop(g: State) -> None:
    g.depth -= WIDTH


def op_of(g: State) -> i64:
    """The operation of the top frame."""
    return g.pending[g.depth - WIDTH]


def operand(g: State, which: i64) -> i64:
    """An operand of the top frame."""
    return g.pending[g.depth - WIDTH + which]


def set_operand(g: State, which: i64, value: i64) -> None:
    g.pending[g.depth - WIDTH + which] = value


def operand_below(g: State, above: i64, which: i64) -> i64:
    """An operand of the frame below the ``above`` frames on top."""
    return g.pending[g.depth - (above + 1) * WIDTH + which]


def set_operand_below(g: State, above: i64, which: i64, value: i64) -> None:
    g.pending[g.depth - (above + 1) * WIDTH + which] = value
