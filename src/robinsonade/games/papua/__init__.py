"""Papúa."""
