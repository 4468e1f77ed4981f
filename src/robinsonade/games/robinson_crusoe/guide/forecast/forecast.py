"""The whole forecast of a moment: "Tonight, if this plan stands"."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.guide.forecast.action_odds import (
    Odds,
    odds_of_plan,
    show_costs,
    show_plan,
    show_spots,
)
from robinsonade.games.robinson_crusoe.guide.forecast.actions_count import Actions
from robinsonade.games.robinson_crusoe.guide.forecast.causes import show_causes
from robinsonade.games.robinson_crusoe.guide.forecast.lines import show_lines, uncounted
from robinsonade.games.robinson_crusoe.guide.forecast.night_count import Night
from robinsonade.games.robinson_crusoe.guide.forecast.people import show_people
from robinsonade.games.robinson_crusoe.guide.forecast.prey import prey_of
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Forecast
from robinsonade.games.robinson_crusoe.guide.forecast.workshop import show_workshop
from robinsonade.games.robinson_crusoe.table.phases import PLANNING_PHASE
from robinsonade.games.robinson_crusoe.table.table import Camp


def forecast(t: Camp, seat: int) -> Forecast | None:
    """RC-7.1: while the team plans, whoever is asked sees what the plan would lead to."""
    if t.phase != PLANNING_PHASE:
        return None
    odds = odds_of_plan(t, t.plan)
    actions = Actions(t, t.plan, odds)
    night = Night(t, actions)
    return {
        "lines": show_lines(t, actions, night),
        "people": show_people(t, actions, night),
        "plan": show_plan(t, odds),
        "spots": show_spots(t, seat),
        "costs": show_costs(t, seat),
        "workshop": show_workshop(t, prey_of(t)),
        "causes": show_causes(t),
        "uncounted": uncounted(actions, adventures(odds)),
    }


def adventures(odds: list[Odds]) -> float:
    """The chance of at least one adventure card."""
    none = 1.0
    for one in odds:
        if one.card:
            none *= 1.0 - one.adventure
    return 1.0 - none
