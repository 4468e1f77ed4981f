"""Verbs of the scenarios (RC-16)."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.robinson_crusoe.acts import raze, wound_all
from robinsonade.games.robinson_crusoe.args import Args
from robinsonade.games.robinson_crusoe.choices import OPT, Pick
from robinsonade.games.robinson_crusoe.components import (
    CITY,
    TILE_TERRAIN,
    spaces_of,
)
from robinsonade.games.robinson_crusoe.events import BLUE_PLACED, BURNT, TOLD, news
from robinsonade.games.robinson_crusoe.goals import check_now, totem_icons, win
from robinsonade.games.robinson_crusoe.island import camp_sites, cover_terrain, set_dust, set_fog
from robinsonade.games.robinson_crusoe.plans import CAPTURED_ACTRESS
from robinsonade.games.robinson_crusoe.reasons import (
    CLEARING_BLACK,
    CLEARING_FOG,
    FORCED_MOVE,
    OPTION_PROMPT,
    PLACING_DUST,
    PLACING_FOG,
    option,
)
from robinsonade.games.robinson_crusoe.scenarios import DIRECTOR
from robinsonade.games.robinson_crusoe.scripts import NO_CARD, Effect, Run, script_useful
from robinsonade.games.robinson_crusoe.steps.crew import crew_dies
from robinsonade.games.robinson_crusoe.steps.dice import lowest_alive
from robinsonade.games.robinson_crusoe.steps.fight import Fight
from robinsonade.games.robinson_crusoe.steps.places import NO_PENALTY, PickPlace, markers
from robinsonade.games.robinson_crusoe.steps.uses import pile_room, put_on_pile
from robinsonade.games.robinson_crusoe.table import Camp
from robinsonade.games.robinson_crusoe.things import SYMBOL_IDS
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.step import Prompt, Step

FOG_OR_DUST: Final = ("fog", "dust")
_RESCUED: Final = news("jenny_rescued")
_FREED: Final = news("actress_freed")
_CANNIBALS: Final = news("cannibals")
_CITY_BURNT: Final = news("city_burnt")
_SHELTER_LOST: Final = news("shelter_lost")
_WOOD_LOST: Final = news("wood_lost")
CANNIBAL_WOUNDS: Final = 2  # RC-16.5.4


class ScenarioToken(Effect):
    """A symbol: each scenario has its own tokens instead (things.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("symbol", SYMBOL_IDS)

    def apply(self, t: Camp, run: Run) -> None:
        pass


class PileWood(Effect):
    """RC-16.1.2: wood on the column of this round; the rest is lost."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        n = min(self.n, pile_room(t))
        if n:
            put_on_pile(t, n)
        if n < self.n:
            t.emit(TOLD, _WOOD_LOST)
        check_now(t)

    def useful(self, t: Camp) -> bool:
        return pile_room(t) > 0


class PlaceMarkers(Effect):
    """RC-16.2.1, RC-16.4.4: fog or dust on different tiles or spaces."""

    __slots__ = ("fog", "n", "penalty")

    def __init__(self, a: Args) -> None:
        self.fog = a.index("marker", FOG_OR_DUST) == 0
        self.n = a.number("n")
        a.number("max_per_space")
        self.penalty = a.index("shortfall", ("none", "each_player_1_wound_per_missing"))

    def apply(self, t: Camp, run: Run) -> None:
        reason = PLACING_FOG if self.fog else PLACING_DUST
        t.first(PickPlace(reason, self.n, run.card, 0, 0, self.penalty))


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


class RemoveMarkers(Effect):
    """RC-16.2.4: up to n fog markers anywhere."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        a.index("marker", ("fog",))
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickPlace(CLEARING_FOG, self.n, run.card, 0, 0, NO_PENALTY))

    def useful(self, t: Camp) -> bool:
        return bool(t.fog)


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


class Site(Effect):
    """The numbered token on this tile: laid when the totem is discovered (steps/explore.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.take("site")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class UnlockAction(Effect):
    """RC-16.3.2: the action is there as soon as the Raft is (targets.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.index("action", ("rescue_jenny",))

    def apply(self, t: Camp, run: Run) -> None:
        pass


class RescueJenny(Effect):
    """RC-16.3.3: Jenny joins."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.counter = 1
        t.emit(TOLD, _RESCUED)


class MysteryFewer(Effect):
    """The Old Map: asked for when a forced drawing begins (steps/mystery.py)."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class CannibalAttack(Effect):
    """RC-16.5.4: wounds, then the team chooses."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.emit(TOLD, _CANNIBALS)
        burnt = (t.burnt & ~(1 << CITY)).bit_count()
        wound_all(t, max(0, t.sheet().params["book_wounds_base"] - burnt))
        t.first(Raid())


class Raid(Step):
    """RC-16.5.4: move the camp, or lose the shelter, or two wounds each."""

    __slots__ = ()

    def advance(self, t: Camp) -> bool:
        if t.shelter or camp_sites(t):
            return False
        t.done()
        wound_all(t, CANNIBAL_WOUNDS)
        return True

    def choices(self, t: Camp) -> list[Choice]:
        options = OPT[t.active]
        found: list[Choice] = [options[option("wounds")]]
        if t.shelter:
            found.append(options[option("lose_shelter")])
        if camp_sites(t):
            found.append(options[option("move")])
        return found

    def take(self, t: Camp, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        t.done()
        if choice.value == option("wounds"):
            wound_all(t, CANNIBAL_WOUNDS)
        elif choice.value == option("move"):
            t.first(PickPlace(FORCED_MOVE, 1, NO_CARD, 0, 0, NO_PENALTY))
        else:
            t.shelter = 0
            raze(t)
            t.emit(TOLD, _SHELTER_LOST)

    def prompt(self, t: Camp) -> Prompt:
        return Prompt(OPTION_PROMPT, t.active)


class Burn(Effect):
    """RC-16.5.5, RC-16.5.6: a fight against a village or the city, then it burns."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        t.first(
            Fight(0, run.who, village_strength(t, t.act_tile), 0, 0, 0, 0, 0, NO_CARD),
            Torch(t.act_tile, run.who),
        )


def village_strength(t: Camp, space: int) -> int:
    """RC-16.5.5: 4 and the totem icons in sight; the city weakens with every burnt village."""
    params = t.sheet().params
    if space == CITY:
        burnt = (t.burnt & ~(1 << CITY)).bit_count()
        less: int = params["city_strength_minus_per_burnt_village"]
        base: int = params["city_strength_base"]
        return base - less * burnt
    icons = totem_icons(t) - (0 if params["village_counts_own_totem"] else 1)
    least: int = params["village_strength_base"]
    return least + int(params["village_strength_per_visible_totem"]) * icons


class Torch(Step):
    """RC-16.5.6: if the actor survives the village is burnt."""

    __slots__ = ("space", "who")

    def __init__(self, space: int, who: int) -> None:
        self.space = space
        self.who = who

    def advance(self, t: Camp) -> bool:
        t.done()
        if self.who in t.company():
            t.burnt |= 1 << self.space
            t.emit(BURNT, self.space)
            if self.space == CITY:
                t.emit(TOLD, _CITY_BURNT)
        return True


class Wasteland(Effect):
    """RC-16.6.3: a terrain seen for the first time does not count."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        space = t.act_tile
        if space < 0 or t.tile_at[space] < 0:
            return
        terrain = TILE_TERRAIN[t.tile_at[space]]
        others = [
            TILE_TERRAIN[t.tile_at[other]] for other in spaces_of(t.known()) if other != space
        ]
        if terrain not in others and not t.covered >> space & 1:
            cover_terrain(t, space, run.card)


class RemoveBlackMarker(Effect):
    """RC-16.6.4: black markers from island tiles."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        t.first(PickPlace(CLEARING_BLACK, self.n, run.card, 0, 0, NO_PENALTY))

    def useful(self, t: Camp) -> bool:
        return bool(t.covered) or any(place[1] < 0 for place in markers(t))


class NumberTokenInWeather(Effect):
    """RC-16.7.2: one more hungry-animals roll; counted by the totems discovered."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class CrewDies(Effect):
    """RC-16.7.4."""

    __slots__ = ("n",)

    def __init__(self, a: Args) -> None:
        self.n = a.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            crew_dies(t)


class CrewItem(Effect):
    """The item of the living crew member with the lowest number."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        member = lowest_alive(t)
        if member >= 0:
            t.first(Run(t.sheet().crew[member], 0, NO_CARD, run.who))

    def useful(self, t: Camp) -> bool:
        member = lowest_alive(t)
        return member >= 0 and script_useful(t, t.sheet().crew[member])


class FreeActress(Effect):
    """RC-16.7.8: the actress is free again."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        if t.crew & CAPTURED_ACTRESS:
            t.crew &= ~CAPTURED_ACTRESS
            t.emit(TOLD, _FREED)


class Win(Effect):
    """The players win at once."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        win(t)


class WinIfAllowed(Effect):
    """RC-16.7.7: with the director alive and the actress not captured."""

    __slots__ = ()

    def __init__(self, a: Args) -> None:
        pass

    def apply(self, t: Camp, run: Run) -> None:
        alive = t.crew >> DIRECTOR & 1
        if alive and not t.crew & CAPTURED_ACTRESS:
            win(t)


VERBS: Final[dict[str, Any]] = {
    "scenario_token": ScenarioToken,
    "scn_pile_wood": PileWood,
    "scn_place_markers": PlaceMarkers,
    "scn_marker_on_tile": MarkerOnTile,
    "scn_remove_markers": RemoveMarkers,
    "scn_place_blue": PlaceBlue,
    "scn_site": Site,
    "scn_unlock_action": UnlockAction,
    "scn_rescue_jenny": RescueJenny,
    "scn_mystery_fewer": MysteryFewer,
    "scn_cannibal_attack": CannibalAttack,
    "scn_burn": Burn,
    "scn_wasteland": Wasteland,
    "scn_remove_black_marker": RemoveBlackMarker,
    "scn_number_token_in_weather": NumberTokenInWeather,
    "scn_crew_dies": CrewDies,
    "scn_crew_item": CrewItem,
    "scn_free_actress": FreeActress,
    "scn_win": Win,
    "scn_win_if_allowed": WinIfAllowed,
}
