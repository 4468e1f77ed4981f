"""Verbs of the scenarios (RC-16), a file for each; markers.py has what several share."""
