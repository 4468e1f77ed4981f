"""Many tables of one game, stepped one after the other without leaving compiled code."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.episode import DECLINE, NOBODY, Episode
from robinsonade.kernel.game import Game
from robinsonade.kernel.observer import Observer, Sheets
from robinsonade.kernel.table import Table

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
    """Tables that are stepped together; one that is over is followed by a new one.

    Each part of a step is done at all tables before the next part: the instructions for one part
    fit into the cache nearest to a core, those for a whole step do not.
    """

    __slots__ = (
        "asked",
        "ended",
        "episodes",
        "game",
        "gains",
        "heads",
        "legal",
        "options",
        "reward",
        "seats",
        "seeds",
        "sheets",
        "worths",
    )

    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        episodes: list[Episode],
        observer: Observer,
        reward: str,
    ) -> None:
        self.game = game
        self.options = options
        self.episodes = episodes
        self.reward = reward
        self.seats = episodes[0].table.seats
        numbers = episodes[0].actions.packed
        self.heads = [[numbers[seat] + count for count in numbers] for seat in range(self.seats)]
        self.seeds: list[int] = []  # of the games to come, the last one next
        # What the last step has led to, table after table.
        self.asked = [b""] * len(episodes)  # the seat that is asked and how many actions are legal
        self.legal: list[bytes] = []  # these actions
        self.sheets = Sheets(observer, len(episodes))
        self.gains: list[float] = []  # of each seat of each table, or only where it was over
        self.ended: dict[int, Table] = {}  # the tables that were over
        self.worths = [0.0] * (len(episodes) * self.seats)  # of each seat of each table
        for number in range(len(episodes)):
            self.welcome(number, episodes[number])
        self.look()

    def welcome(self, number: int, episode: Episode) -> None:
        """A new table: what its seats have, and what stays as it is."""
        for seat in range(self.seats):
            value = worth(self.game, episode, self.reward, seat)
            self.worths[number * self.seats + seat] = value
        self.sheets.begin(number, episode.table, episode.seat)

    def step(self, actions: list[int]) -> None:
        """One action at each table, of the seat that is asked there; all of them are looked at
        before anything is done."""
        episodes = self.episodes
        meant: list[Choice | None] = []
        for number in range(len(episodes)):
            meant.append(episodes[number].meant(actions[number]))
        for number in range(len(episodes)):
            choice = meant[number]
            if choice is not None:
                episodes[number].carry_out(choice)
        for number in range(len(episodes)):
            if meant[number] is None:
                episodes[number].decline()
            else:
                episodes[number].look()
        self.settle()
        self.look()

    def settle(self) -> None:
        """What the seats have got, and new games for those that are over."""
        self.gains = []
        self.ended = {}
        always = self.reward == PROGRESS
        for number in range(len(self.episodes)):
            episode = self.episodes[number]
            over = episode.seat == NOBODY
            if over or always:
                self.hand_out(number)
            if over:
                self.ended[number] = episode.table
        for number in self.ended:
            self.begin(number, self.seeds.pop())

    def hand_out(self, number: int) -> None:
        """What each seat of a table has got since it was asked last."""
        for seat in range(self.seats):
            value = worth(self.game, self.episodes[number], self.reward, seat)
            at = number * self.seats + seat
            self.gains.append(value - self.worths[at])
            self.worths[at] = value

    def begin(self, number: int, seed: int) -> None:
        """A new game at this place."""
        table = self.game.set_up(self.seats, self.options, seed, log=False)
        self.episodes[number].begin(table)
        self.welcome(number, self.episodes[number])

    def look(self) -> None:
        """Who is asked at each table, what they may answer and what they may know."""
        self.legal = []
        for number in range(len(self.episodes)):
            self.ask(number, self.episodes[number])
        self.sheets.look(self.episodes)

    def ask(self, number: int, episode: Episode) -> None:
        """Who is asked at a table and what they may answer."""
        legal = self.legal
        count = len(episode.offered)
        if episode.may_decline():
            legal.append(episode.actions.packed[DECLINE])
            count += 1
        for choice in episode.offered:
            legal.append(choice.packed)
        self.asked[number] = self.heads[episode.seat][count]
