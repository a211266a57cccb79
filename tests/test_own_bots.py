"""Users' own bots: from a file to a rated bot, and the errors when one fails."""

from __future__ import annotations

import json
import pickle
import re
import shlex
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from spinney.bots import Bot, BotError, Clock
from spinney.engine import Game, GameError, Options, Rng, View
from spinney.lab.arena import ArenaError, Journal, Tournament, report
from spinney.lab.bot_check import TABLES, check
from spinney.lab.first_bot import FirstBot
from spinney.lab.own_bots import BotAddress, OwnBotError
from spinney.lab.players import BOTS_VERSION, Player, is_own, player
from spinney.lab.simulate import SimulationPlan, simulate
from spinney.lab.workers import ProcessPool
from spinney.tables import protocol
from spinney.terminal.refusals import table_bot_name
from spinney.text import Words, words
from tests.commands import Run
from tests.test_arena import timeless

ROOT = Path(__file__).parent.parent
FIRST = f"{ROOT}/spinney/lab/first_bot.py:FirstBot"

#: Two bots in a file: one takes the first choice, the other the last.
TWO = """
    class First:
        def decide(self, view, rng, clock):
            return view.legal()[0]


    class Last:
        def __init__(self, before: int = 0):
            self.before = before

        def decide(self, view, rng, clock):
            return view.legal()[-1 - min(self.before, len(view.legal()) - 1)]
"""


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(dedent(text), "utf-8")


def bot(line: str) -> str:
    """The source of a bot whose method has this one line."""
    return f"class MyBot:\n    def decide(self, view, rng, clock):\n        {line}\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# -- finding it ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "address"),
    [
        ("my_bot.py", BotAddress("my_bot.py")),
        ("./bots/my_bot.py:MyBot", BotAddress("bots/my_bot.py", "MyBot")),
        (r"C:\x\my_bot.py:MyBot", BotAddress(r"C:\x\my_bot.py", "MyBot")),
        ("my_bot.py:MyBot:depth=3,a=b.py", BotAddress("my_bot.py", "MyBot", "depth=3,a=b.py")),
        ("my_bot.py:depth=3", BotAddress("my_bot.py", "", "depth=3")),
        ("v1.py/my_bot.py:MyBot", BotAddress("v1.py/my_bot.py", "MyBot")),
        ("planner", None),
        ("search:sims=200", None),
        ("happy", None),
    ],
)
def test_an_address_is_a_file_a_class_and_parameters(spec: str, address: BotAddress | None) -> None:
    assert BotAddress.read(spec) == address
    assert is_own(spec) == (address is not None)
    if address is not None:
        assert BotAddress.read(str(address)) == address


def test_parameters_are_numbers_or_texts() -> None:
    values = BotAddress.read("a.py:A:n=3,x=-0.5,name=fox,empty=")
    assert values is not None
    assert values.values == {"n": 3, "x": -0.5, "name": "fox", "empty": ""}


def test_a_file_may_hold_two_bots(here: Path) -> None:
    write("two.py", TWO)
    specs = ("two.py:First", "./two.py:Last", "two.py:Last:before=1")
    plan = Tournament(Options("forest", 2, ()), specs, 2, 1)
    assert plan.bots == ["two.py:First", "two.py:Last", "two.py:Last:before=1"]
    journal = Journal(plan)
    journal.run()
    first, last, before = (pair.games[0].scores for pair in journal.pairs)
    assert first != last != before
    with pytest.raises(ArenaError, match="only once"):
        Tournament(Options("forest", 2, ()), ("two.py:Last", "./two.py:Last"), 2, 1)


def test_the_only_bot_of_a_file_need_not_be_named(here: Path) -> None:
    write("my_bot.py", "from spinney.lab.first_bot import FirstBot\n" + bot("return 1"))
    assert player("my_bot.py").name == "my_bot.py:MyBot"
    write("sub.py", "from spinney.lab.first_bot import FirstBot\nclass Mine(FirstBot): pass\n")
    assert player("sub.py:card=2").name == "sub.py:Mine:card=2"


# -- other processes, other machines -------------------------------------------------------


def test_another_machine_needs_no_file(here: Path) -> None:
    write("my_bot.py", bot("return view.legal()[-1]"))
    sent = pickle.dumps(player("my_bot.py"))
    Path("my_bot.py").unlink()
    there: Player = pickle.loads(sent)
    game = Game.new("forest", seed=1)
    view = game.view(game.actor)
    assert there.bot.decide(view, Rng(1), FakeClock()) == view.legal()[-1]


def test_processes_play_the_same_games(here: Path) -> None:
    write("two.py", TWO)
    specs = ("two.py:First", "two.py:Last", FIRST)
    plan = Tournament(Options("dartmoor", 2, ()), specs, 4, 5)
    journals = [Journal(plan), Journal(plan)]
    for jobs, journal in enumerate(journals, 1):
        journal.run(ProcessPool(jobs))
    one, two = (timeless(journal.to_json()) for journal in journals)
    assert one == two
    assert one["games"] == 12


def test_simulations_take_own_bots(run: Run) -> None:
    write("two.py", TWO)
    results = [
        run(
            *("simulate", "--bot", "two.py:First", "--games", "25"),
            *("--seed", "1", "--jobs", jobs, "--json"),
        ).json
        for jobs in ("1", "2")
    ]
    assert results[0]["digest"] == results[1]["digest"]
    plan = SimulationPlan(Options("forest"), 1, players=(player("two.py:First"),))
    assert simulate(plan, 25).digest == results[0]["digest"]


def test_files_beside_a_bot_belong_to_it(here: Path) -> None:
    """Even if another bot, in another folder, has a file of the same name."""
    for folder, n in (("old", 0), ("new", -1)):
        write(f"{folder}/taste.py", f"WHICH = {n}\n")
        write(f"{folder}/my_bot.py", "import taste\n" + bot("return view.legal()[taste.WHICH]"))
    game = Game.new("forest", seed=1)
    view = game.view(game.actor)
    chosen = [
        player(f"{folder}/my_bot.py").bot.decide(view, Rng(1), FakeClock())
        for folder in ("old", "new")
    ]
    assert chosen == [view.legal()[0], view.legal()[-1]]


def test_a_bot_may_be_written_as_any_python(here: Path) -> None:
    """Dataclasses with postponed annotations look up their module; any integer type will do."""
    write(
        "my_bot.py",
        """
        from __future__ import annotations

        from dataclasses import dataclass
        from pathlib import Path
        from typing import ClassVar


        @dataclass
        class Number:
            n: int
            most: ClassVar[int] = 9

            def __index__(self) -> int:
                return self.n


        @dataclass
        class MyBot:
            depth: int = 1

            def decide(self, view, rng, clock):
                assert Path(__file__).is_absolute()
                return Number(view.legal()[0])
        """,
    )
    game = Game.new("forest", seed=1)
    view = game.view(game.actor)
    chosen = player("my_bot.py:MyBot:depth=2").bot.decide(view, Rng(1), FakeClock())
    assert type(chosen) is int
    assert chosen == view.legal()[0]


class FakeClock:
    def spent(self) -> float:
        return 0.0


# -- resuming ------------------------------------------------------------------------------


def test_other_code_is_another_tournament(run: Run) -> None:
    write("two.py", TWO)
    args = (
        *("arena", "two.py:First", "random"),
        *("--out", "arena.json", "--json", "--jobs", "1", "--games"),
    )
    assert run(*args, "2").json["games"] == 2
    kept = Path("arena.json").read_text()
    assert run(*args, "4").json["games"] == 4
    write("two.py", TWO + "\n")
    run(*args, "6").failed("two.py:First has changed since these games", "arena.json")
    run("--language", "fr", *args, "6").failed("two.py:First a changé")
    Path("two.py").write_text(dedent(TWO))
    Path("arena.json").write_text(kept)
    assert run(*args, "4").json["games"] == 4


def test_a_journal_from_before_there_were_versions_is_of_the_first_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = Tournament(Options("forest", 2, ()), ("random", "greedy"), 2, 5)
    journal = Journal(plan)
    journal.run()
    saved = journal.to_json()
    assert saved["versions"] == {"random": BOTS_VERSION, "greedy": BOTS_VERSION}
    del saved["versions"]
    with pytest.raises(ArenaError, match="random has changed"):
        Journal(plan).resume(saved)
    monkeypatch.setattr("spinney.lab.players.BOTS_VERSION", "1")
    Journal(plan).resume(saved)
    with pytest.raises(ArenaError, match="greedy has changed"):
        Journal(plan).resume(saved | {"versions": {"greedy": "0"}})
    with pytest.raises(ArenaError, match="damaged"):
        Journal(plan).resume(saved | {"versions": 5})


# -- errors --------------------------------------------------------------------------------

#: The content of the file, and parts of the error message in English and in German.
WRONG: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "syntax": (
        "class MyBot\n    pass\n",
        ("my_bot.py:MyBot: SyntaxError: expected ':' (my_bot.py:1)",),
        ("SyntaxError",),
    ),
    "loading": (
        "\nimport no_such_module\n",
        ("ModuleNotFoundError: No module named 'no_such_module' (my_bot.py:2)",),
        ("no_such_module",),
    ),
    "leaving": ("raise SystemExit(3)", ("SystemExit: 3 (my_bot.py:1)",), ("SystemExit",)),
    "nothing": ("", ("no class in it has a method decide",), ("keine Klasse dort",)),
    "null": ("\0", ("null byte",), ("null byte",)),
    "no class": (
        "class Other:\n    def decide(self, view, rng, clock): ...\n",
        ("no such bot in it; it has Other",),
        ("kein solcher Bot; es gibt Other",),
    ),
    "making": (
        "class MyBot:\n    def __init__(self): self.x = {}['x']\n    def decide(self): ...\n",
        ("my_bot.py:MyBot: KeyError: 'x' (my_bot.py:2)",),
        ("KeyError",),
    ),
    "raising": (
        bot("return view.legal()[0] if view.turn < 5 else 1 // 0"),
        (
            "my_bot.py:MyBot, turn 5, choice 'turn': ZeroDivisionError",
            "(my_bot.py:3); seed 7, deal 0",
        ),
        ("Zug 5, Wahl 'turn'", "Startwert 7, Verteilung 0"),
    ),
    "lines": (bot("raise ValueError('one\\ntwo ' * 200)"), ("ValueError: one two one",), ()),
    "recursion": (bot("return self.decide(view, rng, clock)"), ("RecursionError",), ()),
    "engine": (
        bot("return view.determinize(1).apply(4095)"),
        ("IllegalActionError: action 4095 is not legal",),
        (),
    ),
    "leaving the table": (bot("raise SystemExit"), ("SystemExit (my_bot.py:3)",), ()),
    "arguments": (
        "class MyBot:\n    def decide(self, view): ...\n",
        ("TypeError: MyBot.decide() takes 2 positional arguments but 4 were given",),
        (),
    ),
    "illegal": (
        bot("return 4095"),
        ("action 4095 is not legal; the legal actions are ",),
        ("Aktion 4095 ist nicht erlaubt; erlaubt sind ",),
    ),
    "no number": (
        bot("return 'draw'"),
        ("'draw' is not an action of view.legal()",),
        ("'draw' ist keine Aktion aus view.legal()",),
    ),
    "an error without words": (
        "class Mute(Exception):\n    def __str__(self):\n        return 1 / 0\n\n\n"
        + bot("raise Mute"),
        ("Mute: Mute (my_bot.py:8)",),
        (),
    ),
    "a number that fails": (
        "class Odd:\n    def __index__(self):\n        return 1 / 0\n    __repr__ = __index__\n\n\n"
        + bot("return Odd()"),
        ("Odd is not an action",),
        (),
    ),
    "the end of a generator": (bot("raise GeneratorExit"), ("GeneratorExit (my_bot.py:3)",), ()),
    "nothing chosen": (bot("pass"), ("None is not an action",), ("None ist keine Aktion",)),
    "its own view": (
        bot("view.core.depth = 0; return -1"),
        ("action -1 is not legal",),
        (),
    ),
}


@pytest.mark.parametrize(("text", "english", "german"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_one_line(
    run: Run, text: str, english: tuple[str, ...], german: tuple[str, ...]
) -> None:
    write("my_bot.py", text)
    args = ("arena", "my_bot.py:MyBot", "random", "--games", "2", "--seed", "7", "--jobs", "1")
    run(*args).failed("my_bot.py:MyBot", *english)
    run("--language", "de", *args).failed("my_bot.py:MyBot", *german)


@pytest.mark.parametrize(
    ("spec", "english", "spanish"),
    [
        ("gone.py:MyBot", "gone.py: no such file", "gone.py: ese archivo no existe"),
        ("two.py", "it has several bots; write two.py:CLASS", "varios bots; escribe two.py:CLASE"),
        ("two.py:Last:before", "'before' is not NAME=VALUE", "'before' no es NOMBRE=VALOR"),
        ("two.py:Last:after=1", "unexpected keyword argument 'after'", "'after'"),
        ("latin.py", "not a text in UTF-8", "no es un texto en UTF-8"),
        ("coded.py", "not a text in UTF-8", "no es un texto en UTF-8"),
        ("two.txt:First", "unknown bot 'two.txt'", "bot desconocido 'two.txt'"),
    ],
)
@pytest.mark.parametrize("command", ["arena random", "simulate --bot", "play --bot", "check-bot"])
def test_every_command_says_what_is_wrong_with_a_bot(
    run: Run, command: str, spec: str, english: str, spanish: str
) -> None:
    write("two.py", TWO)
    Path("latin.py").write_bytes(b"# \xff\n")
    Path("coded.py").write_bytes(b"# coding: no-such\n")
    run(*command.split(), spec).failed(english)
    run("--language", "es", *command.split(), spec).failed(spanish)


@pytest.mark.parametrize("command", ["arena random", "simulate --bot"])
def test_a_bot_that_fails_in_a_process_says_the_same(run: Run, command: str) -> None:
    write("my_bot.py", bot("return view.legal()[0] if view.turn < 5 else None"))
    args = (*command.split(), "my_bot.py", "--games", "1", "--jobs")
    one, two = (run(*args, jobs) for jobs in ("1", "2"))
    two.failed("my_bot.py:MyBot, turn ", ", choice 'turn': None is not an action", "seed 0, deal 0")
    assert two.err == one.err


def test_an_error_of_an_own_bot_survives_a_process(here: Path) -> None:
    write("my_bot.py", bot("return None"))
    with pytest.raises(OwnBotError) as caught:
        list(check(player("my_bot.py")))
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, GameError)
    assert "scelta 'turn'" in words("it").phrase(again.phrase)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_whole_traceback_is_there_for_who_wants_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    write("my_bot.py", bot("return 1 // 0  # here"))
    monkeypatch.setenv("SPINNEY_TRACEBACK", "1")
    ran = run("arena", "my_bot.py", "random", "--games", "2", "--jobs", jobs)
    assert ran.status == 1
    assert 'File "my_bot.py", line 3, in decide\n' in ran.err
    assert "return 1 // 0  # here" in ran.err
    assert ran.err.splitlines()[-1].startswith("spinney: my_bot.py:MyBot, turn ")


def test_a_process_that_dies_is_not_a_riddle(run: Run) -> None:
    write("my_bot.py", "import os\n" + bot("os._exit(3)"))
    args = ("arena", "my_bot.py", "random", "--games", "4", "--jobs", "2", "--out", "arena.json")
    run(*args).failed("a worker process was killed")
    assert json.loads(Path("arena.json").read_text())["games"] == 0


def test_an_endless_bot_can_be_interrupted(run: Run) -> None:
    """As if somebody had pressed Ctrl-C after the second game had started."""
    write(
        "my_bot.py",
        """
        class MyBot:
            games = 0

            def decide(self, view, rng, clock):
                MyBot.games += view.turn == 1 and view.prompt.kind == "turn"
                if MyBot.games > 4:
                    raise KeyboardInterrupt
                return view.legal()[0]
        """,
    )
    ran = run("arena", "my_bot.py", "random", "--games", "40", "--jobs", "1", "--out", "arena.json")
    assert ran.status == 130
    assert 0 < json.loads(Path("arena.json").read_text())["games"] < 40


def test_what_a_bot_prints_does_not_mix_with_results(run: Run) -> None:
    write("my_bot.py", "print('loaded')\n" + bot("print('thinking'); return view.legal()[0]"))
    ran = run("arena", "my_bot.py", "random", "--games", "2", "--jobs", "1", "--json")
    assert ran.json["games"] == 2
    assert "loaded" in ran.err
    assert "thinking" in ran.err


# -- the table -----------------------------------------------------------------------------


def test_a_game_against_an_own_bot_goes_on_when_it_is_named_again(run: Run) -> None:
    write("two.py", TWO)
    begun = run(
        *("play", "--game", "forest", "--seed", "3", "--bot", "two.py:First"),
        *("--save", "game.json"),
        stdin="1\n1\n1\nq\n",
    )
    assert begun.status == 0, begun.err
    before = json.loads(Path("game.json").read_text())
    assert before["notes"]["bots"] == ["two.py:First"]
    run("resume", "game.json").failed("game.json: ", "your own bot; name it: --bot two.py:First")
    run("--language", "it", "resume", "game.json").failed("indicalo: --bot two.py:First")
    ran = run("resume", "game.json", "--bot", "two.py:Last", stdin="1\n2\n3\n" * 20)
    assert ran.status == 0, ran.err
    after = json.loads(Path("game.json").read_text())
    assert after["notes"]["bots"] == ["two.py:Last"]
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert len(after["actions"]) > len(before["actions"])
    Path("two.py").unlink()
    run("resume", "game.json", "--bot", "two.py:Last").failed("two.py: no such file")
    assert run("resume", "game.json", "--bot", "planner").status == 0


def test_a_saved_game_never_runs_code(run: Run) -> None:
    write("evil.py", "open('ran', 'w')\n" + bot("return 0"))
    begun = run("play", "--game", "forest", "--save", "game.json", stdin="q\n")
    assert begun.status == 0
    game = json.loads(Path("game.json").read_text())
    game["notes"]["bots"] = ["evil.py:MyBot"]
    Path("game.json").write_text(json.dumps(game))
    run("resume", "game.json").failed("your own bot")
    assert not Path("ran").exists()


def test_a_bot_that_fails_at_the_table_loses_no_game(run: Run) -> None:
    write("my_bot.py", bot("return view.legal()[0] if view.turn < 4 else 1 // 0"))
    args = ("--game", "forest", "--seed", "3", "--bot", "my_bot.py", "--save", "game.json")
    ran = run("play", *args, stdin="1\n2\n3\n" * 20)
    ran.failed("my_bot.py:MyBot, turn ", "ZeroDivisionError: ", "(my_bot.py:3)")
    saved = len(json.loads(Path("game.json").read_text())["actions"])
    write("my_bot.py", bot("return view.legal()[0]"))
    assert run("resume", "game.json", "--bot", "my_bot.py", stdin="1\n2\n3\n" * 20).status == 0
    assert len(json.loads(Path("game.json").read_text())["actions"]) > saved > 0


def test_a_server_loads_no_code(here: Path) -> None:
    write("evil.py", "open('ran', 'w')\n" + bot("return 0"))
    for spec in ("evil.py:MyBot", "evil.py", str(here / "evil.py")[-40:]):
        with pytest.raises(ValidationError):
            TypeAdapter(protocol.Bot).validate_python(spec)
        with pytest.raises(BotError):
            table_bot_name(words(), spec)
    assert not Path("ran").exists()


# -- checking a bot ------------------------------------------------------------------------


def test_a_bot_is_checked_at_every_kind_of_table(run: Run) -> None:
    ran = run("check-bot", "greedy")
    assert ran.status == 0, ran.err
    assert len(ran.out.splitlines()) == len(TABLES) + 1
    assert "Forest Shuffle: Dartmoor, 1 player: " in ran.out
    assert ran.out.endswith("greedy is ready to play: all its choices are legal and repeatable.\n")
    german = run("--language", "de", "check-bot", "greedy").out
    assert "Mischwald, 5 Spieler: im Mittel " in german


@pytest.mark.parametrize(
    "line",
    [
        "import random; return random.choice(view.legal())",
        "self.n = getattr(self, 'n', 0) + 1; return view.legal()[self.n % len(view.legal())]",
    ],
    ids=["its own chance", "memory"],
)
def test_a_bot_that_cannot_repeat_itself_is_told(run: Run, line: str) -> None:
    write("my_bot.py", bot(line))
    run("check-bot", "my_bot.py").failed("my_bot.py:MyBot plays the same game differently")
    run("--language", "de", "check-bot", "my_bot.py").failed("beim zweiten Mal anders")


# -- the template --------------------------------------------------------------------------


def test_the_template_is_a_bot() -> None:
    """For the type checker too, without a base class."""
    template: Bot = FirstBot()
    game = Game.new("forest", players=2, seed=1)
    clock: Clock = FakeClock()
    assert template.decide(game.view(game.actor), Rng(1), clock) in game.legal()


def test_the_template_is_short() -> None:
    assert len(Path(FIRST.rpartition(":")[0]).read_text("utf-8").splitlines()) < 40


def test_the_template_plays_at_every_table() -> None:
    assert len(list(check(player(FIRST)))) == len(TABLES)


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("dartmoor", 2), ("forest", 4)])
def test_the_template_beats_chance(game: str, players: int) -> None:
    journal = Journal(Tournament(Options(game, players, ()), (FIRST, "random"), 16, 3))
    journal.run()
    (pair,) = report(journal)["pairs"]
    assert pair["win_rate"] > 0.9


def test_the_template_hides_nothing_from_hidden_scores() -> None:
    game = Game.new("forest", seed=1, visible_score=False)
    view: View = game.view(game.actor)
    assert view.scores() is None
    assert player(FIRST).bot.decide(view, Rng(1), FakeClock()) in game.legal()


@pytest.mark.parametrize(
    ("name", "file", "kind"),
    [
        ("Careful Fox", "careful_fox.py", "CarefulFox"),
        ("CarefulFox", "careful_fox.py", "CarefulFox"),
        ("my-bot 2", "my_bot_2.py", "MyBot2"),
        ("schlaue Füchsin", "schlaue_füchsin.py", "SchlaueFüchsin"),
        ("fox", "fox.py", "Fox"),
        ("random", "random_bot.py", "Random"),
    ],
)
def test_a_new_bot_is_named_and_plays(run: Run, name: str, file: str, kind: str) -> None:
    ran = run("new-bot", name)
    assert ran.status == 0, ran.err
    command = ran.out.splitlines()[-1]
    assert shlex.split(command) == f"spinney arena {file}:{kind} greedy --games 40".split()
    assert player(file).name == f"{file}:{kind}"
    text = Path(file).read_text("utf-8")
    assert "First" not in text
    assert f"``spinney arena {file}:{kind} greedy --games 40``" in text
    result = run(*shlex.split(command)[1:-1], "2", "--jobs", "1", "--json").json
    assert result["games"] == 2


def test_a_new_bot_overwrites_nothing_unasked(run: Run) -> None:
    Path("fox.py").write_text("mine")
    run("new-bot", "fox").failed("fox.py: already exists; --force overwrites it")
    assert Path("fox.py").read_text() == "mine"
    assert run("new-bot", "fox", "--force").status == 0
    assert player("fox.py").name == "fox.py:Fox"
    ran = run("new-bot", "fox", "--out", "other den.py")
    assert ran.out.splitlines()[-1] == "spinney arena 'other den.py:Fox' greedy --games 40"


@pytest.mark.parametrize("name", ["", "!?", "2 foxes", "none"])
def test_what_no_bot_can_be_called(run: Run, name: str) -> None:
    run("new-bot", name).failed("a bot can't be called")
    run("--language", "de", "new-bot", name).failed("so kann kein Bot heißen")
    run("new-bot", "fox", "--out", "fox.txt").failed("fox.txt: a bot's file name ends in .py")
    assert list(Path().glob("*.py")) == []


# -- the page ------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "own-bots.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def commands() -> list[str]:
    lines = "".join(blocks("sh")).splitlines()
    return [line.partition(" #")[0].strip() for line in lines if line.startswith("spinney ")]


def test_the_page_shows_the_template(run: Run) -> None:
    run("new-bot", "Careful Fox")
    assert blocks("python")[0] == Path("careful_fox.py").read_text("utf-8")


def test_the_page_can_be_followed(run: Run) -> None:
    """The page's code blocks go where it says, and its commands work."""
    first, patient, tested = blocks("python")
    assert commands()[0] == 'spinney new-bot "Careful Fox"'
    Path("careful_fox.py").write_text(f"{first}\n\n{patient}")
    for command in commands()[1:]:
        few = re.sub(r"--games \d+", "--games 2 --jobs 1", command)
        ran = run(*few.split()[1:], stdin="q\n")
        assert ran.status == 0, (few, ran.err)
    namespace: dict[str, Any] = {}
    exec(tested, namespace)
    tests = [test for name, test in namespace.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()


@pytest.mark.parametrize("language", Words.languages())
def test_help_is_there_in_every_language(run: Run, language: str) -> None:
    for command in ("new-bot", "check-bot"):
        shown = run("--language", language, command, "--help").out
        assert words(language).get(f"help-{command}")[:60] in shown
        assert f": spinney {command} " in shown.replace("\u00a0", "")
