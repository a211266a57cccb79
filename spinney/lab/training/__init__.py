"""Learning by playing oneself: one network for all seats, trained by PPO (``spinney train``)."""
