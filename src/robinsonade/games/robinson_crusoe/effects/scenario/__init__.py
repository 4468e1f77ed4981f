"""Verbs of the scenarios (RC-16): a file for each scenario, and sheet.py for what they share."""

from robinsonade.games.robinson_crusoe.rules.scenario.cannibal_island import village_strength

__all__ = ["village_strength"]
