"""The points of every Dartmoor species, worked out by hand (RULES 7, 8)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spinney.cards.catalog import SPECIES
from spinney.engine import ScoreSheet
from spinney.engine.core.scoring import score
from spinney.engine.notation import read_forests

EXAMPLE = Path(__file__).parent.parent / "examples" / "dartmoor_127.json"

Host = dict[str, Any]

DRAGONFLIES = (
    "beautiful_demoiselle",
    "emerald_damselfly",
    "keeled_skimmer",
    "small_red_damselfly",
    "southern_damselfly",
)
BATS = ("alcathoe_bat", "brandts_bat", "common_noctule", "daubentons_bat", "serotine_bat")
WORTH_NOTHING = ("blanket_bog", "common_hazel", "elderberry", "fountainhead", "tor")


# -- laying forests ------------------------------------------------------------------------


def host(card: str, **slots: str) -> Host:
    """A host; the cards of a slot are separated by spaces."""
    return {"card": card, **{slot: cards.split() for slot, cards in slots.items()}}


def each(card: str, slot: str, cards: str) -> list[Host]:
    """One host of this species for each of the cards."""
    return [host(card, **{slot: dweller}) for dweller in cards.split()]


def moors(n: int) -> list[Host]:
    return [host("universal_moor") for _ in range(n)]


def sheets(*players: list[Host] | dict[str, Any], **table: Any) -> list[ScoreSheet]:
    """The score sheets of a table; a player is a list of hosts or a whole entry."""
    entries = [p if isinstance(p, dict) else {"hosts": p} for p in players]
    forests = read_forests({"game": "dartmoor", "players": entries, **table})
    return [forests.score_sheet(p) for p in range(len(players))]


def scored(*hosts: Host, cave: int = 0, cave_card: int | None = None) -> dict[str, int]:
    """The points by species of one forest."""
    player = {"hosts": list(hosts), "cave": cave}
    return sheets(player if cave_card is None else player | {"cave_card": cave_card})[0].by_species


def cards_of(hosts: Iterable[Host]) -> list[str]:
    """The species lying in a forest, one entry per card."""
    cards = [card for h in hosts for cards in h.values() for card in _list(cards)]
    return [card.partition("@")[0] for card in cards]


def _list(cards: str | list[str]) -> list[str]:
    return [cards] if isinstance(cards, str) else cards


# -- species by species --------------------------------------------------------------------


class Case(NamedTuple):
    """What all cards of one species are worth together in one forest."""

    species: str
    points: int
    why: str
    hosts: tuple[Host, ...]
    cave: int = 0

    @property
    def line(self) -> str:
        """The key the points are credited under."""
        return "dragonfly_sets" if self.species in DRAGONFLIES else self.species


def case(species: str, points: int, why: str, *hosts: Host, cave: int = 0) -> Case:
    return Case(species, points, why, hosts, cave)


def full(card: str, **slots: str) -> Host:
    """A tree or shrub with a card in each of its four slots."""
    filled = {"top": "buzzard", "bottom": "otter", "left": "shrew", "right": "treecreeper"}
    return host(card, **(filled | slots))


def without(h: Host, slot: str) -> Host:
    return {key: cards for key, cards in h.items() if key != slot}


TREES = (
    case("ash", 0, "no alder symbol, no plant", host("ash", left="shrew@ash")),
    case(
        "ash",
        4,
        "alder symbols of tree, shrub, moor and dweller",
        host("ash", left="shrew@black_alder"),
        host("black_alder"),
        host("elderberry@black_alder"),
        host("tor@black_alder"),
    ),
    case(
        "ash",
        3,
        "plants, each card",
        host("ash", bottom="heather@ash"),
        host("universal_moor", bottom1="heather@crab_apple", bottom2="adders_tongue@ash"),
    ),
    case("ash", 2, "a plant with the symbol twice", host("ash", bottom="heather@black_alder")),
    case("ash", 0, "other symbols", host("ash"), host("goat_willow"), host("elderberry@ash")),
    case(
        "ash", 4, "each of two", host("ash", bottom="heather@ash"), host("ash"), host("black_alder")
    ),
    case("black_alder", 5, "one", host("black_alder")),
    case("black_alder", 15, "three", *[host("black_alder")] * 3),
    case("crab_apple", 8, "full", full("crab_apple")),
    *(
        case("crab_apple", 0, f"all but {missing}", without(full("crab_apple"), missing))
        for missing in ("top", "bottom", "left", "right")
    ),
    case(
        "crab_apple",
        0,
        "many cards in three slots",
        host(
            "crab_apple",
            top="emerald_damselfly keeled_skimmer",
            bottom="water_soldiers",
            left="dartmoor_badger dartmoor_black_rabbit dartmoor_black_rabbit",
        ),
    ),
    case(
        "crab_apple",
        8,
        "shared slots are full slots",
        host(
            "crab_apple",
            top="emerald_damselfly keeled_skimmer",
            bottom="water_soldiers",
            left="dartmoor_badger dartmoor_black_rabbit",
            right="shrew dartmoor_black_rabbit",
        ),
    ),
    case("crab_apple", 8, "only the full one", full("crab_apple"), host("crab_apple")),
    case("crab_apple", 0, "another full tree", host("crab_apple"), full("moor_birch")),
    case("goat_willow", 0, "no moor", host("goat_willow"), host("moor_birch")),
    case("goat_willow", 2, "moors", host("goat_willow"), host("tor"), *moors(1)),
    case("goat_willow", 6, "each of two", *[host("goat_willow")] * 2, *moors(3)),
    case("moor_birch", 1, "one", host("moor_birch")),
    case("moor_birch", 6, "six", *[host("moor_birch")] * 6),
    case("sessile_oak", 1, "itself", host("sessile_oak")),
    case(
        "sessile_oak",
        4,
        "trees and shrubs, no moors",
        host("sessile_oak"),
        host("ash"),
        host("elderberry@ash"),
        host("common_hazel@ash"),
        host("tor@ash"),
        *moors(2),
    ),
    case("sessile_oak", 6, "each of two", *[host("sessile_oak")] * 2, host("moor_birch")),
)

RICH = (
    full("moor_birch"),
    host("universal_moor", top1="keeled_skimmer", bottom1="heather", bottom2="adder"),
    *each("black_alder", "left", "alcathoe_bat dartmoor_sheep gnat"),
)

SHRUBS_AND_MOORS = (
    *(case(key, 0, "never worth anything", host(key), *RICH) for key in WORTH_NOTHING),
    case("lowland_heath", 0, "no amphibian", host("lowland_heath", bottom1="otter")),
    case(
        "lowland_heath",
        10,
        "amphibians",
        host("lowland_heath", bottom1="grass_snake", bottom2="moor_frog"),
        host("universal_moor", bottom1="warty_newt"),
        host("moor_birch", bottom="adder", left="shrew"),
        host("moor_birch", bottom="common_lizard"),
    ),
    case(
        "lowland_heath",
        8,
        "each of two",
        host("lowland_heath", bottom1="adder", bottom2="adder"),
        host("lowland_heath"),
    ),
    case("rhos_pasture", 0, "pawed only", host("rhos_pasture"), host("moor_birch", left="shrew")),
    case(
        "rhos_pasture",
        8,
        "cloven-hoofed",
        host("rhos_pasture@ash"),
        host("moor_birch", left="roe_deer@crab_apple", right="dartmoor_pony@ash"),
        host("moor_birch", left="dartmoor_sheep@ash", right="dartmoor_sheep@ash"),
    ),
    case("rivulet", 0, "no willow symbol", host("rivulet@ash"), host("ash")),
    case("rivulet", 2, "its own symbol", host("rivulet@goat_willow")),
    case(
        "rivulet",
        10,
        "willow symbols of tree, shrub, moor and dwellers",
        host("rivulet@ash", top1="wheatear@goat_willow"),
        host("goat_willow", left="shrew@goat_willow", right="shrew@ash"),
        host("common_hazel@goat_willow"),
        host("tor@goat_willow"),
    ),
    case("rivulet", 4, "each of two", *[host("rivulet@ash")] * 2, host("goat_willow")),
    case("valley_mire", 0, "no insect", host("valley_mire"), host("moor_birch", left="shrew")),
    case(
        "valley_mire",
        18,
        "insects: dragonflies, flies, beetle",
        host("valley_mire", top1="beautiful_demoiselle", top2="emerald_damselfly"),
        host("universal_moor", top1="keeled_skimmer", top2="small_red_damselfly"),
        host("moor_birch", left="gnat", right="lake_fly", top="southern_damselfly"),
        host("moor_birch", bottom="blue_ground_beetle", left="gnat"),
    ),
    case("warrens", 0, "no pawed", host("warrens", bottom1="adder", top1="buzzard")),
    case(
        "warrens",
        14,
        "pawed: mice, rabbit, badger, beaver, otter",
        host("warrens", bottom1="beaver", bottom2="otter"),
        host("moor_birch", left="dartmoor_badger", right="dartmoor_black_rabbit"),
        host("moor_birch", left="field_vole", right="shrew"),
        host("moor_birch", left="wood_mouse", right="dartmoor_sheep"),
    ),
    case("wet_woodland", 2, "itself", host("wet_woodland"), host("moor_birch")),
    case("wet_woodland", 8, "moors", host("wet_woodland"), host("tor"), *moors(2)),
    case("wet_woodland", 12, "each of two", *[host("wet_woodland")] * 2, *moors(1)),
)


def insects(n: int) -> tuple[Host, ...]:
    """Dragonflies of one species and gnats, one insect per host."""
    cards = ["keeled_skimmer"] * 4 + ["gnat"] * 2
    slots = {"keeled_skimmer": "top", "gnat": "left"}
    return tuple(host("moor_birch", **{slots[card]: card}) for card in cards[:n])


def birds(n: int) -> str:
    """A meadow pipit and other birds, n species in all."""
    others = ["buzzard", "barn_owl", "wheatear", "grey_heron", "curlew", "common_moorhen"]
    return " ".join(["meadow_pipit", *others[: n - 1]])


TOPS = (
    case("barn_owl", 0, "no bat", host("moor_birch", top="barn_owl", left="gnat")),
    case(
        "barn_owl",
        9,
        "bats, each card",
        host("moor_birch", top="barn_owl", left="alcathoe_bat", right="alcathoe_bat"),
        host("moor_birch", left="serotine_bat"),
    ),
    *(case(d, 0, "alone", host("moor_birch", top=d)) for d in DRAGONFLIES),
    *(
        case(
            d,
            5,
            "with one other species",
            host("moor_birch", top=d),
            host("tor", top1=DRAGONFLIES[i - 1]),
        )
        for i, d in enumerate(DRAGONFLIES)
    ),
    case(
        "black_tailed_godwit", 10, "nobody has more moors", host("tor", top1="black_tailed_godwit")
    ),
    case("buzzard", 0, "no mouse", host("moor_birch", top="buzzard", left="dartmoor_black_rabbit")),
    case(
        "buzzard",
        8,
        "mice, each card",
        host("moor_birch", top="buzzard", left="shrew", right="shrew"),
        host("moor_birch", left="field_vole", right="wood_mouse"),
    ),
    case("common_moorhen", 0, "no dragonfly", host("tor", top1="common_moorhen", top2="wheatear")),
    case(
        "common_moorhen",
        6,
        "dragonflies, each card",
        host("universal_moor", top1="common_moorhen", top2="emerald_damselfly"),
        *each("moor_birch", "top", "emerald_damselfly keeled_skimmer"),
        host("moor_birch", left="gnat"),
    ),
    case("cuckoo", 7, "one", host("moor_birch", top="meadow_pipit cuckoo")),
    case("cuckoo", 14, "two", *[host("moor_birch", top="meadow_pipit cuckoo")] * 2),
    case("curlew", 3, "4 insects", host("tor", top1="curlew"), *insects(4)),
    case("curlew", 10, "5 insects", host("tor", top1="curlew"), *insects(5)),
    case("curlew", 20, "each of two", host("tor", top1="curlew", top2="curlew"), *insects(6)),
    case("grey_heron", 8, "one", host("tor", top1="grey_heron")),
    case("grey_heron", 16, "two", host("tor", top1="grey_heron", top2="grey_heron")),
    *(
        case("meadow_pipit", points, f"{n} bird species", *each("universal_moor", "top1", birds(n)))
        for n, points in ((1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10))
    ),
    case(
        "meadow_pipit",
        6,
        "birds at the side and a cuckoo too",
        host("moor_birch", top="meadow_pipit cuckoo", left="nuthatch", right="treecreeper"),
    ),
    case("meadow_pipit", 2, "copies are one species", *each("tor", "top1", "meadow_pipit " * 2)),
    case(
        "meadow_pipit",
        6,
        "each of two",
        *each("moor_birch", "top", "meadow_pipit meadow_pipit buzzard buzzard"),
    ),
    case("wheatear", 5, "on a moor", host("tor", top1="wheatear")),
    case("wheatear", 5, "on a universal moor", host("universal_moor", top2="wheatear")),
    case("wheatear", 0, "on a tree beside a moor", host("ash", top="wheatear@ash"), *moors(1)),
    case("wheatear", 0, "on a shrub", host("elderberry", top="wheatear")),
    case(
        "wheatear",
        5,
        "only the one on the moor",
        *each("tor", "top2", "wheatear"),
        host("moor_birch", top="wheatear"),
    ),
)

BOTTOMS = (
    case("adder", 1, "itself", host("moor_birch", bottom="adder", left="dartmoor_black_rabbit")),
    case(
        "adder",
        6,
        "amphibians and mice, each card",
        host("tor", bottom1="adder", bottom2="grass_snake"),
        host("moor_birch", left="shrew", right="shrew"),
        host("moor_birch", left="field_vole", right="wood_mouse", bottom="otter"),
    ),
    case(
        "adder",
        6,
        "each of two",
        *each("moor_birch", "bottom", "adder adder"),
        host("moor_birch", left="shrew"),
    ),
    case("adders_tongue", 3, "one", host("moor_birch", bottom="adders_tongue")),
    case("adders_tongue", 6, "two", host("tor", bottom1="adders_tongue", bottom2="adders_tongue")),
    case("beaver", 0, "empty cave", host("moor_birch", bottom="beaver")),
    case("beaver", 7, "cards in the cave", host("moor_birch", bottom="beaver"), cave=7),
    case("beaver", 6, "each of two", *each("tor", "bottom1", "beaver beaver"), cave=3),
    case("blue_ground_beetle", 1, "itself", full("moor_birch", bottom="blue_ground_beetle")),
    case(
        "blue_ground_beetle",
        5,
        "bottoms of trees, shrubs and both of a moor",
        host("moor_birch", bottom="blue_ground_beetle"),
        full("black_alder"),
        host("elderberry", bottom="adder", top="buzzard"),
        host("tor", bottom1="heather", bottom2="heather", top1="wheatear", top2="wheatear"),
    ),
    case(
        "blue_ground_beetle", 4, "each of two", *each("tor", "bottom2", "blue_ground_beetle " * 2)
    ),
    case("blueberry", 0, "no bird", host("moor_birch", bottom="blueberry", top="keeled_skimmer")),
    case(
        "blueberry",
        6,
        "bird species, side birds too",
        host("moor_birch", bottom="blueberry", top="buzzard", left="nuthatch", right="nuthatch"),
        host("tor", top1="buzzard", top2="wheatear"),
    ),
    case(
        "bog_asphodel", 1, "its own moor", host("tor", bottom1="bog_asphodel"), host("moor_birch")
    ),
    case(
        "bog_asphodel",
        6,
        "each of two",
        host("tor", bottom1="bog_asphodel", bottom2="bog_asphodel"),
        *moors(2),
    ),
    case("common_lizard", 5, "alone", host("moor_birch", bottom="common_lizard")),
    case(
        "common_lizard",
        5,
        "2 amphibian species",
        *each("moor_birch", "bottom", "common_lizard adder adder"),
    ),
    case(
        "common_lizard",
        15,
        "3 with itself",
        *each("tor", "bottom1", "common_lizard adder moor_frog"),
    ),
    case(
        "common_lizard",
        30,
        "each of two",
        *each("tor", "bottom1", "common_lizard common_lizard"),
        host("universal_moor", bottom1="warty_newt", bottom2="grass_snake"),
    ),
    case("grass_snake", 5, "one", host("tor", bottom1="grass_snake")),
    case("grass_snake", 10, "two", host("tor", bottom1="grass_snake", bottom2="grass_snake")),
    case(
        "greater_butterfly_orchid",
        3,
        "alone",
        host("moor_birch", bottom="greater_butterfly_orchid"),
    ),
    case(
        "greater_butterfly_orchid",
        3,
        "4 plant species",
        *each(
            "moor_birch", "bottom", "greater_butterfly_orchid heather heather blueberry royal_fern"
        ),
    ),
    case(
        "greater_butterfly_orchid",
        15,
        "5 with itself",
        *each(
            "moor_birch",
            "bottom",
            "greater_butterfly_orchid heather meadowsweet blueberry royal_fern",
        ),
    ),
    case(
        "greater_butterfly_orchid",
        6,
        "4 plant species, each of two",
        *each("moor_birch", "bottom", "greater_butterfly_orchid greater_butterfly_orchid heather"),
        *each("tor", "bottom1", "blueberry royal_fern"),
    ),
    case("heather", 0, "no insect", host("moor_birch", bottom="heather", left="alcathoe_bat")),
    case("heather", 5, "insects, each card", host("tor", bottom1="heather"), *insects(5)),
    case("meadowsweet", 5, "on a moor", host("tor", bottom1="meadowsweet")),
    case("meadowsweet", 5, "on a universal moor", host("universal_moor", bottom2="meadowsweet")),
    case(
        "meadowsweet",
        0,
        "on a tree beside a moor",
        host("moor_birch", bottom="meadowsweet"),
        *moors(1),
    ),
    case("meadowsweet", 0, "on a shrub", host("common_hazel", bottom="meadowsweet")),
    case(
        "moor_frog", 0, "4 moors", host("tor", bottom1="moor_frog"), *moors(3), host("moor_birch")
    ),
    case("moor_frog", 8, "5 moors with its own", host("tor", bottom1="moor_frog"), *moors(4)),
    case(
        "moor_frog",
        16,
        "each of two",
        host("tor", bottom1="moor_frog", bottom2="moor_frog"),
        *moors(5),
    ),
    case("otter", 0, "no amphibian", host("moor_birch", bottom="otter", left="shrew")),
    case(
        "otter",
        9,
        "amphibians, each card",
        host("tor", bottom1="otter"),
        *each("moor_birch", "bottom", "adder adder common_lizard"),
    ),
    case("royal_fern", 2, "itself", host("moor_birch", bottom="royal_fern")),
    case(
        "royal_fern",
        6,
        "plant species",
        *each("tor", "bottom1", "royal_fern heather blueberry"),
        host("moor_birch", bottom="heather"),
    ),
    case(
        "royal_fern",
        8,
        "each of two",
        *each("moor_birch", "bottom", "royal_fern royal_fern heather"),
    ),
    case("warty_newt", 5, "one", host("tor", bottom1="warty_newt")),
    case("warty_newt", 15, "two together", *each("tor", "bottom1", "warty_newt warty_newt")),
    case("warty_newt", 25, "three together", *each("tor", "bottom1", "warty_newt " * 3)),
    case(
        "water_soldiers",
        0,
        "no dragonfly",
        host("moor_birch", bottom="water_soldiers", left="gnat"),
    ),
    case(
        "water_soldiers",
        8,
        "dragonflies, each card, anywhere",
        host("moor_birch", bottom="water_soldiers", top="keeled_skimmer keeled_skimmer"),
        *each("tor", "top1", "keeled_skimmer emerald_damselfly"),
    ),
)

SIDES = (
    *(
        case(bat, 0, "2 species", *each("moor_birch", "left", f"{bat} {bat} {BATS[i - 1]}"))
        for i, bat in enumerate(BATS)
    ),
    *(
        case(bat, 5, "3 species", *each("moor_birch", "left", f"{bat} {BATS[i - 1]} {BATS[i - 2]}"))
        for i, bat in enumerate(BATS)
    ),
    *(
        case(bat, 10, "each of two", *each("moor_birch", "left", " ".join((bat, *BATS))))
        for bat in BATS
    ),
    case("capercaillie", 0, "no plant", host("moor_birch", left="capercaillie", bottom="otter")),
    case(
        "capercaillie",
        3,
        "plants, each card",
        host("moor_birch", left="capercaillie", bottom="heather"),
        host("tor", bottom1="heather", bottom2="blueberry"),
    ),
    case("common_pheasant", 1, "its host", host("moor_birch", left="common_pheasant"), *moors(2)),
    case(
        "common_pheasant",
        4,
        "trees and shrubs",
        host("common_hazel@ash", left="common_pheasant@ash"),
        host("elderberry@ash"),
        host("ash"),
        host("moor_birch"),
        host("tor@ash"),
    ),
    case(
        "dartmoor_badger",
        2,
        "itself",
        host("moor_birch", left="dartmoor_badger", right="dartmoor_sheep"),
    ),
    case(
        "dartmoor_badger",
        12,
        "pawed, each card",
        host(
            "moor_birch",
            left="dartmoor_badger dartmoor_black_rabbit dartmoor_black_rabbit",
            bottom="beaver",
        ),
        host("moor_birch", left="shrew", bottom="otter"),
    ),
    case(
        "dartmoor_badger",
        8,
        "each of two",
        host("moor_birch", left="dartmoor_badger", right="dartmoor_badger"),
    ),
    case("dartmoor_black_rabbit", 1, "one", host("moor_birch", left="dartmoor_black_rabbit")),
    case(
        "dartmoor_black_rabbit",
        9,
        "three apart",
        *each("moor_birch", "left", "dartmoor_black_rabbit " * 3),
    ),
    case(
        "dartmoor_black_rabbit",
        121,
        "all eleven, stacked",
        host("moor_birch", left="dartmoor_badger" + " dartmoor_black_rabbit" * 11),
    ),
    case(
        "dartmoor_pony",
        15,
        "nobody has more moors",
        host("moor_birch", left="dartmoor_pony"),
        *moors(1),
    ),
    case("dartmoor_sheep", 2, "itself", host("moor_birch", left="dartmoor_sheep", right="shrew")),
    case(
        "dartmoor_sheep",
        6,
        "cloven-hoofed",
        host("moor_birch", left="dartmoor_sheep@ash", right="dartmoor_pony@ash"),
        host("moor_birch", left="roe_deer@sessile_oak"),
    ),
    case(
        "dartmoor_sheep", 18, "each of three", *each("moor_birch", "right", "dartmoor_sheep " * 3)
    ),
    case("field_vole", 1, "itself", host("moor_birch", left="field_vole", right="dartmoor_badger")),
    case(
        "field_vole",
        8,
        "each of two",
        host("moor_birch", left="field_vole", right="field_vole"),
        host("moor_birch", left="shrew", right="wood_mouse"),
    ),
    case("gnat", 0, "no bat", host("moor_birch", left="gnat", right="lake_fly")),
    case(
        "gnat",
        3,
        "bats, each card",
        host("moor_birch", left="gnat"),
        *each("moor_birch", "right", "serotine_bat serotine_bat brandts_bat"),
    ),
    case("lake_fly", 0, "no bat", host("moor_birch", left="lake_fly", right="gnat")),
    case(
        "lake_fly",
        4,
        "each of two",
        *each("moor_birch", "left", "lake_fly lake_fly"),
        *each("moor_birch", "right", "serotine_bat serotine_bat"),
    ),
    case("nuthatch", 10, "at a full tree", full("moor_birch", right="nuthatch")),
    case("nuthatch", 10, "at a full shrub", full("common_hazel", left="nuthatch")),
    case(
        "nuthatch", 20, "two at a full tree", full("moor_birch", left="nuthatch", right="nuthatch")
    ),
    *(
        case(
            "nuthatch",
            0,
            f"no card {missing}",
            without(full("moor_birch", right="nuthatch"), missing),
        )
        for missing in ("top", "bottom", "left")
    ),
    case(
        "nuthatch",
        0,
        "another tree is full",
        host("moor_birch", left="nuthatch"),
        full("black_alder"),
    ),
    case(
        "nuthatch",
        10,
        "shared slots are full slots",
        host(
            "moor_birch",
            top="emerald_damselfly keeled_skimmer",
            bottom="water_soldiers",
            left="dartmoor_badger dartmoor_black_rabbit",
            right="nuthatch dartmoor_black_rabbit",
        ),
    ),
    case(
        "roe_deer",
        3,
        "itself",
        host("moor_birch", left="roe_deer@ash", right="shrew@crab_apple"),
        *moors(1),
    ),
    case(
        "roe_deer",
        18,
        "own symbols of tree, shrub, moor and dwellers",
        host("ash", left="roe_deer@ash", right="shrew@ash"),
        host("elderberry@ash"),
        host("tor@ash", top1="wheatear@ash", top2="wheatear@black_alder"),
        host("moor_birch"),
    ),
    case(
        "roe_deer",
        9,
        "each counts its own",
        host("ash", left="roe_deer@ash", right="roe_deer@crab_apple"),
    ),
    case("shrew", 1, "one", host("moor_birch", left="shrew", right="wood_mouse")),
    case("shrew", 5, "five", *each("moor_birch", "left", "shrew " * 5)),
    case("treecreeper", 5, "one", host("moor_birch", left="treecreeper")),
    case("treecreeper", 20, "four", *each("moor_birch", "left", "treecreeper " * 4)),
    case(
        "wood_mouse",
        1,
        "itself",
        host("moor_birch", left="wood_mouse", right="dartmoor_black_rabbit"),
    ),
    case(
        "wood_mouse",
        8,
        "each of two",
        host("moor_birch", left="wood_mouse", right="wood_mouse"),
        host("moor_birch", left="shrew", right="field_vole"),
    ),
)

CASES = TREES + SHRUBS_AND_MOORS + TOPS + BOTTOMS + SIDES


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.species}: {case.why}")
def test_points(case: Case) -> None:
    assert case.species in cards_of(case.hosts)
    assert scored(*case.hosts, cave=case.cave).get(case.line, 0) == case.points


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.species}: {case.why}")
def test_the_sum_without_a_sheet_is_the_same(case: Case) -> None:
    forests = read_forests({"game": "dartmoor", "players": [{"hosts": list(case.hosts)}]})
    assert score(forests.core, 0) == forests.score_sheet(0).total


def test_every_species_is_tested() -> None:
    assert {case.species for case in CASES} == set(SPECIES["dartmoor"])


def test_every_species_that_can_score_does_so_in_a_test() -> None:
    scoring = {case.species for case in CASES if case.points}
    assert scoring == set(SPECIES["dartmoor"]) - set(WORTH_NOTHING)


# -- types ---------------------------------------------------------------------------------

BIRDS = {
    *("barn_owl", "black_tailed_godwit", "buzzard", "capercaillie", "common_moorhen"),
    *("common_pheasant", "cuckoo", "curlew", "grey_heron", "meadow_pipit", "nuthatch"),
    *("treecreeper", "wheatear"),
}
MICE = {"field_vole", "shrew", "wood_mouse"}
TREES_AND_SHRUBS = {
    *("ash", "black_alder", "crab_apple", "goat_willow", "moor_birch", "sessile_oak"),
    *("common_hazel", "elderberry"),
}
MOORS = {
    *("blanket_bog", "fountainhead", "lowland_heath", "rhos_pasture", "rivulet", "tor"),
    *("valley_mire", "warrens", "wet_woodland"),
}
PLANTS = {
    *("adders_tongue", "blueberry", "bog_asphodel", "greater_butterfly_orchid", "heather"),
    *("meadowsweet", "royal_fern", "water_soldiers"),
}


def shown(key: str) -> str:
    """The card in notation, with a symbol that does not matter here."""
    return key if SPECIES["dartmoor"][key].place.value == "tree" else f"{key}@crab_apple"


def before_and_after(key: str) -> tuple[list[Host], list[Host]]:
    """The hosts without the card, and with it."""
    place = SPECIES["dartmoor"][key].place.value
    if place in ("tree", "shrub", "moor"):
        return [], [host(shown(key))]
    if key == "cuckoo":
        return [host("black_alder", top="wheatear@crab_apple")], [
            host("black_alder", top="wheatear@crab_apple cuckoo@crab_apple")
        ]
    if place == "side":
        return [host("black_alder")], [host("black_alder", left=shown(key))]
    return moors(1), [host("universal_moor", **{place + "1": shown(key)})]


@pytest.mark.parametrize(
    ("counter", "slots", "counted"),
    [
        ("lowland_heath", {}, {"adder", "common_lizard", "grass_snake", "moor_frog", "warty_newt"}),
        ("barn_owl", {"top": "barn_owl"}, set(BATS)),
        ("blueberry", {"bottom": "blueberry"}, BIRDS),
        ("rhos_pasture", {}, {"dartmoor_pony", "dartmoor_sheep", "roe_deer"}),
        ("common_moorhen", {"top1": "common_moorhen"}, set(DRAGONFLIES)),
        ("valley_mire", {}, {*DRAGONFLIES, "blue_ground_beetle", "gnat", "lake_fly"}),
        ("goat_willow", {}, MOORS),
        ("buzzard", {"top": "buzzard"}, MICE),
        (
            "warrens",
            {},
            {*MICE, "beaver", "dartmoor_badger", "dartmoor_black_rabbit", "otter"},
        ),
        ("capercaillie", {"left": "capercaillie"}, PLANTS),
        ("common_pheasant", {"left": "common_pheasant"}, TREES_AND_SHRUBS),
    ],
)
def test_what_has_a_type(counter: str, slots: dict[str, str], counted: set[str]) -> None:
    """Finds the cards that change the points of a card that counts the type."""
    lying = {slot: shown(card) for slot, card in slots.items()}
    card = shown(counter) if not slots else "universal_moor" if "top1" in slots else "moor_birch"
    raising = set()
    for key in set(SPECIES["dartmoor"]) - {counter}:
        before, after = (
            scored(host(card, **lying), *hosts).get(counter, 0) for hosts in before_and_after(key)
        )
        if after != before:
            raising.add(key)
    assert raising == counted - {counter}


# -- dragonflies ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("copies", "points"),
    [
        ((1, 0, 0, 0, 0), 0),
        ((4, 0, 0, 0, 0), 0),
        ((1, 1, 0, 0, 0), 5),
        ((1, 1, 1, 0, 0), 10),
        ((1, 1, 1, 1, 0), 15),
        ((1, 1, 1, 1, 1), 30),
        ((2, 1, 0, 0, 0), 5),
        ((2, 2, 0, 0, 0), 5 + 5),
        ((2, 2, 1, 1, 1), 30 + 5),
        ((0, 3, 2, 2, 1), 15 + 10 + 0),
        ((1, 2, 3, 4, 4), 30 + 15 + 10 + 5),
        ((4, 4, 4, 4, 4), 4 * 30),
    ],
)
def test_dragonflies_form_sets_biggest_first(copies: tuple[int, ...], points: int) -> None:
    cards = [d for d, n in zip(DRAGONFLIES, copies, strict=True) for _ in range(n)]
    shared = host("universal_moor", top1=" ".join(cards), bottom1="water_soldiers")
    apart = each("universal_moor", "top1", " ".join(cards))
    assert scored(shared).get("dragonfly_sets", 0) == points
    assert scored(*apart).get("dragonfly_sets", 0) == points


def test_dragonflies_are_credited_to_the_sets_only() -> None:
    assert scored(*each("tor", "top1", "keeled_skimmer emerald_damselfly")) == {"dragonfly_sets": 5}


# -- blanket bog ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plant", "points"),
    [
        ("adders_tongue", 3),
        ("blueberry", 2),
        ("bog_asphodel", 1),
        ("greater_butterfly_orchid", 3),
        ("heather", 1),
        ("meadowsweet", 5),
        ("royal_fern", 2),
        ("water_soldiers", 2),
    ],
)
@pytest.mark.parametrize("slot", ["bottom1", "bottom2"])
def test_blanket_bog_doubles_a_plant_below_it(plant: str, points: int, slot: str) -> None:
    slots = {"top1": "wheatear", "top2": "keeled_skimmer", slot: plant}
    assert scored(host("tor", **slots)) == {"wheatear": 5, plant: points}
    assert scored(host("blanket_bog", **slots)) == {"wheatear": 5, plant: 2 * points}


def test_blanket_bog_doubles_both_plants_below_it() -> None:
    bog = host("blanket_bog", bottom1="meadowsweet", bottom2="adders_tongue")
    assert scored(bog) == {"meadowsweet": 10, "adders_tongue": 6}


def test_blanket_bog_doubles_each_copy() -> None:
    bog = host("blanket_bog", bottom1="royal_fern", bottom2="royal_fern")
    assert scored(bog, host("moor_birch", bottom="heather")) == {"royal_fern": 16, "moor_birch": 1}


@pytest.mark.parametrize(
    ("animal", "points"),
    [
        ("adder", 1),
        ("beaver", 2),
        ("blue_ground_beetle", 1),
        ("common_lizard", 5),
        ("grass_snake", 5),
        ("otter", 0),
        ("warty_newt", 5),
    ],
)
def test_blanket_bog_doubles_no_animal(animal: str, points: int) -> None:
    points_of = scored(host("blanket_bog", bottom1=animal), cave=2)
    assert points_of == ({animal: points} if points else {}) | {"cave": 2}


def test_blanket_bog_doubles_nothing_above_it() -> None:
    assert scored(host("blanket_bog", top1="grey_heron", top2="wheatear")) == {
        "grey_heron": 8,
        "wheatear": 5,
    }


def test_blanket_bog_doubles_no_plant_elsewhere() -> None:
    others = [host("tor", bottom1="adders_tongue"), host("elderberry", bottom="adders_tongue")]
    assert scored(host("blanket_bog"), *others) == {"adders_tongue": 6}


def test_a_doubled_plant_is_still_one_card() -> None:
    assert scored(
        host("blanket_bog@ash", bottom1="adders_tongue@crab_apple"),
        host("ash", left="capercaillie@ash"),
        host("moor_birch", bottom="royal_fern@ash"),
    ) == {"adders_tongue": 6, "ash": 2, "capercaillie": 2, "royal_fern": 4, "moor_birch": 1}


# -- most moors ----------------------------------------------------------------------------


def with_moors(n: int) -> list[Host]:
    """A forest with a pony and n moors, a godwit on the first."""
    godwit = [host("universal_moor", top1="black_tailed_godwit")] if n else []
    return [host("black_alder", left="dartmoor_pony"), *godwit, *moors(n - 1)]


def most(sheet: ScoreSheet) -> tuple[int, int]:
    """The points of godwit and pony."""
    points = sheet.by_species
    return points.get("black_tailed_godwit", 0), points["dartmoor_pony"]


MOST, NOT_MOST = (10, 15), (0, 5)


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((2, 1), (MOST, NOT_MOST)),
        ((2, 2), (MOST, MOST)),
        ((1, 3), (NOT_MOST, MOST)),
        ((3, 2, 3), (MOST, NOT_MOST, MOST)),
        ((1, 1, 2), (NOT_MOST, NOT_MOST, MOST)),
        ((1, 2, 3, 4), (NOT_MOST, NOT_MOST, NOT_MOST, MOST)),
    ],
)
def test_most_moors_at_the_table(
    counts: tuple[int, ...], expected: tuple[tuple[int, int], ...]
) -> None:
    assert tuple(map(most, sheets(*map(with_moors, counts)))) == expected


def test_only_moors_are_compared() -> None:
    rich = [host("moor_birch"), host("elderberry"), *moors(1)]
    assert most(sheets(with_moors(1), rich)[0]) == MOST


def test_all_have_the_most_when_nobody_has_a_moor() -> None:
    tables = sheets(with_moors(0), with_moors(0))
    assert [sheet.by_species["dartmoor_pony"] for sheet in tables] == [15, 15]


@pytest.mark.parametrize(
    ("rivals", "expected"),
    [({}, MOST), ({"moor": 2}, MOST), ({"moor": 3}, MOST), ({"moor": 4}, NOT_MOST)],
)
def test_rivals_not_at_the_table(rivals: dict[str, int], expected: tuple[int, int]) -> None:
    assert most(sheets(with_moors(3), rivals=rivals)[0]) == expected


def test_rivals_at_and_away_from_the_table_both_count() -> None:
    assert [most(s) for s in sheets(with_moors(2), with_moors(3), rivals={"moor": 4})] == [
        NOT_MOST,
        NOT_MOST,
    ]
    assert [most(s) for s in sheets(with_moors(2), with_moors(3), rivals={"moor": 2})] == [
        NOT_MOST,
        MOST,
    ]


@pytest.mark.parametrize(
    ("n", "expected"), [(1, (0, 5)), (5, (0, 5)), (6, (10, 5)), (7, (10, 5)), (8, (10, 15))]
)
def test_solo_thresholds(n: int, expected: tuple[int, int]) -> None:
    assert most(sheets(with_moors(n), solo=True)[0]) == expected


def test_no_thresholds_when_solo_is_false() -> None:
    assert most(sheets(with_moors(1), solo=False)[0]) == MOST


# -- universal moors -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counter", "before", "after"),
    [
        (host("goat_willow"), 0, 1),
        (host("wet_woodland"), 2, 4),
        (host("tor", bottom1="bog_asphodel"), 1, 2),
        (host("sessile_oak"), 1, 1),
        (host("moor_birch", left="common_pheasant"), 2, 2),
        (host("moor_birch", left="roe_deer@ash"), 4, 4),
        (host("rivulet@goat_willow"), 2, 2),
        (host("ash"), 0, 0),
    ],
    ids=lambda value: value["card"] if isinstance(value, dict) else str(value),
)
def test_a_universal_moor_is_a_moor_and_nothing_else(
    counter: Host, before: int, after: int
) -> None:
    assert sum(scored(counter).values()) == before
    assert sum(scored(counter, host("universal_moor")).values()) == after


# -- caves ---------------------------------------------------------------------------------


def test_a_cave_card_is_a_point() -> None:
    assert scored(cave=10) == {"cave": 10}


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_caves_without_points(number: int) -> None:
    assert scored(cave_card=number) == {}


def test_cave_4_pays_5_points() -> None:
    assert scored(cave=2, cave_card=4) == {"cave": 2, "cave_card": 5}


def test_beaver_counts_the_cards_in_the_cave_not_cave_4() -> None:
    assert scored(host("black_alder", bottom="beaver"), cave=3, cave_card=4) == {
        "black_alder": 5,
        "beaver": 3,
        "cave": 3,
        "cave_card": 5,
    }


def test_beaver_looks_into_the_own_cave() -> None:
    beaver: dict[str, Any] = {"hosts": [host("tor", bottom1="beaver")], "cave": 1}
    first, second = sheets(beaver, {"cave": 9})
    assert (first.total, second.total) == (2, 9)


# -- separate and whole forests ------------------------------------------------------------


def test_a_forest_counts_its_own_cards_only() -> None:
    poor = [
        host("ash", top="buzzard@ash", bottom="heather@ash", left="roe_deer@crab_apple"),
        host("rivulet@ash"),
    ]
    rich = [*RICH, host("goat_willow"), host("crab_apple")]
    assert sheets(poor, rich)[0].by_species == {"ash": 1, "roe_deer": 3}


def test_nothing_scores_nothing() -> None:
    sheet = sheets([])[0]
    assert (sheet.total, sheet.by_species) == (0, {})


def test_the_worked_example() -> None:
    sheet = read_forests(json.loads(EXAMPLE.read_text())).score_sheet(0)
    assert sheet.by_species == {
        "dragonfly_sets": 15,
        "wheatear": 5,
        "buzzard": 4,
        "beaver": 10,
        "heather": 5,
        "blue_ground_beetle": 5,
        "water_soldiers": 8,
        "bog_asphodel": 3,
        "common_pheasant": 3,
        "wood_mouse": 2,
        "shrew": 1,
        "roe_deer": 15,
        "dartmoor_black_rabbit": 4,
        "dartmoor_badger": 12,
        "cave": 10,
        "valley_mire": 10,
        "wet_woodland": 6,
        "crab_apple": 8,
        "moor_birch": 1,
    }
    assert sheet.total == 127
