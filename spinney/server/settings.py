"""The server's settings: from command options, or ``SPINNEY_...`` variables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import platformdirs
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from spinney.lab.workers import cores
from spinney.server.pages import BUILT


def default_database() -> str:
    """A file in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("spinney", ensure_exists=True))
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def database_url(url: str) -> str:
    """The address as people write it, with the driver used here."""
    for scheme, driver in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(scheme):
            return driver + url.removeprefix(scheme)
    return url


class Settings(BaseSettings):
    """The settings, with values from the environment where given."""

    model_config = SettingsConfigDict(env_prefix="SPINNEY_", extra="ignore")

    db: str = Field(default_factory=default_database)
    redis: str | None = None
    #: The processes that serve, and the folder in which they meet if there are several.
    workers: Annotated[int, Field(ge=1)] = 1
    workers_folder: Path | None = None
    #: Processes for bots and the coach.
    thinkers: Annotated[int, Field(ge=1)] = Field(default_factory=cores)
    #: Other origins whose pages may connect, besides the server's own.
    origins: list[str] = []
    #: The names this server answers to; none: any.
    hosts: list[str] = []
    #: The addresses and networks of proxies, which tell whom a request comes from.
    proxies: list[str] = ["127.0.0.1", "::1"]
    #: Tables and score pads without activity for this many days are put away,
    expire_days: Annotated[int, Field(ge=1)] = 30
    #: and deleted after this many more.
    keep_days: Annotated[int, Field(ge=1)] = 30
    #: Accounts that nobody has used for this many days are put away; 0: there are no accounts.
    account_days: Annotated[int, Field(ge=0)] = 0
    #: Including score pads.
    tables_per_hour: Annotated[int, Field(ge=1)] = 60
    sockets_per_address: Annotated[int, Field(ge=1)] = 100
    commands_per_second: Annotated[float, Field(gt=0)] = 20.0
    requests_per_second: Annotated[float, Field(gt=0)] = 20.0
    #: Milliseconds of this server's time that one address may use in a second.
    work_per_second: Annotated[float, Field(gt=0)] = 200.0
    #: Milliseconds of bots and the coach that it may use in a second.
    think_per_second: Annotated[float, Field(gt=0)] = 1000.0
    #: Tables at which only bots play, watched from one address.
    bot_tables_per_address: Annotated[int, Field(ge=0)] = 5
    #: Open connections of one worker, whatever they are for; and from one address.
    connections: Annotated[int, Field(ge=1)] = 20_000
    connections_per_address: Annotated[int, Field(ge=1)] = 300
    #: The time in which a request has to arrive.
    request_seconds: Annotated[float, Field(gt=0)] = 20.0
    #: Files or folders of sets of one's own that everybody may play with.
    sets: list[Path] = []
    #: The built browser client.
    static: Path = BUILT
    log_json: bool = False
