"""Two effects used together."""

from __future__ import annotations

from spinney.cards import marks as mk
from spinney.cards.vocabulary import Together
from spinney.engine.core.handlers import Boon, Mind, Say, Words, handler_of
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Plain


class TogetherHandler(Plain[Together]):
    """Row: the rows of both."""

    def flat(self, t: Tables, effect: Together) -> tuple[int, int, int]:
        return t.effect_row(effect.first), t.effect_row(effect.second), 0

    def useful(self, g: State, row: i64) -> bool:
        t = g.tables
        first, second = t.effect_a[row], t.effect_b[row]
        return t.handlers[first].useful(g, first) or t.handlers[second].useful(g, second)

    def perform(self, g: State, row: i64, cause: i64) -> None:
        t = g.tables
        first, second = t.effect_a[row], t.effect_b[row]
        t.handlers[first].perform(g, first, cause)
        if not g.over:
            t.handlers[second].perform(g, second, cause)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return mind.effect(s, s.tables.effect_a[row]) + mind.effect(s, s.tables.effect_b[row])

    def boon(self, effect: Together) -> Boon | None:
        first = handler_of(effect.first).boon(effect.first)
        second = handler_of(effect.second).boon(effect.second)
        if first is None or second is None:
            return None
        return Boon(first.to_hand or second.to_hand, first.from_deck + second.from_deck)

    def phrase(self, say: Say, effect: Together) -> Words:
        first, second = say.effect(effect.first), say.effect(effect.second)
        return say.message("effect-together", first=first, second=second)

    def marks(self, game: str, effect: Together) -> mk.Marks:
        first = handler_of(effect.first).marks(game, effect.first)
        return (*first, *handler_of(effect.second).marks(game, effect.second))
