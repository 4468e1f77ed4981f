"""Who sits where: people and bots."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.players.asking import ASKING
from robinsonade.players.player import Player
from robinsonade.players.registry import (
    check_player,
    is_player,
    make_players,
    split_names,
    usual_player,
)

PERSON: Final = "person"  # in match files
NO_BOT: Final = "none"  # in the option
LONGEST_THOUGHT: Final = 5.0  # seconds
ADVISER: Final = "greedy"  # who gives hints


def seat_players(bots: str, seats: int) -> list[str]:
    """The name of each seat's player as the option --bots says.

    A single name fills all seats but the first, several names are for the last seats in their
    order; "none" keeps a seat for a person.

    >>> seat_players("greedy", 3), seat_players("none,random", 3)
    (['person', 'greedy', 'greedy'], ['person', 'person', 'random'])
    >>> seat_players("none", 2)
    ['person', 'person']
    """
    named = split_names(bots)
    if len(named) == 1:
        named *= seats - 1
    if len(named) > seats:
        raise Refused("too-many-bots", given=str(len(named)), allowed=str(seats))
    for name in named:
        check_player(name, NO_BOT)
    seated = [PERSON if name == NO_BOT else name for name in named]
    return [PERSON] * (seats - len(seated)) + seated


def seat_again(match: Match) -> list[str]:
    """The players that a match file names, if a person can go on playing among them."""
    names = [str(name) for name in match.players]
    known = all(name == PERSON or is_player(name) for name in names)
    if len(names) == match.table.seats and known and PERSON in names:
        return names
    return seat_players(usual_player(), match.table.seats)


def make_bots(names: list[str], game: Game, seed: int) -> list[Player | None]:
    """A bot for each seat, None where a person sits."""
    bots = [None if name == PERSON else name for name in names]
    return make_players(bots, game, seed, LONGEST_THOUGHT)


def seat_names(given: str | None, players: list[str]) -> list[str]:
    """What the people call themselves, in the order of their seats; empty for bots.

    >>> seat_names("Ana, Luis", ["person", "greedy", "person"])
    ['Ana', '', 'Luis']
    """
    if given is None:
        return []
    names = [name.strip() for name in given.split(",")]
    people = [seat for seat, player in enumerate(players) if player == PERSON]
    if len(names) > len(people):
        raise Refused("too-many-names", given=str(len(names)), allowed=str(len(people)))
    by_seat = dict(zip(people, names, strict=False))
    return [by_seat.get(seat, "") for seat in range(len(players))]


def check_asking(given: str) -> str:
    """One of the ways to be asked about cards that can be played at any time."""
    if given not in ASKING:
        raise Refused("bad-asking", given=given, allowed=", ".join(ASKING))
    return given
