"""What a sensible castaway values (weights in data/weights.toml)."""
