"""The points of every species of the forest game, worked out by hand."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spinney.cards.catalog import SPECIES, printed_symbols
from spinney.engine import ScoreSheet
from spinney.engine.core.scoring import score
from spinney.engine.notation import read_forests
from spinney.engine.position import Forests

EXAMPLE = Path(__file__).parents[1] / "examples" / "forest_85.json"

BASE_TREES = (
    "linden",
    "oak",
    "silver_fir",
    "birch",
    "beech",
    "sycamore",
    "douglas_fir",
    "horse_chestnut",
)
ALPINE_TREES = ("european_larch", "stone_pine")
SHRUBS = ("elderberry", "common_hazel", "blackthorn")
BIRDS = (
    "bullfinch",
    "chaffinch",
    "eurasian_jay",
    "goshawk",
    "great_spotted_woodpecker",
    "tawny_owl",
    "golden_eagle",
    "bearded_vulture",
    "common_raven",
    "capercaillie",
    "eurasian_magpie",
    "nightingale",
    "barn_owl",
)
BUTTERFLIES = (
    "camberwell_beauty",
    "large_tortoiseshell",
    "peacock_butterfly",
    "purple_emperor",
    "silver_washed_fritillary",
    "phoebus_apollo",
    "map_butterfly",
)
INSECTS = (
    *BUTTERFLIES,
    "fireflies",
    "stag_beetle",
    "wood_ant",
    "gnat",
    "violet_carpenter_bee",
    "great_green_bush_cricket",
    "bee_swarm",
    "crane_fly",
)
HARES = ("european_hare", "mountain_hare")
PAWED = (
    *HARES,
    "red_squirrel",
    "hedgehog",
    "mole",
    "water_vole",
    "beech_marten",
    "brown_bear",
    "european_badger",
    "european_fat_dormouse",
    "lynx",
    "raccoon",
    "red_fox",
    "wolf",
    "alpine_marmot",
    "european_wildcat",
    "european_polecat",
)
PLANTS = (
    "blackberries",
    "moss",
    "tree_ferns",
    "wild_strawberries",
    "edelweiss",
    "blueberry",
    "gentian",
    "digitalis",
    "stinging_nettle",
)
MUSHROOMS = ("chanterelle", "fly_agaric", "parasol_mushroom", "penny_bun", "black_trumpet")
AMPHIBIANS = ("common_toad", "fire_salamander", "pond_turtle", "tree_frog", "alpine_newt")
BATS = (
    "barbastelle_bat",
    "bechsteins_bat",
    "brown_long_eared_bat",
    "greater_horseshoe_bat",
    "savis_pipistrelle",
    "common_pipistrelle",
)
DEER = ("fallow_deer", "red_deer", "roe_deer")
SQUEAKERS = ("squeaker", "squeaker_edge")
CLOVEN_HOOFED = (
    *DEER,
    *SQUEAKERS,
    "wild_boar",
    "wild_boar_female",
    "chamois",
    "steinbock",
    "european_bison",
)
MOUNTAIN = (
    *ALPINE_TREES,
    "phoebus_apollo",
    "golden_eagle",
    "bearded_vulture",
    "common_raven",
    "black_trumpet",
    "edelweiss",
    "blueberry",
    "alpine_newt",
    "gentian",
    "alpine_marmot",
    "chamois",
    "capercaillie",
    "mountain_hare",
    "steinbock",
    "savis_pipistrelle",
)
EDGE = (
    *SHRUBS,
    "map_butterfly",
    "eurasian_magpie",
    "nightingale",
    "barn_owl",
    "digitalis",
    "stinging_nettle",
    "great_green_bush_cricket",
    "water_vole",
    "wild_boar_female",
    "bee_swarm",
    "european_bison",
    "european_wildcat",
    "common_pipistrelle",
    "squeaker_edge",
    "crane_fly",
    "european_polecat",
)
BOTTOM_DWELLERS = (
    *PLANTS,
    *MUSHROOMS,
    *AMPHIBIANS,
    "hedgehog",
    "mole",
    "water_vole",
    "fireflies",
    "stag_beetle",
    "wood_ant",
    "great_green_bush_cricket",
)
WORTH_NOTHING = (
    *SHRUBS,
    *MUSHROOMS,
    "mole",
    "water_vole",
    "brown_bear",
    "raccoon",
    "violet_carpenter_bee",
)

Host = str | dict[str, Any]


def at(card: str, *dwellers: str) -> Host:
    """A host with its dwellers; side dwellers go left, then right, and hares stack."""
    host: dict[str, Any] = {"card": card}
    for dweller in dwellers:
        species = dweller.partition("@")[0]
        slot: str = SPECIES["forest"][species].place.value
        if slot == "side":
            left = host.get("left", [dweller])[0].partition("@")[0]
            stacks = species == left == "european_hare"
            slot = "left" if "left" not in host or stacks else "right"
        host.setdefault(slot, []).append(dweller)
    return host


def each_at(card: str, dwellers: Iterable[str]) -> list[Host]:
    """Each dweller at its own host."""
    return [at(card, dweller) for dweller in dwellers]


def alone(card: str) -> Host:
    """The card as a host, or at a sapling."""
    return card if SPECIES["forest"][card.partition("@")[0]].is_host else at("sapling", card)


def printings(species: str) -> list[tuple[str, str]]:
    """Every printed symbol of a species, with the card as the notation writes it."""
    return [
        (symbol, species if species in (*BASE_TREES, *ALPINE_TREES) else f"{species}@{symbol}")
        for symbol in sorted(printed_symbols("forest")[species])
    ]


def first_printing(species: str) -> Host:
    return alone(printings(species)[0][1])


def player(hosts: Iterable[Host], cave: int = 0) -> dict[str, Any]:
    return {"cave": cave, "hosts": [{"card": h} if isinstance(h, str) else h for h in hosts]}


def forests(
    *players: Iterable[Host], cave: int = 0, absent: Mapping[str, int] | None = None
) -> Forests:
    own, *others = players
    return read_forests(
        {
            "game": "forest",
            "players": [player(own, cave), *(player(other) for other in others)],
            "rivals": absent or {},
        }
    )


def sheet(*players: Iterable[Host], cave: int = 0) -> ScoreSheet:
    """The first player's sheet, checked against the plain score."""
    table = forests(*players, cave=cave)
    found = table.score_sheet(0)
    assert found.total == score(table.core, 0)
    return found


def points(species: str, hosts: Iterable[Host], cave: int = 0) -> int:
    """The points of all cards of a species; butterflies score as sets."""
    by_species = sheet(hosts, cave=cave).by_species
    if species in BUTTERFLIES:
        assert species not in by_species
        return by_species.get("butterfly_sets", 0)
    return by_species.get(species, 0)


class Case(NamedTuple):
    points: int
    when: str
    hosts: Sequence[Host]
    cave: int = 0


def flat(species: str, value: int) -> list[Case]:
    return [
        Case(value, "one", [alone(species)]),
        Case(2 * value, "two", 2 * [alone(species)]),
    ]


def eight_species_of_tree(species: str) -> list[Case]:
    """Cases for the Oak itself, or a species at it."""
    oak: Host = "oak" if species == "oak" else at("oak", species)
    others = [tree for tree in BASE_TREES if tree != "oak"]
    return [
        Case(0, "7 species", [oak, *others[:6]]),
        Case(10, "8 species", [oak, *others]),
        Case(10, "8 with the Alpine ones", [oak, *others[:5], *ALPINE_TREES]),
        Case(10, "10 species", [oak, *others, *ALPINE_TREES]),
        Case(0, "7 species, one twice", [oak, *others[:6], others[0]]),
        Case(0, "7 species and a sapling", [oak, *others[:6], "sapling"]),
        Case(0, "7 species and a shrub", [oak, *others[:6], "elderberry"]),
        Case(
            0,
            "7 species and a bee",
            [oak, *others[:5], at(others[5], "violet_carpenter_bee")],
        ),
        Case(20, "8 species, two cards", [oak, oak, *others]),
    ]


def three_bats(species: str) -> list[Case]:
    a, b = [bat for bat in BATS if bat != species][:2]
    return [
        Case(0, "one species", [alone(species)]),
        Case(0, "2 species", each_at("birch", [species, a])),
        Case(0, "2 species, three bats", each_at("birch", [species, species, a])),
        Case(5, "3 species", each_at("birch", [species, a, b])),
        Case(5, "3 species on a shrub, a tree, a sapling", _three_hosts(species, a, b)),
        Case(10, "3 species, two cards", each_at("birch", [species, species, a, b])),
        Case(5, "all 6 species", each_at("birch", BATS)),
    ]


def _three_hosts(a: str, b: str, c: str) -> list[Host]:
    return [at("blackthorn", a), at("oak", b), at("sapling", c)]


def butterfly_sets(species: str) -> list[Case]:
    others = [b for b in BUTTERFLIES if b != species]
    return [
        Case(0, "one", [alone(species)]),
        Case(0, "two of a kind", 2 * [alone(species)]),
        Case(3, "with another", each_at("sapling", [species, others[0]])),
        Case(3, "sets of 2 and 1", each_at("sapling", [species, species, others[0]])),
        Case(55, "with all others", each_at("sapling", [species, *others])),
    ]


def full(card: str, *, side: str = "beech_marten") -> Host:
    return at(card, "eurasian_jay", "mole", side, "raccoon")


BEE = "violet_carpenter_bee"

CASES: dict[str, list[Case]] = {
    # Trees
    "linden": [
        Case(3, "one, nobody has more", ["linden"]),
        Case(9, "three, nobody has more", 3 * ["linden"]),
        Case(3, "a bee scores nothing", [at("linden", BEE)]),
    ],
    "oak": eight_species_of_tree("oak"),
    "silver_fir": [
        Case(0, "no card", ["silver_fir"]),
        Case(8, "four slots", [at("silver_fir", "mole", "raccoon", "raccoon", "tawny_owl")]),
        Case(6, "stacked hares", [at("silver_fir", *3 * ["european_hare"])]),
        Case(4, "two toads in a slot", [at("silver_fir", *2 * ["common_toad"])]),
        Case(6, "butterflies at a nettle", [at("silver_fir", "stinging_nettle", *BUTTERFLIES[:2])]),
        Case(2, "only its own cards", [at("silver_fir", "mole"), at("sapling", "mole")]),
        Case(
            8,
            "each its own",
            [at("silver_fir", "mole"), at("silver_fir", "gnat", "gnat", "tawny_owl")],
        ),
        Case(
            22,
            "stacks on both sides",
            [
                {
                    "card": "silver_fir",
                    "top": ["map_butterfly", "map_butterfly", "phoebus_apollo"],
                    "bottom": ["stinging_nettle"],
                    "left": 4 * ["european_hare"],
                    "right": 3 * ["european_hare"],
                }
            ],
        ),
    ],
    "birch": flat("birch", 1),
    "beech": [
        Case(0, "3 beeches", 3 * ["beech"]),
        Case(20, "4 beeches", 4 * ["beech"]),
        Case(50, "10 beeches", 10 * ["beech"]),
        Case(15, "3 and a bee at one", [*2 * ["beech"], at("beech", BEE)]),
        Case(10, "2 and two bees at one", ["beech", at("beech", BEE, BEE)]),
        Case(0, "3 and a bee at an Oak", [*3 * ["beech"], at("oak", BEE)]),
        Case(0, "3 and a bee at a sapling", [*3 * ["beech"], at("sapling", BEE)]),
        Case(
            0,
            "3 and a bee at a shrub with its symbol",
            [*3 * ["beech"], at("common_hazel@beech", BEE)],
        ),
        Case(0, "3 and a beech symbol", [*3 * ["beech"], "common_hazel@beech"]),
        Case(0, "3 and a bee swarm at one", [*2 * ["beech"], at("beech", "bee_swarm")]),
    ],
    "sycamore": [
        Case(1, "itself", ["sycamore"]),
        Case(4, "other trees", ["sycamore", "sapling", "oak", "european_larch"]),
        Case(9, "each of three", 3 * ["sycamore"]),
        Case(1, "no shrub", ["sycamore", *SHRUBS]),
        Case(2, "no bees", [at("sycamore", BEE, BEE), at("sapling", BEE)]),
    ],
    "douglas_fir": flat("douglas_fir", 5),
    "horse_chestnut": [
        *(
            Case(value, f"{n} chestnuts", n * ["horse_chestnut"])
            for n, value in enumerate((1, 4, 9, 16, 25, 36, 49, 49, 49), start=1)
        ),
        Case(49, "all 11", 11 * ["horse_chestnut"]),
        Case(4, "1 and a bee at it", [at("horse_chestnut", BEE)]),
        Case(16, "2 and a bee at each", 2 * [at("horse_chestnut", BEE)]),
        Case(9, "1 and two bees at it", [at("horse_chestnut", BEE, BEE)]),
        Case(49, "6 and a bee", [*5 * ["horse_chestnut"], at("horse_chestnut", BEE)]),
        Case(49, "7 and a bee", [*6 * ["horse_chestnut"], at("horse_chestnut", BEE)]),
        Case(1, "1 and a bee at an Oak", ["horse_chestnut", at("oak", BEE)]),
        Case(1, "1 and a bee at a sapling", ["horse_chestnut", at("sapling", BEE)]),
        Case(
            1,
            "1 and a bee at a shrub with its symbol",
            ["horse_chestnut", at("common_hazel@horse_chestnut", BEE)],
        ),
    ],
    "european_larch": flat("european_larch", 3),
    "stone_pine": [
        Case(1, "itself", ["stone_pine"]),
        Case(4, "each of two", 2 * ["stone_pine"]),
        Case(17, "all 17 kinds", [first_printing(s) for s in MOUNTAIN]),
        Case(3, "copies count", [at("stone_pine", "capercaillie", "capercaillie")]),
        Case(1, "no other sets", [at("stone_pine", "european_hare", "map_butterfly")]),
    ],
    # Shrubs, mushrooms and other cards without points
    **{
        species: [
            Case(0, "alone", [alone(species)]),
            Case(0, "among others", [*BASE_TREES, alone(species), at("birch", "gnat")]),
        ]
        for species in WORTH_NOTHING
    },
    # Top
    **{species: butterfly_sets(species) for species in BUTTERFLIES},
    "bullfinch": [
        Case(0, "no insect", [alone("bullfinch")]),
        Case(6, "copies count", [at("oak", "bullfinch", "gnat", "gnat", "wood_ant")]),
        Case(8, "each of two", [at("oak", "bullfinch", "gnat"), at("oak", "bullfinch", "gnat")]),
    ],
    "chaffinch": [
        Case(5, "at a Beech", [at("beech", "chaffinch")]),
        Case(10, "each at a Beech", 2 * [at("beech", "chaffinch")]),
        Case(0, "at another tree, a Beech elsewhere", ["beech", at("oak", "chaffinch@beech")]),
        Case(0, "at a sapling", [at("sapling", "chaffinch@beech")]),
        Case(0, "at a shrub with a beech symbol", [at("common_hazel@beech", "chaffinch@beech")]),
    ],
    "eurasian_jay": flat("eurasian_jay", 3),
    "goshawk": [
        Case(3, "itself", [alone("goshawk")]),
        Case(9, "copies count", each_at("oak", ["goshawk", "tawny_owl", "tawny_owl"])),
        Case(12, "each of two", 2 * [alone("goshawk")]),
        Case(9, "side birds", [at("oak", "goshawk", "capercaillie", "capercaillie")]),
    ],
    "great_spotted_woodpecker": [
        Case(10, "nobody has more", [alone("great_spotted_woodpecker")]),
        Case(20, "each of two", 2 * [alone("great_spotted_woodpecker")]),
        Case(10, "nobody has any", [at("elderberry", "great_spotted_woodpecker")]),
    ],
    "red_squirrel": [
        Case(5, "at an Oak", [at("oak", "red_squirrel")]),
        Case(10, "each at an Oak", 2 * [at("oak", "red_squirrel")]),
        Case(0, "at another tree, an Oak elsewhere", ["oak", at("beech", "red_squirrel@oak")]),
        Case(0, "at a sapling", [at("sapling", "red_squirrel@oak")]),
        Case(0, "at a shrub with an oak symbol", [at("elderberry@oak", "red_squirrel@oak")]),
    ],
    "tawny_owl": flat("tawny_owl", 5),
    "golden_eagle": [
        Case(0, "nothing to catch", [alone("golden_eagle")]),
        Case(2, "pawed and amphibian", [at("oak", "golden_eagle", "lynx", "tree_frog")]),
        Case(
            5,
            "copies count",
            [at("oak", "golden_eagle", *3 * ["european_hare"], *2 * ["common_toad"])],
        ),
        Case(4, "each of two", 2 * [at("oak", "golden_eagle", "lynx")]),
    ],
    "bearded_vulture": [
        Case(0, "empty cave", [alone("bearded_vulture")]),
        Case(3, "cave of 3", [alone("bearded_vulture")], cave=3),
        Case(6, "each of two", 2 * [alone("bearded_vulture")], cave=3),
    ],
    "common_raven": flat("common_raven", 5),
    "eurasian_magpie": flat("eurasian_magpie", 3),
    "nightingale": [
        *(Case(5, f"at {shrub}", [at(shrub, "nightingale")]) for shrub in SHRUBS),
        Case(0, "at a tree, a shrub elsewhere", [at("oak", "nightingale"), "elderberry"]),
        Case(0, "at a sapling", [at("sapling", "nightingale")]),
        Case(10, "each at a shrub", 2 * [at("blackthorn", "nightingale")]),
    ],
    "barn_owl": [
        Case(0, "no bat", [alone("barn_owl")]),
        Case(3, "one bat", [at("oak", "barn_owl", "bechsteins_bat")]),
        Case(6, "copies count", [at("oak", "barn_owl", *2 * ["bechsteins_bat"])]),
        Case(12, "each of two", 2 * [at("oak", "barn_owl", "bechsteins_bat")]),
    ],
    # Bottom
    "blackberries": [
        Case(2, "itself", [alone("blackberries")]),
        Case(8, "each of two", 2 * [alone("blackberries")]),
        Case(6, "copies count", each_at("oak", ["blackberries", "moss", "moss"])),
    ],
    "common_toad": [
        Case(0, "alone", [alone("common_toad")]),
        Case(10, "a pair", [at("oak", "common_toad", "common_toad")]),
        Case(0, "two at different trees", 2 * [at("oak", "common_toad")]),
        Case(10, "a pair and one", [at("oak", *2 * ["common_toad"]), alone("common_toad")]),
        Case(30, "three pairs", 3 * [at("oak", *2 * ["common_toad"])]),
        Case(10, "a pair at a sapling", [at("sapling", *2 * ["common_toad"])]),
        Case(10, "a pair at a shrub", [at("elderberry", *2 * ["common_toad"])]),
    ],
    "fire_salamander": [
        Case(value, f"{n} of them", n * [alone("fire_salamander")])
        for n, value in enumerate((5, 15, 25), start=1)
    ],
    "fireflies": [
        Case(value, f"{n} of them", n * [alone("fireflies")])
        for n, value in enumerate((0, 10, 15, 20), start=1)
    ],
    "hedgehog": [
        Case(0, "no butterfly", [at("oak", "hedgehog", "gnat")]),
        Case(4, "copies count", [alone("hedgehog"), *2 * [alone("map_butterfly")]]),
        Case(4, "each of two", 2 * [alone("hedgehog")] + [alone("map_butterfly")]),
    ],
    "moss": [
        Case(0, "9 trees", [*8 * ["birch"], at("oak", "moss")]),
        Case(10, "10 trees", [*9 * ["birch"], at("oak", "moss")]),
        Case(20, "each of two", [*9 * ["birch"], at("oak", "moss"), at("oak", "moss")]),
        Case(10, "saplings", [*9 * ["sapling"], at("sapling", "moss")]),
        Case(10, "10 trees, itself at a shrub", [*10 * ["birch"], at("elderberry", "moss")]),
        Case(0, "9 trees and a shrub", [*9 * ["birch"], at("elderberry", "moss")]),
        Case(10, "9 trees and a bee", [*8 * ["birch"], at("oak", "moss", BEE)]),
        Case(10, "8 trees and two bees at one", [*7 * ["birch"], at("oak", "moss", BEE, BEE)]),
        Case(
            10,
            "9 trees and a bee at a sapling",
            [*7 * ["birch"], "oak", at("sapling", "moss", BEE)],
        ),
        Case(0, "9 trees and a bee at a shrub", [*9 * ["birch"], at("elderberry", "moss", BEE)]),
    ],
    "pond_turtle": flat("pond_turtle", 5),
    "stag_beetle": [
        Case(0, "no pawed animal", [at("oak", "stag_beetle", "gnat")]),
        Case(3, "stacked hares", [at("oak", "stag_beetle", *3 * ["european_hare"])]),
        Case(2, "top and side", [at("oak", "stag_beetle", "red_squirrel", "lynx")]),
        Case(4, "each of two", 2 * [at("oak", "stag_beetle", "lynx")]),
    ],
    "tree_ferns": [
        Case(0, "no amphibian", [alone("tree_ferns")]),
        Case(12, "two toads in a slot", [alone("tree_ferns"), at("oak", *2 * ["common_toad"])]),
        Case(12, "each of two", [*2 * [alone("tree_ferns")], alone("pond_turtle")]),
    ],
    "tree_frog": [
        Case(0, "no Gnat", [alone("tree_frog")]),
        Case(10, "two Gnats", [at("oak", "tree_frog", "gnat", "gnat")]),
        Case(0, "a Crane Fly is no Gnat", [at("oak", "tree_frog", "crane_fly")]),
        Case(20, "each of two", 2 * [at("oak", "tree_frog", "gnat")]),
    ],
    "wild_strawberries": eight_species_of_tree("wild_strawberries"),
    "wood_ant": [
        Case(2, "itself", [alone("wood_ant")]),
        Case(8, "each of two", 2 * [alone("wood_ant")]),
        Case(4, "below a sapling", [at("oak", "wood_ant"), at("sapling", "mole")]),
        Case(6, "two toads in a slot", [at("oak", "wood_ant"), at("oak", *2 * ["common_toad"])]),
        Case(2, "not below shrubs", [at("oak", "wood_ant"), at("elderberry", "mole")]),
        Case(0, "itself below a shrub", [at("elderberry", "wood_ant")]),
        Case(2, "itself below a shrub, another not", [at("elderberry", "wood_ant"), full("oak")]),
        Case(2, "only the bottom slot", [at("oak", "wood_ant", "tawny_owl", "lynx", "gnat")]),
    ],
    "edelweiss": flat("edelweiss", 3),
    "blueberry": [
        Case(0, "no bird", [alone("blueberry")]),
        Case(2, "one kind twice", [at("oak", "blueberry", "tawny_owl"), alone("tawny_owl")]),
        Case(4, "two kinds", [at("oak", "blueberry", "tawny_owl", "capercaillie")]),
        Case(26, "all 13 kinds", [alone("blueberry"), *each_at("sapling", BIRDS)]),
        Case(4, "each of two", 2 * [at("oak", "blueberry", "tawny_owl")]),
    ],
    "alpine_newt": [
        Case(0, "no insect", [alone("alpine_newt")]),
        Case(6, "copies count", [at("oak", "alpine_newt", "gnat", "gnat", "map_butterfly")]),
        Case(8, "each of two", 2 * [at("oak", "alpine_newt", "gnat")]),
    ],
    "gentian": [
        Case(0, "no butterfly", [at("oak", "gentian", "gnat")]),
        Case(6, "copies count", [alone("gentian"), *2 * [alone("map_butterfly")]]),
        Case(6, "each of two", [*2 * [alone("gentian")], alone("map_butterfly")]),
    ],
    "digitalis": [
        *(
            Case(value, f"{n} kinds", each_at("oak", ["digitalis", *PLANTS[: n - 1]]))
            for n, value in enumerate((1, 3, 6, 10, 15, 15), start=1)
        ),
        Case(15, "all 9 kinds", each_at("sapling", PLANTS)),
        Case(2, "each of two, one kind", 2 * [alone("digitalis")]),
        Case(3, "copies are one kind", each_at("oak", ["digitalis", "moss", "moss"])),
        Case(30, "each of two, five kinds", each_at("sapling", ["digitalis"] * 2 + [*PLANTS[:4]])),
    ],
    "stinging_nettle": [
        Case(0, "no butterfly", [at("oak", "stinging_nettle", "gnat")]),
        Case(4, "sharing its host", [at("oak", "stinging_nettle", *2 * ["map_butterfly"])]),
        Case(2, "a butterfly elsewhere", [alone("stinging_nettle"), alone("map_butterfly")]),
        Case(4, "each of two", [*2 * [alone("stinging_nettle")], alone("map_butterfly")]),
    ],
    "great_green_bush_cricket": [
        Case(1, "itself", [alone("great_green_bush_cricket")]),
        Case(4, "each of two", 2 * [alone("great_green_bush_cricket")]),
        Case(3, "copies count", [at("oak", "great_green_bush_cricket", "gnat", "gnat")]),
    ],
    # Sides
    **{species: three_bats(species) for species in BATS},
    "beech_marten": [
        Case(5, "a full tree", [full("oak")]),
        Case(5, "a full sapling", [full("sapling")]),
        Case(0, "a full shrub", [full("elderberry")]),
        Case(0, "three slots", [at("oak", "beech_marten", "lynx", "mole")]),
        Case(
            0,
            "three slots, four cards",
            [at("oak", "beech_marten", *2 * ["common_toad"], "lynx"), alone("tawny_owl")],
        ),
        Case(5, "a full tree elsewhere", [full("oak", side="lynx"), alone("beech_marten")]),
        Case(5, "itself at a full shrub", [full("oak", side="lynx"), full("elderberry")]),
        Case(20, "each of two, two full trees", 2 * [full("oak")]),
        Case(
            5,
            "stacked cards fill one slot",
            [at("oak", "beech_marten", "tawny_owl", *2 * ["common_toad"], "mountain_hare")],
        ),
    ],
    "european_badger": flat("european_badger", 2),
    "european_fat_dormouse": [
        Case(0, "no bat", [alone("european_fat_dormouse")]),
        *(Case(15, f"with {bat}", [at("oak", "european_fat_dormouse", bat)]) for bat in BATS),
        Case(15, "on a sapling", [at("sapling", "european_fat_dormouse", BATS[0])]),
        Case(0, "on a shrub", [at("elderberry", "european_fat_dormouse", BATS[0])]),
        Case(0, "a bat elsewhere", [at("oak", "european_fat_dormouse"), at("oak", BATS[0])]),
        Case(0, "with no bat", [at("oak", "european_fat_dormouse", "gnat", "barn_owl")]),
        Case(30, "each with a bat", 2 * [at("oak", "european_fat_dormouse", BATS[0])]),
    ],
    "european_hare": [
        *(Case(n * n, f"{n} hares", [at("oak", *n * ["european_hare"])]) for n in (1, 2, 3, 11)),
        Case(9, "at different hosts", [*2 * [at("oak", "european_hare")], alone("european_hare")]),
        Case(6, "2 and a Mountain Hare", [at("oak", *2 * ["european_hare"], "mountain_hare")]),
    ],
    "mountain_hare": [
        Case(1, "one", [alone("mountain_hare")]),
        Case(9, "all three", 3 * [alone("mountain_hare")]),
        Case(3, "2 European Hares", [at("oak", *2 * ["european_hare"], "mountain_hare")]),
        Case(
            10,
            "2 and 3 European Hares",
            [at("oak", "mountain_hare", "mountain_hare"), at("oak", *3 * ["european_hare"])],
        ),
    ],
    "red_fox": [
        Case(0, "no hare", [alone("red_fox")]),
        Case(6, "stacked hares", [at("oak", "red_fox", *3 * ["european_hare"])]),
        Case(4, "both hares", [alone("red_fox"), at("oak", *HARES)]),
        Case(8, "each of two", [at("oak", "red_fox", "red_fox"), at("oak", *HARES)]),
    ],
    "fallow_deer": [
        Case(3, "itself", [alone("fallow_deer")]),
        Case(12, "each of two", 2 * [alone("fallow_deer")]),
        Case(9, "copies count", [alone("fallow_deer"), at("oak", "squeaker", "squeaker")]),
    ],
    "red_deer": [
        Case(1, "its tree", [at("oak", "red_deer")]),
        Case(3, "saplings are trees", [at("sapling", "red_deer"), "sapling", "oak"]),
        Case(2, "a tree and its plant", [at("oak", "red_deer", "moss")]),
        Case(3, "copies count", [at("oak", "red_deer", "moss"), at("elderberry", "moss")]),
        Case(0, "shrubs are no trees", [at("elderberry", "red_deer"), "blackthorn"]),
        Case(1, "a plant at a shrub", [at("elderberry", "red_deer", "moss")]),
        Case(1, "bees are no trees", [at("oak", "red_deer", BEE)]),
        Case(8, "each of two", 2 * [at("oak", "red_deer", "moss")]),
    ],
    "roe_deer": [
        Case(3, "itself at a sapling", [at("sapling", "roe_deer@birch")]),
        Case(3, "at another tree", [at("oak", "roe_deer@birch")]),
        Case(6, "a tree", [at("birch", "roe_deer@birch")]),
        Case(6, "a shrub", [at("elderberry@birch", "roe_deer@birch")]),
        Case(3, "a shrub with another symbol", [at("elderberry@oak", "roe_deer@birch")]),
        Case(6, "a dweller", [at("oak", "roe_deer@birch", "european_hare@birch")]),
        Case(
            3, "a dweller with another symbol", [at("oak", "roe_deer@birch", "raccoon@silver_fir")]
        ),
        Case(6, "each by its own symbol", [at("oak", "roe_deer@birch", "roe_deer@beech")]),
        Case(9, "a tree for one of two", [at("birch", "roe_deer@birch", "roe_deer@beech")]),
        Case(
            15,
            "tree, shrub, stacked hares",
            [
                at("birch", "roe_deer@birch"),
                at("common_hazel@birch", *2 * ["european_hare@birch"], "european_hare@oak"),
            ],
        ),
    ],
    "chamois": [
        Case(3, "itself at a sapling", [at("sapling", "chamois@larch")]),
        Case(6, "a Larch", [at("european_larch", "chamois@larch")]),
        Case(6, "a Stone Pine", [at("stone_pine", "chamois@pine")]),
        Case(6, "a shrub", [at("blackthorn@douglas_fir", "chamois@douglas_fir")]),
        Case(3, "another symbol", [at("stone_pine", "chamois@larch", "steinbock@pine")]),
        Case(6, "a dweller", [at("stone_pine", "chamois@larch", "steinbock@larch")]),
        Case(9, "a tree for one of two", [at("stone_pine", "chamois@pine", "chamois@larch")]),
    ],
    "european_bison": [
        Case(2, "itself, oak", [at("sapling", "european_bison@oak")]),
        Case(2, "itself, beech", [at("sapling", "european_bison@beech")]),
        Case(6, "an Oak and a Beech", [at("oak", "european_bison@oak"), "beech"]),
        Case(4, "a shrub", [at("elderberry@oak", "european_bison@beech")]),
        Case(2, "other symbols", [at("birch", "european_bison@oak"), "elderberry@linden"]),
        Case(6, "dwellers", [at("birch", "european_bison@oak", "tawny_owl@beech", "mole@oak")]),
        Case(8, "each of two", [at("sapling", "european_bison@oak", "european_bison@beech")]),
    ],
    "gnat": [
        Case(0, "no bat", [alone("gnat")]),
        Case(2, "copies count", [alone("gnat"), at("oak", *2 * ["bechsteins_bat"])]),
        Case(4, "each of two", 2 * [at("oak", "gnat", "bechsteins_bat")]),
    ],
    "crane_fly": [
        Case(0, "no bat", [alone("crane_fly")]),
        Case(2, "copies count", [alone("crane_fly"), at("oak", *2 * ["bechsteins_bat"])]),
        Case(4, "each of two", 2 * [at("oak", "crane_fly", "bechsteins_bat")]),
    ],
    "lynx": [
        Case(0, "no deer", [alone("lynx")]),
        Case(0, "other deer", [alone("lynx"), at("oak", "red_deer", "fallow_deer")]),
        Case(10, "a Roe Deer", [at("sapling", "lynx", "roe_deer@birch")]),
        Case(
            10,
            "two Roe Deer",
            [alone("lynx@linden"), at("oak", "roe_deer@birch", "roe_deer@beech")],
        ),
        Case(20, "each of two", [at("oak", "lynx", "lynx"), at("oak", "roe_deer@birch")]),
    ],
    "squeaker": flat("squeaker", 1),
    "squeaker_edge": flat("squeaker_edge", 1),
    "wild_boar": [
        Case(0, "no Squeaker", [alone("wild_boar")]),
        Case(10, "a Squeaker", [at("oak", "wild_boar", "squeaker")]),
        Case(10, "an Edge Squeaker", [at("oak", "wild_boar", "squeaker_edge")]),
        Case(10, "two Squeakers", [alone("wild_boar"), at("oak", *SQUEAKERS)]),
        Case(20, "each of two", [at("oak", "wild_boar", "wild_boar"), alone("squeaker")]),
    ],
    "wild_boar_female": [
        Case(0, "no Squeaker", [alone("wild_boar_female")]),
        Case(10, "a Squeaker", [at("oak", "wild_boar_female", "squeaker")]),
        Case(10, "an Edge Squeaker", [at("oak", "wild_boar_female", "squeaker_edge")]),
        Case(20, "one of each printing", [alone("wild_boar_female"), at("oak", *SQUEAKERS)]),
        Case(
            140,
            "each of two, all seven",
            [
                at("oak", "wild_boar_female", "wild_boar_female"),
                *4 * [at("oak", "squeaker")],
                *3 * [at("birch", "squeaker_edge")],
            ],
        ),
    ],
    "wolf": [
        Case(0, "no deer", [at("oak", "wolf", "steinbock")]),
        Case(10, "copies count", [alone("wolf"), at("oak", "red_deer", "red_deer")]),
        Case(20, "each of two", 2 * [at("oak", "wolf", "red_deer")]),
    ],
    "alpine_marmot": [
        Case(0, "no plant", [alone("alpine_marmot")]),
        Case(3, "one kind twice", [at("oak", "alpine_marmot", "moss"), at("oak", "moss")]),
        Case(6, "two kinds", [at("oak", "alpine_marmot", "moss"), at("oak", "digitalis")]),
        Case(
            27,
            "all 9 kinds",
            [
                alone("alpine_marmot"),
                *each_at("elderberry", PLANTS[:4]),
                *each_at("oak", PLANTS[4:]),
            ],
        ),
        Case(6, "each of two", 2 * [at("oak", "alpine_marmot", "moss")]),
    ],
    "capercaillie": [
        Case(0, "no plant", [alone("capercaillie")]),
        Case(
            3,
            "copies count",
            [
                alone("capercaillie"),
                *each_at("oak", ["moss", "moss"]),
                at("elderberry", "digitalis"),
            ],
        ),
        Case(4, "each of two", 2 * [at("oak", "capercaillie", "moss")]),
    ],
    "bee_swarm": [
        Case(0, "no plant", [alone("bee_swarm")]),
        Case(
            3,
            "copies count",
            [alone("bee_swarm"), *each_at("oak", ["moss", "moss"]), at("elderberry", "digitalis")],
        ),
        Case(4, "each of two", 2 * [at("oak", "bee_swarm", "moss")]),
    ],
    "steinbock": flat("steinbock", 10),
    "european_wildcat": [
        Case(1, "itself", [alone("european_wildcat")]),
        Case(4, "each of two", 2 * [alone("european_wildcat")]),
        Case(19, "all 19 kinds", [first_printing(s) for s in EDGE]),
        Case(3, "copies count", [alone("european_wildcat"), *2 * ["elderberry"]]),
        Case(1, "no other sets", [at("stone_pine", "european_wildcat", "squeaker")]),
    ],
    "european_polecat": [
        Case(10, "alone at a tree", [at("oak", "european_polecat")]),
        Case(10, "alone at a sapling", [at("sapling", "european_polecat")]),
        Case(10, "alone at a shrub", [at("elderberry", "european_polecat")]),
        *(
            Case(0, f"with {other}", [at("oak", "european_polecat", other)])
            for other in ("tawny_owl", "mole", "gnat", "european_polecat")
        ),
        Case(20, "each alone", [at("oak", "european_polecat"), at("birch", "european_polecat")]),
        Case(
            10,
            "one of two alone",
            [at("oak", "european_polecat"), at("birch", "european_polecat", "mole")],
        ),
    ],
}


@pytest.mark.parametrize(
    ("species", "case"),
    [
        pytest.param(species, case, id=f"{species}: {case.when}")
        for species, cases in CASES.items()
        for case in cases
    ],
)
def test_points(species: str, case: Case) -> None:
    assert any(name.partition("@")[0] == species for host in case.hosts for name in names_on(host))
    assert points(species, case.hosts, case.cave) == case.points


def names_on(host: Host) -> list[str]:
    if isinstance(host, str):
        return [host]
    return [host["card"], *(name for key, slot in host.items() if key != "card" for name in slot)]


def test_every_species_is_tested() -> None:
    assert set(CASES) == set(SPECIES["forest"])
    assert len(CASES) == 93
    scoring = {species for species, cases in CASES.items() if any(c.points for c in cases)}
    assert scoring == set(CASES) - set(WORTH_NOTHING)


# -- What counts, and nothing else ---------------------------------------------------------

#: What one more card of each species adds to a card's points; a host replaces a sapling.
COUNTED: dict[str, dict[str, int]] = {
    "sycamore": dict.fromkeys(SHRUBS, -1),
    "stone_pine": dict.fromkeys(MOUNTAIN, 1),
    "bullfinch": dict.fromkeys(INSECTS, 2),
    "goshawk": dict.fromkeys(BIRDS, 3),
    **{species: dict.fromkeys(BUTTERFLIES, 3) for species in BUTTERFLIES},
    "golden_eagle": dict.fromkeys((*PAWED, *AMPHIBIANS), 1),
    "barn_owl": dict.fromkeys(BATS, 3),
    "blackberries": dict.fromkeys(PLANTS, 2),
    "hedgehog": dict.fromkeys(BUTTERFLIES, 2),
    "stag_beetle": dict.fromkeys(PAWED, 1),
    "tree_ferns": dict.fromkeys(AMPHIBIANS, 6),
    "tree_frog": {"gnat": 5},
    "wood_ant": dict.fromkeys(BOTTOM_DWELLERS, 2),
    "blueberry": dict.fromkeys(BIRDS, 2),
    "alpine_newt": dict.fromkeys(INSECTS, 2),
    "gentian": dict.fromkeys(BUTTERFLIES, 3),
    "digitalis": dict.fromkeys(PLANTS, 2),
    "stinging_nettle": dict.fromkeys(BUTTERFLIES, 2),
    "great_green_bush_cricket": dict.fromkeys(INSECTS, 1),
    "european_hare": {"mountain_hare": 1},
    "mountain_hare": {"european_hare": 1},
    "red_fox": dict.fromkeys(HARES, 2),
    "fallow_deer": dict.fromkeys(CLOVEN_HOOFED, 3),
    "red_deer": {**dict.fromkeys(PLANTS, 1), **dict.fromkeys(SHRUBS, -1)},
    "gnat": dict.fromkeys(BATS, 1),
    "crane_fly": dict.fromkeys(BATS, 1),
    "lynx": {"roe_deer": 10},
    "wild_boar": dict.fromkeys(SQUEAKERS, 10),
    "wild_boar_female": dict.fromkeys(SQUEAKERS, 10),
    "wolf": dict.fromkeys(DEER, 5),
    "alpine_marmot": dict.fromkeys(PLANTS, 3),
    "capercaillie": dict.fromkeys(PLANTS, 1),
    "bee_swarm": dict.fromkeys(PLANTS, 1),
    "european_wildcat": dict.fromkeys(EDGE, 1),
}
BY_SYMBOL = ("roe_deer", "chamois", "european_bison")


@pytest.mark.parametrize("species", sorted(set(SPECIES["forest"]) - set(BY_SYMBOL)))
def test_only_what_the_card_names_counts(species: str) -> None:
    def worth(further: Host) -> int:
        return points(species, [first_printing(species), further])

    alone_with_a_sapling = worth("sapling")
    others = [other for other in SPECIES["forest"] if other != species]
    gains = {other: worth(first_printing(other)) - alone_with_a_sapling for other in others}
    counted = COUNTED.get(species, {})
    assert gains == {other: counted.get(other, 0) for other in others}


@pytest.mark.parametrize(
    ("card", "symbols", "each"),
    [
        *(
            (f"roe_deer@{symbol}", {symbol}, 3)
            for symbol in ("linden", "silver_fir", "beech", "birch", "horse_chestnut")
        ),
        *((f"chamois@{symbol}", {symbol}, 3) for symbol in ("douglas_fir", "larch", "pine")),
        ("european_bison@oak", {"oak", "beech"}, 2),
        ("european_bison@beech", {"oak", "beech"}, 2),
    ],
)
def test_symbols_count_on_every_visible_card(card: str, symbols: set[str], each: int) -> None:
    species = card.partition("@")[0]
    others = [p for other in SPECIES["forest"] if other != species for p in printings(other)]
    gains = {other: points(species, [alone(card), alone(other)]) - each for _, other in others}
    assert gains == {other: each if symbol in symbols else 0 for symbol, other in others}


# -- Sets ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("copies", "sizes", "value"),
    [
        ((1,), (1,), 0),
        ((1, 1), (2,), 3),
        ((1, 1, 1), (3,), 6),
        ((1, 1, 1, 1), (4,), 12),
        ((1, 1, 1, 1, 1), (5,), 20),
        ((1, 1, 1, 1, 1, 1), (6,), 35),
        ((1, 1, 1, 1, 1, 1, 1), (7,), 55),
        ((4,), (1, 1, 1, 1), 0),
        ((2, 2), (2, 2), 6),
        ((2, 2, 1), (3, 2), 9),
        ((3, 1, 1), (3, 1, 1), 6),
        ((2, 2, 2, 2), (4, 4), 24),
        ((3, 2, 2, 1, 1), (5, 3, 1), 26),
        ((2, 1, 1, 1, 1, 1, 1), (7, 1), 55),
        ((4, 4, 4, 4, 4, 4, 4), (7, 7, 7, 7), 220),
    ],
)
def test_butterflies_score_in_sets_of_different_species_biggest_first(
    copies: tuple[int, ...], sizes: tuple[int, ...], value: int
) -> None:
    cards = [b for b, n in zip(BUTTERFLIES, copies, strict=False) for _ in range(n)]
    (line,) = sheet(each_at("sapling", cards)).lines
    assert (line.key, line.sizes, line.points) == ("butterfly_sets", sizes, value)


def test_butterflies_sharing_a_slot_are_in_the_same_sets() -> None:
    hosts = [at("oak", "stinging_nettle", *BUTTERFLIES[:4]), alone(BUTTERFLIES[4])]
    assert sheet(hosts).by_species["butterfly_sets"] == 20


def test_no_butterflies_no_sets() -> None:
    assert "butterfly_sets" not in {line.key for line in sheet([at("oak", "gnat")]).lines}


def test_no_chestnut_no_points() -> None:
    assert "horse_chestnut" not in {line.key for line in sheet([at("oak", BEE)]).lines}


def test_chestnuts_salamanders_and_fireflies_score_once_for_all_copies() -> None:
    chestnuts = [at("horse_chestnut", "fire_salamander"), at("horse_chestnut", "fire_salamander")]
    lines = sheet([*chestnuts, *2 * [alone("fireflies")]]).lines
    assert [(line.key, line.points, line.count) for line in lines] == [
        ("horse_chestnut", 4, 2),
        ("fire_salamander", 15, 2),
        ("fireflies", 10, 2),
    ]


# -- Most lindens, most trees --------------------------------------------------------------

WOODPECKER = at("sapling", "great_spotted_woodpecker")


@pytest.mark.parametrize(
    ("own", "rival", "each"),
    [
        pytest.param(["linden"], [], 3, id="rival has none"),
        pytest.param(2 * ["linden"], ["linden"], 3, id="more"),
        pytest.param(2 * ["linden"], 2 * ["linden"], 3, id="tied"),
        pytest.param(2 * ["linden"], 3 * ["linden"], 1, id="fewer"),
        pytest.param([at("linden", BEE)], 2 * ["linden"], 3, id="tied by a bee at a Linden"),
        pytest.param([at("linden", BEE, BEE)], 3 * ["linden"], 3, id="tied by two bees at one"),
        pytest.param(["linden", at("oak", BEE)], 2 * ["linden"], 1, id="a bee at an Oak"),
        pytest.param(["linden", at("sapling", BEE)], 2 * ["linden"], 1, id="a bee at a sapling"),
        pytest.param(
            ["linden", at("elderberry@linden", BEE)],
            2 * ["linden"],
            1,
            id="a bee at a shrub with its symbol",
        ),
        pytest.param(["linden"], [at("linden", BEE)], 1, id="the rival's bee at a Linden"),
        pytest.param(["linden"], ["linden", at("oak", BEE)], 3, id="the rival's bee at an Oak"),
        pytest.param(["linden"], ["linden", "elderberry@linden"], 3, id="the rival's symbol"),
        pytest.param(["linden"], ["linden", *5 * ["sapling"]], 3, id="the rival's other trees"),
    ],
)
def test_lindens_are_worth_3_each_if_nobody_has_more_else_1(
    own: list[Host], rival: list[Host], each: int
) -> None:
    lindens = [line.points for line in sheet(own, rival).lines if line.key == "linden"]
    assert lindens
    assert set(lindens) == {each}


@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        pytest.param([WOODPECKER], [], 10, id="rival has none"),
        pytest.param([WOODPECKER, "oak"], ["oak"], 10, id="more"),
        pytest.param([WOODPECKER, "oak"], 2 * ["oak"], 10, id="tied"),
        pytest.param([WOODPECKER, "oak"], 3 * ["oak"], 0, id="fewer"),
        pytest.param([WOODPECKER, "sapling"], 2 * ["oak"], 10, id="saplings are trees"),
        pytest.param([WOODPECKER, "oak"], 3 * ["sapling"], 0, id="the rival's saplings too"),
        pytest.param([WOODPECKER, "elderberry"], 2 * ["oak"], 0, id="shrubs are not"),
        pytest.param([WOODPECKER, "oak"], ["oak", *SHRUBS], 10, id="the rival's shrubs neither"),
        pytest.param([WOODPECKER, at("oak", BEE)], 3 * ["oak"], 10, id="a bee at an Oak"),
        pytest.param([WOODPECKER, at("sapling", BEE)], 3 * ["oak"], 10, id="a bee at a sapling"),
        pytest.param([WOODPECKER, at("oak", BEE, BEE)], 4 * ["oak"], 10, id="two bees at one tree"),
        pytest.param([WOODPECKER, at("elderberry", BEE)], 2 * ["oak"], 0, id="a bee at a shrub"),
        pytest.param([WOODPECKER], [at("oak", BEE)], 0, id="the rival's bee"),
        pytest.param([WOODPECKER], [at("elderberry", BEE), "oak"], 10, id="not at a shrub"),
        pytest.param([WOODPECKER, WOODPECKER], ["oak"], 20, id="each of two"),
        pytest.param(
            [at("elderberry", "great_spotted_woodpecker")], [], 10, id="nobody has any tree"
        ),
        pytest.param(
            [at("elderberry", "great_spotted_woodpecker")], ["sapling"], 0, id="at a shrub, no tree"
        ),
    ],
)
def test_woodpecker_is_worth_10_if_nobody_has_more_trees(
    own: list[Host], rival: list[Host], worth: int
) -> None:
    assert sheet(own, rival).by_species.get("great_spotted_woodpecker", 0) == worth


def test_all_who_are_tied_for_most_have_most() -> None:
    hosts = [at("linden", "great_spotted_woodpecker"), "linden"]
    table = forests(hosts, hosts, hosts)
    for p in range(3):
        expected = {"linden": 6, "great_spotted_woodpecker": 10}
        assert table.score_sheet(p).by_species == expected


def test_everyone_has_most_trees_when_nobody_has_any() -> None:
    hosts = [at("elderberry", "great_spotted_woodpecker")]
    table = forests(hosts, hosts)
    assert [table.score_sheet(p).total for p in range(2)] == [10, 10]


def test_most_is_compared_with_every_rival() -> None:
    own = [at("linden", "great_spotted_woodpecker"), "linden"]
    table = forests(own, ["linden"], 3 * ["linden"])
    assert table.score_sheet(0).by_species == {"linden": 2}
    assert table.score_sheet(1).by_species == {"linden": 1}
    assert table.score_sheet(2).by_species == {"linden": 9}


@pytest.mark.parametrize(
    ("absent", "linden", "woodpecker"),
    [
        ({}, 6, 10),
        ({"linden": 0, "tree": 0}, 6, 10),
        ({"linden": 2}, 6, 10),
        ({"linden": 3}, 2, 10),
        ({"tree": 3}, 6, 10),
        ({"tree": 4}, 6, 0),
        ({"linden": 3, "tree": 4}, 2, 0),
    ],
)
def test_most_among_players_not_listed(
    absent: dict[str, int], linden: int, woodpecker: int
) -> None:
    own = [at("linden", "great_spotted_woodpecker"), "linden", "sapling"]
    by_species = forests(own, ["linden"], absent=absent).score_sheet(0).by_species
    assert by_species.get("linden", 0) == linden
    assert by_species.get("great_spotted_woodpecker", 0) == woodpecker


def test_bees_count_against_players_not_listed() -> None:
    own = [at("linden", "great_spotted_woodpecker", BEE)]
    most = forests(own, absent={"linden": 2, "tree": 2}).score_sheet(0).by_species
    assert most == {"linden": 3, "great_spotted_woodpecker": 10}
    beaten = forests(own, absent={"linden": 3, "tree": 3}).score_sheet(0).by_species
    assert beaten == {"linden": 1}


def test_a_listed_rival_beats_a_weaker_one_not_listed() -> None:
    table = forests(["linden"], 2 * ["linden"], absent={"linden": 1})
    assert table.score_sheet(0).by_species == {"linden": 1}


def test_only_own_cards_count_for_other_rules() -> None:
    own = [at("oak", "wolf", "goshawk", "wood_ant"), at("sycamore", "european_hare")]
    rival = [
        at("oak", "tawny_owl", "european_hare", "red_deer", "mole"),
        "elderberry",
        full("beech", side="fallow_deer"),
    ]
    expected = {"goshawk": 3, "wood_ant": 2, "sycamore": 2, "european_hare": 1}
    assert sheet(own, rival).by_species == expected


# -- The sheet -----------------------------------------------------------------------------


@pytest.mark.parametrize("species", WORTH_NOTHING)
def test_worthless_cards_add_nothing(species: str) -> None:
    assert sheet([alone(species)]).total == 0


def test_saplings_are_worth_nothing() -> None:
    assert sheet(3 * ["sapling"]).total == 0


def test_empty_forest() -> None:
    assert sheet([]).total == 0


def test_cards_in_the_cave_are_worth_1_each() -> None:
    assert sheet(["birch"], cave=3).by_species == {"birch": 1, "cave": 3}
    assert "cave" not in sheet(["birch"]).by_species


def test_vulture_counts_the_cave_besides_the_cards_own_points() -> None:
    expected = {"bearded_vulture": 4, "cave": 4}
    assert sheet([alone("bearded_vulture")], cave=4).by_species == expected


def test_squeaker_printings_are_listed_under_their_own_keys() -> None:
    hosts = [at("oak", "squeaker", "squeaker_edge"), at("oak", "squeaker_edge", "wild_boar_female")]
    expected = {"squeaker": 1, "squeaker_edge": 2, "wild_boar_female": 30}
    assert sheet(hosts).by_species == expected


def test_both_hares_are_listed_under_their_own_keys() -> None:
    hosts = [at("oak", "mountain_hare"), at("oak", *4 * ["european_hare"])]
    assert sheet(hosts).by_species == {"european_hare": 20, "mountain_hare": 5}


def test_lines_say_which_host_scores_what() -> None:
    hosts = [at("silver_fir", "common_toad"), "birch", at("silver_fir", *2 * ["common_toad"])]
    lines = [(line.host, line.key, line.points) for line in sheet(hosts).lines]
    assert lines == [
        (0, "silver_fir", 2),
        (0, "common_toad", 0),
        (1, "birch", 1),
        (2, "silver_fir", 4),
        (2, "common_toad", 5),
        (2, "common_toad", 5),
    ]


def test_hosts_are_numbered_within_the_forest_of_their_owner() -> None:
    table = forests(["birch", "oak"], ["linden", "birch"])
    lines = [(line.host, line.key) for line in table.score_sheet(1).lines]
    assert lines == [(0, "linden"), (1, "birch")]


def test_worked_example_of_85_points() -> None:
    found = read_forests(json.loads(EXAMPLE.read_text())).score_sheet(0)
    assert found.by_species == {
        "sycamore": 5,
        "douglas_fir": 5,
        "birch": 1,
        "silver_fir": 12,
        "butterfly_sets": 6,
        "tawny_owl": 5,
        "goshawk": 6,
        "wood_ant": 6,
        "stag_beetle": 3,
        "gnat": 3,
        "roe_deer": 9,
        "brown_long_eared_bat": 5,
        "bechsteins_bat": 5,
        "barbastelle_bat": 5,
        "european_hare": 9,
    }
    assert found.total == 85
    assert {line.key: line.count for line in found.lines}["silver_fir"] == 6
    assert {line.key: line.count for line in found.lines}["roe_deer"] == 3
    assert {"oak", "fly_agaric"} <= {line.key for line in found.lines}
