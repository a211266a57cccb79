"""Text with structure: which words are a card, a species, a symbol or a number.

The code that shows a text can turn words into cards, without searching sentences for names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Literal


@dataclass(frozen=True, slots=True)
class TextSpan:
    """Words that are just words."""

    kind: ClassVar[Literal["text"]] = "text"
    text: str


@dataclass(frozen=True, slots=True)
class CardSpan:
    """The name of a card at the table, or of one of its halves."""

    kind: ClassVar[Literal["card"]] = "card"
    text: str
    #: The card's number in the deck.
    card: int
    #: 0 or 1: which half; None: the whole card.
    half: int | None = None


@dataclass(frozen=True, slots=True)
class SpeciesSpan:
    """The name of a species, in the form that the sentence wants."""

    kind: ClassVar[Literal["species"]] = "species"
    text: str
    species: str


@dataclass(frozen=True, slots=True)
class SymbolSpan:
    """The name of a tree symbol."""

    kind: ClassVar[Literal["symbol"]] = "symbol"
    text: str
    symbol: str


@dataclass(frozen=True, slots=True)
class NumberSpan:
    """A number, mostly of points or things."""

    kind: ClassVar[Literal["number"]] = "number"
    text: str
    number: int


Span = TextSpan | CardSpan | SpeciesSpan | SymbolSpan | NumberSpan
Spans = tuple[Span, ...]


def plain(spans: Iterable[Span]) -> str:
    """The plain text."""
    return "".join(span.text for span in spans)


def text_spans(text: str) -> Spans:
    """Words that are just words."""
    return (TextSpan(text),) if text else ()


def sentence_of(spans: Spans) -> Spans:
    """A phrase as a sentence: it starts with a capital."""
    if not spans:
        return spans
    first, *others = spans
    return (replace(first, text=sentence(first.text)), *others)


def sentence(phrase: str) -> str:
    """The same for plain text."""
    return phrase[:1].upper() + phrase[1:]
