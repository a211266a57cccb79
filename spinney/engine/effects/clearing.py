"""Clearing cards into the hand, or out of the game."""

from __future__ import annotations

from spinney.cards import marks as mk
from spinney.cards.vocabulary import EmptyClearing, TakeAllFromClearing, TakeFromClearing
from spinney.engine.core import frames as fr
from spinney.engine.core.handlers import Boon, Mind, Say, Words
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Asking, Plain, every, matching, room


class TakeFromClearingHandler(Asking[TakeFromClearing]):
    """Row: the number of cards; all if there are fewer (RULES 4)."""

    def flat(self, t: Tables, effect: TakeFromClearing) -> tuple[int, int, int]:
        return effect.cards, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        number: i64 = min(g.tables.effect_a[row], len(g.clearing))
        number = min(number, room(g))
        if number > 0:
            fr.push(g, fr.PICKS, fr.TAKE_CARDS, number, -1, fr.AT_FIRST, g.tables.any_tag, cause)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        best = 0.0
        for c in s.clearing:
            best = max(best, mind.kept(s, c))
        more = min(s.tables.effect_a[row], len(s.clearing)) - 1
        return best + mind.card * float(max(0, more))

    def phrase(self, say: Say, effect: TakeFromClearing) -> Words:
        return say.message("effect-take", cards=say.cards(effect.cards))

    def marks(self, game: str, effect: TakeFromClearing) -> mk.Marks:
        return mk.moved("clearing", mk.some(effect.cards), "hand")


class TakeAllFromClearingHandler(Plain[TakeAllFromClearing]):
    """Row: a mask of tags."""

    def flat(self, t: Tables, effect: TakeAllFromClearing) -> tuple[int, int, int]:
        return t.bit(effect.tag), 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        """If the hand cannot hold them all, the player chooses."""
        mask = g.tables.effect_a[row]
        if matching(g, mask) <= room(g):
            super().begin(g, row, cause, compulsory)
        elif room(g) > 0:
            fr.push(g, fr.PICKS, fr.TAKE_CARDS, room(g), -1, fr.AT_FIRST, mask, cause)

    def useful(self, g: State, row: i64) -> bool:
        return matching(g, g.tables.effect_a[row]) > 0 and room(g) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        t = g.tables
        for c in g.clearing[:]:
            if t.card_tags[c] & t.effect_a[row]:
                g.take(g.player, c)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        total = 0.0
        for c in s.clearing:
            if s.tables.card_tags[c] & s.tables.effect_a[row]:
                total += mind.kept(s, c)
        return total

    def boon(self, effect: TakeAllFromClearing) -> Boon:
        return Boon(to_hand=True)

    def phrase(self, say: Say, effect: TakeAllFromClearing) -> Words:
        return every(say, "effect-take-all", (effect.tag,))

    def marks(self, game: str, effect: TakeAllFromClearing) -> mk.Marks:
        return mk.moved("clearing", (mk.tag(effect.tag),), "hand")


class EmptyClearingHandler(Plain[EmptyClearing]):
    def flat(self, t: Tables, effect: EmptyClearing) -> tuple[int, int, int]:
        return 0, 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return len(g.clearing) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        g.empty_clearing()

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return 0.0

    def phrase(self, say: Say, effect: EmptyClearing) -> Words:
        return say.message("effect-empty-clearing")

    def marks(self, game: str, effect: EmptyClearing) -> mk.Marks:
        return (mk.act("clearing"), mk.act("discard"))
