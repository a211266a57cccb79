"""Events: what happened, one type per kind, each with all that a log or an animation needs.

>>> from spinney.engine import Game
>>> game = Game.new("forest", seed=7)
>>> drawn = game.apply("draw")[0]
>>> drawn.kind, drawn.player, str(drawn.card)
('drawn', 1, 'camberwell_beauty@sycamore/pond_turtle@birch')
>>> drawn.seen_by(0).card is None
True

An event triggered by a card, a bonus or a rule names it in ``cause``; one that changed points gives
the changes in ``points``, seat by seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar, Final, Literal, Self, TypeVar, get_args, overload

from spinney.cards.catalog import Deck
from spinney.engine.cards import MOOR_SLOTS, WOODY_SLOTS, Card, Half, Spot, deck_cards
from spinney.engine.core import causes
from spinney.engine.core import events as ev
from spinney.engine.core import frames as fr
from spinney.engine.core.vectors import i64, vec

CauseKind = Literal["effect", "bonus", "permanent", "cave", "stuck", "tree", "automa"]


@dataclass(frozen=True, slots=True)
class Cause:
    """What triggered something: a part of a species' card, or a rule.

    ``cave``: the set-up of a player's cave; ``tree``: a tree was laid, so a card is revealed;
    ``stuck``: the player could do nothing else in the turn.
    """

    kind: CauseKind
    species: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventBase:
    """What all events have in common."""

    kind: ClassVar[str]
    #: The player who acts; None: nobody, or the automa.
    player: int | None = None
    #: What triggered it; None: the player's own choice.
    cause: Cause | None = None
    #: The change in each player's points, seat by seat; empty: none changed.
    points: tuple[int, ...] = ()
    #: The seats that may see the event's card, as a bit mask.
    audience: int = field(default=-1, repr=False, compare=False)

    @property
    def hidden_from_onlookers(self) -> bool:
        """Whether onlookers may not see its card, even if every seat may."""
        return False

    def seen_by(self, seat: int) -> Self:
        """The event as one seat sees it."""
        return self.seen_from(1 << seat)

    def seen_from(self, seats: int) -> Self:
        """The event as seen from several seats, given as a bit mask; 0 for an onlooker."""
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenCardEvent(EventBase):
    """An event whose card only some may see; for the others it is None."""

    card: Card | None

    @property
    def hidden_from_onlookers(self) -> bool:
        return True

    def seen_from(self, seats: int) -> Self:
        seen = not self.hidden_from_onlookers if seats == 0 else self.audience & seats
        return self if seen or self.card is None else replace(self, card=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCardEvent(EventBase):
    """An event whose card everybody sees."""

    card: Card


# -- turns ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(EventBase):
    """A turn begins."""

    kind: ClassVar[Literal["turn"]] = "turn"
    extra: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTurnGained(EventBase):
    """The player gains another turn."""

    kind: ClassVar[Literal["extra_turn"]] = "extra_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(EventBase):
    """The player accepts the offer made by ``cause``."""

    kind: ClassVar[Literal["used"]] = "used"


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(EventBase):
    """The player declines the offer made by ``cause``."""

    kind: ClassVar[Literal["declined"]] = "declined"


@dataclass(frozen=True, slots=True, kw_only=True)
class WinterCame(EventBase):
    """A winter is drawn."""

    kind: ClassVar[Literal["winter"]] = "winter"
    #: How many winters have come so far.
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(EventBase):
    """The last winter came: the game ends at once."""

    kind: ClassVar[Literal["over"]] = "over"


# -- hands ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(HiddenCardEvent):
    """From the deck into the hand."""

    kind: ClassVar[Literal["drawn"]] = "drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(OpenCardEvent):
    """From the clearing into the hand."""

    kind: ClassVar[Literal["taken"]] = "taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(OpenCardEvent):
    """From the hand into the clearing, for a card that is being laid."""

    kind: ClassVar[Literal["paid"]] = "paid"
    #: The half being paid for.
    half: Half


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(OpenCardEvent):
    """Into the clearing."""

    kind: ClassVar[Literal["discarded"]] = "discarded"
    origin: Literal["hand", "draft"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(OpenCardEvent):
    """A hand card is shown to everyone."""

    kind: ClassVar[Literal["shown"]] = "shown"


# -- forests and caves ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(OpenCardEvent):
    """A card is laid face up in the player's forest."""

    kind: ClassVar[Literal["laid"]] = "laid"
    #: The visible half of a split card, or the host.
    half: Half
    spot: Spot
    origin: Literal["hand", "clearing"]
    #: Whether it was laid without paying, as ``cause`` allows.
    free: bool
    #: How many cards were paid.
    paid: int
    #: Whether its bonus was earned; None: it has none, or was laid for free.
    bonus: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidFaceDown(HiddenCardEvent):
    """A hand card is laid face down, as a sapling or a universal moor."""

    kind: ClassVar[Literal["laid_face_down"]] = "laid_face_down"
    spot: Spot


@dataclass(frozen=True, slots=True, kw_only=True)
class Caved(HiddenCardEvent):
    """A card goes into the player's cave; if it is from the hand, only the player knows which."""

    kind: ClassVar[Literal["caved"]] = "caved"
    origin: Literal["deck", "clearing", "hand"]

    @property
    def hidden_from_onlookers(self) -> bool:
        return self.origin == "hand"


# -- the clearing --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(OpenCardEvent):
    """From the deck into the clearing."""

    kind: ClassVar[Literal["revealed"]] = "revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cleared(EventBase):
    """All clearing cards leave the game; if there is no cause, the clearing held ten cards."""

    kind: ClassVar[Literal["cleared"]] = "cleared"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(OpenCardEvent):
    """From the clearing out of the game."""

    kind: ClassVar[Literal["removed"]] = "removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Burned(OpenCardEvent):
    """From the deck out of the game, face up."""

    kind: ClassVar[Literal["burned"]] = "burned"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaActed(EventBase):
    """The automa's next card; the events that follow are what it does."""

    kind: ClassVar[Literal["automa"]] = "automa"
    #: The number of the automa's card, from 0.
    number: int


# -- before the first turn -----------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class MulliganTaken(EventBase):
    """The player's six cards leave the game and are replaced by six others."""

    kind: ClassVar[Literal["mulligan"]] = "mulligan"


@dataclass(frozen=True, slots=True, kw_only=True)
class CaveChosen(EventBase):
    """The player takes one of the open caves."""

    kind: ClassVar[Literal["cave_chosen"]] = "cave_chosen"
    cave: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(HiddenCardEvent):
    """A card dealt for the draft, or held in addition to the six."""

    kind: ClassVar[Literal["dealt"]] = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafted(HiddenCardEvent):
    """A card kept in the draft, or passed to the player."""

    kind: ClassVar[Literal["drafted"]] = "drafted"
    giver: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped(HiddenCardEvent):
    """A card leaves the game from the hand or the draft, unseen by the others."""

    kind: ClassVar[Literal["dropped"]] = "dropped"


E = TypeVar("E", bound="Event")

Event = (
    TurnBegan
    | ExtraTurnGained
    | Used
    | Declined
    | WinterCame
    | GameOver
    | Drawn
    | Taken
    | Paid
    | Discarded
    | Shown
    | Laid
    | LaidFaceDown
    | Caved
    | Revealed
    | Cleared
    | Removed
    | Burned
    | AutomaActed
    | MulliganTaken
    | CaveChosen
    | Dealt
    | Drafted
    | Dropped
)

# -- decoding ------------------------------------------------------------------------------

_RULES: Final[dict[int, CauseKind]] = {
    causes.CAVE: "cave",
    causes.STUCK: "stuck",
    causes.TREE: "tree",
    causes.AUTOMA: "automa",
}
_PARTS: Final[tuple[CauseKind, ...]] = ("effect", "bonus", "permanent")
_ORIGINS: Final[dict[int, Any]] = {
    ev.FROM_DECK: "deck",
    ev.FROM_CLEARING: "clearing",
    ev.FROM_HAND: "hand",
    ev.FROM_DRAFT: "draft",
}

#: The number of decks whose decoders are cached.
_DECODERS: Final = 4

#: The keys of all species in a game, in the order of the core's tables.
Keys = Sequence[str]


def cause_of(cause: int, keys: Keys) -> Cause | None:
    """The named cause for one of the core's integers."""
    if cause == causes.TURN:
        return None
    if cause < 0:
        return Cause(_RULES[cause])
    return Cause(_PARTS[cause & 3], keys[cause >> 2])


class Events(Sequence[Event]):
    """A sequence of events, each decoded when it is read."""

    __slots__ = ("_decoder", "_more", "_players", "_rows")

    def __init__(self, deck: Deck, players: int, rows: vec[i64], more: vec[i64]) -> None:
        self._decoder = _decoders.get(deck.digest) or _decoder(deck)
        self._players = players
        self._rows = rows
        self._more = more

    def __len__(self) -> int:
        return len(self._rows) // ev.WIDTH

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        at = index % len(self) * ev.WIDTH
        return self._event(tuple(self._rows[at : at + ev.WIDTH]))

    def __iter__(self) -> Iterator[Event]:
        numbers = iter(self._rows)
        return map(self._event, zip(*[numbers] * ev.WIDTH, strict=True))

    def of(self, *kinds: type[E]) -> Iterator[E]:
        """The events of the given kinds; the others are not decoded.

        >>> from spinney.engine import Game
        >>> events = Game.new("forest", seed=7).dealing
        >>> len(events), [event.player for event in events.of(TurnBegan)]
        (13, [1])
        """
        wanted = _numbers(kinds)
        numbers = iter(self._rows)
        for row in zip(*[numbers] * ev.WIDTH, strict=True):
            if row[ev.KIND] in wanted:
                yield self._event(row)  # type: ignore[misc]

    def __repr__(self) -> str:
        return f"<{len(self)} events: {', '.join(event.kind for event in self)}>"

    def seen_by(self, seat: int) -> list[Event]:
        """All events as one seat sees them."""
        return [event.seen_by(seat) for event in self]

    def _event(self, row: tuple[int, ...]) -> Event:
        known = self._decoder.known
        event = known.get(row)
        if event is None:
            at = row[ev.MORE]
            if at >= 0:
                size = row[ev.WHAT] if row[ev.KIND] == ev.CLEARED else self._players
                return self._decoder.event(row, self._more[at : at + size])
            event = self._decoder.event(row)
            if row[ev.KIND] in _PLAIN or row[ev.KIND] == ev.TURN:
                known[row] = event
        return event


class _Decoder:
    """Decodes the events of games with one deck."""

    def __init__(self, deck: Deck) -> None:
        self.cards = deck_cards(deck)
        self.keys = tuple(deck.box.species)
        #: By row, events that recur: those with few variants.
        self.known: dict[tuple[int, ...], Event] = {}

    def event(self, row: tuple[int, ...], more: Iterable[int] = ()) -> Event:
        """The event for a row and its additional numbers."""
        kind, player, card, what, cause, audience, _ = row
        common: dict[str, Any] = {
            "player": player if player >= 0 else None,
            "cause": cause_of(cause, self.keys),
            "audience": audience,
        }
        if kind == ev.CLEARED:
            return Cleared(cards=tuple(self.cards[c] for c in more), **common)
        common["points"] = tuple(more)
        if card >= 0:
            common["card"] = self.cards[card]
        match kind:
            case ev.TURN:
                return TurnBegan(extra=what == 1, **common)
            case ev.PAID:
                return Paid(half=self._half(what), **common)
            case ev.LAID:
                return self._laid(card, what, common)
            case ev.LAID_FACE_DOWN:
                return LaidFaceDown(spot=Spot(what), **common)
            case ev.CAVED:
                return Caved(origin=_ORIGINS[what], **common)
            case ev.DISCARDED:
                return Discarded(origin=_ORIGINS[what], **common)
            case ev.WINTER:
                del common["card"]
                return WinterCame(number=what, **common)
            case ev.CAVE_CHOSEN:
                return CaveChosen(cave=what, **common)
            case ev.AUTOMA:
                return AutomaActed(number=what, **common)
            case ev.DRAFTED:
                return Drafted(giver=what, **common)
            case _:
                return _PLAIN[kind](**common)

    def _half(self, half: int) -> Half:
        return self.cards[half >> 1].halves[half & 1]

    def _laid(self, card: int, what: int, common: dict[str, Any]) -> Laid:
        at, bonus = ev.laid_at(what), ev.laid_bonus(what)
        first = self.cards[card].halves[0]
        half = first if first.is_host else self._half(2 * card + (at & 1))
        names = MOOR_SLOTS if ev.laid_on_moor(what) else WOODY_SLOTS
        return Laid(
            half=half,
            spot=Spot(at >> 2, None if half.is_host else names[at & 3]),
            origin="clearing" if ev.laid_origin(what) == ev.FROM_CLEARING else "hand",
            free=ev.laid_mode(what) in (fr.FOR_FREE, fr.IN_BATCH),
            paid=ev.laid_paid(what),
            bonus=(None, True, False)[bonus],
            **common,
        )


@cache
def _numbers(kinds: tuple[type[Event], ...]) -> frozenset[int]:
    return frozenset(ev.KINDS.index(each.kind) for each in kinds)


_decoders: dict[str, _Decoder] = {}


def _decoder(deck: Deck) -> _Decoder:
    if len(_decoders) >= _DECODERS:
        _decoders.clear()
    made = _decoders[deck.digest] = _Decoder(deck)
    return made


_PLAIN: Final[dict[int, Callable[..., Event]]] = {
    ev.DRAWN: Drawn,
    ev.TAKEN: Taken,
    ev.REVEALED: Revealed,
    ev.EXTRA_TURN: ExtraTurnGained,
    ev.DECLINED: Declined,
    ev.USED: Used,
    ev.SHOWN: Shown,
    ev.MULLIGAN: MulliganTaken,
    ev.BURNED: Burned,
    ev.REMOVED: Removed,
    ev.DEALT: Dealt,
    ev.DROPPED: Dropped,
    ev.OVER: GameOver,
}

#: The event types by kind.
EVENT_TYPES: Final[dict[str, type[EventBase]]] = {event.kind: event for event in get_args(Event)}
assert set(EVENT_TYPES) == set(ev.KINDS)
