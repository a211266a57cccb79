"""Structured logs: lines for people at a terminal, JSON for everything else.

The lines of the libraries come out the same way. A key to a seat is in none of them.
"""

from __future__ import annotations

import logging
import re
import sys

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

#: What a key looks like, whatever stands next to it.
_KEY = re.compile(r"[\w-]{32,}")


def _without_keys(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Before colours or escapes stand around them."""
    return {name: _masked(value) for name, value in event.items()}


def _masked(value: object) -> object:
    """A value as it is written, without keys."""
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {str(_masked(name)): _masked(each) for name, each in value.items()}
        case list() | tuple():
            return [_masked(each) for each in value]
    return _KEY.sub("(key)", value if isinstance(value, str) else repr(value))


_FIRST: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def _last(as_json: bool) -> list[Processor]:
    plain = structlog.dev.plain_traceback  # a richer one would show what the variables hold
    terminal = sys.stderr.isatty() and not as_json
    return [
        structlog.processors.format_exc_info,
        _without_keys,
        structlog.dev.ConsoleRenderer(exception_formatter=plain)
        if terminal
        else structlog.processors.JSONRenderer(),
    ]


def set_up_logs(as_json: bool) -> None:
    """One event a line, on standard error."""
    structlog.configure(
        processors=[*_FIRST, *_last(as_json)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line at once
        cache_logger_on_first_use=True,
    )


def set_up_library_logs(as_json: bool) -> None:
    """What libraries have to say, in the same form; for a process that does nothing else."""
    render = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_FIRST, processors=[render, *_last(as_json)]
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
