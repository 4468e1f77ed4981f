"""The island: covered sources and terrains, closed tiles, the camp."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import PALISADE, ROOF, WAITING
from robinsonade.games.robinson_crusoe.box.island import (
    BIRD,
    FISH,
    FOOD_SOURCES,
    LUMBER,
    SOURCES,
    TERRAIN_IDS,
)
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import if_possible
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.rules.island import (
    camp_sites,
    close_tile,
    cover_terrain,
    links,
    mark,
    open_tile,
    uncover_source,
    uncover_terrain,
    unlink,
)
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.rules.sources import (
    ADJACENT,
    AT_ACTION,
    AT_CAMP,
    NEAREST,
    cover_all,
    open_sources,
)
from robinsonade.games.robinson_crusoe.rules.tracks import raise_level
from robinsonade.games.robinson_crusoe.rules.wounds import unmet
from robinsonade.games.robinson_crusoe.steps.pick_place.base import DEMAND, NO_PENALTY
from robinsonade.games.robinson_crusoe.steps.pick_place.sources import (
    PickCorral,
    PickSourcesToCover,
    PickTerrainToCover,
    PickTileToExhaust,
)
from robinsonade.games.robinson_crusoe.steps.pick_place.tiles import PickForcedMove, PickTileToClose
from robinsonade.games.robinson_crusoe.table.links import (
    BLACK_LINK,
    PLACE_LINK,
    REFUND_LINK,
    TERRAIN_LINK,
    TILE_LINK,
)
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import everyone, has
from robinsonade.kernel.telling import call

_SOURCES: Final = {
    "any": everyone(SOURCES),
    "choose_one": everyone(SOURCES),
    "all_on_tile": everyone(SOURCES),
    "all_on_one_tile": everyone(SOURCES),
    "gathered": 0,
    "bird": 1 << BIRD,
    "fish": 1 << FISH,
    "food": FOOD_SOURCES,
    "wood": 1 << LUMBER,
}
_WHERE: Final = {
    "adjacent_to_camp": ADJACENT,
    "camp_tile": AT_CAMP,
    "action_tile": AT_ACTION,
    "nearest_to_camp": NEAREST,
    "linked_tile": -1,
}


class Exhaust(CardEffect):
    """Cover sources with black markers (RC-12.9, RC-13.2)."""

    __slots__ = ("deferred", "mask", "n", "optional", "penalty", "source", "where")

    def __init__(self, row: Row) -> None:
        self.source = tuple(_SOURCES)[row.index("source", tuple(_SOURCES))]
        self.mask = _SOURCES[self.source]
        self.where = _WHERE[tuple(_WHERE)[row.index("where", tuple(_WHERE))]]
        self.n = row.number("n", 1)
        if row.has("link"):
            row.index("link", ("this_card",))
        self.penalty = NO_PENALTY if if_possible(row) else DEMAND
        if row.has("else_wounds"):
            self.penalty = row.number("else_wounds")
        self.optional = row.flag("optional", False)
        self.deferred = row.flag("deferred_if_unexplored", False)

    def apply(self, t: Camp, run: Run) -> None:
        if self.where == AT_ACTION:
            self.at_action(t, run)
        elif self.where == -1:
            for link in links(t, run.card, PLACE_LINK):
                cover_all(t, link.space, run.card)
        elif self.source == "all_on_one_tile":
            t.first(PickTileToExhaust(1, run.card, penalty=self.penalty))
        elif self.optional:
            t.first(PickCorral(self.n, run.card, self.mask, self.where))
        else:
            t.first(PickSourcesToCover(self.n, run.card, self.mask, self.where, self.penalty))

    def at_action(self, t: Camp, run: Run) -> None:
        """On the tile of the action; without a tile nothing happens."""
        space = t.act_tile
        if space < 0:
            return
        if t.tile_at[space] < 0:
            if self.deferred:
                mark(t, space, WAITING)
            return
        mask = self.mask
        if self.source == "gathered":
            if t.act_source < 0:
                return
            mask = 1 << t.act_source
        t.first(PickSourcesToCover(self.n, run.card, mask, AT_ACTION, self.penalty))

    def possible(self, t: Camp, run: Run) -> bool:
        if self.penalty != DEMAND or self.where < 0:
            return True
        return len(open_sources(t, self.mask, self.where)) >= self.n

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        text = call("does-exhaust", source=said["source"], n=said["n"])
        if said["source"] != "gathered":
            text = f"{text} {call('place', at=said['where'])}"
        if said.get("optional"):
            text = f"{text} ({call('optional')})"
        if said.get("deferred_if_unexplored"):
            text = f"{text} ({call('deferred')})"
        if "else_wounds" in said:
            text = f"{text} ({call('else-wounds', n=said['else_wounds'])})"
        return text


class Restore(CardEffect):
    """RC-R88: remove the markers this card placed, those that still lie there."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.index("link", ("this_card",))

    def apply(self, t: Camp, run: Run) -> None:
        for link in links(t, run.card, BLACK_LINK):
            uncover_source(t, link.space, link.source)
        for link in links(t, run.card, TERRAIN_LINK):
            uncover_terrain(t, link.space)


class CoverTerrain(CardEffect):
    """Cover the terrain icon of one tile."""

    __slots__ = ("terrain",)

    def __init__(self, row: Row) -> None:
        words = (*TERRAIN_IDS, "of_tile")
        self.terrain = row.index("terrain", words)
        row.index("where", ("any_tile", "action_tile"))
        if_possible(row)
        if row.has("link"):
            row.index("link", ("this_card",))

    def apply(self, t: Camp, run: Run) -> None:
        if self.terrain < len(TERRAIN_IDS):
            t.first(PickTerrainToCover(1, run.card, self.terrain))
        elif t.act_tile >= 0 and t.tile_at[t.act_tile] >= 0 and not has(t.covered, t.act_tile):
            cover_terrain(t, t.act_tile, run.card)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        if said["terrain"] == "of_tile":
            return call("does-cover_terrain", of="tile")
        return f"{call('does-cover_terrain', of='any')} {{ terrain-{said['terrain']} }}"


class FlipTile(CardEffect):
    """RC-12.10: a tile becomes inaccessible."""

    __slots__ = ("linked",)

    FACTS = ("where",)

    def __init__(self, row: Row) -> None:
        self.linked = row.index("where", ("adjacent_to_camp", "linked_tile")) == 1
        if_possible(row)
        row.index("link", ("this_card",))

    def apply(self, t: Camp, run: Run) -> None:
        if not self.linked:
            t.first(PickTileToClose(1, run.card))
            return
        for link in links(t, run.card, PLACE_LINK):
            if not has(t.closed, link.space):
                close_tile(t, link.space, run.card)


class UnflipTile(CardEffect):
    """The tile this card closed is face up again."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.index("link", ("this_card",))

    def apply(self, t: Camp, run: Run) -> None:
        for link in links(t, run.card, TILE_LINK):
            open_tile(t, link.space)
        unlink(t, run.card, TILE_LINK)


class MoveCamp(CardEffect):
    """RC-11.6: the camp must move; if it cannot, that is an unmet demand."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        if camp_sites(t):
            t.first(PickForcedMove(1, run.card))
        else:
            unmet(t, 1)


class CampMoveRefund(CardEffect):
    """Regain up to these levels, never more than the move of this card cost."""

    __slots__ = ("palisade", "roof")

    FACTS = ("roof", "palisade")

    def __init__(self, row: Row) -> None:
        self.roof = row.number("roof")
        self.palisade = row.number("palisade")

    def apply(self, t: Camp, run: Run) -> None:
        for link in links(t, run.card, REFUND_LINK):
            raise_level(t, ROOF, min(self.roof, link.roof))
            raise_level(t, PALISADE, min(self.palisade, link.palisade))
        unlink(t, run.card, REFUND_LINK)


VERBS: Final[dict[str, type[Effect]]] = {
    "exhaust": Exhaust,
    "restore": Restore,
    "cover_terrain": CoverTerrain,
    "flip_tile": FlipTile,
    "unflip_tile": UnflipTile,
    "move_camp": MoveCamp,
    "camp_move_refund": CampMoveRefund,
}
