"""The trained networks and their inputs."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from spinney.bots import NoClock, TrainedBot, make_bot
from spinney.bots import network as networks
from spinney.bots.network import KEPT, ROWS, SHIPPED, Network, attention, card_of, network_for
from spinney.bots.outlook import Foresight, Prospect
from spinney.bots.weights import NetworkError, Weights, read_weights, write_weights
from spinney.cards.catalog import SPECIES, Deck, shipped_deck
from spinney.cards.catalog import SYMBOLS as SYMBOL_NAMES
from spinney.cards.vocabulary import GAMES
from spinney.engine import COMPILED, Action, Game, Options, Rng
from spinney.engine.batch import BLOCK, LISTED, Batch
from spinney.engine.observation import Observer
from spinney.engine.parts import MAX_PARTS
from spinney.lab.simulate import play_to_the_end
from tests.test_observation import TABLES, Eyes, name_of, positions

EVERY = 6

GUIDE = Path(__file__).parent.parent / "docs" / "training.md"

#: Interpreted, the networks give the same results, but take minutes.
compiled_only = pytest.mark.skipif(not COMPILED, reason="takes minutes interpreted")


class CompactEyes(Eyes):
    """The same for compact observations."""

    def __init__(self, game: Any, rows: int = 1) -> None:
        self.observer = Observer(game.options, game.deck, rows, compact=True)
        self.layout = self.observer.layout


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_compact_observation_holds_what_the_view_holds(table: dict[str, Any]) -> None:
    eyes = None
    for game in positions(table, 5, every=EVERY):
        eyes = eyes or CompactEyes(game, 3)
        for seat in range(len(game.players)):
            seen = eyes.features(game, seat, 0)
            view = game.view(seat)
            assert seen == eyes.features(view, seat, 1)
            if view.is_actor:
                assert seen == eyes.features(view.determinize(11), seat, 2)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_counts_are_those_of_the_places(table: dict[str, Any]) -> None:
    """Counting the full observation card by card gives the compact one."""
    full = compact = None
    for game in positions(table, 6, every=EVERY):
        full, compact = full or Eyes(game), compact or CompactEyes(game)
        species, players = list(SPECIES[game.game]), len(game.players)
        width = len(species) + game.core.tables.symbol_room
        symbols = SYMBOL_NAMES[game.game]
        playing = [(n, c) for n, c in enumerate(game.deck.cards) if c.set in game.options.sets]
        for seat in range(players):
            places = full.part(full.features(game, seat), "where")
            seen = compact.features(game, seat)
            for away in range(players):
                told: Counter[int] = Counter()
                for number, card in playing:
                    if places[number] == (0 if away == 0 else 8 + away):
                        for half in card.halves:
                            told[species.index(half.species)] += 1
                            if half.symbol in symbols:
                                told[len(species) + symbols.index(half.symbol)] += 1
                part = (
                    compact.part(seen, "unseen")
                    if away == 0
                    else compact.part(seen, "known_hands")[(away - 1) * width : away * width]
                )
                assert part == [told[i] for i in range(width)]
            slots = compact.part(seen, "own_slots")
            empty = sum(
                not cards for host in game.players[seat].forest for cards in host.slots.values()
            )
            assert sum(slots) == empty


@pytest.mark.parametrize("game", GAMES)
def test_actions_with_the_same_parts_do_the_same(game: str) -> None:
    """Among the actions offered together, only slots of identical hosts have the same parts."""
    batch = Batch(Options(game, 3), 8, seed=2, compact=True)
    none = int(batch.action_parts.none)
    rng = Rng(3)
    for _ in range(60):
        batch.step(batch.random_actions(rng))
        for row in range(8):
            table = batch.game(row)
            listed = table.legal()[:LISTED]
            assert batch.listed[row] == len(listed)
            first = row * LISTED
            told: dict[tuple[int, ...], str] = {}
            for i, action in enumerate(listed):
                at = (first + i) * MAX_PARTS
                parts = tuple(int(part) for part in batch.parts[at : at + MAX_PARTS])
                assert 0 <= min(parts) < none
                assert max(parts) <= none
                assert told.setdefault(parts, look(table, action)) == look(table, action)


@pytest.mark.parametrize("game", GAMES)
def test_a_few_rows_at_a_time_are_shown_as_all_at_once(game: str) -> None:
    rows, rng = 2 * BLOCK + 6, Rng(4)
    whole = Batch(Options(game, 3), rows, 9, compact=True, revealing=True)
    parts = Batch(Options(game, 3), rows, 9, compact=True, revealing=True, shown=BLOCK)
    for _ in range(30):
        actions = whole.random_actions(rng)
        numbers = [whole.game(row).legal().index(action) for row, action in enumerate(actions)]
        whole.step(actions)
        for first in range(0, rows, BLOCK):
            end = min(first + BLOCK, rows)
            parts.choose(first, numbers[first:end])
            for row in range(first, end):
                assert shown(parts, row, row - first) == shown(whole, row, row)
    with pytest.raises(ValueError, match=f"no action is listed as 255 in game {BLOCK + 1}"):
        parts.choose(BLOCK, [0, 255])


def shown(batch: Batch, row: int, at: int) -> list[list[int]]:
    features, hidden, listed = batch.observer.size, batch.hidden.size, LISTED * MAX_PARTS
    return [
        list(batch.observer.features[at * features : (at + 1) * features]),
        list(batch.hidden.numbers[at * hidden : (at + 1) * hidden]),
        list(batch.parts[at * listed : at * listed + batch.listed[row] * MAX_PARTS]),
    ]


def look(game: Game, action: int) -> str:
    """A choice as text, without the numbers of hosts."""
    taken = Action.of(action)
    if taken.host is None:
        return str(action)
    host = game.host(taken.host)
    species = {name: [d.species for d in dwellers] for name, dwellers in host.slots.items()}
    tops = {name: there[-1:] for name, there in species.items()}
    return f"{host.species} {taken.slot} {tops}"


# -- the files -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_network_was_made_for_the_shipped_game(game: str) -> None:
    path = SHIPPED / f"{game}.net"
    assert path.stat().st_size <= 4_000_000
    read_weights(path).check(shipped_deck(game))
    assert network_for(shipped_deck(game)) is not None


@pytest.mark.parametrize("name", [f"{game}{small}" for game in GAMES for small in ("", "-small")])
def test_the_guide_names_the_shipped_network_and_where_it_started(name: str) -> None:
    text, path = GUIDE.read_text("utf-8"), SHIPPED / f"{name}.net"
    about = read_weights(path).about
    checksum = hashlib.sha256(path.read_bytes()).hexdigest()
    assert re.search(rf"^\| `{name}\.net`.*\| `{checksum}` \|$", text, re.M)
    source = about["recipe"]["start"] or about["recipe"]["teacher"]
    assert f"`{source}`" in text
    curve = (GUIDE.parent / "training" / f"{name}.jsonl").read_text("utf-8").splitlines()
    assert json.loads(curve[-1])["choices"] == about["choices"]


@pytest.mark.parametrize("game", GAMES)
def test_the_small_network_learnt_from_the_large_one(game: str) -> None:
    """It is small, and says which versions made it."""
    path = SHIPPED / f"{game}-small.net"
    about = read_weights(path).about
    large = (SHIPPED / f"{game}.net").read_bytes()
    assert about["recipe"]["teacher"] == hashlib.sha256(large).hexdigest()
    assert path.stat().st_size < len(large) / 7
    assert set(about) >= {"spinney", "torch"}


def test_a_network_is_refused_where_it_does_not_belong(tmp_path: Path) -> None:
    weights = read_weights(SHIPPED / "forest.net")
    with pytest.raises(NetworkError, match="made for another game"):
        Network(weights, shipped_deck("dartmoor"))
    shipped = shipped_deck("forest")
    with pytest.raises(NetworkError, match="made for another deck"):
        Network(weights, Deck("forest", shipped.cards[:-1], "another"))
    older = Weights(weights.about | {"layout": "before"}, weights.matrices, weights.vectors)
    with pytest.raises(NetworkError, match="made for another layout \\(before, not "):
        Network(older, shipped)
    copy = tmp_path / "copy.net"
    write_weights(copy, weights)
    assert copy.read_bytes() == (SHIPPED / "forest.net").read_bytes()
    copy.write_bytes(copy.read_bytes()[:-3])
    with pytest.raises(NetworkError, match=r"copy\.net is incomplete"):
        read_weights(copy)
    copy.write_text("something else")
    with pytest.raises(NetworkError, match=r"copy\.net is not a network"):
        read_weights(copy)


def test_a_deck_without_a_network_is_searched() -> None:
    shipped = shipped_deck("dartmoor")
    deck = Deck("dartmoor", shipped.cards[:-1], "another")
    assert network_for(deck) is None


# -- the player ----------------------------------------------------------------------------


@compiled_only
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_numpy_and_plain_loops_judge_alike(table: dict[str, Any]) -> None:
    pytest.importorskip("numpy")
    deck = shipped_deck(table["game"])
    weights = read_weights(SHIPPED / f"{table['game']}.net")
    by_numpy, by_loops = Network(weights, deck, numpy=True), Network(weights, deck, numpy=False)
    for game in positions(table, 8, every=60):
        if game.over:
            continue
        for network in (by_numpy, by_loops):
            network.look([game.core], [game.actor])
        assert by_numpy.logits(game.core) == pytest.approx(by_loops.logits(game.core), abs=1e-3)
        first, second = (n.outcomes([game.core], [game.actor])[0] for n in (by_numpy, by_loops))
        assert first.chances == pytest.approx(second.chances, abs=1e-4)
        assert first.points == pytest.approx(second.points, abs=0.05)
        if len(game.players) > 1:
            assert sum(first.chances) == pytest.approx(1)


@compiled_only
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_network_plays_every_kind_of_table(table: dict[str, Any]) -> None:
    game = Game.new(seed=4, **table)
    bot = make_bot("network")
    seats = range(len(game.players))
    play_to_the_end(game, [bot for _ in seats], [Rng(p) for p in seats])
    assert game.over


#: Plays a game in a process that has neither, and prints what it did.
WITHOUT_EITHER = """
import sys
sys.modules.update(dict.fromkeys(("numpy", "torch")))
from spinney.bots import NoClock, make_bot
from spinney.engine import Game, Rng
game, bot = Game.new("forest", seed=8), make_bot("network")
while not game.over:
    game.apply(bot.decide(game.view(game.actor), Rng(1), NoClock()))
print(*(player.score for player in game.players), "numpy.linalg" in sys.modules)
"""


@compiled_only
def test_neither_numpy_nor_pytorch_is_needed() -> None:
    command = [sys.executable, "-c", WITHOUT_EITHER]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    game, bot = Game.new("forest", seed=8), make_bot("network")
    play_to_the_end(game, [bot, bot], [Rng(1), Rng(1)])
    assert said.split() == [*(str(player.score) for player in game.players), "False"]


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_the_network_beats_the_planner(game: str) -> None:
    """It won nine in ten of thousands of games; here it must win more than ten of sixteen."""
    assert victories(game, "network", "planner", 16) > 10


def test_a_network_of_ones_own_plays_from_its_file() -> None:
    bot = TrainedBot(SHIPPED / "forest-small.net")
    assert bot.name == "forest-small.net"
    shipped = make_bot("network:small=100")
    game = Game.new("forest", players=3, seed=5)
    for _ in range(60):
        view = game.view(game.actor)
        chosen = bot.decide(view, Rng(1), NoClock())
        assert chosen == shipped.decide(view, Rng(1), NoClock())
        game.push(chosen)
    with pytest.raises(NetworkError, match="made for another game"):
        bot.decide(Game.new("dartmoor").view(0), Rng(1), NoClock())


def victories(game: str, bot: str, rival: str, games: int) -> int:
    """How often one bot beats another, with each deal played from both seats."""
    won = 0
    for number in range(games):
        table = Game.new(game, seed=number // 2)
        bots = [make_bot(rival), make_bot(rival)]
        bots[number % 2] = make_bot(bot)
        play_to_the_end(table, bots, [Rng(1), Rng(2)])
        scores = table.scores()
        won += scores[number % 2] > scores[1 - number % 2]
    return won


@pytest.mark.parametrize(
    ("bot", "small", "noticed"), [("network:level=6", True, 82), ("network:level=4", False, 54)]
)
def test_where_a_network_is_missing_the_other_one_plays(
    monkeypatch: pytest.MonkeyPatch, bot: str, small: bool, noticed: int
) -> None:
    network = network_for(shipped_deck("forest"), small)
    assert network is not None
    there = {"forest": None, "forest-small": None, "forest-small" if small else "forest": network}
    monkeypatch.setattr(networks, "_networks", there)
    made, planner = make_bot(bot), make_bot("planner")
    game, others = Game.new("forest", seed=5), 0
    for _ in range(40):
        view, choice = game.view(game.actor), network.choose_among_noticed(game.core, noticed)
        assert made.decide(view, Rng(1), NoClock()) == choice
        others += choice != planner.decide(view, Rng(1), NoClock())
        game.push(choice)
    assert others


@compiled_only
def test_the_network_says_who_is_ahead() -> None:
    """Its predictions near the end agree with the results."""
    right = judged = 0
    network = network_for(shipped_deck("forest"))
    assert network is not None
    for seed in range(8):
        game = Game.new("forest", seed=seed)
        bot = make_bot("planner")
        told = []
        while not game.over:
            if game.winters == 2:
                told.append(network.outcomes([game.core], [game.actor])[0].chances)
            game.push(bot.decide(game.view(game.actor), Rng(1), NoClock()))
        scores = game.scores()
        if told and scores[0] != scores[1]:
            judged += 1
            right += (told[-1][0] > 0.5) == (scores[0] > scores[1])
    assert judged >= 5
    assert right >= judged - 1


@compiled_only
@pytest.mark.parametrize("numpy", [True, False])
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_many_tables_are_judged_as_one_by_one(table: dict[str, Any], numpy: bool) -> None:
    deck = shipped_deck(table["game"])
    network = Network(read_weights(SHIPPED / f"{table['game']}.net"), deck, numpy)
    games = [game for game in positions(table, 9, every=40) if not game.over]
    cores = ([game.core for game in games] * ROWS)[: ROWS + 2]
    assert network.choose_all(cores) == [network.choose(core) for core in cores]
    seats = [core.player for core in cores]
    for core, seat, together in zip(cores, seats, network.outcomes(cores, seats), strict=True):
        alone = network.outcomes([core], [seat])[0]
        assert together.chances == pytest.approx(alone.chances, abs=1e-4)
        assert together.points == pytest.approx(alone.points, abs=0.05)


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_who_notices_more_plays_better(game: str) -> None:
    """It won nine in ten of hundreds of games; here it must win more than five of eight."""
    assert victories(game, "network:notices=68", "network:notices=27", 8) > 5


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_the_small_network_beats_the_planner(game: str) -> None:
    """It won about nine in ten of a thousand games; here it must win more than ten of sixteen."""
    assert victories(game, "network:small=100", "planner", 16) > 10


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_what_is_overlooked_stays_so_for_a_while(game: str) -> None:
    """A card changes every third turn of a seat, each card at another time."""
    cards = range(len(shipped_deck(game).cards))
    by_turn: list[dict[int, list[int]]] = [{}, {}]
    for table in positions({"game": game}, 3):
        if len(table.core.hosts) > 0 and not table.over:
            core = table.view(table.actor).core
            needed = [attention(core, card) for card in cards]
            # Nothing hidden has a say in it, and it stays the same for the whole turn.
            assert needed == [attention(table.core, card) for card in cards]
            assert by_turn[table.actor].setdefault(core.turn, needed) == needed
    mine, other = by_turn
    levels = Counter(number // 10 for needed in mine.values() for number in needed)
    assert min(levels.values()) > 0.7 * max(levels.values())
    assert len(levels) == 10
    assert next(iter(mine.values())) != next(iter(other.values()))
    changed = pairs = 0
    for before, after in pairwise(mine):
        if after == before + 2:
            pairs += 1
            differ = sum(a != b for a, b in zip(mine[before], mine[after], strict=True))
            assert 0 < differ < 0.7 * len(cards)
            changed += differ
    assert pairs > 10
    assert 0.28 < changed / (pairs * len(cards)) < 0.38


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_who_notices_nothing_takes_what_is_easiest_to_notice(game: str) -> None:
    """Not just anything: a weak player errs like a person, not like dice."""
    network, noticed, blind = network_for(shipped_deck(game), small=True), 25, 0
    assert network is not None
    for table in positions({"game": game}, 3):
        if table.over or len(table.legal()) == 1:
            continue
        needed = {}
        for action in table.legal():
            card = card_of(table.core, action)
            needed[action] = attention(table.core, card) if card >= 0 else -1
        easiest = min(needed.values())
        blind += easiest >= noticed
        chosen = needed[network.choose_among_noticed(table.core, noticed)]
        assert chosen < noticed if easiest < noticed else chosen == easiest
    assert blind


@compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_prospects_are_found_on_the_same_deals(players: int) -> None:
    """The same choice listed twice gets the same margins; a single deal has no variance."""
    network = network_for(shipped_deck("forest"))
    assert network is not None
    foresight = Foresight(network)
    for game in positions({"game": "forest", "players": players}, 2, every=40):
        if game.over or len(game.legal()) == 1:
            continue
        view = game.view(game.actor)
        liked = foresight.prospects(view)
        assert {prospect.action for prospect in liked} == set(game.legal())
        assert sum(prospect.preference for prospect in liked) == pytest.approx(1)
        twice = [Prospect(liked[0].action, 0), Prospect(liked[0].action, 0)]
        foresight.try_out(view, twice, Rng(1), 5)
        assert twice[0].margins == pytest.approx(twice[1].margins, abs=0.05)
        assert len(twice[0].chances) == 5
        chances, variance = foresight.standing(game, Rng(1), 1)
        assert sum(chances) == pytest.approx(1)
        assert variance == 0


@pytest.mark.parametrize(
    "header", ["{", "[]", "{}", '{"format": 1, "matrices": {"a": "x"}, "vectors": {}}']
)
def test_a_damaged_file_is_refused_in_words(tmp_path: Path, header: str) -> None:
    file = tmp_path / "damaged.net"
    file.write_bytes(f"spinney network {header}\n".encode())
    with pytest.raises(NetworkError, match="not a network"):
        read_weights(file)


@compiled_only
def test_few_kinds_of_tables_are_kept_in_mind() -> None:
    network = network_for(shipped_deck("forest"))
    assert network is not None
    for start in range(3):
        for players in (3, 4, 5):
            game = Game.new("forest", players=players, start=start, seed=1)
            assert network.choose(game.core) in game.legal()
    assert len(network._observers) == KEPT
