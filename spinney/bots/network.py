"""A trained network as a player: it judges a table and every legal action."""

from __future__ import annotations

from importlib.util import find_spec
from math import exp
from pathlib import Path
from typing import Final, Protocol

from spinney.bots.layers import Layers
from spinney.bots.weights import Weights, read_weights
from spinney.cards.catalog import Deck, shipped_deck
from spinney.engine.core import actions as act
from spinney.engine.core.state import H_CARD, H_SPECIES, State
from spinney.engine.core.tables import tables_for
from spinney.engine.core.vectors import append, i16, i64, vec
from spinney.engine.observation import SEATS, Observer
from spinney.engine.options import Options
from spinney.engine.parts import MAX_PARTS, Parts
from spinney.engine.rng import Rng

#: The networks that come with Spinney, by game.
SHIPPED: Final = Path(__file__).parent / "networks"

#: The number of points that a network outputs as 1.
POINTS: Final = 100.0

#: How many turns of its own a player overlooks a card, and then notices it if it is lucky.
SPAN: Final = 3

#: How many tables are evaluated together.
ROWS: Final = 64
#: How many kinds of tables have their buffers cached.
KEPT: Final = 8


class Arithmetic(Protocol):
    """The interface of layers: plain (``layers``), in NumPy (``numpy_layers``), a page's own."""

    def look(self, features: vec[i16], compact: i64, rows: i64) -> None: ...

    def logits(self, row: i64, parts: vec[i16], actions: i64, most: i64) -> list[float]: ...

    def outcome(self, row: i64) -> list[float]: ...


class Outcome:
    """How a network expects a game to end: chances and points, seat by seat."""

    def __init__(self, chances: list[float], points: list[float]) -> None:
        self.chances = chances
        self.points = points


class Network:
    """Judges the tables of one deck; questions are about the tables it looked at last."""

    def __init__(
        self,
        weights: Weights,
        deck: Deck,
        numpy: bool | None = None,
        layers: Arithmetic | None = None,
    ) -> None:
        weights.check(deck)
        self.deck = deck
        self._layers: Arithmetic = arithmetic(weights, numpy) if layers is None else layers
        self._parts = Parts(tables_for(deck))
        self._buffer = vec[i16]()
        self._observers: dict[tuple[Options, int], Observer] = {}

    def look(self, states: list[State], seats: list[int]) -> None:
        """Look at some tables of one game, each as a seat knows it."""
        options = states[0].options
        rows = 1 if len(states) == 1 else ROWS
        observer = self._observers.pop((options, rows), None)
        if observer is None:
            observer = Observer(options, self.deck, rows, compact=True)
            if len(self._observers) == KEPT:
                self._observers.pop(next(iter(self._observers)))
        self._observers[options, rows] = observer
        for row in range(len(states)):
            observer.observe(row, states[row], seats[row])
        self._layers.look(observer.features, observer.size, len(states))

    def logits(self, s: State, row: i64 = 0) -> list[float]:
        """The logits of the legal actions at a table it has looked at."""
        while len(self._buffer) < s.offered * MAX_PARTS:
            self._buffer = append(self._buffer, 0)
        n = self._parts.write(s, self._buffer, 0, s.offered)
        return self._layers.logits(row, self._buffer, n, MAX_PARTS)

    def choose(self, s: State) -> i64:
        """The legal action it prefers."""
        if s.offered == 1:
            return s.choices[0]
        self.look([s], [s.player])
        return self._best(s, 0)

    def choose_among_noticed(self, s: State, noticed: i64) -> i64:
        """The legal action it prefers among those it notices, or among the easiest to notice.

        ``noticed`` is the percentage of cards it notices; what it overlooks, it overlooks for a
        while (:func:`attention`). It always notices actions without a card, such as drawing.
        """
        if s.offered == 1:
            return s.choices[0]
        self.look([s], [s.player])
        logits = self.logits(s)
        needed: list[i64] = []
        for i in range(s.offered):
            card = card_of(s, s.choices[i])
            needed.append(attention(s, card) if card >= 0 else -1)
        enough = max(noticed - 1, min(needed))
        best: i64 = -1
        for i in range(s.offered):
            if needed[i] <= enough and (best < 0 or logits[i] > logits[best]):
                best = i
        return s.choices[best]

    def choose_all(self, states: list[State]) -> list[int]:
        """The legal action it prefers at each of several tables."""
        chosen: list[int] = [s.choices[0] for s in states]
        undecided = [i for i in range(len(states)) if states[i].offered > 1]
        for first in range(0, len(undecided), ROWS):
            some = undecided[first : first + ROWS]
            self.look([states[i] for i in some], [states[i].player for i in some])
            for row in range(len(some)):
                chosen[some[row]] = self._best(states[some[row]], row)
        return chosen

    def _best(self, s: State, row: i64) -> i64:
        logits = self.logits(s, row)
        best: i64 = 0
        for i in range(1, s.offered):
            if logits[i] > logits[best]:
                best = i
        return s.choices[best]

    def outcomes(self, states: list[State], seats: list[int]) -> list[Outcome]:
        """How it expects each of several games to end, from what a seat knows of it."""
        found: list[Outcome] = []
        for first in range(0, len(states), ROWS):
            some, seeing = states[first : first + ROWS], seats[first : first + ROWS]
            self.look(some, seeing)
            for row in range(len(some)):
                found.append(self._outcome(some[row].players, seeing[row], row))
        return found

    def outcomes_seen(
        self, features: vec[i16], rows: int, players: int, seat: int
    ) -> list[Outcome]:
        """The same from what a seat sees, or might see, in each game: rows of features."""
        self._layers.look(features, len(features) // max(rows, 1), rows)
        return [self._outcome(players, seat, row) for row in range(rows)]

    def _outcome(self, players: i64, seat: i64, row: i64) -> Outcome:
        told = self._layers.outcome(row)
        chances = [0.0] * players
        points = [0.0] * players
        for i in range(players):
            p = (seat + i) % players
            chances[p] = told[i]
            points[p] = POINTS * told[SEATS + i]
        return Outcome(shares(chances), points)


def card_of(s: State, action: i64) -> i64:
    """The card to be taken, picked or laid, or below the slot; -1: none."""
    kind = act.kind(action)
    if kind == act.TAKES:
        return act.taken(action)
    if kind == act.PICKS:
        return act.picked(action)
    if kind == act.LAYS:
        return act.laid(action)
    if kind == act.PLAYS:
        return act.half(action) >> 1
    if kind == act.PUTS:
        return s.host(act.place(action) >> 2, H_CARD)
    return -1


def attention(s: State, card: i64) -> i64:
    """How much attention it takes to notice a card now, from 0 to 99, each equally often.

    It stays the same for some turns, with each card changing at another time, and differs by seat
    and by the first tree on the table (unless that is face down). So what is overlooked once is
    overlooked for a while, and who notices more notices all that others do.
    """
    first: i64 = 0
    if len(s.hosts) > 0 and s.host(0, H_SPECIES) >= 0:
        first = 1 + s.host(0, H_CARD)
    span = SPAN * s.players
    which = first << 16 | card << 3 | s.player
    while_ = (s.turn + Rng(which).below(span)) // span
    return Rng(while_ << 32 | which).below(100)


def shares(logits: list[float]) -> list[float]:
    """Chances from their logits; in a solo game, just the chance of winning."""
    if len(logits) == 1:
        return [1.0 / (1.0 + exp(-logits[0]))]
    most = max(logits)
    powers = [exp(x - most) for x in logits]
    total = sum(powers)
    return [power / total for power in powers]


def arithmetic(weights: Weights, numpy: bool | None = None) -> Arithmetic:
    """NumPy's if it is installed, unless ``numpy`` says which to use."""
    if numpy is None:
        numpy = find_spec("numpy") is not None
    if not numpy:
        return Layers(weights)
    from spinney.bots.numpy_layers import NumpyLayers

    return NumpyLayers(weights)


_networks: dict[str, Network | None] = {}


def network_name(deck: Deck, small: bool = False) -> str:
    """The name of the network for a deck, or of its small pupil; empty: none was made for it."""
    if deck.digest != shipped_deck(deck.game).digest:
        return ""
    return f"{deck.game}-small" if small else deck.game


def network_for(deck: Deck, small: bool = False) -> Network | None:
    """The shipped network for a deck, or its small pupil, read once; None: it is not there."""
    name = network_name(deck, small)
    if name and name not in _networks:
        path = SHIPPED / f"{name}.net"
        _networks[name] = Network(read_weights(path), deck) if path.exists() else None
    return _networks.get(name)


def provide(name: str, network: Network) -> None:
    """Use a network that did not come with Spinney's files."""
    _networks[name] = network
