"""A series of games with given players: what to play, and what came of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any, Final

from robinsonade.arena.statistics import mean, wilson
from robinsonade.kernel.storyline import FINISHED, MET
from robinsonade.kernel.variant import Variant

ERROR: Final = "error"
# How a game can be won. BOTH: together first, and then one of those has done best.
TOGETHER: Final = "together"
APART: Final = "apart"
BOTH: Final = "both"
NAMELESS: Final = "variant"  # the file of a variant that is known by its text only


@dataclass(frozen=True)
class Experiment:
    """What to play. Game number i depends on this and on i alone, not on who plays it when."""

    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = False  # the players move on by a seat from game to game
    variant: str = ""  # the text of the file that changes the game (kernel/variant.py)
    cards: bool = False  # count which cards came up and which were chosen

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def variant_name(self) -> str:
        """What the variant calls itself; empty: as printed."""
        return Variant.read(self.variant, NAMELESS).name if self.variant else ""

    def at_length(self, games: int) -> Experiment:
        """The same series with so many games: its first ones are the same."""
        return replace(self, games=games)

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
    points: tuple[int, ...] = ()  # of each seat; empty in games without points
    victory: str = TOGETHER  # of all together, of each on its own, or both in turn
    cards: dict[str, list[str]] = field(default_factory=dict)  # those that came up, were chosen
    cpu: float = field(default=0.0, compare=False)  # seconds: of the machine, not of the game

    @property
    def scores(self) -> list[int]:
        """The points of each seat; empty in games without points."""
        return list(self.points) or [
            sum(column) for column in zip(*self.sheet.values(), strict=True)
        ]

    def share(self, seat: int) -> float:
        """Which part of the victory a seat has; where one can win alone, those tied share it."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.victory == TOGETHER else 1 / len(self.winners)

    def to_row(self) -> dict[str, Any]:
        """All but what depends on the machine, as plain data; nothing that is empty."""
        row = {"number": self.number, "seed": self.seed, "result": self.result}
        row |= {"winners": list(self.winners), "decisions": self.decisions}
        more = {
            "points": list(self.points),
            "victory": self.victory,
            "figures": self.figures,
            "sheet": self.sheet,
            "storylines": self.storylines,
            "cards": self.cards,
            "error": self.error,
            "refused": list(self.refused) if self.refused else [],
        }
        return row | {name: value for name, value in more.items() if value}

    @staticmethod
    def from_row(row: dict[str, Any], cpu: float = 0.0) -> Played:
        """What `to_row` gave.

        >>> game = Played(0, 7, "won", (0, 1), 90, {"turns": 20})
        >>> Played.from_row(game.to_row()) == game
        True
        """
        refused = row.get("refused")
        return Played(
            row["number"],
            row["seed"],
            row["result"],
            tuple(row["winners"]),
            row["decisions"],
            row.get("figures", {}),
            row.get("error", ""),
            (refused[0], refused[1]) if refused else None,
            row.get("sheet", {}),
            row.get("storylines", {}),
            tuple(row.get("points", ())),
            row["victory"],
            row.get("cards", {}),
            cpu,
        )


@dataclass(frozen=True)
class Rate:
    """A share of games with the interval that holds the true one with 95 % confidence.

    Where parts of victories are added up, the interval is too wide rather than too narrow.
    """

    share: float
    low: float
    high: float
    games: int

    @staticmethod
    def of(shares: list[float]) -> Rate:
        low, high = wilson(sum(shares), len(shares))
        return Rate(mean(shares), low, high, len(shares))

    def to_list(self) -> list[float]:
        return [self.low, self.high]


@dataclass
class Report:
    """What came of a series so far."""

    experiment: Experiment
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    before: int = 0  # games that were there already when these seconds began

    def add(self, games: list[Played]) -> None:
        self.played += games

    @property
    def finished(self) -> list[Played]:
        return [game for game in self.played if not game.error]

    @property
    def is_contest(self) -> bool:
        """Do players win against each other, and only so?"""
        return any(game.victory == APART for game in self.finished)

    @property
    def is_apart(self) -> bool:
        """Can one seat win what another does not?"""
        return any(game.victory != TOGETHER for game in self.finished)

    def won(self, game: Played) -> float:
        """How much of one game was won: by all together, or in a contest by whom is named first."""
        if game.victory != APART:
            return float(bool(game.winners))
        return game.share(self.experiment.seat_of_first(game.number))

    @property
    def wins(self) -> float:
        """Games won; in a contest, by the player named first (a shared victory is a part)."""
        return sum(self.won(game) for game in self.finished)

    @property
    def rate(self) -> Rate:
        return Rate.of([self.won(game) for game in self.finished])

    @property
    def win_rate(self) -> float:
        return self.rate.share

    @property
    def win_rate_interval(self) -> tuple[float, float]:
        return self.rate.low, self.rate.high

    @property
    def outcomes(self) -> dict[str, int]:
        """How often each way of ending occurred, most frequent first."""
        counted = Counter(game.result for game in self.finished)
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    @property
    def rates_by_player(self) -> dict[str, Rate]:
        """For each player the share of games that it won; the mean where it has several seats."""
        shares: dict[str, list[float]] = {}
        for game in self.finished:
            seats: dict[str, list[float]] = {}
            for seat, name in enumerate(self.experiment.players_of(game.number)):
                seats.setdefault(name, []).append(game.share(seat))
            for name, won in seats.items():
                shares.setdefault(name, []).append(mean(won))
        return {name: Rate.of(shares[name]) for name in sorted(shares)}

    @property
    def by_player(self) -> dict[str, float]:
        """For each player the share of its seats' games that were won."""
        return {name: rate.share for name, rate in self.rates_by_player.items()}

    @property
    def rates_by_seat(self) -> list[Rate]:
        """For each seat the share of games that it won, whoever sat there."""
        seats = range(self.experiment.seats)
        return [Rate.of([game.share(seat) for game in self.finished]) for seat in seats]

    @property
    def by_seat(self) -> list[float]:
        """For each seat the share of games that it won, whoever sat there."""
        return [rate.share for rate in self.rates_by_seat]

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
        columns = zip(*[game.scores for game in self.finished if game.scores], strict=True)
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
        return (len(self.played) - self.before) / self.seconds if self.seconds else 0.0

    @property
    def mean_cpu(self) -> float:
        """Seconds of CPU time for a game."""
        return mean([game.cpu for game in self.played])

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
            "variant": experiment.variant_name,
            "games": len(self.played),
            "errors": len(self.errors),
            "outcomes": self.outcomes,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "win_rate_interval": list(self.win_rate_interval),
            "won_by": experiment.players[0] if self.is_contest else "together",
            "by_player": self.by_player,
            "by_player_intervals": {
                name: rate.to_list() for name, rate in self.rates_by_player.items()
            },
            "by_seat": self.by_seat,
            "by_seat_intervals": [rate.to_list() for rate in self.rates_by_seat],
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
            "mean_cpu": self.mean_cpu,
        }
