"""Verbs of abilities and lasting rules."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import COLOUR_IDS, RESOURCE_IDS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, CardEffect
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.events import TILE_SEEN
from robinsonade.games.robinson_crusoe.rules.decks import show, top_up
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.pick_thing.inventions import PickInventions
from robinsonade.games.robinson_crusoe.steps.pick_thing.top_cards import PickTopTile
from robinsonade.games.robinson_crusoe.table.streams import INVENTION_STREAM
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.telling import call

SPLITTABLE: Final = ("night_heal", "heal")


class AbilityDiscount(CardEffect):
    """Economical Construction: a way to pay (rules/planning/costs.py)."""

    __slots__ = ()

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        row.index("res", RESOURCE_IDS)
        row.number("n")
        row.index("scope", ("one_action",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class AbilityReroll(CardEffect):
    """Asked for when a die of the colour is rolled (steps/actions/dice.py)."""

    __slots__ = ()

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        row.index("colour", COLOUR_IDS)
        row.index("scope", ("own_action", "any_roll"))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class AbilityNewIdea(CardEffect):
    """Draw inventions, one goes on the board, the others on the discard pile."""

    __slots__ = ("keep", "n")

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        self.n = row.number("draw")
        self.keep = row.number("keep")

    def apply(self, t: Camp, run: Run) -> None:
        top_up(t, t.inventions, t.inventions_out, self.n, INVENTION_STREAM)
        n = len(show(t, t.inventions, self.n))
        seat = t.seat_for(run.who)
        t.first(PickInventions(self.keep, NO_CARD, n, seat=seat))

    def useful(self, t: Camp, who: int) -> bool:
        return bool(t.inventions.cards or t.inventions_out)


class AbilityRecon(CardEffect):
    """Look at tiles, put one on top, shuffle the others back."""

    __slots__ = ("n",)

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        self.n = row.number("draw")
        row.number("keep")

    def apply(self, t: Camp, run: Run) -> None:
        tiles = show(t, t.tiles, self.n)
        for tile in tiles:
            t.emit(TILE_SEEN, tile)
        t.first(PickTopTile(1, NO_CARD, len(tiles), seat=t.seat_for(run.who)))

    def useful(self, t: Camp, who: int) -> bool:
        return len(t.tiles.cards) > 1


class ArrangeCampReplace(CardEffect):
    """The Bible: asked for in the arrange camp action (steps/actions/arrange_camp.py)."""

    __slots__ = ()

    FACTS = ("determination", "heal")

    def __init__(self, row: Row) -> None:
        row.number("determination")
        row.number("heal")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class Lasting(CardEffect):
    """A lasting rule (box/lasting.py): nothing happens by itself."""

    __slots__ = ()

    UNTOLD = True

    def __init__(self, row: Row) -> None:
        row.skip(*row.values)  # box/lasting.py has checked them

    def apply(self, t: Camp, run: Run) -> None:
        pass

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        kind = said["kind"]
        facts: dict[str, int | str] = {
            key: int(value) if isinstance(value, bool) else value
            for key, value in said.items()
            if key in ("n", "food", "max", "heal", "determination", "draw", "keep", "pawns", "uses")
        }
        if kind in SPLITTABLE:
            facts["split"] = "yes" if said.get("split") else "no"
        text = call(f"lasting-{kind}", **facts)
        if "do" in said:
            text = f"{text}: {teller.nested(said['do'])}"
        if "not_with_item" in said:
            text = f"{text} ({call('not-with')} {{ invention-{said['not_with_item']} }})"
        notes = [said[key] for key in ("start", "after") if key in said]
        return " ".join([text, *[f"({call('token-note', which=note)})" for note in notes]])


VERBS: Final[dict[str, type[Effect]]] = {
    "ability_discount": AbilityDiscount,
    "ability_reroll": AbilityReroll,
    "ability_new_idea": AbilityNewIdea,
    "ability_recon": AbilityRecon,
    "arrange_camp_replace": ArrangeCampReplace,
    "passive": Lasting,
}
