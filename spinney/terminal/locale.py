"""Which language the terminal speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from spinney.messages import languages

#: The language to use, unless an option sets it.
VARIABLE: Final = "SPINNEY_LANGUAGE"

#: The system's language; the first that is set counts.
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

ENGLISH: Final = "en"


def language_of(environment: Mapping[str, str]) -> str:
    """The system's language if it is one of ours, else English."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    code = re.split(r"[_.@-]", locale)[0].lower()
    return code if code in languages() else ENGLISH


def wanted_language(args: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """The language that is asked for, by the option or by our variable."""
    words = iter(args)
    for word in words:
        option, _, value = word.partition("=")
        if option == "--language":
            return value or next(words, None)
        if not word.startswith("-"):
            break  # the command
    return environment.get(VARIABLE) or None
