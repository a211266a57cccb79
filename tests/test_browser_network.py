"""The networks on a page without a server: the browser's arithmetic, and how they get there."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest

from spinney.bots import network as networks
from spinney.bots.network import SHIPPED, Network
from spinney.bots.numpy_layers import NumpyLayers
from spinney.bots.page_layers import PageLayers
from spinney.bots.weights import read_weights
from spinney.cards.catalog import shipped_deck
from spinney.cards.vocabulary import GAMES
from spinney.engine import COMPILED, Game
from spinney.page import Page, Step
from spinney.tables import protocol as pr
from tests.browser import answers

#: The longest a choice may take, in milliseconds, in the middle of the measurements.
CHOICE_MS = 20


class Noting:
    """NumPy's arithmetic as a page's worker, with a note of every question."""

    def __init__(self, layers: NumpyLayers) -> None:
        self.layers = layers
        self.asked: list[dict[str, Any]] = []
        self.said: list[tuple[list[float], list[float]]] = []

    def look(self, features: array[int], compact: int, rows: int) -> None:
        assert (len(features), rows) == (compact, 1)
        self.features = list(features)
        self.layers.look(features, compact, rows)

    def logits(self, row: int, parts: array[int], actions: int, most: int) -> list[float]:
        logits = self.layers.logits(row, parts, actions, most)
        self.asked.append({"features": self.features, "parts": list(parts), "most": most})
        self.said.append((logits, self.layers.outcome(row)))
        return logits

    def outcome(self, row: int) -> list[float]:
        return self.layers.outcome(row)


@pytest.mark.skipif(not COMPILED, reason="the arithmetic reads arrays, not lists")
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_the_browser_chooses_as_numpy_does_over_a_whole_game(name: str, small: bool) -> None:
    deck = shipped_deck(name)
    file = SHIPPED / f"{networks.network_name(deck, small)}.net"
    weights = read_weights(file)
    worker = Noting(NumpyLayers(weights))
    network = Network(weights, deck, layers=PageLayers(worker))
    plain = Network(weights, deck, numpy=True)
    game = Game.new(name, players=3, seed=11)
    while not game.over:
        choice = network.choose(game.core)
        assert choice == plain.choose(game.core)
        game.push(choice)
    assert len(worker.asked) > 100
    about, *found = answers("network.mjs", [{"file": str(file)}, *worker.asked])
    assert about["about"]["deck"] == deck.digest
    for (logits, outcome), judged in zip(worker.said, found, strict=True):
        assert judged["logits"] == pytest.approx(logits, abs=2e-3)
        assert judged["outcome"] == pytest.approx(outcome, abs=2e-3)
        assert judged["logits"].index(max(judged["logits"])) == logits.index(max(logits))
    times = sorted(judged["ms"] for judged in found)
    assert times[len(times) // 2] < CHOICE_MS


class Waiting:
    """A page with a table at which a bot is to move whose network is not here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
        monkeypatch.setattr(networks, "_networks", {"forest": None, "forest-small": None})
        self.page = Page(lambda: 1000)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        options = {"game": "forest", "start": 1}
        # A chosen deal: in some, the person could first take new cards, and the bot would wait.
        wish = {"name": "Ana", "options": options, "seats": seats, "seed": "1"}
        made = self.page.ask("POST", "/api/tables", "en", json.dumps(wish))
        assert made.answer is not None
        admission = json.loads(made.answer[1])
        self.page.connect(1, admission["code"])
        hello = {
            "type": "hello",
            "token": admission["token"],
            "language": "en",
            "version": pr.VERSION,
        }
        self.page.hear(1, json.dumps(hello))
        self.step = self.page.hear(1, json.dumps({"type": "start", "id": 1}))
        [self.room] = self.page.rooms.values()

    def moves(self, step: Step) -> bool:
        """Does the bot go on after this step, and move?"""
        assert (step.network, step.again) == (None, 0)
        before = len(self.room.log)
        self.page.go_on()
        return len(self.room.log) > before


def test_a_bot_waits_for_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network it needs comes first, the large one for hints later."""
    there = Waiting(monkeypatch, "network:level=2")
    assert (there.step.network, there.step.again) == ("forest-small", None)
    deck = shipped_deck("forest")
    small = Network(read_weights(SHIPPED / "forest-small.net"), deck)
    assert there.moves(there.page.bring("forest-small", small))
    assert networks.network_for(deck, small=True) is small
    asked = []
    for _ in range(6):
        table = there.room.table
        draw = {"seat": table.game.actor, "move": table.move, "actions": [{"kind": "draw"}]}
        if table.played_by(table.game.actor) is None:
            step = there.page.hear(1, json.dumps({"type": "act", "id": table.move, **draw}))
        else:
            step = there.page.go_on()
        asked.append((there.room.table.game.turn, step.network))
    # Both have had a turn now; before, nothing was asked for.
    assert all(turn > 2 and name == "forest" for turn, name in asked)


@pytest.mark.parametrize(
    ("bot", "name"), [("network", "forest"), ("network:level=1", "forest-small")]
)
def test_without_its_network_the_other_one_plays_or_another_bot(
    monkeypatch: pytest.MonkeyPatch, bot: str, name: str
) -> None:
    there = Waiting(monkeypatch, bot)
    assert there.step.network == name
    step = there.page.do_without(name)
    [other] = {"forest", "forest-small"} - {name}
    assert (step.network, step.again) == (other, None)
    assert there.moves(there.page.do_without(other))
    # The other one, in a new game.
    there = Waiting(monkeypatch, bot)
    assert there.page.do_without(name).network == other
    network = Network(read_weights(SHIPPED / f"{other}.net"), shipped_deck("forest"))
    assert there.moves(there.page.bring(other, network))


def test_other_bots_wait_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    there = Waiting(monkeypatch, "planner")
    assert there.moves(there.step)
