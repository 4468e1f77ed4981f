"""What a sensible player values: the evaluation that the greedy player goes by."""
