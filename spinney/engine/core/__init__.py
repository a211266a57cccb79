"""The engine's core: flat integers, compiled, and private to ``engine`` and ``bots``."""
