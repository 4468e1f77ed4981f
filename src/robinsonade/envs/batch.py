"""Many tables in one process, stepped together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robinsonade.extras import ImportsOf

with ImportsOf("rl"):
    import numpy as np
    from numpy.typing import NDArray

from robinsonade.envs.interface import Interface, Mask, Observation, Seeds
from robinsonade.kernel.flock import PROGRESS, RESULT, Flock
from robinsonade.kernel.refusal import Refused

SEEDS_AHEAD: Final = 4  # for each table
PACKED: Final = "<i8"  # how the kernel lays down numbers of actions


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
        self.scales: Observation = np.tile(self.interface.scale, (tables, 1))
        # The masks of all tables, and the same bytes eight at a time: those are cleared sooner.
        length = tables * self.interface.actions
        self.wide = np.zeros(-(-length // 8), np.int64)
        self.masks: Mask = self.wide.view(np.int8)[:length].reshape(tables, -1)
        self.starts = np.arange(tables, dtype=np.int64) * self.interface.actions
        self.seeds = Seeds()
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """New games at all tables."""
        interface = self.interface
        seeds = [self.seeds.next(seed), *self.seeds.several(self.tables - 1)]
        episodes = [interface.episode(number) for number in seeds]
        self.flock = Flock(
            interface.game, interface.options, episodes, interface.observer, interface.reward
        )
        self.rewards.fill(0)
        self.over.fill(False)
        self.look()

    def look(self) -> None:
        """Lay down what is asked at each table, and what those who are asked may know."""
        interface, flock = self.interface, self.flock
        raw = np.frombuffer(flock.sheets.read(), np.uint8).reshape(self.tables, interface.size)
        self.observations[...] = raw  # first numbers, then parts of 1: both at once take longer
        self.observations *= self.scales
        asked = np.frombuffer(b"".join(flock.asked), PACKED).astype(np.int64)
        self.seats, self.counts = asked.reshape(self.tables, 2).T
        # Those of all tables, one after the other.
        self.legal: NDArray[np.int64] = np.frombuffer(b"".join(flock.legal), PACKED)
        self.wide.fill(0)
        places = self.starts.repeat(self.counts)
        places += self.legal
        self.masks.reshape(-1)[places] = 1

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, all of them equally likely."""
        places = self.counts.cumsum()
        places -= self.counts
        places += (chance.random(self.tables) * self.counts).astype(np.int64)
        return self.legal.take(places)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action for each table, of the seat that is asked there."""
        flock = self.flock
        numbers = np.asarray(actions)
        if numbers.shape != (self.tables,):
            raise Refused("bad-actions", given=str(numbers.size), tables=str(self.tables))
        if len(flock.seeds) < self.tables:  # all of them may be over at once
            flock.seeds[:0] = self.seeds.several(SEEDS_AHEAD * self.tables)[::-1]
        flock.step(numbers.tolist())
        self.over.fill(False)
        self.rewards.fill(0)
        over = np.array(list(flock.ended), np.int64)
        self.over[over] = True
        if flock.gains:
            rewarded = slice(None) if self.interface.reward == PROGRESS else over
            self.rewards[rewarded] = np.array(flock.gains, np.float32).reshape(-1, flock.seats)
        self.look()

    @property
    def endings(self) -> dict[int, dict[str, Any]]:
        """What is told of the games that the last step has ended, by the number of their table."""
        ended = self.flock.ended.items()
        return {number: self.interface.ending(table) for number, table in ended}
