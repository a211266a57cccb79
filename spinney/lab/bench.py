"""How fast it is on this machine: our engine, compiled and interpreted, and its peers.

Every rate is the best of a few rounds, for us and the peers alike (only their copies are timed in
a single round): a busy machine can make things slower, but never faster.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from typing import Any, Final

from spinney.bots.network import SHIPPED, Network
from spinney.bots.weights import read_weights
from spinney.cards.catalog import SETS, shipped_deck
from spinney.cards.vocabulary import DARTMOOR, FOREST
from spinney.engine import COMPILED, Game, Options, Rng, View
from spinney.engine.playout import play_games, play_out
from spinney.lab.peers import PEERS, PeerError, measure
from spinney.lab.simulate import SimulationPlan, simulate
from spinney.lab.workers import ProcessPool, cores

Rates = dict[str, float]

ROUNDS: Final = 5
#: How long one round of a measurement should take, in seconds.
ROUND: Final = 0.25
#: How many positions to copy and redeal, spread over random games.
POSITIONS: Final = 40
PLAYERS: Final = (2, 3, 4, 5)


@dataclass(frozen=True)
class BenchCase:
    """What is played."""

    game: str
    players: int
    sets: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.game}_{self.players}p"

    @property
    def options(self) -> Options:
        return Options(self.game, self.players, self.sets)


TWO_PLAYERS: Final = (BenchCase(FOREST, 2), BenchCase(DARTMOOR, 2))
ALL_CASES: Final = tuple(BenchCase(game, n) for game in (FOREST, DARTMOOR) for n in PLAYERS)


# -- measuring -----------------------------------------------------------------------------


def per_second(work: Callable[[int], float]) -> float:
    """The rate of some work per second; ``work(n)`` does n times as much as ``work(1)``."""
    n = 1
    while _seconds(work, n)[0] < ROUND / 4:
        n *= 2
    n *= 4
    rounds = [_seconds(work, n) for _ in range(ROUNDS)]
    return max(done / spent for spent, done in rounds)


def _seconds(work: Callable[[int], float], n: int) -> tuple[float, float]:
    begin = time.perf_counter()
    done = work(n)
    return time.perf_counter() - begin, done


def rates(case: BenchCase) -> Rates:
    """Random games played inside the engine: choices, games and turns per second."""
    options, seeds = case.options, count()
    choices = turns = games = 0

    def play(n: int) -> float:
        nonlocal choices, turns, games
        more_choices, more_turns = play_games(options, next(seeds), n)
        choices += more_choices
        turns += more_turns
        games += n
        return n

    games_per_s = per_second(play)
    return {
        "choices_per_s": games_per_s * choices / games,
        "games_per_s": games_per_s,
        "turns_per_s": games_per_s * turns / games,
    }


def driven(case: BenchCase, told: bool = True) -> float:
    """Choices per second when every legal() and apply(), or push(), is called from Python."""
    options, seeds = case.options, count()

    def play(n: int) -> float:
        choices = 0
        for _ in range(n):
            for _ in random_positions(options, next(seeds), told):
                choices += 1
        return choices

    return per_second(play)


def random_positions(options: Options, seed: int, told: bool = False) -> Iterator[Game]:
    """A random game, yielded before each of its choices."""
    game, rng = Game.start_with(options, seed), Rng(seed)
    take = game.apply if told else game.push
    while not game.over:
        yield game
        legal = game.legal()
        take(legal[rng.below(len(legal))])


def sample(options: Options) -> list[Game]:
    """Positions spread evenly over random games."""
    positions: list[Game] = []
    for seed in range(POSITIONS // 10):
        game = [position.copy() for position in random_positions(options, seed)]
        positions += [game[len(game) * i // 10] for i in range(10)]
    return positions


def microseconds(work: Callable[[], int]) -> float:
    """The time per operation; ``work`` returns how many it did."""

    def repeat(n: int) -> float:
        return sum(work() for _ in range(n))

    return 1e6 / per_second(repeat)


def parts(case: BenchCase) -> Rates:
    """Single operations: copy, view, redeal, score; and the size of a state."""
    positions = sample(case.options)
    views = [game.view(game.actor) for game in positions]
    ended = [Game.start_with(case.options, seed) for seed in range(POSITIONS)]
    for seed, game in enumerate(ended):
        play_out(game, Rng(seed))
    return {
        "copy_us": microseconds(lambda: len([game.copy() for game in positions])),
        "view_us": microseconds(lambda: len([game.view(game.actor) for game in positions])),
        "determinize_us": microseconds(lambda: _redeal(views)),
        "score_us": microseconds(lambda: sum(len(game.scores()) for game in ended)),
        "state_bytes": float(max_bytes(case.options)),
    }


def _redeal(views: list[View]) -> int:
    for seed, view in enumerate(views):
        view.determinize(seed)
    return len(views)


def max_bytes(options: Options, games: int = 10) -> int:
    """The largest state seen in some random games."""
    return max(
        sys.getsizeof(game) for seed in range(games) for game in random_positions(options, seed)
    )


def milliseconds(*command: str) -> float:
    """How long a command takes from start to end, the median of a few runs."""
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, capture_output=True)
        times.append(time.perf_counter() - begin)
    return statistics.median(times) * 1e3


def choice_ms(case: BenchCase, numpy: bool) -> float:
    """The median processor time a network takes for a choice, with NumPy or without."""
    network = Network(read_weights(SHIPPED / f"{case.game}.net"), shipped_deck(case.game), numpy)
    times = []
    for game in sample(case.options):
        if len(game.legal()) > 1:
            begin = time.process_time()
            network.choose(game.core)
            times.append(time.process_time() - begin)
    return statistics.median(times) * 1e3


def network_numbers(case: BenchCase) -> Rates:
    found = {"network_plain_ms": choice_ms(case, numpy=False)}
    if find_spec("numpy") is not None:
        found["network_ms"] = choice_ms(case, numpy=True)
    return found


# -- growth --------------------------------------------------------------------------------


def growth() -> list[dict[str, Any]]:
    """Speed and size against players and sets."""
    rows = []
    forest_sets = [SETS[FOREST][:n] for n in range(1, len(SETS[FOREST]) + 1)]
    for game, sets in [*((FOREST, sets) for sets in forest_sets), (DARTMOOR, SETS[DARTMOOR])]:
        for players in PLAYERS:
            case = BenchCase(game, players, tuple(sets))
            size = max_bytes(case.options, 4)
            row = {"game": game, "sets": list(sets), "players": players, "state_bytes": size}
            rows.append(row | rates(case))
    return rows


def jobs_scaling() -> list[dict[str, float]]:
    """Games per second of ``simulate``, from one process up to one per core."""
    rows = []
    for jobs in range(1, cores() + 1):
        games = (30_000 if COMPILED else 1_000) * jobs
        begin = time.perf_counter()
        simulate(SimulationPlan(Options(FOREST), seed=1), games, ProcessPool(jobs))
        rows.append({"jobs": jobs, "games_per_s": games / (time.perf_counter() - begin)})
    return rows


# -- the whole -----------------------------------------------------------------------------


def own_numbers(cases: tuple[BenchCase, ...]) -> dict[str, Any]:
    """The numbers of the engine running in this process."""
    return {case.key: rates(case) for case in cases}


def bench(
    peers: bool = True, grow: bool = False, say: Callable[[str], None] = lambda _: None
) -> dict[str, Any]:
    """All measurements; calls ``say`` with what is being measured."""
    say("random games inside the engine")
    data: dict[str, Any] = {
        "engine": "compiled" if COMPILED else "interpreted",
        "python": platform.python_version(),
        "cores": cores(),
        **own_numbers(ALL_CASES),
    }
    say("copies, redeals, scores")
    for case in TWO_PLAYERS:
        data[case.key] |= parts(case)
        data[case.key]["driven_choices_per_s"] = driven(case)
        data[case.key]["pushed_choices_per_s"] = driven(case, told=False)
    say("a network's choices")
    for case in TWO_PLAYERS:
        data[case.key] |= network_numbers(case)
    say("the same source interpreted")
    data["interpreted"] = interpreted()
    two = [case.key for case in TWO_PLAYERS]
    data["ratio_interpreted"] = min(
        data[key]["choices_per_s"] / data["interpreted"][key]["choices_per_s"] for key in two
    )
    # One number for both games: the worse one.
    for name in (
        "copy_us", "view_us", "determinize_us", "score_us", "state_bytes",
        "network_ms", "network_plain_ms",
    ):  # fmt: skip
        if name in data[two[0]]:
            data[name] = max(data[key][name] for key in two)
    for name in ("driven_choices_per_s", "pushed_choices_per_s"):
        data[name] = min(data[key][name] for key in two)
    say("start-up")
    data["import_ms"] = milliseconds("-c", "import spinney.engine")
    data["start_ms"] = milliseconds("-m", "spinney", "--version")
    data["peers"] = {}
    data["ratio_catanatron"] = None
    for peer in PEERS if peers else ():
        say(f"{peer.name}, installed first if need be")
        try:
            data["peers"][peer.name] = measure(peer) | {"what": peer.what}
        except PeerError as error:
            data["peers"][peer.name] = {"skipped": str(error), "what": peer.what}
    measured = data["peers"].get("catanatron", {})
    if "choices_per_s" in measured:
        ours = min(data[key]["choices_per_s"] for key in two)
        data["ratio_catanatron"] = ours / measured["choices_per_s"]
    if grow:
        say("growth with players, sets and processes")
        data["growth"] = growth()
        data["jobs"] = jobs_scaling()
    return data


def interpreted() -> dict[str, Any]:
    """The numbers of the same source, not compiled, in a process of its own."""
    if not COMPILED:
        return own_numbers(ALL_CASES)
    ran = subprocess.run(
        [sys.executable, "-c", "from spinney.lab import bench; bench.print_own_numbers()"],
        env=os.environ | {"SPINNEY_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    data: dict[str, Any] = json.loads(ran.stdout)
    return data


def print_own_numbers() -> None:
    """For :func:`interpreted`."""
    json.dump(own_numbers(ALL_CASES), sys.stdout)
