"""Players by name."""

from __future__ import annotations

from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.player import Player
from robinsonade.players.random_player import RandomPlayer

PLAYERS = {player.name: player for player in (RandomPlayer, GreedyPlayer)}


def make_player(name: str, game: Game, seed: int, seat: int) -> Player:
    """The player with this name for one seat of a match with this seed."""
    if name not in PLAYERS:
        raise Refused("unknown-player", given=name, allowed=", ".join(PLAYERS))
    return PLAYERS[name](game, seed, seat)
