"""A series of games with given players: what to play, and what came of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from robinsonade.arena.statistics import mean, wilson
from robinsonade.kernel.storyline import FINISHED, MET

ERROR = "error"


@dataclass(frozen=True)
class Experiment:
    """What to play. Game number i depends on this and on i alone, not on who plays it when."""

    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = False  # the players move on by a seat from game to game

    @property
    def seats(self) -> int:
        return len(self.players)

    def seat_of_first(self, number: int) -> int:
        """Where the player named first sits in one game of the series."""
        return number % self.seats if self.rotate else 0

    def players_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in one game of the series.

        >>> Experiment("papua", ("greedy", "random", "random"), 2, 1, rotate=True).players_of(1)
        ('random', 'greedy', 'random')
        """
        first = self.seat_of_first(number)
        return tuple([self.players[seat - first] for seat in range(self.seats)])

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
    refused: tuple[str, dict[str, str]] | None = None  # the same as a key and facts, to be told
    sheet: dict[str, list[int]] = field(default_factory=dict)  # points by line and seat
    storylines: dict[str, int] = field(default_factory=dict)  # how far each one came

    @property
    def scores(self) -> list[int]:
        """The points of each seat; empty in games without points."""
        return [sum(column) for column in zip(*self.sheet.values(), strict=True)]

    def share(self, seat: int) -> float:
        """Which part of the victory a seat has; in a contest those who are tied share it."""
        if seat not in self.winners:
            return 0.0
        return 1 / len(self.winners) if self.sheet else 1.0


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
    def is_contest(self) -> bool:
        """Do players count points against each other?"""
        return any(game.sheet for game in self.finished)

    @property
    def wins(self) -> float:
        """Games won; in a contest, by the player named first (a shared victory is a part)."""
        seat_of_first = self.experiment.seat_of_first
        return sum(game.share(seat_of_first(game.number)) for game in self.finished)

    @property
    def win_rate(self) -> float:
        return self.wins / len(self.finished) if self.finished else 0.0

    @property
    def win_rate_interval(self) -> tuple[float, float]:
        return wilson(round(self.wins), len(self.finished))

    @property
    def outcomes(self) -> dict[str, int]:
        """How often each way of ending occurred, most frequent first."""
        counted = Counter(game.result for game in self.finished)
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    @property
    def by_player(self) -> dict[str, float]:
        """For each player the share of its seats' games that were won."""
        shares: dict[str, list[float]] = {}
        for game in self.finished:
            for seat, name in enumerate(self.experiment.players_of(game.number)):
                shares.setdefault(name, []).append(game.share(seat))
        return {name: mean(shares[name]) for name in sorted(shares)}

    @property
    def by_seat(self) -> list[float]:
        """For each seat the share of games that it won, whoever sat there."""
        seats = range(self.experiment.seats)
        return [mean([game.share(seat) for game in self.finished]) for seat in seats]

    @property
    def scores_by_player(self) -> dict[str, float]:
        """For each player its mean points; empty in games without points."""
        scores: dict[str, list[float]] = {}
        for game in self.finished:
            for name, score in zip(
                self.experiment.players_of(game.number), game.scores, strict=False
            ):
                scores.setdefault(name, []).append(float(score))
        return {name: mean(scores[name]) for name in sorted(scores)}

    @property
    def scores_by_seat(self) -> list[float]:
        """The mean points of each seat; empty in games without points."""
        columns = zip(*[game.scores for game in self.finished if game.sheet], strict=True)
        return [mean([float(score) for score in column]) for column in columns]

    @property
    def mean_sheet(self) -> dict[str, float]:
        """The mean points of a seat in each line of the score sheet."""
        sheets = [game.sheet for game in self.finished if game.sheet]
        lines = list(sheets[0]) if sheets else []
        return {
            line: mean([float(points) for sheet in sheets for points in sheet[line]])
            for line in lines
        }

    @property
    def mean_decisions(self) -> float:
        return mean([float(game.decisions) for game in self.finished])

    @property
    def mean_figures(self) -> dict[str, float]:
        """The mean of each figure that the game keeps statistics of."""
        names = list(self.finished[0].figures) if self.finished else []
        return {name: mean([float(game.figures[name]) for game in self.finished]) for name in names}

    @property
    def storylines(self) -> dict[str, tuple[float, float]]:
        """For each storyline the share of games in which it was met, and that in which finished."""
        names = list(self.finished[0].storylines) if self.finished else []
        found: dict[str, tuple[float, float]] = {}
        for name in names:
            stages = [game.storylines[name] for game in self.finished]
            found[name] = (
                mean([float(stage >= MET) for stage in stages]),
                mean([float(stage >= FINISHED) for stage in stages]),
            )
        return found

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
            "rotate": experiment.rotate,
            "games": len(self.played),
            "errors": len(self.errors),
            "outcomes": self.outcomes,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "win_rate_interval": list(self.win_rate_interval),
            "by_player": self.by_player,
            "by_seat": self.by_seat,
            "scores_by_player": self.scores_by_player,
            "scores_by_seat": self.scores_by_seat,
            "mean_sheet": self.mean_sheet,
            "mean_decisions": self.mean_decisions,
            "mean_figures": self.mean_figures,
            "storylines": {
                name: {"met": met, "finished": finished}
                for name, (met, finished) in self.storylines.items()
            },
            "games_per_second": self.games_per_second,
        }
