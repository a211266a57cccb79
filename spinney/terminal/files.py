"""User-facing file access: one clear line when something is wrong, and no data lost."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from spinney.cards.card_sets import CardSet, load_set
from spinney.cards.catalog import Deck, DeckError, deck_of, parse_deck
from spinney.cards.phrases import Phrase
from spinney.engine import GameError, Record, ReplayError

#: Why the system cannot read or write a file.
REASONS = {
    errno.ENOENT: Phrase("no-such-file", "no such file"),
    errno.EACCES: Phrase("no-permission", "permission denied"),
    errno.EISDIR: Phrase("is-folder", "a folder, not a file"),
    errno.ENOTDIR: Phrase("not-folder", "a file is where a folder should be"),
    errno.ENAMETOOLONG: Phrase("name-too-long", "the file name is too long"),
    errno.ENOSPC: Phrase("no-space", "no space left"),
    errno.EROFS: Phrase("read-only", "read-only"),
}


class FileError(GameError):
    """An unusable file: its name and the reason."""


def in_file(path: object, why: Phrase) -> FileError:
    return FileError(Phrase("in-file", "{path}: {why}", path=str(path), why=why))


def system_reason(error: OSError) -> Phrase:
    """The system's reason, in its own words only if we have none."""
    reason = REASONS.get(error.errno or 0)
    return reason or Phrase("system", "{reason}", reason=error.strerror or str(error))


def parse_json(text: str) -> Any:
    """Parse JSON, or raise a :class:`FileError` that names no file."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise FileError(
            Phrase(
                "not-json",
                "not JSON: line {line}, column {column}",
                line=error.lineno,
                column=error.colno,
            )
        ) from None
    except (ValueError, RecursionError):
        raise FileError(
            Phrase(
                "too-much-json",
                "unreadable JSON: a number is too long, or the nesting too deep",
            )
        ) from None


def read_json(path: Path) -> Any:
    try:
        return parse_json(path.read_text("utf-8"))
    except OSError as error:
        raise in_file(path, system_reason(error)) from None
    except UnicodeDecodeError:
        raise in_file(path, Phrase("not-utf-8", "not a text in UTF-8")) from None
    except FileError as error:
        raise in_file(path, error.phrase) from None


def read_deck(path: Path) -> Deck:
    try:
        return parse_deck(read_json(path))
    except DeckError as error:
        first, more = error.problems[0], len(error.problems) - 1
        if not more:
            raise in_file(path, first) from None
        raise FileError(
            Phrase(
                "deck-file",
                "{path}: {why} (and {more} more; see 'spinney deck check {path}')",
                path=str(path),
                why=first,
                more=more,
            )
        ) from None


def read_set(path: Path) -> CardSet:
    """A set of one's own from its file or folder, checked together with the shipped ones."""
    try:
        found = load_set(path)
        deck_of(found.game, (found,))
    except OSError as error:
        raise in_file(path, system_reason(error)) from None
    except UnicodeDecodeError:
        raise in_file(path, Phrase("not-utf-8", "not a text in UTF-8")) from None
    return found


def read_record(path: Path) -> Record:
    try:
        return Record.from_json(read_json(path), positions=True)
    except ReplayError as error:
        raise in_file(path, error.phrase) from None


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
        why = Phrase("cannot-save", "cannot save: {why}", why=system_reason(error))
        raise in_file(path, why) from None
