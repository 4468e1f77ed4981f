"""What happens in a turn, one module per phase, in the order of the rulebook."""
