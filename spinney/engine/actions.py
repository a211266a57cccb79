"""Actions: the choices a player can make. Each is a small integer with a fixed meaning.

An action names one thing: a card (by its number in the deck), a card half, a slot of a host (hosts
are numbered across the table in the order they were laid), or a plain word such as ``draw``.

>>> action = Action.of(844)
>>> action
Action(kind='play', card=30, half=0, host=None, slot=None, cave=None)
>>> action.number
844
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from spinney.cards.phrases import Phrase, quoted
from spinney.engine.core import actions as act
from spinney.engine.core.actions import ACTION_SPACE
from spinney.engine.options import GameError

__all__ = ["ACTION_SPACE", "FIELDS", "Action", "ActionKind"]

ActionKind = Literal[
    "draw", "use", "skip", "done", "stuck", "cave", "take", "pick", "face_down", "play", "slot"
]

#: The fields that an action of each kind sets.
FIELDS: Final[dict[ActionKind, tuple[str, ...]]] = {
    "draw": (),
    "use": (),
    "skip": (),
    "done": (),
    "stuck": (),
    "cave": ("cave",),
    "take": ("card",),
    "pick": ("card",),
    "face_down": ("card",),
    "play": ("card", "half"),
    "slot": ("host", "slot"),
}
assert set(FIELDS) == set(get_args(ActionKind))

_WORDS: Final[dict[int, ActionKind]] = {
    act.DRAW: "draw",
    act.USE: "use",
    act.SKIP: "skip",
    act.DONE: "done",
    act.STUCK: "stuck",
}
_NUMBERS: Final = {word: number for number, word in _WORDS.items()}
_CAVES: Final = 5
#: The actions of the largest deck are below this.
_MOST: Final = act.space(act.MAX_CARDS)
#: Unused numbers.
_GAP: Final = range(act.CAVE + _CAVES + 1, act.TAKE)


@dataclass(frozen=True, slots=True)
class Action:
    """An action split into its fields; it can be used anywhere in place of its number.

    >>> from spinney.engine import Game
    >>> game = Game.new("forest", seed=7)
    >>> events = game.apply(Action("draw"))
    """

    kind: ActionKind
    card: int | None = None
    #: 0 or 1: the first or the second half of the card.
    half: int | None = None
    host: int | None = None
    #: 0 to 3, in the order of the host's slots.
    slot: int | None = None
    cave: int | None = None

    @classmethod
    def of(cls, number: int) -> Action:
        """The action with a number."""
        if number in _WORDS:
            return cls(_WORDS[number])
        if act.CAVE < number <= act.CAVE + _CAVES:
            return cls("cave", cave=number - act.CAVE)
        if act.TAKE <= number < _MOST:
            kind = act.kind(number)
            if kind == act.PLAYS:
                return cls("play", card=act.half(number) >> 1, half=act.half(number) & 1)
            if kind == act.PUTS:
                return cls("slot", host=act.place(number) >> 2, slot=act.place(number) & 3)
            if kind == act.TAKES:
                return cls("take", card=act.taken(number))
            if kind == act.PICKS:
                return cls("pick", card=act.picked(number))
            return cls("face_down", card=act.laid(number))
        raise GameError(
            Phrase(
                "no-action",
                "no action {action}; actions are below {most}",
                action=quoted(number),
                most=str(_MOST),
            )
        )

    @property
    def number(self) -> int:
        """The inverse of :meth:`of`; missing or superfluous fields are an error."""
        named = {name for name in _PARTS if getattr(self, name) is not None}
        if named == set(FIELDS.get(self.kind, ("none",))) and all(
            0 <= getattr(self, name) < _MOST for name in named
        ):
            number = self._number()
            if 0 <= number < _MOST and number not in _GAP and Action.of(number) == self:
                return number
        raise GameError(
            Phrase("wrong-action", "{action} is not an action", action=quoted(str(self)))
        )

    def _number(self) -> int:
        if self.kind in _NUMBERS:
            return _NUMBERS[self.kind]
        if self.cave is not None:
            return act.CAVE + self.cave
        if self.host is not None and self.slot is not None:
            return act.slot(4 * self.host + self.slot)
        assert self.card is not None
        if self.half is not None:
            return act.play(2 * self.card + self.half)
        if self.kind == "take":
            return act.take(self.card)
        return act.pick(self.card) if self.kind == "pick" else act.face_down(self.card)

    def __index__(self) -> int:
        return self.number


_PARTS: Final = ("card", "half", "host", "slot", "cave")
