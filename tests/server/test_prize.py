"""The medal of a solo game is the best one reached, whichever was the goal."""

from __future__ import annotations

import pytest

from spinney.engine.solo import CHALLENGES, SoloResult
from spinney.server.views import prize


@pytest.mark.parametrize(
    ("over", "medal"), [(-1, None), (0, "bronze"), (49, "bronze"), (50, "silver"), (100, "gold")]
)
@pytest.mark.parametrize("aimed", ["bronze", "gold"])
def test_it_is_the_best_one_reached(over: int, medal: str | None, aimed: str) -> None:
    challenge = CHALLENGES["moors"]
    points = challenge.medals[0] + over
    aim = challenge.medals[("bronze", "silver", "gold").index(aimed)]
    result = SoloResult("moors", aimed, challenge.needed, challenge.needed, points, aim)
    assert prize(result) == medal


def test_without_the_goal_there_is_none() -> None:
    challenge = CHALLENGES["moors"]
    result = SoloResult("moors", "bronze", challenge.needed - 1, challenge.needed, 500, 200)
    assert prize(result) is None
