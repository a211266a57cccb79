"""What is said in English here and can be said in any language elsewhere."""

from __future__ import annotations

from typing import Any, Final

#: Of what somebody wrote, so much is quoted.
QUOTED: Final = 40


class Phrase:
    """A message in English; its key and arguments let others say it in their language.

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
    """A value as somebody wrote it, printable and not too long."""
    text = repr(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."
