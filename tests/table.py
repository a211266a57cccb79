"""A table set exactly as a test needs it, played by names.

>>> t = table("forest", hand=["oak", "birch", "linden"], deck=["beech"])
>>> t.play("oak", pay=["birch", "linden"])
>>> t.forest()
[{'card': 'oak'}]
>>> t.clearing()
['beech', 'birch', 'linden']

Cards are named by the species of a half, ``species`` or ``species@symbol``; ``winter`` is a
winter. Hosts are numbered per player in the order they lie. Player 0 is to move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.cards.catalog import shipped_deck
from spinney.engine import Game, Options, Prompt, Rng
from spinney.engine import actions as act
from spinney.engine.audit import audit
from spinney.engine.core import frames as fr
from spinney.engine.core.flow import advance
from spinney.engine.core.state import (
    CLEARING,
    DECK,
    H_KIND,
    HOST,
    IN_CAVE,
)
from spinney.engine.core.tables import CAVE, CAVE_CARD, WINTER, tables_for
from spinney.engine.core.vectors import extend, i64, vec
from spinney.engine.events import Event
from spinney.engine.notation import FACE_DOWN, slot_names, write_forests


class Table:
    """A game set up by a test; see :func:`table`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    # -- looking ---------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """A host's species, or ``first/second`` of a split card."""
        halves = self.game.tables.cards[card].halves
        return "/".join(half.species for half in halves) or "winter"

    def hand(self, player: int = 0) -> list[str]:
        return sorted(self.name(c) for c in self.game.hand(player))

    def clearing(self) -> list[str]:
        names = [self.name(c) for c in self.game.clearing]
        return names if self.game.solo else sorted(names)

    def forest(self, player: int = 0) -> list[dict[str, Any]]:
        """The player's hosts in notation, symbols left out."""
        hosts: list[dict[str, Any]] = write_forests(self.game)["players"][player]["hosts"]

        def bare(value: Any) -> Any:
            if isinstance(value, list):
                return [v.partition("@")[0] for v in value]
            return value.partition("@")[0]

        return [{key: bare(value) for key, value in host.items()} for host in hosts]

    def cave(self, player: int = 0) -> int:
        return self.game.tally[player * self.game.tables.block + CAVE]

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt

    @property
    def actor(self) -> int:
        return self.game.actor

    def choices(self) -> list[str]:
        """The legal actions in short words, e.g. ``play lynx``, ``pick oak``, ``slot 0 left``."""
        return sorted(self._word(action) for action in self.game.legal())

    def _word(self, action: int) -> str:
        t = self.game.tables
        a = act.Action.of(action)
        if a.kind == "play":
            assert a.card is not None
            assert a.half is not None
            return f"play {t.keys[t.species[2 * a.card + a.half]]}"
        if a.kind == "slot":
            assert a.host is not None
            assert a.slot is not None
            owned = self.game.hosts_of(self.game.actor)
            kind = self.game.hosts[a.host * HOST + H_KIND]
            return f"slot {owned.index(a.host)} {slot_names(kind)[a.slot]}"
        if a.card is not None:
            return f"{a.kind} {self.name(a.card)}"
        if a.cave is not None:
            return f"cave {a.cave}"
        return a.kind

    # -- acting ----------------------------------------------------------------------------

    def do(self, action: int) -> None:
        """One action; the state must survive the auditor."""
        self.events = list(self.game.apply(action))
        assert audit(self.game) == []

    def _card_action(self, kind: str, card: str) -> int:
        """The legal action of a kind whose card shows that species (and symbol)."""
        species, _, symbol = card.partition("@")
        for action in self.game.legal():
            a = act.Action.of(action)
            if a.kind == kind and a.card is not None:
                halves = self.game.tables.cards[a.card].halves
                if a.half is not None:
                    halves = halves[a.half : a.half + 1]
                if any(h.species == species and symbol in ("", h.symbol) for h in halves):
                    return action
        raise AssertionError(f"cannot {kind} {card}; can {', '.join(self.choices())}")

    def play(self, card: str, at: tuple[int, str] | None = None, pay: Sequence[str] = ()) -> None:
        """Choose a half; then its slot ``(host, slot)`` and payment, where they are asked for."""
        self.do(self._card_action("play", card))
        if at is not None and not self.game.over and self.prompt.kind == "slot":
            self.slot(*at)
        self.pay(*pay)

    def slot(self, host: int, slot: str) -> None:
        h = self.game.hosts_of(self.game.actor)[host]
        kind = self.game.host(h, H_KIND)
        action = act.SLOT + 4 * h + slot_names(kind).index(slot)
        assert action in self.game.legal(), f"no slot {host} {slot}; {', '.join(self.choices())}"
        self.do(action)

    def pay(self, *cards: str) -> None:
        """Pay with these cards, in whatever order the engine asks for."""
        left = list(cards)
        while left and not self.game.over and self.prompt.kind == "pay":
            for card in left:
                try:
                    action = self._card_action("pick", card)
                except AssertionError:
                    continue
                left.remove(card)
                self.do(action)
                break
            else:
                raise AssertionError(f"cannot pay {left}; can {', '.join(self.choices())}")

    def sapling(self, card: str) -> None:
        self.do(self._card_action("face_down", card))

    def pick(self, card: str) -> None:
        self.do(self._card_action("pick", card))

    def take(self, card: str) -> None:
        self.do(self._card_action("take", card))

    def draw(self) -> None:
        self.do(act.DRAW)

    def use(self) -> None:
        self.do(act.USE)

    def decline(self) -> None:
        self.do(act.SKIP)

    def done(self) -> None:
        self.do(act.DONE)

    def stuck(self) -> None:
        self.do(act.STUCK)


class _Box:
    """The physical cards, taken out one by one by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        t = game.tables
        self.left = [c for c, card in enumerate(t.cards) if card.set in game.options.sets]
        if game.solo:
            winters = [c for c in self.left if t.kind[c] == WINTER]
            self.left = [c for c in self.left if c not in winters[1:]]

    def take(
        self, name: str, half: int | None = None, sparing: frozenset[str] = frozenset()
    ) -> int:
        """A card with that species (and symbol), on the given half if it matters.

        Cards whose other half is wanted elsewhere are taken last.
        """
        species, _, symbol = name.partition("@")
        t = self.game.tables
        found = []
        for c in self.left:
            if t.kind[c] == WINTER and name == "winter":
                return self._remove(c)
            for h, face in enumerate(t.cards[c].halves):
                if face.species == species and symbol in ("", face.symbol) and half in (None, h):
                    others = {f.species for i, f in enumerate(t.cards[c].halves) if i != h}
                    found.append((len(others & sparing), c))
        if not found:
            raise AssertionError(f"no card {name} is left in the box")
        return self._remove(min(found)[1])

    def _remove(self, card: int) -> int:
        self.left.remove(card)
        return card


def table(
    game: str = "forest",
    *,
    hand: Sequence[str] = (),
    rival_hand: Sequence[str] = (),
    forest: Sequence[dict[str, Any]] = (),
    rival_forest: Sequence[dict[str, Any]] = (),
    clearing: Sequence[str] = (),
    deck: Sequence[str] = (),
    cave: int = 0,
    cave_card: int = 0,
    players: int | None = None,
    seed: int = 1,
    **options: Any,
) -> Table:
    """Player 0's turn begins with exactly this on the table.

    ``forest`` is the notation's list of hosts; ``deck`` names the next cards, the rest comes in
    some order with the winters last. Cards in the forests were laid in earlier turns.
    """
    if players is None:
        players = 1 if options.get("solo") else 2
    if game == "forest":
        options.setdefault("sets", ("base", "alpine", "edge"))
    chosen = Options(game, players, start=0, **options)
    g = Game(tables_for(shipped_deck(game)), chosen)
    g.lay_out()
    box = _Box(g)
    for c in box.left:
        g.place[c] = DECK
        g.known[c] = int(g.everyone) if g.tables.kind[c] == WINTER else 0
    wanted = frozenset(name.partition("@")[0] for name in (*hand, *rival_hand, *clearing, *deck))
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
        c = box.take(next(n.halves[0].species for n in _plain(box)))
        g.place[c] = IN_CAVE
        g.known[c] = int(g.everyone)
    g.tally[CAVE] = cave
    g.tally[CAVE_CARD] = cave_card
    rest = vec[i64]([c for c in box.left if g.tables.kind[c] != WINTER])
    winters = [c for c in box.left if g.tables.kind[c] == WINTER]
    Rng(seed).shuffle(rest)
    g.deck = vec[i64]([*top, *rest, *winters])
    g.last_pile = len(top) + len(rest)
    if g.solo:
        g.automa = vec[i64](range(20))
    g.rng = Rng(seed)
    g.turn = 1
    g.player = 0
    g.events = vec[i64]()
    fr.push(g, fr.TURN)
    advance(g)
    assert audit(g) == []
    return Table(g)


def _plain(box: _Box) -> list[Any]:
    """Cards still in the box that are no winters."""
    t = box.game.tables
    return [t.cards[c] for c in reversed(box.left) if t.kind[c] != WINTER]


def _lay(g: Game, box: _Box, p: int, host: dict[str, Any], wanted: frozenset[str]) -> None:
    name = host["card"]
    if name == FACE_DOWN[g.tables.game]:
        c = box.take(next(card.halves[0].species for card in _plain(box)))
        g.known[c] = 1 << p
        g.face_down = extend(g.face_down, [c, int(g.number_of_hosts())])
        g.put_face_down(p, c)
    else:
        c = box.take(name)
        g.known[c] = int(g.everyone)
        g.put_host(p, c)
    h = g.number_of_hosts() - 1
    names = slot_names(g.host(h, H_KIND))
    for slot, key in enumerate(names):
        for dweller in host.get(key, ()):
            c = box.take(dweller, slot & 1, wanted)
            g.known[c] = int(g.everyone)
            g.put_dweller(p, c, 4 * h + slot)
