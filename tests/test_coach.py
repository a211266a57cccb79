"""The coach: good advice from what the seat can know, with correct reasons."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from pathlib import Path
from time import process_time

import pytest
from rich.console import Console

from spinney.bots import NoClock, make_bot
from spinney.bots.advice import KINDS, Advice, Reason
from spinney.bots.coach import Explainer, advise
from spinney.bots.planner import policy_for
from spinney.bots.search import Budget
from spinney.cards.catalog import SPECIES
from spinney.engine import Game, GameError, Rng
from spinney.engine.actions import Action
from spinney.engine.audit import audit
from spinney.engine.core.state import GONE
from spinney.engine.events import Paid
from spinney.engine.prompts import Pay
from spinney.engine.replay import Record
from spinney.lab.review import MAX_LISTED, SURE, Review, judged, review
from spinney.lab.simulate import play_to_the_end
from spinney.terminal import coach as terminal
from spinney.terminal.seats import Seats
from spinney.text import words
from tests.commands import Run
from tests.test_bots import Hourglass
from tests.test_network import compiled_only

PLANNER = make_bot("planner")


def advice(game: Game, sims: int = 24) -> list[Advice]:
    return advise(game.view(game.actor), Budget(sims, 0.0, NoClock()))


def positions(game: str, players: int, every: int, seed: int = 4) -> list[Game]:
    """Some positions with a choice, from a game played by the planner."""
    table, found, choices = Game.new(game, players=players, seed=seed), [], 0
    while not table.over:
        if len(table.legal()) > 1:
            choices += 1
            if choices % every == 0:
                found.append(table.copy())
        table.apply(PLANNER.decide(table.view(table.actor), Rng(0), NoClock()))
    return found


def reasons(position: Game) -> list[Reason]:
    """All reasons for all choices."""
    explainer = explaining(position)
    return [reason for action in position.legal() for reason in explainer.reasons(action)]


def explaining(position: Game) -> Explainer:
    return Explainer(policy_for(position.core), position.core)


# -- advice --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("dartmoor", 3)])
def test_advice_is_legal_repeatable_and_by_what_the_seat_knows(game: str, players: int) -> None:
    for position in positions(game, players, 40):
        found = advice(position)
        assert {line.action for line in found} <= set(position.legal())
        assert all(line.win_chance is not None and 0 <= line.win_chance <= 1 for line in found)
        assert all(line.playouts > 0 for line in found)
        other = position.view(position.actor).determinize(9)
        assert advice(other) == found


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("dartmoor", 3)])
def test_advice_is_told_to_its_end(game: str, players: int) -> None:
    """Following it lays the card and pays for it, and does nothing else."""
    paid = automatic = 0
    for position in positions(game, players, 8):
        for line in advice(position, 1):
            after = position.copy()
            events = list(after.apply(line.action))
            then = list(line.then)
            while then:
                for action in after.forced[: len(then)]:
                    assert then.pop(0) == action
                    automatic += 1
                if then:
                    assert after.deck_size == position.deck_size
                    assert after.prompt.kind in ("slot", "pay")
                    assert then[0] in after.legal()
                    events += after.apply(then.pop(0))
            picks = [Action.of(each).card for each in line.then if Action.of(each).kind == "pick"]
            if Action.of(line.action).kind == "play":
                # Effects may lay more cards, but for free.
                assert [event.card.id for event in events if isinstance(event, Paid)] == picks
                assert Action.of(line.action).card not in after.core.hand(position.actor)
            paid += len(picks)
    assert paid > 20
    assert automatic > 0


def test_a_single_choice_has_prospects_too() -> None:
    game = Game.new("forest", players=2, seed=1)
    while len(game.legal()) > 1:
        game.apply(game.legal()[-1])
    [only] = advice(game, 8)
    assert only.playouts == 8


def test_advice_never_rests_on_nothing() -> None:
    """However little time there is, every choice is tried at least once, and all equally often."""
    game = positions("forest", 2, 60)[0]
    for sims in (1, 7, 23):
        found = advice(game, sims)
        assert {line.playouts for line in found} == {max(1, sims // len(found))}
    found = advise(game.view(game.actor), Budget(0, 1e-9, Hourglass()))
    assert {line.playouts for line in found} == {1}


def test_the_best_comes_first() -> None:
    for position in positions("forest", 2, 50):
        margins = [line.margin for line in advice(position, 40)]
        assert margins == sorted(margins, reverse=True)


def test_only_who_is_to_choose_is_advised() -> None:
    game = Game.new("forest", players=2, seed=1)
    with pytest.raises(GameError, match="when it is its turn to choose"):
        advise(game.view(1 - game.actor), Budget(4, 0.0, NoClock()))


@pytest.fixture
def deer() -> Game:
    """A few turns before the end, with a wolf in hand and a forest full of deer."""
    game = Game.arranged(
        hand=["wolf", "oak", "beech", "birch"],
        forest=[
            {"card": "oak", "left": ["roe_deer"], "right": ["roe_deer"]},
            {"card": "beech", "left": ["red_deer"]},
            {"card": "linden", "left": ["fallow_deer"]},
        ],
    )
    cut = len(game.core.deck) - 5  # two cards, then the winters
    for c in game.core.deck[:cut]:
        game.core.place[c] = GONE
    game.core.deck = game.core.deck[cut:]
    game.core.last_pile = 2
    assert audit(game) == []
    return game


def test_the_obvious_is_advised(deer: Game) -> None:
    best = advice(deer, 60)[0]
    assert words().action(deer, best.action).startswith("Play Wolf")
    assert best.reasons[0].kind == "scores"
    assert best.reasons[0].points >= 15


def test_alone_there_is_nobody_to_beat() -> None:
    game = Game.new("dartmoor", solo="adder", seed=3)
    while len(game.legal()) < 3:
        game.apply(game.legal()[0])
    assert all(line.win_chance is None for line in advice(game, 12))


def test_cards_kept_for_a_bonus_are_counted_right() -> None:
    """ "Keeps 3 of 4 birch cards for the Roe Deer bonus": the hand must really hold them."""
    checked = 0
    for seed in range(30):
        for game in positions("forest", 2, 9, seed):
            for reason in reasons(game):
                if reason.kind != "keeps":
                    continue
                assert reason.symbol is not None
                hand = game.view(game.actor).hand
                bearing = [card for card in hand if reason.symbol in card.symbols]
                assert reason.count <= reason.of <= len(bearing)
                kept = [
                    half for card in hand for half in card.halves
                    if (half.species, half.symbol) == (reason.species, reason.symbol)
                ]  # fmt: skip
                assert kept, "the card with the bonus is in the hand"
                assert kept[0].cost <= reason.count
                assert SPECIES["forest"][kept[0].species].bonus is not None
                checked += 1
    assert checked > 5


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("dartmoor", 2)])
def test_a_bonus_that_is_promised_can_be_earned(game: str, players: int) -> None:
    """While paying: there must still be enough cards with the symbol."""
    checked = 0
    for seed in range(12):
        for position in positions(game, players, 1, seed):
            prompt = position.prompt
            if not isinstance(prompt, Pay):
                continue
            explainer, symbol = explaining(position), prompt.half.symbol
            for action in position.legal():
                card = Action.of(action).card
                assert card is not None
                if "bonus" in {reason.kind for reason in explainer.reasons(action)}:
                    later = [c for c in prompt.cards if c.id > card and symbol in c.symbols]
                    assert prompt.bonus
                    assert symbol in position.cards[card].symbols
                    assert prompt.more is not None
                    assert len(later) >= prompt.more - 1
                    checked += 1
    assert checked > 20


def test_the_winter_is_a_reason_only_where_it_argues_for_the_choice() -> None:
    seen = Counter[tuple[str, bool]]()
    for seed in range(30):
        for position in positions("dartmoor", 2, 1, seed):
            explainer = explaining(position)
            for action in position.legal():
                for reason in explainer.reasons(action):
                    if reason.kind == "winter":
                        kind, scores = Action.of(action).kind, position.scores()
                        lead = scores[position.actor] - scores[1 - position.actor]
                        assert (lead > 0) == (kind in ("draw", "use"))
                        assert 1 / position.deck_size <= reason.chance <= 1
                        assert position.winters == 2
                        seen[kind, lead > 0] += 1
    assert seen["draw", True]
    assert seen["skip", False]


def test_every_reason_has_words() -> None:
    english, kinds = words(), Counter[str]()
    for game, players in (("forest", 2), ("dartmoor", 2), ("forest", 4)):
        for seed in range(12):
            for position in positions(game, players, 5, seed):
                for reason in reasons(position):
                    kinds[reason.kind] += 1
                    text = english.advice(position.game, reason)
                    assert text
                    assert "coach-" not in text
    assert set(kinds) == set(KINDS)


def test_the_words_of_a_reason() -> None:
    """The texts are composed from the card tables."""
    english = words()
    seen = set()
    for position in positions("forest", 2, 3, 7):
        seen |= {english.advice(position.game, reason) for reason in reasons(position)}
    assert "more cards to pay with" in seen
    assert any(text.startswith("scores about ") for text in seen)


# -- declining -----------------------------------------------------------------------------


def test_a_draw_that_could_end_the_game_is_declined_behind() -> None:
    """From the second winter on, the planner usually accepts such a draw only when ahead."""
    taken = Counter[tuple[str, bool]]()
    for seed in range(40):
        game = Game.new("dartmoor", players=2, seed=seed)
        while not game.over:
            action = PLANNER.decide(game.view(game.actor), Rng(0), NoClock())
            if game.winters == 2 and game.prompt.kind in ("offer", "permanent"):
                mine, other = game.scores()[game.actor], game.scores()[1 - game.actor]
                if Action.of(action).kind == "skip" and game.prompt.kind == "permanent":
                    assert mine <= other
                taken[Action.of(action).kind, mine > other] += 1
            game.apply(action)
    assert taken["skip", False] > 0
    assert taken["use", True] > 0


# -- reviews -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of a good player against a random one."""
    game = Game.new("forest", players=2, seed=12)
    play_to_the_end(game, [PLANNER, make_bot("random")], [Rng(1), Rng(2)])
    return game.record


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, 2)


def test_a_review_follows_the_game(record: Record, found: Review) -> None:
    game = record.game()
    assert found.standings[0].scores == [0, 0]
    assert found.standings[-1].scores == game.scores()
    assert found.standings[-1].win_chance == [1.0, 0.0]
    assert len(found.standings) == game.turn + 1
    assert all(sum(s.win_chance) == pytest.approx(1) for s in found.standings)
    assert sum(found.choices) <= game.turn


def test_a_blunder_is_told_with_what_was_better(deer: Game) -> None:
    wolf = advice(deer, 60)[0].action
    draw = deer.find("draw")
    cost = judged(deer, 7, draw, Rng(3), 12)
    assert (cost.action, cost.player, cost.chosen, cost.better) == (7, 0, draw, wolf)
    assert cost.points > SURE * cost.error
    assert cost.points > 5
    good = judged(deer, 7, wolf, Rng(3), 12)
    assert good.points < 0


def test_luck_is_no_blunder() -> None:
    """A choice as good as the best costs almost nothing, because it is judged on fresh deals."""
    costs: list[float] = []
    for position in positions("dartmoor", 2, 12, 3):
        if position.prompt.kind == "turn":
            best = PLANNER.decide(position.view(position.actor), Rng(0), NoClock())
            costs.append(judged(position, 0, best, Rng(len(costs)), 2).points)
    assert sum(costs) < 8 * len(costs)


def test_the_costliest_choices_come_first(found: Review) -> None:
    assert found.costly == sorted(found.costly, key=lambda cost: -cost.points)
    assert found.costly
    assert len(found.costly) <= MAX_LISTED


@compiled_only
def test_a_review_takes_a_few_seconds() -> None:
    """One on an idle machine, as the docs say; processor time, so that other work hardly counts."""
    example = Path(__file__).parent.parent / "examples" / "close_game.json"
    begin = process_time()
    review(Record.from_json(json.loads(example.read_text("utf-8"))))
    assert process_time() - begin < 3


def test_unfinished_games_keep_their_secrets(record: Record) -> None:
    half = Record(record.options, record.seed, actions=record.actions[:50])
    with pytest.raises(GameError, match="not over"):
        review(half, 2)


# -- the commands --------------------------------------------------------------------------


@pytest.fixture
def finished(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    path.write_text(json.dumps(record.to_json()))
    return path


@pytest.fixture
def running(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "running.json"
    half = Record(record.options, record.seed, actions=record.actions[:40])
    path.write_text(json.dumps(half.to_json()))
    return path


def test_hint(run: Run, running: Path) -> None:
    lines = run("hint", running, "--sims", "20", "--json").json
    assert {"action", "choice", "margin", "win_chance", "playouts", "reasons"} == set(lines[0])
    shown = run("hint", running, "--sims", "20").out
    assert lines[0]["choice"] in shown
    assert "Final margin" in shown


def test_hint_needs_a_running_game(run: Run, finished: Path) -> None:
    run("hint", finished).failed("the game is over", "spinney review")
    run("hint", "none.json").failed("no such file")


def test_hint_does_not_show_a_bots_hand(run: Run, record: Record, tmp_path: Path) -> None:
    seats = Seats(["Ana", "Bot 1"], ["random"])
    actions = record.actions[:30]
    while record.game(len(actions)).actor == 0:
        actions = record.actions[: len(actions) + 1]
    saved = Record(record.options, record.seed, actions=actions, notes=seats.notes())
    path = tmp_path / "bot.json"
    path.write_text(json.dumps(saved.to_json()))
    run("hint", path).failed("a bot is to move")


def test_review_draws(run: Run, finished: Path, found: Review, tmp_path: Path) -> None:
    plot = tmp_path / "game.svg"
    data = run("review", finished, "--playouts", "2", "--plot", plot, "--json").json
    assert data["standings"] == json.loads(json.dumps(found.to_json()))["standings"], "repeatable"
    assert {"standings", "turning_points", "costly", "choices", "cost"} == set(data)
    assert plot.read_text().count("<path") > 5


def test_review_tells(found: Review, record: Record) -> None:
    out = StringIO()
    terminal.print_review(Console(file=out, width=200), words(), record, ["Ana", "Ben"], found)
    shown = out.getvalue()
    for heading in ("Turning points", "Costliest choices"):
        assert heading in shown
    assert "Ana  " in shown
    assert str(found.standings[-1].scores[0]) in shown


def test_review_needs_a_finished_game(run: Run, running: Path) -> None:
    run("review", running).failed("not over")


def test_a_picture_that_cannot_be_saved_is_told_first(run: Run, finished: Path) -> None:
    run("review", finished, "--plot", "game.doc").failed("unknown picture format", "svg")
    run("review", finished, "--plot", "nowhere/game.svg").failed("no folder")
