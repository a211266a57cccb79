"""Reading and writing files for people: one clear line when something is wrong, nothing lost."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from spinney.cards.catalog import Deck, DeckError, parse_deck
from spinney.engine.replay import Record, ReplayError


class FileError(Exception):
    """A file that cannot be used: its name and the reason, in one line."""


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise FileError(f"{path}: no such file") from None
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
    except json.JSONDecodeError as error:
        raise FileError(f"{path}, line {error.lineno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise FileError(f"{path}: not a JSON text that can be read") from None


def read_deck(path: Path) -> Deck:
    try:
        return parse_deck(read_json(path))
    except DeckError as error:
        more = len(error.problems) - 1
        rest = f" (and {more} more; see 'spinney deck check {path}')" if more else ""
        raise FileError(f"{path}: {error.problems[0]}{rest}") from None


def read_record(path: Path) -> Record:
    try:
        return Record.from_json(read_json(path))
    except ReplayError as error:
        raise FileError(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    write_json(path, record.to_json())


def write_json(path: Path, data: object) -> None:
    """Save so that a crash at any moment leaves the old file or the new one."""
    text = json.dumps(data, separators=(",", ":"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        raise FileError(f"{path}: cannot save: {error.strerror}") from None
