"""Many tables in one process, stepped together."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from robinsonade.envs.interface import Interface, Mask, Observation, Seeds
from robinsonade.kernel.flock import PROGRESS, RESULT, Flock
from robinsonade.kernel.refusal import Refused


class Batch:
    """Many tables of one game. `observations`, `masks` and `seats` are what is asked now at each.

    A table that is over is followed by a new one at once, so that there is always something to do.
    The arrays are filled anew by each step: copy what you keep. `over` marks those that are over,
    `rewards` is what each seat has got by the step before that.

    >>> batch = Batch("forbidden-island", tables=8, seats=2, seed=1)
    >>> for _ in range(100):
    ...     batch.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape, batch.rewards.shape
    ((8, 248), (8, 2))
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        reward: str = RESULT,
        seed: int | None = None,
        **options: str,
    ) -> None:
        if tables < 1:
            raise Refused("bad-tables", given=str(tables))
        self.interface = Interface(game, seats, reward, **options)
        self.tables = tables
        count = self.interface.seats
        self.rewards: Observation = np.zeros((tables, count), np.float32)
        self.observations: Observation = np.zeros((tables, self.interface.size), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.masks: Mask = np.zeros((tables, self.interface.actions), np.int8)
        self.endings: dict[int, dict[str, Any]] = {}
        self.seeds = Seeds()
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """New games at all tables."""
        first = self.seeds.next(seed)
        seeds = [first] + [self.seeds.next(None) for _ in range(self.tables - 1)]
        episodes = [self.interface.episode(number) for number in seeds]
        interface = self.interface
        self.flock = Flock(interface.game, episodes, interface.fields, interface.reward)
        self.rewards.fill(0)
        self.over.fill(False)
        self.endings = {}
        self.look()

    def look(self) -> None:
        interface = self.interface
        raw = np.frombuffer(self.flock.observe(), np.uint8).reshape(self.tables, interface.size)
        np.multiply(raw, interface.scale, out=self.observations)
        self.seats: NDArray[np.int64] = np.array(self.flock.asked(), np.int64)
        self.masks.fill(0)
        self.masks.reshape(-1)[self.flock.legal(interface.actions)] = 1

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, all of them equally likely."""
        return np.array(self.flock.pick(chance.random(self.tables).tolist()), np.int64)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action for each table, of the seat that is asked there."""
        over = self.flock.act(actions.tolist())
        interface = self.interface
        self.over.fill(False)
        self.endings = {}
        if interface.reward == PROGRESS:
            gains = self.flock.gains(list(range(self.tables)))
            self.rewards[:] = np.array(gains, np.float32).reshape(self.tables, -1)
        elif self.rewards.any():
            self.rewards.fill(0)
        if over:
            if interface.reward != PROGRESS:
                gains = self.flock.gains(over)
                self.rewards[over] = np.array(gains, np.float32).reshape(len(over), -1)
            self.over[over] = True
            for number in over:
                episode = self.flock.episodes[number]
                self.endings[number] = interface.ending(episode)
                episode.begin(interface.new_table(self.seeds.next(None)))
                self.flock.begin(number)
        self.look()
