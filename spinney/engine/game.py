"""A game in progress: the engine's front door.

>>> game = Game.new("dartmoor", players=3, seed=7)
>>> game.actor, game.prompt.kind
(1, 'cave_choice')
>>> events = game.apply(game.legal()[0])
>>> game.over
False
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from operator import index
from typing import TYPE_CHECKING, Any, Final, Never, SupportsIndex

from spinney.cards.catalog import Deck
from spinney.cards.phrases import Phrase, quoted
from spinney.engine import arranging
from spinney.engine.actions import Action
from spinney.engine.arranging import STACKED, Arranged
from spinney.engine.cards import Card
from spinney.engine.core import actions as act
from spinney.engine.core import flow, knowledge
from spinney.engine.core.events import Recorder
from spinney.engine.core.flow import take, take_and_record
from spinney.engine.core.scoring import scores
from spinney.engine.core.state import GONE, State
from spinney.engine.core.tables import tables_for
from spinney.engine.core.teller import Teller
from spinney.engine.events import Event, Events, Paid
from spinney.engine.moves import Choices, MoveError, is_named, parts_of
from spinney.engine.options import RULES_VERSION, GameError, Options
from spinney.engine.prompts import Prompt, kind_of, prompt_of
from spinney.engine.saving import saved
from spinney.engine.sheet import ScoreSheet
from spinney.engine.view import ONLOOKER, View

if TYPE_CHECKING:
    from spinney.engine.replay import Record

MAX_SEED: Final = (1 << 128) - 1


class IllegalActionError(GameError):
    """An action that is not among the legal ones."""


class Game(Choices):
    """A game in progress. The :attr:`actor` chooses one of the :meth:`legal` actions.

    >>> game = Game.new("forest", players=2, seed=7)
    >>> while not game.over:
    ...     events = game.apply(game.legal()[-1])
    >>> game.scores(), game.winners()
    ([88, 44], [0])

    A game is a value: its options, deck, seed and actions determine it, and two games with the
    same ones are equal. It can be copied, pickled, written as JSON, and undone action by action.

    >>> again = Game.from_json(game.to_json())
    >>> again == game
    True
    >>> again.undo()
    >>> again.over, len(game.actions) - len(again.actions)
    (False, 1)
    """

    __hash__ = None  # type: ignore[assignment]  # it changes

    __slots__ = ("_origin",)

    def __init__(self, core: State, deck: Deck, origin: int | Arranged | None) -> None:
        super().__init__(core, deck)
        #: Where the actions start from: the seed, or the arranged table.
        self._origin = origin
        core.keeps_past = True

    @property
    def action_space(self) -> int:
        """All actions of a game with this deck are below this number."""
        return act.space(len(self.core.tables.kind))

    @classmethod
    def new(
        cls,
        game: str = "forest",
        players: int | None = None,
        seed: SupportsIndex = 0,
        deck: Deck | None = None,
        *,
        sets: Iterable[str] = (),
        start: int | None = None,
        no_removal: bool = False,
        draft: bool = False,
        visible_score: bool = True,
        solo: str | None = None,
        medal: str = "bronze",
        rules: int = RULES_VERSION,
        **unknown: Never,
    ) -> Game:
        """Set up a game; the same arguments give the same game.

        ``game`` is ``forest`` or ``dartmoor``, for 2 to 5 ``players``; ``seed`` has up to 128
        bits. ``sets`` are added to the base game. ``start`` is the start player's seat (random if
        not given). With ``no_removal`` no cards leave the deck unseen; with ``draft`` the hands
        are drafted; without ``visible_score`` views hide the points until the end. ``solo`` is
        the key of a Dartmoor challenge, ``medal`` the medal to aim for. ``rules`` is the version
        of the rulings.

        >>> game = Game.new("forest", players=3, seed=7, sets=("base", "alpine"), draft=True)
        >>> game.prompt.kind
        'draft_keep'
        >>> Game.new("forest", player=3)
        Traceback (most recent call last):
        spinney.engine.options.GameError: unknown option 'player'
        """
        for name in unknown:
            raise GameError(
                Phrase("unknown-option", "unknown option {option}", option=quoted(name))
            )
        if players is None:
            players = 1 if solo else 2
        options = Options(
            game,
            players,
            tuple(sets),
            start,
            no_removal,
            draft,
            visible_score,
            solo,
            medal,
            rules,
        )
        return cls.start_with(options, index(seed), deck)

    @classmethod
    def start_with(cls, options: Options, seed: int, deck: Deck | None = None) -> Game:
        """Set up a game from existing options."""
        if not 0 <= seed <= MAX_SEED:
            raise GameError(
                Phrase(
                    "seed-bits",
                    "seed {seed} is too large; a seed has at most 128 bits",
                    seed=str(seed),
                )
            )
        deck = options.deck if deck is None else deck
        options.check_deck(deck)
        core = State(tables_for(deck), options)
        flow.start(core, seed)
        return cls(core, deck, seed)

    @classmethod
    def arranged(cls, game: str = "forest", **table: Any) -> Game:
        """A game with a given table, at the start of player 0's turn.

        ``hand``, ``rival_hand``, ``clearing`` and ``deck`` (the next cards) name cards as moves
        do; ``forest`` and ``rival_forest`` are lists of hosts in the forest notation; ``cave`` and
        ``cave_card`` are numbers. The rest of the deck follows in a fixed order, the winters
        last. All options are accepted too. While nothing lies in a forest or a cave, the game can
        be saved like any other.

        >>> game = Game.arranged("forest", hand=["oak", "birch", "linden"], deck=["beech"])
        >>> events = game.play("oak", pay=["birch", "linden"])
        >>> [host.name for host in game.players[0].forest], sorted(map(str, game.clearing))
        (['oak'], ['beech', 'birch', 'linden'])
        """
        core, deck = arranging.arranged(game, **table)
        named = {name: list(table[name]) for name in STACKED if table.get(name)}
        laid = any(table.get(name) for name in ("forest", "rival_forest", "cave", "cave_card"))
        origin = Arranged(core.copy(), table.get("seed", 1), None if laid else named)
        return cls(core, deck, origin)

    @classmethod
    def resumed(cls, core: State, deck: Deck, seed: int = 0) -> Game:
        """A game that begins at a given state, and can be saved; for ``engine``."""
        return cls(core, deck, Arranged(core.copy(), seed, position=saved(core)))

    @staticmethod
    def dealt(core: State, deck: Deck) -> Game:
        """A game dealt from a view, for ``engine`` and ``bots``; it has no seed."""
        game = _new(Game)
        game.core = core
        game.deck = deck
        game._origin = None
        core.keeps_past = True
        return game

    # -- choosing --------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt:
        """What kind of choice the actor has."""
        if self.over:
            raise GameError(Phrase("no-choice", "the game is over; nobody has a choice"))
        return prompt_of(self.core, self.cards)

    @property
    def asks(self) -> str | None:
        """The kind of the actor's choice, ``game.prompt.kind``; None: the game is over."""
        return None if self.over else kind_of(self.core)

    def offers(self, action: int) -> bool:
        """Whether the action is legal now."""
        return 0 <= action < self.action_space and flow.offers(self.core, action)

    def apply(self, action: SupportsIndex | str, *, points: bool = True) -> Events:
        """Take an action given by number, as an :class:`Action` or in words; returns its events.

        Without ``points``, which is faster, the events do not include changes in points.

        >>> game = Game.new("forest", seed=7)
        >>> [event.kind for event in game.apply("draw")]
        ['drawn', 'drawn', 'turn']
        """
        if isinstance(action, str):
            action = self.find(action)
        elif not isinstance(action, int):
            action = index(action)
        core = self.core
        recorder = core.recorder
        if recorder is None or (points and not isinstance(recorder, Teller)):
            recorder = core.recorder = _recorder(core, points)
        if not (0 <= action < self.action_space and take_and_record(core, action)):
            raise self._illegal(action)
        return Events(self.deck, core.players, recorder.rows, recorder.more)

    def push(self, action: int) -> None:
        """Take an action by its number: the fast way, without events.

        >>> game = Game.new("forest", seed=7)
        >>> game.push(0)
        """
        if not (0 <= action < self.action_space and take(self.core, action)):
            raise self._illegal(action)

    def _illegal(self, action: int) -> IllegalActionError:
        if self.over:
            return IllegalActionError(
                Phrase("action-over", "action {action}: the game is over", action=str(action))
            )
        return IllegalActionError(
            Phrase(
                "action-illegal",
                "action {action} is not legal for player {player} at the choice '{choice}'",
                action=str(action),
                player=self.actor,
                choice=kind_of(self.core),
            )
        )

    @property
    def forced(self) -> list[int]:
        """The choices that the last :meth:`apply` made automatically.

        Only those made before anything was revealed or the choice passed to another player.
        """
        return list(self.core.forced)

    @property
    def reveal_marker(self) -> int:
        """A number that changes whenever something hidden is revealed.

        As long as it stays the same, nobody has learned anything that an undo could not take back.
        """
        return flow.reveal_marker(self.core)

    # -- whole moves -----------------------------------------------------------------------

    def do(self, move: str) -> list[Event]:
        """Make a move in words (see :mod:`spinney.engine.moves`); returns its events.

        >>> game = Game.arranged("forest", hand=["oak", "birch", "linden"])
        >>> [event.kind for event in game.do("play oak: birch, linden")][:3]
        ['paid', 'paid', 'laid']
        """
        return [event for action in self.parse(move) for event in self.apply(action)]

    def play(
        self, card: str, at: tuple[int, str] | None = None, pay: Sequence[str] = ()
    ) -> list[Event]:
        """Lay a card, given its name, its host (from 1) and slot, and the cards to pay with.

        >>> game = Game.arranged("forest", hand=["red_squirrel"], forest=[{"card": "oak"}])
        >>> game.play("red_squirrel", at=(1, "top"))[0].points
        (5, 0)
        """
        where = "" if at is None else f" at {at[0]} {at[1]}"
        return self.do(f"play {card}{where}" + (f": {', '.join(pay)}" if pay else ""))

    def parse(self, move: str) -> list[int]:
        """The actions that make up a move now; raises :class:`MoveError` if it is not possible."""
        parts, payment = parts_of(move)
        trial = self.copy()
        actions: list[int] = []

        def choose(action: int) -> None:
            actions.append(action)
            trial.apply(action)
            for forced in trial.forced:
                trial._strike(forced, parts, payment)

        while parts:
            part = parts.pop(0)
            if part.startswith("at ") and actions and trial.prompt.kind != "slot":
                raise trial.illegal_move(part)
            choose(trial.find(part))
        while payment:
            if trial.over or trial.prompt.kind != "pay":
                raise trial.illegal_move(f"pay {', '.join(payment)}")
            choose(trial._next_payment(payment))
        return actions

    def _strike(self, forced: int, parts: list[str], payment: list[str]) -> None:
        """Strike a forced choice from the move: it need not be named, but may be."""
        meant = Action.of(forced)
        if meant.host is not None and meant.slot is not None and parts:
            if parts[0] == f"at {self._spot(meant.host, meant.slot)}":
                parts.pop(0)
        elif meant.kind == "pick" and meant.card is not None:
            card = self.cards[meant.card]
            named = [name for name in payment if is_named(name, card)]
            if named:
                payment.remove(named[0])

    def _next_payment(self, names: list[str]) -> int:
        """The next legal pick among the named cards, which may be in any order.

        Its name is removed from the list.
        """
        picks: dict[int, str] = {}
        error: MoveError | None = None
        for name in names:
            try:
                picks.setdefault(self.find(f"pick {name}"), name)
            except MoveError as problem:
                error = error or problem
        if not picks:
            assert error is not None
            raise error
        action = next(iter(picks)) if self.core.solo else min(picks)
        names.remove(picks[action])
        return action

    def moves(self) -> list[str]:
        """The whole game so far as moves.

        >>> game = Game.new("forest", seed=7)
        >>> events = game.do("draw"), game.do("draw")
        >>> game.moves()
        ['draw', 'draw']
        """
        again, moves = self._start(), list[str]()
        for action in self.actions:
            kind, text = kind_of(again.core), again.describe(action)
            paid = [event.card.id for event in again.apply(action) if isinstance(event, Paid)]
            for step, said in ((kind, text), *again._automatic_parts(paid)):
                if step in ("slot", "pay") and moves and moves[-1].startswith("play "):
                    joint = " " if step == "slot" else ", " if ":" in moves[-1] else ": "
                    moves[-1] += joint + said.removeprefix("pick ")
                else:
                    moves.append(said)
        return moves

    def _automatic_parts(self, paid: list[int]) -> Iterator[tuple[str, str]]:
        """The slot and the payment of a play, as far as they were chosen automatically."""
        for meant in map(Action.of, self.forced):
            if meant.host is not None and meant.slot is not None:
                yield "slot", f"at {self._spot(meant.host, meant.slot)}"
            elif meant.kind == "pick" and meant.card in paid:
                yield "pay", self.cards[meant.card].name

    # -- a game as a value -----------------------------------------------------------------

    @property
    def seed(self) -> int | None:
        """The seed of the shuffle; None: the table was arranged, or dealt from a view."""
        return self._origin if isinstance(self._origin, int) else None

    @property
    def actions(self) -> tuple[int, ...]:
        """All actions so far."""
        return tuple(self.core.past)

    @property
    def taken(self) -> int:
        """How many actions have been taken; ``len(game.actions)``, without listing them."""
        return len(self.core.past)

    @property
    def dealing(self) -> Events:
        """What happened before the first choice."""
        core = State(self.core.tables, self.options)
        teller = core.recorder = Teller(core.players)
        if self.seed is not None:
            flow.start(core, self.seed)
        return Events(self.deck, core.players, teller.rows, teller.more)

    @property
    def history(self) -> list[Event]:
        """Everything that has happened, starting with the dealing."""
        return [*self.dealing, *self.events()]

    def events(self, *, points: bool = True) -> Events:
        """What has happened since the first choice.

        Without ``points``, which is faster, the events do not include changes in points.

        >>> game = Game.new("forest", seed=7)
        >>> told = [*game.apply("draw"), *game.apply("draw")]
        >>> list(game.events()) == told
        True
        """
        core = self._start().core
        recorder = core.recorder = _recorder(core, points)
        flow.replay_and_record(core, self.core.past)
        return Events(self.deck, core.players, recorder.rows, recorder.more)

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards that have left the game; before the first action, those taken out unseen."""
        places = zip(self.cards, self.core.place, strict=True)
        return tuple(card for card, place in places if place == GONE)

    def undo(self) -> None:
        """Take back the last action."""
        if not self.core.past:
            raise GameError(Phrase("nothing-to-undo", "there is nothing to undo"))
        before = self._start()
        for action in self.actions[:-1]:
            before.push(action)
        self.core = before.core

    def _start(self) -> Game:
        """The game before its first action."""
        if isinstance(self._origin, int):
            return Game.start_with(self.options, self._origin, self.deck)
        if self._origin is None:
            raise GameError(Phrase("no-seed", "a game dealt from a view has no start to return to"))
        return Game(self._origin.state.copy(), self.deck, self._origin)

    def copy(self) -> Game:
        """A copy of the game, to try things out on.

        >>> game = Game.new("forest", seed=7)
        >>> other = game.copy()
        >>> events = other.apply(other.legal()[0])
        >>> other == game
        False
        """
        other = _new(Game)  # bypasses the constructor: copies must be cheap
        other.core = self.core.twin()
        other.deck = self.deck
        other._origin = self._origin
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine = (self.options, self.deck, self.seed, self.actions)
        if mine != (other.options, other.deck, other.seed, other.actions):
            return False
        return self.seed is not None or self.core.snapshot() == other.core.snapshot()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.from_json, (self.to_json(), True)

    def to_json(self) -> dict[str, Any]:
        """The game as JSON for a file: the options, deck, seed and actions."""
        return self.record.to_json()

    @staticmethod
    def from_json(data: object, positions: bool = False) -> Game:
        """Read what :meth:`to_json` wrote; actions may also be given as moves in words.

        ``positions``: see :meth:`Record.from_json`.
        """
        from spinney.engine.replay import Record

        return Record.from_json(data, positions).game()

    @property
    def record(self) -> Record:
        """Everything that determines the game, without the table itself."""
        from spinney.engine.replay import Record

        origin = self._origin
        deck = None if self.deck == self.options.deck else self.deck
        if isinstance(origin, int):
            return Record(self.options, origin, deck, list(self.actions))
        if origin is None or (origin.stacked is None and origin.position is None):
            raise GameError(
                Phrase("no-record", "only a game with a seed can be saved; this one has none")
            )
        record = Record(self.options, origin.seed, deck, list(self.actions))
        return replace(record, stacked=origin.stacked, position=origin.position)

    def __repr__(self) -> str:
        what = f"{self.game}, {len(self.players)} players"
        seed = "arranged" if self.seed is None else f"seed {self.seed:x}"
        state = "over" if self.over else f"turn {self.turn}, player {self.actor} to choose"
        return f"<game: {what}, {seed}, {len(self.actions)} actions, {state}>"

    # -- points and views ------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The current points of all players."""
        return scores(self.core)

    def score_sheet(self, player: SupportsIndex) -> ScoreSheet:
        """A player's points card by card, with the counts behind them.

        >>> Game.new("forest", seed=7).score_sheet(0).total
        0
        """
        return self.core_sheet(self.seat_of(player))

    def view(self, player: SupportsIndex) -> View:
        """The game as one seat knows it."""
        return View(self.core, self.deck, self.seat_of(player))

    def open_view(self) -> View:
        """The actor's view if all hands were open; not available during a draft."""
        core = self.core.copy()
        knowledge.open_all_hands(core, self.actor)
        return View(core, self.deck, self.actor)

    def onlooker(self) -> View:
        """The view of an onlooker, who has no seat or hand and sees only open cards."""
        return View(self.core, self.deck, ONLOOKER)


def _recorder(core: State, points: bool) -> Recorder:
    if not points:
        return Recorder()
    teller = Teller(core.players)
    teller.catch_up(core)
    return teller


_new = object.__new__
