"""Why one choice is better than another: only what differs is said, in the planner's numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.bots import NoClock, make_bot
from spinney.bots.advice import CONTRASTS, KINDS, Reason
from spinney.bots.coach import Explainer
from spinney.bots.planner import policy_for
from spinney.engine import Action, Game, Record, Rng
from spinney.lab.contrast import LEAST, contrast
from spinney.lab.review import paid_after, turns_of
from spinney.text import words


def played(game: str, seed: int) -> Record:
    table, bot, rng = Game.new(game, players=2, seed=seed), make_bot("greedy"), Rng(seed)
    while not table.over:
        table.push(bot.decide(table.view(table.actor), rng, NoClock()))
    return table.record


def contrasts(record: Record) -> list[tuple[Game, Action, Action, tuple[Reason, ...]]]:
    """Each turn's choice beside every other there was."""
    found = []
    for number in turns_of(record):
        game = record.game(number)
        chosen, paid = record.actions[number], paid_after(record, number)
        for other in game.legal():
            if other != chosen:
                why = contrast(game.view(game.actor), other, chosen, paid)
                found.append((game, Action.of(other), Action.of(chosen), why))
    return found


@pytest.fixture(scope="module")
def found() -> list[tuple[Game, Action, Action, tuple[Reason, ...]]]:
    return [each for game in ("forest", "dartmoor") for each in contrasts(played(game, 11))]


def test_every_kind_occurs_and_has_words(
    found: list[tuple[Game, Action, Action, tuple[Reason, ...]]],
) -> None:
    kinds = Counter(reason.kind for *_, why in found for reason in why)
    assert set(CONTRASTS) <= set(kinds) <= {*CONTRASTS, *KINDS}
    for language in ("en", "de", "fr", "it", "es"):
        spoken = words(language)
        for game, *_, why in found[::7]:
            for reason in why:
                assert "coach-" not in spoken.advice(game.game, reason)


def test_what_holds_for_both_is_not_said_unless_nothing_else_is(
    found: list[tuple[Game, Action, Action, tuple[Reason, ...]]],
) -> None:
    said = 0
    for game, better, chosen, why in found:
        explainer = Explainer(policy_for(game.view(game.actor).core), game.view(game.actor).core)
        all_reasons = explainer.reasons(better.number)
        other = {reason.kind: reason.points for reason in explainer.reasons(chosen.number)}
        if why == all_reasons:
            continue
        for reason in why:
            if reason.kind in KINDS and reason.kind not in ("cards", "winter"):
                if reason.kind in other:
                    assert reason.points - other[reason.kind] >= LEAST
                    said += 1
    assert said


def test_numbers_are_those_of_the_table(
    found: list[tuple[Game, Action, Action, tuple[Reason, ...]]],
) -> None:
    for game, better, chosen, why in found:
        hand = len(game.view(game.actor).hand)
        for reason in why:
            if reason.kind == "left":
                assert chosen.kind == "play"
                assert 0 <= reason.count < hand
            if reason.kind in ("dear", "costs", "gives", "left"):
                assert chosen.kind == "play"
                assert better.kind != "play"
            if reason.kind == "affords":
                assert better.kind in ("draw", "take")
                cards = {
                    half.species for card in game.view(game.actor).hand for half in card.halves
                }
                assert reason.species in cards


def test_the_cards_paid_with_are_those_of_the_turn() -> None:
    record = played("forest", 3)
    seen = 0
    for number in turns_of(record):
        game, paid = record.game(number), paid_after(record, number)
        chosen = Action.of(record.actions[number])
        hand = [card.id for card in game.view(game.actor).hand]
        assert set(paid) <= set(hand)
        assert chosen.card not in paid
        if chosen.kind != "play":
            assert paid == []
        seen += len(paid) > 0
    assert seen > 10
