"""What happens in a round, one module per phase and zone, in the order of the rulebook."""
