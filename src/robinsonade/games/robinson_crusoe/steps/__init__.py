"""The round, phase by phase, in the order of the rulebook."""
