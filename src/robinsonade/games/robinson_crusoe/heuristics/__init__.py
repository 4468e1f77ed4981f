"""What a sensible castaway does (weights in data/weights.toml)."""
