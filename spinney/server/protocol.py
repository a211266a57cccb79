"""The protocol: every message between a client and the server, defined once.

OpenAPI and the browser client's types are generated from these models. Cards are numbered as in
the table's deck; events, prompts and actions are the engine's (:mod:`spinney.server.wire`). What a
client may not know is not in a message, or is None where a card would be.
"""

from __future__ import annotations

import unicodedata
from operator import not_
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, RootModel, StringConstraints, TypeAdapter

from spinney.bots import SearchBot, make_bot
from spinney.cards.phrases import Phrase
from spinney.engine.notation import MOST_CARDS
from spinney.server.wire import Action, Event, Half, Prompt, Spot, Text
from spinney.server.wire import Message as Message
from spinney.text import Words

#: Changes when a client made for another one would not understand this server.
VERSION = 2

MAX_SEATS = 5
MAX_NAME = 24
MAX_CHAT = 300
MAX_MESSAGE = 500
#: And of what was sent, so much is quoted.
MAX_QUOTED = 150
#: How much a bot may think about a turn.
MAX_BOT_MS = 5_000
MAX_BOT_SIMS = 20_000
#: The longest useful sequence: a card, its slot, its payment.
MAX_ACTIONS = 16
#: What a score pad holds, more than lies on any table.
MAX_TITLE = 60
MAX_HOSTS = 100
MAX_CARD = 90
#: And so many operations, those that took something back included.
MAX_PAD_OPS = 5_000
#: Phones that make players at the same time choose among 2**17 numbers for each tick of the clock.
MAX_PAD_PLAYER = (MAX_PAD_OPS + 1) << 17


#: Letters that look like nothing: Hangul fillers, the empty Braille pattern.
BLANKS = (0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800)


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only characters that can be printed")
    if not any(unicodedata.category(c)[0] in "LNSP" for c in _compatible(text)):
        raise ValueError("something that can be seen")
    return text


def _compatible(text: str) -> str:
    """Without the blanks that pass for letters."""
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
#: Chosen by the client; the answer to a command bears the same number.
Id = Annotated[int, Field(ge=0, lt=1 << 53)]
Seq = Annotated[int, Field(ge=0, lt=1 << 53)]

# -- tables --------------------------------------------------------------------------------


class GameOptions(Message):
    """What is played; the number of players is the number of seats."""

    game: Literal["forest", "dartmoor"]
    sets: list[str] = Field(default=[], max_length=4)
    start: SeatNumber | None = None
    no_removal: bool = False
    draft: bool = False
    visible_score: bool = True
    solo: Annotated[str, StringConstraints(max_length=40)] | None = None
    medal: Annotated[str, StringConstraints(max_length=40)] = "bronze"


class Clock(Message):
    """How long a person may think; who is out of time is played by a bot."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]


class TableSettings(Message):
    """What the people at a table agree on besides the game."""

    listed: bool = False
    clock: Clock | None = None
    hints: bool = True
    chat: bool = True
    #: Plays for those who are out of time.
    stand_in: Bot = "planner"


class SeatPlan(Message):
    """Who shall sit there: the creator of the table, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Bot | None = None


class NewTable(Message):
    """A table to be made."""

    name: Name
    options: GameOptions
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MAX_SEATS)]
    settings: TableSettings = TableSettings()
    #: A deal of one's own choice, as a hexadecimal number; everybody is told.
    seed: Seed | None = None


class ImportedTable(Message):
    """A saved game to be looked at or played on."""

    name: Name
    replay: dict[str, Any]
    seats: list[SeatPlan] = Field(default=[], max_length=MAX_SEATS)
    settings: TableSettings = TableSettings()


class Join(Message):
    """Somebody wants to sit down; without seats in the first open one."""

    name: Name
    seats: Annotated[list[SeatNumber], Field(max_length=MAX_SEATS)] | None = None


class Admission(Message):
    """A place at a table: keep the token, it is the only key to the seats."""

    code: str
    link: str
    person: int
    token: str


class Seat(Message):
    """A seat as everybody sees it."""

    #: Who sits there; None: a bot, or nobody yet.
    person: int | None
    name: str
    #: The bot that plays it now.
    bot: str | None
    #: Whether its person is connected.
    present: bool
    #: With a clock per game: milliseconds the seat has used so far.
    used_ms: int | None


class Person(Message):
    id: int
    name: str


class UndoRequest(Message):
    """Somebody asks to take something back that has brought cards to light."""

    seat: int
    #: The people who still have to agree.
    waiting_for: list[int]


class TableInfo(Message):
    """A table as everybody sees it."""

    code: str
    phase: Literal["lobby", "playing", "over"]
    options: GameOptions
    settings: TableSettings
    #: Where the cards come from: shuffled for this table, chosen or played before, or imported.
    deal: Literal["fresh", "chosen", "repeated", "imported"]
    seats: list[Seat]
    people: list[Person]
    host: int
    #: How often something known was taken back.
    taken_back: int
    undo: UndoRequest | None
    #: The table of the next game.
    rematch: str | None
    deck: str
    created_ms: int


class TableNow(TableInfo):
    """A table and how its game stands; those who are connected have it from their views."""

    #: The seat that is to choose, while the game is played.
    actor: int | None
    #: Everybody's points, when it is over.
    scores: list[int] | None


class TableList(Message):
    tables: list[TableInfo]


# -- the game as one seat knows it ---------------------------------------------------------


class Host(Message):
    """A tree, shrub or moor; its slots hold cards, the one laid first in front."""

    host: int
    kind: Literal["tree", "shrub", "moor"]
    #: None: it lies face down, and one may not know which card it is.
    card: int | None
    face_down: bool
    slots: list[list[int]]


class Player(Message):
    """What lies in front of a player; a hand card one may not know is None."""

    hand: list[int | None]
    hosts: list[Host]
    cave: int
    cave_card: int | None
    score: int | None


class PlanOption(Message):
    """A place that a half may take; None: a host stands by itself."""

    spot: Spot | None
    #: The change of one's points; None: the table hides them.
    gain: int | None


class Placement(Message):
    """A card half with its cost and the places it may take."""

    half: Half
    cost: int
    options: list[PlanOption]
    #: The hand cards that keep its bonus when paid; None: it has no bonus.
    matching: list[int] | None
    #: What the coach would pay with; None: the hand has too few cards, or another is to choose.
    payment: list[int] | None
    #: How many cards come from the deck into the clearing when it is laid.
    reveals: int


class FaceDown(Message):
    """Any hand card laid face down as the turn's play; see the placements."""

    gain: int | None
    reveals: int


class Plan(Message):
    """What a seat could lay, whether it is to choose or not."""

    placements: list[Placement]
    #: None: there is no such play.
    face_down: FaceDown | None


class Solo(Message):
    """How a solo game stands against its challenge."""

    challenge: str
    medal: str
    reached: int
    needed: int
    points: int
    points_needed: int
    won: bool
    #: The best medal that is reached, whichever was aimed at.
    prize: str | None


class Undo(Message):
    """What the seat can take back: so many actions; free, or if the others agree."""

    actions: int
    free: bool


class View(Message):
    """The game as a seat knows it; seat None only looks on."""

    seat: int | None
    #: The number of the last entry that changed the game; actions answer it.
    move: int
    turn: int
    actor: int
    over: bool
    deck: int
    winters: int
    #: So many end the game.
    last_winter: int
    #: Whether the next deck card could end the game.
    may_be_last: bool
    clearing: list[int]
    #: Whether the clearing is a row: no card there is as good as another like it, and those that
    #: are paid join it in their order.
    row: bool
    players: list[Player]
    prompt: Prompt | None
    #: What takes an offer that hardly anybody declines; empty: it is a question.
    welcome: list[Action]
    plan: Plan | None
    undo: Undo | None
    draft: list[int]
    open_caves: list[int]
    solo: Solo | None
    winners: list[int]
    #: Milliseconds left to the actor, if the clock runs.
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
    #: How many there were; of ``undone``: how many are taken back, the last ones told.
    actions: int | None = None
    events: list[Event] = Field(default=[])
    #: Of ``events``: the change of the seat's own points; None: the table hides them.
    gain: int | None = None


class Welcome(Message):
    """The first message: the whole table, and what was missed since the number given.

    If that is a lot, only the last of it.
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
    """Something happened. ``table`` and ``views`` are there if they changed, and then whole."""

    type: Literal["update"] = "update"
    seq: int
    log: list[Line]
    table: TableInfo | None
    views: list[View] | None


class Ack(Message):
    """The command is carried out and stored."""

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
    """A choice the coach thinks of, with its prospects."""

    action: Action
    #: What completes it: where the card goes, and the cards that pay for it.
    then: list[Action]
    choice: Text
    #: None: the table hides the points.
    margin: float | None
    win_chance: float | None
    playouts: int
    reasons: list[Text]


class Hint(Message):
    """The coach's best few choices for a seat, the best first."""

    type: Literal["hint"] = "hint"
    id: int
    seat: int
    #: What it answers; outdated once the view's number is another.
    move: int
    advice: list[Advice]


class ReviewProgress(Message):
    type: Literal["review_progress"] = "review_progress"
    id: int
    #: From 0 to 1.
    part: float


class Standing(Message):
    """How the game stood before a turn, and in the end."""

    #: Actions taken so far.
    action: int
    turn: int
    player: int
    scores: list[int]
    win_chance: list[float]


class Turning(Message):
    """A turn after which the game looked different, and its first choice."""

    action: int
    turn: int
    player: int
    gained: int
    change: float
    choice: Text


class Costly(Message):
    """A choice with a better one beside it."""

    action: int
    turn: int
    player: int
    chosen: Action
    better: Action
    points: float
    error: float
    win_chance: float
    chosen_choice: Text
    better_choice: Text


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
    """A card's part of points that several cards score together."""

    card: int
    points: int


class SheetLine(Message):
    """Some points and what they are for."""

    key: str
    points: int
    count: int
    #: Which of the player's hosts, from 0.
    host: int | None
    slot: int | None
    card: int | None
    #: The symbol counted, of a card that counts its own.
    symbol: str | None
    doubled: bool
    #: Of a set: the sizes of the sets, biggest first.
    sizes: list[int]
    #: Where several cards score together: the part of each.
    shares: list[Share]
    text: Text | None


class Sheet(Message):
    """A player's points card by card."""

    type: Literal["sheet"] = "sheet"
    id: int
    player: int
    total: int
    lines: list[SheetLine]


class Unseen(Message):
    """The cards that can still come, for all that a seat knows; some are in hidden hands."""

    type: Literal["unseen"] = "unseen"
    id: int
    cards: list[int]


Frame = Annotated[
    Welcome | Update | Ack | Problem | Hint | ReviewProgress | Review | Sheet | Unseen,
    Field(discriminator="type"),
]

# -- score pads ----------------------------------------------------------------------------

PadTitle = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_TITLE, strip_whitespace=True),
    AfterValidator(_printable),
]
#: ``species@symbol``, or the bare name of a tree; ``species@-symbol-symbol`` shows none of these.
PadCard = Annotated[
    str, StringConstraints(max_length=MAX_CARD, pattern="^[a-z_]+(@[a-z_]+|@(-[a-z_]+)+)?$")
]
PadSlot = Literal["top", "bottom", "left", "right", "top1", "bottom1", "top2", "bottom2"]
PadPlayerNumber = Annotated[int, Field(ge=0, lt=1 << 31)]
PadSets = Annotated[
    list[Annotated[str, StringConstraints(max_length=MAX_CARD)]], Field(max_length=4)
]
CardCount = Annotated[int, Field(ge=0, le=MOST_CARDS)]
CaveCard = Annotated[int, Field(ge=1, le=5)]
PadOpId = Annotated[str, StringConstraints(pattern="^[0-9]{1,5}-[a-z0-9]{1,12}$")]
PadOpIds = Annotated[list[PadOpId], Field(min_length=1, max_length=MAX_HOSTS)]
#: A slot nobody lives in is left out, as hosts do not all have the same.
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
    """A player of the forest notation; whether all this can lie on a table is not asked here."""

    hosts: list[PadHost] = Field(default=[])
    cave: CardCount = 0
    #: Only in Dartmoor.
    cave_card: CaveCard | None = None


class PadRivals(Message):
    """The highest counts among players who are not on the pad, as far as somebody has said."""

    linden: CardCount | None = None
    tree: CardCount | None = None
    moor: CardCount | None = None


# What is entered, operation by operation (:mod:`spinney.server.padlog`).


class PadOperation(Message):
    #: ``clock-device``; the same id is the same operation.
    id: PadOpId


class PadRival(PadOperation):
    """The most that anybody has who is not on the pad; None: not said."""

    type: Literal["rival"] = "rival"
    what: Literal["linden", "tree", "moor"]
    most: CardCount | None


class PadPlayerOperation(PadOperation):
    player: PadPlayerNumber


class PadName(PadPlayerOperation):
    """The player is here, by this name."""

    type: Literal["name"] = "name"
    name: Name


class PadLeave(PadPlayerOperation):
    """The player is off the pad."""

    type: Literal["leave"] = "leave"


class PadLay(PadPlayerOperation):
    """A host, or a card in a slot of the host that another operation laid."""

    type: Literal["lay"] = "lay"
    card: PadCard
    host: PadOpId | None = Field(default=None, exclude_if=not_)
    slot: PadSlot | None = Field(default=None, exclude_if=not_)


class PadTake(PadPlayerOperation):
    """Cards are taken away."""

    type: Literal["take"] = "take"
    cards: PadOpIds


class PadBack(PadPlayerOperation):
    """Cards that were taken away are back."""

    type: Literal["back"] = "back"
    cards: PadOpIds


class PadReplace(PadPlayerOperation):
    """A card is another one; whoever lives there stays."""

    type: Literal["replace"] = "replace"
    of: PadOpId
    card: PadCard


class PadSymbol(PadPlayerOperation):
    """A card shows this symbol; it says nothing if that is another species by now."""

    type: Literal["symbol"] = "symbol"
    of: PadOpId
    card: PadCard


class PadCave(PadPlayerOperation):
    """So many cards lie in the cave."""

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
    """What holds for the whole pad."""

    title: PadTitle | None
    sets: PadSets
    #: Whether the thresholds of the Dartmoor solo mode apply.
    solo: bool
    #: Nothing more is entered.
    closed: bool


class PadPlayer(Message):
    player: int
    name: str
    forest: PadForest


class Pad(PadTerms):
    """A score pad as everybody sees it."""

    code: str
    game: Literal["forest", "dartmoor"]
    #: One more with every change.
    seq: int
    #: The pad's number when its terms were last changed.
    version: int
    #: Everything that was entered, and what it makes together.
    ops: PadOps
    players: list[PadPlayer]
    rivals: PadRivals


class NewPad(Message):
    """A pad for one game on a real table, with what has been entered already."""

    game: Literal["forest", "dartmoor"]
    sets: PadSets
    title: PadTitle | None = None
    ops: PadOps = Field(default=[])


class PadAdmission(Message):
    """A new pad: keep the token, it may change everything there."""

    code: str
    link: str
    token: str


class NewPadPlayer(Message):
    name: Name


class PadPlace(Message):
    """A new player of a pad: keep the token, it may change this player."""

    player: int
    token: str


class PadEntry(Message):
    """What was entered, by somebody who may change all these players, or the pad.

    The name of a player whom nobody knows yet makes that player, who is then changed by this token.
    """

    token: Token
    ops: PadOps


class PadChange(PadTerms):
    """The pad's terms as they shall be from now on, in place of the version that is named."""

    token: Token
    version: Seq


class PadUpdate(Message):
    """The whole pad: as it is when one connects, and after every change."""

    type: Literal["pad"] = "pad"
    pad: Pad


class PadOutdated(Problem):
    """Somebody else has changed it before; here is how it is now."""

    code: Literal["outdated"] = "outdated"
    pad: Pad


#: A host, by the operation that laid it, or the cave.
PadPlaceAt = PadOpId | Literal["cave"]
PadDevice = Annotated[str, StringConstraints(pattern="^[a-z0-9]{1,12}$")]


class PadEntering(Message):
    """Where a phone is entering now; the others are told, and nothing is kept."""

    type: Literal["entering"] = "entering"
    device: PadDevice
    token: Token
    player: PadPlayerNumber
    #: None: a new host.
    at: PadPlaceAt | None


class PadSomebody(Message):
    """Another phone is entering there now."""

    type: Literal["entering"] = "entering"
    device: PadDevice
    #: Whose phone that is, as far as it can be known.
    by: int | None
    #: None: it enters nowhere any more.
    player: int | None
    at: PadPlaceAt | None


PadFrame = Annotated[PadUpdate | PadSomebody | Problem, Field(discriminator="type")]

# -- to the server -------------------------------------------------------------------------


class Hello(Message):
    """The first message: who is there, and what they have seen already."""

    type: Literal["hello"] = "hello"
    version: int
    token: Token | None = None
    since: Seq | None = None
    #: The language of texts in messages; None: no texts.
    language: Language | None = None
    #: Whether prompts tell what each legal action means.
    choices: bool = False


class Act(Message):
    """One or several actions, applied together or not at all.

    Only the last one may bring a card to light or pass the turn on. ``move`` is that of the view
    they answer. A choice with only one option is taken by itself: it may be left out.
    """

    type: Literal["act"] = "act"
    id: Id
    seat: SeatNumber
    move: Seq
    actions: Annotated[list[Action], Field(min_length=1, max_length=MAX_ACTIONS)]


class TakeBack(Message):
    """Take back the seat's last actions; if cards have come to light, the others are asked."""

    type: Literal["undo"] = "undo"
    id: Id
    seat: SeatNumber
    move: Seq


class Answer(Message):
    """Agree to the undo that was asked for, or not."""

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
    """Give up one's seats; during the game they are kept for coming back."""

    type: Literal["leave"] = "leave"
    id: Id


class Sit(Message):
    """Before the game: somebody at the table takes an open seat."""

    type: Literal["sit"] = "sit"
    id: Id
    seat: SeatNumber


class LetPlay(Message):
    """A bot takes a seat that is empty, absent or one's own; None gives it back.

    Before the game None makes the seat open again. For an absent person only the table's stand-in
    plays, and only after a while.
    """

    type: Literal["bot"] = "bot"
    id: Id
    seat: SeatNumber
    bot: Bot | None
    #: What a bot in an empty seat is called; None: after its kind.
    name: Name | None = None


class Start(Message):
    """Begin; open seats go to a bot, if one is named."""

    type: Literal["start"] = "start"
    id: Id
    fill: Bot | None = None


class Rematch(Message):
    """The same people at a new table, with a new deal or the same again."""

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
    """What can still come; without a seat, for somebody who looks on."""

    type: Literal["unseen"] = "unseen"
    id: Id
    seat: SeatNumber | None = None


Command = Annotated[
    Act | TakeBack | Answer | Say | Rename | Leave | Sit | LetPlay | Start | Rematch
    | AskHint | AskReview | AskSheet | AskUnseen,
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
    def told(cls, problem: Problem) -> Refusal:
        """What a server has told, in its words."""
        return cls(problem.code, Phrase("told", "{message}", message=problem.message))

    @property
    def message(self) -> str:
        """Why, in English."""
        return _sendable(str(self.phrase))

    def said(self, words: Words) -> str:
        """Why, in the words of whoever is refused."""
        return _sendable(words.phrase(self.phrase))

    def problem(self, number: int | None, words: Words) -> Problem:
        """As it is told, to the command with this number."""
        return Problem(id=number, code=self.code, message=self.said(words))


def _sendable(text: str) -> str:
    """It may quote what was sent, which need not be a proper text."""
    return text.encode("utf-8", "backslashreplace").decode()[:MAX_MESSAGE]


def too_large(most: int) -> Refusal:
    return Refusal("too_large", Phrase("too-large", "more than {most} bytes", most=most))


def not_understood(where: str, why: str) -> Refusal:
    """What is wrong with a message, and where; why is English, and other languages leave it out."""
    return Refusal(
        "bad_message",
        Phrase(
            "not-understood",
            "the server does not understand this ({where}: {why})",
            where=where[:MAX_QUOTED],
            why=why[:MAX_QUOTED],
        ),
    )


def went_wrong() -> Refusal:
    return Refusal("internal", Phrase("went-wrong", "something went wrong on the server"))


class Commands(RootModel[Command]):
    """Any message to the server after the first."""


class Frames(RootModel[Frame]):
    """Any message from the server."""


class PadFrames(RootModel[PadFrame]):
    """Any message from the server to somebody who looks at a pad."""
