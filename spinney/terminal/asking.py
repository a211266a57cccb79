"""Asks for names and numbers in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rich.console import Console
from rich.text import Text

from spinney.terminal.language import ENTRY_COMMANDS, TypedCommands
from spinney.text import Words
from spinney.text.names import plain

#: No meaningful number is longer.
DIGITS: Final = 4


class Asker:
    """Prints texts and asks for lines; the end of the input is an :class:`EOFError`."""

    def __init__(self, words: Words, console: Console, ask: Callable[[str], str] = input) -> None:
        self.words = words
        self.console = console
        self.ask = ask
        self.typed = TypedCommands(words, ENTRY_COMMANDS)

    def say(self, text: str | Text) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def offer(self, texts: Iterable[str]) -> None:
        """Print numbered choices."""
        for number, text in enumerate(texts, 1):
            self.say(Text(f"{number:>3}", "bold green").append(f"  {text}", "not bold default"))

    def line(self, message: str, /, **args: str | int) -> str:
        """The typed line, with single spaces only."""
        return " ".join(self.ask(self.words.get(message, **args)).split())

    def choose(self, named: Mapping[str, str]) -> str | None:
        """One of these by its number or part of its name; None for an empty line."""
        while True:
            self.offer(named.values())
            answer = self.line("entry-which")
            number = as_number(answer)
            if not answer:
                return None
            if self.typed.split(answer)[0] == "leave":
                raise EOFError
            if number is not None and 1 <= number <= len(named):
                return list(named)[number - 1]
            found = matches(named, answer)
            if number is None and len(found) == 1:
                return found[0]


def as_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def matches(named: Mapping[str, str], part: str) -> list[str]:
    """The exact match, else all whose names contain every word typed."""
    names = {key: plain(name) for key, name in named.items()}
    wanted = plain(part)
    exact = [key for key, name in names.items() if name == wanted]
    return exact or [
        key for key, name in names.items() if all(word in name for word in wanted.split())
    ]
