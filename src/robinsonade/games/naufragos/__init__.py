"""Náufragos / Castaways."""
