"""What one of the bots' processes does: it answers questions. All facts are plain data."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from robinsonade.games import find_game
from robinsonade.hindsight.chances import Chances
from robinsonade.hindsight.course import Course
from robinsonade.kernel.codec import load_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import is_part, is_sealed, is_veiled
from robinsonade.kernel.match import replay
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.start import begin
from robinsonade.players import advice
from robinsonade.players.driver import Driver
from robinsonade.players.planner.planner import Planner
from robinsonade.players.planner.settings import PLANNER
from robinsonade.players.player import Player
from robinsonade.players.registry import make_players
from robinsonade.tables import trial
from robinsonade.tables.services import NICE, TRY_CHOICE, TRY_POSITION

MOST_SECONDS: Final = 1.5  # that a search may take
MOST_SEALED_SECONDS: Final = 1.5  # those for all parts of a sealed decision
SHORTEST: Final = 0.001  # seconds; none at all would be as long as it takes
VEILED_SECONDS: Final = 0.5  # those for a veiled question, asked or not: less than that lasts
MOST_REMEMBERED: Final = 32  # games whose bots go on with their plans
MOST_LOOKED_AT: Final = 8  # finished games at the same time


class Remembered(NamedTuple):
    """The bots of a game that go on with what they had in mind."""

    bots: list[str | None]
    version: int  # of the game when they were asked last
    players: list[Player | None]


REMEMBERED: Final[OrderedDict[str, Remembered]] = OrderedDict()


def choose(
    slug: str,
    table_data: dict[str, Any],
    bots: list[str | None],
    key: str,
    room: str = "",
    version: int = 0,
) -> list[str]:
    """What one of the bots wants to do now; nothing if only people could go on.

    `bots` has a player's name for each bot's seat. The driver hands players imagined tables only.
    With the name of the `room`, whoever has planned a turn there before goes on with it.
    A sealed decision comes as a whole, in all its parts: neither waiting for a process nor thinking
    shall last the longer the more they are, as others would notice it.
    """
    game = find_game(slug)
    table = load_table(game, len(bots), table_data)
    if not is_sealed(table):
        veiled = is_veiled(table)
        end = time.monotonic() + VEILED_SECONDS
        players = players_of(game, bots, key, VEILED_SECONDS if veiled else MOST_SECONDS)
        if room and not veiled:
            players = remembered(room, version, bots, players)
        choice = Driver(players, table).next_choice(table)
        if choice is None:
            return []
        if veiled and is_planner(bots[choice.seat]):
            wait_until(end)
        return [choice.id]
    parts: list[str] = []
    end = time.monotonic() + MOST_SEALED_SECONDS
    is_done = False
    while not is_done:
        # Half of what is left for each part: together less than what there is.
        seconds = max(0.0, end - time.monotonic()) / 2 or SHORTEST
        players = players_of(game, bots, f"{key}/{len(parts)}", seconds)
        choice = Driver(players, table).next_choice(table)
        if choice is None:
            break
        parts.append(choice.id)
        before = table.clone()
        table.follow(choice)
        is_done = not is_part(before, table, choice.seat)
        bots = [bot if seat == choice.seat else None for seat, bot in enumerate(bots)]
    return parts


def players_of(game: Game, bots: list[str | None], key: str, seconds: float) -> list[Player | None]:
    seed = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=7).digest(), "little")
    return make_players(bots, game, seed, seconds)


def remembered(
    room: str, version: int, bots: list[str | None], players: list[Player | None]
) -> list[Player | None]:
    """These players, with planners that thought about this game before in their place.

    What was taken back is not gone on with.
    """
    known = REMEMBERED.pop(room, None)
    if known is not None and known.bots == bots and known.version < version:
        pairs = zip(known.players, players, strict=True)
        players = [old if isinstance(old, Planner) else new for old, new in pairs]
    REMEMBERED[room] = Remembered(bots, version, players)
    if len(REMEMBERED) > MOST_REMEMBERED:
        REMEMBERED.popitem(last=False)
    return players


def is_planner(player: str | None) -> bool:
    return player is not None and player.startswith(PLANNER)


def wait_until(moment: float) -> None:
    time.sleep(max(0.0, moment - time.monotonic()))


def take_turn(player: str) -> None:
    """Nothing was asked: it only took as long to get here, and to think about it."""
    if is_planner(player):
        time.sleep(VEILED_SECONDS)


def advise(slug: str, seats: int, table_data: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """What a sensible player would do in the place of a seat, and why; None: nothing is asked."""
    game = find_game(slug)
    found = advice.advise(game, load_table(game, seats, table_data), seat)
    return None if found is None else found.to_dict()


def try_position(slug: str, data: dict[str, Any]) -> list[Any] | None:
    """Follow a file that begins at a position, then try where it leads; why not, if refused."""
    game = find_game(slug)
    try:
        match = replay(game, data)
    except Refused as error:
        return [error.key, error.facts]
    trial.try_out(match)
    return None


def try_choice(slug: str, seats: int, table_data: dict[str, Any], choice: str) -> None:
    """What this leads to at a table that began at a position which somebody made up; whatever is
    wrong with it is raised."""
    game = find_game(slug)
    trial.try_choice(game, load_table(game, seats, table_data), game.catalogue.find(choice))


LOOKED_AT: OrderedDict[str, Chances] = OrderedDict()


def look_back(key: str, start: list[Any], choices: list[str], seconds: float) -> dict[str, Any]:
    """Find more of the chances of a finished game for so long, and tell all that is known of it."""
    spent = time.process_time()
    if key not in LOOKED_AT:
        slug, seats, options, seed, position = start
        game = find_game(slug)
        table = begin(game, seats, int(seed), options, position)
        line = [game.catalogue.find(choice) for choice in choices]
        LOOKED_AT[key] = Chances(game, Course(table, line))
        while len(LOOKED_AT) > MOST_LOOKED_AT:
            LOOKED_AT.popitem(last=False)
    LOOKED_AT.move_to_end(key)
    until = time.monotonic() + seconds
    goes_on = LOOKED_AT[key].work(lambda: time.monotonic() < until)
    return {
        "found": LOOKED_AT[key].show(),
        "done": not goes_on,
        "cpu": time.process_time() - spent,
    }


QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "choose": choose,
    "take_turn": take_turn,
    "advise": advise,
    TRY_POSITION: try_position,
    TRY_CHOICE: try_choice,
    "look_back": look_back,
}


def answer(line: str) -> str:
    """The answer to one question; both are JSON documents."""
    question = json.loads(line)
    try:
        return json.dumps({"answer": QUESTIONS[question["ask"]](*question["facts"])})
    except Exception as error:
        return json.dumps({"failed": type(error).__name__})


def main() -> None:
    """Answer questions, one JSON document per line, until there are no more."""
    for argument in sys.argv[1:]:
        if argument.startswith(NICE) and hasattr(os, "nice"):
            os.nice(int(argument.removeprefix(NICE)))
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
