"""Makes a set of cards from data, and collects everything that is wrong with it."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any, Final

from spinney.cards import reading
from spinney.cards import vocabulary as v
from spinney.cards.card_set import Box, CardSet, SetError
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.reading import Reader, UnreadableError, key, listed, number, table, text
from spinney.cards.tags import Tag

#: The most of anything in one set.
MAX_SPECIES: Final = 100
MAX_CARDS: Final = 400
#: The most types of a game: they are the bits of one number.
MAX_TAGS: Final = 60
#: After so many problems no more are looked for: each is looked up in the text.
MAX_PROBLEMS: Final = 20

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


class SetMaker:
    """Reads one set, collecting everything that is wrong with it."""

    def __init__(
        self,
        data: dict[str, Any],
        source: str,
        inside: Box | None,
        names: Mapping[str, str],
        icons: tuple[str, ...],
    ) -> None:
        self.data = data
        self.lines = source.splitlines()
        #: The sets that it is added to; None for a shipped set, which is trusted.
        self.inside = inside
        self.names = names
        #: The drawings that a species of one's own can have.
        self.icons = icons
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
        if inside is None:
            known_tags, known_species, known_symbols = _shipped_words(game)
        else:
            known_tags = [*inside.tags, *tags]
            known_species = [*inside.species, *species_data]
            known_symbols = [*inside.symbols, *symbols]
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
        if len(self.problems) >= MAX_PROBLEMS:
            raise SetError(self.problems)

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
        return self.reader.word(value, self.icons) if self.inside else str(value)

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


def _shipped_words(game: str) -> tuple[list[str], list[str], list[str]]:
    """The types, species and symbols that a shipped set may name: all of its game."""
    tags: list[str] = []
    species: list[str] = []
    symbols: list[str] = []
    for folder in resources.files("spinney.cards").joinpath("sets").iterdir():
        data = tomllib.loads(folder.joinpath("set.toml").read_text("utf-8"))
        if data["game"] == game:
            tags += data["tags"]
            species += data["species"]
            symbols += data.get("symbols", [])
    return tags, species, symbols


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
