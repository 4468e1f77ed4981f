"""The web server: rooms where games are played, their storage, streams that tell of them."""
