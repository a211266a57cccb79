"""A game as a value: options, deck, rules version, seed and actions reproduce it exactly.

>>> record = Record(Options("forest"), seed=7)
>>> game = record.game()
>>> record.actions.append(game.legal()[0])
>>> Record.from_json(record.to_json()) == record
True
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field, fields
from typing import Any, Final

from spinney.cards.catalog import Deck, DeckError, parse_deck
from spinney.cards.phrases import Phrase, quoted
from spinney.engine.arranging import STACKED
from spinney.engine.core.state import HAND_LIMIT
from spinney.engine.core.tables import tables_for
from spinney.engine.game import Game, IllegalActionError
from spinney.engine.options import GameError, Options, is_rules_version, unknown_rules
from spinney.engine.saving import restored

FORMAT: Final = "spinney-game"

_SEED: Final = re.compile("[0-9a-f]{1,32}")


class ReplayError(GameError):
    """A saved game that cannot be read or played."""


@dataclass
class Record:
    """A game from its first card to the last action so far: the save file and the replay.

    >>> Record(Options("dartmoor", players=3), seed=255).to_json()["seed"]
    'ff'
    """

    options: Options
    seed: int
    deck: Deck | None = None
    actions: list[int] = field(default_factory=list)
    #: Anything the saving program wants to remember, such as who sits where.
    notes: dict[str, Any] = field(default_factory=dict)
    #: The cards that a lesson's deal puts into the hands, the clearing and on the deck, by name.
    stacked: dict[str, list[str]] | None = None
    #: Where the game begins, if it was dealt from what a seat knew of another one.
    position: dict[str, Any] | None = None

    def start(self) -> Game:
        """The game before its first action."""
        if self.stacked is not None:
            table = self.options.to_json() | {"rules": self.options.rules, "seed": self.seed}
            del table["start"]  # the first player
            return Game.arranged(**table | self.stacked)
        if self.position is not None:
            deck = self.deck or self.options.deck
            core = restored(tables_for(deck), self.options, self.position)
            return Game.resumed(core, deck, self.seed)
        return Game.start_with(self.options, self.seed, self.deck)

    def game(self, actions: int | None = None) -> Game:
        """The game after all its actions, or after the first ``actions`` of them."""
        g = self.start()
        for i, action in enumerate(self.actions[:actions]):
            try:
                g.push(action)
            except IllegalActionError as error:
                raise _in_action(i, len(self.actions), error) from None
        return g

    def to_json(self) -> dict[str, Any]:
        """The record as JSON for a file."""
        deck = self.deck or self.options.deck
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.options.rules,
            "options": self.options.to_json(),
            "deck": deck.digest,
            "seed": f"{self.seed:x}",
            "actions": self.actions,
        }
        if deck != self.options.deck:
            data["cards"] = deck.to_json()
        if self.stacked is not None:
            data["stacked"] = self.stacked
        if self.position is not None:
            data["position"] = self.position
        if self.notes:
            data["notes"] = self.notes
        return data

    def digest(self) -> str:
        """A fingerprint of everything that determines the game."""
        data = {key: value for key, value in self.to_json().items() if key != "notes"}
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @classmethod
    def from_json(cls, data: object, positions: bool = False) -> Record:
        """Read a saved record; raises :class:`ReplayError` if something is wrong with it.

        With ``positions`` a game may begin in the middle. Then it has to come from someone you
        trust: whether such a beginning makes sense is not checked.

        >>> Record.from_json({})
        Traceback (most recent call last):
        spinney.engine.replay.ReplayError: not a saved Spinney game
        """
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ReplayError(Phrase("not-saved", "not a saved Spinney game"))
        rules = data.get("rules")
        if not is_rules_version(rules):
            raise ReplayError(unknown_rules(rules))
        options = _options(data.get("options"), rules)
        actions = data.get("actions")
        if not isinstance(actions, list) or not all(type(each) in (int, str) for each in actions):
            raise ReplayError(
                Phrase("list-of-numbers", "'{entry}' must be a list of numbers", entry="actions")
            )
        notes = data.get("notes", {})
        if not isinstance(notes, dict):
            raise ReplayError(Phrase("is-object", "'{entry}' must be an object", entry="notes"))
        stacked = _stacked(data, options)
        position = _position(data, positions)
        seed, deck = _seed(data.get("seed")), _deck(data, options)
        record = cls(options, seed, deck, [], notes, stacked, position)
        record.actions = _actions(record, actions)
        return record


def _actions(record: Record, actions: list[int | str]) -> list[int]:
    """The actions as numbers; some may be given as moves in words."""
    if not any(isinstance(action, str) for action in actions):
        return list(actions)  # type: ignore[arg-type]
    game = record.start()
    for i, action in enumerate(actions):
        try:
            if isinstance(action, str):
                for part in game.parse(action):
                    game.push(part)
            else:
                game.push(action)
        except GameError as error:
            raise _in_action(i, len(actions), error) from None
    return list(game.actions)


def _in_action(i: int, actions: int, error: GameError) -> ReplayError:
    return ReplayError(
        Phrase(
            "in-action",
            "action {n} of {actions}: {why}",
            n=i + 1,
            actions=actions,
            why=error.phrase,
        )
    )


def _options(data: object, rules: Any) -> Options:
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise ReplayError(Phrase("options-object", "'options' must be an object with a 'game'"))
    for entry in ("sets", "added"):
        if not isinstance(data.get(entry, []), list):
            raise ReplayError(Phrase("is-list", "'{entry}' must be a list", entry=entry))
    known = {f.name for f in fields(Options)} - {"rules"}
    unknown = set(data) - known
    if unknown:
        raise ReplayError(
            Phrase("unknown-option", "unknown option {option}", option=quoted(min(unknown)))
        )
    try:
        return Options.from_json(data, rules)
    except GameError as error:
        raise ReplayError(Phrase("in-options", "options: {why}", why=error.phrase)) from None
    except TypeError:
        why = Phrase("wrong-kind", "a value of the wrong kind")
        raise ReplayError(Phrase("in-options", "options: {why}", why=why)) from None


def _stacked(data: dict[str, Any], options: Options) -> dict[str, list[str]] | None:
    """The named cards of a stacked deal, if it is one: of the shipped cards, for two players."""
    stacked = data.get("stacked")
    if stacked is None:
        return None
    if not isinstance(stacked, dict):
        raise ReplayError(Phrase("is-object", "'{entry}' must be an object", entry="stacked"))
    fits = all(
        name in STACKED
        and isinstance(cards, list)
        and all(type(card) is str for card in cards)
        and (name == "deck" or len(cards) <= HAND_LIMIT)
        for name, cards in stacked.items()
    )
    if not fits or "cards" in data or options.added or options.draft or options.players != 2:
        why = Phrase("wrong-kind", "a value of the wrong kind")
        raise ReplayError(Phrase("in-options", "options: {why}", why=why))
    try:
        Game.arranged(options.game, sets=options.sets, rules=options.rules, **stacked)
    except GameError as error:
        raise ReplayError(Phrase("in-deck", "deck: {why}", why=error.phrase)) from None
    return stacked


def _position(data: dict[str, Any], allowed: bool) -> dict[str, Any] | None:
    position = data.get("position")
    if position is None:
        return None
    if not isinstance(position, dict):
        raise ReplayError(Phrase("is-object", "'{entry}' must be an object", entry="position"))
    if not allowed:
        raise ReplayError(
            Phrase(
                "device-only", "this game was continued on a device and can only be played there"
            )
        )
    return position


def _seed(text: object) -> int:
    if not isinstance(text, str) or not _SEED.fullmatch(text):
        raise ReplayError(
            Phrase(
                "seed-text",
                "seed {seed} is not a hexadecimal number of at most 128 bits",
                seed=quoted(text),
            )
        )
    return int(text, 16)


def _deck(data: dict[str, Any], options: Options) -> Deck | None:
    """The deck of the game: a shipped deck is given by its digest, any other in full."""
    deck = options.deck
    own: Deck | None = None
    if "cards" in data:
        try:
            deck = own = parse_deck(data["cards"], options.added)
            options.check_deck(deck)
        except DeckError as error:
            why = error.problems[0]
            raise ReplayError(Phrase("in-deck", "deck: {why}", why=why)) from None
        except GameError as error:
            raise ReplayError(error.phrase) from None
    if deck.digest != data.get("deck"):
        raise ReplayError(
            Phrase(
                "deck-not-here",
                "played with deck {deck}, which is not available",
                deck=quoted(data.get("deck")),
            )
        )
    return own
