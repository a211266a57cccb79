"""The arena: who plays better, and how sure we are.

Every bot meets every other on the same deals, and each deal is played once from every seat. With
two players that is one against one; at larger tables the first bot of a pair sits alone among
copies of the other. The same plan gives the same games, whatever the number of processes, for
bots with a fixed amount of work. Everything played is kept in the journal, so that an
interrupted run can be resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import InitVar, asdict, dataclass, field
from itertools import combinations, groupby
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from openskill.models import PlackettLuce

from spinney.cards.catalog import Deck, parse_deck
from spinney.cards.phrases import Phrase
from spinney.engine import Game, GameError, Options, Record, Rng
from spinney.lab.own_bots import at_deal
from spinney.lab.players import Player, player
from spinney.lab.simulate import derived_seed, play_to_the_end
from spinney.lab.workers import ALONE, WorkerPool

#: Half the width of a 95 % interval, in standard errors.
Z95: Final = 1.959964
#: The number of games after which a pair is first checked for being decided.
FIRST_LOOK: Final = 16


class ArenaError(GameError):
    """A tournament that cannot be played, or a journal of a different one."""


@dataclass(frozen=True)
class TournamentGame:
    """One game: the first bot of a pair in one seat, the second in all others."""

    pair: int
    deal: int
    seat: int
    scores: list[int]
    seconds: tuple[float, float]  # thinking time of each of the two
    turns: tuple[int, int]

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> TournamentGame:
        """Read a game back; raises ValueError, TypeError or KeyError if it is not one."""
        pair, deal, seat, *scores = map(
            _whole, (row["pair"], row["deal"], row["seat"], *row["scores"])
        )
        first, second = map(_whole, row["turns"])
        mine, theirs = row["seconds"]
        if not (0 <= mine < 1e9 and 0 <= theirs < 1e9 and first and second):
            raise ValueError("times that cannot be")
        return cls(pair, deal, seat, scores, (mine, theirs), (first, second))

    @property
    def won(self) -> float:
        """The first bot's share of the victory, less than 1 if it is shared."""
        best = max(self.scores)
        return 1 / self.scores.count(best) if self.scores[self.seat] == best else 0.0

    @property
    def score(self) -> int:
        return self.scores[self.seat]

    @property
    def others(self) -> list[int]:
        return [score for seat, score in enumerate(self.scores) if seat != self.seat]


@dataclass(frozen=True)
class Tournament:
    """Which games are played; each game of a tournament is reproducible."""

    options: Options
    #: The specs of the players.
    specs: InitVar[Iterable[str]]
    games: int  # per pair
    seed: int
    deck: Deck | None = None
    #: Stop a pair as soon as it is clear who is better (99.9 %).
    stop_early: bool = False
    players: tuple[Player, ...] = field(init=False)

    def __post_init__(self, specs: Iterable[str]) -> None:
        object.__setattr__(self, "players", tuple(map(player, specs)))
        if len(self.bots) < 2:
            raise ArenaError(Phrase("arena-bots", "an arena needs at least two bots"))
        if len(set(self.bots)) < len(self.bots):
            raise ArenaError(Phrase("arena-once", "name each bot only once"))
        if self.options.players < 2:
            raise ArenaError(
                Phrase("arena-players", "an arena needs at least two players; a solo game has one")
            )

    @property
    def bots(self) -> list[str]:
        """The names of the players."""
        return [who.name for who in self.players]

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    @property
    def deals(self) -> int:
        """Deals per pair; each is played from every seat."""
        return -(-self.games // self.options.players)

    def __getstate__(self) -> dict[str, Any]:
        """To send to other processes, with the deck as JSON: compiled objects cannot be pickled."""
        return self.__dict__ | {"deck": self.deck and self.deck.to_json()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        state["deck"] = state["deck"] and parse_deck(state["deck"])
        self.__dict__.update(state)

    def play(self, pair: int, deal: int) -> list[TournamentGame]:
        """Play one deal from every seat."""
        return [self._game(pair, deal, seat) for seat in range(self.options.players)]

    def _game(self, pair: int, deal: int, seat: int) -> TournamentGame:
        first, second = list(combinations(self.players, 2))[pair]
        players = [first if q == seat else second for q in range(self.options.players)]
        rngs = [
            Rng(derived_seed(self.seed, deal, f"{who.name} in seat {q} of {seat}"))
            for q, who in enumerate(players)
        ]
        game = Game.start_with(self.options, derived_seed(self.seed, deal, "deal"), self.deck)
        with at_deal(self.seed, deal):
            clock = play_to_the_end(game, [who.bot for who in players], rngs)
        alone, rest = clock.seconds[seat], sum(clock.seconds)
        turns, all_turns = clock.turns[seat], sum(clock.turns)
        return TournamentGame(
            pair, deal, seat, game.scores(), (alone, rest - alone), (turns, all_turns - turns)
        )


def _damaged() -> ArenaError:
    return ArenaError(Phrase("arena-damaged", "the games of this tournament are damaged"))


def _whole(value: object) -> int:
    """A whole number, at least 0."""
    if type(value) is not int or not 0 <= value < 10**9:
        raise ValueError(f"{value!r} is no count")
    return value


class Pair:
    """The games two bots have played against each other."""

    def __init__(self, tournament: Tournament, names: tuple[str, str]) -> None:
        self.tournament = tournament
        self.names = names
        #: The games that count: deals in order, until the pair is decided.
        self.games: list[TournamentGame] = []
        self.won = 0.0
        self.decided = False
        self._looks = 0
        self._deals: dict[int, list[TournamentGame]] = {}  # all that have been played

    def __contains__(self, deal: int) -> bool:
        return deal in self._deals

    @property
    def all_games(self) -> list[TournamentGame]:
        return [game for deal in sorted(self._deals) for game in self._deals[deal]]

    def add(self, games: list[TournamentGame]) -> None:
        """Add the games of one deal, one from every seat; deals may arrive in any order."""
        self._deals[games[0].deal] = games
        players = self.tournament.options.players
        while not self.decided and (deal := len(self.games) // players) in self._deals:
            if deal >= self.tournament.deals:
                break
            self.games += self._deals[deal]
            self.won += sum(game.won for game in self._deals[deal])
            if self.tournament.stop_early:
                self.decided = self._is_decided(1 / players)

    def _is_decided(self, fair: float) -> bool:
        """Checked after 16, 32, 64 ... games; the total error over all checks is 0.1 %."""
        if len(self.games) < FIRST_LOOK << self._looks:
            return False
        self._looks += 1
        error = 0.001 / (self._looks * (self._looks + 1))
        low, high = wilson(self.won, len(self.games), NormalDist().inv_cdf(1 - error / 2))
        return low > fair or high < fair


class Journal:
    """Everything that has been played in a tournament.

    >>> journal = Journal(Tournament(Options("forest"), ("greedy", "random"), games=4, seed=1))
    >>> journal.run()
    >>> report(journal)["pairs"][0]["win_rate"]
    1.0
    """

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.pairs = [Pair(tournament, names) for names in tournament.pairs]

    @property
    def header(self) -> dict[str, Any]:
        """What must match for one run to continue another."""
        t = self.tournament
        record = Record(t.options, t.seed, t.deck).to_json()
        return {key: record[key] for key in record if key not in ("actions", "notes")} | {
            "bots": t.bots
        }

    def to_json(self) -> dict[str, Any]:
        """The result so far, with every game: enough to resume from."""
        games = [asdict(game) for pair in self.pairs for game in pair.all_games]
        versions = {who.name: who.version for who in self.tournament.players}
        return report(self) | {"plan": self.header, "versions": versions, "played": games}

    def resume(self, data: object) -> None:
        """Take over the games of an earlier run of the same tournament."""
        if not isinstance(data, dict) or data.get("plan") != self.header:
            raise ArenaError(
                Phrase(
                    "arena-other",
                    "this file holds another tournament; only the same bots, options, seed "
                    "and rules version can resume it",
                )
            )
        try:
            games = [TournamentGame.from_json(row) for row in data["played"]]
            versions = dict(data.get("versions", {}))
        except (KeyError, TypeError, ValueError):
            raise _damaged() from None
        for who in self.tournament.players:
            # The earliest journals have no versions; only version 1 of the bots played in them.
            if versions.get(who.name, "1") != who.version:
                raise ArenaError(
                    Phrase(
                        "arena-changed",
                        "{bot} has changed since these games were played; start a new file",
                        bot=who.name,
                    )
                )
        players = self.tournament.options.players
        for (pair, _), seats in groupby(games, key=lambda game: (game.pair, game.deal)):
            found = list(seats)
            seats_are_right = [game.seat for game in found] == list(range(players))
            scores_are_right = all(len(game.scores) == players for game in found)
            if not (seats_are_right and scores_are_right and pair < len(self.pairs)):
                raise _damaged()
            self.pairs[pair].add(found)

    def work(self) -> Iterator[tuple[int, int]]:
        """The deals still to be played, with their pairs."""
        for deal in range(self.tournament.deals):
            for number, pair in enumerate(self.pairs):
                if deal not in pair and not pair.decided:
                    yield number, deal

    def run(
        self,
        pool: WorkerPool = ALONE,
        progress: Callable[[list[TournamentGame]], None] = lambda _: None,
    ) -> None:
        """Play the remaining deals; calls ``progress`` after each."""
        for games in pool.as_ready(self.tournament.play, self.work()):
            self.pairs[games[0].pair].add(games)
            progress(games)


# -- results -------------------------------------------------------------------------------


def report(journal: Journal) -> dict[str, Any]:
    """Win rates, intervals, scores, times and ratings."""
    tournament = journal.tournament
    pairs = [pair.games for pair in journal.pairs]
    ratings = rated(tournament, pairs)
    return {
        "game": tournament.options.game,
        "players": tournament.options.players,
        "sets": list(tournament.options.sets),
        "seed": tournament.seed,
        "games": sum(len(games) for games in pairs),
        "bots": [
            _bot(tournament, bot, pairs) | {"rating": round(ratings[bot], 2)}
            for bot in tournament.bots
        ],
        "pairs": [
            _pair(tournament, pair.names, pair.games) | {"decided_early": pair.decided}
            for pair in journal.pairs
        ],
    }


def _bot(tournament: Tournament, bot: str, pairs: list[list[TournamentGame]]) -> dict[str, Any]:
    """One bot over all its pairs; games as the single bot and as one of the copies count alike."""
    won = seconds = 0.0
    games = turns = 0
    scores: list[int] = []
    for (first, second), played in zip(tournament.pairs, pairs, strict=True):
        if bot not in (first, second):
            continue
        side = int(bot == second)
        for game in played:
            games += 1
            won += (1 - game.won) / (tournament.options.players - 1) if side else game.won
            scores += game.others if side else [game.score]
            seconds += game.seconds[side]
            turns += game.turns[side]
    return {
        "bot": bot,
        "games": games,
        **_rate(won, games),
        "mean_score": _mean(scores),
        "top_score": max(scores, default=None),
        "ms_per_turn": round(1000 * seconds / turns, 3) if turns else None,
    }


def _pair(
    tournament: Tournament, names: tuple[str, str], games: list[TournamentGame]
) -> dict[str, Any]:
    """The first bot of a pair against the second."""
    others = [score for game in games for score in game.others]
    times = [
        round(1000 * sum(g.seconds[side] for g in games) / sum(g.turns[side] for g in games), 3)
        if games
        else None
        for side in (0, 1)
    ]
    return {
        "bots": list(names),
        "games": len(games),
        **_rate(sum(game.won for game in games), len(games)),
        "fair_share": round(1 / tournament.options.players, 4),
        "mean_score": [_mean([game.score for game in games]), _mean(others)],
        "top_score": [max((game.score for game in games), default=None), max(others, default=None)],
        "ms_per_turn": times,
    }


def _rate(won: float, games: int) -> dict[str, Any]:
    if not games:
        return {"win_rate": None, "ci95": None}
    return {
        "win_rate": round(won / games, 4),
        "ci95": [round(bound, 4) for bound in wilson(won, games, Z95)],
    }


def _mean(scores: list[int]) -> float | None:
    return round(sum(scores) / len(scores), 2) if scores else None


def wilson(won: float, games: int, z: float) -> tuple[float, float]:
    """The Wilson interval for a win rate.

    >>> low, high = wilson(60, 100, Z95)
    >>> round(low, 2), round(high, 2)
    (0.5, 0.69)
    """
    if not games:
        return 0.0, 1.0
    rate = won / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def rated(tournament: Tournament, pairs: list[list[TournamentGame]]) -> dict[str, float]:
    """Plackett-Luce ratings from all games, in the order of the deals; all bots start at 25."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in tournament.bots}
    games = sorted((game for games in pairs for game in games), key=lambda g: (g.deal, g.pair))
    for game in games:
        first, second = tournament.pairs[game.pair]
        seats = [first if q == game.seat else second for q in range(len(game.scores))]
        teams = model.rate(
            [[ratings[bot]] for bot in seats], scores=[float(score) for score in game.scores]
        )
        for bot in (first, second):
            alike = [team[0] for team, seat in zip(teams, seats, strict=True) if seat == bot]
            mu = sum(r.mu for r in alike) / len(alike)
            sigma = sum(r.sigma for r in alike) / len(alike)
            ratings[bot] = model.rating(mu, sigma, bot)
    return {bot: rating.mu for bot, rating in ratings.items()}
