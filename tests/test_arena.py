"""The arena: fair tables, honest intervals, the same result however it is run."""

from __future__ import annotations

import hashlib
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spinney.cards.vocabulary import GAMES
from spinney.engine import Game, Options, Rng
from spinney.lab import players
from spinney.lab.arena import ArenaError, Journal, Tournament, TournamentGame, report, wilson
from spinney.lab.players import BOTS_VERSION, networks_digest, player
from spinney.lab.simulate import play_to_the_end
from spinney.lab.workers import ALONE, ProcessPool
from spinney.terminal.tournament import play_tournament
from tests.commands import Run

FOREST = Options("forest", 2, ())


def tournament(games: int = 8, players: int = 2, **more: Any) -> Tournament:
    bots = more.pop("bots", ("random", "greedy", "planner"))
    return Tournament(Options("forest", players, ()), bots, games, 5, **more)


def finished(plan: Tournament, jobs: int = 1) -> Journal:
    journal = Journal(plan)
    journal.run(ProcessPool(jobs))
    return journal


def timeless(data: Any) -> Any:
    """A result without the times, which no two runs share."""
    if isinstance(data, dict):
        return {
            key: timeless(value)
            for key, value in data.items()
            if key not in ("ms_per_turn", "seconds")
        }
    return [timeless(value) for value in data] if isinstance(data, list) else data


def fake(pair: int, deal: int, seat: int, scores: list[int]) -> TournamentGame:
    return TournamentGame(pair, deal, seat, scores, (0.1, 0.1), (10, 10))


# -- what is played ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_deal_is_played_from_every_seat(players: int) -> None:
    journal = finished(tournament(2 * players, players, bots=("random", "greedy")))
    games = journal.pairs[0].games
    assert [(game.deal, game.seat) for game in games] == [
        (deal, seat) for deal in range(2) for seat in range(players)
    ]
    assert all(len(game.scores) == players for game in games)


def test_all_pairs_share_the_deals() -> None:
    """Random against random would be the same games; a deal does not depend on who plays it."""
    plan = tournament(bots=("random", "greedy", "planner"))
    assert plan.pairs == [("random", "greedy"), ("random", "planner"), ("greedy", "planner")]
    first = Tournament(FOREST, ("greedy", "planner"), 8, 5)
    alone = timeless(finished(first).to_json()["pairs"][0])
    among = timeless(finished(plan).to_json()["pairs"][2])
    assert alone == among


def test_the_result_does_not_depend_on_the_processes() -> None:
    one, two = finished(tournament(), 1), finished(tournament(), 2)
    assert timeless(one.to_json()) == timeless(two.to_json())


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = finished(tournament(4)), finished(tournament(8))
    for short, long in zip(few.pairs, many.pairs, strict=True):
        scores = [game.scores for game in long.games]
        assert [game.scores for game in short.games] == scores[:4]


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        (("random",), 2, "at least two bots"),
        (("random", "random"), 2, "only once"),
        (("search", "search:ms=300"), 2, "only once"),
        (("random", "oracle"), 2, "unknown bot 'oracle'"),
    ],
)
def test_what_is_no_tournament(bots: tuple[str, ...], players: int, message: str) -> None:
    with pytest.raises(Exception, match=message):
        Tournament(Options("forest", players, ()), bots, 4, 0)


# -- what is made of it --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # By the formula, worked out by hand with z = 1.959964.
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games, 1.959964) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_victory_is_a_share() -> None:
    assert fake(0, 0, 0, [90, 90]).won == 0.5
    assert fake(0, 0, 1, [90, 90, 90]).won == pytest.approx(1 / 3)
    assert fake(0, 0, 1, [90, 80, 90]).won == 0
    assert fake(0, 0, 2, [90, 80, 91]).won == 1


def test_the_report_adds_up() -> None:
    plan = Tournament(FOREST, ("random", "greedy"), 4, 0)
    journal = Journal(plan)
    journal.pairs[0].add([fake(0, 0, 0, [10, 30]), fake(0, 0, 1, [20, 20])])
    journal.pairs[0].add([fake(0, 1, 0, [50, 30]), fake(0, 1, 1, [40, 10])])
    data = report(journal)
    assert data["games"] == 4
    pair = data["pairs"][0]
    assert pair["bots"] == ["random", "greedy"]
    assert pair["win_rate"] == (0 + 0.5 + 1 + 0) / 4
    assert pair["mean_score"] == [(10 + 20 + 50 + 10) / 4, (30 + 20 + 30 + 40) / 4]
    assert pair["top_score"] == [50, 40]
    random, greedy = data["bots"]
    assert random["win_rate"] == 0.375
    assert greedy["win_rate"] == 0.625
    assert random["ms_per_turn"] == 10.0
    assert greedy["rating"] > 25 > random["rating"]


def test_at_larger_tables_the_many_share_the_rest() -> None:
    plan = Tournament(Options("forest", 3, ()), ("planner", "random"), 3, 0)
    journal = Journal(plan)
    games = [fake(0, 0, seat, [9 * (q == seat) for q in range(3)]) for seat in range(3)]
    journal.pairs[0].add([*games[:2], fake(0, 0, 2, [5, 0, 0])])
    planner, random = report(journal)["bots"]
    assert planner["win_rate"] == pytest.approx(2 / 3, abs=1e-4)
    assert random["win_rate"] == pytest.approx(1 / 6, abs=1e-4)


def test_ratings_put_the_levels_in_order() -> None:
    ratings = [bot["rating"] for bot in report(finished(tournament(16)))["bots"]]
    assert ratings == sorted(ratings)


def test_stopping_early_stops_when_it_is_decided() -> None:
    whole = finished(tournament(80, bots=("random", "planner")))
    for jobs in (1, 2):
        early = finished(tournament(80, bots=("random", "planner"), stop_early=True), jobs)
        games = early.pairs[0].games
        assert len(games) == 16, "all sixteen lost: that is clear"
        assert [g.scores for g in games] == [g.scores for g in whole.pairs[0].games[:16]]
        assert report(early)["pairs"][0]["decided_early"]
    assert not report(whole)["pairs"][0]["decided_early"]


def test_stopping_early_seldom_errs() -> None:
    """Of equal bots, one in a thousand may seem better, however often one looks."""
    plan = Tournament(FOREST, ("random", "greedy"), 600, 0, stop_early=True)
    rng, wrong = Rng(3), 0
    for _ in range(1000):
        pair = Journal(plan).pairs[0]
        for deal in range(300):
            pair.add([fake(0, deal, seat, [rng.below(2), 0]) for seat in (0, 1)])
        wrong += pair.decided
    assert wrong <= 5


# -- going on ------------------------------------------------------------------------------


def test_a_journal_goes_on_where_it_was() -> None:
    whole = finished(tournament())
    begun = Journal(tournament())
    work = list(begun.work())
    for pair, deal in [work[0], work[4], work[5]]:
        begun.pairs[pair].add(begun.tournament.play(pair, deal))
    saved = json.loads(json.dumps(begun.to_json()))
    again = Journal(tournament())
    again.resume(saved)
    assert len(list(again.work())) == len(work) - 3
    again.run()
    assert timeless(again.to_json()) == timeless(whole.to_json())


def test_another_tournament_is_not_gone_on_with() -> None:
    saved = finished(tournament()).to_json()
    for other in (tournament(bots=("random", "greedy")), tournament(players=3)):
        with pytest.raises(ArenaError, match="another tournament"):
            Journal(other).resume(saved)


def test_a_damaged_journal_is_not_gone_on_with() -> None:
    saved = finished(tournament()).to_json()
    row = json.loads(json.dumps(saved["played"]))
    for rows in (
        [{"pair": 0}],
        [5],
        row[:1],  # a deal from one seat only
        [row[1], row[0]],
        [row[0], row[1] | {"scores": [1]}],
        [row[0] | {"pair": 9}, row[1] | {"pair": 9}],
        [row[0] | {"pair": -1}, row[1] | {"pair": -1}],
        [row[0] | {"turns": [1]}, row[1]],
        [row[0] | {"scores": "many"}, row[1]],
        [row[0] | {"turns": [0, 0]}, row[1]],
        [row[0] | {"seconds": [math.nan, 0]}, row[1]],
        [row[0] | {"seconds": [-1, 0]}, row[1]],
        [row[0] | {"deal": math.inf}, row[1] | {"deal": math.inf}],
        [row[0] | {"scores": [10**400, 1]}, row[1]],
    ):
        with pytest.raises(ArenaError, match="damaged"):
            Journal(tournament()).resume(saved | {"played": rows})
    with pytest.raises(ArenaError, match="damaged"):
        Journal(tournament()).resume({"plan": saved["plan"]})


def test_the_command_saves_resumes_and_prints(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "arena.json"
    args = ("arena", "random", "greedy", "--games", "6", "--seed", "2", "--out", str(out), "--json")
    first = run(*args).json
    kept = json.loads(out.read_text())
    assert {"game", "players", "games", "bots", "pairs"} <= first.keys()
    assert set(first["bots"][0]) >= {
        "bot", "win_rate", "ci95", "mean_score", "ms_per_turn", "rating",
    }  # fmt: skip
    assert kept["pairs"] == first["pairs"]
    # Everything has been played: the times, too, are those of the first run.
    assert run(*args).json == first
    more = run(*args[:4], "10", *args[5:]).json
    assert more["games"] == 10
    assert len(json.loads(out.read_text())["played"]) == 10
    table = run(*args[:-1]).out
    assert "greedy" in table
    assert "95%" in table


def test_an_interrupted_run_loses_nothing(tmp_path: Path) -> None:
    out, told = tmp_path / "arena.json", 0

    def interrupt(games: int) -> None:
        nonlocal told
        told += games
        if told == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_tournament(Journal(tournament()), out, ALONE, interrupt)
    assert json.loads(out.read_text())["games"] == 10
    again = Journal(tournament())
    more: list[int] = []
    play_tournament(again, out, ALONE, more.append)
    assert more == [10, *[2] * 7]
    assert timeless(again.to_json()) == timeless(finished(tournament()).to_json())


def note_and_sleep(folder: str) -> None:
    """What a worker does in the next test: it tells that it is there, and works for long."""
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    """However it ends: here it is killed while both workers are busy."""
    code = (
        "from tests.test_arena import note_and_sleep\n"
        "from spinney.lab.workers import ProcessPool\n"
        "if __name__ == '__main__':\n"
        f"    list(ProcessPool(2).in_order(note_and_sleep, [({str(tmp_path)!r},)] * 2))\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parent.parent)
    try:
        wait_until(lambda: len(list(tmp_path.iterdir())) == 2)
    finally:
        parent.kill()
        parent.wait()
    workers = [int(file.name) for file in tmp_path.iterdir()]
    wait_until(lambda: not any(map(alive, workers)))


def test_each_worker_computes_on_one_core(tmp_path: Path) -> None:
    """Also one whose main program loads NumPy, which makes its threads then."""
    program = tmp_path / "program.py"
    program.write_text(
        "import os\n"
        "threads = os.environ.get('OPENBLAS_NUM_THREADS')\n"
        "def told(): return threads\n"
        "if __name__ == '__main__':\n"
        "    from spinney.lab.workers import ProcessPool\n"
        "    print(*ProcessPool(2).in_order(told, [()] * 2))\n"
    )
    alone = {name: value for name, value in os.environ.items() if "NUM_THREADS" not in name}
    told = subprocess.run([sys.executable, program], env=alone, capture_output=True, text=True)
    assert told.stdout == "1 1\n", told.stderr


def test_a_file_of_something_else_is_left_alone(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "notes.json"
    out.write_text('{"my": "notes"}')
    run("arena", "random", "greedy", "--games", "2", "--out", out).failed("another tournament")
    assert out.read_text() == '{"my": "notes"}'


def test_intervals_hold_what_they_promise() -> None:
    """Of many series of coin flips about 95 in 100 intervals hold the truth."""
    inside, rate = 0.0, 0.7
    for won in range(101):
        low, high = wilson(won, 100, 1.959964)
        chance = math.comb(100, won) * rate**won * (1 - rate) ** (100 - won)
        inside += chance * (low <= rate <= high)
    assert 0.93 < inside < 0.97


# -- what a journal remembers of the bots --------------------------------------------------

#: How Spinney's bots play, by their version: the beginning of a digest of what they choose.
PLAYED = {
    "1": {
        "random": ["3efb6c85", "ad927589"],
        "greedy": ["e64c2b15", "65fafdb3"],
        "planner": ["e6c87c0a", "928683b2"],
        "search:sims=24": ["3323852c", "261c858a"],
    },
    "2": {
        "random": ["3efb6c85", "ad927589"],
        "greedy": ["e64c2b15", "65fafdb3"],
        "planner": ["fbc8def0", "51c07ee3"],
        "search:sims=24": ["45694421", "2dea8945"],
    },
}
#: In the third, only the weak levels of the network play otherwise.
PLAYED["3"] = PLAYED["2"]


def choices_digest(bot: str, game: str) -> str:
    table = Game.new(game, players=2, seed=1)
    play_to_the_end(table, [player(bot).bot] * 2, [Rng(1)] * 2)
    return hashlib.sha256(repr(list(table.actions)).encode()).hexdigest()[:8]


@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "search:sims=24"])
def test_bots_of_a_version_play_alike(bot: str) -> None:
    """If this fails, they play otherwise: then BOTS_VERSION changes, too, and old journals end."""
    assert [choices_digest(bot, game) for game in GAMES] == PLAYED[BOTS_VERSION][bot]


def test_a_network_trained_anew_is_another_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = player("network:notices=20").version
    assert before != player("planner").version == BOTS_VERSION
    (tmp_path / "forest.net").write_bytes(b"other weights")
    monkeypatch.setattr(players, "SHIPPED", tmp_path)
    networks_digest.cache_clear()
    assert player("network:notices=20").version != before
    monkeypatch.undo()
    networks_digest.cache_clear()
    assert player("network:notices=20").version == before
