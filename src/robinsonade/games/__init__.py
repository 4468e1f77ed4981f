"""The registry: every game by its slug, our own and those that other packages bring.

A package brings a game by an entry point of the group `robinsonade.games`, whose name is the slug
and whose value is the Game: `pearls = "pearls.game:GAME"`. A game is imported when it is first
asked for. One that cannot be had is left out, and `GAMES.faults()` says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from robinsonade.kernel.refusal import Refused

# What only some programs need is imported there: nobody waits for it who asks for the version.
if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from robinsonade.kernel.game import Game
    from robinsonade.kernel.variant import Variant

GROUP: Final = "robinsonade.games"

# Known also where the package is not installed but only on the path.
OWN: Final = {
    "forbidden-island": "robinsonade.games.forbidden_island.game:GAME",
    "papua": "robinsonade.games.papua.game:GAME",
    "naufragos": "robinsonade.games.naufragos.game:GAME",
    "robinson-crusoe": "robinsonade.games.robinson_crusoe.game:GAME",
}


class Games(Mapping[str, "Game"]):
    """The games that can be played, each imported when it is first needed."""

    def __init__(self, own: dict[str, str], brought: Callable[[], list[EntryPoint]]) -> None:
        self.own = own
        self.brought = brought
        self.loaded: dict[str, Game] = {}
        self.wrong: dict[str, str] = {}

    @cached_property
    def places(self) -> dict[str, str]:
        """Where each game is found; looked for only when somebody asks for one that is not ours."""
        found = dict(self.own)
        for entry in self.brought():
            if entry.name in self.own:
                self.wrong[entry.value] = f"the name {entry.name} is that of a game of Robinsonade"
            elif found.setdefault(entry.name, entry.value) != entry.value:
                both = f"{found[entry.name]} and {entry.value}"
                self.wrong[entry.name] = f"two games have this name: {both}"
        return found

    def __getitem__(self, slug: str) -> Game:
        if slug not in self:
            raise KeyError(slug)
        return self.loaded[slug]

    def __contains__(self, slug: object) -> bool:
        if slug not in self.loaded and slug not in self.wrong:
            if slug in self.own or slug in self.places:
                self.load(str(slug))
        return slug in self.loaded

    def __iter__(self) -> Iterator[str]:
        """Ours first; what others bring is tried before it is named."""
        return (slug for slug in self.places if slug in self.own or slug in self)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def load(self, slug: str) -> None:
        """Import a game. Whatever is wrong with one of others is no problem of the rest."""
        from robinsonade.kernel.game import Game

        place = self.own.get(slug) or self.places[slug]
        try:
            game = named_thing(place)
        except Exception as error:
            if slug in self.own:
                raise
            self.wrong[slug] = f"{place}: {type(error).__name__}: {error}"
            return
        if not isinstance(game, Game):
            self.wrong[slug] = f"{place} is no Game"
        elif game.slug != slug:
            self.wrong[slug] = f"{place} calls itself {game.slug}"
        else:
            self.loaded[slug] = game

    def package_of(self, slug: str) -> str:
        """The package that a game is in, whether it is loaded or not."""
        place = self.own.get(slug) or self.places.get(slug)
        if place is None:
            raise Refused("unknown-game", given=slug, allowed=", ".join(self))
        return place.partition(":")[0].rpartition(".")[0]

    def faults(self) -> dict[str, str]:
        """What is wrong with the games that cannot be had, by the names they were to have."""
        list(iter(self))
        return dict(self.wrong)


def named_thing(place: str) -> object:
    """What an entry point names.

    >>> named_thing("robinsonade.games:GROUP")
    'robinsonade.games'
    """
    module, _, name = place.partition("[")[0].partition(":")
    return attrgetter(name.strip())(import_module(module.strip()))


def brought_games() -> list[EntryPoint]:
    """The games of other packages, in the order of their names."""
    from importlib.metadata import entry_points

    found = [entry for entry in entry_points(group=GROUP) if OWN.get(entry.name) != entry.value]
    return sorted(found, key=lambda entry: (entry.name, entry.value))


GAMES: Final = Games(OWN, brought_games)


def find_game(slug: str) -> Game:
    """The game with this slug."""
    if slug in GAMES:
        return GAMES[slug]
    if slug in GAMES.wrong:
        raise Refused("broken-game", given=slug, why=GAMES.wrong[slug])
    raise Refused("unknown-game", given=slug, allowed=", ".join(GAMES))


def use_variant(variant: Variant, where: str) -> Game:
    """Play a game in a variant from now on, in this program: its data are read once.

    So it has to be said before the game is first asked for.
    """
    from robinsonade.kernel.slips import BadData, BadFile, odd
    from robinsonade.kernel.variant import activate, active_variant, deactivate

    package = GAMES.package_of(variant.game)
    present = active_variant(package)
    if variant.game in GAMES.loaded:
        if present is not None and present.text == variant.text:
            return GAMES[variant.game]
        raise Refused("variant-too-late", game=variant.game, name=variant.name)
    problems = variant.problems(package, where)
    if problems:
        raise BadFile("bad-variant", problems, file=where)
    activate(package, variant)
    try:
        return find_game(variant.game)
    except (BadData, KeyError, IndexError, ValueError, TypeError) as error:
        deactivate(package)
        forget(package)
        slips = error.slips if isinstance(error, BadData) else [odd(where, error)]
        raise BadFile("bad-variant", slips, file=where) from error


def forget(package: str) -> None:
    """Modules that were half loaded: whoever asks for the game again loads it from the start."""
    import sys

    for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
        del sys.modules[name]
