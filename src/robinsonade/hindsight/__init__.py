"""Looking at games from outside: how they turned, and the puzzles found in them."""
