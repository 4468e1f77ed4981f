"""What lies in the box: numbers, cards, and what players may write on the blank ones."""
