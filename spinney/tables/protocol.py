"""The protocol: every message between a client and the server, defined once.

OpenAPI and the browser client's types are generated from these models. Cards are numbered as in
the table's deck; events, prompts and actions are the engine's (:mod:`spinney.tables.wire`). What a
client may not know is left out of its messages, or is None in place of a card.
"""

from __future__ import annotations

import unicodedata
from operator import not_
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, RootModel, StringConstraints, TypeAdapter

from spinney.bots import SearchBot, make_bot
from spinney.cards.card_sets import MAX_FILE
from spinney.cards.phrases import Phrase
from spinney.engine.notation import MAX_CARD_COUNT
from spinney.puzzles import Kind, Level
from spinney.tables.wire import Action, Event, Half, Prompt, Spot, Text
from spinney.tables.wire import Message as Message
from spinney.text import Words

#: Changes when older clients would no longer understand this server.
VERSION = 3

MAX_SEATS = 5
MAX_NAME = 24
MAX_CHAT = 300
MAX_MESSAGE = 500
#: The most to quote of what was sent.
MAX_QUOTED = 150
#: The most work a bot may do for a turn.
MAX_BOT_MS = 5_000
MAX_BOT_SIMS = 20_000
#: The longest useful sequence: a card, its slot, its payment.
MAX_ACTIONS = 16
#: Limits of a score pad, more than fits on any table.
MAX_TITLE = 60
MAX_HOSTS = 100
MAX_CARD = 90
#: Operations, including those that took something back.
MAX_PAD_OPS = 5_000
#: Phones adding players at the same time choose among 2**17 numbers per clock tick.
MAX_PAD_PLAYER = (MAX_PAD_OPS + 1) << 17


#: Invisible letters: Hangul fillers, the empty Braille pattern.
BLANKS = (0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800)


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only characters that can be printed")
    if not any(unicodedata.category(c)[0] in "LNSP" for c in _compatible(text)):
        raise ValueError("something that can be seen")
    return text


def _compatible(text: str) -> str:
    """Without the blanks that count as letters."""
    return unicodedata.normalize("NFKC", text).translate(dict.fromkeys(BLANKS))


def _known_bot(spec: str) -> str:
    bot = make_bot(spec)
    if isinstance(bot, SearchBot) and (bot.ms > MAX_BOT_MS or bot.sims > MAX_BOT_SIMS):
        raise ValueError(f"at most ms={MAX_BOT_MS} or sims={MAX_BOT_SIMS} here")
    return bot.name


Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_NAME, strip_whitespace=True),
    AfterValidator(_printable),
]
ChatText = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_CHAT, strip_whitespace=True),
    AfterValidator(_printable),
]
Bot = Annotated[str, StringConstraints(max_length=40), AfterValidator(_known_bot)]
Token = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[\w-]+$")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
Seed = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,32}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
#: Chosen by the client; the answer to a command has the same number.
Id = Annotated[int, Field(ge=0, lt=1 << 53)]
Seq = Annotated[int, Field(ge=0, lt=1 << 53)]

# -- tables --------------------------------------------------------------------------------

DailyKind = Literal["forest", "dartmoor", "solo"]


#: The text of a set's file, and the key of a set.
SetFile = Annotated[str, StringConstraints(max_length=MAX_FILE)]
SetKey = Annotated[str, StringConstraints(max_length=40)]
MAX_ADDED = 4
MAX_SETS = 12


class GameOptions(Message):
    """The game to play; the number of players is the number of seats."""

    game: Literal["forest", "dartmoor"]
    sets: list[SetKey] = Field(default=[], max_length=MAX_SETS)
    start: SeatNumber | None = None
    no_removal: bool = False
    draft: bool = False
    visible_score: bool = True
    solo: Annotated[str, StringConstraints(max_length=40)] | None = None
    medal: Annotated[str, StringConstraints(max_length=40)] = "bronze"


class Clock(Message):
    """How long a person may think; a bot plays for anyone who runs out of time."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]


class TableSettings(Message):
    """What the people at a table agree on besides the game."""

    listed: bool = False
    clock: Clock | None = None
    hints: bool = True
    chat: bool = True
    #: Whether people without a seat may watch.
    onlookers: bool = True
    #: The bot that plays for people who are out of time.
    stand_in: Bot = "planner"


class SeatPlan(Message):
    """Who is to sit there: the table's creator, a bot, or anyone who joins."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Bot | None = None


class NewTable(Message):
    """A table to create."""

    name: Name
    options: GameOptions
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MAX_SEATS)]
    settings: TableSettings = TableSettings()
    #: A chosen deal, as a hexadecimal number; shown to everyone.
    seed: Seed | None = None
    #: Sets of one's own to play with: the texts of their files.
    added: list[SetFile] = Field(default=[], max_length=MAX_ADDED)


class ImportedTable(Message):
    """A saved game to look at or to continue."""

    name: Name
    replay: dict[str, Any]
    seats: list[SeatPlan] = Field(default=[], max_length=MAX_SEATS)
    settings: TableSettings = TableSettings()


class DailyWish(Message):
    """Today's deal, to be played; only a device's first table of it counts."""

    name: Name
    kind: DailyKind
    #: A secret number of the device.
    device: Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{16,64}$")]


class DailyResult(Message):
    name: str
    points: int


class Daily(Message):
    """A day's deal and how it was played, best first."""

    kind: DailyKind
    day: str
    results: list[DailyResult]


class Join(Message):
    """A request to sit down; without seats, in the first open one."""

    name: Name
    seats: Annotated[list[SeatNumber], Field(max_length=MAX_SEATS)] | None = None


class OwnSet(Message):
    """A set of one's own to check: the text of its file."""

    text: SetFile


class CheckedSet(Message):
    """A set of one's own that can be played with."""

    key: str
    game: Literal["forest", "dartmoor"]
    name: str
    species: int
    cards: int


class Admission(Message):
    """A place at a table: keep the token, it is the only key to the seats."""

    code: str
    link: str
    person: int
    token: str


class Seat(Message):
    """The public state of a seat."""

    #: Who sits there; None for a bot or an open seat.
    person: int | None
    name: str
    #: The bot that currently plays it.
    bot: str | None
    #: Whether its person is connected.
    present: bool
    #: With a clock per game: the milliseconds used so far.
    used_ms: int | None


class Person(Message):
    id: int
    name: str


class UndoRequest(Message):
    """A request to undo something that has revealed cards."""

    seat: int
    #: The people who still have to agree.
    waiting_for: list[int]


class TableInfo(Message):
    """The public state of a table."""

    code: str
    phase: Literal["lobby", "playing", "over"]
    options: GameOptions
    settings: TableSettings
    #: The source of the deal: shuffled for this table, chosen, played before, imported, or
    #: the daily deal.
    deal: Literal["fresh", "chosen", "repeated", "imported", "daily"]
    seats: list[Seat]
    people: list[Person]
    host: int
    #: How often an undo took back something already revealed.
    taken_back: int
    undo: UndoRequest | None
    #: The table of the next game.
    rematch: str | None
    deck: str
    created_ms: int


class TableNow(TableInfo):
    """A table and the state of its game, which connected clients get from their views."""

    #: The seat to choose, while the game is being played.
    actor: int | None
    #: All points, once the game is over.
    scores: list[int] | None


class TableList(Message):
    tables: list[TableInfo]


# -- the game as one seat knows it ---------------------------------------------------------


class Host(Message):
    """A tree, shrub or moor; its slots hold cards, the first one laid in front."""

    host: int
    kind: Literal["tree", "shrub", "moor"]
    #: None if it lies face down and the viewer may not know the card.
    card: int | None
    face_down: bool
    slots: list[list[int]]


class Player(Message):
    """What lies in front of a player; hand cards the viewer may not know are None."""

    hand: list[int | None]
    hosts: list[Host]
    cave: int
    cave_card: int | None
    score: int | None


class PlanOption(Message):
    """A place where a half may be played; None for a host, which stands by itself."""

    spot: Spot | None
    #: The change in the player's own points; None if the table hides them.
    gain: int | None


class Placement(Message):
    """A card half with its cost and the places where it may be played."""

    half: Half
    cost: int
    options: list[PlanOption]
    #: The hand cards that count for its bonus when paid; None if it has no bonus.
    matching: list[int] | None
    #: What the coach would pay with; None if the hand is too small, or another seat is to choose.
    payment: list[int] | None
    #: How many cards go from the deck to the clearing when it is played.
    reveals: int


class FaceDown(Message):
    """Playing any hand card face down as the turn's play; fields as in the placements."""

    gain: int | None
    reveals: int


class Plan(Message):
    """What a seat could play, whether or not it is to choose."""

    placements: list[Placement]
    #: None if there is no such play.
    face_down: FaceDown | None


class Solo(Message):
    """The progress of a solo game towards its challenge."""

    challenge: str
    medal: str
    reached: int
    needed: int
    points: int
    points_needed: int
    won: bool
    #: The best medal reached, whichever was the aim.
    prize: str | None


class Undo(Message):
    """How many actions the seat can undo, and whether freely or only if the others agree."""

    actions: int
    free: bool


class View(Message):
    """The game as a seat knows it; seat None is an onlooker."""

    seat: int | None
    #: The number of the last entry that changed the game; actions refer to it.
    move: int
    turn: int
    actor: int
    over: bool
    deck: int
    winters: int
    #: The number of winters that ends the game.
    last_winter: int
    #: Whether the next deck card could end the game.
    may_be_last: bool
    clearing: list[int]
    #: Whether the clearing is a row: identical cards are not interchangeable, and cards paid join
    #: it in order.
    row: bool
    players: list[Player]
    prompt: Prompt | None
    #: The actions that accept an offer hardly anyone declines; empty if it needs asking.
    welcome: list[Action]
    plan: Plan | None
    undo: Undo | None
    draft: list[int]
    open_caves: list[int]
    solo: Solo | None
    winners: list[int]
    #: Milliseconds the actor has left, if the clock is running.
    clock_ms: int | None


# -- from the server -----------------------------------------------------------------------


class Line(Message):
    """One line of a table's log."""

    seq: int
    kind: Literal[
        "events", "created", "joined", "renamed", "left", "bot", "back", "started", "undone",
        "undo_asked", "undo_refused", "timed_out", "said", "rematch",
    ]  # fmt: skip
    person: int | None = None
    seat: int | None = None
    text: str | None = None
    #: The number of actions; for ``undone``, how many of the latest are undone; for ``started``,
    #: how many were taken before, in a saved game.
    actions: int | None = None
    events: list[Event] = Field(default=[])
    #: For ``events``: the change in the seat's own points; None if the table hides them.
    gain: int | None = None


class Welcome(Message):
    """The first message: the whole table, and what was missed since the given number.

    If that is a lot, only the latest part.
    """

    type: Literal["welcome"] = "welcome"
    version: int
    person: int | None
    seats: list[int]
    seq: int
    table: TableInfo
    views: list[View]
    missed: list[Line]


class Update(Message):
    """Something happened. ``table`` and ``views`` are set if they changed, always complete."""

    type: Literal["update"] = "update"
    seq: int
    log: list[Line]
    table: TableInfo | None
    views: list[View] | None


class Ack(Message):
    """The command has been carried out and stored."""

    type: Literal["ack"] = "ack"
    id: int
    seq: int


ErrorCode = Literal[
    "bad_message", "unknown_version", "too_large", "too_fast", "too_many", "not_found",
    "forbidden", "not_now", "illegal", "outdated", "full", "unavailable", "old_rules", "internal",
]  # fmt: skip


class Problem(Message):
    """Why something was not done; nothing has changed."""

    type: Literal["error"] = "error"
    id: int | None = None
    code: ErrorCode
    message: str


class Advice(Message):
    """A choice considered by the coach, with its prospects."""

    action: Action
    #: The actions that complete it: where the card goes, and the cards that pay for it.
    then: list[Action]
    choice: Text
    #: None if the table hides the points.
    margin: float | None
    win_chance: float | None
    playouts: int
    reasons: list[Text]


class Hint(Message):
    """The coach's best few choices for a seat, best first."""

    type: Literal["hint"] = "hint"
    id: int
    seat: int
    #: The move it answers; outdated once the view has another number.
    move: int
    advice: list[Advice]


class Standing(Message):
    """The state of the game before a turn, and at the end."""

    #: Number of actions so far.
    action: int
    turn: int
    player: int
    scores: list[int]
    win_chance: list[float]


class Turning(Message):
    """A turn that changed the outlook of the game, and its first choice."""

    action: int
    turn: int
    player: int
    gained: int
    change: float
    choice: Text


class FoundPuzzle(Message):
    """The best turn of a moment that is a puzzle; see the puzzles."""

    level: Level
    kind: Kind
    line: list[int]
    worth: int
    next_best: int


class Costly(Message):
    """A choice when there was a better one."""

    action: int
    turn: int
    player: int
    chosen: Action
    better: Action
    #: What completes the better one: where the card goes, and the cards that pay for it.
    then: list[Action]
    points: float
    error: float
    win_chance: float
    chosen_choice: Text
    better_choice: Text
    #: Why the other one is better.
    reasons: list[Text]
    #: The puzzle made of the moment.
    puzzle: FoundPuzzle | None


class ReviewProgress(Message):
    """How far a review is; the turns of one's own seats come first."""

    type: Literal["review_progress"] = "review_progress"
    id: int
    #: From 0 to 1.
    part: float
    #: What was found in the last turn.
    found: Costly | None


class Review(Message):
    """A finished game in hindsight; see the lab's review."""

    type: Literal["review"] = "review"
    id: int
    standings: list[Standing]
    turning_points: list[Turning]
    costly: list[Costly]
    choices: list[int]
    cost: list[float]


class Share(Message):
    """A card's share of points that several cards score together."""

    card: int
    points: int


class SheetLine(Message):
    """A line of points and their reason."""

    key: str
    points: int
    count: int
    #: The host's number in the player's forest, from 0.
    host: int | None
    slot: int | None
    card: int | None
    #: The symbol counted, for a card that counts its own.
    symbol: str | None
    doubled: bool
    #: For a set: the sizes of the sets, biggest first.
    sizes: list[int]
    #: Where several cards score together: each card's share.
    shares: list[Share]
    text: Text | None


class Sheet(Message):
    """A player's points, card by card."""

    type: Literal["sheet"] = "sheet"
    id: int
    player: int
    total: int
    lines: list[SheetLine]


class Unseen(Message):
    """The cards that can still come, as far as a seat knows; some are in hidden hands."""

    type: Literal["unseen"] = "unseen"
    id: int
    cards: list[int]


class Spare(Message):
    """A saved game that agrees with all a seat knows; whatever it does not know is dealt anew."""

    type: Literal["spare"] = "spare"
    id: int
    replay: dict[str, Any]


Frame = Annotated[
    Welcome | Update | Ack | Problem | Hint | ReviewProgress | Review | Sheet | Unseen | Spare,
    Field(discriminator="type"),
]

# -- score pads ----------------------------------------------------------------------------

PadTitle = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_TITLE, strip_whitespace=True),
    AfterValidator(_printable),
]
#: ``species@symbol``, or a tree's bare name; ``species@-symbol-symbol`` excludes these symbols.
PadCard = Annotated[
    str, StringConstraints(max_length=MAX_CARD, pattern="^[a-z_]+(@[a-z_]+|@(-[a-z_]+)+)?$")
]
PadSlot = Literal["top", "bottom", "left", "right", "top1", "bottom1", "top2", "bottom2"]
PadPlayerNumber = Annotated[int, Field(ge=0, lt=1 << 31)]
PadSets = Annotated[
    list[Annotated[str, StringConstraints(max_length=MAX_CARD)]], Field(max_length=4)
]
CardCount = Annotated[int, Field(ge=0, le=MAX_CARD_COUNT)]
CaveCard = Annotated[int, Field(ge=1, le=5)]
PadOpId = Annotated[str, StringConstraints(pattern="^[0-9]{1,5}-[a-z0-9]{1,12}$")]
PadOpIds = Annotated[list[PadOpId], Field(min_length=1, max_length=MAX_HOSTS)]
#: Empty slots are left out, as hosts have different slots.
NOBODY: Any = Field(default_factory=list, exclude_if=not_)


class PadHost(Message):
    """A host and its dwellers, as in the forest notation."""

    card: PadCard
    top: list[PadCard] = NOBODY
    bottom: list[PadCard] = NOBODY
    left: list[PadCard] = NOBODY
    right: list[PadCard] = NOBODY
    top1: list[PadCard] = NOBODY
    bottom1: list[PadCard] = NOBODY
    top2: list[PadCard] = NOBODY
    bottom2: list[PadCard] = NOBODY


class PadForest(Message):
    """A player in the forest notation; not checked for whether it can lie on a table."""

    hosts: list[PadHost] = Field(default=[])
    cave: CardCount = 0
    #: Only in Dartmoor.
    cave_card: CaveCard | None = None


class PadRivals(Message):
    """The highest counts among players who are not on the pad, where given."""

    linden: CardCount | None = None
    tree: CardCount | None = None
    moor: CardCount | None = None


# Entries, operation by operation (:mod:`spinney.server.padlog`).


class PadOperation(Message):
    #: ``clock-device``; the same id is the same operation.
    id: PadOpId


class PadRival(PadOperation):
    """The highest count among players who are not on the pad; None if not given."""

    type: Literal["rival"] = "rival"
    what: Literal["linden", "tree", "moor"]
    most: CardCount | None


class PadPlayerOperation(PadOperation):
    player: PadPlayerNumber


class PadName(PadPlayerOperation):
    """The player is on the pad, with this name."""

    type: Literal["name"] = "name"
    name: Name


class PadLeave(PadPlayerOperation):
    """The player leaves the pad."""

    type: Literal["leave"] = "leave"


class PadLay(PadPlayerOperation):
    """Lay a host, or a card in a slot of a host laid by another operation."""

    type: Literal["lay"] = "lay"
    card: PadCard
    host: PadOpId | None = Field(default=None, exclude_if=not_)
    slot: PadSlot | None = Field(default=None, exclude_if=not_)


class PadTake(PadPlayerOperation):
    """Take cards away."""

    type: Literal["take"] = "take"
    cards: PadOpIds


class PadBack(PadPlayerOperation):
    """Put back cards that were taken away."""

    type: Literal["back"] = "back"
    cards: PadOpIds


class PadReplace(PadPlayerOperation):
    """Replace a card; its dwellers stay."""

    type: Literal["replace"] = "replace"
    of: PadOpId
    card: PadCard


class PadSymbol(PadPlayerOperation):
    """Set a card's symbol; ignored if the card is another species by now."""

    type: Literal["symbol"] = "symbol"
    of: PadOpId
    card: PadCard


class PadCave(PadPlayerOperation):
    """The number of cards in the cave."""

    type: Literal["cave"] = "cave"
    n: CardCount


class PadCaveCard(PadPlayerOperation):
    """The number of the player's cave card."""

    type: Literal["cave_card"] = "cave_card"
    n: CaveCard | None


PadOp = (
    PadName
    | PadLeave
    | PadLay
    | PadTake
    | PadBack
    | PadReplace
    | PadSymbol
    | PadCave
    | PadCaveCard
    | PadRival
)
PadOps = Annotated[
    list[Annotated[PadOp, Field(discriminator="type")]], Field(max_length=MAX_PAD_OPS)
]


class PadTerms(Message):
    """Settings of the whole pad."""

    title: PadTitle | None
    sets: PadSets
    #: Whether the thresholds of the Dartmoor solo mode apply.
    solo: bool
    #: Whether the pad accepts no more entries.
    closed: bool


class PadPlayer(Message):
    player: int
    name: str
    forest: PadForest


class Pad(PadTerms):
    """The public state of a score pad."""

    code: str
    game: Literal["forest", "dartmoor"]
    #: Incremented with every change.
    seq: int
    #: The ``seq`` of the last change to the terms.
    version: int
    #: All operations, and their combined result.
    ops: PadOps
    players: list[PadPlayer]
    rivals: PadRivals


class NewPad(Message):
    """A pad for one game on a real table, with what has been entered so far."""

    game: Literal["forest", "dartmoor"]
    sets: PadSets
    title: PadTitle | None = None
    ops: PadOps = Field(default=[])


class PadAdmission(Message):
    """A new pad: keep the token, it may change everything on it."""

    code: str
    link: str
    token: str


class NewPadPlayer(Message):
    name: Name


class PadPlace(Message):
    """A new player on a pad: keep the token, it may change this player."""

    player: int
    token: str


class PadEntry(Message):
    """New entries; the token must be allowed to change all these players, or the pad.

    A name operation for an unknown player creates that player, owned by this token.
    """

    token: Token
    ops: PadOps


class PadChange(PadTerms):
    """The pad's new terms, replacing the given version."""

    token: Token
    version: Seq


class PadUpdate(Message):
    """The whole pad: sent on connecting, and after every change."""

    type: Literal["pad"] = "pad"
    pad: Pad


class PadOutdated(Problem):
    """Someone else changed it first; this is the current state."""

    code: Literal["outdated"] = "outdated"
    pad: Pad


#: A host, by the operation that laid it, or the cave.
PadPlaceAt = PadOpId | Literal["cave"]
PadDevice = Annotated[str, StringConstraints(pattern="^[a-z0-9]{1,12}$")]


class PadEntering(Message):
    """Where a phone is entering now; passed on to the others, never stored."""

    type: Literal["entering"] = "entering"
    device: PadDevice
    token: Token
    player: PadPlayerNumber
    #: None for a new host.
    at: PadPlaceAt | None


class PadSomebody(Message):
    """Another phone is entering there now."""

    type: Literal["entering"] = "entering"
    device: PadDevice
    #: The phone's player, if known.
    by: int | None
    #: None if it is no longer entering anywhere.
    player: int | None
    at: PadPlaceAt | None


PadFrame = Annotated[PadUpdate | PadSomebody | Problem, Field(discriminator="type")]

# -- accounts ------------------------------------------------------------------------------

#: Enough for the longest record a device keeps, compressed and encrypted.
MAX_BOX = 400_000
#: What a device has encrypted, in base 64; nobody else can read it.
Box = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z+/]+={0,2}$", max_length=MAX_BOX)]


class AccountTerms(Message):
    """Whether this server keeps accounts, and for how many days without use; 0: it does not."""

    days: int


class AccountKey(Message):
    """The key to an account, which a device derives from its phrase."""

    token: Token


class Account(Message):
    """What an account keeps."""

    version: Seq
    box: Box


class AccountChange(Account):
    """What an account is to keep, replacing this version; 0 for a new account."""

    token: Token


class AccountVersion(Message):
    """The version of an account now; 0: there is none."""

    version: Seq


# -- to the server -------------------------------------------------------------------------


class Hello(Message):
    """The first message: who is connecting, and what they have already seen."""

    type: Literal["hello"] = "hello"
    version: int
    token: Token | None = None
    since: Seq | None = None
    #: The language of texts in messages; None for no texts.
    language: Language | None = None
    #: Whether prompts describe each legal action.
    choices: bool = False


class Act(Message):
    """One or more actions, applied together or not at all.

    Only the last one may reveal a card or end the turn. ``move`` is that of the view they respond
    to. A choice with only one option is made automatically: it may be left out.
    """

    type: Literal["act"] = "act"
    id: Id
    seat: SeatNumber
    move: Seq
    actions: Annotated[list[Action], Field(min_length=1, max_length=MAX_ACTIONS)]


class TakeBack(Message):
    """Undo the seat's last actions; if cards have been revealed, the others are asked."""

    type: Literal["undo"] = "undo"
    id: Id
    seat: SeatNumber
    move: Seq


class Answer(Message):
    """Agree to the requested undo, or refuse it."""

    type: Literal["answer"] = "answer"
    id: Id
    yes: bool


class Say(Message):
    type: Literal["say"] = "say"
    id: Id
    text: ChatText


class Rename(Message):
    type: Literal["name"] = "name"
    id: Id
    name: Name


class Leave(Message):
    """Give up all own seats; during the game they are kept for coming back."""

    type: Literal["leave"] = "leave"
    id: Id


class Sit(Message):
    """Before the game: take an open seat, as someone already at the table."""

    type: Literal["sit"] = "sit"
    id: Id
    seat: SeatNumber


class LetPlay(Message):
    """Let a bot play an empty seat, an absent person's or your own; None gives it back.

    Before the game, None reopens the seat. For an absent person, only the table's stand-in can
    play, and only after a while.
    """

    type: Literal["bot"] = "bot"
    id: Id
    seat: SeatNumber
    bot: Bot | None
    #: The name of a bot in an empty seat; None names it after its kind.
    name: Name | None = None


class Start(Message):
    """Start the game; the bot fills the open seats, if one is named."""

    type: Literal["start"] = "start"
    id: Id
    fill: Bot | None = None


class Rematch(Message):
    """Play again at a new table with the same people, with a new deal or the same one."""

    type: Literal["rematch"] = "rematch"
    id: Id
    same_deal: bool = False


class AskHint(Message):
    type: Literal["hint"] = "hint"
    id: Id
    seat: SeatNumber


class AskReview(Message):
    type: Literal["review"] = "review"
    id: Id


class AskSheet(Message):
    type: Literal["sheet"] = "sheet"
    id: Id
    player: SeatNumber


class AskUnseen(Message):
    """The cards that can still come; without a seat, as an onlooker."""

    type: Literal["unseen"] = "unseen"
    id: Id
    seat: SeatNumber | None = None


class AskSpare(Message):
    """A game to play on with on one's own device, should the table be out of reach.

    For the only person at a table, while it is their turn to choose.
    """

    type: Literal["spare"] = "spare"
    id: Id
    seat: SeatNumber


Command = Annotated[
    Act | TakeBack | Answer | Say | Rename | Leave | Sit | LetPlay | Start | Rematch
    | AskHint | AskReview | AskSheet | AskUnseen | AskSpare,
    Field(discriminator="type"),
]  # fmt: skip

hello_adapter: TypeAdapter[Hello] = TypeAdapter(Hello)
command_adapter: TypeAdapter[Command] = TypeAdapter(Command)
entering_adapter: TypeAdapter[PadEntering] = TypeAdapter(PadEntering)
frame_adapter: TypeAdapter[Frame] = TypeAdapter(Frame)


class Refusal(Exception):
    """Why a command is not carried out; becomes a :class:`Problem`."""

    def __init__(self, code: ErrorCode, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.code: ErrorCode = code
        self.phrase = phrase

    @classmethod
    def from_problem(cls, problem: Problem) -> Refusal:
        """A refusal received from a server, in its words."""
        return cls(problem.code, Phrase("told", "{message}", message=problem.message))

    @property
    def message(self) -> str:
        """The reason, in English."""
        return _sendable(str(self.phrase))

    def message_in(self, words: Words) -> str:
        """The reason, in the given language."""
        return _sendable(words.phrase(self.phrase))

    def problem(self, number: int | None, words: Words) -> Problem:
        """The message to send in answer to the command with this number."""
        return Problem(id=number, code=self.code, message=self.message_in(words))


def _sendable(text: str) -> str:
    """A quote of what was sent may not be valid text."""
    return text.encode("utf-8", "backslashreplace").decode()[:MAX_MESSAGE]


def too_large(most: int) -> Refusal:
    return Refusal("too_large", Phrase("too-large", "more than {most} bytes", most=most))


def not_understood(where: str, why: str) -> Refusal:
    """What is wrong with a message, and where; ``why`` is English and shown only in English."""
    return Refusal(
        "bad_message",
        Phrase(
            "not-understood",
            "the server does not understand this ({where}: {why})",
            where=where[:MAX_QUOTED],
            why=why[:MAX_QUOTED],
        ),
    )


def internal_error() -> Refusal:
    return Refusal("internal", Phrase("went-wrong", "something went wrong on the server"))


class Commands(RootModel[Command]):
    """Any message to the server after the first."""


class Frames(RootModel[Frame]):
    """Any message from the server."""


class PadFrames(RootModel[PadFrame]):
    """Any message from the server to a client that watches a pad."""
