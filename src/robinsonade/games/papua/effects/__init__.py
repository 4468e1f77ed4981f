"""What counters, cards and benefits can do: the verbs of their language."""
