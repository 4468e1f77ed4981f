"""Playing a series, in this process or in several."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from robinsonade.arena.experiment import ERROR, Experiment, Played, Report
from robinsonade.files import save_match
from robinsonade.games import find_game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player
from robinsonade.players.registry import make_player

MOST_DECISIONS = 100_000  # no game is nearly as long; stops one that would never end
CHUNKS_PER_WORKER = 20  # enough for a lively progress bar
LARGEST_CHUNK = 200
AHEAD = 2  # chunks that wait for each worker


def run(
    experiment: Experiment, *, workers: int = 1, record: Path | None = None
) -> Iterator[Report]:
    """Play the series; yields the report, ever more complete, after each chunk of games.

    The games are in the order of their numbers when the series is complete, so that the report
    is the same for any number of workers.
    """
    check(experiment)
    started = time.perf_counter()
    report = Report(experiment)
    size = max(1, min(LARGEST_CHUNK, experiment.games // (workers * CHUNKS_PER_WORKER)))
    chunks = [
        range(first, min(first + size, experiment.games))
        for first in range(0, experiment.games, size)
    ]
    for games in played_chunks(experiment, chunks, workers, record):
        report.add(games)
        report.seconds = time.perf_counter() - started
        yield report
    report.played.sort(key=lambda game: game.number)
    yield report


def check(experiment: Experiment) -> None:
    """Refuse what cannot be played before the first game starts."""
    game = find_game(experiment.game)
    game.new_table(experiment.seats, experiment.seed, dict(experiment.options))
    for seat, name in enumerate(experiment.players):
        make_player(name, game, experiment.seed, seat)


def played_chunks(
    experiment: Experiment, chunks: list[range], workers: int, record: Path | None
) -> Iterator[list[Played]]:
    if workers == 1:
        for chunk in chunks:
            yield play_chunk(experiment, chunk, record)
        return
    waiting = iter(chunks)
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[list[Played]]] = set()
        while True:
            for chunk in waiting:
                running.add(pool.submit(play_chunk, experiment, chunk, record))
                if len(running) >= workers * AHEAD:
                    break
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()


def play_chunk(experiment: Experiment, numbers: range, record: Path | None) -> list[Played]:
    return [play_one(experiment, number, record) for number in numbers]


def play_one(experiment: Experiment, number: int, record: Path | None) -> Played:
    """One game of the series. A fault in a game is reported, the series goes on."""
    seed = experiment.seed_of(number)
    match = Match(find_game(experiment.game), experiment.seats, seed, dict(experiment.options))
    match.players = list(experiment.players_of(number))
    try:
        decisions = play_match(match, keep=record is not None)
        if record is not None:
            save_match(match, record / f"{experiment.game}-{number:06d}.json")
    except Exception as error:
        return Played(number, seed, ERROR, (), len(match.choices_made), {}, repr(error))
    table = match.table
    winners = tuple(seat for seat in range(table.seats) if table.winners >> seat & 1)
    figures, sheet = match.game.statistics(table), match.game.sheet(table)
    storylines = match.game.storylines(table)
    return Played(
        number, seed, table.result, winners, decisions, figures, sheet=sheet, storylines=storylines
    )


def play_match(match: Match, *, keep: bool) -> int:
    """Let the players named in the match play it to its end; returns the number of choices."""
    table = match.table
    players: list[Player | None] = [
        make_player(name, match.game, match.seed, seat) for seat, name in enumerate(match.players)
    ]
    driver = Driver(players, table)
    if not keep:
        table.log = None
    for decisions in range(MOST_DECISIONS):
        choice = driver.next_choice(table)
        if choice is None:
            return decisions
        if keep:
            match.play(choice)
        else:
            table.apply(choice)
    raise Refused("endless-game", given=str(MOST_DECISIONS))
