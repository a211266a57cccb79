"""The numbers of the rules as plain data, taken from the engine itself.

>>> [rule.looked_at for rule in rules("forest").draft]
[5, 6, 9, 7]
>>> rules("dartmoor").removed
(Removal(sets=0, draft=False, cards=(45, 30, 15, 0)),)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from spinney.cards.card_sets import box
from spinney.cards.catalog import WINTERS
from spinney.cards.vocabulary import DARTMOOR
from spinney.engine import solo
from spinney.engine.core.setup import DRAFT_RULES, HAND_SIZE
from spinney.engine.core.state import CLEARING_LIMIT, HAND_LIMIT
from spinney.engine.options import PLAYERS, Options

__all__ = [
    "CLEARING_LIMIT",
    "HAND_LIMIT",
    "HAND_SIZE",
    "PLAYERS",
    "WINTERS",
    "AutomaAct",
    "AutomaCard",
    "DraftRule",
    "Removal",
    "Rules",
    "automa_card",
    "rules",
]

ActName = Literal["add", "burn", "remove_left", "remove_right"]

_ACTS: Final[dict[int, ActName]] = {
    solo.ADD: "add",
    solo.BURN: "burn",
    solo.REMOVE_LEFT: "remove_left",
    solo.REMOVE_RIGHT: "remove_right",
}


@dataclass(frozen=True, slots=True)
class Removal:
    """How many cards leave the deck unseen."""

    #: The number of sets besides the first.
    sets: int
    draft: bool
    #: By number of players, in ascending order.
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DraftRule:
    """A round of the draft for a number of players, and how many rounds there are."""

    players: int
    rounds: int
    looked_at: int
    #: How many go where.
    kept: int
    right: int
    left: int
    clearing: int
    out: int


@dataclass(frozen=True, slots=True)
class AutomaAct:
    """One thing that the automa does, and with how many cards."""

    act: ActName
    cards: int


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A card of the automa: what it does, in order, and how many copies there are."""

    acts: tuple[AutomaAct, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of a game's rules."""

    #: The minimum and maximum number of players.
    fewest_players: int
    most_players: int
    #: How many cards are dealt to a hand, and how many it can hold.
    hand_size: int
    hand_limit: int
    #: How many cards cause the clearing to be emptied at the end of a turn.
    clearing_limit: int
    #: How many winters there are; the last one ends the game.
    winters: int
    removed: tuple[Removal, ...]
    #: By number of players; empty if there is no draft.
    draft: tuple[DraftRule, ...]
    #: The automa's deck; empty if there is no solo mode.
    automa: tuple[AutomaCard, ...]


@cache
def rules(game: str) -> Rules:
    """The numbers of a game's rules."""
    drafts = (False,) if game == DARTMOOR else (False, True)
    return Rules(
        PLAYERS[0],
        PLAYERS[-1],
        HAND_SIZE,
        HAND_LIMIT,
        CLEARING_LIMIT,
        WINTERS,
        tuple(_removal(game, n, draft) for draft in drafts for n in range(len(box(game).sets))),
        () if game == DARTMOOR else tuple(map(_draft, PLAYERS)),
        _automa() if game == DARTMOOR else (),
    )


def _removal(game: str, sets: int, draft: bool) -> Removal:
    chosen = tuple(box(game).sets)[: sets + 1]
    cards = (Options(game, players, chosen, draft=draft).removed for players in PLAYERS)
    return Removal(sets, draft, tuple(cards))


def _draft(players: int) -> DraftRule:
    rounds, looked_at, (kept, right, left, clearing) = DRAFT_RULES[players]
    out = looked_at - kept - right - left - clearing
    return DraftRule(players, rounds, looked_at, kept, right, left, clearing, out)


def automa_card(number: int) -> tuple[AutomaAct, ...]:
    """What a card of the automa does, by its number."""
    return tuple(AutomaAct(_ACTS[act], cards) for act, cards in solo.AUTOMA[number])


def _automa() -> tuple[AutomaCard, ...]:
    cards = Counter(map(automa_card, range(len(solo.AUTOMA))))
    return tuple(AutomaCard(acts, copies) for acts, copies in cards.items())
