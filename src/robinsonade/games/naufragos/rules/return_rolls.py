"""What raises the roll for the way home (NAU-7.6, NAU-8.10, NAU-9.12)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import RETURN_ROLL, WEATHER_RETURN
from robinsonade.games.naufragos.rules.people import stat_of_group
from robinsonade.games.naufragos.table.table import Castaways


def return_bonus(t: Castaways, mask: int) -> int:
    """NAU-7.6, NAU-9.12: abilities and items of the whole group, and the weather."""
    return stat_of_group(t, mask, RETURN_ROLL) + WEATHER_RETURN[t.weather]
