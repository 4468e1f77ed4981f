"""Picking places: sources, tiles, sites for the camp, markers; a step for each reason."""
