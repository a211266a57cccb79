"""Environments that can be copied in the middle of a game, and sent to other processes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, Self

from gymnasium.utils import EzPickle

from spinney.engine import Game


class CopyableEnv(EzPickle):
    """Unpickling makes a new environment without the game; a deep copy keeps the game."""

    #: The attributes that a copy takes over, if they are set.
    progress: ClassVar[tuple[str, ...]]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        make: Any = type(self)
        other: Self = make(*self._ezpickle_args, **self._ezpickle_kwargs)
        for name in self.progress:
            if hasattr(self, name):
                value = getattr(self, name)
                copied = value.copy() if isinstance(value, Game) else deepcopy(value, memo)
                setattr(other, name, copied)
        return other
