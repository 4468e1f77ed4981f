"""Many tables of one game, stepped one after the other without leaving compiled code."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.episode import NOBODY, Episode
from robinsonade.kernel.game import Game
from robinsonade.kernel.observation import Field

RESULT: Final = "result"  # rewards come at the end
PROGRESS: Final = "progress"  # and on the way


def worth(game: Game, episode: Episode, reward: str, seat: int) -> float:
    """What a seat has got so far: its part of the victory and, if asked for, its progress."""
    table = episode.table
    value = game.progress(table, seat) if reward == PROGRESS else 0.0
    if table.result and table.winners >> seat & 1:
        value += 1.0 / table.winners.bit_count() if game.sheet(table) else 1.0
    return value


class Flock:
    """Tables that are stepped together; one that is over is followed by a new one."""

    __slots__ = ("episodes", "fields", "game", "reward", "seats", "worths")

    def __init__(
        self, game: Game, episodes: list[Episode], fields: list[Field], reward: str
    ) -> None:
        self.game = game
        self.episodes = episodes
        self.fields = fields
        self.reward = reward
        self.seats = episodes[0].table.seats
        self.worths = [0.0] * (len(episodes) * self.seats)  # of each seat of each table
        for number in range(len(episodes)):
            self.begin(number)

    def begin(self, number: int) -> None:
        """Remember what the seats of a new table have."""
        for seat in range(self.seats):
            value = worth(self.game, self.episodes[number], self.reward, seat)
            self.worths[number * self.seats + seat] = value

    def act(self, actions: list[int]) -> list[int]:
        """One step at each table; the tables that are over."""
        over: list[int] = []
        for number in range(len(self.episodes)):
            episode = self.episodes[number]
            episode.act(actions[number])
            if episode.seat == NOBODY:
                over.append(number)
        return over

    def gains(self, numbers: list[int]) -> list[float]:
        """What each seat of these tables has got since it was asked last."""
        found: list[float] = []
        for number in numbers:
            episode = self.episodes[number]
            for seat in range(self.seats):
                value = worth(self.game, episode, self.reward, seat)
                at = number * self.seats + seat
                found.append(value - self.worths[at])
                self.worths[at] = value
        return found

    def asked(self) -> list[int]:
        """Whose turn it is at each table."""
        return [episode.seat for episode in self.episodes]

    def observe(self) -> bytes:
        """What whoever is asked may know at each table, one after the other."""
        parts: list[bytes] = []
        fields = self.fields
        for episode in self.episodes:
            table = episode.table
            seat = max(episode.seat, 0)
            for field in fields:
                parts.append(field.told(table, seat))
        return b"".join(parts)

    def pick(self, numbers: list[float]) -> list[int]:
        """For each table one of the legal actions, by a number from 0 to 1."""
        found: list[int] = []
        for i in range(len(self.episodes)):
            legal = self.episodes[i].legal
            found.append(legal[int(numbers[i] * len(legal))])
        return found

    def legal(self, width: int) -> list[int]:
        """Where in the masks of all tables, `width` numbers each, the legal actions are."""
        found: list[int] = []
        start = 0
        for episode in self.episodes:
            for action in episode.legal:
                found.append(start + action)
            start += width
        return found
