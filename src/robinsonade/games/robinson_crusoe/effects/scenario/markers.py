"""Verbs that several scenarios share: sites, fog, crosses, dust (RC-16.4.4), winning."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.events import BLUE_PLACED
from robinsonade.games.robinson_crusoe.rules.goals import check_now, win
from robinsonade.games.robinson_crusoe.rules.island import set_dust, set_fog
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import PickDust, PickFog
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.telling import call

FOG_OR_DUST: Final = ("fog", "dust")


class Site(CardEffect):
    """The numbered token on this tile: steps/actions/explore.py lays it with the totem."""

    __slots__ = ()

    FACTS = ("site",)

    def __init__(self, row: Row) -> None:
        row.take("site")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class PlaceMarkers(CardEffect):
    """RC-16.2.1, RC-16.4.4: fog or dust on different tiles or spaces."""

    __slots__ = ("fog", "n", "penalty")

    def __init__(self, row: Row) -> None:
        self.fog = row.index("marker", FOG_OR_DUST) == 0
        self.n = row.number("n")
        row.number("max_per_space")
        self.penalty = row.index("shortfall", ("none", "each_player_1_wound_per_missing"))

    def apply(self, t: Camp, run: Run) -> None:
        if self.fog:
            t.first(PickFog(self.n, run.card, penalty=self.penalty))
        else:
            t.first(PickDust(self.n, run.card, penalty=self.penalty))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        text = f"{call('does-scn_place_markers', n=said['n'])} {{ marker-{said['marker']} }}"
        return text if said["shortfall"] == "none" else f"{text} ({call('shortfall')})"


class MarkerOnTile(CardEffect):
    """RC-16.2.5: on the tile just explored if it has none."""

    __slots__ = ("fog",)

    TERM = "place"

    def __init__(self, row: Row) -> None:
        self.fog = row.index("marker", FOG_OR_DUST) == 0
        row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        space = t.act_tile
        if space < 0:
            return
        if self.fog and not has(t.fog, space):
            set_fog(t, space)
        elif not self.fog and not has(t.dust, space):
            set_dust(t, space)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        thing = f"{{ marker-{said['marker']}.a }}"
        return f"{call('put')} {thing} {call('place', at='this_tile')}"


class PlaceBlue(CardEffect):
    """RC-16.2.3, RC-16.7.6: a cross or a trap on the tile where it was built."""

    __slots__ = ()

    FACTS = ("where",)

    def __init__(self, row: Row) -> None:
        row.index("where", ("built_tile", "built_tile_with_totem"))
        row.number("max_per_tile")

    def apply(self, t: Camp, run: Run) -> None:
        space = t.act_tile
        if space >= 0 and not has(t.closed, space):
            t.blue |= 1 << space
            t.emit(BLUE_PLACED, space)
            check_now(t)


class Win(CardEffect):
    """The players win at once."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        win(t)


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_place_markers": PlaceMarkers,
    "scn_marker_on_tile": MarkerOnTile,
    "scn_place_blue": PlaceBlue,
    "scn_site": Site,
    "scn_win": Win,
}
