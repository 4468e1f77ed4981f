"""Pearls: divers bid their air for shells. The example of a game in a package of its own."""
