"""What happens to castaways and their belongings (NAU-4, NAU-6.1)."""
