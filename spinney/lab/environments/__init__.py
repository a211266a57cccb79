"""Environments for learners: PettingZoo, Gymnasium, and many games at once (the extra ``rl``).

>>> table = env("forest", players=3)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> int(observation["action_mask"].sum()) > 1
True
"""

try:
    import gymnasium

    from spinney.lab.environments.arrays import FeatureMap, action_space
    from spinney.lab.environments.many import ManyTables
    from spinney.lab.environments.rewards import REWARDS, rewards
    from spinney.lab.environments.seat import AgainstBots
    from spinney.lab.environments.table import TableEnv
except ModuleNotFoundError as missing:
    raise ImportError(
        f"learning environments need {missing.name}: pip install 'spinney[rl]'"
    ) from missing

__all__ = [
    "REWARDS",
    "AgainstBots",
    "FeatureMap",
    "ManyTables",
    "TableEnv",
    "action_space",
    "env",
    "rewards",
]

#: The PettingZoo environment, under the name that is usual for such modules.
env = TableEnv

gymnasium.register("Spinney/Forest-v0", "spinney.lab.environments:AgainstBots")
gymnasium.register(
    "Spinney/Dartmoor-v0", "spinney.lab.environments:AgainstBots", kwargs={"game": "dartmoor"}
)
