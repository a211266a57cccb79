"""Train a small policy by MaskablePPO, on the CPU, in a few minutes.

It learns one seat of a two-player game against bots and is then measured on games it has not seen.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import torch
from learned import Learned, Scaled
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from spinney.bots import Bot
from spinney.engine import Game, Rng
from spinney.lab.arena import Z95, wilson
from spinney.lab.environments import AgainstBots
from spinney.lab.players import player
from spinney.lab.simulate import derived_seed, play_to_the_end


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="example: python examples/rl/train.py --game dartmoor --minutes 8 --out policy.zip",
    )
    parser.add_argument("--game", default="forest", choices=("forest", "dartmoor"))
    parser.add_argument("--against", default="random", help="the bot to learn from")
    parser.add_argument("--minutes", type=float, default=8, help="train at most so long")
    parser.add_argument("--steps", type=int, default=10_000_000, help="at most so many choices")
    parser.add_argument("--games", type=int, default=200, help="games to measure it in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.zip"))
    return parser.parse_args()


class Progress(BaseCallback):
    """Reports progress after every round, and stops when the time is up."""

    def __init__(self, minutes: float, out: Path) -> None:
        super().__init__()
        self.until = time.monotonic() + 60 * minutes
        self.began = time.monotonic()
        self.out = out

    def _on_step(self) -> bool:
        return time.monotonic() < self.until

    def _on_rollout_end(self) -> None:
        games = self.model.ep_info_buffer or ()
        lead = 100 * sum(game["r"] for game in games) / max(len(games), 1)
        seconds = time.monotonic() - self.began
        say(f"{seconds:5.0f} s  {self.num_timesteps:8,} choices  lead {lead:+7.1f} points")
        self.model.save(self.out)  # nothing is lost if it is stopped


def train(arguments: argparse.Namespace) -> None:
    def table() -> Any:
        env = AgainstBots(arguments.game, [arguments.against], reward="gain")
        return Monitor(Scaled(env))

    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * 8),
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=arguments.seed,
        device="cpu",
    )
    model.learn(arguments.steps, callback=Progress(arguments.minutes, arguments.out))
    model.save(arguments.out)


def measure(game: str, learned: Bot, rival: Bot, games: int, seed: int) -> str:
    """Play every deal from both seats."""
    won = mine = theirs = 0.0
    for number in range(games):
        deal, seat = divmod(number, 2)
        table = Game.new(game, players=2, seed=derived_seed(seed, deal, "measured"))
        bots = [learned, rival] if seat == 0 else [rival, learned]
        play_to_the_end(table, bots, [Rng(number), Rng(~number & 0xFFFF)])
        scores = table.scores()
        own, other = scores[seat], scores[1 - seat]
        won += 1.0 if own > other else 0.5 if own == other else 0.0
        mine += own / games
        theirs += other / games
    low, high = wilson(won, games, Z95)
    return (
        f"{learned.name} wins {won / games:.1%} of {games} games against {rival.name} "
        f"(95 %: {low:.1%} to {high:.1%}), {mine:.0f} : {theirs:.0f} points"
    )


def main() -> None:
    arguments = read_arguments()
    train(arguments)
    learned = Learned(str(arguments.out))
    for rival in dict.fromkeys((arguments.against, "random", "greedy")):
        bot = player(rival).bot
        say(measure(arguments.game, learned, bot, arguments.games, arguments.seed))


if __name__ == "__main__":
    main()
