"""The verbs of the cards, one class for each: how it is read, done and told."""
