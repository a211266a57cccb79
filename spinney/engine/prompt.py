"""The prompt: what kind of choice the actor has, for which card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand
from spinney.engine.core.legal import order_matters, pick_zone
from spinney.engine.core.state import State

KINDS: Final = {
    fr.TURN: "turn",
    fr.SECOND_DRAW: "second_draw",
    fr.SLOT: "slot",
    fr.PAY: "pay",
    fr.PERMANENT: "permanent",
    fr.OFFER: "offer",
    fr.FREE_PLAY: "free_play",
    fr.BATCH: "free_plays",
    fr.MOLE: "mole",
    fr.RESOLVE: "resolve",
    fr.MULLIGAN: "mulligan",
    fr.CAVE_CHOICE: "cave_choice",
}
PICKS: Final = ("take", "cave", "stash", "moor", "saplings", "discard")
STAGES: Final = ("", "draft_keep", "draft_right", "draft_left", "draft_clearing")


@dataclass(frozen=True)
class Prompt:
    """A choice.

    ``species`` is the card that asks (its bonus, if ``bonus``), ``half`` the card half being laid
    (2 * card + half), ``more`` how many picks or copies are left (-1: any number), ``effect`` the
    row of the effect on offer, ``matched`` whether a payment still earns the bonus.
    ``cards`` are all those the picks are made from: a person may choose among them in any order;
    the actions go in ascending order, unless ``ordered`` says that the order matters.

    >>> from spinney.engine import Game
    >>> Game.new("dartmoor", seed=7).prompt.kind
    'cave_choice'
    """

    kind: str
    species: str | None = None
    bonus: bool = False
    half: int = -1
    more: int = 0
    effect: int = 0
    matched: bool = False
    cards: tuple[int, ...] = ()
    ordered: bool = False


def prompt_of(g: State) -> Prompt:
    """The prompt of the top frame."""
    prompt = _plain_prompt(g)
    op = fr.op_of(g)
    if op not in fr.LAST_PICK:
        return prompt
    ordered = order_matters(g)
    last = operand(g, fr.LAST_PICK[op])
    cards = tuple([c for c in pick_zone(g) if c > last or ordered])
    return replace(prompt, cards=cards, ordered=ordered)


def _plain_prompt(g: State) -> Prompt:
    op, a, b, c, _, _, f = g.pending[g.depth - fr.WIDTH : g.depth]
    if op == fr.SLOT:
        return _from(g, KINDS[op], c, half=a)
    if op == fr.PAY:
        return Prompt(KINDS[op], half=a, more=c, matched=f == 1)
    if op == fr.PERMANENT:
        return Prompt(KINDS[op], species=g.tables.keys[g.tables.triggers[a]], more=b)
    if op in (fr.OFFER, fr.FREE_PLAY, fr.BATCH):
        return _from(g, KINDS[op], b, effect=a)
    if op == fr.PICKS:
        return _from(g, PICKS[a], f, more=b)
    if op == fr.MOLE:
        return _from(g, KINDS[op], a, more=-1)
    if op == fr.RESOLVE:
        return _from(g, KINDS[op], a, more=b)
    if op == fr.DRAFT:
        return Prompt(STAGES[b], more=c)
    return Prompt(KINDS[op])


def _from(
    g: State, kind: str, source: int, half: int = -1, more: int = 0, effect: int = 0
) -> Prompt:
    if source < 0:
        return Prompt(kind, half=half, more=more, effect=effect)
    species = g.tables.keys[source >> 1]
    return Prompt(kind, species, source & 1 == 1, half, more, effect)
