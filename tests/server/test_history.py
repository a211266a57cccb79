"""The history: a finished game retold turn by turn, exactly as it was played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from spinney.bots import RANDOM, NoClock
from spinney.engine import Game, Options, Record, Rng
from spinney.server.app import create_app
from spinney.server.settings import Settings
from spinney.tables.history import History, history
from spinney.terminal.online_board import plain_text
from spinney.text import words

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]

OPTIONS = {
    "two": Options("forest", 2),
    "five in the moor": Options("dartmoor", 5),
    "draft": Options("forest", 3, ("base", "alpine", "edge"), draft=True),
    "solo": Options("dartmoor", 1, solo="adder"),
    "hidden points": Options("forest", 2, visible_score=False),
}


def finished(options: Options, seed: int = 3) -> Record:
    """A whole random game."""
    record = Record(options, seed)
    game, rng = record.start(), Rng(seed)
    while not game.over:
        action = RANDOM.decide(game.view(game.actor), rng, NoClock())
        game.apply(action)
        record.actions.append(action)
    return record


def table_of(game: Game) -> tuple[Any, ...]:
    """Everything on a table, from the engine's own views."""
    views = [game.view(p) for p in range(len(game.players))]
    hands = [[card.id for card in view.hand] for view in views]
    forests = [
        [
            [host.number, *([each.card.id for each in cards] for cards in host.slots.values())]
            for host in player.forest
        ]
        for player in game.players
    ]
    clearing = [card.id for card in views[0].clearing]
    return game.scores(), hands, forests, clearing, views[0].deck_size, game.winters


# -- contents ------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
def test_every_turn_ends_as_it_ended_in_the_game(options: Options) -> None:
    record = finished(options)
    turns = history(record, NAMES, words("en")).turns
    after = [*(turn.action for turn in turns[1:]), len(record.actions)]
    for turn, actions in zip(turns, after, strict=True):
        told = (
            [player.score for player in turn.players],
            [player.hand for player in turn.players],
            [[[host.host, *host.slots] for host in player.hosts] for player in turn.players],
            turn.clearing,
            turn.deck,
            turn.winters,
        )
        assert told == table_of(record.game(actions))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
def test_every_turn_is_there_once(options: Options) -> None:
    record = finished(options)
    setup, *turns = history(record, NAMES, words("en")).turns
    assert setup.turn == 0
    assert setup.player == turns[0].player
    for turn in turns:
        game = record.game(turn.action)
        assert game.prompt.kind == "turn"
        assert (turn.turn, turn.player) == (game.turn, game.actor)
    assert [turn.turn for turn in turns] == list(range(1, record.game().turn + 1))


def test_what_happened_is_told_in_the_turn_it_happened() -> None:
    record = finished(OPTIONS["five in the moor"])
    game = record.start()
    happened = [event for action in record.actions for event in game.apply(action)]
    turns = history(record, NAMES, words("fr")).turns
    told = [event for turn in turns for event in turn.events]
    assert [event.kind for event in told] == [event.kind for event in happened]
    assert [event.player for event in told] == [event.player for event in happened]
    assert [event.points for event in told] == [list(event.points) for event in happened]
    for turn in turns[1:]:
        kinds = [event.kind for event in turn.events]
        assert "turn" not in kinds[1:]  # a turn event can only come first
    assert turns[-1].events[-1].kind == "over"


def test_everything_is_open_and_in_the_language() -> None:
    record = finished(OPTIONS["two"])
    english, german = (history(record, NAMES, words(code)) for code in ("en", "de"))
    drawn = [e for turn in english.turns for e in turn.events if e.kind == "drawn"]
    assert drawn
    assert all(event.model_dump()["card"] is not None for event in drawn)
    assert plain_text(drawn[0].text).startswith(("Ana draws", "Ben draws"))
    assert plain_text(german.turns[-1].events[-1].text) == "Das Spiel ist zu Ende"


# -- requests ------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}"))) as made:
        yield made


def imported(client: TestClient, record: Record) -> str:
    made = client.post("/api/tables/import", json={"name": "Ana", "replay": record.to_json()})
    code: str = made.json()["code"]
    return code


def test_a_finished_table_tells_its_history(client: TestClient) -> None:
    record = finished(OPTIONS["solo"])
    path = f"/api/tables/{imported(client, record)}/history?language=it"
    answer = client.get(path)
    assert answer.status_code == 200
    told = History.model_validate_json(answer.content)
    assert told == history(record, ["Giocatore 1"], words("it"))  # nobody sits there
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_nothing_is_told_before_the_end(client: TestClient) -> None:
    record = finished(OPTIONS["two"])
    del record.actions[-1]
    for code in (imported(client, record), imported(client, Record(OPTIONS["draft"], 1))):
        refused = client.get(f"/api/tables/{code}/history")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_now")


def test_no_such_table_or_language(client: TestClient) -> None:
    assert client.get("/api/tables/ZZZZZZ/history").status_code == 404
    code = imported(client, finished(OPTIONS["two"]))
    assert client.get(f"/api/tables/{code}/history?language=xx").status_code == 404
