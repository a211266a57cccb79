"""The messages of one language, read from its Fluent file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, reduce
from importlib import resources

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

from spinney.cards.phrases import Phrase, quoted
from spinney.engine.options import GameError

_LOCALES = resources.files("spinney.text").joinpath("locales")
_SUFFIX = ".ftl"

#: Where a long name may be broken; a terminal does not know that it is not seen.
_SOFT_HYPHEN = "\u00ad"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    files = (file.name for file in _LOCALES.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in files if name.endswith(_SUFFIX)))


def no_language(language: str) -> Phrase:
    """What is said where a language is unknown."""
    return Phrase(
        "no-language",
        "no language {language}; there are {languages}",
        language=quoted(language),
        languages=", ".join(languages()),
    )


def bundle(language: str, soft_hyphens: bool = True) -> FluentBundle:
    """A language's messages; a file with a mistake is an error."""
    if language not in languages():
        raise GameError(no_language(language))
    text = _LOCALES.joinpath(language + _SUFFIX).read_text("utf-8")
    resource = FluentResource(text if soft_hyphens else without_soft_hyphens(text))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{language}{_SUFFIX}: cannot read {(entry.content or '').strip()!r}")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(resource)
    return messages


def without_soft_hyphens(text: str) -> str:
    return text.replace(_SOFT_HYPHEN, "")


@dataclass(frozen=True)
class Lexicon:
    """The messages of one language, by id."""

    language: str
    _bundle: FluentBundle = field(repr=False, compare=False)
    soft_hyphens: bool = True

    def get(self, message: str, /, **args: str | int | bool) -> str:
        """A message, or one of its forms (``tag-bird.some``), with its arguments filled in.

        A truth value is ``yes`` or ``no``. Whatever is missing or wrong is a :class:`KeyError`.
        """
        return _format(
            self, message, tuple([(key, _argument(value)) for key, value in args.items()])
        )

    def listed(self, joint: str, parts: list[str]) -> str:
        """Parts in a row: ``a, b and c`` (joint ``list-and``) or ``a, b or c`` (``list-or``)."""
        *before, last = parts
        if not before:
            return last
        return self.get(joint, first=self.joined("list-comma", before), second=last)

    def joined(self, joint: str, parts: Sequence[str]) -> str:
        """Parts with the same joint everywhere; nothing if there are none."""
        if not parts:
            return ""
        return reduce(lambda first, second: self.get(joint, first=first, second=second), parts)

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number as it is written in the language, with so many digits after the point."""
        # What is nothing when rounded has no sign.
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
        """What an error says, in this language."""
        args = {
            name: self.phrase(value) if isinstance(value, Phrase) else value
            for name, value in phrase.args.items()
        }
        return self.get(f"error-{phrase.key}", **args)


@lru_cache(maxsize=20_000)
def _format(lex: Lexicon, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """The same is said again and again, and a message takes a while to put together."""
    name, _, form = message.partition(".")
    entry = lex._bundle.get_message(name)
    pattern = entry.attributes[form] if form else entry.value
    if pattern is None:
        raise KeyError(message)
    text, errors = lex._bundle.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"{message}: {'; '.join(map(str, errors))}")
    return str(text)


def sentence(phrase: str) -> str:
    """A phrase that stands alone begins with a capital."""
    return phrase[:1].upper() + phrase[1:]


def _argument(value: str | int | bool) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
