"""What can be counted, as nouns in the forms a sentence needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spinney.cards.vocabulary import (
    TREE,
    AtHost,
    Below,
    Cards,
    Count,
    FilledSlots,
    FullTrees,
    InCave,
    InSlot,
    Kinds,
    On,
    Place,
    Species,
    Sum,
    Symbol,
    Tag,
    TreeNumber,
)
from spinney.text.lexicon import Lexicon
from spinney.text.names import species_id, symbol_spans
from spinney.text.spans import Spans, SpeciesSpan


@dataclass(frozen=True)
class Noun:
    """A message and its arguments; its forms are attributes of the message."""

    lex: Lexicon
    id: str
    args: tuple[tuple[str, str | Spans], ...] = ()
    #: The species it names, if any.
    species: str | None = None

    @property
    def one(self) -> Spans:
        """After "for each": ``bird``."""
        return self._message(self.id)

    @property
    def some(self) -> Spans:
        """``a bird``."""
        return self._form("some")

    @property
    def many(self) -> Spans:
        """``birds``."""
        return self._form("many")

    @property
    def more(self) -> Spans:
        """``more birds``."""
        return self._form("more")

    @property
    def on(self) -> Spans:
        """``on a moor``."""
        return self._form("on")

    def number(self, n: int) -> Spans:
        """``3 birds``."""
        return self.lex.spans("counted", n=n, one=self.one, many=self.many)

    def _form(self, form: str) -> Spans:
        if self.lex.has(self.id, form):
            return self._message(f"{self.id}.{form}")
        return self.lex.spans(PLAIN_FORMS[form], one=self.one)

    def _message(self, message: str) -> Spans:
        if self.species is not None:
            return (SpeciesSpan(self.lex.get(message), self.species),)
        return self.lex.spans(message, **dict(self.args))


#: The forms of a name in a set of one's own that does not give them.
PLAIN_FORMS: Final = {
    "some": "form-some",
    "many": "form-many",
    "more": "form-more",
    "on": "form-on",
}


def tag_noun(lex: Lexicon, game: str, tag: Tag) -> Noun:
    """A type; its name may depend on the game."""
    return Noun(lex, f"tag-{tag}", (("game", game),))


def cards(lex: Lexicon, number: int) -> Spans:
    """``1 card``, ``2 cards``."""
    return Noun(lex, "card").number(number)


def species_noun(lex: Lexicon, game: str, key: str) -> Noun:
    return Noun(lex, species_id(game, key), species=key)


def thing(lex: Lexicon, game: str, what: Tag | Cards | str) -> Noun:
    """Cards of a tag or of a species."""
    if isinstance(what, Tag):
        return tag_noun(lex, game, what)
    return species_noun(lex, game, what.species if isinstance(what, Cards) else what)


def noun(lex: Lexicon, game: str, count: Count, counter: Species | None = None) -> Noun:
    """What a rule counts; ``counter`` is the species whose rule it is."""
    match count:
        case Tag() | Cards():
            return thing(lex, game, count)
        case Kinds(tag):
            return Noun(lex, f"kinds-{tag}", (("game", game),))
        case TreeNumber(species):
            return thing(lex, game, species or TREE)
        case Symbol(symbol):
            if symbol is None:
                return Noun(lex, "count-own-symbol")
            return Noun(lex, "count-symbol", (("symbol", symbol_spans(lex, game, symbol)),))
        case FullTrees():
            return Noun(lex, "count-full-trees")
        case Below(trees_only):
            return Noun(lex, "count-below-trees" if trees_only else "count-below")
        case InCave():
            return Noun(lex, "count-in-cave")
        case FilledSlots():
            return Noun(lex, "count-filled-slots")
        case InSlot():
            return Noun(lex, "count-in-slot")
        case AtHost(tag, trees_only):
            counted = Noun(lex, "card") if tag is None else tag_noun(lex, game, tag)
            return _at_host(counted, this_host(lex, counter, trees_only))
        case Sum(Symbol(str() as first), Symbol(str() as second)):
            symbols = [symbol_spans(lex, game, symbol) for symbol in (first, second)]
            either = lex.listed_spans("list-or", symbols)
            return Noun(lex, "count-symbol", (("symbol", either),))
        case Sum(first, second):
            return _sum(noun(lex, game, first, counter), noun(lex, game, second, counter))
        case On():
            raise TypeError(f"{count} is asked, not counted")


def this_host(lex: Lexicon, counter: Species | None, trees_only: bool = False) -> str:
    """``this tree`` if it can be nothing else, otherwise ``this host``."""
    is_tree = trees_only or (counter is not None and counter.place == Place.TREE)
    return lex.get("this-tree" if is_tree else "this-host")


def _at_host(counted: Noun, host: str) -> Noun:
    forms = (("one", counted.one), ("some", counted.some), ("many", counted.many), ("host", host))
    return Noun(counted.lex, "count-at-host", forms)


def _sum(first: Noun, second: Noun) -> Noun:
    forms = (
        ("first", first.one),
        ("second", second.one),
        ("firsts", first.many),
        ("seconds", second.many),
    )
    return Noun(first.lex, "count-sum", forms)
