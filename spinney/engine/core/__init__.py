"""The engine's inside: flat integers, compiled, and private to ``engine`` and ``bots``."""
