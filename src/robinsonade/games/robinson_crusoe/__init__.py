"""Robinson Crusoe: Adventures on the Cursed Island."""
