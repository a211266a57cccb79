"""Cards into the cave."""

from __future__ import annotations

from typing import Final

from spinney.cards import marks as mk
from spinney.cards.vocabulary import (
    CaveAllFromClearing,
    CaveFromClearing,
    CaveFromDeck,
    CaveFromDeckPer,
    CaveFromHand,
)
from spinney.engine.core import frames as fr
from spinney.engine.core.handlers import MANY, Boon, Mind, Say, Words
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import (
    Asking,
    Plain,
    counted,
    every,
    in_cave,
    matching,
    of_matching,
)


class CaveFromClearingHandler(Asking[CaveFromClearing]):
    """Row: the number of cards (all if there are fewer, RULES 4), and whether less will do."""

    def flat(self, t: Tables, effect: CaveFromClearing) -> tuple[int, int, int]:
        return effect.cards, int(effect.up_to), 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        t = g.tables
        number: i64 = min(t.effect_a[row], len(g.clearing))
        stop: i64 = fr.ANY_TIME if t.effect_b[row] else fr.AT_FIRST
        if number > 0:
            fr.push(g, fr.PICKS, fr.CAVE_CARDS, number, -1, stop, g.tables.any_tag, cause)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return float(min(s.tables.effect_a[row], len(s.clearing))) * in_cave(mind)

    def phrase(self, say: Say, effect: CaveFromClearing) -> Words:
        cards = say.cards(effect.cards)
        if effect.up_to:
            cards = say.message("up-to", cards=cards)
        return say.message("effect-cave", cards=cards)

    def marks(self, game: str, effect: CaveFromClearing) -> mk.Marks:
        return mk.moved("clearing", mk.some(effect.cards), "cave")


class CaveAllFromClearingHandler(Plain[CaveAllFromClearing]):
    """Row: a mask of tags."""

    def flat(self, t: Tables, effect: CaveAllFromClearing) -> tuple[int, int, int]:
        return t.mask(effect.tags) or t.any_tag, 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return matching(g, g.tables.effect_a[row]) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        t = g.tables
        for c in g.clearing[:]:
            if t.card_tags[c] & t.effect_a[row]:
                g.clearing_to_cave(g.player, c)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return of_matching(s, s.tables.effect_a[row], in_cave(mind))

    def phrase(self, say: Say, effect: CaveAllFromClearing) -> Words:
        if not effect.tags:
            return say.message("effect-cave-clearing")
        return every(say, "effect-cave-all", effect.tags)

    def marks(self, game: str, effect: CaveAllFromClearing) -> mk.Marks:
        return mk.moved("clearing", tuple([mk.tag(tag) for tag in effect.tags]), "cave")


class CaveFromDeckHandler(Plain[CaveFromDeck]):
    """Row: the number of cards."""

    def flat(self, t: Tables, effect: CaveFromDeck) -> tuple[int, int, int]:
        return effect.cards, 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return True

    def perform(self, g: State, row: i64, cause: i64) -> None:
        g.deck_to_cave(g.player, g.tables.effect_a[row])

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return float(s.tables.effect_a[row]) * in_cave(mind)

    def boon(self, effect: CaveFromDeck) -> Boon:
        return Boon(from_deck=effect.cards)

    def phrase(self, say: Say, effect: CaveFromDeck) -> Words:
        return say.message("effect-cave-deck", cards=say.cards(effect.cards))

    def marks(self, game: str, effect: CaveFromDeck) -> mk.Marks:
        return mk.moved("deck", mk.some(effect.cards), "cave")


class CaveFromDeckPerHandler(Plain[CaveFromDeckPer]):
    """Row: the tally entry."""

    def flat(self, t: Tables, effect: CaveFromDeckPer) -> tuple[int, int, int]:
        return t.entry(effect.count), 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return counted(g, g.player, row) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        g.deck_to_cave(g.player, counted(g, g.player, row))

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return float(counted(s, mind.seat, row)) * in_cave(mind)

    def boon(self, effect: CaveFromDeckPer) -> Boon:
        return Boon(from_deck=MANY)

    def phrase(self, say: Say, effect: CaveFromDeckPer) -> Words:
        return say.message("effect-cave-deck-per", one=say.noun(effect.count).one)

    def marks(self, game: str, effect: CaveFromDeckPer) -> mk.Marks:
        return (*mk.moved("deck", (), "cave"), mk.sign("per"), mk.tag(effect.count))


#: The cards that the Raccoon itself takes from the hand, with its cost.
TAKEN: Final = 2.0


class CaveFromHandHandler(Asking[CaveFromHand]):
    def flat(self, t: Tables, effect: CaveFromHand) -> tuple[int, int, int]:
        return 0, 0, 0

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        fr.push(g, fr.PICKS, fr.STASH_CARDS, -1, -1, fr.ANY_TIME, 0, cause)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        """Every hand card that is worth less than a card in the cave and another one drawn."""
        each = in_cave(mind) + mind.card
        total = -TAKEN * in_cave(mind)
        for c in s.hand(mind.seat):
            if c >= 0:
                total += max(0.0, each - mind.kept(s, c))
        return max(0.0, total)

    def phrase(self, say: Say, effect: CaveFromHand) -> Words:
        return say.message("effect-cave-hand")

    def marks(self, game: str, effect: CaveFromHand) -> mk.Marks:
        return (*mk.moved("hand", (mk.sign("any"),), "cave"), *mk.draw("n"))
