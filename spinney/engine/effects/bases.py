"""The two ways an effect begins, and what many effects look at."""

from __future__ import annotations

from spinney.cards.vocabulary import Tag
from spinney.engine.core import frames as fr
from spinney.engine.core.handlers import E, Handler, Mind, Say, Words
from spinney.engine.core.state import HAND_LIMIT, State
from spinney.engine.core.tables import CAVE
from spinney.engine.core.vectors import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Handler[E]):
    """An effect without choices: offered if it could do anything, then performed."""

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        if compulsory:
            self.perform(g, row, cause)
        elif self.useful(g, row):
            fr.push(g, fr.OFFER, row, cause)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Handler[E]):
    """An effect that begins with a choice: accepting and the first pick are one."""

    def useful(self, g: State, row: i64) -> bool:
        return True

    def perform(self, g: State, row: i64, cause: i64) -> None:
        self.begin(g, row, cause, True)


def room(g: State) -> i64:
    """How many more cards the actor's hand can hold."""
    return HAND_LIMIT - g.hand_size(g.player)


def counted(s: State, player: i64, row: i64) -> i64:
    """How many there are in a player's forest of what the row counts."""
    t = s.tables
    return i64(s.tally[player * t.block + t.effect_a[row]])


def matching(g: State, mask: i64) -> i64:
    """How many clearing cards have one of the tags on either half."""
    n: i64 = 0
    for c in g.clearing:
        if g.tables.card_tags[c] & mask:
            n += 1
    return n


def every(say: Say, message: str, tags: tuple[Tag, ...]) -> Words:
    """A message about every card with one of the tags."""
    nouns = [say.noun(tag) for tag in tags]
    one = say.listed("list-and", [noun.one for noun in nouns])
    return say.message(message, one=one, many=say.listed("list-and", [noun.many for noun in nouns]))


# -- what bots expect ----------------------------------------------------------------------


def of_cards(mind: Mind, s: State, cards: float) -> float:
    """What drawing cards is worth; a full hand holds no more."""
    return mind.card * min(cards, float(HAND_LIMIT - s.hand_size(mind.seat)) + 1.0)


def in_cave(mind: Mind) -> float:
    """What a card in the cave is worth."""
    return 1.0 + mind.demand[CAVE]


def of_matching(s: State, mask: i64, each: float) -> float:
    """What the clearing cards with one of the tags are worth together."""
    total = 0.0
    for c in s.clearing:
        if s.tables.card_tags[c] & mask:
            total += each
    return total
