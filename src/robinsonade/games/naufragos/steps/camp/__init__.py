"""What pawns do at camp (NAU-9.2 to NAU-9.10, NAU-10, NAU-16)."""
