"""The catalog: every card of both games, as marks and as text in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, fields, is_dataclass
from pathlib import Path
from typing import get_args

import pytest
from starlette.testclient import TestClient

from spinney.cards import marks as mk
from spinney.cards import vocabulary as v
from spinney.cards.card_sets import box
from spinney.cards.catalog import KINDS, SETS, SPECIES, SYMBOLS, shipped_deck
from spinney.cards.vocabulary import DARTMOOR
from spinney.engine.cards import deck_cards
from spinney.engine.effects import PRINTED, handler_of
from spinney.engine.rules import rules
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.server.app import create_app
from spinney.server.content import stored_catalog
from spinney.server.settings import Settings
from spinney.tables import catalog as ct
from spinney.tables import protocol as pr
from spinney.tables.catalog import Catalog, catalog
from spinney.text import Words, words
from spinney.text.marks import face

GAMES: tuple[ct.Game, ...] = get_args(ct.Game)
LANGUAGES = Words.languages()
PARTS = ("points", "effect", "permanent", "bonus")

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# -- contents ------------------------------------------------------------------------------


def test_all_games_languages_and_kinds_of_cards_are_there() -> None:
    assert GAMES == v.GAMES
    assert LANGUAGES == ("de", "en", "es", "fr", "it")
    assert get_args(ct.Kind) == tuple(KINDS)


@each_game
@each_language
def test_it_is_what_it_says_it_is(game: ct.Game, language: str) -> None:
    made = catalog(shipped_deck(game), language)
    assert Catalog.model_validate_json(made.model_dump_json()) == made
    assert (made.game, made.language) == (game, language)
    assert [species.key for species in made.species] == list(SPECIES[game])
    assert tuple(made.symbols) == SYMBOLS[game]
    assert tuple(made.tags) == tuple(box(game).tags)
    assert tuple(made.sets) == SETS[game]


@each_game
def test_a_card_has_the_number_it_has_in_the_engine(game: ct.Game) -> None:
    made = catalog(shipped_deck(game), "en")
    for card, played in zip(made.cards, deck_cards(shipped_deck(game)), strict=True):
        assert (card.kind, card.set) == (played.kind, played.set)
        shown = [(half.species, half.symbol) for half in card.halves]
        assert shown == [(half.species, half.symbol) for half in played.halves]
        assert {half.symbol for half in card.halves} <= set(made.symbols)


@each_game
def test_cards_that_are_the_same_are_known(game: ct.Game) -> None:
    """``same`` is the lowest number among identical cards."""
    cards = catalog(shipped_deck(game), "en").cards
    first: dict[tuple[object, ...], int] = {}
    for number, card in enumerate(cards):
        face = (card.kind, *((half.species, half.symbol) for half in card.halves))
        assert card.same == first.setdefault(face, number)


def test_the_rules_are_those_of_the_engine() -> None:
    for game in GAMES:
        sent, known = catalog(shipped_deck(game), "en").model_dump()["rules"], rules(game)
        assert sent["removed"] == [asdict(row) | {"cards": [*row.cards]} for row in known.removed]
        assert sent["draft"] == [asdict(row) for row in known.draft]
        assert sum(card["copies"] for card in sent["automa"]) == (20 if game == v.DARTMOOR else 0)
        limits = ("hand_size", "hand_limit", "clearing_limit", "winters")
        assert [sent[limit] for limit in limits] == [6, 10, 10, 3]


@each_game
def test_facts_of_species_are_those_of_the_tables(game: ct.Game) -> None:
    for species, shown in zip(
        SPECIES[game].values(), catalog(shipped_deck(game), "en").species, strict=True
    ):
        for name in ("key", "set", "place", "copies", "cost"):
            assert getattr(shown, name) == getattr(species, name)
        assert tuple(shown.tags) == species.tags
        assert tuple(shown.unattested) == species.unattested


@each_game
@each_language
def test_it_speaks_the_language(game: ct.Game, language: str) -> None:
    lex, made = words(language), catalog(shipped_deck(game), language)
    for species, shown in zip(SPECIES[game].values(), made.species, strict=True):
        text = lex.card_text(species)
        assert shown.name == lex.name(game, species.key)
        sent = shown.text.model_dump()
        said = asdict(text)
        if text.steps is not None:
            said["steps"]["rows"] = list(said["steps"]["rows"])
        assert sent == said
    assert made.winter == lex.get("name-winter")
    assert made.cave == lex.get("name-cave")
    assert [cave.text for cave in made.caves] == (
        [lex.cave_text(cave) for cave in box(DARTMOOR).caves] if game == v.DARTMOOR else []
    )


@each_language
def test_challenges_are_those_of_the_solo_mode(language: str) -> None:
    lex, made = words(language), catalog(shipped_deck("dartmoor"), language)
    assert [(c.key, c.text) for c in made.challenges] == [(k, lex.challenge(k)) for k in CHALLENGES]
    for shown, challenge in zip(made.challenges, CHALLENGES.values(), strict=True):
        assert tuple(medal.key for medal in shown.medals) == MEDALS
        assert tuple(medal.points for medal in shown.medals) == challenge.medals
        assert all(medal.name == lex.get(f"medal-{medal.key}") for medal in shown.medals)
    assert catalog(shipped_deck("forest"), language).challenges == []


def test_a_card_face_down_is_named_as_in_its_game() -> None:
    assert catalog(shipped_deck("forest"), "en").face_down == "Sapling"
    assert catalog(shipped_deck("forest"), "de").face_down == "Sprössling"
    assert catalog(shipped_deck("dartmoor"), "en").face_down == "Universal Moor"


# -- marks ---------------------------------------------------------------------------------


@each_game
@each_language
def test_marks_are_where_the_card_says_something(game: ct.Game, language: str) -> None:
    for species in catalog(shipped_deck(game), language).species:
        for part in PARTS:
            assert bool(getattr(species, part)) == bool(getattr(species.text, part)), species.key


@each_game
def test_marks_belong_to_no_language(game: ct.Game) -> None:
    first, *others = [
        [
            [getattr(species, part) for part in PARTS]
            for species in catalog(shipped_deck(game), language).species
        ]
        for language in LANGUAGES
    ]
    assert all(other == first for other in others)


@each_game
def test_marks_name_what_the_catalog_has(game: ct.Game) -> None:
    made = catalog(shipped_deck(game), "en")
    for mark in _all_marks(game):
        if isinstance(mark, mk.LeafMark):
            assert mark.symbol in {mk.OWN, *made.symbols}
        if isinstance(mark, mk.SpeciesMark):
            assert mark.key in SPECIES[game]


def test_every_sign_and_act_is_used() -> None:
    marks = [mark for game in GAMES for mark in _all_marks(game)]
    signs = {mark.sign for mark in marks if isinstance(mark, mk.SignMark)}
    acts = {mark.act for mark in marks if isinstance(mark, mk.ActMark)}
    assert signs == set(get_args(mk.SignWord))
    assert acts == set(get_args(mk.ActWord))


def test_every_type_of_the_vocabulary_has_been_drawn() -> None:
    """Cards and caves together use every type of the vocabulary, and all of them are drawn."""
    species = [species for game in GAMES for species in SPECIES[game].values()]
    setups = [cave.setup for cave in box(DARTMOOR).caves if cave.setup is not None]
    for setup in setups:
        assert handler_of(setup).marks(v.DARTMOOR, setup)
    drawn = {type(part) for value in (*species, *setups) for part in _within(value)}
    for union in (v.Count, v.Points, v.Permanent):
        assert set(get_args(union)) <= drawn
    assert set(PRINTED) <= drawn


#: Card faces as drawn: ``#tag``, ``~leaf``, ``@species``, ``(act)``; signs and numbers as they are.
DRAWN = {
    "forest": {
        "linden": {"points": "3 else 1 if[most ~linden]"},
        "oak": {"points": "10 if[8 different #tree]", "bonus": "(turn)"},
        "silver_fir": {"points": "2 per (slots)", "bonus": "free[#pawed]"},
        "beech": {"points": "5 if[4 ~beech]", "effect": "+1 (card)"},
        "horse_chestnut": {"points": "~horse_chestnut when 1 4 9…49"},
        "peacock_butterfly": {"points": "different #butterfly when 0 3 6…55"},
        "chaffinch": {"points": "5 host[~beech]"},
        "nightingale": {"points": "5 host[#shrub]", "bonus": "(turn)"},
        "great_spotted_woodpecker": {"points": "10 if[most #tree]", "effect": "+1 (card)"},
        "tawny_owl": {"points": "5", "effect": "+1 (card)", "bonus": "+2 (card)"},
        "common_toad": {
            "points": "5 if[2 @common_toad]",
            "permanent": "@common_toad and @common_toad",
        },
        "fire_salamander": {"points": "@fire_salamander when 5 15 25", "bonus": "free[#pawed]"},
        "fireflies": {"points": "@fireflies when 0 10 15 20"},
        "mole": {"effect": "(hand) any to"},
        "moss": {"points": "10 if[10 #tree]"},
        "parasol_mushroom": {"permanent": "(bottom) when +1 (card)"},
        "penny_bun": {"permanent": "(top) when +1 (card)"},
        "wood_ant": {"points": "2 per (below)"},
        "beech_marten": {"points": "5 per (full)", "effect": "+1 (card)"},
        "brown_bear": {"effect": "(clearing) to (cave)", "bonus": "+1 (card) (turn)"},
        "european_fat_dormouse": {"points": "15 host[#bat]"},
        "gnat": {"points": "1 per #bat", "effect": "free[#bat any]"},
        "raccoon": {"effect": "(hand) any to (cave) +n (card)"},
        "red_deer": {"points": "1 per #tree #plant", "bonus": "free[#deer]"},
        "roe_deer": {"points": "3 per ~own", "bonus": "+1 (card)"},
        "violet_carpenter_bee": {"permanent": "host[#tree] +1"},
        "wild_boar": {"points": "10 if[@squeaker]"},
        "wolf": {"points": "5 per #deer", "effect": "+1 (card) per #deer", "bonus": "(turn)"},
        "alpine_newt": {"points": "2 per #insect", "bonus": "free[#mountain] free[#insect]"},
        "bearded_vulture": {"points": "1 per (cave)", "effect": "(clearing) 2 to (cave)"},
        "mountain_hare": {"points": "1 per @european_hare", "permanent": "as @european_hare"},
        "elderberry": {"permanent": "#plant when +1 (card)", "bonus": "free[#plant]"},
        "barn_owl": {"points": "3 per #bat", "effect": "#bat when (turn)"},
        "stinging_nettle": {
            "points": "2 per #butterfly",
            "permanent": "#butterfly and #butterfly",
        },
        "water_vole": {"effect": "free[(sapling) any]", "bonus": "(turn)"},
        "wild_boar_female": {
            "points": "10 per @squeaker",
            "effect": "(clearing) (discard)",
            "bonus": "free[@squeaker]",
        },
        "bee_swarm": {
            "points": "1 per #plant",
            "effect": "(clearing) #plant #shrub #tree to (cave)",
        },
        "european_bison": {"points": "2 per ~oak ~beech", "effect": "(turn)"},
        "crane_fly": {
            "points": "1 per #bat",
            "effect": "free[#bat any]",
            "bonus": "(clearing) #bat to (hand)",
        },
        "european_polecat": {"points": "10 if[(alone)]", "bonus": "(turn)"},
    },
    "dartmoor": {
        "ash": {
            "points": "1 per ~black_alder 1 per #plant",
            "effect": "+1 (card)",
            "bonus": "(clearing) to (hand)",
        },
        "crab_apple": {"points": "8 if[(full)]", "bonus": "(clearing) to (hand)"},
        "blanket_bog": {"permanent": "(below) #plant double"},
        "valley_mire": {"points": "2 per #insect", "bonus": "free[#insect]"},
        "keeled_skimmer": {"points": "different #dragonfly when 0 5 10…30"},
        "meadow_pipit": {"points": "different #bird when 1 3 3…10"},
        "curlew": {"points": "10 else 3 if[5 #insect]"},
        "wheatear": {"points": "5 host[#moor]", "effect": "(deck) to (cave) per #moor"},
        "bog_asphodel": {"points": "1 per #moor", "bonus": "free[#tree #shrub]"},
        "brandts_bat": {"points": "5 if[3 different #bat]", "effect": "(deck) 2 to (cave)"},
        "common_noctule": {
            "points": "5 if[3 different #bat]",
            "effect": "(clearing) free[#plant]",
        },
        "dartmoor_pony": {"points": "15 else 5 if[most #moor]", "bonus": "free[(moor)]"},
        "dartmoor_badger": {
            "points": "2 per #pawed",
            "permanent": "@dartmoor_black_rabbit and @dartmoor_black_rabbit",
        },
    },
}


@pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game, drawn in DRAWN.items() for key in drawn]
)
def test_faces_as_they_are_drawn(game: str, key: str) -> None:
    made = face(SPECIES[game][key])
    found = {part: _spelled(getattr(made, part)) for part in PARTS if getattr(made, part)}
    assert found == DRAWN[game][key]


def test_marks_as_they_are_sent() -> None:
    dumped = catalog(shipped_deck("forest"), "en").model_dump(mode="json")
    oak = next(species for species in dumped["species"] if species["key"] == "oak")
    condition = [
        {"kind": "number", "text": "8"},
        {"kind": "sign", "sign": "different"},
        {"kind": "tag", "tag": "tree"},
    ]
    assert oak["points"] == [{"kind": "number", "text": "10"}, {"kind": "if", "marks": condition}]
    assert oak["effect"] == oak["permanent"] == []
    assert oak["bonus"] == [{"kind": "act", "act": "turn"}]
    squirrel = next(species for species in dumped["species"] if species["key"] == "red_squirrel")
    leaf = {"kind": "leaf", "symbol": "oak"}
    assert squirrel["points"][1] == {"kind": "host", "marks": [leaf]}


# -- delivery ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database: Path = tmp_path_factory.mktemp("catalog") / "tables.sqlite"
    with TestClient(create_app(Settings(db=f"sqlite:///{database}"))) as client:
        yield client


@each_game
def test_it_can_be_asked_for(site: TestClient, game: ct.Game) -> None:
    answer = site.get(f"/api/catalog/{game}", params={"language": "de"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert Catalog.model_validate_json(answer.content) == catalog(shipped_deck(game), "de")


def test_it_is_english_if_nothing_is_said(site: TestClient) -> None:
    assert site.get("/api/catalog/forest").json()["language"] == "en"


def test_it_is_sent_only_to_who_has_another_one(site: TestClient) -> None:
    path = "/api/catalog/forest"
    etag = site.get(path).headers["etag"]
    for known in (etag, f'"other", {etag}', f"W/{etag}", "*"):
        answer = site.get(path, headers={"If-None-Match": known})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == etag
        assert answer.headers["cache-control"] == "public, max-age=3600"
    for unknown in ('"other"', "", etag.strip('"')):
        assert site.get(path, headers={"If-None-Match": unknown}).status_code == 200
    assert (
        len(
            {
                stored_catalog(shipped_deck(game), language).etag
                for game in GAMES
                for language in LANGUAGES
            }
        )
        == 10
    )


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/catalog/chess", 422, "bad_message"),
        ("/api/catalog/forest?language=English", 422, "bad_message"),
        ("/api/catalog/forest?language=xx", 404, "not_found"),
    ],
)
def test_what_is_not_there_is_refused(site: TestClient, path: str, status: int, code: str) -> None:
    answer = site.get(path)
    assert answer.status_code == status
    assert pr.Problem.model_validate_json(answer.content).code == code
    assert answer.headers["cache-control"] == "no-store"


# -- helpers -------------------------------------------------------------------------------


def _spelled(marks: mk.Marks) -> str:
    return " ".join(map(_spelled_mark, marks))


def _spelled_mark(mark: mk.Mark) -> str:
    match mark:
        case mk.NumberMark():
            return mark.text
        case mk.TagMark():
            return f"#{mark.tag}"
        case mk.LeafMark():
            return f"~{mark.symbol}"
        case mk.SpeciesMark():
            return f"@{mark.key}"
        case mk.SignMark():
            return mark.sign
        case mk.ActMark():
            return f"({mark.act})"
        case mk.FreeMark() | mk.IfMark() | mk.HostMark():
            return f"{mark.kind}[{_spelled(mark.marks)}]"


def _all_marks(game: str) -> Iterator[mk.Mark]:
    for species in SPECIES[game].values():
        made = face(species)
        for part in PARTS:
            yield from _flat(getattr(made, part))


def _flat(marks: mk.Marks) -> Iterator[mk.Mark]:
    for mark in marks:
        yield mark
        if isinstance(mark, mk.FreeMark | mk.IfMark | mk.HostMark):
            yield from _flat(mark.marks)


def _within(value: object) -> Iterator[object]:
    """A value and everything inside it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from _within(getattr(value, field.name))
