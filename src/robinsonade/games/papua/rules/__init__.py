"""Rules that belong to no phase."""
