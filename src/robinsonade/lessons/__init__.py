"""Guided first games: an ordinary game on an ordinary table, with somebody who explains it."""
