"""The parts of a round, in their order."""
