"""The messages of one language, read from its Fluent file."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

_LOCALES = resources.files("spinney.text").joinpath("locales")
_SUFFIX = ".ftl"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    files = (file.name for file in _LOCALES.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in files if name.endswith(_SUFFIX)))


def bundle(language: str) -> FluentBundle:
    """A language's messages; a file with a mistake is an error."""
    if language not in languages():
        raise ValueError(f"no language {language!r}; there are {', '.join(languages())}")
    resource = FluentResource(_LOCALES.joinpath(language + _SUFFIX).read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{language}{_SUFFIX}: cannot read {(entry.content or '').strip()!r}")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(resource)
    return messages


@dataclass(frozen=True)
class Lexicon:
    """The messages of one language, by id."""

    language: str
    _bundle: FluentBundle = field(repr=False, compare=False)

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
        first = before[0]
        for part in before[1:]:
            first = self.get("list-comma", first=first, second=part)
        return self.get(joint, first=first, second=last)


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
