"""The news of a table for each person, and what was missed; how messages are read and written."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from spinney.cards.phrases import Phrase, quoted
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.protocol import Refusal
from spinney.tables.table import Change, Table
from spinney.tables.views import PLAIN_BOARDS, Audience, Boards, line, table_info, views
from spinney.tables.wire import Plain
from spinney.text import Words, words

try:
    from orjson import dumps
except ImportError:  # in a browser
    from pydantic_core import to_json as dumps  # type: ignore[assignment]

#: The longest command, in bytes.
MAX_FRAME = 8192
#: The most lines sent to someone who comes back.
MAX_MISSED = 500
#: The language of hints and reviews for clients that asked for no texts.
FALLBACK = "en"

T = TypeVar("T")

_numbered: TypeAdapter[dict[str, object]] = TypeAdapter(dict[str, object])


# -- reading and writing -------------------------------------------------------------------


def read(adapter: TypeAdapter[T], data: bytes) -> T:
    """A message from a client."""
    if len(data) > MAX_FRAME:
        raise pr.too_large(MAX_FRAME)
    try:
        return adapter.validate_json(data)
    except ValidationError as error:
        raise misread(error, "message") from None


def misread(error: ValidationError, root: str) -> Refusal:
    """What is wrong, and where; without the input."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join([root, *(str(part) for part in first["loc"])])
    return pr.not_understood(where, first["msg"])


def number_of(data: bytes) -> int | None:
    """The number of a command, even if the rest is wrong."""
    if len(data) > MAX_FRAME:
        return None
    try:
        number = _numbered.validate_json(data).get("id")
    except ValidationError:
        return None
    return number if type(number) is int and 0 <= number < 1 << 53 else None


def encoded(frame: pr.Message | Plain) -> bytes:
    """A message as sent over the wire."""
    if isinstance(frame, BaseModel):
        return frame.__pydantic_serializer__.to_json(frame)
    return dumps(frame)


# -- people come ---------------------------------------------------------------------------


def words_for(language: str | None) -> Words | None:
    """The words for a client: none if it wants none, English if we do not speak its language."""
    if language is None:
        return None
    return words(language if language in Words.languages() else FALLBACK)


def check_version(hello: pr.Hello) -> None:
    if hello.version != pr.VERSION:
        raise Refusal(
            "unknown_version",
            Phrase(
                "other-version",
                "this server speaks version {version}, not {other}; reload",
                version=pr.VERSION,
                other=quoted(hello.version),
            ),
        )


def audience(table: Table, person: int | None, hello: pr.Hello) -> Audience:
    """Somebody at this table, who also knows the names of its own sets."""
    told = words_for(hello.language)
    if told is not None:
        told = told.adding(table.game.options.added)
    return Audience(person, told, hello.choices)


def welcome_message(
    table: Table, to: Audience, present: Collection[int], missed: list[Plain], now: int
) -> Plain:
    return {
        "type": "welcome",
        "version": pr.VERSION,
        "person": to.person,
        "seats": table.seats_of(to.person),
        "seq": table.number_for(to.person, table.seq),
        "table": _info(table, present),
        "views": views(table, to, now),
        "missed": missed,
    }


def missed_lines(code: str, log: Sequence[en.Entry], to: Audience, since: int) -> list[Plain]:
    """The latest lines of the log after this number, worded as they were at the time."""
    since = max(since, len(log) - MAX_MISSED)
    past = Table.of(code, log[:since])
    told = [line(past, past.apply(entry), to) for entry in log[since:]]
    return [entry for entry in told if entry is not None]


# -- news ----------------------------------------------------------------------------------


class News:
    """A change, to be told to everybody: what is the same for all is made once.

    Without looking ``ahead``, only whoever is to choose gets a plan.
    """

    def __init__(
        self,
        table: Table,
        change: Change,
        present: Callable[[], Collection[int]],
        now: int,
        ahead: bool = True,
        boards: Boards = PLAIN_BOARDS,
    ) -> None:
        self._table = table
        self._change = change
        self._now = now
        self._ahead = ahead
        self._boards = boards
        self._info = _info(table, present()) if change.table else None

    def message(self, to: Audience) -> Plain | None:
        """What a person may know of the change; None if that is nothing."""
        table, change = self._table, self._change
        told = line(table, change, to)
        game = change.game_changed_for(to.person)
        if told is None and not game and self._info is None:
            return None
        return _update(
            table.number_for(to.person, change.seq),
            log=[] if told is None else [told],
            info=self._info,
            seen=views(table, to, self._now, self._ahead, self._boards) if game else None,
        )


def plan_message(table: Table, to: Audience, now: int, boards: Boards = PLAIN_BOARDS) -> Plain:
    """The views again, with a plan for whoever is not to choose."""
    seen = views(table, to, now, boards=boards)
    return _update(table.number_for(to.person, table.seq), seen=seen)


def presence_message(table: Table, to: Audience, present: Collection[int]) -> Plain:
    return _update(table.number_for(to.person, table.seq), info=_info(table, present))


def ack_message(number: int, table: Table, to: Audience, seq: int) -> Plain:
    return {"type": "ack", "id": number, "seq": table.number_for(to.person, seq)}


def _update(
    seq: int,
    log: Sequence[Plain] = (),
    info: Plain | None = None,
    seen: list[Plain] | None = None,
) -> Plain:
    return {"type": "update", "seq": seq, "log": log, "table": info, "views": seen}


def _info(table: Table, present: Collection[int]) -> Plain:
    return table_info(table, present).model_dump()
