"""What a sensible diver values."""
