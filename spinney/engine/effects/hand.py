"""Hand cards laid at their cost, laid face down, or discarded."""

from __future__ import annotations

from typing import Final

from spinney.cards import marks as mk
from spinney.cards.vocabulary import DiscardToClearing, LayMoor, LaySaplings, PlayPaid
from spinney.engine.core import frames as fr
from spinney.engine.core.handlers import Mind, Say, Words
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Asking

#: The cards that the Mole itself takes from the hand, with its cost.
TAKEN: Final = 3


class PlayPaidHandler(Asking[PlayPaid]):
    """The Mole."""

    def flat(self, t: Tables, effect: PlayPaid) -> tuple[int, int, int]:
        return 0, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        fr.push(g, fr.MOLE, cause, 0, 0)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return laid_together(mind, s, s.hand_size(mind.seat) - TAKEN)

    def phrase(self, say: Say, effect: PlayPaid) -> Words:
        return say.message("effect-play-paid")

    def marks(self, game: str, effect: PlayPaid) -> mk.Marks:
        return (mk.act("hand"), mk.sign("any"), mk.sign("to"))


class LaySaplingsHandler(Asking[LaySaplings]):
    def flat(self, t: Tables, effect: LaySaplings) -> tuple[int, int, int]:
        return 0, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        fr.push(g, fr.PICKS, fr.LAY_SAPLINGS, -1, -1, fr.ANY_TIME, 0, cause)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return mind.sapling(s) - mind.card

    def phrase(self, say: Say, effect: LaySaplings) -> Words:
        return say.message("effect-lay-saplings")

    def marks(self, game: str, effect: LaySaplings) -> mk.Marks:
        return (mk.FreeMark((mk.act("sapling"), mk.sign("any"))),)


class LayMoorHandler(Asking[LayMoor]):
    def flat(self, t: Tables, effect: LayMoor) -> tuple[int, int, int]:
        return 0, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        pick(g, fr.LAY_MOOR, 1, cause, compulsory)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return mind.sapling(s) - mind.card

    def phrase(self, say: Say, effect: LayMoor) -> Words:
        return say.message("effect-lay-moor")

    def marks(self, game: str, effect: LayMoor) -> mk.Marks:
        return (mk.FreeMark((mk.act("moor"),)),)


class DiscardToClearingHandler(Asking[DiscardToClearing]):
    """Row: the number of cards."""

    def flat(self, t: Tables, effect: DiscardToClearing) -> tuple[int, int, int]:
        return effect.cards, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        pick(g, fr.DISCARD_CARDS, g.tables.effect_a[row], cause, compulsory)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return 0.0

    def phrase(self, say: Say, effect: DiscardToClearing) -> Words:
        return say.message("effect-discard", cards=say.cards(effect.cards))

    def marks(self, game: str, effect: DiscardToClearing) -> mk.Marks:
        return mk.moved("hand", mk.some(effect.cards), "clearing")


def pick(g: State, kind: i64, cards: i64, cause: i64, compulsory: bool) -> None:
    """Ask for hand cards, or for all if there are fewer."""
    stop: i64 = fr.NEVER if compulsory else fr.AT_FIRST
    number = min(cards, g.hand_size(g.player))
    if number > 0:
        fr.push(g, fr.PICKS, kind, number, -1, stop, 0, cause)


def laid_together(mind: Mind, s: State, cards: i64) -> float:
    """What a seat gains by laying its best hand cards at once, with this many cards to spend."""
    t = s.tables
    gains: list[float] = []
    prices: list[i64] = []
    for c in s.hand(mind.seat):
        best = 0.0
        price: i64 = 0
        if c >= 0:
            for half in range(2 * c, 2 * c + 2):
                if t.species[half] >= 0:
                    spent = t.half_cost[half] + 1
                    gain = mind.half(s, half) - mind.card * float(spent)
                    if gain > best:
                        best = gain
                        price = spent
        gains.append(best)
        prices.append(price)
    total = 0.0
    while True:
        which: i64 = -1
        most = 0.0
        for i in range(len(gains)):
            if gains[i] > most and prices[i] <= cards:
                most = gains[i]
                which = i
        if which < 0:
            return total
        total += most
        cards -= prices[which]
        gains[which] = 0.0
