"""The decks of the package and custom ones, checked card by card.

The shipped deck of a game has the cards of all its shipped sets; sets of one's own come after
them. Custom decks are parsed and checked by the same code (see :func:`parse_deck`).
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from spinney.cards.card_sets import Box, CardSet, SetError, box
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.vocabulary import DARTMOOR, GAMES, Place, Species

WINTERS = 3
#: The maximum length of a card's id.
MAX_ID = 40

# What each game has in its shipped sets.
SETS: Mapping[str, tuple[str, ...]] = {game: tuple(box(game).sets) for game in GAMES}
SPECIES: Mapping[str, Mapping[str, Species]] = {game: box(game).species for game in GAMES}
SYMBOLS: Mapping[str, tuple[str, ...]] = {game: box(game).symbols for game in GAMES}

#: The places of a card's halves, by kind of card.
KINDS = {
    "tree": (Place.TREE,),
    "shrub": (Place.SHRUB,),
    "moor": (Place.MOOR,),
    "top_bottom": (Place.TOP, Place.BOTTOM),
    "left_right": (Place.SIDE, Place.SIDE),
    "winter": (),
}


class DeckError(ValueError):
    """A deck that cannot be used; ``problems`` has one line per wrong card."""

    def __init__(self, problems: list[Phrase]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


@dataclass(frozen=True)
class Half:
    """One half of a split card, or a whole host: its species and the symbol it shows."""

    species: str
    symbol: str
    symbol_attested: bool = True


@dataclass(frozen=True)
class Card:
    """One printed card."""

    id: str
    kind: str
    set: str
    halves: tuple[Half, ...]
    pairing_attested: bool = True

    @property
    def face(self) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The printed face; two cards with equal faces are identical."""
        return self.kind, tuple((half.species, half.symbol) for half in self.halves)

    @property
    def attested(self) -> bool:
        """Whether everything on it is confirmed rather than guessed."""
        return self.pairing_attested and all(half.symbol_attested for half in self.halves)


@dataclass(frozen=True)
class Deck:
    """A checked deck. A card's number in a game is its index here, whichever sets are in play."""

    game: str
    cards: tuple[Card, ...]
    digest: str
    #: The sets of one's own that it has cards of.
    added: tuple[CardSet, ...] = ()

    @property
    def box(self) -> Box:
        """Everything its cards may refer to."""
        return box(self.game, self.added)

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets it has cards of."""
        return tuple(s for s in self.box.sets if any(card.set == s for card in self.cards))

    def to_json(self) -> list[dict[str, Any]]:
        """The deck in the form :func:`parse_deck` reads."""
        return [
            {
                "id": card.id,
                "set": card.set,
                "kind": card.kind,
                "halves": [
                    {
                        "species": half.species,
                        "symbol": half.symbol,
                        "symbol_attested": half.symbol_attested,
                    }
                    for half in card.halves
                ],
                "pairing_attested": card.pairing_attested,
            }
            for card in self.cards
        ]


@cache
def shipped_deck(game: str) -> Deck:
    """The deck that comes with the package.

    >>> deck = shipped_deck("forest")
    >>> len(deck.cards), deck.sets
    (233, ('base', 'alpine', 'edge'))
    """
    return _deck_of(box(game), ())


def deck_of(game: str, added: tuple[CardSet, ...] = ()) -> Deck:
    """The shipped deck with the cards of added sets; those that do not fit are a SetError."""
    return _larger_deck(game, added) if added else shipped_deck(game)


@lru_cache(maxsize=64)
def _larger_deck(game: str, added: tuple[CardSet, ...]) -> Deck:
    try:
        return _deck_of(box(game, added), added)
    except DeckError as error:
        raise SetError(error.problems) from None


def _deck_of(inside: Box, added: tuple[CardSet, ...]) -> Deck:
    return parse_deck([card for each in inside.sets.values() for card in each.deck], added)


def deck_lacks(sets: list[str]) -> Phrase:
    """The error for playing with sets that the deck lacks."""
    return Phrase("deck-lacks", "the deck has no cards of the set {sets}", sets=", ".join(sets))


@cache
def printed_symbols(game: str) -> Mapping[str, frozenset[str]]:
    """The symbols shown on the printed copies of each species.

    >>> sorted(printed_symbols("forest")["bullfinch"])
    ['douglas_fir', 'silver_fir']
    """
    shown: dict[str, set[str]] = {key: set() for key in SPECIES[game]}
    for card in shipped_deck(game).cards:
        for half in card.halves:
            shown[half.species].add(half.symbol)
    return {key: frozenset(symbols) for key, symbols in shown.items()}


def possible_symbols(species: Species, inside: Box | None = None) -> tuple[str, ...]:
    """The symbols a card of the species may show.

    Any of a set of one's own, and in Dartmoor, where not all are known.

    >>> possible_symbols(SPECIES["forest"]["bullfinch"])
    ('douglas_fir', 'silver_fir')
    """
    if species.place == Place.TREE:
        return (species.symbol,)
    if species.game == DARTMOOR or species.key not in SPECIES[species.game]:
        return (inside or box(species.game)).symbols
    return tuple(sorted(printed_symbols(species.game)[species.key]))


def parse_deck(data: object, added: tuple[CardSet, ...] = ()) -> Deck:
    """Read and check a deck: a list of cards, or an object with ``cards``.

    ``added`` are the sets of one's own that it may have cards of.

    Raises :class:`DeckError` with one line per wrong card.

    >>> parse_deck(shipped_deck("dartmoor").to_json()) == shipped_deck("dartmoor")
    True
    """
    if isinstance(data, dict):
        data = data.get("cards")
    if not isinstance(data, list) or not data:
        raise DeckError([Phrase(
            "deck-is-a-list", "a deck is a JSON list of cards, or an object with a list 'cards'"
        )])  # fmt: skip
    game = added[0].game if added else _game_of(data)
    inside = box(game, added)
    problems: list[Phrase] = []
    cards = [
        card
        for i, entry in enumerate(data)
        if (card := _card(inside, i, entry, problems)) is not None
    ]
    problems += _miscounts(inside, cards)
    if problems:
        raise DeckError(problems)
    cards = _identical_together(cards)
    faces = json.dumps([card.face for card in cards]) + "".join(each.digest for each in added)
    digest = hashlib.sha256(faces.encode()).hexdigest()[:16]
    return Deck(game, tuple(cards), digest, added)


def _game_of(data: list[object]) -> str:
    """The game most of the named species belong to (some keys are in both)."""
    keys = Counter(
        half["species"]
        for entry in data
        if isinstance(entry, dict) and isinstance(entry.get("halves"), list)
        for half in entry["halves"]
        if isinstance(half, dict) and isinstance(half.get("species"), str)
    )
    return max(GAMES, key=lambda game: sum(n for key, n in keys.items() if key in SPECIES[game]))


def _card(inside: Box, index: int, entry: object, problems: list[Phrase]) -> Card | None:
    """One card of a deck file, or None with the reasons added to ``problems``."""
    wrong: list[Phrase] = []
    card = _checked_card(inside, index, entry, wrong)
    name = str(entry.get("id", index + 1))[:MAX_ID] if isinstance(entry, dict) else str(index + 1)
    name = "".join(c if c.isprintable() else " " for c in name)
    problems += [Phrase("in-card", "card {card}: {why}", card=name, why=why) for why in wrong]
    return None if wrong else card


def _checked_card(inside: Box, index: int, entry: object, wrong: list[Phrase]) -> Card | None:
    if not isinstance(entry, dict):
        wrong.append(Phrase("not-an-object", "not an object"))
        return None
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        kinds = ", ".join(KINDS)
        wrong.append(
            Phrase("card-kind", "kind {kind} is not one of {kinds}", kind=quoted(kind), kinds=kinds)
        )
        return None
    places, raw = KINDS[kind], entry.get("halves")
    if not isinstance(raw, list) or len(raw) != len(places):
        wrong.append(
            Phrase(
                "card-halves",
                "'halves' of a {kind} card must have length {n}",
                kind=kind,
                n=len(places),
            )
        )
        return None
    halves, sets = [], set()
    for place, half in zip(places, raw, strict=True):
        key = half.get("species") if isinstance(half, dict) else None
        species = inside.species.get(key) if isinstance(key, str) else None
        if species is None:
            wrong.append(unknown_species(key, inside.game))
            continue
        symbol = half.get("symbol")
        wrong += _wrong_half(inside, species, place, symbol, half.get("cost", species.cost))
        sets.add(species.set)
        halves.append(Half(species.key, str(symbol), bool(half.get("symbol_attested", True))))
    set_ = entry.get("set") or (inside.base.key if kind == "winter" else min(sets, default=""))
    id_ = entry.get("id", index + 1)
    if not isinstance(id_, int) and not (
        isinstance(id_, str) and 0 < len(id_) <= MAX_ID and id_.isprintable()
    ):
        wrong.append(
            Phrase("card-id", "an id is a number, or a text of at most {n} characters", n=MAX_ID)
        )
    if not isinstance(set_, str):
        wrong.append(Phrase("card-set", "the set is a text"))
    elif kind != "winter" and sets and sets != {set_}:
        wrong.append(
            Phrase(
                "card-other-set",
                "in set {set}, but its halves are from {sets}",
                set=quoted(set_),
                sets=", ".join(sorted(sets)),
            )
        )
    pairing = bool(entry.get("pairing_attested", True))
    return Card(str(id_), kind, str(set_), tuple(halves), pairing)


def _wrong_half(
    inside: Box, species: Species, place: Place, symbol: object, cost: object
) -> list[Phrase]:
    """The problems with one half of a card, or with a host."""
    wrong: list[Phrase] = []
    key, symbols = species.key, inside.symbols
    if species.place != place:
        goes = species.place.value
        wrong.append(
            Phrase(
                "card-place",
                "{species} goes {goes}, not on a {place} half",
                species=key,
                goes=goes,
                place=place.value,
            )
        )
    if symbol not in symbols:
        wrong.append(
            Phrase(
                "card-symbol",
                "{species} shows {symbol}, not one of {symbols}",
                species=key,
                symbol=quoted(symbol),
                symbols=", ".join(symbols),
            )
        )
    elif species.place == Place.TREE and symbol != species.symbol:
        wrong.append(
            Phrase(
                "card-own-symbol",
                "{species} shows {symbol}, but should show its own symbol",
                species=key,
                symbol=str(symbol),
            )
        )
    if cost != species.cost:
        wrong.append(
            Phrase(
                "card-cost",
                "{species} costs {cost}, not {wrong}",
                species=key,
                cost=species.cost,
                wrong=quoted(cost),
            )
        )
    return wrong


def unknown_species(key: object, game: str) -> Phrase:
    """The error for an unknown species."""
    return Phrase(
        "no-species", "unknown species {species} in the {game} game", species=quoted(key), game=game
    )


def _miscounts(inside: Box, cards: Iterable[Card]) -> list[Phrase]:
    """Duplicate ids, and species (of the sets present) with the wrong number of copies."""
    cards = list(cards)
    problems = [
        Phrase(
            "in-card",
            "card {card}: {why}",
            card=id_,
            why=Phrase("card-double", "the id is used {n} times", n=n),
        )
        for id_, n in Counter(card.id for card in cards).items()
        if n > 1
    ]
    copies = Counter(half.species for card in cards for half in card.halves)
    sets = {inside.base.key, *(card.set for card in cards)}
    for species in inside.species.values():
        if species.set in sets and copies[species.key] != species.copies:
            problems.append(Phrase(
                "deck-copies", "copies of {species}: {n}, not {copies}",
                species=species.key, n=copies[species.key], copies=species.copies,
            ))  # fmt: skip
    winters = sum(card.kind == "winter" for card in cards)
    if winters != WINTERS:
        problems.append(Phrase(
            "deck-winters", "winter cards: {n}, not {cards}", n=winters, cards=WINTERS
        ))  # fmt: skip
    sizes = Counter(card.set for card in cards)
    for name in sorted(sets & set(inside.sets)):
        size = inside.sets[name].size
        if sizes[name] != size:
            problems.append(Phrase(
                "deck-set-size", "set {set}: {n} cards, not {cards}",
                set=name, n=sizes[name], cards=size,
            ))  # fmt: skip
    return problems


def _identical_together(cards: list[Card]) -> list[Card]:
    """Group identical cards, so that picks in ascending order reach each set only once."""
    first: dict[object, int] = {}
    for i, card in enumerate(cards):
        first.setdefault(card.face, i)
    return sorted(cards, key=lambda card: first[card.face])
