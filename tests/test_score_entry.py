"""Entering the forests of a real table: input, output and the saved file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spinney.cards.catalog import SPECIES
from spinney.cards.vocabulary import GAMES
from spinney.engine.cards import FACE_DOWN
from spinney.engine.notation import read_forests
from spinney.terminal.asking import matches
from spinney.terminal.language import ENTRY_COMMANDS, TypedCommands, terminal_words
from spinney.terminal.locale import ENGLISH
from spinney.text.names import plain
from tests.commands import Ran, Run
from tests.test_languages import LANGUAGES
from tests.test_terminal_languages import foreign

EXAMPLES = Path(__file__).parent.parent / "examples"
TOTALS = {"forest_85": 85, "dartmoor_127": 127}


def example(name: str) -> Any:
    return json.loads((EXAMPLES / f"{name}.json").read_text())


def typed(language: str, data: Any) -> Iterator[str]:
    """The lines to type to enter a table, with cards that open slots first."""
    lex = terminal_words(language)
    game = data["game"]

    def card(text: str) -> str:
        key, at, symbol = text.partition("@")
        return lex.name(game, key) + (f" @ {lex.symbol(game, symbol)}" if at else "")

    yield str(1 + GAMES.index(game))
    if game == "forest":
        yield ""
    yield ", ".join(player["name"] for player in data["players"])
    for player in data["players"]:
        yield f"{lex.get('command-cave')} {player['cave']}"
        for host in player["hosts"]:
            yield card(host["card"])
            for slot in sorted(set(host) - {"card"}, key=lambda slot: "bottom" not in slot):
                for each in host[slot]:
                    yield f"{card(each)} {lex.slot(slot).upper()}"
            yield lex.get("command-done.also").split()[0]
        yield lex.get("command-next.also").split()[-1]


def lines(*said: str) -> str:
    return "".join(f"{line}\n" for line in said)


def enter(run: Run, *said: str, game: str = "forest", names: str = "Ana") -> Ran:
    """Enter a new table in table.json."""
    begin = ("", names) if game == "forest" else (names,)
    ran = run("score", "--interactive", "--game", game, "table.json", stdin=lines(*begin, *said))
    assert ran.status == 0, ran.err
    return ran


def saved() -> Any:
    return json.loads(Path("table.json").read_text())


def hosts(player: int = 0) -> Any:
    return saved()["players"][player]["hosts"]


# -- the worked examples -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOTALS)
def test_the_worked_examples_in_every_language(run: Run, name: str, language: str) -> None:
    """Typed card by card, with the commands of the language; no output is in English."""
    data, lex = example(name), terminal_words(language)
    ran = run(
        "--language", language, "score", "--interactive", "table.json",
        stdin=lines(*typed(language, data)),
    )  # fmt: skip
    assert ran.status == 0, ran.err
    points = lex.get("points", n=TOTALS[name])
    assert lex.get("entry-place", place=1, name="Ana", points=points) in ran.out
    assert read_forests(saved()).score_sheet(0).total == TOTALS[name]
    assert [set(host) for host in hosts()] == [set(h) for h in data["players"][0]["hosts"]]
    sheet = run("--language", language, "score", "table.json").out
    assert sheet in ran.out
    if language != ENGLISH:
        known = ("interactive table score", lex.get("entry-help"))
        assert foreign(language, ran.out, *known) == set()


def test_without_slots_and_symbols_only_what_matters_is_asked(run: Run) -> None:
    ran = enter(run, "douglas fir", "silver-washed", "oak", "wood ant", "barbastelle")
    assert "symbol" not in ran.out
    assert hosts() == [
        {"card": "douglas_fir", "top": ["silver_washed_fritillary"]},
        {"card": "oak", "bottom": ["wood_ant"], "left": ["barbastelle_bat"]},
    ]


# -- names ---------------------------------------------------------------------------------


def test_accents_and_capitals_do_not_matter() -> None:
    named = {"a": "Écureuil d’Europe", "b": "Mops\u00adfledermaus", "c": "Bär", "d": "Bärlauch"}
    assert matches(named, "ECUREUIL d'eu") == ["a"]
    assert matches(named, "maus fleder") == ["b"]
    assert matches(named, "bar") == ["c"]
    assert matches(named, "barl") == ["d"]
    assert matches(named, "wolf") == []


def test_several_matches_are_numbered(run: Run) -> None:
    ran = enter(run, "oak", "bat", "9", "bird", "2", "bat", "greater", "bat", "", "fir", "doug")
    assert re.search(r"(?m)^ *2  .* Bat$", ran.out)
    laid = hosts()
    assert len(laid) == 2
    assert set(laid[0]) == {"card", "left", "right"}
    assert laid[0]["right"] == ["greater_horseshoe_bat"]
    assert laid[1] == {"card": "douglas_fir"}


def test_an_unknown_name_and_a_dweller_without_a_host_are_said(run: Run) -> None:
    ran = enter(run, "xyzzy", "@oak", "wood ant", "oak", "xyzzy")
    assert ran.out.count('No card\'s name contains "xyzzy".') == 2
    assert "Enter a tree, shrub or moor first, then Wood Ant." in ran.out
    assert hosts() == [{"card": "oak"}]


def test_the_sets_played_are_looked_at_first(run: Run) -> None:
    """Only one hare is in the base set; still, a card of another set can be entered."""
    enter(run, "oak", "hare", "gentian")
    assert hosts() == [{"card": "oak", "left": ["european_hare"], "bottom": ["gentian"]}]
    assert "alpine" in read_forests(saved()).options.sets
    asked = run(
        "score", "--interactive", "both.json", stdin=lines("3", "1", "7", "2 1", "Ana", "q")
    )
    assert asked.status == 0
    assert json.loads(Path("both.json").read_text())["sets"] == ["base", "alpine", "edge"]


# -- symbols -------------------------------------------------------------------------------


def test_a_symbol_is_asked_where_points_depend_on_it(run: Run) -> None:
    ran = enter(run, "oak", "wood ant", "roe deer", "silver", "beech", "fly agaric")
    assert ran.out.count("Which symbol does Roe Deer at Oak (host 1), left show?") == 1
    laid = hosts()[0]
    assert laid["left"] == ["roe_deer@silver_fir"]
    asked = re.findall(r"Which symbol does (.*?) at", ran.out)
    assert asked[0] == "Roe Deer"


def test_cards_laid_before_are_asked_for_too(run: Run) -> None:
    ran = enter(run, "oak", "fly agaric", "roe deer@silver fir", "1", "n")
    assert "Which symbol does Fly Agaric at Oak (host 1), bottom show?" in ran.out
    assert "@" in hosts()[0]["bottom"][0]
    assert read_forests(saved())


def test_who_does_not_know_the_symbol_has_not_laid_the_card(run: Run) -> None:
    ran = enter(run, "oak", "roe deer", "", "roe deer @ pine", "", "roe deer@", "bee")
    assert ran.out.count("Which symbol does Roe Deer") == 3
    assert hosts() == [{"card": "oak", "left": ["roe_deer@beech"]}]


# -- slots ---------------------------------------------------------------------------------


def test_cards_share_a_slot_where_they_may(run: Run) -> None:
    enter(
        run, "oak", "european hare", "european hare", "european hare right", "common toad", "toad"
    )
    assert hosts()[0] == {
        "card": "oak",
        "left": ["european_hare", "european_hare"],
        "right": ["european_hare"],
        "bottom": ["common_toad", "common_toad"],
    }


def test_others_make_room(run: Run) -> None:
    """The second dragonfly is in the slot that the wheatear needs, so it moves."""
    said = ("valley mire@ash", "emerald dam", "keeled", "water sold", "wheatear", "small red", "n")
    enter(run, *said, game="dartmoor")
    tops = sorted(sorted(hosts()[0][slot]) for slot in ("top1", "top2"))
    assert [len(cards) for cards in tops] == [3, 1]
    assert tops[1] == ["wheatear"]


@pytest.mark.parametrize(
    ("game", "said", "why"),
    [
        ("forest", ("oak", "wood ant", "tree fern"), "Tree Ferns cannot share the slot with Wood"),
        ("forest", ("oak", "wood ant left"), "Wood Ant goes bottom"),
        ("forest", ("douglas",) * 8, "more than 7 Douglas Fir on the table"),
        ("forest", ("oak", "c 9999"), "9999 is not a number from 0 to 999"),
        ("forest", ("c 400",), "400 cards in forests and caves"),
        ("forest", ("k 1",), "only Dartmoor has cave cards"),
        ("dartmoor", ("universal", "wood mouse"), "unknown slot left; choose from top 1, bottom 1"),
        ("dartmoor", ("crab apple", "curlew"), "Curlew goes only on a moor"),
        ("dartmoor", ("k 7",), "caves are 1 to 5"),
    ],
)
def test_what_cannot_be_is_said_and_not_laid(
    run: Run, game: str, said: tuple[str, ...], why: str
) -> None:
    ran = enter(run, *said, game=game)
    assert ran.out.count("That is not possible: ") == 1
    assert why in ran.out
    before = saved()
    assert read_forests(before)
    assert "cave_card" not in before["players"][0]
    assert before["players"][0]["cave"] == 0
    assert len(hosts()) <= 7


# -- commands ------------------------------------------------------------------------------


def test_every_entry_tells_what_it_changes(run: Run) -> None:
    ran = enter(run, "linden", "n", "linden", "linden", "s", "c 4", names="Ana, Ben")
    assert "Linden: +3. Ana has 3 points." in ran.out
    assert "Linden: +3. Ben has 6 points.\n  Ana -2, Linden +3\n" in ran.out
    assert "Cave, 4: +4." in ran.out
    assert "1. Ben: " in ran.out


def test_everything_can_be_taken_back(run: Run) -> None:
    ran = enter(run, "u", "oak", "wood ant", "c 3", "u", "u", "", "u", "u")
    assert ran.out.count("Nothing to undo.") == 2
    assert ran.out.count("Undone. Ana has ") == 3
    assert saved()["players"] == [{"name": "Ana", "cave": 0, "hosts": []}]


def test_undoing_goes_back_to_the_player(run: Run) -> None:
    ran = enter(run, "oak", "n", "u", "beech", names="Ana, Ben")
    assert "Undone. Ana has 0 points." in ran.out
    assert hosts(0) == [{"card": "beech"}]
    assert hosts(1) == []


def test_cards_are_removed_by_name_and_hosts_by_number(run: Run) -> None:
    said = ("oak", "hare", "wood ant", "", "beech", "hare", "r wood ant", "r hare", "r", "r xyzzy")
    ran = enter(run, *said, "r 7", "", "r oak", "u", "r 2", "hare")
    assert "Wood Ant at Oak (host 1), bottom removed" in ran.out
    assert "Say what to remove" in ran.out
    assert 'contains "xyzzy"' in ran.out
    assert "Ana has no host 7." in ran.out
    assert "Oak (host 1) removed" in ran.out
    assert hosts() == [{"card": "oak", "left": ["european_hare"]}]


def test_one_of_several_is_removed(run: Run) -> None:
    enter(run, "oak", "hare", "hare", "", "beech", "hare", "", "r hare", "2", "r hare", "1")
    assert hosts() == [{"card": "oak", "left": ["european_hare"]}, {"card": "beech"}]


def test_what_others_need_is_not_removed(run: Run) -> None:
    said = ("valley mire@ash", "water sold", "emerald dam", "keeled", "small red", "r water")
    ran = enter(run, *said, game="dartmoor")
    assert "cannot share the slot" in ran.out
    assert hosts()[0]["bottom1"] == ["water_soldiers"]


def test_a_host_is_opened_again_and_players_are_named(run: Run) -> None:
    said = ("oak", "beech", "1", "wood ant", "5", "n zo", "birch", "n xyzzy", "n a", "ana")
    ran = enter(run, *said, "2", "tawny", names="Ana, Zoë, Isa")
    assert "Ana has no host 5." in ran.out
    assert 'Nobody here is called "xyzzy".' in ran.out
    assert [set(host) for host in hosts(0)] == [{"card", "bottom"}, {"card", "top"}]
    assert hosts(1) == [{"card": "birch"}]
    assert hosts(2) == []


def test_numbers_belong_to_caves(run: Run) -> None:
    ran = enter(run, "c", "k", "c 10", "k 3", "save", game="dartmoor")
    assert "such as c 3." in ran.out
    assert "such as k 3." in ran.out
    assert "Saved: table.json" in ran.out
    assert saved()["players"][0] == {"name": "Ana", "cave": 10, "hosts": [], "cave_card": 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_mean_one_thing_and_are_no_names(language: str) -> None:
    lex = terminal_words(language)
    by_command = [
        {plain(word) for form in ("", ".also") for word in lex.get(f"command-{name}{form}").split()}
        for name in ENTRY_COMMANDS
    ]
    assert sum(map(len, by_command)) == len(set[str]().union(*by_command))
    commands = TypedCommands(lex, ENTRY_COMMANDS)
    for name in ENTRY_COMMANDS:
        assert commands.split(f"{lex.get(f'command-{name}').upper()} 3") == (name, "3")
    for game in GAMES:
        for key in (*SPECIES[game], FACE_DOWN[game]):
            assert commands.split(lex.name(game, key))[0] is None
    shown = re.findall(r"\w+|\?", lex.get("entry-help"))
    assert all(lex.get(f"command-{name}") in shown for name in ENTRY_COMMANDS)


# -- start and end -------------------------------------------------------------------------


def test_names_are_asked_until_they_can_be(run: Run) -> None:
    begin = ("", "Ana, ana", "a,b,c,d,e,f", "An\x1ba", "")
    ran = run("score", "--interactive", "--game", "forest", "table.json", stdin=lines(*begin))
    assert "Two players have the same name." in ran.out
    assert "1 to 5 players" in ran.out
    assert "not plain text" in ran.out
    assert [player["name"] for player in saved()["players"]] == ["Player 1"]


@pytest.mark.parametrize("name", TOTALS)
@pytest.mark.parametrize("cut", [0, 1, 2, 3, 6, 11])
def test_a_table_that_was_cut_goes_on(run: Run, name: str, cut: int) -> None:
    said = list(typed(ENGLISH, example(name)))
    begin = len(said) - len(said[3 if "forest" in name else 2 :])
    first = run("score", "--interactive", "table.json", stdin=lines(*said[: begin + cut]))
    assert first.status == 0, first.err
    assert first.out.rstrip().endswith("score --interactive table.json")
    ran = run("score", "--interactive", "table.json", stdin=lines(*said[begin + cut :]))
    assert f"1. Ana: {TOTALS[name]} points" in ran.out


def test_the_end_of_the_input_is_an_end(run: Run, tmp_path: Path) -> None:
    for setting in ("", "1\n", "1\n\n"):
        ran = run("score", "--interactive", stdin=setting)
        assert (ran.status, ran.err) == (0, "")
    assert not (tmp_path / "data").exists()
    for said in (("oak",), ("oak", "bat"), ("oak", "bat", "q"), ("oak", "quit")):
        ran = run("score", "--interactive", stdin=lines("1", "", "Ana", *said))
        assert ran.status == 0, ran.err
        assert "1. Ana: 0 points" in ran.out
    files = list((tmp_path / "data" / "spinney" / "tables").iterdir())
    assert len(files) == 4
    assert {len(json.loads(path.read_text())["players"][0]["hosts"]) for path in files} == {1}


def test_looking_at_a_table_leaves_its_file_alone(run: Run) -> None:
    text = (EXAMPLES / "forest_85.json").read_text()
    Path("table.json").write_text(text)
    ran = run("score", "--interactive", "table.json", stdin="s\n?\nq\n")
    assert "Ana: 85 points" in ran.out
    assert Path("table.json").read_text() == text


def test_what_is_no_table_is_refused(run: Run) -> None:
    Path("list.json").write_text("[]")
    run("score", "--interactive", "list.json").failed("list.json", "a forest is a JSON object")
    run("score", "--interactive", "a.json", "b.json").failed("one table")
    run("score", "--interactive", "-").failed("one table")
    run("score", "--interactive", "--game", "chess").failed("unknown game 'chess'")
    table = EXAMPLES / "forest_85.json"
    run("score", "--interactive", "--game", "dartmoor", table).failed("a table of Forest Shuffle")


def test_a_file_that_cannot_be_saved_is_one_line(run: Run) -> None:
    Path("file").write_text("")
    ran = run("score", "--interactive", "file/table.json", stdin=lines("1", "", "Ana", "oak"))
    ran.failed("cannot save")


def test_json_stands_alone(run: Run) -> None:
    said = lines("1", "", "Ana", "linden", "n")
    ran = run("score", "--interactive", "--json", "table.json", stdin=said)
    assert json.loads(ran.out)["players"][0]["total"] == 3
    assert "1. Ana: 3 points" in ran.err
