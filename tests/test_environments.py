"""The environments keep the promises of PettingZoo and Gymnasium, and our own."""

from __future__ import annotations

import copy
import math
import pickle
import random
import re
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import NormalizeObservation, RecordEpisodeStatistics
from pettingzoo.test import api_test, performance_benchmark, seed_test

from spinney.bots import Clock, make_bot
from spinney.engine import ACTION_SPACE, Action, Game, IllegalActionError, Rng, View
from spinney.engine.observation import Observer
from spinney.engine.solo import MEDALS
from spinney.lab.environments import AgainstBots, FeatureMap, ManyTables, TableEnv, env, rewards

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"

TABLES: list[dict[str, Any]] = [
    {"game": "forest", "players": 2},
    {"game": "forest", "players": 5, "sets": ("alpine", "edge"), "observation": "dict"},
    {"game": "forest", "players": 3, "draft": True, "reward": "gain"},
    {"game": "dartmoor", "players": 2, "observation": "dict", "reward": "score"},
    {"game": "dartmoor", "players": 4, "visible_score": False},
]


def legal(mask: np.ndarray[Any, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(mask)]


def shown(table: TableEnv) -> dict[str, Any]:
    """The observation of the agent to choose."""
    return table.observe(table.agent_selection)


def play_at_random(table: Any, seed: int) -> list[Any]:
    """Play a whole game; returns each agent's rewards and the final infos."""
    rng = random.Random(seed)
    given: dict[str, float] = dict.fromkeys(table.possible_agents, 0.0)
    infos: dict[str, Any] = {}
    for agent in table.agent_iter():
        seen, reward, over, truncated, info = table.last()
        given[agent] += reward
        assert not truncated
        if over:
            infos[agent] = info
        table.step(None if over else rng.choice(legal(seen["action_mask"])))
    return [given, infos]


# -- PettingZoo ----------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_is_content(table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # An observation with its mask is a dictionary.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.simplefilter("error", append=True)
        api_test(env(**table), num_cycles=100)
    seed_test(lambda: env(**table), num_cycles=100)


def test_a_table_is_drawn_as_text() -> None:
    table = env("dartmoor", players=3, render_mode="ansi", visible_score=False)
    table.reset(seed=2)
    rng = random.Random(2)
    while not table.game.over:
        text = str(table.render())
        assert f"player_{table.game.actor} to choose" in text
        assert text.count(" points") == text.count("? points") == 3
        for card in table.game.clearing:
            assert card.halves[0].species in text
        table.step(rng.choice(table.game.legal()))
    for seat, points in enumerate(table.game.scores()):
        assert f"player_{seat}: {points} points" in str(table.render())
    assert env("forest").render() is None
    with pytest.raises(ValueError, match="no render mode 'human'"):
        AgainstBots(render_mode="human")


def test_pettingzoo_measures_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 10**6, 2))  # two seconds pass each time it is read
    monkeypatch.setattr(time, "time", lambda: next(clock))
    performance_benchmark(env("forest", players=3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES)
def test_a_mask_is_what_is_legal(table: dict[str, Any]) -> None:
    zoo = env(**table)
    zoo.reset(seed=5)
    rng = random.Random(5)
    for _ in range(60):
        for agent in zoo.agents:
            actions = zoo.game.legal() if agent == zoo.agent_selection else []
            assert legal(zoo.observe(agent)["action_mask"]) == sorted(actions)
        assert zoo.agents.index(zoo.agent_selection) == zoo.game.actor
        zoo.step(rng.choice(zoo.game.legal()))


def test_the_state_is_what_all_seats_know() -> None:
    table = env("forest", players=3)
    table.reset(seed=3)
    rng = random.Random(3)
    for _ in range(60):
        state = table.state()
        assert state in table.state_space
        seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
        assert (state == np.stack(seen)).all()
        table.step(rng.choice(legal(shown(table)["action_mask"])))
    assert (table.state() != state).any()


def test_a_dictionary_holds_the_parts_of_the_vector() -> None:
    flat, parts = env("dartmoor", players=3), env("dartmoor", players=3, observation="dict")
    flat.reset(seed=3)
    parts.reset(seed=3)
    feature_map = FeatureMap.of("dartmoor")
    for _ in range(40):
        whole, named = shown(flat)["observation"], shown(parts)["observation"]
        assert whole.shape == (feature_map.size,)
        for name, part in feature_map.parts(whole).items():
            assert np.array_equal(part, named[name])
        total = sum(part.size for part in named.values())
        assert total == feature_map.size
        action = flat.game.legal()[-1]
        flat.step(action)
        parts.step(action)


def test_an_observation_stays_as_it_was() -> None:
    zoo = env("forest")
    zoo.reset(seed=1)
    seen = shown(zoo)
    before = seen["observation"].copy(), seen["action_mask"].copy()
    for _ in range(10):
        zoo.step(zoo.game.legal()[0])
        zoo.last()
    assert np.array_equal(before[0], seen["observation"])
    assert np.array_equal(before[1], seen["action_mask"])
    seen["observation"][0] = 7  # learners may change it


def test_the_space_has_room_for_extra_turns_that_add_up() -> None:
    """A Mole lays three Jays: the first extra turn has started, two more are to come."""
    jays = [f"eurasian_jay@{symbol}" for symbol in ("birch", "horse_chestnut", "sycamore")]
    trees = [{"card": "sycamore"}] * 4
    game = Game.arranged("forest", hand=["mole@oak", *jays, *["birch"] * 5], forest=trees)
    game.play("mole@oak", (1, "bottom"), ["birch", "birch"])
    for host, jay in enumerate(jays, 1):
        game.play(jay, (host, "top"), ["birch"])
    use = Action("use").number
    while game.prompt.kind != "turn":
        game.push(use if game.offers(use) else game.legal()[0])
    zoo = env("forest", sets=game.options.sets)
    zoo.reset(seed=1)
    zoo._game = game
    seen = zoo.observe("player_0")
    assert FeatureMap.of("forest").parts(seen["observation"])["extra_turns"].tolist() == [2]
    assert seen in zoo.observation_space("player_0")


@pytest.mark.parametrize("reward", ["win", "score", "gain"])
@pytest.mark.parametrize("players", [2, 3])
def test_all_agents_are_paid_at_the_end(reward: str, players: int) -> None:
    zoo = env("forest", players=players, reward=reward)
    for seed in range(3):
        zoo.reset(seed=seed)
        given, infos = play_at_random(zoo, seed)
        scores = zoo.game.scores()
        expected = rewards("win" if reward == "win" else "score", scores)
        assert list(given.values()) == pytest.approx(expected)
        assert sum(given.values()) == pytest.approx(0)
        assert infos == {agent: {"scores": scores} for agent in zoo.possible_agents}
        assert zoo.agents == []


def test_a_victory_is_shared() -> None:
    assert rewards("win", [80, 120]) == [-1, 1]
    assert rewards("win", [120, 120]) == [0, 0]
    assert rewards("win", [9, 7, 9]) == [0.25, -0.5, 0.25]
    assert rewards("win", [1, 2, 3, 4]) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    assert rewards("score", [50, 100, 0]) == [0, 0.75, -0.75]


def test_seeds_name_games() -> None:
    zoo = env("forest")

    def deals(seed: int | None) -> list[Any]:
        found = []
        for number in range(3):
            zoo.reset(seed=seed if number == 0 else None)
            found.append(zoo.game.to_json())
        return found

    first = deals(8)
    assert first == deals(8) != deals(9)
    assert first[0] != first[1] != first[2]
    assert deals(None) != deals(None)


def test_an_illegal_action_is_an_error_or_loses() -> None:
    zoo = env("forest", players=3)
    zoo.reset(seed=1)
    before = zoo.game.to_json()
    for wrong in (-1, ACTION_SPACE, 5):
        with pytest.raises(IllegalActionError, match=f"action {wrong} is not legal"):
            zoo.step(wrong)
    assert zoo.game.to_json() == before
    zoo = env("forest", players=3, illegal="lose")
    zoo.reset(seed=1)
    loser = zoo.agent_selection
    zoo.step(5)
    assert all(zoo.terminations.values())
    assert zoo.rewards == {agent: -1.0 * (agent == loser) for agent in zoo.possible_agents}
    others = [reward for agent, reward in zoo.rewards.items() if agent != loser]
    assert [math.copysign(1, reward) for reward in others] == [1, 1]
    assert not any(zoo.observe(agent)["action_mask"].any() for agent in zoo.agents)
    given, infos = play_at_random(zoo, 0)
    assert given[loser] == -1
    assert infos[loser] == {"illegal_action": 5}
    assert zoo.agents == []


def test_a_refused_action_takes_no_reward_away() -> None:
    zoo = env("forest", reward="gain")
    zoo.reset(seed=1)
    rng = random.Random(1)
    while not zoo.last()[1]:
        zoo.step(rng.choice(zoo.game.legal()))
    owed = zoo.last()[1]
    with pytest.raises(IllegalActionError):
        zoo.step(5)
    assert zoo.last()[1] == owed


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 6}, "2 to 5 can play"),
        ({"observation": "round"}, "no observation 'round'; there are flat, dict"),
        ({"reward": "praise"}, "no reward 'praise'; there are win, score, gain"),
        ({"illegal": "ignore"}, "no illegal 'ignore'; there are raise, lose"),
        ({"sets": "alpine"}, r"sets is 'alpine'; give a list of names: \['alpine'\]"),
        ({"reward": "gain", "visible_score": False}, "'gain' tells the points that visible_score"),
    ],
)
def test_a_table_that_cannot_be_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        env(**options)
    if "players" not in options:
        with pytest.raises(ValueError, match=why):
            AgainstBots(**options)


@pytest.mark.parametrize("make", [env, AgainstBots, lambda **options: ManyTables(2, **options)])
def test_an_unknown_keyword_is_named(make: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match="no keyword 'colour'; the options of a game are sets, "):
        make(colour="red")


def test_nothing_can_be_done_before_a_reset_or_after_the_end() -> None:
    zoo, gym, many = env("forest", illegal="lose"), AgainstBots("forest"), ManyTables(2)
    for table, action in ((zoo, 0), (gym, 0), (many, [0, 0])):
        with pytest.raises(ResetNeeded, match="being played; call reset"):
            table.step(action)
        table.reset(seed=1)
    play_at_random(zoo, 1)
    gym.step(5)
    for table in (zoo, gym):
        with pytest.raises(ResetNeeded, match="no game is being played; call reset"):
            table.step(0)


def test_an_action_is_a_whole_number() -> None:
    zoo, gym, many = env("forest"), AgainstBots("forest"), ManyTables(2)
    for table, action in ((zoo, 0.0), (gym, 0.0), (many, [0.0, 0.0])):
        table.reset(seed=1)
        with pytest.raises(TypeError, match=r"integer|actions are whole numbers, not float64"):
            table.step(action)


def test_a_deep_copy_of_a_table_goes_on_with_the_same_game() -> None:
    zoo = env("forest", players=3, reward="gain")
    zoo.reset(seed=4)
    for _ in range(25):
        zoo.step(zoo.game.legal()[-1])
    before = zoo.game.to_json()
    other = copy.deepcopy(zoo)
    given = play_at_random(other, 3)
    assert (zoo.game.to_json(), len(zoo.agents)) == (before, 3)
    assert play_at_random(zoo, 3) == given
    assert zoo.game.to_json() == other.game.to_json()
    other.reset()
    zoo.reset()
    assert other.game.to_json() == zoo.game.to_json()
    copy.deepcopy(env("forest")).reset(seed=1)


def test_a_deep_copy_of_a_seat_goes_on_with_the_same_game() -> None:
    gym = AgainstBots("dartmoor", ["random", "greedy"], reward="gain")
    gym.reset(seed=4)
    for _ in range(10):
        gym.step(gym.game.legal()[-1])
    other = copy.deepcopy(gym)
    assert np.array_equal(other.action_masks(), gym.action_masks())
    for _ in range(30):
        action = gym.game.legal()[0]
        mine, theirs = gym.step(action), other.step(action)
        assert mine[1:4] == theirs[1:4]
        assert np.array_equal(mine[0], theirs[0])
        if mine[2]:
            gym.reset()
            other.reset()
        assert other.seat == gym.seat
        assert other.game.to_json() == gym.game.to_json()
    gym.step(gym.game.legal()[0])
    assert other.game.to_json() != gym.game.to_json()
    copy.deepcopy(AgainstBots()).reset(seed=1)


def test_environments_can_be_sent_to_other_processes() -> None:
    zoo = pickle.loads(pickle.dumps(env("dartmoor", players=3, reward="score")))
    zoo.reset(seed=1)
    assert zoo.max_num_agents == 3
    gym = pickle.loads(pickle.dumps(AgainstBots("dartmoor", ["greedy"], seat=1)))
    gym.reset(seed=1)
    assert (gym.seat, gym.bots[0].name) == (1, "greedy")


# -- Gymnasium -----------------------------------------------------------------------------

SEATS: list[dict[str, Any]] = [
    {},
    {"game": "dartmoor", "bots": ["greedy", "random"], "observation": "dict"},
    {"bots": ["planner"], "reward": "gain", "draft": True, "illegal": "lose"},
    {"game": "dartmoor", "bots": [], "solo": "adder"},
]


@pytest.mark.parametrize("seat", SEATS)
def test_gymnasium_is_content(seat: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(AgainstBots(**seat, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", ["Spinney/Forest-v0", "Spinney/Dartmoor-v0"])
def test_gymnasium_knows_them_by_name(name: str) -> None:
    made = gymnasium.make(name, bots=["greedy", "random"], reward="score")
    assert isinstance(made.unwrapped, AgainstBots)
    assert made.unwrapped.options.game in name.lower()
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)
    made.reset(seed=1)
    for _ in range(5):
        made.step(legal(made.unwrapped.action_masks())[0])


@pytest.mark.parametrize("seat", SEATS)
def test_a_learner_sees_its_seat_and_is_paid_once(seat: dict[str, Any]) -> None:
    gym = AgainstBots(**seat)
    rng = random.Random(2)
    seen, info = gym.reset(seed=4)
    paid = 0.0
    over = False
    while not over:
        assert gym.game.actor == gym.seat
        assert legal(info["action_mask"]) == legal(gym.action_masks()) == sorted(gym.game.legal())
        if isinstance(seen, dict):
            assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert seen in gym.observation_space
        seen, reward, over, truncated, info = gym.step(rng.choice(gym.game.legal()))
        paid += reward
        assert not truncated
        assert over or reward == 0 or seat.get("reward") == "gain"
    scores = gym.game.scores()
    assert (info["scores"], info["seat"]) == (scores, gym.seat)
    if gym.game.options.solo:
        assert paid == (1 if gym.game.solo_result().won else -1)
    elif seat.get("reward") != "gain":
        assert paid == rewards("win", scores)[gym.seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_gains_add_up_to_the_score_whoever_begins(seat: int) -> None:
    gym = AgainstBots("forest", ["greedy"], reward="gain", seat=1, start=seat)
    ahead = 0
    for seed in range(2):
        gym.reset(seed=seed)
        ahead += any(gym.game.scores())
        paid, over = 0.0, False
        while not over:
            _, reward, over, _, _ = gym.step(gym.game.legal()[0])
            paid += float(reward)
        assert paid == pytest.approx(rewards("score", gym.game.scores())[1])
    assert seat == 1 or ahead  # a bot that goes first has points before the learner's first choice


def test_bots_play_as_they_would_anywhere() -> None:
    """Each in its own seat, after the learner, with its own random numbers."""

    class Listed:
        name = "listed"

        def __init__(self) -> None:
            self.seats: list[int] = []

        def decide(self, view: View, rng: Rng, clock: Clock) -> int:
            assert clock.spent() >= 0
            self.seats.append(view.seat)
            return make_bot("random").decide(view, rng, clock)

    first, second = Listed(), Listed()
    listed = AgainstBots("forest", [first, second], seat=1)
    plain = AgainstBots("forest", ["random", "random"], seat=1)
    listed.reset(seed=6)
    plain.reset(seed=6)
    for _ in range(30):
        assert listed.game.to_json() == plain.game.to_json()
        action = plain.game.legal()[0]
        listed.step(action)
        plain.step(action)
    assert (set(first.seats), set(second.seats)) == ({2}, {0})


def test_a_learner_sits_where_the_lot_puts_it() -> None:
    gym = AgainstBots("forest", ["random"] * 2)
    seats = []
    for seed in range(20):
        gym.reset(seed=seed)
        seats.append(gym.seat)
    assert set(seats) == {0, 1, 2}
    fixed = AgainstBots("forest", ["random"] * 2, seat=2)
    fixed.reset(seed=1)
    assert fixed.seat == 2
    with pytest.raises(ValueError, match="no seat 3; seats are 0 to 2"):
        AgainstBots("forest", ["random"] * 2, seat=3)


def test_an_illegal_action_of_a_learner_ends_the_game() -> None:
    gym = AgainstBots("forest")
    gym.reset(seed=1)
    _, reward, over, truncated, info = gym.step(5)
    assert (reward, over, truncated, info["illegal_action"]) == (-1, True, False, 5)
    assert not info["action_mask"].any()
    assert not gym.action_masks().any()
    gym.reset(seed=1)
    assert gym.action_masks().any()
    strict = AgainstBots("forest", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action 5 is not legal"):
        strict.step(5)


def test_masks_belong_to_whoever_got_them() -> None:
    gym = AgainstBots("forest", observation="dict")
    seen, info = gym.reset(seed=1)
    before = gym.action_masks()
    info["action_mask"][:] = 0
    assert np.array_equal(seen["action_mask"], before)
    seen["action_mask"][:] = 0
    assert np.array_equal(gym.action_masks(), before)


def test_a_single_bot_needs_no_list() -> None:
    gym = AgainstBots("forest", "greedy")
    assert ([bot.name for bot in gym.bots], gym.options.players) == (["greedy"], 2)


def test_medals_can_be_aimed_at() -> None:
    for medal in MEDALS:
        gym = AgainstBots("dartmoor", [], solo="bats", medal=medal)
        seen, _ = gym.reset(seed=1)
        assert FeatureMap.of("dartmoor").parts(seen)["medal"].argmax() == MEDALS.index(medal)


# -- many tables ---------------------------------------------------------------------------


@pytest.mark.parametrize("copy", [True, False])
def test_many_tables_are_tables_side_by_side(copy: bool) -> None:
    many = ManyTables(3, "dartmoor", 2, copy=copy, reward="score")
    seen, info = many.reset(seed=4)
    rng = np.random.default_rng(1)
    games = [many.batch.game(row) for row in range(3)]
    ended = 0
    for _ in range(700):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        acted = info["actor"]
        seen, paid, over, truncated, info = many.step(actions)
        assert not truncated.any()
        assert np.array_equal(info.get("_final_obs", np.zeros(3, bool)), over)
        for row, game in enumerate(games):
            game.apply(actions[row])
            assert over[row] == game.over
            expected = rewards("score", game.scores()) if game.over else [0.0, 0.0]
            if game.over:
                ended += 1
                observer = Observer(game.options)
                observer.see(game, int(acted[row]))
                assert info["final_obs"][row].tolist() == list(observer.features)
                assert info["final_info"]["scores"][row].tolist() == game.scores()
                assert info["final_info"]["actor"][row] == acted[row]
                games[row] = game = many.batch.game(row)
            assert info["rewards"][row].tolist() == expected
            assert paid[row] == expected[acted[row]]
            assert info["actor"][row] == game.actor
            assert legal(info["action_mask"][row]) == sorted(game.legal())
    assert ended > 2
    assert seen.shape == (3, FeatureMap.of("dartmoor").size)
    assert seen in many.observation_space


def test_many_tables_begin_alike_with_the_same_seed() -> None:
    first, second = ManyTables(2), ManyTables(2)
    for _ in range(2):
        assert np.array_equal(first.reset(seed=5)[0], second.reset(seed=5)[0])
        assert np.array_equal(first.reset()[0], second.reset()[0])
    with pytest.raises(IllegalActionError, match="in game 1"):
        first.step([first.batch.game(0).legal()[0], 5])
    with pytest.raises(ValueError, match="no reward 'gain'; there are win, score"):
        ManyTables(2, reward="gain")
    for tables in (0, -1):
        with pytest.raises(ValueError, match=f"{tables} tables; at least 1 is needed"):
            ManyTables(tables)


def test_many_tables_suit_wrappers_that_leave_observations_alone() -> None:
    many = RecordEpisodeStatistics(ManyTables(2, "dartmoor"))
    rng = np.random.default_rng(1)
    _, info = many.reset(seed=1)
    while "episode" not in info:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        info = many.step(actions)[4]
    assert info["episode"]["l"].max() > 20
    with pytest.raises(ValueError, match="SAME_STEP"):
        NormalizeObservation(ManyTables(2))


# -- documentation and optional packages ---------------------------------------------------


def test_without_the_extra_it_says_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "import spinney, spinney.lab\n"
        "import spinney.lab.environments"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = ran.stderr.strip().splitlines()[-1]
    assert last == ("ImportError: learning environments need gymnasium: pip install 'spinney[rl]'")


def test_the_guide_has_every_segment() -> None:
    text = PAGE.read_text("utf-8")
    for game in ("forest", "dartmoor"):
        feature_map = FeatureMap.of(game)
        shown = text.partition(f"<!-- {game} -->")[2].partition("<!-- end -->")[0]
        rows = [
            f"| `{s.name}` | {s.start} | {'5 × ' * s.by_seat}{s.length} | {s.unit} | {s.meaning} |"
            for s in feature_map.segments
        ]
        assert [row for row in shown.splitlines() if row.startswith("| `")] == rows
        assert f"{feature_map.size:,} numbers" in shown


def test_the_guide_names_every_action() -> None:
    text = PAGE.read_text("utf-8")
    shown = text.partition("<!-- actions -->")[2].partition("<!-- end -->")[0]
    found: list[int] = []
    for first, last, kind in re.findall(r"\| (\d+)(?: to (\d+))? \| `(\w+)` \|", shown):
        span = range(int(first), int(last or first) + 1)
        assert {Action.of(action).kind for action in span} == {kind}
        found += span
    unused = set(range(ACTION_SPACE)) - set(found)
    for action in unused:
        with pytest.raises(ValueError, match="no action"):
            Action.of(action)
    assert len(found) == len(set(found)) == ACTION_SPACE - len(unused)
    assert Game.new("forest").offers(0)
