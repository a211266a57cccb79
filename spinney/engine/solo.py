"""The Dartmoor solo mode as data: the automa's deck, the challenges, the thresholds (RULES 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spinney.cards.vocabulary import (
    BIRD,
    MOOR,
    Count,
    InCave,
    Kinds,
    Tag,
)

ADD: Final = 0  # deck cards to the right end of the clearing
BURN: Final = 1  # deck cards that leave the game, face up
REMOVE_LEFT: Final = 2  # clearing cards that leave the game
REMOVE_RIGHT: Final = 3

#: The automa's cards, each a sequence of (act, number) in the order printed.
AUTOMA: Final = (
    *(((ADD, 3),),) * 2,
    *(((ADD, 3), (BURN, 1)),) * 2,
    *(((ADD, 2), (BURN, 1)),) * 2,
    *(((ADD, 1), (BURN, 2)),) * 2,
    ((REMOVE_LEFT, 2),),
    ((REMOVE_RIGHT, 2),),
    ((REMOVE_LEFT, 3),),
    ((REMOVE_RIGHT, 3),),
    ((REMOVE_LEFT, 3), (BURN, 1)),
    ((REMOVE_RIGHT, 3), (BURN, 1)),
    *(((REMOVE_LEFT, 1), (BURN, 1)),) * 3,
    *(((REMOVE_RIGHT, 1), (BURN, 1)),) * 3,
)

#: The winter is shuffled into this many cards at the bottom of the deck.
LAST_CARDS: Final = 10
SOLO_CAVE: Final = 3

#: Moors needed for "most moors" when there is no rival: by species.
SOLO_MOST: Final = {"black_tailed_godwit": 6, "dartmoor_pony": 8}

MEDALS: Final = ("bronze", "silver", "gold")


@dataclass(frozen=True)
class BestCardScore:
    """The highest score of a single card: a moor or an Adder."""

    what: str


@dataclass(frozen=True)
class DifferentHosts:
    """Different species of trees, shrubs and moors."""


@dataclass(frozen=True)
class FewestBirds:
    """The smallest number of birds at any tree, shrub or moor."""


Goal = Count | BestCardScore | DifferentHosts | FewestBirds


@dataclass(frozen=True)
class Challenge:
    """A goal, how much of it is needed, and the points for bronze, silver and gold."""

    goal: Goal
    needed: int
    medals: tuple[int, int, int]
    #: The player starts with a card of this species in addition to the six dealt.
    held: str | None = None


CHALLENGES: Final = {
    "dragonflies": Challenge(Kinds(Tag("dragonfly")), 5, (200, 250, 300)),
    "moors": Challenge(MOOR, 10, (200, 250, 300)),
    "birds": Challenge(Kinds(BIRD), 8, (175, 225, 275)),
    "pawed": Challenge(Tag("pawed"), 14, (225, 300, 375)),
    "bats": Challenge(Tag("bat"), 7, (200, 250, 300)),
    "moor20": Challenge(BestCardScore("moor"), 20, (250, 325, 400)),
    "adder": Challenge(BestCardScore("adder"), 10, (225, 275, 325), held="adder"),
    "species11": Challenge(DifferentHosts(), 11, (200, 250, 300)),
    "insects": Challenge(Tag("insect"), 10, (200, 250, 300)),
    "amphibians": Challenge(Tag("amphibian"), 6, (200, 275, 350)),
    "plants": Challenge(Tag("plant"), 12, (200, 275, 350)),
    "hoofed": Challenge(Tag("cloven_hoofed"), 6, (200, 250, 300)),
    "mice": Challenge(Tag("mouse"), 8, (200, 275, 350)),
    "cave": Challenge(InCave(), 15, (150, 200, 250)),
    "birds2": Challenge(FewestBirds(), 2, (150, 200, 250)),
}


@dataclass(frozen=True)
class SoloResult:
    """How a solo game stands against its challenge."""

    challenge: str
    medal: str
    reached: int
    needed: int
    points: int
    points_needed: int

    @property
    def goal_met(self) -> bool:
        return self.reached >= self.needed

    @property
    def won(self) -> bool:
        """Was the medal that was aimed at reached?"""
        return self.goal_met and self.points >= self.points_needed

    @property
    def prize(self) -> str | None:
        """The best medal reached, whatever was aimed at."""
        medals = zip(MEDALS, CHALLENGES[self.challenge].medals, strict=True)
        reached = [medal for medal, points in medals if self.goal_met and self.points >= points]
        return reached[-1] if reached else None
