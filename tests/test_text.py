"""The game as text: every card, reason, choice and event has an English text."""

from __future__ import annotations

import ast
import pickle
import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message

import spinney
from spinney.bots.advice import CONTRASTS
from spinney.bots.advice import KINDS as REASONS
from spinney.cards.card_sets import box
from spinney.cards.catalog import SETS, SPECIES, SYMBOLS
from spinney.cards.vocabulary import (
    DARTMOOR,
    FOREST,
    GAMES,
    DiscardToClearing,
    Permanent,
    Points,
    Sets,
    Species,
    Table,
    Tag,
    Total,
)
from spinney.engine import Cause, Event, Game, GameError, Prompt, Record, Rng, Spot
from spinney.engine import events as ev
from spinney.engine import prompts as pt
from spinney.engine.cards import MOOR_SLOTS, WOODY_SLOTS
from spinney.engine.effects import PRINTED
from spinney.engine.events import EVENT_TYPES
from spinney.engine.notation import read_forests
from spinney.engine.playout import play_out
from spinney.engine.prompts import PROMPT_TYPES
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.lab.plots import Labels
from spinney.messages import Bundle
from spinney.terminal.help import PLACEHOLDERS, VALUES
from spinney.terminal.language import COMMANDS, ENTRY_COMMANDS
from spinney.terminal.tournament import BOT_COLUMNS, PAIR_COLUMNS
from spinney.text import CardText, Words, words
from spinney.text.lexicon import Lexicon, texts
from spinney.text.spans import CardSpan, plain

W = words()
TAGS = tuple(dict.fromkeys(tag for game in GAMES for tag in box(game).tags))
ALL_SPECIES = [species for game in GAMES for species in SPECIES[game].values()]
#: A step of a table, in any language.
PAIR = re.compile(r"(\d+)[^=,\d]* = (\d+)")
PLAYERS = ("Ana", "Ben", "Cleo", "Dora", "Eve")

#: A bit of everything that can occur in random games.
TABLES: dict[str, dict[str, Any]] = {
    "all sets": {"game": FOREST, "players": 2, "sets": SETS[FOREST]},
    "base": {"game": FOREST, "players": 5},
    "draft": {"game": FOREST, "players": 3, "draft": True},
    "dartmoor": {"game": DARTMOOR, "players": 3},
    "solo": {"game": DARTMOOR, "players": 1, "solo": "adder"},
}
any_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


def species(game: str, key: str) -> Species:
    return SPECIES[game][key]


# -- languages and messages ----------------------------------------------------------------


def test_words_are_made_once_and_cannot_be_changed() -> None:
    assert words("en") is words()
    with pytest.raises(AttributeError):
        W.language = "de"  # type: ignore[misc]


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"unknown language 'xx'; choose from .*en"):
        words("xx")


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("no-such-message", {}),
        ("tag-bird.no_such_form", {}),
        ("points", {}),
        ("event-drawn", {"you": False, "card": "Oak"}),
    ],
)
def test_what_is_missing_is_an_error(message: str, args: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        W.get(message, **args)


def test_a_message_in_full() -> None:
    assert W.get("points", n=1) == "1 point"
    assert W.get("points", n=7) == "7 points"


#: Offers have no message: they use the text of their effect.
PROMPTS = {kind for kind, prompt in PROMPT_TYPES.items() if not issubclass(prompt, pt.OfferPrompt)}
PICKS = {kind for kind, prompt in PROMPT_TYPES.items() if issubclass(prompt, pt.Pick)}
ACTIONS = ("draw", "take", "face_down", "use", "skip", "done", "stuck")
SPECIAL = ("use-permanent", "skip-permanent", "use-mulligan", "skip-mulligan")
OTHER_NAMES = (
    *("sapling", "universal_moor", "butterfly_sets", "dragonfly_sets"),
    *("cave", "cave_card", "winter"),
)
AUTOMA = ("add", "burn", "remove_left", "remove_right")
SIMULATED = (
    *("games", "choices", "turns", "digest", "audit_violations", "won", "folder"),
    *(f"score-{part}" for part in ("mean", "p10", "p50", "p90")),
)


def families() -> set[str]:
    """The messages whose ids are composed from a vocabulary."""
    return {
        *(f"{s.game}-{s.key}" for s in ALL_SPECIES),
        *(f"{game}-symbol-{symbol}" for game in GAMES for symbol in SYMBOLS[game]),
        *(f"tag-{tag}" for tag in TAGS),
        *(f"kinds-{tag}" for tag in TAGS if tag not in box(FOREST).marks),
        *(f"set-{name}" for game in GAMES for name in SETS[game]),
        *(f"slot-{name}" for name in (*WOODY_SLOTS, *MOOR_SLOTS)),
        *(f"name-{name}" for name in OTHER_NAMES),
        *(f"medal-{medal}" for medal in MEDALS),
        *(f"placement-{s.needs}" for s in ALL_SPECIES if s.needs),
        *("permanent-opens-top", "permanent-opens-side"),
        *(f"event-{kind}" for kind in EVENT_TYPES),
        *(f"prompt-{kind}" for kind in PROMPTS),
        *(f"action-{kind}" for kind in (*ACTIONS, *SPECIAL)),
        *(f"action-pick-{kind}" for kind in PICKS),
        *(f"automa-{part}" for part in AUTOMA),
        *(f"game-{game}" for game in GAMES),
        *(f"coach-{kind}" for kind in REASONS if kind != "winter"),
        *("coach-winter-ahead", "coach-winter-behind"),
        *(f"coach-{kind}" for kind in CONTRASTS),
        *(f"command-{command}" for command in (*COMMANDS, *ENTRY_COMMANDS)),
        *(f"error-{key}" for key in phrases()),
        *(f"simulate-{key}" for key in SIMULATED),
        *(f"arena-{column}" for column in (*BOT_COLUMNS, *PAIR_COLUMNS)),
        *(f"plot-{axis}" for axis in Labels._fields),
        *(f"value-{name}" for name in VALUES.values()),
        *(f"value-{name.lower()}" for name in PLACEHOLDERS),
    }


def phrases() -> dict[str, str]:
    """The English text of every phrase in the code, by key; each key has a single text."""
    found: dict[str, str] = {}
    for file in Path(spinney.__path__[0]).rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            match call:
                case ast.Call(
                    ast.Name("Phrase"), [ast.Constant(str(key)), ast.Constant(str(said))], names
                ):
                    assert {name.arg for name in names} == set(re.findall(r"{(\w+)}", said)), key
                    assert found.setdefault(key, said) == said
    return found


def test_errors_say_in_english_what_the_messages_say() -> None:
    said = {m.id.name: m.value for m in english() if m.id.name.startswith("error-")}
    assert len(said) > 100
    for key, text in phrases().items():
        pattern = re.sub(r"{(\w+)}", r"{ $\1 }", text)
        assert (
            FluentSerializer().serialize_entry(
                Message(Identifier(f"error-{key}"), said[f"error-{key}"])
            )
            == f"error-{key} = {pattern}\n"
        )


def test_a_server_refuses_in_phrases() -> None:
    """Each refusal uses one of the phrases found above."""
    said = phrases()
    found = 0
    package = Path(spinney.__path__[0])
    for file in (*package.glob("server/*.py"), *package.glob("tables/*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            match call:
                case ast.Call(
                    ast.Name("Refusal") | ast.Attribute(attr="Refusal"),
                    [_, ast.Call(ast.Name("Phrase"), [ast.Constant(str(key)), ast.Constant()])],
                ):
                    found += 1
                    assert key in said
                case ast.Call(ast.Name("Refusal") | ast.Attribute(attr="Refusal"), given):
                    assert ast.unparse(given[1]) == "unknown_language(language)"
    assert found > 60


def test_an_error_survives_a_process() -> None:
    with pytest.raises(GameError) as caught:
        Record.from_json({"format": "spinney-game", "rules": 1, "options": {"game": "chess"}})
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert words("de").phrase(again.phrase).startswith("Optionen: unbekanntes Spiel 'chess'")


def english() -> list[Message]:
    bodies = [FluentResource(text).body for text in texts("en")]
    return [entry for body in bodies for entry in body if isinstance(entry, Message)]


def test_every_message_is_there_once_and_used() -> None:
    sources = Path(spinney.__path__[0]).rglob("*.py")
    code = "".join(file.read_text("utf-8") for file in sources)
    quoted = set(re.findall(r'"([a-z][a-z_-]*)(?:\.[a-z]+)?"', code))
    ids = [message.id.name for message in english()]
    assert len(ids) == len(set(ids))
    assert families() <= set(ids)
    assert set(ids) - families() <= quoted
    # Strings that look like message ids in these folders must be message ids.
    for folder in ("terminal", "text"):
        for file in (Path(spinney.__path__[0]) / folder).glob("*.py"):
            named = re.findall(
                r'(?:get|tell|joined|listed)\(\s*"([a-z]+-[a-z_-]+)', file.read_text()
            )
            assert set(named) <= set(ids), file.name
    for file in (Path(spinney.__path__[0]) / "cli").glob("*.py"):
        named = re.findall(r'(?:get\(|tell\(|fail\(|help=)"([^"]+)"', file.read_text())
        assert set(named) <= set(ids), file.name


@pytest.mark.parametrize("tag", TAGS)
def test_every_type_has_all_forms_of_a_noun(tag: Tag) -> None:
    assert W.get(f"tag-{tag}.some") in (f"a {W.tag(FOREST, tag)}", f"an {W.tag(FOREST, tag)}")
    assert W.get(f"tag-{tag}.more") == f"more {W.get(f'tag-{tag}.many')}"


# -- names ---------------------------------------------------------------------------------


@pytest.mark.parametrize("any_species", ALL_SPECIES, ids=lambda s: f"{s.game} {s.key}")
def test_every_species_has_a_name_and_a_text(any_species: Species) -> None:
    assert W.name(any_species.game, any_species.key)[0].isupper()
    text = W.card_text(any_species)
    assert (text.effect is None) == (any_species.effect is None)
    assert (text.bonus is None) == (any_species.bonus is None)
    assert (text.placement is None) == (any_species.needs is None)
    assert text.parts or any_species.key == "mole"
    assert all(part[0].isupper() or part[0].isdigit() for part in text.parts)


def test_names() -> None:
    assert W.name(FOREST, "silver_washed_fritillary") == "Silver-Washed Fritillary"
    assert W.name(DARTMOOR, "universal_moor") == "Universal Moor"
    assert W.tag(FOREST, Tag("pawed")) == "pawed animal"
    assert W.symbol(FOREST, "larch") == "Larch"
    assert W.symbol(DARTMOOR, "goat_willow") == "Goat Willow"
    assert W.set("edge") == "Woodland Edge"
    assert [W.slot(name) for name in ("left", "top2")] == ["left", "top 2"]
    assert W.medal("gold") == "gold"


@pytest.mark.parametrize("key", OTHER_NAMES)
def test_things_that_are_no_species_have_names(key: str) -> None:
    assert W.name(FOREST, key)


def test_no_name_for_a_species_of_the_other_game() -> None:
    with pytest.raises(KeyError):
        W.name(FOREST, "adder")


def test_cards_are_called_by_their_halves() -> None:
    cards = {W.card(FOREST, card): card for card in Game.new(FOREST).cards}
    assert {"Tawny Owl / Stag Beetle", "Oak", "Winter"} <= set(cards)
    assert W.card(FOREST, None) == "a card"
    owl = cards["Tawny Owl / Stag Beetle"]
    assert [W.half(FOREST, half) for half in owl.halves] == ["Tawny Owl", "Stag Beetle"]


# -- card texts ----------------------------------------------------------------------------

EFFECTS = [
    (FOREST, "birch", "Draw 1 card"),
    (DARTMOOR, "buzzard", "Draw a card for each mouse"),
    (FOREST, "red_fox", "Draw a card for each European Hare"),
    (FOREST, "eurasian_jay", "Take another turn"),
    (FOREST, "barn_owl", "Take another turn if you have a bat"),
    (FOREST, "great_green_bush_cricket", "Play a bird for free"),
    (FOREST, "gnat", "Play any number of bats for free"),
    (DARTMOOR, "daubentons_bat", "Play an insect from the clearing for free"),
    (DARTMOOR, "lake_fly", "Play a bat for free, with its effect"),
    (FOREST, "mole", "Play any number of cards at their cost"),
    (FOREST, "water_vole", "Lay any number of cards face down as saplings"),
    (FOREST, "european_wildcat", "Take 1 card from the clearing"),
    (FOREST, "bearded_vulture", "Put up to 2 cards from the clearing into your cave"),
    (DARTMOOR, "alcathoe_bat", "Put 2 cards from the clearing into your cave"),
    (FOREST, "brown_bear", "Put all cards from the clearing into your cave"),
    (FOREST, "bee_swarm", "Put all plants, shrubs and trees from the clearing into your cave"),
    (DARTMOOR, "brandts_bat", "Put 2 cards from the deck into your cave"),
    (DARTMOOR, "wheatear", "Put a card from the deck into your cave for each moor"),
    (
        FOREST,
        "raccoon",
        "Put any number of cards from your hand face down into your cave, then draw as many",
    ),
    (FOREST, "wild_boar_female", "Remove all cards in the clearing from the game"),
]
BONUSES = [
    (FOREST, "tawny_owl", "Draw 2 cards"),
    (FOREST, "wild_boar_female", "Play a Squeaker for free"),
    (DARTMOOR, "bog_asphodel", "Play a tree or a shrub for free"),
    (DARTMOOR, "goat_willow", "Lay a card face down as a universal moor"),
    (FOREST, "crane_fly", "Take all bats from the clearing"),
    (FOREST, "brown_bear", "Draw 1 card, then take another turn"),
    (FOREST, "alpine_newt", "Play a mountain card for free and/or play an insect for free"),
]
PERMANENTS = [
    (
        FOREST,
        "chanterelle",
        "Whenever you play a tree: draw a card (from your next turn on)",
    ),
    (
        FOREST,
        "penny_bun",
        "Whenever you play a card on top of a tree: draw a card (from your next turn on)",
    ),
    (DARTMOOR, "tor", "Whenever you play a bird: draw a card"),
    (FOREST, "european_hare", "Any number may share a slot"),
    (FOREST, "common_toad", "Up to 2 may share a slot"),
    (FOREST, "stinging_nettle", "Any number of butterflies may share a top slot of its host"),
    (DARTMOOR, "dartmoor_badger", "Dartmoor Black Rabbits may join any side slot of its host"),
    (
        FOREST,
        "violet_carpenter_bee",
        "Its tree counts as one more wherever trees are counted",
    ),
    (DARTMOOR, "blanket_bog", "Doubles the points of plants below it"),
    (FOREST, "mountain_hare", "Counts as a European Hare"),
]
POINTS = [
    (FOREST, "douglas_fir", "5 points"),
    (FOREST, "birch", "1 point"),
    (FOREST, "goshawk", "3 points for each bird"),
    (FOREST, "silver_fir", "2 points for each card at this tree"),
    (FOREST, "alpine_marmot", "3 points for each plant species"),
    (FOREST, "roe_deer", "3 points for each card with the same symbol"),
    (DARTMOOR, "rivulet", "2 points for each card with the Goat Willow symbol"),
    (FOREST, "red_deer", "1 point for each tree and each plant"),
    (FOREST, "beech_marten", "5 points for each fully occupied tree"),
    (FOREST, "wood_ant", "2 points for each card at the bottom of a tree"),
    (DARTMOOR, "blue_ground_beetle", "1 point for each card in a bottom slot"),
    (FOREST, "red_squirrel", "5 points if on an Oak"),
    (FOREST, "nightingale", "5 points if on a shrub"),
    (FOREST, "oak", "10 points if you have at least 8 tree species"),
    (FOREST, "beech", "5 points if you have at least 4 Beeches"),
    (FOREST, "lynx", "10 points if you have a Roe Deer"),
    (FOREST, "european_fat_dormouse", "15 points if there is a bat at this tree"),
    (FOREST, "common_toad", "5 points if 2 share a slot"),
    (DARTMOOR, "crab_apple", "8 points if all 4 slots of this tree are filled"),
    (DARTMOOR, "nuthatch", "10 points if all 4 slots of this host are filled"),
    (DARTMOOR, "curlew", "10 points if you have at least 5 insects, otherwise 3"),
    (FOREST, "great_spotted_woodpecker", "10 points if nobody has more trees"),
    (FOREST, "linden", "3 points if nobody has more Lindens, otherwise 1"),
    (FOREST, "european_polecat", "10 points if no other card is at its host"),
    (
        FOREST,
        "digitalis",
        "By number of plant species: 1 = 1, 2 = 3, 3 = 6, 4 = 10, 5 or more = 15",
    ),
    (FOREST, "fireflies", "All your Fireflies together: 2 = 10, 3 = 15, 4 = 20"),
    (
        DARTMOOR,
        "keeled_skimmer",
        "Sets of different dragonfly species: 2 = 5, 3 = 10, 4 = 15, 5 = 30",
    ),
]
PLACEMENTS = [
    (DARTMOOR, "grey_heron", "Only on a moor"),
    (DARTMOOR, "cuckoo", "Only on top of a tree or shrub, beside another bird"),
]
SENTENCES = {
    "effect": EFFECTS,
    "bonus": BONUSES,
    "permanent": PERMANENTS,
    "points": POINTS,
    "placement": PLACEMENTS,
}


@pytest.mark.parametrize(
    ("part", "game", "key", "text"),
    [(part, *row) for part, rows in SENTENCES.items() for row in rows],
)
def test_card_text(part: str, game: str, key: str, text: str) -> None:
    assert getattr(W.card_text(species(game, key)), part) == text


def test_the_sentences_above_show_every_type() -> None:
    def shown(part: str) -> set[type]:
        values = (getattr(species(game, key), part) for game, key, _ in SENTENCES[part])
        return {type(value) for value in values if value is not None}

    in_caves = {DiscardToClearing}
    assert shown("effect") | shown("bonus") | in_caves == set(PRINTED)
    assert shown("permanent") == set(get_args(Permanent))
    assert shown("points") == set(get_args(Points))


def test_a_card_without_words_says_nothing() -> None:
    silent = CardText(effect=None, bonus=None, permanent=None, points="1 point", placement=None)
    assert W.card_text(species(FOREST, "squeaker")) == silent
    assert W.card_text(species(FOREST, "mole")).points is None


@pytest.mark.parametrize(
    ("key", "language", "title", "rows"),
    [
        ("digitalis", "en", "By number of plant species", "1:1 2:3 3:6 4:10 5+:15"),
        ("digitalis", "de", "Nach Anzahl der Pflanzenarten", "1:1 2:3 3:6 4:10 5+:15"),
        ("fireflies", "en", "All your Fireflies together", "2:10 3:15 4:20"),
        (
            "peacock_butterfly",
            "fr",
            "Séries d’espèces de papillons",
            "2:3 3:6 4:12 5:20 6:35 7:55",
        ),
    ],
)
def test_points_that_grow_by_steps(key: str, language: str, title: str, rows: str) -> None:
    steps = words(language, soft_hyphens=False).card_text(species(FOREST, key)).steps
    assert steps is not None
    shown = [f"{row.count}{'+' if row.or_more else ''}:{row.points}" for row in steps.rows]
    assert (steps.title, " ".join(shown)) == (title, rows)


@pytest.mark.parametrize("language", Words.languages())
def test_steps_say_what_the_sentence_says(language: str) -> None:
    lex = words(language)
    for any_species in ALL_SPECIES:
        text = lex.card_text(any_species)
        stepped = isinstance(any_species.points, Table | Total | Sets)
        assert (text.steps is not None) == stepped
        if text.steps is not None:
            assert text.points is not None
            assert text.points.startswith(text.steps.title)
            said = [(int(n), int(points)) for n, points in PAIR.findall(text.points)]
            assert said == [(row.count, row.points) for row in text.steps.rows]


@pytest.mark.parametrize(
    ("cave", "text"),
    [
        (1, "Lay a card face down as a universal moor"),
        (2, "Draw 2 cards"),
        (3, "Draw 3 cards, then lay 3 cards from your hand in the clearing"),
        (4, "5 points at the end of the game"),
        (5, "Put 3 cards from the deck into your cave"),
    ],
)
def test_cave(cave: int, text: str) -> None:
    assert W.cave_text(box(DARTMOOR).caves[cave - 1]) == text


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("dragonflies", "5 dragonfly species"),
        ("mice", "8 mice"),
        ("moor20", "A moor worth 20 points"),
        ("adder", "An Adder worth 10 points"),
        ("species11", "11 different trees, shrubs and moors"),
        ("cave", "15 cards in the cave"),
        ("birds2", "At least 2 birds at every tree, shrub and moor"),
    ],
)
def test_challenge(key: str, text: str) -> None:
    assert W.challenge(key) == text


def test_every_challenge_asks_for_its_number() -> None:
    assert all(str(goal.needed) in W.challenge(key) for key, goal in CHALLENGES.items())


# -- reasons -------------------------------------------------------------------------------


def reasons(game: str, hosts: list[dict[str, Any]], **player: Any) -> dict[str, str]:
    """The reason of each line of a forest's score sheet, by key (the last, if several)."""
    forests = read_forests({"game": game, "players": [{"name": "Ana", "hosts": hosts, **player}]})
    return {line.key: W.reason(game, line) for line in forests.score_sheet(0).lines}


def test_reasons_of_a_forest() -> None:
    oak = {
        "card": "oak",
        "top": ["red_squirrel@oak"],
        "bottom": ["common_toad@oak", "common_toad@beech"],
        "left": ["european_hare@birch", "european_hare@linden"],
        "right": ["roe_deer@beech"],
    }
    sapling = {"card": "sapling", "top": ["chaffinch@birch"], "left": ["red_deer@oak"]}
    assert reasons(FOREST, [oak, sapling, {"card": "horse_chestnut"}], cave=3) == {
        "oak": "2 tree species (8 needed)",
        "red_squirrel": "on an Oak",
        "chaffinch": "not on a Beech",
        "common_toad": "2 cards in this slot (2 needed)",
        "european_hare": "2 European Hares × 1",
        "roe_deer": "2 cards with the Beech symbol × 3",
        "red_deer": "3 trees and plants × 1",
        "horse_chestnut": "1 Horse Chestnut",
        "cave": "3 cards in the cave",
    }


def test_reasons_with_more_rules() -> None:
    linden = {
        "card": "linden",
        "top": ["map_butterfly"],
        "bottom": ["digitalis"],
        "left": ["european_fat_dormouse"],
    }
    silver_fir = {
        "card": "silver_fir",
        "top": ["peacock_butterfly"],
        "bottom": ["mole"],
    }
    birch = {"card": "birch", "top": ["map_butterfly"], "left": ["european_polecat"]}
    assert reasons(FOREST, [linden, silver_fir, birch]) == {
        "linden": "1 Linden, nobody has more",
        "digitalis": "1 plant species",
        "european_fat_dormouse": "0 bats at this tree (1 needed)",
        "silver_fir": "2 cards at this tree × 2",
        "mole": "no points",
        "birch": "always 1",
        "european_polecat": "one of 2 cards at its host",
        "butterfly_sets": "sets of 2 and 1",
    }


def test_reasons_on_dartmoor() -> None:
    bog = {"card": "blanket_bog@ash", "bottom1": ["heather@ash"], "top1": ["keeled_skimmer@ash"]}
    apple = {"card": "crab_apple", "left": ["dartmoor_pony@ash"]}
    assert reasons(DARTMOOR, [bog, apple], cave_card=4) == {
        "blanket_bog": "no points",
        "heather": "1 insect × 1, doubled by Blanket Bog",
        "crab_apple": "1 filled slot (4 needed)",
        "dartmoor_pony": "1 moor, nobody has more",
        "dragonfly_sets": "a set of 1",
        "cave_card": "Cave 4",
    }


def test_the_most_is_lost_to_a_rival() -> None:
    forest = {
        "game": FOREST,
        "players": [{"name": "Ana", "hosts": [{"card": "linden"}]}],
        "rivals": {"linden": 2},
    }
    forests = read_forests(forest)
    (line,) = forests.score_sheet(0).lines
    assert W.reason(FOREST, line) == "1 Linden, somebody has more"


@any_table
def test_every_line_of_finished_games_has_a_reason(options: dict[str, Any]) -> None:
    for seed in range(5):
        game = Game.new(seed=seed, **options)
        play_out(game, Rng(seed))
        for player in game.players:
            for line in game.score_sheet(player.seat).lines:
                assert W.name(game.game, line.key)
                assert W.reason(game.game, line)


# -- choices -------------------------------------------------------------------------------


def steps(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, list[Event]]]:
    """A random game before each choice and at the end, with the events since the last one."""
    game, rng, events = Game.new(seed=seed, **options), Rng(seed), list[Event]()
    while not game.over:
        yield game, events
        choices = game.legal()
        events = list(game.apply(choices[rng.below(len(choices))]))
    yield game, events


@any_table
def test_every_choice_of_a_game_reads_differently(options: dict[str, Any]) -> None:
    for game, _ in steps(options, seed=12):
        if not game.over:
            assert W.prompt(game, game.prompt)[0].isupper()
            texts = [W.action(game, action) for action in game.legal()]
            assert len(set(texts)) == len(texts)


@any_table
def test_a_view_is_enough_to_read_the_choices(options: dict[str, Any]) -> None:
    for i, (game, _) in enumerate(steps(options, seed=6)):
        if i % 10 == 0 and not game.over:
            seen = game.view(game.actor)
            assert seen.prompt is not None
            assert W.prompt(seen, seen.prompt) == W.prompt(game, game.prompt)
            for action in game.legal():
                assert W.action(seen, action) == W.action(game, action)


def test_who_has_no_choice_has_no_actions() -> None:
    game = Game.new(FOREST, seed=1)
    with pytest.raises(ValueError, match="nobody has a choice"):
        W.action(game.view(1 - game.actor), 0)


def choices(game: Game) -> set[str]:
    return {W.action(game, action) for action in game.legal()}


def question(game: Game) -> str:
    return W.prompt(game, game.prompt)


def test_a_turn_from_the_first_choice_to_the_last() -> None:
    game = Game.arranged(hand=["oak", "birch", "beech", "beech", "linden"], clearing=["linden"])
    assert question(game) == "What will you do?"
    assert {
        "Draw from the deck",
        "Take Linden from the clearing",
        "Play Oak (cost 2)",
        "Lay Oak face down as a sapling",
    } <= choices(game)
    game.apply("play oak")
    assert question(game) == "Pay 2 more for Oak (bonus still possible)"
    assert "Pay with Birch" in choices(game)


def test_a_bonus_lost_and_none_to_win() -> None:
    game = Game.arranged(hand=["oak", "birch", "birch", "birch"])
    oak, birch = (
        next(card for card in game.players[0].hand if card is not None and card.name == name)
        for name in ("oak", "birch")
    )
    lost = pt.Pay(half=oak.halves[0], more=1, bonus=False, cards=())
    assert W.prompt(game, lost) == "Pay 1 more for Oak (without its bonus)"
    free = pt.Pay(half=birch.halves[0], more=1, bonus=None, cards=())
    assert W.prompt(game, free) == "Pay 1 more for Birch"


def test_the_newt_asks_for_both_until_one_is_laid() -> None:
    hand = ["alpine_newt@silver_fir", "silver_fir", "mountain_hare@larch", "stag_beetle@birch"]
    game = Game.arranged("forest", forest=[{"card": "oak"}, {"card": "oak"}], hand=hand)
    for move in ("play alpine_newt", "at 1 bottom", "pick silver_fir"):
        game.apply(move)
    assert "mountain card for free and/or" in question(game)
    game.apply("play stag_beetle")
    assert "insect" not in question(game)


def test_slots_are_called_by_the_hosts_of_the_own_forest() -> None:
    game = Game.arranged(
        hand=["european_hare"],
        rival_forest=[{"card": "birch"}, {"card": "birch"}],
        forest=[{"card": "sapling"}, {"card": "oak"}],
    )
    game.apply("play european_hare")
    assert question(game) == "Where should European Hare go?"
    assert isinstance(game.prompt, pt.ChooseSlot)
    slot = ("left", "right")[game.prompt.half.index]
    assert choices(game) == {f"Sapling (host 1), {slot}", f"Oak (host 2), {slot}"}


def test_an_offer_says_what_it_does() -> None:
    game = Game.arranged(hand=["birch"], deck=["linden", "beech"])
    game.play("birch")
    assert question(game) == "Birch: draw 1 card?"
    assert choices(game) == {"Use it", "Decline"}


def test_cards_of_the_same_names_are_told_apart() -> None:
    hand = ["elderberry@oak", "elderberry@birch", "linden", "linden", "linden"]
    assert {
        "Play Elderberry showing Oak (cost 2)",
        "Play Elderberry showing Birch (cost 2)",
    } <= choices(Game.arranged(hand=hand, seed=3))


def asked(species: str, bonus: bool = False) -> Cause:
    return Cause("bonus" if bonus else "effect", species)


CHANTERELLE = Cause("permanent", "chanterelle")
CARDS = Game.new(FOREST).cards[:3]

PLAIN_PROMPTS: list[tuple[Prompt, str]] = [
    (pt.DrawSecond(), "And your second card?"),
    (pt.UsePermanent(cause=CHANTERELLE, copies=2), "Chanterelle: draw a card? (2 left)"),
    (
        pt.PlayMore(cause=asked("mole")),
        "Mole: which card do you play at its cost? (any number)",
    ),
    (
        pt.ResolveNext(cause=asked("mole"), cards=CARDS, more=1),
        "Mole: which card is resolved next? (3 left)",
    ),
    (
        pt.TakeCards(cause=asked("crane_fly", bonus=True), cards=CARDS, more=1),
        "Crane Fly, bonus: which card do you take from the clearing?",
    ),
    (
        pt.CaveCards(cause=asked("bearded_vulture"), cards=CARDS, more=2),
        "Bearded Vulture: which card from the clearing goes into your cave? (2 left)",
    ),
    (
        pt.StashCards(cause=asked("raccoon"), cards=CARDS, more=None),
        "Raccoon: which card goes face down into your cave? (any number)",
    ),
    (
        pt.LaySaplings(cause=asked("water_vole"), cards=CARDS, more=None),
        "Water Vole: which card do you lay face down as a sapling? (any number)",
    ),
    (
        pt.LayMoor(cause=Cause("cave"), cards=CARDS, more=1),
        "Which card do you lay face down as a universal moor?",
    ),
    (pt.DiscardCards(cards=CARDS, more=3), "Which card do you lay in the clearing? (3 left)"),
    (pt.TakeMulligan(), "No tree in your hand: do you take six new cards?"),
    (pt.ChooseCave(caves=(1, 2)), "Which cave do you take?"),
    (pt.DraftKeep(cards=CARDS, more=2), "Which card do you keep? (2 left)"),
    (pt.DraftRight(cards=CARDS, more=1), "Which card do you pass to the right?"),
    (pt.DraftLeft(cards=CARDS, more=1), "Which card do you pass to the left?"),
    (pt.DraftClearing(cards=CARDS, more=1), "Which card goes to the clearing?"),
]


@pytest.mark.parametrize(("prompt", "text"), PLAIN_PROMPTS)
def test_prompt(prompt: Prompt, text: str) -> None:
    assert W.prompt(Game.new(FOREST), prompt) == text


def test_a_stuck_player_has_one_choice() -> None:
    hand = ["barn_owl", "barn_owl", "buzzard", "buzzard", "cuckoo", "cuckoo", "otter", "otter"]
    game = Game.arranged(DARTMOOR, hand=[*hand, "beaver", "beaver"])
    assert choices(game) == {"Show the hand, discard 2 cards and draw 2"}
    game.apply("stuck")
    assert question(game) == "Which card do you lay in the clearing? (2 left)"
    assert all(re.fullmatch("Lay .* in the clearing", text) for text in choices(game))


def test_picks_say_where_the_cards_go() -> None:
    hosts = [{"card": "birch"}]
    game = Game.arranged(hand=["raccoon", "oak", "birch"], forest=hosts, deck=["oak", "oak"])
    game.do("play raccoon: birch")
    assert {"Put Oak face down into the cave", "Done"} == choices(game)
    game = Game.arranged(hand=["water_vole", "oak", "birch", "oak"], forest=hosts)
    game.do("play water_vole: birch, oak")
    assert {"Lay Oak face down as a sapling", "Done"} == choices(game)


def test_a_moles_cards_are_called_by_where_they_lie() -> None:
    hand = ["mole", "birch", "linden", "european_hare", "oak"]
    game = Game.arranged(hand=hand, forest=[{"card": "birch"}])
    game.do("play mole: linden, birch")
    game.do("sapling oak")
    game.apply("play european_hare")
    assert isinstance(game.prompt, pt.ChooseSlot)
    slot = ("left", "right")[game.prompt.half.index]
    game.do(f"at 2 {slot}")
    assert choices(game) == {
        "Resolve Sapling (host 2)",
        f"Resolve European Hare at Sapling (host 2), {slot}",
    }


# -- events --------------------------------------------------------------------------------

CARD = CARDS[0]
ALL = 0b11
OAK = Cause("effect", "oak")

EVENTS: list[tuple[Event, str | None, str | None]] = [
    (ev.TurnBegan(player=0, extra=False), "Your turn", "Ana's turn"),
    (ev.TurnBegan(player=0, extra=True), "Your extra turn", "Ana's extra turn"),
    (ev.Drawn(player=0, card=CARD, audience=0b01), "You draw CARD", "Ana draws a card"),
    (ev.Taken(player=0, card=CARD), "You take CARD from the clearing", None),
    (
        ev.Paid(player=0, card=CARD, half=CARDS[1].halves[0]),
        "You pay with CARD",
        "Ana pays with CARD",
    ),
    (
        ev.LaidFaceDown(player=0, card=CARD, spot=Spot(0), audience=0b01),
        "You lay CARD face down as a sapling",
        "Ana lays a card face down as a sapling",
    ),
    (ev.Revealed(player=0, card=CARD), "CARD comes from the deck into the clearing", None),
    (
        ev.Caved(player=0, card=CARD, origin="deck"),
        "You put CARD from the deck into your cave",
        "Ana puts CARD from the deck into the cave",
    ),
    (
        ev.Caved(player=0, card=CARD, origin="clearing"),
        "You put CARD from the clearing into your cave",
        "Ana puts CARD from the clearing into the cave",
    ),
    (
        ev.Caved(player=0, card=CARD, origin="hand", audience=0b01),
        "You put CARD face down into your cave",
        "Ana puts a card face down into the cave",
    ),
    (ev.WinterCame(player=0, number=2), "The 2nd winter", "The 2nd winter"),
    (
        ev.Cleared(player=0, cards=Game.new(FOREST).cards[:11]),
        "The clearing is emptied: 11 cards",
        None,
    ),
    (ev.ExtraTurnGained(player=0), "You gain an extra turn", "Ana gains an extra turn"),
    (ev.Used(player=0, cause=OAK), "You use the effect of Oak", "Ana uses the effect of Oak"),
    (ev.Used(player=0, cause=asked("oak", bonus=True)), "You use the bonus of Oak", None),
    (ev.Declined(player=0, cause=OAK), "You decline the effect of Oak", None),
    (ev.Declined(player=0, cause=asked("oak", True)), None, "Ana declines the bonus of Oak"),
    (ev.Declined(player=0, cause=CHANTERELLE), "You decline the effect of Chanterelle", None),
    (ev.Discarded(player=0, card=CARD, origin="hand"), "You lay CARD in the clearing", None),
    (ev.Shown(player=0, card=CARD), "You show CARD", "Ana shows CARD"),
    (ev.MulliganTaken(player=0), "You take six new cards", "Ana takes six new cards"),
    (ev.CaveChosen(player=0, cave=3), "You take cave 3", "Ana takes cave 3"),
    (
        ev.AutomaActed(number=2),
        "The automa: 3 cards from the deck to the clearing, 1 card from the deck out of the game",
        None,
    ),
    (ev.Burned(card=CARD), "CARD is removed from the deck", None),
    (ev.Removed(card=CARD), "CARD is removed from the clearing", None),
    (ev.Dealt(player=0, card=CARD, audience=0b01), "You are dealt CARD", "Ana is dealt a card"),
    (
        ev.Drafted(player=0, giver=0, card=CARD, audience=0b01),
        "You keep CARD",
        "Ana keeps a card",
    ),
    (
        ev.Drafted(player=0, giver=1, card=CARD, audience=ALL),
        "Ben passes CARD to you",
        "You pass CARD to Ana",
    ),
    (
        ev.Drafted(player=1, giver=2, card=CARD, audience=0b110),
        "Cleo passes a card to Ben",
        None,
    ),
    (ev.Dropped(player=0, card=CARD, audience=0b01), "You remove CARD from the game", None),
    (ev.GameOver(player=0), "The game is over", "The game is over"),
]


@pytest.mark.parametrize(("event", "to_ana", "to_ben"), EVENTS)
def test_event(event: Event, to_ana: str | None, to_ben: str | None) -> None:
    game = Game.new(FOREST)
    for seat, text in enumerate((to_ana, to_ben)):
        if text is not None:
            text = text.replace("CARD", W.card(FOREST, CARD))
            assert W.event(game, event, PLAYERS, seat) == text


def test_what_is_laid_is_called_by_the_half_that_shows_and_its_host() -> None:
    game = Game.arranged(hand=["lynx", "birch", "linden"], forest=[{"card": "oak"}])
    events = game.play("lynx", pay=["birch"])
    assert [W.event(game, event, PLAYERS, 1) for event in events][:2] == [
        "Ana pays with Birch",
        "Ana lays Lynx at Oak",
    ]
    game = Game.arranged(hand=["birch"])
    assert W.event(game, game.play("birch")[0], PLAYERS, 0) == "You lay Birch"


@any_table
def test_a_log_tells_no_seat_more_than_it_may_know(options: dict[str, Any]) -> None:
    hidden = 0
    for game, events in steps(options, seed=7):
        for event in events:
            for seat in range(len(game.players)):
                text = W.event(game, event, PLAYERS, seat)
                seen = event.seen_by(seat)
                assert text == W.event(game, seen, PLAYERS, seat)
                if isinstance(event, ev.HiddenCardEvent) and seen != event:
                    hidden += 1
                    assert event.card is not None
                    for half in event.card.halves:
                        assert W.name(game.game, half.species) not in text
    assert hidden or len(game.players) == 1


def test_the_events_and_prompts_above_are_of_every_kind() -> None:
    assert {event.kind for event, _, _ in EVENTS} | {"laid"} == set(EVENT_TYPES)
    assert {prompt.kind for prompt, _ in PLAIN_PROMPTS} | {"turn", "slot", "pay"} == set(PROMPTS)


class Unknown:
    """Neither an event nor a prompt."""

    kind = "turn"
    cause = None
    player = 0

    def seen_by(self, seat: int) -> Unknown:
        return self


def test_an_unknown_kind_is_an_error() -> None:
    game, unknown = Game.new(FOREST), Unknown()
    with pytest.raises(AssertionError):
        W.prompt(game, unknown)  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        W.event(game, unknown, PLAYERS, 0)  # type: ignore[arg-type]


def test_a_message_is_worded_by_what_it_looks_at_and_no_more() -> None:
    """Patterns are remembered; whatever came before, the words are those of these arguments."""
    message = """
test-said = { $you ->
    [yes] you lay { $n ->
        [one] a card
       *[other] { $n } cards
    }
   *[no] { $name } { $what ->
        [host] grows { $card }
       *[other] lays { $card }
    }
}
"""
    lex = Lexicon("en", Bundle("en", [message]))

    def expected(you: bool, n: int, name: str, what: str, card: str) -> str:
        if you:
            return "you lay a card" if n == 1 else f"you lay {n} cards"
        return f"{name} {'grows' if what == 'host' else 'lays'} {card}"

    wording = product((False, True), (1, 2, 5), ("Ana", "no", "host"), ("host", "guest"), ("oak",))
    cases = 2 * list(wording)
    random.Random(5).shuffle(cases)
    for you, n, name, what, card in cases:
        said = lex.spans("test-said", you=you, n=n, name=name, what=what, card=(CardSpan(card, 7),))
        assert plain(said) == expected(you, n, name, what, card)
        assert (CardSpan("oak", 7) in said) == (not you)
