"""Tables built from their logs: seats, play, undo, clocks; who may do and see what."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, SupportsIndex

import pytest

from spinney.engine import Action
from spinney.tables import decide, wire
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.history import history
from spinney.tables.protocol import Refusal
from spinney.tables.table import UNPAID, Change, Table
from spinney.tables.views import Audience, line, table_info, table_now, views
from spinney.text import words
from tests.server.desk import DRAW, SECOND, SKIP, USE, Desk, desk, lies, play, sent


def refused(code: str, work: Any) -> str:
    """Check that the command is refused with this code; returns the message."""
    with pytest.raises(Refusal) as caught:
        work()
    assert caught.value.code == code, caught.value.message
    return caught.value.message


def play_until(made: Desk, found: Any, seed: int = 1) -> None:
    """Everybody acts at random until the condition holds."""
    rng = random.Random(seed)
    for _ in range(2000):
        if found():
            return
        game = made.table.game
        if made.table.played_by(game.actor):
            made.bot_acts(rng)
        else:
            made.act(game.actor, rng.choice(game.legal()))
    pytest.fail("it never came to that")


def payable(made: Desk) -> tuple[int, pr.Placement | None]:
    """The actor and, if there is one, a card that still needs a choice of slot or payment."""
    seat = made.table.game.actor
    view = made.view(made.table.seats[seat].person, seat)
    assert view.plan is not None
    for placement in view.plan.placements:
        if 0 < placement.cost < len(view.players[seat].hand) and placement.options[0].spot:
            trial = made.table.game.copy()
            trial.apply(laying(placement))
            if not trial.over and trial.actor == seat and trial.prompt.kind in UNPAID:
                return seat, placement
    return seat, None


def laying(placement: pr.Placement) -> Action:
    return play(placement.half.card, placement.half.half)


def to_a_payable_card(made: Desk) -> tuple[int, pr.Placement]:
    def found() -> bool:
        game = made.table.game
        return game.prompt.kind == "turn" and payable(made)[1] is not None

    play_until(made, found)
    seat, placement = payable(made)
    assert placement is not None
    return seat, placement


# -- before the game -----------------------------------------------------------------------


def test_people_sit_down_and_the_host_begins() -> None:
    made = desk("0--", start=False)
    assert table_info(made.table, ()).phase == "lobby"
    assert "seat 2 is open" in refused("not_now", lambda: made.do(0, pr.Start(id=1)))
    made.write(decide.join(made.table, pr.Join(name="Ben"), "k", 0))
    assert made.table.seats_of(1) == [1]
    refused("forbidden", lambda: made.do(1, pr.Start(id=1)))
    made.do(1, pr.Sit(id=1, seat=2))
    assert made.table.seats_of(1) == [1, 2]
    refused("full", lambda: made.do(0, pr.Sit(id=1, seat=1)))
    refused("full", lambda: decide.join(made.table, pr.Join(name="Cy"), "k", 0))
    made.do(0, pr.Start(id=1))
    assert made.table.phase == "playing"
    refused("not_now", lambda: decide.join(made.table, pr.Join(name="Cy"), "k", 0))
    refused("not_now", lambda: made.do(0, pr.Start(id=1)))


def test_seats_can_be_chosen_but_not_twice() -> None:
    made = desk("0---", start=False)
    made.write(decide.join(made.table, pr.Join(name="Ben", seats=[1, 3]), "k", 0))
    assert made.table.seats_of(1) == [1, 3]
    wish = pr.Join(name="Cy", seats=[2, 3])
    assert "seat 4 is taken" in refused("full", lambda: decide.join(made.table, wish, "k", 0))
    wish = pr.Join(name="Cy", seats=[4])
    refused("not_found", lambda: decide.join(made.table, wish, "k", 0))


def test_open_seats_go_to_bots() -> None:
    made = desk("0--", start=False)
    refused("forbidden", lambda: made.do(None, pr.LetPlay(id=1, seat=1, bot="greedy")))
    made.do(0, pr.LetPlay(id=1, seat=1, bot="greedy"))
    made.do(0, pr.LetPlay(id=1, seat=1, bot=None))
    assert made.table.seats[1].open
    made.do(0, pr.LetPlay(id=1, seat=1, bot="greedy"))
    made.do(0, pr.Start(id=1, fill="random"))
    assert [seat.bot for seat in made.table.seats] == [None, "greedy", "random"]
    assert made.table.names() == ["P0", "greedy", "random"]


def test_whoever_leaves_before_the_game_frees_the_seat() -> None:
    made = desk("01", start=False)
    made.do(0, pr.Leave(id=1))
    assert made.table.seats[0].open
    assert made.table.host == 1, "somebody has to be able to begin"
    refused("forbidden", lambda: made.do(0, pr.Leave(id=1)))


def test_names_and_chat() -> None:
    made = desk("01", start=False)
    made.do(1, pr.Rename(id=1, name="Bea"))
    assert made.table.names() == ["P0", "Bea"]
    change = made.do(1, pr.Say(id=1, text="hello"))
    told = made.line(change, 0)
    assert told is not None
    assert (told.kind, told.text, told.person) == ("said", "hello", 1)
    refused("forbidden", lambda: made.do(None, pr.Say(id=1, text="hello")))
    refused("full", lambda: made.do(0, pr.Rename(id=1, name="\uff22\uff25\uff21")))
    quiet = desk("01", settings=pr.TableSettings(chat=False))
    refused("forbidden", lambda: quiet.do(1, pr.Say(id=1, text="hello")))


# -- play ----------------------------------------------------------------------------------


def test_only_the_actor_acts_and_only_once() -> None:
    made = desk("01")
    actor, other = made.table.game.actor, 1 - made.table.game.actor
    legal = made.table.game.legal()[0]
    refused("not_now", lambda: made.act(other, legal))
    act = pr.Act(id=1, seat=actor, move=made.table.move, actions=sent(legal))
    refused("forbidden", lambda: made.do(other, act))
    refused("forbidden", lambda: made.do(None, act))
    made.do(actor, act)
    refused("outdated", lambda: made.do(actor, act))


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    made = desk("01")
    actor = made.table.game.actor
    before = lies(made.table.game)
    refused("illegal", lambda: made.act(actor, Action("slot", host=1, slot=0)))
    assert lies(made.table.game) == before


def test_a_card_its_slot_and_its_payment_go_together_or_not_at_all() -> None:
    made = desk("01", seed=3)
    seat, placement = to_a_payable_card(made)
    actions: list[SupportsIndex] = [laying(placement)]
    trial = made.table.game.copy()
    trial.apply(actions[0])
    if trial.prompt.kind == "slot":
        spot = placement.options[0].spot
        assert spot is not None
        actions.append(Action("slot", host=spot.host, slot=spot.slot))
        trial.apply(actions[-1])
    while not trial.over and trial.prompt.kind == "pay":
        actions.append(trial.legal()[0])
        trial.apply(actions[-1])
    before = lies(made.table.game)
    refused("illegal", lambda: made.act(seat, *actions[:-1], actions[0]))
    assert lies(made.table.game) == before
    made.act(seat, *actions)
    assert lies(made.table.game) == lies(trial)


def test_what_is_taken_by_itself_may_be_named() -> None:
    """Card, slot and all payment cards may be named, even those that were the only choice."""
    forced = 0
    for seed in range(30):
        made = desk("01", seed=seed)
        seat, placement = to_a_payable_card(made)
        trial = made.table.game.copy()
        asked, named = [laying(placement).number], [laying(placement).number]
        trial.apply(asked[0])
        named += trial.forced
        while not trial.over and trial.actor == seat and trial.prompt.kind in UNPAID:
            asked.append(trial.legal()[-1])
            named.append(asked[-1])
            trial.apply(asked[-1])
            named += trial.forced
        forced += len(named) - len(asked)
        made.act(seat, *named)
        assert lies(made.table.game) == lies(trial)
        assert list(made.table.game.actions[-len(asked) :]) == asked
    assert forced > 5


@pytest.mark.parametrize("seed", range(8))
def test_nothing_can_be_asked_of_a_hand_not_yet_seen(seed: int) -> None:
    """After the draft, the mulligan is skipped automatically for players with a tree."""
    made = desk("01", seed=seed, draft=True)
    rng = random.Random(seed)
    while True:
        actor, action = made.table.game.actor, rng.choice(made.table.game.legal())
        trial = made.table.game.copy()
        trial.apply(action)
        if not any(player.draft for player in trial.players):
            break
        made.act(actor, action)
    for answer in (USE, SKIP, DRAW):
        message = refused("illegal", lambda a=answer: made.act(actor, action, a))
        assert "must wait" in message


def test_nothing_can_be_asked_of_a_card_not_yet_seen() -> None:
    """Nothing may follow a draw: accepting or refusing it would reveal the next card."""
    made = desk("01", seed=5)
    play_until(made, lambda: made.table.game.prompt.kind == "turn")
    seat = made.table.game.actor
    messages = {
        refused("illegal", lambda card=card: made.act(seat, DRAW, play(card)))
        for card in range(0, 160, 5)
    }
    assert len(messages) == 1, "the answer depends on a hidden card"


def test_rivals_see_a_card_once_it_is_paid() -> None:
    made = desk("01", seed=3)
    seat, placement = to_a_payable_card(made)
    other = 1 - seat
    before = made.view(other)
    change = made.act(seat, laying(placement))
    changes = [change]
    while made.table.game.prompt.kind in ("slot", "pay"):
        assert made.view(other) == before
        assert made.line(change, other) is None
        assert not change.game_changed_for(other)
        assert made.line(change, seat) is not None
        change = made.act(seat, made.table.game.legal()[0])
        changes.append(change)
        if made.table.game.over or made.table.game.actor != seat:
            break
    told = made.line(changes[-1], other)
    assert told is not None
    kinds = [event.kind for event in told.events]
    assert kinds.count("paid") == placement.cost
    assert "laid" in kinds
    assert made.view(other) != before


def test_every_seat_has_a_plan_for_its_own_hand() -> None:
    made = desk("01")
    play_until(made, lambda: made.table.game.turn > 6)
    for seat in range(2):
        view = made.view(seat)
        assert view.plan is not None
        hand = view.players[seat].hand
        cards = {placement.half.card for placement in view.plan.placements}
        assert cards <= {*hand, *view.clearing}
        for placement in view.plan.placements:
            assert all(option.gain is not None for option in placement.options)
            assert set(placement.matching or ()) <= set(hand) - {placement.half.card}


def test_hidden_points_are_not_sent() -> None:
    made = desk("01", visible_score=False)
    play_until(made, lambda: made.table.game.turn > 8)
    view = made.view(0)
    assert {player.score for player in view.players} == {None}
    assert view.plan is not None
    assert view.plan.placements
    options = [option for placement in view.plan.placements for option in placement.options]
    assert {option.gain for option in options} == {None}
    assert view.plan.face_down == pr.FaceDown(gain=None, reveals=1)
    play_until(made, lambda: made.table.game.over)
    assert None not in {player.score for player in made.view(0).players}


def test_alone_the_clearing_is_a_row_and_one_winter_ends_the_game() -> None:
    made = desk("0", game="dartmoor", solo="moors")
    play_until(made, lambda: made.table.game.turn > 2)
    assert (made.view(0).row, made.view(0).last_winter) == (True, 1)
    together = desk("01").view(0)
    assert (together.row, together.last_winter) == (False, 3)


def test_pass_and_play_sees_both_hands_and_is_spoken_of_by_name() -> None:
    made = desk("001")
    play_until(made, lambda: made.table.game.turn > 4)
    found = [pr.View(**view) for view in views(made.table, Audience(0), 0)]
    assert [view.seat for view in found] == [0, 1]
    assert None not in found[0].players[0].hand
    assert None not in found[1].players[1].hand
    assert set(found[0].players[2].hand) - {None} == set(found[1].players[2].hand) - {None}


# -- undo ----------------------------------------------------------------------------------


def test_a_choice_that_revealed_nothing_is_taken_back_freely() -> None:
    made = desk("01", seed=3)
    seat, placement = to_a_payable_card(made)
    before, seen = lies(made.table.game), made.view(1 - seat)
    made.act(seat, laying(placement))
    undo = made.view(seat).undo
    assert undo is not None
    assert (undo.actions, undo.free) == (1, True)
    change = made.undo(seat)
    assert lies(made.table.game) == before
    assert made.table.taken_back == 0
    assert made.line(change, 1 - seat) is None, "the rival never saw it"
    assert not change.game_changed_for(1 - seat)
    assert made.view(1 - seat) == seen


def test_what_brought_a_card_to_light_needs_consent() -> None:
    made = desk("012", seed=5)
    play_until(made, lambda: made.table.game.prompt.kind == "turn")
    seat = made.table.game.actor
    first, second = (p for p in range(3) if p != seat)
    before = lies(made.table.game)
    made.act(seat, DRAW)
    undo = made.view(seat).undo
    assert undo is not None
    assert not undo.free
    made.undo(seat)
    assert lies(made.table.game) != before
    request = table_info(made.table, ()).undo
    assert request is not None
    assert request.waiting_for == sorted([first, second])
    refused("not_now", lambda: made.do(seat, pr.Answer(id=1, yes=True)))
    made.do(first, pr.Answer(id=1, yes=True))
    refused("not_now", lambda: made.do(first, pr.Answer(id=1, yes=True)))
    assert lies(made.table.game) != before
    made.do(second, pr.Answer(id=1, yes=True))
    assert lies(made.table.game) == before
    assert made.table.taken_back == 1


def test_an_undo_can_be_refused_and_falls_when_the_game_goes_on() -> None:
    made = desk("01", seed=5)
    play_until(made, lambda: made.table.game.prompt.kind == "turn")
    seat = made.table.game.actor
    made.act(seat, DRAW)
    after = lies(made.table.game)
    made.undo(seat)
    refused("not_now", lambda: made.undo(seat))
    change = made.do(1 - seat, pr.Answer(id=1, yes=False))
    told = made.line(change, seat)
    assert told is not None
    assert told.kind == "undo_refused"
    assert lies(made.table.game) == after
    made.undo(seat)
    made.act(made.table.game.actor, made.table.game.legal()[0])
    assert made.table.undoing is None
    refused("not_now", lambda: made.do(1 - seat, pr.Answer(id=1, yes=True)))


def test_alone_with_bots_everything_can_be_taken_back_and_is_counted() -> None:
    made = desk("0b", seed=5)
    play_until(made, lambda: made.table.game.turn > 4 and made.table.game.actor == 0)
    moves = [move for move in made.table.moves if move.seat == 0]
    made.undo(0)
    assert len(made.table.game.actions) == moves[-1].start
    assert made.table.taken_back == 1
    assert made.table.game.actor == 0


def test_what_others_did_since_is_not_taken_back_freely() -> None:
    made = desk("01", seed=3)
    play_until(
        made,
        lambda: (
            any(
                before.seat != after.seat and before.revealed == after.revealed
                for before, after in zip(made.table.moves, made.table.moves[1:], strict=False)
                if after is made.table.moves[-1]
            )
            and not made.table.game.over
        ),
    )
    mover = made.table.moves[-2].seat
    undo = made.view(mover).undo
    assert undo is not None
    assert not undo.free


def test_a_card_not_yet_paid_for_does_not_hold_up_the_rivals_undo() -> None:
    """The rival cannot know of it, so it changes neither the offer to undo nor its effect."""
    made = desk("01", seed=3)
    for seed in range(50):
        made = desk("01", seed=seed)
        seat, placement = to_a_payable_card(made)
        rival = 1 - seat
        offer = made.view(rival).undo
        if offer is not None and offer.free:
            break
    else:
        pytest.fail("no move that revealed nothing came up")
    before = made.view(rival)
    start = made.table.moves[-1].start
    made.act(seat, laying(placement))
    assert made.view(rival) == before
    change = made.do(rival, pr.TakeBack(id=1, seat=rival, move=before.move))
    assert len(made.table.game.actions) == start
    told = made.line(change, rival)
    assert told is not None
    assert told.actions == offer.actions
    assert made.table.taken_back == 0


def test_whoever_leaves_is_not_waited_for() -> None:
    made = desk("01", seed=5)
    play_until(made, lambda: made.table.game.prompt.kind == "turn")
    seat = made.table.game.actor
    before = lies(made.table.game)
    made.act(seat, DRAW)
    made.undo(seat)
    made.do(1 - seat, pr.Leave(id=1))
    assert made.table.undoing is None
    made.undo(seat)
    assert lies(made.table.game) == before, "nobody is left to ask"


# -- bots in seats, clocks -----------------------------------------------------------------


def test_a_bot_takes_an_absent_seat_and_gives_it_back() -> None:
    made = desk("012")
    made.present = {0, 1}
    refused("forbidden", lambda: made.do(0, pr.LetPlay(id=1, seat=1, bot="planner")))
    refused("forbidden", lambda: made.do(None, pr.LetPlay(id=1, seat=2, bot="planner")))
    made.do(0, pr.LetPlay(id=1, seat=2, bot="planner"))
    assert made.table.played_by(2) == "planner"
    made.present = {0, 1, 2}
    refused("forbidden", lambda: made.do(0, pr.LetPlay(id=1, seat=2, bot=None)))
    made.do(2, pr.LetPlay(id=1, seat=2, bot=None))
    assert made.table.played_by(2) is None
    made.do(1, pr.LetPlay(id=1, seat=1, bot="greedy"))
    assert made.table.played_by(1) == "greedy", "one's own seat, whenever one likes"


def test_whoever_left_the_game_can_be_replaced_and_come_back() -> None:
    made = desk("01")
    made.present = {0, 1}
    made.do(1, pr.Leave(id=1))
    refused("forbidden", lambda: made.do(0, pr.LetPlay(id=1, seat=1, bot="random")))
    made.do(0, pr.LetPlay(id=1, seat=1, bot="planner"))
    assert made.table.seats[1].person == 1
    made.do(1, pr.LetPlay(id=1, seat=1, bot=None))
    assert not made.table.seats[1].deserted


def test_a_seat_played_by_a_bot_does_not_act_by_hand() -> None:
    made = desk("01")
    actor = made.table.game.actor
    made.do(actor, pr.LetPlay(id=1, seat=actor, bot="random"))
    assert made.view(actor).prompt is None
    refused("not_now", lambda: made.act(actor, made.table.game.legal()[0]))
    made.bot_acts(random.Random(1))
    assert made.table.moves[-1].by_bot


def test_a_bot_is_too_late_when_its_person_is_back() -> None:
    made = desk("01")
    actor, move = made.table.game.actor, made.table.move
    action = made.table.game.legal()[0]
    made.do(actor, pr.LetPlay(id=1, seat=actor, bot="random"))
    made.do(actor, pr.LetPlay(id=1, seat=actor, bot=None))
    refused("outdated", lambda: decide.bot_moves(actor, move, [action], made.table, 0))


def test_out_of_time_for_a_move_a_bot_plays_that_turn() -> None:
    made = desk("01", settings=pr.TableSettings(clock=pr.Clock(per="move", seconds=30)))
    play_until(made, lambda: made.table.game.turn == 3)
    seat = made.table.game.actor
    assert made.view(seat).clock_ms == 30 * SECOND
    made.now += 29 * SECOND
    refused("outdated", lambda: decide.time_is_up(made.table, made.now))
    made.now += 1 * SECOND
    made.write(decide.time_is_up(made.table, made.now))
    assert made.table.played_by(seat) == "planner"
    assert made.table.deadline() is None
    rng = random.Random(1)
    turn = made.table.game.turn
    while made.table.game.turn == turn:
        made.bot_acts(rng)
    assert made.table.played_by(seat) is None
    assert made.table.deadline() == made.now + 30 * SECOND


def test_out_of_time_for_the_game_a_bot_plays_on() -> None:
    made = desk("01", settings=pr.TableSettings(clock=pr.Clock(per="game", seconds=60)))
    rng = random.Random(1)
    late = made.table.game.actor
    used = 0
    while used < 60 * SECOND:
        game = made.table.game
        if game.actor == late:
            assert made.table.deadline() == made.now + 60 * SECOND - used
            made.now += 7 * SECOND
            used += 7 * SECOND
        if used < 60 * SECOND:
            made.act(game.actor, rng.choice(game.legal()))
    made.write(decide.time_is_up(made.table, made.now))
    play_until(made, lambda: made.table.game.turn > 12)
    assert made.table.played_by(late) == "planner"
    assert made.table.played_by(1 - late) is None
    assert made.table.seats[1 - late].used_ms == 0


def test_a_step_that_others_do_not_see_is_not_seen_on_the_clock() -> None:
    """It is charged with the next one that they see; the deadline is the same all the time."""
    made = desk("01", settings=pr.TableSettings(clock=pr.Clock(per="game", seconds=60)))
    seat, placement = to_a_payable_card(made)
    used = made.table.seats[seat].used_ms
    deadline = made.table.deadline()
    made.now += 7 * SECOND
    made.act(seat, laying(placement))
    told = table_info(made.table, ()).seats[seat]
    assert (told.used_ms, made.table.deadline()) == (used, deadline)
    made.now += 3 * SECOND
    made.undo(seat)
    assert (made.table.seats[seat].used_ms, made.table.deadline()) == (used, deadline)
    game = made.table.game
    made.act(seat, next(action for action in game.legal() if Action.of(action).kind == "draw"))
    assert made.table.seats[seat].used_ms == used + 10 * SECOND


# -- the log is the table ------------------------------------------------------------------


def random_command(rng: random.Random, made: Desk) -> pr.Command:
    """Anything a client could send, sensible or not."""
    seat, legal = rng.randrange(4), [0]
    if made.table.started and not made.table.game.over:
        legal = made.table.game.legal()
        seat = made.table.game.actor if rng.random() < 0.8 else seat
    actor = made.table.seats[made.table.game.actor].person
    move = made.table.move_seen_by(actor) if rng.random() < 0.9 else rng.randrange(50)
    kinds: list[pr.Command] = [
        pr.Act(id=1, seat=seat, move=move, actions=sent(rng.choice(legal))),
        pr.Act(
            id=1, seat=seat, move=move, actions=sent(rng.choice(legal), rng.randrange(1000, 1500))
        ),
        pr.TakeBack(id=1, seat=seat, move=move),
        pr.Answer(id=1, yes=rng.random() < 0.7),
        pr.Say(id=1, text="well"),
        pr.Leave(id=1),
        pr.LetPlay(id=1, seat=seat, bot=rng.choice(["random", None])),
        pr.Sit(id=1, seat=seat),
        pr.Start(id=1),
    ]
    return rng.choices(kinds, [30, 2, 3, 3, 1, 0.2, 1, 1, 1])[0]


def told(made: Table, change: Change, people: list[int | None]) -> list[wire.Plain | None]:
    return [line(made, change, Audience(person)) for person in people]


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_what_its_log_says(game: str, seed: int) -> None:
    """Whatever was sent, replaying the log gives the same table and the same lines."""
    rng = random.Random(seed)
    made = desk("01b2", game=game, seed=seed)
    people: list[int | None] = [0, 1, 2, None]
    lines: list[list[wire.Plain | None]] = []
    refusals = set()
    first = len(made.log)
    for _ in range(600):
        made.now += rng.randrange(2000)
        person = rng.choice(people)
        command = random_command(rng, made)
        if isinstance(command, pr.Act) and made.table.started and not made.table.game.over:
            person = made.table.seats[made.table.game.actor].person
        before = (lies(made.table.game), made.table.seq)
        try:
            if made.table.phase == "playing" and made.table.played_by(made.table.game.actor):
                change = made.bot_acts(rng)
            else:
                change = made.do(person, command)
        except Refusal as refusal:
            refusals.add(refusal.code)
            assert (lies(made.table.game), made.table.seq) == before
            continue
        lines.append(told(made.table, change, people))
    again = Table("TEST22")
    retold = []
    for number, entry in enumerate(made.log):
        change = again.apply(en.entry_adapter.validate_json(entry.model_dump_json()))
        if number >= first:
            retold.append(told(again, change, people))
    assert retold == lines
    assert lies(again.game) == lies(made.table.game)
    assert lies(again.shown) == lies(made.table.shown)
    for person in people:
        to = Audience(person)
        assert views(again, to, made.now) == views(made.table, to, made.now)
    assert table_info(again, ()) == table_info(made.table, ())
    assert {"illegal", "outdated", "forbidden", "not_now"} <= refusals
    fast = Table.of("TEST22", made.log)
    assert lies(fast.game) == lies(made.table.game)
    assert lies(fast.shown) == lies(made.table.shown)
    assert fast.moves == made.table.moves
    assert (fast.revealed, fast.move, fast.shown_move) == (
        made.table.revealed,
        made.table.move,
        made.table.shown_move,
    )


# -- points --------------------------------------------------------------------------------


def points_of(lines: Iterable[pr.Line | None], seat: int) -> int:
    """The points a seat has gained according to a log."""
    events = [event for told in lines if told is not None for event in told.events]
    return sum(event.points[seat] for event in events if event.points)


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_events_and_lines_add_up_to_the_points(game: str) -> None:
    """For everybody, including those who see a card only once it is paid for."""
    made, rng = desk("01", game=game, seed=3), random.Random(3)
    people: list[int | None] = [0, 1, None]
    heard: dict[int | None, list[pr.Line]] = {person: [] for person in people}
    while not made.table.game.over:
        actor = made.table.game.actor
        change = made.act(actor, rng.choice(made.table.game.legal()))
        for person in people:
            told = made.line(change, person)
            if told is not None:
                heard[person].append(told)
                assert told.gain == points_of([told], actor)
    for person in people:
        gained = [points_of(heard[person], seat) for seat in (0, 1)]
        assert gained == made.table.game.scores()


def test_what_is_taken_back_is_exactly_the_last_lines() -> None:
    """So clients can drop them from the log, whatever each has seen of an unpaid card."""
    made, rng = desk("01", seed=3), random.Random(8)
    heard: dict[int | None, list[pr.Line]] = {0: [], 1: [], None: []}
    while not made.table.game.over:
        seat = made.table.game.actor
        changes = [made.act(seat, rng.choice(made.table.game.legal()))]
        if rng.random() < 0.3 and not made.table.game.over:
            changes.append(made.undo(seat))
            if made.table.undoing is not None:
                changes.append(made.do(1 - seat, pr.Answer(id=1, yes=True)))
        for change in changes:
            for person, lines in heard.items():
                told = made.line(change, person)
                if told is not None and told.kind == "events":
                    lines.append(told)
                elif told is not None and told.kind == "undone":
                    back = told.actions or 0
                    while back > 0:
                        back -= lines.pop().actions or 0
                    assert back == 0
    for lines in heard.values():
        assert [points_of(lines, seat) for seat in (0, 1)] == made.table.game.scores()


def test_a_line_has_the_same_points_whenever_it_is_told() -> None:
    """When it happens, when repeated after an undo, after reconnecting, and in the history."""
    made, rng = desk("01", seed=3), random.Random(5)
    lines: dict[int, pr.Line | None] = {}
    while not made.table.game.over:
        game, seat = made.table.game, made.table.game.actor
        action = rng.choice(game.legal())
        change = made.act(seat, action)
        lines[change.seq] = first = made.line(change, seat)
        if rng.random() < 0.2 and not made.table.game.over:
            made.undo(seat)
            if made.table.undoing is not None:
                made.do(1 - seat, pr.Answer(id=1, yes=True))
            change = made.act(seat, action)
            lines[change.seq] = again = made.line(change, seat)
            assert first is not None
            assert again is not None
            assert (again.events, again.gain) == (first.events, first.gain)
    half = len(made.log) // 2
    past = Table.of("TEST22", made.log[:half])
    for entry in made.log[half:]:
        change = past.apply(entry)
        if change.seq in lines and isinstance(entry, en.Acted):
            told = line(past, change, Audience(past.seats[entry.seat].person))
            assert told is not None
            assert pr.Line.model_validate(told) == lines[change.seq]
    turns = history(made.table.game.record, ["A", "B"], words()).turns
    changes = [event.points for turn in turns for event in turn.events if event.points]
    gained = [sum(change[seat] for change in changes) for seat in (0, 1)]
    assert gained == made.table.game.scores()


def test_hidden_points_are_in_no_line() -> None:
    made, rng = desk("01", seed=3, visible_score=False), random.Random(3)
    while not made.table.game.over:
        actor = made.table.game.actor
        change = made.act(actor, rng.choice(made.table.game.legal()))
        told = made.line(change, actor)
        assert told is not None
        assert told.gain is None
        assert {event.points is None for event in told.events} <= {True}


def test_bots_are_told_apart() -> None:
    made = desk("0---", start=False)
    made.do(0, pr.LetPlay(id=1, seat=2, bot="planner"))
    made.do(0, pr.Start(id=1, fill="planner"))
    assert made.table.names() == ["P0", "planner 2", "planner", "planner 3"]


def test_a_bot_has_the_name_it_is_given_and_nobody_elses() -> None:
    made = desk("0--", start=False)
    made.do(0, pr.LetPlay(id=1, seat=1, bot="planner", name="Hazel"))
    made.do(0, pr.LetPlay(id=1, seat=1, bot="greedy", name="Hazel"))
    assert (made.table.names()[1], made.table.seats[1].bot) == ("Hazel", "greedy")
    for name in ("hazel", "P0"):
        taken = pr.LetPlay(id=1, seat=2, bot="planner", name=name)
        refused("full", lambda taken=taken: made.do(0, taken))


def test_everybody_may_know_whose_turn_it_is() -> None:
    waiting, made = desk("01", start=False), desk("01", seed=3)
    assert table_now(waiting.table, ()).actor is None
    assert table_now(made.table, ()).actor == made.table.game.actor


def test_a_bot_may_not_think_for_hours() -> None:
    with pytest.raises(ValueError, match="at most ms"):
        pr.Start(id=1, fill="search:ms=999999")
    assert pr.Start(id=1, fill="search:ms=500").fill == "search:ms=500"


def test_a_card_not_yet_paid_for_is_taken_back_while_another_undo_is_asked_for() -> None:
    made = desk("01", seed=3)
    for seed in range(50):
        made = desk("01", seed=seed)
        seat, placement = to_a_payable_card(made)
        offer = made.view(1 - seat).undo
        if offer is not None and not offer.free:
            break
    else:
        pytest.fail("no move that revealed something came up")
    made.act(seat, laying(placement))
    made.do(1 - seat, pr.TakeBack(id=1, seat=1 - seat, move=made.view(1 - seat).move))
    assert made.table.undoing is not None
    made.undo(seat)
    assert made.table.undoing is not None, "that is another question"
    made.do(seat, pr.Answer(id=1, yes=True))
    assert made.table.undoing is None


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_is_accepted_in_a_lobby_breaks_it(seed: int) -> None:
    """People join, leave, sit, rename and start in any order, even after having left."""
    rng = random.Random(seed)
    made = desk("0--b", start=False)
    ever = [0]
    for _ in range(400):
        seat = rng.randrange(5)
        commands: list[pr.Command] = [
            pr.Leave(id=1),
            pr.Sit(id=1, seat=seat),
            pr.Rename(id=1, name=f"N{rng.randrange(9)}"),
            pr.LetPlay(id=1, seat=seat, bot=rng.choice(["random", "planner", None])),
            pr.Say(id=1, text="well"),
            pr.Answer(id=1, yes=True),
            pr.TakeBack(id=1, seat=seat, move=made.table.move),
            pr.Start(id=1, fill="random" if seed == 5 and rng.random() < 0.01 else None),
        ]
        try:
            if rng.random() < 0.2:
                wish = pr.Join(name=f"J{rng.randrange(30)}", seats=rng.choice([None, [seat]]))
                joined = decide.join(made.table, wish, "key", 0)
                made.write(joined)
                ever.append(joined.who.id)
            else:
                made.do(rng.choice(ever), rng.choice(commands))
        except Refusal:
            continue
        assert {seat.person for seat in made.table.seats} <= {None, *made.table.people}
        assert made.table.host in made.table.people
    again = Table.of("TEST22", made.log)
    assert table_info(again, ()) == table_info(made.table, ())
    assert len(made.log) > 50


# -- what a cheat or a lawyer would try ----------------------------------------------------


@pytest.mark.parametrize("seats", ["01", "0123"])
def test_the_last_card_of_a_draft_is_not_taken_back_freely(seats: str) -> None:
    """When all have chosen, the drafted cards are handed out, and everybody sees theirs."""
    made = desk(seats, draft=True)
    rng = random.Random(1)
    actor = -1
    while made.table.game.turn == 0:
        actor = made.table.game.actor
        made.act(actor, rng.choice(made.table.game.legal()))
    undo = made.view(actor).undo
    assert undo is not None
    assert not undo.free


def test_undoing_gives_no_time_back() -> None:
    made = desk("01", seed=3, settings=pr.TableSettings(clock=pr.Clock(per="move", seconds=10)))
    seat, placement = to_a_payable_card(made)
    began = made.now = made.table.turn_since
    for _ in range(3):
        made.now += 3 * SECOND
        made.act(seat, laying(placement))
        made.undo(seat)
    assert made.table.deadline() == began + 10 * SECOND


def test_a_turn_that_is_taken_back_goes_on_where_it_was() -> None:
    made = desk("0b", seed=5, settings=pr.TableSettings(clock=pr.Clock(per="move", seconds=60)))
    rng = random.Random(1)
    play_until(made, lambda: made.table.game.turn > 1 and made.table.game.actor == 0)
    made.now += 20 * SECOND
    turn = made.table.game.turn
    while made.table.game.turn == turn:
        made.act(0, made.table.game.legal()[0])
    while made.table.game.actor != 0:
        made.bot_acts(rng)
    made.now += 5 * SECOND
    while made.table.game.turn != turn:
        made.undo(0)
    assert made.table.deadline() == made.now + 40 * SECOND


def test_lending_the_seat_to_a_bot_stops_no_clock() -> None:
    settings = pr.TableSettings(clock=pr.Clock(per="game", seconds=60))
    made = desk("01", settings=settings)
    actor = made.table.game.actor
    for who in (actor, 1 - actor):
        made.now += 5 * SECOND
        made.do(who, pr.LetPlay(id=1, seat=who, bot="planner"))
        made.do(who, pr.LetPlay(id=1, seat=who, bot=None))
    assert made.table.seats[actor].used_ms == 10 * SECOND
    assert made.table.deadline() == made.now + 50 * SECOND


def test_a_timeout_is_forgotten_with_the_turn_it_was_in() -> None:
    made = desk("01", settings=pr.TableSettings(clock=pr.Clock(per="move", seconds=10)))
    play_until(made, lambda: made.table.game.turn == 5)
    late, asking = made.table.game.actor, 1 - made.table.game.actor
    made.now += 10 * SECOND
    made.write(decide.time_is_up(made.table, made.now))
    made.undo(asking)
    made.do(late, pr.Answer(id=1, yes=True))
    play_until(made, lambda: made.table.game.turn == 5)
    assert made.table.game.actor == late
    assert made.table.played_by(late) is None


def test_what_was_seen_once_is_not_free_again_after_an_undo() -> None:
    """B's draw is undone by agreement; A's move before it was made without knowing the card."""
    for seed in range(60):
        made = desk("01", seed=seed)
        play_until(made, lambda made=made: made.table.game.turn >= 3, seed)
        seat = made.table.game.actor
        offer = made.view(1 - seat).undo
        if offer is not None and offer.free and DRAW.number in made.table.game.legal():
            break
    else:
        pytest.fail("no move that revealed nothing came up")
    made.act(seat, DRAW)
    made.undo(seat)
    made.do(1 - seat, pr.Answer(id=1, yes=True))
    offer = made.view(1 - seat).undo
    assert offer is not None
    assert not offer.free


def test_everybody_is_told_how_much_was_taken_back_of_what_they_saw() -> None:
    """Card, slot and payment one by one: undoing the last one is one action, or the whole play."""
    for seed in range(60):
        made = desk("01", seed=seed)
        seat, placement = to_a_payable_card(made)
        frames = 0
        made.act(seat, laying(placement))
        while made.table.game.prompt.kind in UNPAID and made.table.game.actor == seat:
            made.act(seat, made.table.game.legal()[0])
            frames += 1
        undo = made.view(seat).undo
        if frames and undo is not None and undo.free:
            break
    else:
        pytest.fail("no play that revealed nothing came up")
    change = made.undo(seat)
    own, rival = made.line(change, seat), made.line(change, 1 - seat)
    assert own is not None
    assert rival is not None
    assert (own.actions, rival.actions) == (1, 1 + frames)


def test_undo_is_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing and undoing a hundred times does not replay the game a hundred times."""
    made = desk("01", seed=3)
    seat, placement = to_a_payable_card(made)
    snapshot = lies(made.table.game)

    def start(_: Any) -> None:
        pytest.fail("played again from the start")

    monkeypatch.setattr("spinney.engine.replay.Record.start", start)
    for _ in range(100):
        made.act(seat, laying(placement))
        made.undo(seat)
    assert lies(made.table.game) == snapshot


def test_whoever_was_replaced_is_still_asked() -> None:
    made = desk("01", seed=5)
    play_until(made, lambda: made.table.game.prompt.kind == "turn")
    seat = made.table.game.actor
    made.act(seat, DRAW)
    made.do(seat, pr.LetPlay(id=1, seat=1 - seat, bot="planner"))
    made.undo(seat)
    assert made.table.undoing is not None
    assert made.table.undoing.waiting_for == {1 - seat}


def test_only_the_host_changes_a_bot() -> None:
    made = desk("01b")
    refused("forbidden", lambda: made.do(1, pr.LetPlay(id=1, seat=2, bot="greedy")))
    made.do(0, pr.LetPlay(id=1, seat=2, bot="greedy"))
    assert made.table.seats[2].bot == "greedy"


def test_coming_and_going_leaves_no_trace_in_the_lobby() -> None:
    made = desk("0-", start=False)
    for number in range(100):
        joined = decide.join(made.table, pr.Join(name="Ben"), "k", 0)
        made.write(joined)
        made.do(joined.who.id, pr.Leave(id=1))
        assert joined.who.id == number + 1, "nobody gets another one's number"
    assert list(made.table.people) == [0]


def test_whoever_has_left_the_lobby_has_no_say_there() -> None:
    made = desk("01", start=False)
    made.do(1, pr.Leave(id=1))
    refused("forbidden", lambda: made.do(1, pr.Rename(id=1, name="Ghost")))
    refused("forbidden", lambda: made.do(1, pr.Sit(id=1, seat=1)))


def test_the_host_frees_a_seat_in_the_lobby() -> None:
    made = desk("01", start=False)
    refused("forbidden", lambda: made.do(1, pr.LetPlay(id=1, seat=0, bot=None)))
    made.do(0, pr.LetPlay(id=1, seat=1, bot=None))
    assert made.table.seats[1].open


def test_whoever_left_and_acts_is_back() -> None:
    made = desk("01")
    actor = made.table.game.actor
    made.do(actor, pr.Leave(id=1))
    made.act(actor, made.table.game.legal()[0])
    assert not made.table.seats[actor].deserted


def test_renaming_oneself_does_not_rename_those_beside() -> None:
    made = desk("001", start=False)
    made.table.seats[1].name = "Child"
    made.do(0, pr.Rename(id=1, name="Anna"))
    assert made.table.names() == ["Anna", "Child", "P1"]


@pytest.mark.parametrize("name", ["\u3164", " ", "\u2800\u2800", "a\u202eb", ""])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        pr.Join(name=name)
