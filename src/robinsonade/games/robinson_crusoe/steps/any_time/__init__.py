"""What can be used at a moment of its owner's choice (RC-3.7, RC-12.13, RC-12.14)."""
