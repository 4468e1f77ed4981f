"""The games for OpenSpiel. Needs `pip install robinsonade[openspiel]`.

All chance is in the first node: it draws the seed of the game, one of `seeds`. What follows from it
is hidden as ever, so a state must not be searched as it is: `resample_from_infostate` imagines one
that the player could not tell from it, as all players of Robinsonade do.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from robinsonade.extras import ImportsOf

with ImportsOf("openspiel"):
    import numpy as np
    import pyspiel

from robinsonade.envs.interface import Interface, Observation
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.episode import NOBODY, Episode
from robinsonade.kernel.flock import worth
from robinsonade.kernel.game import Game

LONGEST: Final = 100_000  # decisions: no game is nearly as long
SEEDS_DRAWN: Final = 10_000
STREAMS_IMAGINED: Final = 32  # more than any game has


USUAL: Final = "usual"  # the default of every option
# OpenSpiel writes parameters down as words and reads "1" as a number, "false" as no word, and a
# comma as the end: with this before them they stay what they are.
WRITTEN: Final = "is:"


def plain(value: str) -> str:
    """The value of an option, as somebody gives it or as OpenSpiel has written it down.

    >>> plain("is:pilot+diver"), plain("elite")
    ('pilot,diver', 'elite')
    """
    text = value.removeprefix(WRITTEN)
    return text if text == value else text.replace("+", ",")


def short_name(slug: str) -> str:
    """What a game is called in OpenSpiel.

    >>> short_name("forbidden-island")
    'robinsonade_forbidden_island'
    """
    return "robinsonade_" + slug.replace("-", "_")


def type_of(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=short_name(game.slug),
        long_name=f"Robinsonade: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.fewest,
            "seeds": SEEDS_DRAWN,
            **{option.name: USUAL for option in game.options},
        },
    )


class Seen:
    """A table, and what each seat has seen and done: it is copied, not looked into."""

    def __init__(self, episode: Episode, seats: int) -> None:
        self.episode = episode
        self.memories = [b""] * seats

    def __deepcopy__(self, memo: dict[int, Any]) -> Seen:
        other = Seen(self.episode.clone(), 0)
        other.memories = self.memories.copy()
        return other


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options."""

    def __init__(self, kind: Any, slug: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seeds = int(given.pop("seeds", SEEDS_DRAWN))
        seats = given.pop("seats", None)
        options = {name: plain(value) for name, value in given.items() if value != USUAL}
        self.interface = Interface(slug, seats, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.interface.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.interface.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        written = {name: WRITTEN + value.replace(",", "+") for name, value in options.items()}
        seated = {"seats": self.interface.seats, "seeds": self.seeds}
        super().__init__(kind, info, seated | written)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.interface)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table; before its seed is drawn there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seen: Seen | None = None

    @property
    def interface(self) -> Interface:
        found: Interface = self.get_game().interface
        return found

    @property
    def episode(self) -> Episode:
        assert self.seen is not None, "the seed has not been drawn"
        return self.seen.episode

    def current_player(self) -> int:
        if self.seen is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.seen is not None and self.episode.seat == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds: int = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.legal) if player == self.episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.seen is None:
            self.seen = Seen(self.interface.episode(action), self.interface.seats)
            return
        seat = self.episode.seat
        self.seen.memories[seat] = self.memory(seat, action)
        self.episode.act(action)

    def memory(self, seat: int, action: int = -1) -> bytes:
        """All that a seat has seen when it was asked, what it answered, and what it sees now."""
        assert self.seen is not None
        now = self.interface.observer.read(self.episode.table, seat)
        past = self.seen.memories[seat]
        return hashlib.blake2b(past + now + str(action).encode(), digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.interface.action_names[action]

    def returns(self) -> list[float]:
        seats = range(self.interface.seats)
        if self.seen is None:
            return [0.0 for _ in seats]
        return [worth(self.interface.game, self.episode, "result", seat) for seat in seats]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.memory(seat).hex() if self.seen is not None else ""

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player could not tell from this one.

        Its past is not that of its history: it can be played on and cloned, not written down.
        """
        other: SpielState = self.clone()
        assert other.seen is not None
        chance = Chance.seeded(
            int(sampler() * (1 << 53)), tuple([str(i) for i in range(STREAMS_IMAGINED)])
        )
        episode = other.seen.episode
        declined = episode.at
        episode.begin(episode.table.imagined(player, chance))
        episode.at = declined
        episode.ask()
        return other

    def __str__(self) -> str:
        if self.seen is None:
            return "no seed"
        table = self.episode.table
        return f"turn {table.turn}, seat {self.episode.seat}, {table.result or 'on'}"


class SpielObserver:
    """What a player may know, as in the other environments."""

    def __init__(self, interface: Interface) -> None:
        self.interface = interface
        self.tensor: Observation = np.zeros(interface.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.seen is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.interface.observe(state.episode.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.seen is None:
            return ""
        return self.interface.observer.read(state.episode.table, player).hex()


def register(slugs: Sequence[str] | None = None) -> list[str]:
    """Make the games known to OpenSpiel, once; their names there.

    >>> names = register()
    >>> game = pyspiel.load_game(names[0], {"seats": 3, "difficulty": "elite"})
    >>> game.num_players()
    3
    """
    found: list[str] = []
    for slug in slugs or list(GAMES):
        game = find_game(slug)
        name = short_name(slug)
        found.append(name)
        if name not in pyspiel.registered_names():
            kind = type_of(game)

            def make(params: Any = None, kind: Any = kind, slug: str = slug) -> SpielGame:
                return SpielGame(kind, slug, params)

            # OpenSpiel lets go of it when Python is already gone: it must never be the last.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
            pyspiel.register_game(kind, make)
    return found
