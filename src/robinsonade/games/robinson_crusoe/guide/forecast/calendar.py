"""The rounds of each scenario: their weather, and what happens in them for certain (RC-1.2)."""

from __future__ import annotations

from robinsonade.games.robinson_crusoe.box.dice import WEATHER_DIE_IDS
from robinsonade.games.robinson_crusoe.box.island import SPACE_IDS
from robinsonade.games.robinson_crusoe.box.scenarios import (
    CANNIBALS,
    CASTAWAYS,
    FAMILY,
    SHEETS,
    TOTEM_IDS,
    VOLCANO,
    Scenario,
)
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.guide.forecast import words
from robinsonade.games.robinson_crusoe.guide.forecast.shapes import Calendar, CalendarRound, Said
from robinsonade.games.robinson_crusoe.guide.forecast.words import said
from robinsonade.kernel.masks import members


def calendars() -> dict[str, Calendar]:
    """By scenario."""
    return {name: calendar(SHEETS[number]) for number, name in enumerate(SCENARIO_IDS)}


def calendar(sheet: Scenario) -> Calendar:
    first = sheet.totem_start
    return {
        "rounds": [show_round(sheet, number) for number in range(1, sheet.rounds + 1)],
        "dice_per_totem": sheet.weather_per_totem,
        "totems": list(TOTEM_IDS[first : first + len(sheet.totems)]) if sheet.totems else [],
    }


def show_round(sheet: Scenario, number: int) -> CalendarRound:
    return {
        "round": number,
        "dice": [WEATHER_DIE_IDS[die] for die in members(sheet.weather[number])],
        "marks": marks_of(sheet, number),
    }


def marks_of(sheet: Scenario, number: int) -> list[Said]:
    """RC-16: what is written on the sheet for this round."""
    found: list[Said] = []
    params = sheet.params
    if sheet.number == VOLCANO:
        for row in params["lava"]:
            if row["round"] == number:
                mask = sum([1 << SPACE_IDS.index(space) for space in row["spaces"]])
                found.append(said(words.LAVA, mask))
    elif sheet.number == CANNIBALS and number == params["city_revealed_at_start_of_round"]:
        found.append(said(words.CITY))
    elif sheet.number == FAMILY and number in params["kids_born_in_rounds"]:
        found.append(said(words.KID))
    elif sheet.number == CASTAWAYS and sheet.win_rounds and number == min(sheet.win_rounds):
        found.append(said(words.WIN_FROM_NOW))
    if number == sheet.rounds:
        found.append(said(words.LAST_ROUND))
    return found
