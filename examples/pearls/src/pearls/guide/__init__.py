"""What whoever plays is told beyond what lies there: at stake, why not, to come, how it ended."""
