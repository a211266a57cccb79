"""The page's own end: it says what a server says, keeps what it shows, and tells no more."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from spinney.engine import Record
from spinney.keys import new_token
from spinney.page import OWN, Page, Step
from spinney.puzzles import shipped
from spinney.server.app import create_app
from spinney.server.settings import Settings
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables import wire
from tests.server.test_app import Edge
from tests.server.test_secrets import cards_in, entitled

KINDS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "against bots": ({"game": "forest"}, ["me", "greedy"]),
    "Dartmoor": ({"game": "dartmoor"}, ["me", "random", "greedy"]),
    "passed on": ({"game": "forest", "draft": True}, ["me", "me", "random"]),
    "solo": ({"game": "dartmoor", "solo": "bats"}, ["me"]),
}


def wish(options: dict[str, Any], seats: list[str], **more: Any) -> dict[str, Any]:
    plans = [{"kind": "me"} if s == "me" else {"kind": "bot", "bot": s} for s in seats]
    return {"name": "Ana", "options": options, "seats": plans, "seed": "2a"} | more


@dataclass
class Device:
    """A browser: keeps entries, delivers messages, calls again when told to."""

    page: Page = field(default_factory=lambda: Page(lambda: 1000))
    kept: dict[str, list[str]] = field(default_factory=dict)
    inbox: dict[int, list[Any]] = field(default_factory=dict)

    def take(self, step: Step) -> Any:
        for code, seq, entry in step.keep:
            log = self.kept.setdefault(code, [])
            assert seq == len(log) + 1
            log.append(entry)
        for client, text in step.say:
            self.inbox.setdefault(client, []).append(json.loads(text))
        if step.answer is None:
            return None
        ok, body = step.answer
        assert ok, body
        return json.loads(body)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return self.take(self.page.ask(method, path, "en", json.dumps(body)))

    def sit(self, client: int, code: str, token: str | None, **hello: Any) -> None:
        self.page.connect(client, code)
        said = {"type": "hello", "version": pr.VERSION, "token": token, "language": "en"} | hello
        self.send(client, said)

    def send(self, client: int, message: dict[str, Any]) -> None:
        """Send a message, then let everything happen that happens by itself."""
        step = self.page.hear(client, json.dumps(message))
        self.take(step)
        while step.again == 0:
            step = self.page.go_on()
            self.take(step)

    def log(self, code: str) -> list[en.Entry]:
        return [en.entry_adapter.validate_json(entry) for entry in self.kept[code]]


def last_views(frames: list[Any]) -> list[Any]:
    views: list[Any] = next(frame["views"] for frame in reversed(frames) if frame.get("views"))
    return views


def choice(frames: list[Any], rng: random.Random) -> dict[str, Any] | None:
    """A random action for the last prompt seen; None once the game is over."""
    views = last_views(frames)
    if views[0]["over"]:
        return None
    view = next(view for view in views if view["prompt"])
    action = rng.choice(view["prompt"]["legal"])
    return {"type": "act", "seat": view["seat"], "move": view["move"], "actions": [action]}


def played(kind: str, moves: int) -> tuple[Device, str, str, list[dict[str, Any]]]:
    """A game on a device, as far as this many choices; with the messages that were sent."""
    options, seats = KINDS[kind]
    device, rng = Device(), random.Random(5)
    made = device.ask("POST", "/api/tables", wish(options, seats))
    device.sit(1, made["code"], made["token"], since=0, choices=True)
    sent: list[dict[str, Any]] = [{"type": "start", "id": 1}]
    device.send(1, sent[0])
    while len(sent) <= moves and (act := choice(device.inbox[1], rng)) is not None:
        sent.append(act | {"id": len(sent) + 1})
        device.send(1, sent[-1])
    return device, made["code"], made["token"], sent


def same_everywhere(frame: dict[str, Any], code: str) -> str:
    """A message without what differs between tables: code and times."""
    table = frame.get("table")
    if table is not None:
        table["created_ms"] = 0
    return json.dumps(frame).replace(code, "CODE")


def heard(socket: WebSocketTestSession) -> Any:
    """The next message, except for the plans a server makes while nothing happens."""
    frame = socket.receive_json()
    plans = frame["type"] == "update" and not frame["log"] and frame["table"] is None
    return heard(socket) if plans else frame


@pytest.mark.parametrize("kind", KINDS)
def test_it_says_what_a_server_says(kind: str, tmp_path: Path) -> None:
    """The same wish and the same commands lead to the same messages."""
    options, seats = KINDS[kind]
    device, code, _, sent = played(kind, 40)
    here = device.inbox[1]
    settings = Settings(
        db=f"sqlite:///{tmp_path / 'tables.sqlite'}", commands_per_second=1000, thinkers=1
    )
    with TestClient(Edge(create_app(settings))) as client:
        made = client.post("/api/tables", json=wish(options, seats)).json()
        with client.websocket_connect(f"/api/tables/{made['code']}/socket") as socket:
            hello = {"type": "hello", "version": pr.VERSION, "token": made["token"]}
            socket.send_json(hello | {"language": "en", "since": 0, "choices": True})
            there = [socket.receive_json()]
            for command in sent:
                socket.send_json(command)
                # Everything that the page said up to here: then the next command is the same.
                while not any(frame.get("id") == command["id"] for frame in there):
                    there.append(heard(socket))
                answered = next(i for i, f in enumerate(here) if f.get("id") == command["id"])
                later = (f["id"] for f in here[answered + 1 :] if f.get("id"))
                end = next(later, None)
                upto = next((i for i, f in enumerate(here) if f.get("id") == end), len(here))
                # The news of the next command comes before its answer.
                news = [f for f in here[:upto] if f["type"] == "update"]
                wanted = news[: len(news) - (end is not None)]
                while sum(f["type"] == "update" for f in there) < len(wanted):
                    there.append(heard(socket))
            seen = next(view for view in last_views(there) if view["prompt"])
            socket.send_json({"type": "spare", "id": 999, "seat": seen["seat"]})
            spare = heard(socket)
        plays_on(spare, wish(options, seats), seen, client)
    assert len(sent) > 20
    for type_ in ("welcome", "update", "ack"):
        told_here = [same_everywhere(f, code) for f in here if f["type"] == type_]
        told_there = [same_everywhere(f, made["code"]) for f in there if f["type"] == type_]
        assert told_here == told_there


def plays_on(
    spare: dict[str, Any], table: dict[str, Any], seen: dict[str, Any], client: TestClient
) -> None:
    """Whoever loses the server in a game against bots plays on here, with what they know."""
    if table["seats"].count({"kind": "me"}) > 1:
        assert spare["message"] == "only a game against bots can be continued without the table"
        return
    taken = {key: table[key] for key in ("name", "seats")} | {"replay": spare["replay"]}
    refused = client.post("/api/tables/import", json=taken).json()
    assert refused["message"].endswith("continued on a device and can only be played there")
    device, rng = Device(), random.Random(5)
    made = device.ask("POST", "/api/tables/import", taken)
    device.sit(1, made["code"], made["token"], since=0, choices=True)
    device.send(1, {"type": "start", "id": 1})
    view = last_views(device.inbox[1])[0]
    for known in ("players", "clearing", "prompt", "deck", "winters", "turn"):
        assert view[known] == seen[known]
    for number in count(2):
        if (act := choice(device.inbox[1], rng)) is None:
            break
        device.send(1, act | {"id": number})
    again = Device()
    again.page.load(made["code"], device.kept[made["code"]])
    assert again.ask("GET", f"/api/tables/{made['code']}/replay")["position"]


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_a_puzzle_is_solved_alike(game: str, tmp_path: Path) -> None:
    device = Device()
    listed = device.ask("GET", f"/api/puzzles/{game}")
    puzzle = shipped(game)[listed["puzzles"][0]["key"]]
    path = f"/api/puzzles/{game}/{puzzle.key}?language=en"
    best = {"actions": [wire.action(action).model_dump() for action in puzzle.answer.line]}
    other = {"actions": [{"kind": "draw"}]}
    with TestClient(create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}"))) as client:
        assert client.get(f"/api/puzzles/{game}").json() == listed
        for moves, result in (([], None), ([best], True), ([other, {"actions": []}, best], True)):
            attempt = {"name": "Ana", "moves": moves}
            told = device.ask("POST", path, attempt)
            assert told == client.post(path, json=attempt).json()
            assert (told["result"] and told["result"]["solved"]) is result
        missing = client.post(f"/api/puzzles/{game}/x?language=en", json=attempt)
        assert (missing.status_code, missing.json()["message"]) == (404, "there is no puzzle 'x'")


@pytest.mark.parametrize("kind", KINDS)
def test_no_message_tells_a_hidden_card(kind: str) -> None:
    device, code, _, _ = played(kind, 10_000)
    log = device.log(code)
    assert isinstance(log[0], en.Created)
    record = Record.from_json(log[0].record)
    mine = [i for i, seat in enumerate(KINDS[kind][1]) if seat == "me"]
    may, seq = entitled(record, log, mine), 0
    for frame in device.inbox[1]:
        seq = max(seq, frame.get("seq", 0))
        told = set(cards_in(frame))
        assert told <= may[seq], f"learned {told - may[seq]} at {seq}"
        assert f'"{record.seed:x}"' not in json.dumps(frame)
    assert device.inbox[1][-1]["type"] in ("update", "ack")
    assert choice(device.inbox[1], random.Random(1)) is None, "the game is over"
    assert device.ask("GET", f"/api/tables/{code}/replay")["actions"]
    assert device.ask("GET", f"/api/tables/{code}/history?language=fr")["turns"]


def test_a_lost_page_goes_on_where_it_was() -> None:
    device, code, token, _ = played("passed on", 30)
    again = Device(kept={code: list(device.kept[code])})
    with pytest.raises(AssertionError, match="no table"):
        again.ask("GET", f"/api/tables/{code}")
    again.page.load(code, device.kept[code])
    again.sit(1, code, token, since=0, choices=True)
    device.sit(2, code, token, since=0, choices=True)
    assert again.inbox[1][0] == device.inbox[2][0]
    act = choice(again.inbox[1], random.Random(9))
    assert act is not None
    for there, client in ((device, 2), (again, 1)):
        there.send(client, act | {"id": 1})
    assert again.inbox[1][1:] == device.inbox[2][1:]


def test_it_refuses_as_a_server_does() -> None:
    device, code, _, _ = played("against bots", 3)
    device.sit(2, code, new_token())
    assert device.inbox[2][0]["code"] == "forbidden"
    device.sit(3, code, None)
    device.send(3, {"type": "start", "id": 8})
    assert (device.inbox[3][-1]["code"], device.inbox[3][-1]["id"]) == ("forbidden", 8)
    device.send(1, {"type": "act", "id": 99})
    assert (device.inbox[1][-1]["code"], device.inbox[1][-1]["id"]) == ("bad_message", 99)
    for method, path, why in (
        ("GET", f"/api/tables/{code}/replay", "not_now"),
        ("GET", "/api/tables/0ABCDE", "not_found"),
        ("GET", "/api/nothing", "not_found"),
        ("POST", "/api/tables", "bad_message"),
    ):
        answer = device.page.ask(method, path, "de", "{}").answer
        assert answer is not None
        assert not answer[0]
        assert json.loads(answer[1])["code"] == why


def test_hints_sheets_reviews_and_another_game() -> None:
    device, code, token, _ = played("against bots", 10_000)
    device.send(1, {"type": "review", "id": 500})
    parts = [f["part"] for f in device.inbox[1] if f["type"] == "review_progress"]
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert device.inbox[1][-1]["type"] == "review"
    device.send(1, {"type": "sheet", "id": 501, "player": 1})
    assert device.inbox[1][-1]["type"] == "sheet"
    device.send(1, {"type": "rematch", "id": 502, "same_deal": True})
    other = device.inbox[1][-2]["table"]["rematch"]
    assert other.startswith(OWN)
    assert other != code
    device.sit(4, other, token)
    device.send(4, {"type": "start", "id": 1})
    device.send(4, {"type": "hint", "id": 2, "seat": 0})
    assert device.inbox[4][-1]["type"] in ("hint", "error")
    assert device.inbox[4][-1]["id"] == 2


def test_a_clock_runs_here_too() -> None:
    times = [1000]
    device = Device(Page(lambda: times[0]))
    clock = {"settings": {"clock": {"per": "move", "seconds": 30}}}
    made = device.ask("POST", "/api/tables", wish({"game": "forest"}, ["me", "greedy"], **clock))
    device.sit(1, made["code"], made["token"])
    step = device.page.hear(1, json.dumps({"type": "start", "id": 1}))
    device.take(step)
    while step.again == 0:
        device.take(step := device.page.go_on())
    assert step.again == 30_000
    times[0] += 30_000
    device.take(device.page.go_on())
    assert device.inbox[1][-1]["log"][0]["kind"] == "timed_out"
