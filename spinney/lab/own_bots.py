"""A bot of your own: a class in a Python file, made from the text of that file.

The text is all that other processes and machines need to make the same bot. Every error of the bot
is reported in one line, with its place in the file.
"""

from __future__ import annotations

import hashlib
import linecache
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, replace
from functools import cache
from operator import index
from pathlib import Path, PurePath
from traceback import walk_tb
from types import ModuleType
from typing import Any, Final

from spinney.bots import Bot, Clock
from spinney.cards.phrases import Phrase, quoted
from spinney.engine import GameError, Rng, View

#: PATH.py, then optionally a class and parameters; the colon of a drive belongs to the path.
_ADDRESS: Final = re.compile(r"(?i)(.+?\.py)(?::([^:=]+))?(?::(.+))?")
#: How many characters of a bot's error are shown.
MAX_ERROR_LENGTH: Final = 300
#: How many of the legal actions are listed.
MAX_ACTIONS_LISTED: Final = 8


class OwnBotError(GameError):
    """An own bot that cannot be created, or that does not play by the rules."""


@dataclass(frozen=True)
class BotAddress:
    """Where to find an own bot.

    >>> BotAddress.read("my_bot.py:MyBot:depth=3")
    BotAddress(path='my_bot.py', kind='MyBot', parameters='depth=3')
    """

    path: str
    #: Its class; empty: the only one in the file.
    kind: str = ""
    parameters: str = ""

    @classmethod
    def read(cls, spec: str) -> BotAddress | None:
        """Parse an address; None if it names no file."""
        found = _ADDRESS.fullmatch(spec)
        if found is None:
            return None
        path, kind, parameters = found.groups(default="")
        return cls(PurePath(path).as_posix(), kind, parameters)

    def __str__(self) -> str:
        return ":".join(part for part in (self.path, self.kind, self.parameters) if part)

    @property
    def values(self) -> dict[str, int | float | str]:
        """The parameters, as arguments for the bot's class."""
        found: dict[str, int | float | str] = {}
        for part in self.parameters.split(",") if self.parameters else ():
            key, equals, value = part.partition("=")
            if not equals:
                why = Phrase("own-bot-parameter", "{part} is not NAME=VALUE", part=quoted(part))
                raise self.error(why)
            found[key] = _number(value)
        return found

    def source(self) -> str:
        """The text of the file."""
        try:
            with tokenize.open(self.path) as file:
                return file.read()
        except (SyntaxError, UnicodeDecodeError):
            raise self.error(Phrase("not-utf-8", "not a text in UTF-8")) from None

    def whole(self, source: str) -> BotAddress:
        """The same address with its class filled in from the file."""
        return self if self.kind else replace(self, kind=self._kind(source).__name__)

    def bot(self, source: str) -> OwnBot:
        """Create the bot from the text of the file."""
        kind, values = self._kind(source), self.values
        try:
            return OwnBot(self, kind(**values))
        except (Exception, SystemExit) as error:
            raise self.error(self.describe_error(error)) from error

    def _kind(self, source: str) -> type[Any]:
        try:
            module = _module(self.path, source)
        except (Exception, SystemExit) as error:
            raise self.error(self.describe_error(error)) from error
        kinds = _bots_in(module)
        names = ", ".join(kinds)
        if not kinds:
            raise self.error(
                Phrase("own-bot-none", "no class in it has a method decide(view, rng, clock)")
            )
        if self.kind:
            if self.kind not in kinds:
                raise self.error(
                    Phrase("own-bot-no-class", "no such bot in it; it has {names}", names=names)
                )
            return kinds[self.kind]
        if len(kinds) > 1:
            raise self.error(
                Phrase(
                    "own-bot-several",
                    "it has several bots; write {path}:CLASS with one of {names}",
                    path=self.path,
                    names=names,
                )
            )
        return next(iter(kinds.values()))

    def error(self, why: str | Phrase) -> OwnBotError:
        return OwnBotError(Phrase("own-bot", "{bot}: {why}", bot=str(self), why=why))

    def describe_error(self, error: BaseException) -> str:
        """What was raised, and where in the bot's file."""
        line: int | None = None
        what = _safely(str, error)
        if isinstance(error, SyntaxError) and error.filename == self.path:
            line, what = error.lineno, error.msg
        else:
            for frame, number in walk_tb(error.__traceback__):
                if frame.f_code.co_filename == self.path:
                    line = number
        said = " ".join(f"{type(error).__name__}: {what}".removesuffix(": ").split())[
            :MAX_ERROR_LENGTH
        ]
        return said if line is None else f"{said} ({self.path}:{line})"


class OwnBot:
    """An own bot at the table, with its choices checked."""

    def __init__(self, address: BotAddress, bot: Bot) -> None:
        self.name = str(address)
        self._address = address
        self._bot = bot

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        """The bot's choice; anything it prints is kept apart from the results."""
        # Looked up first, since the bot may change its view.
        legal, prompt = view.legal(), view.prompt
        choice = prompt.kind if prompt else ""
        turn = view.turn
        try:
            with redirect_stdout(sys.stderr):
                action: Any = self._bot.decide(view, rng, clock)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise self._wrong(turn, choice, self._address.describe_error(error)) from error
        try:
            chosen = index(action)
        except Exception:
            why = Phrase(
                "own-bot-no-action",
                "{value} is not an action of view.legal()",
                value=_safely(quoted, action),
            )
            raise self._wrong(turn, choice, why) from None
        if chosen not in legal:
            more = "..." if len(legal) > MAX_ACTIONS_LISTED else ""
            why = Phrase(
                "own-bot-illegal",
                "action {action} is not legal; the legal actions are {actions}",
                action=str(chosen),
                actions=", ".join(map(str, legal[:MAX_ACTIONS_LISTED])) + more,
            )
            raise self._wrong(turn, choice, why)
        return chosen

    def _wrong(self, turn: int, choice: str, why: str | Phrase) -> OwnBotError:
        return OwnBotError(
            Phrase(
                "own-bot-choice",
                "{bot}, turn {turn}, choice '{choice}': {why}",
                bot=self.name,
                turn=turn,
                choice=choice,
                why=why,
            )
        )


@contextmanager
def at_deal(seed: int, deal: int) -> Iterator[None]:
    """Add this game to the errors that own bots raise inside the block."""
    try:
        yield
    except OwnBotError as error:
        raise OwnBotError(
            Phrase(
                "own-bot-deal",
                "{why}; seed {seed}, deal {deal}",
                why=error.phrase,
                seed=str(seed),
                deal=deal,
            )
        ) from error


# -- its file ------------------------------------------------------------------------------


@cache
def _module(path: str, source: str) -> ModuleType:
    """Run the file as a module, once per process; tracebacks can show its lines."""
    digest = hashlib.sha256(f"{path}\0{source}".encode("utf-8", "surrogateescape")).hexdigest()
    module = ModuleType(f"own_bot_{digest[:16]}")
    module.__file__ = str(Path(path).absolute())
    sys.modules[module.__name__] = module
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    with _neighbours(Path(path).parent), redirect_stdout(sys.stderr):
        exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)
    return module


@contextmanager
def _neighbours(folder: Path) -> Iterator[None]:
    """While loading, a bot can import files beside its own; each bot gets its own copies."""
    here, before = folder.resolve(), set(sys.modules)
    sys.path.append(str(here))
    try:
        yield
    finally:
        sys.path.remove(str(here))
        for name in set(sys.modules) - before:
            file = getattr(sys.modules[name], "__file__", None)
            if file and Path(file).parent == here:
                del sys.modules[name]


def _bots_in(module: ModuleType) -> dict[str, type[Any]]:
    """The classes defined in a module that have a ``decide`` method."""
    return {
        name: kind
        for name, kind in vars(module).items()
        if isinstance(kind, type)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
        and callable(getattr(kind, "decide", None))
    }


def _safely(words: Callable[[object], str], thing: object) -> str:
    """The text of one of the bot's objects, or its type if even that fails."""
    try:
        return words(thing)
    except Exception:
        return type(thing).__name__


def _number(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
