"""Playing a series, in this process or in several.

A series is cut into chunks of game numbers. An `Engine` plays chunks wherever it likes, by
`play_chunk`, and hands back what came of them in any order: game number i depends on the experiment
and on i alone. `run` does the rest: which games are missing, what is kept, the report.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

from robinsonade.arena.card_count import CardCount
from robinsonade.arena.experiment import (
    APART,
    BOTH,
    ERROR,
    NAMELESS,
    TOGETHER,
    Experiment,
    Played,
    Report,
)
from robinsonade.arena.stopping import NEVER, Stop
from robinsonade.files import save_match
from robinsonade.games import find_game, use_variant
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.kernel.variant import Variant, active_variant
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player
from robinsonade.players.registry import make_player, make_players

MOST_DECISIONS: Final = 100_000  # no game is nearly as long; stops one that would never end
CHUNKS_PER_WORKER: Final = 20  # enough for a lively progress bar
LARGEST_CHUNK: Final = 200

Chunk = Sequence[int]  # numbers of games


class Engine(Protocol):
    """Plays chunks of a series; what a chunk gives is yielded as soon as it is there, in any order.

    When `stop` is asked for, it starts nothing more and yields what is finished.
    """

    def __call__(
        self, experiment: Experiment, chunks: list[Chunk], record: Path | None, stop: Stop
    ) -> Iterator[list[Played]]: ...


class Keeper(Protocol):
    """Keeps the games of a series, so that none is played twice."""

    def known(self) -> list[Played]: ...

    def add(self, games: list[Played]) -> None: ...


def run(
    experiment: Experiment,
    *,
    workers: int = 1,
    record: Path | None = None,
    engine: Engine | None = None,
    keeper: Keeper | None = None,
    stop: Stop | None = None,
) -> Iterator[Report]:
    """Play the series; yields the report, ever more complete, after each chunk of games.

    The games are in the order of their numbers when the series is complete, so that the report
    is the same for any number of workers and any engine. What a keeper knows is not played again.
    """
    check(experiment)
    started = time.perf_counter()
    known = keeper.known() if keeper else []
    report = Report(experiment, known, before=len(known))
    chunks = cut(missing(experiment, known), chunk_size(experiment.games, workers))
    if engine is None:
        engine = play_here if workers == 1 else processes(workers)
    for games in engine(experiment, chunks, record, stop or Stop()):
        if keeper:
            keeper.add(games)
        report.add(games)
        report.seconds = time.perf_counter() - started
        yield report
    report.played.sort(key=lambda game: game.number)
    yield report


def check(experiment: Experiment) -> None:
    """Refuse what cannot be played before the first game starts."""
    game = settle(experiment)
    game.new_table(experiment.seats, experiment.seed, dict(experiment.options))
    for seat, name in enumerate(experiment.players):
        make_player(name, game, experiment.seed, seat)


def settle(experiment: Experiment) -> Game:
    """The game in the variant of the series; a program plays each game in one variant only."""
    if experiment.variant:
        return use_variant(Variant.read(experiment.variant, NAMELESS), NAMELESS)
    game = find_game(experiment.game)
    present = active_variant(game.package)
    if present is not None:
        raise Refused("variant-too-late", game=game.slug, name=present.name)
    return game


def missing(experiment: Experiment, known: list[Played]) -> list[int]:
    """The numbers of the games that are still to be played."""
    there = {game.number for game in known}
    return [number for number in range(experiment.games) if number not in there]


def chunk_size(games: int, workers: int) -> int:
    """How many games are handed out at once.

    >>> chunk_size(100, 2), chunk_size(1_000_000, 2)
    (2, 200)
    """
    return max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))


def cut(numbers: list[int], size: int) -> list[Chunk]:
    """
    >>> cut([0, 1, 2, 5, 6], 2)
    [[0, 1], [2, 5], [6]]
    """
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def play_here(
    experiment: Experiment, chunks: list[Chunk], record: Path | None, stop: Stop
) -> Iterator[list[Played]]:
    """The engine for one process: this one."""
    for chunk in chunks:
        yield play_chunk(experiment, chunk, record, stop)
        if stop.asked():
            return


def processes(workers: int) -> Engine:
    """The engine for several processes of this machine."""
    from robinsonade.arena.pool import Pool

    return Pool(workers)


def play_chunk(
    experiment: Experiment, numbers: Chunk, record: Path | None = None, stop: Stop = NEVER
) -> list[Played]:
    """The games of a chunk; fewer of them if somebody wants to stop."""
    settle(experiment)
    games: list[Played] = []
    for number in numbers:
        if stop.asked():
            break
        games.append(play_one(experiment, number, record))
    return games


def play_one(experiment: Experiment, number: int, record: Path | None) -> Played:
    """One game of the series. A fault in a game is reported, the series goes on.

    Only what is to be recorded is played as a match: the others need a table and nothing else.
    """
    started = time.process_time()
    game, seed = find_game(experiment.game), experiment.seed_of(number)
    seats, options = experiment.seats, dict(experiment.options)
    names = experiment.players_of(number)
    if record is None:
        match = None
        table = game.new_table(seats, seed, options)
        if not experiment.cards:
            table.log = None
    else:
        match = Match(game, seats, seed, options)
        match.players = list(names)
        table = match.table
    players = make_players(names, game, seed)
    decisions = 0
    counted = CardCount(game) if experiment.cards else None
    try:
        for choice in choices_to_the_end(players, table):
            if counted is not None:
                counted.choose(choice)
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
    together, apart = game.victories(table)
    return Played(
        number,
        seed,
        table.result,
        tuple(seat for seat in range(seats) if table.winners >> seat & 1),
        decisions,
        game.statistics(table),
        sheet=game.sheet(table),
        storylines=game.storylines(table),
        points=tuple(game.scores(table)),
        victory=TOGETHER if not apart else BOTH if together else APART,
        cards=counted.found(table.log or []) if counted else {},
        cpu=time.process_time() - started,
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
