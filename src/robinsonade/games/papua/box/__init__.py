"""What lies in the box, as the data files give it."""
