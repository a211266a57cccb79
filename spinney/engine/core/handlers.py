"""One handler per kind of effect: everything that is known about it stands in one class.

A handler has these parts, all of them required (:func:`register`):

- ``flat``: the effect as three integers, its row in the tables
- ``begin``, ``useful``, ``perform``: what it does in a game
- ``worth``: what a bot expects of it
- ``phrase`` and ``marks``: its words and what is drawn on the card

The handlers of the printed cards are in :mod:`spinney.engine.effects`. Others may be registered
from anywhere, before the first game with such a card; they need not be compiled.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from spinney.cards import reading
from spinney.cards.marks import Marks
from spinney.cards.vocabulary import Count, Effect
from spinney.engine.core.vectors import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from spinney.engine.core.state import State
    from spinney.engine.core.tables import Tables

#: An upper bound for cards whose number is counted first.
MANY: Final = 20


# -- what a handler is given ---------------------------------------------------------------


class Mind:
    """How a bot sees the table from its seat; everything is measured in points at the end."""

    def __init__(self, entries: int) -> None:
        self.seat: i64 = 0
        self.base: i64 = 0  # where the seat's tally begins
        self.turns = 0.0  # own turns left
        self.card = 0.0  # what a card in hand is worth
        self.turn = 0.0  # what a turn is worth
        self.demand = vec[float]([0.0] * entries)  # what one more of each count brings

    @abstractmethod
    def kept(self, s: State, c: i64) -> float:
        """What a card in hand is worth, to pay with or to lay later, leaving aside its effects."""

    @abstractmethod
    def half(self, s: State, half: i64) -> float:
        """What laying a half brings by the end, in any place, without its effects."""

    @abstractmethod
    def sapling(self, s: State) -> float:
        """What a card laid face down brings."""

    @abstractmethod
    def effect(self, s: State, row: i64) -> float:
        """Roughly what an effect or bonus gives."""

    @abstractmethod
    def ending(self, s: State) -> float:
        """The value of the next deck card possibly ending the game: good for the leader."""

    def draw_is_good(self, s: State) -> bool:
        """Is it good to draw one more card, which may end the game?"""
        return self.card + self.ending(s) > 0.0


#: Words with structure; only the wording knows what they consist of.
Words = tuple[object, ...]


class Noun(Protocol):
    """What can be counted, in the forms that a sentence needs."""

    @property
    def one(self) -> Words:
        """After "for each": ``bird``."""

    @property
    def some(self) -> Words:
        """``a bird``."""

    @property
    def many(self) -> Words:
        """``birds``."""


class Say(Protocol):
    """How to say something in one language, about one game."""

    def message(self, message: str, /, **args: object) -> Words:
        """A message of the language, with its arguments filled in."""

    def plain(self, text: str) -> Words:
        """A text as it is, for what the languages have no message for."""

    def cards(self, number: int) -> Words:
        """``1 card``, ``2 cards``."""

    def noun(self, count: Count) -> Noun:
        """What is counted, as a noun."""

    def listed(self, joint: str, parts: Sequence[Words]) -> Words:
        """``a, b and c`` (joint ``list-and``) or ``a, b or c`` (``list-or``)."""

    def effect(self, effect: Effect) -> Words:
        """Another effect, as a phrase."""


@dataclass(frozen=True)
class Boon:
    """What an effect brings that asks for no choice and costs nothing."""

    to_hand: bool = False
    #: The most cards it takes from the deck.
    from_deck: int = 0


# -- handlers ------------------------------------------------------------------------------

E = TypeVar("E", bound=Effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler(Generic[E]):
    """What is known about one kind of effect. A row's numbers are in ``s.tables.effect_a`` etc."""

    #: The number of the kind, which observations show; given by :func:`register`.
    op: i64 = 0

    # -- required ------------------------------------------------------------------------------

    def flat(self, t: Tables, effect: E) -> tuple[int, int, int]:
        """The effect as three integers."""
        raise NotImplementedError

    def begin(self, g: State, row: i64, cause: i64, compulsory: bool) -> None:
        """Start it when its time has come: ask for a choice, if there is one."""
        raise NotImplementedError

    def useful(self, g: State, row: i64) -> bool:
        """Could it do anything now? Otherwise it is not offered."""
        raise NotImplementedError

    def perform(self, g: State, row: i64, cause: i64) -> None:
        """Carry it out in full, once accepted. Counts are taken at this moment (RULES 4)."""
        raise NotImplementedError

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        """Roughly what it gives, in points."""
        raise NotImplementedError

    def phrase(self, say: Say, effect: E) -> Words:
        """What it does, as a phrase: ``draw 1 card``."""
        raise NotImplementedError

    def marks(self, game: str, effect: E) -> Marks:
        """What it does, in marks."""
        raise NotImplementedError

    # -- with a default ------------------------------------------------------------------------

    def numbers(self) -> int:
        """How many numbers the kind has."""
        return 1

    def number(self, effect: E) -> int:
        """The number of an effect."""
        return self.op

    def wanted(self, mind: Mind, s: State, row: i64) -> bool:
        """Would a bot use it when it is offered?"""
        return True

    def drawn(self, s: State, player: i64, row: i64) -> i64:
        """How many cards it draws from the deck."""
        return 0

    def boon(self, effect: E) -> Boon | None:
        """What it brings, if hardly anyone would decline it; None: always ask."""
        return None


#: The parts that no handler may lack.
PARTS: Final = ("flat", "begin", "useful", "perform", "worth", "phrase", "marks")

#: The messages of effects from outside the package, by language.
MESSAGES: Final[list[Mapping[str, str]]] = []
_handlers: dict[type[Effect], Handler[Any]] = {}


def register(kind: type[E], handler: Handler[E], messages: Mapping[str, str] | None = None) -> None:
    """Make a kind of effect known. The numbers are given in the order of registration.

    ``messages`` are the Fluent messages that its phrase uses, by language; English is needed. The
    printed effects have theirs in the locales.
    """
    made = type(handler)
    missing = [part for part in PARTS if getattr(made, part) is getattr(Handler, part)]
    if missing:
        raise TypeError(f"{made.__name__}, the handler of {kind.__name__}, lacks: {missing}")
    if kind in _handlers:
        raise ValueError(f"{kind.__name__} already has a handler")
    handler.op = 1 + sum([known.numbers() for known in _handlers.values()])
    _handlers[kind] = handler
    reading.EFFECTS[reading.rule_name(kind)] = kind
    if messages is not None:
        MESSAGES.append(messages)


def handler_of(effect: Effect) -> Handler[Any]:
    """The handler of an effect."""
    return handler_for(type(effect))


def handler_for(kind: type[Effect]) -> Handler[Any]:
    """The handler of a kind of effect."""
    if kind not in _handlers:
        raise TypeError(f"the effect {kind.__name__} has no handler")
    return _handlers[kind]
