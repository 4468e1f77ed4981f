"""What is no phase: people, goods, places, prices, decks, items."""
