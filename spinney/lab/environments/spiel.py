"""A table as a game of OpenSpiel (the extra ``spiel``); importing this module registers it.

>>> import pyspiel
>>> game = pyspiel.load_game("python_spinney(game=dartmoor,players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # chance deals
>>> state.current_player() >= 0
True
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spinney.engine import ACTION_SPACE, Game
from spinney.engine.observation import Observer
from spinney.lab.environments.arrays import ObservationArrays
from spinney.lab.environments.keywords import FLAT, one_of, options_of
from spinney.lab.environments.rewards import rewards

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ImportError("the adapter needs OpenSpiel: pip install 'spinney[spiel]'") from missing

NAME: Final = "python_spinney"

#: Parameters with their defaults. ``sets`` are joined by "+": a comma ends a parameter.
PARAMETERS: Final[dict[str, Any]] = {
    "game": "forest",
    "players": 2,
    "sets": "",
    "draft": False,
    "no_removal": False,
    "visible_score": True,
    "reward": "win",
    #: Chance deals one of this many games; which ones depends on ``seed``.
    "deals": 10_000,
    "seed": 0,
}
#: More choices than any game has.
LONGEST: Final = 10_000
#: More than any lead, in hundreds of points.
HIGHEST: Final = 100.0

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Spinney",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
    default_loadable=True,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one kind of table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.reward = one_of("reward", given["reward"], "win", "score")
        self.deals, self.seed = int(given["deals"]), int(given["seed"])
        if not 1 <= self.deals <= 10**6:
            raise ValueError(f"deals is {self.deals}; it can be from 1 to 1000000")
        names = ("draft", "no_removal", "visible_score")
        keywords = {name: given[name] for name in names}
        keywords["sets"] = [name for name in given["sets"].split("+") if name]
        self.options = options_of(given["game"], int(given["players"]), keywords)
        highest = 1.0 if self.reward == "win" else HIGHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_SPACE,
            max_chance_outcomes=self.deals,
            num_players=self.options.players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """What a seat knows now; OpenSpiel asks for it with and without perfect recall."""
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game, or the moment before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game
        #: None until it is dealt.
        self.table: Game | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.actor

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return sorted(table.legal()) if table and player == table.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            seed = (self.rules.seed << 32) + action
            self.table = Game.start_with(self.rules.options, seed)
        else:
            self.table.push(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.describe(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over:
            return [0.0] * self.rules.options.players
        return rewards(self.rules.reward, self.table.scores())

    def __str__(self) -> str:
        return "not dealt" if self.table is None else repr(self.table)


class SpielObserver:
    """Writes what a seat knows as numbers, by name and as one tensor."""

    def __init__(self, game: SpielGame) -> None:
        self._observer = Observer(game.options)
        self._arrays = ObservationArrays(self._observer, FLAT)
        self._map = self._arrays.feature_map
        self._units = self._map.units()
        self.tensor: NDArray[np.float32] = np.zeros(self._map.size, np.float32)
        self.dict = self._map.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state; features are divided by their units, as networks like them."""
        self.tensor[:] = self._seen(state, player) / self._units

    def string_from(self, state: SpielState, player: int) -> str:
        """All that is not 0, by name."""
        said = []
        for name, part in self._map.parts(self._seen(state, player)).items():
            some = part.ravel()
            numbers = " ".join(f"{i}:{some[i]}" for i in np.flatnonzero(some))
            if numbers:
                said.append(f"{name} {numbers}")
        return "\n".join(said)

    def _seen(self, state: SpielState, player: int) -> NDArray[np.int16]:
        if state.table is None:
            return np.zeros(self._map.size, np.int16)
        self._observer.see(state.table, player)
        features: NDArray[np.int16] = self._arrays.take()[0]
        return features


pyspiel.register_game(TYPE, SpielGame)
