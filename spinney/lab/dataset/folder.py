"""The folder of a dataset: what it says of itself, and its tables to read."""

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
#: The table whose part is written last.
LAST: Final = "games"
_UNFINISHED: Final = ".tmp"
#: What a manifest has to hold beside its schema, and its plan.
_MANIFEST: Final = {
    "spinney": str, "rules_version": int, "plan": dict, "part": int, "tables": list, "games": int
}  # fmt: skip
_PLAN: Final = {"options": dict, "deck": str, "seed": int, "players": list, "versions": list}


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
        numbers = whole_parts(self.folder, self.manifest)
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
    """While tables of these datasets are collected: a file that is damaged is named.

    Polars does not say which one it could not read, so they are tried one by one.
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
    for number in whole_parts(folder, manifest):
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
    if not _whole(data):
        raise _damaged(folder)
    return data


def _whole(data: dict[str, Any]) -> bool:
    """Does a manifest hold all it should?"""
    return (
        _holds(data, _MANIFEST)
        and _holds(data["plan"], _PLAN)
        and len(data["plan"]["players"]) == len(data["plan"]["versions"])
        and all(name in data["tables"] for name in ALWAYS)
        and data["part"] > 0
    )


def _holds(data: dict[str, Any], kinds: dict[str, type]) -> bool:
    return all(isinstance(data.get(key), kind) for key, kind in kinds.items())


def _none(folder: Path) -> DatasetError:
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
    write_whole(folder / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())


def part_file(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:05}.parquet"


def whole_parts(folder: Path, manifest: dict[str, Any]) -> list[int]:
    """The numbers of the parts that are there with all their tables, in their order."""
    there = {name: _names(folder / name) for name in manifest["tables"]}
    return [
        number
        for number in range(-(-manifest["games"] // manifest["part"]))
        if all(part_file(folder, name, number).name in there[name] for name in there)
    ]


def _names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()} if folder.is_dir() else set()


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
    """Take away what interrupted runs have left unfinished, and nothing else."""
    parts = (f"{name}/part-*.parquet" for name in TABLES)
    for written in (MANIFEST, *parts):
        for file in folder.glob(f"{written}.*{_UNFINISHED}"):
            file.unlink(missing_ok=True)
