"""The words of the terminal's language, and those users may type in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.cards.card_sets import CardSet
from spinney.engine import GameError
from spinney.messages import languages
from spinney.terminal.locale import ENGLISH
from spinney.text import Words, words
from spinney.text.lexicon import unknown_language
from spinney.text.names import plain

#: Commands that can be typed at a table besides numbers.
COMMANDS: Final = (
    "leave", "table", "undo", "hint", "points", "card", "bot", "say", "yes", "no", "rematch",
    "same", "start",
)  # fmt: skip

#: Commands that can be typed besides names while entering forests.
ENTRY_COMMANDS: Final = (
    "leave", "undo", "done", "next", "cave", "cave_card", "show", "remove", "save", "help",
)  # fmt: skip


def terminal_words(language: str, added: tuple[CardSet, ...] = ()) -> Words:
    """The words of a language for a terminal: without soft hyphens, so no line breaks at one."""
    return words(language, soft_hyphens=False, added=added)


def check_language(language: str) -> None:
    """Raise a :class:`GameError` unless the language is one of ours."""
    if language not in languages():
        raise GameError(unknown_language(language))


class TypedCommands:
    """The commands as typed: in English, or in the language of the terminal."""

    def __init__(self, words: Words, commands: Sequence[str] = COMMANDS) -> None:
        self._by_word = {
            plain(word): command
            for lexicon in (terminal_words(ENGLISH), words)
            for command in commands
            for message in (f"command-{command}", f"command-{command}.also")
            for word in lexicon.get(message).split()
        }

    def split(self, line: str) -> tuple[str | None, str]:
        """The command at the start of a line, if any, and the rest of the line."""
        word, _, rest = line.partition(" ")
        return self._by_word.get(plain(word)), rest.strip()
