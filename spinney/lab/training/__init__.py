"""Learning by self-play: one network for all seats, trained with PPO (``spinney train``)."""
