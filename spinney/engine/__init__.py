"""How the game is played: state, legal actions, scoring, views, replays, notation."""

from spinney.engine.actions import ACTION_SPACE, Action
from spinney.engine.events import Event, Events
from spinney.engine.game import RULES_VERSION, Game, IllegalActionError, View
from spinney.engine.options import GameError, Options
from spinney.engine.prompt import Prompt
from spinney.engine.rng import Rng
from spinney.engine.scoring import ScoreLine, ScoreSheet

__all__ = [
    "ACTION_SPACE",
    "RULES_VERSION",
    "Action",
    "Event",
    "Events",
    "Game",
    "GameError",
    "IllegalActionError",
    "Options",
    "Prompt",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "View",
]
