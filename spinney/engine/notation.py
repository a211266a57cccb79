"""The forest notation: forests as JSON, both ways.

A forest is laid with the engine's own slot rules, so an impossible forest is an error that names
the player, the host and the slot. It is scored by the engine's own scoring.

>>> forest = {"game": "forest", "players": [{"name": "Ana", "hosts": [{"card": "douglas_fir"}]}]}
>>> read_forests(forest).score_sheet(0).total
5
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any, Final

from spinney.cards.card_sets import Box, CardSet, SetError, box, check_together, read_set
from spinney.cards.catalog import (
    WINTERS,
    Card,
    Deck,
    Half,
    possible_symbols,
    unknown_species,
)
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.vocabulary import (
    BIRD,
    DARTMOOR,
    GAMES,
    MOOR,
    Place,
    Species,
)
from spinney.engine.cards import FACE_DOWN, MOOR_SLOTS, WOODY_SLOTS
from spinney.engine.core.slots import fits
from spinney.engine.core.state import H_KIND, State
from spinney.engine.core.tables import BY_OWN_SYMBOL, BY_TALLY, CAVE, CAVE_CARD, Tables
from spinney.engine.core.tables import MOOR as MOOR_KIND
from spinney.engine.options import GameError, Options, unknown_game
from spinney.engine.position import Forests, Host, Position
from spinney.engine.rivals import NO_RIVALS, Rivals

#: The highest count of anything on a table.
MAX_CARD_COUNT: Final = 999

MAX_PLAYERS: Final = 5

ENTRIES: Final = {"game", "sets", "added", "players", "rivals", "solo"}
#: Entries for people and programs, which do not affect the forest.
REMARKS: Final = {"id", "title", "date", "comment"}


class NotationError(GameError):
    """A forest that cannot be read or is impossible; the message says where."""


# -- writing -------------------------------------------------------------------------------


def write_forests(position: Position, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """The notation of all forests in a game or view.

    >>> forests = read_forests({"game": "forest", "players": [{"hosts": [{"card": "oak"}]}]})
    >>> write_forests(forests, ("Ana",))["players"]
    [{'name': 'Ana', 'cave': 0, 'hosts': [{'card': 'oak'}]}]
    """
    s = position.core
    players = []
    for p, name in enumerate(names or [f"Player {p + 1}" for p in range(s.players)]):
        shown = position.players[p]
        player: dict[str, Any] = {"name": name, "cave": shown.cave}
        if position.game == DARTMOOR and shown.cave_card:
            player["cave_card"] = shown.cave_card
        player["hosts"] = [write_host(host) for host in shown.forest]
        players.append(player)
    forests: dict[str, Any] = {
        "game": position.game,
        "sets": list(position.options.sets),
        "players": players,
    }
    if s.rivals != NO_RIVALS:
        forests["rivals"] = asdict(s.rivals)
    if s.solo:
        forests["solo"] = True
    if position.options.added:
        forests["added"] = [dict(each.data) for each in position.options.added]
    return forests


def write_host(host: Host) -> dict[str, Any]:
    """A host and its dwellers."""
    entry: dict[str, Any] = {"card": host.name if host.half is None else str(host.half)}
    for name, dwellers in host.slots.items():
        if dwellers:
            entry[name] = [str(dweller.half) for dweller in dwellers]
    return entry


# -- reading -------------------------------------------------------------------------------


@cache
def _proxies(inside: Box) -> tuple[Deck, Tables, Mapping[tuple[str, str], int], int]:
    """A deck of stand-ins: all copies of each species with each symbol it may show, and with none.

    Both halves of a stand-in are the same, so it can lie on either side. Returns the deck and its
    tables, the first card by (species, symbol), and the first face-down card.
    """
    cards: list[Card] = []
    first: dict[tuple[str, str], int] = {}
    for species in inside.species.values():
        kind = species.place.value if species.is_host else "left_right"
        if species.place in (Place.TOP, Place.BOTTOM):
            kind = "top_bottom"
        for symbol in (*possible_symbols(species, inside), ""):
            first[species.key, symbol] = len(cards)
            halves = (Half(species.key, symbol),) * (1 if species.is_host else 2)
            cards += [Card("", kind, species.set, halves)] * species.copies
    face_down = len(cards)
    sizes = sum(each.size for each in inside.sets.values())
    cards += [Card("", "winter", inside.base.key, ())] * sizes
    added = tuple(each for each in inside.sets.values() if not each.is_shipped)
    digests = " ".join(each.digest for each in added)
    deck = Deck(inside.game, tuple(cards), f"stand-ins of {inside.game} {digests}".strip(), added)
    return deck, Tables(deck), first, face_down


def read_forests(data: object, added: tuple[CardSet, ...] = ()) -> Forests:
    """Lay out the forests of a notation; raises :class:`NotationError`.

    ``added`` are sets of one's own, besides those that the notation itself brings.

    >>> read_forests({"game": "forest", "players": [{"hosts": [{"card": "wolf"}]}]})
    Traceback (most recent call last):
    spinney.engine.notation.NotationError: Player 1, host 1: wolf isn't a tree, shrub or moor
    """
    return _Reader(data, added).forests


def _added(data: object, game: str, known: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    """The sets of one's own of this game: those that are known, and those in the notation."""
    if not isinstance(data, list):
        raise NotationError(Phrase("is-list", "'{entry}' must be a list", entry="added"))
    try:
        found = dict.fromkeys(each for each in (*known, *map(read_set, data)) if each.game == game)
        check_together(tuple(found))
    except SetError as error:
        raise NotationError(Phrase("in-set", "added set: {why}", why=error.problems[0])) from None
    return tuple(found)


class _Reader:
    """Reads one notation. The methods follow its nesting."""

    def __init__(self, data: object, added: tuple[CardSet, ...]) -> None:
        if not isinstance(data, dict):
            raise NotationError(
                Phrase("forest-object", "a forest is a JSON object with 'game' and 'players'")
            )
        unknown = set(data) - ENTRIES - REMARKS
        if unknown:
            raise NotationError(_unknown_entry(unknown))
        game = data.get("game")
        if game not in GAMES:
            raise NotationError(unknown_game(game))
        self.game: str = game
        added = _added(data.get("added", []), game, added)
        self.box = box(game, added)
        self.sets = self._sets(data.get("sets"))
        players = data.get("players")
        if not isinstance(players, list) or not 1 <= len(players) <= MAX_PLAYERS:
            raise NotationError(
                Phrase(
                    "players-list", "'players' must be a list of 1 to {n} players", n=MAX_PLAYERS
                )
            )
        solo = data.get("solo", False)
        if not isinstance(solo, bool):
            raise NotationError(
                Phrase("true-or-false", "{option} must be true or false", option="'solo'")
            )
        if solo and (game != DARTMOOR or len(players) != 1):
            raise NotationError(Phrase("solo-forest", "'solo' is for one player of Dartmoor"))
        # A single forest is scored beside an empty one, so that nobody has more.
        options = (
            Options(game, 1, solo="moors")
            if solo
            else Options(game, max(2, len(players)), tuple(each.key for each in added), added=added)
        )
        deck, tables, self.first, self.face_down = _proxies(self.box)
        self.state = State(tables, options)
        self.state.lay_out()
        self.state.rivals = self._rivals(data.get("rivals", {}))
        self.copies: Counter[str] = Counter()
        self.shown: Counter[tuple[str, str]] = Counter()
        self.caves: set[int] = set()
        names = tuple(self._player(p, player) for p, player in enumerate(players))
        self.state.options = replace(options, sets=tuple(self.sets))
        self.forests = Forests(self.state, deck, names)

    def _sets(self, sets: object) -> set[str]:
        if sets is None:
            return set(self.box.sets)
        if not isinstance(sets, list) or not all(s in list(self.box.sets) for s in sets):
            raise NotationError(
                Phrase(
                    "sets-list", "'sets' must be a list of {sets}", sets=", ".join(self.box.sets)
                )
            )
        return {self.box.base.key, *sets}

    def _rivals(self, rivals: object) -> Rivals:
        if not isinstance(rivals, dict) or not set(rivals) <= {"linden", "tree", "moor"}:
            raise NotationError(
                Phrase("rivals-object", "'rivals' must be an object with 'linden', 'tree', 'moor'")
            )
        for key, value in rivals.items():
            _number(value, _entry("rivals", key))
        return Rivals(**rivals)

    def _check_size(self) -> None:
        """Check that the table and the caves hold no more cards than the sets have."""
        s = self.state
        used = self.copies.total() + sum(
            s.tally[p * s.tables.block + CAVE] for p in range(s.players)
        )
        deck = sum(self.box.sets[name].size for name in self.sets) - WINTERS
        if used > deck:
            raise NotationError(
                Phrase(
                    "too-many-cards",
                    "{n} cards in forests and caves, but the sets have only {most}",
                    n=used,
                    most=deck,
                )
            )

    def _player(self, p: int, player: object) -> str:
        where = Phrase("at-player", "player {n}", n=p + 1)
        if not isinstance(player, dict):
            raise _wrong(where, Phrase("not-an-object", "not an object"))
        name = player.get("name", f"Player {p + 1}")
        if not isinstance(name, str) or not name.isprintable():
            raise _wrong(
                where, Phrase("name", "the name {name} is not plain text", name=quoted(name))
            )
        unknown = set(player) - {"name", "cave", "cave_card", "hosts"}
        if unknown:
            raise _wrong(name, _unknown_entry(unknown))
        base = p * self.state.tables.block
        self.state.tally[base + CAVE] = _number(player.get("cave", 0), _entry(name, "cave"))
        self.state.tally[base + CAVE_CARD] = self._cave_card(player.get("cave_card"), name)
        hosts = player.get("hosts", [])
        if not isinstance(hosts, list):
            raise _wrong(name, Phrase("is-list", "'{entry}' must be a list", entry="hosts"))
        entries = [
            self._host_entry(Phrase("at-host", "{player}, host {n}", player=name, n=n), host)
            for n, host in enumerate(hosts, 1)
        ]
        self._check_size()
        cards = iter(self._settle_symbols([card for entry in entries for card in entry]))
        for entry in entries:
            self._lay(p, [next(cards) for _ in entry])
        return name

    def _cave_card(self, number: object, name: str) -> int:
        if number is None:
            return 0
        if self.game != DARTMOOR:
            raise _wrong(name, Phrase("no-cave-cards", "only Dartmoor has cave cards"))
        value = _number(number, _entry(name, "cave_card"))
        last = len(self.box.caves)
        if not 1 <= value <= last:
            raise _wrong(
                name, Phrase("no-cave", "cave_card {n}; caves are 1 to {last}", n=value, last=last)
            )
        if value in self.caves:
            raise _wrong(
                name, Phrase("same-cave", "cave_card {n} is already another player's", n=value)
            )
        self.caves.add(value)
        return value

    def _host_entry(self, where: Phrase, host: object) -> list[_Named]:
        """A host and its dwellers, named and counted but not yet laid."""
        if not isinstance(host, dict) or not isinstance(host.get("card"), str):
            raise _wrong(where, Phrase("host-object", "a host must be an object with a 'card'"))
        card = host["card"]
        if card == FACE_DOWN[self.game]:
            self.copies[card] += 1
            named = _Named(None, "", -1, _at_card(where, card))
            slots = MOOR_SLOTS if self.game == DARTMOOR else WOODY_SLOTS
        else:
            named = self._named(card, where, -1)
            assert named.species is not None
            key = named.species.key
            if not named.species.is_host:
                raise _wrong(
                    where, Phrase("no-host", "{species} isn't a tree, shrub or moor", species=key)
                )
            slots = MOOR_SLOTS if named.species.place == Place.MOOR else WOODY_SLOTS
            named = _Named(named.species, named.symbol, -1, _at_card(where, key))
        entry = [named]
        for key, cards in host.items():
            if key == "card":
                continue
            if key not in slots:
                raise _wrong(
                    named.where,
                    Phrase(
                        "no-slot",
                        "unknown slot {slot}; choose from {slots}",
                        slot=quoted(key),
                        slots=", ".join(slots),
                    ),
                )
            if not isinstance(cards, list) or not all(isinstance(c, str) for c in cards):
                raise _wrong(
                    _entry(named.where, key), Phrase("slot-list", "a slot must be a list of cards")
                )
            entry += [self._dweller(c, named.where, slots, key) for c in cards]
        return entry

    def _dweller(self, card: str, host: Phrase, slots: tuple[str, ...], key: str) -> _Named:
        where = _entry(host, key)
        named = self._named(card, where, slots.index(key))
        species = named.species
        assert species is not None
        side = "side" if key in ("left", "right") else key.rstrip("12")
        if species.place.value != side:
            raise _wrong(
                where,
                Phrase(
                    "goes-elsewhere",
                    "{species} goes {goes}",
                    species=species.key,
                    goes=species.place.value,
                ),
            )
        return named

    def _named(self, text: str, where: Phrase, slot: int) -> _Named:
        """``species@symbol`` looked up and counted."""
        key, at, symbol = text.partition("@")
        species = self.box.species.get(key)
        if species is None:
            raise _wrong(where, unknown_species(key, self.game))
        self.sets.add(species.set)  # laying such a card means that its set is in play
        self.copies[key] += 1
        if self.copies[key] > species.copies:
            raise _wrong(
                where,
                Phrase(
                    "too-many-copies",
                    "more than {copies} {species} on the table",
                    copies=species.copies,
                    species=key,
                ),
            )
        possible = possible_symbols(species, self.box)
        if at and symbol not in possible:
            raise _wrong(
                where,
                Phrase(
                    "no-such-symbol",
                    "no {species} shows {symbol}; it may be {symbols}",
                    species=key,
                    symbol=quoted(symbol),
                    symbols=", ".join(possible),
                ),
            )
        if not at and len(possible) == 1:
            symbol = possible[0]
        return _Named(species, symbol, slot, where)

    def _settle_symbols(self, cards: list[_Named]) -> list[_Named]:
        """A missing symbol is an error where a score in this forest depends on it."""
        rules = [rule for card in cards if card.species for rule in self._counted_symbols(card)]
        return [self._with_symbol(card, rules) for card in cards]

    def _with_symbol(self, card: _Named, rules: list[set[str]]) -> _Named:
        """The card, with a symbol filled in if it is counted and all it may show count alike."""
        if card.species is None or card.symbol:
            return card
        possible = possible_symbols(card.species, self.box)
        counted = False
        for rule in rules:
            hits = len(rule & set(possible))
            if 0 < hits < len(possible):
                raise _needs_symbol(card)
            counted |= hits > 0
        return replace(card, symbol=possible[0]) if counted else card

    def _counted_symbols(self, card: _Named) -> list[set[str]]:
        """The sets of symbols that the card's points count, if any."""
        assert card.species is not None
        t = self.state.tables
        i = t.index[card.species.key]
        if t.count_by[i] == BY_OWN_SYMBOL:
            if not card.symbol:
                raise _needs_symbol(card)
            return [{card.symbol}]
        entries = (t.count_a[i], t.count_b[i]) if t.count_by[i] == BY_TALLY else ()
        symbols = range(t.symbol_at, t.bees_at)
        counted = {t.symbols[entry - t.symbol_at] for entry in entries if entry in symbols}
        return [counted] if counted else []

    def _lay(self, p: int, entry: list[_Named]) -> None:
        """Lay the host, then its dwellers in an order in which they could have been laid."""
        s = self.state
        h = s.number_of_hosts()
        host = entry[0]
        if host.species is None:
            s.put_face_down(p, self.face_down)
            self.face_down += 1
        else:
            s.put_host(p, self._proxy(host))
        for card in sorted(entry[1:], key=self._laying_order):
            assert card.species is not None
            species = s.tables.index[card.species.key]
            if not fits(s, h, card.slot, species):
                raise _wrong(card.where, self._why_not(h, card))
            s.put_dweller(p, self._proxy(card), 4 * h + card.slot)

    def _laying_order(self, card: _Named) -> int:
        """A sort key: cards that open slots, then plain cards, their guests, birds beside birds."""
        assert card.species is not None
        t = self.state.tables
        i = t.index[card.species.key]
        if card.species.needs == BIRD:
            return 3
        return 0 if t.opens[i] else 2 if t.guest[i] else 1

    def _proxy(self, card: _Named) -> int:
        assert card.species is not None
        key = card.species.key, card.symbol
        self.shown[key] += 1
        return self.first[key] + self.shown[key] - 1

    def _why_not(self, h: int, card: _Named) -> Phrase:
        assert card.species is not None
        key = card.species.key
        if card.species.needs == MOOR and self.state.host(h, H_KIND) != MOOR_KIND:
            return Phrase("only-on-moor", "{species} goes only on a moor", species=key)
        if card.species.needs == BIRD:
            return Phrase(
                "only-beside-bird",
                "{species} goes only beside another bird on a tree or shrub, one per host",
                species=key,
            )
        t = self.state.tables
        there = [t.keys[t.species[2 * c]] for c in self.state.slot_cards(h, card.slot)]
        return Phrase(
            "not-together",
            "{species} cannot share the slot with {others}",
            species=key,
            others=", ".join(there),
        )


@dataclass(frozen=True)
class _Named:
    """A card of the notation, looked up; species None is a face-down host."""

    species: Species | None
    symbol: str
    slot: int
    where: Phrase


def _number(value: object, where: Phrase) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_CARD_COUNT:
        raise _wrong(
            where,
            Phrase(
                "not-a-number",
                "{value} is not a number from 0 to {most}",
                value=quoted(value),
                most=MAX_CARD_COUNT,
            ),
        )
    return value


# -- what is wrong, and where --------------------------------------------------------------


def _wrong(where: str | Phrase, why: Phrase) -> NotationError:
    return NotationError(Phrase("at", "{where}: {why}", where=where, why=why))


def _entry(where: str | Phrase, key: str) -> Phrase:
    return Phrase("at-entry", "{where}, {entry}", where=where, entry=key)


def _at_card(where: Phrase, card: str) -> Phrase:
    return Phrase("at-card", "{where} ({card})", where=where, card=card)


def _unknown_entry(unknown: set[object]) -> Phrase:
    return Phrase("unknown-entry", "unknown entry {entry}", entry=quoted(min(unknown, key=str)))


def _needs_symbol(card: _Named) -> NotationError:
    assert card.species is not None
    return _wrong(
        card.where,
        Phrase(
            "needs-symbol",
            "{species} needs its symbol here ({species}@...): points depend on it",
            species=card.species.key,
        ),
    )
