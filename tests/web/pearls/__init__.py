"""Pearls, the toy game of the engine's tests, with texts: a game with secrets for the browser."""
