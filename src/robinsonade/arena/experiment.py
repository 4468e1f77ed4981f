"""A series of games with given players: what to play, and what came of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from robinsonade.arena.statistics import mean, wilson

ERROR = "error"


@dataclass(frozen=True)
class Experiment:
    """What to play. Game number i depends on this and on i alone, not on who plays it when."""

    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def seats(self) -> int:
        return len(self.players)

    def seed_of(self, number: int) -> int:
        """The seed of one game of the series."""
        digest = hashlib.blake2b(f"{self.seed}/{number}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "little")


@dataclass(frozen=True)
class Played:
    """What came of one game."""

    number: int
    seed: int
    result: str
    winners: tuple[int, ...]
    decisions: int
    figures: dict[str, int]
    error: str = ""


@dataclass
class Report:
    """What came of a series so far."""

    experiment: Experiment
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, games: list[Played]) -> None:
        self.played += games

    @property
    def finished(self) -> list[Played]:
        return [game for game in self.played if not game.error]

    @property
    def wins(self) -> int:
        """Games with a winner: in a cooperative game, games won."""
        return sum(1 for game in self.finished if game.winners)

    @property
    def win_rate(self) -> float:
        return self.wins / len(self.finished) if self.finished else 0.0

    @property
    def win_rate_interval(self) -> tuple[float, float]:
        return wilson(self.wins, len(self.finished))

    @property
    def outcomes(self) -> dict[str, int]:
        """How often each way of ending occurred, most frequent first."""
        counted = Counter(game.result for game in self.finished)
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    @property
    def by_player(self) -> dict[str, float]:
        """For each player the share of its seats' games that were won."""
        sat: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for game in self.finished:
            for seat, name in enumerate(self.experiment.players):
                sat[name] += 1
                won[name] += seat in game.winners
        return {name: won[name] / sat[name] for name in sorted(sat)}

    @property
    def mean_decisions(self) -> float:
        return mean([float(game.decisions) for game in self.finished])

    @property
    def mean_figures(self) -> dict[str, float]:
        """The mean of each figure that the game keeps statistics of."""
        names = list(self.finished[0].figures) if self.finished else []
        return {name: mean([float(game.figures[name]) for game in self.finished]) for name in names}

    @property
    def games_per_second(self) -> float:
        return len(self.played) / self.seconds if self.seconds else 0.0

    @property
    def errors(self) -> list[Played]:
        return [game for game in self.played if game.error]

    def to_dict(self) -> dict[str, Any]:
        """The figures as plain data."""
        experiment = self.experiment
        return {
            "game": experiment.game,
            "seats": experiment.seats,
            "players": list(experiment.players),
            "options": dict(experiment.options),
            "seed": experiment.seed,
            "games": len(self.played),
            "errors": len(self.errors),
            "outcomes": self.outcomes,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "win_rate_interval": list(self.win_rate_interval),
            "by_player": self.by_player,
            "mean_decisions": self.mean_decisions,
            "mean_figures": self.mean_figures,
            "games_per_second": self.games_per_second,
        }
