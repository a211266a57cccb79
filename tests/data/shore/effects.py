"""Two effects that no printed card has."""

from __future__ import annotations

from dataclasses import dataclass

from spinney.cards import marks as mk
from spinney.cards.vocabulary import Effect, Tag
from spinney.engine.core import frames as fr
from spinney.engine.core.state import HAND_LIMIT, State
from spinney.engine.core.tables import Tables
from spinney.engine.effects import Mind, Plain, Say, Words, register


@dataclass(frozen=True)
class Flotsam(Effect):
    """Turn over deck cards into the clearing."""

    cards: int


class FlotsamHandler(Plain[Flotsam]):
    """The clearing gets more to choose from; the bots do not mind either way."""

    def flat(self, t: Tables, effect: Flotsam) -> tuple[int, int, int]:
        return effect.cards, 0, 0

    def useful(self, g: State, row: int) -> bool:
        return True

    def perform(self, g: State, row: int, cause: int) -> None:
        fr.push(g, fr.REVEAL, g.tables.effect_a[row])

    def worth(self, mind: Mind, s: State, row: int) -> float:
        return 0.1 * float(s.tables.effect_a[row]) * mind.card

    def phrase(self, say: Say, effect: Flotsam) -> Words:
        return say.message("effect-flotsam", cards=say.cards(effect.cards))

    def marks(self, game: str, effect: Flotsam) -> mk.Marks:
        return mk.moved("deck", mk.some(effect.cards), "clearing")


@dataclass(frozen=True)
class Beachcomb(Effect):
    """Draw a card for each clearing card with a tag."""

    tag: Tag


class BeachcombHandler(Plain[Beachcomb]):
    """Like the Wolf, but what is counted lies in the clearing."""

    def flat(self, t: Tables, effect: Beachcomb) -> tuple[int, int, int]:
        return t.bit(effect.tag), 0, 0

    def found(self, s: State, row: int) -> int:
        t = s.tables
        return sum(1 for c in s.clearing if t.card_tags[c] & t.effect_a[row])

    def useful(self, g: State, row: int) -> bool:
        return self.found(g, row) > 0 and g.hand_size(g.player) < HAND_LIMIT

    def perform(self, g: State, row: int, cause: int) -> None:
        g.draw(g.player, self.found(g, row))

    def worth(self, mind: Mind, s: State, row: int) -> float:
        return mind.card * float(self.found(s, row))

    def phrase(self, say: Say, effect: Beachcomb) -> Words:
        return say.message("effect-beachcomb", one=say.noun(effect.tag).one)

    def marks(self, game: str, effect: Beachcomb) -> mk.Marks:
        return (*mk.draw(1), mk.sign("per"), mk.act("clearing"), mk.tag(effect.tag))


register(
    Flotsam,
    FlotsamHandler(),
    {
        "en": "effect-flotsam = turn over { $cards } into the clearing",
        "de": "effect-flotsam = { $cards } in die Lichtung aufdecken",
        "fr": "effect-flotsam = révèle { $cards } dans la clairière",
        "it": "effect-flotsam = rivela { $cards } nella radura",
        "es": "effect-flotsam = revela { $cards } en el claro",
    },
)
register(
    Beachcomb,
    BeachcombHandler(),
    {
        "en": "effect-beachcomb = draw a card for each { $one } in the clearing",
        "de": "effect-beachcomb = eine Karte pro { $one } in der Lichtung ziehen",
        "fr": "effect-beachcomb = pioche une carte par { $one } dans la clairière",
        "it": "effect-beachcomb = pesca una carta per ogni { $one } nella radura",
        "es": "effect-beachcomb = roba una carta por cada { $one } en el claro",
    },
)
