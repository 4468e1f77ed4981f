"""Tokens on action spaces, tiles, costs, characters and in the Weather space.

One of a kind (RC-13.6), but for the exceptions in rules/island.py (RC-13.7).
"""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.components import (
    ACTION_IDS,
    FLOCK,
    MARKER_IDS,
    SHORTCUT,
    WEATHER_IDS,
)
from robinsonade.games.robinson_crusoe.box.inventions import ITEM_MARKER
from robinsonade.games.robinson_crusoe.box.island import FOOD_SOURCES, LUMBER, SPACES, TILE_SOURCES
from robinsonade.games.robinson_crusoe.box.scripts import CardEffect
from robinsonade.games.robinson_crusoe.effects.arguments import people, who_in
from robinsonade.games.robinson_crusoe.effects.teller import Teller
from robinsonade.games.robinson_crusoe.events import (
    COST_RAISED,
    HUNT_MARKED,
    MARKED_LATER,
    WEATHER_PLACED,
)
from robinsonade.games.robinson_crusoe.rules.island import (
    MARKED_BY_ITEM,
    MARKING_ITEMS,
    links,
    mark,
    several,
    unlink,
    unmark,
)
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.actions.resolution import unmark_action
from robinsonade.games.robinson_crusoe.steps.event import mark_action
from robinsonade.games.robinson_crusoe.steps.pick_place.tiles import PickShortcut
from robinsonade.games.robinson_crusoe.table.links import (
    BLACK_LINK,
    PENDING_LINK,
    PLACE_LINK,
    WOUND_LINK,
)
from robinsonade.games.robinson_crusoe.table.records import Link
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect, Said
from robinsonade.kernel.masks import has
from robinsonade.kernel.telling import call

_COSTS: Final = ("shelter_cost", "roof_cost", "palisade_cost", "weapon_cost")
_ACTION_SPACES: Final = ("build", "gather", "explore", "arrange_camp")
_PLACES: Final = (
    *_ACTION_SPACES,
    *_COSTS,
    "hunt_deck",
    "camp_tile",
    "action_tile",
    "adjacent_tile_chosen",
    "its_tile",
)


class Token(CardEffect):
    """Place an effect token; at most one of a kind lies in one place (RC-13.6)."""

    __slots__ = ("at", "flock", "if_covered", "if_wood", "later", "link", "token")

    TERM = "place"

    def __init__(self, row: Row) -> None:
        self.token = row.index("token", MARKER_IDS)
        self.at = _PLACES[row.index("at", _PLACES)]
        self.link = row.has("link") and row.index("link", ("this_card",)) == 0
        self.later = row.has("start") and row.index("start", ("next_round",)) == 0
        condition = ("camp_tile_has_wood_source",)
        self.if_wood = row.has("condition") and row.index("condition", condition) == 0
        self.if_covered = row.has("only_if") and row.index("only_if", ("source_was_covered",)) == 0
        acts = ("bird_source_if_no_food_source",)
        self.flock = row.has("acts_as") and row.index("acts_as", acts) == 0

    def apply(self, t: Camp, run: Run) -> None:
        if self.if_wood and not has(t.sources(t.camp), LUMBER):
            return
        if self.if_covered and not links(t, run.card, BLACK_LINK):
            return
        at = self.at
        if at in _ACTION_SPACES:
            mark_action(t, ACTION_IDS.index(at), self.token)
        elif at in _COSTS:
            t.cost_marks |= 1 << _COSTS.index(at)
            t.emit(COST_RAISED, _COSTS.index(at))
        elif at == "hunt_deck":
            if not t.danger_hunt:
                t.emit(HUNT_MARKED, self.token)
            t.danger_hunt = 1
        elif at == "adjacent_tile_chosen":
            t.first(PickShortcut(1, run.card))
        else:
            space = t.camp if at == "camp_tile" else t.act_tile
            if space >= 0:
                self.lay(t, space, run)

    def lay(self, t: Camp, space: int, run: Run) -> None:
        token = self.token
        tile = t.tile_at[space]
        if self.flock and (tile < 0 or not TILE_SOURCES[tile] & FOOD_SOURCES):
            token = FLOCK
        if self.later:
            t.links.append(Link(run.card, PENDING_LINK, space, token))
            t.emit(MARKED_LATER, space, token)
            return
        placed = mark(t, space, token) or several(t, token)
        if placed and run.card <= MARKED_BY_ITEM:
            t.item_spot[MARKED_BY_ITEM - run.card] = space
        elif self.link:
            t.links.append(Link(run.card, PLACE_LINK, space, token))

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        token, at = said["token"], said["at"]
        if token == "wood_plus" and (at == "build" or at.endswith("_cost")):  # RC-9.6
            return call("dearer", what=at)
        text = f"{call('put')} {{ marker-{token}.a }} {call('place', at=at)}"
        marks = [said[key] for key in ("start", "condition", "only_if", "acts_as") if key in said]
        return " ".join([text, *[f"({call('token-note', which=mark)})" for mark in marks]])


class Untoken(CardEffect):
    """Remove a token; an item that is lost takes back only the token it placed (RC-R68)."""

    __slots__ = ("at", "token")

    def __init__(self, row: Row) -> None:
        self.token = row.index("token", MARKER_IDS)
        self.at = _PLACES[row.index("at", _PLACES)]

    def apply(self, t: Camp, run: Run) -> None:
        if self.at in _ACTION_SPACES:
            action = ACTION_IDS.index(self.at)
            if has(t.action_marks[action], self.token):
                unmark_action(t, action, self.token)
        elif self.at == "its_tile":
            for space in range(SPACES):
                unmark(t, space, SHORTCUT)
        elif run.card <= MARKED_BY_ITEM:
            item = MARKED_BY_ITEM - run.card
            space = t.item_spot[item]
            t.item_spot[item] = -1
            others = [t.item_spot[i] for i in MARKING_ITEMS if ITEM_MARKER[i] == self.token]
            if space >= 0 and space not in others:
                unmark(t, space, self.token)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        thing = f"{{ marker-{said['token']}.a }}"
        return f"{call('does-untoken')} {thing} {call('place', at=said['at'])}"


class Weather(CardEffect):
    """A token, or the hungry-animals die, into the Weather space."""

    __slots__ = ("token",)

    TERM = "place"

    def __init__(self, row: Row) -> None:
        self.token = row.index("token", WEATHER_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        if not has(t.weather, self.token):
            t.weather |= 1 << self.token
            t.emit(WEATHER_PLACED, self.token)

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        thing = f"{{ weather-{said['token']}.a }}"
        return f"{call('put')} {thing} {call('place', at='weather')}"


class RerollSheet(CardEffect):
    """A reroll token on a character sheet."""

    __slots__ = ("forced", "long", "who")

    PERSONAL = True

    def __init__(self, row: Row) -> None:
        self.who = who_in(row)
        row.index("start", ("next_round",))
        self.long = row.index("until", ("event_half", "end_of_next_round")) == 0
        self.forced = row.flag("roll_success_die_even_with_full_pawns", False)

    def apply(self, t: Camp, run: Run) -> None:
        for who in people(t, self.who, run):
            if self.long:
                t.links.append(Link(run.card, WOUND_LINK, who, -(t.turn + 1)))
                continue
            t.reroll_from[who] = t.reroll_until[who] = t.turn + 1
            if self.forced:
                t.reroll_forced |= 1 << who

    @classmethod
    def tell(cls, teller: Teller, said: Said) -> str:
        always = "yes" if said.get("roll_success_die_even_with_full_pawns") else "no"
        return call("does-reroll_sheet", until=said["until"], always=always)


class ClearRerollSheet(CardEffect):
    """Remove that token."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.index("who", ("holder",))

    def apply(self, t: Camp, run: Run) -> None:
        unlink(t, run.card, WOUND_LINK)


VERBS: Final[dict[str, type[Effect]]] = {
    "token": Token,
    "untoken": Untoken,
    "weather": Weather,
    "reroll_sheet": RerollSheet,
    "clear_reroll_sheet": ClearRerollSheet,
}
