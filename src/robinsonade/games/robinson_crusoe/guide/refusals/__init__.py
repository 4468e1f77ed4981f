"""Why somebody cannot plan something with an action, a space, an invention or a threat."""
