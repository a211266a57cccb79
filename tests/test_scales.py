"""The coach's reasons: none speaks against the numbers that are shown beside it."""

from __future__ import annotations

from collections import Counter
from time import process_time

import pytest

from spinney.bots import NoClock
from spinney.bots.advice import Reason
from spinney.bots.coach import REASONS, Explainer, advise
from spinney.bots.network import network_for
from spinney.bots.outlook import Foresight, PlayedOut
from spinney.bots.planner import policy_for
from spinney.bots.scales import Scales, scales_for
from spinney.bots.search import Budget, Searcher
from spinney.engine import Action, Game, View
from spinney.lab.contrast import contrast
from spinney.lab.review import paid_after
from tests.test_network import compiled_only

pytestmark = compiled_only


def positions(game: str, players: int, every: int, seed: int = 5) -> list[Game]:
    """Some positions with a choice, from a whole game of networks."""
    table, found, choices = Game.new(game, players=players, seed=seed), [], 0
    network = network_for(table.deck)
    assert network is not None
    while not table.over:
        if len(table.legal()) > 1:
            choices += 1
            if choices % every == 0:
                found.append(table.copy())
        table.push(network.choose(table.core))
    return found


def scales_at(game: Game) -> tuple[View, Scales]:
    network = network_for(game.deck)
    assert network is not None
    view = game.view(game.actor)
    return view, Scales(view, Foresight(network))


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("forest", 4), ("dartmoor", 2)])
def test_no_reason_contradicts_the_numbers(game: str, players: int) -> None:
    """All that is told is borne out, in the planner's order; most of what it thinks is told."""
    told = Counter[str]()
    kept_back = 0
    for position in positions(game, players, 12):
        view, scales = scales_at(position)
        explainer = Explainer(policy_for(view.core), view.core)
        for line in advise(view, Budget(1, 0.0, NoClock())):
            every = explainer.all_reasons(line.action)
            weights = scales.weights(every, line.action)
            sound = [r for r, weight in zip(every, weights, strict=True) if weight >= 0]
            assert line.reasons == tuple(sound[:REASONS])
            told.update(reason.kind for reason in line.reasons)
            kept_back += len(every) - len(sound)
    assert kept_back > 0
    assert told.total() > kept_back
    assert len(told) > 4


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_nor_beside_another_choice(game: str) -> None:
    compared = 0
    for position in positions(game, 2, 9):
        if position.prompt.kind != "turn":
            continue
        view, scales = scales_at(position)
        better, *others = (line.action for line in advise(view, Budget(1, 0.0, NoClock())))
        for other in others[:2]:
            why = contrast(view, better, other, (), scales)
            assert all(weight >= 0 for weight in scales.weights(why, better, other))
            kinds = {reason.kind for reason in why}
            assert kinds != {"instead"}
            compared += len(why)
    assert compared > 10


def test_what_is_weighed_is_what_the_network_says() -> None:
    """The forest's part of a turn is the expected lead less that with the forest as before."""
    for position in positions("forest", 2, 25):
        view, scales = scales_at(position)
        laid = [action for action in view.legal() if Action.of(action).kind == "play"]
        if not laid or position.prompt.kind != "turn":
            continue
        rows = scales._after_turn(laid[0])
        block = slice(0, int(scales.observer.layout.block))
        apart = []
        for row in rows:
            before = scales.before[block]
            other = [*before, *row[block.stop :]]
            for name in ("hand_size", "free_slots", "cave", "cave_card"):
                other[scales.places[name]] = row[scales.places[name]]
            with_it, without = scales._leads([row, other])
            apart.append(with_it - without)
        [weight] = scales.weights([Reason("scores", 9.0)], laid[0])
        assert weight == pytest.approx(sum(apart) / len(apart), abs=0.01)


def test_a_card_counts_like_an_observed_one() -> None:
    """Taking a card out of what is seen, and putting it back, leaves what was seen."""
    view, scales = scales_at(positions("dartmoor", 2, 30)[1])
    row = scales.before.copy()
    for card in view.hand:
        scales._count(row, "hand", card.id, -1)
    for name in ("hand", "hand_species", "hand_symbols"):
        assert not any(row[scales.places[name]])
    for card in view.hand:
        scales._count(row, "hand", card.id, 1)
    assert row == scales.before


def test_plain_facts_have_no_weight() -> None:
    view, scales = scales_at(positions("forest", 2, 40)[0])
    facts = [Reason("winter", 3.0, chance=0.5), Reason("left", count=2)]
    assert scales.weights(facts, view.legal()[0]) == [0.0, 0.0]
    assert scales.borne_out(facts, view.legal()[0]) == facts


def test_without_a_network_the_planner_is_believed() -> None:
    game = Game.new("forest", players=2, seed=1)
    view = game.view(game.actor)
    assert scales_for(view, PlayedOut(Searcher.at(view, 10))) is None


@pytest.mark.parametrize(("game", "players"), [("forest", 2), ("dartmoor", 5)])
def test_a_hint_takes_less_than_a_second(game: str, players: int) -> None:
    """On an idle machine it takes a tenth of that."""
    for position in positions(game, players, 60):
        begin = process_time()
        advise(position.view(position.actor), Budget(1, 0.0, NoClock()))
        assert process_time() - begin < 1


def test_who_did_not_win_another_turn_is_not_asked() -> None:
    """Without what an effect brought, the turn is the next player's, who alone sees a question."""
    found = 0
    for position in positions("forest", 2, 3):
        view, scales = scales_at(position)
        if position.prompt.kind != "turn":
            continue
        prompt, actor = scales.places["prompt"], scales.places["actor"]
        for action in view.legal():
            for row in scales._after_turn(action):
                without = row.copy()
                scales._without_gains(without)
                found += bool(row[actor][0])
                assert without[actor] == [0, 1, 0, 0, 0]
                assert not any(without[prompt])
    assert found > 0


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_what_was_paid_with_is_not_held_any_more(game: str) -> None:
    """A turn is weighed as it was paid for, whatever the network would have paid with."""
    table, found = Game.new(game, players=2, seed=8), 0
    while not table.over:
        table.push(policy_for(table.core).choose(table.core))
    record = table.record
    for number, action in enumerate(record.actions):
        paid = paid_after(record, number) if Action.of(action).kind == "play" else []
        if not paid:
            continue
        _, scales = scales_at(record.game(number))
        for row in scales._after_turn(action, paid):
            hand, clearing = (row[scales.places[name]] for name in ("hand", "clearing"))
            assert not any(hand[card] for card in paid)
            found += sum(clearing[card] for card in paid)
    assert found > 20
