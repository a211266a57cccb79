"""Studies: correct numbers and intervals, and a complete, reproducible report."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterable
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import polars as pl
import pytest

import spinney.lab.study
from spinney.cards.card_sets import box
from spinney.cards.catalog import SPECIES
from spinney.engine import Options
from spinney.lab.dataset import Dataset, Writer
from spinney.lab.players import BOTS_VERSION, player
from spinney.lab.simulate import SimulationPlan
from spinney.lab.study import STUDIES, Cell, Data, Study, load
from spinney.lab.study.bonuses import earned, earned_by_species, one_more
from spinney.lab.study.data import VICTORY
from spinney.lab.study.dress import dressed
from spinney.lab.study.figures import FONTS
from spinney.lab.study.findings import CLOSE, RARELY, clear
from spinney.lab.study.groups import CAVE, groups
from spinney.lab.study.intervals import (
    Estimate,
    apart,
    estimate,
    explained,
    moments,
    rate,
    rates,
    ratios,
    slope,
    student,
)
from spinney.lab.study.length import after_second, winters
from spinney.lab.study.page import Figure, Findings, ReportTable
from spinney.lab.study.removal import missing, removed_by, table_scores
from spinney.lab.study.report import SECTIONS
from spinney.lab.study.report_context import ReportContext
from spinney.lab.study.scores import mean_scores, shares, spread
from spinney.lab.study.seats import shares as seat_shares
from spinney.lab.study.species_values import species_values
from spinney.lab.study.strategies import duels, followed, plans
from spinney.lab.study.unlike import DRAWN, HABITS, habit, laid, planner_field
from spinney.text import words
from tests.commands import Run

GAMES = 160


def tiny(kind: str) -> Study:
    """A study that takes a second or two: fast players, but results for every section."""
    two, three = Options(kind, 2), Options(kind, 3)
    return Study(
        kind,
        (
            Cell(two, ("random",), 1),
            Cell(three, ("random",), 0.25),
            Cell(Options(kind, 2, no_removal=True), ("random",), 0.25),
            Cell(two, ("greedy",), 0.1),
            Cell(three, ("random", "greedy"), 0.15),
        ),
    )


def played(study: Study, folder: Path) -> list[Path]:
    writers = study.writers(folder, GAMES, 5)
    for writer in writers:
        writer.run()
    return [writer.folder for writer in writers]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("studies")


@pytest.fixture(scope="module")
def folders(home: Path) -> dict[str, list[Path]]:
    return {kind: played(tiny(kind), home) for kind in STUDIES}


@pytest.fixture(scope="module")
def forest(folders: dict[str, list[Path]]) -> Data:
    return load("forest", folders["forest"])


@pytest.fixture
def tiny_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spinney.lab.study, "STUDIES", {kind: tiny(kind) for kind in STUDIES})


# -- the numbers ---------------------------------------------------------------------------


def by_game(rows: list[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    found = defaultdict(list)
    for row in rows:
        found[row["game"]].append(row)
    return found


def total(column: pl.Series) -> float:
    return float(sum(column.to_list()))


def cluster_error(pairs: list[tuple[float, float]]) -> float:
    """The standard error of a ratio of sums, clustered by game."""
    value = sum(y for y, _ in pairs) / sum(x for _, x in pairs)
    spread = sum((y - value * x) ** 2 for y, x in pairs)
    return sqrt(spread * len(pairs) / (len(pairs) - 1)) / sum(x for _, x in pairs)


@pytest.mark.parametrize("key", ["wolf", "linden", "gnat", "peacock_butterfly"])
def test_the_worth_of_a_species_is_what_counting_by_hand_gives(
    forest: Data, folders: dict[str, list[Path]], key: str
) -> None:
    dataset = Dataset(folders["forest"][0])
    laid = by_game(dataset.species().filter(pl.col("species") == key).collect().to_dicts())
    seats = by_game(dataset.seats().collect().to_dicts())
    rows = [row for game in laid.values() for row in game]
    points = sum(row["points"] for row in rows)
    plays = sum(row["laid"] for row in rows)
    cards = plays + sum(row["paid"] for row in rows)
    turns = sum(row["turns"] for row in rows)
    having = {(row["game"], row["seat"]) for row in rows}
    won = {True: [0.0, 0], False: [0.0, 0]}
    for row in (row for game in seats.values() for row in game):
        side = won[(row["game"], row["seat"]) in having]
        side[0] += row["victory"]
        side[1] += 1

    found = next(value for value in species_values(forest, forest.main) if value.key == key)
    assert found.plays == plays
    assert found.seats == pytest.approx(len(having) / (2 * GAMES))
    assert found.points["play"].value == pytest.approx(points / plays)
    assert found.points["card"].value == pytest.approx(points / cards)
    assert found.points["turn"].value == pytest.approx(points / turns)
    assert found.points["cost"].value == pytest.approx(points / (cards + 2 * turns))
    assert found.with_it.value == pytest.approx(won[True][0] / won[True][1])
    assert found.without == pytest.approx(won[False][0] / won[False][1])
    assert found.apart.value == pytest.approx(found.with_it.value - found.without)

    each = [
        (sum(row["points"] for row in game), float(sum(row["laid"] for row in game)))
        for game in laid.values()
    ]
    assert found.points["play"].error == pytest.approx(cluster_error(each))
    assert found.points["play"].games == len(laid)
    # A game's contribution to the difference, from the two sums of each side.
    pull = 0.0
    for game, at_table in seats.items():
        part = 0.0
        for row in at_table:
            has = (game, row["seat"]) in having
            mean = won[has][0] / won[has][1]
            part += (row["victory"] - mean) / won[has][1] * (1 if has else -1)
        pull += part**2
    assert found.apart.error == pytest.approx(sqrt(pull * GAMES / (GAMES - 1)))


def test_a_seats_strategy_is_the_plan_with_most_points(
    forest: Data, folders: dict[str, list[Path]]
) -> None:
    dataset = Dataset(folders["forest"][0])
    points: dict[tuple[int, int], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for row in dataset.species().collect().to_dicts():
        points[row["game"], row["seat"]][groups(box("forest"))[row["species"]]] += row["points"]
    scores = {}
    for row in dataset.seats().collect().to_dicts():
        points[row["game"], row["seat"]][CAVE] += row["points_cave"]
        scores[row["game"], row["seat"]] = row["score"]
    numbers = dict(forest.games_of(forest.main).select("id", "game").iter_rows())
    found = plans(forest, forest.main)
    assert len(found) == 2 * GAMES
    for row in found.to_dicts():
        seat = numbers[row["id"]], row["seat"]
        assert sum(points[seat].values()) == pytest.approx(scores[seat])
        ranked = sorted(points[seat].items(), key=lambda one: (-round(one[1], 6), one[0]))
        assert (row["first"], row["second"]) == (ranked[0][0], ranked[1][0])
        assert row["points"] == pytest.approx(ranked[0][1])
        assert row["pair"] == " ".join(sorted((row["first"], row["second"])))

    strategies = followed(found, "first")
    for one in strategies:
        rows = [row for row in found.to_dicts() if row["first"] == one.key]
        assert one.seats == pytest.approx(len(rows) / len(found))
        assert one.score.value == pytest.approx(np.mean([row["score"] for row in rows]))
        won = sum(row["victories"] for row in rows) / VICTORY
        assert one.victories.value == pytest.approx(won / len(rows))
        assert one.victories.low <= one.victories.value <= one.victories.high
    for (first, against), share in duels(found).items():
        other = duels(found)[against, first]
        assert share.value + other.value == pytest.approx(1)
        assert share.games == other.games


def test_seats_lengths_scores_and_bonuses_are_those_of_the_tables(
    forest: Data, folders: dict[str, list[Path]]
) -> None:
    dataset = Dataset(folders["forest"][0])
    seats, games = dataset.seats().collect(), dataset.games().collect()
    first = seats.filter(pl.col("order") == 0)["victory"]
    share, second = seat_shares(forest, forest.main)
    assert share.value == pytest.approx(total(first) / GAMES)
    assert share.games == GAMES
    assert share.value + second.value == pytest.approx(1)
    assert mean_scores(forest)[forest.main].value == pytest.approx(
        total(seats["score"]) / (2 * GAMES)
    )
    parts = spread(forest.seats, "score")[forest.main]
    assert parts["median"] in sorted(seats["score"])[GAMES - 1 : GAMES + 1]
    assert parts["most"] == seats["score"].max()
    middle = (games["winter_1"] / games["turns"]).median()
    assert winters(forest, forest.main)[0][1] == pytest.approx(middle)
    left = sorted(games["winter_3"].cast(int) - games["winter_2"].cast(int))
    assert after_second(forest, forest.main)["median"] in left[GAMES // 2 - 1 : GAMES // 2 + 1]
    asked = total(seats["bonus_asked"])
    assert earned(forest)[forest.main].value == pytest.approx(total(seats["bonus_earned"]) / asked)
    found = earned_by_species(forest, forest.main)
    assert len(found) > 2
    for key, share in found.items():
        rows = dataset.species().filter(pl.col("species") == key).collect()
        by_paying = total(rows["laid"]) - total(rows["free"])
        assert share.value == pytest.approx(total(rows["bonus"]) / by_paying)


def test_a_bonus_more_is_measured_within_the_table(
    forest: Data, folders: dict[str, list[Path]]
) -> None:
    """With two players it is the slope of the difference in points over that in bonuses."""
    tables = by_game(Dataset(folders["forest"][0]).seats().collect().to_dicts())
    dx = np.array([float(a["bonus_earned"]) - b["bonus_earned"] for a, b in tables.values()])
    dy = np.array([float(a["score"]) - b["score"] for a, b in tables.values()])
    found = one_more(forest, forest.main)
    assert found is not None
    assert found.value == pytest.approx(dx @ dy / (dx @ dx))


def test_bots_at_one_table_share_the_victory(forest: Data) -> None:
    mixed = next(number for number, field in enumerate(forest.fields) if not field.alike)
    assert forest.fields[mixed].bots == ("greedy", "random", "random")
    found = shares(forest, [mixed])
    assert found[mixed, "greedy"].value + 2 * found[mixed, "random"].value == pytest.approx(1)
    assert found[mixed, "greedy"].value > 0.9


def test_removed_cards_are_counted_by_plan(forest: Data, folders: dict[str, list[Path]]) -> None:
    games = Dataset(folders["forest"][0]).games().collect()
    counts = removed_by(forest, forest.main, groups(box("forest")))
    plan = groups(box("forest"))
    by_hand = [sum(plan[key] == "deer" for key in removed) for removed in games["removed"]]
    assert counts["deer"].to_list() == by_hand
    found = {one.key: one for one in missing(forest, forest.main)}
    assert found["deer"].mean == pytest.approx(np.mean(by_hand))
    fit = np.polyfit(by_hand, table_scores(forest, forest.main), 1)
    assert found["deer"].score.value == pytest.approx(fit[0])


# -- the intervals -------------------------------------------------------------------------

REPLICAS = 400


def tables(seed: int, games: int) -> pl.DataFrame:
    """Two-player games in which one seat wins and the other loses; both may have the species."""
    rng = np.random.default_rng(seed)
    size = REPLICAS * games
    luck = rng.normal(size=size)
    have = rng.random((size, 2)) < 0.4
    lead = luck + 0.5 * (have[:, 0].astype(float) - have[:, 1])
    won = np.where(lead > 0, 60, 0)
    return pl.DataFrame(
        {
            "replica": np.repeat(np.arange(REPLICAS), games),
            "seats": have.sum(1),
            "victories": won * have[:, 0] + (60 - won) * have[:, 1],
            "points": rng.poisson(5 * have.sum(1) + 3 * (luck > 0) * have.sum(1)),
        }
    )


def covered(truth: float, found: Iterable[Estimate]) -> float:
    inside = [one.low <= truth <= one.high for one in found]
    return sum(inside) / len(inside)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """400 samples of 60 games; the true values come from a million games."""
    few, many = tables(1, 60), tables(2, 2500)
    having = pl.col("seats") > 0
    few_having, many_having = few.filter(having), many.filter(having)

    mean = total(many_having["points"]) / total(many_having["seats"])
    found = ratios(few_having, "replica", "points", "seats")
    assert 0.92 < covered(mean, found.values()) < 0.98

    share = total(many_having["victories"]) / total(many_having["seats"]) / VICTORY
    found = rates(few_having, "replica", "victories", "seats", VICTORY)
    assert 0.92 < covered(share, found.values()) < 0.98

    rest = (len(many) - total(many["victories"]) / VICTORY) / (2 * len(many) - total(many["seats"]))
    rows = few_having.group_by("replica").agg(moments("victories", "seats")).to_dicts()
    apart_from = [apart(row, 60, 120, VICTORY) for row in rows]
    assert 0.92 < covered(share - rest, apart_from) < 0.98


def test_slopes_hold_the_truth_where_the_spread_grows() -> None:
    rng = np.random.default_rng(3)
    found = []
    for _ in range(REPLICAS):
        x = rng.integers(0, 6, 80).astype(float)
        one = slope(x, 2 * x + (1 + x) * rng.normal(size=80))
        assert one is not None
        found.append(one)
    assert 0.91 < covered(2, found) < 0.98


def test_the_share_explained_is_adjusted_for_the_number_of_causes() -> None:
    rng = np.random.default_rng(4)
    x = rng.normal(size=(2000, 20))
    x[:, 19] = -x[:, :19].sum(1)  # like counts that add up to a constant
    noise = rng.normal(size=2000)
    nothing = explained(x, noise)
    half = explained(x, x[:, 0] + noise)
    assert nothing is not None
    assert half is not None
    assert nothing.low < 0 < nothing.high
    assert half.low < 0.5 < half.high
    assert half.high - half.low < 0.1
    assert explained(x[:50], noise[:50]) is None


def test_known_values() -> None:
    assert [round(student(n), 2) for n in (10, 30, 1000)] == [2.23, 2.04, 1.96]
    assert rate(0, 20).low == 0
    assert 0.1 < rate(0, 20).high < 0.2
    difference = estimate(5, 3, 50) - estimate(1, 4, 90)
    assert (difference.value, difference.error, difference.games) == (4, 5, 50)
    assert estimate(5, 2, 50).clear_of(0)
    assert not estimate(5, 2, 50).clear_of(0, among=100)


def test_a_rate_that_is_always_won_has_an_interval_too() -> None:
    frame = pl.DataFrame({"key": ["a"] * 30, "won": [60] * 30, "seats": [1] * 30})
    found = rates(frame, "key", "won", "seats", VICTORY)["a"]
    assert (found.value, found.high) == (1, 1)
    assert 0.8 < found.low < 0.95


def sides(won: int, having: int, games: int = 1000) -> Estimate:
    """In some five-player games the first seat has something, and some of those seats win."""
    each = pl.DataFrame(
        {
            "victories": [VICTORY] * won + [0] * (having - won),
            "seats": [1] * having,
        }
    )
    return apart(
        each.select(moments("victories", "seats")).to_dicts()[0], games, 5 * games, VICTORY
    )


def test_seats_that_never_win_are_not_surely_worse() -> None:
    """Ten seats with a fair share of a fifth win nothing with a chance of one in ten."""
    never = sides(0, 10)
    assert never.value == pytest.approx(-1000 / 4990)
    assert never.low < -0.2
    assert never.high > 0
    assert not never.clear_of(0)
    always = sides(10, 10)
    assert always.low < 0.6 < always.value
    assert always.high - always.value < 0.05
    # With 30 seats it is clear, but not as one of a hundred such numbers.
    assert sides(0, 30).clear_of(0)
    assert not sides(0, 30).clear_of(0, among=100)
    assert sides(0, 300).clear_of(0, among=100)


def test_the_few_seats_without_something_have_an_interval_too() -> None:
    """All but ten of 2000 seats have it, and none of the ten wins."""
    each = pl.DataFrame({"victories": [VICTORY] * 1000, "seats": [1] * 10 + [2] * 990})
    found = apart(each.select(moments("victories", "seats")).to_dicts()[0], 1000, 2000, VICTORY)
    assert found.value == pytest.approx(1000 / 1990)
    assert found.low < 0.3
    assert found.high < 0.6


def test_a_share_of_nothing_is_shown_with_its_interval(forest: Data) -> None:
    context = ReportContext(words("en"), forest)
    assert context.cell(rate(0, 20), context.percent).remark == "0% to 16%"
    assert context.cell(estimate(3, 0, 20), context.count(0)).remark == ""


def test_too_few_games_have_no_interval() -> None:
    frame = pl.DataFrame({"key": ["a"] * 9, "points": range(9), "plays": [1] * 9})
    assert ratios(frame, "key", "points", "plays") == {}


# -- plans and fields ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", STUDIES)
def test_every_species_has_a_plan(kind: str) -> None:
    assert list(groups(box(kind))) == list(SPECIES[kind])


@pytest.mark.parametrize(
    ("kind", "key", "plan"),
    [
        ("forest", "wolf", "deer"),  # it counts deer
        ("forest", "lynx", "deer"),  # it counts roe deer
        ("forest", "red_fox", "european_hare"),  # it counts hares, as several species do
        ("forest", "mountain_hare", "european_hare"),
        ("forest", "squeaker_edge", "squeaker"),
        ("forest", "peacock_butterfly", "butterfly"),  # rarer than insects
        ("forest", "red_deer", "deer"),  # it counts two things
        ("forest", "european_wildcat", "pawed"),  # it counts a set, which is not a type
        ("forest", "bearded_vulture", "cave"),
        ("dartmoor", "dartmoor_pony", "moor"),
        ("dartmoor", "buzzard", "mouse"),
    ],
)
def test_a_species_belongs_to_what_it_counts(kind: str, key: str, plan: str) -> None:
    assert groups(box(kind))[key] == plan


def test_series_differ_in_one_thing_only(forest: Data) -> None:
    fields = forest.fields
    assert [fields[number].players for number in forest.series("players")] == [2, 3]
    assert [fields[number].bots[0] for number in forest.series("bots")] == ["greedy", "random"]
    assert [fields[number].no_removal for number in forest.series("no_removal")] == [False, True]
    assert forest.series("sets") == []
    assert fields[forest.main].bots == ("random",)
    assert forest.sizes == [160, 40, 40, 20, 24]


def test_a_game_that_is_there_twice_counts_once(
    forest: Data, folders: dict[str, list[Path]]
) -> None:
    twice = load("forest", folders["forest"] * 2)
    assert twice.games.drop("id").equals(forest.games.drop("id"))
    assert twice.seats.equals(forest.seats)
    assert twice.species_of(0).height == forest.species_of(0).height


def changed(source: Path, target: Path, change: dict[str, Any], **plan: Any) -> Path:
    """A copy of a dataset with a changed manifest."""
    shutil.copytree(source, target)
    manifest = target / "dataset.json"
    data = json.loads(manifest.read_text("utf-8"))
    data["plan"] |= plan
    manifest.write_text(json.dumps(data | change), "utf-8")
    return target


def test_versions_of_a_bot_are_different_bots(
    folders: dict[str, list[Path]], tmp_path: Path
) -> None:
    ours = folders["forest"][3:]  # greedy alone, and with random
    other = [
        changed(folder, tmp_path / folder.name, {}, versions=["0123456789", BOTS_VERSION][:bots])
        for bots, folder in enumerate(ours, 1)
    ]
    manifest = json.loads((other[1] / "dataset.json").read_text("utf-8"))
    assert manifest["plan"]["players"] == ["random", "greedy"]
    found = load("forest", [*ours, *other])
    assert [field.bots for field in found.fields] == [
        (f"greedy ({BOTS_VERSION})",),
        (f"greedy ({BOTS_VERSION})", f"random ({BOTS_VERSION})", f"random ({BOTS_VERSION})"),
        ("greedy (01234567)",),
        (f"greedy ({BOTS_VERSION})", "random (01234567)", "random (01234567)"),
    ]
    assert found.sizes == [20, 24, 20, 24]
    assert found.series("bots") == [2, 0]
    assert set(found.seats_of(3)["bot"]) == {f"greedy ({BOTS_VERSION})", "random (01234567)"}
    # With only one version, it is not shown.
    assert load("forest", other[:1]).fields[0].bots == ("greedy",)


def test_decks_are_kept_apart_and_told(folders: dict[str, list[Path]], tmp_path: Path) -> None:
    ours = folders["forest"][3]
    found = load("forest", [ours, changed(ours, tmp_path / "own", {}, deck="abcd")])
    assert found.sizes == [20, 20]
    told = [ReportContext(words("en"), found).field(field) for field in found.fields]
    assert told == ["2 players, Base set, greedy", "2 players, Base set, greedy, deck abcd"]


# -- the report ----------------------------------------------------------------------------


class Tags(HTMLParser):
    """Tracks open tags and collects ids and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.addresses += [str(given[name]) for name in ("src", "href") if name in given]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(folder: Path, language: str) -> str:
    """Check that the page is well formed, self-contained and shows all its figures."""
    text = (folder / "index.html").read_text("utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert len(set(tags.ids)) == len(tags.ids)
    assert all(address.startswith("#") for address in tags.addresses)
    assert {address[1:] for address in tags.addresses} == {*SECTIONS, "method"}
    assert f'<html lang="{language}">' in text
    pictures = sorted(file.stem for file in (folder / "figures").glob("*.svg"))
    assert len(pictures) >= 12
    assert set(pictures) <= set(tags.ids)
    for file in (folder / "figures").glob("*.svg"):
        assert ElementTree.parse(file).getroot().tag.endswith("svg")
        # Drawn in colours that change in dark mode.
        drawing = file.read_text("utf-8").split("</style>", 1)[1]
        assert "var(--ink)" in drawing
        assert "#1d2822" not in drawing
        # In fonts that other programs know, too.
        assert "var(--sans)" not in drawing
        assert FONTS in drawing
    return text


@pytest.mark.usefixtures("tiny_studies")
@pytest.mark.parametrize(
    ("kind", "language", "words"),
    [
        ("forest", "en", ["Great Spotted Woodpecker", "The first seat", "What players say"]),
        ("dartmoor", "de", ["Dartmoor-Pony", "Der erste Platz", "95-%-Intervall"]),
    ],
)
def test_a_study_from_the_first_game_to_the_page(
    run: Run, home: Path, folders: dict[str, list[Path]], kind: str, language: str, words: list[str]
) -> None:
    arguments = ["study", kind, "--games", GAMES, "--seed", 5, "--data", home, "--out", "report"]
    done = run("--language", language, *arguments)
    assert (done.status, done.err) == (0, "")
    assert str(Path("report/index.html")) in done.out
    text = check_page(Path("report"), language)
    assert [word for word in words if word not in text] == []
    assert not re.search(r"\bnan\b", text)

    # The same data gives the same bytes, however it is loaded.
    again = run("--language", language, "study", kind, "--out", "again",
                *(part for folder in folders[kind] for part in ("--from", folder)))  # fmt: skip
    assert again.status == 0
    assert text == Path("again/index.html").read_text("utf-8")
    for file in Path("report/figures").iterdir():
        assert file.read_bytes() == (Path("again/figures") / file.name).read_bytes()


@pytest.mark.usefixtures("tiny_studies")
def test_a_study_of_a_few_games_says_what_it_can(run: Run) -> None:
    for bots in (("random",), ("random", "greedy")):
        plan = SimulationPlan(Options("dartmoor", 4), 3, players=tuple(player(bot) for bot in bots))
        Writer("-".join(bots), plan, 5).run()
    done = run("study", "dartmoor", "--from", "random", "--from", "random-greedy")
    assert done.status == 0, done.err
    text = Path("study-dartmoor/index.html").read_text("utf-8")
    assert all(f'<section id="{key}"' in text for key in SECTIONS)


@pytest.mark.usefixtures("tiny_studies")
def test_an_interrupted_study_goes_on_where_it_was(
    run: Run, monkeypatch: pytest.MonkeyPatch, forest: Data
) -> None:
    ran: list[int] = []
    whole = Writer.run

    def run_twice(self: Writer, *args: Any, **options: Any) -> Any:
        ran.append(self.kept)
        if len(ran) == 3:
            raise KeyboardInterrupt
        return whole(self, *args, **options)

    monkeypatch.setattr(Writer, "run", run_twice)
    monkeypatch.setattr(spinney.lab.study, "write", lambda _, folder: folder)
    monkeypatch.setattr(spinney.lab.study, "report", lambda *_: None)
    arguments = "study", "forest", "--games", GAMES, "--seed", 5, "--data", "data", "--jobs", 1
    stopped = run(*arguments)
    assert stopped.status == 130
    assert "are in data" in stopped.err

    ran[:] = [0] * 3
    assert run(*arguments).status == 0
    assert ran[3:] == [160, 40, 0, 0, 0]
    found = load("forest", sorted(Path("data/forest-5-160").iterdir()))
    assert found.games.equals(forest.games)


@pytest.mark.usefixtures("tiny_studies")
def test_one_game_is_told_as_one(run: Run) -> None:
    Writer("one", SimulationPlan(Options("forest", start=1), 3), 1).run()
    done = run("study", "forest", "--from", "one")
    assert done.out.startswith("1 game, ")
    text = Path("study-forest/index.html").read_text("utf-8")
    assert "What 1 game of bots, with 2 scores, says about" in text
    assert "by lot" not in text
    assert re.search(r"The median is \d+ turns \(2 players\)", text)
    assert "The median ranges from" not in text


def test_the_best_species_are_those_laid_often_and_the_report_says_so(forest: Data) -> None:
    section = SECTIONS["worth"](ReportContext(words("en"), forest))
    picture = next(part for part in section.parts if isinstance(part, Figure))
    assert "Species laid in fewer than 100 games are left out." in picture.read


@pytest.mark.usefixtures("tiny_studies")
def test_solo_games_are_left_out_and_named(run: Run, folders: dict[str, list[Path]]) -> None:
    Writer("solo", SimulationPlan(Options("dartmoor", 1, solo="birds"), 1), 2).run()
    run("study", "dartmoor", "--from", "solo").failed("only solo games of dartmoor in solo")
    done = run("study", "dartmoor", "--from", "solo", "--from", folders["dartmoor"][3])
    assert (done.status, done.err) == (0, "spinney: solo games are left out: solo\n")


# -- errors --------------------------------------------------------------------------------


def test_games_by_other_rules_are_not_mixed(
    run: Run, folders: dict[str, list[Path]], tmp_path: Path
) -> None:
    ours = folders["forest"][3]
    other = changed(ours, tmp_path / "other", {"rules_version": 99})
    run("study", "forest", "--from", ours, "--from", other).failed("under rules version 99")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("--games", 5), "--games"),
        (("--seed", 0), "--seed"),
        (("--jobs", 1, "--price", 2), "--jobs, --price"),
        (("--ray", "auto", "--data", "there"), "--ray, --data"),
    ],
)
def test_games_that_are_read_are_not_played(
    run: Run, folders: dict[str, list[Path]], options: tuple[str | int, ...], named: str
) -> None:
    run("study", "forest", "--from", folders["forest"][3], *options).failed(
        f"can't be combined with {named}\n"
    )


def test_what_cannot_be_studied_is_one_clear_line(
    run: Run, folders: dict[str, list[Path]], tmp_path: Path
) -> None:
    run("study", "chess").failed("unknown game 'chess'")
    run("study", "forest", "--from", tmp_path).failed("no dataset")
    run("study", "dartmoor", "--from", folders["forest"][0]).failed("no games of dartmoor in")
    empty = Writer(tmp_path / "empty", SimulationPlan(Options("forest"), 1), 10)
    run("study", "forest", "--from", empty.folder).failed("no games of forest in")
    manifest = empty.folder / "dataset.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {"schema": 99}))
    run("study", "forest", "--from", empty.folder).failed("schema 99")
    (tmp_path / "file").write_text("")
    run("study", "forest", "--from", folders["forest"][3], "--out", tmp_path / "file").failed(
        "file"
    )


@pytest.mark.parametrize("package", ["polars", "matplotlib"])
def test_the_extra_is_named_where_it_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    monkeypatch.delitem(sys.modules, "spinney.lab.study")
    monkeypatch.setitem(sys.modules, package, None)
    run("study", "forest").failed("pip install 'spinney[lab]'")


def test_the_shipped_studies_ask_for_what_there_is() -> None:
    """Every cell has its own folder and seed, and a valid plan."""
    for study in STUDIES.values():
        names = [cell.name for cell in study.cells]
        assert len(set(names)) == len(names)
        assert {cell.plan(1).options.game for cell in study.cells} == {study.kind}
        assert set(study.sections) == set(SECTIONS)
        players = {cell.options.players for cell in study.cells}
        assert players == {2, 3, 4, 5}
        assert any(cell.options.no_removal for cell in study.cells)
        assert any(len(cell.bots) > 1 for cell in study.cells)


# -- findings ------------------------------------------------------------------------------


def test_a_mark_needs_a_clear_interval() -> None:
    assert clear(estimate(0.6, 0.01, 1000), 0.5) is True
    assert clear(estimate(0.4, 0.01, 1000), 0.5) is False
    assert clear(estimate(0.4, 0.01, 1000), 0.5, above=False) is True
    assert clear(estimate(0.51, 0.01, 1000), 0.5) == CLOSE
    assert clear(None, 0.5) == RARELY


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Data:
    """Games of greedy, and of the planner at the same tables."""
    home = tmp_path_factory.mktemp("compared")
    for bot, games in (("greedy", 24), ("planner", 12)):
        plan = SimulationPlan(Options("forest", 2), 3, players=(player(bot),))
        Writer(home / bot, plan, games).run()
    return load("forest", sorted(home.iterdir()))


def test_a_strong_player_is_compared_with_the_planner(compared: Data) -> None:
    planner = planner_field(compared)
    assert planner is not None
    assert (compared.fields[planner].bots, compared.sizes[planner]) == (("planner",), 12)
    seats, species = compared.seats_of(planner), compared.species_of(planner)
    taken = total(seats["drawn_clearing"])
    for up, down, mean in (
        (pl.col("turns"), pl.lit(1), total(seats["turns"]) / 24),
        (pl.col("drawn_clearing"), DRAWN, taken / (taken + total(seats["drawn_deck"]))),
    ):
        found = habit(compared, planner, up, down)
        assert found is not None
        assert found.value == pytest.approx(mean)
        assert found.low < mean < found.high
    shares = laid(compared, planner)
    for key in ("wolf", "mole", "linden"):
        assert shares[key].value == len(species.filter(pl.col("species") == key)) / 24
        assert 0 <= shares[key].low < shares[key].value < shares[key].high <= 1

    section = SECTIONS["unlike"](ReportContext(words("en"), compared))
    habits, table = (part for part in section.parts if isinstance(part, ReportTable))
    assert len(habits.rows) == len(HABITS)
    assert list(table.columns) == ["Species", "greedy", "planner", "Difference"]
    assert len(table.rows) > 40


def test_an_occurrence_has_the_error_that_counting_by_game_gives(compared: Data) -> None:
    planner = planner_field(compared)
    assert planner is not None
    rows = compared.species_of(planner).filter(pl.col("species") == "wolf")
    times = [
        rows.filter(pl.col("id") == number).height for number in compared.games_of(planner)["id"]
    ]
    by_hand = cluster_error([(each, 2) for each in times])
    assert laid(compared, planner)["wolf"].error == pytest.approx(by_hand)


def test_a_finding_that_cannot_be_tested_says_why(compared: Data) -> None:
    [part] = SECTIONS["findings"](ReportContext(words("en"), compared)).parts
    assert isinstance(part, Findings)
    marks = [mark for finding in part.found for mark in finding.marks]
    assert all(bool(mark.why) == (mark.holds is None) for mark in marks)
    unplayed = {mark.why for mark in marks if mark.bot == "search"}
    assert unplayed == {"no games of it at such tables"}


def test_drawings_come_from_the_client(tmp_path: Path) -> None:
    (tmp_path / "sprite-1.svg").write_text(
        '<svg><symbol id="g-wolf-howl"><path/></symbol><symbol id="x"/></svg>', "utf-8"
    )
    dress = dressed(box("forest"), tmp_path)
    assert dress.drawing("wolf").count('href="#g-wolf-howl"') == 1
    assert dress.drawing("mole") == dress.fonts == ""
    assert dress.sprite.count("<symbol") == 1
