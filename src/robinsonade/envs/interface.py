"""What all environments share: how a game is set up, numbered and observed."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from robinsonade.extras import ImportsOf

with ImportsOf("rl"):
    import numpy as np
    from numpy.typing import NDArray

from robinsonade.games import find_game
from robinsonade.kernel.episode import ActionTable, Episode
from robinsonade.kernel.flock import PROGRESS, RESULT
from robinsonade.kernel.game import Game, check_seed
from robinsonade.kernel.observation import Field, shared_fields
from robinsonade.kernel.observer import Observer
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

ACTION_FILE: Final = "actions.txt"
REWARDS: Final = (RESULT, PROGRESS)


def read_actions(game: Game) -> tuple[str, list[str]]:
    """The version and the names of a game's actions in their frozen order.

    A game without such a file has the order of its catalogue.
    """
    path = resources.files(game.package) / "data" / ACTION_FILE
    if not path.is_file():
        return "0", []
    first, *names = path.read_text(encoding="utf-8").split("\n")
    return first.removeprefix("# version "), [name for name in names if name]


class Interface:
    """A game with a number of seats and options, in numbers.

    >>> island = Interface("forbidden-island", seats=2, difficulty="elite")
    >>> island.action_names[:3], island.actions
    (['decline', 'pass', 'move.fools_landing'], 303)
    >>> island.size == len(island.field_names)
    True
    """

    def __init__(
        self, game: str, seats: int | None = None, reward: str = RESULT, **options: str
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(self.game.fewest if seats is None else seats)
        self.options = self.game.settle_options(self.seats, self.game.fetch_options(options))
        if reward not in REWARDS:
            raise Refused("bad-reward", given=str(reward), allowed=", ".join(REWARDS))
        self.reward = reward
        self.action_version, names = read_actions(self.game)
        self.table = ActionTable(names, self.game.catalogue, self.seats)
        self.action_names = self.table.names
        self.actions = len(self.action_names)
        self.fields: list[Field] = shared_fields(self.game.prompts) + self.game.observation()
        self.field_names = [name for field in self.fields for name in field.names(self.seats)]
        self.size = len(self.field_names)
        self.observer = Observer(self.fields, self.seats)
        counts = [field.count(self.seats) for field in self.fields]
        highs = [field.high - field.low for field in self.fields]
        self.scale: Observation = (1 / np.repeat(highs, counts)).astype(np.float32)

    def new_table(self, seed: int) -> Table:
        """The table of a new game; the same as that of `robinsonade.new` with this seed."""
        return self.game.set_up(self.seats, self.options, seed, log=False)

    def episode(self, seed: int) -> Episode:
        return Episode(self.new_table(seed), self.table)

    def observe(self, table: Table, seat: int) -> Observation:
        """What a seat may know, each number from 0 to 1."""
        return np.frombuffer(self.observer.read(table, seat), np.uint8) * self.scale

    def mask(self, legal: list[int]) -> Mask:
        """A 1 for each action that is legal."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask

    def ending(self, table: Table) -> dict[str, Any]:
        """What is told of a game that is over."""
        return {
            "result": table.result,
            "winners": [seat for seat in range(self.seats) if table.winners >> seat & 1],
            "figures": self.game.statistics(table),
        }

    def about(self) -> dict[str, str]:
        """Which rules and which numbering an episode follows."""
        return {"rules_version": self.game.version, "action_version": self.action_version}


class Seeds:
    """The seed of each episode: the one given, then ever new ones that follow from it."""

    def __init__(self) -> None:
        self.chance = np.random.default_rng()

    def several(self, count: int) -> list[int]:
        """The next ones, as many calls of `next` would give them."""
        return [int(seed) for seed in self.chance.integers(1 << 62, size=count)]

    def next(self, seed: int | None) -> int:
        if seed is None:
            return int(self.chance.integers(1 << 62))
        given = check_seed(int(seed) if isinstance(seed, np.integer) else seed)
        self.chance = np.random.default_rng(given)
        return given
