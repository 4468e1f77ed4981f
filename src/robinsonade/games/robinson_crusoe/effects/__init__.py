"""The verbs of the cards, grouped as in data/ops.toml."""
