"""The messages of a language, read from its Fluent file; it knows nothing of the game.

Help and usage errors need no more, and loading the game takes longer than showing them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from typing import TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk

_LOCALES = resources.files("spinney").joinpath("text", "locales")
_SUFFIX = ".ftl"

#: Before each message or term; their forms and further lines are indented.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)

#: Where a long name may be broken; terminals count it as a visible character.
_SOFT_HYPHEN = "\u00ad"

_Value = TypeVar("_Value")


@cache
def languages() -> tuple[str, ...]:
    """The codes of all available languages."""
    files = (file.name for file in _LOCALES.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in files if name.endswith(_SUFFIX)))


def text_of(language: str) -> str:
    """All messages of a language as a Fluent text."""
    return _LOCALES.joinpath(language + _SUFFIX).read_text("utf-8")


def without_soft_hyphens(text: str) -> str:
    return text.replace(_SOFT_HYPHEN, "")


@cache
def messages(language: str) -> Messages:
    """The messages of one of our languages for a terminal, without the names of cards."""
    return Messages(language, Bundle(language, [without_soft_hyphens(text_of(language))]))


class Bundle(FluentBundle):
    """Reads each message when it is first needed: a whole file takes a tenth of a second.

    A mistake in a message raises an error.
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        entries = [entry for text in texts for entry in _ENTRY.split(text)[1:]]
        self._unread = {entry.split(maxsplit=1)[0]: entry for entry in entries}

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            resource = FluentResource(self._unread[name])
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{self.locales[0]}{_SUFFIX}: cannot read {entry.content!r}")
            self.add_resource(resource)
        return super()._lookup(entry_id, term)


@dataclass(frozen=True, eq=False)  # each is made once, and often looked up by
class Messages:
    """The messages of one language, by id."""

    language: str
    _bundle: FluentBundle = field(repr=False, compare=False)

    def get(self, message: str, /, **args: str | int | bool) -> str:
        """A message, or one of its forms (``tag-bird.some``), with its arguments filled in.

        A bool becomes ``yes`` or ``no``. Anything missing or wrong raises :class:`KeyError`.
        """
        return _format(
            self, message, tuple([(key, argument(value)) for key, value in args.items()])
        )

    def has(self, message: str, form: str) -> bool:
        """Has a message this form?"""
        return form in self._bundle.get_message(message).attributes

    def filled(self, message: str, args: Mapping[str, str | FluentType]) -> str:
        """The same with arguments that are Fluent's own values."""
        name, _, form = message.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[form] if form else entry.value
        if pattern is None:
            raise KeyError(message)
        errors: list[Exception] = []
        # Not the bundle's own formatting, which would turn our numbers into plain ones.
        env = ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(dict(args)))
        text = pattern(env)
        if errors:
            raise KeyError(f"{message}: {'; '.join(map(str, errors))}")
        return str(text)


@lru_cache(maxsize=20_000)
def _format(said: Messages, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """Cached: messages repeat often and are slow to format."""
    filled = {key: FluentInt(value) if isinstance(value, int) else value for key, value in args}
    return said.filled(message, filled)


def argument(value: _Value) -> _Value | str:
    """A value as messages know it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
