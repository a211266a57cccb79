"""The lessons' stacked deals: everything they promise comes exactly when they say so."""

import json
from pathlib import Path
from typing import Any

import pytest

from spinney.engine import Event, Game, Record, ReplayError
from spinney.lab.thinking import play_turn

LEARN = Path(__file__).parent.parent / "web/src/learn"


def lesson(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((LEARN / f"{game}.json").read_text())
    return data


def rival_plays(game: Game) -> list[str]:
    """What happens in the rival's turn, as the server has it played."""
    if game.actor == 0:
        return []
    return [e.kind for action in play_turn(game.copy(), 1, "greedy") for e in game.apply(action)]


def done(game: Game, step: dict[str, Any]) -> list[Event]:
    """Does what a step says, and accepts what is offered, as the client does unasked."""
    if step["act"] == "draw":
        events = game.do("draw")
        if game.actor == 0 and game.prompt.kind == "second_draw":
            events += game.do("draw")
    elif step["act"] == "down":
        events = game.do(f"pick {step['card']}")
    else:
        host, slot = step.get("at", (0, 0))
        hosts = game.players[0].forest
        sides = (
            ("top1", "bottom1", "top2", "bottom2")
            if host and hosts[host - 1].kind == "moor"
            else None
        )
        side = (sides or ("top", "bottom", "left", "right"))[slot]
        events = game.play(step["card"], (host, side) if host else None, step.get("pay", ()))
    while game.actor == 0 and game.prompt.kind == "offer":
        events += game.do("use")
    return events


@pytest.mark.parametrize("name", ["forest", "dartmoor"])
def test_every_step_brings_what_it_is_about(name: str) -> None:
    told = lesson(name)
    game = Game.from_json(told["deal"])
    for step in told["steps"]:
        seen = rival_plays(game)
        assert "cleared" not in seen, "the learner empties the clearing, not the rival"
        assert "winter" not in seen, "the learner meets the winter, not the rival"
        causes = [(e.kind, e.cause and e.cause.kind) for e in done(game, step)]
        cause = step.get("cause")
        assert any(kind == step["brings"] and cause in (None, why) for kind, why in causes), step
        for kind in ("cleared", "winter"):
            assert (kind == step["brings"]) == (kind in [each for each, _ in causes]), step
    assert not game.over


@pytest.mark.parametrize("name", ["forest", "dartmoor"])
def test_a_stacked_deal_is_a_value_like_any_other(name: str) -> None:
    deal = lesson(name)["deal"]
    game = Game.from_json(deal)
    game.do("draw")
    again = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert again.core.snapshot() == game.core.snapshot()
    again.undo()
    assert again.core.snapshot() == Record.from_json(deal).start().core.snapshot()
    assert {card.name for card in again.players[0].hand if card} == {
        "/".join(half.partition("@")[0] for half in card.split("/"))
        for card in deal["stacked"]["hand"]
    }


@pytest.mark.parametrize(
    "stacked",
    [
        [],
        {"forest": ["oak"]},
        {"hand": "oak"},
        {"hand": [3]},
        {"hand": ["oak"] * 11},
        {"hand": ["unicorn"]},
        {"deck": ["winter"] * 4},
    ],
)
def test_what_cannot_be_stacked_is_refused(stacked: object) -> None:
    with pytest.raises(ReplayError):
        Record.from_json(lesson("forest")["deal"] | {"stacked": stacked})


def test_only_two_hands_can_be_stacked() -> None:
    deal = lesson("forest")["deal"]
    with pytest.raises(ReplayError):
        Record.from_json(deal | {"options": deal["options"] | {"players": 3}})
