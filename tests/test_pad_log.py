"""Score pad operations: in whatever order they arrive, phones and server see the same pad."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from spinney.server import padlog
from spinney.tables import protocol as pr
from tests.browser import answers

OPS: TypeAdapter[list[pr.PadOp]] = TypeAdapter(pr.PadOps)

CARDS = ("oak", "birch", "european_hare", "european_hare@birch", "roe_deer@-oak-beech")
SLOTS = ("top", "left", "right", "bottom")


class Phone:
    """Enters random operations and keeps those it has received."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name, self.rng = name, rng
        self.ops: dict[str, dict[str, Any]] = {}

    def enters(self) -> None:
        rng = self.rng
        clock = max((int(id.split("-")[0]) for id in self.ops), default=0) + 1
        made = {op["player"] for op in self.ops.values() if op["type"] == "name"}
        player = rng.choice([0, 1, 2, *sorted(made)])
        laid = [id for id, op in self.ops.items() if op["type"] == "lay"]
        hosts = [id for id in laid if "host" not in self.ops[id]]
        card = rng.choice(CARDS)
        some = rng.sample(laid, min(len(laid), 2))
        changes: list[dict[str, Any]] = [
            {"type": "name", "player": player, "name": rng.choice(["Ana", "Ben", "Cleo"])},
            {"type": "lay", "player": player, "card": card},
            {"type": "cave", "player": player, "n": rng.randrange(9)},
            {"type": "cave_card", "player": player, "n": rng.choice([None, 1, 5])},
            {"type": "rival", "what": "linden", "most": rng.choice([None, 0, 3])},
        ]
        if rng.random() < 0.1:
            new = (clock << 17) + rng.randrange(1 << 17)
            changes.append({"type": "name", "player": new, "name": "Dana"})
        if rng.random() < 0.2:
            changes.append({"type": "leave", "player": player})
        if hosts:
            at = {"host": rng.choice(hosts), "slot": rng.choice(SLOTS)}
            changes += [{"type": "lay", "player": player, "card": card} | at] * 3
        if some:
            owner = {"player": self.ops[some[0]]["player"]}
            changes += [
                {"type": "take", "cards": some} | owner,
                {"type": "back", "cards": some} | owner,
                {"type": "replace", "of": some[0], "card": card} | owner,
                {"type": "symbol", "of": some[0], "card": "european_hare@linden"} | owner,
            ]
        id = f"{clock}-{self.name}"
        self.ops[id] = {"id": id} | rng.choice(changes)

    def hears(self, ops: Sequence[dict[str, Any]]) -> None:
        self.ops |= {op["id"]: op for op in ops}


def session(seed: int) -> list[dict[str, Any]]:
    """Everything entered by three phones that hear from each other only now and then."""
    rng = random.Random(seed)
    phones = [Phone(name, rng) for name in ("ana", "ben", "z9")]
    for _ in range(rng.randrange(60)):
        phone = rng.choice(phones)
        phone.enters()
        if rng.random() < 0.3:
            known = [*phone.ops.values()]
            rng.choice(phones).hears(rng.sample(known, rng.randrange(len(known) + 1)))
    return [*{op["id"]: op for phone in phones for op in phone.ops.values()}.values()]


def table(ops: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The pad that the server makes of the operations."""
    made = padlog.fold(OPS.validate_python(ops))
    players = [
        {"player": p.player, "name": p.name, **p.forest.model_dump(mode="json", exclude_none=True)}
        for p in made.players
    ]
    return {"players": players, "rivals": made.rivals.model_dump(exclude_none=True)}


def test_the_browser_has_the_same_rules() -> None:
    sessions = [session(seed) for seed in range(400)]
    for ops in sessions:
        random.Random(len(ops)).shuffle(ops)
    assert answers("pads.mjs", sessions) == [table(ops) for ops in sessions]


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 1 << 32), order=st.randoms(use_true_random=False))
def test_any_order_and_any_repetition_ends_the_same(seed: int, order: random.Random) -> None:
    ops = OPS.validate_python(session(seed))
    known: list[pr.PadOp] = []
    again = [*ops, *order.sample(ops, len(ops) // 2)]
    order.shuffle(again)
    while again:
        some = [again.pop() for _ in range(min(len(again), order.randint(1, 5)))]
        known = padlog.merged(known, some)
    assert len(known) == len(ops)
    assert padlog.fold(known).players == padlog.fold(ops).players
    assert padlog.fold(known).rivals == padlog.fold(ops).rivals


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_every_card_that_nobody_took_away_is_there(seed: int) -> None:
    ops = session(seed)
    touched = {id for op in ops if op["type"] in ("take", "back") for id in op["cards"]}
    by_id = {op["id"]: op for op in ops}

    def placed(op: dict[str, Any]) -> bool:
        host = by_id.get(op.get("host", ""))
        return "host" not in op or (host is not None and host["player"] == op["player"])

    shown = {p["player"]: p["hosts"] for p in table(ops)["players"]}
    for player in {op["player"] for op in ops if op["type"] != "rival"}:
        laid = [
            op for op in ops
            if op["type"] == "lay" and op["player"] == player
            and op["id"] not in touched and placed(op)
        ]  # fmt: skip
        hosts = shown.get(player, [])
        cards = sum(len(v) if k != "card" else 1 for host in hosts for k, v in host.items())
        assert cards >= len(laid)


def test_a_host_stays_where_somebody_lives() -> None:
    ops: list[dict[str, Any]] = [
        {"id": "1-a", "type": "name", "player": 0, "name": "Ana"},
        {"id": "2-a", "type": "lay", "player": 0, "card": "oak"},
        {"id": "3-a", "type": "take", "player": 0, "cards": ["2-a"]},
        {"id": "3-b", "type": "lay", "player": 0, "card": "gnat", "host": "2-a", "slot": "left"},
    ]
    assert table(ops)["players"][0]["hosts"] == [{"card": "oak", "left": ["gnat"]}]
    assert table(ops[:3])["players"][0]["hosts"] == []


def test_a_player_stays_where_anything_lies() -> None:
    ops: list[dict[str, Any]] = [
        {"id": "1-a", "type": "name", "player": 0, "name": "Ana"},
        {"id": "2-a", "type": "leave", "player": 0},
    ]
    assert table(ops)["players"] == []
    for late in (
        {"id": "2-b", "type": "lay", "player": 0, "card": "oak"},
        {"id": "1-b", "type": "cave", "player": 0, "n": 3},
    ):
        assert [player["name"] for player in table([*ops, late])["players"]] == ["Ana"]


def test_a_symbol_says_nothing_of_another_species() -> None:
    ops: list[dict[str, Any]] = [
        {"id": "1-a", "type": "name", "player": 0, "name": "Ana"},
        {"id": "2-a", "type": "lay", "player": 0, "card": "elderberry"},
        {"id": "3-a", "type": "replace", "player": 0, "of": "2-a", "card": "common_hazel"},
        {"id": "3-b", "type": "symbol", "player": 0, "of": "2-a", "card": "elderberry@oak"},
    ]
    assert table(ops)["players"][0]["hosts"] == [{"card": "common_hazel"}]
    right = ops[-1] | {"card": "common_hazel@oak"}
    assert table([*ops[:3], right])["players"][0]["hosts"] == [{"card": "common_hazel@oak"}]
