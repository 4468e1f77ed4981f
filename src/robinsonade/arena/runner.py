"""Playing a series, in this process or in several."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from robinsonade.arena.experiment import ERROR, Experiment, Played, Report
from robinsonade.files import save_match
from robinsonade.games import find_game
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player
from robinsonade.players.registry import make_player, make_players

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
    """One game of the series. A fault in a game is reported, the series goes on.

    Only what is to be recorded is played as a match: the others need a table and nothing else.
    """
    game, seed = find_game(experiment.game), experiment.seed_of(number)
    seats, options = experiment.seats, dict(experiment.options)
    names = experiment.players_of(number)
    if record is None:
        match = None
        table = game.new_table(seats, seed, options)
        table.log = None
    else:
        match = Match(game, seats, seed, options)
        match.players = list(names)
        table = match.table
    players = make_players(names, game, seed)
    decisions = 0
    try:
        for choice in choices_to_the_end(players, table):
            if match is None:
                table.apply(choice)
            else:
                match.play(choice)
            decisions += 1
        if match is not None and record is not None:
            save_match(match, record / f"{experiment.game}-{number:06d}.json")
    except Refused as error:
        refused = (error.key, error.facts)
        return Played(number, seed, ERROR, (), decisions, {}, str(error), refused)
    except Exception as error:
        return Played(number, seed, ERROR, (), decisions, {}, repr(error))
    winners = tuple(seat for seat in range(seats) if table.winners >> seat & 1)
    figures, sheet = game.statistics(table), game.sheet(table)
    storylines = game.storylines(table)
    return Played(
        number, seed, table.result, winners, decisions, figures, sheet=sheet, storylines=storylines
    )


def choices_to_the_end(players: list[Player | None], table: Table) -> Iterator[Choice]:
    """What the players want to do at a table, one choice after the other, until it is over."""
    driver = Driver(players, table)
    for _ in range(MOST_DECISIONS):
        choice = driver.next_choice(table)
        if choice is None:
            return
        yield choice
    raise Refused("endless-game", given=str(MOST_DECISIONS))
