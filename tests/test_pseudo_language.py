"""A new language is one file: with accents on all vowels, no English word is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

from spinney import messages, text
from spinney.bots import BOTS
from spinney.cards.card_sets import box, shipped_sets
from spinney.cards.catalog import SETS
from spinney.cards.vocabulary import GAMES
from spinney.cli import app
from spinney.engine.solo import CHALLENGES, MEDALS
from tests.commands import Run
from tests.pseudo_language import CODE, accented, add_to
from tests.test_languages import texts
from tests.test_terminal_languages import spoken

EXAMPLES = Path(__file__).parent.parent / "examples"
#: Words that are typed or are names in files, and are not translated.
TYPED = {
    *(
        *GAMES,
        *BOTS,
        *CHALLENGES,
        *MEDALS,
        *(tag for game in GAMES for tag in box(game).tags),
        "bot",
        "ana",
    ),
    *(name for sets in SETS.values() for name in sets),
    *(command.name for command in get_command(app()).commands.values()),  # type: ignore[attr-defined]
    *("spinney", "python", "json", "language", "sims", "small", "file", "class", "docs", "server"),
}


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Adds the pseudo-language to the others."""
    folder = tmp_path / "locales"
    folder.mkdir()
    for code in messages.languages():
        file = f"{code}.ftl"
        (folder / file).write_text(messages._LOCALES.joinpath(file).read_text("utf-8"), "utf-8")
    add_to(folder)
    monkeypatch.setattr(messages, "_LOCALES", folder)
    for each in (each for game in GAMES for each in shipped_sets(game)):
        monkeypatch.setitem(each.names, CODE, accented(each.names["en"]))
    messages.languages.cache_clear()
    yield
    messages.languages.cache_clear()
    text._words.cache_clear()


def english_left(shown: str) -> set[str]:
    """Words of the English messages that have a vowel without an accent."""
    known = spoken(" ".join(texts("en").values()))
    shown = re.sub(
        r"--[a-z-]+|[\w/.-]+\.(?:json|py|svg|png|md)\b|'[^']*'|[0-9a-f]{32,}|[a-z]+(?:\d|_\w)+",
        "",
        shown,
    )
    return {word for word in spoken(shown) & known if re.search("[aeiouy]", word)} - TYPED


def test_english_would_be_noticed() -> None:
    assert english_left("Dràw a card") == {"card"}


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(
    "command",
    [
        ("--help",),
        ("play", "--help"),
        ("simulate", "--help"),
        ("score", EXAMPLES / "forest_85.json"),
        ("score", EXAMPLES / "dartmoor_127.json"),
        ("cards", "--game", "dartmoor"),
        ("cards", "--caves"),
        ("simulate", "--games", "1"),
        ("arena", "random", "greedy", "--games", "2"),
    ],
    ids=lambda command: " ".join(str(part) for part in command[:2]),
)
def test_commands_speak_it(run: Run, command: tuple[str | Path, ...]) -> None:
    ran = run("--language", CODE, *command)
    assert ran.status == 0, ran.err
    assert re.search("[àèìòù]", ran.out)
    assert english_left(ran.out) == set()


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(
    "command", ["score missing.json", "play --game chess", "play --moon", "cards --tag fish"]
)
def test_errors_speak_it(run: Run, command: str) -> None:
    ran = run("--language", CODE, *command.split())
    assert ran.status in (1, 2)
    assert english_left(ran.err) == set()


@pytest.mark.usefixtures("pseudo")
def test_a_whole_game_speaks_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.terminal.play.HINT_SECONDS", 0.01)
    played = run(
        "--language", CODE,
        "play", "--game", "forest", "--seed", "4", "--bot", "greedy", "--save", "game.json",
        stdin="h\np\nt\n" + "1\n2\n3\n" * 2000,
    )  # fmt: skip
    assert played.status == 0, played.err
    assert english_left(played.out) == set()
    told = run("--language", CODE, "replay", "game.json")
    assert told.status == 0, told.err
    assert english_left(told.out) == set()
