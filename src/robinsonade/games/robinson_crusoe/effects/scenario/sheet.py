"""Verbs that several scenarios share: symbols, sites, fog, dust, blue markers, winning."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.box.discovery_tokens import SYMBOL_IDS
from robinsonade.games.robinson_crusoe.box.scripts import Effect, Run
from robinsonade.games.robinson_crusoe.effects.arguments import Args
from robinsonade.games.robinson_crusoe.events import BLUE_PLACED
from robinsonade.games.robinson_crusoe.rules.goals import check_now, win
from robinsonade.games.robinson_crusoe.rules.island import set_dust, set_fog
from robinsonade.games.robinson_crusoe.steps.pick_place.markers import PickDust, PickFog
from robinsonade.games.robinson_crusoe.table.table import Camp

FOG_OR_DUST: Final = ("fog", "dust")


class ScenarioToken(Effect):
    """A symbol: each scenario has its own tokens instead (things.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("symbol", SYMBOL_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        pass


class Site(Effect):
    """The numbered token on this tile: laid when the totem is discovered (steps/explore.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.take("site")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class PlaceMarkers(Effect):
    """RC-16.2.1, RC-16.4.4: fog or dust on different tiles or spaces."""

    __slots__ = ("fog", "n", "penalty")

    def __init__(self, a: Args) -> None:
        self.fog = a.index("marker", FOG_OR_DUST) == 0
        self.n = a.number("n")
        a.number("max_per_space")
        self.penalty = a.index("shortfall", ("none", "each_player_1_wound_per_missing"))

    def apply(self, t: Camp, run: Run) -> None:
        if self.fog:
            t.first(PickFog(self.n, run.card, penalty=self.penalty))
        else:
            t.first(PickDust(self.n, run.card, penalty=self.penalty))


class MarkerOnTile(Effect):
    """RC-16.2.5: on the tile just explored if it has none."""

    __slots__ = ("fog",)

    def __init__(self, a: Args) -> None:
        self.fog = a.index("marker", FOG_OR_DUST) == 0
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        space = t.act_tile
        if space < 0:
            return
        if self.fog and not t.fog >> space & 1:
            set_fog(t, space)
        elif not self.fog and not t.dust >> space & 1:
            set_dust(t, space)


class PlaceBlue(Effect):
    """RC-16.2.3, RC-16.7.6: a cross or a trap on the tile where it was built."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("where", ("built_tile", "built_tile_with_totem"))
        a.number("max_per_tile")

    def apply(self, t: Camp, run: Run) -> None:
        space = t.act_tile
        if space >= 0 and not t.closed >> space & 1:
            t.blue |= 1 << space
            t.emit(BLUE_PLACED, space)
            check_now(t)


class Win(Effect):
    """The players win at once."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        win(t)


VERBS: Final[dict[str, Any]] = {
    "scenario_token": ScenarioToken,
    "scn_place_markers": PlaceMarkers,
    "scn_marker_on_tile": MarkerOnTile,
    "scn_place_blue": PlaceBlue,
    "scn_site": Site,
    "scn_win": Win,
}
