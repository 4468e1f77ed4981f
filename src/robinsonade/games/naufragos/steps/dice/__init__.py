"""Rolls and contests of strength (NAU-5)."""
