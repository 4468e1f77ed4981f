"""What can be planned: open spots, pawns, costs, helpers (RC-7)."""
