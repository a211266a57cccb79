"""Only one run at a time writes into a folder.

It is an operating system lock on a file that stays: it is released when the process that holds it
ends, however that happens. File systems without locks get none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from spinney.cards.phrases import Phrase
from spinney.lab.dataset.folder import DatasetError

LOCK: Final = "lock"

if sys.platform == "win32":
    import msvcrt

    def _taken(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return True
        return False

else:
    import fcntl

    def _taken(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other runs from writing into the folder; an error if one already is."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("ab") as file:
        with suppress(OSError):
            if _taken(file):
                raise _busy(folder)
        yield


def _busy(folder: Path) -> DatasetError:
    return DatasetError(
        Phrase(
            "dataset-busy",
            "another run is writing to {folder}; wait until it ends, or choose another folder",
            folder=str(folder),
        )
    )
