"""Sets of cards, each with everything it adds: species, types, symbols, cards, names.

A shipped set is a folder beside this file: ``set.toml``, ``deck.json`` and a file of names per
language. Anybody's own set is one file with all of that (see docs/own-sets.md). Both are read and
checked by the same code, and nothing else in Spinney lists sets, species, types or symbols.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import runpy
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from spinney.cards import reading
from spinney.cards import vocabulary as v
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.reading import Reader, UnreadableError, key, listed, number, table, text
from spinney.cards.tags import Tag

#: The largest file, so that any such file fits into a request, and the most of anything in one.
MAX_FILE: Final = 60_000
MAX_SPECIES: Final = 100
MAX_CARDS: Final = 400
#: The most types of a game: they are the bits of one number.
MAX_TAGS: Final = 60
#: The largest deck.
MAX_DECK: Final = 1000

#: The files with the effects of sets in folders; processes started later find them here.
EFFECTS: Final = "SPINNEY_EFFECTS"

#: What a set's file may say, and what it says about a species.
FIELDS: Final = (
    "key", "game", "order", "size", "mark", "symbols", "removed", "removed_in_draft", "caves",
    "unprinted", "tags", "species", "deck", "names", "colours", "about",
)  # fmt: skip
SPECIES_FIELDS: Final = (
    "place", "copies", "cost", "tags", "symbol", "effect", "bonus", "permanent", "points", "needs",
    "counts_as", "unattested", "icon", "names",
)  # fmt: skip

#: The forms of a noun: a bird, birds, more birds, on a bird.
FORMS: Final = ("one", "some", "many", "more", "on")
#: Names by language, then by form.
Names = Mapping[str, Mapping[str, str]]

_LANGUAGE: Final = re.compile(r"[a-z]{2}")
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_CARD: Final = re.compile(
    r"(?:(\d{1,2}) )?([a-z0-9_]+)(?:@([a-z0-9_]+))?(?:/([a-z0-9_]+)@([a-z0-9_]+))?"
)


class SetError(ValueError):
    """A set that cannot be used; ``problems`` has one line for each."""

    def __init__(self, problems: list[Phrase]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


@dataclass(frozen=True, eq=False)
class CardSet:
    """One set of cards. Two with the same digest are the same."""

    key: str
    game: str
    #: The place among the game's sets; 0: the base, always in play.
    order: int
    species: tuple[v.Species, ...]
    #: The types it adds, with their numbers in tallies and observations; -1: the next free one.
    tags: Mapping[Tag, int]
    symbols: tuple[str, ...]
    #: The type that marks its cards; no rule counts "different species" with it.
    mark: Tag | None
    #: Its cards, as deck files have them.
    deck: tuple[Mapping[str, Any], ...]
    #: How many cards leave the deck unseen, by number of players: in a base, also by number of
    #: further sets; in another set, how many more because of it, or nothing if the base says so.
    removed: tuple[tuple[int, ...], ...]
    removed_in_draft: tuple[tuple[int, ...], ...]
    caves: tuple[v.Cave, ...]
    #: One sentence about it, in English.
    about: str
    #: By language, the species with a name of our own.
    unprinted: Mapping[str, frozenset[str]]
    #: By language, the names in Fluent.
    names: Mapping[str, str] = field(repr=False)
    #: The colours of its symbols, if they are not drawn.
    colours: Mapping[str, str]
    #: What it was read from; empty for a shipped set.
    data: Mapping[str, Any] = field(repr=False)
    digest: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[Any, ...]:
        return (read_set, (dict(self.data),)) if self.data else (_shipped_set, (self.key,))

    @property
    def size(self) -> int:
        """How many cards it has, winters included."""
        return len(self.deck)

    @property
    def is_shipped(self) -> bool:
        return not self.data


class Box:
    """The sets of a game, in order: everything that can be played together."""

    def __init__(self, game: str, sets: tuple[CardSet, ...]) -> None:
        self.game = game
        self.sets: Mapping[str, CardSet] = {each.key: each for each in sets}
        self.species: Mapping[str, v.Species] = {s.key: s for each in sets for s in each.species}
        self.symbols: tuple[str, ...] = tuple([s for each in sets for s in each.symbols])
        self.marks: tuple[Tag, ...] = tuple([each.mark for each in sets if each.mark is not None])
        self.caves: tuple[v.Cave, ...] = tuple([cave for each in sets for cave in each.caves])
        #: The number of each type, the same in every game that has it.
        self.tags: dict[Tag, int] = {}
        free = _shipped_tags()
        for each in sets:
            for tag, at in each.tags.items():
                if tag not in self.tags:
                    self.tags[tag] = free if at < 0 else at
                    free += at < 0

    @property
    def base(self) -> CardSet:
        return next(iter(self.sets.values()))

    def removed(self, sets: tuple[str, ...], players: int, draft: bool) -> int:
        """How many cards leave the deck unseen."""
        rows = self.base.removed_in_draft if draft else self.base.removed
        counted, more = 0, 0
        for name in sets[1:]:
            own = self.sets[name]
            row = own.removed_in_draft if draft and own.removed_in_draft else own.removed
            if row:
                more += row[0][players - 2]
            else:
                counted += 1
        return rows[counted][players - 2] + more


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
    return _Maker(data, "", None, names).card_set()


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
    return Box(game, shipped_sets(game))


@lru_cache(maxsize=64)
def _larger_box(game: str, added: tuple[CardSet, ...]) -> Box:
    return Box(game, (*shipped_sets(game), *added))


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
        data = json.loads(source) if source.lstrip().startswith("{") else tomllib.loads(source)
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
        raise SetError([_Maker(data, source, None, {}).placed("", "game", why)])
    return _Maker(data, source, box(game), {}).card_set()


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


class _Maker:
    """Reads one set, collecting everything that is wrong with it."""

    def __init__(
        self,
        data: dict[str, Any],
        source: str,
        inside: Box | None,
        names: Mapping[str, str],
    ) -> None:
        self.data = data
        self.lines = source.splitlines()
        #: The sets that it is added to; None for a shipped set, which is trusted.
        self.inside = inside
        self.names = names
        self.problems: list[Phrase] = []

    def card_set(self) -> CardSet:
        data, inside = self.data, self.inside
        self._known_fields("", data, FIELDS)
        set_key = self._field("", "key", key, "")
        game = str(data["game"])
        tags, tag_names = self._tags()
        colours = self._field("", "colours", _colours, {})
        symbols = tuple(self._field("", "symbols", _keys, []))
        species_data = self._field("", "species", table, {})
        if not 0 < len(species_data) <= MAX_SPECIES:
            self._wrong("", "species", Phrase("set-species", "1 to {n} species", n=MAX_SPECIES))
        known_tags = [*(inside.tags if inside else ()), *tags]
        known_species = [*(inside.species if inside else ()), *species_data]
        known_symbols = [*(inside.symbols if inside else ()), *symbols]
        if inside is None:
            known_tags, known_species, known_symbols = self._trusted(game, tags, species_data)
        self.reader = Reader(known_tags, known_species, known_symbols)
        mark = self._field("", "mark", self.reader.tag, None)
        self._clashes(set_key, tags, symbols, species_data)
        species = tuple(
            made
            for name, entry in species_data.items()
            if (made := self._species(name, entry, set_key, game)) is not None
        )
        self._check_sets(species)
        removed = self._rows("removed")
        removed_in_draft = self._rows("removed_in_draft")
        if inside is not None and not removed:
            self._wrong("", "removed", Phrase("set-lacks", "{field} is missing", field="removed"))
        deck = [] if self.problems else self._deck(set_key, {s.key: s for s in species})
        if inside is not None and not self.problems:
            self._check_size(len(deck), removed + removed_in_draft)
        caves = tuple(self._cave(entry) for entry in data.get("caves", ()))
        if len(known_tags) > MAX_TAGS:
            self._wrong("", "tags", Phrase("set-tags", "more than {n} types", n=MAX_TAGS))
        names = self.names if inside is None else self._names(game, set_key, species, tag_names)
        if self.problems:
            raise SetError(self.problems)
        own = {} if inside is None else data
        return CardSet(
            key=set_key,
            game=game,
            order=data.get("order", 0) if inside is None else len(inside.sets),
            species=species,
            tags=tags,
            symbols=symbols,
            mark=mark,
            deck=tuple(deck),
            removed=removed,
            removed_in_draft=removed_in_draft,
            caves=caves,
            about=self._field("", "about", str, ""),
            unprinted={k: frozenset(keys) for k, keys in data.get("unprinted", {}).items()},
            names=names,
            colours=colours,
            data=own,
            digest=hashlib.sha256(
                json.dumps(own or set_key, sort_keys=True, default=str).encode()
            ).hexdigest()[:16],
        )

    # -- problems --------------------------------------------------------------------------

    def placed(self, species: str, where: str, why: Phrase) -> Phrase:
        """What is wrong, with its line, species and field."""
        line = self._line(species, where)
        if species:
            why = Phrase(
                "in-species", "{species}, {field}: {why}", species=species, field=where, why=why
            )
        else:
            why = Phrase("in-field", "{field}: {why}", field=where, why=why)
        return Phrase("in-line", "line {line}: {why}", line=line, why=why) if line else why

    def _wrong(self, species: str, where: str, why: Phrase) -> None:
        self.problems.append(self.placed(species, where, why))

    def _line(self, species: str, where: str) -> int:
        """The line of a field, as far as it can be told from the text; 0: unknown."""
        found = 0
        begun = not species
        for i, line in enumerate(self.lines, 1):
            if not begun and re.search(rf"(?<![\w@/]){re.escape(species)}[\]\"']*\s*[=:\]]?", line):
                if re.match(rf"\s*[\[\"']*(?:species\.)?[\"']?{re.escape(species)}\b", line):
                    begun, found = True, i
            if begun and re.search(rf"(?<!\w){re.escape(where)}[\"']?\s*[=:\]]", line):
                return i
            if begun and species and i > found and re.match(r"\s*\[", line):
                break
        return found

    def _field(self, species: str, name: str, read: Any, default: Any) -> Any:
        entry = self.data["species"][species] if species else self.data
        if name not in entry:
            return default
        try:
            return read(entry[name])
        except UnreadableError as error:
            self._wrong(species, name, error.phrase)
            return default

    def _known_fields(self, species: str, entry: Mapping[str, Any], known: Iterable[str]) -> None:
        for name in entry:
            if name not in known:
                self._wrong(species, str(name)[:30], reading.unknown_word(name, known).phrase)

    # -- parts -----------------------------------------------------------------------------

    def _trusted(
        self, game: str, tags: Mapping[Tag, int], species: Mapping[str, Any]
    ) -> tuple[list[Any], list[str], list[str]]:
        """What a shipped set may name: everything in the folders of its game."""
        known_tags: list[Any] = []
        known_species: list[str] = []
        known_symbols: list[str] = []
        for folder in resources.files("spinney.cards").joinpath("sets").iterdir():
            data = tomllib.loads(folder.joinpath("set.toml").read_text("utf-8"))
            if data["game"] == game:
                known_tags += data["tags"]
                known_species += data["species"]
                known_symbols += data.get("symbols", [])
        return known_tags, known_species, known_symbols

    def _tags(self) -> tuple[dict[Tag, int], dict[Tag, Names]]:
        """The types it adds: numbers in a shipped set, names in one's own."""
        numbers: dict[Tag, int] = {}
        names: dict[Tag, Names] = {}
        for name, value in self._field("", "tags", table, {}).items():
            try:
                tag = Tag(key(name))
                if self.inside is None:
                    numbers[tag] = number(value)
                else:
                    numbers[tag] = -1
                    names[tag] = _names(value)
            except UnreadableError as error:
                self._wrong("", str(name)[:30], error.phrase)
        return numbers, names

    def _clashes(
        self,
        set_key: str,
        tags: Iterable[str],
        symbols: Iterable[str],
        species: Iterable[str],
    ) -> None:
        inside = self.inside
        if inside is None:
            return
        if not set_key:
            self._wrong("", "key", Phrase("set-lacks", "{field} is missing", field="key"))
        taken = [
            *(name for name in (set_key,) if name in inside.sets),
            *(name for name in tags if name in inside.tags),
            *(name for name in symbols if name in inside.symbols),
            *(name for name in species if name in inside.species),
        ]
        for name in taken:
            self._wrong("", name, Phrase("set-taken", "{word} exists already", word=name))

    def _species(self, name: str, entry: Any, set_key: str, game: str) -> v.Species | None:
        before = len(self.problems)
        try:
            key(name)
            table(entry)
        except UnreadableError as error:
            self._wrong("", str(name)[:30], error.phrase)
            return None
        self._known_fields(name, entry, SPECIES_FIELDS)
        reader = self.reader

        def read(field: str, how: Any, default: Any = None) -> Any:
            if default is None and field in ("place", "copies", "cost", "tags"):
                if field not in entry:
                    why = Phrase("set-lacks", "{field} is missing", field=field)
                    self._wrong(name, field, why)
            return self._field(name, field, how, default)

        place = read("place", lambda value: v.Place(reader.word(value, list(v.Place))))
        made = {
            "copies": read("copies", lambda value: number(value, 1, 20)),
            "cost": read("cost", lambda value: number(value, 0, reading.MAX_COST)),
            "tags": read("tags", reader.tag_list),
            "effect": read("effect", reader.effect),
            "bonus": read("bonus", reader.effect),
            "permanent": read("permanent", reader.permanent),
            "points": read("points", reader.points, v.NOTHING),
            "needs": read("needs", lambda value: Tag(reader.word(value, reading.NEEDED))),
            "counts_as": read("counts_as", reader.species_key),
            "symbol": read("symbol", reader.symbol, name if place == v.Place.TREE else ""),
            "icon": read("icon", self._icon, ""),
            "unattested": tuple(read("unattested", listed, ())),
        }
        if len(self.problems) > before:
            return None
        species = v.Species(name, set_key, game, place, **made)
        self._check_species(species)
        return species

    def _check_species(self, species: v.Species) -> None:
        name = species.key
        if species.is_host and (not species.tags or species.tags[0] != species.place.value):
            why = Phrase("set-host-tag", "a {place} has that type first", place=species.place.value)
            self._wrong(name, "tags", why)
        if not species.is_host and set(species.tags) & {v.TREE, v.SHRUB, v.MOOR}:
            why = Phrase(
                "set-not-host", "a species that goes into a slot is no tree, shrub or moor"
            )
            self._wrong(name, "tags", why)
        if species.place == v.Place.TREE and species.symbol not in self.reader.symbols:
            why = Phrase("set-tree-symbol", "a tree needs a symbol of its own in 'symbols'")
            self._wrong(name, "symbol", why)
        lays_moor = isinstance(species.effect, v.LayMoor) or isinstance(species.bonus, v.LayMoor)
        saplings = isinstance(species.effect, v.LaySaplings)
        moors = lays_moor or species.place == v.Place.MOOR or species.needs == v.MOOR
        if (moors and species.game != v.DARTMOOR) or (saplings and species.game != v.FOREST):
            game = species.game
            why = Phrase("set-other-game", "the {game} game has nothing like that", game=game)
            self._wrong(name, "place" if species.place == v.Place.MOOR else "effect", why)

    def _check_sets(self, species: Iterable[v.Species]) -> None:
        """Species that score in sets of one type must score alike."""
        known: dict[Tag, tuple[int, ...]] = {}
        for s in (*(self.inside.species.values() if self.inside else ()), *species):
            if isinstance(s.points, v.Sets):
                tag, values = s.points.tag, known.setdefault(s.points.tag, s.points.values)
                if values != s.points.values:
                    row = " ".join(map(str, values))
                    why = Phrase("set-sets", "sets of {tag} score {values}", tag=tag, values=row)
                    self._wrong(s.key, "points", why)

    def _icon(self, value: object) -> str:
        return self.reader.word(value, icons()) if self.inside else str(value)

    def _rows(self, name: str) -> tuple[tuple[int, ...], ...]:
        def read(value: object) -> tuple[tuple[int, ...], ...]:
            rows = listed(value)
            if self.inside is not None:
                rows = [rows]
            read_rows = tuple(tuple(map(number, listed(row))) for row in rows)
            if any(len(row) != 4 for row in read_rows):
                raise UnreadableError(
                    Phrase("set-removed", "four numbers: for 2, 3, 4 and 5 players")
                )
            return read_rows

        rows: tuple[tuple[int, ...], ...] = self._field("", name, read, ())
        return rows

    def _cave(self, entry: Mapping[str, Any]) -> v.Cave:
        setup = self.reader.effect(entry["setup"]) if "setup" in entry else None
        return v.Cave(entry["number"], setup, entry.get("points", 0), entry.get("attested", True))

    def _deck(self, set_key: str, species: Mapping[str, v.Species]) -> list[Mapping[str, Any]]:
        cards: list[Mapping[str, Any]] = []
        for entry in self._field("", "deck", listed, []):
            if self.inside is None:
                cards.append(entry)
                continue
            try:
                cards += _card_entries(entry, set_key, species, len(cards))
            except UnreadableError as error:
                self._wrong("", "deck", error.phrase)
                continue
            if len(cards) > MAX_CARDS:
                self._wrong("", "deck", Phrase("set-cards", "at most {n} cards", n=MAX_CARDS))
                break
        return cards

    def _check_size(self, cards: int, removed: tuple[tuple[int, ...], ...]) -> None:
        """A set has cards, and does not remove more than it adds."""
        if not cards:
            self._wrong("", "deck", Phrase("set-lacks", "{field} is missing", field="deck"))
        elif any(n > cards for row in removed for n in row):
            why = Phrase("set-removed-all", "at most as many as the set has cards")
            self._wrong("", "removed", why)

    def _names(
        self,
        game: str,
        set_key: str,
        species: Iterable[v.Species],
        tags: Mapping[Tag, Names],
    ) -> dict[str, str]:
        """The names in Fluent, by language; a missing one is English, or else the key."""
        messages: dict[str, Names] = {
            f"set-{set_key}": self._field("", "names", _names, {}),
        }
        for tag, names in tags.items():
            messages[f"tag-{tag}"] = messages[f"kinds-{tag}"] = names
        for symbol in self.data.get("symbols", ()):
            named = next((s for s in species if s.symbol == symbol), None)
            messages[f"{game}-symbol-{symbol}"] = self._species_names(named.key) if named else {}
        for s in species:
            messages[f"{game}-{s.key}"] = self._species_names(s.key)
        spoken = {language for names in messages.values() for language in names} | {"en"}
        return {
            language: "\n".join(
                _message(name, names.get(language) or names.get("en") or {"one": _plain(name)})
                for name, names in messages.items()
            )
            for language in spoken
        }

    def _species_names(self, species: str) -> Names:
        names: Names = self._field(species, "names", _names, {})
        return names


def _names(value: object) -> dict[str, Mapping[str, str]]:
    """Names by language, or one for all; each with the forms of a noun, if it is counted."""
    if isinstance(value, str):
        return {"en": _forms(value)}
    names = table(value)
    for language in names:
        if not _LANGUAGE.fullmatch(language):
            raise UnreadableError(
                Phrase(
                    "set-language", "{language} is not a language code", language=quoted(language)
                )
            )
    return {language: _forms(name) for language, name in names.items()}


def _forms(value: object) -> dict[str, str]:
    """A name alone, or ``{ one = "card", some = "a card", many = "cards" }``."""
    if not isinstance(value, dict):
        return {"one": text(value)}
    for form in value:
        if form not in FORMS:
            raise reading.unknown_word(form, FORMS)
    if "one" not in value:
        raise UnreadableError(Phrase("set-lacks", "{field} is missing", field="one"))
    return {form: text(name) for form, name in value.items()}


def _plain(message: str) -> str:
    """A key as a name: ``forest-sea_holly`` is Sea holly."""
    return message.rpartition("-")[2].replace("_", " ").capitalize()


def _message(name: str, forms: Mapping[str, str]) -> str:
    given = "".join(f"\n    .{form} = {forms[form]}" for form in FORMS[1:] if form in forms)
    return f"{name} = {forms['one']}{given}"


def _keys(value: object) -> list[str]:
    return list(map(key, listed(value)))


def _colours(value: object) -> dict[str, str]:
    colours = table(value)
    for colour in colours.values():
        if not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
            raise UnreadableError(
                Phrase("set-colour", "{colour} is not a colour like #5a8f3c", colour=quoted(colour))
            )
    return {key(symbol): str(colour) for symbol, colour in colours.items()}


#: The kind of a card, by the places of its halves.
_KINDS: Final = {
    ("tree",): "tree",
    ("shrub",): "shrub",
    ("moor",): "moor",
    ("top", "bottom"): "top_bottom",
    ("side", "side"): "left_right",
}


def _card_entries(
    entry: object, set_key: str, species: Mapping[str, v.Species], before: int
) -> list[Mapping[str, Any]]:
    """Cards in short: ``7 sea_buckthorn``, ``2 gull@oak/limpet@birch``."""
    found = _CARD.fullmatch(entry) if isinstance(entry, str) else None
    if found is None:
        raise UnreadableError(
            Phrase(
                "set-card",
                '{card} is not a card, as in "2 gull@oak/limpet@birch"',
                card=quoted(entry),
            )
        )
    copies, *parts = found.groups()
    halves = []
    for name, symbol in zip(parts[::2], parts[1::2], strict=True):
        if name is None:
            continue
        if name not in species:
            raise reading.unknown_word(name, species)
        halves.append({"species": name, "symbol": symbol or species[name].symbol})
    kind = _KINDS.get(tuple(species[half["species"]].place.value for half in halves))
    if kind is None:
        raise UnreadableError(
            Phrase(
                "set-halves",
                "{card}: a card is a tree, shrub or moor, or it has a top and a bottom half, "
                "or two side halves",
                card=quoted(entry),
            )
        )
    return [
        {
            "id": f"{set_key}-{before + i + 1}",
            "set": set_key,
            "kind": kind,
            "halves": halves,
        }
        for i in range(int(copies or 1))
    ]


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
