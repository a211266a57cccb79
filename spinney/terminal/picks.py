"""Several cards chosen by their numbers, and the actions that pick them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeGuard

from spinney.engine import Action, Card, Prompt
from spinney.engine.prompts import Pick

DONE: Final = Action("done").number
SKIP: Final = Action("skip").number


def asks_for_several(prompt: Prompt) -> TypeGuard[Pick]:
    """More than one pick, or any number of them."""
    return isinstance(prompt, Pick) and len(prompt.cards) > 0 and prompt.more != 1


class Picks:
    """Cards chosen by numbers, in any order, all at once or one after the other.

    Cards with the same faces are the same choice, except in the ``row`` of a solo game's clearing.
    """

    def __init__(self, prompt: Pick, legal: Collection[int], row: bool) -> None:
        self.prompt = prompt
        self.cards = prompt.cards
        self.any_number = DONE in legal
        #: Whether picking none is allowed instead.
        self.free = SKIP in legal
        self.numbers: list[int] = []
        self._most = len(self.cards) if prompt.more is None else prompt.more
        self._end = [action for action in (DONE, SKIP) if action in legal]
        self._row = row

    @property
    def missing(self) -> int:
        return self._most - len(self.numbers)

    def add(self, numbers: list[int]) -> None:
        """Choose these cards as well; an impossible choice starts over."""
        self.numbers += numbers
        distinct = len(set(self.numbers)) == len(self.numbers)
        none = self.numbers == [0] and self._end != []
        known = none or all(1 <= n <= len(self.cards) for n in self.numbers)
        if not distinct or not known or self.missing < 0:
            self.numbers = []

    def actions(self) -> list[int]:
        """The actions that pick these cards, or none; empty while some are missing."""
        if self.numbers == [0]:
            return self._end
        if not self.numbers or (self.missing and not self.any_number):
            return []
        actions, picked = list[int](), list[Card]()
        for card in self._in_engine_order():
            # The engine takes a single remaining choice by itself.
            if not picked or self._choices_after(picked) > 1:
                actions.append(Action("pick", card=card.id).number)
            picked.append(card)
        if self.missing and self._choices_after(picked) > 1:
            actions.append(DONE)
        return actions

    def _face(self, card: Card) -> object:
        return card.id if self._row else (card.kind, str(card))

    def _in_engine_order(self) -> list[Card]:
        """Ascending, unless the order matters; of identical cards the lowest first."""
        free = list(self.cards)
        lowest = []
        for number in self.numbers:
            face = self._face(self.cards[number - 1])
            lowest.append(next(card for card in free if self._face(card) == face))
            free.remove(lowest[-1])
        return lowest if self.prompt.ordered else sorted(lowest, key=lambda card: card.id)

    def _choices_after(self, picked: list[Card]) -> int:
        """How many choices remain after picking these cards: other cards, or stopping."""
        if self.prompt.ordered:
            left = [card for card in self.cards if card not in picked]
        else:
            left = [card for card in self.cards if card.id > picked[-1].id]
            needed = 0 if self.any_number else self._most - len(picked)
            left = left[: len(left) - max(needed, 1) + 1]
        return len({self._face(card) for card in left}) + self.any_number
