"""The forest notation, both ways, and what it refuses (RULES 1, 6)."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.cards.catalog import SPECIES, SYMBOLS, shipped_deck
from spinney.engine import Game, Rng
from spinney.engine.notation import NotationError, read_forests, write_forests
from spinney.engine.playout import play_out
from spinney.engine.position import Forests

EXAMPLES = Path(__file__).parent.parent / "examples"

Host = dict[str, Any]
Notation = dict[str, Any]

DARTMOOR_SYMBOLS = ("ash", "black_alder", "crab_apple", "goat_willow", "moor_birch", "sessile_oak")


# -- helpers -------------------------------------------------------------------------------


def host(card: str, **slots: str) -> Host:
    """A host; the cards of a slot are separated by spaces."""
    return {"card": card, **{slot: cards.split() for slot, cards in slots.items()}}


def forest(*hosts: Any, **table: Any) -> Notation:
    """Ana's forest."""
    return {"game": "forest", "players": [{"name": "Ana", "hosts": list(hosts)}], **table}


def dartmoor(*hosts: Any, **table: Any) -> Notation:
    return forest(*hosts, game="dartmoor", **table)


def ana(game: str = "dartmoor", **entries: Any) -> Notation:
    """Ana with these entries and no hosts."""
    return {"game": game, "players": [{"name": "Ana", **entries}]}


def refusal(data: object) -> str:
    """The error message for a refused notation, a single line."""
    with pytest.raises(NotationError) as caught:
        read_forests(data)
    message = str(caught.value)
    assert message
    assert len(message.splitlines()) == 1
    return message


def total(data: object) -> int:
    return read_forests(data).score_sheet(0).total


def by_species(data: object) -> dict[str, int]:
    return read_forests(data).score_sheet(0).by_species


def assert_names(message: str, *words: str) -> None:
    assert [word for word in words if word not in message] == [], message


# -- reading valid notation ----------------------------------------------------------------


def test_an_error_is_a_value_error() -> None:
    assert issubclass(NotationError, ValueError)


def test_names_are_kept() -> None:
    players = [{"name": "Ana"}, {"hosts": []}, {"name": "Zoë"}]
    assert read_forests({"game": "forest", "players": players}).names == ("Ana", "Player 2", "Zoë")


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_an_empty_forest_scores_nothing(game: str) -> None:
    assert total(ana(game)) == 0


@pytest.mark.parametrize(("example", "points"), [("forest_85", 85), ("dartmoor_127", 127)])
def test_the_examples(example: str, points: int) -> None:
    assert total(json.loads((EXAMPLES / f"{example}.json").read_text())) == points


def test_the_forest_of_the_design() -> None:
    players = [
        {
            "name": "Ana",
            "cave": 3,
            "hosts": [
                host(
                    "oak", top="red_squirrel@oak", left="european_hare@birch european_hare@linden"
                ),
                host("elderberry@linden"),
                host("sapling", bottom="common_toad@oak common_toad@beech"),
            ],
        }
    ]
    base = {"game": "forest", "sets": ["base"], "players": players}
    assert by_species(base) == {"red_squirrel": 5, "european_hare": 4, "common_toad": 10, "cave": 3}


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_a_side_dweller_stands_left_or_right(game: str, side: str) -> None:
    sides = [key for key, species in SPECIES[game].items() if species.place.value == "side"]
    birch = "birch" if game == "forest" else "moor_birch"
    for key in sides:
        symbol = "@" + next(iter(printed(game, key)))
        forests = read_forests(forest(host(birch, **{side: key + symbol}), game=game))
        written = write_forests(forests, forests.names)["players"][0]["hosts"]
        assert written == [host(birch, **{side: key + symbol})]


def printed(game: str, key: str) -> set[str]:
    """The symbols a species shows in the shipped deck."""
    halves = [half for card in shipped_deck(game).cards for half in card.halves]
    return {half.symbol for half in halves if half.species == key}


def test_the_order_of_players_and_hosts_is_kept() -> None:
    hosts = [host("oak"), host("sapling"), host("birch"), host("oak", top="goshawk@oak")]
    players = [{"name": "Ana", "cave": 0, "hosts": hosts}, {"name": "Bea", "cave": 4, "hosts": []}]
    forests = read_forests({"game": "forest", "players": players})
    assert write_forests(forests, forests.names)["players"] == players


# -- the table -----------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, [], "forest", 7, True, [ana()]])
def test_a_notation_is_an_object(data: object) -> None:
    refusal(data)


@pytest.mark.parametrize("game", ["", "Forest", "alpine", None, 3, ["forest"], {"forest": 1}])
def test_unknown_game(game: object) -> None:
    refusal({"game": game, "players": [{}]})


def test_the_game_must_be_said() -> None:
    refusal({"players": [{"name": "Ana"}]})


@pytest.mark.parametrize("players", [None, [], {}, "Ana", 2, [{}] * 6, [None], ["Ana"], [[]]])
def test_one_to_five_players(players: object) -> None:
    refusal({"game": "forest", "players": players})


def test_five_players_are_welcome() -> None:
    assert len(read_forests({"game": "forest", "players": [{}] * 5}).names) == 5


@pytest.mark.parametrize(
    "sets", ["base", ["sylvan"], ["base", "dartmoor"], [None], [["base"]], [{}], 1, {"base": 1}]
)
def test_unknown_sets(sets: object) -> None:
    refusal(forest(sets=sets))


def test_dartmoor_is_never_mixed() -> None:
    refusal(dartmoor(sets=["dartmoor", "alpine"]))


def test_a_card_of_another_set_brings_its_set_along() -> None:
    read = read_forests(forest(host("stone_pine", bottom="digitalis@oak"), sets=["base"]))
    assert write_forests(read, read.names)["sets"] == ["base", "alpine", "edge"]
    assert total(ana("forest", cave=158, hosts=[host("stone_pine")]) | {"sets": ["base"]}) == 159


@pytest.mark.parametrize("sets", [["base", "alpine"], ["alpine"], ["base", "alpine", "edge"]])
def test_a_host_of_a_set_that_is_played(sets: list[str]) -> None:
    assert total(forest(host("european_larch"), sets=sets)) == 3


@pytest.mark.parametrize("entry", [{"hand": 3}, {"Cave": 3}, {"host": []}])
def test_unknown_entries_of_a_player(entry: dict[str, Any]) -> None:
    assert_names(refusal(ana(**entry)), "Ana", *entry)


def test_entries_of_a_player_are_strings() -> None:
    refusal({"game": "forest", "players": [{1: 2, None: 3}]})


@pytest.mark.parametrize("name", [None, 7, ["Ana"], {}, True])
def test_a_name_is_a_string(name: object) -> None:
    refusal({"game": "forest", "players": [{"name": name}]})


# -- caves, rivals, solo -------------------------------------------------------------------


@pytest.mark.parametrize("cave", [-1, 1.5, 2.0, "3", None, [], True, {}])
def test_a_cave_is_a_number_of_cards(cave: object) -> None:
    assert_names(refusal(ana(cave=cave)), "Ana", "cave")


@pytest.mark.parametrize("cave", [159, 10**9, 10**30])
def test_no_more_cards_in_a_cave_than_the_game_has(cave: int) -> None:
    refusal(ana("forest", cave=cave) | {"sets": ["base"]})


def test_a_cave_may_hold_every_card_of_the_sets_but_the_winters() -> None:
    assert total(ana("forest", cave=158) | {"sets": ["base"]}) == 158
    assert total(ana(cave=172)) == 172
    refusal(ana(cave=173))


def test_forests_and_caves_share_the_deck() -> None:
    full = ana("forest", cave=157, hosts=[host("sapling")]) | {"sets": ["base"]}
    assert total(full) == 157
    full["players"].append({"name": "Bea", "hosts": [host("oak")]})
    refusal(full)


@pytest.mark.parametrize("number", [0, 6, -4, 4.0, "4", True, [4], {}])
def test_cave_cards_are_1_to_5(number: object) -> None:
    assert_names(refusal(ana(cave_card=number)), "Ana", "cave_card")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_cave_card_is_there_once(number: int) -> None:
    once = {"name": "Ana", "cave_card": number}
    assert total({"game": "dartmoor", "players": [once]}) == (5 if number == 4 else 0)
    twice = [once, {"name": "Bea", "cave_card": number}]
    assert_names(refusal({"game": "dartmoor", "players": twice}), "Bea", "cave_card")


def test_only_dartmoor_has_cave_cards() -> None:
    assert_names(refusal(ana("forest", cave_card=4)), "Ana")


@pytest.mark.parametrize(
    "rivals",
    [
        None,
        [],
        3,
        "moor",
        {"oak": 3},
        {"moor": -1},
        {"moor": "3"},
        {"moor": 1.5},
        {"moor": None},
        {"moor": True},
        {"moor": [3]},
        {"tree": 1, "moors": 2},
    ],
)
def test_rivals_are_three_numbers(rivals: object) -> None:
    refusal(dartmoor(rivals=rivals))


@pytest.mark.parametrize(
    ("rivals", "linden", "woodpecker"),
    [
        ({}, 3, 10),
        ({"linden": 1, "tree": 2}, 3, 10),
        ({"linden": 2}, 1, 10),
        ({"tree": 3}, 3, 0),
        ({"moor": 9}, 3, 10),
    ],
)
def test_rivals_decide_what_is_most(rivals: dict[str, int], linden: int, woodpecker: int) -> None:
    hosts = [host("linden", top="great_spotted_woodpecker"), host("sapling")]
    points = by_species(forest(*hosts, rivals=rivals))
    assert points["linden"] == linden
    assert points.get("great_spotted_woodpecker", 0) == woodpecker


@pytest.mark.parametrize("solo", [None, 1, 0, "true", [], {}])
def test_solo_is_true_or_false(solo: object) -> None:
    refusal(dartmoor(solo=solo))


def test_solo_is_for_dartmoor() -> None:
    refusal(forest(solo=True))
    assert total(forest(solo=False)) == 0


def test_solo_is_for_one() -> None:
    refusal({"game": "dartmoor", "solo": True, "players": [{"name": "Ana"}, {"name": "Bea"}]})


# -- hosts, slots, places ------------------------------------------------------------------


@pytest.mark.parametrize("hosts", [None, {}, "oak", 1, True])
def test_hosts_are_a_list(hosts: object) -> None:
    assert_names(refusal(ana("forest", hosts=hosts)), "Ana", "hosts")


@pytest.mark.parametrize(
    "entry", [None, "oak", 5, [], {}, {"card": None}, {"card": 5}, {"card": ["oak"]}, {"card": {}}]
)
def test_a_host_is_an_object_with_a_card(entry: object) -> None:
    assert_names(refusal(forest(host("oak"), entry)), "Ana", "host 2")


@pytest.mark.parametrize("cards", [None, "goshawk", {}, 1, [None], [3], [["goshawk"]], [{}]])
def test_a_slot_is_a_list_of_cards(cards: object) -> None:
    message = refusal(forest(host("oak"), {"card": "birch", "top": cards}))
    assert_names(message, "Ana", "host 2", "birch", "top")


@pytest.mark.parametrize("card", ["dodo", "", "Oak", "ash", "winter", "oak ", "@oak"])
def test_unknown_host(card: str) -> None:
    assert_names(refusal(forest(host("oak"), {"card": card})), "Ana", "host 2")


@pytest.mark.parametrize("card", ["dodo", "", "shrew", "goshawk ", "winter", "sapling"])
def test_unknown_dweller(card: str) -> None:
    message = refusal(forest({"card": "birch", "top": [card]}))
    assert_names(message, "Ana", "host 1", "birch", "top", card)


def test_the_player_in_fault_is_named() -> None:
    players = [{"name": "Ana", "hosts": [host("oak")]}, {"name": "Bea", "hosts": [host("elm")]}]
    message = refusal({"game": "forest", "players": players})
    assert_names(message, "Bea", "host 1", "elm")
    assert "Ana" not in message


def test_a_nameless_player_in_fault_is_numbered() -> None:
    players = [{"hosts": [host("oak")]}, {"hosts": [host("elm")]}]
    assert_names(refusal({"game": "forest", "players": players}), "2", "host 1", "elm")


@pytest.mark.parametrize(
    "data",
    [
        {"game": "forest", "players": [{"name": "A\nna", "hosts": [host("elm")]}]},
        {"game": "forest\n", "players": [{}]},
        ana("forest", **{"ca\nve": 1}),
        forest({"card": "el\nm"}),
        forest({"card": "oak", "to\np": []}),
        forest({"card": "oak", "top": ["gos\nhawk"]}),
        forest({"card": "oak", "top": ["goshawk@o\nak"]}),
        dartmoor({"card": "oak\r"}),
    ],
)
def test_an_error_stays_on_one_line(data: Notation) -> None:
    refusal(data)


@pytest.mark.parametrize(("game", "card"), [("forest", "universal_moor"), ("dartmoor", "sapling")])
def test_face_down_cards_belong_to_their_game(game: str, card: str) -> None:
    assert_names(refusal(forest(host(card), game=game)), "Ana", "host 1", card)


@pytest.mark.parametrize(("game", "card"), [("forest", "sapling"), ("dartmoor", "universal_moor")])
def test_face_down_cards_are_hosts_without_points(game: str, card: str) -> None:
    assert total(forest(host(card), game=game)) == 0


@pytest.mark.parametrize(
    ("game", "card", "slot"),
    [
        ("forest", "oak", "top1"),
        ("forest", "oak", "side"),
        ("forest", "oak", "Top"),
        ("forest", "sapling", "bottom2"),
        ("dartmoor", "ash", "bottom1"),
        ("dartmoor", "elderberry", "top2"),
        ("dartmoor", "tor", "top"),
        ("dartmoor", "tor", "left"),
        ("dartmoor", "universal_moor", "right"),
        ("dartmoor", "universal_moor", "bottom"),
        ("dartmoor", "tor", "top3"),
    ],
)
def test_unknown_slot(game: str, card: str, slot: str) -> None:
    assert_names(refusal(forest({"card": card, slot: []}, game=game)), "Ana", "host 1", card, slot)


@pytest.mark.parametrize(
    ("game", "card", "slot", "dweller"),
    [
        ("forest", "oak", "top", "wood_ant"),
        ("forest", "oak", "bottom", "goshawk"),
        ("forest", "oak", "left", "goshawk"),
        ("forest", "oak", "top", "wolf"),
        ("forest", "sapling", "bottom", "wolf"),
        ("forest", "elderberry", "right", "moss"),
        ("forest", "oak", "top", "capercaillie"),
        ("forest", "oak", "top", "birch"),
        ("forest", "oak", "left", "elderberry"),
        ("dartmoor", "ash", "top", "heather"),
        ("dartmoor", "ash", "left", "wheatear"),
        ("dartmoor", "tor", "top2", "heather"),
        ("dartmoor", "tor", "bottom1", "wheatear"),
        ("dartmoor", "tor", "top1", "shrew"),
        ("dartmoor", "universal_moor", "bottom2", "dartmoor_pony"),
        ("dartmoor", "tor", "bottom1", "valley_mire"),
    ],
)
def test_the_wrong_place(game: str, card: str, slot: str, dweller: str) -> None:
    message = refusal(forest(host(card, **{slot: dweller}), game=game))
    assert_names(message, "Ana", "host 1", card, slot, dweller)


@pytest.mark.parametrize(("game", "dweller"), [("forest", "goshawk"), ("dartmoor", "shrew")])
def test_a_dweller_is_no_host(game: str, dweller: str) -> None:
    assert_names(refusal(forest(host(dweller), game=game)), "Ana", "host 1", dweller)


MOOR_ONLY = {
    "top": ("black_tailed_godwit", "common_moorhen", "curlew", "grey_heron"),
    "bottom": ("bog_asphodel", "grass_snake", "moor_frog", "warty_newt"),
}
MOOR_DWELLERS = [(place, dweller) for place in MOOR_ONLY for dweller in MOOR_ONLY[place]]


@pytest.mark.parametrize("card", ["moor_birch", "elderberry"])
@pytest.mark.parametrize(("place", "dweller"), MOOR_DWELLERS)
def test_moor_dwellers_keep_off_trees_and_shrubs(card: str, place: str, dweller: str) -> None:
    message = refusal(dartmoor(host(card, **{place: dweller}), host("tor")))
    assert_names(message, "Ana", "host 1", card, place, dweller)


@pytest.mark.parametrize("card", ["tor", "universal_moor"])
@pytest.mark.parametrize("number", ["1", "2"])
@pytest.mark.parametrize(("place", "dweller"), MOOR_DWELLERS)
def test_moor_dwellers_go_on_any_moor(card: str, number: str, place: str, dweller: str) -> None:
    read_forests(dartmoor(host(card, **{place + number: dweller})))


# -- copies --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_every_species_up_to_its_copies(game: str) -> None:
    for species in SPECIES[game].values():
        hosts = [lone(game, species.key, i) for i in range(species.copies + 1)]
        read_forests(forest(*hosts[:-1], game=game))
        assert_names(refusal(forest(*hosts, game=game)), "Ana", species.key)


def lone(game: str, key: str, number: int = 0) -> Host:
    """A host with the card in a legal place; the number varies the tree."""
    species = SPECIES[game][key]
    card = f"{key}@{sorted(printed(game, key))[0]}"
    place = species.place.value
    tree = ("moor_birch", "black_alder", "sessile_oak")[number % 3]
    if species.is_host:
        return host(card)
    if key == "cuckoo":
        return host(tree, top=f"{('buzzard', 'wheatear')[number % 2]} {card}")
    if game == "forest":
        return host("sapling", **{"left" if place == "side" else place: card})
    if place == "side":
        return host(tree, left=card)
    return host("universal_moor", **{place + "1": card})


def test_copies_are_counted_across_players() -> None:
    newts = [host("tor", bottom1="warty_newt", bottom2="warty_newt")]
    players = [{"name": "Ana", "hosts": newts}, {"name": "Bea", "hosts": newts}]
    message = refusal({"game": "dartmoor", "players": players})
    assert_names(message, "Bea", "host 1", "tor", "bottom2", "warty_newt")
    players[1]["hosts"] = [host("tor", bottom1="warty_newt")]
    read_forests({"game": "dartmoor", "players": players})


@pytest.mark.parametrize(("game", "card"), [("forest", "sapling"), ("dartmoor", "universal_moor")])
def test_no_more_face_down_cards_than_the_deck_has(game: str, card: str) -> None:
    refusal(forest(*[host(card)] * 400, game=game))
    refusal(forest(*[host(card)] * 173, game=game, sets=["base" if game == "forest" else game]))


# -- sharing slots -------------------------------------------------------------------------


def orders(slots: dict[str, str]) -> Iterator[dict[str, str]]:
    """The slots in every order, and the first one's cards in every order."""
    for keys in permutations(slots):
        for first in permutations(slots[keys[0]].split()):
            yield {keys[0]: " ".join(first)} | {key: slots[key] for key in keys[1:]}


RABBIT = "dartmoor_black_rabbit"

LEGAL_SHARING = [
    ("forest", "oak", {"left": "european_hare " * 3}),
    ("forest", "sapling", {"left": "european_hare " * 5, "right": "european_hare " * 6}),
    ("forest", "elderberry", {"left": "european_hare", "right": "mountain_hare"}),
    ("forest", "oak", {"bottom": "common_toad common_toad"}),
    ("forest", "elderberry", {"bottom": "common_toad common_toad"}),
    (
        "forest",
        "oak",
        {
            "top": "peacock_butterfly purple_emperor purple_emperor",
            "bottom": "stinging_nettle",
        },
    ),
    (
        "forest",
        "sapling",
        {"top": "map_butterfly phoebus_apollo", "bottom": "stinging_nettle"},
    ),
    ("forest", "blackthorn", {"top": "map_butterfly " * 4, "bottom": "stinging_nettle"}),
    ("forest", "oak", {"top": "goshawk", "bottom": "stinging_nettle"}),
    (
        "dartmoor",
        "moor_birch",
        {"top": "keeled_skimmer keeled_skimmer emerald_damselfly", "bottom": "water_soldiers"},
    ),
    (
        "dartmoor",
        "elderberry",
        {"top": "keeled_skimmer emerald_damselfly", "bottom": "water_soldiers"},
    ),
    (
        "dartmoor",
        "tor",
        {
            "top1": "keeled_skimmer emerald_damselfly",
            "top2": "keeled_skimmer",
            "bottom1": "water_soldiers",
        },
    ),
    (
        "dartmoor",
        "universal_moor",
        {
            "top1": "wheatear",
            "top2": "keeled_skimmer emerald_damselfly",
            "bottom1": "water_soldiers",
        },
    ),
    (
        "dartmoor",
        "tor",
        {
            "top1": "keeled_skimmer emerald_damselfly",
            "top2": "keeled_skimmer southern_damselfly",
            "bottom1": "water_soldiers",
            "bottom2": "water_soldiers",
        },
    ),
    ("dartmoor", "moor_birch", {"left": f"dartmoor_badger {RABBIT} {RABBIT}"}),
    (
        "dartmoor",
        "elderberry",
        {"left": f"dartmoor_badger {RABBIT}", "right": f"{RABBIT} {RABBIT} {RABBIT}"},
    ),
    (
        "dartmoor",
        "moor_birch",
        {"left": "dartmoor_badger", "right": f"wood_mouse {RABBIT} {RABBIT}"},
    ),
    (
        "dartmoor",
        "moor_birch",
        {"left": f"dartmoor_badger {RABBIT}", "right": f"dartmoor_badger {RABBIT}"},
    ),
    ("dartmoor", "moor_birch", {"left": RABBIT, "right": RABBIT}),
    ("dartmoor", "moor_birch", {"top": "meadow_pipit cuckoo"}),
    ("dartmoor", "elderberry", {"top": "wheatear cuckoo", "bottom": "water_soldiers"}),
]


@pytest.mark.parametrize(("game", "card", "slots"), LEGAL_SHARING)
def test_legal_sharing_in_any_order(game: str, card: str, slots: dict[str, str]) -> None:
    expected = {key: sorted(cards.split()) for key, cards in slots.items()}
    for order in orders(slots):
        forests = read_forests(forest(host(card, **order), game=game))
        written = write_forests(forests, forests.names)["players"][0]["hosts"][0]
        del written["card"]
        assert {key: sorted(map(bare, cards)) for key, cards in written.items()} == expected


def bare(card: str) -> str:
    return card.partition("@")[0]


ILLEGAL_SHARING = [
    ("forest", "oak", "top", {"top": "goshawk tawny_owl"}),
    ("forest", "oak", "bottom", {"bottom": "moss moss"}),
    ("forest", "oak", "left", {"left": "wolf lynx"}),
    ("forest", "sapling", "right", {"right": "squeaker squeaker_edge"}),
    ("forest", "oak", "left", {"left": "european_hare red_fox"}),
    ("forest", "oak", "left", {"left": "european_hare european_hare gnat"}),
    ("forest", "oak", "left", {"left": "european_hare mountain_hare"}),
    ("forest", "oak", "right", {"right": "mountain_hare mountain_hare"}),
    ("forest", "oak", "bottom", {"bottom": "common_toad common_toad common_toad"}),
    ("forest", "oak", "bottom", {"bottom": "common_toad tree_frog"}),
    ("forest", "oak", "bottom", {"bottom": "stinging_nettle stinging_nettle"}),
    ("forest", "oak", "bottom", {"bottom": "stinging_nettle moss"}),
    ("forest", "oak", "top", {"top": "peacock_butterfly purple_emperor"}),
    ("forest", "oak", "top", {"top": "peacock_butterfly purple_emperor", "bottom": "moss"}),
    ("forest", "oak", "top", {"top": "goshawk purple_emperor", "bottom": "stinging_nettle"}),
    (
        "forest",
        "oak",
        "top",
        {"top": "map_butterfly goshawk purple_emperor", "bottom": "stinging_nettle"},
    ),
    ("forest", "oak", "top", {"top": "red_squirrel map_butterfly", "bottom": "stinging_nettle"}),
    ("forest", "oak", "top", {"top": "goshawk tawny_owl", "bottom": "stinging_nettle"}),
    ("dartmoor", "moor_birch", "top", {"top": "keeled_skimmer emerald_damselfly"}),
    (
        "dartmoor",
        "moor_birch",
        "top",
        {"top": "keeled_skimmer keeled_skimmer", "bottom": "heather"},
    ),
    ("dartmoor", "moor_birch", "top", {"top": "buzzard barn_owl"}),
    ("dartmoor", "moor_birch", "top", {"top": "buzzard barn_owl", "bottom": "water_soldiers"}),
    (
        "dartmoor",
        "moor_birch",
        "top",
        {"top": "buzzard keeled_skimmer", "bottom": "water_soldiers"},
    ),
    ("dartmoor", "tor", "top", {"top1": "keeled_skimmer emerald_damselfly"}),
    ("dartmoor", "tor", "top1", {"top1": "wheatear keeled_skimmer", "bottom1": "water_soldiers"}),
    (
        "dartmoor",
        "tor",
        "top",
        {
            "top1": "keeled_skimmer emerald_damselfly",
            "top2": "keeled_skimmer emerald_damselfly",
            "bottom1": "water_soldiers",
        },
    ),
    ("dartmoor", "moor_birch", "bottom", {"bottom": "water_soldiers water_soldiers"}),
    ("dartmoor", "tor", "bottom2", {"bottom2": "heather blueberry"}),
    ("dartmoor", "moor_birch", "left", {"left": f"{RABBIT} {RABBIT}"}),
    ("dartmoor", "moor_birch", "left", {"left": f"{RABBIT} wood_mouse"}),
    ("dartmoor", "moor_birch", "left", {"left": "wood_mouse shrew", "right": "dartmoor_badger"}),
    (
        "dartmoor",
        "moor_birch",
        "left",
        {"left": f"wood_mouse {RABBIT} shrew", "right": "dartmoor_badger"},
    ),
    ("dartmoor", "moor_birch", "left", {"left": "dartmoor_badger shrew"}),
    ("dartmoor", "moor_birch", "left", {"left": f"dartmoor_badger {RABBIT} shrew"}),
    ("dartmoor", "moor_birch", "left", {"left": f"dartmoor_badger dartmoor_badger {RABBIT}"}),
    ("dartmoor", "moor_birch", "top", {"top": "cuckoo"}),
    ("dartmoor", "moor_birch", "top", {"top": "cuckoo", "left": "nuthatch"}),
    ("dartmoor", "moor_birch", "top", {"top": "cuckoo cuckoo"}),
    ("dartmoor", "moor_birch", "top", {"top": "meadow_pipit cuckoo cuckoo"}),
    ("dartmoor", "moor_birch", "top", {"top": "meadow_pipit meadow_pipit cuckoo"}),
    ("dartmoor", "moor_birch", "top", {"top": "meadow_pipit buzzard cuckoo"}),
    ("dartmoor", "moor_birch", "top", {"top": "keeled_skimmer cuckoo", "bottom": "water_soldiers"}),
    (
        "dartmoor",
        "moor_birch",
        "top",
        {"top": "meadow_pipit cuckoo keeled_skimmer", "bottom": "water_soldiers"},
    ),
    ("dartmoor", "tor", "top1", {"top1": "cuckoo"}),
    ("dartmoor", "tor", "top1", {"top1": "wheatear cuckoo"}),
    ("dartmoor", "tor", "top2", {"top1": "wheatear", "top2": "cuckoo"}),
    ("dartmoor", "universal_moor", "top1", {"top1": "meadow_pipit cuckoo"}),
]


@pytest.mark.parametrize(("game", "card", "slot", "slots"), ILLEGAL_SHARING)
def test_illegal_sharing_in_any_order(
    game: str, card: str, slot: str, slots: dict[str, str]
) -> None:
    for order in orders(slots):
        message = refusal(
            forest(
                host("birch" if game == "forest" else "moor_birch"), host(card, **order), game=game
            )
        )
        assert_names(message, "Ana", "host 2", card, slot)


@pytest.mark.parametrize(
    ("game", "opener", "guests"),
    [
        (
            "forest",
            host("oak", bottom="stinging_nettle"),
            host("oak", top="map_butterfly map_butterfly"),
        ),
        (
            "dartmoor",
            host("tor", bottom1="water_soldiers"),
            host("tor", top1="keeled_skimmer keeled_skimmer"),
        ),
        (
            "dartmoor",
            host("moor_birch", left="dartmoor_badger"),
            host("moor_birch", left=f"{RABBIT} {RABBIT}"),
        ),
        ("dartmoor", host("moor_birch", top="buzzard"), host("moor_birch", top="cuckoo")),
    ],
)
def test_slots_are_opened_at_the_own_host_only(game: str, opener: Host, guests: Host) -> None:
    assert_names(refusal(forest(opener, guests, game=game)), "Ana", "host 2")
    assert_names(refusal(forest(guests, opener, game=game)), "Ana", "host 1")


# -- symbols -------------------------------------------------------------------------------


def test_forest_symbols_are_the_printed_ones() -> None:
    for key in SPECIES["forest"]:
        for symbol in SYMBOLS["forest"]:
            data = forest(with_symbol("forest", key, symbol))
            if symbol in printed("forest", key):
                read_forests(data)
            else:
                assert_names(refusal(data), "Ana", "host 1", key, symbol)


def with_symbol(game: str, key: str, symbol: str) -> Host:
    """The card in a legal place, showing the symbol."""
    shown = f"{key}@{sorted(printed(game, key))[0]}"
    entry: Host = json.loads(json.dumps(lone(game, key)).replace(shown, f"{key}@{symbol}"))
    return entry


def test_in_dartmoor_any_of_the_six_symbols_may_be_shown_but_by_trees() -> None:
    assert sorted(SYMBOLS["dartmoor"]) == sorted(DARTMOOR_SYMBOLS)
    for key, species in SPECIES["dartmoor"].items():
        for symbol in DARTMOOR_SYMBOLS:
            data = dartmoor(with_symbol("dartmoor", key, symbol))
            if species.place.value != "tree" or symbol == key:
                read_forests(data)
            else:
                assert_names(refusal(data), "Ana", "host 1", key, symbol)


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        ("forest", host("oak@")),
        ("forest", host("oak@larch")),
        ("forest", host("oak@ash")),
        ("forest", host("sapling@oak")),
        ("forest", host("sapling@")),
        ("forest", host("european_larch@european_larch")),
        ("forest", host("oak", top="goshawk@")),
        ("forest", host("oak", top="goshawk@oak@oak")),
        ("forest", host("oak", top="goshawk@Oak")),
        ("forest", host("oak", top="goshawk@ash")),
        ("dartmoor", host("universal_moor@ash")),
        ("dartmoor", host("tor@birch")),
        ("dartmoor", host("tor@")),
        ("dartmoor", host("moor_birch", left="shrew@beech")),
    ],
)
def test_unknown_symbols(game: str, entry: Host) -> None:
    assert_names(refusal(forest(entry, game=game)), "Ana", "host 1")


@pytest.mark.parametrize(
    "data",
    [
        forest(host("oak", top="red_squirrel")),
        forest(host("elderberry", top="goshawk", left="wolf")),
        forest(host("oak", top="goshawk", left="roe_deer@beech")),
        forest(host("sapling", left="roe_deer@beech"), host("birch")),
        dartmoor(
            host("tor", top1="wheatear"), host("moor_birch", left="shrew"), host("elderberry")
        ),
        dartmoor(
            host("moor_birch", left="roe_deer@ash"), host("universal_moor"), host("goat_willow")
        ),
        dartmoor(host("ash"), host("black_alder"), host("universal_moor")),
    ],
)
def test_a_symbol_may_be_missing_where_no_score_depends_on_it(data: Notation) -> None:
    read_forests(data)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (forest(host("oak", left="roe_deer")), ("roe_deer", "left")),
        (forest(host("oak", right="chamois")), ("chamois", "right")),
        (forest(host("oak", top="goshawk", left="roe_deer@silver_fir")), ("goshawk", "top")),
        (forest(host("oak", top="goshawk", left="european_bison@beech")), ("goshawk", "top")),
        (forest(host("elderberry", left="european_bison@beech")), ("elderberry",)),
        (forest(host("oak", left="roe_deer@birch"), host("elderberry")), ("elderberry", "host 2")),
        (dartmoor(host("moor_birch", left="roe_deer")), ("roe_deer", "left")),
        (dartmoor(host("moor_birch", left="roe_deer@ash", right="shrew")), ("shrew", "right")),
        (dartmoor(host("ash", bottom="heather")), ("heather", "bottom")),
        (dartmoor(host("rivulet")), ("rivulet",)),
        (dartmoor(host("rivulet@ash"), host("elderberry")), ("elderberry", "host 2")),
        (dartmoor(host("tor", top2="wheatear"), host("ash")), ("tor", "host 1")),
        (dartmoor(host("tor@ash", top2="wheatear"), host("ash")), ("wheatear", "top2", "tor")),
    ],
)
def test_a_symbol_that_a_score_needs(data: Notation, named: tuple[str, ...]) -> None:
    assert_names(refusal(data), "Ana", "symbol", *named)


def test_a_symbol_that_all_copies_show_need_not_be_said() -> None:
    data = forest(host("oak", bottom="penny_bun", left="chamois@douglas_fir"))
    assert by_species(data) == {"chamois": 6}


def test_no_score_depends_on_which_of_its_counted_symbols_a_bison_shows() -> None:
    assert by_species(forest(host("birch", left="european_bison"))) == {
        "birch": 1,
        "european_bison": 2,
    }


def test_a_rival_needs_no_symbols_of_mine() -> None:
    players = [
        {"name": "Ana", "hosts": [host("moor_birch", left="shrew")]},
        {"name": "Bea", "hosts": [host("rivulet@ash"), host("ash")]},
    ]
    read_forests({"game": "dartmoor", "players": players})


# -- writing -------------------------------------------------------------------------------

GAMES = [
    *(("forest", players, {"sets": ("base",)}) for players in (2, 3, 4, 5)),
    ("forest", 2, {"sets": ("base", "alpine")}),
    ("forest", 3, {"sets": ("base", "edge")}),
    *(("forest", players, {"sets": ("base", "alpine", "edge")}) for players in (2, 5)),
    ("forest", 2, {"sets": ("base", "edge"), "draft": True}),
    *(("dartmoor", players, {}) for players in (2, 3, 4, 5)),
    ("dartmoor", 1, {"solo": "moors"}),
]


def finished(game: str, players: int, options: dict[str, Any], seed: int) -> Game:
    g = Game.new(game, players=players, seed=seed, **options)
    play_out(g, Rng(seed + 1))
    return g


def rewrite(forests: Forests) -> Notation:
    return write_forests(forests, forests.names)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_finished_game_there_and_back(
    game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    g = finished(game, players, options, seed)
    written = json.loads(json.dumps(write_forests(g)))
    forests = read_forests(written)
    sheets = [forests.score_sheet(p) for p in range(players)]
    assert [sheet.total for sheet in sheets] == g.scores()
    assert [s.by_species for s in sheets] == [g.score_sheet(p).by_species for p in range(players)]
    assert rewrite(forests) == written


def test_the_players_may_be_named() -> None:
    g = finished("dartmoor", 3, {}, seed=7)
    written = write_forests(g, ("Ana", "Bea", "Zoë"))
    assert [player["name"] for player in written["players"]] == ["Ana", "Bea", "Zoë"]
    assert read_forests(written).names == ("Ana", "Bea", "Zoë")


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_every_seat_sees_the_same_forests(game: str) -> None:
    g = finished(game, 3, {}, seed=11)
    assert [write_forests(g.view(seat)) for seat in range(3)] == [write_forests(g)] * 3


@pytest.mark.parametrize("example", ["forest_85", "dartmoor_127"])
def test_the_examples_there_and_back(example: str) -> None:
    forests = read_forests(json.loads((EXAMPLES / f"{example}.json").read_text()))
    again = read_forests(rewrite(forests))
    assert again.score_sheet(0).by_species == forests.score_sheet(0).by_species
    assert rewrite(again) == rewrite(forests)


def test_solo_there_and_back() -> None:
    data = dartmoor(host("tor", top1="black_tailed_godwit"), solo=True)
    assert total(data) == 0
    assert rewrite(read_forests(data))["solo"] is True
    assert total(rewrite(read_forests(data))) == 0


def test_rivals_there_and_back() -> None:
    data = dartmoor(host("tor", top1="black_tailed_godwit"), rivals={"moor": 2})
    assert total(data) == 0
    assert total(rewrite(read_forests(data))) == 0


def test_missing_symbols_there_and_back() -> None:
    hosts = [host("elderberry", top="wheatear", left="shrew@ash"), host("tor")]
    assert rewrite(read_forests(dartmoor(*hosts)))["players"][0]["hosts"] == hosts


# -- mangled notations ---------------------------------------------------------------------

WHOLE: Notation = {
    "game": "dartmoor",
    "sets": ["dartmoor"],
    "rivals": {"moor": 2},
    "solo": False,
    "players": [
        {
            "name": "Ana",
            "cave": 2,
            "cave_card": 4,
            "hosts": [
                host("tor@ash", top1="wheatear@ash", bottom2="heather@ash"),
                host("moor_birch", left=f"dartmoor_badger {RABBIT}", top="buzzard cuckoo"),
            ],
        },
        {"name": "Bea", "cave": 0, "hosts": [host("universal_moor")]},
    ],
}


def places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths to everything inside a JSON value."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def mangled(path: tuple[str | int, ...], value: object) -> Notation:
    """The whole notation with the value at a path replaced."""
    data = copy.deepcopy(WHOLE)
    inside: Any = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return data


WORDS = st.sampled_from(
    [*SPECIES["dartmoor"], *SPECIES["forest"], *DARTMOOR_SYMBOLS, "sapling", "top", "shrew@ash"]
)
SCRAPS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), WORDS)
JSON = st.recursive(
    SCRAPS,
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(st.text(max_size=3) | WORDS | st.just("card"), inside, max_size=3)
    ),
    max_leaves=6,
)


def test_the_whole_notation_is_right() -> None:
    read_forests(WHOLE)


@settings(max_examples=300, derandomize=True, deadline=None)
@given(path=st.sampled_from(list(places(WHOLE))), value=JSON)
def test_a_mangled_notation_is_read_or_refused(path: tuple[str | int, ...], value: object) -> None:
    data = mangled(path, value)
    if is_right(data):
        written = rewrite(read_forests(data))
        assert rewrite(read_forests(written)) == written
    else:
        refusal(data)


def is_right(data: object) -> bool:
    try:
        read_forests(data)
    except NotationError:
        return False
    return True


@settings(max_examples=100, derandomize=True, deadline=None)
@given(data=JSON)
def test_json_that_is_no_notation_is_refused(data: object) -> None:
    refusal(data)
