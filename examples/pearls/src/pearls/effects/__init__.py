"""What shells say."""
