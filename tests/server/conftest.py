"""Fixtures that start and stop the processes of the server's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.services import Postgres, RedisServer, ServerProcess

Serve = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def either_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    url: str = request.getfixturevalue("database")
    return url


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers; those still running are stopped after the test."""
    servers: list[ServerProcess] = []

    def start(db: str, redis: str | None = None, workers: int | None = None) -> ServerProcess:
        servers.append(ServerProcess(tmp_path, db, redis, workers))
        servers[-1].start()
        return servers[-1]

    yield start
    for server in servers:
        server.clean_up()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server that offers everything, shared by all tests that only need one."""
    folder = tmp_path_factory.mktemp("server")
    db = f"sqlite:///{folder / 'tables.sqlite'}"
    process = ServerProcess(folder, db, limits={"SPINNEY_ACCOUNT_DAYS": "30"})
    try:
        process.start()
        yield process
    finally:
        process.clean_up()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients reconnect quickly."""
    monkeypatch.setattr("spinney.client.FIRST_RETRY_SECONDS", 0.05)
    monkeypatch.setattr("spinney.client.LAST_RETRY_SECONDS", 0.1)
