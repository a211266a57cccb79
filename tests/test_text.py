"""The game in words: every card, reason, choice and event has its English."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message

import spinney
from spinney.bots.coach import KINDS as REASONS
from spinney.cards.catalog import CAVES, SPECIES
from spinney.cards.vocabulary import (
    DARTMOOR,
    FOREST,
    GAMES,
    SET_MARKS,
    SETS,
    SYMBOLS,
    DiscardToClearing,
    Effect,
    Permanent,
    Points,
    Species,
    Tag,
)
from spinney.engine import Event, Game, GameError, Prompt, Rng
from spinney.engine.core.tables import Tables
from spinney.engine.events import KINDS
from spinney.engine.notation import MOOR_SLOTS, WOODY_SLOTS, read_forests
from spinney.engine.playout import play_out
from spinney.engine.replay import Record
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.lab.plots import Labels
from spinney.server.protocol import ErrorCode
from spinney.terminal.language import COMMANDS, ENTRY_COMMANDS
from spinney.terminal.tournament import BOT_COLUMNS, PAIR_COLUMNS
from spinney.text import CardText, words
from tests.table import table

W = words()
ALL_SPECIES = [species for game in GAMES for species in SPECIES[game].values()]
PLAYERS = ("Ana", "Ben", "Cleo", "Dora", "Eve")

#: A bit of everything the random games can meet.
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


def tables(game: str) -> Tables:
    return table(game).game.tables


# -- languages and messages ----------------------------------------------------------------


def test_words_are_made_once_and_cannot_be_changed() -> None:
    assert words("en") is words()
    with pytest.raises(AttributeError):
        W.language = "de"  # type: ignore[misc]


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no language 'xx'; there are .*en"):
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


PROMPTS = (
    *("turn", "second_draw", "slot", "pay", "permanent", "mole", "resolve"),
    *("take", "cave", "stash", "moor", "saplings", "discard", "mulligan", "cave_choice"),
    *("draft_keep", "draft_right", "draft_left", "draft_clearing"),
)
PICKS = {"pay", "resolve", *PROMPTS[7:13], *PROMPTS[15:]}
ACTIONS = ("draw", "take", "face_down", "use", "skip", "done", "stuck")
SPECIAL = ("use-permanent", "skip-permanent", "use-mulligan", "skip-mulligan")
OTHER_NAMES = (
    *("sapling", "universal_moor", "butterfly_sets", "dragonfly_sets"),
    *("cave", "cave_card", "winter"),
)
AUTOMA = ("add", "burn", "remove-left", "remove-right")
SIMULATED = (
    *("games", "choices", "turns", "digest", "audit_violations", "won", "folder"),
    *(f"score-{part}" for part in ("mean", "p10", "p50", "p90")),
)


def families() -> set[str]:
    """The messages whose ids are put together from a vocabulary."""
    return {
        *(f"{s.game}-{s.key}" for s in ALL_SPECIES),
        *(f"{game}-symbol-{symbol}" for game in GAMES for symbol in SYMBOLS[game]),
        *(f"tag-{tag}" for tag in Tag),
        *(f"kinds-{tag}" for tag in Tag if tag not in SET_MARKS),
        *(f"set-{name}" for game in GAMES for name in SETS[game]),
        *(f"slot-{name}" for name in (*WOODY_SLOTS, *MOOR_SLOTS)),
        *(f"name-{name}" for name in OTHER_NAMES),
        *(f"medal-{medal}" for medal in MEDALS),
        *(f"placement-{s.needs}" for s in ALL_SPECIES if s.needs),
        *("permanent-opens-top", "permanent-opens-side"),
        *(f"event-{kind}" for kind in KINDS),
        *(f"prompt-{kind}" for kind in PROMPTS),
        *(f"action-{kind}" for kind in (*ACTIONS, *SPECIAL)),
        *(f"action-pick-{kind}" for kind in PICKS),
        *(f"automa-{part}" for part in AUTOMA),
        *(f"game-{game}" for game in GAMES),
        *(f"coach-{kind}" for kind in REASONS if kind != "winter"),
        *("coach-winter-ahead", "coach-winter-behind"),
        *(f"command-{command}" for command in (*COMMANDS, *ENTRY_COMMANDS)),
        *(f"error-{key}" for key in phrases()),
        *(f"refusal-{code}" for code in get_args(ErrorCode)),
        *(f"simulate-{key}" for key in SIMULATED),
        *(f"arena-{column}" for column in (*BOT_COLUMNS, *PAIR_COLUMNS)),
        *(f"plot-{axis}" for axis in Labels._fields),
    }


def phrases() -> dict[str, str]:
    """The English of every phrase in the code, by its key; the same key says the same."""
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


def test_an_error_survives_a_process() -> None:
    with pytest.raises(GameError) as caught:
        Record.from_json({"format": "spinney-game", "rules": 1, "options": {"game": "chess"}})
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert words("de").phrase(again.phrase).startswith("Optionen: kein Spiel 'chess'")


def english() -> list[Message]:
    text = resources.files("spinney.text").joinpath("locales/en.ftl").read_text("utf-8")
    return [entry for entry in FluentResource(text).body if isinstance(entry, Message)]


def test_every_message_is_there_once_and_used() -> None:
    sources = Path(spinney.__path__[0]).rglob("*.py")
    code = "".join(file.read_text("utf-8") for file in sources)
    quoted = set(re.findall(r'"([a-z][a-z_-]*)(?:\.[a-z]+)?"', code))
    ids = [message.id.name for message in english()]
    assert len(ids) == len(set(ids))
    assert families() <= set(ids)
    assert set(ids) - families() <= quoted
    # What looks like a message where there is nothing else of that look must be one.
    for folder in ("terminal", "text"):
        for file in (Path(spinney.__path__[0]) / folder).glob("*.py"):
            named = re.findall(
                r'(?:get|tell|joined|listed)\(\s*"([a-z]+-[a-z_-]+)', file.read_text()
            )
            assert set(named) <= set(ids), file.name
    for file in (Path(spinney.__path__[0]) / "cli").glob("*.py"):
        named = re.findall(r'(?:get\(|tell\(|fail\(|help=)"([^"]+)"', file.read_text())
        assert set(named) <= set(ids), file.name


@pytest.mark.parametrize("tag", Tag)
def test_every_type_has_all_forms_of_a_noun(tag: Tag) -> None:
    assert W.get(f"tag-{tag}.some") in (f"a {W.tag(tag)}", f"an {W.tag(tag)}")
    assert W.get(f"tag-{tag}.more") == f"more {W.get(f'tag-{tag}.many')}"


# -- names ---------------------------------------------------------------------------------


@pytest.mark.parametrize("any_species", ALL_SPECIES, ids=lambda s: f"{s.game} {s.key}")
def test_every_species_has_a_name_and_a_text(any_species: Species) -> None:
    assert W.name(any_species.game, any_species.key)[0].isupper()
    text = W.card_text(any_species)
    assert (text.effect is None) == (any_species.effect is None)
    assert (text.bonus is None) == (any_species.bonus is None)
    assert (text.placement is None) == (any_species.needs is None)
    parts = [part for part in vars(text).values() if part is not None]
    assert parts or any_species.key == "mole"
    assert all(part[0].isupper() or part[0].isdigit() for part in parts)


def test_names() -> None:
    assert W.name(FOREST, "silver_washed_fritillary") == "Silver-Washed Fritillary"
    assert W.name(DARTMOOR, "universal_moor") == "Universal Moor"
    assert W.tag(Tag.PAWED) == "pawed animal"
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
    t = tables(FOREST)
    names = {W.card(t, card) for card in range(len(t.cards))}
    assert {"Tawny Owl / Stag Beetle", "Oak", "Winter"} <= names
    assert W.card(t, -1) == "a card"
    owl = next(c for c in range(len(t.cards)) if W.card(t, c) == "Tawny Owl / Stag Beetle")
    assert [W.half(t, 2 * owl), W.half(t, 2 * owl + 1)] == ["Tawny Owl", "Stag Beetle"]


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
    (FOREST, "bee_swarm", "Put every plant, shrub and tree from the clearing into your cave"),
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
    (FOREST, "crane_fly", "Take every bat from the clearing"),
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
        "Its tree counts as one more wherever the number of trees is asked",
    ),
    (DARTMOOR, "blanket_bog", "Doubles the points of plants below it"),
    (FOREST, "mountain_hare", "Counts as a European Hare"),
]
POINTS = [
    (FOREST, "douglas_fir", "5 points"),
    (FOREST, "birch", "1 point"),
    (FOREST, "goshawk", "3 points for each bird"),
    (FOREST, "silver_fir", "2 points for each card at this tree"),
    (FOREST, "alpine_marmot", "3 points for each different plant"),
    (FOREST, "roe_deer", "3 points for each card with the same symbol"),
    (DARTMOOR, "rivulet", "2 points for each card with the Goat Willow symbol"),
    (FOREST, "red_deer", "1 point for each tree and each plant"),
    (FOREST, "beech_marten", "5 points for each fully occupied tree"),
    (FOREST, "wood_ant", "2 points for each card at the bottom of a tree"),
    (DARTMOOR, "blue_ground_beetle", "1 point for each card in a bottom slot"),
    (FOREST, "red_squirrel", "5 points if on an Oak"),
    (FOREST, "nightingale", "5 points if on a shrub"),
    (FOREST, "oak", "10 points if you have at least 8 different trees"),
    (FOREST, "beech", "5 points if you have at least 4 Beeches"),
    (FOREST, "lynx", "10 points if you have a Roe Deer"),
    (FOREST, "european_fat_dormouse", "15 points if there is a bat at this tree"),
    (FOREST, "common_toad", "5 points if 2 share a slot"),
    (DARTMOOR, "crab_apple", "8 points if all 4 slots of this tree are filled"),
    (DARTMOOR, "nuthatch", "10 points if all 4 slots of this host are filled"),
    (DARTMOOR, "curlew", "10 points if you have at least 5 insects, otherwise 3"),
    (FOREST, "great_spotted_woodpecker", "10 points if no one has more trees"),
    (FOREST, "linden", "3 points if no one has more Lindens, otherwise 1"),
    (FOREST, "european_polecat", "10 points if nothing else lives at its host"),
    (
        FOREST,
        "digitalis",
        "By number of different plants: 1 = 1, 2 = 3, 3 = 6, 4 = 10, 5 or more = 15",
    ),
    (FOREST, "fireflies", "All your Fireflies together: 2 = 10, 3 = 15, 4 = 20"),
    (DARTMOOR, "keeled_skimmer", "Sets of different dragonflies: 2 = 5, 3 = 10, 4 = 15, 5 = 30"),
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
    assert shown("effect") | shown("bonus") | in_caves == set(get_args(Effect))
    assert shown("permanent") == set(get_args(Permanent))
    assert shown("points") == set(get_args(Points))


def test_a_card_without_words_says_nothing() -> None:
    silent = CardText(effect=None, bonus=None, permanent=None, points="1 point", placement=None)
    assert W.card_text(species(FOREST, "squeaker")) == silent
    assert W.card_text(species(FOREST, "mole")).points is None


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
    assert W.cave_text(CAVES[cave - 1]) == text


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("dragonflies", "5 different dragonflies"),
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
    """The reason of each line of a forest's score sheet, by key (of several: the last)."""
    forests = read_forests({"game": game, "players": [{"name": "Ana", "hosts": hosts, **player}]})
    t = forests.state.tables
    return {line.key: W.reason(t, line) for line in forests.score_sheet(0).lines}


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
        "oak": "2 different trees (8 needed)",
        "red_squirrel": "on an Oak",
        "chaffinch": "not on a Beech",
        "common_toad": "2 cards in this slot (2 needed)",
        "european_hare": "2 European Hares x 1",
        "roe_deer": "2 cards with the Beech symbol x 3",
        "red_deer": "3 trees and plants x 1",
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
        "linden": "1 Linden, the most",
        "digitalis": "1 different plant",
        "european_fat_dormouse": "0 bats at this tree (1 needed)",
        "silver_fir": "2 cards at this tree x 2",
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
        "heather": "1 insect x 1, doubled by Blanket Bog",
        "crab_apple": "1 filled slot (4 needed)",
        "dartmoor_pony": "1 moor, the most",
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
    assert W.reason(forests.state.tables, line) == "1 Linden, not the most"


@any_table
def test_every_line_of_finished_games_has_a_reason(options: dict[str, Any]) -> None:
    for seed in range(5):
        game = Game.new(seed=seed, **options)
        play_out(game, Rng(seed))
        for player in range(game.players):
            for line in game.score_sheet(player).lines:
                assert W.name(game.tables.game, line.key)
                assert W.reason(game.tables, line)


# -- choices -------------------------------------------------------------------------------


def steps(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, list[Event]]]:
    """A random game before each choice, with the events that led there; the last is the end."""
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
            seen = game.view(game.actor).state
            assert W.prompt(seen, game.prompt) == W.prompt(game, game.prompt)
            for action in game.legal():
                assert W.action(seen, action) == W.action(game, action)


def choices(game: Game) -> set[str]:
    return {W.action(game, action) for action in game.legal()}


def test_a_turn_from_the_first_choice_to_the_last() -> None:
    t = table(hand=["oak", "birch", "beech", "beech", "linden"], clearing=["linden"])
    game = t.game
    assert W.prompt(game, game.prompt) == "What will you do?"
    assert {
        "Draw from the deck",
        "Take Linden from the clearing",
        "Play Oak (cost 2)",
        "Lay Oak face down as a sapling",
    } <= choices(game)
    t.play("oak")
    assert W.prompt(game, game.prompt) == "Pay 2 more for Oak (bonus still possible)"
    assert "Pay with Birch" in choices(game)


def test_a_bonus_lost_and_none_to_win() -> None:
    game = table(hand=["oak", "birch", "birch", "birch"]).game
    half = 2 * next(c for c in game.hand(0) if W.card(game.tables, c) == "Oak")
    birch = 2 * next(c for c in game.hand(0) if W.card(game.tables, c) == "Birch")
    lost = Prompt("pay", half=half, more=1, matched=False)
    assert W.prompt(game, lost) == "Pay 1 more for Oak (without its bonus)"
    assert W.prompt(game, Prompt("pay", half=birch, more=1)) == "Pay 1 more for Birch"


def test_slots_are_called_by_the_hosts_of_the_own_forest() -> None:
    t = table(
        hand=["european_hare"],
        rival_forest=[{"card": "birch"}, {"card": "birch"}],
        forest=[{"card": "sapling"}, {"card": "oak"}],
    )
    t.do(t._card_action("play", "european_hare"))
    assert W.prompt(t.game, t.prompt) == "Where should European Hare go?"
    side = t.game.tables.position[t.prompt.half]
    slot = WOODY_SLOTS[side]
    assert choices(t.game) == {f"Sapling (host 1), {slot}", f"Oak (host 2), {slot}"}


def test_an_offer_says_what_it_does() -> None:
    t = table(hand=["birch"], forest=[], deck=["linden", "beech"])
    t.play("birch")
    assert W.prompt(t.game, t.prompt) == "Birch: draw 1 card?"
    assert choices(t.game) == {"Use it", "Decline"}


def test_cards_of_the_same_names_are_told_apart() -> None:
    t = table(hand=["elderberry@oak", "elderberry@birch", "linden", "linden", "linden"], seed=3)
    assert {
        "Play Elderberry showing Oak (cost 2)",
        "Play Elderberry showing Birch (cost 2)",
    } <= choices(t.game)


PLAIN_PROMPTS = [
    (Prompt("second_draw"), "And your second card?"),
    (Prompt("permanent", "chanterelle", more=2), "Chanterelle: draw a card? (2 left)"),
    (Prompt("mole", "mole", more=-1), "Mole: which card do you play at its cost? (any number)"),
    (Prompt("resolve", "mole", more=3), "Mole: which card is resolved next? (3 left)"),
    (
        Prompt("take", "crane_fly", True, more=1),
        "Crane Fly, bonus: which card do you take from the clearing?",
    ),
    (
        Prompt("cave", "bearded_vulture", more=2),
        "Bearded Vulture: which clearing card goes into your cave? (2 left)",
    ),
    (
        Prompt("stash", "raccoon", more=-1),
        "Raccoon: which card goes face down into your cave? (any number)",
    ),
    (
        Prompt("saplings", "water_vole", more=-1),
        "Water Vole: which card do you lay face down as a sapling? (any number)",
    ),
    (Prompt("moor", more=1), "Which card do you lay face down as a universal moor?"),
    (Prompt("discard", more=3), "Which card do you lay in the clearing? (3 left)"),
    (Prompt("mulligan"), "No tree in your hand: do you take six new cards?"),
    (Prompt("cave_choice"), "Which cave do you take?"),
    (Prompt("draft_keep", more=2), "Which card do you keep? (2 left)"),
    (Prompt("draft_right", more=1), "Which card do you pass to the right?"),
    (Prompt("draft_left", more=1), "Which card do you pass to the left?"),
    (Prompt("draft_clearing", more=1), "Which card goes to the clearing?"),
]


@pytest.mark.parametrize(("prompt", "text"), PLAIN_PROMPTS)
def test_prompt(prompt: Prompt, text: str) -> None:
    assert W.prompt(table().game, prompt) == text


def test_a_stuck_player_has_one_choice() -> None:
    hand = ["barn_owl", "barn_owl", "buzzard", "buzzard", "cuckoo", "cuckoo", "otter", "otter"]
    t = table(DARTMOOR, hand=[*hand, "beaver", "beaver"])
    assert choices(t.game) == {"Show the hand, discard 2 cards and draw 2"}
    t.stuck()
    assert W.prompt(t.game, t.prompt) == "Which card do you lay in the clearing? (2 left)"
    assert all(re.fullmatch("Lay .* in the clearing", text) for text in choices(t.game))


def test_picks_say_where_the_cards_go() -> None:
    t = table(hand=["raccoon", "oak", "birch"], forest=[{"card": "birch"}], deck=["oak", "oak"])
    t.play("raccoon", at=(0, "left"), pay=["birch"])
    assert {"Put Oak face down into the cave", "Done"} == choices(t.game)
    t = table(hand=["water_vole", "oak", "birch", "oak"], forest=[{"card": "birch"}])
    t.play("water_vole", at=(0, "bottom"), pay=["birch", "oak"])
    assert {"Lay Oak face down as a sapling", "Done"} == choices(t.game)


def test_a_moles_cards_are_called_by_where_they_lie() -> None:
    hand = ["mole", "birch", "linden", "european_hare", "oak"]
    t = table(hand=hand, forest=[{"card": "birch"}])
    t.play("mole", at=(0, "bottom"), pay=["linden", "birch"])
    t.sapling("oak")
    t.play("european_hare", at=(1, "right"))
    assert choices(t.game) == {
        "Resolve Sapling (host 2)",
        "Resolve European Hare at Sapling (host 2), right",
    }


# -- events --------------------------------------------------------------------------------

NOBODY, ALL = -1, 0b11

EVENTS = [
    (Event("turn", 0, -1, 0, ALL), "Your turn", "Ana's turn"),
    (Event("turn", 0, -1, 1, ALL), "Your extra turn", "Ana's extra turn"),
    (Event("drawn", 0, 0, 0, 0b01), "You draw CARD", "Ana draws a card"),
    (Event("taken", 0, 0, 0, ALL), "You take CARD from the clearing", None),
    (Event("paid", 0, 0, 0, ALL), "You pay with CARD", "Ana pays with CARD"),
    (
        Event("laid_face_down", 0, 0, 0, 0b01),
        "You lay CARD face down as a sapling",
        "Ana lays a card face down as a sapling",
    ),
    (Event("revealed", 0, 0, 0, ALL), "CARD comes from the deck into the clearing", None),
    (
        Event("caved", 0, 0, 0, ALL),
        "You put CARD from the deck into your cave",
        "Ana puts CARD from the deck into the cave",
    ),
    (
        Event("caved", 0, 0, 1, ALL),
        "You put CARD from the clearing into your cave",
        "Ana puts CARD from the clearing into the cave",
    ),
    (
        Event("caved", 0, 0, 2, 0b01),
        "You put CARD face down into your cave",
        "Ana puts a card face down into the cave",
    ),
    (Event("winter", 0, 160, 2, ALL), "The 2nd winter", "The 2nd winter"),
    (Event("cleared", 0, -1, 11, ALL), "The clearing is emptied: 11 cards", None),
    (Event("extra_turn", 0, -1, 0, ALL), "You gain an extra turn", "Ana gains an extra turn"),
    (Event("declined", 0, -1, 2, ALL), "You decline the effect of Oak", None),
    (Event("declined", 0, -1, 3, ALL), None, "Ana declines the bonus of Oak"),
    (Event("discarded", 0, 0, 0, ALL), "You lay CARD in the clearing", None),
    (Event("shown", 0, 0, 0, ALL), "You show CARD", "Ana shows CARD"),
    (Event("mulligan", 0, -1, 0, ALL), "You take six new cards", "Ana takes six new cards"),
    (Event("cave_chosen", 0, -1, 3, ALL), "You take cave 3", "Ana takes cave 3"),
    (
        Event("automa", NOBODY, -1, 2, ALL),
        "The automa: 3 cards from the deck to the clearing, 1 card from the deck out of the game",
        None,
    ),
    (Event("burned", NOBODY, 0, 0, ALL), "CARD leaves the game from the deck", None),
    (Event("removed", NOBODY, 0, 0, ALL), "CARD leaves the game from the clearing", None),
    (Event("dealt", 0, 0, 0, 0b01), "You are dealt CARD", "Ana is dealt a card"),
    (Event("drafted", 0, 0, 0, 0b01), "You keep CARD", "Ana keeps a card"),
    (Event("drafted", 0, 0, 1, ALL), "Ben passes CARD to you", "You pass CARD to Ana"),
    (Event("drafted", 1, 0, 2, 0b110), "Cleo passes a card to Ben", None),
    (Event("dropped", 0, 0, 0, 0b01), "You lay CARD out of the game", None),
    (Event("over", 0, -1, 0, ALL), "The game is over", "The game is over"),
]


@pytest.mark.parametrize(("event", "to_ana", "to_ben"), EVENTS)
def test_event(event: Event, to_ana: str | None, to_ben: str | None) -> None:
    game = table().game
    for seat, text in enumerate((to_ana, to_ben)):
        if text is not None:
            text = text.replace("CARD", W.card(game.tables, 0))
            assert W.event(game, event, PLAYERS, seat) == text


def test_what_is_laid_is_called_by_the_half_that_shows_and_its_host() -> None:
    t = table(hand=["lynx", "birch", "linden"], forest=[{"card": "oak"}])
    t.play("lynx", at=(0, "left"), pay=["birch"])
    assert [W.event(t.game, event, PLAYERS, 1) for event in t.events][:2] == [
        "Ana pays with Birch",
        "Ana lays Lynx at Oak",
    ]
    t = table(hand=["birch"])
    t.play("birch")
    assert W.event(t.game, t.events[0], PLAYERS, 0) == "You lay Birch"


@any_table
def test_a_log_tells_no_seat_more_than_it_may_know(options: dict[str, Any]) -> None:
    hidden = 0
    for game, events in steps(options, seed=7):
        for event in events:
            for seat in range(game.players):
                text = W.event(game, event, PLAYERS, seat)
                assert text == W.event(game, event.seen_by(seat), PLAYERS, seat)
                if event.seen_by(seat) != event:
                    hidden += 1
                    for half in game.tables.cards[event.card].halves:
                        assert W.name(game.tables.game, half.species) not in text
    assert hidden or game.players == 1


def test_the_events_and_prompts_above_are_of_every_kind() -> None:
    assert {event.kind for event, _, _ in EVENTS} | {"laid"} == set(KINDS)
    assert {prompt.kind for prompt, _ in PLAIN_PROMPTS} | {"turn", "slot", "pay"} == set(PROMPTS)
