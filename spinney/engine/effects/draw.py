"""Cards from the deck into the hand."""

from __future__ import annotations

from spinney.cards import marks as mk
from spinney.cards.vocabulary import Draw, DrawPer
from spinney.engine.core.handlers import MANY, Boon, Mind, Say, Words
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Plain, counted, of_cards, room


class DrawHandler(Plain[Draw]):
    """Row: the number of cards."""

    def flat(self, t: Tables, effect: Draw) -> tuple[int, int, int]:
        return effect.cards, 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return room(g) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        g.draw(g.player, g.tables.effect_a[row])

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return of_cards(mind, s, float(s.tables.effect_a[row]))

    def wanted(self, mind: Mind, s: State, row: i64) -> bool:
        return mind.draw_is_good(s)

    def drawn(self, s: State, player: i64, row: i64) -> i64:
        return s.tables.effect_a[row]

    def boon(self, effect: Draw) -> Boon:
        return Boon(to_hand=True, from_deck=effect.cards)

    def phrase(self, say: Say, effect: Draw) -> Words:
        return say.message("effect-draw", cards=say.cards(effect.cards))

    def marks(self, game: str, effect: Draw) -> mk.Marks:
        return mk.draw(effect.cards)


class DrawPerHandler(Plain[DrawPer]):
    """Row: the tally entry."""

    def flat(self, t: Tables, effect: DrawPer) -> tuple[int, int, int]:
        return t.entry(effect.count), 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return room(g) > 0 and counted(g, g.player, row) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        g.draw(g.player, counted(g, g.player, row))

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        return of_cards(mind, s, float(counted(s, mind.seat, row)))

    def drawn(self, s: State, player: i64, row: i64) -> i64:
        return counted(s, player, row)

    def boon(self, effect: DrawPer) -> Boon:
        return Boon(to_hand=True, from_deck=MANY)

    def phrase(self, say: Say, effect: DrawPer) -> Words:
        return say.message("effect-draw-per", one=say.noun(effect.count).one)

    def marks(self, game: str, effect: DrawPer) -> mk.Marks:
        return (*mk.draw(1), mk.sign("per"), mk.thing(game, effect.count))
