"""Why somebody cannot do something with an action, a card, a construction, a deck or a person."""
