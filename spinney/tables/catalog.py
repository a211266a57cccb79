"""Everything a client needs to draw every card of a game, with its texts in one language.

It never changes for a deck and a language, so a client fetches it once and caches it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal, Union, cast, get_args

from pydantic import Field
from typing_extensions import TypeAliasType

from spinney.cards import catalog as printed
from spinney.cards import marks as mk
from spinney.cards.card_sets import picture
from spinney.cards.vocabulary import DARTMOOR, Cave, Place, Species
from spinney.engine import rules as ru
from spinney.engine.cards import FACE_DOWN, WINTER, Card, deck_cards
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.engine.writing import written
from spinney.tables.wire import Message, model_of
from spinney.text import Words, words
from spinney.text import points as po
from spinney.text.marks import face

Game = Literal["forest", "dartmoor"]
Kind = Literal["tree", "shrub", "moor", "top_bottom", "left_right", "winter"]

#: The colour of a symbol whose set names none.
UNPAINTED = "#7d8a6a"


# -- marks, tables and rules, derived from their types -----------------------------------------


class FrameMark(Message):
    """A mark around other marks."""

    marks: list[Mark]


_MARKS = [
    model_of(cls, FrameMark if "marks" in cls.__annotations__ else Message)
    for cls in get_args(mk.Mark)
]

if TYPE_CHECKING:
    Mark = Message
else:
    _marks = Union[tuple(_MARKS)]  # noqa: UP007
    Mark = TypeAliasType("Mark", Annotated[_marks, Field(discriminator="kind")])
    for _mark in _MARKS:
        _mark.model_rebuild()

Step, Steps = model_of(po.Step), model_of(po.Steps)
_RULES = (ru.Removal, ru.DraftRule, ru.AutomaAct, ru.AutomaCard, ru.Rules)
*_, Rules = map(model_of, _RULES)


# -- the catalog ---------------------------------------------------------------------------


class SpeciesText(Message):
    """The texts on a species' card; None where it has none."""

    placement: str | None
    effect: str | None
    permanent: str | None
    bonus: str | None
    points: str | None
    #: The points as a table too, if they grow in steps.
    steps: Steps | None  # type: ignore[valid-type]


class SpeciesFace(Message):
    """A species as on all its copies, which differ only in the symbol."""

    key: str
    name: str
    #: Its drawing in the client's sprite.
    picture: str
    #: Whether that name is printed in this language; otherwise it is our translation.
    name_printed: bool
    set: str
    place: Place
    copies: int
    cost: int
    tags: list[str]
    points: list[Mark]
    effect: list[Mark]
    permanent: list[Mark]
    bonus: list[Mark]
    text: SpeciesText
    #: The parts that are a best guess, not taken from a printed card.
    unattested: list[str]


class HalfFace(Message):
    """A half of a split card, or a whole host: its species and its symbol."""

    species: str
    symbol: str
    #: Whether the symbol is confirmed by a printed card.
    attested: bool


class CardFace(Message):
    """A printed card; a winter has no halves."""

    kind: Kind
    set: str
    halves: list[HalfFace]
    #: The lowest number among the cards identical to it.
    same: int


class CaveFace(Message):
    """A cave card of Dartmoor."""

    number: int
    text: str
    #: Whether it is confirmed by a printed card.
    attested: bool


class Medal(Message):
    """A medal of a challenge."""

    key: str
    name: str
    #: The points needed, besides the goal.
    points: int


class ChallengeText(Message):
    """A challenge of the solo mode: its goal in words, and its medals, smallest first."""

    key: str
    text: str
    medals: list[Medal]


class Catalog(Message):
    """A game's cards, and the names of what is printed on them."""

    game: Game
    #: The deck's digest.
    deck: str
    language: str
    species: list[SpeciesFace]
    #: The names of the symbols, in the game's order.
    symbols: dict[str, str]
    #: The colours of symbols that the client does not know.
    colours: dict[str, str]
    tags: dict[str, str]
    #: The types that only mark the cards of a set.
    marks: list[str]
    sets: dict[str, str]
    #: The names of a face-down host, the winter and the cave.
    face_down: str
    winter: str
    cave: str
    caves: list[CaveFace]
    #: The challenges of the solo mode.
    challenges: list[ChallengeText]
    #: The deck: a card's index is its number in all messages.
    cards: list[CardFace]
    #: The numbers in the rules.
    rules: Rules  # type: ignore[valid-type]


def catalog(deck: printed.Deck, language: str) -> Catalog:
    """The catalog of a deck; an unknown language is a :class:`ValueError`."""
    lex, game, inside = words(language, added=deck.added), deck.game, deck.box
    return Catalog(
        game=cast(Game, game),
        deck=deck.digest,
        language=language,
        species=[_species(lex, species) for species in inside.species.values()],
        symbols={symbol: lex.symbol(game, symbol) for symbol in inside.symbols},
        colours={
            symbol: each.colours.get(symbol, UNPAINTED)
            for each in deck.added
            for symbol in each.symbols
        },
        tags={tag: lex.tag(game, tag) for tag in inside.tags},
        marks=list(inside.marks),
        sets={name: lex.set(name) for name in inside.sets},
        face_down=lex.name(game, FACE_DOWN[game]),
        winter=lex.name(game, WINTER),
        cave=lex.name(game, "cave"),
        caves=_caves(lex, inside.caves),
        challenges=_challenges(lex) if game == DARTMOOR else [],
        cards=_cards(deck),
        rules=written(ru.rules(game)),
    )


def _species(lex: Words, species: Species) -> SpeciesFace:
    marks = face(species)
    text = lex.card_text(species)
    return SpeciesFace(
        key=species.key,
        name=lex.name(species.game, species.key),
        picture=picture(species),
        name_printed=lex.name_is_printed(species.game, species.key),
        set=species.set,
        place=species.place,
        copies=species.copies,
        cost=species.cost,
        tags=list(species.tags),
        points=written(marks.points),
        effect=written(marks.effect),
        permanent=written(marks.permanent),
        bonus=written(marks.bonus),
        text=SpeciesText(
            placement=text.placement,
            effect=text.effect,
            permanent=text.permanent,
            bonus=text.bonus,
            points=text.points,
            steps=written(text.steps),
        ),
        unattested=list(species.unattested),
    )


def _caves(lex: Words, caves: Iterable[Cave]) -> list[CaveFace]:
    return [
        CaveFace(number=cave.number, text=lex.cave_text(cave), attested=cave.attested)
        for cave in caves
    ]


def _challenges(lex: Words) -> list[ChallengeText]:
    return [
        ChallengeText(
            key=key,
            text=lex.challenge(key),
            medals=[
                Medal(key=medal, name=lex.get(f"medal-{medal}"), points=points)
                for medal, points in zip(MEDALS, challenge.medals, strict=True)
            ],
        )
        for key, challenge in CHALLENGES.items()
    ]


def _cards(deck: printed.Deck) -> list[CardFace]:
    cards = zip(deck.cards, deck_cards(deck), strict=True)
    return [_card(card, played) for card, played in cards]


def _card(card: printed.Card, played: Card) -> CardFace:
    halves = [
        {"species": half.species, "symbol": half.symbol, "attested": half.symbol_attested}
        for half in card.halves
    ]
    face = {"kind": card.kind, "set": card.set, "halves": halves, "same": played.same}
    return CardFace.model_validate(face)
