"""A whole table as a PettingZoo environment: every seat is an agent."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from spinney.engine import Game
from spinney.engine.observation import Observer
from spinney.lab.environments.arrays import (
    FeatureMap,
    Features,
    ObservationArrays,
    action_space,
    as_array,
    mask_space,
)
from spinney.lab.environments.copies import CopyableEnv
from spinney.lab.environments.drawing import ANSI, drawn
from spinney.lab.environments.keywords import (
    FLAT,
    ILLEGAL_REWARD,
    LOSE,
    RAISE,
    one_of,
    options_of,
)
from spinney.lab.environments.rewards import RewardMeter


class TableEnv(AECEnv[str, dict[str, Any], Any], CopyableEnv):
    """Agents ``player_0``, ``player_1``, ...; the one to move is selected.

    That may be the same agent several times in a row. An observation is
    ``{"observation": ..., "action_mask": ...}``, the former a vector (``observation="flat"``)
    or a dictionary of its parts (``"dict"``). The other keywords are the options of a game:
    ``sets``, ``draft``, ``visible_score`` and so on.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "spinney_v0",
        "render_modes": [ANSI],
        "is_parallelizable": False,
    }
    progress = (
        "_game",
        "_np_random",
        "_over",
        "_reward_meter",
        "agents",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
        "agent_selection",
        "_skip_agent_selection",
    )

    def __init__(
        self,
        game: str = "forest",
        players: int = 2,
        *,
        observation: str = FLAT,
        reward: str = "win",
        illegal: str = RAISE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        CopyableEnv.__init__(
            self, game, players, observation=observation, reward=reward, illegal=illegal,
            render_mode=render_mode, **options,
        )  # fmt: skip
        self.render_mode = render_mode and one_of("render mode", render_mode, ANSI)
        self.options = options_of(game, players, options)
        self.possible_agents = [f"player_{p}" for p in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._reward_meter = RewardMeter(reward, self.options)
        self._loses = one_of("illegal", illegal, RAISE, LOSE) == LOSE
        self._np_random: np.random.Generator | None = None
        self._over = True
        self._game = Game.start_with(self.options, 0)
        self._observer = Observer(self.options)
        self._arrays = ObservationArrays(self._observer, observation)
        space = {"observation": self._arrays.space, "action_mask": mask_space()}
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._everybody = Observer(self.options, rows=players)
        self.state_space = everybody_space(FeatureMap(self._observer.layout), players)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game being played, hidden information included."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same games for the same seed, the next one without a seed."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._game = game = Game.start_with(self.options, deal_from(self._np_random))
        self._over = False
        self._reward_meter.begin(game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[game.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        self._observer.see(self._game, self._seats[agent])
        observation, mask = self._arrays.take()
        if self._over:  # after an illegal action the game itself still has legal ones
            mask[:] = 0
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """The table as text, in the mode "ansi"."""
        return drawn(self._game) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""

    def state(self) -> Features:
        """What the seats know, all together: a row of features for each, for critics."""
        for seat in range(len(self.possible_agents)):
            self._everybody.see(self._game, seat, seat)
        rows = as_array(self._everybody.features, np.int16)
        return rows.reshape(len(self.possible_agents), -1).copy()

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ResetNeeded("no game is being played; call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game, meter, action = self._game, self._reward_meter, index(action)
        if self._loses and not game.offers(action):
            self._cumulative_rewards[agent] = 0.0
            self._give([ILLEGAL_REWARD if a == agent else 0.0 for a in self.agents])
            self._end({"illegal_action": action})
            return
        game.push(action)
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self.possible_agents[game.actor]
        if game.over or meter.every_step:
            self._give(meter.pay(game))
            if game.over:
                self._end({"scores": game.scores()})

    def _give(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def _end(self, info: dict[str, Any]) -> None:
        self._over = True
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(info) for agent in self.agents}


def everybody_space(features: FeatureMap, players: int) -> spaces.Box:
    """The space of what all seats know."""
    one = features.space(FLAT)
    assert isinstance(one, spaces.Box)
    return spaces.Box(
        np.tile(one.low, (players, 1)), np.tile(one.high, (players, 1)), dtype=np.int16
    )


def deal_from(np_random: np.random.Generator) -> int:
    """The seed of the next game."""
    return int.from_bytes(np_random.bytes(16), "little")
