"""Rules of single scenarios (RC-16)."""
