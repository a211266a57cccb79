"""The application as operators and pages see it: headers, limits, lists, replays."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from spinney.bots import RANDOM, NoClock, make_bot
from spinney.cards.catalog import shipped_deck
from spinney.engine import RULES_VERSION, Game, Options, Record, ReplayError, Rng
from spinney.keys import key_of
from spinney.lab.review import TurnReview, review_turn, turns_of
from spinney.lab.simulate import play_to_the_end
from spinney.server.app import create_app
from spinney.server.bot_pool import BotPool, Owner, Thinkers
from spinney.server.edge import WRITE
from spinney.server.settings import Settings, database_url
from spinney.server.store import Store
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.table import Table
from tests.server.services import wait_until

RULES_1 = Path(__file__).parent / "data" / "rules-1.sql"


class Site(TestClient):
    """A running application and the sockets that are open to it."""

    sockets: list[Seated]


class Edge:
    """What the server's edge does for an application: sends messages at once."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        messages: asyncio.Queue[Message] = asyncio.Queue()

        async def send_in_order() -> None:
            while True:
                await send(await messages.get())
                messages.task_done()

        async def after_those(message: Message) -> None:
            messages.put_nowait(message)
            await messages.join()

        def write(text: bytes) -> bool:
            messages.put_nowait({"type": "websocket.send", "text": text.decode()})
            return False

        scope["extensions"][WRITE] = write
        sending = asyncio.ensure_future(send_in_order())
        try:
            await self.app(scope, receive, after_those)
        finally:
            sending.cancel()


Open = Callable[..., Site]


@pytest.fixture
def application(tmp_path: Path) -> Iterator[Open]:
    """Makes running applications with the given settings."""
    clients: list[Site] = []
    with ExitStack() as stack:

        def make(**given: Any) -> Site:
            settings = Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}", **given)
            client = stack.enter_context(Site(Edge(create_app(settings))))
            client.sockets = []
            clients.append(client)
            return client

        yield make
        # An application stops when its last socket is closed.
        for client in clients:
            for seated in client.sockets:
                seated.close()


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Reviews have few playouts and are made in this process; notes the turns as they come."""
    reviewed: list[int] = []

    def quick_review(record: Record, number: int) -> TurnReview:
        reviewed.append(number)
        return review_turn(record, number, 2)

    async def here(_: BotPool, __: Owner, function: Callable[..., Any], *arguments: Any) -> Any:
        return function(*arguments)

    monkeypatch.setattr("spinney.lab.thinking.review_turn", quick_review)
    monkeypatch.setattr(BotPool, "_run", here)
    return reviewed


def wish(**changed: Any) -> dict[str, Any]:
    table: dict[str, Any] = {
        "name": "Ana",
        "options": {"game": "forest"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    return table | changed


def no_mulligan(start: int, **options: Any) -> dict[str, Any]:
    """A deal in which nobody is offered a mulligan, so the start player moves at once."""
    return {"seed": "7", "options": {"game": "forest", "start": start} | options}


def finished(seed: int = 3) -> Record:
    """A whole random game."""
    record = Record(Options("dartmoor", 2), seed)
    game, rng = record.start(), Rng(seed)
    while not game.over:
        action = RANDOM.decide(game.view(game.actor), rng, NoClock())
        game.apply(action)
        record.actions.append(action)
    return record


class Seated:
    """A socket of a test client, after its hello."""

    def __init__(self, client: Site, code: str, token: str | None, **hello: Any) -> None:
        self._context = client.websocket_connect(f"/api/tables/{code}/socket")
        self.socket = self._context.__enter__()
        self.open = True
        client.sockets.append(self)
        self.socket.send_json({"type": "hello", "version": pr.VERSION, "token": token} | hello)
        self.welcome = self.socket.receive_json()

    def ask(self, type_: str, **command: Any) -> Any:
        """Send a command; returns its answer."""
        self.socket.send_json({"type": type_, "id": 77} | command)
        return self.until(
            lambda frame: frame.get("id") == 77 and frame["type"] != "review_progress"
        )

    def until(self, found: Callable[[Any], bool]) -> Any:
        while not found(frame := self.socket.receive_json()):
            pass
        return frame

    def close(self) -> None:
        if self.open:
            self.open = False
            self._context.__exit__(None, None, None)


# -- the texts of refusals -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "message"),
    [
        ("de", "es gibt keinen Tisch ZZZZZZ"),
        ("pt, FR-ca;q=0.8, de;q=0.5", "il n’y a pas de table ZZZZZZ"),
        ("pt, *", "there is no table ZZZZZZ"),
        ("", "there is no table ZZZZZZ"),
        (None, "there is no table ZZZZZZ"),
    ],
)
def test_a_request_is_refused_in_a_language_it_accepts(
    application: Open, accepted: str | None, message: str
) -> None:
    headers = {} if accepted is None else {"Accept-Language": accepted}
    answer = application().get("/api/tables/zzzzzz", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert answer.json()["message"] == message


def test_whatever_refuses_a_request_speaks_its_language(application: Open) -> None:
    """Refused by the rules, by validation, by the framework, or by the middleware before them."""
    client = application()
    client.headers["Accept-Language"] = "de"
    impossible = wish(options={"game": "dartmoor", "draft": True})
    saved = {"name": "Ana", "replay": finished().to_json() | {"rules": 99}}
    for path, body, code, message in [
        ("/api/tables", impossible, "bad_message", "Optionen: "),
        ("/api/tables/import", saved, "bad_message", "gespeicherte Partie: "),
        ("/api/tables", {}, "bad_message", "der Server versteht das nicht (body.name)"),
        ("/api/nowhere", {}, "not_found", "unter dieser Adresse gibt es nichts"),
        ("/api/catalog/forest", {}, "bad_message", "der Server versteht das nicht (request)"),
        ("/api/tables", {"name": "x" * (1 << 20)}, "too_large", "mehr als 1.048.576 Bytes"),
        (
            "/api/pads",
            {"game": "forest", "sets": ["moon"]},
            "bad_message",
            "unbekanntes Set 'moon'",
        ),
    ]:
        told = client.post(path, json=body).json()
        assert told["code"] == code, told
        assert told["message"].startswith(message), told
    told = client.get("/api/catalog/forest?language=xx").json()
    assert told["message"].startswith("unbekannte Sprache 'xx'")
    told = client.post(
        "/api/tables", json=wish(), headers={"Origin": "https://evil.example"}
    ).json()
    assert told["message"] == "eine fremde Seite darf das nicht"


@pytest.mark.parametrize(
    ("language", "begun", "lost"),
    [
        ("de", "das Spiel hat noch nicht begonnen", "dieser Schlüssel passt nicht zu diesem Tisch"),
        ("xx", "the game has not begun", "this key does not open this table"),
        (None, "the game has not begun", "this key does not open this table"),
    ],
)
def test_a_socket_is_refused_in_the_language_of_its_hello(
    application: Open, language: str | None, begun: str, lost: str
) -> None:
    client = application()
    made = client.post("/api/tables", json=wish()).json()
    seat = Seated(client, made["code"], made["token"], language=language)
    assert seat.ask("undo", seat=0, move=0)["message"] == begun
    assert Seated(client, made["code"], "x" * 20, language=language).welcome["message"] == lost


def test_a_pad_is_refused_in_a_language_its_socket_accepts(application: Open) -> None:
    path, headers = "/api/pads/ZZZZZZ/socket", {"Accept-Language": "it"}
    with application().websocket_connect(path, headers=headers) as socket:
        assert socket.receive_json()["message"] == "non c’è nessun blocco segnapunti ZZZZZZ"


# -- headers, origins, limits --------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/openapi.json", "/health", "/nowhere"])
def test_every_answer_carries_the_security_headers(application: Open, path: str) -> None:
    headers = application().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "worker-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["permissions-policy"] == "camera=(self), geolocation=(), microphone=()"
    assert "server" not in headers


def test_pages_from_elsewhere_are_refused(application: Open) -> None:
    client = application(origins=["https://friend.example"])
    for origin, status in [
        ("http://testserver", 201),
        ("https://friend.example", 201),
        ("https://evil.example", 403),
        ("null", 403),
    ]:
        answer = client.post("/api/tables", json=wish(), headers={"Origin": origin})
        assert answer.status_code == status, origin
    code = client.post("/api/tables", json=wish()).json()["code"]
    path = f"/api/tables/{code}/socket"
    with pytest.raises(WebSocketDisconnect):
        client.websocket_connect(path, headers={"Origin": "https://evil.example"}).__enter__()
    with client.websocket_connect(path, headers={"Origin": "http://testserver"}) as socket:
        socket.send_json({"type": "hello", "version": pr.VERSION})
        assert socket.receive_json()["type"] == "welcome"


def test_an_address_makes_only_so_many_tables(application: Open) -> None:
    client = application(tables_per_hour=3)
    statuses = [client.post("/api/tables", json=wish()).status_code for _ in range(5)]
    assert statuses == [201, 201, 201, 429, 429]
    assert client.post("/api/tables", json=wish()).json()["code"] == "too_many"


def test_an_address_asks_only_so_much(application: Open) -> None:
    client = application(requests_per_second=2.0)
    statuses = [client.get("/api/tables").status_code for _ in range(12)]
    assert statuses[:8] == [200] * 8
    assert 429 in statuses


def test_an_address_has_only_so_many_sockets(application: Open) -> None:
    client = application(sockets_per_address=2)
    code = client.post("/api/tables", json=wish()).json()["code"]
    seats = [Seated(client, code, None) for _ in range(2)]
    with pytest.raises(WebSocketDisconnect):
        client.websocket_connect(f"/api/tables/{code}/socket").__enter__()
    seats[0].close()
    Seated(client, code, None)


def test_a_client_commands_only_so_fast(application: Open) -> None:
    client = application(commands_per_second=2.0)
    made = client.post("/api/tables", json=wish()).json()
    seat = Seated(client, made["code"], made["token"])
    codes = [seat.ask("name", name=f"Ana {i}").get("code") for i in range(6)]
    assert codes[:4] == [None] * 4
    assert "too_fast" in codes


def test_nobody_floods_the_chat(application: Open) -> None:
    client = application()
    made = client.post("/api/tables", json=wish()).json()
    seat = Seated(client, made["code"], made["token"])
    codes = [seat.ask("say", text="hello").get("code") for i in range(7)]
    assert codes == [None] * 5 + ["too_fast"] * 2
    assert seat.ask("say", text="x" * 301)["code"] == "bad_message"
    assert seat.ask("say", text="a\u0007b")["code"] == "bad_message"


def test_a_body_that_is_too_large_is_not_read(application: Open) -> None:
    client = application()
    big = wish(name="x" * (2 << 20))
    assert client.post("/api/tables", json=big).status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 65536

    headers = {"Content-Type": "application/json"}
    answer = client.post("/api/tables", content=pieces(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_what_fails_inside_is_not_told(application: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the secret reason")

    monkeypatch.setattr("spinney.server.rooms.Rooms.get", fail)
    answer = application().get("/api/tables/ABCDEF")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text


# -- tables --------------------------------------------------------------------------------


def test_only_public_tables_are_listed(application: Open) -> None:
    client = application(requests_per_second=1000)
    client.post("/api/tables", json=wish())
    made = client.post("/api/tables", json=wish(settings={"listed": True})).json()
    assert [t["code"] for t in client.get("/api/tables").json()["tables"]] == [made["code"]]
    assert client.post(f"/api/tables/{made['code']}/join", json={"name": "Ben"}).is_success

    def listed() -> Any:
        return client.get("/api/tables").json()["tables"][0]["seats"]

    wait_until(lambda: listed()[1]["name"] == "Ben", "Ben is listed")
    answer = client.post(f"/api/tables/{made['code']}/join", json={"name": "Cy"})
    assert (answer.status_code, answer.json()["code"]) == (409, "full")


def test_a_link_and_a_code_lead_to_the_table(application: Open) -> None:
    client = application()
    made = client.post("/api/tables", json=wish()).json()
    assert made["link"] == f"http://testserver/t/{made['code']}"
    for code in (made["code"], made["code"].lower()):
        assert client.get(f"/api/tables/{code}").json()["code"] == made["code"]
    assert client.get(f"/t/{made['code']}").is_success
    answer = client.get("/api/tables/QQQQQQ")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_chosen_deal_is_marked_and_a_fresh_one_is_not(application: Open) -> None:
    client = application()
    chosen = client.post("/api/tables", json=wish(seed="ff")).json()["code"]
    fresh = client.post("/api/tables", json=wish()).json()["code"]
    assert client.get(f"/api/tables/{chosen}").json()["deal"] == "chosen"
    assert client.get(f"/api/tables/{fresh}").json()["deal"] == "fresh"


def test_seeds_have_128_bits_and_differ(application: Open, tmp_path: Path) -> None:
    client = application()
    codes = [client.post("/api/tables", json=wish()).json()["code"] for _ in range(20)]
    seeds = {log_of(tmp_path, code)[0].record["seed"] for code in codes}  # type: ignore[union-attr]
    assert len(seeds) == 20
    assert max(len(seed) for seed in seeds) > 30


def log_of(folder: Path, code: str) -> list[en.Entry]:
    async def read() -> list[en.Entry]:
        store = Store(database_url(f"sqlite:///{folder / 'tables.sqlite'}"))
        try:
            return await store.read(code)
        finally:
            await store.close()

    return asyncio.run(read())


# -- tables without onlookers --------------------------------------------------------------


ROUTES = ("", "/replay", "/history", "/catalog", "/deck")


def test_without_onlookers_a_game_is_only_for_those_with_a_key(application: Open) -> None:
    """Every route of such a table, while the game is played and once it is over."""
    client = application(origins=["https://elsewhere.example"])
    record = finished()
    half = Record(record.options, record.seed, None, record.actions[:60])
    seats = [{"kind": "me"}, {"kind": "me", "name": "Also Ana"}]

    def table(played: Record, onlookers: bool) -> Any:
        body = {"name": "Ana", "seats": seats, "replay": played.to_json()}
        body["settings"] = {"onlookers": onlookers, "listed": True}
        made = client.post("/api/tables/import", json=body).json()
        if played is half:
            assert Seated(client, made["code"], made["token"]).ask("start")["type"] == "ack"
        return made

    for played in (half, record):
        private, public = table(played, False), table(played, True)
        for route in ROUTES:
            path = f"/api/tables/{private['code']}{route}"
            wrong = (f"Bearer {public['token']}", private["token"], "Bearer ", "")
            for given in wrong:
                refused = client.get(path, headers={"Authorization": given})
                assert (refused.status_code, refused.json()["code"]) == (403, "forbidden"), path
            assert client.get(f"{path}?token={private['token']}").status_code == 403
            key = {"Authorization": f"Bearer {private['token']}"}
            told, usual = (
                client.get(path, headers=key),
                client.get(f"/api/tables/{public['code']}{route}"),
            )
            early = played is half and route in ("/replay", "/history")
            assert told.status_code == usual.status_code == (409 if early else 200)
            assert "public" not in told.headers["Cache-Control"]
        assert Seated(client, private["code"], None).welcome["code"] == "forbidden"
        listed = [each["code"] for each in client.get("/api/tables").json()["tables"]]
        assert (public["code"] in listed) == (played is half)
        assert private["code"] not in listed
    asked = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "GET"}
    asked["Access-Control-Request-Headers"] = "authorization"
    assert client.options(path, headers=asked).status_code == 200


def test_without_onlookers_the_invited_see_the_table_until_the_game_begins(
    application: Open,
) -> None:
    client = application()
    made = client.post("/api/tables", json=wish() | {"settings": {"onlookers": False}}).json()
    guest, other = (Seated(client, made["code"], None) for _ in range(2))
    assert guest.welcome["table"]["phase"] == "lobby"
    assert client.get(f"/api/tables/{made['code']}").status_code == 200
    joined = client.post(f"/api/tables/{made['code']}/join", json={"name": "Ben"}).json()
    ben = Seated(client, made["code"], joined["token"])
    ana = Seated(client, made["code"], made["token"])
    other.socket.send_json({"type": "sheet", "id": 5, "player": 0})
    assert other.until(lambda frame: frame.get("id") == 5)["code"] == "not_now"
    assert ana.ask("start")["type"] == "ack"
    assert ben.until(lambda frame: frame.get("views"))["views"]
    for watching in (guest, other):
        last = watching.until(lambda frame: frame["type"] == "error" or frame.get("views"))
        assert (last["type"], last["code"]) == ("error", "forbidden")
        watching.socket.send_json({"type": "sheet", "id": 6, "player": 0})
        with pytest.raises(WebSocketDisconnect):
            watching.socket.receive_json()


def test_tokens_are_not_stored(application: Open, tmp_path: Path) -> None:
    made = application().post("/api/tables", json=wish()).json()
    text = "".join(entry.model_dump_json() for entry in log_of(tmp_path, made["code"]))
    assert made["token"] not in text
    assert key_of(made["token"]) in text


def test_a_saved_game_is_imported_and_exported_again(application: Open) -> None:
    client = application()
    record = finished()
    body = {"name": "Ana", "replay": record.to_json()}
    made = client.post("/api/tables/import", json=body).json()
    info = client.get(f"/api/tables/{made['code']}").json()
    assert (info["deal"], info["phase"]) == ("imported", "over")
    again = client.get(f"/api/tables/{made['code']}/replay").json()
    assert Record.from_json(again).digest() == record.digest()
    onlooker = Seated(client, made["code"], None)
    scores = [player["score"] for player in onlooker.welcome["views"][0]["players"]]
    assert scores == record.game().scores()


def test_a_saved_game_is_played_on(application: Open) -> None:
    client = application()
    record = finished()
    half = Record(record.options, record.seed, None, record.actions[:60])
    seats = [{"kind": "me"}, {"kind": "me", "name": "Also Ana"}]
    body = {"name": "Ana", "replay": half.to_json(), "seats": seats}
    made = client.post("/api/tables/import", json=body).json()
    seat = Seated(client, made["code"], made["token"])
    assert seat.ask("start")["type"] == "ack"
    assert client.get(f"/api/tables/{made['code']}/replay").status_code == 409
    view = Seated(client, made["code"], made["token"]).welcome["views"][half.game().actor]
    actions = [wire.action(record.actions[60]).model_dump()]
    answer = seat.ask("act", seat=view["seat"], move=view["move"], actions=actions)
    assert answer["type"] == "ack"


@pytest.mark.parametrize(
    "change",
    [{"seed": "zz"}, {"actions": [1, 2, 3]}, {"rules": 99}, {"deck": "0"}, {"format": "other"}],
)
def test_a_saved_game_that_is_wrong_is_refused(application: Open, change: Any) -> None:
    body = {"name": "Ana", "replay": finished().to_json() | change}
    answer = application().post("/api/tables/import", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")
    assert answer.json()["message"].startswith("replay: ")


def test_a_rematch_keeps_people_and_tells_of_the_same_deal(application: Open) -> None:
    client = application()
    body = {
        "name": "Ana",
        "replay": finished().to_json(),
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    }
    made = client.post("/api/tables/import", json=body).json()
    seat = Seated(client, made["code"], made["token"])
    assert seat.ask("rematch", same_deal=True)["type"] == "ack"
    assert seat.ask("rematch")["code"] == "not_now"
    code = client.get(f"/api/tables/{made['code']}").json()["rematch"]
    info = client.get(f"/api/tables/{code}").json()
    assert info["deal"] == "repeated"
    assert [s["name"] for s in info["seats"]] == ["Ana", "random"]
    new = Seated(client, code, made["token"])
    assert new.welcome["seats"] == [0]


def test_the_coach_helps_where_the_table_allows_it(application: Open) -> None:
    client = application(thinkers=1)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for hints in (True, False):
        settings = {"hints": hints}
        body = wish(seats=seats, settings=settings, **no_mulligan(0))
        made = client.post("/api/tables", json=body).json()
        seat = Seated(client, made["code"], made["token"], language="en")
        assert seat.ask("hint", seat=0)["code"] == ("not_now" if hints else "forbidden")
        seat.ask("start")
        answer = seat.ask("hint", seat=0)
        if hints:
            assert answer["type"] == "hint"
            assert answer["advice"][0]["choice"]
        else:
            assert answer["code"] == "forbidden"
        assert seat.ask("review")["code"] == ("not_now" if hints else "forbidden")


def test_points_are_explained(application: Open) -> None:
    client = application()
    record = finished()
    body = {"name": "Ana", "replay": record.to_json()}
    made = client.post("/api/tables/import", json=body).json()
    seat = Seated(client, made["code"], None, language="en")
    sheet = seat.ask("sheet", player=1)
    assert sheet["total"] == record.game().scores()[1] == sum(s["points"] for s in sheet["lines"])
    assert all(line["text"] for line in sheet["lines"])
    for line in sheet["lines"]:
        if line["shares"]:
            assert line["card"] is None
            assert sum(share["points"] for share in line["shares"]) == line["points"]
    assert {line["key"] for line in sheet["lines"] if line["card"] is None} <= {
        "cave",
        "cave_card",
        *(line["key"] for line in sheet["lines"] if line["shares"]),
    }
    assert seat.ask("sheet", player=3)["type"] == "error"


# -- operation -----------------------------------------------------------------------------


def test_health_readiness_and_numbers(application: Open) -> None:
    client = application()
    assert client.get("/health").json() == {"status": "ok"}
    assert client.get("/ready").json() == {
        "database": "ok",
        "redis": "not used",
        "tasks": "ok",
    }
    made = client.post("/api/tables", json=wish()).json()
    seat = Seated(client, made["code"], made["token"])
    seat.ask("name", name="Anna")
    seat.ask("start")
    numbers = client.get("/metrics").text
    for name in ("spinney_tables 1.0", "spinney_sockets 1.0", "spinney_action_seconds_count",
                 "spinney_bot_seconds_count", 'spinney_refused_total{code="not_now"}'):  # fmt: skip
        assert name in numbers, name


def test_a_table_of_unknown_rules_is_a_clear_error(application: Open, tmp_path: Path) -> None:
    client = application()
    code = client.post("/api/tables", json=wish()).json()["code"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        (text,) = database.execute("SELECT entry FROM log WHERE code = ?", (code,)).fetchone()
        entry = json.loads(text)
        entry["record"]["rules"] = 0
        database.execute("UPDATE log SET entry = ? WHERE code = ?", (json.dumps(entry), code))
    database.close()
    answer = client.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (410, "old_rules")
    assert "rules version 0" in answer.json()["message"]


def test_a_table_begun_under_older_rules_is_played_to_its_end(
    application: Open, tmp_path: Path
) -> None:
    """The database is one that a server wrote when it played only version 1 of the rules.

    Ana has declined the mountain card of an Alpine Newt and is about to lay its insect; since
    version 2, declining ends the bonus.
    """
    code, token = "TUTNSX", "fFDZPmyLQU548AGOYiVgv3a2ScVZ-gcy"
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.executescript(RULES_1.read_text("utf-8"))
    database.close()
    client = application(expire_days=100_000, commands_per_second=1e6)
    seated = Seated(client, code, token)
    move = seated.welcome["views"][0]["move"]

    def do(type_: str, **command: Any) -> None:
        """Carry out a command for the actor."""
        nonlocal move
        command |= {"type": type_, "id": 1, "seat": game.actor, "move": move}
        seated.socket.send_json(command)
        told: dict[str, Any] = {}
        while told.keys() != {"ack", "update"}:
            frame = seated.socket.receive_json()
            assert frame["type"] != "error", frame
            told[frame["type"]] = frame
        move = told["update"]["views"][0]["move"]

    def act(action: int) -> None:
        do("act", actions=[wire.action(action).model_dump()])
        game.push(action)

    game = Table.of(code, log_of(tmp_path, code)).game
    assert [game.describe(action) for action in game.legal()[:2]] == ["at 1 top", "at 2 top"]
    before = list(game.actions)
    do("undo")
    game = Table.of(code, log_of(tmp_path, code)).game
    assert len(game.actions) < len(before)
    for action in before[len(game.actions) :]:
        act(action)
    rng = Rng(1)
    while not game.over:
        legal = game.legal()
        act(legal[rng.below(len(legal))])

    replay = client.get(f"/api/tables/{code}/replay").json()
    assert replay["rules"] == 1
    assert Record.from_json(replay).game() == game
    with pytest.raises(ReplayError, match="action"):
        Record.from_json(replay | {"rules": 2}).game()
    assert seated.ask("rematch")["type"] == "ack"
    again = client.get(f"/api/tables/{code}").json()["rematch"]
    (created, *_) = log_of(tmp_path, again)
    assert isinstance(created, en.Created)
    assert created.record["rules"] == RULES_VERSION


def test_a_solo_game_has_one_seat(application: Open) -> None:
    client = application()
    options = {"game": "dartmoor", "solo": "bats", "medal": "silver"}
    made = client.post("/api/tables", json=wish(options=options, seats=[{"kind": "me"}])).json()
    seat = Seated(client, made["code"], made["token"])
    seat.ask("start")
    view = Seated(client, made["code"], made["token"]).welcome["views"][0]
    assert (view["solo"]["challenge"], view["solo"]["medal"]) == ("bats", "silver")


# -- what a cheat or a vandal would try ----------------------------------------------------


def test_a_saved_game_with_strange_cards_concerns_nobody_else(application: Open) -> None:
    client = application()
    record = finished()
    deck = shipped_deck("dartmoor").to_json()
    for strange in ("\ud800", "x" * 1000, "", {"a": 1}, "a\u0000b"):
        cards = [card | {"id": strange} if i == 0 else card for i, card in enumerate(deck)]
        replay = record.to_json() | {"cards": cards}
        body = json.dumps({"name": "Ana", "replay": replay})
        headers = {"Content-Type": "application/json"}
        answer = client.post("/api/tables/import", content=body, headers=headers)
        assert answer.status_code == 422, strange
    cards = [card | {"set": ["dartmoor"]} for card in deck]
    body = json.dumps({"name": "Ana", "replay": record.to_json() | {"cards": cards}})
    assert client.post("/api/tables/import", content=body).status_code == 422
    assert client.post("/api/tables", json=wish()).status_code == 201


def test_an_origin_that_is_none_is_refused(application: Open) -> None:
    answer = application().post("/api/tables", json=wish(), headers={"Origin": "http://["})
    assert answer.status_code == 403


def test_a_table_that_was_forgotten_is_not_there(application: Open, tmp_path: Path) -> None:
    """Somebody is still connected: their commands are refused, not acknowledged and lost."""
    client = application()
    made = client.post("/api/tables", json=wish()).json()
    seat = Seated(client, made["code"], made["token"])

    async def forget() -> None:
        store = Store(database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        assert await store.expire(1 << 60, 1000) == 1
        await store.close()

    asyncio.run(forget())
    assert seat.ask("name", name="Anna")["code"] == "not_found"
    assert client.get(f"/api/tables/{made['code']}").status_code == 404


def test_a_bot_that_fails_is_replaced(application: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failing bot does not stop the table."""
    asked: list[str] = []
    real = Thinkers.play

    async def fail(self: Thinkers, owner: Owner, game: Game, seat: int, bot: str) -> list[int]:
        asked.append(bot)
        if bot != "random":
            raise RuntimeError("no")
        return await real(self, owner, game, seat, bot)

    monkeypatch.setattr(Thinkers, "play", fail)
    monkeypatch.setattr("spinney.server.rooms.POLL_SECONDS", 0.01)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "planner"}]
    client = application(thinkers=1)
    body = wish(seats=seats, **no_mulligan(1))
    made = client.post("/api/tables", json=body).json()
    seat = Seated(client, made["code"], made["token"])
    seat.ask("start")
    seat.until(lambda frame: any(line["seat"] == 1 for line in frame.get("log", [])))
    assert asked == ["planner"] * 3 + ["random"]


def test_many_rematches_at_once_make_one_table(application: Open, tmp_path: Path) -> None:
    client = application()
    body = {
        "name": "Ana",
        "replay": finished().to_json(),
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    }
    made = client.post("/api/tables/import", json=body).json()
    seats = [Seated(client, made["code"], made["token"]) for _ in range(5)]
    for seat in seats:
        seat.socket.send_json({"type": "rematch", "id": 77})
    answers = [seat.until(lambda frame: frame.get("id") == 77)["type"] for seat in seats]
    assert sorted(answers) == ["ack"] + ["error"] * 4
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        (number,) = database.execute("SELECT count(*) FROM tables").fetchone()
    database.close()
    assert number == 2


def test_bots_do_not_play_on_for_nobody(application: Open) -> None:
    client = application(thinkers=1)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json=wish(seats=seats)).json()
    seat = Seated(client, made["code"], made["token"])
    seat.ask("start")
    seat.until(lambda frame: frame["type"] == "update" and frame["seq"] > 4)
    seat.close()
    watching = Seated(client, made["code"], None)
    before = watching.welcome["seq"]
    watching.close()
    again = Seated(client, made["code"], None)
    assert again.welcome["views"][0]["over"] is False
    assert again.welcome["seq"] <= before + 3
    again.until(lambda frame: frame["type"] == "update" and frame["seq"] > before + 3)


def test_hints_do_not_tell_hidden_points(application: Open) -> None:
    client = application(thinkers=1)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = wish(seats=seats, **no_mulligan(0, visible_score=False))
    made = client.post("/api/tables", json=body).json()
    seat = Seated(client, made["code"], made["token"], language="en")
    seat.ask("start")
    advice = seat.ask("hint", seat=0)["advice"]
    assert advice
    assert {(a["margin"], a["win_chance"]) for a in advice} == {(None, None)}
    assert seat.ask("sheet", player=0)["code"] == "forbidden"


# -- clocks and reviews --------------------------------------------------------------------


def test_who_is_out_of_time_is_played_by_a_bot(application: Open) -> None:
    """With the real clock at its shortest: a bot plays the turn, then the rival is to move."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    settings = {"clock": {"per": "move", "seconds": 5}, "stand_in": "random"}
    client = application(thinkers=1)
    body = wish(seats=seats, settings=settings, **no_mulligan(0))
    made = client.post("/api/tables", json=body).json()
    client.post(f"/api/tables/{made['code']}/join", json={"name": "Ben"})
    seat = Seated(client, made["code"], made["token"])
    seat.ask("start")
    seat.until(lambda frame: any(line["kind"] == "timed_out" for line in frame.get("log", [])))
    frame = seat.until(lambda frame: any(line["seat"] == 0 for line in frame.get("log", [])))
    assert frame["log"][0]["kind"] == "events"
    seat.until(lambda frame: frame.get("views") is not None and frame["views"][0]["actor"] == 1)


def test_a_finished_game_is_reviewed(application: Open, quick_reviews: list[int]) -> None:
    """The second request reads the stored result."""
    client = application()
    game = Game.new("forest", seed=3)  # a short one
    play_to_the_end(game, [make_bot("planner")] * 2, [Rng(1), Rng(2)])
    record = game.record
    body = {"name": "Ana", "replay": record.to_json()}
    made = client.post("/api/tables/import", json=body).json()
    seat = Seated(client, made["code"], made["token"], language="fr")
    seat.socket.send_json({"type": "review", "id": 77})
    parts = []
    while (frame := seat.socket.receive_json())["type"] == "review_progress":
        parts.append(frame["part"])
    assert frame["type"] == "review"
    assert frame["standings"][-1]["scores"] == record.game().scores()
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert quick_reviews == turns_of(record)
    assert seat.ask("review")["standings"] == frame["standings"]
    assert quick_reviews == turns_of(record), "it was reviewed again"
