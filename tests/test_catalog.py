"""The card tables and decks: complete and consistent, with clear errors if they are not."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from spinney.cards.card_sets import box
from spinney.cards.catalog import (
    SPECIES,
    SYMBOLS,
    DeckError,
    parse_deck,
    printed_symbols,
    shipped_deck,
)
from spinney.cards.vocabulary import DARTMOOR, GAMES, Place


def forest() -> list[dict[str, Any]]:
    return copy.deepcopy(shipped_deck("forest").to_json())


def dartmoor() -> list[dict[str, Any]]:
    return copy.deepcopy(shipped_deck("dartmoor").to_json())


def problems(deck: object) -> list[str]:
    with pytest.raises(DeckError) as error:
        parse_deck(deck)
    return list(map(str, error.value.problems))


def test_all_159_species_are_there() -> None:
    assert {game: len(SPECIES[game]) for game in GAMES} == {"forest": 93, "dartmoor": 66}


def test_the_decks_have_their_printed_sizes() -> None:
    sizes: dict[str, int] = {}
    for game in GAMES:
        for card in shipped_deck(game).cards:
            sizes[card.set] = sizes.get(card.set, 0) + 1
    assert sizes == {"base": 161, "alpine": 36, "edge": 36, "dartmoor": 175}


@pytest.mark.parametrize("game", GAMES)
def test_every_species_has_its_copies_in_the_deck(game: str) -> None:
    halves = [half.species for card in shipped_deck(game).cards for half in card.halves]
    assert {key: halves.count(key) for key in SPECIES[game]} == {
        key: species.copies for key, species in SPECIES[game].items()
    }


def test_the_five_roe_deer_of_dartmoor_show_five_symbols() -> None:
    assert printed_symbols("dartmoor")["roe_deer"] == set(SYMBOLS["dartmoor"]) - {"goat_willow"}


def test_what_is_not_attested_is_marked() -> None:
    guesses = {key: s.unattested for key, s in SPECIES["dartmoor"].items() if s.unattested}
    assert len(guesses) == 20
    assert guesses["ash"] == ("points",)
    assert not any(species.unattested for species in SPECIES["forest"].values())
    assert [cave.number for cave in box(DARTMOOR).caves if cave.attested] == [3]
    known = [card.id for card in shipped_deck("dartmoor").cards if card.pairing_attested]
    assert 0 < len(known) < 175


def test_a_deck_reads_back_as_itself() -> None:
    assert parse_deck(forest()) == shipped_deck("forest")
    assert parse_deck({"cards": dartmoor()}) == shipped_deck("dartmoor")


def test_base_cards_alone_are_a_deck() -> None:
    deck = parse_deck([card for card in forest() if card["set"] == "base"])
    assert deck.sets == ("base",)


def test_a_corrected_pairing_is_accepted_and_gets_its_own_digest() -> None:
    deck = dartmoor()
    first, second = (c for c in deck if c["id"] in ("M101", "M102"))
    first["halves"][1], second["halves"][1] = second["halves"][1], first["halves"][1]
    assert parse_deck(deck).digest != shipped_deck("dartmoor").digest


def test_identical_cards_lie_together_whatever_the_file_says() -> None:
    deck = forest()
    oaks = [card for card in deck if card["halves"][:1] and card["halves"][0]["species"] == "oak"]
    deck.remove(oaks[0])
    deck.append(oaks[0])
    faces = [card.face for card in parse_deck(deck).cards]
    runs = [face for i, face in enumerate(faces) if i == 0 or faces[i - 1] != face]
    assert len(runs) == len(set(runs))


def test_a_missing_card_is_named() -> None:
    deck = [card for card in dartmoor() if card["id"] != "M100"]
    assert problems(deck) == [
        "copies of barn_owl: 3, not 4",
        "copies of blue_ground_beetle: 3, not 4",
        "set dartmoor: 174 cards, not 175",
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "bush"}, "card B067: kind 'bush' is not one of"),
        ({"halves": []}, "card B067: 'halves' of a top_bottom card must have length 2"),
        ({"halves": 5}, "card B067: 'halves' of a top_bottom card must have length 2"),
        ({"halves": None}, "card B067: 'halves' of a top_bottom card must have length 2"),
        ({"set": "edge"}, "card B067: in set 'edge', but its halves are from base"),
        ({"kind": "left_right"}, "card B067: bullfinch goes top, not on a side half"),
    ],
)
def test_a_wrong_card_is_named(change: dict[str, Any], message: str) -> None:
    deck = forest()
    next(card for card in deck if card["id"] == "B067").update(change)
    assert any(problem.startswith(message) for problem in problems(deck))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"species": "dodo"}, "card B067: unknown species 'dodo' in the forest game"),
        ({"species": []}, "card B067: unknown species []"),
        ({"species": 7}, "card B067: unknown species 7"),
        ({"symbol": "ash"}, "card B067: bullfinch shows 'ash', not one of"),
        ({"cost": 3}, "card B067: bullfinch costs 1, not 3"),
    ],
)
def test_a_wrong_half_is_named(change: dict[str, Any], message: str) -> None:
    deck = forest()
    next(card for card in deck if card["id"] == "B067")["halves"][0].update(change)
    assert any(problem.startswith(message) for problem in problems(deck))


def test_a_tree_shows_its_own_symbol() -> None:
    deck = forest()
    deck[0]["halves"][0]["symbol"] = "oak"
    assert "card B001: linden shows oak, but should show its own symbol" in problems(deck)


def test_an_id_used_twice_is_named() -> None:
    deck = forest()
    deck[1]["id"] = deck[0]["id"]
    assert "card B001: the id is used 2 times" in problems(deck)


@pytest.mark.parametrize("nonsense", [None, 7, "deck", {}, {"cards": 3}, [1, None], []])
def test_nonsense_is_no_deck(nonsense: object) -> None:
    assert problems(nonsense)


def test_hosts_and_dwellers_lie_where_they_say() -> None:
    for game in GAMES:
        for species in SPECIES[game].values():
            assert species.is_host == (species.place in (Place.TREE, Place.SHRUB, Place.MOOR))
            assert 0 <= species.cost <= 3
