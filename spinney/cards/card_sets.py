"""All sets of cards: those that come with the package, and anybody's own.

A shipped set is a folder beside this file: ``set.toml``, ``deck.json`` and a file of names per
language. Anybody's own set is one file with all of that (see docs/own-sets.md). Both are read and
checked by the same code, and nothing else in Spinney lists sets, species, types or symbols.
"""

from __future__ import annotations

import copyreg
import json
import os
import runpy
import tomllib
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from spinney.cards import reading
from spinney.cards import vocabulary as v
from spinney.cards.card_set import Box, CardSet, SetError
from spinney.cards.phrases import Phrase
from spinney.cards.set_maker import MAX_TAGS, SetMaker

__all__ = [
    "Box", "CardSet", "SetError", "box", "check_together", "icons", "load_set", "parse_set",
    "picture", "read_set", "shipped_sets",
]  # fmt: skip

#: The largest file, so that any such file fits into a request.
MAX_FILE: Final = 60_000
#: The most dots in a line of TOML: keys with very many take very long to read.
MAX_DOTS: Final = 200
#: The largest deck.
MAX_DECK: Final = 1000
#: The files with the effects of sets in folders; processes started later find them here.
EFFECTS: Final = "SPINNEY_EFFECTS"


@cache
def _shipped() -> tuple[CardSet, ...]:
    folders = resources.files("spinney.cards").joinpath("sets").iterdir()
    found = [_folder(folder) for folder in folders if folder.joinpath("set.toml").is_file()]
    return tuple(sorted(found, key=lambda each: (v.GAMES.index(each.game), each.order, each.key)))


@cache
def _shipped_tags() -> int:
    """How many numbers the shipped sets of all games need for their types."""
    return 1 + max(at for each in _shipped() for at in each.tags.values())


def _folder(folder: Any) -> CardSet:
    """A shipped set."""
    files = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.is_file()}
    data = tomllib.loads(files["set.toml"])
    data |= {"key": folder.name, "deck": json.loads(files["deck.json"])}
    names = {name[:-4]: text for name, text in files.items() if name.endswith(".ftl")}
    return SetMaker(data, "", None, names, ()).card_set()


def _shipped_set(name: str) -> CardSet:
    return next(each for each in _shipped() if each.key == name)


def shipped_sets(game: str) -> tuple[CardSet, ...]:
    """The sets that come with the package, the base first."""
    return tuple(each for each in _shipped() if each.game == game)


def box(game: str, added: tuple[CardSet, ...] = ()) -> Box:
    """Everything of a game, with sets of one's own.

    >>> list(box("forest").sets)
    ['base', 'alpine', 'edge']
    """
    return _shipped_box(game) if not added else _larger_box(game, added)


@cache
def _shipped_box(game: str) -> Box:
    return Box(game, shipped_sets(game), _shipped_tags())


@lru_cache(maxsize=64)
def _larger_box(game: str, added: tuple[CardSet, ...]) -> Box:
    return Box(game, (*shipped_sets(game), *added), _shipped_tags())


# -- a set of one's own ------------------------------------------------------------------------


def load_set(path: Path) -> CardSet:
    """Read and check a set from its file, or from a folder with ``set.toml``.

    A folder is trusted: if it has a file ``effects.py``, that is run, to add effects.
    """
    if path.is_dir():
        code = (path / "effects.py").resolve()
        if code.exists():
            known = os.environ.get(EFFECTS, "").split(os.pathsep)
            os.environ[EFFECTS] = os.pathsep.join(dict.fromkeys([*filter(None, known), str(code)]))
        path = path / "set.toml"
    return parse_set(path.read_text("utf-8"))


@cache
def _run(code: str) -> None:
    """Run a set's code, once."""
    runpy.run_path(code)


def parse_set(source: str) -> CardSet:
    """Read and check a set from the text of its file, in TOML or JSON; or a SetError."""
    if len(source.encode()) > MAX_FILE:
        raise SetError([Phrase("set-size", "the file is larger than {n} bytes", n=MAX_FILE)])
    try:
        if source.lstrip().startswith("{"):
            data = json.loads(source)
        elif any(line.count(".") > MAX_DOTS for line in source.splitlines()):
            raise ValueError("a line with very many dots")
        else:
            data = tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise SetError([Phrase("set-file", "not TOML or JSON: {why}", why=str(error))]) from None
    return read_set(data, source)


def read_set(data: object, source: str = "") -> CardSet:
    """Read and check a set from data, as in a replay; ``source`` is for naming lines."""
    for code in filter(None, os.environ.get(EFFECTS, "").split(os.pathsep)):
        _run(code)
    if not isinstance(data, dict):
        raise SetError([reading.not_a_table(data)])
    game = data.get("game")
    if game not in v.GAMES:
        why = reading.unknown_word(game, v.GAMES).phrase
        raise SetError([SetMaker(data, source, None, {}, ()).placed("", "game", why)])
    return SetMaker(data, source, box(game), {}, icons()).card_set()


def check_together(added: tuple[CardSet, ...]) -> None:
    """Check that added sets do not clash; or a SetError."""
    taken: set[str] = set()
    for each in added:
        mine = {each.key, *each.tags, *each.symbols, *(s.key for s in each.species)}
        if mine & taken:
            raise SetError([Phrase("set-taken", "{word} exists already", word=min(mine & taken))])
        taken |= mine
    if added:
        _check_room(box(added[0].game, added))


def _check_room(inside: Box) -> None:
    """Types, symbols and species that let draw are the bits of numbers; cards have numbers too."""
    drawing = [s for s in inside.species.values() if isinstance(s.permanent, v.DrawWhenPlayed)]
    for what, n, most in (
        ("tags", len(inside.tags), MAX_TAGS),
        ("symbols", len(inside.symbols), MAX_TAGS),
        ("draw_when_played", len(drawing), MAX_TAGS),
        ("cards", sum(each.size for each in inside.sets.values()), MAX_DECK),
    ):
        if n > most:
            raise SetError(
                [
                    Phrase(
                        "set-room",
                        "too many {what} together: {n}, at most {most}",
                        what=what,
                        n=n,
                        most=most,
                    )
                ]
            )


@cache
def icons() -> tuple[str, ...]:
    """The drawings that a species of one's own can have: those of the shipped ones."""
    found = {s.icon for each in _shipped() for s in each.species if s.icon not in ("", "own")}
    return tuple(sorted(found))


def picture(species: v.Species) -> str:
    """The name of a species' drawing in the browser client's sprite; a tree's is its leaf."""
    if species.place == v.Place.TREE:
        return f"s-{species.symbol}"
    return f"a-{species.key}" if species.icon == "own" else f"g-{species.icon}"


def _reduced(of: CardSet) -> tuple[Any, ...]:
    """Pickled sets are read again, so that there is one object of each shipped set."""
    return (read_set, (dict(of.data),)) if of.data else (_shipped_set, (of.key,))


copyreg.pickle(CardSet, _reduced)
