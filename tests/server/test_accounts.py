"""Accounts by phrase: what is kept of them, who can open them, and how they end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from spinney.keys import key_of
from spinney.server.expiry import DAY_MS, Expiry
from spinney.server.settings import Settings
from spinney.server.store import USED_MS, Conflict, Gone, Store
from spinney.tables.protocol import MAX_BOX
from tests.server.test_app import Open, Site, application
from tests.server.test_store import opened

__all__ = ["application"]

ANA, BEN = "a" * 43, "b" * 43
NOW = 1_800_000_000_000


def on(client: Site, token: str, version: int, box: str) -> Any:
    return client.put("/api/accounts", json={"token": token, "version": version, "box": box})


def read(client: Site, token: str) -> Any:
    return client.post("/api/accounts/read", json={"token": token})


def delete(client: Site, token: str) -> Any:
    return client.post("/api/accounts/delete", json={"token": token})


def test_what_one_device_keeps_another_reads(application: Open) -> None:
    client = application(account_days=365)
    assert client.get("/api/accounts").json() == {"days": 365}
    assert on(client, ANA, 0, "Zmlyc3Q=").json() == {"version": 1}
    assert read(client, ANA).json() == {"version": 1, "box": "Zmlyc3Q="}
    assert on(client, ANA, 1, "c2Vjb25k").json() == {"version": 2}
    assert read(client, ANA).json() == {"version": 2, "box": "c2Vjb25k"}


def test_of_two_devices_the_slower_one_has_to_read_again(application: Open) -> None:
    client = application(account_days=365)
    assert on(client, ANA, 0, "b25l").json() == {"version": 1}
    for version in (0, 2, 7):
        late = on(client, ANA, version, "dHdv")
        assert (late.status_code, late.json()["code"]) == (409, "outdated")
    assert read(client, ANA).json() == {"version": 1, "box": "b25l"}


def test_other_words_open_nothing(application: Open) -> None:
    client = application(account_days=365)
    assert on(client, ANA, 0, "b25l").status_code == 200
    for refused in (read(client, BEN), delete(client, BEN), on(client, BEN, 1, "dHdv")):
        assert (refused.status_code, refused.json()["code"]) == (404, "not_found")
    # Guessing ends soon: of 2^256 keys, an address tries a few.
    tried = [read(client, f"{n:043}").status_code for n in range(30)]
    assert set(tried[:15]) == {404}
    assert tried[-1] == 429


def test_deleted_is_deleted(application: Open) -> None:
    client = application(account_days=365)
    on(client, ANA, 0, "Zm9yZ2V0IG1l")
    assert delete(client, ANA).json() == {"version": 0}
    assert read(client, ANA).status_code == 404
    assert delete(client, ANA).status_code == 404
    assert on(client, ANA, 1, "YWdhaW4=").status_code == 404
    assert on(client, ANA, 0, "YWdhaW4=").json() == {"version": 1}


def test_the_key_itself_is_nowhere_in_the_database_or_the_log(
    application: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = application(account_days=365)
    with capture_logs() as logged:
        # One that has not been used yet: those in use write where they did before.
        monkeypatch.setattr("spinney.server.guard._log", structlog.get_logger())
        on(client, ANA, 0, "Zmlyc3Q=")
        on(client, ANA, 1, "c2Vjb25k")
        read(client, ANA)
        read(client, BEN)
    files = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert key_of(ANA).encode() in files
    assert ANA.encode() not in files
    said = str(logged)
    assert "/api/accounts/read" in said
    for secret in (ANA, BEN, key_of(ANA), "Zmlyc3Q=", "c2Vjb25k"):
        assert secret not in said


def test_without_the_setting_there_are_none(application: Open) -> None:
    client = application()
    assert client.get("/api/accounts").json() == {"days": 0}
    for refused in (on(client, ANA, 0, "b25l"), read(client, ANA), delete(client, ANA)):
        assert (refused.status_code, refused.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "wrong",
    [
        {"token": "short"},
        {"token": "a" * 65},
        {"version": -1},
        {"box": ""},
        {"box": "not base 64!"},
        {"box": "A" * (MAX_BOX + 1)},
        {"name": "Ana"},
    ],
)
def test_nothing_else_is_kept(application: Open, wrong: dict[str, Any]) -> None:
    client = application(account_days=365)
    wish = {"token": ANA, "version": 0, "box": "b25l"}
    assert client.put("/api/accounts", json=wish | wrong).status_code == 422
    assert read(client, ANA).status_code == 404


def test_an_address_opens_few_accounts_and_writes_little(application: Open) -> None:
    client = application(account_days=365, tables_per_hour=60)
    opened = [on(client, f"{n:043}", 0, "b25l").status_code for n in range(12)]
    assert opened.count(200) == 10
    assert opened[-1] == 429
    large = "A" * MAX_BOX
    written = [on(client, f"{0:043}", n, large).status_code for n in range(1, 12)]
    assert written[0] == 200
    assert written[-1] == 429


def test_unused_it_is_put_away_and_then_deleted(either_database: str) -> None:
    async def run() -> None:
        async with opened(either_database) as store:
            await check(store)

    async def check(store: Store) -> None:
        settings = Settings(db=either_database, account_days=100, keep_days=30)
        expiry = Expiry(store, settings)

        async def look(day: int) -> None:
            await store.note(looked=NOW + day * DAY_MS, wait_until=0)
            await expiry.look(NOW + day * DAY_MS)

        assert await store.new_account("ana", NOW, "one") == 1
        await store.new_account("ben", NOW, "one")
        await store.replace_account("ana", 2, NOW, "two")
        with pytest.raises(Conflict):
            await store.replace_account("ana", 2, NOW, "three")
        with pytest.raises(Conflict):
            await store.new_account("ana", NOW, "three")
        # Reading is a use, noted once a day.
        assert await store.read_account("ana", NOW + 50 * DAY_MS) == (2, "two")
        await look(101)
        with pytest.raises(Gone):
            await store.read_account("ben", NOW)
        with pytest.raises(Gone):
            await store.replace_account("ben", 2, NOW, "two")
        assert await store.read_account("ana", NOW) == (2, "two")
        # Soft: brought back by the operator, or kept anew by a device.
        assert await store.restore() == 1
        assert await store.read_account("ben", NOW) == (1, "one")
        await look(101)
        assert await store.new_account("ben", NOW, "anew") == 2
        assert await store.read_account("ben", NOW) == (2, "anew")
        await look(101)
        await look(132)
        assert await store.restore() == 0
        assert await store.read_account("ana", NOW + 132 * DAY_MS) == (2, "two")
        await store.delete_account("ana")
        with pytest.raises(Gone):
            await store.delete_account("ana")

    assert USED_MS == DAY_MS
    asyncio.run(run())
