"""Messages, written in English and translatable into any language."""

from __future__ import annotations

from typing import Any, Final

#: The maximum length of quoted user input.
QUOTED: Final = 40


class Phrase:
    """A message in English; its key and arguments allow it to be translated.

    >>> str(Phrase("in-file", "{path}: {why}", path="a.json", why=Phrase("no", "no deck")))
    'a.json: no deck'
    """

    def __init__(self, key: str, english: str, /, **args: str | int | Phrase) -> None:
        self.key = key
        self.english = english
        self.args = args

    def __str__(self) -> str:
        return self.english.format(**self.args)

    def __reduce__(self) -> tuple[Any, ...]:
        return _phrase, (self.key, self.english, self.args)


def _phrase(key: str, english: str, args: dict[str, str | int | Phrase]) -> Phrase:
    return Phrase(key, english, **args)


def quoted(value: object) -> str:
    """A value from user input, made printable and cut to a reasonable length."""
    text = repr(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."
