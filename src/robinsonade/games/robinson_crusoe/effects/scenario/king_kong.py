"""King Kong: crew, actress, capture (RC-16.7); traps: markers.py."""

from __future__ import annotations

from typing import Final

from robinsonade.games.robinson_crusoe.box.scenarios import DIRECTOR
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD, CardEffect
from robinsonade.games.robinson_crusoe.events import TOLD, news
from robinsonade.games.robinson_crusoe.rules.goals import win
from robinsonade.games.robinson_crusoe.rules.run import Run, script_useful
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import crew_dies, lowest_alive
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.data import Row
from robinsonade.kernel.effects import Effect

_FREED: Final = news("actress_freed")


class NumberTokenInWeather(CardEffect):
    """RC-16.7.2: one more hungry-animals roll; counted by the totems discovered."""

    __slots__ = ()

    def __init__(self, row: Row) -> None:
        row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        pass


class CrewDies(CardEffect):
    """RC-16.7.4, RC-16.7.5: the living crew member with the lowest number dies."""

    __slots__ = ("n",)

    def __init__(self, row: Row) -> None:
        self.n = row.number("n")

    def apply(self, t: Camp, run: Run) -> None:
        for _ in range(self.n):
            crew_dies(t)


class CrewItem(CardEffect):
    """The item of the living crew member with the lowest number."""

    __slots__ = ()

    def apply(self, t: Camp, run: Run) -> None:
        member = lowest_alive(t)
        if member >= 0:
            t.first(Run(t.sheet().crew[member], 0, NO_CARD, run.who))

    def useful(self, t: Camp, who: int) -> bool:
        member = lowest_alive(t)
        return member >= 0 and script_useful(t, t.sheet().crew[member])


class FreeActress(CardEffect):
    """RC-16.7.8: the actress is free again."""

    __slots__ = ()

    UNTOLD = True

    def apply(self, t: Camp, run: Run) -> None:
        if t.actress_captured:
            t.free_actress()
            t.emit(TOLD, _FREED)


class WinIfAllowed(CardEffect):
    """RC-16.7.7: with the director alive and the actress not captured."""

    __slots__ = ()

    UNTOLD = True

    def apply(self, t: Camp, run: Run) -> None:
        if t.crew_alive(DIRECTOR) and not t.actress_captured:
            win(t)


VERBS: Final[dict[str, type[Effect]]] = {
    "scn_number_token_in_weather": NumberTokenInWeather,
    "scn_crew_dies": CrewDies,
    "scn_crew_item": CrewItem,
    "scn_free_actress": FreeActress,
    "scn_win_if_allowed": WinIfAllowed,
}
