"""Bad input gets a clear typed error, never an internal error, and changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spinney.client import Server
from spinney.engine import ACTION_SPACE, Action, GameError
from spinney.tables import protocol as pr
from spinney.tables import wire
from tests.server.services import HTTP, ServerProcess, new_game

# -- HTTP ----------------------------------------------------------------------------------


#: The operations of the API; a test checks that the list is complete.
OPERATIONS = [
    ("GET", "/api/accounts"),
    ("PUT", "/api/accounts"),
    ("POST", "/api/accounts/read"),
    ("POST", "/api/accounts/delete"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("GET", "/api/tables/{code}"),
    ("POST", "/api/tables/{code}/join"),
    ("GET", "/api/tables/{code}/replay"),
    ("GET", "/api/tables/{code}/history"),
    ("GET", "/api/tables/{code}/catalog"),
    ("GET", "/api/tables/{code}/deck"),
    ("POST", "/api/pads"),
    ("GET", "/api/pads/{code}"),
    ("PUT", "/api/pads/{code}"),
    ("POST", "/api/pads/{code}/players"),
    ("POST", "/api/pads/{code}/ops"),
    ("GET", "/api/catalog/{game}"),
    ("POST", "/api/sets/check"),
    ("POST", "/api/daily"),
    ("GET", "/api/daily/{kind}"),
    ("GET", "/api/puzzles/{game}"),
    ("POST", "/api/puzzles/own"),
    ("POST", "/api/puzzles/{game}/{key}"),
]


#: From this length on, a text with a pattern is taken for a text of any length: nothing that is
#: generated is so long, and to think of so many repetitions takes hundreds of megabytes.
LONG = 10_000


def without_long_patterns(schema: Any) -> Any:
    """The same schema; its patterns are not repeated thousands of times."""
    match schema:
        case dict():
            long = "pattern" in schema and schema.get("maxLength", 0) >= LONG
            kept = [key for key in schema if not (long and key == "maxLength")]
            return {key: without_long_patterns(schema[key]) for key in kept}
        case list():
            return [without_long_patterns(each) for each in schema]
    return schema


@pytest.fixture(scope="module")
def api(server: ServerProcess) -> Any:
    address = f"{server.url}/api/openapi.json"
    described = schemathesis.openapi.from_dict(without_long_patterns(HTTP.get(address).json()))
    described.location = address
    return described


def test_every_operation_is_tried(api: Any) -> None:
    found = [result.ok() for result in api.get_all_operations()]
    assert sorted((o.method.upper(), o.path) for o in found) == sorted(OPERATIONS)


#: Requests without parameters: they cannot be wrong.
PLAIN = [("GET", "/api/accounts"), ("GET", "/api/tables")]

WAYS = [
    (mode, method, path)
    for mode in schemathesis.GenerationMode
    for method, path in OPERATIONS
    if mode != schemathesis.GenerationMode.NEGATIVE or (method, path) not in PLAIN
]


@pytest.mark.parametrize(("mode", "method", "path"), WAYS)
def test_http(api: Any, mode: schemathesis.GenerationMode, method: str, path: str) -> None:
    """Valid and invalid requests generated from the schema get the responses it describes.

    A request that fits the schema may still be refused: it does not know the rules of the games.
    """
    operation = api[path][method]

    @settings(
        max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    check()


# -- the socket ----------------------------------------------------------------------------


@dataclass
class Place:
    """A running game of two, and the token of who begins it."""

    address: str
    token: str

    async def seq(self) -> int:
        """The number of the last entry, as a new connection sees it."""
        async with connect(self.address) as witness:
            return int((await _hello(witness, None))["seq"])

    @asynccontextmanager
    async def probing(self, token: bool = True) -> AsyncIterator[Probe]:
        """A connection, with or without a seat, that is going to misbehave."""
        async with connect(self.address) as bad:
            yield Probe(bad, await _hello(bad, self.token if token else None))


class Probe:
    """A connection that misbehaves."""

    def __init__(self, bad: ClientConnection, welcome: Any) -> None:
        self.bad = bad
        self.view: Any = welcome["views"][0]

    async def answer(self, message: str | bytes) -> dict[str, Any]:
        await self.bad.send(message)
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.bad.recv(), 20))
        return frame

    async def refused(self, message: str | bytes) -> str:
        """Check that the message is refused; returns the code."""
        frame = await self.answer(message)
        pr.Problem.model_validate(frame)
        return str(frame["code"])


async def _hello(socket: ClientConnection, token: str | None) -> Any:
    await socket.send(pr.Hello(version=pr.VERSION, token=token).model_dump_json())
    return json.loads(await socket.recv())


async def playing(url: str) -> Place:
    code, tokens = await new_game(url, 7)
    return Place(f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket", tokens[0])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)
kinds = st.sampled_from([
    "hello", "act", "undo", "answer", "say", "name", "leave", "sit", "bot", "start", "rematch",
    "hint", "review", "sheet", "unseen", "spare", "welcome", "",
])  # fmt: skip
almost_actions = st.builds(
    lambda kind, others: {"kind": kind, **others},
    st.sampled_from(["draw", "take", "pick", "play", "slot", "cave", "face_down", "done", ""]),
    st.dictionaries(
        st.sampled_from(["card", "half", "host", "slot", "cave", "number"]),
        st.integers(-1, 5) | st.integers(),
        max_size=3,
    ),
)
fields = st.sampled_from(["id", "seat", "move", "actions", "text", "name", "bot", "yes", "token"])
numbers = st.integers(-3, 10) | st.integers()
almost = st.builds(
    lambda kind, others: {"type": kind, **others},
    kinds,
    st.dictionaries(
        fields,
        numbers
        | st.lists(numbers, max_size=3)
        | st.lists(almost_actions, min_size=1, max_size=3)
        | json_values,
        max_size=6,
    ),
)
messages = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | json_values.map(json.dumps)
    | almost.map(json.dumps)
)


def is_a_command(message: str | bytes) -> bool:
    try:
        pr.command_adapter.validate_json(message)
    except ValueError:
        return False
    return True


def sendable(message: str | bytes) -> bool:
    try:
        return isinstance(message, bytes) or bool(message.encode())
    except UnicodeEncodeError:
        return False


many = settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def test_what_is_no_command_is_a_bad_message(server: ServerProcess) -> None:
    """Arbitrary messages from somebody with a seat."""

    with asyncio.Runner() as runner:
        place = runner.run(playing(server.url))
        before = runner.run(place.seq())

        @many
        @given(
            st.lists(messages.filter(sendable).filter(lambda m: not is_a_command(m)), max_size=15)
        )
        def check(batch: list[str | bytes]) -> None:
            async def send() -> None:
                async with place.probing() as probe:
                    codes = {await probe.refused(message) for message in batch}
                    assert codes <= {"bad_message"}

            runner.run(send())

        check()
        assert runner.run(place.seq()) == before


def test_an_onlooker_changes_nothing(server: ServerProcess) -> None:
    """Any well-formed command from somebody without a seat is refused."""

    with asyncio.Runner() as runner:
        place = runner.run(playing(server.url))
        before = runner.run(place.seq())

        @many
        @given(st.lists(almost.map(json.dumps).filter(sendable).filter(is_a_command), max_size=10))
        def check(batch: list[str]) -> None:
            async def send() -> None:
                async with place.probing(token=False) as probe:
                    for message in batch:
                        match pr.command_adapter.validate_json(message):
                            case pr.AskSheet() | pr.AskUnseen(seat=None):
                                continue  # everybody may look at the points and count the cards
                        assert await probe.refused(message) in ("forbidden", "not_now")

            runner.run(send())

        check()
        assert runner.run(place.seq()) == before


#: These have missing fields, extra fields or impossible values.
NO_ACTIONS: list[Any] = [
    0,
    None,
    {},
    {"kind": "play", "card": 3},
    {"kind": "play", "card": 3, "half": 2},
    {"kind": "play", "card": "3", "half": 0},
    {"kind": "pick", "card": -1},
    {"kind": "pick", "card": 1 << 70},
    {"kind": "slot", "host": 0, "slot": 4},
    {"kind": "cave", "cave": 0},
    {"kind": "draw", "card": 3},
    {"kind": "sing"},
]


def every_action() -> list[dict[str, Any]]:
    """All actions that can be expressed."""
    found = []
    for number in range(ACTION_SPACE):
        with suppress(GameError):
            Action.of(number)
            found.append(wire.action(number).model_dump())
    return found


def test_wrong_commands_of_a_player(server: ServerProcess) -> None:
    """Out of turn, for another seat, illegal, replayed, or for a past or future move."""

    async def misbehave() -> None:
        place = await playing(server.url)
        async with place.probing() as probe:
            view = probe.view
            move, legal = view["move"], view["prompt"]["legal"]

            def act(seat: int, move: int, *actions: Any) -> str:
                about = {"type": "act", "id": 9, "seat": seat, "move": move}
                return json.dumps(about | {"actions": actions})

            before = await place.seq()
            assert await probe.refused(act(1, move, legal[0])) == "forbidden"
            assert await probe.refused(act(4, move, legal[0])) == "forbidden"
            assert await probe.refused(act(0, move + 1, legal[0])) == "outdated"
            assert await probe.refused(act(0, 0, legal[0])) == "outdated"
            for action in [each for each in every_action() if each not in legal][::97]:
                assert await probe.refused(act(0, move, action)) == "illegal"
            for wrong in NO_ACTIONS:
                assert await probe.refused(act(0, move, wrong)) == "bad_message"
            assert await probe.refused(act(0, move, *[legal[0]] * 16)) == "illegal"
            assert await place.seq() == before
            draw = {"kind": "draw"}
            frames = [await probe.answer(act(0, move, draw)) for _ in range(2)]
            assert sorted(frame["type"] for frame in frames) == ["ack", "update"]
            assert await probe.refused(act(0, move, draw)) == "outdated"

    asyncio.run(misbehave())


def test_too_large_and_too_many(server: ServerProcess) -> None:
    async def misbehave() -> None:
        place = await playing(server.url)
        async with place.probing() as probe:
            big = json.dumps({"type": "say", "id": 1, "text": "x" * 10_000})
            assert await probe.refused(big) == "too_large"
            with pytest.raises(ConnectionClosed) as closed:
                await probe.refused("x" * (1 << 20))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with place.probing() as probe:
            codes = [await probe.refused("{") for _ in range(20)]
            assert set(codes) == {"bad_message"}
            with pytest.raises(ConnectionClosed) as closed:
                await probe.bad.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    asyncio.run(misbehave())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "version": 999}, "unknown_version"),
        ({"type": "hello", "version": 1}, "unknown_version"),
        ({"type": "hello", "version": pr.VERSION, "token": "x" * 32}, "forbidden"),
        ({"type": "hello", "version": pr.VERSION, "token": "short"}, "bad_message"),
        ({"type": "hello", "version": "1"}, "bad_message"),
        ({"type": "say", "id": 1, "text": "hello"}, "bad_message"),
        ([], "bad_message"),
    ],
)
def test_a_wrong_hello_is_answered_and_the_line_closed(
    server: ServerProcess, hello: Any, code: str
) -> None:
    async def misbehave() -> None:
        async with Server(server.url) as there:
            wish = pr.NewTable(
                name="Ana",
                options=pr.GameOptions(game="forest"),
                seats=[pr.SeatPlan(kind="me"), pr.SeatPlan(kind="open")],
            )
            made = await there.new_table(wish)
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made.code}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps(hello))
            frame = json.loads(await socket.recv())
            pr.Problem.model_validate(frame)
            assert frame["code"] == code
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    asyncio.run(misbehave())


def test_a_table_that_is_not_there(server: ServerProcess) -> None:
    async def look() -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/ZZZZZZ/socket"
        async with connect(address) as socket:
            assert (await _hello(socket, None))["code"] == "not_found"

    asyncio.run(look())
