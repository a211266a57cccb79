"""Writes the browser client as plain files that need no server: for any web host, in any folder.

The client is the one a server sends; beside it lie Python for the page and the catalogs.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final, get_args

from spinney.cards.catalog import shipped_deck
from spinney.server.pages import BUILT, PYTHON
from spinney.tables.catalog import Game, catalog
from spinney.text import Words

#: Copies that our server sends instead; other hosts compress files themselves.
COMPRESSED: Final = (".br", ".gz")
INDEX: Final = "index.html"


class NotBuilt(Exception):
    """The client, or Python for the page, has not been built."""


def write_site(folder: Path) -> int:
    """Write all files; returns how many."""
    if not (BUILT / INDEX).exists() or not (PYTHON / "python.json").exists():
        raise NotBuilt
    for source, under in ((BUILT, folder), (PYTHON, folder / "python")):
        for file in sorted(source.rglob("*")):
            if file.is_file() and file.suffix not in COMPRESSED:
                to = under / file.relative_to(source)
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, to)
    index = folder / INDEX
    index.write_text(_alone(index.read_text("utf-8")), "utf-8")
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(_shortcuts(manifest.read_text("utf-8")), "utf-8")
    for game in get_args(Game):
        for language in Words.languages():
            file = folder / "catalog" / f"{game}-{language}.json"
            file.parent.mkdir(exist_ok=True)
            file.write_text(catalog(shipped_deck(game), language).model_dump_json(), "utf-8")
    # Some hosts leave out files whose names begin with a line, unless told not to.
    (folder / ".nojekyll").touch()
    return sum(file.is_file() for file in folder.rglob("*"))


def _alone(page: str) -> str:
    """The page with its files beside it instead of at the root, and told that it is alone."""
    return page.replace("<html ", "<html data-alone ", 1).replace('="/', '="./')


def _shortcuts(manifest: str) -> str:
    """The app's shortcuts, to pages whose path is a part of the query."""
    told = json.loads(manifest)
    told["id"] = "./"
    for shortcut in told["shortcuts"]:
        shortcut["url"] = shortcut["url"].replace("./", "./?at=/", 1)
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"
