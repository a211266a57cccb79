"""The commands as a user sees them: what they print, how they fail, what they do not touch."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from spinney.cards.catalog import shipped_deck
from spinney.cli import MODULES, app
from spinney.engine import Game, Options, Record, Rng
from spinney.engine.playout import play_out
from spinney.lab.simulate import SimulationPlan, derived_seed, play_to_the_end, simulate
from spinney.terminal.files import read_record, write_record
from spinney.terminal.locale import VARIABLE, wanted_language
from spinney.terminal.seats import Seats
from tests.commands import Run

EXAMPLES = Path(__file__).parent.parent / "examples"


# -- in general ----------------------------------------------------------------------------


def test_it_runs_as_a_program() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "spinney", "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.startswith("spinney ")


def test_help_needs_little() -> None:
    """Help comes at once: neither the game nor the commands are loaded for it."""
    code = """
import sys
from spinney.cli import main
sys.argv = ["spinney", "--help"]
main()
print("modules", *sys.modules)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    shown, _, listed = ran.stdout.partition("modules ")
    modules = listed.split()
    assert "check-bot" in shown
    assert {name for name in modules if name.startswith("spinney")} == {
        *("spinney", "spinney.messages", "spinney.cli", "spinney.cli.speaking"),
        *("spinney.terminal", "spinney.terminal.help", "spinney.terminal.locale"),
    }
    assert len(modules) < 600


def test_a_command_loads_only_its_own_module() -> None:
    code = "import sys; from spinney.cli import app; app(['cards']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(ran.stdout.split())
    assert {name for name in MODULES if f"spinney.cli.{name}" in modules} == {"cards"}
    assert not {"fastapi", "pydantic"} & modules


def test_the_commands_are_listed_as_they_are() -> None:
    whole: Any = get_command(app())
    listed: Any = get_command(app([]))
    assert [(name, command.help) for name, command in listed.commands.items()] == [
        (name, command.help) for name, command in whole.commands.items()
    ]


def test_without_a_command_it_serves_and_opens_a_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[tuple[object, ...]] = []

    def serve(*args: Any) -> None:
        *before, announce = args
        announce()
        served.append(tuple(before))

    monkeypatch.setattr("spinney.server.serve.serve", serve)
    assert "http://127.0.0.1:8000" in run().out
    ((host, port, workers, _, browser),) = served
    assert (host, port, workers, browser) == ("127.0.0.1", 8000, 1, True)
    run("--version")
    run("--help")
    assert len(served) == 1


@pytest.mark.parametrize(
    ("args", "variable", "language"),
    [
        (["--language", "de", "cards"], "fr", "de"),
        (["--language=de", "cards"], "fr", "de"),
        (["cards", "--language", "de"], "fr", "fr"),
        (["cards"], "", None),
        (["--language"], "fr", None),
        (["--help", "--language", "it"], "", "it"),
    ],
)
def test_the_language_is_known_before_the_command_runs(
    args: list[str], variable: str, language: str | None
) -> None:
    assert wanted_language(args, {VARIABLE: variable}) == language


@pytest.mark.parametrize("command", ["cards", "score", "simulate", "play", "resume", "replay"])
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    assert f"spinney {command}" in run(command, "--help").out.split("Example:")[1]


# -- cards and decks -----------------------------------------------------------------------


def test_cards_lists_all_159_species(run: Run) -> None:
    species = run("cards", "--json").json
    assert len(species) == 159
    assert len(run("cards", "--game", "forest", "--json").json) == 93
    assert len(run("cards", "--set", "alpine", "--json").json) == 17
    assert {s["key"] for s in run("cards", "--tag", "dragonfly", "--json").json} == {
        "beautiful_demoiselle",
        "emerald_damselfly",
        "keeled_skimmer",
        "small_red_damselfly",
        "southern_damselfly",
    }


def test_cards_marks_what_is_not_attested(run: Run) -> None:
    gnat = next(s for s in run("cards", "--game", "dartmoor", "--json").json if s["key"] == "gnat")
    assert gnat["unattested"] == ["effect"]
    assert {c["pairing_attested"] for c in gnat["cards"]} == {True, False}
    assert "Bonus: Play an insect for free ?" in run("cards", "--tag", "moor").out
    caves = run("cards", "--caves", "--json").json
    assert [cave["attested"] for cave in caves] == [False, False, True, False, False]


def test_filters_that_leave_nothing_are_said(run: Run) -> None:
    run("cards", "--game", "dartmoor", "--set", "base").failed("no species")


@pytest.mark.parametrize(
    ("option", "value"), [("--game", "chess"), ("--set", "lowland"), ("--tag", "fish")]
)
def test_cards_names_a_wrong_filter(run: Run, option: str, value: str) -> None:
    run("cards", option, value).failed(value, "choose from")


def test_a_shown_deck_checks_and_plays(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(run("deck", "show", "dartmoor").out)
    assert "the built-in deck. OK" in run("deck", "check", "deck.json").out
    with_deck = ("simulate", "--game", "dartmoor", "--games", "1", "--json")
    assert run(*with_deck, "--deck", "deck.json").json == run(*with_deck).json


def corrected_deck() -> list[dict[str, Any]]:
    cards = shipped_deck("dartmoor").to_json()
    first, second = (card for card in cards if card["id"] in ("M101", "M102"))
    first["halves"][1], second["halves"][1] = second["halves"][1], first["halves"][1]
    return cards


def test_a_corrected_deck_is_used(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(json.dumps(corrected_deck()))
    own = run("simulate", "--game", "dartmoor", "--games", "2", "--deck", "own.json", "--json").json
    shipped = run("simulate", "--game", "dartmoor", "--games", "2", "--json").json
    assert own["digest"] != shipped["digest"]


def test_a_wrong_deck_is_reported_card_by_card(run: Run, tmp_path: Path) -> None:
    cards = corrected_deck()
    cards[0]["halves"][0]["species"] = "elm"
    del cards[60]
    (tmp_path / "own.json").write_text(json.dumps(cards))
    ran = run("deck", "check", "own.json")
    assert ran.status == 1
    assert "own.json: card M001: unknown species 'elm' in the dartmoor game" in ran.err.splitlines()
    assert "own.json: copies of ash: 5, not 6" in ran.err.splitlines()
    run("simulate", "--game", "dartmoor", "--deck", "own.json").failed("own.json", "elm", "more")
    run("play", "--game", "dartmoor", "--deck", "own.json").failed("own.json", "elm")


def test_a_deck_of_the_other_game_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(run("deck", "show", "dartmoor").out)
    run("simulate", "--deck", "deck.json").failed("the deck is for dartmoor, not for forest")


# -- scoring -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "total"), [("forest_85", 85), ("dartmoor_127", 127)])
def test_the_worked_examples(run: Run, name: str, total: int) -> None:
    path = EXAMPLES / f"{name}.json"
    player = run("score", path, "--json").json["players"][0]
    assert player["name"] == "Ana"
    assert player["total"] == total == sum(player["by_species"].values())
    assert total == sum(line["points"] for line in player["lines"])
    assert str(total) in run("score", path).out


def test_a_score_explains_itself(run: Run) -> None:
    out = run("score", EXAMPLES / "forest_85.json").out
    assert "2 birds × 3" in out
    assert "3 cards with the Silver Fir symbol × 3" in out


def test_forests_by_lines_go_on_after_a_bad_one(run: Run) -> None:
    good = json.dumps(json.loads((EXAMPLES / "forest_85.json").read_text()))
    bad = '{"game": "forest", "players": [{"name": "Bo", "hosts": [{"card": "elm"}]}]}'
    long, strange = "1" * 5000, '{"game": "forest", "players": [{"name": "\\ud800"}]}'
    ran = run("score", "-", stdin="\n".join([good, "nonsense", bad, "", long, strange, good]))
    results = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.status == 1
    assert [r.get("error", "")[:8] for r in results] == [
        *("", "not JSON", "Bo, host", "not JSON", "unreadab", "player 1", "")
    ]
    assert results[6]["players"][0]["total"] == 85
    assert run("score", "-", stdin=f"{good}\n").status == 0


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, ("no such file",)),
        ("{", ("line 1", "not JSON")),
        ("[]", ("a forest is a JSON object",)),
        ('{"game": "forest", "players": []}', ("'players'",)),
        ("1" * 5000, ("unreadable JSON",)),
        ("[" * 100_000, ("unreadable JSON",)),
        ('{"game": "forest", "players": [{"name": "\\ud800"}]}', ("not plain text",)),
        ('{"game": "forest", "players": [{"name": "\\u001b[31m"}]}', ("not plain text",)),
    ],
)
def test_a_bad_forest_file_is_one_line_with_its_name(
    run: Run, tmp_path: Path, content: str | None, words: tuple[str, ...]
) -> None:
    if content is not None:
        (tmp_path / "forest.json").write_text(content)
    run("score", "forest.json").failed("forest.json", *words)


def test_a_name_is_printed_as_it_is_written(run: Run, tmp_path: Path) -> None:
    forest = {"game": "forest", "players": [{"name": "[bold]Zoë[/bold] [/x]", "hosts": []}]}
    (tmp_path / "forest.json").write_text(json.dumps(forest))
    assert "[bold]Zoë[/bold] [/x]" in run("score", "forest.json").out


def test_the_other_files_are_scored_all_the_same(run: Run) -> None:
    ran = run("score", "--json", "missing.json", EXAMPLES / "forest_85.json")
    assert ran.status == 1
    assert json.loads(ran.out)["players"][0]["total"] == 85


# -- simulating ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        ("--game", "forest", "--sets", "base,alpine,edge", "--players", "3", "--draft"),
        ("--game", "dartmoor", "--players", "2"),
        ("--game", "dartmoor", "--solo", "birds2", "--medal", "gold"),
    ],
    ids=" ".join,
)
def test_a_simulation_repeats_with_its_seed(run: Run, options: tuple[str, ...]) -> None:
    command = ("simulate", *options, "--games", "3", "--bot", "random", "--json", "--audit")
    first = run(*command, "--seed", "5").json
    assert first["games"] == 3
    assert first["audit_violations"] == 0
    assert first["choices"] > first["turns"] > 0
    assert set(first["scores"]) == {"mean", "p10", "p50", "p90"}
    assert run(*command, "--seed", "5").json == first
    assert run(*command, "--seed", "6").json["digest"] != first["digest"]


def test_the_start_player_can_be_chosen(run: Run) -> None:
    command = ("simulate", "--games", "2", "--json", "--start")
    assert run(*command, "1").json["digest"] != run(*command, "2").json["digest"]


def test_the_random_bot_is_random_play() -> None:
    plan = SimulationPlan(Options("dartmoor", 3), 5)
    assert plan.random
    game = Game.start_with(plan.options, derived_seed(plan.seed, 0, "deal"))
    rngs = [Rng(derived_seed(plan.seed, 0, "play"))] * 3
    play_to_the_end(game, plan.bots, rngs)
    alone = simulate(plan, 1)
    assert alone.choices == len(game.actions)
    assert sorted(alone.scores.elements()) == sorted(game.scores())


def test_auditing_changes_nothing(run: Run) -> None:
    plain = run("simulate", "--games", "3", "--json").json
    audited = run("simulate", "--games", "3", "--json", "--audit").json
    assert audited == plain | {"audit_violations": 0}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--game", "chess"), ("unknown game 'chess'",)),
        (("--sets", "base,lowland"), ("unknown set 'lowland'",)),
        (("--players", "7"), ("2 to 5 can play, not 7",)),
        (("--game", "forest", "--solo", "bats"), ("solo mode is only for Dartmoor",)),
        (("--solo", "bats", "--medal", "tin"), ("unknown medal 'tin'",)),
        (("--game", "dartmoor", "--solo", "wolves"), ("unknown challenge 'wolves'", "birds2")),
        (("--bot", "oracle"), ("unknown bot 'oracle'",)),
        (("--players", "3", "--start", "4"), ("player 4 can't start",)),
        (("--game", "dartmoor", "--draft"), ("draft",)),
    ],
)
def test_impossible_simulations_are_refused(
    run: Run, options: tuple[str, ...], words: tuple[str, ...]
) -> None:
    run("simulate", *options).failed(*words)


# -- playing and replaying -----------------------------------------------------------------

#: Low numbers as answers, more than any game asks for.
LOW_NUMBERS = "1\n2\n3\n" * 2000


@pytest.mark.parametrize(
    "options",
    [("--game", "forest"), ("--game", "dartmoor", "--players", "3"), ("--solo", "moors")],
    ids=" ".join,
)
def test_a_whole_game_in_the_terminal(run: Run, tmp_path: Path, options: tuple[str, ...]) -> None:
    ran = run("play", *options, "--seed", "4", "--save", "game.json", stdin=LOW_NUMBERS)
    assert ran.status == 0
    assert "Total" in ran.out
    record = read_record(tmp_path / "game.json")
    assert record.game().over
    told = run("replay", "game.json")
    assert told.status == 0
    assert len(told.out.splitlines()) > len(record.actions)


def test_leaving_saves_and_resuming_goes_on(run: Run, tmp_path: Path) -> None:
    left = run("play", "--game", "forest", "--seed", "4", stdin="1\n1\n1\nq\n")
    assert "spinney resume" in left.out
    (path,) = (tmp_path / "data" / "spinney" / "games").iterdir()
    before = read_record(path).actions
    assert run("resume", stdin="").status == 0
    assert read_record(path).actions == before
    run("resume", path, stdin=LOW_NUMBERS)
    after = read_record(path)
    assert after.actions[: len(before)] == before
    assert after.game().over


def test_resumed_bots_play_the_same_game(run: Run, tmp_path: Path) -> None:
    game = ("play", "--game", "dartmoor", "--bot", "random", "--seed", "9", "--save")
    run(*game, "through.json", stdin=LOW_NUMBERS)
    run(*game, "paused.json", stdin="1\n2\n3\n" * 4)
    run("resume", "paused.json", stdin=LOW_NUMBERS)
    through, paused = (read_record(tmp_path / f"{name}.json") for name in ("through", "paused"))
    assert through.actions == paused.actions


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "precious.json").write_text("mine")
    run("play", "--save", "precious.json").failed("precious.json", "already exists")
    run("resume", "precious.json").failed("precious.json", "not JSON")
    assert (tmp_path / "precious.json").read_text() == "mine"


def test_a_save_with_an_illegal_action_is_refused_and_kept(run: Run, tmp_path: Path) -> None:
    game = Game.new("forest", seed=3)
    play_out(game, Rng(3))
    record = replace(game.record, notes=Seats(["You", "Bot"], ["random"]).notes())
    record.actions[5] = 4000
    write_record(tmp_path / "game.json", record)
    text = (tmp_path / "game.json").read_text()
    run("replay", "game.json").failed("game.json", "action 6 of")
    run("resume", "game.json").failed("game.json", "action 6 of")
    assert (tmp_path / "game.json").read_text() == text


@pytest.mark.parametrize(
    "notes",
    [
        {},
        {"names": None, "bots": ["random"]},
        {"names": [], "bots": ["random"]},
        {"names": "xy", "bots": ["random"]},
        {"names": ["You", 7], "bots": ["random"]},
        {"names": ["You", "\x1b[2J"], "bots": ["random"]},
        {"names": ["You", "Bot"], "bots": None},
        {"names": ["You", "Bot"], "bots": [1]},
        {"names": ["You", "Bot"], "bots": ["oracle"]},
    ],
    ids=str,
)
def test_a_save_with_impossible_seats_is_refused_and_kept(
    run: Run, tmp_path: Path, notes: dict[str, Any]
) -> None:
    write_record(tmp_path / "game.json", Record(Options("forest"), 3, notes=notes))
    before = (tmp_path / "game.json").read_bytes()
    run("resume", "game.json").failed("game.json")
    assert run("replay", "--reveal", "game.json").status == 0
    assert (tmp_path / "game.json").read_bytes() == before


def test_games_started_together_do_not_share_a_file(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        run("play", "--game", "forest", stdin="q\n")
    assert len(list((tmp_path / "data" / "spinney" / "games").iterdir())) == 3


def test_a_file_name_that_cannot_be_is_one_line(run: Run) -> None:
    run("play", "--game", "forest", "--save", "x" * 300).failed("too long")


def test_a_game_that_no_terminal_saved_is_only_replayed(run: Run, tmp_path: Path) -> None:
    write_record(tmp_path / "game.json", Record(Options("forest"), 3))
    run("resume", "game.json").failed("not a terminal game")
    assert run("replay", "--reveal", "game.json").status == 0


def test_a_game_that_is_not_over_keeps_its_secrets(run: Run) -> None:
    run("play", "--game", "forest", "--seed", "4", "--save", "game.json", stdin="1\n2\nq\n")
    run("replay", "game.json").failed("not over", "--reveal")
    assert run("replay", "--reveal", "game.json").status == 0


def test_replay_stops_where_it_is_told(run: Run, tmp_path: Path) -> None:
    run("play", "--game", "forest", "--seed", "4", "--save", "game.json", stdin=LOW_NUMBERS)
    short, whole = run("replay", "game.json", "--until", "5"), run("replay", "game.json")
    assert len(short.out) < len(whole.out)
    stepped = run("replay", "game.json", "--step", stdin="\n\nq\n")
    assert stepped.status == 0
    assert len(stepped.out) < len(whole.out)


@pytest.mark.parametrize(
    "options",
    [{"game": "forest", "sets": ("alpine", "edge"), "draft": True}, {"solo": "moors"}],
    ids=["draft", "solo"],
)
def test_a_game_is_told_as_moves_and_moves_are_a_game(
    run: Run, tmp_path: Path, options: dict[str, Any]
) -> None:
    game = Game.new(**{"game": "dartmoor"} | options, seed=3)
    play_out(game, Rng(3))
    write_record(tmp_path / "game.json", game.record)
    moves = run("replay", "--moves", "game.json").out.splitlines()
    assert moves == game.moves()
    assert moves[:3] == run("replay", "--moves", "game.json", "--until", "40").out.splitlines()[:3]
    (tmp_path / "words.json").write_text(json.dumps(game.to_json() | {"actions": moves}))
    assert read_record(tmp_path / "words.json").game() == game
    assert run("replay", "words.json").out == run("replay", "game.json").out


def test_moves_keep_the_secrets_of_a_game_that_is_not_over(run: Run) -> None:
    run("play", "--game", "forest", "--seed", "4", "--save", "game.json", stdin="1\n2\nq\n")
    run("replay", "--moves", "game.json").failed("not over", "--reveal")


def test_a_move_that_cannot_be_made_is_named(run: Run, tmp_path: Path) -> None:
    saved = Game.new("forest", seed=3).to_json() | {"actions": ["draw", "play unicorn"]}
    (tmp_path / "words.json").write_text(json.dumps(saved))
    run("replay", "words.json").failed("words.json", "action 2 of 2", "'play unicorn'")


def test_no_saved_game_is_said(run: Run) -> None:
    run("resume").failed("no saved game")
