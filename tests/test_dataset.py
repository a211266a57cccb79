"""Datasets: every number in them is right, and nothing is lost however a run ends."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import re
import signal
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from spinney.cards.catalog import SPECIES, Card, parse_deck
from spinney.engine import GameError, Options
from spinney.engine.observation import Observer
from spinney.lab.dataset import SCHEMA, TABLES, Dataset, DatasetError, Writer, reading
from spinney.lab.dataset.folder import part_file
from spinney.lab.dataset.locking import locked
from spinney.lab.dataset.samples import samples
from spinney.lab.players import player
from spinney.lab.simulate import SimulationPlan, derived_seed, simulate
from spinney.lab.workers import ProcessPool
from tests.commands import Run
from tests.test_cli import corrected_deck
from tests.witness import Witness

ON_REQUEST = ("turns", "choices")
ALL_SETS = ("base", "alpine", "edge")
DOCS = Path(__file__).parent.parent / "docs" / "datasets.md"

#: Plans of all kinds, and how many of their games are checked.
PLANS = {
    "forest": (SimulationPlan(Options("forest"), 1), 6),
    "all sets, draft": (SimulationPlan(Options("forest", 3, ALL_SETS, draft=True), 2), 4),
    "draft for two": (SimulationPlan(Options("forest", 2, ("alpine",), draft=True), 12), 2),
    "no removal": (SimulationPlan(Options("forest", 4, ("edge",), start=2, no_removal=True), 3), 3),
    "five": (SimulationPlan(Options("forest", 5, ALL_SETS, visible_score=False), 4), 3),
    "dartmoor": (SimulationPlan(Options("dartmoor"), 5), 6),
    "dartmoor, five": (SimulationPlan(Options("dartmoor", 5), 6), 3),
    "own deck": (SimulationPlan(Options("dartmoor", 3), 7, parse_deck(corrected_deck())), 3),
    "solo": (SimulationPlan(Options("dartmoor", 1, solo="cave", medal="gold"), 8), 6),
    "solo with a card held": (SimulationPlan(Options("dartmoor", 1, solo="adder"), 9), 4),
    "a mix": (
        SimulationPlan(
            Options("forest", 3, ALL_SETS), 10, players=(player("greedy"), player("random"))
        ),
        3,
    ),
    "audited": (
        SimulationPlan(Options("dartmoor", 2), 11, audit=True, players=(player("greedy"),)),
        1,
    ),
}


@pytest.fixture(scope="module", params=PLANS, ids=str)
def told(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[SimulationPlan, Dataset, list[Witness]]:
    """A dataset with all its tables, and a witness of each game."""
    plan, games = PLANS[request.param]
    folder = tmp_path_factory.mktemp("dataset")
    Writer(folder, plan, games, ON_REQUEST).run()
    return plan, Dataset(folder), [Witness(played.game.record) for played in plan.each(0, games)]


Told = tuple[SimulationPlan, Dataset, list[Witness]]


def rows(frame: pl.LazyFrame) -> Iterator[dict[str, Any]]:
    return frame.collect().iter_rows(named=True)


# -- every column ----------------------------------------------------------------------------


def test_games(told: Told) -> None:
    plan, dataset, witnesses = told
    for number, (row, seen) in enumerate(zip(rows(dataset.games()), witnesses, strict=True)):
        options, record, game = plan.options, seen.record, seen.game
        deal = derived_seed(plan.seed, number, "deal")
        actions = struct.pack(f"<{len(record.actions)}H", *record.actions)
        scores = sorted(game.scores(), reverse=True)
        assert len(seen.winters) == (1 if options.solo else 3)
        assert seen.winters == sorted(seen.winters)
        assert sorted(row.pop("removed")) == sorted(seen.removed)
        assert row == {
            "game": number,
            "seed": f"{deal:x}",
            "kind": options.game,
            "sets": list(options.sets),
            "players": options.players,
            "draft": options.draft,
            "no_removal": options.no_removal,
            "start": seen.turns[0]["seat"],
            "turns": len(seen.turns),
            "choices": len(record.actions),
            **{f"winter_{n + 1}": (*seen.winters, None, None)[n] for n in range(3)},
            "deck_left": game.onlooker().deck_size,
            "best": scores[0],
            "margin": None if options.solo else scores[0] - scores[1],
            "won": game.solo_result().won if options.solo else None,
            "violations": [] if plan.audit else None,
            "digest": hashlib.sha256(deal.to_bytes(16) + actions).hexdigest(),
        }


def test_what_was_removed_and_what_was_there_are_the_deck(told: Told) -> None:
    plan, dataset, witnesses = told
    for row, seen in zip(rows(dataset.games()), witnesses, strict=True):
        cards = [
            card
            for card in seen.deck.cards
            if card.set in plan.options.sets and card.kind != "winter"
        ]
        there = [seen.deck.cards[number] for number in seen.there]
        winters = sum(card.kind == "winter" for card in there)
        assert len(cards) - (len(there) - winters) == plan.options.removed
        assert Counter(row["removed"]) + species_on(there) == species_on(cards)


def species_on(cards: list[Card]) -> Counter[str]:
    return Counter(half.species for card in cards for half in card.halves)


def test_seats(told: Told) -> None:
    plan, dataset, witnesses = told
    found = rows(dataset.seats())
    for number, seen in enumerate(witnesses):
        game, scores = seen.game, seen.game.scores()
        for seat, who in enumerate(seen.seats):
            sheet = game.score_sheet(seat)
            best = max(scores) == scores[seat]
            caves = [line for line in sheet.lines if line.key in ("cave", "cave_card")]
            row = next(found)
            assert row == {
                "game": number,
                "seat": seat,
                "order": (seat - seen.turns[0]["seat"]) % len(scores),
                "bot": plan.seated(number)[seat].name,
                "score": scores[seat],
                "place": sorted(scores, reverse=True).index(scores[seat]) + 1,
                "victory": 1 / scores.count(max(scores)) if best else 0,
                "turns": sum(turn["seat"] == seat for turn in seen.turns),
                "drawn_deck": who.counts["drawn"],
                "drawn_clearing": who.counts["taken"],
                "laid": seen.forest(seat).total(),
                "face_down": who.counts["laid_face_down"],
                "paid": who.counts["paid"],
                "cave": sum(place == 16 + seat for place in game.core.place),
                "hand": len(game.players[seat].hand),
                "bonus_asked": who.asked,
                "bonus_earned": who.bonus.total(),
                "effects": who.effects,
                "extra_turns": who.counts["extra"],
                "cave_card": who.cave,
                "points_cave": sum(line.points for line in caves),
            }
    assert next(found, None) is None


def test_species(told: Told) -> None:
    plan, dataset, witnesses = told
    found = list(rows(dataset.species()))
    for number, seen in enumerate(witnesses):
        for seat, who in enumerate(seen.seats):
            here = {
                row["species"]: row for row in found if (row["game"], row["seat"]) == (number, seat)
            }
            assert {key: row["laid"] for key, row in here.items()} == seen.forest(seat)
            for key, row in here.items():
                printed = SPECIES[plan.options.game][key]
                assert row["paid"] == printed.cost * (row["laid"] - row["free"])
                assert row["free"] == who.free[key]
                assert row["turns"] == who.as_action[key]
                assert row["bonus"] == who.bonus[key] <= row["laid"] - row["free"]
                assert row["first_turn"] == who.first[key]
    assert len(found) == sum(len(who.laid) for seen in witnesses for who in seen.seats)


def test_the_points_of_species_are_those_of_the_score_sheets(told: Told) -> None:
    plan, dataset, witnesses = told
    points: dict[tuple[int, int], dict[str, float]] = {}
    for row in rows(dataset.species()):
        points.setdefault((row["game"], row["seat"]), {})[row["species"]] = row["points"]
    for row in rows(dataset.seats()):
        here = points.get((row["game"], row["seat"]), {})
        assert sum(here.values()) + row["points_cave"] == pytest.approx(row["score"])
        sheet = dict(witnesses[row["game"]].game.score_sheet(row["seat"]).by_species)
        for tag in ("butterfly", "dragonfly"):
            together = sheet.pop(f"{tag}_sets", 0)
            members = [k for k in here if tag in SPECIES[plan.options.game][k].tags]
            if together or members:
                assert sum(here.pop(key) for key in members) == pytest.approx(together)
        assert {key: value for key, value in here.items() if value} == {
            key: value for key, value in sheet.items() if key in here
        }


def test_turns(told: Told) -> None:
    _, dataset, witnesses = told
    wanted = [{"game": n} | turn for n, seen in enumerate(witnesses) for turn in seen.turns]
    assert list(rows(dataset.turns())) == wanted


def test_choices(told: Told) -> None:
    _, dataset, witnesses = told
    wanted = [
        {"game": n, "number": number} | choice
        for n, seen in enumerate(witnesses)
        for number, choice in enumerate(seen.choices)
    ]
    assert list(rows(dataset.choices())) == wanted


@pytest.mark.parametrize("compact", [False, True])
def test_samples(told: Told, compact: bool) -> None:
    plan, dataset, witnesses = told
    batches = list(samples(dataset, 50, compact=compact))
    assert {len(batch.action) for batch in batches[:-1]} <= {50}
    row = (line for batch in batches for line in zip(*batch, strict=True))
    ends = {(seat["game"], seat["seat"]): seat for seat in rows(dataset.seats())}
    won = {game["game"]: game["won"] for game in rows(dataset.games())}
    observer = Observer(plan.options, plan.deck, compact=compact)
    for (number, seen), played in zip(enumerate(witnesses), plan.each(0, len(won)), strict=True):
        game = played.game.record.start()
        for choice in seen.choices:
            observation, mask, action, outcome, points, of, seat = next(row)
            assert (of, seat, action) == (number, choice["seat"], choice["action"])
            assert np.flatnonzero(mask).tolist() == sorted(choice["legal"])
            observer.see(game.view(int(seat)), int(seat))
            assert observation.tolist() == list(observer.features)
            end = ends[number, seat]
            solo = plan.options.players == 1
            assert (outcome, points) == (
                pytest.approx(float(won[number]) if solo else end["victory"]),
                end["score"],
            )
            game.push(int(action))
    assert next(row, None) is None


def test_samples_of_one_bot(tmp_path: Path) -> None:
    plan, games = PLANS["a mix"]
    Writer(tmp_path, plan, games, ["choices"]).run()
    dataset = Dataset(tmp_path)
    every, greedy = (
        sum(len(b.action) for b in samples(dataset, bot=bot)) for bot in (None, "greedy")
    )
    wanted = dataset.choices().join(dataset.seats(), on=["game", "seat"])
    counts = Counter(wanted.collect()["bot"].to_list())
    assert 0 < counts["greedy"] == greedy < every == counts.total()
    with pytest.raises(ValueError, match="no bot 'planner'; there are greedy, random"):
        next(samples(dataset, bot="planner"))


def test_samples_need_choices(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 1).run()
    with pytest.raises(DatasetError, match="no table 'choices'"):
        next(samples(Dataset(tmp_path)))


def test_the_result_is_that_of_a_simulation(told: Told, tmp_path: Path) -> None:
    plan, _, witnesses = told
    games = len(witnesses)
    written = Writer(tmp_path, plan, games, part=2).run()
    assert written == simulate(plan, games)


# -- a mix of bots ---------------------------------------------------------------------------


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    planner, greedy = player("planner"), player("greedy")
    plan = SimulationPlan(Options("forest", 3), 1, players=(planner, greedy))
    assert [plan.seated(number) for number in range(4)] == [
        [planner, greedy, planner],
        [greedy, planner, planner],
        [planner, planner, greedy],
        [planner, greedy, planner],
    ]
    fixed = SimulationPlan(Options("forest", 3), 1, players=(planner, greedy), rotate=False)
    assert fixed.seated(0) == fixed.seated(1) == [planner, greedy, planner]


def test_a_bot_and_a_seat_are_not_the_same_thing(tmp_path: Path) -> None:
    plan = SimulationPlan(Options("dartmoor", 2), 1, players=(player("greedy"), player("random")))
    Writer(tmp_path, plan, 4).run()
    seats = Dataset(tmp_path).seats().collect()
    assert seats.group_by("bot", "seat").len()["len"].to_list() == [2, 2, 2, 2]
    means = dict(seats.group_by("bot").agg(pl.col("score").mean()).iter_rows())
    assert means["greedy"] > means["random"]


def test_one_bot_sits_everywhere_either_way() -> None:
    here, there = (
        SimulationPlan(Options("forest", 4), 5, rotate=rotate) for rotate in (True, False)
    )
    assert simulate(here, 5) == simulate(there, 5)


def test_there_are_not_more_bots_than_seats() -> None:
    with pytest.raises(GameError, match="3 bots for 2 seats"):
        SimulationPlan(Options("forest"), 1, players=(player("random"),) * 3)


# -- parts -----------------------------------------------------------------------------------

PLAN = SimulationPlan(Options("dartmoor", 3), 21)


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def test_jobs_change_no_byte(tmp_path: Path) -> None:
    alone = Writer(tmp_path / "alone", PLAN, 25, ON_REQUEST, part=4)
    result = alone.run()
    told: list[int] = []
    shared = Writer(tmp_path / "shared", PLAN, 25, ON_REQUEST, part=4)
    assert shared.run(ProcessPool(2), told.append) == result
    assert files(tmp_path / "alone") == files(tmp_path / "shared")
    assert sorted(told) == [1, 4, 4, 4, 4, 4, 4]


def test_the_size_of_parts_changes_no_row(tmp_path: Path) -> None:
    results = [Writer(tmp_path / str(part), PLAN, 12, ON_REQUEST, part).run() for part in (5, 12)]
    assert results[0] == results[1]
    for name in TABLES:
        assert_frame_equal(*(Dataset(tmp_path / str(n)).table(name).collect() for n in (5, 12)))


class Stopping(ProcessPool):
    """A pool that is interrupted after two pieces of work."""

    def as_ready(self, function: Any, work: Any) -> Iterator[Any]:
        yield from itertools.islice(super().as_ready(function, work), 2)
        raise KeyboardInterrupt

    in_order = as_ready


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    whole = Writer(tmp_path / "whole", PLAN, 18, ["turns"], part=4).run()
    interrupted = Writer(tmp_path / "again", PLAN, 18, ["turns"], part=4)
    with pytest.raises(KeyboardInterrupt):
        interrupted.run(Stopping())
    assert interrupted.kept == 8
    assert Dataset(tmp_path / "again").games().collect().height == 8
    again = Writer(tmp_path / "again", PLAN, 18, ["turns"])
    assert again.work() == [(2, 4), (3, 4), (4, 2)]
    assert again.run() == whole
    assert files(tmp_path / "again") == files(tmp_path / "whole")
    assert Writer(tmp_path / "again", PLAN, 18, ["turns"]).work() == []


def test_a_dataset_grows(tmp_path: Path) -> None:
    whole = Writer(tmp_path / "whole", PLAN, 14, part=4).run()
    for games in (2, 6, 14):
        result = Writer(tmp_path / "grown", PLAN, games, part=4).run()
        assert result == simulate(PLAN, games)
    assert result == whole
    assert files(tmp_path / "grown") == files(tmp_path / "whole")


def test_a_short_last_part_is_out_before_a_dataset_has_grown(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 6, part=4).run()
    longer = Writer(tmp_path, PLAN, 10, part=4)
    assert longer.kept == 4
    dataset = Dataset(tmp_path)
    assert [dataset.table(name).collect()["game"].n_unique() for name in ("games", "seats")] == [
        4,
        4,
    ]
    assert Writer(tmp_path, PLAN, 10).work() == [(1, 4), (2, 2)]


def test_only_whole_parts_count(tmp_path: Path) -> None:
    """The games of a part are written last."""
    writer = Writer(tmp_path, PLAN, 6, part=3)
    writer.run()
    part_file(tmp_path, "games", 1).unlink()
    (tmp_path / "games" / "part-00001.parquet.x.tmp").write_bytes(b"half of it")
    assert Writer(tmp_path, PLAN, 6).work() == [(1, 3)]
    assert Dataset(tmp_path).rows()["seats"] == 9
    Writer(tmp_path, PLAN, 6).run()
    assert Dataset(tmp_path).rows()["seats"] == 18
    assert [file.name for file in (tmp_path / "games").iterdir() if "tmp" in file.name] == []


KILLED = """
import sys
from pathlib import Path
from spinney.lab.workers import ProcessPool
from tests.test_dataset import PLAN, Writer
Writer(Path(sys.argv[1]), PLAN, 120, ("turns",), part=5).run(ProcessPool(2))
"""


def test_a_killed_run_loses_only_what_was_in_flight(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    running = subprocess.Popen([sys.executable, "-c", KILLED, str(folder)])
    deadline = time.monotonic() + 60
    while len(list(folder.glob("games/*.parquet"))) < 4:
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    assert 20 <= Dataset(folder).rows()["games"] < 120
    result = Writer(folder, PLAN, 120, ("turns",)).run()
    assert result == Writer(tmp_path / "whole", PLAN, 120, ("turns",), part=5).run()
    assert files(folder) == files(tmp_path / "whole")


MEMORY = """
import resource, sys
from pathlib import Path
from tests.test_dataset import PLAN, Writer
for games in (50, 150, 700):
    Writer(Path(sys.argv[1]), PLAN, games, ("turns",), part=50).run()
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def test_a_long_run_needs_no_more_memory_than_a_short_one(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", MEMORY, str(tmp_path)], capture_output=True, text=True, check=True
    )
    _, short, long = (int(line) for line in ran.stdout.split())  # in kilobytes, after a warm-up
    # If rows were kept, 550 games of 170 turns and 60 species would take 35 megabytes.
    assert long < short + 15_000


@pytest.mark.parametrize(
    ("plan", "more", "part", "words"),
    [
        (SimulationPlan(Options("dartmoor", 3), 22), (), None, "'seed' is 21, not 22"),
        (SimulationPlan(Options("dartmoor", 2), 21), (), None, "'players' is 3, not 2"),
        (
            SimulationPlan(Options("dartmoor", 3, no_removal=True), 21),
            (),
            None,
            "'no_removal' is False",
        ),
        (
            SimulationPlan(Options("dartmoor", 3), 21, parse_deck(corrected_deck())),
            (),
            None,
            "'deck' is",
        ),
        (
            SimulationPlan(Options("dartmoor", 3), 21, players=(player("greedy"),)),
            (),
            None,
            "random, not",
        ),
        (
            SimulationPlan(Options("dartmoor", 3), 21, rotate=False),
            (),
            None,
            "'rotate' is True, not False",
        ),
        (
            SimulationPlan(Options("dartmoor", 3), 21, audit=True),
            (),
            None,
            "'audit' is False, not True",
        ),
        (PLAN, ("turns",), None, "'tables' is games, seats, species, not games,"),
        (PLAN, (), 3, "'part' is 2, not 3"),
    ],
)
def test_another_dataset_is_not_gone_on_with(
    tmp_path: Path, plan: SimulationPlan, more: tuple[str, ...], part: int | None, words: str
) -> None:
    Writer(tmp_path, PLAN, 2, part=2).run()
    before = files(tmp_path)
    with pytest.raises(DatasetError, match=re.escape(words)):
        Writer(tmp_path, plan, 4, more, part)
    assert files(tmp_path) == before


def test_a_bot_that_has_changed_is_another_one(tmp_path: Path) -> None:
    bot = tmp_path / "own.py"
    text = "class Own:\n    def decide(self, view, rng, clock):\n        return view.legal()[{}]\n"
    bot.write_text(text.format(0))
    plans = [SimulationPlan(Options("dartmoor"), 1, players=(player(f"{bot}:Own"),))]
    Writer(tmp_path / "data", plans[0], 2, part=1).run()
    bot.write_text(text.format(-1))
    plans.append(SimulationPlan(Options("dartmoor"), 1, players=(player(f"{bot}:Own"),)))
    words = f"{bot}:Own has changed since these games were played; start a new folder"
    with pytest.raises(DatasetError, match=re.escape(words)):
        Writer(tmp_path / "data", plans[1], 4)


def test_one_run_at_a_time_writes(tmp_path: Path) -> None:
    writer = Writer(tmp_path, PLAN, 3, part=2)
    before = files(tmp_path)
    with locked(tmp_path):
        with pytest.raises(DatasetError, match="another run is writing to"):
            writer.run()
        with pytest.raises(DatasetError, match="another run is writing to"):
            Writer(tmp_path, PLAN, 9)
    assert files(tmp_path) == before
    assert writer.run() == simulate(PLAN, 3)


def test_who_comes_late_does_not_make_a_dataset_shorter(tmp_path: Path) -> None:
    short = Writer(tmp_path, PLAN, 3, part=4)
    whole = Writer(tmp_path, PLAN, 6).run()
    with pytest.raises(DatasetError, match="dataset of 6 games; it can grow, not shrink"):
        short.run()
    assert Writer(tmp_path, PLAN, 6).run() == whole


def test_a_dataset_does_not_shrink(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 5).run()
    with pytest.raises(DatasetError, match="dataset of 5 games; it can grow, not shrink"):
        Writer(tmp_path, PLAN, 4)


def test_another_version_of_the_program_goes_on(tmp_path: Path) -> None:
    """Only the versions of the rules and the bots matter."""
    Writer(tmp_path, PLAN, 2, part=1).run()
    manifest = json.loads((tmp_path / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps(manifest | {"spinney": "0.0.1"}))
    assert Writer(tmp_path, PLAN, 3).work() == [(2, 1)]


def test_slow_bots_have_small_parts(tmp_path: Path) -> None:
    parts = {}
    for bots in (("random",), ("random", "planner"), ("greedy", "search:sims=2")):
        plan = SimulationPlan(Options("forest"), 1, players=tuple(map(player, bots)))
        parts[bots[-1]] = Writer(tmp_path / bots[-1], plan, 1).manifest["part"]
    assert parts == {"random": 1000, "planner": 100, "search:sims=2": 10}


# -- reading ---------------------------------------------------------------------------------


def test_the_tables_have_the_columns_of_the_schema(tmp_path: Path) -> None:
    writer = Writer(tmp_path, PLAN, 2, ON_REQUEST)
    dataset = Dataset(tmp_path)
    for name, columns in TABLES.items():
        assert dataset.table(name).collect().schema == columns  # still empty
    writer.run()
    for name, columns in TABLES.items():
        assert pl.read_parquet(tmp_path / name / "*.parquet").schema == columns
        assert dataset.table(name).collect_schema() == columns
    assert dataset.manifest["schema"] == SCHEMA
    assert dataset.manifest["tables"] == list(TABLES)
    assert dataset.manifest["plan"]["options"] == PLAN.options.to_json()


def test_a_table_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 1).run()
    with pytest.raises(DatasetError, match="no table 'turns'; it has games, seats, species"):
        Dataset(tmp_path).turns()


@pytest.mark.parametrize(
    ("manifest", "words"),
    [
        (None, "is not a dataset: it has no dataset.json"),
        ('{"schema": 2, "tables": []}', "has schema 2; this program reads 1"),
        ('{"tables": []}', "dataset.json is damaged"),
        ('{"schema": 1}', "dataset.json is damaged"),
        ("{", "dataset.json is damaged"),
    ],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, manifest: str | None, words: str) -> None:
    if manifest is not None:
        (tmp_path / "dataset.json").write_text(manifest)
    with pytest.raises(DatasetError, match=re.escape(words)):
        Dataset(tmp_path)


@pytest.mark.parametrize(
    "wrong",
    [{"part": 0}, {"part": "2"}, {"tables": ["games"]}, {"games": None}, {"plan": {"seed": 1}}],
    ids=str,
)
def test_a_manifest_holds_all_it_should(tmp_path: Path, wrong: dict[str, Any]) -> None:
    manifest = Writer(tmp_path, PLAN, 2).manifest
    (tmp_path / "dataset.json").write_text(json.dumps(manifest | wrong))
    with pytest.raises(DatasetError, match=r"dataset\.json is damaged"):
        Dataset(tmp_path)
    with pytest.raises(DatasetError, match=r"dataset\.json is damaged"):
        Writer(tmp_path, PLAN, 2)


@pytest.mark.parametrize("table", ["games", "seats", "species"])
@pytest.mark.parametrize("keep", [0, 100, -100])
def test_a_damaged_file_is_named(tmp_path: Path, table: str, keep: int) -> None:
    Writer(tmp_path, PLAN, 4, part=2).run()
    file = part_file(tmp_path, table, 1)
    file.write_bytes(file.read_bytes()[:keep])
    words = re.escape(f"{file} is damaged; delete it")
    with pytest.raises(DatasetError, match=words):
        Dataset(tmp_path).rows()
    with pytest.raises(DatasetError, match=words), reading(tmp_path):
        Dataset(tmp_path).table(table).collect()
    if table != "species":  # the summary does not use it
        with pytest.raises(DatasetError, match=words):
            Writer(tmp_path, PLAN, 4).run()
    file.unlink()
    assert Writer(tmp_path, PLAN, 4).run() == simulate(PLAN, 4)
    assert Dataset(tmp_path).rows()["games"] == 4


def test_an_error_that_is_not_the_datasets_stays_what_it_is(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 1).run()
    with pytest.raises(pl.exceptions.ColumnNotFoundError), reading(tmp_path):
        Dataset(tmp_path).games().select("no such column").collect()


def test_a_part_with_too_few_games_is_noticed(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 4, part=2).run()
    for name in ("games", "seats"):
        file = part_file(tmp_path, name, 0)
        pl.read_parquet(file).filter(pl.col("game") == 0).write_parquet(file)
    with pytest.raises(DatasetError, match=r"games.part-00000\.parquet is damaged; delete it"):
        Writer(tmp_path, PLAN, 4).run()


def test_a_result_is_that_of_all_games(tmp_path: Path) -> None:
    writer = Writer(tmp_path, PLAN, 4, part=2)
    writer.run()
    part_file(tmp_path, "seats", 1).unlink()
    with pytest.raises(
        DatasetError, match="has 2 of 4 games; run the same command to play the rest"
    ):
        writer.result()


def test_a_part_is_whole_with_all_its_tables(tmp_path: Path) -> None:
    Writer(tmp_path, PLAN, 4, part=2).run()
    part_file(tmp_path, "species", 0).unlink()
    assert Dataset(tmp_path).rows()["games"] == 2
    assert Writer(tmp_path, PLAN, 4).work() == [(0, 2)]


def test_files_of_the_user_are_left_alone(tmp_path: Path) -> None:
    own = ["notes.tmp", "deep/er/x.tmp", "games/own.tmp", "games/part-00000 (copy).parquet"]
    left = ["dataset.json.a1.tmp", "games/part-00001.parquet.b2.tmp", "turns/part-3.parquet.c.tmp"]
    for name in (*own, *left):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("mine")
    assert Writer(tmp_path, PLAN, 3, part=2).run() == simulate(PLAN, 3)
    assert Dataset(tmp_path).rows()["games"] == 3
    there = files(tmp_path)
    assert {name: there.get(name) for name in own} == dict.fromkeys(own, b"mine")
    assert not there.keys() & set(left)


def documented() -> dict[str, dict[str, str]]:
    """The columns documented on the page, by table, with their types."""
    found: dict[str, dict[str, str]] = {}
    for title, section in re.findall(r"(?ms)^### `(\w+)`\n(.*?)(?=^##)", DOCS.read_text()):
        found[title] = dict(re.findall(r"(?m)^\| `(\w+)` \| `([^`]+)` \| .+ \|$", section))
    return found


def test_every_column_is_documented() -> None:
    assert documented() == {
        name: {column: str(kind) for column, kind in columns.items()}
        for name, columns in TABLES.items()
    }
    assert f"schema version {SCHEMA}" in DOCS.read_text()


# -- the command -----------------------------------------------------------------------------

COMMAND = ("simulate", "--game", "dartmoor", "--players", "3", "--seed", "21", "--jobs", "1")


def test_the_command_writes_what_it_sums_up(run: Run, tmp_path: Path) -> None:
    plain = run(*COMMAND, "--games", "5", "--json").json
    kept = run(*COMMAND, "--games", "5", "--out", "data", "--turns", "--json").json
    turns = kept["turns"]
    species = Dataset(tmp_path / "data").rows()["species"]
    tables = {"games": 5, "seats": 15, "species": species, "turns": turns}
    assert kept == plain | {"folder": "data", "tables": tables}
    text = run(*COMMAND, "--games", "5", "--out", "data", "--turns").out
    assert text == run(*COMMAND, "--games", "5").out + f"{'dataset':28} data\n"


def test_the_command_goes_on(run: Run, tmp_path: Path) -> None:
    run(*COMMAND, "--games", "3", "--out", "data", "--part", "2")
    grown = run(*COMMAND, "--games", "7", "--out", "data", "--json").json
    assert grown["digest"] == run(*COMMAND, "--games", "7", "--json").json["digest"]
    assert len(list((tmp_path / "data" / "games").iterdir())) == 4
    run(*COMMAND, "--games", "2", "--out", "data").failed("7 games", "grow, not shrink")
    run(*COMMAND, "--games", "8", "--out", "data", "--draft").failed("draft")
    run(*COMMAND, "--games", "8", "--out", "data", "--bot", "greedy").failed("another dataset")


def test_the_command_seats_a_mix_of_bots(run: Run, tmp_path: Path) -> None:
    mix = ("--bot", "greedy", "--bot", "random", "--games", "3")
    run(*COMMAND, *mix, "--out", "moving")
    run(*COMMAND, *mix, "--out", "fixed", "--fixed-seats")
    seats = [
        Dataset(tmp_path / name).seats().collect()["bot"].to_list() for name in ("moving", "fixed")
    ]
    assert seats[1] == ["greedy", "random", "greedy"] * 3
    assert Counter(seats[0]) == Counter(seats[1])
    assert seats[0] != seats[1]


def test_all_options_reach_the_games(run: Run, tmp_path: Path) -> None:
    options = ("--sets", "edge", "--players", "4", "--start", "3", "--draft", "--no-removal")
    run("simulate", *options, "--hidden-score", "--games", "1", "--out", "data")
    wanted = Options(
        "forest", 4, ("base", "edge"), 2, draft=True, no_removal=True, visible_score=False
    )
    assert Dataset(tmp_path / "data").manifest["plan"]["options"] == wanted.to_json()
    run("simulate", "--solo", "bats", "--medal", "gold", "--games", "1", "--out", "solo")
    wanted = Options("dartmoor", 1, solo="bats", medal="gold")
    assert Dataset(tmp_path / "solo").manifest["plan"]["options"] == wanted.to_json()


def test_what_belongs_to_a_dataset_needs_one(run: Run) -> None:
    for option in (("--turns",), ("--choices",), ("--part", "3")):
        ran = run("simulate", *option)
        assert ran.status == 2
        assert "--out" in ran.err


def test_a_dataset_needs_a_name(run: Run, tmp_path: Path) -> None:
    ran = run(*COMMAND, "--games", "1", "--out", "")
    assert ran.status == 2
    assert ran.err == "spinney: --out needs a folder name\n"
    assert not (tmp_path / "dataset.json").exists()
    assert run(*COMMAND, "--games", "1", "--out", ".").status == 0
    assert Dataset(tmp_path).rows()["games"] == 1


def test_the_command_says_what_keeps_it_from_writing(run: Run, tmp_path: Path) -> None:
    command = (*COMMAND, "--games", "2", "--out", "data")
    run(*command)
    with locked(tmp_path / "data"):
        run(*command).failed("another run is writing to data")
    file = part_file(tmp_path / "data", "seats", 0)
    file.write_bytes(file.read_bytes()[:-9])
    run(*command).failed("part-00000.parquet is damaged")
    (tmp_path / "data" / "dataset.json").write_text('{"schema": 1}')
    run(*command).failed("dataset.json is damaged")


@pytest.mark.parametrize("table", ["games", "seats", "species"])
def test_a_study_names_a_damaged_file(run: Run, tmp_path: Path, table: str) -> None:
    run(*COMMAND, "--games", "20", "--out", "data")
    file = part_file(tmp_path / "data", table, 0)
    file.write_bytes(file.read_bytes()[:-9])
    run("study", "dartmoor", "--from", "data").failed(f"{table}/part-00000.parquet is damaged")


@pytest.mark.parametrize("price", ["inf", "nan", "1e999"])
def test_a_price_is_a_number(run: Run, price: str) -> None:
    ran = run(*COMMAND, "--games", "1", "--price", price, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("spinney: --price")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("out", [(), ("--out", "data", "--part", "2")], ids=["sums", "dataset"])
def test_control_c_says_what_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, out: tuple[str, ...]
) -> None:
    command = (*COMMAND, "--games", "9", *out)
    with monkeypatch.context() as patched:
        patched.setattr("spinney.cli.worker_pools.ProcessPool", Stopping)
        ran = run(*command)
    assert ran.status == 130
    assert ran.err.splitlines()[-1] == (
        "spinney: stopped; 4 of 9 games are in data. Run the same command to resume"
        if out
        else "spinney: stopped; without --out nothing is saved"
    )
    assert run(*command, "--json").json["games"] == 9


def test_without_polars_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("spinney.lab.dataset")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "polars", None)
    assert run(*COMMAND, "--games", "1").status == 0
    run(*COMMAND, "--games", "1", "--out", "data").failed("Polars", "'spinney[lab]'")


def test_a_log_shows_life(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.cli.progress.LINE_EVERY", 0.0)
    run(*COMMAND, "--games", "2", "--out", "data", "--part", "1")
    ran = run(*COMMAND, "--games", "4", "--out", "data")
    lines = [re.sub(r"[\d.,]+ games/s", "R games/s", line) for line in ran.err.splitlines()]
    assert [line.rpartition(", ")[0] for line in lines] == [
        f"{done} of 4 games, R games/s" for done in (3, 4)
    ]
    assert lines[-1].endswith(", 0:00:00 left")
