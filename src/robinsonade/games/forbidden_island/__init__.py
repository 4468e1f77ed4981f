"""Forbidden Island / La Isla Prohibida."""
