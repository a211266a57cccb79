"""The folder of a dataset: what it says of itself, and its tables to read."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

import polars as pl

from spinney.cards.phrases import Phrase, quoted
from spinney.engine import GameError
from spinney.lab.dataset.schema import SCHEMA, TABLES

MANIFEST: Final = "dataset.json"
#: The table whose part is written last: where it is, the whole part is.
LAST: Final = "games"
_UNFINISHED: Final = ".tmp"


class DatasetError(GameError):
    """A folder that is no dataset, or not the one that is wanted."""


class Dataset:
    """A dataset to read: every table is a lazy frame of Polars, over the parts that are whole.

    A dataset that is still being written can be read, too.
    """

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)

    def games(self) -> pl.LazyFrame:
        return self.table("games")

    def seats(self) -> pl.LazyFrame:
        return self.table("seats")

    def species(self) -> pl.LazyFrame:
        return self.table("species")

    def turns(self) -> pl.LazyFrame:
        return self.table("turns")

    def choices(self) -> pl.LazyFrame:
        return self.table("choices")

    def table(self, name: str) -> pl.LazyFrame:
        """One of the tables, its games in their order."""
        if name not in self.manifest["tables"]:
            raise DatasetError(
                Phrase(
                    "no-table",
                    "{folder} has no table {table}; it has {tables}",
                    folder=str(self.folder),
                    table=quoted(name),
                    tables=", ".join(self.manifest["tables"]),
                )
            )
        files = [part_file(self.folder, name, number) for number in whole_parts(self.folder)]
        return pl.scan_parquet(files) if files else pl.LazyFrame(schema=TABLES[name])

    def rows(self) -> dict[str, int]:
        """How many rows each table has."""
        names = self.manifest["tables"]
        counts = pl.collect_all([self.table(name).select(pl.len()) for name in names])
        return {name: count.item() for name, count in zip(names, counts, strict=True)}


def read_manifest(folder: Path) -> dict[str, Any]:
    """What a dataset says of itself, if this program can read it."""
    try:
        data = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise _none(folder) from None
    except ValueError:
        raise _damaged(folder) from None
    if not isinstance(data, dict) or "schema" not in data:
        raise _damaged(folder)
    if data["schema"] != SCHEMA:
        raise DatasetError(
            Phrase(
                "dataset-schema",
                "{folder} has schema {schema}; this program reads {known}",
                folder=str(folder),
                schema=quoted(data["schema"]),
                known=SCHEMA,
            )
        )
    return data


def _none(folder: Path) -> DatasetError:
    return DatasetError(
        Phrase(
            "no-dataset",
            "{folder} is no dataset: no {file} in it",
            folder=str(folder),
            file=MANIFEST,
        )
    )


def _damaged(folder: Path) -> DatasetError:
    return DatasetError(Phrase("dataset-damaged", "{file} is damaged", file=str(folder / MANIFEST)))


def write_manifest(folder: Path, manifest: dict[str, Any]) -> None:
    write_whole(folder / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())


def part_file(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:05}.parquet"


def whole_parts(folder: Path) -> list[int]:
    """The numbers of the parts that are there, in their order."""
    return sorted(int(file.stem[5:]) for file in (folder / LAST).glob("part-*.parquet"))


def write_whole(path: Path, data: bytes) -> None:
    """A file is there whole or not at all, also after a crash."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, unfinished = tempfile.mkstemp(
        dir=path.parent, prefix=f"{path.name}.", suffix=_UNFINISHED
    )
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(unfinished, path)


def sweep(folder: Path) -> None:
    """Take away what interrupted runs have left unfinished."""
    for file in folder.glob(f"**/*{_UNFINISHED}"):
        file.unlink(missing_ok=True)
