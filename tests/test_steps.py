"""Every step that a game can put on its agenda can be saved and loaded."""

import importlib
import inspect
import pkgutil

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.game import Game
from robinsonade.kernel.step import Step, saved_name


def steps_of(game: Game) -> set[str]:
    """The saved names of all steps in the modules of a game that are no bases of others."""
    package = importlib.import_module(game.package)
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(package.__path__, f"{game.package}.")
    ]
    return {
        saved_name(step)
        for module in modules
        for _, step in inspect.getmembers(module, inspect.isclass)
        if issubclass(step, Step) and step.__module__.startswith(f"{game.package}.")
        if not step.__subclasses__()
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_a_game_knows_all_its_steps(game: Game) -> None:
    assert steps_of(game) - set(game.steps) == set()
