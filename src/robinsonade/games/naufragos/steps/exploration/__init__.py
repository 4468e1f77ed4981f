"""The exploration: out, deeper, home or lost (NAU-9.11 to NAU-9.26)."""
