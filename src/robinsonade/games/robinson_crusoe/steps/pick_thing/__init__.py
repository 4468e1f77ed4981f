"""Picking things: items, inventions, tokens, beasts, tiles; a step for each reason."""
