"""A table: what a game, a seat's view of it and a forest to be scored have in common.

>>> from spinney.engine import Game
>>> hosts = [{"card": "oak", "top": ["bullfinch"]}]
>>> game = Game.arranged("forest", forest=hosts, clearing=["wolf"])
>>> oak = game.players[0].forest[0]
>>> oak.name, oak.slots["top"][0].species
('oak', 'bullfinch')
>>> [str(card) for card in game.clearing]
['bechsteins_bat@oak/wolf@silver_fir']
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from sys import getsizeof
from typing import Any, SupportsIndex

from spinney.cards.card_sets import Box
from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase
from spinney.engine import plain
from spinney.engine.cards import FACE_DOWN, Card, Half, Spot, deck_cards, slots_of
from spinney.engine.core.challenge import solo_result
from spinney.engine.core.scoring import score, score_sheet, scores
from spinney.engine.core.state import H_CARD, H_KIND, H_OWNER, H_SPECIES, State
from spinney.engine.core.tables import CAVE, CAVE_CARD, KIND_NAMES
from spinney.engine.core.vectors import COMPILED
from spinney.engine.options import GameError, Options
from spinney.engine.sheet import ScoreLine, ScoreSheet
from spinney.engine.solo import SoloResult


@dataclass(frozen=True, slots=True)
class Dweller:
    """A card in a slot of a host."""

    card: Card
    half: Half
    spot: Spot

    @property
    def species(self) -> str:
        return self.half.species

    @property
    def symbol(self) -> str:
        return self.half.symbol


@dataclass(frozen=True, slots=True)
class Host:
    """A tree, shrub or moor in a forest, with its dwellers."""

    #: Its number at the table, in the order hosts were laid.
    number: int
    owner: int
    #: ``tree``, ``shrub`` or ``moor``.
    kind: str
    #: None: it lies face down and is not known here.
    card: Card | None
    #: None: it lies face down.
    half: Half | None
    #: Its species, or the name of a face-down card.
    name: str
    #: By slot name, the cards there in the order they were laid.
    slots: Mapping[str, tuple[Dweller, ...]] = field(hash=False)

    @property
    def face_down(self) -> bool:
        return self.half is None

    @property
    def species(self) -> str | None:
        return None if self.half is None else self.half.species

    @property
    def symbol(self) -> str | None:
        return None if self.half is None else self.half.symbol

    @property
    def spot(self) -> Spot:
        return Spot(self.number)

    @property
    def dwellers(self) -> Iterator[Dweller]:
        """All dwellers, slot by slot."""
        return (dweller for cards in self.slots.values() for dweller in cards)


class Player:
    """A player's forest and cave, and what is known of the hand."""

    __slots__ = ("_position", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def hand(self) -> tuple[Card | None, ...]:
        """The cards in the hand; None for each unknown card."""
        return self._position.named(self._position.core.hand(self.seat))

    @property
    def hand_size(self) -> int:
        return self._position.core.hand_size(self.seat)

    @property
    def forest(self) -> tuple[Host, ...]:
        """The player's hosts in the order they were laid."""
        position = self._position
        return tuple(position.host(h) for h in position.core.hosts_of(self.seat))

    @property
    def cave(self) -> int:
        """How many cards are in the cave."""
        s = self._position.core
        return s.tally[self.seat * s.tables.block + CAVE]

    @property
    def cave_card(self) -> int | None:
        """The number of the player's cave card; None: there is none (yet)."""
        s = self._position.core
        return s.tally[self.seat * s.tables.block + CAVE_CARD] or None

    @property
    def score(self) -> int | None:
        """The points now; None: the table hides them during the game."""
        if not self._position.scores_shown:
            return None
        return score(self._position.core, self.seat)

    @property
    def draft(self) -> tuple[Card | None, ...]:
        """The cards the player looks at in a draft."""
        s = self._position.core
        size = len(s.draft) // s.players
        return self._position.named(s.draft[self.seat * size : (self.seat + 1) * size])

    def points_of(self, laid: Dweller | Host) -> ScoreLine | None:
        """What a card in this forest scores now and why; None: it scores only as part of a set."""
        card = laid.card
        lines = self._position.core_sheet(self.seat).lines
        found = (line for line in lines if card is not None and line.card == card.id)
        return next(found, None)

    def __repr__(self) -> str:
        score = "" if self.score is None else f", {self.score} points"
        return f"<player {self.seat}: {len(self.forest)} hosts, {self.hand_size} in hand{score}>"


class Position:
    """A table.

    ``core`` is private access to the flat state, for ``engine`` and ``bots`` only.
    """

    __slots__ = ("core", "deck")

    def __init__(self, core: State, deck: Deck) -> None:
        self.core = core
        self.deck = deck

    @property
    def box(self) -> Box:
        """The sets that the deck has, with everything in them."""
        return self.deck.box

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the deck, by their numbers."""
        return deck_cards(self.deck)

    @property
    def game(self) -> str:
        """Which game it is: ``forest`` or ``dartmoor``."""
        return self.core.tables.game

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.core.options

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""
        return tuple(Player(self, seat) for seat in range(self.core.players))

    @property
    def start_player(self) -> int:
        """The seat that has the first turn."""
        return self.core.start

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self.core.turn

    @property
    def actor(self) -> int:
        """The seat to choose; when the game is over, the seat that moved last."""
        return self.core.player

    @property
    def over(self) -> bool:
        """Has the last winter come?"""
        return self.core.over

    @property
    def winters(self) -> int:
        """How many winters have come."""
        return self.core.winters

    @property
    def last_winter(self) -> int:
        """How many winters end the game."""
        return self.core.last_winter()

    @property
    def deck_size(self) -> int:
        """How many cards are left in the deck, winters included."""
        return self.core.deck_size()

    @property
    def deck_before_winters(self) -> int:
        """How many deck cards are certain to come before a winter can."""
        return max(0, int(self.core.last_pile - self.core.top))

    @property
    def may_be_last(self) -> bool:
        """Could the next deck card be the one that ends the game?"""
        return self.core.may_be_last()

    @property
    def clearing(self) -> tuple[Card, ...]:
        """The cards in the clearing; in the solo mode from left to right."""
        return tuple(self.cards[c] for c in self.core.clearing)

    @property
    def open_caves(self) -> tuple[int, ...]:
        """The numbers of the caves that can still be chosen."""
        return tuple(self.core.caves_left())

    def host(self, number: int) -> Host:
        """A host by its number at the table."""
        s, cards = self.core, self.cards
        kind = KIND_NAMES[s.host(number, H_KIND)]
        card = s.host(number, H_CARD)
        down = s.host(number, H_SPECIES) < 0
        half = None if down else cards[card].halves[0]
        slots = {
            name: tuple(
                Dweller(cards[c], cards[c].halves[slot & 1], Spot(number, name))
                for c in s.slot_cards(number, slot)
            )
            for slot, name in enumerate(slots_of(kind))
        }
        return Host(
            number,
            s.host(number, H_OWNER),
            kind,
            cards[card] if card >= 0 else None,
            half,
            half.species if half else FACE_DOWN[self.game],
            slots,
        )

    def host_number(self, number: int) -> int:
        """A host's number in its owner's forest, from 1."""
        owner = self.core.host(number, H_OWNER)
        return self.core.hosts_of(owner).index(number) + 1

    def spot_of(self, card: Card) -> Spot | None:
        """Where a card lies in a forest; None: it is not in one."""
        at = self.core.at(card.id)
        if at < 0:
            return None
        host = self.host(at >> 2)
        if host.card == card:
            return host.spot
        return Spot(host.number, slots_of(host.kind)[at & 3])

    def same_as(self, other: Position) -> bool:
        """Are both tables the same, with the same choice, however they came about?

        >>> from spinney.engine import Game
        >>> game = Game.new("forest", seed=7)
        >>> game.same_as(game.copy()), game.same_as(game.view(0))
        (True, False)
        """
        return self.core.snapshot() == other.core.snapshot()

    # -- points ----------------------------------------------------------------------------

    @property
    def scores_shown(self) -> bool:
        """Whether the players' points may be seen now."""
        return True

    def core_sheet(self, seat: int) -> ScoreSheet:
        """A player's score sheet, whether or not it may be seen."""
        return score_sheet(self.core, seat)

    def winners(self) -> list[int]:
        """The players with the most points; ties share the victory."""
        points = scores(self.core)
        return [p for p, own in enumerate(points) if own == max(points)]

    def solo_result(self) -> SoloResult:
        """How a solo game stands against its challenge."""
        if not self.core.solo:
            raise GameError(Phrase("not-solo", "not a solo game"))
        return solo_result(self.core)

    # -- helpers ---------------------------------------------------------------------------

    def plain(self, hosts: Sequence[object] | None = None) -> dict[str, Any]:
        """Everything on the table as plain data; cards are numbers.

        ``hosts`` are those of each player, if they have been written already.
        """
        made = plain.hosts(self.core) if hosts is None else hosts
        return plain.table(self.core, self.scores_shown, made)

    def plain_hosts(self) -> list[list[dict[str, Any]]]:
        """The hosts of each player as plain data."""
        return plain.hosts(self.core)

    @property
    def forests(self) -> Hashable:
        """The same for all who know the same forests; for nothing but comparing them."""
        hosts, under = self.core.hosts, self.core.under
        if COMPILED:
            return bytes(memoryview(hosts)), bytes(memoryview(under))
        return tuple(hosts), tuple(under)

    def named(self, cards: Iterable[int]) -> tuple[Card | None, ...]:
        """Cards by their numbers; -1 is an unknown card."""
        return tuple(self.cards[c] if c >= 0 else None for c in cards)

    def seat_of(self, player: SupportsIndex) -> int:
        """A seat number, checked to be at the table."""
        seat, seats = index(player), int(self.core.players)
        if not 0 <= seat < seats:
            raise GameError(
                Phrase(
                    "no-seat", "no seat {seat}; seats are 0 to {last}", seat=seat, last=seats - 1
                )
            )
        return seat

    def __sizeof__(self) -> int:
        """The table's size in memory, without the cards, which all tables of a deck share."""
        s = self.core
        vectors = (*s.vectors(), s.deck[: s.top])
        size = _bytes_of if COMPILED else getsizeof
        return object.__sizeof__(self) + getsizeof(s) + getsizeof(s.rng) + sum(map(size, vectors))

    def __str__(self) -> str:
        """The table as text."""
        return "\n".join(_told(self))


def _bytes_of(vector: Any) -> int:
    return memoryview(vector).nbytes


class Forests(Position):
    """The forests of a table, ready to be scored; see the forest notation."""

    __slots__ = ("names",)

    def __init__(self, core: State, deck: Deck, names: tuple[str, ...]) -> None:
        super().__init__(core, deck)
        self.names = names

    def score_sheet(self, player: int) -> ScoreSheet:
        """A player's points, card by card."""
        return self.core_sheet(player)


def _told(position: Position) -> Iterator[str]:
    state = "over" if position.over else f"player {position.actor} to choose"
    yield (
        f"{position.game}, turn {position.turn}, {state}; "
        f"deck {position.deck_size}, winters {position.winters}"
    )
    clearing = ", ".join(map(str, position.clearing))
    yield f"clearing: {clearing or 'empty'}"
    for player in position.players:
        points = "" if player.score is None else f", {player.score} points"
        cave = f", cave {player.cave}" if player.cave else ""
        yield f"player {player.seat}: {player.hand_size} in hand{cave}{points}"
        known = [str(card) for card in player.hand if card is not None]
        if known:
            yield f"  hand: {', '.join(known)}"
        for number, host in enumerate(player.forest, 1):
            slots = [
                f"{name} {', '.join(str(dweller.half) for dweller in cards)}"
                for name, cards in host.slots.items()
                if cards
            ]
            name = host.name if host.half is None else str(host.half)
            yield f"  {number} {name}" + (f": {'; '.join(slots)}" if slots else "")
