"""The verbs of the cards: each one class that is read, done and told.

What a card says goes before the rules.
"""
