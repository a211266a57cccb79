"""A witness of a game: reconstructs it from decoded events, prompts and printed cards.

It uses other sources than the trace of a dataset does, and does not need to be fast.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from spinney.cards.catalog import SPECIES, Deck, shipped_deck
from spinney.engine import Action, Events, Record
from spinney.engine.events import CaveChosen, Laid, Paid, TurnBegan, WinterCame

Row = dict[str, Any]

USED_AT_ONCE = ("offer", "permanent", "free_play")
USED_IN_STEPS = ("take", "cave", "stash", "moor", "saplings", "discard", "free_plays", "mole")
IN_BETWEEN = ("slot", "pay")


class Seat:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.effects = 0
        self.laid: Counter[str] = Counter()
        self.free: Counter[str] = Counter()
        self.as_action: Counter[str] = Counter()
        self.bonus: Counter[str] = Counter()
        self.asked = 0
        self.first: dict[str, int] = {}
        self.cave = 0


class Witness:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.deck: Deck = record.deck or shipped_deck(record.options.game)
        self.species = SPECIES[record.options.game]
        self.game = record.start()
        #: The cards of a new table: those in the deck and those in hands.
        held = [card.id for player in self.game.players for card in player.hand if card]
        self.there = {*self.game.core.deck, *held}
        self.seats = [Seat() for _ in self.game.players]
        if self.game.options.solo:
            self.seats[0].cave = 3  # RULES 9
        self.turn = 0
        self.winters: list[int] = []
        self.turns: list[Row] = []
        self.choices: list[Row] = []
        self._paid: list[int] = []
        self._play = ""
        self._effect: tuple[object, ...] = ()
        self._hear(self.game.dealing)
        for action in record.actions:
            self._see(action)

    @property
    def removed(self) -> list[str]:
        """The species on cards of these sets that were removed from the new table."""
        return [
            half.species
            for number, card in enumerate(self.deck.cards)
            if card.set in self.game.options.sets and number not in self.there
            for half in card.halves
        ]

    def _see(self, action: int) -> None:
        game, taken = self.game, Action.of(action)
        prompt, seat = game.prompt, game.actor
        self.choices.append(
            {
                "turn": self.turn,
                "seat": seat,
                "prompt": prompt.kind,
                "options": len(game.legal()),
                "legal": game.legal(),
                "action": action,
            }
        )
        if prompt.kind == "turn":
            self._begin_turn(seat, taken)
        if taken.kind == "play":
            self._play = prompt.kind
        self._look_for_effect(prompt.kind, (prompt.kind, prompt.cause), taken, seat)
        self._hear(game.apply(action))
        if "done" in (Action.of(forced).kind for forced in game.forced):
            self._effect = ()
        if self.turns and (game.over or game.prompt.kind == "turn"):
            self._end_turn()

    def _look_for_effect(
        self, kind: str, effect: tuple[object, ...], taken: Action, seat: int
    ) -> None:
        """Count uses of effects; several steps of one effect are a single use."""
        used = taken.kind not in ("skip", "done")
        if kind in USED_AT_ONCE:
            self.seats[seat].effects += used
        if kind in USED_IN_STEPS and self.turn:
            # If it cannot be declined, the choice is only which, not whether.
            legal = {Action.of(action).kind for action in self.game.legal()}
            if used and effect != self._effect and legal & {"skip", "done"}:
                self.seats[seat].effects += 1
        if kind not in IN_BETWEEN:
            self._effect = effect if kind in USED_IN_STEPS and taken.kind != "done" else ()

    def _begin_turn(self, seat: int, taken: Action) -> None:
        what = {"play": "play", "face_down": "sapling", "stuck": "stuck"}.get(taken.kind, "draw")
        row = {"turn": self.turn, "seat": seat, "action": what, "species": None}
        if taken.kind == "play" and taken.card is not None and taken.half is not None:
            row["species"] = self.deck.cards[taken.card].halves[taken.half].species
        self.turns.append(row | {"drawn": 0, "paid": 0, "bonus": False})

    def _end_turn(self) -> None:
        game, row = self.game, self.turns[-1]
        table = game.onlooker()
        row |= {
            "score": game.score_sheet(row["seat"]).total,
            "clearing": len(table.clearing),
            "hand": len(game.players[row["seat"]].hand),
            "deck_left": table.deck_size,
        }

    def _hear(self, events: Events) -> None:
        for event in events:
            if isinstance(event, WinterCame):
                self.winters.append(self.turn)
            if event.player is None:
                continue
            if isinstance(event, TurnBegan):
                self.turn += 1
                self.seats[event.player].counts["extra"] += event.extra
            if isinstance(event, CaveChosen):
                self.seats[event.player].cave = event.cave
            if not self.turn:
                continue
            self.seats[event.player].counts[event.kind] += 1
            if event.kind in ("drawn", "taken"):
                self.turns[-1]["drawn"] += 1
            elif isinstance(event, Paid):
                self.turns[-1]["paid"] += 1
                self._paid.append(event.card.id)
            elif isinstance(event, Laid):
                self._lay(event, self.seats[event.player])

    def _lay(self, event: Laid, seat: Seat) -> None:
        half = self.deck.cards[event.card.id].halves[event.half.index]
        seat.laid[half.species] += 1
        seat.first.setdefault(half.species, self.turn)
        if self._play in ("free_play", "free_plays"):
            seat.free[half.species] += 1
            assert self._paid == []
        elif self.species[half.species].bonus:
            shown = [{h.symbol for h in self.deck.cards[paid].halves} for paid in self._paid]
            earned = all(half.symbol in symbols for symbols in shown)
            seat.asked += 1
            seat.bonus[half.species] += earned
            if self._play == "turn":
                self.turns[-1]["bonus"] = earned
        if self._play == "turn":
            seat.as_action[half.species] += 1
        self._paid = []

    def forest(self, seat: int) -> Counter[str]:
        """The species lying face up in a forest, counted on the table."""
        forest = self.game.players[seat].forest
        hosts = Counter(host.species for host in forest if host.species)
        return hosts + Counter(dweller.species for host in forest for dweller in host.dwellers)
