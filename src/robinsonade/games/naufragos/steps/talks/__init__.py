"""Castaways decide, vote and deal (NAU-6)."""
