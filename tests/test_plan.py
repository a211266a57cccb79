"""The plan of a hand, and what an onlooker may know."""

from __future__ import annotations

from typing import Any

import pytest

from spinney.engine import Action, Game, Half, Rng
from spinney.engine.core import actions as act
from spinney.engine.core.state import H_CARD, H_SPECIES
from spinney.engine.events import HiddenCardEvent
from spinney.engine.plan import Option, Placement

GAMES = [
    ("forest", {"sets": ("base", "alpine", "edge")}),
    ("dartmoor", {}),
]


def random_games(name: str, options: dict[str, Any], players: int, games: int) -> list[Game]:
    return [Game.new(name, players=players, seed=seed, **options) for seed in range(games)]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_plan_tells_what_can_be_laid_and_what_it_changes(
    name: str, options: dict[str, Any]
) -> None:
    """The plan lists exactly the halves on offer, each with the points it really brings."""
    played = 0
    for seed, game in enumerate(random_games(name, options, 2, 3)):
        rng = Rng(seed)
        while not game.over:
            legal = game.legal()
            if game.prompt.kind == "turn":
                made = game.view(game.actor).plan()
                affordable = game.core.hand_size(game.actor)
                offered = {a - act.PLAY for a in legal if act.PLAY <= a < act.SLOT}
                assert {_like(game, half) for half in offered} == {
                    _like(game, number_of(placement.half))
                    for placement in made.placements
                    if placement.cost < affordable
                }
                for placement in made.placements:
                    if number_of(placement.half) in offered:
                        option = placement.options[rng.below(len(placement.options))]
                        assert _change(game, placement, option) == option.gain
                        played += 1
            game.apply(legal[rng.below(len(legal))])
    assert played > 300


def _like(game: Game, half: int) -> tuple[int, int]:
    """The same for identical cards, which are offered once."""
    return game.core.tables.same[half >> 1], half & 1


def number_of(half: Half) -> int:
    return 2 * half.card + half.index


def _change(game: Game, placement: Placement, option: Option) -> int:
    """How the player's points change when the card is actually laid and paid for."""
    trial, seat = game.copy(), game.actor
    before = trial.scores()[seat]
    trial.apply(act.PLAY + number_of(placement.half))
    while not trial.over and trial.prompt.kind in ("slot", "pay"):
        if trial.prompt.kind == "slot":
            assert option.spot is not None
            trial.apply(Action("slot", host=option.spot.host, slot=option.spot.index))
        else:
            trial.apply(trial.legal()[0])
    return trial.scores()[seat] - before


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_everybody_has_a_plan_and_it_tells_nothing_hidden(
    name: str, options: dict[str, Any]
) -> None:
    """The plan does not depend on hidden cards, and making it changes nothing."""
    for seed, game in enumerate(random_games(name, options, 3, 2)):
        rng = Rng(seed)
        for number in range(200):
            if game.over:
                break
            seat = game.actor
            view = game.view(seat)
            before = view.core.snapshot()
            made = view.plan()
            assert view.core.snapshot() == before
            if number % 20 == 0:
                assert view.determinize(number).view(seat).plan() == made
                for other in range(game.options.players):
                    assert {p.half.card for p in game.view(other).plan().placements} <= {
                        *game.core.hand(other),
                        *game.core.clearing,
                    }
            game.apply(game.legal()[rng.below(len(game.legal()))])


def test_the_plan_has_the_open_cards_that_may_be_laid() -> None:
    """A free play from the clearing is planned like a card from the hand."""
    for seed in range(200):
        game = Game.new("dartmoor", players=2, seed=seed)
        rng = Rng(seed)
        while not game.over:
            view = game.view(game.actor)
            open_halves = {
                a - act.PLAY
                for a in game.legal()
                if act.PLAY <= a < act.SLOT and (a - act.PLAY) >> 1 in game.core.clearing
            }
            if open_halves:
                assert open_halves <= {number_of(p.half) for p in view.plan().placements}
                return
            game.apply(game.legal()[rng.below(len(game.legal()))])
    pytest.fail("no free play from the clearing came up")


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("forest", 2, {"draft": True}),
        ("forest", 4, {"sets": ("base", "alpine", "edge")}),
        ("dartmoor", 3, {}),
        ("dartmoor", 1, {"solo": "bats"}),
    ],
)
def test_an_onlooker_knows_only_what_lies_open(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """No hand, no face-down card, no drawn card, even if all players know it."""
    covered = 0
    for seed, game in enumerate(random_games(name, options, players, 2)):
        rng = Rng(seed)
        while not game.over:
            view = game.onlooker()
            assert view.legal() == []
            assert view.prompt is None
            for p in range(players):
                assert set(view.core.hand(p)) <= {-1}
                for h in view.core.hosts_of(p):
                    if view.core.host(h, H_SPECIES) < 0:
                        assert view.core.host(h, H_CARD) == -1
            for event in game.apply(game.legal()[rng.below(len(game.legal()))]):
                seen = event.seen_from(0)
                if event.kind in ("drawn", "dealt", "drafted", "dropped", "laid_face_down"):
                    assert isinstance(seen, HiddenCardEvent)
                    assert seen.card is None
                    covered += 1
                elif event.kind != "caved":
                    assert seen == event
    assert covered > 20
