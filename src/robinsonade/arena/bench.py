"""How fast the engine is: figures for one game on one core, in CPU time."""

from __future__ import annotations

import time
from typing import Any

from robinsonade.arena.experiment import Experiment
from robinsonade.arena.runner import run
from robinsonade.games import find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.playout import follow_all, play_randomly, play_randomly_until
from robinsonade.kernel.rollout import play_by
from robinsonade.kernel.table import Table
from robinsonade.players.driver import Driver
from robinsonade.players.form import is_compiled
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.player import Player
from robinsonade.players.random_player import RandomPlayer

ENDLESS = 1_000_000
ROLLOUT_KINDS = ("random", "greedy")
REACHES = ("turn", "end")  # of the next own turn, of the game
SAMPLE_GAMES = 40


def measure(slug: str, seats: int, seconds: float) -> dict[str, Any]:
    """Uniformly random play without a log, copies and replay; rates per second of CPU time."""
    game = find_game(slug)
    options = game.settle_options(seats, {})
    share = seconds / 4
    decisions, games, spent = random_play(game, seats, options, share)
    positions = sample_positions(game, seats, options)
    records = [record_random_game(game, seats, options, seed) for seed in range(SAMPLE_GAMES)]
    return {
        "game": slug,
        "seats": seats,
        "compiled": is_compiled(),
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "branching": sum(len(table.choices()) for table in positions) / len(positions),
        "clone_us": clone_cost(positions, share) * 1e6,
        "imagined_us": imagined_cost(positions, share) * 1e6,
        "forecast_ms": forecast_cost(game, positions, share) * 1e3,
        "replay_decisions_per_second": replay_rate(game, seats, options, records, share),
    }


def new_table(game: Game, seats: int, options: dict[str, str], seed: int) -> Table:
    return game.set_up(seats, options, seed, log=False)


def random_play(
    game: Game, seats: int, options: dict[str, str], seconds: float
) -> tuple[int, int, float]:
    """Whole games with uniformly random choices: decisions, games and the CPU time they took."""
    chance = Chance.seeded(0, ("benchmark",))
    decisions = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not games:
        decisions += play_randomly(new_table(game, seats, options, games), chance, ENDLESS)
        games += 1
    return decisions, games, spent


def sample_positions(game: Game, seats: int, options: dict[str, str]) -> list[Table]:
    """Tables in the middle of random games."""
    found: list[Table] = []
    for seed in range(SAMPLE_GAMES):
        table = new_table(game, seats, options, seed)
        play_randomly(table, Chance.seeded(seed, ("benchmark",)), 4 + seed // 2)
        if not table.result:
            found.append(table)
    return found


def clone_cost(positions: list[Table], seconds: float) -> float:
    """Seconds of CPU time for one clone."""
    copies = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not copies:
        for table in positions:
            table.clone()
        copies += len(positions)
    return spent / copies


def imagined_cost(positions: list[Table], seconds: float) -> float:
    """Seconds of CPU time for one imagined table."""
    copies = 0
    chance = positions[0].chance.fork("benchmark")
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not copies:
        for table in positions:
            table.imagined(0, chance)
        copies += len(positions)
    return spent / copies


def forecast_cost(game: Game, positions: list[Table], seconds: float) -> float:
    """Seconds of CPU time for one forecast, where there is one; 0: nowhere."""
    asked = [(table, table.waiting()[0]) for table in positions if table.waiting()]
    asked = [(table, seat) for table, seat in asked if game.forecast(table, seat) is not None]
    made = 0
    started = time.process_time()
    while asked and ((spent := time.process_time() - started) < seconds or not made):
        for table, seat in asked:
            game.forecast(table, seat)
        made += len(asked)
    return spent / made if made else 0.0


# -- rollouts ------------------------------------------------------------------------------------


def measure_rollouts(slug: str, seats: int, seconds: float) -> dict[str, Any]:
    """Rollouts per second of CPU time from positions of random games, beside the plain way.

    A rollout imagines a position and plays it on, to the end of the next own turn or of the game.
    The plain way asks players one by one, each of whom imagines a table for each decision.
    """
    game = find_game(slug)
    positions = sample_positions(game, seats, game.settle_options(seats, {}))
    found: dict[str, Any] = {"game": slug, "seats": seats, "compiled": is_compiled()}
    share = seconds / (len(ROLLOUT_KINDS) * len(REACHES) * 2)
    for kind in ROLLOUT_KINDS:
        for reach in REACHES:
            turns = game.lap(seats) + 1 if reach == "turn" else ENDLESS
            asked = rollout_rate(AskedRollout(game, kind), positions, turns, share)
            fast = rollout_rate(FastRollout(game, kind), positions, turns, share)
            found[f"{kind}_{reach}_asked"] = asked
            found[f"{kind}_{reach}"] = fast
            found[f"{kind}_{reach}_times"] = fast / asked
    return found


class FastRollout:
    """All seats by one evaluation, in the compiled loop."""

    def __init__(self, game: Game, kind: str) -> None:
        self.kind = kind
        self.policy = game.policy()
        self.chance = Chance.seeded(0, ("benchmark",))

    def play(self, table: Table, until: int) -> None:
        if self.kind == "random":
            play_randomly_until(table, self.chance, until, ENDLESS)
        else:
            play_by(table, [self.policy] * table.seats, until, ENDLESS)


class AskedRollout:
    """A player for each seat, asked decision by decision."""

    def __init__(self, game: Game, kind: str) -> None:
        make = RandomPlayer if kind == "random" else GreedyPlayer
        self.players: list[Player | None] = [make(game, 0, seat) for seat in range(game.most)]

    def play(self, table: Table, until: int) -> None:
        driver = Driver(self.players, table)
        while table.turn < until:
            choice = driver.next_choice(table)
            if choice is None:
                return
            table.apply(choice)


def rollout_rate(
    rollout: FastRollout | AskedRollout, positions: list[Table], turns: int, seconds: float
) -> float:
    """Rollouts per second of CPU time."""
    chance = positions[0].chance.fork("rollouts")
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not done:
        table = positions[done % len(positions)]
        rollout.play(table.imagined(0, chance), table.turn + turns)
        done += 1
    return done / spent


def record_random_game(
    game: Game, seats: int, options: dict[str, str], seed: int
) -> tuple[int, list[Choice]]:
    """The seed and the choices of a random game."""
    table = new_table(game, seats, options, seed)
    chance = Chance.seeded(seed, ("benchmark",))
    made: list[Choice] = []
    while offer := table.choices():
        made.append(chance.pick(offer))
        table.follow(made[-1])
    return seed, made


def replay_rate(
    game: Game,
    seats: int,
    options: dict[str, str],
    records: list[tuple[int, list[Choice]]],
    seconds: float,
) -> float:
    """Decisions per second of CPU time when recorded games are played again."""
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not decisions:
        for seed, made in records:
            follow_all(new_table(game, seats, options, seed), made)
            decisions += len(made)
    return decisions / spent


def scaling(slug: str, seats: int, games: int, workers: int) -> dict[str, float]:
    """How long a series of greedy games takes with that many workers, in seconds of wall time."""
    experiment = Experiment(slug, ("greedy",) * seats, games, seed=1)
    seconds = 0.0
    for report in run(experiment, workers=workers):
        seconds = report.seconds
    return {"seconds": seconds}
