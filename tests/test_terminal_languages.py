"""The terminal and the command line in every language: no output is left in English."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from spinney.bots import BOTS
from spinney.cards.catalog import SETS, shipped_deck
from spinney.cards.vocabulary import FOREST
from spinney.engine import Options, Record, Rng
from spinney.engine.playout import play_out
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.lab.review import turns_of
from spinney.server.serve import ServeError
from spinney.terminal.files import write_record
from spinney.terminal.locale import VARIABLE, language_of
from spinney.terminal.seats import Seats
from spinney.text import words
from tests.commands import Run
from tests.test_languages import OTHERS, texts

#: The names of commands and of their arguments.
COMMANDS = (
    "serve site restore join cards score simulate arena bench play replay hint deck set check show "
    "file bot"
)
EXAMPLES = Path(__file__).parent.parent / "examples"
any_language = pytest.mark.parametrize("language", OTHERS)

#: Words that are the same in every language: names of programs and files, typed input.
EVERYWHERE = {
    *("spinney", "json", "game", "bot", "forest", "dartmoor", "base", "planner", *BOTS),
    *("seed", "resume", "review", "path", "ana"),
}


def spoken(text: str) -> set[str]:
    """The words in a text, without short words and numbers."""
    return set(re.findall(r"[^\W\d_]{3,}", text.replace("\u00ad", "").casefold()))


@cache
def vocabulary(language: str) -> set[str]:
    """All words in a language's messages."""
    return spoken(" ".join(texts(language).values()))


def foreign(language: str, shown: str, *known: str) -> set[str]:
    """Words in the output that are neither in the language's messages nor otherwise known."""
    return spoken(shown) - vocabulary(language) - EVERYWHERE - spoken(" ".join(known))


def test_english_would_be_noticed() -> None:
    assert foreign("de", "Gib eine Nummer ein: Measuring") == {"measuring"}


# -- which language ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES@euro", "LC_ALL": ""}, "es"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_option_counts_before_the_variable_before_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    monkeypatch.delenv(VARIABLE)
    run("resume").failed("nessuna partita salvata")
    monkeypatch.setenv(VARIABLE, "es")
    run("resume").failed("no hay partidas guardadas")
    run("--language", "fr", "resume").failed("aucune partie enregistrée")
    assert run("--version", "--language", "de").out.count("spinney") == 1
    assert "Beispiel" in run("--help", "--language", "de").out
    assert "Opciones" in run("deck").out
    run("--language", "xx", "cards").failed("'xx'; scegli tra de, en")
    monkeypatch.setenv(VARIABLE, "tlh")
    run("cards").failed("'tlh'; scegli tra de, en")


# -- whole games ---------------------------------------------------------------------------


@any_language
@pytest.mark.parametrize("solo", [False, True], ids=["three", "solo"])
def test_a_whole_game_in_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, solo: bool
) -> None:
    """With every command typed in the language, then replayed."""
    monkeypatch.setattr("spinney.terminal.play.HINT_SECONDS", 0.01)
    monkeypatch.setenv(VARIABLE, language)
    lex = words(language, soft_hyphens=False)
    typed = [
        lex.get(f"command-{name}.also").split()[-1] for name in ("hint", "points", "table", "undo")
    ]
    card = lex.get("command-card.also").split()[0]
    lines = ["wolf?", *typed, f"{card} {lex.name('forest', 'wolf')}", f"{card} xyzzy"]
    options = ("--solo", "moors") if solo else ("--players", "3", "--game", "forest")
    stdin = "\n".join(lines) + "\n" + "1\n2\n3\n" * 2000
    known = ("wolf xyzzy", lex.name("forest", "wolf"))
    played = run(
        "play", *options, "--seed", "4", "--save", "game.json", "--bot", "greedy", stdin=stdin
    )
    assert played.status == 0, played.err
    assert "\u00ad" not in played.out
    assert foreign(language, played.out, *known) == set()
    for part in ("play-help", "play-no-undo", "hint-why", "score-total"):
        assert lex.get(part) in played.out
    assert lex.get("play-no-card", name="xyzzy") in played.out
    told = run("replay", "game.json")
    assert told.status == 0, told.err
    assert foreign(language, told.out) == set()


@any_language
def test_one_leaves_with_a_word_of_the_language(run: Run, language: str) -> None:
    leave = words(language).get("command-leave.also").split()[0]
    begun = run(
        "--language", language,
        "play", "--game", "forest", "--seed", "1", "--start", "1", "--save", "game.json",
        stdin=f"{leave.upper()}\n1\n",
    )  # fmt: skip
    assert begun.status == 0, begun.err
    assert json.loads(Path("game.json").read_text())["actions"] == []
    hint = run("--language", language, "hint", "game.json", "--sims", "5")
    assert hint.status == 0, hint.err
    assert foreign(language, hint.out) == set()


@any_language
def test_looking_back(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    prepare(tmp_path)
    monkeypatch.setattr("spinney.lab.review.turns_of", lambda record: turns_of(record)[:3])
    ran = run("--language", language, "review", "over.json", "--playouts", "1")
    assert ran.status == 0, ran.err
    assert foreign(language, ran.out) == set()


# -- the other commands --------------------------------------------------------------------


@any_language
@pytest.mark.parametrize(
    "command",
    [
        ("score", EXAMPLES / "forest_85.json"),
        ("cards",),
        ("cards", "--caves"),
        ("simulate", "--games", "1", "--audit"),
        ("simulate", "--games", "1", "--solo", "bats"),
        ("arena", "random", "greedy", "--games", "2"),
    ],
    ids=lambda command: " ".join(map(str, command[:2])),
)
def test_what_commands_print(run: Run, language: str, command: tuple[str | Path, ...]) -> None:
    ran = run("--language", language, *command)
    assert ran.status == 0, ran.err
    digest = re.compile("[0-9a-f]{32,}")
    assert foreign(language, digest.sub("", ran.out)) == set()
    assert ran.out != run(*command).out


@any_language
@pytest.mark.parametrize("command", [(), ("play",), ("arena",), ("deck", "check")], ids=str)
def test_help(run: Run, language: str, command: tuple[str, ...]) -> None:
    english, ran = (run("--language", code, *command, "--help") for code in ("en", language))
    assert ran.status == 0, ran.err
    assert ran.out != english.out
    text = re.sub(r"python -m|--[a-z-]+", "", ran.out)
    names = (*CHALLENGES, *MEDALS, *SETS[FOREST], COMMANDS)
    known = "sims notices small level catanatron docs server"
    assert foreign(language, text, *names, known, VARIABLE) == set()


# -- errors --------------------------------------------------------------------------------


def prepare(folder: Path) -> None:
    """Write files that cannot be used, each for a different reason."""
    record = Record(Options("forest"), 3, notes=Seats(["You", "Bot"], ["random"]).notes())
    write_record(folder / "begun.json", record)
    write_record(folder / "online.json", Record(Options("forest"), 3))
    game = record.start()
    play_out(game, Rng(3))
    record.actions = list(game.actions)
    write_record(folder / "over.json", record)
    record.actions[5] = 4000
    write_record(folder / "illegal.json", record)
    deck = shipped_deck("dartmoor").to_json()
    (folder / "deck.json").write_text(json.dumps(deck))
    deck[0]["halves"][0]["species"] = "elm"
    (folder / "wrong_deck.json").write_text(json.dumps(deck[:-1]))
    contents = {
        "nothing.json": "{",
        "latin.json": "\xff",
        "long.json": "1" * 5000,
        "list.json": "[]",
        "elm.json": '{"game": "forest", "players": [{"hosts": [{"card": "elm"}]}]}',
        "slot.json": '{"game": "forest", "players": [{"hosts": [{"card": "oak", "side": []}]}]}',
        "rules.json": '{"format": "spinney-game", "rules": 99}',
    }
    for name, text in contents.items():
        (folder / name).write_text(text, "latin-1")
    (folder / "folder").mkdir()


WRONG = [
    "score missing.json",
    "score folder",
    "score nothing.json",
    "score latin.json",
    "score long.json",
    "score list.json",
    "score elm.json",
    "score slot.json",
    "score slot.json list.json --html sheet.html",
    "score slot.json --html list.json",
    "score slot.json --html slot.json",
    "score --interactive slot.json",
    "score --interactive --game chess",
    "resume rules.json",
    "resume online.json",
    "resume illegal.json",
    "resume",
    "replay begun.json",
    "replay nothing.json",
    "hint over.json",
    "review begun.json",
    "review over.json --plot over.xyz",
    "play --game forest --save over.json",
    "play --game chess",
    "play --game forest --sets moon",
    "play --game forest --players 9",
    "play --game forest --start 3",
    "play --game forest --solo bats",
    "play --solo wolves",
    "play --solo bats --medal tin",
    "play --solo bats --players 2",
    "play --game dartmoor --draft",
    "play --game forest --bot oracle",
    "play --game forest --bot random:ms=3",
    "play --game forest --bot search:moon=3",
    "play --game forest --bot search:ms=x",
    "play --game forest --bot search:ms=1,sims=1",
    "play --game forest --deck deck.json",
    "play --game dartmoor --deck wrong_deck.json",
    "simulate --deck list.json",
    "deck show chess",
    "cards --set moon",
    "cards --tag fish",
    "cards --game dartmoor --set base",
    "arena random",
    "arena random random",
    "arena random greedy --out list.json",
    "train forest --like list.json --against planner",
    "join http://[::1",
    "join http://127.0.0.1:1",
    "join http://127.0.0.1:1 --code ../x",
    "join http://127.0.0.1:1 --new --watch",
    "join http://127.0.0.1:1 --name xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
]


@any_language
@pytest.mark.parametrize("command", WRONG)
def test_errors(run: Run, tmp_path: Path, language: str, command: str) -> None:
    prepare(tmp_path)
    check_error(run, language, command)


@any_language
def test_several_workers_where_there_can_be_one(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise ServeError

    monkeypatch.setattr("spinney.server.serve.serve", refuse)
    check_error(run, language, "serve --workers 2")


def check_error(run: Run, language: str, command: str) -> None:
    """One line that has no three consecutive words in common with the English one."""
    english, ran = (run("--language", lang, *command.split()) for lang in ("en", language))
    english.failed()
    ran.failed()
    assert ran.err != english.err
    assert rows_of_words(ran.err) & rows_of_words(english.err) == set()


def rows_of_words(text: str) -> set[tuple[str, ...]]:
    """All runs of three consecutive words, without punctuation."""
    parts = text.split()
    rows = zip(parts, parts[1:], parts[2:], strict=False)
    return {row for row in rows if all(part.isalpha() for part in row)}


@any_language
@pytest.mark.parametrize(
    "command", ["score", "play --moon", "play --players x", "wolf", "play --players", "play wolf"]
)
def test_a_command_line_that_is_not_understood(run: Run, language: str, command: str) -> None:
    english = run(*command.split())
    ran = run("--language", language, *command.split())
    assert (ran.status, english.status) == (2, 2)
    assert len(ran.err.splitlines()) == len(english.err.splitlines()) == 1
    assert foreign(language, ran.err, command, "language help files") == set()
    assert ran.err != english.err


@any_language
def test_a_wrong_deck_is_reported_card_by_card(run: Run, tmp_path: Path, language: str) -> None:
    prepare(tmp_path)
    english, ran = (
        run("--language", lang, "deck", "check", "wrong_deck.json") for lang in ("en", language)
    )
    assert len(ran.err.splitlines()) == len(english.err.splitlines()) > 1
    assert not set(ran.err.splitlines()) & set(english.err.splitlines())
    right = run("--language", language, "deck", "check", "deck.json")
    assert foreign(language, right.out, "deck") == set()


@any_language
def test_a_bad_line_of_json_is_told_in_the_language(run: Run, language: str) -> None:
    ran = run(
        "--language", language, "score", "-", stdin='{\n{"game": "forest", "players": [{}]}\n'
    )
    wrong, right = map(json.loads, ran.out.splitlines())
    assert foreign(language, wrong["error"]) == set()
    assert right["players"][0]["name"] == words(language).get("player-name", number=1)


def test_what_the_system_says_is_said_in_our_words(run: Run, tmp_path: Path) -> None:
    name = tmp_path / ("x" * 300)
    run("--language", "de", "play", "--game", "forest", "--save", name).failed(
        "Dateiname ist zu lang"
    )
    (tmp_path / "folder").mkdir()
    run("--language", "de", "score", "folder").failed("ein Ordner, keine Datei")
