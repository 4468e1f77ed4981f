"""Steps of single scenarios (RC-16)."""
