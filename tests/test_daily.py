"""The daily deal: a pure function of the date."""

from pathlib import Path

import pytest

from spinney.engine import Record
from spinney.tables import daily
from spinney.tables import protocol as pr
from spinney.tables.protocol import Refusal
from tests.server.desk import Desk

MIDDAY = 1_795_003_200_000  # 18 November 2026
DEVICE = "a" * 16
FOREST = "34662742acfbce21ace1d8ce8baa1dc0"


def test_a_deal_is_fixed_by_its_date_for_good() -> None:
    assert daily.day_of(MIDDAY) == "2026-11-18"
    assert daily.day_of(MIDDAY + 43_200_000 - 1) == "2026-11-18"
    assert daily.day_of(MIDDAY + 43_200_000) == "2026-11-19"
    assert f"{daily.seed_of('forest', '2026-11-18'):x}" == FOREST
    game = Record(
        daily.options_of("forest", "2026-11-18"), daily.seed_of("forest", "2026-11-18")
    ).start()
    assert game.options.players == 2


def test_no_two_deals_are_the_same() -> None:
    days = [daily.day_of(MIDDAY + n * 86_400_000) for n in range(400)]
    assert len(set(days)) == 400
    seeds = {daily.seed_of(kind, day) for kind in ("forest", "dartmoor", "solo") for day in days}
    assert len(seeds) == 1200
    assert len({daily.options_of("solo", day).solo for day in days}) == 15


def table(kind: str) -> Desk:
    made = Desk()
    made.now = MIDDAY
    wish = pr.DailyWish.model_validate({"name": "Ana", "kind": kind, "device": DEVICE})
    made.write(daily.daily_table(wish, "key", MIDDAY))
    made.do(0, pr.Start(id=1))
    return made


@pytest.mark.parametrize("kind", ["forest", "dartmoor", "solo"])
def test_everybody_gets_the_same_table(kind: str) -> None:
    one, two = table(kind).table, table(kind).table
    assert one.game == two.game
    assert one.deal == "daily"
    assert not one.settings.hints
    assert [seat.bot for seat in one.seats] == [None, daily.RIVAL][: len(one.seats)]


def test_nobody_is_replaced_and_points_count_only_at_the_end() -> None:
    made = table("forest")
    for seat in (0, 1):
        with pytest.raises(Refusal, match="nobody is replaced"):
            made.do(0, pr.LetPlay(id=1, seat=seat, bot="random"))
    assert daily.points_of(made.table) is None
    made.table.phase = "over"
    assert daily.points_of(made.table) == 0
    made.table.taken_back = 1
    assert daily.points_of(made.table) is None


def test_the_rival_is_of_the_clients_medium_level() -> None:
    levels = (Path(__file__).parent.parent / "web/src/home/levels.ts").read_text()
    assert f'medium: "{daily.RIVAL}"' in levels
