"""A game for PettingZoo: every seat is an agent, asked one after the other."""

from __future__ import annotations

from typing import Any

from robinsonade.extras import ImportsOf

with ImportsOf("rl"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

from robinsonade.envs.interface import Interface, Mask, Observation, Seeds
from robinsonade.kernel.episode import NOBODY, Episode
from robinsonade.kernel.flock import PROGRESS, RESULT, worth

Observed = dict[str, Any]


class IslandAEC(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1` ...; each observes the numbers that its seat may know.

    An observation is `{"observation": float32, "action_mask": int8}`; the mask is 0 for a seat that
    is not asked. Who only could interrupt is asked first and may answer 0.
    """

    def __init__(
        self, game: str, seats: int | None = None, reward: str = RESULT, **options: str
    ) -> None:
        super().__init__()
        self.interface = Interface(game, seats, reward, **options)
        self.metadata = {
            "name": f"{game}_v{self.interface.action_version}",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.interface.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seeds = Seeds()
        count = self.interface.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.interface.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.nothing = np.zeros(count, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Observed]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the decks and dice of a seed are those of `robinsonade.new`."""
        self.episode: Episode = self.interface.episode(self.seeds.next(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.worths = [self.worth(seat) for seat in range(self.interface.seats)]
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._skip_agent_selection = None
        self.rewarded = False

    def worth(self, seat: int) -> float:
        return worth(self.interface.game, self.episode, self.interface.reward, seat)

    def observe(self, agent: str) -> Observed:
        seat = self.seat_of[agent]
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}

    def numbers(self, seat: int) -> Observation:
        return self.interface.observe(self.episode.table, seat)

    def mask(self, seat: int) -> Mask:
        if seat != self.episode.seat:
            return self.nothing.copy()
        return self.interface.mask(self.episode.legal)

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats know together: the observations one after the other."""
        return np.concatenate([self.numbers(seat) for seat in range(self.interface.seats)])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.rewarded:
            self._clear_rewards()
            self.rewarded = False
        over = episode.seat == NOBODY
        if over or self.interface.reward == PROGRESS:
            self.hand_out()
        if over:
            self.end()
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def hand_out(self) -> None:
        """What each seat has got by this step."""
        for seat, agent in enumerate(self.possible_agents):
            value = self.worth(seat)
            self.rewards[agent] = value - self.worths[seat]
            self.worths[seat] = value
        self.rewarded = True
        self._accumulate_rewards()

    def end(self) -> None:
        told = self.interface.ending(self.episode.table) | self.interface.about()
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = told.copy()


def aec(game: str, seats: int | None = None, reward: str = RESULT, **options: str) -> IslandAEC:
    """The environment of a game for PettingZoo.

    >>> env = aec("forbidden-island", seats=2)
    >>> env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> observation["observation"].shape, int(observation["action_mask"].sum())
    ((248,), 10)
    """
    return IslandAEC(game, seats, reward, **options)
