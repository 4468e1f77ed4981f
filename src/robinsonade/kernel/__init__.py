"""The engine all games stand on. Knows no game, does no I/O, imports only the standard library."""
