"""Hand cards laid at their cost, laid face down, or discarded."""

from __future__ import annotations

from spinney.cards import marks as mk
from spinney.cards.vocabulary import DiscardToClearing, LayMoor, LaySaplings, PlayPaid
from spinney.engine.core import frames as fr
from spinney.engine.core.handlers import Mind, Say, Words
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Asking


class PlayPaidHandler(Asking[PlayPaid]):
    """The Mole."""

    def flat(self, t: Tables, effect: PlayPaid) -> tuple[int, int, int]:
        return 0, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        fr.push(g, fr.MOLE, cause, 0, 0)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return mind.turn * 0.5

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
