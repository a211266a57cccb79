"""Bots: they see only their seat's view, never the game.

>>> make_bot("search:sims=200").name
'search:sims=200'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Protocol

from spinney.bots import greedy
from spinney.bots.clock import Clock, NoClock
from spinney.bots.levels import LEVELS, UNTRAINED
from spinney.bots.network import Network, network_for
from spinney.bots.planner import policy_for
from spinney.bots.search import Budget, Searcher
from spinney.bots.weights import read_weights
from spinney.cards.phrases import Phrase, quoted
from spinney.engine import GameError, Rng, View

__all__ = [
    "BOTS", "RANDOM", "Bot", "BotError", "Clock", "NetworkBot", "NoClock", "TrainedBot",
    "bot_list_text", "make_bot",
]  # fmt: skip


class BotError(GameError):
    """An unknown bot, or one with wrong parameters."""


class Bot(Protocol):
    """A player: given what its seat knows, it chooses one of the legal actions.

    It keeps nothing from one choice to the next; all its randomness comes from ``rng``, and all
    it knows of time from ``clock``. Its name is enough to make another one like it.

    >>> from spinney.engine import Game
    >>> game = Game.new("forest", seed=7)
    >>> view = game.view(game.actor)
    >>> make_bot("greedy").decide(view, Rng(1), NoClock()) in view.legal()
    True
    """

    name: str

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        """One of ``view.legal()``."""
        ...


#: The percentage at which a network overlooks nothing.
ALL_OF_THEM: Final = 100


class RandomBot:
    """Any legal action, each equally likely."""

    name = "random"

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        choices = view.legal()
        return choices[rng.below(len(choices))]


class GreedyBot:
    """Takes whatever scores most immediately."""

    name = "greedy"

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        return greedy.choose(view.core)


class PlannerBot:
    """Judges cards by what they may be worth by the end of the game."""

    name = "planner"

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        return policy_for(view.core).choose(view.core)


class SearchBot:
    """Plays each choice forward with the planner, on tables that could be the real one.

    Its work per turn is limited by time, or fixed by a number of playouts ("sims"), so that it
    plays the same on every machine.
    """

    def __init__(self, ms: int = 0, sims: int = 0) -> None:
        self.ms = ms if ms or sims else DEFAULT_MS
        self.sims = sims
        self.name = f"search:sims={sims}" if sims else f"search:ms={self.ms}"

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        searcher = Searcher(policy_for(view.core))
        return searcher.decide(view, rng, Budget(self.sims, 0.001 * self.ms, clock))


class NetworkBot:
    """Plays the action preferred by a network that was trained by self-play.

    "notices" is the percentage of cards it notices; it overlooks the others. "small" is the same
    for a small network, which learnt from the large one. A "level" for people stands for one of
    these, in each game another. Where only the other of the two networks can be had, that one
    plays; with cards that no network was trained for, another bot.
    """

    def __init__(self, notices: int = ALL_OF_THEM, small: int = 0, level: int = 0) -> None:
        self.level = level
        self.small = small > 0
        self.notices = small or notices
        self.name = "network"
        if level:
            self.name = f"network:level={level}"
        elif small:
            self.name = f"network:small={small}"
        elif notices < ALL_OF_THEM:
            self.name = f"network:notices={notices}"

    def at(self, game: str) -> NetworkBot:
        """The bot without a level that it is in this game."""
        return NetworkBot(**LEVELS[game][self.level - 1]) if self.level else self

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        bot = self.at(view.deck.game)
        network = network_for(view.deck, bot.small) or network_for(view.deck, not bot.small)
        if network is None:
            return self.substitute().decide(view, rng, clock)
        if bot.notices >= ALL_OF_THEM:
            return network.choose(view.core)
        return network.choose_among_noticed(view.core, bot.notices)

    def substitute(self) -> Bot:
        """Who plays where there is no network, about as well; a search takes its usual time."""
        if not self.level:
            return make_bot("planner" if self.small or self.notices < ALL_OF_THEM else "search")
        bot = make_bot(UNTRAINED[self.level - 1])
        return SearchBot(DEFAULT_MS, bot.sims) if isinstance(bot, SearchBot) else bot


class TrainedBot:
    """Plays the action preferred by a network of your own; an error where it does not fit."""

    def __init__(self, file: Path) -> None:
        self.name = file.name
        self._weights = read_weights(file)
        self._network: Network | None = None

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        if self._network is None or self._network.deck.digest != view.deck.digest:
            self._network = Network(self._weights, view.deck)
        return self._network.choose(view.core)


#: The time for "search" without parameters, in milliseconds per turn.
DEFAULT_MS: Final = 300

RANDOM: Final = RandomBot()

#: A limit for parameters that need none.
MOST: Final = 10**9 - 1

#: The bots by name, the weakest first, with the parameters each accepts and their highest values.
BOTS: Final[dict[str, tuple[Callable[..., Bot], dict[str, int]]]] = {
    "random": (lambda: RANDOM, {}),
    "greedy": (GreedyBot, {}),
    "planner": (PlannerBot, {}),
    "search": (SearchBot, {"ms": MOST, "sims": MOST}),
    "network": (
        NetworkBot,
        {"notices": MOST, "small": MOST, "level": min(map(len, LEVELS.values()))},
    ),
}


def make_bot(spec: str) -> Bot:
    """The bot named by a text: ``planner``, ``search:ms=500``, ``search:sims=2000``.

    >>> make_bot("search").name
    'search:ms=300'
    """
    name, _, rest = spec.partition(":")
    if name not in BOTS:
        raise BotError(
            Phrase(
                "no-bot",
                "unknown bot {bot}; choose from {bots}",
                bot=quoted(name),
                bots=bot_list_text(),
            )
        )
    make, known = BOTS[name]
    values: dict[str, int] = {}
    for part in rest.split(",") if rest else ():
        key, _, value = part.partition("=")
        if key not in known:
            raise BotError(_no_parameter(spec, key, known))
        if not (
            value.isascii() and value.isdigit() and len(value) < 10 and 0 < int(value) <= known[key]
        ):
            raise BotError(
                Phrase(
                    "bot-value",
                    "bot {bot}: {parameter} must be a whole number from 1 to {most}",
                    bot=quoted(spec),
                    parameter=key,
                    most=str(known[key]),
                )
            )
        if values:
            raise BotError(
                Phrase(
                    "bot-one-of",
                    "bot {bot}: give only one of {parameters}",
                    bot=quoted(spec),
                    parameters=", ".join(known),
                )
            )
        values[key] = int(value)
    return make(**values)


def _no_parameter(spec: str, key: str, known: Iterable[str]) -> Phrase:
    if not known:
        return Phrase(
            "bot-no-parameters",
            "bot {bot}: unknown parameter {parameter}; it has none",
            bot=quoted(spec),
            parameter=quoted(key),
        )
    return Phrase(
        "bot-parameters",
        "bot {bot}: unknown parameter {parameter}; choose from {parameters}",
        bot=quoted(spec),
        parameter=quoted(key),
        parameters=", ".join(known),
    )


def bot_list_text() -> str:
    """The available bots, as text."""
    return ", ".join(
        "|".join((name, *[f"{name}:{key}=N" for key in known])) for name, (_, known) in BOTS.items()
    )
