"""Verbs of abilities and lasting rules."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.components import COLOUR_IDS, RESOURCE_IDS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.events import TILE_SEEN
from robinsonade.games.robinson_crusoe.rules.decks import show, top_up
from robinsonade.games.robinson_crusoe.steps.pick_thing.inventions import PickInventions
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import PickTopTile
from robinsonade.games.robinson_crusoe.table.streams import INVENTION_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp


class AbilityDiscount(Effect):
    """Economical Construction: a way to pay (plans.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("res", RESOURCE_IDS)
        a.number("n")
        a.index("scope", ("one_action",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class AbilityReroll(Effect):
    """Asked for when a die of the colour is rolled (steps/dice.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("colour", COLOUR_IDS)
        a.index("scope", ("own_action", "any_roll"))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class AbilityNewIdea(Effect):
    """Draw inventions, one goes on the board, the others on the discard pile."""

    __slots__ = ("keep", "n")

    def __init__(self, a: Args) -> None:
        self.n = a.number("draw")
        self.keep = a.number("keep")

    def apply(self, t: Camp, run: Run) -> None:
        top_up(t, t.inventions, t.inventions_out, self.n, INVENTION_STREAM)
        n = len(show(t, t.inventions, self.n))
        seat = t.seat_for(run.who)
        t.first(PickInventions(self.keep, NO_CARD, n, seat=seat))

    def useful(self, t: Camp) -> bool:
        return bool(t.inventions.cards or t.inventions_out)


class AbilityRecon(Effect):
    """Look at tiles, put one on top, shuffle the others back."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("draw")
        a.number("keep")

    def apply(self, t: Camp, run: Run) -> None:
        tiles = show(t, t.tiles, self.n)
        for tile in tiles:
            t.emit(TILE_SEEN, tile)
        t.first(PickTopTile(1, NO_CARD, len(tiles), seat=t.seat_for(run.who)))

    def useful(self, t: Camp) -> bool:
        return len(t.tiles.cards) > 1


class ArrangeCampReplace(Effect):
    """The Bible: asked for in the arrange camp action (steps/success.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.number("determination")
        a.number("heal")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class Lasting(Effect):
    """A lasting rule (passives.py): nothing happens by itself."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.left.clear()  # passives.py has checked them

    def apply(self, t: Camp, run: Run) -> None:
        pass


VERBS: Final[dict[str, Any]] = {
    "ability_discount": AbilityDiscount,
    "ability_reroll": AbilityReroll,
    "ability_new_idea": AbilityNewIdea,
    "ability_recon": AbilityRecon,
    "arrange_camp_replace": ArrangeCampReplace,
    "passive": Lasting,
}
