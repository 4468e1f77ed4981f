"""The other door to the tables: a page without a server, in a worker of the browser."""
