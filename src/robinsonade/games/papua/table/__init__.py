"""What lies on the table, and the questions asked of it."""
