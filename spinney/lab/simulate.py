"""Playing many games: the same seed gives the same games and the same digest.

Games are played in chunks, on any number of processes, and added up in order. Only a game's
contribution to the sums and the digest is kept, so a long run needs no more memory than a short
one.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from spinney.bots import RANDOM, Bot
from spinney.bots.network import network_for
from spinney.cards.catalog import Deck, parse_deck
from spinney.cards.phrases import Phrase
from spinney.engine import Game, GameError, Options, Record, Rng
from spinney.engine.playout import play_out
from spinney.lab.clock import TurnClock
from spinney.lab.inspection import inspected_game
from spinney.lab.own_bots import at_deal
from spinney.lab.players import Player
from spinney.lab.workers import ALONE, WorkerPool

#: Games per chunk: with the engine's random player, with bots, and audited.
CHUNKS: Final = (500, 20, 5)
#: How many games a network plays in step, and the bot that does.
IN_STEP: Final = 100
NETWORK: Final = "network"
#: How many violations keep their text; all are counted.
VIOLATIONS: Final = 100


@dataclass
class Result:
    """What a simulation found."""

    games: int = 0
    choices: int = 0
    turns: int = 0
    #: How often each score was reached.
    scores: Counter[int] = field(default_factory=Counter)
    digest: str = ""
    audited: bool = False
    violations: int = 0
    first_violations: list[str] = field(default_factory=list)
    #: The number of solo games won; None: not solo.
    won: int | None = None

    def count(self, played: PlayedGame) -> None:
        """Add one game."""
        self.games += 1
        self.choices += len(played.game.actions)
        self.turns += played.game.turn
        self.scores.update(played.game.scores())
        self.violations += len(played.violations)
        self.first_violations += played.violations
        if played.won is not None:
            self.won = (self.won or 0) + played.won

    def add(self, other: Result) -> None:
        """Add the games of a later chunk; the caller updates the digest."""
        self.games += other.games
        self.choices += other.choices
        self.turns += other.turns
        self.scores.update(other.scores)
        self.violations += other.violations
        self.first_violations += other.first_violations
        del self.first_violations[VIOLATIONS:]
        if other.won is not None:
            self.won = (self.won or 0) + other.won

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "games": self.games,
            "choices": self.choices,
            "turns": self.turns,
            "scores": summary(self.scores),
            "digest": self.digest,
            "audit_violations": self.violations if self.audited else None,
        }
        if self.won is not None:
            data["won"] = self.won
        return data


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of a plan."""

    number: int
    game: Game
    #: What an audit found.
    violations: list[str] = field(default_factory=list)

    @property
    def won(self) -> bool | None:
        """Was the challenge of a solo game met? None: not solo."""
        return self.game.solo_result().won if self.game.options.solo else None

    @property
    def digest(self) -> bytes:
        """A fingerprint of the deal and all choices."""
        seed, actions = self.game.seed, self.game.actions
        assert seed is not None
        packed = struct.pack(f"<{len(actions)}H", *actions)
        return hashlib.sha256(seed.to_bytes(16) + packed).digest()


@dataclass(frozen=True)
class SimulationPlan:
    """Which games are played; game ``i`` of a plan is always the same.

    That works because bots keep no state between choices. The players fill the seats in order, and
    repeat from the first if there are fewer players than seats. After every game they all move on
    by one seat, so that no bot keeps the same seat, unless ``rotate`` is false.
    """

    options: Options
    seed: int
    deck: Deck | None = None
    audit: bool = False
    players: tuple[Player, ...] = (Player(RANDOM.name),)
    rotate: bool = True

    def __post_init__(self) -> None:
        if len(self.players) > self.options.players:
            raise GameError(
                Phrase(
                    "more-bots",
                    "{bots} bots for {players} seats; one for all, or at most one for each",
                    bots=len(self.players),
                    players=self.options.players,
                )
            )

    def seated(self, number: int) -> list[Player]:
        """The player in each seat, for one of the games."""
        seats = self.options.players
        moved = number % seats if self.rotate else 0
        return [self.players[(seat + moved) % seats % len(self.players)] for seat in range(seats)]

    @property
    def bots(self) -> list[Bot]:
        """The bot in each seat of the first game."""
        return [player.bot for player in self.seated(0)]

    @property
    def random(self) -> bool:
        """Do all play at random? The engine can do that itself, without a view for each choice."""
        return all(player.bot is RANDOM for player in self.players)

    @property
    def in_step(self) -> bool:
        """Does one network play every seat? It can look at many tables together."""
        if self.audit or any(player.name != NETWORK for player in self.players):
            return False
        return network_for(self.deck or self.options.deck) is not None

    @property
    def chunk(self) -> int:
        if self.audit:
            return CHUNKS[2]
        if self.in_step:
            return IN_STEP
        return CHUNKS[0] if self.random else CHUNKS[1]

    @property
    def header(self) -> bytes:
        """What the digest begins with: everything that the games have in common."""
        record = Record(self.options, self.seed, self.deck).to_json()
        return json.dumps(record, sort_keys=True).encode()

    def __getstate__(self) -> dict[str, Any]:
        """To send to other processes, with the deck as JSON: compiled objects cannot be pickled."""
        return self.__dict__ | {"deck": self.deck and self.deck.to_json()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        state["deck"] = state["deck"] and parse_deck(state["deck"])
        self.__dict__.update(state)

    def play(self, first: int, games: int) -> tuple[Result, bytes]:
        """Play some of the games; returns their sums and their concatenated digests."""
        result = Result(won=0 if self.options.solo else None)
        digests = bytearray()
        for played in self.each(first, games):
            result.count(played)
            digests += played.digest
        return result, bytes(digests)

    def each(self, first: int, games: int) -> Iterator[PlayedGame]:
        """Play some of the games: one after the other, or a network many in step."""
        numbers = range(first, first + games)
        if not self.in_step:
            return (self._played(number) for number in numbers)
        blocks = (numbers[i : i + IN_STEP] for i in range(0, games, IN_STEP))
        return (played for block in blocks for played in self._played_in_step(block))

    def _played_in_step(self, numbers: Sequence[int]) -> list[PlayedGame]:
        """The same games as one by one, except where rounding decides between two actions."""
        found = [
            PlayedGame(number, Game.start_with(self.options, self._seed(number), self.deck))
            for number in numbers
        ]
        network = network_for(found[0].game.deck)
        assert network is not None
        running = [played.game for played in found]
        while running:
            for game, action in zip(
                running, network.choose_all([game.core for game in running]), strict=True
            ):
                game.push(action)
            running = [game for game in running if not game.over]
        return found

    def _seed(self, number: int) -> int:
        return derived_seed(self.seed, number, "deal")

    def _played(self, number: int) -> PlayedGame:
        seed = self._seed(number)
        game = Game.start_with(self.options, seed, self.deck)
        rng = Rng(derived_seed(self.seed, number, "play"))
        if self.random and not self.audit:
            play_out(game, rng)
            return PlayedGame(number, game)
        bots = [player.bot for player in self.seated(number)]
        with at_deal(self.seed, number):
            if self.audit:
                problems = inspected_game(game, rng, bots)
                where = f"game {number} (seed {seed:x})"
                return PlayedGame(number, game, [f"{where}: {problem}" for problem in problems])
            play_to_the_end(game, bots, [rng] * len(bots))
            return PlayedGame(number, game)


def simulate(
    plan: SimulationPlan,
    games: int,
    pool: WorkerPool = ALONE,
    progress: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play the first ``games`` games of a plan.

    Calls ``progress`` with the number of games in each finished chunk.

    >>> result = simulate(SimulationPlan(Options("forest", players=2), seed=7), games=3)
    >>> result.games, result.digest[:8]
    (3, '58cd40f6')
    """
    total = Result(audited=plan.audit, won=0 if plan.options.solo else None)
    digest = hashlib.sha256(plan.header)
    work = [(first, min(plan.chunk, games - first)) for first in range(0, games, plan.chunk)]
    for result, digests in pool.in_order(plan.play, work):
        total.add(result)
        digest.update(digests)
        progress(result.games)
    total.digest = digest.hexdigest()
    return total


def play_to_the_end(game: Game, bots: Sequence[Bot], rngs: Sequence[Rng]) -> TurnClock:
    """Let the bots finish the game, with a bot and a random generator for every seat."""
    clock = TurnClock(len(bots))
    while not game.over:
        seat = game.actor
        view = game.view(seat)
        action = bots[seat].decide(view, rngs[seat], clock.start(seat, game.turn))
        clock.stop()
        game.push(action)
    return clock


def derived_seed(seed: int, number: int, purpose: str) -> int:
    """A 128-bit seed for one purpose in one game (or move), independent of all others."""
    text = f"{seed} {number} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])


def summary(scores: Counter[int]) -> dict[str, float]:
    """Mean and percentiles (nearest rank)."""
    n = scores.total()
    if n == 0:
        return {}
    mean = sum(score * times for score, times in scores.items()) / n
    return {"mean": round(mean, 3)} | {
        f"p{p}": _ranked(scores, (n - 1) * p // 100) for p in (10, 50, 90)
    }


def _ranked(scores: Counter[int], rank: int) -> int:
    """The score at a rank, counted from 0, lowest first."""
    for score in sorted(scores):
        rank -= scores[score]
        if rank < 0:
            return score
    raise IndexError(rank)
