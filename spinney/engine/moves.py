"""Moves as text: each describes what is done, and parses back at the same point in the game.

A *move* is one action, or the several actions that lay a card::

    draw                                  take oak
    play oak: beech, birch                pick tawny_owl/stag_beetle, oak
    play red_squirrel at 2 top            sapling linden
    at 2 top                              pay oak, beech
    use    skip    done    stuck          cave 3

A card is named by its species, ``first/second`` if it is split; the half being played comes
first. If that is ambiguous, a symbol is added (``wolf@birch``), and if that is still ambiguous, the
card's number (``wolf@birch#150``). ``at 2 top`` is the top slot of the forest's second host; slots
are named as in the forest notation. Payments may be in any order. A slot or a payment can also be a
move of its own; anything left out must be the only possibility.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.cards.phrases import Phrase, quoted
from spinney.engine.actions import Action
from spinney.engine.cards import Card, Half, slots_of
from spinney.engine.core.flow import legal_actions
from spinney.engine.core.state import H_KIND
from spinney.engine.core.tables import KIND_NAMES
from spinney.engine.options import GameError
from spinney.engine.position import Position

#: The first word of an action that names a card, by kind.
_VERBS: Final = {"take": "take", "pick": "pick", "face_down": "sapling", "play": "play"}
_KINDS: Final = {verb: kind for kind, verb in _VERBS.items()}

_MOVE: Final = re.compile(
    r"(?P<verb>play|at) (?P<what>[^:]+?)(?: at (?P<spot>\d+ \w+))?(?: ?: ?(?P<pay>.+))?"
)
_NAME: Final = re.compile(r"(?P<halves>[a-z_@/]+)?(?:#(?P<card>\d+)(?:\.(?P<half>[01]))?)?")
#: The maximum number of legal moves listed in an error.
_MAX_LISTED: Final = 12


class MoveError(GameError):
    """A text that is not a move, or a move that cannot be made now."""


class Choices(Position):
    """A table together with the actor's current choice."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """The actions to choose from, as numbers; empty if there is no choice to make.

        >>> from spinney.engine import Game
        >>> 0 in Game.new("forest", seed=7).legal()  # to draw from the deck
        True
        """
        return legal_actions(self.core)

    def describe(self, action: int) -> str:
        """A legal action as a move.

        >>> from spinney.engine import Game
        >>> game = Game.new("forest", seed=7)
        >>> [game.describe(action) for action in game.legal()[:3]]
        ['draw', 'sapling linden', 'play linden']
        """
        meant = Action.of(action)
        match meant:
            case Action("slot", host=int(host), slot=int(slot)):
                return f"at {self._spot(host, slot)}"
            case Action("cave", cave=int(number)):
                return f"cave {number}"
            case Action(kind, card=int()) if kind in _VERBS:
                return f"{_VERBS[kind]} {self._shortest(meant)}"
            case _:
                return meant.kind

    def find(self, move: str) -> int:
        """The legal action named by the text of a single action."""
        verb, _, rest = move.strip().partition(" ")
        if verb == "at":
            return self._find_spot(rest)
        if verb in _KINDS:
            return self._find_card(_KINDS[verb], rest)
        for action in self.legal():
            if Action.of(action).card is None and self.describe(action) == move.strip():
                return action
        raise self.illegal_move(move)

    def illegal_move(self, move: str) -> MoveError:
        """The error for a move that cannot be made, listing those that can."""
        can = [self.describe(action) for action in self.legal()]
        told = ", ".join(can[:_MAX_LISTED]) + (", ..." if len(can) > _MAX_LISTED else "")
        return MoveError(
            Phrase("cannot-move", "cannot {move}; can {moves}", move=quoted(move), moves=told)
        )

    # -- spots -----------------------------------------------------------------------------

    def _spot(self, host: int, slot: int) -> str:
        names = slots_of(KIND_NAMES[self.core.host(host, H_KIND)])
        return f"{self.host_number(host)} {names[slot]}"

    def _find_spot(self, spot: str) -> int:
        for action in self.legal():
            meant = Action.of(action)
            if meant.host is not None and meant.slot is not None:
                if self._spot(meant.host, meant.slot) == spot:
                    return action
        raise self.illegal_move(f"at {spot}")

    # -- cards -----------------------------------------------------------------------------

    def _shortest(self, meant: Action) -> str:
        """The shortest name that means this action and no other legal one."""
        rivals = list(self._of_kind(meant.kind))
        for name in self._names(meant):
            if [action for action in rivals if self._is_named(name, action)] == [meant]:
                return name
        raise AssertionError(f"{meant} has no name")

    def _names(self, meant: Action) -> Iterator[str]:
        assert meant.card is not None
        card = self.cards[meant.card]
        if meant.half is None:
            yield card.name
            yield str(card)
            yield f"{card}#{card.id}"
            return
        half = card.halves[meant.half]
        others = [other for other in card.halves if other is not half]
        yield half.species
        yield str(half)
        whole = "/".join(map(str, [half, *others]))
        yield whole
        yield f"{whole}#{card.id}.{meant.half}"

    def _find_card(self, kind: str, name: str) -> int:
        found = [action for action in self._of_kind(kind) if self._is_named(name, action)]
        if not found:
            raise self.illegal_move(f"{_VERBS[kind]} {name}")
        if len(found) > 1:
            names = ", ".join(map(self._shortest, found))
            raise MoveError(
                Phrase("which-card", "{card} could be {cards}", card=quoted(name), cards=names)
            )
        return found[0].number

    def _of_kind(self, kind: str) -> Iterator[Action]:
        return (action for action in map(Action.of, self.legal()) if action.kind == kind)

    def _is_named(self, name: str, meant: Action) -> bool:
        assert meant.card is not None
        return is_named(name, self.cards[meant.card], meant.half)


def is_named(name: str, card: Card, half: int | None = None) -> bool:
    """Whether a name means this card, or the card with this half first.

    >>> from spinney.engine import Game
    >>> card = Game.new("forest", seed=7).players[0].hand[3]
    >>> is_named("blackberries", card), is_named("blackberries", card, half=0)
    (True, False)
    """
    meant = _meant(name)
    if meant is None or meant.card not in (None, card.id):
        return False
    if half is not None and meant.half not in (None, half):
        return False
    shown = card.halves[::-1] if half == 1 else card.halves
    if _show(meant.halves, shown):
        return True
    return half is None and _show(meant.halves, shown[::-1])


class _Meant(NamedTuple):
    """What a name says of a card: its halves with their symbols, its number, and the half."""

    halves: tuple[tuple[str, str], ...]
    card: int | None
    half: int | None


@lru_cache(maxsize=1024)
def _meant(name: str) -> _Meant | None:
    found = _NAME.fullmatch(name.strip())
    if not found or not name.strip():
        return None
    named = found["halves"].split("/") if found["halves"] else []
    parts = (part.partition("@") for part in named)
    return _Meant(
        tuple((species, symbol) for species, _, symbol in parts),
        int(found["card"]) if found["card"] else None,
        int(found["half"]) if found["half"] else None,
    )


def _show(named: Sequence[tuple[str, str]], shown: Sequence[Half]) -> bool:
    if len(named) > len(shown):
        return False
    for (species, symbol), half in zip(named, shown, strict=False):
        if half.species != species or symbol not in ("", half.symbol):
            return False
    return True


def parts_of(move: str) -> tuple[list[str], list[str]]:
    """The single actions that make up a move, in order, and the cards it pays with.

    >>> parts_of("play red_squirrel at 2 top: oak, beech")
    (['play red_squirrel', 'at 2 top'], ['oak', 'beech'])
    >>> parts_of("pick oak, beech")
    (['pick oak', 'pick beech'], [])
    """
    move = " ".join(move.split())
    verb, _, rest = move.partition(" ")
    if verb == "pick":
        return [f"pick {card.strip()}" for card in rest.split(",")], []
    if verb == "pay":
        return [], [card.strip() for card in rest.split(",")]
    found = _MOVE.fullmatch(move)
    if found is None:
        return [move], []
    actions = [f"{found['verb']} {found['what']}"]
    if found["spot"]:
        actions.append(f"at {found['spot']}")
    return actions, [card.strip() for card in found["pay"].split(",")] if found["pay"] else []
