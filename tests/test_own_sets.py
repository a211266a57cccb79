"""Sets of one's own: a folder with new effects, and a file that is only data."""

from __future__ import annotations

import json
import pickle
import random
import re
import shlex
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spinney.bots import NetworkBot, NoClock, make_bot
from spinney.bots.network import network_for
from spinney.cards.card_sets import MAX_FILE, CardSet, SetError, icons, load_set, parse_set
from spinney.cards.catalog import SETS, deck_of, shipped_deck
from spinney.cards.set_maker import MAX_PROBLEMS
from spinney.cards.vocabulary import FOREST
from spinney.engine import Game, GameError, Options, Record, Rng
from spinney.engine.audit import audit
from spinney.engine.core import actions as act
from spinney.engine.notation import read_forests, write_forests
from spinney.engine.observation import Observer
from spinney.lab.arena import Journal, Tournament, report
from spinney.lab.clock import TurnClock
from spinney.lab.study.groups import groups
from spinney.text import Words, words
from tests.commands import Run

ROOT = Path(__file__).parent.parent
EXAMPLE = resources.files("spinney.cards").joinpath("example.toml").read_text("utf-8")
SHORE = load_set(Path(__file__).parent / "data" / "shore")
COAST = parse_set(EXAMPLE)
OWN = {"a folder with two new effects": SHORE, "a file": COAST}
each_set = pytest.mark.parametrize("own", OWN.values(), ids=OWN)


def combinations() -> Iterator[tuple[str, ...]]:
    _, *more = SETS[FOREST]
    for bits in range(1 << len(more)):
        yield tuple(name for i, name in enumerate(more) if bits >> i & 1)


def options(own: CardSet, players: int = 2, sets: tuple[str, ...] = (), **more: Any) -> Options:
    return Options(FOREST, players, (*sets, own.key), added=(own,), **more)


def positions(chosen: Options, seed: int) -> Iterator[Game]:
    """Every position of a random game."""
    game, rng = Game.start_with(chosen, seed), random.Random(seed)
    while not game.over:
        yield game
        game.apply(rng.choice(game.legal()))
    yield game


# -- playing -------------------------------------------------------------------------------


@each_set
@pytest.mark.parametrize("sets", list(combinations()), ids=lambda sets: "+".join(sets) or "base")
def test_random_games_pass_the_audit(own: CardSet, sets: tuple[str, ...]) -> None:
    for players in range(2, 6):
        for i, game in enumerate(positions(options(own, players, sets), 10 * players)):
            if i % 12 == 0 or game.over:
                assert audit(game) == []
                assert all(0 <= action < game.action_space for action in game.legal())


def test_the_audited_games_lay_every_species_and_use_both_effects() -> None:
    laid: set[str] = set()
    used: set[str] = set()
    for seed in range(6):
        for game in positions(options(SHORE, 3), seed):
            if not game.over and game.prompt.cause is not None:
                used.add(str(game.prompt.cause.species))
        for p in range(3):
            for host in game.players[p].forest:
                laid.add(host.name)
                laid |= {d.half.species for slot in host.slots.values() for d in slot}
    assert {species.key for species in SHORE.species} <= laid
    assert {"dune_pine", "oystercatcher"} <= used


def test_more_than_256_cards_are_numbered() -> None:
    game = Game.start_with(options(SHORE, 2, SETS[FOREST]), 3)
    assert len(game.deck.cards) == 269 > act.CARDS
    assert game.action_space == act.ACTION_SPACE + 9 * 13
    seen = set()
    for seed in range(20):
        for position in positions(options(SHORE, 5, SETS[FOREST], no_removal=True), seed):
            seen |= {action for action in position.legal() if action >= act.ACTION_SPACE}
    kinds = {act.kind(action) for action in seen}
    assert kinds >= {act.TAKES, act.PICKS, act.LAYS, act.PLAYS}


@given(st.integers(0, act.space(act.MAX_CARDS) - 1))
def test_every_number_means_one_action(number: int) -> None:
    kind = act.kind(number)
    if kind == act.TAKES:
        assert act.take(act.taken(number)) == number
    elif kind == act.PICKS:
        assert act.pick(act.picked(number)) == number
    elif kind == act.LAYS:
        assert act.face_down(act.laid(number)) == number
    elif kind == act.PLAYS:
        assert act.play(act.half(number)) == number
    elif kind == act.PUTS:
        assert act.slot(act.place(number)) == number


@each_set
def test_games_without_the_set_stay_the_same(own: CardSet) -> None:
    """Knowing a set changes no deck, no card number and no layout."""
    plain = Options(FOREST, 2, SETS[FOREST], added=(own,))
    assert plain == Options(FOREST, 2, SETS[FOREST])
    assert plain.deck is shipped_deck(FOREST)
    shipped, larger = shipped_deck(FOREST), deck_of(FOREST, (own,))
    assert larger.cards[: len(shipped.cards)] == shipped.cards
    assert Observer(plain).size < Observer(options(own)).size


@each_set
def test_a_record_holds_the_set(own: CardSet) -> None:
    game = Game.start_with(options(own, 3), 5)
    rng = random.Random(5)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    data = json.loads(json.dumps(game.to_json()))
    again = Record.from_json(data).game()
    assert again.scores() == game.scores()
    assert again.options == game.options
    assert pickle.loads(pickle.dumps(game.options)) == game.options
    del data["options"]["added"][0]["species"]["oystercatcher"]
    with pytest.raises(GameError, match="added set"):
        Record.from_json(data)


@each_set
def test_forests_are_scored_from_their_notation(own: CardSet) -> None:
    *_, game = positions(options(own, 3), 8)
    data = json.loads(json.dumps(write_forests(game)))
    for brought, known in ((data, ()), ({**data, "added": []}, (own,))):
        forests = read_forests(brought, known)
        assert [forests.score_sheet(p).total for p in range(3)] == game.scores()
    with pytest.raises(GameError, match=r"unknown species|must be a list of"):
        read_forests({**data, "added": []})


def test_a_set_of_more_species_than_values_scores_the_last() -> None:
    """The printed games have seven butterflies; with an eighth, a set of eight is worth as much."""
    kinds = [s.key for s in options(SHORE, 2, SETS[FOREST]).box.species.values()
             if "butterfly" in s.tags]  # fmt: skip
    assert len(kinds) == 8
    for n, points in ((6, 35), (7, 55), (8, 55)):
        hosts = [{"card": "sapling", "top": [key]} for key in kinds[:n]]
        data = {"game": FOREST, "sets": ["shore", "alpine", "edge"], "players": [{"hosts": hosts}]}
        assert read_forests(data, (SHORE,)).score_sheet(0).total == points


@each_set
def test_observations_and_masks(own: CardSet) -> None:
    chosen = options(own, 3, ("alpine",))
    observer = Observer(chosen)
    for game in positions(chosen, 4):
        if game.over:
            break
        observer.see(game, game.actor)
        mask = observer.masks[: observer.actions]
        assert [a for a in range(len(mask)) if mask[a]] == sorted(game.legal())


# -- words ---------------------------------------------------------------------------------


@each_set
@pytest.mark.parametrize("language", Words.languages())
def test_everything_is_told(own: CardSet, language: str) -> None:
    lexicon = words(language, added=(own,))
    assert lexicon.set(own.key)
    for species in own.species:
        said = lexicon.card_text(species)
        assert all(part.strip() for part in said.parts)
        assert lexicon.name(FOREST, species.key)
    names = ("Ana", "Ben")
    game, rng = Game.start_with(options(own), 6), random.Random(6)
    while not game.over:
        assert lexicon.prompt(game, game.prompt)
        for action in game.legal():
            assert lexicon.action(game, action)
        for event in game.apply(rng.choice(game.legal())):
            lexicon.event(game, event, names, 0)
    for p in range(2):
        for line in game.score_sheet(p).lines:
            assert lexicon.reason(FOREST, line)


def test_an_effect_brings_its_words() -> None:
    texts = {
        language: words(language, added=(SHORE,)).card_text(SHORE.species[0]).effect
        for language in Words.languages()
    }
    assert texts["en"] == "Turn over 2 cards into the clearing"
    assert texts["de"] == "2 Karten in die Lichtung aufdecken"
    assert len(set(texts.values())) == 5


def test_a_name_without_forms_is_used_as_it_is() -> None:
    lexicon = words("en", added=(SHORE,))
    texts = {species.key: lexicon.card_text(species).points for species in SHORE.species}
    assert texts["sea_holly"] == "6 points if on Dune Pine"
    assert lexicon.name(FOREST, "sea_holly") == "Sea holly"  # no name at all


# -- bots ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [("planner", "greedy"), ("greedy", "random")])
def test_bots_play_it_sensibly(better: str, worse: str) -> None:
    tournament = Tournament(options(SHORE), (better, worse), 24, 7)
    journal = Journal(tournament)
    journal.run()
    (pair,) = report(journal)["pairs"]
    assert pair["win_rate"] > 0.75


@each_set
def test_a_study_gives_every_species_a_plan(own: CardSet) -> None:
    inside = options(own).box
    assert list(groups(inside)) == list(inside.species)


@pytest.mark.parametrize(
    ("bot", "other"),
    [
        ("network", "search:ms=300"),
        ("network:level=6", "search:sims=300"),
        ("network:level=4", "planner"),
        ("network:level=1", "greedy"),
    ],
)
def test_the_network_leaves_it_to_another_bot(bot: str, other: str) -> None:
    """With cards that it was not trained for, each level is played by a bot about as strong."""
    game = Game.start_with(options(COAST), 2)
    assert network_for(game.deck) is None
    assert network_for(game.deck, small=True) is None
    played = make_bot(bot)
    assert isinstance(played, NetworkBot)
    assert played.substitute().name == other
    view = game.view(game.actor)
    if "ms" in other:  # it thinks until the time is up
        assert played.decide(view, Rng(1), TurnClock(2).start(view.seat, 1)) in game.legal()
    else:
        choice = played.decide(view, Rng(1), NoClock())
        assert choice == make_bot(other).decide(view, Rng(1), NoClock())


@pytest.mark.parametrize("bot", ["network:level=5", "network:level=6", "network"])
def test_however_slow_the_machine_another_bot_takes_its_time_only(bot: str) -> None:
    class Slow:
        """A clock that goes on by a hundredth of a second whenever it is read."""

        now = 0.0

        def spent(self) -> float:
            self.now += 0.01
            return self.now

    game = Game.start_with(options(COAST), 2)
    clock = Slow()
    assert make_bot(bot).decide(game.view(game.actor), Rng(1), clock) in game.legal()
    assert 0.3 <= clock.now <= 0.35


# -- files ---------------------------------------------------------------------------------


def test_what_is_wrong_is_named_with_line_species_and_field() -> None:
    wrong = EXAMPLE.replace('["shrub", "coast"]', '["shrub", "cost"]').replace(
        "take_from_clearing", "take_from_the_clearing"
    )
    with pytest.raises(SetError) as caught:
        parse_set(wrong)
    lines = wrong.splitlines()
    tags = 1 + next(i for i, line in enumerate(lines) if '"cost"' in line)
    effect = 1 + next(i for i, line in enumerate(lines) if "take_from_the" in line)
    assert str(caught.value).splitlines() == [
        f"line {tags}: sea_buckthorn, tags: unknown word 'cost'; did you mean coast?",
        f"line {effect}: grey_seal, effect: unknown word 'take_from_the_clearing'; "
        "did you mean take_from_clearing?",
    ]


HOSTILE = {
    "empty": ("", "game: unknown word None"),
    "not TOML": ("key = ", "not TOML or JSON"),
    "a list": ("[1, 2]", "not TOML or JSON"),
    "huge": ("#" * (MAX_FILE + 1), "larger than"),
    "deep JSON": ('{"a":' * 5000 + "1" + "}" * 5000, "not TOML or JSON"),
    "no species": ('key = "a"\ngame = "forest"', "1 to 100 species"),
    "a taken key": (EXAMPLE.replace('key = "coast"', 'key = "alpine"'), "alpine exists already"),
    "a taken species": (EXAMPLE.replace("cockle", "wolf"), "wolf exists already"),
    "a key with a path": (EXAMPLE.replace('key = "coast"', 'key = "../x"'), "not a key"),
    "Fluent in a name": (EXAMPLE.replace('"Grey Seal"', '"{ $x }"'), "not a name"),
    "a newline in a name": (EXAMPLE.replace('"Grey Seal"', r'"a\nset-base = x"'), "not a name"),
    "HTML in a name": (EXAMPLE.replace('"Grey Seal"', '"<b>"'), "not a name"),
    "an unknown drawing": (EXAMPLE.replace('"beaver"', '"../x"'), "unknown word '../x'"),
    "an unknown field": (EXAMPLE.replace("cost = 2", "cots = 2"), "did you mean cost?"),
    "a missing field": (EXAMPLE.replace("cost = 2\n", ""), "cost is missing"),
    "too many copies": (EXAMPLE.replace("copies = 3", "copies = 4"), "copies of sea_buckthorn: 3"),
    "a number too large": (EXAMPLE.replace("draw = 1", "draw = 999"), "whole number from 0 to 200"),
    "nested too deeply": (
        EXAMPLE.replace(
            "{ draw = 1 }",
            "{ together = [" * 9 + "{ draw = 1 }" + ", { draw = 1 }] }" * 9,
        ),
        "nested too deeply",
    ),
    "a moor in the forest": (EXAMPLE.replace('place = "shrub"', 'place = "moor"'), "moor"),
    "code": (EXAMPLE.replace("{ draw = 1 }", '{ __import__ = "os" }'), "unknown word '__import__'"),
    "other sets": (
        EXAMPLE.replace("{ per = [{ cards = \"cockle\" }, 2] }", '{ sets = ["bird", [1]] }'),
        "sets only works with",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "why"), HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(SetError) as caught:
        deck_of(FOREST, (parse_set(text),))
    assert why in str(caught.value)
    for language in Words.languages():
        for problem in caught.value.problems:
            assert words(language).phrase(problem)


def paths(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield at
    for key, value in data.items() if isinstance(data, dict) else ():
        yield from paths(value, (*at, key))
    for i, value in enumerate(data) if isinstance(data, list) else ():
        yield from paths(value, (*at, i))


DATA = dict(COAST.data)
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.floats(), st.text(max_size=9),
    st.sampled_from(["tree", "side", "wolf", "draw", "coast", "cockle"]),
    st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.sampled_from(["draw", "per", "kinds", "cards", "en"]), st.integers()),
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([at for at in paths(DATA) if at]), ODD)
def test_a_mangled_file_is_read_or_refused(at: tuple[Any, ...], value: object) -> None:
    data = json.loads(json.dumps(DATA))
    part = data
    for key in at[:-1]:
        part = part[key]
    part[at[-1]] = value
    try:
        own = parse_set(json.dumps(data))
        chosen = Options(FOREST, 2, (own.key,), added=(own,))
    except (SetError, GameError):
        return
    for species in own.species:
        assert words("en", added=(own,)).card_text(species)
    game, rng = Game.start_with(chosen, 1), random.Random(1)
    for _ in range(30):
        if not game.over:
            game.apply(rng.choice(game.legal()))
    assert audit(game) == []


def test_sets_that_clash_are_refused_together() -> None:
    other = parse_set(EXAMPLE.replace('key = "coast"', 'key = "coast2"'))
    with pytest.raises(GameError, match="exists already"):
        Options(FOREST, 2, ("coast", "coast2"), added=(COAST, other))
    with pytest.raises(GameError, match="another game"):
        Options("dartmoor", 2, added=(COAST,))
    with pytest.raises(GameError, match="unknown set"):
        replace(options(COAST), added=())


def many(key: str, **species: Any) -> CardSet:
    """A set with many species of one kind."""
    made = {
        f"{key}_{i}": {"place": "top", "copies": 1, "cost": 0, "tags": ["bird"]} | species
        for i in range(50)
    }
    made |= {
        f"{key}_moss_{i}": {"place": "bottom", "copies": 10, "cost": 0, "tags": ["plant"]}
        for i in range(5)
    }
    deck = [f"{key}_{i}@oak/{key}_moss_{i % 5}@oak" for i in range(50)]
    data = {"key": key, "game": FOREST, "removed": [0] * 4, "deck": deck, "species": made}
    return parse_set(json.dumps(data))


def test_what_does_not_fit_together_is_refused() -> None:
    drawing = [many(key, permanent={"draw_when_played": "bird"}) for key in ("one", "two")]
    Options(FOREST, 2, ("one",), added=(drawing[0],))
    with pytest.raises(GameError, match="too many draw_when_played together: 108, at most 60"):
        Options(FOREST, 2, ("one", "two"), added=tuple(drawing))


def test_every_drawing_can_be_used() -> None:
    assert len(icons()) > 90


def test_the_vocabulary_of_the_guide_is_all_there_is() -> None:
    """The guide names every rule that a file can use, and no other."""
    from spinney.cards.reading import COUNTS, EFFECTS, PERMANENTS, POINTS

    page = (ROOT / "docs" / "own-sets.md").read_text("utf-8")
    named = set(re.findall(r"^\| `\{? ?([a-z_]+)", page, re.M))
    printed = set(EFFECTS) - {"flotsam", "beachcomb", "windfall"}
    assert named == {*COUNTS, *POINTS, *printed, *PERMANENTS} - {"flat"}


# -- commands ------------------------------------------------------------------------------


def test_the_guide_works(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of the guide, in order, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "own-sets.md").read_text("utf-8")
    commands = [
        line
        for block in re.findall(r"```sh\n(.*?)```", page, re.S)
        for line in block.splitlines()
        if line.startswith("spinney ") and "serve" not in line and " play " not in line
    ]
    assert len(commands) >= 5
    for command in commands:
        ran = run(*shlex.split(command)[1:])
        assert ran.status == 0, f"{command}: {ran.err}"
    assert "Oystercatcher" in run("set", "check", "coast.toml").out


def test_a_set_that_is_wrong_stops_every_command(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(EXAMPLE.replace("cost = 2", "cots = 2"), "utf-8")
    for command in (
        ("set", "check"),
        ("simulate", "--add"),
        ("arena", "greedy", "random", "--add"),
        ("score", "x.json", "--add"),
        ("study", "forest", "--add"),
        ("serve", "--add"),
    ):
        ran = run(*command, str(file))
        assert ran.status == 1
        assert "grey_seal, cots: unknown word 'cots'; did you mean cost?" in ran.err


UNKNOWN = "".join(f"k{number} = 1\n" for number in range(4000))


@pytest.mark.parametrize(
    "text",
    [
        'game = "forest"\n' + UNKNOWN,
        'game = "forest"\n' + "\n" * 20_000 + UNKNOWN,
        'game = "forest"\n[species.newt]\n' + UNKNOWN,
        ".".join("a" * 16_000) + " = 1",
        json.dumps({"game": "forest", **{f"k{number}": 1 for number in range(4000)}}),
    ],
    ids=["unknown fields", "many lines", "of a species", "dots", "JSON"],
)
def test_whatever_is_wrong_is_soon_told(text: str) -> None:
    """However much is wrong with a file, it takes no longer to say so than for a good one."""
    begin = process_time()
    with pytest.raises(SetError) as wrong:
        parse_set(text[:MAX_FILE])
    assert process_time() - begin < 1.5
    assert len(wrong.value.problems) <= MAX_PROBLEMS
