"""One round of catanatron: uniformly random play of four players, and ``Game.copy()`` in mid-game.

Runs inside the peers' own virtual environment: ``python catanatron_worker.py CPU_SECONDS``.
"""

import json
import sys
from importlib import import_module, metadata
from time import process_time
from typing import Any

# Not imported by name: mypy checks this file in an environment that has no catanatron.
catan = import_module("catanatron.game")
catan_players = import_module("catanatron.models.player")

GAMES_WITH_COPIES = 8
DECISIONS_BETWEEN_COPIES = 50


def new_game(seed: int) -> Any:
    """A game of four random players; catanatron reads seed 0 as "any", so seeds start at 1."""
    players = [catan_players.RandomPlayer(color) for color in catan_players.Color]
    return catan.Game(players, seed=seed)


def is_over(game: Any) -> bool:
    """What catanatron's own ``Game.play`` asks before each decision."""
    return game.winning_color() is not None or game.state.num_turns >= catan.TURNS_LIMIT


def play(game: Any) -> int:
    """Play to the end and return the number of decisions."""
    decisions = 0
    while not is_over(game):
        game.play_tick()
        decisions += 1
    return decisions


def random_play(seconds: float) -> dict[str, float]:
    """Whole games, setup included, until the CPU time is used up."""
    decisions = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        games += 1
        decisions += play(new_game(seed=games))
    return {"decisions_per_second": decisions / elapsed, "games_per_second": games / elapsed}


def middle_positions() -> tuple[list[Any], float]:
    """Positions from the middle half of some games, and the choices offered per decision."""
    positions = []
    decisions = offered = 0
    for seed in range(1, GAMES_WITH_COPIES + 1):
        # Within one process a seed repeats its game; across processes the hash of None differs.
        length = play(new_game(seed))
        middle = range(length // 4, length * 3 // 4, DECISIONS_BETWEEN_COPIES)
        game = new_game(seed)
        for decision in range(length):
            if decision in middle:
                positions.append(game.copy())
            offered += len(game.state.playable_actions)
            game.play_tick()
        decisions += length
    return positions, offered / decisions


def copy_microseconds(positions: list[Any], seconds: float) -> float:
    """The mean cost of one copy, in passes over all positions."""
    copies = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return elapsed / copies * 1e6


def main() -> None:
    """Warm up, measure, print one JSON line."""
    seconds = float(sys.argv[1])
    positions, branching = middle_positions()
    figures = random_play(seconds)
    figures["clone_us"] = copy_microseconds(positions, seconds)
    figures["branching"] = branching
    print(json.dumps({"about": f"catanatron {metadata.version('catanatron')}", "figures": figures}))


if __name__ == "__main__":
    main()
