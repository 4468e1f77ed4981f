"""What lies on the table, and pure questions about it."""
