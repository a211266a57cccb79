"""Many tables at once as a Gymnasium vector environment, for self-play."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spinney.engine import COMPILED
from spinney.engine.batch import Batch
from spinney.engine.observation import Observer
from spinney.lab.environments.arrays import FeatureMap, action_space, as_array
from spinney.lab.environments.keywords import FLAT, one_of, options_of
from spinney.lab.environments.rewards import rewards
from spinney.lab.environments.table import deal_from


class ManyTables(VectorEnv[Any, Any, Any]):
    """Games side by side, each seen by the seat to move; a new game starts when one ends.

    The reward is that of the seat that acted; ``info["rewards"]`` has those of all seats, by table
    and seat, ``info["actor"]`` is the seat to move and ``info["action_mask"]`` what is legal.
    Rewards come at the end of a game, with the first observation of the next one; the last one, as
    the seat that acted sees the end, is in ``info["final_obs"]``, the scores are in
    ``info["final_info"]``. With ``copy=False`` observations and masks are read-only and change with
    the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        tables: int,
        game: str = "forest",
        players: int = 2,
        *,
        reward: str = "win",
        copy: bool = True,
        **options: Any,
    ) -> None:
        tables = index(tables)
        if tables < 1:
            raise ValueError(f"{tables} tables; at least 1 is needed")
        self.options = options_of(game, players, options)
        if self.options.solo:
            raise ValueError("the solo game has no rivals to learn from; AgainstBots plays it")
        self.reward = one_of("reward", reward, "win", "score")
        self.num_envs = tables
        self.copy = copy
        self.batch = Batch(self.options, tables)
        self._final = Observer(self.options)
        self.feature_map = FeatureMap(self.batch.observer.layout)
        self.single_observation_space = self.feature_map.space(FLAT)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._rows = np.arange(tables)
        self._actors: NDArray[Any] | None = None
        self._arrays = self._views() if COMPILED else None

    def _views(self) -> tuple[NDArray[Any], ...]:
        """Observations, masks, the seats to move, which games ended and with which scores."""
        batch, tables = self.batch, self.num_envs
        return (
            as_array(batch.observer.features, np.int16).reshape(tables, -1),
            as_array(batch.observer.masks, np.int8).reshape(tables, -1),
            as_array(batch.actors, np.uint8),
            as_array(batch.ended, np.bool_),
            as_array(batch.scores, np.int16).reshape(tables, -1),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal new games: the same ones for the same seed, the next ones without a seed."""
        super().reset(seed=seed)
        self.batch.reset(deal_from(self.np_random))
        observations, masks, self._actors, _, _ = self._now()
        return observations, {"action_mask": masks, "actor": self._actors}

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action at every table; if one is illegal, it is an error and none is taken."""
        acted, actions = self._actors, np.asarray(actions)
        if acted is None:
            raise ResetNeeded("no games are being played; call reset")
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {actions.dtype}")
        self.batch.step(actions.tolist())
        observations, masks, self._actors, ended, scores = self._now()
        paid = np.zeros(scores.shape)
        info = {"action_mask": masks, "actor": self._actors, "rewards": paid}
        for row in np.flatnonzero(ended).tolist():
            paid[row] = rewards(self.reward, scores[row].tolist())
            last = {"actor": int(acted[row]), "scores": scores[row].copy()}
            final = {"final_obs": self._final_observation(row, last["actor"]), "final_info": last}
            info = self._add_info(info, final, row)
        return observations, paid[self._rows, acted], ended, np.zeros_like(ended), info

    def _final_observation(self, row: int, seat: int) -> NDArray[np.int16]:
        """How a seat sees the end of the game that the last step finished."""
        game = self.batch.finished(row)
        assert game is not None
        self._final.see(game, seat)
        return as_array(self._final.features, np.int16).copy()

    def _now(self) -> tuple[NDArray[Any], ...]:
        """The current arrays; with ``copy=False``, observations and masks are live views."""
        observations, masks, actors, ended, scores = self._arrays or self._views()
        if self.copy:
            observations, masks = observations.copy(), masks.copy()
        return observations, masks, actors.copy(), ended.copy(), scores
