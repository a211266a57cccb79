"""One seat as a Gymnasium environment; bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from spinney.bots import RANDOM, Bot
from spinney.engine import ACTION_SPACE, Game, Rng
from spinney.engine.observation import Observer
from spinney.lab.clock import TurnClock
from spinney.lab.environments.arrays import ObservationArrays, action_space, mask_space
from spinney.lab.environments.copies import CopyableEnv
from spinney.lab.environments.drawing import ANSI, drawn
from spinney.lab.environments.keywords import (
    DICT,
    FLAT,
    ILLEGAL_REWARD,
    LOSE,
    RAISE,
    one_of,
    options_of,
)
from spinney.lab.environments.rewards import RewardMeter
from spinney.lab.environments.table import deal_from
from spinney.lab.players import player


class AgainstBots(gymnasium.Env[Any, Any], CopyableEnv):
    """A learner against bots, given by name or as objects; they sit behind it in turn order.

    Without a ``seat`` the learner gets a random one. The legal actions are in
    ``info["action_mask"]`` and :meth:`action_masks`, and in the observation if it is a dictionary.
    An illegal one ends the game with a reward of -1, or is an error (``illegal="raise"``). With
    no bots and a ``solo`` challenge, it is the solo game. The other keywords are the options of a
    game: ``sets``, ``draft``, ``visible_score`` and so on.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012
    progress = (
        "game",
        "seat",
        "_np_random",
        "_np_random_seed",
        "_over",
        "_reward_meter",
        "_mask",
        "_chances",
        "_clock",
    )

    def __init__(
        self,
        game: str = "forest",
        bots: str | Sequence[str | Bot] = ("random",),
        *,
        seat: int | None = None,
        observation: str = FLAT,
        reward: str = "win",
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        CopyableEnv.__init__(
            self,
            game,
            bots,
            seat=seat,
            observation=observation,
            reward=reward,
            illegal=illegal,
            render_mode=render_mode,
            **options,
        )
        self.render_mode = render_mode and one_of("render mode", render_mode, ANSI)
        bots = [bots] if isinstance(bots, str) else bots
        self.options = options_of(game, len(bots) + 1, options)
        self.bots = [player(bot).bot if isinstance(bot, str) else bot for bot in bots]
        if seat is not None and not 0 <= seat <= len(bots):
            raise ValueError(f"no seat {seat}; seats are 0 to {len(bots)}")
        self._seat = seat
        #: Where the learner sits in this game.
        self.seat = seat or 0
        self._reward_meter = RewardMeter(reward, self.options)
        self._loses = one_of("illegal", illegal, RAISE, LOSE) == LOSE
        self.game = Game.start_with(self.options, 0)
        self._observer = Observer(self.options)
        self._arrays = ObservationArrays(self._observer, observation)
        self._dict = observation == DICT
        self._over = True
        self._mask = np.zeros(ACTION_SPACE, np.int8)
        self.action_space = action_space()
        self.observation_space = self._arrays.space
        if isinstance(self._arrays.space, spaces.Dict):
            self.observation_space = spaces.Dict(
                {**self._arrays.space.spaces, "action_mask": mask_space()}
            )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game: the same games for the same seed, the next one without a seed."""
        super().reset(seed=seed)
        players = self.options.players
        self.game = Game.start_with(self.options, deal_from(self.np_random))
        if self._seat is None:
            self.seat = int(self.np_random.integers(players))
        self._chances = [Rng(deal_from(self.np_random)) for _ in range(players)]
        self._clock = TurnClock(players)
        self._reward_meter.begin(self.game)
        self._let_bots_play()
        self._over = False
        return self._seen({})

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ResetNeeded("no game is being played; call reset")
        game, action = self.game, index(action)
        if self._loses and not game.offers(action):
            self._over = True
            observation, info = self._seen({"illegal_action": action})
            return observation, ILLEGAL_REWARD, True, False, info
        game.push(action)
        self._let_bots_play()
        self._over = game.over
        info = {"scores": game.scores(), "seat": self.seat} if game.over else {}
        observation, info = self._seen(info)
        pays = game.over or self._reward_meter.every_step
        reward = self._reward_meter.pay(game)[self.seat] if pays else 0.0
        return observation, reward, game.over, False, info

    def render(self) -> str | None:
        """The table as text, in the mode "ansi"."""
        return drawn(self.game) if self.render_mode else None

    def action_masks(self) -> Any:
        """The legal actions, as MaskablePPO asks for them."""
        return self._mask.astype(bool)

    def _let_bots_play(self) -> None:
        game, seat = self.game, self.seat
        while not game.over and game.actor != seat:
            game.push(self._decision(game.actor))

    def _decision(self, seat: int) -> int:
        bot, chance = self.bots[(seat - self.seat - 1) % self.options.players], self._chances[seat]
        if bot is RANDOM:  # same choice, without making a view
            choices = self.game.legal()
            return choices[chance.below(len(choices))]
        clock = self._clock.start(seat, self.game.turn)
        action = bot.decide(self.game.view(seat), chance, clock)
        clock.stop()
        return action

    def _seen(self, info: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """The observation and the info."""
        self._observer.see(self.game, self.seat)
        observation, self._mask = self._arrays.take()
        if self._over:  # after an illegal action the game itself still has legal ones
            self._mask[:] = 0
        info["action_mask"] = self._mask.copy()
        if self._dict:
            observation = {**observation, "action_mask": self._mask.copy()}
        return observation, info
