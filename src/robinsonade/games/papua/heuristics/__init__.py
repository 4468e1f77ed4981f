"""What a sensible player values."""
