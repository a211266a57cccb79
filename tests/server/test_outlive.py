"""Tables that outlive versions, long logs and wrong clocks; and who may see what of them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Literal

import pytest

from spinney.cards import catalog
from spinney.cards.catalog import parse_deck, shipped_deck
from spinney.engine import Action, Record
from spinney.keys import new_code
from spinney.server import clock as server_clock
from spinney.server.bus import NoBus
from spinney.server.limits import Bucket
from spinney.server.rooms import MAX_OTHERS, Room, Rooms, row_of
from spinney.server.settings import Settings, database_url
from spinney.server.store import Store, Unavailable
from spinney.server.tasks import Tasks
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.protocol import Refusal
from spinney.tables.snapshot import freeze, thaw
from spinney.tables.table import Table
from spinney.tables.views import Audience, line
from tests.server.desk import Desk, desk, lies
from tests.server.test_tables import random_command

SAME = ("seq", "move", "phase", "people", "host", "next_person", "moves", "revealed", "undoing",
        "taken_back", "late", "turn_since", "thinking_since", "shown_move", "settings",
        "hidden")  # fmt: skip


def state(table: Table) -> object:
    same = [getattr(table, name) for name in SAME]
    return same, [asdict(seat) for seat in table.seats], lies(table.game), lies(table.shown)


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_thawed_goes_on_as_if_nothing_had_been(game: str, seed: int) -> None:
    rng = random.Random(seed)
    made = desk("012", game, seed)
    again: Table | None = None
    for step in range(300):
        if made.table.phase == "over":
            break
        made.now += 100
        try:
            made.do(rng.choice([0, 1, 2]), random_command(rng, made))
        except Refusal:
            continue
        if again is not None:
            again.apply(made.log[-1])
            assert state(again) == state(made.table)
        if again is None or step % 40 == 0:
            again = thaw("TEST22", freeze(made.table))
            assert again is not None
            assert state(again) == state(made.table)
    assert again is not None


def test_what_another_version_has_frozen_is_not_thawed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = freeze(desk().table)
    assert thaw("TEST22", text) is not None
    assert thaw("TEST22", "{}") is None
    monkeypatch.setattr("spinney.tables.snapshot.__version__", "99")
    assert thaw("TEST22", text) is None


# -- rooms ---------------------------------------------------------------------------------


class Ear:
    """Somebody connected."""

    def __init__(self, person: int | None) -> None:
        self.audience = Audience(person)
        self.address = "1.2.3.4"
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def send_away(self, why: Refusal) -> None:
        raise AssertionError(why)


@asynccontextmanager
async def rooms_on(db: str) -> AsyncIterator[Rooms]:
    store = Store(database_url(db))
    await store.open()
    rooms = Rooms(store, NoBus(), Settings(db=db))
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


async def write(rooms: Rooms, made: Desk, more: list[str] = []) -> str:  # noqa: B006
    """Store a table's log, and further entries as texts."""
    code, (first, *rest) = new_code(), made.log
    await rooms.store.append(code, 1, first, row_of(made.table))
    for seq, entry in enumerate(rest, 2):
        await rooms.store.append(code, seq, entry)
    async with rooms.store._connection() as connection:
        rows = [(code, seq, 1, text) for seq, text in enumerate(more, len(made.log) + 1)]
        if rows:
            await connection.exec_driver_sql("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
    return code


@pytest.mark.parametrize(
    "entry",
    [
        '{"at": 1, "kind": "danced"}',
        '{"at": 1, "kind": "said", "person": 0, "text": "x", "loud": true}',
    ],
)
def test_what_a_newer_version_wrote_is_told_as_such(db: str, entry: str) -> None:
    async def check() -> None:
        async with rooms_on(db) as rooms:
            code = await write(rooms, desk(), [entry])
            with pytest.raises(Refusal, match="newer version") as refused:
                await rooms.get(code)
            assert refused.value.code == "old_rules"
            # While the table is in use, as when one worker is updated before the other.
            room = await rooms.get(await write(rooms, desk()))
            await write_behind(rooms, room, entry)
            await room.catch_up()
            with pytest.raises(Refusal, match="newer version"):
                await room.command(0, pr.Say(id=1, text="hello"))

    asyncio.run(check())


async def write_behind(rooms: Rooms, room: Room, entry: str) -> None:
    async with rooms.store._connection() as connection:
        values = (room.table.code, room.table.seq + 1, 1, entry)
        await connection.exec_driver_sql("INSERT INTO log VALUES (?, ?, ?, ?)", values)


def test_a_corrected_deck_ends_no_game(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck of today is another than the one a table was begun with."""
    before = shipped_deck("dartmoor")
    cards = before.to_json()
    halves = [i for i, card in enumerate(cards) if len(card["halves"]) == 2]
    first = halves[0]
    other = next(
        i for i in halves[1:]
        if cards[i]["kind"] == cards[first]["kind"]
        and cards[i]["set"] == cards[first]["set"]
        and cards[i]["halves"][1] != cards[first]["halves"][1]
    )  # fmt: skip
    cards[first]["halves"][1], cards[other]["halves"][1] = (
        cards[other]["halves"][1],
        cards[first]["halves"][1],
    )
    corrected = parse_deck(cards)
    assert corrected.digest != before.digest

    async def check() -> None:
        async with rooms_on(db) as rooms:
            made = desk("01", "dartmoor")
            code = await write(rooms, made)
            monkeypatch.setattr(catalog, "shipped_deck", lambda game: corrected)
            with pytest.raises(Exception, match="not available"):
                Record.from_json(made.log[0].record)  # type: ignore[union-attr]
            room = await rooms.get(code)
            assert room.table.game.deck == before
            assert lies(room.table.game) == lies(made.table.game)
            welcome = await room.enter(Ear(0), 0)
            assert [each["kind"] for each in welcome["missed"]] == ["created", "started"]
            await room.keep()
        async with rooms_on(db) as rooms:
            room = await rooms.get(code)
            assert lies(room.table.game) == lies(made.table.game)
            assert await room._is_old_deck(room.table.game.record.deck)

    asyncio.run(check())


def test_a_table_of_any_age_opens_quickly(db: str) -> None:
    made = desk("01")
    names = [
        json.dumps({"at": 1, "kind": "renamed", "person": 0, "name": f"P{i}"}) for i in range(9000)
    ]

    async def check() -> None:
        async with rooms_on(db) as rooms:
            code = await write(rooms, made, names)
            await rooms.get(code)
            for _ in range(100):  # the first to open it keeps it
                if await rooms.store.snapshot(code) is not None:
                    break
                await asyncio.sleep(0.05)
        async with rooms_on(db) as rooms:
            await rooms.listed(1)  # connected
            times = []
            for _ in range(5):
                begun = time.process_time()
                room = await rooms.get(code)
                times.append(time.process_time() - begun)
                rooms.forget(room)
            assert room.table.seq == 9002
            assert room.table.people[0].name == "P8999"
            assert min(times) < 0.02

    asyncio.run(check())


def test_what_was_missed_is_the_same_from_memory_and_from_the_log(db: str) -> None:
    async def check() -> None:
        async with rooms_on(db) as rooms:
            code = await write(rooms, desk("01"))
            room = await rooms.get(code)
            for number in range(70):
                room._buckets[0, pr.Say] = Bucket(1, 1)
                room._buckets[0, pr.Rename] = Bucket(1, 1)
                if number % 3:
                    await room.command(0, pr.Say(id=1, text=f"{number}"))
                else:
                    await room.command(0, pr.Rename(id=1, name=f"A{number}"))
            log = await rooms.read(code)
            for since in (0, 1, 2, 10, 30, 60, 72):
                past = Table.of(code, log[:since])
                told = [line(past, past.apply(entry), Audience(0)) for entry in log[since:]]
                welcome = await room.enter(Ear(0), since)
                assert welcome["missed"] == [each for each in told if each is not None]

    asyncio.run(check())


def test_a_hidden_step_is_not_noticed(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else is sent anything, now or later; whoever comes back misses nothing."""
    monkeypatch.setattr("spinney.server.rooms.AHEAD_SECONDS", 0.05)
    made = desk("01", seed=3)
    while made.table.game.prompt.kind != "turn":  # somebody may have a mulligan
        made.act(made.table.game.actor, made.table.game.legal()[0])
    seat = made.table.game.actor

    async def check() -> None:
        async with rooms_on(db) as rooms:
            room = await rooms.get(await write(rooms, made))
            ears = [Ear(seat), Ear(1 - seat), Ear(None)]
            for ear in ears:
                await room.enter(ear, 0)

            async def step(command: type[pr.Act | pr.TakeBack], **more: Any) -> None:
                move = room.table.move_seen_by(seat)
                await room.command(seat, command(id=1, seat=seat, move=move, **more))
                await asyncio.sleep(0.15)

            chosen = next(n for n in room.table.game.legal() if Action.of(n).kind == "play")
            for ear in ears:
                ear.heard.clear()
            for _ in range(2):
                await step(pr.Act, actions=[wire.action(chosen)])
                await step(pr.TakeBack)
            assert [len(ear.heard) for ear in ears] == [4, 0, 0]
            since = len(made.log)
            late = {person: await room.enter(Ear(person), since) for person in (1 - seat, None)}
            assert [w["missed"] for w in late.values()] == [[], []]
            assert [w["seq"] for w in late.values()] == [since, since]
            draw = next(n for n in room.table.game.legal() if Action.of(n).kind == "draw")
            await step(pr.Act, actions=[wire.action(draw)])
            for person in late:
                back = await room.enter(Ear(person), since)
                assert (back["seq"], [each["seq"] for each in back["missed"]]) == (
                    since + 1,
                    [since + 1],
                )
                assert (await room.enter(Ear(person), since + 1))["missed"] == []
            mine = await room.enter(Ear(seat), since)
            assert [each["seq"] for each in mine["missed"]] == [since + n for n in range(1, 6)]

    asyncio.run(check())


def test_a_worker_that_is_behind_reads_before_it_counts(db: str) -> None:
    """Whoever comes with a number that it does not know yet has seen what another worker stored."""
    made = desk("01", seed=3)
    while made.table.game.prompt.kind != "turn":
        made.act(made.table.game.actor, made.table.game.legal()[0])
    seat = made.table.game.actor

    async def check() -> None:
        async with rooms_on(db) as here, rooms_on(db) as there:
            code = await write(here, made)
            behind, ahead = await here.get(code), await there.get(code)

            async def step(command: type[pr.Act | pr.TakeBack], **more: Any) -> None:
                move = ahead.table.move_seen_by(seat)
                await ahead.command(seat, command(id=1, seat=seat, move=move, **more))

            legal = ahead.table.game.legal()
            for kind in ("play", "draw"):
                action = next(n for n in legal if Action.of(n).kind == kind)
                await step(pr.Act, actions=[wire.action(action)])
                if kind == "play":  # nobody else knows of it
                    await step(pr.TakeBack)
            known = (await ahead.enter(Ear(1 - seat), None))["seq"]
            assert known < ahead.table.seq
            welcome = await behind.enter(Ear(1 - seat), known)
            assert (welcome["seq"], welcome["missed"]) == (known, [])

    asyncio.run(check())


def test_a_very_long_log_is_not_read_again_for_whoever_comes(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the latest lines are told then: those in memory, also just after opening."""
    monkeypatch.setattr("spinney.server.rooms.REREAD_MOST", 60)
    made = desk("01")
    for number in range(70):
        made.do(0, pr.Rename(id=1, name=f"A{number}"))

    async def check() -> None:
        async with rooms_on(db) as rooms:
            room = await rooms.get(await write(rooms, made))
            monkeypatch.setattr(rooms, "read", None)
            for since in (0, 5, 71):
                missed = (await room.enter(Ear(0), since))["missed"]
                assert [each["seq"] for each in missed] == list(range(max(23, since + 1), 73))

    asyncio.run(check())


def test_a_log_does_not_grow_forever(db: str) -> None:
    async def check() -> None:
        async with rooms_on(db) as rooms:
            room = await rooms.get(await write(rooms, desk("01")))
            for _ in range(5):
                await room.command(0, pr.Rename(id=1, name=f"A{_}"))
            with pytest.raises(Refusal, match="too often"):  # from whatever connection
                await room.command(0, pr.Rename(id=1, name="B"))
            room.table.seq = MAX_OTHERS
            with pytest.raises(Refusal, match="takes no more"):
                await room.command(1, pr.Say(id=1, text="hello"))

    asyncio.run(check())


def test_the_chat_of_a_table_that_is_not_public_is_for_those_with_a_seat(db: str) -> None:
    async def check() -> None:
        async with rooms_on(db) as rooms:
            for listed in (False, True):
                settings = pr.TableSettings(listed=listed)
                room = await rooms.get(await write(rooms, desk("01", settings=settings)))
                ears = [Ear(person) for person in (0, 1, None)]
                for ear in ears:
                    await room.enter(ear, None)
                for ear in ears:
                    ear.heard.clear()
                await room.command(0, pr.Say(id=1, text="psst"))
                assert [any(b"psst" in f for f in ear.heard) for ear in ears] == [
                    True,
                    True,
                    listed,
                ]
                late = [await room.enter(Ear(person), 0) for person in (1, None)]
                told = [any(each["kind"] == "said" for each in w["missed"]) for w in late]
                assert told == [True, listed]

    asyncio.run(check())


# -- time and tasks ------------------------------------------------------------------------


def test_the_clock_does_not_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    system, steady = 1_000_000, 500
    monkeypatch.setattr(server_clock.Clock, "_system", staticmethod(lambda: system))
    monkeypatch.setattr(server_clock.Clock, "_steady", staticmethod(lambda: steady))
    clock = server_clock.Clock()
    steady += 100
    system += 140  # it runs a little fast, and is followed
    assert clock.now_ms() == system
    system += 3_600_000
    steady += 10
    assert clock.now_ms() == 1_000_150
    system -= 2 * 3_600_000
    assert clock.now_ms() == 1_000_150


class Time:
    """The machine's clocks, for servers that start one after the other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.system, self.steady = 1_000_000_000, 500
        for name in ("system", "steady"):
            read = staticmethod(lambda name=name: getattr(self, name))
            monkeypatch.setattr(server_clock.Clock, f"_{name}", read)
        self._monkeypatch = monkeypatch
        self.restart()

    def pass_by(self, ms: int) -> None:
        self.system += ms
        self.steady += ms

    def restart(self, step: int = 0) -> None:
        """A new process, after the system's clock has been set."""
        self.system += step
        self._monkeypatch.setattr(server_clock, "_clock", server_clock.Clock())


HOUR = 3_600_000


@pytest.mark.parametrize("per", ["move", "game"])
@pytest.mark.parametrize("step", [HOUR, -HOUR, 40 * 24 * HOUR])
def test_nobody_runs_out_of_time_because_a_clock_was_set(
    db: str, monkeypatch: pytest.MonkeyPatch, per: Literal["move", "game"], step: int
) -> None:
    passing = Time(monkeypatch)
    clock = pr.Clock(per=per, seconds=90)
    made = desk("01", start=False, settings=pr.TableSettings(clock=clock))
    made.now = server_clock.now_ms()
    made.do(0, pr.Start(id=1))
    actor = made.table.game.actor

    @asynccontextmanager
    async def opened() -> AsyncIterator[Rooms]:
        async with rooms_on(db) as rooms:
            await rooms.timekeeper.begin()
            yield rooms

    async def left(room: Room) -> float:
        seconds: float = (await room.enter(Ear(0), None))["views"][0]["clock_ms"] / 1000
        return seconds

    async def check() -> None:
        async with opened() as rooms:
            code = await write(rooms, made)
            passing.pass_by(40_000)
            assert await left(await rooms.get(code)) == 50
        passing.restart()  # in good order
        async with opened() as rooms:
            passing.pass_by(10_000)
            assert await left(await rooms.get(code)) == 40
        passing.restart(step)
        async with opened():
            passing.pass_by(5_000)
        passing.restart()  # the table has not been opened in between
        async with opened() as rooms:
            room = await rooms.get(code)
            assert await left(room) == 90
            await asyncio.sleep(0.05)  # whoever is late would be told now
            assert [entry.kind for entry in await rooms.read(code, 2)] == ["resumed"]
            passing.pass_by(30_000)
            actions = [wire.action(room.table.game.legal()[0])]
            act = pr.Act(id=1, seat=actor, move=room.table.move_seen_by(actor), actions=actions)
            await room.command(actor, act)
            assert room.table.seats[actor].used_ms == 30_000
        async with opened() as rooms:
            room = await rooms.get(code)
            assert room.table.seats[actor].used_ms == 30_000
            await room.enter(Ear(0), None)
            passing.pass_by(91_000)  # this time counts
            room._schedule_next(0)
            await asyncio.sleep(0.05)
            assert (await rooms.read(code))[-1].kind == "timed_out"

    asyncio.run(check())


def test_a_table_whose_time_cannot_be_noted_is_not_open(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its player would lose the time in which no server was there."""
    passing = Time(monkeypatch)
    settings = pr.TableSettings(clock=pr.Clock(per="game", seconds=90))
    made = desk("01", start=False, settings=settings)
    made.now = server_clock.now_ms()
    made.do(0, pr.Start(id=1))

    async def fail(*_: Any) -> None:
        raise Unavailable("no answer in time")

    async def check() -> None:
        async with rooms_on(db) as rooms:
            await rooms.timekeeper.begin()
            code = await write(rooms, made)
        passing.restart(HOUR)
        async with rooms_on(db) as rooms:
            await rooms.timekeeper.begin()
            with monkeypatch.context() as broken:
                broken.setattr(rooms.store, "append", fail)
                for _ in range(2):
                    with pytest.raises(Refusal) as refused:
                        await rooms.get(code)
                    assert refused.value.code == "unavailable"
            await rooms.get(code)
            assert [entry.kind for entry in await rooms.read(code, 2)] == ["resumed"]

    asyncio.run(check())


def test_processes_of_one_server_have_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    passing = Time(monkeypatch)
    monkeypatch.setenv(server_clock.AHEAD, "")
    server_clock.share_clock()
    passing.pass_by(60_000)
    before = server_clock.now_ms()
    passing.restart(HOUR)  # a worker starts anew
    assert server_clock.now_ms() == before


def test_a_task_that_fails_starts_again_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.server.tasks.RESTART_SECONDS", 0.01)
    runs = 0

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs < 3:
            raise RuntimeError("no")
        await asyncio.sleep(60)

    async def check() -> None:
        tasks = Tasks()
        tasks.supervise("work", work)
        for _ in range(200):
            if runs == 3:
                break
            await asyncio.sleep(0.01)
        assert runs == 3
        assert tasks.failing == ["work"]
        monkeypatch.setattr("spinney.server.tasks.WORKING_SECONDS", 0)
        assert tasks.failing == []
        await tasks.close()

    asyncio.run(check())


def test_codes_cannot_be_guessed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert {len(code) for code in codes} == {8}
