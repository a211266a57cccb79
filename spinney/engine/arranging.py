"""Arranged tables for puzzles, lessons and tests; see :meth:`Game.arranged`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spinney.cards.catalog import Deck, deck_of
from spinney.cards.phrases import Phrase, quoted
from spinney.engine.cards import FACE_DOWN, Card, deck_cards, slots_of
from spinney.engine.core import flow
from spinney.engine.core import frames as fr
from spinney.engine.core.state import CLEARING, DECK, H_KIND, IN_CAVE, State
from spinney.engine.core.tables import CAVE, CAVE_CARD, KIND_NAMES, tables_for
from spinney.engine.core.vectors import extend, i64, vec
from spinney.engine.moves import is_named
from spinney.engine.options import GameError, Options
from spinney.engine.rng import Rng
from spinney.engine.solo import AUTOMA

Hosts = Sequence[Mapping[str, Any]]

#: What a stacked deal names: who holds which cards, and which come next.
STACKED: Final = ("hand", "rival_hand", "clearing", "deck")


@dataclass(frozen=True)
class Arranged:
    """Where the actions of an arranged game start from."""

    state: State
    seed: int
    #: The cards named, if nothing lies in a forest or cave: such a deal can be saved.
    stacked: dict[str, list[str]] | None = None
    #: The whole table, for a game that was dealt to be saved.
    position: dict[str, Any] | None = None


class Box:
    """The printed cards, taken out one by one by name."""

    def __init__(self, deck: Deck, options: Options) -> None:
        self.left = [card for card in deck_cards(deck) if card.set in options.sets]
        if options.solo:
            winters = [card for card in self.left if card.is_winter]
            self.left = [card for card in self.left if card not in winters[1:]]

    def take(self, name: str, half: int | None = None, sparing: Sequence[str] = ()) -> int:
        """Take a card of that name, with that half on the given side if it matters.

        Cards whose other half is needed elsewhere are taken last.
        """
        if name == "winter":
            found = [card for card in self.left if card.is_winter]
        else:
            found = [
                card
                for card in self.left
                if any(
                    is_named(name, card, h) for h in range(len(card.halves)) if half in (None, h)
                )
            ]
        if not found:
            raise GameError(Phrase("not-in-box", "no card {card} is left", card=quoted(name)))
        wanted = {other.partition("@")[0] for other in sparing} - {name.partition("@")[0]}
        card = min(found, key=lambda card: len(wanted & set(card.name.split("/"))))
        return self.remove(card)

    def take_any(self) -> int:
        """Take any card except a winter, from the end of the box."""
        return self.remove(next(card for card in reversed(self.left) if not card.is_winter))

    def remove(self, card: Card) -> int:
        self.left.remove(card)
        return card.id


def arranged(
    game: str,
    *,
    hand: Sequence[str] = (),
    rival_hand: Sequence[str] = (),
    forest: Hosts = (),
    rival_forest: Hosts = (),
    clearing: Sequence[str] = (),
    deck: Sequence[str] = (),
    cave: int = 0,
    cave_card: int = 0,
    players: int | None = None,
    seed: int = 1,
    **options: Any,
) -> tuple[State, Deck]:
    """The state at the start of player 0's turn, and the deck it is built from."""
    printed = deck_of(game, tuple(options.get("added", ())))
    if players is None:
        players = 1 if options.get("solo") else 2
    options.setdefault("sets", printed.sets)
    options["sets"] = tuple(options["sets"])
    try:
        chosen = Options(game, players, start=0, **options)
    except TypeError:
        unknown = min(set(options) - set(Options.__annotations__))
        raise GameError(
            Phrase("unknown-option", "unknown option {option}", option=quoted(unknown))
        ) from None
    g = State(tables_for(printed), chosen)
    g.lay_out()
    box = Box(printed, chosen)
    for card in box.left:
        g.place[card.id] = DECK
        g.known[card.id] = int(g.everyone) if card.is_winter else 0
    wanted = (*hand, *rival_hand, *clearing, *deck)
    for p, hosts in enumerate((forest, rival_forest)):
        for host in hosts:
            _lay(g, box, p, host, wanted)
        if p < players:
            g.start_fresh_triggers(p)
    for p, names in enumerate((hand, rival_hand)):
        for name in names:
            g.hold(p, box.take(name))
    lying = [box.take(name) for name in clearing]
    for c in lying:
        g.place[c] = CLEARING
        g.known[c] = int(g.everyone)
    g.clearing = vec[i64](lying if g.solo else sorted(lying))
    top = [box.take(name) for name in deck]
    for _ in range(cave):
        c = box.take_any()
        g.place[c] = IN_CAVE
        g.known[c] = int(g.everyone)
    g.tally[CAVE] = cave
    g.tally[CAVE_CARD] = cave_card
    rest = vec[i64]([card.id for card in box.left if not card.is_winter])
    winters = [card.id for card in box.left if card.is_winter]
    Rng(seed).shuffle(rest)
    g.deck = vec[i64]([*top, *rest, *winters])
    g.last_pile = len(top) + len(rest)
    if g.solo:
        g.automa = vec[i64](range(len(AUTOMA)))
    g.rng = Rng(seed)
    g.turn = 1
    g.player = 0
    fr.push(g, fr.TURN)
    flow.advance(g)
    return g, printed


def _lay(g: State, box: Box, p: int, host: Mapping[str, Any], wanted: Sequence[str]) -> None:
    name = host["card"]
    if name == FACE_DOWN[g.tables.game]:
        c = box.take_any()
        g.known[c] = 1 << p
        g.face_down = extend(g.face_down, [c, int(g.number_of_hosts())])
        g.put_face_down(p, c)
    else:
        c = box.take(name)
        g.known[c] = int(g.everyone)
        g.put_host(p, c)
    h = g.number_of_hosts() - 1
    for slot, key in enumerate(slots_of(KIND_NAMES[g.host(h, H_KIND)])):
        for dweller in host.get(key, ()):
            c = box.take(dweller, slot & 1, wanted)
            g.known[c] = int(g.everyone)
            g.put_dweller(p, c, 4 * h + slot)
