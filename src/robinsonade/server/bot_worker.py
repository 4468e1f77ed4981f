"""What one of the bots' processes does: it answers questions. All facts are plain data."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Any, Final

from robinsonade.games import find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.codec import load_table
from robinsonade.kernel.match import replay
from robinsonade.kernel.playout import play_randomly
from robinsonade.kernel.refusal import Refused
from robinsonade.players.driver import Driver
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.registry import make_players

MOST_ADVICE: Final = 5
MOST_SECONDS: Final = 1.5  # that a search may take
TRIALS: Final = 3  # games from a position that somebody sent
LONGEST_TRIAL: Final = 2_000  # choices


def choose(slug: str, table_data: dict[str, Any], bots: list[str | None], key: str) -> str | None:
    """What one of the bots wants to do now; None if only people could go on.

    `bots` has a player's name for each bot's seat. The driver hands players imagined tables only.
    """
    game = find_game(slug)
    table = load_table(game, len(bots), table_data)
    seed = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=7).digest(), "little")
    choice = Driver(make_players(bots, game, seed, MOST_SECONDS), table).next_choice(table)
    return None if choice is None else choice.id


def advise(slug: str, seats: int, table_data: dict[str, Any], seat: int) -> list[Any]:
    """The best choices of a seat in the greedy player's eyes, best first, with their scores."""
    game = find_game(slug)
    table = load_table(game, seats, table_data)
    choices = table.choices_of(seat)
    if not choices:
        return []
    imagined = table.imagined(seat, table.chance.fork("advice"))
    scores = GreedyPlayer(game, 0, seat).policy.scores(imagined, seat, choices)
    ranked = sorted(zip(scores, choices, strict=True), key=lambda pair: -pair[0])
    return [[choice.id, float(score)] for score, choice in ranked[:MOST_ADVICE]]


def try_position(slug: str, data: dict[str, Any]) -> list[Any] | None:
    """Follow a file that begins at a position, then play that on at random; why not, if refused."""
    game = find_game(slug)
    try:
        match = replay(game, data)
    except Refused as error:
        return [error.key, error.facts]
    for number in range(TRIALS):
        play_randomly(match.at(0).clone(), Chance.seeded(number, ("trial",)), LONGEST_TRIAL)
    return None


QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "choose": choose,
    "advise": advise,
    "try_position": try_position,
}


def main() -> None:
    """Answer questions, one JSON document per line, until there are no more."""
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = {"answer": QUESTIONS[question["ask"]](*question["facts"])}
        except Exception as error:
            answer = {"failed": type(error).__name__}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
