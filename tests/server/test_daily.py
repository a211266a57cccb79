"""The ranking of the day: the server's own finished tables, one for each device."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from spinney.server.store import Store
from tests.server.test_app import Open, Seated, Site, application
from tests.server.test_store import opened

__all__ = ["application"]

ANA, BEN = "ana-0123456789abcdef", "ben-0123456789abcdef"


def test_the_first_table_of_a_device_counts_and_no_other(either_database: str) -> None:
    async def check(store: Store) -> None:
        day = "2026-11-18"
        await store.enter_daily(day, "forest", ANA, "AAAA22", "Ana", 1000)
        await store.enter_daily(day, "forest", ANA, "BBBB22", "Ana", 2000)
        await store.enter_daily(day, "forest", BEN, "CCCC22", "Ben", 1000)
        await store.enter_daily("2026-11-19", "forest", ANA, "DDDD22", "Ana", 3000)
        assert await store.daily_results(day, "forest", 10) == []
        await store.rank_daily("BBBB22", "Ana", 200, 4000)
        await store.rank_daily("CCCC22", "Ben", 90, 4000)
        await store.rank_daily("AAAA22", "Ana", 80, 4000)
        await store.rank_daily("AAAA22", "Ana", 300, 5000)
        assert await store.daily_results(day, "forest", 10) == [("Ben", 90), ("Ana", 80)]
        assert await store.daily_results(day, "forest", 1) == [("Ben", 90)]
        assert await store.daily_results(day, "dartmoor", 10) == []
        await store.discard(4500)
        assert await store.daily_results(day, "forest", 10) == []

    async def run() -> None:
        async with opened(either_database) as store:
            await check(store)

    asyncio.run(run())


def plays_to_the_end(client: Site, admission: dict[str, Any], rng: random.Random) -> int:
    """Plays a solo deal at random; returns the points."""
    seated = Seated(client, admission["code"], admission["token"])
    seated.ask("start", fill=None)
    view = Seated(client, admission["code"], admission["token"]).welcome["views"][0]
    while not view["over"]:
        act = rng.choice(view["prompt"]["legal"])
        seated.socket.send_json(
            {"type": "act", "id": 5, "seat": 0, "move": view["move"], "actions": [act]}
        )
        view = seated.until(lambda frame: frame["type"] == "update" and frame["views"])["views"][0]
    score: int = view["players"][0]["score"]
    return score


def test_a_finished_table_enters_the_ranking_by_itself(application: Open) -> None:
    client = application(commands_per_second=10_000.0, requests_per_second=10_000.0)

    def begins(name: str, device: str) -> dict[str, Any]:
        wish = {"name": name, "kind": "solo", "device": device}
        answer = client.post("/api/daily", json=wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def ranking() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = client.get("/api/daily/solo").json()["results"]
        return found

    first = begins("Ana", ANA)
    assert ranking() == []
    points = plays_to_the_end(client, first, random.Random(1))
    until = time.monotonic() + 10
    while not ranking() and time.monotonic() < until:
        time.sleep(0.01)
    assert ranking() == [{"name": "Ana", "points": points}]
    again = begins("Ana", ANA)
    plays_to_the_end(client, again, random.Random(2))
    other = begins("Ben", BEN)
    of_ben = plays_to_the_end(client, other, random.Random(3))
    while len(ranking()) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    expected = [("Ana", points), ("Ben", of_ben)]
    expected.sort(key=lambda each: -each[1])
    assert [(each["name"], each["points"]) for each in ranking()] == expected


def test_a_client_cannot_submit_a_score(application: Open) -> None:
    client = application()
    wish = {"name": "Ana", "kind": "forest", "device": ANA}
    assert client.post("/api/daily", json=wish | {"points": 500}).status_code == 422
    assert client.post("/api/daily", json=wish | {"seed": "7"}).status_code == 422
    assert client.post("/api/daily", json=wish | {"device": "x"}).status_code == 422
    assert client.post("/api/daily/forest", json={"points": 500}).status_code == 405
    assert client.get("/api/daily/forest").json()["results"] == []
