"""The protocol matches the engine, and tables stored under an older version still open."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest

from spinney.engine import ACTION_SPACE, Action, Game, GameError
from spinney.engine.actions import FIELDS
from spinney.engine.events import EVENT_TYPES
from spinney.engine.prompts import PROMPT_TYPES
from spinney.engine.writing import written
from spinney.server.app import create_app
from spinney.server.settings import Settings
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.table import Table
from spinney.tables.views import Audience, line, views
from spinney.text import words
from spinney.text.spans import Span
from tests.server.desk import Desk, lies

OLD = json.loads((Path(__file__).parent / "data" / "version-1.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def schemas() -> Any:
    """Everything that the OpenAPI document defines."""
    return create_app(Settings(db="sqlite://")).openapi()["components"]["schemas"]


# -- the engine's types --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("union", "types"),
    [
        ("Event", {kind: cls.__name__ for kind, cls in EVENT_TYPES.items()}),
        ("Prompt", {kind: cls.__name__ for kind, cls in PROMPT_TYPES.items()}),
        ("Span", {cls.kind: cls.__name__ for cls in get_args(Span)}),
    ],
)
def test_every_type_of_the_engine_is_in_the_document_and_no_other(
    schemas: Any, union: str, types: dict[str, str]
) -> None:
    found = schemas[union]["discriminator"]["mapping"]
    assert {kind: ref.rpartition("/")[2] for kind, ref in found.items()} == types
    for kind, name in types.items():
        assert schemas[name]["properties"]["kind"]["const"] == kind
        assert schemas[name]["description"]


def test_every_action_is_in_the_document_with_what_it_names(schemas: Any) -> None:
    found = schemas["Action"]["discriminator"]["mapping"]
    assert set(found) == set(FIELDS)
    for kind, ref in found.items():
        properties = schemas[ref.rpartition("/")[2]]["properties"]
        assert set(properties) == {"kind", *FIELDS[kind]}


def test_every_action_goes_over_the_wire_and_back() -> None:
    numbers = 0
    for number in range(ACTION_SPACE):
        try:
            Action.of(number)
        except GameError:
            continue
        about = {"type": "act", "id": 1, "seat": 0, "move": 1}
        text = json.dumps(about | {"actions": [wire.action(number).model_dump()]})
        command = pr.command_adapter.validate_json(text)
        assert isinstance(command, pr.Act)
        assert [wire.number_of(action) for action in command.actions] == [number]
        numbers += 1
    assert numbers > 1000


@pytest.mark.parametrize("options", [{"game": "forest", "draft": True}, {"game": "dartmoor"}])
def test_what_happens_and_is_asked_is_valid_as_it_is_sent(options: dict[str, Any]) -> None:
    """All events and prompts of whole games fit their models."""
    rng, lex = random.Random(1), words()
    kinds = set()
    for seed in range(6):
        game = Game.new(seed=seed, players=2, **options)
        while not game.over:
            prompt, legal = game.prompt, game.legal()
            asked = written(prompt) | {
                "legal": [wire.plain_action(action) for action in legal],
                "text": written(lex.prompt_spans(game, prompt)),
                "choices": [written(lex.action_spans(game, action)) for action in legal],
            }
            model = wire.PROMPTS[prompt.kind]
            assert model.model_validate(asked).model_dump() == asked
            for event in game.apply(rng.choice(legal)):
                text = written(lex.event_spans(game, event, ["A", "B"], None))
                told = written(event) | {"text": text}
                kinds.add(event.kind)
                assert wire.EVENTS[event.kind].model_validate(told).model_dump() == told
    assert len(kinds) > 10


# -- version 1 -----------------------------------------------------------------------------


@pytest.mark.parametrize("old", OLD, ids=["forest", "dartmoor"])
def test_a_table_of_version_1_opens_as_it_was(old: Any) -> None:
    """The log was written by a server of version 1; one card is chosen but not yet paid for."""
    log = [en.entry_adapter.validate_json(json.dumps(entry)) for entry in old["log"]]
    table = Table.of("TEST22", log)
    assert list(table.game.actions) == old["actions"]
    assert table.taken_back == old["taken_back"]
    for person, seen in enumerate(old["seen"]):
        view = pr.View(**views(table, Audience(person), 0)[0])
        hands = [[-1 if c is None else c for c in player.hand] for player in view.players]
        move = table.number_for(person, seen["move"])  # it was the same for everybody then
        assert (view.turn, view.actor, view.move) == (seen["turn"], seen["actor"], move)
        assert (view.deck, view.clearing, hands) == (seen["deck"], seen["clearing"], seen["hands"])
        assert [player.score for player in view.players] == seen["scores"]


@pytest.mark.parametrize("old", OLD, ids=["forest", "dartmoor"])
def test_a_table_of_version_1_is_played_on(old: Any) -> None:
    """It can be finished, and actions are still stored in the same form."""
    log = [en.entry_adapter.validate_json(json.dumps(entry)) for entry in old["log"]]
    made, rng = Desk(Table.of("TEST22", log), log, now=log[-1].at), random.Random(1)
    while not made.table.game.over:
        actor = made.table.game.actor
        if made.table.played_by(actor):
            change = made.bot_acts(rng)
        else:
            change = made.act(actor, rng.choice(made.table.game.legal()))
        for person in (0, 1, None):
            told = line(made.table, change, Audience(person, words()))
            assert told is None or pr.Line(**told).model_dump() == told
    assert all(isinstance(action, int) for entry in made.log for action in _actions(entry))
    assert lies(Table.of("TEST22", made.log).game) == lies(made.table.game)


def _actions(entry: en.Entry) -> list[int]:
    return entry.actions if isinstance(entry, en.Acted) else []
