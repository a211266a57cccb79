"""Score pads: who may change what, who is told, and that nothing entered is lost."""

from __future__ import annotations

import asyncio
import importlib
import itertools
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spinney.engine.notation import read_forests
from spinney.keys import key_of
from spinney.server import pads
from spinney.server.app import create_app
from spinney.server.settings import Settings, database_url
from spinney.server.store import Store
from spinney.tables import protocol as pr
from tests.server.conftest import Serve
from tests.server.services import BEFORE_PUTTING_AWAY, RedisServer, ServerProcess, until
from tests.server.test_app import Edge

Open = Callable[..., TestClient]

OAKS: dict[str, Any] = {
    "hosts": [
        {"card": "oak", "top": ["red_squirrel@oak"], "left": ["european_hare@birch"] * 3},
        {"card": "sapling", "bottom": ["common_toad@oak"]},
    ],
    "cave": 3,
    "cave_card": None,
}
BARE: dict[str, Any] = {"hosts": [], "cave": 0, "cave_card": None}

#: Numbers for operations, increasing over all tests.
CLOCK = itertools.count(1)


def op(kind: str, **fields: Any) -> dict[str, Any]:
    """An operation later than all others, each from a new device."""
    return {"id": f"{next(CLOCK) % 4000 + 500}-t{next(CLOCK)}", "type": kind} | fields


def laid(player: int, forest: Any) -> list[dict[str, Any]]:
    """The operations that lay a forest."""
    ops = []
    for entry in forest["hosts"]:
        host = op("lay", player=player, card=entry["card"])
        ops.append(host)
        for slot in set(entry) - {"card"}:
            at = {"host": host["id"], "slot": slot}
            ops += [op("lay", player=player, card=card, **at) for card in entry[slot]]
    return [*ops, op("cave", player=player, n=forest["cave"])]


@pytest.fixture
def application(tmp_path: Path) -> Iterator[Open]:
    """Makes running applications with the given settings."""
    with ExitStack() as stack:

        def make(**given: Any) -> TestClient:
            settings = Settings(db=f"sqlite:///{tmp_path / 'pads.sqlite'}", **given)
            return stack.enter_context(TestClient(Edge(create_app(settings))))

        yield make


class Group:
    """People with a pad; every request returns the status and the content of the response."""

    def __init__(self, client: TestClient, **wish: Any) -> None:
        self.client = client
        made = client.post("/api/pads", json={"game": "forest", "sets": ["base"]} | wish)
        assert made.status_code == 201, made.text
        self.made: dict[str, str] = made.json()
        self.code, self.token = self.made["code"], self.made["token"]
        self.path = f"/api/pads/{self.code}"
        self.tokens: dict[int, str] = {}

    def ask(self, method: str, path: str, **body: Any) -> tuple[int, Any]:
        answer = self.client.request(method, self.path + path, json=body)
        return answer.status_code, answer.json()

    def now(self) -> Any:
        return self.client.get(self.path).json()

    def add(self, name: str) -> int:
        status, place = self.ask("POST", "/players", name=name)
        assert status == 201, place
        self.tokens[place["player"]] = place["token"]
        return int(place["player"])

    def enter(self, player: int, *ops: Any, **body: Any) -> tuple[int, Any]:
        """Enter operations as this player, unless another token is given."""
        token = self.tokens.get(player, self.token)
        return self.ask("POST", "/ops", **{"token": token, "ops": list(ops)} | body)

    def remove(self, player: int, token: str) -> tuple[int, Any]:
        return self.enter(player, op("leave", player=player), token=token)

    def change(self, **terms: Any) -> tuple[int, Any]:
        """Change these terms and keep the others."""
        now = self.now()
        same = {name: now[name] for name in ("title", "sets", "solo", "closed")}
        same |= {"token": self.token, "version": now["version"]}
        return self.ask("PUT", "", **same | terms)


def refused(answer: tuple[int, Any]) -> tuple[int, str]:
    status, problem = answer
    return status, problem["code"]


# -- entering ------------------------------------------------------------------------------


def test_a_pad_is_started_joined_and_filled(application: Open) -> None:
    group = Group(application(), sets=["edge", "base"], title="Friday")
    assert group.made["link"] == f"http://testserver/pad/{group.code}"
    nothing = {"linden": None, "tree": None, "moor": None}
    assert group.now() == {
        "code": group.code, "game": "forest", "title": "Friday", "sets": ["base", "edge"],
        "rivals": nothing, "solo": False, "closed": False,
        "seq": 1, "version": 1, "ops": [], "players": [],
    }  # fmt: skip
    ana, ben = group.add("Ana"), group.add("Ben")
    assert (ana, ben) == (0, 1)
    entered = [*laid(ana, OAKS), op("name", player=ana, name="Anna")]
    status, pad = group.enter(ana, *entered)
    assert status == 200
    assert pad == group.now()
    assert pad["seq"] == 4
    assert pad["ops"][2:] == entered
    assert pad["players"] == [
        {"player": 0, "name": "Anna", "forest": OAKS},
        {"player": 1, "name": "Ben", "forest": BARE},
    ]
    assert group.client.get(f"/api/pads/{group.code.lower()}").json() == pad


def test_a_pad_is_started_with_what_was_entered(application: Open) -> None:
    ops = [op("name", player=4, name="Ana"), *laid(4, OAKS), op("rival", what="tree", most=7)]
    group = Group(application(), ops=[*ops, ops[0]])
    pad = group.now()
    assert pad["players"] == [{"player": 4, "name": "Ana", "forest": OAKS}]
    assert pad["rivals"] == {"linden": None, "tree": 7, "moor": None}
    assert group.add("Ben") == 5
    assert group.enter(4, op("cave", player=4, n=9), token=group.token)[0] == 200
    assert refused(group.enter(4, op("cave", player=4, n=9), token=group.tokens[5])) == (
        403, "forbidden",
    )  # fmt: skip


def test_what_is_entered_comes_back_as_notation(application: Open) -> None:
    """Empty slots are left out: not every host has the same slots."""
    group = Group(application())
    ana = group.add("Ana")
    _, pad = group.enter(ana, op("lay", player=ana, card="oak"))
    assert pad["players"][0]["forest"] == BARE | {"hosts": [{"card": "oak"}]}
    _, pad = group.enter(ana, *laid(ana, OAKS))
    players = [{"name": p["name"], **p["forest"]} for p in pad["players"]]
    forests = read_forests({k: pad[k] for k in ("game", "sets", "solo")} | {"players": players})
    assert forests.score_sheet(0).total > 0


def test_a_forest_may_be_impossible_but_not_shapeless(application: Open) -> None:
    group = Group(application())
    ana = group.add("Ana")
    host = op("lay", player=ana, card="no_such_tree@nothing")
    strange = [op("lay", player=ana, card="oak", host=host["id"], slot="top2") for _ in range(30)]
    nowhere = op("lay", player=ana, card="hare@-oak-beech", host="7-nowhere", slot="left")
    assert group.enter(ana, host, *strange, nowhere)[0] == 200
    before = group.now()
    assert before["players"][0]["forest"]["hosts"] == [
        {"card": "no_such_tree@nothing", "top2": ["oak"] * 30}
    ]
    wrong: Any
    for wrong in (
        {}, {"type": "lay"}, {"type": "steal", "player": 0}, op("lay", player=0), None, [],
        op("lay", player=0, card=7), op("lay", player=0, card="Oak"),
        op("lay", player=0, card="oak@"), op("lay", player=0, card="oak@-"),
        op("lay", player=0, card="oak\n"), op("lay", player=0, card="x" * 91),
        op("lay", player=0, card="oak", slot="middle"), op("lay", player=-1, card="oak"),
        op("lay", player=0, card="oak", points=100), op("take", player=0, cards=[]),
        op("take", player=0, cards="1-a"), op("take", player=0, cards=["oak"]),
        op("replace", player=0, of="x", card="oak"), op("cave", player=0, n=-1),
        op("cave", player=0, n=1000), op("cave", player=0, n="3"), op("cave", player=0, n=1.5),
        op("cave", player=0, n=True), op("cave_card", player=0, n=0),
        op("cave_card", player=0, n=6), op("rival", what="oak", most=1),
        op("rival", what="tree", most=-1), op("lay", player=0, card="oak") | {"id": "oak"},
        op("lay", player=0, card="oak") | {"id": "9999-a"},
    ):  # fmt: skip
        assert refused(group.enter(ana, wrong)) == (422, "bad_message"), wrong
    for name in ("", " ", "x" * 25, "a\u0007b", "\u3164", 7, None):
        wrong = op("name", player=ana, name=name)
        assert refused(group.enter(ana, wrong)) == (422, "bad_message"), name
    assert group.now() == before


def test_a_log_that_is_too_long_is_refused(application: Open) -> None:
    group = Group(application())
    ana = group.add("Ana")
    ops = [{"id": f"7-d{i}", "type": "lay", "player": 0, "card": "oak"} for i in range(5_000)]
    assert group.enter(ana, *ops[:4_000])[0] == 200
    before = group.now()
    assert refused(group.enter(ana, *ops[4_000:])) == (413, "too_large")
    assert group.enter(ana, *ops[4_000:4_999])[0] == 200
    assert len(group.now()["ops"]) == len(before["ops"]) + 999


def test_what_two_phones_enter_for_one_player_is_all_there(application: Open) -> None:
    group = Group(application())
    ana = group.add("Ana")
    here = [{"id": f"{5 + i}-here", "type": "lay", "player": ana, "card": "oak"} for i in range(3)]
    there = [
        {"id": f"{5 + i}-there", "type": "lay", "player": 0, "card": "birch"} for i in range(2)
    ]
    group.enter(ana, here[0])
    group.enter(ana, *there, token=group.token)
    status, pad = group.enter(ana, *here)
    assert status == 200
    cards = [host["card"] for host in pad["players"][0]["forest"]["hosts"]]
    assert cards == ["oak", "birch", "oak", "birch", "oak"]


def test_whoever_tries_again_what_was_done_is_not_refused(application: Open) -> None:
    """The response to the first attempt may have been lost."""
    group = Group(application())
    ana = group.add("Ana")
    ops = laid(ana, OAKS)
    first = group.enter(ana, *ops)
    assert group.enter(ana, *ops) == first
    assert group.enter(ana, *reversed(ops)) == first
    assert group.change(title="Friday", version=1)[0] == 200
    assert group.change(title="Friday", version=1) == (200, group.now())
    assert group.now()["seq"] == 4


def test_a_pad_has_five_players_at_most(application: Open) -> None:
    group = Group(application())
    players = [group.add(f"P{i}") for i in range(5)]
    assert refused(group.ask("POST", "/players", name="P5")) == (409, "full")
    assert group.remove(players[4], group.tokens[4])[0] == 200
    assert group.add("P5") == 5, "a number is given once"
    back = op("name", player=4, name="P4")
    assert refused(group.enter(4, back)) == (409, "full")
    assert group.remove(5, group.token)[0] == 200
    assert group.enter(4, back)[0] == 200
    too_many = [op("name", player=i, name=f"P{i}") for i in range(6)]
    wish = {"game": "forest", "sets": [], "ops": too_many}
    assert group.client.post("/api/pads", json=wish).json()["code"] == "full"


# -- permissions ---------------------------------------------------------------------------


def test_a_token_opens_what_it_was_given_for(application: Open) -> None:
    client = application()
    group, other = Group(client), Group(client)
    ana, ben = group.add("Ana"), group.add("Ben")
    before = group.now()
    other.add("Cy")
    cave = op("cave", player=ana, n=3)
    rival = op("rival", what="linden", most=2)
    for token in (group.tokens[ben], other.token, other.tokens[0], "x" * 32):
        assert refused(group.enter(ana, cave, token=token)) == (403, "forbidden")
        assert refused(group.remove(ana, token)) == (403, "forbidden")
        assert refused(group.change(title="Mine", token=token)) == (403, "forbidden")
    assert refused(group.enter(ana, rival, token=other.token)) == (403, "forbidden")
    both = [cave, op("cave", player=ben, n=3)]
    assert refused(group.enter(ana, *both)) == (403, "forbidden")
    for token in ("short", "x" * 65, "a b" * 10, None, 7):
        assert refused(group.enter(ana, cave, token=token)) == (422, "bad_message")
    assert refused(group.enter(ana, op("cave", player=2, n=1), token=group.token)) == (
        404, "not_found",
    )  # fmt: skip
    assert group.now() == before
    assert group.enter(ana, *both, token=group.token)[0] == 200
    assert group.enter(ana, rival, token=group.tokens[ben])[0] == 200
    empty = [op("cave", player=player, n=0) for player in (ana, ben)]
    assert group.enter(ana, *empty, token=group.token)[0] == 200
    assert group.remove(ben, group.token)[0] == 200
    assert group.remove(ana, group.tokens[ana])[0] == 200
    assert group.now()["players"] == []


def test_a_name_makes_a_player_for_whoever_says_it(application: Open) -> None:
    """This way a phone can add a player offline, together with what it enters for them."""
    group = Group(application())
    ana = group.add("Ana")
    key, number = "k" * 20, (7 << 17) + 99
    ben = [op("name", player=number, name="Ben"), op("lay", player=number, card="oak")]
    lonely = op("lay", player=number, card="oak")
    assert refused(group.enter(number, lonely, token=key)) == (404, "not_found")
    status, pad = group.enter(number, *ben, token=key)
    assert status == 200
    assert [(p["player"], p["name"]) for p in pad["players"]] == [(ana, "Ana"), (number, "Ben")]
    assert group.enter(number, *ben, token=key) == (200, pad), "tried again"
    mine = op("name", player=number, name="Mine")
    assert refused(group.enter(number, mine, token=group.tokens[ana])) == (403, "forbidden")
    assert refused(group.enter(number, mine, token="l" * 20)) == (403, "forbidden")
    assert group.enter(number, op("cave", player=number, n=2), token=key)[0] == 200
    assert group.enter(number, op("cave", player=number, n=3), token=group.token)[0] == 200
    assert group.add("Cy") == number + 1
    far = op("name", player=(1 << 31) - 1, name="Far")
    assert refused(group.enter(number, far, token=key)) == (422, "bad_message")
    assert group.change(closed=True)[0] == 200
    late = op("name", player=9, name="Late")
    assert refused(group.enter(9, late, token=key)) == (409, "not_now")


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_whatever_phones_add_and_enter_apart_is_all_there(seed: int) -> None:
    """Each has its own keys; their operations arrive in any order, in parts and repeatedly."""
    rng = random.Random(seed)
    sent: list[pr.PadEntry] = []
    for phone in ("a", "b", "c"):
        clock = rng.randrange(1, 5)
        number = (clock << 17) + rng.randrange(1 << 17)
        who = {"id": f"{clock}-{phone}", "type": "name", "player": number, "name": phone}
        cards = [
            {"id": f"{clock + 1 + i}-{phone}", "type": "lay", "player": number, "card": "oak"}
            for i in range(rng.randrange(6))
        ]
        cut = rng.randrange(len(cards) + 1)
        parts = [[who, *cards[:cut]], [who, *cards], [who, *cards[cut:]]]
        sent += [pr.PadEntry.model_validate({"token": phone * 20, "ops": part}) for part in parts]
    rng.shuffle(sent)
    wish = pr.NewPad(game="forest", sets=["base"])
    pad = pads.start("ABCDEF", wish, key_of("x" * 20))
    for entry in sent:
        pad = pads.enter(entry, pad)
    ids = {op.id for entry in sent for op in entry.ops}
    assert {op.id for op in pad.ops} == ids
    assert sorted(player.name for player in pad.pad.players) == ["a", "b", "c"]
    hosts = sum(len(player.forest.hosts) for player in pad.pad.players)
    assert hosts == len(ids) - 3


def test_the_terms_are_changed_by_who_started_it(application: Open) -> None:
    group = Group(application(), game="dartmoor", sets=[])
    status, pad = group.change(title=None, sets=["dartmoor"], solo=True)
    assert status == 200
    assert (pad["sets"], pad["solo"]) == (["dartmoor"], True)
    assert (pad["seq"], pad["version"]) == (2, 2)
    assert refused(group.change(title="Late", version=1)) == (409, "outdated")
    assert refused(group.change(sets=["alpine"])) == (422, "bad_message")
    assert refused(group.change(rivals={"tree": 1})) == (422, "bad_message")
    assert refused(group.change(title="x" * 61)) == (422, "bad_message")
    assert refused(Group(group.client).change(solo=True)) == (422, "bad_message")
    wrong = {"game": "forest", "sets": ["dartmoor"]}
    assert group.client.post("/api/pads", json=wrong).status_code == 422


def test_nothing_is_entered_into_a_closed_pad(application: Open) -> None:
    group = Group(application())
    ana = group.add("Ana")
    ops = laid(ana, OAKS)
    group.enter(ana, *ops)
    assert group.change(closed=True)[0] == 200
    assert group.enter(ana, *ops)[0] == 200, "what is there already"
    cave = op("cave", player=ana, n=1)
    assert refused(group.enter(ana, cave)) == (409, "not_now")
    assert refused(group.ask("POST", "/players", name="Ben")) == (409, "not_now")
    assert refused(group.remove(ana, group.token)) == (409, "not_now")
    assert group.change(closed=False)[0] == 200
    assert group.enter(ana, cave)[0] == 200


def test_tokens_are_neither_told_nor_stored(application: Open, tmp_path: Path) -> None:
    group = Group(application())
    group.enter(group.add("Ana"), *laid(0, OAKS))
    with sqlite3.connect(tmp_path / "pads.sqlite") as database:
        (state,) = database.execute("SELECT state FROM pads").fetchone()
    database.close()
    told = json.dumps([group.now(), group.change(title="Friday")[1]])
    for token in (group.token, group.tokens[0]):
        assert token not in state
        assert key_of(token) in state
        assert token not in told
        assert key_of(token) not in told


def test_a_pad_is_no_table(application: Open) -> None:
    group = Group(application())
    assert group.client.get(f"/api/tables/{group.code}").status_code == 404
    answer = group.client.get("/api/pads/QQQQQQ")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "newer",
    [
        {"mood": "merry"},
        {"ops": [{"id": "1-a", "type": "dance", "player": 0}]},
        {"ops": [{"id": "1-a", "type": "leave", "player": 0, "loudly": True}]},
    ],
)
def test_what_a_newer_version_wrote_is_told_as_such(
    application: Open, tmp_path: Path, newer: dict[str, Any]
) -> None:
    group = Group(application())
    ana = group.add("Ana")
    with group.client.websocket_connect(f"{group.path}/socket") as watching:
        watching.receive_json()
        with sqlite3.connect(tmp_path / "pads.sqlite") as database:
            (state,) = database.execute("SELECT state FROM pads").fetchone()
            changed = json.dumps(json.loads(state) | newer)
            database.execute("UPDATE pads SET state = ?, seq = seq + 1", (changed,))
        database.close()
        answer = group.client.get(group.path)
        assert (answer.status_code, answer.json()["code"]) == (410, "old_rules")
        assert "newer version" in answer.json()["message"]
        for refusal in (
            group.enter(ana, op("cave", player=ana, n=2)),
            group.ask(
                "PUT", "", token=group.token, version=1, title="x", sets=[], solo=False, closed=True
            ),
            group.ask("POST", "/players", name="Ben"),
        ):
            assert refused(refusal) == (410, "old_rules")
        with group.client.websocket_connect(f"{group.path}/socket") as socket:
            assert socket.receive_json()["code"] == "old_rules"
        # Whoever watches keeps the connection.
        entering = {"type": "entering", "device": "here", "token": group.token, "player": ana}
        watching.send_json(entering | {"at": None})
        watching.send_text("?")
        assert watching.receive_json()["code"] == "bad_message"
    with sqlite3.connect(tmp_path / "pads.sqlite") as database:
        assert database.execute("SELECT state FROM pads").fetchone() == (changed,)
    database.close()


# -- limits --------------------------------------------------------------------------------


def test_pads_count_among_the_tables_of_an_address(application: Open) -> None:
    client = application(tables_per_hour=3)
    wish = {"game": "forest", "sets": []}
    statuses = [client.post("/api/pads", json=wish).status_code for _ in range(4)]
    assert statuses == [201, 201, 201, 429]
    table = {"name": "Ana", "options": {"game": "forest"}, "seats": [{"kind": "me"}] * 2}
    assert client.post("/api/tables", json=table).json()["code"] == "too_many"


def test_pages_from_elsewhere_are_refused(application: Open) -> None:
    group = Group(application(sockets_per_address=1))
    ana = group.add("Ana")
    evil = {"Origin": "https://evil.example"}
    body = {"token": group.tokens[ana], "ops": []}
    assert group.client.post(f"{group.path}/ops", json=body, headers=evil).status_code == 403
    socket = f"{group.path}/socket"
    with pytest.raises(WebSocketDisconnect):
        group.client.websocket_connect(socket, headers=evil).__enter__()
    with group.client.websocket_connect(socket, headers={"Origin": "http://testserver"}) as first:
        assert first.receive_json()["type"] == "pad"
        with pytest.raises(WebSocketDisconnect):  # one too many
            group.client.websocket_connect(socket).__enter__()


def test_old_pads_are_forgotten(application: Open, tmp_path: Path) -> None:
    group = Group(application())
    ana = group.add("Ana")

    async def forget(before_ms: int) -> int:
        store = Store(database_url(f"sqlite:///{tmp_path / 'pads.sqlite'}"))
        try:
            return await store.expire(before_ms, 1000)
        finally:
            await store.close()

    assert asyncio.run(forget(1000)) == 0
    with group.client.websocket_connect(f"{group.path}/socket") as socket:
        assert socket.receive_json()["pad"]["seq"] == 2
        assert asyncio.run(forget(1 << 60)) == 1
        assert refused(group.enter(ana, op("cave", player=ana, n=2))) == (404, "not_found")
        assert group.client.get(group.path).status_code == 404


# -- following a pad -----------------------------------------------------------------------


def test_three_phones_see_every_change(application: Open) -> None:
    group = Group(application())
    ana = group.add("Ana")
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(group.client.websocket_connect(f"{group.path}/socket"))
            for _ in range(3)
        ]
        for socket in sockets:
            assert socket.receive_json() == {"type": "pad", "pad": group.now()}
        group.add("Ben")
        states = [group.now()]
        states.append(group.enter(ana, *laid(ana, OAKS))[1])
        states.append(group.change(title="Friday")[1])
        states.append(group.remove(ana, group.token)[1])
        assert refused(group.change(title="Late", version=1)) == (409, "outdated")
        states.append(group.enter(1, op("cave", player=1, n=3))[1])
        for socket in sockets:
            assert [socket.receive_json()["pad"] for _ in states] == states


def test_a_socket_takes_no_commands(application: Open) -> None:
    group = Group(application())
    with group.client.websocket_connect(f"{group.path}/socket") as socket:
        socket.receive_json()
        for number in range(20):
            socket.send_text('{"type": "act"}')
            code = socket.receive_json()["code"]
            assert code == "bad_message" or (code == "too_fast" and number >= 10)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 1008
    assert group.now()["seq"] == 1
    with group.client.websocket_connect("/api/pads/QQQQQQ/socket") as socket:
        assert socket.receive_json()["code"] == "not_found"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_everybody_is_told_where_a_phone_is_entering(application: Open) -> None:
    ana = op("name", player=0, name="Ana")
    group = Group(application(), ops=[ana])
    ben = group.add("Ben")
    before = group.now()

    def says(socket: Any, token: str, player: int, at: str | None, device: str = "here") -> None:
        entering = {"type": "entering", "device": device, "token": token}
        socket.send_json(entering | {"player": player, "at": at})

    with group.client.websocket_connect(f"{group.path}/socket") as other:
        assert other.receive_json()["type"] == "pad"
        with group.client.websocket_connect(f"{group.path}/socket") as socket:
            assert socket.receive_json()["type"] == "pad"
            told = {"type": "entering", "device": "here"}
            for token, player, by in (
                (group.tokens[ben], ben, ben), (group.token, 0, 0), (group.token, ben, 0),
            ):  # fmt: skip
                says(socket, token, player, "7-x")
                for each in (socket, other):
                    assert each.receive_json() == told | {"by": by, "player": player, "at": "7-x"}
            says(socket, group.tokens[ben], 0, None)  # Ben may not enter there
            says(socket, group.token, 9, None)  # no such player
            says(socket, group.token, 0, "cave")
            assert other.receive_json() == told | {"by": 0, "player": 0, "at": "cave"}
            heard = [socket.receive_json()]
            for wrong in ("oak", 7):
                socket.send_json({"type": "entering", "at": wrong})
                heard.append(socket.receive_json())
                assert heard[-1]["code"] == "bad_message"
            for _ in range(15):
                says(socket, group.token, 0, None)
            while heard[-1].get("code") != "too_fast":
                heard.append(socket.receive_json())
            assert len(heard) < 15, "so often is enough"
        gone = told | {"by": None, "player": None, "at": None}
        while (last := other.receive_json()) != gone:
            assert last["type"] == "entering"
    assert group.now() == before, "nothing of it is kept"


# -- real servers --------------------------------------------------------------------------


class Phone:
    """A player's phone with a socket: enters forests as fast as the answers arrive."""

    def __init__(self, http: httpx.AsyncClient, code: str) -> None:
        self.http = http
        self.path = f"/api/pads/{code}"
        self.player = -1
        self.token = ""
        self.pad: Any = None
        self.seen: list[Any] = []
        self.socket: ClientConnection | None = None

    async def join(self, name: str) -> None:
        place = (await self.http.post(f"{self.path}/players", json={"name": name})).json()
        self.player, self.token = place["player"], place["token"]

    def mine(self, pad: Any) -> Any:
        return next(p for p in pad["players"] if p["player"] == self.player)

    async def look(self) -> Any:
        return (await self.http.get(self.path)).json()

    async def enter(self, ops: list[Any]) -> httpx.Response:
        return await self.http.post(f"{self.path}/ops", json={"token": self.token, "ops": ops})

    async def enter_many(self, times: int) -> None:
        """Enter a cave that grows by one card each time."""
        cave = self.mine(await self.look())["forest"]["cave"]
        for _ in range(times):
            clock = max(int(o["id"].split("-")[0]) for o in (await self.look())["ops"]) + 1
            cave += 1
            grown = {"id": f"{clock}-p{self.player}", "type": "cave", "player": self.player}
            answer = await self.enter([grown | {"n": cave}])
            assert answer.status_code == 200, answer.text

    async def watch(self) -> None:
        """Follow the pad, and reconnect when the server is back."""
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        async for socket in connect(f"{address}{self.path}/socket"):
            try:
                await self._hear(socket)
            except ConnectionClosed:
                continue

    async def _hear(self, socket: ClientConnection) -> None:
        seq = 0
        self.socket = socket
        async for message in socket:
            frame = json.loads(message)
            if frame["type"] == "entering":
                self.seen.append(frame)
                continue
            pad = pr.PadUpdate.model_validate_json(message).pad
            assert pad.seq > seq, "an older state after a newer one"
            seq = pad.seq
            self.pad = frame["pad"]


@asynccontextmanager
async def phones(*urls: str) -> AsyncIterator[list[Phone]]:
    """A pad and phones that have joined and follow it, each through one of the servers."""
    tasks = []
    clients = [httpx.AsyncClient(base_url=url, timeout=20) for url in urls]
    try:
        made = await clients[0].post("/api/pads", json={"game": "forest", "sets": ["base"]})
        group = [Phone(client, made.json()["code"]) for client in clients]
        for number, phone in enumerate(group):
            await phone.join(f"P{number}")
            tasks.append(asyncio.ensure_future(phone.watch()))
        await until(lambda: all(phone.pad is not None for phone in group), "all look at it")
        yield group
    finally:
        for task in tasks:
            task.cancel()
        for client in clients:
            await client.aclose()


async def all_see(group: list[Phone], caves: list[int], seconds: float = 20) -> None:
    """Check that all phones see the same pad, with these caves."""

    def seen() -> bool:
        return all(
            [player["forest"]["cave"] for player in phone.pad["players"]] == caves
            for phone in group
        )

    await until(seen, f"caves of {caves}", seconds)
    now = await group[0].look()
    assert [phone.pad for phone in group] == [now] * len(group)


def test_all_that_is_entered_at_once_is_there_also_after_kill_9(
    either_database: str, serve: Serve
) -> None:
    server = serve(either_database)

    async def test() -> None:
        async with phones(*[server.url] * 5) as group:
            await asyncio.gather(*(phone.enter_many(15) for phone in group))
            await all_see(group, [15] * 5)
            assert group[0].pad["seq"] == 1 + 5 + 5 * 15
            # The last entries are answered, and nobody has seen them.
            await asyncio.gather(*(phone.enter_many(1) for phone in group[:2]))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            caves = [p["forest"]["cave"] for p in (await group[0].look())["players"]]
            assert caves == [16, 16, 15, 15, 15]
            await group[0].enter_many(2)
            await all_see(group, [18, 16, 15, 15, 15])

    asyncio.run(test())


def test_all_that_many_lay_at_once_for_one_player_is_there(server: ServerProcess) -> None:
    async def test() -> None:
        async with phones(server.url) as (phone,):
            ops = [{"id": f"9-d{i}", "type": "lay", "player": 0, "card": "oak"} for i in range(10)]
            answers = await asyncio.gather(*(phone.enter([each]) for each in ops))
            assert {answer.status_code for answer in answers} == {200}
            assert len(phone.mine(await phone.look())["forest"]["hosts"]) == 10

    asyncio.run(test())


def test_more_than_five_join_at_once(server: ServerProcess) -> None:
    async def test() -> None:
        async with phones(server.url) as (phone,):
            path = f"{phone.path}/players"
            joins = (phone.http.post(path, json={"name": f"J{i}"}) for i in range(9))
            answers = await asyncio.gather(*joins)
            assert sorted(answer.status_code for answer in answers) == [201] * 4 + [409] * 5
            places = [answer.json() for answer in answers if answer.is_success]
            assert sorted(place["player"] for place in places) == [1, 2, 3, 4]
            assert len((await phone.look())["players"]) == 5

    asyncio.run(test())


def test_phones_at_different_servers(database: str, redis: RedisServer, serve: Serve) -> None:
    """Also while the servers cannot notify each other, and after one failed to notify anyone."""
    first, second = serve(database, redis.url), serve(database, redis.url)

    async def test() -> None:
        async with phones(first.url, second.url, first.url, second.url) as group:
            await asyncio.gather(*(phone.enter_many(15) for phone in group))
            await all_see(group, [15] * 4, 5)
            assert group[0].pad["seq"] == 1 + 4 + 4 * 15
            await all_hear_of(group)
            redis.stop()
            try:
                await asyncio.gather(*(phone.enter_many(5) for phone in group))
                await all_see(group, [20] * 4)
            finally:
                redis.start()
            await asyncio.to_thread(first.wait_until_ready)
            await asyncio.to_thread(second.wait_until_ready)
            await group[1].enter_many(1)
            await all_see(group, [20, 21, 20, 20])
            await rewrite(first.db, group[0].pad["code"])
            await until(lambda: all(p.pad["title"] == "Written" for p in group), "it is seen", 15)

    asyncio.run(test())


async def all_hear_of(group: list[Phone]) -> None:
    """Check that every phone is told once where the first one is entering."""
    first = group[0]
    place = {"device": "first", "player": first.player, "at": "cave"}
    assert first.socket is not None
    await first.socket.send(json.dumps({"type": "entering", "token": first.token} | place))
    told = {"type": "entering", "by": first.player} | place
    await until(lambda: all(phone.seen for phone in group), "all hear of it")
    assert [phone.seen for phone in group] == [[told]] * len(group)


async def rewrite(db: str, code: str) -> None:
    """Change a pad like a worker that dies before notifying the others."""
    store = Store(database_url(db))
    try:
        kept = json.loads(await store.read_pad(code))
        kept |= {"title": "Written", "seq": kept["seq"] + 1}
        await store.replace_pad(code, kept["seq"], 1, json.dumps(kept))
    finally:
        await store.close()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)


def is_no_entry(body: bytes) -> bool:
    try:
        pr.PadEntry.model_validate_json(body)
    except ValueError:
        return True
    return False


def test_garbage_changes_nothing(application: Open) -> None:
    """Almost valid requests from somebody with all the keys."""
    client = application(requests_per_second=100_000)
    group = Group(client)
    ana = group.add("Ana")
    group.enter(ana, *laid(ana, OAKS))
    before = group.now()
    fields = st.sampled_from(["token", "version", "ops", "title", "sets", "closed"])
    parts = st.sampled_from(["id", "type", "player", "card", "host", "slot"])

    @settings(
        max_examples=50, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(
        st.dictionaries(fields, json_values, min_size=1, max_size=3),
        st.dictionaries(parts, json_values, min_size=1, max_size=3),
        st.binary(),
    )
    def check(wrong: dict[str, Any], almost: dict[str, Any], raw: bytes) -> None:
        entry = {"token": group.token, "ops": [op("lay", player=ana, card="oak") | almost]}
        bodies = [json.dumps(entry | wrong).encode(), json.dumps(wrong).encode(), raw]
        bodies.append(json.dumps(entry).encode())
        for body in filter(is_no_entry, bodies):
            for method, path in (("POST", "/ops"), ("PUT", ""), ("POST", "/players/0")):
                answer = client.request(method, group.path + path, content=body)
                assert 400 <= answer.status_code < 500, (method, path, body)
                pr.Problem.model_validate_json(answer.content)

    check()
    assert group.now() == before


# -- pads from before there were operations ------------------------------------------------


def test_old_pads_open_with_all_that_lay_there(application: Open, tmp_path: Path) -> None:
    """A row of a real database of that time, upgraded by the migration."""
    data = Path(__file__).parent / "data" / "pads-before-the-log.json"
    old = json.loads(data.read_text("utf-8"))
    row = old["row"] | {"state": json.dumps(old["row"]["state"])}
    Group(application())  # makes the tables
    with sqlite3.connect(tmp_path / "pads.sqlite") as database:
        for command in BEFORE_PUTTING_AWAY:
            database.execute(command)
        database.execute("DELETE FROM pads")
        database.execute("INSERT INTO pads VALUES (:code, :changed_ms, :seq, :state)", row)
        database.execute("UPDATE alembic_version SET version_num = '0002'")
    database.close()
    client = application()
    now = client.get(f"/api/pads/{row['code']}").json()
    was = old["row"]["state"]["pad"]
    players = [{key: p[key] for key in ("player", "name", "forest")} for p in was["players"]]
    assert now["players"] == players
    assert now["rivals"] == {"linden": 4, "tree": None, "moor": None}
    terms = ("code", "game", "title", "sets", "solo", "closed", "seq", "version")
    assert {name: now[name] for name in terms} == {name: was[name] for name in terms}
    entry = {"token": old["tokens"]["players"]["1"], "ops": [op("lay", player=1, card="oak")]}
    answer = client.post(f"/api/pads/{row['code']}/ops", json=entry)
    assert answer.status_code == 200, answer.text
    assert [host["card"] for host in answer.json()["players"][1]["forest"]["hosts"]] == [
        "linden", "oak",
    ]  # fmt: skip
    assert (
        client.post(f"/api/pads/{row['code']}/players", json={"name": "Cy"}).json()["player"] == 3
    )
    migration = importlib.import_module("spinney.server.migrations.versions.0003_pad_ops")
    ops = migration.with_ops(old["row"]["state"])["ops"]
    assert now["ops"] == ops
