"""What a seat knows, as numbers for a learner: a row of features and a mask of legal actions.

The features are read from the full state, but only as far as the seat knows it; they are the same
for the game, for the seat's view of it and for every game redealt from that view. Their layout
depends only on the deck: at tables with fewer than five players the other seats are 0.

The places of cards are given card by card, or *compact*: as counts of the cards the seat has not
seen, of those it knows in other hands, and of its empty slots, which is enough for a learner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spinney.cards.catalog import Deck
from spinney.engine.core import actions as act
from spinney.engine.core import causes
from spinney.engine.core import frames as fr
from spinney.engine.core import tables as tb
from spinney.engine.core.frames import operand
from spinney.engine.core.rows import Rows
from spinney.engine.core.state import (
    H_CARD,
    H_OWNER,
    H_SPECIES,
    HAND_LIMIT,
    HOST,
    IN_FOREST,
    IN_HAND,
    State,
)
from spinney.engine.core.tables import Tables, tables_for
from spinney.engine.core.vectors import extend, i16, i32, i64, u8, vec
from spinney.engine.counts import Counter, Counts, host_numbers
from spinney.engine.effects import PRINTED
from spinney.engine.options import Options
from spinney.engine.position import Position
from spinney.engine.solo import AUTOMA, CHALLENGES, MEDALS

SEATS: Final = 5
#: The numbers of the printed effects. 0 stands for all others, so that they change no layout.
EFFECTS: Final[i64] = 1 + sum([handler.numbers() for handler in PRINTED.values()])

#: The kinds of choices, in the order of their features.
PROMPTS: Final = (*fr.KINDS.values(), *fr.PICK_KINDS, *fr.STAGES[1:])

#: Codes per host in ``where``: one for the card itself, and one for each of its slots.
PER_HOST: Final = 5


@dataclass(frozen=True)
class Segment:
    """A group of related features.

    ``unit`` is a large value of such a feature: divided by it, most are between 0 and 1. If the
    segment exists for every seat (``by_seat``), ``start`` is in the first seat's block.
    """

    name: str
    start: int
    length: int
    unit: int
    meaning: str
    by_seat: bool = False


class Layout:
    """The position of each feature: first a block for every seat, then the shared features."""

    def __init__(self, t: Tables, compact: bool = False) -> None:
        self.block: i64 = t.block
        self.segments: list[Segment] = []
        self.size: i64 = 0
        self._add_seats(t)
        self.size = SEATS * self.block
        self._add_choice(t)
        self._add_cards(t)
        self._add_table(len(t.box.sets), len(t.cave_setup))
        if compact:
            self._add_counts(t)
        else:
            self._add_places(len(t.kind))

    def start(self, name: str) -> int:
        """The index at which a segment starts."""
        for segment in self.segments:
            if segment.name == name:
                return segment.start
        raise KeyError(name)

    def _add(self, name: str, length: int, unit: int, meaning: str) -> None:
        self.segments.append(Segment(name, self.size, length, unit, meaning))
        self.size += length

    def _add_seats(self, t: Tables) -> None:
        """A seat's block is its tally, with its points in the entry that is otherwise always 0."""
        for name, start, length, unit, meaning in (
            ("points", tb.ZERO, 1, 100, "points now; 0 while the table hides them"),
            ("hand_size", tb.HAND, 1, HAND_LIMIT, "cards in the hand"),
            ("cave", tb.CAVE, 1, 20, "cards in the cave"),
            ("cave_card", tb.CAVE_CARD, 1, 5, "the number of the cave chosen (Dartmoor)"),
            ("full_trees", tb.FULL_TREES, 1, 5, "trees with all four slots filled"),
            ("below", tb.BELOW_TREES, 2, 10, "cards below trees, below any host"),
            ("bees", tb.BEES, 1, 5, "bees at any tree or sapling"),
            ("free_slots", tb.FREE, tb.FREE_KINDS, 10, "empty slots: " + FREE_SLOTS),
            ("symbols", t.symbol_at, t.symbol_room, 10, "cards by symbol"),
            ("bees_at", t.bees_at, t.symbol_room, 5, "bees by the symbol of their tree"),
            ("tags", t.tag_at, t.tag_room, 10, "cards by tag"),
            ("kinds", t.kinds_at, t.tag_room, 5, "different species by tag"),
            ("triggers", t.trigger_at, t.trigger_room, 3, "cards that let draw, by species"),
            ("fresh", t.fresh_at, t.trigger_room, 3, "those that do so from the next turn on"),
            ("forest", t.species_at, len(t.keys), 5, "cards in the forest by species"),
        ):
            self.segments.append(Segment(name, start, length, unit, meaning, by_seat=True))

    def _add_choice(self, t: Tables) -> None:
        species = len(t.keys)
        self._add("prompt", len(PROMPTS), 1, "1 at the kind of choice the seat has")
        self._add("effect", EFFECTS, 1, "1 at the kind of effect that is on offer")
        self._add("asking", species, 1, "1 at the species that asks")
        self._add("bonus", 1, 1, "1 if it asks for its bonus")
        self._add("laying", species, 1, "1 at the species being laid or paid for")
        self._add("laying_symbol", t.symbol_room, 1, "1 at its symbol")
        self._add("more", 1, 5, "picks, cards or copies still to come; -1: any number")
        self._add("matched", 1, 1, "1 while a payment still earns the bonus")

    def _add_cards(self, t: Tables) -> None:
        cards, species = len(t.kind), len(t.keys)
        self._add("hand", cards, 1, "1 at the cards in the seat's hand, by number")
        self._add("hand_species", species, 2, "halves in the hand by species")
        self._add("hand_symbols", t.symbol_room, 5, "halves in the hand by symbol")
        self._add("clearing", cards, 1, "1 at the cards in the clearing, by number")
        self._add("clearing_species", species, 2, "halves in the clearing by species")
        self._add("clearing_symbols", t.symbol_room, 5, "halves in the clearing by symbol")

    def _add_table(self, sets: int, caves: int) -> None:
        self._add("clearing_size", 1, 10, "cards in the clearing")
        self._add("deck", 1, 150, "cards still to come, winters included")
        self._add("before_winter", 1, 100, "cards before the last pile begins")
        self._add("winters", 1, 3, "winters that have come")
        self._add("turn", 1, 100, "turns begun")
        self._add("extra_turns", 1, 3, "extra turns the actor has still to come")
        self._add("actor", SEATS, 1, "1 at who is to choose, counted from the seat")
        self._add("starter", SEATS, 1, "1 at the start player, counted from the seat")
        self._add("open_caves", caves, 1, "1 at the caves still to be chosen, by number")
        self._add("players", SEATS, 1, "1 for each player")
        self._add("sets", sets, 1, "1 at the sets played")
        self._add("rules", 3, 1, "1 each: draft, no cards removed, scores visible")
        self._add("challenge", len(CHALLENGES), 1, "1 at the solo challenge")
        self._add("medal", len(MEDALS), 1, "1 at the medal aimed at")
        self._add("automa", len(AUTOMA), 1, "1 at the automa's cards still to come")

    def _add_counts(self, t: Tables) -> None:
        faces = len(t.keys) + t.symbol_room
        hosts = 1 + max(host_numbers(t))
        self._add(
            "known_hands",
            (SEATS - 1) * faces,
            1,
            "halves known to be in the others' hands, by species, then by symbol: the next seat's, "
            "that of the seat after it, ...",
        )
        self._add("unseen", faces, 4, "halves the seat has not located, by species, then by symbol")
        self._add(
            "own_slots",
            4 * hosts,
            2,
            "the seat's empty slots, top, bottom, left, right (of moors top, bottom, top, bottom), "
            "of hosts face down, then of each species of hosts",
        )

    def _add_places(self, cards: int) -> None:
        self._add("host_owner", cards, SEATS, "by host: 0 none, 1 the seat's, 2 the next's, ...")
        self._add("host_species", cards, 100, "by host: 1 + species; 0 face down, or none")
        self._add(
            "where",
            cards,
            500,
            "by card: 0 unknown or not in the game, 1 gone, 2 clearing; 8 hand, 16 cave, 24 draft "
            "plus the owner's distance; 32 + 5 * host the host itself, + 1 + slot in its slots",
        )


FREE_SLOTS: Final = "woody top, bottom, left, right; moor top, bottom"


class Observer:
    """Writes what seats know into the rows of two buffers; compact observations have no masks.

    A row belongs to one game at a time: counts are kept, as long as it is the same. If only some
    rows are ``shown``, the buffers have no more: row r is written at r % shown.
    """

    def __init__(
        self,
        options: Options,
        deck: Deck | None = None,
        rows: i64 = 1,
        compact: bool = False,
        shown: i64 = 0,
    ) -> None:
        tables = tables_for(options.deck if deck is None else deck)
        self.compact = compact
        self.layout = layout = Layout(tables, compact)
        self.size: i64 = layout.size
        self.shown: i64 = shown or rows
        self._rows = Rows(self.shown, self.size)
        self.features = self._rows.numbers
        masked: i64 = 0 if compact else self.shown
        #: The number of actions: the length of a row of masks.
        self.actions: i64 = act.space(len(tables.kind))
        self.masks = vec[u8]([0] * (masked * self.actions))
        # The actions marked in each mask, which must be reset.
        self._offers = vec[i32]([0] * (masked * self.actions))
        self._offered = vec[i64]([0] * masked)
        # By row: the counts of its game.
        self._counter = Counter(tables, options.sets)
        self._counts: list[Counts | None] = [None] * rows
        self._faces = self._counter.faces
        self._visible = options.visible_score
        # Where the segments start.
        self._prompt: i64 = layout.start("prompt")
        self._effect: i64 = layout.start("effect")
        self._asking: i64 = layout.start("asking")
        self._bonus: i64 = layout.start("bonus")
        self._laying: i64 = layout.start("laying")
        self._laying_symbol: i64 = layout.start("laying_symbol")
        self._more: i64 = layout.start("more")
        self._matched: i64 = layout.start("matched")
        self._hand: i64 = layout.start("hand")
        self._clearing: i64 = layout.start("clearing")
        self._numbers: i64 = layout.start("clearing_size")
        self._actor: i64 = layout.start("actor")
        self._starter: i64 = layout.start("starter")
        self._open_caves: i64 = layout.start("open_caves")
        self._automa: i64 = layout.start("automa")
        #: Where the faces start in a zone: after the cards themselves.
        self._cards: i64 = len(tables.kind)
        if compact:
            self._known_hands: i64 = layout.start("known_hands")
        else:
            self._host_owner: i64 = layout.start("host_owner")
            self._host_species: i64 = layout.start("host_species")
            self._where: i64 = layout.start("where")
            self._add_codes(self._cards, options.players)
        self._add_prompts()
        self._add_rest(tables, options)

    def _add_codes(self, cards: int, players: int) -> None:
        """The code of each place in ``where``, seat by seat."""
        self._places: i64 = IN_FOREST + 4 * cards
        codes: list[int] = []
        for seat in range(players):
            codes += range(IN_HAND)
            for place in range(IN_HAND, IN_FOREST):
                codes.append((place & ~7) + ((place & 7) - seat) % players)
            for place in range(4 * cards):
                codes.append(IN_FOREST + PER_HOST * (place >> 2) + 1 + (place & 3))
        self._codes = vec[i16](codes)

    def _add_prompts(self) -> None:
        """The feature of each frame's first prompt."""
        self._prompts = vec[i64]([0] * fr.AUTOMATIC)
        for i, op in enumerate(fr.KINDS):
            self._prompts[op] = self._prompt + i
        self._prompts[fr.PICKS] = self._prompt + len(fr.KINDS)
        self._prompts[fr.DRAFT] = self._prompt + len(fr.KINDS) + len(fr.PICK_KINDS) - 1

    def _add_rest(self, t: Tables, options: Options) -> None:
        """What follows the tallies, as far as it is the same in all games and otherwise mostly 0.

        Compact, the counts follow.
        """
        at = self.layout.start("players")
        ones = [at + p for p in range(options.players)]
        at = self.layout.start("sets")
        known = list(t.box.sets)
        ones += [at + known.index(name) for name in options.sets]
        at = self.layout.start("rules")
        rules = (options.draft, options.no_removal, options.visible_score)
        ones += [at + i for i, rule in enumerate(rules) if rule]
        if options.solo is not None:
            ones.append(self.layout.start("challenge") + list(CHALLENGES).index(options.solo))
            ones.append(self.layout.start("medal") + MEDALS.index(options.medal))
        first: i64 = options.players * t.block
        end: i64 = self.layout.start("unseen") if self.compact else self.size
        self._rest = vec[i16]([0] * (end - first))
        for i in ones:
            self._rest[i - first] = 1

    # -- one observation -------------------------------------------------------------------

    def see(self, position: Position, seat: int, row: int = 0) -> None:
        """Write what a seat knows of a game or view into a row."""
        self.observe(row, position.core, seat)

    def observe(self, row: i64, s: State, seat: i64) -> None:
        """Write what a seat knows and, if it is the actor, its legal actions."""
        counts = self._counts[row]
        if counts is None or counts.game is not s:
            counts = Counts(self._counter, s)
            self._counts[row] = counts
        row %= self.shown
        self._write_row(row, s, seat, counts)
        at = row * self.size
        if self._visible or s.over:
            self._write_points(at, s, seat, counts)
        first = seat * HAND_LIMIT
        self._write_zone(at + self._hand, s.hands, first, first + s.hand_size(seat))
        self._write_zone(at + self._clearing, s.clearing, 0, len(s.clearing))
        self._write_table(at, s, seat)
        if self.compact:
            self._write_known_hands(at + self._known_hands, s, seat)
        else:
            self._write_places(at, s, seat)
            self._write_hosts(at, s, seat)
            self._wipe_mask(row)
        if s.player == seat and not s.over:
            self._write_choice(at, s)
            if not self.compact:
                self._write_mask(row, s)

    def read_ahead(self, row: i64) -> i64:
        """Bring the counts of a row into the processor's cache; the sum means nothing."""
        counts = self._counts[row]
        return 0 if counts is None else counts.read_ahead()

    def _write_row(self, row: i64, s: State, seat: i64, counts: Counts) -> None:
        """Write all tallies, the seat's own first, and what follows them."""
        tally, own = s.tally, seat * s.tables.block
        written = self._rows.begin(row)
        if own == 0:
            written = extend(written, tally)
        else:
            written = extend(written, tally[own:])
            written = extend(written, tally[:own])
        written = extend(written, self._rest)
        if self.compact:
            written = extend(written, counts.of_seat(seat))
        self._rows.end(row, written)

    def _write_points(self, at: i64, s: State, seat: i64, counts: Counts) -> None:
        """Write all points, each into the entry of the tally that is always 0."""
        features, points = self.features, counts.points()
        for p in range(s.players):
            features[at + distance(s, seat, p) * s.tables.block + tb.ZERO] = i16(points[p])

    # -- the legal actions -----------------------------------------------------------------

    def _wipe_mask(self, row: i64) -> None:
        masks, offers, first = self.masks, self._offers, row * self.actions
        for i in range(first, first + self._offered[row]):
            masks[first + i64(offers[i])] = 0
        self._offered[row] = 0

    def _write_mask(self, row: i64, s: State) -> None:
        masks, offers, choices, first = self.masks, self._offers, s.choices, row * self.actions
        for i in range(s.offered):
            action = choices[i]
            masks[first + action] = 1
            offers[first + i] = i32(action)
        self._offered[row] = s.offered

    # -- the table -------------------------------------------------------------------------

    def _write_zone(self, at: i64, cards: vec[i64], first: i64, end: i64) -> None:
        """Write cards of the hand or the clearing."""
        features = self.features
        shown, shown_from = self._faces.shown, self._faces.first
        faces = at + self._cards
        for i in range(first, end):
            c = cards[i]
            features[at + c] = 1
            for j in range(shown_from[c], shown_from[c + 1]):
                features[faces + shown[j]] += 1

    def _write_table(self, row: i64, s: State, seat: i64) -> None:
        features = self.features
        at = row + self._numbers
        features[at] = i16(len(s.clearing))
        features[at + 1] = i16(len(s.deck) - s.top)
        features[at + 2] = i16(max(s.last_pile - s.top, 0))
        features[at + 3] = i16(s.winters)
        features[at + 4] = i16(s.turn)
        features[at + 5] = i16(s.extra_turns)
        features[row + self._actor + distance(s, seat, s.player)] = 1
        features[row + self._starter + distance(s, seat, s.start)] = 1
        if s.open_caves:
            for number in range(len(s.tables.cave_setup)):
                if s.open_caves >> number & 1:
                    features[row + self._open_caves + number] = 1
        if s.solo:
            for i in range(s.automa_next, len(s.automa)):
                features[row + self._automa + s.automa[i]] = 1

    def _write_places(self, at: i64, s: State, seat: i64) -> None:
        features, codes = self.features, self._codes
        at += self._where
        first = seat * self._places
        for place, known in zip(s.place, s.known):  # noqa: B905  (strict is slow)
            features[at] = codes[first + i64(place) * (i64(known) >> seat & 1)]
            at += 1

    def _write_hosts(self, at: i64, s: State, seat: i64) -> None:
        """Write the hosts' owners, their species, and where the hosts are."""
        features, hosts, known = self.features, s.hosts, s.known
        where = at + self._where
        owner = at + self._host_owner
        species = at + self._host_species
        record: i64 = 0
        for h in range(s.number_of_hosts()):
            features[owner + h] = i16(1 + distance(s, seat, i64(hosts[record + H_OWNER])))
            features[species + h] = i16(1 + i64(hosts[record + H_SPECIES]))
            c = i64(hosts[record + H_CARD])
            if c >= 0 and i64(known[c]) >> seat & 1:
                features[where + c] = i16(IN_FOREST + PER_HOST * h)
            record += HOST

    def _write_known_hands(self, at: i64, s: State, seat: i64) -> None:
        """Compact: count the cards that the seat knows in the others' hands."""
        features, hands, known = self.features, s.hands, s.known
        shown, shown_from = self._faces.shown, self._faces.first
        for other in range(1, s.players):
            p = seat + other
            if p >= s.players:
                p -= s.players
            first = p * HAND_LIMIT
            for i in range(first, first + s.hand_size(p)):
                c = hands[i]
                if i64(known[c]) >> seat & 1:
                    for j in range(shown_from[c], shown_from[c + 1]):
                        features[at + shown[j]] += 1
            at += self._faces.number

    # -- the choice ------------------------------------------------------------------------

    def _write_choice(self, at: i64, s: State) -> None:
        """Write the choice that the top frame asks for."""
        t = s.tables
        op = fr.op_of(s)
        kind: i64 = 0  # offset from the frame's first prompt
        cause: i64 = causes.TURN
        more: i64 = 0
        if op == fr.PAY:
            more = operand(s, fr.PAY_MORE)
            self._write_laying(at, t, operand(s, fr.PAY_HALF))
            self.features[at + self._matched] = i16(operand(s, fr.PAY_MATCHED))
        elif op == fr.SLOT:
            cause = operand(s, fr.SLOT_CAUSE)
            self._write_laying(at, t, operand(s, fr.SLOT_HALF))
        elif op == fr.PERMANENT:
            cause = causes.permanent_of(t.triggers[operand(s, fr.PERMANENT_TRIGGER)])
            more = operand(s, fr.PERMANENT_COPIES)
        elif op == fr.OFFER:
            cause = operand(s, fr.OFFER_CAUSE)
            self._write_effect(at, t, operand(s, fr.OFFER_ROW))
        elif op == fr.FREE_PLAY:
            cause = operand(s, fr.FREE_PLAY_CAUSE)
            self._write_effect(at, t, operand(s, fr.FREE_PLAY_ROW))
        elif op == fr.BATCH:
            cause = operand(s, fr.BATCH_CAUSE)
            self._write_effect(at, t, operand(s, fr.BATCH_ROW))
        elif op == fr.PICKS:
            kind = operand(s, fr.PICKS_KIND)
            cause = operand(s, fr.PICKS_CAUSE)
            more = operand(s, fr.PICKS_MORE)
        elif op == fr.MOLE:
            cause = operand(s, fr.MOLE_CAUSE)
            more = -1
        elif op == fr.RESOLVE:
            cause = operand(s, fr.RESOLVE_CAUSE)
            more = operand(s, fr.RESOLVE_CARDS)
        elif op == fr.DRAFT:
            kind = operand(s, fr.DRAFT_STAGE)
            more = operand(s, fr.DRAFT_MORE)
        else:  # no features except its kind
            assert op in (fr.TURN, fr.SECOND_DRAW, fr.MULLIGAN, fr.CAVE_CHOICE)
        features = self.features
        features[at + self._prompts[op] + kind] = 1
        features[at + self._more] = i16(more)
        if cause >= 0:
            features[at + self._asking + causes.species_of(cause)] = 1
            features[at + self._bonus] = 1 if causes.is_bonus(cause) else 0

    def _write_effect(self, at: i64, t: Tables, effect: i64) -> None:
        op = t.effect_op[effect]
        if op >= EFFECTS:
            op = 0
        self.features[at + self._effect + op] = 1

    def _write_laying(self, at: i64, t: Tables, half: i64) -> None:
        self.features[at + self._laying + t.species[half]] = 1
        if t.symbol[half] >= 0:
            self.features[at + self._laying_symbol + t.symbol[half]] = 1


def distance(s: State, seat: i64, player: i64) -> i64:
    """How many seats after ``seat`` a player sits."""
    d = player - seat
    if d < 0:
        d += s.players
    return d
