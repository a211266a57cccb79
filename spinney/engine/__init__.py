"""The engine: games, views, cards, actions, prompts, events, replays and notation.

>>> game = Game.new("forest", players=2, seed=7)
>>> events = game.apply("draw")
>>> game
<game: forest, 2 players, seed 7, 1 actions, turn 2, player 0 to choose>
"""

from spinney.engine import effects
from spinney.engine.actions import ACTION_SPACE, Action
from spinney.engine.cards import Card, Half, Spot
from spinney.engine.core.state import CLEARING_LIMIT
from spinney.engine.core.vectors import COMPILED
from spinney.engine.events import Cause, Event, Events
from spinney.engine.game import Game, IllegalActionError
from spinney.engine.moves import MoveError
from spinney.engine.options import RULES_VERSION, GameError, Options
from spinney.engine.plan import Placement, Plan
from spinney.engine.position import Dweller, Host, Player, Position
from spinney.engine.prompts import Prompt
from spinney.engine.replay import Record, ReplayError
from spinney.engine.rng import Rng
from spinney.engine.sheet import ScoreLine, ScoreSheet
from spinney.engine.view import View

__all__ = [
    "ACTION_SPACE",
    "CLEARING_LIMIT",
    "COMPILED",
    "RULES_VERSION",
    "Action",
    "Card",
    "Cause",
    "Dweller",
    "Event",
    "Events",
    "Game",
    "GameError",
    "Half",
    "Host",
    "IllegalActionError",
    "MoveError",
    "Options",
    "Placement",
    "Plan",
    "Player",
    "Position",
    "Prompt",
    "Record",
    "ReplayError",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Spot",
    "View",
    "effects",
]
