"""Why somebody cannot do something with a tile, a pawn, a card or a treasure."""
