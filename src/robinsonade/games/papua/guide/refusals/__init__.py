"""Why somebody cannot do something with a zone, a die, a counter, a destination or a card."""
