"""What went wrong, in one line; only loaded when something did."""

from __future__ import annotations

import os
import traceback
from concurrent.futures import BrokenExecutor

from spinney.cli.speaking import current_words
from spinney.engine import GameError
from spinney.terminal.files import in_file, system_reason

#: If set, errors also show a Python traceback, for bot authors.
TRACEBACK = "SPINNEY_TRACEBACK"


def told(error: Exception) -> str | None:
    """An error of the input or of the machine in words; None for a fault of our own."""
    match error:
        case GameError():
            if os.environ.get(TRACEBACK):
                traceback.print_exception(error)
            return current_words().phrase(error.phrase)
        case BrokenExecutor():
            return current_words().get("fail-process")
        case OSError():
            why = system_reason(error)
            reason = in_file(error.filename, why).phrase if error.filename else why
            return current_words().phrase(reason)
        case _:
            return None
