"""Which language the terminal speaks, and which words people may type in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from spinney.engine import GameError
from spinney.text import Words, words
from spinney.text.lexicon import no_language
from spinney.text.names import plain

#: Says which language to speak, if nothing else does.
VARIABLE: Final = "SPINNEY_LANGUAGE"

#: Where the system says it; the first that is set counts.
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

ENGLISH: Final = "en"

#: What can be typed at a table besides numbers.
COMMANDS: Final = (
    "leave", "table", "undo", "hint", "points", "card", "bot", "say", "yes", "no", "rematch",
    "same", "start",
)  # fmt: skip

#: What can be typed besides names while forests are entered.
ENTRY_COMMANDS: Final = (
    "leave", "undo", "done", "next", "cave", "cave_card", "show", "remove", "save", "help",
)  # fmt: skip


def terminal_words(language: str) -> Words:
    """The words of a language as a terminal shows them: no line is broken at a soft hyphen."""
    return words(language, soft_hyphens=False)


def check_language(language: str) -> None:
    """One of ours, or a :class:`GameError`."""
    if language not in Words.languages():
        raise GameError(no_language(language))


def language_of(environment: Mapping[str, str]) -> str:
    """The system's language if it is one of ours, else English."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    code = re.split(r"[_.@-]", locale)[0].lower()
    return code if code in Words.languages() else ENGLISH


class TypedCommands:
    """The commands by what is typed: in English, or in the language of the terminal."""

    def __init__(self, spoken: Words, commands: Sequence[str] = COMMANDS) -> None:
        self._by_word = {
            plain(word): command
            for lexicon in (terminal_words(ENGLISH), spoken)
            for command in commands
            for message in (f"command-{command}", f"command-{command}.also")
            for word in lexicon.get(message).split()
        }

    def split(self, line: str) -> tuple[str | None, str]:
        """The command that a line begins with, if it does, and the rest of the line."""
        word, _, rest = line.partition(" ")
        return self._by_word.get(plain(word)), rest.strip()
