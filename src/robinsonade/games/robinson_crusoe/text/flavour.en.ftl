### A line for each card: ours, for its mood; at most 90 characters.
