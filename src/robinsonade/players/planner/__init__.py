"""The player who searches: one for all games, with what each game adds (kernel/planning.py)."""
