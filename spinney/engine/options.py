"""The options of a game: which game, which sets, how many players, which variants."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final

from spinney.cards.card_sets import Box, CardSet, SetError, box, check_together, read_set
from spinney.cards.catalog import Deck, deck_lacks, deck_of
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.vocabulary import DARTMOOR, FOREST, GAMES
from spinney.engine.solo import CHALLENGES, MEDALS

#: Raised whenever a ruling changes what can be done or what happens; a game keeps the version it
#: was begun with, and every version can be played. See docs/rulings.md.
RULES_VERSION: Final = 2

#: The possible numbers of players.
PLAYERS = range(2, 6)


class GameError(ValueError):
    """An error described in one line of English; its phrase can be translated."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def unknown_game(game: object) -> Phrase:
    """The error for an unknown game."""
    return Phrase(
        "no-game",
        "unknown game {game}; choose from {games}",
        game=quoted(game),
        games=", ".join(GAMES),
    )


def is_rules_version(rules: object) -> bool:
    """Is this a version that can be played?"""
    return type(rules) is int and 1 <= rules <= RULES_VERSION


def unknown_rules(rules: object) -> Phrase:
    """The error for an unknown version of the rules."""
    return Phrase(
        "other-rules",
        "unknown rules version {rules}; this program plays versions 1 to {known}",
        rules=quoted(rules),
        known=RULES_VERSION,
    )


@dataclass(frozen=True)
class Options:
    """The options of one game, checked.

    >>> Options("forest", players=3, sets=("base", "alpine")).removed
    40
    """

    game: str
    players: int = 2
    sets: tuple[str, ...] = ()
    #: The start player's seat; None: random.
    start: int | None = None
    no_removal: bool = False
    draft: bool = False
    visible_score: bool = True
    #: The Dartmoor solo mode: the challenge's key and the medal to aim for.
    solo: str | None = None
    medal: str = "bronze"
    #: The version of the rulings it is played by.
    rules: int = RULES_VERSION
    #: The sets of one's own that may be named in ``sets``.
    added: tuple[CardSet, ...] = ()

    def __post_init__(self) -> None:
        for name in ("players", "start"):
            value = getattr(self, name)
            if type(value) is not int and not (name == "start" and value is None):
                raise GameError(
                    Phrase("option-whole", "{option} is not a whole number", option=name)
                )
        if not is_rules_version(self.rules):
            raise GameError(unknown_rules(self.rules))
        for name in ("no_removal", "draft", "visible_score"):
            if type(getattr(self, name)) is not bool:
                raise GameError(
                    Phrase("true-or-false", "{option} must be true or false", option=name)
                )
        if self.game not in GAMES:
            raise GameError(unknown_game(self.game))
        self._check_added()
        sets = tuple(self.box.sets)
        unknown = [s for s in self.sets if s not in sets]
        if unknown:
            raise GameError(
                Phrase(
                    "no-set-in-game",
                    "unknown set {set} in the {game} game; choose from {sets}",
                    set=quoted(unknown[0]),
                    game=self.game,
                    sets=", ".join(sets),
                )
            )
        wanted = {sets[0], *self.sets}
        object.__setattr__(self, "sets", tuple(s for s in sets if s in wanted))
        # What is not in play makes no difference, and takes no room in the deck.
        object.__setattr__(self, "added", tuple(s for s in self.added if s.key in wanted))
        if self.medal not in MEDALS:
            raise GameError(
                Phrase(
                    "no-medal",
                    "unknown medal {medal}; choose from {medals}",
                    medal=quoted(self.medal),
                    medals=", ".join(MEDALS),
                )
            )
        if self.solo is not None:
            self._check_solo(self.solo)
        elif self.players not in PLAYERS:
            raise GameError(
                Phrase("players", "2 to 5 can play, not {players}", players=self.players)
            )
        if self.start is not None and not 0 <= self.start < self.players:
            raise GameError(
                Phrase(
                    "start-player",
                    "start player {start}; seats are 0 to {last}",
                    start=self.start,
                    last=self.players - 1,
                )
            )
        if self.draft and self.game != FOREST:
            raise GameError(Phrase("draft", "the draft setup is only for the forest game"))

    def _check_added(self) -> None:
        """Check the added sets together."""
        try:
            if any(each.game != self.game for each in self.added):
                raise SetError([Phrase("set-of-other-game", "an added set is for another game")])
            check_together(self.added)
            deck_of(self.game, self.added)
        except SetError as error:
            raise GameError(Phrase("in-set", "added set: {why}", why=error.problems[0])) from None

    @property
    def box(self) -> Box:
        """Everything that could be played with."""
        return box(self.game, self.added)

    @property
    def deck(self) -> Deck:
        """The deck that it is played with, unless a custom one is given."""
        return deck_of(self.game, self.added)

    def _check_solo(self, challenge: str) -> None:
        if self.game != DARTMOOR:
            raise GameError(Phrase("solo-game", "the solo mode is only for Dartmoor"))
        if self.players != 1:
            raise GameError(
                Phrase(
                    "solo-players",
                    "{players} players; the solo mode is for 1",
                    players=self.players,
                )
            )
        if challenge not in CHALLENGES:
            raise GameError(
                Phrase(
                    "no-challenge",
                    "unknown challenge {challenge}; choose from {challenges}",
                    challenge=quoted(challenge),
                    challenges=", ".join(CHALLENGES),
                )
            )

    def check_deck(self, deck: Deck) -> None:
        """Check that a deck is of this game and has every set in play."""
        if deck.game != self.game:
            raise GameError(
                Phrase(
                    "deck-other-game",
                    "the deck is for {deck}, not for {game}",
                    deck=deck.game,
                    game=self.game,
                )
            )
        missing = [s for s in self.sets if s not in deck.sets]
        if missing:
            raise GameError(deck_lacks(missing))

    @cached_property
    def removed(self) -> int:
        """How many cards leave the deck unseen (RULES 2 and 9)."""
        if self.no_removal:
            return 0
        if self.solo:
            return SOLO_REMOVED
        return self.box.removed(self.sets, self.players, self.draft)

    def to_json(self) -> dict[str, Any]:
        """The options as JSON, without the rules version, which files name by itself."""
        data = {name: getattr(self, name) for name in _NAMES} | {"sets": list(self.sets)}
        if self.added:
            data["added"] = [dict(each.data) for each in self.added]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any], rules: int = RULES_VERSION) -> Options:
        """The inverse of :meth:`to_json`."""
        given = dict(data)
        added: tuple[CardSet, ...] = ()
        for entry in given.pop("added", []):
            try:
                added = (*added, read_set(entry))
            except SetError as error:
                raise GameError(
                    Phrase("in-set", "added set: {why}", why=error.problems[0])
                ) from None
        sets = tuple(given.pop("sets", ()))
        return cls(**given, sets=sets, added=added, rules=rules)


SOLO_REMOVED: Final = 45

#: What files say about options; the rules version has its own place there.
_NAMES: Final = tuple(f.name for f in fields(Options) if f.name not in ("rules", "added"))
