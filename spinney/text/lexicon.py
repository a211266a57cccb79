"""The messages of one language together with the names of the cards, as text with structure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType, fluent_number

from spinney.cards.card_sets import CardSet, box, shipped_sets
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.vocabulary import GAMES, Species
from spinney.engine.effects import MESSAGES
from spinney.engine.options import GameError
from spinney.messages import Bundle, Messages, argument, languages, text_of, without_soft_hyphens
from spinney.text.spans import (
    NumberSpan,
    Span,
    Spans,
    TextSpan,
    plain,
    sentence,
    text_spans,
)

__all__ = [
    "Argument",
    "Lexicon",
    "bundle",
    "sentence",
    "unknown_language",
]

#: Around the number of an argument, at its place in a text; no message has these characters.
_OPEN, _CLOSE = "\ue000", "\ue001"

#: How many ways to read a message are remembered.
_MOST = 2000

#: What can be filled into a message.
Argument = str | int | bool | Spans


def unknown_language(language: str) -> Phrase:
    """The error for an unknown language."""
    return Phrase(
        "no-language",
        "unknown language {language}; choose from {languages}",
        language=quoted(language),
        languages=", ".join(languages()),
    )


def bundle(
    language: str, soft_hyphens: bool = True, added: tuple[CardSet, ...] = ()
) -> FluentBundle:
    """A language's messages, with the names in all sets."""
    if language not in languages():
        raise GameError(unknown_language(language))
    read = [*texts(language), *names(language, added), *(added_effects(language) if added else ())]
    return Bundle(language, read if soft_hyphens else map(without_soft_hyphens, read))


def texts(language: str) -> list[str]:
    """All messages of a language as Fluent texts, with the names in the shipped sets."""
    sets = [each for game in GAMES for each in shipped_sets(game)]
    return [text_of(language), *names(language, sets)]


def names(language: str, sets: Iterable[CardSet]) -> list[str]:
    """The names in sets as Fluent texts; English if there are none in the language."""
    return [each.names.get(language) or each.names["en"] for each in sets]


def added_effects(language: str) -> list[str]:
    """The messages of effects from outside the package."""
    return [each.get(language) or each["en"] for each in MESSAGES]


@dataclass(frozen=True, eq=False)
class Lexicon(Messages):
    """The messages of one language, by id, and the names of the cards."""

    soft_hyphens: bool = True
    #: Sets of one's own whose cards can be named.
    added: tuple[CardSet, ...] = ()

    def species(self, game: str) -> Mapping[str, Species]:
        """The species of a game that can be named."""
        return box(game, tuple(each for each in self.added if each.game == game)).species

    def spans(self, message: str, /, **args: Argument) -> Spans:
        """The same with structure: spans filled in stay spans, and numbers become number spans.

        A message that selects on an argument's words compares its plain text.
        """
        return _patterns(self, message).filled(self, args)

    def listed(self, joint: str, parts: Sequence[str]) -> str:
        """A list of parts: ``a, b and c`` (joint ``list-and``) or ``a, b or c`` (``list-or``)."""
        return plain(self.listed_spans(joint, parts))

    def listed_spans(self, joint: str, parts: Sequence[str | Spans]) -> Spans:
        *before, last = parts
        if not before:
            return _as_spans(last)
        return self.spans(
            joint,
            first=self.joined_spans("list-comma", before),
            second=last,
            initial=_initial(plain(_as_spans(last))),
        )

    def joined(self, joint: str, parts: Sequence[str]) -> str:
        """Parts with the same joint throughout; empty if there are none."""
        return plain(self.joined_spans(joint, parts))

    def joined_spans(self, joint: str, parts: Sequence[str | Spans]) -> Spans:
        return reduce(
            lambda first, second: self.spans(joint, first=first, second=second),
            map(_as_spans, parts[1:]),
            _as_spans(parts[0]) if parts else (),
        )

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number as written in the language, with ``digits`` decimal places."""
        # Adding 0.0 turns a rounded -0.0 into 0.0, which has no sign.
        return self._number(round(value, digits) + 0.0, digits, "decimal", signed)

    def percent(self, value: float, digits: int = 0) -> str:
        return self._number(value, digits, "percent", False)

    def _number(self, value: float, digits: int, style: str, signed: bool) -> str:
        number = fluent_number(
            value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits
        )
        plus = "+" if signed and value >= 0 else ""
        return f"{plus}{number.format(Locale.parse(self.language))}"

    def phrase(self, phrase: Phrase) -> str:
        """The text of an error, in this language."""
        args = {
            name: self.phrase(value) if isinstance(value, Phrase) else value
            for name, value in phrase.args.items()
        }
        return self.get(f"error-{phrase.key}", **args)


#: The text before the first argument; each argument by name, and the text after it.
_Pattern = tuple[str, list[tuple[str, str]]]


class _Patterns:
    """How a message reads, by the arguments that it looks at.

    Reading a message takes long. Most arguments are only put in their places, so it reads the same
    for every name and every card.
    """

    def __init__(self, message: str) -> None:
        self.message = message
        #: The arguments it looks at, which are numbers and those it compares with words; and how
        #: it reads, by these arguments. Replaced together, as several threads read.
        self._found: tuple[tuple[str, ...], dict[tuple[object, ...], _Pattern]] = ((), {})

    def filled(self, lex: Lexicon, args: Mapping[str, Argument]) -> Spans:
        looks_at, known = self._found
        text, others = known.get(_seen(looks_at, args)) or self._read(lex, args)
        found: list[Span] = []
        for name, after in others:
            value = args[name]
            if isinstance(value, str):
                text += value
            else:
                for span in _inserted(lex, value):
                    if isinstance(span, TextSpan):
                        text += span.text
                    elif span.text:
                        if text:
                            found.append(TextSpan(text))
                        found.append(span)
                        text = ""
            text += after
        if text:
            found.append(TextSpan(text))
        return tuple(found)

    def _read(self, lex: Lexicon, args: Mapping[str, Argument]) -> _Pattern:
        """Each argument is formatted as its name, and the text is then split at these names."""
        places = {name: _place(name, _words(value)) for name, value in args.items()}
        first, *others = lex.filled(self.message, places).split(_OPEN)
        pattern = first, [(name, after) for name, _, after in (o.partition(_CLOSE) for o in others)]
        looked_at = {name for name, place in places.items() if place.looked_at}
        looks_at, known = self._found
        if not looked_at.issubset(looks_at) or len(known) >= _MOST:
            looks_at, known = tuple(looked_at.union(looks_at)), {}
            self._found = looks_at, known
        known[_seen(looks_at, args)] = pattern
        return pattern


def _seen(names: tuple[str, ...], args: Mapping[str, Argument]) -> tuple[object, ...]:
    """These arguments as a message sees them."""
    return tuple([_words(args[name]) if name in args else None for name in names])


@lru_cache(maxsize=20_000)
def _patterns(lex: Lexicon, message: str) -> _Patterns:
    return _Patterns(message)


class _Place(FluentType):
    """A placeholder for an argument, which compares like its words."""

    __hash__ = None  # type: ignore[assignment]  # it equals its words

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.words = words
        self.looked_at = False

    def __eq__(self, other: object) -> bool:
        self.looked_at = True
        return self.words == other

    def format(self, locale: Locale) -> str:
        return f"{_OPEN}{self.name}{_CLOSE}"


class _Number(FluentInt):
    """The same for a number, whose plural may matter."""

    name: str
    looked_at = True

    def __new__(cls, name: str, number: int) -> _Number:
        made = super().__new__(cls, number)
        assert isinstance(made, _Number)
        made.name = name
        return made

    def format(self, locale: Locale) -> str:
        return f"{_OPEN}{self.name}{_CLOSE}"


def _place(name: str, words: str | int) -> _Place | _Number:
    return _Number(name, words) if isinstance(words, int) else _Place(name, words)


def _words(value: Argument) -> str | int:
    """A value as messages compare it."""
    return plain(value) if isinstance(value, tuple) else argument(value)


def _inserted(lex: Lexicon, value: Argument) -> Spans:
    if isinstance(value, tuple):
        return value
    said = argument(value)
    return (_number_span(lex.language, said) if isinstance(said, int) else TextSpan(said),)


@lru_cache(maxsize=1000)
def _number_span(language: str, value: int) -> NumberSpan:
    return NumberSpan(FluentInt(value).format(Locale.parse(language)), value)


def _as_spans(value: str | Spans) -> Spans:
    return text_spans(value) if isinstance(value, str) else value


def _initial(text: str) -> str:
    """The first sound of a text; Spanish ``y`` and ``o`` change before some vowels.

    An ``h`` is silent, and an ``i`` before another vowel does not count.
    """
    letters = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if c.isalpha())
    spoken = letters.removeprefix("h")
    silent = spoken[:1] == "i" and spoken[1:2] in tuple("aeou")
    return spoken[1:2] if silent else spoken[:1]
