"""Several cards chosen by their numbers, and the actions that pick them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from spinney.engine.actions import DONE, PICK, SKIP
from spinney.engine.core.tables import Tables

#: Picks from the clearing; in the solo row no two cards there are the same.
FROM_CLEARING = ("take", "cave")


class PickPrompt(Protocol):
    """What a prompt says of the cards to pick, the engine's or the server's."""

    @property
    def kind(self) -> str: ...
    @property
    def cards(self) -> Sequence[int]: ...
    @property
    def more(self) -> int: ...
    @property
    def ordered(self) -> bool: ...


def asks_for_several(prompt: PickPrompt) -> bool:
    """More than one pick, or any number of them."""
    return len(prompt.cards) > 0 and prompt.more != 1


class Picks:
    """Cards chosen by numbers, in any order, all at once or one after the other."""

    def __init__(
        self, prompt: PickPrompt, legal: Sequence[int], tables: Tables, solo: bool
    ) -> None:
        self.prompt = prompt
        self.cards = prompt.cards
        self.any_number = DONE in legal
        #: Whether none may be picked instead.
        self.free = SKIP in legal
        self.numbers: list[int] = []
        self._end = [action for action in (DONE, SKIP) if action in legal]
        row = solo and prompt.kind in FROM_CLEARING
        self._same = {card: card if row else tables.same[card] for card in prompt.cards}

    @property
    def missing(self) -> int:
        return self.prompt.more - len(self.numbers)

    def add(self, numbers: list[int]) -> None:
        """Choose the cards with these numbers as well; what cannot be starts anew."""
        self.numbers += numbers
        distinct = len(set(self.numbers)) == len(self.numbers)
        most = self.prompt.more if self.prompt.more >= 0 else len(self.cards)
        none = self.numbers == [0] and self._end != []
        known = none or all(1 <= n <= len(self.cards) for n in self.numbers)
        if not distinct or not known or len(self.numbers) > most:
            self.numbers = []

    def actions(self) -> list[int]:
        """The actions that pick these cards, or pick none; empty while some are missing."""
        if self.numbers == [0]:
            return self._end
        if not self.numbers or (self.missing and not self.any_number):
            return []
        actions, picked = list[int](), list[int]()
        for card in self._in_the_engines_order():
            # What is the only choice left is taken without being asked for.
            if not picked or self._choices_after(picked) > 1:
                actions.append(PICK + card)
            picked.append(card)
        if self.missing and self._choices_after(picked) > 1:
            actions.append(DONE)
        return actions

    def _in_the_engines_order(self) -> list[int]:
        """Ascending, unless the order matters; of identical cards the lowest first."""
        free = list(self.cards)
        lowest = []
        for number in self.numbers:
            same = self._same[self.cards[number - 1]]
            lowest.append(next(card for card in free if self._same[card] == same))
            free.remove(lowest[-1])
        return lowest if self.prompt.ordered else sorted(lowest)

    def _choices_after(self, picked: list[int]) -> int:
        """How many choices there are when these cards are picked: other cards, or to be done."""
        if self.prompt.ordered:
            left = [card for card in self.cards if card not in picked]
        else:
            left = [card for card in self.cards if card > picked[-1]]
            needed = 0 if self.any_number else self.prompt.more - len(picked)
            left = left[: len(left) - max(needed, 1) + 1]
        return len({self._same[card] for card in left}) + self.any_number
