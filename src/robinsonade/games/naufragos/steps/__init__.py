"""What happens in a turn: the phases in the order of the rulebook, and what they are made of."""
