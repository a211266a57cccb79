"""Observations as NumPy arrays: the engine's features, whole or by name."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spinney.engine import ACTION_SPACE, COMPILED, Options
from spinney.engine.observation import SEATS, Layout, Observer, Segment
from spinney.lab.environments.keywords import DICT, FLAT, one_of

Features: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


def action_space() -> spaces.Discrete[np.int64]:
    """The actions of :mod:`spinney.engine.actions`, the same for every game and table."""
    return spaces.Discrete(ACTION_SPACE)


def as_array(vector: Any, dtype: type[np.generic]) -> NDArray[Any]:
    """A vector as an array: a live view if compiled, a snapshot if interpreted."""
    if COMPILED:
        return np.frombuffer(vector, dtype)
    return np.array(vector, dtype)


class FeatureMap:
    """What the features of a game mean, with access by name.

    >>> feature_map = FeatureMap.of("forest")
    >>> features = np.zeros(feature_map.size, np.int16)
    >>> feature_map.parts(features)["points"].shape, feature_map.parts(features)["hand"].shape
    ((5,), (233,))
    """

    def __init__(self, layout: Layout) -> None:
        self.size: int = layout.size
        self.block: int = layout.block
        self.segments: tuple[Segment, ...] = tuple(layout.segments)
        self._by_seat = [(s.name, place_of(s)) for s in self.segments if s.by_seat]
        self._once = [(s.name, place_of(s)) for s in self.segments if not s.by_seat]

    @classmethod
    def of(cls, game: str) -> FeatureMap:
        """The map for a game with Spinney's own deck."""
        return cls(Observer(Options(game)).layout)

    def parts(self, features: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The features by name, without copying; rows of features give rows of parts."""
        seats = features[..., : SEATS * self.block]
        seats = seats.reshape(*features.shape[:-1], SEATS, self.block)
        parts = {name: seats[where] for name, where in self._by_seat}
        parts.update({name: features[where] for name, where in self._once})
        return parts

    def units(self) -> NDArray[np.float32]:
        """The divisor for each feature that gives a number mostly between 0 and 1."""
        units = np.ones(self.size, np.float32)
        for segment in self.segments:
            self.parts(units)[segment.name][...] = segment.unit
        return units

    def space(self, observation: str) -> spaces.Space[Any]:
        """The space of an observation, flat or as a dictionary of parts."""
        low = np.full(self.size, -1, np.int16)
        high = np.full(self.size, np.iinfo(np.int16).max, np.int16)
        for segment in self.segments:
            if segment.unit == 1:
                self.parts(high)[segment.name][...] = 1
        if one_of("observation", observation, FLAT, DICT) == FLAT:
            return spaces.Box(low, high, dtype=np.int16)
        highs = self.parts(high)
        return spaces.Dict(
            {
                name: spaces.Box(part, highs[name], dtype=np.int16)
                for name, part in self.parts(low).items()
            }
        )


def place_of(segment: Segment) -> Any:
    """The index of a segment in an array; a single number per seat is a scalar per seat."""
    if segment.by_seat and segment.length == 1:
        return (..., segment.start)
    return (..., slice(segment.start, segment.start + segment.length))


def mask_space() -> spaces.Box:
    return spaces.Box(0, 1, (ACTION_SPACE,), np.int8)


class ObservationArrays:
    """The first row of an observer as separate arrays, copied for every observation."""

    def __init__(self, observer: Observer, observation: str) -> None:
        self.feature_map = FeatureMap(observer.layout)
        self.space = self.feature_map.space(observation)
        self._flat = observation == FLAT
        self._observer = observer
        self._arrays: tuple[Features, Mask] | None = self._views() if COMPILED else None

    def _views(self) -> tuple[Features, Mask]:
        observer = self._observer
        return as_array(observer.features, np.int16), as_array(observer.masks, np.int8)

    def take(self) -> tuple[Any, Mask]:
        """The observation and the mask that the observer wrote last."""
        features, mask = self._arrays or self._views()
        features = features.copy()
        return (features if self._flat else self.feature_map.parts(features)), mask.copy()
