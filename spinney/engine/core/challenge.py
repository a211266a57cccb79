"""Judging the Dartmoor solo challenges (RULES 9)."""

from __future__ import annotations

from spinney.cards.vocabulary import BIRD
from spinney.engine.core.scoring import cards_at_host, score, score_sheet
from spinney.engine.core.state import H_SPECIES, State
from spinney.engine.core.tables import Tables
from spinney.engine.sheet import ScoreLine
from spinney.engine.solo import (
    CHALLENGES,
    MEDALS,
    BestCardScore,
    DifferentHosts,
    FewestBirds,
    Goal,
    SoloResult,
)


def solo_result(g: State) -> SoloResult:
    """How much of the challenge has been achieved so far."""
    key, medal = g.options.solo, g.options.medal
    assert key is not None
    challenge = CHALLENGES[key]
    return SoloResult(
        challenge=key,
        medal=medal,
        reached=reached(g, challenge.goal),
        needed=challenge.needed,
        points=score(g, 0),
        points_needed=challenge.medals[MEDALS.index(medal)],
    )


def reached(g: State, goal: Goal) -> int:
    t = g.tables
    own_hosts = range(g.number_of_hosts())
    if isinstance(goal, DifferentHosts):
        kinds = {g.host(h, H_SPECIES) for h in own_hosts}
        return len(kinds - {-1})
    if isinstance(goal, FewestBirds):
        bird = t.bit(BIRD)
        return min([cards_at_host(g, h, bird) for h in own_hosts], default=0)
    if isinstance(goal, BestCardScore):
        worth = [line.points for line in score_sheet(g, 0).lines if meets_goal(t, goal, line)]
        return max(worth, default=0)
    return g.tally[t.entry(goal)]


def meets_goal(t: Tables, goal: BestCardScore, line: ScoreLine) -> bool:
    """Is this line for a card that the goal asks for, by species or kind of host?"""
    if line.key not in t.index:
        return False
    return line.key == goal.what or t.species_list[t.index[line.key]].place.value == goal.what
