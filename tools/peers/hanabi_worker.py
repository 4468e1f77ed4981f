"""One round of OpenSpiel's C++ Hanabi: uniformly random play of four players, driven from Python.

Only the players' decisions count. Chance nodes (each card dealt, more than half of all nodes) are
resolved by sampling; their cost is part of the decisions' cost, as shuffling is in other engines.

Runs inside the peers' own virtual environment: ``python hanabi_worker.py CPU_SECONDS``.
"""

import json
import sys
from importlib import import_module, metadata
from random import Random
from time import process_time
from typing import Any

# Not imported by name: mypy checks this file in an environment that may have no OpenSpiel.
pyspiel = import_module("pyspiel")

GAME = "hanabi(players=4)"
WARM_UP_GAMES = 500


def sample(outcomes: list[tuple[int, float]], draw: float) -> int:
    """The outcome at ``draw`` in [0, 1); a plain loop, here much faster than ``random.choices``."""
    for action, probability in outcomes:
        draw -= probability
        if draw < 0:
            return action
    return outcomes[-1][0]


def play(state: Any, rng: Random) -> int:
    """Play to the end and return the number of the players' decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), rng.random()))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def branching(game: Any, rng: Random) -> float:
    """The actions offered per decision, looked at afterwards to keep the timed loop bare."""
    decisions = offered = 0
    for _ in range(WARM_UP_GAMES):
        finished = game.new_initial_state()
        play(finished, rng)
        state = game.new_initial_state()
        for action in finished.history():
            if not state.is_chance_node():
                decisions += 1
                offered += len(state.legal_actions())
            state.apply_action(action)
    return offered / decisions


def random_play(game: Any, rng: Random, seconds: float) -> dict[str, float]:
    """Whole games until the CPU time is used up."""
    decisions = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        games += 1
        decisions += play(game.new_initial_state(), rng)
    return {"decisions_per_second": decisions / elapsed, "games_per_second": games / elapsed}


def main() -> None:
    """Warm up, measure, print one JSON line."""
    game = pyspiel.load_game(GAME)
    offered = branching(game, Random(1))
    figures = random_play(game, Random(2), float(sys.argv[1]))
    figures["branching"] = offered
    about = f"OpenSpiel {metadata.version('open_spiel')} {GAME}"
    print(json.dumps({"about": about, "figures": figures}))


if __name__ == "__main__":
    main()
