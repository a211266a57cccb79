"""A bot that plays what a trained policy chooses.

spinney arena examples/rl/learned.py:Learned:policy=forest.zip random --games 200
"""

from __future__ import annotations

from functools import cache
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

from spinney.bots import Clock
from spinney.engine import Options, Rng, View
from spinney.engine.observation import Observer
from spinney.lab.environments import AgainstBots, FeatureMap

#: Numbers that only name places and species: a small network cannot use them.
NAMES = ("host_owner", "host_species", "where")


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations scaled to about 0 to 1 for a network, without names."""

    def __init__(self, env: AgainstBots) -> None:
        super().__init__(env)
        self.scale = Scale(env.options.game)
        size = len(self.scale.kept)
        self.observation_space = gymnasium.spaces.Box(-1, np.inf, (size,), np.float32)

    def observation(self, observation: NDArray[np.int16]) -> NDArray[np.float32]:
        return self.scale(observation)


class Scale:
    """Chooses and scales the features of a game."""

    def __init__(self, game: str) -> None:
        feature_map = FeatureMap.of(game)
        named = np.zeros(feature_map.size, bool)
        for name in NAMES:
            feature_map.parts(named)[name][...] = True
        self.kept = np.flatnonzero(~named)
        self.units = feature_map.units()[self.kept]

    def __call__(self, features: NDArray[np.int16]) -> NDArray[np.float32]:
        return np.divide(features[self.kept], self.units, dtype=np.float32)


scale_for = cache(Scale)


class Learned:
    """Takes the action that the policy thinks best."""

    def __init__(self, policy: str = "policy.zip") -> None:
        self.name = f"learned:policy={policy}"
        torch.set_num_threads(1)
        self.policy = MaskablePPO.load(policy, device="cpu")
        #: One for each kind of table, reused for every position.
        self._observers: dict[tuple[str, Options], Observer] = {}

    def decide(self, view: View, rng: Rng, clock: Clock) -> int:
        kind = view.deck.digest, view.options
        if kind not in self._observers:
            self._observers[kind] = Observer(view.options, view.deck)
        observer = self._observers[kind]
        observer.see(view, view.seat)
        features = np.array(observer.features, np.int16)
        mask = np.array(observer.masks, bool)
        action, _ = self.policy.predict(
            scale_for(view.game)(features), action_masks=mask, deterministic=True
        )
        return int(action)
