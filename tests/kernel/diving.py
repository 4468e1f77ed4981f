"""Pearls, the example game, as the tests of the engine use it: seat 1 begins unless said."""

from __future__ import annotations

from pearls.choices import CATALOGUE
from pearls.game import GAME, STEPS, Pearls
from pearls.setup import lay_out
from pearls.table.lagoon import STREAMS, Lagoon
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table


def lagoon(seats: int = 2, seed: int = 1, first: str = "1", **options: str) -> Lagoon:
    table = GAME.new_table(seats, seed, {"first": first, **options})
    assert isinstance(table, Lagoon)
    return table


def new_match(seats: int = 2, seed: int = 1, first: str = "1", **options: str) -> Match:
    return Match(GAME, seats, seed, {"first": first, **options})


def play(table: Table, *ids: str) -> None:
    for choice_id in ids:
        table.apply(CATALOGUE.find(choice_id))


class Altered(Pearls):
    """Pearls with a table of another class."""

    __slots__ = ("table_class",)

    table_class: type[Lagoon]

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        t = self.table_class(seats, Chance.seeded(seed, STREAMS))
        t.log = [] if log else None
        lay_out(t, options)
        return t

    def blank(self, seats: int) -> Table:
        return self.table_class(seats, Chance([0] * len(STREAMS), []))


def altered(
    game_class: type[Altered] = Altered,
    table_class: type[Lagoon] = Lagoon,
    more_steps: tuple[type[Step], ...] = (),
) -> Altered:
    """Pearls with something else in the place of a part."""
    game = game_class(
        GAME.slug,
        package=GAME.package,
        prefix=GAME.prefix,
        version=GAME.version,
        fewest=GAME.fewest,
        most=GAME.most,
        options=GAME.options,
        catalogue=GAME.catalogue,
        events=GAME.events,
        prompts=GAME.prompts,
        words=GAME.words,
        steps=(*STEPS, *more_steps),
    )
    game.table_class = table_class
    return game
