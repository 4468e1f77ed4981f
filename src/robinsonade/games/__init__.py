"""The registry: every game by its slug."""

from __future__ import annotations

from robinsonade.games.forbidden_island.game import GAME as FORBIDDEN_ISLAND
from robinsonade.games.naufragos.game import GAME as NAUFRAGOS
from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.games.robinson_crusoe.game import GAME as ROBINSON_CRUSOE
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused

GAMES: dict[str, Game] = {
    game.slug: game for game in (FORBIDDEN_ISLAND, PAPUA, NAUFRAGOS, ROBINSON_CRUSOE)
}


def find_game(slug: str) -> Game:
    """The game with this slug."""
    if slug not in GAMES:
        raise Refused("unknown-game", given=slug, allowed=", ".join(GAMES))
    return GAMES[slug]
