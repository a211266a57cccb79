"""Observations: all that a seat knows and nothing else, the same in every build."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from spinney.cards.catalog import SPECIES, shipped_deck
from spinney.engine import (
    ACTION_SPACE,
    COMPILED,
    Action,
    Game,
    IllegalActionError,
    Options,
    Position,
    Prompt,
    Rng,
    View,
)
from spinney.engine.batch import LISTED, Batch
from spinney.engine.core.tables import tables_for
from spinney.engine.observation import PROMPTS, SEATS, Layout, Observer
from spinney.engine.parts import MAX_PARTS
from spinney.engine.prompts import ChooseSlot, Pay, Pick, PlayMore, UsePermanent
from spinney.engine.solo import AUTOMA, CHALLENGES

TABLES: list[dict[str, Any]] = [
    {"game": "forest"},
    {"game": "forest", "players": 3, "sets": ("alpine",)},
    {"game": "forest", "players": 5, "sets": ("alpine", "edge")},
    {"game": "forest", "draft": True},
    {"game": "forest", "players": 4, "draft": True, "sets": ("edge",), "no_removal": True},
    {"game": "forest", "players": 3, "visible_score": False},
    {"game": "dartmoor"},
    {"game": "dartmoor", "players": 3, "visible_score": False},
    {"game": "dartmoor", "players": 5},
    {"game": "dartmoor", "solo": "adder", "medal": "gold"},
]


def name_of(table: dict[str, Any]) -> str:
    return " ".join(str(value) for value in table.values())


def positions(table: dict[str, Any], seed: int, every: int = 1) -> Iterator[Game]:
    """The positions of a random game, including the end; fewer of them when interpreted."""
    every *= 1 if COMPILED else 6
    game = Game.new(seed=seed, **table)
    rng = Rng(seed)
    step = 0
    while not game.over:
        if step % every == 0:
            yield game
        step += 1
        choices = game.legal()
        game.push(choices[rng.below(len(choices))])
    yield game


class Eyes:
    """An observer and its layout for one kind of table; segments are read by name."""

    def __init__(self, game: Position, rows: int = 1) -> None:
        self.observer = Observer(game.options, game.deck, rows)
        self.layout = self.observer.layout

    def features(self, position: Position, seat: int, row: int = 0) -> list[int]:
        self.observer.see(position, seat, row)
        size = self.observer.size
        return list(self.observer.features[row * size : (row + 1) * size])

    def mask(self, row: int = 0) -> list[int]:
        mask = self.observer.masks[row * ACTION_SPACE : (row + 1) * ACTION_SPACE]
        return [action for action, legal in enumerate(mask) if legal]

    def part(self, features: list[int], name: str, seat: int = 0) -> list[int]:
        """A segment; if it is per seat, the one of the seat at this distance."""
        segment = next(s for s in self.layout.segments if s.name == name)
        start = segment.start + seat * self.layout.block * segment.by_seat
        return features[start : start + segment.length]

    def ones(self, features: list[int], name: str) -> list[int]:
        """Where a segment of bits is 1."""
        part = self.part(features, name)
        assert set(part) <= {0, 1}
        return [i for i, bit in enumerate(part) if bit]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_seat_is_shown_what_its_view_holds_and_nothing_else(table: dict[str, Any]) -> None:
    for seed in range(2):
        eyes = None
        for game in positions(table, seed, every=5):
            eyes = eyes or Eyes(game, 3)
            for seat in range(len(game.players)):
                seen = eyes.features(game, seat, 0)
                view = game.view(seat)
                assert seen == eyes.features(view, seat, 1)
                assert eyes.mask(0) == eyes.mask(1) == sorted(view.legal())
                if view.is_actor:
                    assert seen == eyes.features(view.determinize(seed + 9), seat, 2)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_features_mean_what_they_say(table: dict[str, Any]) -> None:
    eyes = None
    for game in positions(table, 3, every=7):
        eyes = eyes or Eyes(game)
        for seat in range(len(game.players)):
            check_meaning(eyes, game, seat)


def check_meaning(eyes: Eyes, game: Game, seat: int) -> None:
    view, players = game.view(seat), len(game.players)
    seen = eyes.features(game, seat)
    assert eyes.ones(seen, "hand") == [card.id for card in view.hand]
    assert eyes.ones(seen, "clearing") == sorted(card.id for card in view.clearing)
    assert eyes.part(seen, "clearing_size") == [len(view.clearing)]
    assert eyes.part(seen, "deck") == [view.deck_size]
    assert eyes.part(seen, "winters") == [game.winters]
    assert eyes.part(seen, "turn") == [game.turn]
    assert eyes.ones(seen, "players") == list(range(players))
    assert eyes.ones(seen, "actor") == [(game.actor - seat) % players]
    scores = view.scores() or [0] * players
    keys = [None, *SPECIES[game.game]]
    for player in game.players:
        away = (player.seat - seat) % players
        assert eyes.part(seen, "points", away) == [scores[player.seat]]
        assert eyes.part(seen, "hand_size", away) == [player.hand_size]
        hosts = [host.species for host in player.forest]
        trees = [h for h, owner in enumerate(eyes.part(seen, "host_owner")) if owner == away + 1]
        assert [keys[eyes.part(seen, "host_species")[h]] for h in trees] == hosts
    for p in range(players, SEATS):
        block = seen[p * eyes.layout.block : (p + 1) * eyes.layout.block]
        assert not any(block)
    check_choice(eyes, view.prompt, seen, game)
    check_places(eyes, seen, view)


def check_choice(eyes: Eyes, prompt: Prompt | None, seen: list[int], game: Game) -> None:
    asked = [PROMPTS[i] for i in eyes.ones(seen, "prompt")]
    if prompt is None:
        assert asked == []
        assert not any(eyes.part(seen, "more"))
        return
    keys, cause = list(SPECIES[game.game]), prompt.cause
    assert asked == [prompt.kind]
    assert eyes.part(seen, "more") == [more_of(prompt)]
    if not isinstance(prompt, Pay):
        assert eyes.part(seen, "matched") == [0]
    elif prompt.bonus is not None:
        assert eyes.part(seen, "matched") == [prompt.bonus]
    assert eyes.part(seen, "bonus") == [cause is not None and cause.kind == "bonus"]
    assert [keys[i] for i in eyes.ones(seen, "asking")] == (
        [cause.species] if cause and cause.species else []
    )
    laying = [prompt.half.species] if isinstance(prompt, ChooseSlot | Pay) else []
    assert [keys[i] for i in eyes.ones(seen, "laying")] == laying


def more_of(prompt: Prompt) -> int:
    """How many more are asked for; -1 for any number."""
    if isinstance(prompt, UsePermanent):
        return prompt.copies
    if isinstance(prompt, PlayMore):
        return -1
    if isinstance(prompt, Pick):
        return -1 if prompt.more is None else prompt.more
    return 0


def check_places(eyes: Eyes, seen: list[int], view: View) -> None:
    cards: dict[int, list[int]] = {}
    for card, code in enumerate(eyes.part(seen, "where")):
        cards.setdefault(code, []).append(card)
    away = {p.seat: (p.seat - view.seat) % len(view.players) for p in view.players}
    for player in view.players:
        known = [card.id for card in player.hand if card]
        assert cards.get(8 + away[player.seat], []) == known
    hosts = sorted((h for p in view.players for h in p.forest), key=lambda host: host.number)
    for host in hosts:
        assert cards.get(32 + 5 * host.number, []) == ([host.card.id] if host.card else [])
        for slot, dwellers in enumerate(host.slots.values()):
            lying = sorted(dweller.card.id for dweller in dwellers)
            assert cards.get(33 + 5 * host.number + slot, []) == lying
    owners = eyes.part(seen, "host_owner")
    assert owners == [1 + away[h.owner] for h in hosts] + [0] * (len(owners) - len(hosts))


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_a_row_keeps_nothing_of_an_earlier_game(game: str) -> None:
    used = None
    for seed in (1, 2, 3):
        for position in positions({"game": game}, seed, every=40):
            used = used or Eyes(position)
            fresh = Eyes(position)
            for seat in (0, 1):
                assert used.features(position, seat) == fresh.features(position, seat)
                assert used.mask() == fresh.mask()


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_the_segments_fill_the_vector(game: str) -> None:
    tables = tables_for(shipped_deck(game))
    layout = Layout(tables)
    seats = [s for s in layout.segments if s.by_seat]
    rest = [s for s in layout.segments if not s.by_seat]
    for segments, at, end in ((seats, 0, tables.block), (rest, SEATS * tables.block, layout.size)):
        for segment in segments:
            assert segment.start == at
            at += segment.length
        assert at == end
    assert layout.start("hand") == next(s.start for s in rest if s.name == "hand")
    with pytest.raises(KeyError, match="feathers"):
        layout.start("feathers")


def test_a_solo_challenge_and_the_automa_are_shown() -> None:
    game = Game.new("dartmoor", solo="bats", medal="silver", seed=4)
    eyes = Eyes(game)
    seen = eyes.features(game, 0)
    assert eyes.ones(seen, "challenge") == [list(CHALLENGES).index("bats")]
    assert eyes.ones(seen, "medal") == [1]
    assert eyes.ones(seen, "automa") == list(range(len(AUTOMA)))


# -- many games ----------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_games_side_by_side_are_the_games_one_by_one(table: dict[str, Any]) -> None:
    game = Game.new(**table)
    batch = Batch(game.options, 3, seed=5)
    eyes = Eyes(game)
    copies = [batch.game(row) for row in range(3)]
    rng, size = Rng(1), batch.observer.size
    ended = 0
    for _ in range(600):
        actions = batch.random_actions(rng)
        batch.step(actions)
        for row, action in enumerate(actions):
            alone = copies[row]
            alone.push(action)
            assert batch.ended[row] == alone.over
            if alone.over:
                ended += 1
                seats = slice(row * batch.players, (row + 1) * batch.players)
                assert list(batch.scores[seats]) == alone.scores()
                alone = copies[row] = batch.game(row)
            assert batch.actors[row] == alone.actor
        if rng.below(1 if COMPILED else 10) == 0:
            row = rng.below(3)
            seen = eyes.features(copies[row], copies[row].actor)
            assert list(batch.observer.features[row * size : (row + 1) * size]) == seen
            assert eyes.mask() == sorted(copies[row].legal())
    assert ended > 0


def test_the_games_of_a_batch_depend_on_its_seed_alone() -> None:
    options = Options("forest", 2)
    few, many, other = Batch(options, 2, 7), Batch(options, 4, 7), Batch(options, 2, 8)
    for _ in range(2):
        assert all(few.game(row).same_as(many.game(row)) for row in (0, 1))
        assert not few.game(0).same_as(few.game(1))
        assert not few.game(1).same_as(other.game(1))
        few.play_random(50, Rng(1))
        few.reset(9)
        many.reset(9)


def test_an_illegal_action_in_one_game_leaves_all_as_they_were() -> None:
    batch = Batch(Options("dartmoor", 3), 3, 7)
    before = [batch.game(row) for row in range(3)]
    actions = batch.random_actions(Rng(1))
    for wrong in (Action("done").number, -1, ACTION_SPACE):
        with pytest.raises(IllegalActionError, match=f"action {wrong} .* in game 1"):
            batch.step([actions[0], wrong, actions[2]])
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        batch.step(actions[:2])
    assert all(batch.game(row).same_as(before[row]) for row in range(3))


@pytest.mark.parametrize(
    ("game", "players", "digest"),
    [
        ("forest", 2, "6a54a3b87a2d0382"),
        ("forest", 4, "a49d02e6cf06ce51"),
        ("dartmoor", 3, "1636c2180a37e473"),
    ],
)
def test_observations_are_the_same_compiled_and_interpreted(
    game: str, players: int, digest: str
) -> None:
    batch = Batch(Options(game, players), 2, seed=11)
    rng, shown = Rng(2), sha256()
    for _ in range(300):
        batch.step(batch.random_actions(rng))
        shown.update(",".join(map(str, batch.observer.features)).encode())
        shown.update(bytes(batch.observer.masks))
    assert shown.hexdigest()[:16] == digest


#: Tables at which random games reach nearly all features and parts of actions.
DRIFT: dict[str, list[dict[str, Any]]] = {
    "forest": [
        {"players": 5, "sets": ("alpine", "edge")},
        {"players": 2, "sets": ("alpine", "edge"), "draft": True},
        {"players": 3, "visible_score": False, "no_removal": True},
    ],
    "dartmoor": [
        {"players": 5},
        {"players": 2, "no_removal": True},
        {"players": 1, "solo": "adder", "medal": "gold"},
    ],
}


@pytest.mark.parametrize(
    ("game", "features", "parts"),
    [
        ("forest", "0a5748146c13bd39", "a03fbb0f4d82cdd5"),
        ("dartmoor", "1641ebf038e70872", "0af5fb2e4af014e7"),
    ],
)
def test_the_networks_are_shown_what_they_were_trained_on(
    game: str, features: str, parts: str
) -> None:
    """A network knows features and parts by their places alone.

    If this fails, the shipped networks read something else than they learnt: undo the change, or
    train them anew.
    """
    seen, listed = sha256(), sha256()
    for table in DRIFT[game]:
        batch = Batch(Options(game, **table), 2, seed=12, compact=True)
        rng = Rng(5)
        for _ in range(400):
            batch.step(batch.random_actions(rng))
            seen.update(",".join(map(str, batch.observer.features)).encode())
            for row in range(2):
                first = row * LISTED * MAX_PARTS
                told = batch.parts[first : first + batch.listed[row] * MAX_PARTS]
                listed.update(",".join(map(str, told)).encode())
    assert (seen.hexdigest()[:16], listed.hexdigest()[:16]) == (features, parts)
