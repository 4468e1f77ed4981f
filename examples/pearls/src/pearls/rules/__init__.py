"""What is no part of a round."""
