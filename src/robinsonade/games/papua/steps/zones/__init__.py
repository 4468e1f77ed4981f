"""What happens in each zone when it is resolved."""
