"""Cards laid without paying."""

from __future__ import annotations

from spinney.cards import marks as mk
from spinney.cards.vocabulary import Cards, FreePlay, InAnyOrder, Tag
from spinney.engine.core import frames as fr
from spinney.engine.core.handlers import Mind, Say, Words, handler_for
from spinney.engine.core.legal import matches
from spinney.engine.core.state import State
from spinney.engine.core.tables import ANY_NUMBER, FROM_CLEARING, WITH_EFFECT, Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Asking


class FreePlayHandler(Asking[FreePlay]):
    """Row: a mask of tags, a species or -1, flags. A play of any number has its own number."""

    def numbers(self) -> int:
        return 2

    def number(self, effect: FreePlay) -> int:
        return self.op + int(effect.any_number)

    def flat(self, t: Tables, effect: FreePlay) -> tuple[int, int, int]:
        flags = (
            FROM_CLEARING * effect.from_clearing
            + WITH_EFFECT * effect.with_effect
            + ANY_NUMBER * effect.any_number
        )
        if isinstance(effect.what, Cards):
            return 0, t.index[effect.what.species], flags
        return t.mask(effect.what), -1, flags

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        if g.tables.effect_c[row] & ANY_NUMBER:
            fr.push(g, fr.REVEAL, 0)
            fr.push(g, fr.BATCH, row, cause)
        else:
            fr.push(g, fr.FREE_PLAY, row, cause, -1)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        """The gain of the best card that it lets us lay, or most of all of them."""
        t = s.tables
        best = 0.0
        total = 0.0
        zone = s.clearing if t.effect_c[row] & FROM_CLEARING else s.hand(mind.seat)
        for c in zone:
            for half in range(2 * c, 2 * c + 2):
                if t.species[half] >= 0 and matches(s, row, half):
                    gain = mind.half(s, half) - mind.card
                    if gain > 0.0:
                        total += gain
                        best = max(best, gain)
        return total * 0.8 if t.effect_c[row] & ANY_NUMBER else best

    def phrase(self, say: Say, effect: FreePlay) -> Words:
        nouns = [say.noun(kind) for kind in kinds(effect)]
        if effect.any_number:
            many = say.listed("list-or", [noun.many for noun in nouns])
            what = say.message("any-number", many=many)
        else:
            what = say.listed("list-or", [noun.some for noun in nouns])
        text = say.message("effect-free-play", what=what, clearing=effect.from_clearing)
        return say.message("effect-with-effect", text=text) if effect.with_effect else text

    def marks(self, game: str, effect: FreePlay) -> mk.Marks:
        things = tuple([mk.thing(game, kind) for kind in kinds(effect)])
        free = mk.FreeMark((*things, mk.sign("any")) if effect.any_number else things)
        return (mk.act("clearing"), free) if effect.from_clearing else (free,)


def kinds(effect: FreePlay) -> tuple[Tag | Cards, ...]:
    """What may be laid."""
    return (effect.what,) if isinstance(effect.what, Cards) else effect.what


class InAnyOrderHandler(Asking[InAnyOrder]):
    """Row: the rows of both free plays, and of one that allows a card of either."""

    def flat(self, t: Tables, effect: InAnyOrder) -> tuple[int, int, int]:
        first, second = t.effect_row(effect.first), t.effect_row(effect.second)
        return first, second, t.effect_row(effect.either)

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        t = g.tables
        if g.options.rules == 1:
            fr.push(g, fr.EFFECT, t.effect_b[row], cause)
            fr.push(g, fr.EFFECT, t.effect_a[row], cause)
        else:
            fr.push(g, fr.FREE_PLAY, t.effect_c[row], cause, row)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return mind.effect(s, s.tables.effect_a[row]) + mind.effect(s, s.tables.effect_b[row])

    def phrase(self, say: Say, effect: InAnyOrder) -> Words:
        first, second = say.effect(effect.first), say.effect(effect.second)
        return say.message("effect-in-any-order", first=first, second=second)

    def marks(self, game: str, effect: InAnyOrder) -> mk.Marks:
        play = handler_for(FreePlay)
        return (*play.marks(game, effect.first), *play.marks(game, effect.second))
