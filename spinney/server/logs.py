"""Structured logs: lines for people at a terminal, JSON for everything else.

The lines of the libraries come out the same way. A key to a seat is in none of them.
"""

from __future__ import annotations

import logging
import re
import sys

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

#: What a key looks like.
_KEY = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])")


_FIRST: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def _last(as_json: bool) -> list[Processor]:
    if sys.stderr.isatty() and not as_json:
        return [structlog.dev.ConsoleRenderer(), _without_keys]
    json = structlog.processors.JSONRenderer()
    return [structlog.processors.format_exc_info, json, _without_keys]


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


def _without_keys(_: WrappedLogger, __: str, line: EventDict | str) -> str:
    return _KEY.sub("(key)", str(line))
