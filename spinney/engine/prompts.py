"""Prompts: what kind of choice the actor has, one type per kind.

>>> from spinney.engine import Game
>>> prompt = Game.new("dartmoor", seed=7).prompt
>>> prompt.kind, prompt.caves
('cave_choice', (2, 3))

Picks are made from ``cards``: a person may choose among them in any order, but the actions must be
in ascending order of card numbers, unless ``ordered`` says that the order matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, get_args

from spinney.cards.vocabulary import Effect
from spinney.engine.cards import Card, Half
from spinney.engine.core import causes
from spinney.engine.core import frames as fr
from spinney.engine.core.frames import operand
from spinney.engine.core.legal import order_matters, pick_zone
from spinney.engine.core.state import State
from spinney.engine.events import Cause, cause_of


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptBase:
    """What all prompts have in common."""

    kind: ClassVar[str]
    #: The card or rule that asks; None: the turn itself.
    cause: Cause | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(PromptBase):
    """Cards are to be picked."""

    #: The cards that can still be picked.
    cards: tuple[Card, ...]
    #: How many more; None: any number.
    more: int | None
    ordered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferPrompt(PromptBase):
    """An optional effect."""

    effect: Effect = field(repr=False)


# -- turns ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTurn(PromptBase):
    """The turn's main choice: draw, or lay a card."""

    kind: ClassVar[Literal["turn"]] = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawSecond(PromptBase):
    """The second card of a draw."""

    kind: ClassVar[Literal["second_draw"]] = "second_draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSlot(PromptBase):
    """Where to lay the half."""

    kind: ClassVar[Literal["slot"]] = "slot"
    half: Half
    #: Whether it is laid without paying.
    free: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(Pick):
    """Which cards to pay for the half with."""

    kind: ClassVar[Literal["pay"]] = "pay"
    half: Half
    #: Whether the payment so far can still earn the bonus; None: there is none.
    bonus: bool | None


# -- effects -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class UsePermanent(PromptBase):
    """Whether to use a permanent effect that was triggered."""

    kind: ClassVar[Literal["permanent"]] = "permanent"
    #: How many copies are still to be decided on.
    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UseOffer(OfferPrompt):
    """Whether to use an effect or bonus."""

    kind: ClassVar[Literal["offer"]] = "offer"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayFree(OfferPrompt):
    """Which card to lay for free."""

    kind: ClassVar[Literal["free_play"]] = "free_play"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayFreeAny(OfferPrompt):
    """Which cards, any number of them, to lay for free."""

    kind: ClassVar[Literal["free_plays"]] = "free_plays"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayMore(PromptBase):
    """Which other cards, any number of them, to lay right away at their cost (the Mole)."""

    kind: ClassVar[Literal["mole"]] = "mole"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolveNext(Pick):
    """Which of the cards just laid to resolve next."""

    kind: ClassVar[Literal["resolve"]] = "resolve"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCards(Pick):
    """Which clearing cards to take into the hand."""

    kind: ClassVar[Literal["take"]] = "take"


@dataclass(frozen=True, slots=True, kw_only=True)
class CaveCards(Pick):
    """Which clearing cards to put into the cave."""

    kind: ClassVar[Literal["cave"]] = "cave"


@dataclass(frozen=True, slots=True, kw_only=True)
class StashCards(Pick):
    """Which hand cards to put into the cave; the same number is drawn."""

    kind: ClassVar[Literal["stash"]] = "stash"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayMoor(Pick):
    """Which hand card to lay face down as a universal moor."""

    kind: ClassVar[Literal["moor"]] = "moor"


@dataclass(frozen=True, slots=True, kw_only=True)
class LaySaplings(Pick):
    """Which hand cards to lay face down as saplings."""

    kind: ClassVar[Literal["saplings"]] = "saplings"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardCards(Pick):
    """Which hand cards to put into the clearing."""

    kind: ClassVar[Literal["discard"]] = "discard"


# -- before the first turn -----------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeMulligan(PromptBase):
    """Whether to replace a hand that has no tree."""

    kind: ClassVar[Literal["mulligan"]] = "mulligan"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseCave(PromptBase):
    """Which of the open caves to take."""

    kind: ClassVar[Literal["cave_choice"]] = "cave_choice"
    caves: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftKeep(Pick):
    """Which drafted cards to keep."""

    kind: ClassVar[Literal["draft_keep"]] = "draft_keep"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftRight(Pick):
    """Which drafted cards to pass to the right."""

    kind: ClassVar[Literal["draft_right"]] = "draft_right"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftLeft(Pick):
    """Which drafted cards to pass to the left."""

    kind: ClassVar[Literal["draft_left"]] = "draft_left"


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftClearing(Pick):
    """Which drafted cards to put into the clearing."""

    kind: ClassVar[Literal["draft_clearing"]] = "draft_clearing"


Draft = DraftKeep | DraftRight | DraftLeft | DraftClearing

Prompt = (
    ChooseTurn
    | DrawSecond
    | ChooseSlot
    | Pay
    | UsePermanent
    | UseOffer
    | PlayFree
    | PlayFreeAny
    | PlayMore
    | ResolveNext
    | TakeCards
    | CaveCards
    | StashCards
    | LayMoor
    | LaySaplings
    | DiscardCards
    | TakeMulligan
    | ChooseCave
    | Draft
)

#: The prompt types by kind.
PROMPT_TYPES: Final[dict[str, type[PromptBase]]] = {
    prompt.kind: prompt for prompt in get_args(Prompt)
}
assert set(PROMPT_TYPES) == {*fr.KINDS.values(), *fr.PICK_KINDS, *fr.STAGES[1:]}

# -- decoding ------------------------------------------------------------------------------


def kind_of(s: State) -> str:
    """The kind of choice that the state asks for."""
    op = fr.op_of(s)
    if op == fr.PICKS:
        return fr.PICK_KINDS[operand(s, fr.PICKS_KIND)]
    if op == fr.DRAFT:
        return fr.STAGES[operand(s, fr.DRAFT_STAGE)]
    return fr.KINDS[op]


def prompt_of(s: State, cards: Sequence[Card]) -> Prompt:
    """The choice that the state asks for."""
    prompt = PROMPT_TYPES[kind_of(s)]
    return prompt(**_fields(s, fr.op_of(s), cards))  # type: ignore[return-value]


def _fields(s: State, op: int, cards: Sequence[Card]) -> dict[str, Any]:
    t = s.tables

    def cause(number: int) -> Cause | None:
        return cause_of(number, t.keys)

    def half(number: int) -> Half:
        return cards[number >> 1].halves[number & 1]

    match op:
        case fr.SLOT:
            return {
                "half": half(operand(s, fr.SLOT_HALF)),
                "free": operand(s, fr.SLOT_MODE) in (fr.FOR_FREE, fr.IN_BATCH),
                "cause": cause(operand(s, fr.SLOT_CAUSE)),
            }
        case fr.PAY:
            number = operand(s, fr.PAY_HALF)
            matched = operand(s, fr.PAY_MATCHED) == 1
            return {
                "half": half(number),
                "bonus": matched if t.bonus[t.species[number]] else None,
                "more": operand(s, fr.PAY_MORE),
                **_picks(s, op, cards),
            }
        case fr.PERMANENT:
            trigger = t.triggers[operand(s, fr.PERMANENT_TRIGGER)]
            return {
                "cause": cause(causes.permanent_of(trigger)),
                "copies": operand(s, fr.PERMANENT_COPIES),
            }
        case fr.OFFER:
            return _offered(s, operand(s, fr.OFFER_ROW), cause(operand(s, fr.OFFER_CAUSE)))
        case fr.FREE_PLAY:
            row, order = operand(s, fr.FREE_PLAY_ROW), operand(s, fr.FREE_PLAY_ORDER)
            source = operand(s, fr.FREE_PLAY_CAUSE)
            return _offered(s, row if order < 0 else order, cause(source))
        case fr.BATCH:
            return _offered(s, operand(s, fr.BATCH_ROW), cause(operand(s, fr.BATCH_CAUSE)))
        case fr.MOLE:
            return {"cause": cause(operand(s, fr.MOLE_CAUSE))}
        case fr.RESOLVE:
            left = operand(s, fr.RESOLVE_CARDS)
            laid = [fr.operand_below(s, n, fr.COMMITTED_CARD) for n in range(left, 0, -1)]
            return {
                "cause": cause(operand(s, fr.RESOLVE_CAUSE)),
                "cards": tuple(cards[c] for c in laid),
                "more": 1,
                "ordered": True,
            }
        case fr.PICKS:
            more = operand(s, fr.PICKS_MORE)
            return {
                "cause": cause(operand(s, fr.PICKS_CAUSE)),
                "more": None if more < 0 else more,
                **_picks(s, op, cards),
            }
        case fr.DRAFT:
            return {"more": operand(s, fr.DRAFT_MORE), **_picks(s, op, cards)}
        case fr.CAVE_CHOICE:
            numbers = range(1, len(t.cave_setup))
            return {"caves": tuple(n for n in numbers if s.open_caves >> n & 1)}
        case fr.TURN | fr.SECOND_DRAW | fr.MULLIGAN:
            return {}
        case _:
            raise AssertionError(f"no prompt for the choice {op}")


def _picks(s: State, op: int, cards: Sequence[Card]) -> dict[str, Any]:
    ordered = order_matters(s)
    last = operand(s, fr.LAST_PICK[op])
    zone = [c for c in pick_zone(s) if c > last or ordered]
    return {"cards": tuple(cards[c] for c in zone), "ordered": ordered}


def _offered(s: State, row: int, cause: Cause | None) -> dict[str, Any]:
    effect = s.tables.effect_types[row]
    assert effect is not None
    return {"effect": effect, "cause": cause}
