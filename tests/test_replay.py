"""A game is a value: saved, read back, replayed; or refused in one clear line."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from spinney.cards.catalog import parse_deck, shipped_deck
from spinney.engine import Game, GameError, Options, Rng
from spinney.engine.audit import audit
from spinney.engine.core.vectors import COMPILED
from spinney.engine.playout import play_out
from spinney.engine.replay import Record, ReplayError


def finished(options: Options, seed: int) -> Record:
    game = Game.start_with(options, seed)
    play_out(game, Rng(seed))
    return game.record


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(finished(Options("forest"), 3).to_json()))
    return data


@pytest.mark.parametrize(
    "options",
    [
        Options("forest", 3, ("alpine", "edge"), draft=True, start=1, visible_score=False),
        Options("dartmoor", 4, no_removal=True),
        Options("dartmoor", 1, solo="adder", medal="gold"),
    ],
    ids=str,
)
def test_a_game_survives_being_saved(options: Options) -> None:
    record = finished(options, (1 << 127) + 12345)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert again.digest() == record.digest()
    assert again.game().core.snapshot() == record.game().core.snapshot()
    assert again.game().over


def test_a_shipped_deck_is_named_and_another_one_written_out() -> None:
    assert "cards" not in saved()
    cards = shipped_deck("dartmoor").to_json()
    first, second = (card for card in cards if card["id"] in ("M101", "M102"))
    first["halves"][1], second["halves"][1] = second["halves"][1], first["halves"][1]
    record = Record(Options("dartmoor"), 5, parse_deck(cards))
    data = record.to_json()
    assert data["cards"]
    assert Record.from_json(data).game().core.snapshot() == record.game().core.snapshot()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "not a saved Spinney game"),
        ({"rules": 99}, "rules version 99"),
        ({"rules": True}, "rules version True"),
        ({"deck": "0000"}, "deck '0000', which is not available"),
        ({"deck": ["x"] * 9999}, "which is not available"),
        ({"seed": "0x3"}, "seed '0x3'"),
        ({"seed": "xyz"}, "seed 'xyz'"),
        ({"seed": "f" * 33}, "at most 128 bits"),
        ({"actions": "none"}, "'actions' must be a list"),
        ({"actions": [True]}, "'actions' must be a list"),
        ({"options": 3}, "'options' must be an object"),
        ({"options": {"game": "forest", "moons": 2}}, "unknown option 'moons'"),
        ({"options": {"game": "forest", "players": 9}}, "can play, not 9"),
        ({"options": {"players": 2}}, "with a 'game'"),
        ({"options": {"game": "forest", "sets": None}}, "'sets' must be a list"),
        ({"options": {"game": "forest", "players": 2.0}}, "players is not a whole number"),
        ({"options": {"game": "forest", "draft": 1}}, "draft must be true or false"),
        ({"options": {"game": "forest", "medal": 3}}, "unknown medal 3"),
        ({"notes": []}, "'notes' must be an object"),
        ({"cards": [{"kind": "tree"}]}, "deck: "),
    ],
)
def test_a_corrupt_save_is_refused_in_one_line(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ReplayError, match=message) as error:
        Record.from_json(saved() | change)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("nonsense", [None, [], 7, "game"])
def test_nonsense_is_no_save(nonsense: object) -> None:
    with pytest.raises(ReplayError, match="not a saved Spinney game"):
        Record.from_json(nonsense)


def test_an_illegal_action_in_a_save_is_named() -> None:
    data = saved()
    data["actions"][10] = 4000
    with pytest.raises(ReplayError, match="action 11 of"):
        Record.from_json(data).game()


def test_a_part_of_a_game_can_be_replayed() -> None:
    record = finished(Options("forest"), 3)
    assert record.game(0).core.snapshot() == record.start().core.snapshot()
    assert not record.game(20).over


def test_the_example_is_a_close_game() -> None:
    path = Path(__file__).parent.parent / "examples" / "close_game.json"
    game = Record.from_json(json.loads(path.read_text("utf-8"))).game()
    assert game.over
    assert game.scores() == [185, 186]


# -- a game resumed from what a seat knows -------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        Options("forest", 3, ("alpine", "edge"), draft=True, visible_score=False),
        Options("dartmoor", 2),
        Options("dartmoor", 1, solo="adder"),
    ],
    ids=str,
)
def test_a_spare_is_saved_and_played_to_its_end(options: Options) -> None:
    """At every fifth choice of a game: its seat knows the same there, and nothing is wrong."""
    game, rng = Game.start_with(options, 7), Rng(7)
    for number in count():
        if game.over:
            break
        if number % 5 == 0:
            view = game.view(game.actor)
            spare = view.spare(number)
            assert spare.view(game.actor).same_as(view)
            data = json.loads(json.dumps(spare.to_json()))
            again = Game.from_json(data, positions=True)
            assert again == spare
            play_out(again, Rng(number))
            assert again.over
            assert audit(again) == []
            saved_end = Game.from_json(json.loads(json.dumps(again.to_json())), positions=True)
            assert saved_end == again
            assert saved_end.scores() == again.scores()
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])


def test_a_spare_is_taken_from_friends_only() -> None:
    data = Game.new("forest", seed=7).view(1).spare(1).to_json()
    with pytest.raises(ReplayError, match="continued on a device"):
        Game.from_json(data)


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        ({"place": []}, "place"),
        ({"place": None}, "place"),
        ({"hands": [1.5] * 20}, "hands"),
        *([({"trails": [1 << 40]}, "trails")] if COMPILED else []),  # lists hold any number
        ({"top": "3"}, "top"),
        ({"fresh": 1}, "fresh"),
        ({"rng": None}, "rng"),
    ],
)
def test_a_damaged_position_is_refused(change: dict[str, Any], entry: str) -> None:
    data = Game.new("forest", seed=7).view(1).spare(1).to_json()
    data["position"] |= change
    with pytest.raises(GameError, match=f"position: '{entry}' does not fit"):
        Game.from_json(data, positions=True)
