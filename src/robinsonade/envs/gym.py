"""A game for Gymnasium: one brain for all seats, or one seat among named players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robinsonade.extras import ImportsOf

with ImportsOf("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from robinsonade.envs.interface import Interface, Observation, Seeds
from robinsonade.kernel.episode import NOBODY, Episode
from robinsonade.kernel.flock import RESULT, worth
from robinsonade.kernel.refusal import Refused
from robinsonade.players.driver import Driver
from robinsonade.players.registry import check_player, make_players

MOST_ILLEGAL: Final = 1000  # in one episode; then it is cut off
PRICE: Final = 1.0  # of an illegal action


class IslandEnv(gymnasium.Env[Observation, int]):
    """What both have in common.

    `action_masks()` says what is legal. Any other action changes nothing and costs 1.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, seats: int | None = None, reward: str = RESULT, **options: str
    ) -> None:
        self.interface = Interface(game, seats, reward, **options)
        self.seeds = Seeds()
        self.observation_space = spaces.Box(0.0, 1.0, (self.interface.size,), np.float32)
        self.action_space: Any = spaces.Discrete(self.interface.actions)

    def begin(self, seed: int | None) -> None:
        self.seed = self.seeds.next(seed)
        self.episode: Episode = self.interface.episode(self.seed)
        self.illegal = 0

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal; the name that sb3-contrib looks for."""
        return self.interface.mask(self.episode.legal).astype(np.bool_)

    def worth(self, seat: int) -> float:
        return worth(self.interface.game, self.episode, self.interface.reward, seat)

    def refuse(self, told: dict[str, Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An illegal action: nothing changes."""
        self.illegal += 1
        cut = self.illegal >= MOST_ILLEGAL
        return self.look(), -PRICE, False, cut, told | {"illegal": True}

    def look(self) -> Observation:
        raise NotImplementedError

    def told(self) -> dict[str, Any]:
        """What an `info` holds."""
        info: dict[str, Any] = {"seat": self.episode.seat, **self.interface.about()}
        if self.episode.seat == NOBODY:
            info |= self.interface.ending(self.episode.table)
        return info


class IslandSolo(IslandEnv):
    """One brain for all seats: it sees what the seat that is asked may know.

    The reward is the mean of all seats.

    >>> env = IslandSolo("forbidden-island", seats=3)
    >>> observation, info = env.reset(seed=1)
    >>> info["seat"] == env.episode.seat, observation.dtype
    (True, dtype('float32'))
    """

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin(seed)
        self.seen = self.mean()
        return self.look(), self.told()

    def mean(self) -> float:
        seats = self.interface.seats
        return sum([self.worth(seat) for seat in range(seats)]) / seats

    def look(self) -> Observation:
        return self.interface.observe(self.episode.table, max(self.episode.seat, 0))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.legal:
            return self.refuse(self.told())
        self.episode.act(int(action))
        value = self.mean()
        gained = value - self.seen
        self.seen = value
        return self.look(), gained, self.episode.seat == NOBODY, False, self.told()


class IslandSeat(IslandEnv):
    """One seat; the others are named players, as in `robinsonade simulate`.

    >>> env = IslandSeat("papua", players=["greedy", "random"], seat=1)
    >>> observation, info = env.reset(seed=1)
    >>> env.interface.seats, info["seat"]
    (3, 1)
    """

    def __init__(
        self,
        game: str,
        players: Sequence[str] = ("greedy",),
        seat: int = 0,
        reward: str = RESULT,
        **options: str,
    ) -> None:
        super().__init__(game, len(players) + 1, reward, **options)
        if not 0 <= seat < self.interface.seats:
            allowed = f"0-{self.interface.seats - 1}"
            raise Refused("not-a-seat", given=str(seat), allowed=allowed)
        self.seat = seat
        self.names: list[str | None] = [check_player(name) for name in players]
        self.names.insert(seat, None)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin(seed)
        self.players = make_players(self.names, self.interface.game, self.seed)
        self.driver = Driver(self.players, self.episode.table)
        self.seen = self.worth(self.seat)
        self.go_on()
        return self.look(), self.told()

    def look(self) -> Observation:
        return self.interface.observe(self.episode.table, self.seat)

    def go_on(self) -> None:
        """The others play until the seat is asked, or it is over."""
        episode = self.episode
        while episode.seat not in (self.seat, NOBODY):
            seat = episode.seat
            player = self.players[seat]
            assert player is not None
            wanted = self.driver.ask(
                player, episode.table, seat, episode.offered, episode.may_decline()
            )
            if wanted is None:
                episode.decline()
            else:
                episode.follow(wanted)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.legal or self.episode.seat != self.seat:
            return self.refuse(self.told())
        self.episode.act(int(action))
        self.go_on()
        value = self.worth(self.seat)
        gained = value - self.seen
        self.seen = value
        return self.look(), gained, self.episode.seat == NOBODY, False, self.told()


for _name, _kind in (("IslandSolo", IslandSolo), ("IslandSeat", IslandSeat)):
    gymnasium.register(f"robinsonade/{_name}-v0", entry_point=f"{__name__}:{_kind.__name__}")
