"""The folder of a dataset: its manifest, and its tables for reading."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import polars as pl

from spinney.cards.phrases import Phrase, quoted
from spinney.engine import GameError
from spinney.lab.dataset.schema import ALWAYS, SCHEMA, TABLES

MANIFEST: Final = "dataset.json"
#: The table that is written last in every part.
LAST: Final = "games"
_UNFINISHED: Final = ".tmp"
#: The required fields of a manifest besides its schema, and of its plan.
_MANIFEST: Final = {
    "spinney": str, "rules_version": int, "plan": dict, "part": int, "tables": list, "games": int
}  # fmt: skip
_PLAN: Final = {"options": dict, "deck": str, "seed": int, "players": list, "versions": list}


class DatasetError(GameError):
    """A folder that is not a dataset, or not the expected one."""


class Dataset:
    """A dataset for reading: every table is a Polars lazy frame over the complete parts.

    A dataset that is still being written can be read too.
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
        """One of the tables, with its games in order."""
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
        numbers = complete_parts(self.folder, self.manifest)
        files = [part_file(self.folder, name, number) for number in numbers]
        return pl.scan_parquet(files) if files else pl.LazyFrame(schema=TABLES[name])

    def rows(self) -> dict[str, int]:
        """How many rows each table has."""
        names = self.manifest["tables"]
        with reading(self.folder):
            counts = pl.collect_all([self.table(name).select(pl.len()) for name in names])
        return {name: count.item() for name, count in zip(names, counts, strict=True)}


@contextmanager
def reading(*folders: Path | str) -> Iterator[None]:
    """Errors while collecting tables of these datasets name the damaged file.

    Polars does not say which file it could not read, so they are tried one by one.
    """
    try:
        yield
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException):
        for folder in map(Path, folders):
            for file in _unreadable(folder):
                raise damaged_part(file) from None
        raise


def _unreadable(folder: Path) -> Iterator[Path]:
    manifest = read_manifest(folder)
    for number in complete_parts(folder, manifest):
        for name in manifest["tables"]:
            file = part_file(folder, name, number)
            try:
                columns = pl.read_parquet(file).schema
            except (pl.exceptions.PolarsError, pl.exceptions.PanicException):
                yield file
            else:
                if columns != TABLES.get(name, columns):
                    yield file


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a dataset; raises an error if this version cannot read it."""
    try:
        data = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise _not_a_dataset(folder) from None
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
    if not _is_complete(data):
        raise _damaged(folder)
    return data


def _is_complete(data: dict[str, Any]) -> bool:
    """Is a manifest complete?"""
    return (
        _holds(data, _MANIFEST)
        and _holds(data["plan"], _PLAN)
        and len(data["plan"]["players"]) == len(data["plan"]["versions"])
        and all(name in data["tables"] for name in ALWAYS)
        and data["part"] > 0
    )


def _holds(data: dict[str, Any], kinds: dict[str, type]) -> bool:
    return all(isinstance(data.get(key), kind) for key, kind in kinds.items())


def _not_a_dataset(folder: Path) -> DatasetError:
    return DatasetError(
        Phrase(
            "no-dataset",
            "{folder} is not a dataset: it has no {file}",
            folder=str(folder),
            file=MANIFEST,
        )
    )


def _damaged(folder: Path) -> DatasetError:
    return DatasetError(Phrase("dataset-damaged", "{file} is damaged", file=str(folder / MANIFEST)))


def damaged_part(file: Path) -> DatasetError:
    return DatasetError(
        Phrase(
            "dataset-part",
            "{file} is damaged; delete it and run the command that wrote it again",
            file=str(file),
        )
    )


def write_manifest(folder: Path, manifest: dict[str, Any]) -> None:
    write_atomically(folder / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())


def part_file(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:05}.parquet"


def complete_parts(folder: Path, manifest: dict[str, Any]) -> list[int]:
    """The numbers of the parts that have all their tables, in order."""
    there = {name: _names(folder / name) for name in manifest["tables"]}
    return [
        number
        for number in range(-(-manifest["games"] // manifest["part"]))
        if all(part_file(folder, name, number).name in there[name] for name in there)
    ]


def _names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()} if folder.is_dir() else set()


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file atomically: after a crash it is either complete or absent."""
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
    """Remove the unfinished files of interrupted runs, and nothing else."""
    parts = (f"{name}/part-*.parquet" for name in TABLES)
    for written in (MANIFEST, *parts):
        for file in folder.glob(f"{written}.*{_UNFINISHED}"):
            file.unlink(missing_ok=True)
