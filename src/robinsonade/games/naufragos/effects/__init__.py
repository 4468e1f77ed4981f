"""The vocabulary of the cards: one verb, one class."""
