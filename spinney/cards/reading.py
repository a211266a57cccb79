"""Species and their rules, read from data: what a set's file says, as values of the vocabulary.

A rule is written as its name, with what it needs: ``{ draw = 2 }``, ``{ per = ["insect", 2] }``,
``{ at_least = { count = { kinds = "bat" }, minimum = 3, points = 5 } }``. A single value is the
first thing a rule needs, a list is all of them in order, and a rule that needs nothing is just its
name: ``"extra_turn"``. The names are those of the vocabulary's types.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING, fields
from difflib import get_close_matches
from typing import Any, Final, get_args

from spinney.cards import vocabulary as v
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.tags import Tag

#: The largest number of points, cards or copies that a rule may name, and of values in a row.
MAX_NUMBER: Final = 200
MAX_VALUES: Final = 20
#: How deep rules may be nested.
MAX_DEPTH: Final = 4
#: The most that a card may cost: more than a full hand could never be paid.
MAX_COST: Final = 9
#: The longest name of a card, a type or a set.
MAX_NAME: Final = 40

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def rule_name(kind: type) -> str:
    """How a type of the vocabulary is written.

    >>> rule_name(v.TakeFromClearing)
    'take_from_clearing'
    """
    return _CAPITAL.sub("_", kind.__name__).lower()


def _named(kinds: Iterable[type]) -> dict[str, type]:
    return {rule_name(kind): kind for kind in kinds}


COUNTS: Final = _named(kind for kind in get_args(v.Count) if kind is not Tag)
POINTS: Final = _named(get_args(v.Points))
#: Effects from outside the package are entered here when they are registered.
EFFECTS: Final = _named(
    kind
    for kind in vars(v).values()
    if isinstance(kind, type) and issubclass(kind, v.Effect) and kind is not v.Effect
)
PERMANENTS: Final = _named(get_args(v.Permanent))

#: The counts that are one number of the forest as a whole, so that two can be added up.
WHOLE: Final = (Tag, v.Cards, v.Symbol, v.Kinds, v.FullTrees, v.Below, v.InCave)
#: The counts that look at the card's own host.
AT_HOST: Final = (v.AtHost, v.FilledSlots, v.InSlot, v.On)
#: What "most" can compare, as in the printed games.
COMPARED: Final = (v.TreeNumber("linden"), v.TreeNumber(), v.TREE, v.MOOR)
#: What scores in sets of different species, as in the printed games.
IN_SETS: Final = ("butterfly", "dragonfly")
#: What a card may need where it is laid.
NEEDED: Final = (v.MOOR, v.BIRD)
UNATTESTED: Final = ("effect", "bonus", "points", "tags")


class UnreadableError(ValueError):
    """A value that cannot be read."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def unknown_word(word: object, known: Iterable[str]) -> UnreadableError:
    """The error for a word that means nothing here, with the nearest one that does."""
    known = list(known)
    near = get_close_matches(word, known, 1, 0.6) if isinstance(word, str) else []
    if near:
        return UnreadableError(
            Phrase(
                "set-near-word",
                "unknown word {word}; did you mean {near}?",
                word=quoted(word),
                near=near[0],
            )
        )
    return UnreadableError(
        Phrase(
            "set-word",
            "unknown word {word}; choose from {words}",
            word=quoted(word),
            words=", ".join(known),
        )
    )


def key(value: object) -> str:
    """The key of a set, a species, a type or a symbol."""
    if not isinstance(value, str) or not _KEY.fullmatch(value):
        raise UnreadableError(
            Phrase(
                "set-key",
                "{word} is not a key: small letters, digits and _, at most 30, a letter first",
                word=quoted(value),
            )
        )
    return value


def number(value: object, low: int = 0, high: int = MAX_NUMBER) -> int:
    if type(value) is not int or not low <= value <= high:
        raise UnreadableError(
            Phrase(
                "set-number",
                "{value} is not a whole number from {low} to {high}",
                value=quoted(value),
                low=low,
                high=high,
            )
        )
    return value


def text(value: object) -> str:
    """A name people read."""
    wrong = not isinstance(value, str) or not 0 < len(value) <= MAX_NAME
    if wrong or not str(value).isprintable() or set(str(value)) & set("{}<>"):
        raise UnreadableError(
            Phrase(
                "set-name",
                "{name} is not a name: at most {n} printable characters, without brackets",
                name=quoted(value),
                n=MAX_NAME,
            )
        )
    return str(value)


def table(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise UnreadableError(not_a_table(value))
    return value


def not_a_table(value: object) -> Phrase:
    return Phrase("set-table", "{value} is not a table of fields", value=quoted(value))


def listed(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > MAX_NUMBER:
        raise UnreadableError(Phrase("set-list", "{value} is not a list", value=quoted(value)))
    return value


class Reader:
    """Reads rules, knowing which types, species and symbols there are."""

    def __init__(
        self, tags: Collection[str], species: Collection[str], symbols: Collection[str]
    ) -> None:
        self.tags = tags
        self.species = species
        self.symbols = symbols
        self._depth = 0
        self._fields: Mapping[str, Callable[[object], Any]] = {
            "count": self.count,
            "species": self.species_key,
            "symbol": self.symbol,
            "tag": self.tag,
            "tags": self.tag_list,
            "needs": self.tag,
            "host": self.tag_or_species,
            "guests": self.tag_or_cards,
            "place": lambda value: v.Place(self.word(value, [place.value for place in v.Place])),
            "points": number,
            "otherwise": number,
            "minimum": number,
            "cards": number,
            "limit": number,
            "values": self.numbers,
        }

    # -- words -----------------------------------------------------------------------------

    def word(self, value: object, known: Collection[str]) -> str:
        if not isinstance(value, str) or value not in known:
            raise unknown_word(value, known)
        return value

    def tag(self, value: object) -> Tag:
        return Tag(self.word(value, self.tags))

    def tag_list(self, value: object) -> tuple[Tag, ...]:
        """Some types: a list, or just one."""
        found = tuple(map(self.tag, listed(value) if isinstance(value, list) else [value]))
        if not found or len(set(found)) < len(found):
            raise UnreadableError(Phrase("set-some-tags", "name each type once, and at least one"))
        return found

    def species_key(self, value: object) -> str:
        return self.word(value, self.species)

    def symbol(self, value: object) -> str:
        return self.word(value, self.symbols)

    def tag_or_species(self, value: object) -> Tag | str:
        return Tag(value) if value in self.tags else self.species_key(value)

    def tag_or_cards(self, value: object) -> Tag | v.Cards:
        found = self.count(value)
        if not isinstance(found, Tag | v.Cards):
            raise unknown_word(value, [*self.tags, rule_name(v.Cards)])
        return found

    def numbers(self, value: object) -> tuple[int, ...]:
        row = listed(value)
        if not 0 < len(row) <= MAX_VALUES:
            raise UnreadableError(
                Phrase("set-values", "a row of points has 1 to {n} values", n=MAX_VALUES)
            )
        return tuple(map(number, row))

    # -- rules -----------------------------------------------------------------------------

    def count(self, value: object) -> v.Count:
        if isinstance(value, str) and value in self.tags:
            return Tag(value)
        found: v.Count = self._rule(value, COUNTS, [*self.tags, *COUNTS])
        if isinstance(found, v.Sum) and not (
            isinstance(found.first, WHOLE) and isinstance(found.second, WHOLE)
        ):
            raise _cannot("sum", "tags, cards, kinds, symbols, full_trees, below and in_cave")
        return found

    def points(self, value: object) -> v.Points:
        if isinstance(value, int):
            return v.Flat(number(value))
        found: v.Points = self._rule(value, POINTS, POINTS)
        if isinstance(found, v.Most) and found.count not in COMPARED:
            raise _cannot("most", "tree, moor, tree_number and { tree_number = linden }")
        if isinstance(found, v.Per | v.Most | v.Table | v.Total) and isinstance(found.count, v.On):
            raise _cannot(rule_name(type(found)), "what can be more than one; on is for at_least")
        if isinstance(found, v.Sets) and found.tag not in IN_SETS:
            raise _cannot("sets", " and ".join(IN_SETS))
        if isinstance(found, v.Total) and isinstance(found.count, AT_HOST):
            raise _cannot("total", "what does not depend on the host")
        return found

    def effect(self, value: object) -> v.Effect:
        found: v.Effect = self._rule(value, EFFECTS, EFFECTS)
        if isinstance(found, v.CaveFromDeckPer) and not isinstance(found.count, Tag):
            raise _cannot("cave_from_deck_per", "a tag")
        if isinstance(found, v.DrawPer) and not isinstance(found.count, Tag | v.Cards):
            raise _cannot("draw_per", "a tag or cards")
        if isinstance(found, v.InAnyOrder):
            for part in (found.first, found.second):
                if not isinstance(part, v.FreePlay) or not isinstance(part.what, tuple):
                    raise _cannot("in_any_order", "free_play of tags")
        return found

    def permanent(self, value: object) -> v.Permanent:
        found: v.Permanent = self._rule(value, PERMANENTS, PERMANENTS)
        return found

    def _rule(self, value: object, kinds: Mapping[str, type], words: Collection[str]) -> Any:
        """A rule of one family: its name alone, or a table with its name and what it needs."""
        if self._depth == MAX_DEPTH:
            raise UnreadableError(Phrase("set-deep", "the rules are nested too deeply"))
        if isinstance(value, str):
            value = {value: {}}
        if not isinstance(value, dict) or len(value) != 1:
            raise UnreadableError(
                Phrase("set-rule", "{value} is not one rule", value=quoted(value))
            )
        ((name, given),) = value.items()
        kind = kinds.get(name)
        if kind is None:
            raise unknown_word(name, words)
        self._depth += 1
        try:
            return self._made(kind, given, kinds)
        finally:
            self._depth -= 1

    def _made(self, kind: type, given: object, kinds: Mapping[str, type]) -> Any:
        parts = fields(kind)
        names = [part.name for part in parts]
        takes_list = bool(names) and names[0] in ("what", "tags")
        if isinstance(given, dict) and (not given or set(given) <= set(names)):
            values = given
        elif isinstance(given, list) and not takes_list:
            values = dict(zip(names, given, strict=False))
            if len(given) > len(names):
                raise UnreadableError(_too_many(kind))
        elif isinstance(given, dict) and not _is_rule(given):
            raise unknown_word(next(word for word in given if word not in names), names)
        elif names:
            values = {names[0]: given}
        else:
            raise UnreadableError(_too_many(kind))
        read = {}
        for part in parts:
            if part.name in values:
                read[part.name] = self._part(kind, part.name, values[part.name], kinds)
            elif part.default is MISSING:
                raise UnreadableError(
                    Phrase(
                        "set-rule-lacks",
                        "{rule} lacks {field}",
                        rule=rule_name(kind),
                        field=part.name,
                    )
                )
        return kind(**read)

    def _part(self, kind: type, name: str, value: object, kinds: Mapping[str, type]) -> Any:
        if name in ("first", "second"):
            return self.count(value) if kinds is COUNTS else self.effect(value)
        if name == "what":
            return self._what(kind, value)
        read = self._fields.get(name)
        if read is not None:
            return read(value)
        if type(value) is not bool:
            raise UnreadableError(
                Phrase("true-or-false", "{option} must be true or false", option=name)
            )
        return value

    def _what(self, kind: type, value: object) -> object:
        """What may be laid for free, or what causes a draw."""
        if kind is v.DrawWhenPlayed:
            if isinstance(value, dict):
                return self._rule(value, {"at_trees": v.AtTrees}, ["at_trees"])
            return self.tag(value)
        if isinstance(value, dict):
            return self._rule(value, {"cards": v.Cards}, ["cards"])
        return self.tag_list(value)


def _is_rule(value: Mapping[str, object]) -> bool:
    return len(value) == 1 and next(iter(value)) in {*COUNTS, *EFFECTS, "at_trees"}


def _too_many(kind: type) -> Phrase:
    return Phrase("set-rule-more", "{rule} needs less than that", rule=rule_name(kind))


def _cannot(rule: str, what: str) -> UnreadableError:
    return UnreadableError(
        Phrase("set-cannot", "{rule} only works with {what}", rule=rule, what=what)
    )
