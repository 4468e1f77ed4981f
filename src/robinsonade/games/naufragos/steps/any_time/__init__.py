"""What castaways may do besides what is asked (NAU-6.6, NAU-9.7)."""
