"""What the players would compute themselves: odds, tonight, what can be built."""
